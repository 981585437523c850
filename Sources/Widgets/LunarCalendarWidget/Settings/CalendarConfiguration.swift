/// What the user chose for one calendar widget.
public struct CalendarConfiguration: Hashable, Sendable {
  /// How many weeks are shown.
  public enum Rows: String, CaseIterable, Hashable, Sendable {
    /// As many as have a day of the month: 4, 5 or 6.
    case asNeeded
    /// Always 6, so that months look alike.
    case six
  }

  /// The month that is shown; without it, that of today.
  public var month: YearMonth?
  /// How many weeks are shown.
  public var rows: Rows

  /// A configuration; without a choice, the month of today in as many rows as it needs.
  public init(month: YearMonth? = nil, rows: Rows = .asNeeded) {
    self.month = month
    self.rows = rows
  }
}

extension CalendarConfiguration: JSONDecodable, JSONEncodable {
  /// Reads a configuration, also of another version of the app: a choice that is missing or unknown is taken as not made.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(month: object.readable("month"), rows: object.readable("rows") ?? .asNeeded)
  }

  /// The rows, and the month if one was chosen.
  public var json: JSON {
    var object: JSONObject = ["rows": rows.json]
    object["month"] = month?.json
    return .object(object)
  }
}

extension CalendarConfiguration.Rows: JSONDecodable, JSONEncodable {}
