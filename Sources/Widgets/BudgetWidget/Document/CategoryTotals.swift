/// What was spent in a period by category, up to the day of the totals, in minor units.
public struct CategoryTotals: Hashable, Sendable {
  /// The period.
  public let period: PeriodAnchor
  /// Minor units by the id of the category; what has no category stands under an empty id.
  public let minorUnits: [String: Int64]

  /// Totals of a period.
  public init(period: PeriodAnchor, minorUnits: [String: Int64]) {
    self.period = period
    self.minorUnits = minorUnits
  }
}
