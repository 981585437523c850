import SwiftEmitter

extension SourceData {
  /// Generated/InsultsTables/Sentences.swift: the frames of sentences, samples, and the titles of works.
  func insultSentencesFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "InsultsTables/Sentences.swift",
      title: "Sentence frames, sample sentences, and the works that words are from.",
      notes: [],
      inputs: inputs(below: InsultReader.inputs("templates", "samples", "works")))
    builder.add(.sentences, of: self)
    builder.add(
      ["Sample sentences, shown where no insult of a slot is."],
      .strings("samples", insults.samples.map(\.text), comments: insults.samples.map(\.use.rawValue)))
    builder.accessor("sample", "String", "A sample sentence.", tables: ["samples"])
    builder.add(
      ["The titles of works."],
      .strings("works", insults.works.map(\.title), comments: insults.works.map(\.kind.rawValue)))
    builder.accessor("workTitle", "String", "The title of a work.", tables: ["works"])
    return try builder.file()
  }
}
