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
    let (list, place) = (list.rawValue, Int(place))
    return Citation(
      work: wordWork(list, place), act: wordAct(list, place), scene: wordScene(list, place),
      line: wordLine(list, place))
  }

  /// Whether it is left out where the rating is mild.
  public var isBawdy: Bool { place >= mildWordCount(list.rawValue) }

  /// Whether the article before it is "an" by its sound; known of adjectives alone.
  var takesAn: Bool { wordArticle(list.rawValue, Int(place)) == 1 }

  /// Whether a part of one word has the stem of a part of the other: "paper-faced" and "whey-face".
  public func sharesStem(with other: InsultWord) -> Bool {
    let (mine, theirs) = (stems, other.stems)
    func isTheirs(_ stem: Int32) -> Bool {
      stem != 0 && (stem == theirs.0 || stem == theirs.1 || stem == theirs.2)
    }
    return isTheirs(mine.0) || isTheirs(mine.1) || isTheirs(mine.2)
  }

  /// 0 behind the last.
  private var stems: (Int32, Int32, Int32) { wordStems(list.rawValue, Int(place)) }
}
