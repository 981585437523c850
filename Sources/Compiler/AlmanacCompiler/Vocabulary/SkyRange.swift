import AlmanacModel

/// The years and lunations that are computed and stored.
package enum SkyRange {
  /// Years of solar terms that are computed; lunar year 1899 needs the December solstice of 1898.
  package static let computedYears = 1898...2101
  /// Years of solar terms in the tables.
  package static let storedYears = 1899...2101

  /// Lunations that are computed: one more on both sides than are stored, for zones far from Greenwich.
  package static let computedLunations = -1251...1262
  /// Lunations in the tables: all phases of 1899 to 2101, and the new moon that begins month 11 of 1898.
  package static let storedLunations = -1250...1261
}
