public import WidgetFoundation

/// What the user chose in the settings of the spending widget.
public struct SpendingConfiguration: WidgetSettings {
  /// The kind of period.
  public var period: PeriodKind

  /// Months.
  public init() { self.init(period: .month) }

  /// A choice.
  public init(period: PeriodKind) {
    self.period = period
  }

  /// Takes what can be read; otherwise it is months.
  public init(_ reader: inout SettingsReader) {
    period = reader.choice("period", else: .month)
  }

  /// The kind of period.
  public var members: JSONObject { ["period": period.json] }
}
