import SourceText

/// A word, a quotation or a sentence, which insults use in some years.
protocol InsultEntry: Hashable {
  /// The years, from the first to the last; the upper bound is `Int.max` if there is no last one.
  var years: ClosedRange<Int> { get }
  var rating: InsultRating { get }
  /// The parts that decide the insult of a slot.
  var parts: [String] { get }
}

extension InsultWordList.Word: InsultEntry {
  var parts: [String] { [text, rating.rawValue, article?.rawValue ?? ""] + stems.texts }
}

extension InsultQuotation: InsultEntry {
  var parts: [String] { [text, rating.rawValue] }
}

extension InsultTemplate: InsultEntry {
  var rating: InsultRating { .mild }
  var parts: [String] { [text, id] }
}

extension Array where Element: InsultEntry {
  /// Returns the entries in the order of the tables: mild ones first, each part by the first year and then as in the file.
  ///
  /// So an entry that is used from a later year on follows those that are used before.
  func inOrder() -> [Element] {
    let years = Set(map(\.years.lowerBound)).sorted()
    return InsultRating.allCases.flatMap { rating in
      years.flatMap { year in filter { $0.rating == rating && $0.years.lowerBound == year } }
    }
  }
}

extension Record {
  static let insultYears = ["from", "until"]

  /// Reads the years in which an entry is used, and reports mistakes in them.
  func insultYears() -> ClosedRange<Int> {
    let first = integer("from", in: 1900...2100)
    let last = hasValue("until") ? integer("until", in: 1900...2100) : Int.max
    if !isBad, last < first { report("the last year, \(last), is before the first, \(first)", at: "until") }
    return first...max(first, last)
  }
}

extension InsultData {
  /// The table of years that have begun; no insult depends on it, so a change that it refuses can still be compared.
  static let begunPath = InsultReader.path("begun")

  /// The entries of each list, in the order of its table.
  var entries: [(list: String, entries: [any InsultEntry])] {
    lists.map { ($0.slot.rawValue, $0.words) } + [("quotation", quotations), ("sentence", templates)]
  }

  /// The first years of vocabularies, each of which has other entries than the one before.
  var years: [Int] {
    let years = entries.flatMap(\.entries).map(\.years)
    return Set(years.map(\.lowerBound) + years.map(\.upperBound).filter { $0 < .max }.map { $0 + 1 }).sorted()
  }

  /// Returns a function to the years whose slots use an entry: those before the first year do as the first one does.
  func slots() -> (any InsultEntry) -> ClosedRange<Int> {
    let first = years.first
    return { entry in
      (entry.years.lowerBound == first ? .min : entry.years.lowerBound)...entry.years.upperBound
    }
  }

  /// Returns a digest of all parts from which the insults of a year are made.
  ///
  /// - Parameter index: The index of an entry of the year to leave out.
  func digest(of year: Int, without index: Int? = nil) -> String {
    let used = used(in: year).enumerated().filter { $0.offset != index }
    let text = used.map { $0.element.parts.joined(separator: "\t") }.joined(separator: "\n")
    return String(SHA256.hexDigest(of: Array(text.utf8)).prefix(16))
  }

  private func used(in year: Int) -> [any InsultEntry] {
    entries.flatMap(\.entries).filter { $0.years.contains(year) }
  }

  /// Reads the years that have begun, and reports entries that were added to such a year or removed from it since.
  ///
  /// - Parameter isComplete: Whether all entries were read; otherwise only the form of the table is checked.
  func checkBegunYears(_ reader: DataReader, isComplete: Bool) {
    let table = reader.table(Self.begunPath, columns: ["year", "digest"])
    let last = table.records.last.flatMap { Int($0["year"]) }.map { min(max($0, 1900), 2100) } ?? 1900
    for (record, due) in zip(table.records, (years.first ?? 0)...) {
      let year = record.integer("year", in: 1900...2100)
      let digest = record.text("digest")
      guard !record.isBad, isComplete else { continue }
      guard year == due else {
        return record.report(
          "\(due) is missing; the years follow each other from the first one in which a word is used",
          at: "year")
      }
      if digest == self.digest(of: year) { continue }
      let used = used(in: year)
      let stranger = used.indices.first { self.digest(of: year, without: $0) == digest }
      return record.report(
        "\(year) has begun, and "
          + (stranger.map { "'\(used[$0].parts[0])' is new in it" }
            ?? "the words, quotations and sentences used in it do not have this digest")
          + ": a new word, quotation or sentence can be used from \(last + 1) to 2100; one that must go keeps its line, and "
          + "its last year is from \(last) to 2100; one that is wrong goes too, and has a second line from \(last + 1) on. Meanings and "
          + "places can be corrected", at: "digest")
    }
  }
}
