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

  /// Lists the choices; `hidesAmounts` is written only if it is true.
  public mutating func list(in fields: inout SettingsFields) {
    fields.choice("period", &period)
    fields.choice("hidesAmounts", &hidesAmounts, omitting: false)
  }
}
