internal import HydrationTables

/// A kind of drink, by the id it has in documents.
///
/// Ids that this version does not know come from a newer one; they are kept, count in full unless the entry says
/// otherwise, and have the name of another drink.
public struct Beverage: Hashable, Sendable {
  /// The id, such as `water` or `greenTea`.
  public let id: String

  /// The beverage of an id, known or not.
  public init(id: String) {
    self.id = id
  }

  /// The factor of what counts in full.
  public static let fullFactor = 1000

  /// Water.
  public static let water = Beverage(id: "water")

  /// The beverages this version knows, in the order in which they are offered.
  public static var all: [Beverage] { (0..<beverageCount).map { Beverage(id: beverageID($0)) } }

  /// Whether this version knows it.
  public var isKnown: Bool { index != nil }

  /// The share of the volume that counts towards the goal, in thousandths; ``fullFactor`` if it is not known.
  ///
  /// Source: Data/hydration/beverages.tsv.
  public var factor: Int { number(0) ?? Self.fullFactor }

  /// The beverage hydration index: water retained two hours after drinking a litre, compared with still water.
  ///
  /// Information only: at four hours most differences are gone, so nothing is multiplied by it.
  ///
  /// Source: Maughan et al. 2016, American Journal of Clinical Nutrition 103, 717-723.
  ///
  /// - Returns: `nil` if it was not measured.
  public var retentionIndex: Double? {
    guard let hundredths = number(1), hundredths > 0 else { return nil }
    return Double(hundredths) / 100
  }

  /// Whether it has alcohol.
  public var isAlcoholic: Bool { number(3) == 1 }

  /// Where the factor is from.
  public var source: String? { index.map(beverageSource) }

  /// An SF Symbol.
  public var symbol: String { beverageSymbol(index ?? Self.otherIndex) }

  /// The colour it is shown in.
  public var tint: BeverageTint { number(2).flatMap(BeverageTint.init(rawValue:)) ?? .other }

  /// The name in a language; beverages that are not known are "another drink".
  public func name(in language: Language) -> String {
    beverageName(language.tableIndex, index ?? Self.otherIndex)
  }

  private var index: Int? { (0..<beverageCount).first { beverageID($0) == id } }

  private static var otherIndex: Int { Beverage(id: "other").index ?? 0 }

  private func number(_ field: Int) -> Int? { index.map { Int(beverageNumber(4 * $0 + field)) } }
}

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
