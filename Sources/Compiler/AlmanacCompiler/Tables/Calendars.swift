package import AlmanacModel
package import Ephemeris
package import SourceText

/// The data that decide lunar dates, and the names in which they are written: the part of Data/ for one question.
package struct CalendarData: Sendable {
  package var finder: EventFinder
  package var timeScales: TimeScales
  package var calendars: [CalendarSource]
  var languages: Languages
  var names: Names
  /// The form of a year's name, with `{stem}` and `{branch}`, by the codes of the languages.
  var cycleForms: [String: String]

  /// Reads the series, time scales, calendars and names, and reports all problems.
  init(_ tree: SourceTree, diagnostics: Diagnostics) {
    let reader = DataReader(tree, diagnostics: diagnostics)
    languages = LanguageReader.read(reader)
    // Columns of names and files of texts depend on the languages: if these are wrong, the others are not checked.
    let named =
      reader.isRight(LanguageReader.path) ? reader : DataReader(SourceTree(), diagnostics: Diagnostics())
    finder = AstronomyReader(reader: reader).finder()
    timeScales = TimeReader(reader: reader).timeScales()
    calendars = CalendarReader(reader: reader, languages: languages).calendars()
    names = Names(named, languages)
    cycleForms = [:]
    for language in languages.having(Self.module) {
      let path = StringReader.path(Self.module, language)
      let table = named.table(path, columns: ["key", "form", "text"], texts: ["text": language.code])
      cycleForms[language.code] = table.records.first { $0["key"] == "cycle" }.map { String($0["text"]) }
    }
  }

  /// The module of the runtime that names years.
  private static let module = "Almanac"

  /// Returns the code of the language for the names of a calendar: its own, and English if it has none.
  func language(of calendar: CalendarSource) -> String {
    calendar.names.flatMap { languages[$0] }.map { languages.source(of: $0, in: "names").code } ?? "en"
  }

  /// Returns the name of a position in the cycle of sixty: "Bính Ngọ", "丙午".
  func name(of cycle: SexagenaryCycle, in language: String) -> String {
    (cycleForms[language] ?? "{stem} {branch}")
      .replacing("{stem}", with: names.stems[cycle.stem][language])
      .replacing("{branch}", with: names.branches[cycle.branch][language])
  }
}

/// Reads the data that decide lunar dates; mistakes in other files of Data/ are ignored.
package func readCalendarData(_ tree: SourceTree) throws(CompilationFailure) -> CalendarData {
  try pass { CalendarData(tree, diagnostics: $0) }
}

/// A calendar from its file in Data/: an id, zone eras and other facts.
package struct CalendarSource: Hashable, Sendable {
  /// A span of time with one offset from UTC.
  package struct Era: Hashable, Sendable {
    /// The first civil day.
    package var firstDay: DayNumber
    /// Local time minus UTC, in seconds.
    package var offset: Int64
    package var source: String
    /// The midnight at which the change happened, if that had to be decided.
    package var midnight: ChangeOver.Midnight?
  }

  /// The name of the file without `.tsv`.
  package var id: String
  package var path: String
  package var title: String
  /// The country of its festivals and laws: the id of a file `festivals-ID.tsv`; `nil` if there is none.
  package var country: String?
  /// The tradition of its day almanac; `nil` if there is none.
  package var dayRules: DayRules?
  /// The list of names of the pentads; `nil` if there is none.
  package var pentads: PentadNames?
  /// The code of the language in which its names are native; `nil` if the library does not have it.
  package var names: String?
  /// The paths of the tables in Data/reference with which it is compared.
  package var references: [String] = []
  /// The days of months whose numbers are disputed, in order; see ``DisputeRule``.
  package var disputed: [ClosedRange<CivilDate>] = []
  /// The place of the header line with these days; `nil` if the calendar was not read from a file.
  package var disputedLocation: SourceLocation?
  package var eras: [Era]
}

/// A decision on a change of offset, for an event that falls between the midnights of the two offsets.
package enum ChangeOver {
  package enum Midnight: String, CaseIterable, Sendable {
    /// The midnight by the offset of the era that ends.
    case endingEra = "ending-era"
    /// The midnight by the offset of the era that begins.
    case beginningEra = "beginning-era"
  }
}

/// Reads Data/calendars, which has a file for each calendar.
struct CalendarReader {
  static let folder = "Data/calendars"
  static let changeOversPath = "Data/time/change_overs.tsv"
  /// The value of a header line for nothing.
  static let nothing = "none"

  let reader: DataReader
  let languages: Languages

  /// Returns the ids of the calendars that have a file, in order.
  static func ids(_ reader: DataReader) -> [String] { reader.tablePaths(in: folder).map(id) }

  private static func id(_ path: String) -> String {
    String(path.dropFirst(folder.count + 1).dropLast(".tsv".count))
  }

  /// Returns all calendars in the order of their ids.
  func calendars() -> [CalendarSource] {
    let paths = reader.tablePaths(in: Self.folder)
    if paths.isEmpty {
      reader.report("no calendar: a file ID.tsv for each is expected here", at: Self.folder)
    }
    if paths.count > 100 {
      reader.report("\(paths.count) calendars; at most 100 are allowed", at: Self.folder)
    }
    var calendars = paths.map(calendar).sorted { $0.id < $1.id }
    applyChangeOvers(to: &calendars)
    return calendars
  }

  private func calendar(_ path: String) -> CalendarSource {
    let id = Self.id(path)
    if !DataReader.isID(id) {
      reader.report(
        "'\(id)' cannot be the id of a calendar: \(DataReader.idForm)", at: path)
    }
    let settings = ["country", "day-rules", "pentads", "names", "reference", DisputedHeader.key]
    let table = reader.table(path, columns: ["from-day", "offset", "source"], settings: settings)
    let disputed = table.settings[DisputedHeader.key]
    let calendar = CalendarSource(
      id: id, path: path, title: table.provenance[.title],
      country: choice("country", in: table, of: FestivalReader.countries(reader)),
      dayRules: choice("day-rules", in: table, of: DayRules.allCases.map(\.rawValue))
        .flatMap(DayRules.init),
      pentads: choice("pentads", in: table, of: PentadNames.allCases.map { "\($0)" })
        .flatMap { name in PentadNames.allCases.first { "\($0)" == name } },
      // If the languages are wrong, the language of names is not checked.
      names: reader.isRight(LanguageReader.path) ? choice("names", in: table, of: languages.codes) : nil,
      references: references(table), disputed: disputed.map { DisputedHeader.spans($0, reader) } ?? [],
      disputedLocation: disputed?.location, eras: eras(table))
    if let table = calendar.references.first, let disputed, !calendar.disputed.isEmpty {
      reader.report(
        "\(DisputedHeader.key) must be '\(Self.nothing)': the calendar follows a table that decides, '\(table)'",
        at: disputed.location)
    }
    return calendar
  }

  private func eras(_ table: Table) -> [CalendarSource.Era] {
    var unique = UniqueKeys<CivilDate>()
    var eras: [CalendarSource.Era] = []
    for record in table.records {
      let date = record.date("from-day")
      let era = CalendarSource.Era(
        firstDay: DayNumber(date), offset: offset(record), source: record.text("source"))
      guard unique.append(date, named: "era", in: record, at: "from-day") else { continue }
      if let last = eras.last {
        if last.firstDay <= era.firstDay, era.start <= last.start {
          record.report(
            "era \(date) overlaps the one before: each by its own offset, it begins before that one",
            at: "from-day")
        }
      } else if record === table.records.first, date.description != "0001-01-01" {
        record.report(
          "the first era begins on \(date); it must begin on 0001-01-01, so that every day has an offset",
          at: "from-day")
      }
      eras.append(era)
    }
    return eras
  }

  /// The greatest offset in seconds.
  ///
  /// The zones of the Earth go from UTC-12 to UTC+14, and local mean times are within 15 hours.
  private static let greatestOffset = 15 * 3600

  private func offset(_ record: Record) -> Int64 {
    let field = record["offset"]
    let isSigned = field.hasPrefix("+") || field.hasPrefix("-")
    guard isSigned, Int(field) != nil, field.dropFirst() == "0" || field.dropFirst().first != "0" else {
      record.report(
        "offset '\(field)' has an unknown form; expected signed seconds, such as +25200 for UTC+7",
        at: "offset")
      return 0
    }
    return Int64(record.integer("offset", in: -Self.greatestOffset...Self.greatestOffset))
  }

  /// Returns the value of a header line; `nil` for `none`, and also for a wrong word, which is reported.
  private func choice(_ key: String, in table: Table, of words: [String]) -> String? {
    let word = reader.choice(key, in: table, among: [Self.nothing] + words)
    return word == Self.nothing ? nil : word
  }

  /// Returns the paths of the tables in the header, whose names are separated by one space.
  private func references(_ table: Table) -> [String] {
    guard let setting = table.settings["reference"], setting.value != Self.nothing else { return [] }
    let names = setting.value.split(separator: " ", omittingEmptySubsequences: false)
    let paths = names.map { "\(DataReader.referenceFolder)/\($0).tsv" }
    let known = reader.tablePaths(in: DataReader.referenceFolder)
    for (index, (name, path)) in zip(names, paths).enumerated() {
      let problem: String? =
        if names[..<index].contains(name) {
          "reference '\(name.brief)' appears twice"
        } else if name == Self.nothing[...] {
          "'\(Self.nothing)' means no table, so no other name may be given with it"
        } else if name.isEmpty {
          "names of tables must be separated by one space"
        } else if !known.contains(path) {
          "reference '\(name.brief)': there is no table \(path.brief)"
        } else {
          nil
        }
      if let problem { reader.report(problem, at: setting.location(of: name)) }
    }
    return paths
  }

  private func applyChangeOvers(to calendars: inout [CalendarSource]) {
    let columns = ["calendar", "from-day", "midnight", "source"]
    let table = reader.table(Self.changeOversPath, columns: columns, mayBeEmpty: true)
    var unique = UniqueKeys<[String]>()
    for record in table.records {
      let (id, date) = (record.text("calendar"), record.date("from-day"))
      let midnight = record.choice("midnight", of: ChangeOver.Midnight.self)
      _ = record.text("source")
      let calendar = calendars.firstIndex { $0.id == id }
      // A calendar with a mistake may lack an era.
      if record.isBad || calendar.map({ !reader.isRight(calendars[$0].path) }) ?? false { continue }
      guard let calendar,
        let era = calendars[calendar].eras.dropFirst().firstIndex(where: { $0.firstDay == DayNumber(date) })
      else {
        record.report("calendar '\(id)' has no change of era on \(date)")
        continue
      }
      if unique.insert([id, date.description], named: "change-over of '\(id)' on \(date)", in: record) {
        calendars[calendar].eras[era].midnight = midnight
      }
    }
  }
}

extension CalendarSource.Era {
  /// The first moment, in seconds since 1970.
  fileprivate var start: Int64 { ClockTime.secondsSince1970(startOf: firstDay) - offset }
}

extension RecordFormat {
  static let calendars = RecordFormat(
    "calendarRecords",
    "The country, the rules of the day almanac, the language of names and the days with disputed months of each calendar.",
    of: "calendar"
  ) { data in
    data.calendars.map {
      CalendarRecord(
        id: $0.id, country: $0.country, dayRules: $0.dayRules, pentads: $0.pentads, names: $0.names,
        disputed: $0.disputed)
    }
  }
}
