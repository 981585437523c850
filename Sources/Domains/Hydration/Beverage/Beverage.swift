public import Almanac
public import DomainRecords
internal import HydrationTables

/// A kind of drink, identified by its id in documents.
///
/// Ids that this version does not know come from a newer one. They are kept, count in full unless the entry
/// says otherwise, and are named "another drink".
public struct Beverage: Hashable, Sendable {
  /// The id, such as `water` or `greenTea`.
  public let id: String

  /// Creates the beverage of an id, known or not.
  public init(id: String) {
    self.id = id
  }

  /// The factor of a beverage that counts in full.
  public static let fullFactor = 1000

  /// Water.
  public static let water = Beverage(id: "water")

  /// The beverages this version knows, in the order in which they are offered.
  public static var all: [Beverage] { beverages.map { Beverage(id: $0.id) } }

  /// Whether this version knows the beverage.
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

  /// Whether the beverage has alcohol.
  public var isAlcoholic: Bool { record?.isAlcoholic == true }

  /// The source of the factor; `nil` if the beverage is not known.
  public var source: String? { record?.source }

  /// The name of an SF Symbol.
  public var symbol: String { shown?.symbol ?? "" }

  /// The colour of the beverage in the app.
  public var tint: BeverageTint { record?.tint ?? .other }

  /// Returns the name in a language; unknown beverages are "another drink".
  public func name(in language: Language) -> String {
    shown.flatMap { language.text(of: $0.names) } ?? id
  }

  /// Returns the language of the name: the requested one, or its fallback.
  public func nameLanguage(for asked: Language) -> Language {
    shown.flatMap { asked.source(of: $0.names) } ?? asked
  }

  private var record: BeverageRecord? { beverages.first { $0.id == id } }

  /// The record with the name and symbol to show: that of another drink if this one is not known.
  private var shown: BeverageRecord? { record ?? beverages.first { $0.id == "other" } }
}
