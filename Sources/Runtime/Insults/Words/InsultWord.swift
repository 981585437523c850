import InsultsTables

/// A word of an insult, from one of three lists.
public struct InsultWord: Hashable, Sendable {
  /// The list that a word belongs to, which also decides its position in a sentence.
  public enum List: UInt8, CaseIterable, Hashable, Sendable {
    /// A plain adjective: "churlish".
    case adjective
    /// An adjective made of two words or more: "motley-minded".
    case compound
    /// A noun: "knave".
    case noun
  }

  /// The list that the word belongs to.
  public let list: List
  private let place: UInt16

  /// Creates the word at an index.
  ///
  /// - Parameter place: The index, which must be less than the number of words of the list.
  init(_ list: List, _ place: Int) {
    self.list = list
    self.place = UInt16(truncatingIfNeeded: place)
  }

  /// Returns all words of a list: first the mild ones, then the others, each part in alphabetical order.
  public static func all(of list: List) -> [InsultWord] {
    (0..<wordCount(list.rawValue)).map { InsultWord(list, $0) }
  }

  /// Creates the word of a list with a spelling; `nil` if there is none.
  public init?(_ text: String, of list: List) {
    guard let word = Self.all(of: list).first(where: { $0.text == text }) else { return nil }
    self = word
  }

  /// Returns the number of words of a list that insults of a rating may use.
  static func count(of list: List, rating: InsultRating) -> Int {
    rating == .mild ? mildWordCount(list.rawValue) : wordCount(list.rawValue)
  }

  /// The word as it is spelt: "motley-minded".
  public var text: String { word(list.rawValue, Int(place)) }

  /// The meaning in modern English: "changeable like a fool's coat".
  public var gloss: String { wordGloss(list.rawValue, Int(place)) }

  /// The place in Shakespeare's works where the word is used.
  public var citation: Citation {
    let (list, place) = (list.rawValue, Int(place))
    return Citation(
      work: wordWork(list, place), act: wordAct(list, place), scene: wordScene(list, place),
      line: wordLine(list, place))
  }

  /// Whether the word is only used with the bawdy rating.
  public var isBawdy: Bool { place >= mildWordCount(list.rawValue) }

  /// Whether the article before the word is "an" by its sound; only adjectives have this.
  var takesAn: Bool { wordArticle(list.rawValue, Int(place)) == 1 }

  /// Whether the two words have parts with the same stem: "paper-faced" and "whey-face".
  public func sharesStem(with other: InsultWord) -> Bool {
    let (mine, theirs) = (stems, other.stems)
    func isTheirs(_ stem: Int32) -> Bool {
      stem != 0 && (stem == theirs.0 || stem == theirs.1 || stem == theirs.2)
    }
    return isTheirs(mine.0) || isTheirs(mine.1) || isTheirs(mine.2)
  }

  /// The numbers of up to three stems; 0 after the last.
  private var stems: (Int32, Int32, Int32) { wordStems(list.rawValue, Int(place)) }
}
