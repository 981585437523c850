import AlmanacModel
import SourceText
import SwiftEmitter

/// Changed rows of a table of records: rows are matched by their first field and compared field by field.
struct RecordComparison {
  private let before: RecordTable
  private let after: RecordTable
  private let subject: String
  private let group: Change.Group
  private let tellsWholeRows: Bool
  private static let limit = 12

  /// Compares two tables of records.
  ///
  /// - Parameters:
  ///   - before: The rows before.
  ///   - after: The rows after.
  ///   - subject: The name of the table in messages.
  ///   - group: The group of changes that are not only changes of texts.
  ///   - tellsWholeRows: Whether rows that were added or removed are reported too.
  init(
    _ before: RecordTable, _ after: RecordTable, subject: String, group: Change.Group,
    tellsWholeRows: Bool = true
  ) {
    self.tellsWholeRows = tellsWholeRows
    self.before = before
    self.after = after
    self.subject = subject
    self.group = group
  }

  func changes() -> [Change] {
    let difference = after.rows.map(\.fields).difference(from: before.rows.map(\.fields))
    var gone = difference.removals.compactMap { change -> Int? in
      if case .remove(let offset, _, _) = change { offset } else { nil }
    }
    var changes: [Change] = []
    for case .insert(let offset, let fields, _) in difference.insertions {
      let name = Self.name(of: offset, in: after)
      guard let pair = gone.firstIndex(where: { before.rows[$0].fields.first == fields.first }) else {
        if tellsWholeRows { changes.append(change(name, "is new: \(Self.text(of: fields))", fields)) }
        continue
      }
      let old = before.rows[gone.remove(at: pair)].fields
      let parts = Self.difference(old, fields)
      // Changed names belong to the group of words, even if other fields of the row changed too; identifiers are no words.
      let words = group == .identifiers ? group : .words
      let groups = [(parts.filter { !$0.isText }, group), (parts.filter(\.isText), words)]
      for (parts, group) in parts.isEmpty ? [([], group)] : groups.filter({ !$0.0.isEmpty }) {
        let text = parts.isEmpty ? "moved to another position" : parts.map(\.text).joined(separator: "; ")
        changes.append(
          Change(
            group, .rows, subject, item: name, before: Self.text(of: old), after: Self.text(of: fields),
            text: "\(name): \(text)"))
      }
    }
    if !tellsWholeRows { gone = [] }
    changes += gone.map { change(Self.name(of: $0, in: before), "is gone", before.rows[$0].fields) }
    guard changes.count > Self.limit else { return changes }
    return [
      Change(
        group, .rows, subject, item: "rows", before: "\(before.rows.count)", after: "\(after.rows.count)",
        text: "+\(difference.insertions.count) -\(difference.removals.count) rows: "
          + changes.prefix(Self.limit).map(\.text).joined(separator: "; "))
    ]
  }

  private func change(_ name: String, _ text: String, _ fields: [RecordTable.Field]) -> Change {
    let isNew = text != "is gone"
    return Change(
      group, .rows, subject, item: name, before: isNew ? nil : Self.text(of: fields),
      after: isNew ? Self.text(of: fields) : nil, text: "\(name) \(text)")
  }

  // MARK: - Words

  /// Returns the name of a row: its first field, and a date or number if several rows share that field.
  private static func name(of row: Int, in table: RecordTable) -> String {
    let fields = table.rows[row].fields
    guard let first = fields.first else { return "\(row)" }
    let others = table.rows.indices.filter { $0 != row && table.rows[$0].fields.first == first }
    let name = if case .text(let text) = first.value { text } else { text(of: first.value) }
    let dates = fields.filter { if case .date = $0.value { true } else { false } }
    let numbers = fields.filter { if case .integer = $0.value { true } else { false } }
    let mark = (dates + numbers).first { field in !others.contains { table.rows[$0].fields.contains(field) } }
    return others.isEmpty ? name : mark.map { "\(name) \(Words.of($0.label)) \(text(of: $0.value))" } ?? name
  }

  private static func difference(
    _ before: [RecordTable.Field], _ after: [RecordTable.Field]
  ) -> [(text: String, isText: Bool)] {
    let labels =
      after.map(\.label) + before.map(\.label).filter { label in !after.contains { $0.label == label } }
    return labels.flatMap { label -> [(text: String, isText: Bool)] in
      let (was, now) = (before.first { $0.label == label }?.value, after.first { $0.label == label }?.value)
      if was == now { return [] }
      if case .enumCase(let old, let oldFields)? = was, case .enumCase(let new, let newFields)? = now,
        old == new
      {
        return difference(oldFields, newFields).map { ("\(Words.of(label)) \($0.text)", $0.isText) }
      }
      // This is a name in several languages.
      if case .texts(let old)? = was, case .texts(let new)? = now { return difference(old, new) }
      let isText = [was, now].allSatisfy {
        switch $0 {
        case .text, .texts, .forms, nil: true
        default: false
        }
      }
      let texts = [was, now].map { $0.map(text) ?? "none" }
      return [("\(Words.of(label)) \(texts[0]) → \(texts[1])\(texts[0].lookAlikes(in: texts[1]))", isText)]
    }
  }

  private static func text(of fields: [RecordTable.Field]) -> String {
    fields.map { "\(Words.of($0.label)) \(text(of: $0.value))" }.joined(separator: ", ")
  }

  private static func text(of value: RecordTable.Value) -> String {
    switch value {
    case .integer(let number): "\(number)"
    case .boolean(let answer): answer ? "yes" : "no"
    case .text(let text): "'\(text)'"
    case .forms(let forms): forms.map { "'\($0)'" }.joined(separator: ", in short ")
    case .constant(let name): name
    case .date(let year, let month, let day): text(of: .init(year: year, month: month, day: day))
    case .spans(let spans):
      spans.map { "\(text(of: $0.first)) to \(text(of: $0.last))" }.joined(separator: ", ")
    case .texts(let fields): self.text(of: fields)
    case .enumCase(let name, let fields):
      ([Words.of(name)] + fields.map { "\(Words.of($0.label)) \(text(of: $0.value))" }).joined(separator: " ")
    }
  }

  private static func text(of day: RecordTable.Day) -> String {
    "\(decimal(day.year, width: 4))-\(decimal(day.month, width: 2))-\(decimal(day.day, width: 2))"
  }
}
