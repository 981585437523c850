package import InsultWidget
package import Insults

/// The report about an insult.
package struct InsultReport {
  package let current: CurrentInsult

  package init(_ current: CurrentInsult) {
    self.current = current
  }

  package var insult: Insult { current.insult }

  package var members: [(key: String, value: OrderedJSON)] {
    [
      ("from", .text("\(current.beginning)")), ("slot", .integer(Int(current.index.slot))),
      ("skipped", .integer(Int(current.index.skipped))), ("text", .text(insult.text)),
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
