import AlmanacFoundation
import DayAlmanac
import Foundation
import SunTimes
import WidgetFoundation
import WorkingDays

/// The options that several actions share.
///
/// An option of one action is declared beside it.
enum Options {
  static let calendar = Option<LunarCalendar>(
    "calendar", "ID", words: LunarCalendar.all.map(\.id), isRepeatable: true,
    allowed: .words(LunarCalendar.all.map(\.id)),
    "a calendar (see 'almanac calendars'; default: vietnamese)",
    read: { (text) throws(UsageError) in LunarCalendar(id: text.lowercased()) }
  ).suggesting { FestivalCountry(called: $0)?.calendar.id }
  static let country = Option(
    "country", oneOf: DaysOffCountry.self,
    "the country whose festivals and days off are shown, in its calendar without --calendar; with another one its days off alone; or none"
  ).suggesting { FestivalCountry(called: $0)?.id }
  /// The option for groups of days, with its default for the help.
  static func groups(_ usual: String) -> Option<Set<FestivalGroup>> {
    let names = FestivalGroup.allCases.map(\.rawValue)
    return Option(
      "groups", "NAME,...", words: names + ["all", "none"],
      allowed: .texts { $0.allowedGroups(names: $0.list(names)) },
      "groups of days, such as 三伏, 한식, days of temples and days that people avoid: all, none or some of \(names.joined(separator: ", ")) (default: \(usual))",
      read: { (text) throws(UsageError) in
        if text == "all" || text == "none" { return text == "all" ? Set(FestivalGroup.allCases) : [] }
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let groups = words.compactMap { FestivalGroup(rawValue: $0.trimmingCharacters(in: .whitespaces)) }
        return groups.count == words.count ? Set(groups) : nil
      })
  }
  static let groups = groups("all but \(FestivalGroup.tabooDays.rawValue)")
  static let noGroups = groups("none")
  static let language = Option<Language>(
    "language", Language.allCases.map(\.rawValue).joined(separator: "|"),
    words: Language.allCases.map(\.rawValue),
    allowed: .texts { $0.allowedTag(names: $0.list(Language.allCases.map(\.tag))) },
    "the language of names and labels (default: vi; in text that of LANG, else en)",
    read: { (text) throws(UsageError) in
      if let language = Language(rawValue: text) { return language }
      // Any tag has a nearest language, so other words such as English and 12 must be refused here.
      let code = text.prefix { $0.isASCII && $0.isLetter }
      let isTag =
        (2...3).contains(code.count)
        && (code == text || "-_.@".contains(text.dropFirst(code.count).prefix(1)))
      return isTag ? Language(tag: text) : nil
    }
  ).suggesting { text in
    // One or two Latin letters are in most names.
    guard text.utf8.count > 2 else { return nil }
    return Language.allCases.first { language in
      [language, .english].contains { reader in
        let name = reader.locale.localizedString(forIdentifier: language.tag) ?? ""
        return name.lowercased().contains(text.lowercased())
      }
    }?.rawValue
  }
  static let at = Option<Timestamp>(
    "at", "INSTANT", allowed: .texts { $0.allowedInstant },
    "the moment to use as now, such as 2026-02-17T00:00:00+07:00",
    read: { (text) throws(UsageError) in Timestamp(text) })
  static let zone = Option<TimeZone>(
    "zone", "ID", allowed: .texts { $0.allowedZone },
    "the time zone, such as Asia/Ho_Chi_Minh (default: the machine's zone)",
    read: { (text) throws(UsageError) in TimeZone(identifier: text) })
  static let latitude = degrees("latitude", -90...90, "of the place, north positive, -90 to 90")
  static let longitude = degrees("longitude", -180...180, "of the place, east positive, -180 to 180")
  /// A document that a verb reads and writes.
  static let document = Option<String>(
    "file", "FILE", "the document that is read and written; its folder must exist"
  ).known(as: "state")
  /// A file of the user's own days, as the calendar app stores them.
  static let anniversaries = Option<String>(
    "file", "FILE", "your own days: settings of the calendar app, or a list of anniversaries"
  ).known(as: "state")
  /// Decisions about days off that are newer than the tables.
  static let decided = Option<String>(
    "file", "FILE", isRepeatable: true,
    "newer decisions about days off, as 'export decided --format json' has them")
  /// A file of own days, or of decisions.
  static let files = Option<String>(
    "file", "FILE", isRepeatable: true,
    "your own days (settings of the calendar app, or a list of anniversaries), or newer decisions about days off, all of a year"
  ).known(as: "state")

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
      allowed: .texts {
        $0.allowedDegrees(first: "\(Int(range.lowerBound))", last: "\(Int(range.upperBound))")
      },
      help,
      read: { (text) throws(UsageError) in
        // Swift would also accept hexadecimal numbers and "nan", which are not meant as degrees.
        guard text.allSatisfy("+-.0123456789eE".contains), let degrees = Double(text) else { return nil }
        return range.contains(degrees) ? degrees : nil
      })
  }
}

extension FestivalCountry {
  /// Creates the country that a text names in some language, as ISO 3166 does, or by its calendar: 臺灣, TW, chinese.
  init?(called text: String) {
    let form = PlainName.form(of: text)
    let found = Self.all.first { country in
      let names =
        Language.allCases.map(country.name) + country.otherNames
        + [country.id, country.region, country.calendar.id]
      return names.contains { PlainName.form(of: $0) == form }
    }
    guard let found else { return nil }
    self = found
  }
}

/// The environment variables of the process; tests replace them.
enum Variables {
  @TaskLocal static var all = ProcessInfo.processInfo.environment

  /// The locale of messages without its character set, in the order of POSIX; empty if there is none.
  static var locale: String {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { all[$0] }.first { !$0.isEmpty } ?? ""
    return String(locale.prefix { $0 != "." })
  }

  /// Whether people of the region that the variables name use degrees Fahrenheit and pounds.
  ///
  /// Source: Unicode CLDR, unit preferences for the weather, with the territories of the United States.
  static var hasUSUnits: Bool {
    let locale = ["LC_ALL", "LC_MEASUREMENT", "LANG"].compactMap { all[$0] }.first { !$0.isEmpty } ?? ""
    let regions = ["AS", "BS", "BZ", "GU", "KY", "MP", "PR", "PW", "UM", "US", "VI"]
    return regions.contains(locale.split(separator: "_").dropFirst().first.map { String($0.prefix(2)) } ?? "")
  }
}

extension UsageError {
  /// The error for an option that only one format has.
  static func onlyFor(_ format: OutputFormat, _ option: CommandOption) -> UsageError {
    UsageError(option.flag) {
      $0.onlyFor(option: option.flag, other: "\(Options.format().flag) \(format.rawValue)")
    }
  }
}

extension Arguments {
  /// The language of refusals, as `Invocation` finds it.
  var refusalLanguage: Language { (try? self[Options.language]) ?? .english }

  /// Returns whether an option was given.
  func has(_ option: CommandOption) -> Bool { self[option] != nil }

  /// Returns the value of `--format`; without it, the first format of the action.
  func format() throws(UsageError) -> OutputFormat {
    let words = words(of: Options.format())
    let name = self[Options.format()] ?? words.first ?? ""
    guard words.contains(name), let format = OutputFormat(rawValue: name) else {
      throw UsageError(notAllowed: name, for: Options.format().flag, allowed: .words(words))
    }
    return format
  }

  /// Returns the form of the output that a spreadsheet needs.
  func spreadsheet(_ format: OutputFormat) throws(UsageError) -> SpreadsheetForm {
    let given = Options.spreadsheet.map(has)
    if let index = given.firstIndex(of: true), format != .csv {
      throw .onlyFor(.csv, Options.spreadsheet[index])
    }
    return SpreadsheetForm(hasMark: given[0], guardsFormulas: given[1])
  }

  /// Returns the language of names and labels, and reports once on standard error if it is not the requested one.
  ///
  /// Without `--language`, LANG decides for text; if it names a language without texts, text is English. Files
  /// always have Vietnamese names, so that a nightly job gets the same as a person at a desk.
  ///
  /// - Parameters:
  ///   - usual: The language of files without `--language`.
  ///   - locale: A locale that precedes LANG.
  ///   - texts: Returns the language of the texts that are used: the same, or its replacement.
  func language(
    _ format: OutputFormat, default usual: Language = .vietnamese, locale: String = "",
    texts: (Language) -> Language = { $0 }
  ) throws(UsageError) -> Language {
    // Users of a locale without texts expect English of a command, and a warning each time would only annoy them.
    let known = [locale, format == .text ? Variables.locale : ""].first { Language(nearest: $0) != nil }
    let given = try self[Options.language]
    let tag = given == nil ? known : self[Options.language.declaration]
    let asked = given ?? tag.map { Language(tag: $0) } ?? (format == .text ? .english : usual)
    let used = texts(asked)
    if let tag, !asked.isExact || used != asked {
      let texts = AlmanacReportsStrings(language: refusalLanguage.tableIndex)
      let name = texts.shownLanguage.locale.localizedString(forIdentifier: used.tag) ?? ""
      Complaint.tell(texts.otherTexts(name: name, other: used.tag, text: tag))
    }
    return used
  }

  /// Returns the language of a note on standard error beside an answer: that of a text, and that of refusals beside data.
  func noteLanguage(_ language: Language, _ format: OutputFormat) -> Language {
    format == .text ? language : refusalLanguage
  }

  /// Reports on standard error from which day on laws were collected, if a range begins before it.
  func reportEarlierLaws(
    of daysOff: DaysOff?, in range: ClosedRange<DayNumber>, _ language: Language, _ format: OutputFormat
  ) {
    let texts = DayTexts(noteLanguage(language, format))
    for note in texts.earlierLaws(of: [daysOff], in: range) { Complaint.tell(note) }
  }

  /// Returns the groups of `--groups`; the usual ones without it.
  func groups() throws(UsageError) -> Set<FestivalGroup> {
    try self[Options.groups] ?? FestivalGroup.usual
  }

  func calendar() throws(UsageError) -> LunarCalendar {
    if let chosen = try chosenCalendar() { return chosen }
    return try usualCalendar()
  }

  /// Returns the calendar where nothing names one: that of the country of `--country`, or else the Vietnamese one.
  func usualCalendar() throws(UsageError) -> LunarCalendar { try countryCalendar() ?? .vietnamese }

  /// Returns the calendar of the country of `--country`; `nil` if none was given.
  func countryCalendar() throws(UsageError) -> LunarCalendar? {
    if case .country(let country) = try self[Options.country] { country.calendar } else { nil }
  }

  /// Returns the country whose days are found by their names in a calendar: that of `--country` if the calendar is its own too.
  func home(of calendar: LunarCalendar) throws(UsageError) -> FestivalCountry? {
    calendar.home(markingDaysOffOf: try self[Options.country]?.daysOff(in: calendar)?.country)
  }

  /// Returns the calendar of `--calendar`; `nil` if it was not given.
  func chosenCalendar() throws(UsageError) -> LunarCalendar? {
    let calendars = try all(Options.calendar)
    guard calendars.count <= 1 else { throw UsageError(.twice("--calendar", and: "--calendar")) }
    return calendars.first
  }

  /// Returns the calendars of `--calendar`: at least one, without duplicates.
  func calendars() throws(UsageError) -> [LunarCalendar] {
    var calendars: [LunarCalendar] = []
    for calendar in try all(Options.calendar) {
      guard !calendars.contains(calendar) else {
        throw UsageError("\(calendar)") { $0.twice(option: $0.quoted(text: "\(calendar)")) }
      }
      calendars.append(calendar)
    }
    return calendars.isEmpty ? [try usualCalendar()] : calendars
  }
}
