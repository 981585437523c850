/// Reasons that only one widget has for showing nothing of the user's.
public protocol OwnReason: RawRepresentable<String>, Hashable, Sendable {}

/// Why a widget has nothing of the user's to show: a reason that all widgets share, or one of its own.
public enum WidgetReason<Own: OwnReason>: Hashable, Sendable {
  /// The app has not stored anything yet.
  case missing
  /// A newer version of the app has stored it.
  case newer
  /// It cannot be read; it is kept as it is.
  case unreadable
  /// It cannot be opened now, because of the system or a missing entitlement.
  case unavailable
  /// The moment has no civil day within the years 1 to 9999.
  case outsideCalendar
  /// A reason of the widget's own.
  case own(Own)
}

extension WidgetReason: RawRepresentable {
  /// The reasons that all widgets share.
  private static var shared: [WidgetReason] {
    [.missing, .newer, .unreadable, .unavailable, .outsideCalendar]
  }

  /// The reason of a word; `nil` for a word that is none.
  public init?(rawValue: String) {
    if let reason = Self.shared.first(where: { $0.rawValue == rawValue }) {
      self = reason
    } else if let own = Own(rawValue: rawValue) {
      self = .own(own)
    } else {
      return nil
    }
  }

  /// The word for programs.
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

/// The reasons of a widget that needs none of its own.
public enum NoReason: OwnReason {
  /// There is no such reason.
  public init?(rawValue: String) { return nil }
  /// There is no such reason.
  public var rawValue: String { switch self {} }
}
