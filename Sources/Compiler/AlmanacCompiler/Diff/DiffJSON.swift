import AlmanacModel
import Foundation

/// A comparison as JSON.
///
/// The keys are `before`, `after`, `now`, `outdated` (files of Data/ from which `after` was not made),
/// `inEffect`, `files`, `sizes` and `changes`. Each change has `group`, `kind`, `subject`, `item`, `before`,
/// `after`, `days` and `text`; a value that does not apply is `null`.
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
    let sizes = ["before": comparison.sizes.before, "after": comparison.sizes.after].mapValues {
      ["rows": $0.rows, "bytes": $0.bytes]
    }
    let document: [String: Any] = [
      "before": comparison.before, "after": comparison.after, "now": "\(CivilDate(comparison.now))",
      "outdated": comparison.outdated, "inEffect": !comparison.changesInEffect.isEmpty,
      "files": comparison.differingFiles, "sizes": sizes, "changes": changes,
    ]
    let data = try JSONSerialization.data(
      withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
