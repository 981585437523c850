package import InsultWidget
import Insults

extension CurrentInsult {
  /// The members of the report about the insult.
  package var members: [(key: String, value: OrderedJSON)] {
    [
      ("from", .text("\(beginning)")), ("slot", .integer(Int(index.slot))),
      ("skipped", .integer(Int(index.skipped))), ("text", .text(insult.text)),
      ("code", .text(insult.code)),
      ("bawdy", .boolean(insult.isBawdy)),
    ] + parts
  }

  private var parts: [(key: String, value: OrderedJSON)] {
    switch insult {
    case .composed(let insult):
      let words = insult.words.map { word in
        OrderedJSON.object(
          [("word", .text(word.text)), ("gloss", .text(word.gloss))] + Self.members(word.citation))
      }
      return [("words", .array(words))]
    case .quotation(let quotation):
      return [("speaker", .text(quotation.speaker))] + Self.members(quotation.citation)
    }
  }

  private static func members(_ citation: Citation) -> [(key: String, value: OrderedJSON)] {
    [("citation", .text("\(citation)")), ("line", .integer(citation.line))]
  }
}
