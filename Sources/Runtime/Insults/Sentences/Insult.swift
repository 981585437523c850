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

/// A sentence that is shown when there is no insult of a slot.
public enum SampleInsult: Int, CaseIterable, Hashable, Sendable {
  /// The sentence that is shown when nothing else can be shown.
  case fallback
  /// The sentence in the gallery of widgets, and before the first entry of a timeline.
  case placeholder

  /// The sentence, such as "Thou gleeking flap-mouthed foot-licker!", exactly as in the source document.
  public var text: String { sample(rawValue) }
}
