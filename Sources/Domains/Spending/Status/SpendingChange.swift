/// How spending differs from that of the same time last year.
public struct SpendingChange: Hashable, Sendable {
  /// This year's less last year's.
  public let difference: Money
  /// The difference in thousandths of last year's, rounded to the nearest, halves away from zero.
  ///
  /// It stays within ±``permilleLimit``.
  public let permille: Int

  /// The largest number of ``permille`` that is told from larger ones.
  public static let permilleLimit: Int64 = 99_990

  /// The change between two amounts.
  ///
  /// - Returns: `nil` if nothing was spent last year, or refunds outweighed: a part of that says nothing.
  /// - Throws: ``MoneyError`` if the amounts are of different currencies or the difference does not fit.
  public init?(from lastYear: Money, to thisYear: Money) throws(MoneyError) {
    difference = try thisYear.subtracting(lastYear)
    guard lastYear.minorUnits > 0 else { return nil }
    // Twice the thousandths, rounded down, plus one, halved: the nearest, halves up. The sign is put back afterwards.
    let magnitude = difference.minorUnits == .min ? .max : abs(difference.minorUnits)
    let twice = FullWidth.scaled(magnitude, by: 2000, dividedBy: lastYear.minorUnits)
    let permille = min(Self.permilleLimit, twice / 2 + twice % 2)
    self.permille = Int(difference.minorUnits < 0 ? -permille : permille)
  }
}
