import InsultsTables

/// An insult quoted from Shakespeare.
public struct Quotation: Hashable, Sendable {
  private let place: UInt16

  init(_ place: Int) {
    self.place = UInt16(truncatingIfNeeded: place)
  }

  /// All quotations: first the mild ones, then the others, each part in the order of the data.
  public static var all: [Quotation] { (0..<quotationCount).map(Quotation.init) }

  /// Returns the number of quotations for a rating.
  static func count(rating: InsultRating) -> Int { rating == .mild ? mildQuotationCount : quotationCount }

  /// The quoted words; only the first capital and the last full stop may be added.
  public var text: String { quotation(Int(place)) }

  /// The character that says it: "Prince Henry".
  public var speaker: String { quotationSpeaker(Int(place)) }

  /// Whether the quotation is only shown with the bawdy rating.
  public var isBawdy: Bool { place >= mildQuotationCount }

  /// The place of the quotation in Shakespeare's works.
  public var citation: Citation {
    let place = Int(place)
    return Citation(
      work: quotationWork(place), act: quotationAct(place), scene: quotationScene(place),
      line: quotationLine(place))
  }
}
