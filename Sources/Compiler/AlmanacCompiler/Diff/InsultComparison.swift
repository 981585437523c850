import AlmanacFacts
import AlmanacModel

/// Slots of insults that hold other ones.
///
/// The order of insults depends on the number of words in each list, and the words on their positions.
struct InsultComparison {
  let before: Facts
  let after: Facts
  private static let lists = ["adjective", "compound", "noun"]

  func changes() -> [Change] { words() + quotations() }

  private func words() -> [Change] {
    let lists = Self.lists.map { (before.of("insult-word", $0), after.of("insult-word", $0)) }
    guard lists.allSatisfy({ !$0.0.isEmpty && !$0.1.isEmpty }) else { return [] }
    let settings = [before, after].map { $0["insult-setting"] + $0["sentence"] }
    let isMoved =
      lists.contains {
        Self.mildCount($0.0.map(\.fact)) != Self.mildCount($0.1.map(\.fact)) || $0.0.count != $0.1.count
      }
      || settings[0] != settings[1]
    let kept = lists.reduce(1.0) { $0 * Self.share(keptIn: $1.0.map(\.key), $1.1.map(\.key)) }
    guard isMoved || kept < 1 else { return [] }
    let counts = [lists.map(\.0.count), lists.map(\.1.count)].map {
      $0.map(String.init).joined(separator: " × ") + " words"
    }
    let text =
      isMoved
      ? "every slot shows another insult: "
        + (counts[0] == counts[1]
          ? (settings[0] == settings[1]
            ? "the ratings of words changed" : "the sentences or their settings changed")
          : "\(counts[0]) → \(counts[1])")
      : "some \(Decimals.text(100 * (1 - kept), 1)) % of slots show an insult with another word"
    return [
      Change(.insults, .slots, "insults", item: "slots", before: counts[0], after: counts[1], text: text)
    ]
  }

  private func quotations() -> [Change] {
    let (old, new) = (before["quotation"], after["quotation"])
    let isReordered = old.count != new.count || Self.mildCount(old) != Self.mildCount(new)
    guard !old.isEmpty, !new.isEmpty, isReordered || old.map(\.key) != new.map(\.key) else { return [] }
    let share = Decimals.text(100 * (1 - Self.share(keptIn: old.map(\.key), new.map(\.key))), 1)
    return [
      Change(
        .insults, .slots, "quotations", item: "slots", before: "\(old.count)", after: "\(new.count)",
        text: isReordered
          ? "every slot of a quotation shows another one: "
            + (old.count == new.count ? "their ratings changed" : "\(old.count) → \(new.count)")
          : "some \(share) % of the slots show another quotation")
    ]
  }

  private static func mildCount(_ facts: [Fact]) -> Int {
    facts.count { $0["rating"] == InsultRating.mild.rawValue }
  }

  /// Returns the part of positions whose words stayed the same.
  private static func share(keptIn old: [String], _ new: [String]) -> Double {
    let same = zip(old, new).count { $0 == $1 }
    return Double(same) / Double(max(new.count, 1))
  }
}
