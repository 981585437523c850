import SourceText

/// A short insult quoted from the text.
package struct InsultQuotation: Hashable, Sendable {
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
  static func read(_ reader: DataReader, works: [InsultData.Work]) -> [InsultQuotation] {
    var unique = UniqueKeys<String>()
    let quotations = reader.table(InsultReader.path("quotations"), columns: columns).rows { record in
      let quotation = InsultQuotation(
        text: record.text("text") { problem($0).map { "the quotation \($0)" } },
        citation: InsultCitation(record, works: works), speaker: record.text("speaker"),
        rating: record.choice("rating", of: InsultRating.self))
      _ = record.index("complete", among: ["yes", "no"])
      _ = record.text("note")
      unique.insert(quotation.text, named: "quotation", in: record, at: "text")
      return quotation
    }
    return quotations.filter { $0.rating == .mild } + quotations.filter { $0.rating == .bawdy }
  }

  private static func problem(_ text: String) -> String? {
    if text.count > limit { return "has \(text.count) characters, at most \(limit)" }
    guard text.first(where: \.isLetter)?.isUppercase == true else { return "does not begin with a capital" }
    guard let last = text.last, ".!?".contains(last) else { return "does not end with a stop: . ! ?" }
    return nil
  }
}
