import Almanac

/// `almanac lunar`: the civil day of a lunar date.
struct LunarVerb: Verb {
  static let name = "lunar"
  static let operands = "LUNARDATE"
  static let summary = "the civil day of a lunar date"
  static let details = """
    LUNARDATE is such as 2025-06-01, or 2025-06L-01 in a leap month. A date that the calendar does not have is
    an error that says why (exit code 1).
    """
  static let options: [CommandOption] = [.calendar, .language, .format]
  static let formats: [OutputFormat] = [.text, .json]

  private let date: Result<LunarDate, LunarDateError>
  private let calendar: LunarCalendar
  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    format = try arguments.format(Self.formats, of: "a date")
    let text = try arguments.operand("LUNARDATE")
    guard let date = Self.date(text) else {
      throw UsageError("'\(text)' is not a lunar date such as 2025-06-01 or 2025-06L-01")
    }
    self.date = date
  }

  func run(_ output: inout OutputStream) throws {
    let day = try calendar.day(of: date.get())
    try output.write(DayReport(day, calendar: calendar, language: language).text(format))
  }

  /// The date, or why there can be none; `nil` if the text has another form.
  private static func date(_ text: String) -> Result<LunarDate, LunarDateError>? {
    if let date = LunarDate(text) { return .success(date) }
    // The parser of the library does not say which field is out of range.
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let isLeap = parts[1].hasSuffix("L")
    let month = isLeap ? parts[1].dropLast() : parts[1]
    guard parts[0].utf8.count == 4, month.utf8.count == 2, parts[2].utf8.count == 2 else { return nil }
    let digits = [parts[0], month, parts[2]].filter { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    let numbers = digits.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    return Result { () throws(LunarDateError) in
      try LunarDate(year: numbers[0], month: numbers[1], isLeapMonth: isLeap, day: numbers[2])
    }
  }
}
