import AlmanacModel
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
        "Mild words first, then bawdy ones; each part by the first year of use.",
        "\(Self.factCount) numbers per word: article (0 a, 1 an; 0 if no article precedes it),",
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

extension SourceData {
  /// Generated/InsultsTables/Lists.swift: the functions that read the word lists, and the number of insults.
  func insultListsFile() throws(EmissionError) -> GeneratedFile {
    let lists = insults.lists
    var builder = SourceFileBuilder(
      "InsultsTables/Lists.swift", title: "The lists of words for insults.",
      notes: ["The index of a list is 0 for adjectives, 1 for compounds, 2 for nouns.", ""]
        + notesOfYears,
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
    addVocabularies(to: &builder)
    return try builder.file()
  }

  /// Adds the runs of entries from which the insults of each year are made.
  private func addVocabularies(to builder: inout SourceFileBuilder) {
    var rows: [RecordTable.Row] = []
    for year in insults.years {
      let first = (try? CivilDate(year: year, month: 1, day: 1)).map { Int(DayNumber($0).rataDie) } ?? 0
      for (number, (list, entries)) in insults.entries.enumerated() {
        var runs: [(isBawdy: Bool, indices: Range<Int>)] = []
        for (index, entry) in entries.enumerated() where entry.years.contains(year) {
          let isBawdy = entry.rating == .bawdy
          let isNext = runs.last.map { $0.indices.upperBound == index && $0.isBawdy == isBawdy } ?? false
          let start = isNext ? runs.removeLast().indices.lowerBound : index
          runs.append((isBawdy, start..<(index + 1)))
        }
        rows += runs.map { isBawdy, indices in
          RecordTable.Row(
            [
              .init("firstDay", .integer(first)), .init("list", .integer(number)),
              .init("isBawdy", .boolean(isBawdy)),
              .init("start", .integer(indices.lowerBound)), .init("count", .integer(indices.count)),
            ], comment: "\(list)s from \(year) on")
        }
      }
    }
    builder.add(
      ["The words, quotations and sentences that insults are made of from a day on, which is a rata die."],
      .records(RecordTable(name: "insultRuns", module: "DomainRecords", type: "InsultRunRecord", rows: rows)))
  }

  private func add(
    _ name: String, _ documentation: String, _ element: String, _ tables: [String],
    to builder: inout SourceFileBuilder
  ) {
    builder.accessor(name, element, documentation, selection: .parameter("list"), tables: tables)
  }

  /// The digest of each vocabulary, by which `begun.tsv` lists years that have begun, and the number of combinations of its words.
  private var notesOfYears: [String] {
    insults.years.map { year in
      let counts = InsultRating.allCases.map { rating in
        insults.lists.reduce(1) { product, list in
          product * list.words.count { $0.years.contains(year) && (rating == .bawdy || $0.rating == .mild) }
        }
      }
      return
        "From \(year) on: digest \(insults.digest(of: year)), \(counts[0]) combinations of mild words, \(counts[1]) of all."
    }
  }
}

extension SourceData {
  /// Generated/InsultsTables/Quotations.swift: quotations with their sources.
  func insultQuotationsFile() throws(EmissionError) -> GeneratedFile {
    let quotations = insults.quotations
    var builder = SourceFileBuilder(
      "InsultsTables/Quotations.swift", title: "Insults quoted from Shakespeare.",
      notes: [
        "Mild quotations first, then bawdy ones; each part by the first year of use.",
        "Four numbers per quotation: work, act (0 induction), scene (0 chorus), line.",
      ],
      inputs: inputs(below: InsultReader.inputs("quotations", "works")))
    builder.add(["The quotations."], .strings("quotations", quotations.map(\.text)))
    builder.accessor("quotation", "String", "A quotation.", tables: ["quotations"])
    builder.add(
      ["The speakers of the quotations."],
      .strings("quotationSpeakers", quotations.map(\.speaker)))
    builder.accessor(
      "quotationSpeaker", "String", "The speaker of a quotation.", tables: ["quotationSpeakers"])
    let rows = quotations.map { quotation in
      let citation = quotation.citation
      return IntegerTable.Row(
        [citation.work, citation.act, citation.scene, citation.line].map(Int64.init),
        comment: quotation.text.split(separator: " ").prefix(5).joined(separator: " "))
    }
    builder.add(
      ["The places of the quotations."],
      .integers(IntegerTable("quotationPlaces", .int32, rows: rows)))
    builder.addCitations(of: "quotation", tables: ["quotationPlaces"], stride: 4)
    builder.constant("quotationCount", .int, quotations.count, "The number of quotations.")
    builder.constant(
      "mildQuotationCount", .int, quotations.count { $0.rating == .mild },
      "The number of mild quotations; they come first.")
    return try builder.file()
  }
}

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
