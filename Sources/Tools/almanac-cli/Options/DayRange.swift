import DayAlmanac

/// A range of civil days as people type it: `2026`, `2026-02`, `2026-02-17`, `A..B`, `today`.
enum DayRange {
  static let relativeWords = ["yesterday", "today", "tomorrow"]
  /// The days by the plain form of their names, from CLDR's field `day` and from common speech.
  private static let relativeDays = [
    "yesterday": -1, "today": 0, "tomorrow": 1, "daybeforeyesterday": -2, "dayaftertomorrow": 2,
    "homkia": -2, "homqua": -1, "homnay": 0, "ngaymai": 1, "mai": 1, "ngaykia": 2,
    "前天": -2, "昨天": -1, "今天": 0, "明天": 1, "后天": 2, "後天": 2,
    "그저께": -2, "어제": -1, "오늘": 0, "내일": 1, "모레": 2,
  ]
  static let operand = "[RANGE]"
  static let help = "RANGE is 2026, 2026-02, 2026-02-17, A..B, today, yesterday or tomorrow"

  /// Reads a range.
  ///
  /// - Parameters:
  ///   - text: The text; for two texts with `..` between them, from the first day of one to the last day of the other.
  ///   - calendar: The calendar of days with a name, such as `rằm tháng 7`: the next one.
  ///   - country: The country of festivals; `nil` for the calendar's country.
  ///   - language: The language of names in an error.
  ///   - today: Returns the current day.
  static func days(
    _ text: String, in calendar: LunarCalendar, of country: FestivalCountry? = nil,
    _ language: Language = .english, today: () throws(UsageError) -> DayNumber
  ) throws(UsageError) -> ClosedRange<DayNumber> {
    let parts = text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, !parts.contains("") else { throw noRange(text) }
    let first = try part(parts[0], calendar, country, language, today)
    guard parts.count == 2 else { return first }
    let last = try part(parts[1], calendar, country, language, today)
    guard first.lowerBound <= last.upperBound else {
      throw UsageError(text) { $0.endsBefore(text: text) }
    }
    return first.lowerBound...last.upperBound
  }

  /// Returns whether a text is a day counted from today, in a language that the command knows.
  static func isRelative(_ text: String) -> Bool { relativeDays[PlainName.form(of: text)] != nil }

  private static func part(
    _ text: String, _ calendar: LunarCalendar, _ country: FestivalCountry?, _ language: Language,
    _ today: () throws(UsageError) -> DayNumber
  ) throws(UsageError) -> ClosedRange<DayNumber> {
    if let distance = relativeDays[PlainName.form(of: text)] {
      let day = try today().advanced(by: distance)
      return day...day
    }
    if !TypedDate.isLunar(text), let date = try TypedDate.value(of: text, { $0.days == nil ? nil : $0 }),
      let days = date.days
    {
      return days
    }
    let dates = TypedDate.isLunar(text) ? [] : TypedDate.readings(of: text)
    if let first = dates.first {
      let year = CivilDate(try today()).year
      let days = dates.flatMap { $0.inYears(near: year) }.map(\.description)
      let isLunar = first.year == nil && !first.isCivil && 1...30 ~= first.day ?? 0
      throw UsageError(text) {
        let problem =
          days.isEmpty
          ? $0.noDate(text: text) : $0.meant(names: $0.either(days), problem: $0.noYearGiven(text: text))
        if !isLunar { return problem }
        let lunar = $0.findsLunar(text: text)
        return days.isEmpty ? $0.further(more: lunar, problem: problem) : "\(problem) \(lunar)"
      }
    }
    let named = try NamedDay.all(called: text, in: calendar, of: country, language)
    let found = NamedDay.days(of: named, called: text, from: try today())
    guard let first = found.first else {
      let others = NamedDay.countries(knowing: text, besides: country ?? calendar.country).filter {
        $0.calendar.country == $0
      }
      guard !others.isEmpty else {
        throw named.isEmpty ? noRange(text) : UsageError(text, NamedDay.absence(of: named, called: text))
      }
      let ids = others.map(\.calendar.id)
      throw UsageError(text) { $0.ofCalendar(names: $0.both(ids.map($0.quoted)), text: text) }
    }
    guard found.count == 1 else {
      let days = found.map { "\($0.day) (\($0.named.name ?? ""))" }
      throw UsageError(text) { $0.meant(names: $0.either(days), problem: $0.moreThanOne(text: text)) }
    }
    return first.day...first.day
  }

  private static func noRange(_ text: String) -> UsageError {
    UsageError(text) { $0.noRange(text: text) }
  }

  /// Returns the days of a year of four digits; `nil` for another text.
  static func days(ofYear text: String) -> ClosedRange<DayNumber>? {
    guard let first = CivilDate("\(text)-01-01"), let last = CivilDate("\(text)-12-31") else { return nil }
    return DayNumber(first)...DayNumber(last)
  }

  /// Returns the days of a year, or of years such as `2025..2027`; `nil` for another text.
  static func days(ofYears text: String) throws(UsageError) -> ClosedRange<DayNumber>? {
    let years = text.split(separator: "..", omittingEmptySubsequences: false)
    guard years.count <= 2, years.allSatisfy({ days(ofYear: String($0)) != nil }) else { return nil }
    return try days(text, in: .vietnamese) { () throws(UsageError) in throw noRange(text) }
  }

  /// Returns the month or the year around a day.
  static func around(_ day: DayNumber, _ unit: DefaultRange) -> ClosedRange<DayNumber> {
    switch unit {
    case .day: return day...day
    case .month: return YearMonth(of: CivilDate(day)).days
    case .year: return days(ofYear: String("\(CivilDate(day))".prefix(4))) ?? day...day
    }
  }
}

/// The range around now for an action without an operand.
enum DefaultRange {
  case day, month, year
}

extension CommandFailure {
  /// The error for a day that a zone skipped.
  static func skipped(_ date: CivilDate, in zone: String) -> CommandFailure {
    CommandFailure { $0.skipped(date: "\(date)", zone: zone) }
  }
}
