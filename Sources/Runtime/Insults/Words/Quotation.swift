import InsultsTables

/// An insult as it stands in Shakespeare.
public struct Quotation: Hashable, Sendable {
  private let place: UInt16

  init(_ place: Int) {
    self.place = UInt16(truncatingIfNeeded: place)
  }

  /// All quotations: mild ones first, each half in the order of the data.
  public static var all: [Quotation] { (0..<quotationCount).map(Quotation.init) }

  /// How many quotations there are for a rating.
  static func count(rating: InsultRating) -> Int { rating == .mild ? mildQuotationCount : quotationCount }

  /// The words, of which only the first capital and the last stop may be ours.
  public var text: String { quotation(Int(place)) }

  /// Who says it: "Prince Henry".
  public var speaker: String { quotationSpeaker(Int(place)) }

  /// Whether it is left out where the rating is mild.
  public var isBawdy: Bool { place >= mildQuotationCount }

  /// Where it stands.
  public var citation: Citation {
    let place = Int(place)
    return Citation(
      work: quotationWork(place), act: quotationAct(place), scene: quotationScene(place),
      line: quotationLine(place))
  }
}
