import Almanac
import Insults

/// An insult with the slot it stands in.
struct InsultReport {
  let slot: Int64
  /// When it begins; `nil` where 64 bits do not hold it.
  let beginning: Instant?
  let insult: Insult

  /// Where its parts are from and what they mean, a row for each.
  var citations: [[String]] {
    switch insult {
    case .composed(let insult): insult.words.map { ["  \($0.text)", "\($0.citation)", $0.gloss] }
    case .quotation(let quotation): [["  \(quotation.speaker)", "\(quotation.citation)"]]
    }
  }

  var members: [(key: String, value: JSONValue)] {
    [
      ("from", JSONValue(beginning.map { "\($0)" })), ("slot", .integer(Int(slot))),
      ("text", .text(insult.text)), ("code", .text(insult.code)), ("bawdy", .boolean(insult.isBawdy)),
    ] + parts
  }

  private var parts: [(key: String, value: JSONValue)] {
    switch insult {
    case .composed(let insult):
      let words = insult.words.map { word in
        JSONValue.object(
          [("word", .text(word.text)), ("gloss", .text(word.gloss))] + Self.members(word.citation))
      }
      return [("words", .array(words))]
    case .quotation(let quotation):
      return [("speaker", .text(quotation.speaker))] + Self.members(quotation.citation)
    }
  }

  private static func members(_ citation: Citation) -> [(key: String, value: JSONValue)] {
    [("citation", .text("\(citation)")), ("line", .integer(citation.line))]
  }
}
