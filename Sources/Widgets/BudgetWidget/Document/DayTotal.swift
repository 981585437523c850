public import WidgetFoundation

/// What was spent on a day, in minor units of the currency it stands under.
public struct DayTotal: Hashable, Sendable {
  /// The civil day.
  public let day: CivilDate
  /// Minor units; negative if refunds outweigh.
  public let minorUnits: Int64

  /// A total of a day.
  public init(day: CivilDate, minorUnits: Int64) {
    self.day = day
    self.minorUnits = minorUnits
  }
}
