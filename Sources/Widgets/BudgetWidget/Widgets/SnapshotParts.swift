public import WidgetFoundation

/// A bar or a ring: how much of it is filled.
public struct ProgressMark: Hashable, Sendable {
  /// The filled part in thousandths, 0 to 1000.
  public let permille: Int
  /// Where an even pace would be today, in thousandths; `nil` where that is not marked.
  public let pacePermille: Int?
  /// How much of the budget that is.
  public let level: BudgetLevel
}

/// An amount with its name.
public struct AmountStat: Hashable, Sendable {
  /// "Spent".
  public let label: String
  /// The amount.
  public let amount: Sensitive<String>
}

/// A category among those most was spent on, or the row of all others.
public struct CategoryRow: Hashable, Sendable {
  /// The name.
  public let name: Sensitive<String>
  /// What was spent.
  public let amount: Sensitive<String>
  /// Its part of all spending in thousandths, 0 to 1000, for a bar; 0 where it is hidden.
  public let permille: Int
  /// Where a tap leads; `nil` for the row of others.
  public let page: BudgetLink?
  /// What is read aloud.
  public let accessibility: AccessibilityText
}

/// A trend as columns or a line.
public struct Sparkline: Hashable, Sendable {
  /// What was spent in each step, in thousandths of the largest, 0 to 1000; steps to come are left out.
  public let points: [Int]
  /// How many steps the whole period has, so that a line ends where today is.
  public let slotCount: Int
}
