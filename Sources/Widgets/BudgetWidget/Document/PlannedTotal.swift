public import WidgetFoundation

/// What is dated after the day of the totals, by day and category, in minor units.
///
/// With these the totals by category are right on later days too, without the app.
public struct PlannedTotal: Hashable, Sendable {
  /// The civil day.
  public let day: CivilDate
  /// The id of the category; empty for none.
  public let category: String
  /// Minor units.
  public let minorUnits: Int64

  /// A total of a day to come.
  public init(day: CivilDate, category: String, minorUnits: Int64) {
    self.day = day
    self.category = category
    self.minorUnits = minorUnits
  }
}
