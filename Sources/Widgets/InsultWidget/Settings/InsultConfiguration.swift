/// What the user chose for one widget, where it differs from the app.
public struct InsultConfiguration: Hashable, Sendable {
  /// Which insults this widget shows; `nil` for the app's choice.
  public var rating: InsultRating?

  /// A choice.
  public init(rating: InsultRating? = nil) {
    self.rating = rating
  }
}
