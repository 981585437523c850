import SwiftEmitter

extension InsultWordList {
  /// The count of numbers that are stored for each word.
  static let factCount = 5 + InsultStems.limit

  /// Generated/InsultsTables/Nouns.swift and the files of the other lists.
  ///
  /// Each has the words of one list, with sources and meanings.
  func wordsFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "InsultsTables/\(slot.plural.prefix(1).uppercased() + slot.plural.dropFirst()).swift",
      title: "The \(slot.plural) of insults, each with its place in Shakespeare.",
      notes: [
        "Mild words first, then bawdy ones. \(Self.factCount) numbers per word: article (0 a, 1 an; 0 if no article precedes it),",
        "work, act (0 induction, or a poem), scene (0 chorus, or a poem), line, and stems that show which words share one:",
        "up to five letters of each part without its endings, as a number in base 27 with a = 1; 0 for none.",
      ],
      inputs: data.inputs(below: InsultReader.inputs(slot.plural, "works")))
    builder.add(
      ["The words."], .strings(slot.plural, words.map(\.text)))
    builder.add(
      ["The meanings of the words."], .strings("\(slot.rawValue)Glosses", words.map(\.gloss)))
    builder.add(
      ["The numbers of the words, in the order given above."],
      .integers(IntegerTable("\(slot.rawValue)Facts", .int32, rows: words.map(Self.row))))
    return try builder.file()
  }

  private static func row(_ word: InsultWordList.Word) -> IntegerTable.Row {
    let citation = word.citation
    let place = [citation.work, citation.act, citation.scene, citation.line].map(Int64.init)
    return IntegerTable.Row(
      [word.article == .an ? 1 : 0] + place + word.stems.numbers, comment: word.text)
  }
}
