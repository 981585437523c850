public import Almanac
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
  public static var all: [Beverage] { beverages.map { Beverage(id: $0.id) } }

  /// Whether this version knows it.
  public var isKnown: Bool { record != nil }

  /// The share of the volume that counts towards the goal, in thousandths; ``fullFactor`` if it is not known.
  ///
  /// Source: Data/hydration/beverages.tsv.
  public var factor: Int { record?.factor ?? Self.fullFactor }

  /// The beverage hydration index: water retained two hours after drinking a litre, compared with still water.
  ///
  /// Information only: at four hours most differences are gone, so nothing is multiplied by it.
  ///
  /// Source: Maughan et al. 2016, American Journal of Clinical Nutrition 103, 717-723.
  ///
  /// - Returns: `nil` if it was not measured.
  public var retentionIndex: Double? { record?.retention.map { Double($0) / 100 } }

  /// Whether it has alcohol.
  public var isAlcoholic: Bool { record?.isAlcoholic == true }

  /// Where the factor is from.
  public var source: String? { record?.source }

  /// An SF Symbol.
  public var symbol: String { shown?.symbol ?? "" }

  /// The colour it is shown in.
  public var tint: BeverageTint { record?.tint ?? .other }

  /// The name in a language; beverages that are not known are "another drink".
  public func name(in language: Language) -> String {
    shown.flatMap { language.text(of: $0.names) } ?? id
  }

  /// The language its name is in where one is asked for: that, or the one that stands in for it.
  public func nameLanguage(for asked: Language) -> Language {
    shown.flatMap { asked.source(of: $0.names) } ?? asked
  }

  private var record: BeverageRecord? { beverages.first { $0.id == id } }

  /// The record whose name and symbol are shown: that of another drink if this one is not known.
  private var shown: BeverageRecord? { record ?? beverages.first { $0.id == "other" } }
}
