public import WidgetFoundation

/// The user's choices in the settings of the spending widget.
public struct SpendingConfiguration: WidgetSettings {
  /// The kind of period.
  public var period: PeriodKind
  /// Whether amounts are removed wherever the widget is shown, as on a locked screen.
  public var hidesAmounts: Bool
  /// The page of a link that the app shows in place of the current period; it is no setting of a widget, and not stored.
  public var page: BudgetLink?

  /// Creates the default configuration: months.
  public init() { self.init(period: .month) }

  /// Creates a configuration.
  public init(period: PeriodKind, hidesAmounts: Bool = false) {
    self.period = period
    self.hidesAmounts = hidesAmounts
  }

  /// Reads the choice from a reader; the default is months.
  public init(_ reader: inout SettingsReader) {
    self.init(
      period: reader.choice("period", else: .month),
      hidesAmounts: reader.choice("hidesAmounts", else: false))
  }

  /// The kind of period, and whether amounts are removed if they are.
  public var members: JSONObject {
    JSONObject(present: [("period", period.json), ("hidesAmounts", hidesAmounts ? .bool(true) : nil)])
  }
}
