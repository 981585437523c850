import Almanac
import Foundation

extension Arguments {
  func calendar() throws(UsageError) -> LunarCalendar {
    guard let id = self[.calendar] else { return .vietnamese }
    guard let calendar = LunarCalendar(id: id) else {
      let ids = LunarCalendar.all.map(\.id).joined(separator: ", ")
      throw UsageError("unknown calendar '\(id)'; there are: \(ids)")
    }
    return calendar
  }

  func language(default usual: Language = .vietnamese) throws(UsageError) -> Language {
    guard let code = self[.language] else { return usual }
    // The tag by which systems and files of texts name simplified Chinese.
    guard let language = Language(rawValue: code == "zh-Hans" ? "zh" : code) else {
      throw UsageError("unknown language '\(code)'; there are: vi, en, zh (or zh-Hans)")
    }
    return language
  }

  /// One of the formats, the first of them by default.
  func format(_ formats: [OutputFormat], of thing: String) throws(UsageError) -> OutputFormat {
    let name = self[.format] ?? formats.first?.rawValue ?? ""
    guard let format = formats.first(where: { $0.rawValue == name }) else {
      let names = formats.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(thing) cannot be written as '\(name)'; there are: \(names)")
    }
    return format
  }

  static func date(_ text: String) throws(UsageError) -> CivilDate {
    guard let date = CivilDate(text) else {
      throw UsageError("'\(text)' is not a date of the Gregorian calendar such as 2026-02-17")
    }
    return date
  }

  /// A Gregorian year of four digits.
  static func year(_ text: String) throws(UsageError) -> Int {
    guard let first = CivilDate("\(text)-01-01") else {
      throw UsageError("'\(text)' is not a year of four digits")
    }
    return first.year
  }

  /// The first day of a Gregorian month written as `2026-02`.
  static func month(_ text: String) throws(UsageError) -> CivilDate {
    guard let first = CivilDate("\(text)-01") else {
      throw UsageError("'\(text)' is not a month such as 2026-02")
    }
    return first
  }

  /// Today, by the clock or by `--at`, in the machine's zone or in `--zone`.
  func today() throws(UsageError) -> DayNumber {
    let now = try instant()
    let zone = try zone()
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(now.secondsSince1970)))
    do throws(CivilDateError) {
      return try now.day(atOffset: offset)
    } catch {
      throw UsageError("\(now) is outside the years 1 to 9999 there")
    }
  }

  /// Now, by the clock or by `--at`.
  func instant() throws(UsageError) -> Instant {
    guard let text = self[.at] else {
      return Instant(secondsSince1970: Int64(Date().timeIntervalSince1970.rounded(.down)))
    }
    guard let instant = Instant(text) else {
      throw UsageError("'\(text)' is not an instant such as 2026-02-17T00:00:00+07:00")
    }
    return instant
  }

  /// The machine's zone or that of `--zone`.
  func zone() throws(UsageError) -> TimeZone {
    guard let id = self[.zone] else { return TimeZone.current }
    guard let zone = TimeZone(identifier: id) else { throw UsageError("unknown zone '\(id)'") }
    return zone
  }

  func firstWeekday() throws(UsageError) -> Weekday? {
    guard let text = self[.firstWeekday] else { return nil }
    guard let weekday = Weekday.allCases.first(where: { "\($0)" == text }) else {
      let names = Weekday.allCases.map { "\($0)" }.joined(separator: ", ")
      throw UsageError("unknown weekday '\(text)'; there are: \(names)")
    }
    return weekday
  }

  /// One of the words of an option, or `nil` if it was not given.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ option: CommandOption, of type: Value.Type
  ) throws(UsageError) -> Value? where Value.RawValue == String {
    guard let text = self[option] else { return nil }
    guard let value = Value(rawValue: text) else {
      let words = type.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("'\(text)' is not allowed for \(option.flag); allowed: \(words)")
    }
    return value
  }
}
