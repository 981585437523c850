import AlmanacModel
import DomainRecords
import InsultsTables

/// An insult: three words in a sentence, or a quotation from Shakespeare.
public enum Insult: Hashable, Sendable {
  /// Three words in a sentence.
  case composed(ComposedInsult)
  /// A quotation from Shakespeare.
  case quotation(Quotation)

  /// The insult as a sentence.
  public var text: String {
    switch self {
    case .composed(let insult): insult.text
    case .quotation(let quotation): quotation.text
    }
  }

  /// Whether the insult is only shown with the bawdy rating.
  public var isBawdy: Bool {
    switch self {
    case .composed(let insult): insult.adjective.isBawdy || insult.compound.isBawdy || insult.noun.isBawdy
    case .quotation(let quotation): quotation.isBawdy
    }
  }

  /// The source of each part.
  ///
  /// Examples: "canker-blossom: A Midsummer Night's Dream 3.2", or the speaker of a quotation.
  public var citations: [String] {
    switch self {
    case .composed(let insult): insult.words.map { "\($0.text): \($0.citation)" }
    case .quotation(let quotation): ["\(quotation.speaker): \(quotation.citation)"]
    }
  }
}

extension Insult {
  /// Whether two insults have a word in common, or are the same quotation.
  func sharesWord(with other: Insult) -> Bool {
    switch (self, other) {
    case (.composed(let mine), .composed(let theirs)):
      mine.adjective.text == theirs.adjective.text || mine.compound.text == theirs.compound.text
        || mine.noun.text == theirs.noun.text
    case (.composed(let insult), .quotation(let quotation)),
      (.quotation(let quotation), .composed(let insult)):
      quotation.sharesWord(with: insult)
    case (.quotation(let mine), .quotation(let theirs)): mine == theirs
    }
  }
}

/// A sentence that is shown when a slot has no insult.
public enum SampleInsult: Int, CaseIterable, Hashable, Sendable {
  /// The sentence that is shown when nothing else can be shown.
  case fallback
  /// The sentence in the gallery of widgets, and before the first entry of a timeline.
  case placeholder

  /// The sentence, such as "Thou gleeking flap-mouthed foot-licker!", exactly as in the source document.
  public var text: String { sample(rawValue) }
}

extension Insult {
  /// A short text that identifies exactly this insult, for links.
  ///
  /// It consists of the words themselves and not of their positions, so it keeps its meaning when words are
  /// added: `statement.churlish.motley-minded.knave`, or `quotation.` and a digest of the quotation's text.
  public var code: String {
    switch self {
    case .composed(let insult):
      "\(insult.sentence.id).\(insult.adjective.text).\(insult.compound.text).\(insult.noun.text)"
    case .quotation(let quotation): "\(Self.quotationCode).\(Self.digest(quotation.text))"
    }
  }

  /// Creates the insult that a code identifies.
  ///
  /// - Returns: `nil` for any other text, and for words and quotations that are no longer in the lists.
  public init?(code: String) {
    let parts = code.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts[0] == Self.quotationCode {
      guard let quotation = Quotation.all.first(where: { Self.digest($0.text) == parts[1] }) else {
        return nil
      }
      self = .quotation(quotation)
      return
    }
    guard parts.count == 4, let frame = SentenceFrame.all.first(where: { $0.id == parts[0] }),
      let adjective = InsultWord(parts[1], of: .adjective),
      let compound = InsultWord(parts[2], of: .compound),
      let noun = InsultWord(parts[3], of: .noun),
      let insult = ComposedInsult(frame, adjective: adjective, compound: compound, noun: noun)
    else { return nil }
    self = .composed(insult)
  }

  private static let quotationCode = "quotation"

  /// Returns the 64-bit FNV-1a hash of a text in hexadecimal digits.
  private static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}

/// A sentence with one word of each list, such as "Thou art a churlish, motley-minded knave!".
public struct ComposedInsult: Hashable, Sendable {
  /// The sentence around the words.
  public let sentence: SentenceFrame
  /// The first word, a plain adjective.
  public let adjective: InsultWord
  /// The second word, a compound adjective.
  public let compound: InsultWord
  /// The last word, a noun.
  public let noun: InsultWord

  /// Creates an insult of three words.
  ///
  /// - Returns: `nil` if a word is not from the list for its position, or if two words share a stem: such
  ///   insults are never shown.
  public init?(
    _ sentence: SentenceFrame, adjective: InsultWord, compound: InsultWord, noun: InsultWord
  ) {
    guard adjective.list == .adjective, compound.list == .compound, noun.list == .noun,
      !adjective.sharesStem(with: compound), !adjective.sharesStem(with: noun),
      !compound.sharesStem(with: noun)
    else { return nil }
    self.sentence = sentence
    self.adjective = adjective
    self.compound = compound
    self.noun = noun
  }

  /// The words in the order of the sentence.
  public var words: [InsultWord] { [adjective, compound, noun] }

  /// The noun with its adjectives, for places without room for the sentence: "churlish, motley-minded knave".
  public var phrase: String {
    let frame = sentence.record
    return Text.joined(
      adjective.text, frame.afterAdjective.text, compound.text, frame.afterCompound.text, noun.text, "", "")
  }

  /// The whole sentence.
  ///
  /// Creating it needs one allocation.
  public var text: String {
    let frame = sentence.record
    return Text.joined(
      (adjective.takesAn ? frame.beforeAn : frame.beforeA).text, adjective.text, frame.afterAdjective.text,
      compound.text, frame.afterCompound.text, noun.text, frame.afterNoun.text)
  }
}

/// The sentence around the words of an insult.
public struct SentenceFrame: Hashable, Sendable {
  private let index: UInt8

  init(_ index: Int) {
    self.index = UInt8(truncatingIfNeeded: index)
  }

  /// All frames, in the order of the data.
  public static var all: [SentenceFrame] { sentences.indices.map(SentenceFrame.init) }

  /// A name that does not change when frames are added: "statement".
  public var id: String { record.id.text }

  /// The texts around the words.
  var record: SentenceRecord { sentences[Int(index)] }
}

extension Quotation {
  /// Whether one of the words of an insult is in the quotation, in the same form.
  func sharesWord(with insult: ComposedInsult) -> Bool {
    has(insult.adjective) || has(insult.compound) || has(insult.noun)
  }

  /// Whether a word is in the quotation.
  ///
  /// It may be alone or between hyphens, with or without a capital, or in the plural.
  func has(_ word: InsultWord) -> Bool {
    var (text, part) = (text, word.text)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, part.count <= text.count else { return false }
        for start in 0...(text.count - part.count) {
          // Upper and lower case of a letter differ in one bit.
          guard text[start] | 0x20 == first, start == 0 || !Self.isLetter(text[start - 1]) else { continue }
          guard (1..<part.count).allSatisfy({ text[start + $0] == part[$0] }) else { continue }
          if Self.isEnding(text[(start + part.count)...]) { return true }
        }
        return false
      }
    }
  }

  /// Whether the word ends here, or ends after the s or es of a plural.
  private static func isEnding(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = rest
    if rest.starts(with: "es".utf8) {
      rest = rest.dropFirst(2)
    } else if rest.first == UInt8(ascii: "s") {
      rest = rest.dropFirst()
    }
    return rest.first.map { !isLetter($0) } ?? true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// Concatenation of texts.
enum Text {
  /// Returns seven texts as one, with a single allocation.
  static func joined(
    _ a: String, _ b: String, _ c: String, _ d: String, _ e: String, _ f: String, _ g: String
  ) -> String {
    let count =
      a.utf8.count + b.utf8.count + c.utf8.count + d.utf8.count + e.utf8.count + f.utf8.count + g.utf8.count
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = 0
      append(a, to: buffer, at: &end)
      append(b, to: buffer, at: &end)
      append(c, to: buffer, at: &end)
      append(d, to: buffer, at: &end)
      append(e, to: buffer, at: &end)
      append(f, to: buffer, at: &end)
      append(g, to: buffer, at: &end)
      return end
    }
  }

  private static func append(
    _ text: String, to buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int
  ) {
    var text = text
    text.withUTF8 { bytes in
      end = buffer[end...].initialize(fromContentsOf: bytes)
    }
  }
}
