import AlmanacModel

/// A sentence with a word of each list, such as "Thou art a churlish, motley-minded knave!".
public struct ComposedInsult: Hashable, Sendable {
  /// The frame the words stand in.
  public let sentence: SentenceFrame
  /// The first word.
  public let adjective: InsultWord
  /// The second word.
  public let compound: InsultWord
  /// The last word.
  public let noun: InsultWord

  /// An insult of three words.
  ///
  /// - Returns: `nil` if a word is of another list than its place asks for, or if two words share a stem: such insults
  ///   are never shown.
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

  /// The words in their order.
  public var words: [InsultWord] { [adjective, compound, noun] }

  /// The noun with its adjectives, for where there is no room for the sentence: "churlish, motley-minded knave".
  public var phrase: String {
    let frame = sentence.record
    return Text.joined(
      adjective.text, frame.afterAdjective.text, compound.text, frame.afterCompound.text, noun.text, "", "")
  }

  /// The sentence.
  ///
  /// Making it takes one allocation.
  public var text: String {
    let frame = sentence.record
    return Text.joined(
      (adjective.takesAn ? frame.beforeAn : frame.beforeA).text, adjective.text, frame.afterAdjective.text,
      compound.text, frame.afterCompound.text, noun.text, frame.afterNoun.text)
  }
}
