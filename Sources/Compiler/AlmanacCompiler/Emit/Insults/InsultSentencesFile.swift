import SwiftEmitter

/// Generated/InsultsTables/Sentences.swift: the frames of sentences, samples, and the titles of works.
struct InsultSentencesFile {
  private let data: SourceData

  init(_ data: SourceData) {
    self.data = data
  }

  func file() throws(EmissionError) -> GeneratedFile {
    let insults = data.insults
    var builder = SourceFileBuilder(
      "\(InsultWordsFile.module)/Sentences.swift",
      title: "Frames of sentences, samples, and the works that words are from.",
      notes: [
        "Five texts a sentence: before the adjective with the article a, the same with an, and behind each of the three words."
      ],
      inputs: data.digests.inputs(below: InsultReader.inputs("templates", "samples", "works")))
    builder.add(
      ["The ids of the sentences."],
      .strings(
        StringTable(
          name: "sentenceIDs", values: insults.templates.map(\.id), comments: insults.templates.map(\.text))))
    builder.add(
      ["The id of a sentence."],
      .accessor(Accessor(name: "sentenceID", element: "String", tables: ["sentenceIDs"])))
    builder.add(
      ["The texts of the sentences around their words."],
      .strings(
        StringTable(
          name: "sentencePieces", values: insults.templates.flatMap { $0.openings + $0.rest },
          comments: insults.templates.flatMap { template in
            [
              "before, with a", "before, with an", "behind the adjective", "behind the compound",
              "behind the noun",
            ]
            .map { "\(template.id), \($0)" }
          })))
    builder.add(
      ["A text of a sentence, at 5 * sentence + place."],
      .accessor(Accessor(name: "sentencePiece", element: "String", tables: ["sentencePieces"])))
    builder.add(
      ["How many sentences there are."],
      .constant(Constant(name: "sentenceCount", type: .int, value: Int64(insults.templates.count))))
    builder.add(
      ["Sentences that stand where no insult of a slot does."],
      .strings(
        StringTable(
          name: "samples", values: insults.samples.map(\.text), comments: insults.samples.map(\.use.rawValue))
      ))
    builder.add(["A sample."], .accessor(Accessor(name: "sample", element: "String", tables: ["samples"])))
    builder.add(
      ["The titles of works."],
      .strings(
        StringTable(
          name: "works", values: insults.works.map(\.title), comments: insults.works.map(\.kind.rawValue))))
    builder.add(
      ["The title of a work."], .accessor(Accessor(name: "workTitle", element: "String", tables: ["works"])))
    return try builder.file()
  }
}
