package import InsultWidget
import Insults

extension CurrentInsult {
  /// Returns the members of the report about the insult; its beginning is an instant and the time in a zone.
  package func members(in zone: ZoneClock) -> [(key: String, value: OrderedJSON)] {
    [
      ("from", .text("\(beginning)")), ("local", .text(LocalTime.text(beginning, zone: zone))),
      ("slot", .integer(Int(index.slot))),
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
