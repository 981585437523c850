package import InsultWidgetCore
import Insults

/// An insult of a slot, with its beginning in a zone.
package struct InsultReport: ColumnRecord {
  let current: CurrentInsult
  let zone: ZoneClock

  package init(_ current: CurrentInsult, in zone: ZoneClock) { (self.current, self.zone) = (current, zone) }

  private var words: [InsultWordReport]? {
    if case .composed(let insult) = current.insult {
      insult.words.map { InsultWordReport(word: $0.text, gloss: $0.gloss, citation: $0.citation) }
    } else {
      nil
    }
  }
  private var quotation: Quotation? {
    if case .quotation(let quotation) = current.insult { quotation } else { nil }
  }

  package static let declaration = (
    name: "Insult", help: "An insult: `almanac insult` gives an array of them."
  )
  package static let columns: [Column<InsultReport>] =
    [
      Column("from", "the moment from which it is shown") { $0.current.beginning.description },
      Column("local", "the same in the zone: 2026-06-01 00:00:00 +01:00") {
        LocalTime.text($0.current.beginning, zone: $0.zone)
      },
      Column("slot") { Int($0.current.index.slot) },
      Column(
        "skipped",
        "the number of insults skipped until then: with the slot, its place in the sequence of its seed and rating"
      ) { Int($0.current.index.skipped) },
      Column("text") { $0.current.insult.text },
      Column("code") { $0.current.insult.code },
      Column("bawdy") { $0.current.insult.isBawdy },
      Column(Column("words", "its words, of one that is made of words") { $0 }, ofOptional: { $0.words }),
      Column(Column("speaker", "who says it, of a quotation") { $0.speaker }, ofOptional: { $0.quotation }),
    ] + Citation.columns.map { Column($0, ofOptional: { $0.quotation?.citation }) }
}

/// A word of an insult, with its source in Shakespeare.
struct InsultWordReport: ColumnRecord {
  let word: String
  let gloss: String
  let citation: Citation

  static let declaration = (
    name: "InsultWord", help: "A word of an insult, and where Shakespeare has it."
  )
  static let columns: [Column<InsultWordReport>] =
    [Column("word") { $0.word }, Column("gloss") { $0.gloss }]
    + Citation.columns.map { Column($0, of: { $0.citation }) }
}

extension Citation {
  fileprivate static let columns: [Column<Citation>] = [
    Column("citation", "play, act and scene, or poem") { $0.description },
    Column("line") { $0.line },
  ]
}
