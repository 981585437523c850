import SwiftEmitter

/// The lines of a table in readable form.
struct TableLines: Hashable {
  struct Line: Hashable {
    /// The compiled content: a text, or numbers.
    var content: String
    /// The comment: a key, or the meaning of the numbers.
    var comment: String
  }

  var lines: [Line]
  let areTexts: Bool

  init(_ table: StringTable) {
    lines = table.values.enumerated().map { index, text in
      Line(content: text, comment: table.comments.isEmpty ? "\(index)" : table.comments[index])
    }
    areTexts = true
  }

  init(_ table: IntegerTable) {
    lines = table.rows.map {
      Line(content: $0.values.map(String.init).joined(separator: ", "), comment: $0.comment)
    }
    areTexts = false
  }
}

/// The changed lines of a table: texts by their keys, numbers by their comments.
struct ListComparison {
  let subject: String
  let group: Change.Group
  let before: TableLines
  let after: TableLines
  private static let limit = 6

  func changes() -> [Change] {
    let (old, new) = (before.lines.map(\.content), after.lines.map(\.content))
    guard old != new else { return [] }
    let pairs = zip(before.lines, after.lines).filter { $0.content != $1.content }
    // Some lines were edited and kept their positions.
    if old.count == new.count, pairs.count <= Self.limit { return pairs.map(change) }
    let difference = new.difference(from: old).inferringMoves()
    var (added, removed, moved) = ([String](), [String](), [String]())
    for step in difference {
      switch step {
      case .insert(let place, _, .some): moved.append(name(after.lines[place]))
      case .insert(let place, _, nil): added.append(name(after.lines[place]))
      case .remove(let place, _, nil): removed.append(name(before.lines[place]))
      default: break
      }
    }
    let parts = [("+", added), ("-", removed)].filter { !$0.1.isEmpty }.map { sign, names in
      "\(sign)\(names.count): \(names.prefix(Self.limit).joined(separator: ", "))"
        + (names.count > Self.limit ? " ..." : "")
    }
    return [
      Change(
        group, kind, subject, item: "lines", before: Words.count(old.count, "line", "lines"),
        after: Words.count(new.count, "line", "lines"),
        text: parts.isEmpty ? Self.reordered(moved) : parts.joined(separator: "; "))
    ]
  }

  /// Lines that moved, while they are few.
  private static func reordered(_ moved: [String]) -> String {
    let names = moved.count > limit ? "" : moved.map { " \($0)" }.joined(separator: ",")
    return "the same lines in another order\(names.isEmpty ? "" : ":\(names)")"
  }

  private var kind: Change.Kind { after.areTexts ? .word : .rows }

  private func change(_ was: TableLines.Line, _ now: TableLines.Line) -> Change {
    if after.areTexts { return .text(of: subject, now.comment, from: was.content, to: now.content) }
    // The numbers are shown if the comments do not show what changed.
    let texts = [was, now].map { was.comment == now.comment ? $0.content : $0.comment }
    let label = was.comment == now.comment ? "\(now.comment): " : ""
    return Change(
      group, kind, subject, item: now.comment, before: texts[0], after: texts[1],
      text: "\(label)\(texts[0]) → \(texts[1])")
  }

  private func name(_ line: TableLines.Line) -> String {
    after.areTexts ? "'\(line.content)' (\(line.comment))" : line.comment
  }
}
