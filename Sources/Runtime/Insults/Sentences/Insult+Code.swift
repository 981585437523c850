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
