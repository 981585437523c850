/// What the app stores for its calendar widgets: choices of the user, never a date.
///
/// Reading takes every choice that is missing or unknown as not made.
public struct CalendarSettings: Hashable, Sendable {
  /// Whose civil day is today.
  public enum DayBasis: String, CaseIterable, Hashable, Sendable {
    /// Where the user is.
    case userZone
    /// Where the calendar is at home, for people abroad who follow it.
    case calendarZone
  }

  /// The lunar calendar; without it, that of the environment's region.
  public var calendar: LunarCalendar?
  /// How Vietnamese names month 11.
  public var monthNaming: MonthNaming
  /// The first day of the week; without it, that of the environment.
  public var firstWeekday: Weekday?
  /// Whose civil day is today.
  public var dayBasis: DayBasis

  /// Settings; those left out are as the app is delivered.
  public init(
    calendar: LunarCalendar? = nil, monthNaming: MonthNaming = .traditional, firstWeekday: Weekday? = nil,
    dayBasis: DayBasis = .userZone
  ) {
    self.calendar = calendar
    self.monthNaming = monthNaming
    self.firstWeekday = firstWeekday
    self.dayBasis = dayBasis
  }
}

extension CalendarSettings: JSONDecodable, JSONEncodable {
  /// Reads settings, also those of an older or newer version of the app.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(
      calendar: object.readable("calendar"), monthNaming: object.readable("monthNaming") ?? .traditional,
      firstWeekday: object.readable("firstWeekday"), dayBasis: object.readable("dayBasis") ?? .userZone)
  }

  /// The choices; calendar and first weekday only if they were made.
  public var json: JSON {
    var object: JSONObject = ["monthNaming": monthNaming.json, "dayBasis": dayBasis.json]
    object["calendar"] = calendar?.json
    object["firstWeekday"] = firstWeekday?.json
    return .object(object)
  }
}

extension CalendarSettings.DayBasis: JSONDecodable, JSONEncodable {}
