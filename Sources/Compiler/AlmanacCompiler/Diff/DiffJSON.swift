import AlmanacModel
import Foundation

/// A comparison as JSON.
///
/// The keys are `before`, `after`, `now`, `inEffect`, `changes`, `remarks` (why facts are the stored ones), `refused` (what `generate`
/// would refuse, as `side` and `text`), and `leftOut` (files of facts that are not compared). Each change has `group`, `kind`,
/// `subject`, `item`, `before`, `after`, `days` and `text`; a value that does not apply is `null`.
package struct DiffJSON {
  private let comparison: TreeComparison

  package init(_ comparison: TreeComparison) {
    self.comparison = comparison
  }

  /// Returns the JSON text, with sorted keys.
  package func text() throws -> String {
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
    let data = try JSONSerialization.data(
      withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
