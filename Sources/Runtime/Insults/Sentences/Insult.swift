import InsultsTables

/// An insult: three words in a sentence, or a line of Shakespeare's own.
public enum Insult: Hashable, Sendable {
  /// Three words in a sentence.
  case composed(ComposedInsult)
  /// A quotation.
  case quotation(Quotation)

  /// The insult as a sentence.
  public var text: String {
    switch self {
    case .composed(let insult): insult.text
    case .quotation(let quotation): quotation.text
    }
  }

  /// Whether it is left out where the rating is mild.
  public var isBawdy: Bool {
    switch self {
    case .composed(let insult): insult.adjective.isBawdy || insult.compound.isBawdy || insult.noun.isBawdy
    case .quotation(let quotation): quotation.isBawdy
    }
  }

  /// Where each part is from: "canker-blossom: A Midsummer Night's Dream 3.2", or the speaker of a quotation.
  public var citations: [String] {
    switch self {
    case .composed(let insult): insult.words.map { "\($0.text): \($0.citation)" }
    case .quotation(let quotation): ["\(quotation.speaker): \(quotation.citation)"]
    }
  }
}

/// Sentences for where there is no insult of a slot.
public enum SampleInsult: Int, CaseIterable, Hashable, Sendable {
  /// When nothing else can be shown.
  case fallback
  /// In the gallery of widgets, and before the first entry of one.
  case placeholder

  /// The sentence, such as "Thou gleeking flap-mouthed foot-licker!", letter for letter as the source document has it.
  public var text: String { sample(rawValue) }
}
