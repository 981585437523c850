import Insults
import Testing

struct InsultTextTests {
  private func insult(
    _ frame: String, _ adjective: String, _ compound: String, _ noun: String
  ) throws -> ComposedInsult? {
    ComposedInsult(
      try #require(SentenceFrame.all.first { $0.id == frame }),
      adjective: try #require(InsultWord(adjective, of: .adjective)),
      compound: try #require(InsultWord(compound, of: .compound)),
      noun: try #require(InsultWord(noun, of: .noun)))
  }

  @Test func IB_09_sentencesWithAOrAnBySound() throws {
    let knave = try #require(try insult("statement", "churlish", "motley-minded", "knave"))
    #expect(knave.text == "Thou art a churlish, motley-minded knave!")
    #expect(knave.phrase == "churlish, motley-minded knave")
    #expect(
      try insult("statement", "abject", "beef-witted", "acorn")?.text
        == "Thou art an abject, beef-witted acorn!")
    let licker = try #require(try insult("exclamation", "gleeking", "flap-mouthed", "foot-licker"))
    #expect(licker.text == "Thou gleeking flap-mouthed foot-licker!")
    #expect(licker.phrase == "gleeking flap-mouthed foot-licker")
  }

  @Test func IB_08_theSentencesOfTheSourceDocument() {
    #expect(SampleInsult.fallback.text == "Thou art a villainous tickle-brained canker-blossom!")
    #expect(SampleInsult.placeholder.text == "Thou gleeking flap-mouthed foot-licker!")
  }

  @Test func wordsOfOneStemMakeNoInsult() throws {
    #expect(try insult("statement", "loggerheaded", "beef-witted", "loggerhead") == nil)
    #expect(try insult("statement", "rascally", "rascal-like", "knave") == nil)
    #expect(try insult("statement", "churlish", "sheep-biting", "sheep-biter") == nil)
  }

  @Test func listsStandInTheirPlaces() throws {
    let frame = try #require(SentenceFrame.all.first)
    let knave = try #require(InsultWord("knave", of: .noun))
    #expect(ComposedInsult(frame, adjective: knave, compound: knave, noun: knave) == nil)
  }

  @Test func aCitationForEachPart() throws {
    let blossom = Insult.composed(
      try #require(try insult("statement", "villainous", "tickle-brained", "canker-blossom")))
    #expect(
      blossom.citations == [
        "villainous: Henry IV, Part 1 2.4", "tickle-brained: Henry IV, Part 1 2.4",
        "canker-blossom: A Midsummer Night's Dream 3.2",
      ])
    let quotation = try #require(Quotation.all.first { $0.text == "Peace, ye fat-guts!" })
    #expect(Insult.quotation(quotation).citations == ["Prince Henry: Henry IV, Part 1 2.2"])
  }

  @Test func IB_13_aCodeStandsForExactlyOneInsult() throws {
    let knave = Insult.composed(try #require(try insult("statement", "churlish", "motley-minded", "knave")))
    #expect(knave.code == "statement.churlish.motley-minded.knave")
    var codes: Set<String> = []
    for quotation in Quotation.all {
      let insult = Insult.quotation(quotation)
      #expect(Insult(code: insult.code) == insult)
      codes.insert(insult.code)
    }
    #expect(codes.count == Quotation.all.count)
    let sequence = InsultSequence(seed: 5, rating: .bawdy)
    for slot in 0..<200 as Range<Int64> {
      let insult = sequence.insult(in: slot)
      #expect(Insult(code: insult.code) == insult)
    }
    for code in [
      "", ".", "...", "statement", "quotation.", "quotation.0", "statement.churlish.motley-minded.joithead",
      "question.churlish.motley-minded.knave", "statement.knave.motley-minded.churlish",
      "statement.churlish.motley-minded.knave.", "statement.loggerheaded.beef-witted.loggerhead",
    ] {
      #expect(Insult(code: code) == nil, "\(code)")
    }
  }
}
