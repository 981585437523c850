import SwiftEmitter

/// Changed comments of rows with unchanged numbers; these are mostly names that are only in comments.
struct CommentComparison {
  let before: GeneratedTables
  let after: GeneratedTables

  /// A replacement of some words in comments by others.
  private struct Edit: Hashable {
    var old: String
    var new: String
  }

  /// The greatest number of edits that are listed one by one.
  private static let limit = 6

  func changes() -> [Change] {
    var counts: [Edit: Int] = [:]
    var examples: [Edit: (path: String, comment: String)] = [:]
    for path in after.sources.keys.sorted() where before.tree.files[path] != after.tree.files[path] {
      let old = rows(before.sources[path])
      for (name, rows) in rows(after.sources[path]).sorted(by: { $0.key < $1.key }) {
        guard let was = old[name], was.count == rows.count else { continue }
        for (oldRow, row) in zip(was, rows) where oldRow.content == row.content && oldRow != row {
          let edit = Self.edit(from: oldRow.comment, to: row.comment)
          counts[edit, default: 0] += 1
          if examples[edit] == nil { examples[edit] = (path, row.comment) }
        }
      }
    }
    let edits = counts.keys.sorted {
      (counts[$1, default: 0], $0.new, $0.old) < (counts[$0, default: 0], $1.new, $1.old)
    }
    let told = edits.prefix(Self.limit).map { edit in
      let count = counts[edit, default: 0]
      let example = examples[edit]
      return Change(
        .comments, .comment, example?.path ?? "", item: "\(count)", before: edit.old, after: edit.new,
        text: "'\(edit.new)', was \(edit.old.isEmpty ? "nothing" : "'\(edit.old)'"), in "
          + "\(Words.count(count, "comment", "comments")), such as '\(example?.comment ?? "")'")
    }
    let rest = edits.dropFirst(Self.limit)
    guard let first = rest.first, let path = examples[first]?.path else { return told }
    let count = rest.reduce(0) { $0 + counts[$1, default: 0] }
    return told + [
      Change(
        .comments, .comment, path, item: "\(count)",
        text: "and \(Words.count(count, "more comment", "more comments")), here and elsewhere")
    ]
  }

  /// A line of a table: its code and its comment.
  private struct Row: Equatable {
    var content: String
    var comment: String
  }

  private func rows(_ source: SwiftFile?) -> [String: [Row]] {
    let tables = (source?.declarations ?? []).compactMap { declaration -> (String, [Row])? in
      switch declaration.shape {
      case .integers(let table):
        (table.name, table.rows.map { Row(content: "\($0.values)", comment: $0.comment) })
      case .strings(let table):
        (table.name, zip(table.values, table.comments).map { Row(content: $0, comment: $1) })
      case .records(let table):
        (table.name, table.rows.map { Row(content: "\($0.fields)", comment: $0.comment) })
      default: nil
      }
    }
    return Dictionary(tables, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the words that differ, without the common words at the beginning and the end.
  private static func edit(from old: String, to new: String) -> Edit {
    var was = old.split(separator: " ")[...]
    var now = new.split(separator: " ")[...]
    while let first = was.first, first == now.first {
      was = was.dropFirst()
      now = now.dropFirst()
    }
    while let last = was.last, last == now.last {
      was = was.dropLast()
      now = now.dropLast()
    }
    return Edit(old: Self.text(was), new: Self.text(now))
  }

  /// Returns words as a text, without a comma after the last.
  private static func text(_ words: ArraySlice<Substring>) -> String {
    let text = words.joined(separator: " ")
    return text.hasSuffix(",") ? String(text.dropLast()) : text
  }
}
