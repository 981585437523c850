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

  /// Whether it has a sexual or coarse sense.
  public var isBawdy: Bool { place >= mildQuotationCount }

  /// Where it stands.
  public var citation: Citation {
    Citation(
      work: Int(number(0)), act: UInt8(truncatingIfNeeded: number(1)),
      scene: UInt8(truncatingIfNeeded: number(2)), line: UInt16(truncatingIfNeeded: number(3)))
  }

  private func number(_ field: Int) -> Int32 { quotationPlace(4 * Int(place) + field) }
}
