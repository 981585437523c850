import AlmanacFacts
import AlmanacModel
import SwiftEmitter

/// A table of records in Swift: everything that the compiler needs to know of it besides its rows.
///
/// A record is a value of the type that programs use, so its properties are the labels of its row, of its
/// facts, and in `diff`. A new column needs only a property of the type and a line that reads it.
struct RecordFormat: Sendable {
  /// The name of the table in Swift.
  let name: String
  /// The comment above the table.
  let documentation: String
  /// Creates the file of the table, if it has one of its own.
  private(set) var ownFile: (@Sendable (SourceData) throws(EmissionError) -> GeneratedFile)?
  private let type: (module: String, name: String)
  private let rows: @Sendable (SourceData) -> [RecordTable.Row]
  /// Returns a fact for each record.
  let facts: @Sendable (SourceData) -> [Fact]

  /// - Parameters:
  ///   - subject: The subject of the facts of the table.
  ///   - records: Returns the records in the order of the table, each with its comment, if it needs one.
  init<Record>(
    _ name: String, _ documentation: String, of subject: String,
    records: @escaping @Sendable (SourceData) -> [(Record, comment: String)]
  ) {
    self.name = name
    self.documentation = documentation
    type = (String(String(reflecting: Record.self).prefix { $0 != "." }), "\(Record.self)")
    rows = { data in records(data).map { RecordTable.Row(reflecting: $0, comment: $1) } }
    facts = { data in Fact.records(subject, records(data).map(\.0)) }
  }

  init<Record>(
    _ name: String, _ documentation: String, of subject: String,
    records: @escaping @Sendable (SourceData) -> [Record]
  ) {
    self.init(name, documentation, of: subject) { data in records(data).map { ($0, "") } }
  }

  /// Returns the table in a file of its own.
  ///
  /// - Parameter inputs: The paths of the files of Data/ from which it is made, as prefixes.
  func file(_ path: String, title: String, notes: [String], from inputs: [String]) -> RecordFormat {
    var format = self
    format.ownFile = { data throws(EmissionError) in
      var builder = SourceFileBuilder(
        path, title: title, notes: notes, inputs: data.inputs(below: inputs))
      builder.add(self, of: data)
      return try builder.file()
    }
    return format
  }

  func table(of data: SourceData) -> RecordTable {
    RecordTable(name: name, module: type.module, type: type.name, rows: rows(data))
  }
}

extension RecordFormat {
  /// All tables of records.
  static let all: [RecordFormat] = [
    calendars, knownData, languages, sentences, insultLayouts, currencies, beverages, weatherSteps, presets,
    apps, appProjects, zoneSeasons, cities, decisions, breaks, publishedDifferences,
    ruleDifferences,
  ]

  static let knownData = RecordFormat(
    "knownData", "The kinds of data, in alphabetical order.",
    of: "known-data"
  ) { data in
    SourceData.aging.compactMap { id, path in
      data.knownAsOf[path].map { KnownDataRecord(id: TableText(id), asOf: $0) }
    }
  }
  .file(
    "AlmanacTables/KnownData.swift", title: "The date of the newest source, for data that changes with time.",
    notes: ["Later measurements, announcements and decisions are not in the tables."],
    from: SourceData.aging.map(\.path))
}

extension SourceData {
  /// The tables that age, except festivals, which have a day for each country.
  fileprivate static let aging: [(id: String, path: String)] = [
    ("delta-t", TimeReader.deltaTPath), ("leap-seconds", TimeReader.leapSecondsPath),
    ("zones", ZoneReader.path),
  ]
}

extension SourceFileBuilder {
  mutating func add(_ format: RecordFormat, of data: SourceData) {
    add([format.documentation], .records(format.table(of: data)))
  }
}

extension RecordTable.Row {
  /// Creates the row of a record: each property with its name, without those that are `nil` or empty lists, which are defaults.
  fileprivate init(reflecting record: Any, comment: String) {
    let fields = Mirror(reflecting: record).children.map { label, value in
      RecordTable.Field(label ?? "", RecordTable.Value(reflecting: value))
    }
    self.init(fields, comment: comment)
  }
}

extension RecordTable.Value {
  /// Creates the value of a property; `nil` for an absent one.
  fileprivate init?(reflecting value: Any) {
    switch value {
    case let number as Int: self = .integer(number)
    case let number as Double: self = .decimal(number)
    case let answer as Bool: self = .boolean(answer)
    case let text as String: self = .text(text)
    case let text as TableText: self = .text(text.text)
    case let date as CivilDate: self = .date(date)
    case let name as NameRecord: self = .texts(name)
    case let texts as [TableText]:
      if texts.isEmpty { return nil }
      self = .forms(texts.map(\.text))
    case let spans as [ClosedRange<CivilDate>]:
      if spans.isEmpty { return nil }
      self = .spans(spans)
    default:
      let mirror = Mirror(reflecting: value)
      switch (mirror.displayStyle, mirror.children.first) {
      case (.optional, let some?): self.init(reflecting: some.value)
      case (.optional, nil): return nil
      case (_, _): self = .enumCase("\(value)")
      }
    }
  }
}
