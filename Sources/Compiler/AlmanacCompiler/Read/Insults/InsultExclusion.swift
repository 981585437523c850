import SourceText

/// A word that must not be used.
struct InsultExclusion {
  private enum Status: String, CaseIterable {
    case unattested, misspelling, notFound = "not-found", noInsult = "no-insult", leftOut = "left-out"
  }

  var word: String
  /// The reason, in half a line.
  var why: String
  var location: SourceLocation

  static func read(_ reader: DataReader) -> [InsultExclusion]? {
    let columns = ["word", "status", "use", "reason"]
    guard let table = reader.table(InsultReader.path("excluded"), columns: columns) else { return nil }
    var unique = UniqueKeys<String>()
    let exclusions = table.records.compactMap { record -> InsultExclusion? in
      let texts = ["word", "use", "reason"].compactMap(record.text)
      let location = record.location(of: "word")
      guard let status = record.choice("status", of: Status.self), texts.count == 3,
        unique.insert(texts[0], named: "word '\(texts[0])'", in: record, at: "word")
      else { return nil }
      if (status == .misspelling) != (texts[1] != "-") {
        record.report("a misspelling needs a word to use instead; any other status has '-'", at: "use")
      }
      let use = texts[1] == "-" ? "" : "; use '\(texts[1])'"
      return InsultExclusion(word: texts[0], why: "\(texts[2])\(use)", location: location)
    }
    return exclusions.count == table.records.count ? exclusions : nil
  }
}
