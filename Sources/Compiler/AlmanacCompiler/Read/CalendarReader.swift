import AlmanacModel
import SourceText

/// Reads Data/calendars, which has a file for each calendar.
struct CalendarReader {
  private let reader: DataReader
  /// The languages; if they could not be read, the language of names is not checked.
  private let languages: Languages?

  init(_ reader: DataReader, _ languages: Languages?) {
    self.reader = reader
    self.languages = languages
  }

  static let folder = "Data/calendars"
  static let changeOversPath = "Data/time/change_overs.tsv"

  /// Returns all calendars in the order of their ids.
  func calendars() -> [CalendarSource]? {
    let paths = reader.tablePaths(in: Self.folder)
    if paths.isEmpty {
      reader.report("no calendar: a file ID.tsv for each is expected here", at: Self.folder)
    }
    if paths.count > 100 {
      reader.report("\(paths.count) calendars; at most 100 are allowed", at: Self.folder)
    }
    var calendars = paths.compactMap(calendar).sorted { $0.id < $1.id }
    guard applyChangeOvers(to: &calendars), calendars.count == paths.count else { return nil }
    return calendars
  }

  private func calendar(_ path: String) -> CalendarSource? {
    let id = String(path.dropFirst(Self.folder.count + 1).dropLast(".tsv".count))
    if !DataReader.isID(id) {
      reader.report(
        "'\(id)' cannot be the id of a calendar: lower-case letters and digits, words joined by single hyphens",
        at: path)
    }
    let settings = ["country", "day-rules", "names", "reference", DisputedHeader.key]
    guard let table = reader.table(path, columns: ["from-day", "offset", "source"], settings: settings) else {
      return nil
    }
    var unique = UniqueKeys<CivilDate>()
    var eras: [CalendarSource.Era] = []
    for record in table.records {
      let date = record.date("from-day")
      let offset = self.offset(record)
      let source = record.text("source")
      guard let date, let offset, let source,
        unique.insert(date, named: "era \(date)", in: record, at: "from-day")
      else { continue }
      if let last = eras.last, DayNumber(date) < last.firstDay {
        record.report(
          "era \(date) comes after \(CivilDate(last.firstDay)); eras must be in order", at: "from-day")
      }
      if let last = eras.last, DayNumber(date) >= last.firstDay,
        Self.start(DayNumber(date), offset) <= Self.start(last.firstDay, last.offset)
      {
        record.report(
          "era \(date) overlaps the one before: each by its own offset, it begins before that one",
          at: "from-day")
      }
      if eras.isEmpty, date.description != "0001-01-01" {
        record.report(
          "the first era begins on \(date); it must begin on 0001-01-01, so that every day has an offset",
          at: "from-day")
      }
      eras.append(.init(firstDay: DayNumber(date), offset: offset, source: source))
    }
    let country = choice("country", in: table, of: FestivalReader(reader).countries)
    return CalendarSource(
      id: id, path: path, title: table.provenance[.title], country: country,
      dayRules: choice("day-rules", in: table, of: DayRules.allCases.map(\.rawValue)).flatMap(DayRules.init),
      names: languages.flatMap { choice("names", in: table, of: $0.codes) },
      references: references(table), disputed: disputed(table, country),
      disputedLocation: table.settings[DisputedHeader.key]?.location, eras: eras)
  }

  /// Returns the disputed days of the header, which only a calendar without a country can have.
  private func disputed(_ table: Table, _ country: String?) -> [ClosedRange<CivilDate>] {
    guard let setting = table.settings[DisputedHeader.key] else { return [] }
    let spans = DisputedHeader(setting, reader).spans()
    if let country, !spans.isEmpty {
      reader.report(
        "\(DisputedHeader.key) must be '\(Self.nothing)': the country '\(country)' has an authority that decides",
        at: setting.location)
    }
    return spans
  }

  /// The value of a header line that means there is none.
  static let nothing = "none"

  /// Returns the value of a header line; `nil` for `none`, and also for a wrong word, which is reported.
  private func choice(_ key: String, in table: Table, of words: [String]) -> String? {
    guard let setting = table.settings[key], setting.value != Self.nothing else { return nil }
    if words.contains(setting.value) { return setting.value }
    reader.report(
      "\(key) '\(setting.value)' is not one of: \(([Self.nothing] + words).joined(separator: ", "))",
      at: setting.location)
    return nil
  }

  /// Returns the paths of the tables in the header, whose names are separated by one space.
  private func references(_ table: Table) -> [String] {
    guard let setting = table.settings["reference"], setting.value != Self.nothing else { return [] }
    let names = setting.value.split(separator: " ", omittingEmptySubsequences: false)
    let paths = names.map { "\(InputDigests.referenceFolder)/\($0).tsv" }
    let known = reader.tablePaths(in: InputDigests.referenceFolder)
    var location = setting.location
    for (index, (name, path)) in zip(names, paths).enumerated() {
      if names[..<index].contains(name) {
        reader.report("reference '\(name)' appears twice", at: location)
      } else if name == Self.nothing[...] {
        reader.report("'\(Self.nothing)' means no table, so no other name may be given with it", at: location)
      } else if !known.contains(path) {
        reader.report(
          name.isEmpty
            ? "names of tables must be separated by one space"
            : "reference '\(name)': there is no table \(path)", at: location)
      }
      location.column = location.column.map { $0 + name.unicodeScalars.count + 1 }
    }
    return paths
  }

  /// Returns the first moment of an era, in seconds since 1970.
  private static func start(_ day: DayNumber, _ offset: Int64) -> Int64 {
    ClockTime.secondsSince1970(startOf: day) - offset
  }

  /// The greatest offset in seconds.
  ///
  /// The zones of the Earth go from UTC-12 to UTC+14, and local mean times are within 15 hours.
  private static let greatestOffset = 15 * 3600

  private func offset(_ record: Record) -> Int64? {
    let field = record["offset"]
    let isSigned = field.hasPrefix("+") || field.hasPrefix("-")
    guard isSigned, Int(field) != nil, field.dropFirst() == "0" || field.dropFirst().first != "0" else {
      record.report(
        "offset '\(field)' has an unknown form; expected signed seconds, such as +25200 for UTC+7",
        at: "offset")
      return nil
    }
    return record.integer("offset", in: -Self.greatestOffset...Self.greatestOffset).map(Int64.init)
  }

  private func applyChangeOvers(to calendars: inout [CalendarSource]) -> Bool {
    let columns = ["calendar", "from-day", "midnight", "source"]
    guard let table = reader.table(Self.changeOversPath, columns: columns, mayBeEmpty: true) else {
      return false
    }
    var unique = UniqueKeys<[String]>()
    for record in table.records {
      guard let id = record.text("calendar"), let date = record.date("from-day"),
        let midnight = record.choice("midnight", of: ChangeOver.Midnight.self), record.text("source") != nil
      else { continue }
      guard let calendar = calendars.firstIndex(where: { $0.id == id }),
        let era = calendars[calendar].eras.dropFirst().firstIndex(where: { CivilDate($0.firstDay) == date })
      else {
        record.report("calendar '\(id)' has no change of era on \(date)")
        continue
      }
      guard unique.insert([id, date.description], named: "change-over of '\(id)' on \(date)", in: record)
      else { continue }
      calendars[calendar].eras[era].midnight = midnight
    }
    return true
  }
}
