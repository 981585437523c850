/// Reasons of a single widget for showing no data of the user.
public protocol OwnReason: RawRepresentable<String>, Hashable, Sendable {}

/// The reason why a widget shows no data of the user: one that all widgets share, or one of its own.
public enum WidgetReason<Own: OwnReason>: Hashable, Sendable {
  /// The app has not stored anything yet.
  case missing
  /// The data was stored by a newer version of the app.
  case newer
  /// The data cannot be read; it is kept unchanged.
  case unreadable
  /// The data cannot be opened now, because of the system or a missing entitlement.
  case unavailable
  /// The instant has no civil day within the years 1 to 9999.
  case outsideCalendar
  /// One of the widget's own reasons.
  case own(Own)
}

extension WidgetReason: RawRepresentable {
  /// The reasons that all widgets share.
  private static var shared: [WidgetReason] {
    [.missing, .newer, .unreadable, .unavailable, .outsideCalendar]
  }

  /// Reads a reason; `nil` if it is unknown.
  public init?(rawValue: String) {
    if let reason = Self.shared.first(where: { $0.rawValue == rawValue }) {
      self = reason
    } else if let own = Own(rawValue: rawValue) {
      self = .own(own)
    } else {
      return nil
    }
  }

  /// The name of the reason in JSON.
  public var rawValue: String {
    switch self {
    case .missing: "missing"
    case .newer: "newer"
    case .unreadable: "unreadable"
    case .unavailable: "unavailable"
    case .outsideCalendar: "outsideCalendar"
    case .own(let own): own.rawValue
    }
  }
}

/// The own reasons of a widget that has none.
public enum NoReason: OwnReason {
  /// Returns `nil`, as there is no reason to read.
  public init?(rawValue: String) { return nil }
  /// Never called, as there is no value.
  public var rawValue: String { switch self {} }
}
