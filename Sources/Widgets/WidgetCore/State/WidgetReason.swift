/// A reason for showing no data of the user.
public protocol StatusReason: Hashable, Sendable {
  /// The name of the reason in JSON.
  var word: String { get }
}

/// A reason of one widget alone.
public protocol SpecificReason: StatusReason {}

extension SpecificReason where Self: RawRepresentable, RawValue == String {
  /// The name of the reason in JSON: the raw value.
  public var word: String { rawValue }
}

/// The reason why a widget shows no data of the user: one that all widgets share, or a specific one.
public enum WidgetReason<Specific: SpecificReason>: Hashable, Sendable {
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
  /// A reason of this widget alone.
  case specific(Specific)
}

extension WidgetReason: StatusReason {
  /// The name of the reason in JSON.
  public var word: String {
    switch self {
    case .missing: "missing"
    case .newer: "newer"
    case .unreadable: "unreadable"
    case .unavailable: "unavailable"
    case .outsideCalendar: "outsideCalendar"
    case .specific(let specific): specific.word
    }
  }
}

/// The specific reasons of a widget that has none.
public enum NoReason: SpecificReason {
  /// Never called, as there is no value.
  public var word: String { switch self {} }
}
