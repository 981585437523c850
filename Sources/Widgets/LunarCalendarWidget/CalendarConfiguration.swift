/// What the user chose for one calendar widget.
public struct CalendarConfiguration: WidgetSettings {
  /// How many weeks are shown.
  public enum Rows: String, CaseIterable, Hashable, Sendable {
    /// As many as have a day of the month: 4, 5 or 6.
    case asNeeded
    /// Always 6, so that months look alike.
    case six
  }

  /// The month that is shown; without it, that of today.
  public var month: YearMonth?
  /// The month that was leafed to, which on its day is shown in place of ``month``.
  public var leaf: CalendarLeaf?
  /// How many weeks are shown.
  public var rows: Rows
  /// Whether the header has arrows that leaf to other months.
  public var showsArrows: Bool

  /// The month of today in as many rows as it needs.
  public init() { self.init(month: nil) }

  /// A configuration; without a choice, as many rows as the month needs.
  public init(
    month: YearMonth? = nil, leaf: CalendarLeaf? = nil, rows: Rows = .asNeeded, showsArrows: Bool = false
  ) {
    self.month = month
    self.leaf = leaf
    self.rows = rows
    self.showsArrows = showsArrows
  }

  /// Takes the choices from a reader.
  public init(_ reader: inout SettingsReader) {
    self.init(
      month: reader.choice("month"), leaf: reader.choice("leaf"),
      rows: reader.choice("rows", else: .asNeeded),
      showsArrows: reader.choice("showsArrows", else: false))
  }

  /// The rows, and the month, the leaf and the arrows if they were chosen.
  public var members: JSONObject {
    JSONObject(present: [
      ("month", month?.json), ("leaf", leaf?.json), ("rows", rows.json),
      ("showsArrows", showsArrows ? .bool(true) : nil),
    ])
  }

  /// The month that is shown on a day.
  func month(on today: CivilDate) -> YearMonth {
    leaf?.month(on: today) ?? month ?? YearMonth(of: today)
  }
}

extension CalendarConfiguration.Rows: JSONDecodable, JSONEncodable {}
