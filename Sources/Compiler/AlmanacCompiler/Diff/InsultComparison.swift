import SwiftEmitter

/// Slots of insults that hold other ones.
///
/// The order of insults hangs on how many words each list has; which words they are, on their places.
struct InsultComparison {
  let before: ModuleDeclarations
  let after: ModuleDeclarations
  private static let lists = ["adjectives", "compounds", "nouns"]

  func changes() -> [Change] {
    let words = Self.lists.map { (before.texts($0), after.texts($0)) }
    guard words.allSatisfy({ !$0.0.isEmpty && !$0.1.isEmpty }) else { return [] }
    let isMoved =
      words.contains { $0.count != $1.count } || isChanged("mildWordCount") || isChanged("sentences")
    let kept = words.reduce(1.0) { $0 * Self.share(keptIn: $1) }
    var changes: [Change] = []
    if isMoved || kept < 1 {
      let counts = [words.map(\.0.count), words.map(\.1.count)].map {
        $0.map(String.init).joined(separator: " × ") + " words"
      }
      let text =
        isMoved
        ? "every slot holds another insult: \(counts[0]) → \(counts[1])"
        : "some \(Decimals.text(100 * (1 - kept), 1)) % of slots hold an insult with another word"
      changes.append(
        Change(
          .insults, .slots, "insults", item: "slots", before: counts[0], after: counts[1], text: text))
    }
    let quotations = (before.texts("quotations"), after.texts("quotations"))
    let isReordered = quotations.0.count != quotations.1.count || isChanged("mildQuotationCount")
    if isReordered || quotations.0 != quotations.1 {
      let share = Decimals.text(100 * (1 - Self.share(keptIn: quotations)), 1)
      changes.append(
        Change(
          .insults, .slots, "quotations", item: "slots", before: "\(quotations.0.count)",
          after: "\(quotations.1.count)",
          text: isReordered
            ? "every slot of a quotation holds another one: \(quotations.0.count) → \(quotations.1.count)"
            : "some \(share) % of them are others in the same slots"))
    }
    return changes
  }

  private func isChanged(_ name: String) -> Bool {
    before.code[name]?.shape != after.code[name]?.shape
      || before.tables[name]?.count != after.tables[name]?.count
  }

  /// The part of places that hold the same words.
  private static func share(keptIn lists: ([String], [String])) -> Double {
    let same = zip(lists.0, lists.1).count { $0 == $1 }
    return Double(same) / Double(max(lists.1.count, 1))
  }
}
