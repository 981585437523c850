import AlmanacModel

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
  /// Creating it takes one allocation.
  public var text: String {
    let frame = sentence.record
    return Text.joined(
      (adjective.takesAn ? frame.beforeAn : frame.beforeA).text, adjective.text, frame.afterAdjective.text,
      compound.text, frame.afterCompound.text, noun.text, frame.afterNoun.text)
  }
}
