import Insults
import Testing

/// No insult of the words of 2026 has a word twice, in any form and position; `strangers` lists no pairs of later words.
struct StutterTests {
  private static let lists = InsultWord.List.allCases.map { list in
    let vocabulary = Vocabulary(on: 739_617)
    let name = Vocabulary.List.allCases[Int(list.rawValue)]
    let all = InsultWord.all(of: list)
    return (0..<vocabulary.count(of: name, .bawdy)).map { all[vocabulary.tableIndex($0, in: name)] }
  }

  /// Pairs of parts that begin alike but are not related.
  ///
  /// All others that begin with the same four letters are related, and their stems show it.
  private static let strangers: Set<Set<String>> = [
    ["bear", "bearded"], ["bread", "breasted"], ["breaker", "breasted"], ["galled", "gallows"],
    ["gorged", "gorgon"], ["inch", "incharitable"], ["mammering", "mammet"], ["presser", "presumptuous"],
    ["scarce", "scarecrow"], ["scurrilous", "scurvy"], ["shrill", "shrimp"], ["skinker", "skinned"],
    ["snipe", "snipt"], ["super", "superficial"], ["swine", "swinge"], ["swinge", "swinish"],
    ["thin", "thing"],
    ["thread", "three"], ["threadbare", "three"],
    // These are parts of words that the lists write as one word.
    ["footlicker", "football"], ["gorbellied", "gorged"], ["gorbellied", "gorgon"], ["woodcock", "wooden"],
  ]

  private static func parts(_ word: InsultWord) -> [String] {
    word.text.split(separator: "-").map { $0.filter { $0 != "'" } }
  }

  /// Returns the pairs of words of two lists that may be together in an insult.
  private static func neighbours(_ one: Int, _ other: Int) -> [(InsultWord, InsultWord)] {
    lists[one].flatMap { word in lists[other].filter { !word.sharesStem(with: $0) }.map { (word, $0) } }
  }

  @Test(arguments: [(0, 1), (0, 2), (1, 2)])
  func wordsOfOneInsultNeverBeginAlikeUnlessTheyAreStrangers(one: Int, other: Int) {
    var failures: [String] = []
    for (word, next) in Self.neighbours(one, other) {
      for part in Self.parts(word) where part.count >= 4 {
        for second in Self.parts(next) where second.hasPrefix(part.prefix(4)) {
          if !Self.strangers.contains([part, second]) { failures.append("\(word.text) \(next.text)") }
        }
      }
    }
    #expect(failures == [])
  }

  @Test(arguments: [
    ("churlish", "paper-faced", "whey-face"), ("weedy", "bald-pated", "weed"),
    ("churlish", "fat-witted", "fat-guts"),
    ("wormy", "worm-eaten", "knave"), ("churlish", "mad-brained", "madcap"),
    ("mumbling", "bald-pated", "mumble-news"),
    ("filthy", "filthy-mantled", "knave"), ("churlish", "toad-spotted", "toadstool"),
    ("wolvish", "bald-pated", "wolf"), ("brainless", "clay-brained", "knave"),
    ("knavish", "bald-pated", "knave"),
    ("churlish", "beetle-headed", "jolthead"), ("threadbare", "bald-pated", "thread"),
  ]) func whatPeopleHaveSeenStuttering(adjective: String, compound: String, noun: String) throws {
    let frame = try #require(SentenceFrame.all.first)
    let insult = ComposedInsult(
      frame, adjective: try #require(InsultWord(adjective, of: .adjective)),
      compound: try #require(InsultWord(compound, of: .compound)),
      noun: try #require(InsultWord(noun, of: .noun)))
    #expect(insult == nil)
  }
}

/// Mild insults are fit for families, and they are insults at all.
struct MildTests {
  private static let mild = InsultWord.List.allCases.flatMap(InsultWord.all).filter { !$0.isBawdy }.map(
    \.text)
  private static let all = InsultWord.List.allCases.flatMap(InsultWord.all).map(\.text)

  @Test func wordsThatNobodyIsInsultedByOrThatHurtTheIllAreInNoList() {
    let gone = [
      "bead", "mangled", "woollen", "base-court", "dewberry", "dread-bolted", "moon-calf", "measle",
      "language-less",
      "sleek-headed", "hugger-mugger",
    ]
    #expect(gone.filter(Self.all.contains) == [])
  }

  @Test func coarseWordsAndOathsAreNotAmongTheMild() {
    let coarse = [
      "baggage", "fishmonger", "ass", "ass-head", "bum-bailey", "prick-eared", "three-inch", "rump-fed",
      "damnable",
      "misbegotten", "stool",
    ]
    #expect(coarse.filter(Self.mild.contains) == [])
    #expect(coarse.filter { !Self.all.contains($0) } == [])
  }

  @Test func mildQuotationsHaveNoOathNoDeathWishAndNoContemptOfWomen() {
    let words: Set = [
      "damned", "damn", "damnable", "pox", "bawd", "whoreson", "strumpet", "wife", "baggage", "bum", "ass",
    ]
    let mild = Quotation.all.filter { !$0.isBawdy }.map(\.text)
    // In these quotations the ass is the animal.
    let animals = ["Cudgel thy brains", "Would the fountain"]
    let failures = mild.filter { text in
      let tokens = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
      return !tokens.isDisjoint(with: words) && !animals.contains(where: text.hasPrefix)
    }
    #expect(failures == [])
    for opening in [
      "Go, hang yourselves all!", "She is spherical", "He is as tedious as a tired horse", "Lozel, thou",
    ] {
      #expect(!Quotation.all.contains { $0.text.hasPrefix(opening) }, "\(opening)")
    }
  }

  /// The lines are from the First Folio, Henry IV, Part 2 1.2; Falstaff answers both.
  @Test(arguments: [
    "Your means are very slender, and your waste is great.",
    "You are as a candle, the better part burnt out.",
  ])
  func theLordChiefJusticeSaysIt(text: String) throws {
    let quotation = try #require(Quotation.all.first { $0.text == text })
    #expect(quotation.speaker == "Lord Chief Justice" && "\(quotation.citation)" == "Henry IV, Part 2 1.2")
  }
}
