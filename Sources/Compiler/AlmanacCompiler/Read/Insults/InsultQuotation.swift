import SourceText

/// A short insult quoted from the text.
package struct InsultQuotation: Hashable, Sendable {
  private enum Answer: String, CaseIterable { case yes, no }

  package var text: String
  package var citation: InsultCitation
  package var speaker: String
  package var rating: InsultRating

  /// The greatest number of characters of a quotation.
  static let limit = 160
  private static let columns =
    ["text"] + InsultCitation.columns + ["speaker", "rating", "complete", "note"]

  /// Reads the quotations.
  ///
  /// - Returns: First the mild ones, then the others, each part in the order of the file.
  static func read(_ reader: DataReader, works: [InsultData.Work]?) -> [InsultQuotation]? {
    guard let table = reader.table(InsultReader.path("quotations"), columns: columns) else { return nil }
    var unique = UniqueKeys<String>()
    let quotations = table.records.compactMap { record -> InsultQuotation? in
      let citation = InsultCitation(record, works: works)
      let texts = ["text", "speaker", "note"].compactMap(record.text)
      let complete = record.choice("complete", of: Answer.self)
      guard let rating = record.choice("rating", of: InsultRating.self), let citation,
        texts.count == 3, complete != nil, unique.insert(texts[0], named: "quotation", in: record, at: "text")
      else { return nil }
      if let problem = problem(texts[0]) { record.report("the quotation \(problem)", at: "text") }
      return InsultQuotation(text: texts[0], citation: citation, speaker: texts[1], rating: rating)
    }
    guard quotations.count == table.records.count else { return nil }
    return quotations.filter { $0.rating == .mild } + quotations.filter { $0.rating == .bawdy }
  }

  private static func problem(_ text: String) -> String? {
    if text.count > limit { return "has \(text.count) characters, at most \(limit)" }
    guard text.first(where: \.isLetter)?.isUppercase == true else { return "does not begin with a capital" }
    guard let last = text.last, ".!?".contains(last) else { return "does not end with a stop: . ! ?" }
    return text.contains("  ") ? "has two spaces in a row" : nil
  }
}
