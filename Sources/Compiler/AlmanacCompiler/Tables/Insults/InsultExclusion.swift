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

  static func read(_ reader: DataReader) -> [InsultExclusion] {
    let columns = ["word", "status", "use", "reason"]
    var unique = UniqueKeys<[String]>()
    return reader.table(InsultReader.path("excluded"), columns: columns).rows { record in
      let (word, use, reason) = (record.text("word"), record.text("use"), record.text("reason"))
      let status = record.choice("status", of: Status.self)
      unique.insert(["word"], of: record)
      if !record.isBad, (status == .misspelling) != record.hasValue("use") {
        record.report("a misspelling needs a word to use instead; any other status has '-'", at: "use")
      }
      return InsultExclusion(
        word: word, why: record.hasValue("use") ? "\(reason); use '\(use)'" : reason,
        location: record.location(of: "word"))
    }
  }
}
