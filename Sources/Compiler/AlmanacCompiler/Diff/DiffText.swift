import AlmanacModel
import Foundation
import SourceText

/// A comparison as text for people: the past first, one change a line.
package struct DiffText {
  /// The form of the text.
  package enum Style: Sendable {
    case terminal
    /// Markdown, for a comment on a pull request.
    case markdown
  }

  private let comparison: TreeComparison
  private let style: Style
  private let isComplete: Bool

  /// Returns the greatest number of changes of one kind and subject that are listed one by one.
  ///
  /// Dates, stored amounts, new things, law and identifiers are always listed in full, because a reviewer has to check each of them.
  private func limit(_ change: Change) -> Int {
    let important: Set<Change.Group> = [.past, .future, .storedAmounts, .new, .law, .identifiers]
    return isComplete || important.contains(change.group) ? .max : change.kind == .uncertainty ? 3 : 12
  }

  /// Creates the text of a comparison.
  ///
  /// - Parameter isComplete: Whether long lists of words and instants are complete too.
  package init(_ comparison: TreeComparison, style: Style = .terminal, isComplete: Bool = false) {
    self.comparison = comparison
    self.style = style
    self.isComplete = isComplete
  }

  package var text: String {
    let (before, after) = (comparison.before, comparison.after)
    var lines = [before, after].flatMap { side in side.remark.map { line("\(side.name): \($0)") } ?? [] }
    for side in [before, after] where !side.refused.isEmpty && (side.remark == nil || side.isWorkingTree) {
      lines += section("In \(side.name), would be refused by generate:", refusals(side)) + [""]
    }
    if comparison.changes.isEmpty {
      lines.append(
        after.isWorkingTree && after.remark != nil
          ? "changes from \(before.name) cannot be listed until Data/ can be read"
          : "no change in effect from \(before.name) to \(after.name)")
    } else {
      lines += line(
        "changes from \(before.name) to \(after.name); past means before \(CivilDate(comparison.now))")
      if !comparison.changesDates {
        lines += line(
          "No day has a different lunar date, term, phase or festival, and no other days are paid.")
      }
    }
    if !comparison.leftOut.isEmpty {
      lines += line("Not compared, as a side cannot make them: \(comparison.leftOut.joined(separator: ", "))")
    }
    for group in Change.Group.allCases {
      let changes = comparison.changes.filter { $0.group == group }
      if !changes.isEmpty { lines += section(group.heading, self.lines(changes)) }
    }
    return lines.drop { $0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the problems of a side, or only the first ones if there are many.
  private func refusals(_ side: FactTree) -> [String] {
    let shown = isComplete ? side.refused.count : 12
    let rest = side.refused.count - shown
    return side.refused.prefix(shown).map { item("\($0.location)", $0.message.printable) }
      + (rest > 0 ? [item(side.name, "and \(rest) more, which --all lists")] : [])
  }

  /// One line with the number of changes in effect under each heading.
  package var summary: String {
    let counts = Change.Group.allCases.compactMap { group -> String? in
      let count = comparison.changes.filter { $0.group == group }.flatMap(\.each).count
      return count == 0 ? nil : "\(group.title) \(count)"
    }
    return counts.isEmpty ? "no change in effect" : "changes in effect: \(counts.joined(separator: ", "))"
  }

  /// Returns the lines of a group of changes; changes of the same kind and subject are grouped.
  private func lines(_ changes: [Change]) -> [String] {
    var lines: [String] = []
    var rest = (isComplete ? changes.flatMap(\.each) : changes)[...]
    while let first = rest.first {
      let run = rest.prefix { $0.kind == first.kind && $0.subject == first.subject }
      rest = rest.dropFirst(run.count)
      let limit = limit(first)
      lines += run.prefix(limit).map { item($0.subject, $0.text) }
      if run.count > limit, let last = run.last {
        lines.append(
          item(first.subject, "and \(run.count - limit) more, which --all lists; the last: \(last.text)"))
      }
    }
    return lines
  }

  // MARK: - Style

  private func section(_ heading: String, _ lines: [String]) -> [String] {
    switch style {
    case .terminal: ["", heading] + lines
    case .markdown: ["", "### \(heading)", ""] + lines
    }
  }

  private func item(_ subject: String, _ text: String) -> String {
    switch style {
    case .terminal: "  \(subject): \(text)"
    case .markdown: "- **\(Self.escaped(subject))**: \(Self.escaped(text))"
    }
  }

  /// Returns a text as a separate line; in Markdown, consecutive lines would be joined.
  private func line(_ text: String) -> [String] { style == .markdown ? [text, ""] : [text] }

  /// Returns a text of the data so that Markdown does not interpret it.
  private static func escaped(_ text: String) -> String {
    text.reduce("") { $0 + ("\\`*_[]<>#|~&@".contains($1) ? "\\\($1)" : "\($1)") }
  }
}

extension Change.Group {
  /// The name of the group when its changes are counted.
  fileprivate var title: String {
    switch self {
    case .past: "PAST DATES"
    case .future: "future dates"
    case .storedAmounts: "STORED AMOUNTS"
    case .new: "new"
    case .law: "law"
    case .identifiers: "identifiers"
    case .words: "words"
    case .amounts: "money, beverages and goals"
    case .insults: "insults"
    case .instants: "instants"
    case .other: "tables and code"
    }
  }

  fileprivate var heading: String {
    switch self {
    case .past: "\(title) CHANGE: people may have these in print"
    case .storedAmounts:
      "\(title) CHANGE THEIR MEANING: what people have recorded is read as another amount, or not at all"
    case .law: "Law: kinds of festivals and their legal basis"
    case .identifiers: "Identifiers: installed apps no longer find what they stored under the old ones"
    case .instants: "Instants, and how sure they are"
    default: title.prefix(1).uppercased() + title.dropFirst()
    }
  }
}

/// A comparison as JSON.
///
/// The keys are `before`, `after`, `now`, `inEffect`, `changes`, `remarks` (why facts are the stored ones), `refused` (what `generate`
/// would refuse, as `side` and `text`), and `leftOut` (files of facts that are not compared). Each change has `group`, `kind`,
/// `subject`, `item`, `before`, `after`, `days` and `text`; a value that does not apply is `null`. That of a first release has `before`,
/// which is `null`, `after`, and `holds` with a `subject` and a `text` each.
package enum DiffJSON {
  /// Returns the JSON text of a first release, with sorted keys.
  package static func text(first release: FactTree) throws -> String {
    let holds = try release.holdings().map { ["subject": $0.subject, "text": $0.text] }
    return try text(of: ["before": NSNull(), "after": release.name, "holds": holds])
  }

  /// Returns the JSON text of a comparison, with sorted keys.
  package static func text(_ comparison: TreeComparison) throws -> String {
    let changes = comparison.changes.flatMap(\.each).map { change in
      let values: [String: Any?] = [
        "group": change.group.rawValue, "kind": change.kind.rawValue, "subject": change.subject,
        "item": change.item, "before": change.before, "after": change.after, "days": change.days,
        "text": change.text,
      ]
      return values.mapValues { $0 ?? NSNull() }
    }
    let sides = [comparison.before, comparison.after]
    let document: [String: Any] = [
      "before": comparison.before.name, "after": comparison.after.name, "now": "\(CivilDate(comparison.now))",
      "inEffect": !comparison.changes.isEmpty, "changes": changes, "leftOut": comparison.leftOut,
      "remarks": sides.compactMap { side in side.remark.map { "\(side.name): \($0)" } },
      "refused": sides.flatMap { side in side.refused.map { ["side": side.name, "text": "\($0)"] } },
    ]
    return try text(of: document)
  }

  private static func text(of document: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
