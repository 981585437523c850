import SourceText

/// What the lists have to be long enough for.
struct InsultPromise {
  /// Of so many slots one holds a quotation.
  static let slotsPerQuotation = 12
  /// A hundred years of insults, one every five minutes, the shortest interval there is.
  static let combinations = 36_525 * 288
  /// A week of quotations at that interval.
  static let quotations = 7 * 288 / slotsPerQuotation
  /// An order in which neighbours share no word needs as many.
  static let words = 5

  let data: InsultData
  let reader: DataReader

  /// Reports lists that are too short; mild ones are the shorter.
  func check() {
    for list in data.lists where list.mildCount < Self.words {
      reader.report(
        "\(list.mildCount) mild \(list.slot.plural), at least \(Self.words)",
        at: InsultReader.path(list.slot.plural))
    }
    let count = InsultCombinations(data.lists, rating: .mild).count
    if count < Self.combinations {
      reader.report(
        "the mild words make \(count) insults, fewer than \(Self.combinations): one every five minutes would "
          + "come again within a hundred years", at: InsultReader.folder)
    }
    let quotations = data.quotations.count { $0.rating == .mild }
    if quotations < Self.quotations {
      reader.report(
        "\(quotations) mild quotations, fewer than \(Self.quotations): one in \(Self.slotsPerQuotation) insults, "
          + "every five minutes, would come again within a week", at: InsultReader.path("quotations"))
    }
  }
}
