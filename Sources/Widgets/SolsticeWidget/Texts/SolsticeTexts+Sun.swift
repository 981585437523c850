import SolsticeWidgetTables

extension SolsticeTexts {
  /// "Sunrise".
  public var sunrise: String { text(.sunrise) }
  /// "Sunset".
  public var sunset: String { text(.sunset) }
  /// "Solar noon".
  public var noon: String { text(.noon) }
  /// "Day length".
  public var dayLength: String { text(.dayLength) }
  /// The heading of the times of the Sun.
  public var sunTitle: String { text(.sunTitle) }
  /// The heading of the season.
  public var seasonTitle: String { text(.seasonTitle) }
  /// The heading of the list of events.
  public var upcomingTitle: String { text(.upcomingTitle) }

  /// "Sunrise 05:16".
  public func sunrise(at time: String) -> String { text(.sunriseAt, ["time": time]) }

  /// "Sunset 18:41".
  public func sunset(at time: String) -> String { text(.sunsetAt, ["time": time]) }

  /// "Sunrise 05:16 · Sunset 18:41": texts side by side in a line.
  func row(_ texts: [String]) -> String {
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { text(.sideBySide, ["first": $0, "second": $1]) }
  }

  /// "Day length: 13 h 24 min".
  func labelled(_ name: String, _ value: String) -> String {
    text(.labelled, ["name": name, "value": value])
  }

  /// "13 h 24 min", rounded to the minute.
  public func duration(_ seconds: Int) -> String {
    let minutes = (seconds + 30) / 60
    return text(.hoursAndMinutes, ["hours": "\(minutes / 60)", "minutes": "\(minutes % 60)"])
  }

  /// Why the Sun has no times today; or what it does instead.
  public func reason(_ reason: SunToday.Absence) -> String {
    switch reason {
    case .polarDay: text(.polarDay)
    case .polarNight: text(.polarNight)
    case .noPlace(.notChosen): text(.placeNotChosen)
    case .noPlace(.denied): text(.placeDenied)
    case .noPlace(.awaited): text(.placeAwaited)
    case .outsideTables: text(.sunOutsideTables)
    }
  }
}
