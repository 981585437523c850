import SwiftEmitter

/// Slots of insults that hold other ones, and words and quotations that have another rating.
///
/// The order of insults depends on the number of words in each list, and the words on their positions.
struct InsultComparison {
  let before: ModuleDeclarations
  let after: ModuleDeclarations
  private static let lists = ["adjectives", "compounds", "nouns"]

  func changes() -> [Change] {
    ratings() + slots()
  }

  /// A reviewer has to know first for whom a word is meant.
  private func ratings() -> [Change] {
    let mildWords = (Self.mildCounts(before), Self.mildCounts(after))
    var changes: [Change] = []
    for (index, list) in (Self.lists + ["quotations"]).enumerated() {
      let (old, new) = (before.texts(list), after.texts(list))
      guard index < min(mildWords.0.count, mildWords.1.count) else { continue }
      let ratings = Dictionary(
        old.enumerated().map { ($1, $0 < mildWords.0[index]) }, uniquingKeysWith: { first, _ in first })
      for (place, word) in new.enumerated() {
        let isMild = place < mildWords.1[index]
        guard let wasMild = ratings[word], wasMild != isMild else { continue }
        let (was, now) = (Self.rating(wasMild), Self.rating(isMild))
        changes.append(
          Change(
            .words, .rating, "Insults \(list)", item: word, before: was, after: now,
            text: "'\(word)' \(was) → \(now)"))
      }
    }
    return changes
  }

  private static func rating(_ isMild: Bool) -> String { isMild ? "mild" : "bawdy" }

  /// The number of mild words in each list, then of mild quotations; mild ones come first.
  private static func mildCounts(_ module: ModuleDeclarations) -> [Int] {
    guard case .choice(let words)? = module.code["mildWordCount"]?.shape,
      case .constant(let quotations)? = module.code["mildQuotationCount"]?.shape
    else { return [] }
    return (words.values + [quotations.value]).map { Int($0) }
  }

  private func slots() -> [Change] {
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
        ? "every slot shows another insult: "
          + (counts[0] == counts[1]
            ? "the ratings of words or the sentences changed" : "\(counts[0]) → \(counts[1])")
        : "some \(Decimals.text(100 * (1 - kept), 1)) % of slots show an insult with another word"
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
            ? "every slot of a quotation shows another one: "
              + (quotations.0.count == quotations.1.count
                ? "their ratings changed" : "\(quotations.0.count) → \(quotations.1.count)")
            : "some \(share) % of the slots show another quotation"))
    }
    return changes
  }

  private func isChanged(_ name: String) -> Bool {
    before.code[name]?.shape != after.code[name]?.shape
      || before.tables[name]?.count != after.tables[name]?.count
  }

  /// Returns the part of positions whose words stayed the same.
  private static func share(keptIn lists: ([String], [String])) -> Double {
    let same = zip(lists.0, lists.1).count { $0 == $1 }
    return Double(same) / Double(max(lists.1.count, 1))
  }
}
