import AlmanacFoundation
import Foundation
import SunTimes

/// The options that several actions share.
///
/// An option of one action is declared beside it.
enum Options {
  static let calendar = Option<LunarCalendar>(
    "calendar", "ID", words: LunarCalendar.all.map(\.id), isRepeatable: true,
    allowed: LunarCalendar.all.map(\.id).joined(separator: ", "),
    "a calendar (see 'almanac calendars'; default: vietnamese)",
    read: { (text) throws(UsageError) in LunarCalendar(id: text.lowercased()) })
  static let language = Option<Language>(
    "language", Language.allCases.map(\.rawValue).joined(separator: "|"),
    words: Language.allCases.map(\.rawValue),
    allowed: Language.allCases.map { language in
      language.rawValue + (language.tag == language.rawValue ? "" : " (or \(language.tag))")
    }.joined(separator: ", "),
    "the language of names and labels (default: vi; in text that of LANG)",
    read: { (text) throws(UsageError) in Language(tag: text) })
  static let at = Option<Timestamp>(
    "at", "INSTANT", allowed: "an instant such as 2026-02-17T00:00:00+07:00",
    "the moment to use as now, such as 2026-02-17T00:00:00+07:00",
    read: { (text) throws(UsageError) in Timestamp(text) })
  static let zone = Option<TimeZone>(
    "zone", "ID", allowed: "an identifier such as Asia/Ho_Chi_Minh",
    "the time zone, such as Asia/Ho_Chi_Minh (default: the machine's zone)",
    read: { (text) throws(UsageError) in TimeZone(identifier: text) })
  static let latitude = degrees("latitude", -90...90, "of the place, north positive, -90 to 90")
  static let longitude = degrees("longitude", -180...180, "of the place, east positive, -180 to 180")
  /// A document that a verb reads and writes.
  static let document = Option<String>(
    "file", "FILE", "the document that is read and written; its folder must exist")
  /// A file of the user's own days, as the calendar app stores them.
  static let anniversaries = Option<String>(
    "file", "FILE", "your own days: settings of the calendar app, or a list of anniversaries")
  /// Decisions about days off that are newer than the tables.
  static let decided = Option<String>(
    "file", "FILE", isRepeatable: true,
    "newer decisions about days off, as 'export decided --format json' has them")
  /// Either of them.
  static let files = Option<String>(
    "file", "FILE", isRepeatable: true,
    "your own days (settings of the calendar app, or a list of anniversaries), or newer decisions about days off, all of a year"
  )

  /// The options for CSV that is opened in a spreadsheet.
  static let spreadsheet = [
    CommandOption(switch: "bom", "begin csv with a byte order mark, by which Excel recognises UTF-8"),
    CommandOption(
      switch: "guard-formulas",
      "put ' before texts of csv that spreadsheets compute: those with = + - @ first"),
  ]

  /// Returns `--format` with the formats of an action; the first is the default.
  static func format(_ formats: OutputFormat...) -> CommandOption { format(formats) }

  static func format(_ formats: [OutputFormat]) -> CommandOption {
    let words = formats.map(\.rawValue)
    return CommandOption("format", oneOf: words, "how to write (default: \(words.first ?? ""))")
  }

  private static func degrees(_ name: String, _ range: ClosedRange<Double>, _ help: String) -> Option<Double>
  {
    Option(
      name, "DEGREES",
      allowed: "degrees from \(Int(range.lowerBound)) to \(Int(range.upperBound)), such as 21.0285",
      help,
      read: { (text) throws(UsageError) in
        // Swift would also accept hexadecimal numbers and "nan", which are not meant as degrees.
        guard text.allSatisfy("+-.0123456789eE".contains), let degrees = Double(text) else { return nil }
        return range.contains(degrees) ? degrees : nil
      })
  }
}

extension Language {
  /// Finds a language by its code or a longer tag, as systems and text files use them: `zh-Hans`, `vi_VN.UTF-8`.
  init?(tag: String) {
    let code = tag.lowercased().prefix { $0.isASCII && $0.isLetter }
    guard let language = Language.allCases.first(where: { $0.rawValue == code }) else { return nil }
    self = language
  }
}

/// The environment variables of the process; tests replace them.
enum Variables {
  @TaskLocal static var all = ProcessInfo.processInfo.environment

  /// The language that the variables of the locale name, in the order of POSIX; `nil` for C, none, or a language
  /// without names.
  static var language: Language? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { all[$0] }.first { !$0.isEmpty }
    return locale.flatMap(Language.init(tag:))
  }

  /// Whether people of the region that the variables name have degrees Fahrenheit and pounds.
  ///
  /// Source: Unicode CLDR, unit preferences for the weather, with the territories of the United States.
  static var hasUSUnits: Bool {
    let locale = ["LC_ALL", "LC_MEASUREMENT", "LANG"].compactMap { all[$0] }.first { !$0.isEmpty } ?? ""
    let regions = ["AS", "BS", "BZ", "GU", "KY", "MP", "PR", "PW", "UM", "US", "VI"]
    return regions.contains(locale.split(separator: "_").dropFirst().first.map { String($0.prefix(2)) } ?? "")
  }
}

extension Arguments {
  /// Returns whether an option was given.
  func has(_ option: CommandOption) -> Bool { self[option] != nil }

  /// Returns the value of `--format`; without it, the first format of the action.
  func format() throws(UsageError) -> OutputFormat {
    let words = words(of: Options.format())
    let name = self[Options.format()] ?? words.first ?? ""
    guard words.contains(name), let format = OutputFormat(rawValue: name) else {
      throw UsageError("'\(name)' is not allowed for --format; allowed: \(words.joined(separator: ", "))")
    }
    return format
  }

  /// Returns what a spreadsheet needs of the output.
  func spreadsheet(_ format: OutputFormat) throws(UsageError) -> SpreadsheetForm {
    let given = Options.spreadsheet.map(has)
    if let place = given.firstIndex(of: true), format != .csv {
      throw UsageError("\(Options.spreadsheet[place].flag) is for --format csv")
    }
    return SpreadsheetForm(hasMark: given[0], guardsFormulas: given[1])
  }

  /// Returns the language of names and labels.
  ///
  /// Without `--language`, LANG decides for text. Files have Vietnamese names wherever they are made, so that a job at night
  /// gets what a person at a desk got.
  ///
  /// - Parameter usual: The language where neither decides.
  func language(_ format: OutputFormat, default usual: Language = .vietnamese) throws(UsageError) -> Language
  {
    if let language = try self[Options.language] { return language }
    return (format == .text ? Variables.language : nil) ?? usual
  }

  func calendar() throws(UsageError) -> LunarCalendar { try chosenCalendar() ?? .vietnamese }

  /// Returns the calendar of `--calendar`; `nil` if it was not given.
  func chosenCalendar() throws(UsageError) -> LunarCalendar? {
    let calendars = try all(Options.calendar)
    guard calendars.count <= 1 else { throw UsageError("--calendar appears twice") }
    return calendars.first
  }

  /// Returns the calendars of `--calendar`: at least one, without duplicates.
  func calendars() throws(UsageError) -> [LunarCalendar] {
    var calendars: [LunarCalendar] = []
    for calendar in try all(Options.calendar) {
      guard !calendars.contains(calendar) else {
        throw UsageError("the calendar '\(calendar)' appears twice")
      }
      calendars.append(calendar)
    }
    return calendars.isEmpty ? [.vietnamese] : calendars
  }
}
