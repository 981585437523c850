import SourceText

/// The least lengths of the lists.
enum InsultPromise {
  /// The number of slots for each quotation.
  static let slotsPerQuotation = 12
  /// The number of insults in a hundred years at one every five minutes, the shortest interval.
  static let combinations = 36_525 * 288
  /// The number of quotations in a week at that interval.
  static let quotations = 7 * 288 / slotsPerQuotation
  /// The number of words that an order without shared words between neighbours needs.
  static let words = 5
}

extension InsultReader {
  /// Reports lists that are too short; only mild words are counted, as they are fewer.
  func checkLengths(of data: InsultData) {
    for list in data.lists where list.mildCount < InsultPromise.words {
      reader.report(
        "\(list.mildCount) mild \(list.slot.plural); at least \(InsultPromise.words) are needed",
        at: InsultReader.path(list.slot.plural))
    }
    let count = InsultCombinations(data.lists, rating: .mild).count
    if count < InsultPromise.combinations {
      reader.report(
        "the mild words make \(count) insults, fewer than \(InsultPromise.combinations): one every five minutes would "
          + "repeat within a hundred years", at: InsultReader.folder)
    }
    let quotations = data.quotations.count { $0.rating == .mild }
    if quotations < InsultPromise.quotations {
      reader.report(
        "\(quotations) mild quotations, fewer than \(InsultPromise.quotations): one in \(InsultPromise.slotsPerQuotation) insults, "
          + "every five minutes, would repeat within a week", at: InsultReader.path("quotations"))
    }
  }
}
