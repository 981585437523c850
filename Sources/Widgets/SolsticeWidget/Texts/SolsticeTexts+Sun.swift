import SolsticeWidgetTables

extension SolsticeTexts {
  /// "Sunrise".
  public var sunrise: String { strings.sunrise }
  /// "Sunset".
  public var sunset: String { strings.sunset }
  /// "Solar noon".
  public var noon: String { strings.noon }
  /// "Day length".
  public var dayLength: String { strings.dayLength }
  /// The heading of the times of the Sun.
  public var sunTitle: String { strings.sunTitle }
  /// The heading of the season.
  public var seasonTitle: String { strings.seasonTitle }
  /// The heading of the list of events.
  public var upcomingTitle: String { strings.upcomingTitle }

  /// "Sunrise 05:16".
  public func sunrise(at time: String) -> String { strings.sunriseAt(time: time) }

  /// "Sunset 18:41".
  public func sunset(at time: String) -> String { strings.sunsetAt(time: time) }

  /// "Sunrise 05:16 · Sunset 18:41": texts side by side in a line.
  func row(_ texts: [String]) -> String {
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { strings.sideBySide(first: $0, second: $1) }
  }

  /// "Day length: 13 h 24 min".
  func labelled(_ name: String, _ value: String) -> String {
    strings.labelled(name: name, value: value)
  }

  /// "13 h 24 min", rounded to the minute.
  public func duration(_ seconds: Int) -> String {
    let minutes = (seconds + 30) / 60
    return strings.hoursAndMinutes(hours: "\(minutes / 60)", minutes: "\(minutes % 60)")
  }

  /// Why the Sun has no times today; or what it does instead.
  public func reason(_ reason: SunToday.Absence) -> String {
    switch reason {
    case .polarDay: strings.polarDay
    case .polarNight: strings.polarNight
    case .noPlace(.notChosen): strings.placeNotChosen
    case .noPlace(.denied): strings.placeDenied
    case .noPlace(.awaited): strings.placeAwaited
    case .outsideTables: strings.sunOutsideTables
    }
  }
}
