import SwiftEmitter

extension SourceData {
  /// Generated/InsultsTables/Lists.swift: the functions that read the word lists, and the number of insults.
  func insultListsFile() throws(EmissionError) -> GeneratedFile {
    let lists = insults.lists
    var builder = SourceFileBuilder(
      "InsultsTables/Lists.swift", title: "The lists of words for insults.",
      notes: ["The index of a list is 0 for adjectives, 1 for compounds, 2 for nouns.", ""]
        + InsultRating.allCases.map(combinations) + [longest],
      inputs: inputs(
        below: (lists.map(\.slot.plural) + ["templates", "quotations"]).map(InsultReader.path)))
    builder.add(
      ["The number of words in a list."],
      .choice("wordCount", parameter: "list", .int, lists.map { Int64($0.words.count) }))
    builder.add(
      ["The number of mild words in a list; they come first."],
      .choice("mildWordCount", parameter: "list", .int, lists.map { Int64($0.mildCount) }))
    add("word", "A word.", "String", lists.map(\.slot.plural), to: &builder)
    add(
      "wordGloss", "The meaning of a word.", "String", lists.map { "\($0.slot.rawValue)Glosses" },
      to: &builder)
    let facts = lists.map { "\($0.slot.rawValue)Facts" }
    let width = InsultWordList.factCount
    builder.accessor(
      "wordArticle", "Int32", "The article before a word, 0 for a and 1 for an.",
      selection: .parameter("list"), tables: facts, stride: width)
    builder.addCitations(of: "word", selection: .parameter("list"), tables: facts, stride: width, first: 1)
    builder.accessor(
      "wordStems", "Int32", "The stems of a word, filled up with 0.", selection: .parameter("list"),
      tables: facts, stride: width, offset: width - InsultStems.limit, width: InsultStems.limit)
    builder.constant(
      "slotsPerQuotation", .int, InsultPromise.slotsPerQuotation, "One slot in this many shows a quotation.")
    return try builder.file()
  }

  private func add(
    _ name: String, _ documentation: String, _ element: String, _ tables: [String],
    to builder: inout SourceFileBuilder
  ) {
    builder.accessor(name, element, documentation, selection: .parameter("list"), tables: tables)
  }

  private func combinations(_ rating: InsultRating) -> String {
    let combinations = InsultCombinations(insults.lists, rating: rating)
    return "The \(rating == .mild ? "mild" : "mild and bawdy") words make \(combinations.count) insults; "
      + "\(combinations.leftOut) combinations whose words share a stem are left out."
  }

  private var longest: String {
    let words = insults.lists.map { list in list.words.map(\.text.count).max() ?? 0 }
    let lengths = insults.templates.map { template in
      InsultArticle.allCases.map { template.wordLengths($0, words).reduce(-1) { $0 + 1 + $1 } }.max() ?? 0
    }
    return "No insult is longer than \(lengths.max() ?? 0) characters, no quotation longer than "
      + "\(insults.quotations.map(\.text.count).max() ?? 0)."
  }
}
