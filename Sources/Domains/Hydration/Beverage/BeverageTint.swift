/// The kinds of beverages that have a colour of their own.
///
/// Raw values are those of the generated table.
public enum BeverageTint: Int, CaseIterable, Hashable, Sendable {
  /// Water, still and sparkling.
  case water
  /// Teas.
  case tea
  /// Coffees.
  case coffee
  /// Milk of animals and plants.
  case milk
  /// Juices, smoothies, coconut water.
  case juice
  /// Soft drinks and drinks for sport.
  case energy
  /// What has alcohol.
  case alcohol
  /// All others.
  case other
}
