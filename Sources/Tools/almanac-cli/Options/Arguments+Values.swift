import SunTimes
import WidgetBridge

/// The values of options and operands that several actions share.
extension Arguments {
  func calendar() throws(UsageError) -> LunarCalendar {
    let calendars = try calendars()
    guard calendars.count == 1 else { throw UsageError("\(CommandOption.calendar.flag) appears twice") }
    return calendars[0]
  }

  /// Returns the calendar of `--calendar`; `nil` if it was not given.
  func chosenCalendar() throws(UsageError) -> LunarCalendar? {
    self[.calendar] == nil ? nil : try calendar()
  }

  /// Returns the calendars of `--calendar`: at least one, without duplicates.
  func calendars() throws(UsageError) -> [LunarCalendar] {
    var calendars: [LunarCalendar] = []
    for id in all(.calendar) {
      guard let calendar = LunarCalendar(id: id) else {
        throw UsageError(
          "unknown calendar '\(id)'; there are: \(CommandOption.calendar.words.joined(separator: ", "))")
      }
      guard !calendars.contains(calendar) else { throw UsageError("the calendar '\(id)' appears twice") }
      calendars.append(calendar)
    }
    return calendars.isEmpty ? [.vietnamese] : calendars
  }

  func language(default usual: Language = .vietnamese) throws(UsageError) -> Language {
    guard let code = self[.language] else { return usual }
    // Systems and text files may use a longer tag for a language: zh-Hans.
    guard let language = Language.allCases.first(where: { [$0.rawValue, $0.tag].contains(code) }) else {
      let words = Language.allCases.map { language in
        language.rawValue + (language.tag == language.rawValue ? "" : " (or \(language.tag))")
      }
      throw UsageError("unknown language '\(code)'; there are: \(words.joined(separator: ", "))")
    }
    return language
  }

  /// Returns the value of `--format`; the default is the first format of the action, or of `words`.
  func format(of thing: String, among words: [String]? = nil) throws(UsageError) -> OutputFormat {
    let words = words ?? self.words(of: .format)
    let name = self[.format] ?? words.first ?? ""
    guard words.contains(name), let format = OutputFormat(rawValue: name) else {
      throw UsageError(
        "\(thing) cannot be written as '\(name)'; there are: \(words.joined(separator: ", "))")
    }
    return format
  }

  static func date(_ text: String) throws(UsageError) -> CivilDate {
    guard let date = CivilDate(text) else {
      throw UsageError("'\(text)' is not a date of the Gregorian calendar such as 2026-02-17")
    }
    return date
  }

  /// Reads a Gregorian year of four digits.
  static func year(_ text: String) throws(UsageError) -> Int {
    guard let first = CivilDate("\(text)-01-01") else {
      throw UsageError("'\(text)' is not a year of four digits")
    }
    return first.year
  }

  /// Reads a Gregorian month such as `2026-02`, and returns its first day.
  static func month(_ text: String) throws(UsageError) -> CivilDate {
    guard let first = CivilDate("\(text)-01") else {
      throw UsageError("'\(text)' is not a month such as 2026-02")
    }
    return first
  }

  func firstWeekday() throws(UsageError) -> Weekday? {
    guard let text = self[.firstWeekday] else { return nil }
    guard let weekday = Weekday.allCases.first(where: { "\($0)" == text }) else {
      let names = Weekday.allCases.map { "\($0)" }.joined(separator: ", ")
      throw UsageError("unknown weekday '\(text)'; there are: \(names)")
    }
    return weekday
  }

  /// Returns the value of `--privacy`.
  func privacy() throws(UsageError) -> Privacy {
    try choice(.privacy, of: Privacy.self) ?? .shown
  }

  /// Returns the value of an option with fixed words, or `nil` if it was not given.
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

  /// Returns a whole number in decimal digits, or `nil` if it was not given.
  func number<Number: FixedWidthInteger>(
    _ option: CommandOption, in range: ClosedRange<Number>
  ) throws(UsageError) -> Number? {
    guard let text = self[option] else { return nil }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Number(text),
      range.contains(number)
    else {
      throw UsageError(
        "'\(text)' is not allowed for \(option.flag); allowed: \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns the place of `--latitude` and `--longitude`.
  func coordinates() throws(UsageError) -> Coordinates {
    guard let coordinates = try optionalCoordinates() else {
      throw UsageError("the place is missing: --latitude and --longitude, in degrees")
    }
    return coordinates
  }

  /// Returns the place of `--latitude` and `--longitude`; `nil` if neither was given.
  func optionalCoordinates() throws(UsageError) -> Coordinates? {
    guard let latitude = try degrees(.latitude) else {
      guard self[.longitude] == nil else { throw UsageError("--longitude needs --latitude") }
      return nil
    }
    guard let longitude = try degrees(.longitude) else { throw UsageError("--latitude needs --longitude") }
    do throws(SunTimesError) {
      return try Coordinates(latitude: latitude, longitude: longitude)
    } catch {
      throw UsageError("\(error)")
    }
  }

  private func degrees(_ option: CommandOption) throws(UsageError) -> Double? {
    guard let text = self[option] else { return nil }
    // Swift would also accept hexadecimal numbers and "nan", which are not meant as degrees.
    guard text.allSatisfy("+-.0123456789eE".contains), let degrees = Double(text) else {
      throw UsageError("'\(text)' is not a number of degrees such as 21.0285, for \(option.flag)")
    }
    return degrees
  }
}
