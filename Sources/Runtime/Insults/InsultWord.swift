import AlmanacModel
package import DomainRecords
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
  private let index: UInt16

  /// Creates the word at an index.
  ///
  /// - Parameter index: The index, which must be less than the number of words of the list.
  init(_ list: List, _ index: Int) {
    self.list = list
    self.index = UInt16(truncatingIfNeeded: index)
  }

  /// Returns all words of a list: first the mild ones, then the others, each part by the year from which insults use them, and then in
  /// alphabetical order.
  public static func all(of list: List) -> [InsultWord] {
    (0..<wordCount(list.rawValue)).map { InsultWord(list, $0) }
  }

  /// Creates the word of a list with a spelling; `nil` if there is none.
  ///
  /// If its rating was changed, it is the bawdy one of the two.
  public init?(_ text: String, of list: List) {
    guard let word = Self.all(of: list).last(where: { $0.text == text }) else { return nil }
    self = word
  }

  /// The word as it is spelt: "motley-minded".
  public var text: String { word(list.rawValue, Int(index)) }

  /// The meaning in modern English: "changeable like a fool's coat".
  public var gloss: String { wordGloss(list.rawValue, Int(index)) }

  /// The place in Shakespeare's works where the word is used.
  public var citation: Citation {
    let (list, index) = (list.rawValue, Int(index))
    return Citation(
      work: wordWork(list, index), act: wordAct(list, index), scene: wordScene(list, index),
      line: wordLine(list, index))
  }

  /// Whether the word is only used with the bawdy rating.
  public var isBawdy: Bool { index >= mildWordCount(list.rawValue) }

  /// Whether the article before the word is "an" by its sound; only adjectives have this.
  var takesAn: Bool { wordArticle(list.rawValue, Int(index)) == 1 }

  /// Whether the two words have parts with the same stem: "paper-faced" and "whey-face".
  public func sharesStem(with other: InsultWord) -> Bool {
    let (mine, theirs) = (stems, other.stems)
    func isTheirs(_ stem: Int32) -> Bool {
      stem != 0 && (stem == theirs.0 || stem == theirs.1 || stem == theirs.2)
    }
    return isTheirs(mine.0) || isTheirs(mine.1) || isTheirs(mine.2)
  }

  /// The numbers of up to three stems; 0 after the last.
  private var stems: (Int32, Int32, Int32) { wordStems(list.rawValue, Int(index)) }
}

/// The words, quotations and sentences that the insults of some consecutive years are made of.
///
/// Additions are used from a later year on, so the vocabulary of a year that has begun never changes.
package struct Vocabulary: Sendable {
  /// The lists, by their numbers in the tables.
  package enum List: Int, CaseIterable, Sendable { case adjective, compound, noun, quotation, sentence }

  private let runs: ArraySlice<InsultRunRecord>

  /// Creates the vocabulary of a day.
  ///
  /// - Parameters:
  ///   - day: A rata die; every number is allowed, and days before the first year are as those in it.
  ///   - runs: The runs of all vocabularies, in the order of days.
  package init(on day: Int64, of runs: [InsultRunRecord] = insultRuns) {
    let first = (runs.last { $0.firstDay <= day } ?? runs.first)?.firstDay
    self.runs = runs.drop { $0.firstDay != first }.prefix { $0.firstDay == first }
  }

  /// Whether two vocabularies of the same runs are the same.
  func isSame(as other: Vocabulary) -> Bool { runs.startIndex == other.runs.startIndex }

  package func count(of list: List, _ rating: InsultRating) -> Int {
    runs.reduce(0) { $1.list == list.rawValue && (rating == .bawdy || !$1.isBawdy) ? $0 + $1.count : $0 }
  }

  /// Returns the index in its table of an entry by its index in the vocabulary, which has the mild ones first.
  package func tableIndex(_ index: Int, in list: List) -> Int {
    var rest = index
    for run in runs where run.list == list.rawValue {
      if rest < run.count { return run.start + rest }
      rest -= run.count
    }
    return 0
  }
}

/// The rating of words and quotations in insults.
public enum InsultRating: String, CaseIterable, Hashable, Sendable {
  /// Words that a family would read aloud: no sexual or coarse sense, and no oaths.
  case mild
  /// All words and quotations.
  case bawdy
}

/// An insult quoted from Shakespeare.
public struct Quotation: Hashable, Sendable {
  private let index: UInt16

  init(_ index: Int) {
    self.index = UInt16(truncatingIfNeeded: index)
  }

  /// All quotations: first the mild ones, then the others, each part by the year from which insults use them, and then in the order of the data.
  public static var all: [Quotation] { (0..<quotationCount).map(Quotation.init) }

  /// The quoted words; only the first capital and the last full stop may be added.
  public var text: String { quotation(Int(index)) }

  /// The character that says it: "Prince Henry".
  public var speaker: String { quotationSpeaker(Int(index)) }

  /// Whether the quotation is only shown with the bawdy rating.
  public var isBawdy: Bool { index >= mildQuotationCount }

  /// The place of the quotation in Shakespeare's works.
  public var citation: Citation {
    let index = Int(index)
    return Citation(
      work: quotationWork(index), act: quotationAct(index), scene: quotationScene(index),
      line: quotationLine(index))
  }
}

/// A place in Shakespeare's works.
///
/// Lines are counted in the Complete Moby Shakespeare, a text of the Globe type (1864); other editions differ by a few
/// lines in prose.
public struct Citation: Hashable, Sendable {
  private let work: UInt8
  /// The act, 1 to 5; `nil` in an induction and in a poem.
  public let act: Int?
  /// The scene, from 1; `nil` in a chorus and in a poem.
  public let scene: Int?
  /// The line, from 1, within the scene or the poem.
  public let line: Int

  /// Creates a citation from numbers of the tables.
  ///
  /// - Parameters:
  ///   - act: The act, 0 if there is none; the same is true of the scene.
  init(work: Int32, act: Int32, scene: Int32, line: Int32) {
    self.work = UInt8(truncatingIfNeeded: work)
    self.act = act == 0 ? nil : Int(act)
    self.scene = scene == 0 ? nil : Int(scene)
    self.line = Int(line)
  }

  /// The play or poem: "A Midsummer Night's Dream".
  public var title: String { workTitle(Int(work)) }
}

extension Citation: CustomStringConvertible {
  /// The play with act and scene, or the poem with its line: "A Midsummer Night's Dream 3.2", "Venus and Adonis 920".
  public var description: String {
    switch (act, scene) {
    case (let act?, let scene?): "\(title) \(act).\(scene)"
    case (let act?, nil): "\(title) \(act) Chorus"
    case (nil, let scene?): "\(title) Induction \(scene)"
    case (nil, nil): "\(title) \(line)"
    }
  }
}
