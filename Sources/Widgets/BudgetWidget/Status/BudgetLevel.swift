/// How much of a budget is spent, as a word.
public enum BudgetLevel: String, CaseIterable, Hashable, Sendable {
  /// Less than 70 %.
  case good
  /// From 70 %.
  case warning
  /// From 90 % to all of it.
  case danger
  /// More than all of it.
  case over
}
