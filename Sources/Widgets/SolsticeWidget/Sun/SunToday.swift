/// The Sun on the civil day of the user, at the user's place.
///
/// Without a place there are no times: none is made up for another place.
public enum SunToday: Hashable, Sendable {
  /// Why there is no sunrise or sunset to show.
  public enum Absence: Hashable, Sendable {
    /// The Sun is up all day.
    case polarDay
    /// The Sun is down all day.
    case polarNight
    /// No place is known, and why.
    case noPlace(PlaceNotice)
    /// The day is outside the tables.
    case outsideTables
  }

  /// The Sun rises or sets that day.
  case events(CivilSunDay)
  /// There is nothing to show, and why.
  case none(Absence)

  /// The Sun at a moment's civil day.
  ///
  /// - Parameters:
  ///   - instant: The moment.
  ///   - state: What is known of the place.
  ///   - days: The civil days of the user's zone.
  public init(at instant: Instant, _ state: SolsticeState, in days: LocalDays) {
    guard let place = state.place else {
      self = .none(.noPlace(state.notice ?? .notChosen))
      return
    }
    guard let today = days.day(at: instant), let start = days.start(of: today),
      let end = days.next(after: instant), let day = try? CivilSunDay(from: start, to: end, at: place)
    else {
      self = .none(.outsideTables)
      return
    }
    switch day.course {
    case .polarDay: self = .none(.polarDay)
    case .polarNight: self = .none(.polarNight)
    case .events: self = .events(day)
    }
  }

  /// The moments at which the Sun rises or sets.
  var instants: [Instant] {
    guard case .events(let day) = self else { return [] }
    return day.sunrises + day.sunsets
  }
}
