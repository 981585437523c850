/// The user's choices for one calendar widget.
public struct CalendarConfiguration: WidgetSettings {
  /// The number of weeks that are shown.
  public enum Rows: String, CaseIterable, Hashable, Sendable {
    /// Only the weeks that contain a day of the month: 4, 5 or 6.
    case asNeeded
    /// Always 6, so that all months have the same shape; in larger type the whole month, never two weeks.
    case six
  }

  /// The month to show; `nil` for the current month.
  public var month: YearMonth?
  /// The month to which the user has paged; on that day it is shown in place of ``month``.
  public var shownMonth: ShownMonth?
  /// The number of weeks that are shown.
  public var rows: Rows
  /// Whether the header has arrows for paging to other months.
  public var showsArrows: Bool

  /// Creates the default configuration: the current month with as many weeks as it needs.
  public init() { self.init(month: nil) }

  /// Creates a configuration.
  public init(
    month: YearMonth? = nil, shownMonth: ShownMonth? = nil, rows: Rows = .asNeeded, showsArrows: Bool = false
  ) {
    self.month = month
    self.shownMonth = shownMonth
    self.rows = rows
    self.showsArrows = showsArrows
  }

  /// Lists the choices; the month, the paged month and the arrows are written only if they were chosen.
  public mutating func list(in fields: inout SettingsFields) {
    fields.choice("month", &month)
    fields.choice("shownMonth", &shownMonth)
    fields.choice("rows", &rows)
    fields.choice("showsArrows", &showsArrows, omitting: false)
  }

  /// Returns the month to show on a day.
  func month(on today: CivilDate) -> YearMonth {
    shownMonth?.month(on: today) ?? month ?? YearMonth(of: today)
  }
}

extension CalendarConfiguration.Rows: JSONDecodable, JSONEncodable {}
