/// A list of texts before and after: words and strings.
struct TextListComparison {
  private let name: String
  private let before: [String]
  private let after: [String]
  private let list: TextList
  private static let exampleLimit = 6

  init(_ name: String, _ before: TextList, _ after: TextList) {
    self.name = name
    self.before = before.texts
    self.after = after.texts
    list = after
  }

  func changes() -> [Change] {
    guard before != after else { return [] }
    let places = zip(before, after).enumerated().filter { $0.element.0 != $0.element.1 }
    // Some texts were edited in their places: strings.
    if before.count == after.count, places.count <= Self.exampleLimit {
      return places.map { index, pair in
        Change(
          .words, .word, name, item: list.label(at: index), before: pair.0, after: pair.1,
          text: "\(list.label(at: index)): '\(pair.1)', was '\(pair.0)'")
      }
    }
    let added = Self.missing(from: before, of: after)
    let removed = Self.missing(from: after, of: before)
    guard !added.isEmpty || !removed.isEmpty else {
      return [
        Change(
          .words, .word, name, item: "order",
          text: "\(after.count) texts, the same in another order")
      ]
    }
    let parts = [("added", added), ("removed", removed)].filter { !$0.1.isEmpty }.map { what, texts in
      let examples = texts.prefix(Self.exampleLimit).map { "'\($0)'" }.joined(separator: ", ")
      return "\(what) \(examples)\(texts.count > Self.exampleLimit ? " ..." : "")"
    }
    return [
      Change(
        .words, .word, name, item: "texts", before: "\(before.count)", after: "\(after.count)",
        text: "\(sum(added.count, removed.count)): \(parts.joined(separator: "; "))")
    ]
  }

  /// How many came and went: "+1 noun" for a list of nouns, "+2 -1" where the list's name is no plain plural.
  private func sum(_ added: Int, _ removed: Int) -> String {
    guard name.hasSuffix("s"), name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return "+\(added) -\(removed)"
    }
    let counts = [("+", added), ("-", removed)].filter { $0.1 > 0 }
    return counts.map { $0 + Count.of($1, String(name.dropLast()), name) }.joined(separator: ", ")
  }

  /// The texts of a list that another does not have as often, in their order.
  private static func missing(from other: [String], of texts: [String]) -> [String] {
    var left: [String: Int] = [:]
    for text in other { left[text, default: 0] += 1 }
    return texts.filter { text in
      left[text, default: 0] -= 1
      return left[text, default: 0] < 0
    }
  }
}
