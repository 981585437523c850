import InsultsTables

/// A word of an insult, from one of three lists.
public struct InsultWord: Hashable, Sendable {
  /// The list a word is of, which is also its place in a sentence.
  public enum List: UInt8, CaseIterable, Hashable, Sendable {
    /// A plain adjective: "churlish".
    case adjective
    /// An adjective of two words or more: "motley-minded".
    case compound
    /// A noun: "knave".
    case noun
  }

  /// The list.
  public let list: List
  private let place: UInt16

  /// - Parameter place: Its place in the list, which has so many words.
  init(_ list: List, _ place: Int) {
    self.list = list
    self.place = UInt16(truncatingIfNeeded: place)
  }

  /// All words of a list: mild ones first, each half in the order of a dictionary.
  public static func all(of list: List) -> [InsultWord] {
    (0..<wordCount(list.rawValue)).map { InsultWord(list, $0) }
  }

  /// The word of a list that is spelt so; `nil` if there is none.
  public init?(_ text: String, of list: List) {
    guard let word = Self.all(of: list).first(where: { $0.text == text }) else { return nil }
    self = word
  }

  /// How many words of a list may stand in insults of a rating.
  static func count(of list: List, rating: InsultRating) -> Int {
    rating == .mild ? mildWordCount(list.rawValue) : wordCount(list.rawValue)
  }

  /// The word: "motley-minded".
  public var text: String { word(list.rawValue, Int(place)) }

  /// What it means, in modern English: "changeable like a fool's coat".
  public var gloss: String { wordGloss(list.rawValue, Int(place)) }

  /// Where Shakespeare has it.
  public var citation: Citation {
    Citation(
      work: Int(fact(1)), act: UInt8(truncatingIfNeeded: fact(2)), scene: UInt8(truncatingIfNeeded: fact(3)),
      line: UInt16(truncatingIfNeeded: fact(4)))
  }

  /// Whether it has a sexual sense.
  public var isBawdy: Bool { place >= mildWordCount(list.rawValue) }

  /// Whether the article before it is "an" by its sound; known of adjectives alone.
  var takesAn: Bool { fact(0) == 1 }

  /// Whether two words begin, or have parts that begin, with the same five letters: "loggerheaded" and "loggerhead".
  public func sharesStem(with other: InsultWord) -> Bool {
    for mine in Self.stemFields {
      let stem = fact(mine)
      // Stems stand first, 0 behind them.
      if stem == 0 { return false }
      for theirs in Self.stemFields where other.fact(theirs) == stem { return true }
    }
    return false
  }

  /// Article, work, act, scene, line, then stems.
  private static let factCount = 9
  private static let stemFields = 5..<factCount

  private func fact(_ field: Int) -> Int32 { wordFact(list.rawValue, Self.factCount * Int(place) + field) }
}
