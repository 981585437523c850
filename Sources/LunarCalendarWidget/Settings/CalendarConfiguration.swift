/// What the user chose for one calendar widget.
public struct CalendarConfiguration: Hashable, Sendable {
  /// The month that is shown.
  public enum MonthChoice: Hashable, Sendable {
    /// The month of today.
    case current
    /// A month of the Gregorian calendar; one that does not exist is taken as ``current``.
    case month(year: Int, month: Int)
  }

  /// How many weeks are shown.
  public enum Rows: String, CaseIterable, Hashable, Sendable, Codable {
    /// As many as have a day of the month: 4, 5 or 6.
    case asNeeded
    /// Always 6, so that months look alike.
    case six
  }

  /// The month that is shown.
  public var month: MonthChoice
  /// How many weeks are shown.
  public var rows: Rows

  /// A configuration; without a choice, the current month in as many rows as it needs.
  public init(month: MonthChoice = .current, rows: Rows = .asNeeded) {
    self.month = month
    self.rows = rows
  }
}
