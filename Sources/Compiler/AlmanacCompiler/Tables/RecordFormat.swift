import AlmanacModel
import SwiftEmitter

/// A table of records in Swift: what the compiler knows of it besides its rows.
///
/// A record is a value of the type that programs have, so its properties are the labels of its row, of its facts, and of what `diff`
/// says of them. A new column is a property of the type and a line where it is read; nothing between the two knows it.
struct RecordFormat: Sendable {
  /// The name of the table in Swift.
  let name: String
  /// The comment above the table.
  let documentation: String
  /// The facts of the table.
  let subject: FactSubject
  /// The properties that tell a record from the others.
  let key: [String]
  private let type: String
  private let rows: @Sendable (SourceData) -> [RecordTable.Row]

  /// - Parameter records: Returns the records in the order of the table, each with the comment behind it, if it needs one.
  init<Record>(
    _ name: String, _ documentation: String, of subject: FactSubject, key: [String],
    records: @escaping @Sendable (SourceData) -> [(Record, comment: String)]
  ) {
    self.name = name
    self.documentation = documentation
    self.subject = subject
    self.key = key
    type = "\(Record.self)"
    rows = { data in records(data).map { RecordTable.Row(reflecting: $0, comment: $1) } }
  }

  init<Record>(
    _ name: String, _ documentation: String, of subject: FactSubject, key: [String],
    records: @escaping @Sendable (SourceData) -> [Record]
  ) {
    self.init(name, documentation, of: subject, key: key) { data in records(data).map { ($0, "") } }
  }

  func table(of data: SourceData) -> RecordTable { RecordTable(name: name, type: type, rows: rows(data)) }

  func facts(of data: SourceData) -> [Fact] { table(of: data).facts(subject.name, key: key) }
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
      self = .spans(spans.map { .init(Self.day($0.lowerBound), Self.day($0.upperBound)) })
    default:
      let mirror = Mirror(reflecting: value)
      switch (mirror.displayStyle, mirror.children.first) {
      case (.optional, let some?): self.init(reflecting: some.value)
      case (.optional, nil): return nil
      case (_, _): self = .enumCase("\(value)")
      }
    }
  }

  private static func day(_ date: CivilDate) -> RecordTable.Day {
    RecordTable.Day(year: date.year, month: date.month, day: date.day)
  }
}
