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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      before: comparison.before, after: comparison.after, now: "\(CivilDate(comparison.now))",
      outdated: comparison.outdated,
      inEffect: !comparison.changesInEffect.isEmpty, files: comparison.differingFiles,
      sizes: Sizes(before: Size(comparison.sizes.before), after: Size(comparison.sizes.after)),
      changes: comparison.changes.flatMap(\.each).map(Entry.init))
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  private struct Document: Encodable {
    var before: String
    var after: String
    var now: String
    var outdated: [String]
    var inEffect: Bool
    var files: [String]
    var sizes: Sizes
    var changes: [Entry]
  }

  private struct Sizes: Encodable {
    var before: Size
    var after: Size
  }

  private struct Size: Encodable {
    var rows: Int
    var bytes: Int

    init(_ size: SizeComparison.Size) {
      rows = size.rows
      bytes = size.bytes
    }
  }

  private struct Entry: Encodable {
    let change: Change

    init(_ change: Change) {
      self.change = change
    }

    enum CodingKeys: String, CodingKey {
      case group, kind, subject, item, before, after, days, text
    }

    /// Written out so that every key is present and a missing value is `null`.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(change.group.rawValue, forKey: .group)
      try container.encode(change.kind.rawValue, forKey: .kind)
      try container.encode(change.subject, forKey: .subject)
      try container.encode(change.item, forKey: .item)
      try container.encode(change.before, forKey: .before)
      try container.encode(change.after, forKey: .after)
      try container.encode(change.days, forKey: .days)
      try container.encode(change.text, forKey: .text)
    }
  }
}
