import LunarCalendarWidget

/// The anniversaries of `--with`, in the calendar and the language of an action.
struct GivenAnniversaries {
  private let list: AnniversaryList
  private let calendar: LunarCalendar
  private let language: Language

  /// Reads the anniversaries.
  ///
  /// - Parameters:
  ///   - path: The path of `--with`; `nil` if it was not given.
  ///   - chosen: The calendar of `--calendar`; `nil` for that of the file.
  ///   - language: The language of titles.
  /// - Returns: `nil` without a path.
  init?(_ path: String?, chosen: LunarCalendar?, language: Language) throws {
    guard let path else { return nil }
    let document = try AnniversaryFile(path).document()
    list = document.anniversaries
    calendar = document.calendar(chosen: chosen)
    self.language = language
  }

  /// Returns the anniversaries on the days of a range, in order.
  func reports(in range: ClosedRange<DayNumber>) -> [AnniversaryReport] {
    list.days(in: range, of: calendar).map {
      AnniversaryReport($0, calendar: $0.anniversary.calendar ?? calendar, language: language)
    }
  }
}

extension [AnniversaryReport] {
  var json: OrderedJSON { .array(map { .object($0.members) }) }
}

/// The report about an anniversary on a day.
struct AnniversaryReport {
  let day: AnniversaryDay
  let calendar: LunarCalendar
  let language: Language

  init(_ day: AnniversaryDay, calendar: LunarCalendar, language: Language) {
    self.day = day
    self.calendar = calendar
    self.language = language
  }

  var date: CivilDate { CivilDate(day.day) }
  /// "Giỗ ông nội lần thứ 5".
  var title: String { AnniversaryTexts(language).title(day).longest }
  var doubt: LunarDoubt? { try? calendar.doubt(on: day.day) }
  /// The identifier of the event in calendar apps, independent of the rules and the calendar.
  var eventID: String { "anniversary-\(day.anniversary.id)-\(day.lunarYear)\(day.isSecond ? "-leap" : "")" }

  var cells: [String] {
    [
      date.description, date.weekday.shortName(in: language), title,
      "lunar \(day.lunarDate)\(doubt == nil ? "" : "?")",
    ]
  }

  var members: [(key: String, value: OrderedJSON)] {
    let columns = AnniversaryExport.table
    return columns.map { ($0.heading.name, (try? $0.value(self)) ?? .null) }
  }
}
