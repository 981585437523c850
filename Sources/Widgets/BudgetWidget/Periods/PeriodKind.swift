/// How long a stretch of time is that budgets and totals are for.
public enum PeriodKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// A civil day.
  case day
  /// A week, by the ``WeekRule`` of the settings.
  case week
  /// A month, beginning on the chosen day.
  case month
  /// A calendar year.
  case year
  /// A financial year, beginning on the chosen date.
  case financialYear
}

extension PeriodKind: CustomStringConvertible {
  /// The raw value, as links and files write it.
  public var description: String { rawValue }
}
