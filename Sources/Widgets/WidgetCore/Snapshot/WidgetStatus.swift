/// Whether a snapshot shows the user's data, and the reason if not.
///
/// Only a ``placeholder`` shows sample data.
public enum WidgetStatus<Reason: RawRepresentable<String> & Hashable & Sendable>: Hashable, Sendable {
  /// Sample data, for the gallery and while the system draws the widget for the first time.
  case placeholder
  /// No data yet, with the reason.
  case empty(Reason)
  /// The user's current data.
  case normal
  /// The user's data, not updated since an instant.
  case stale(since: Instant)
  /// The data could not be read, with the reason.
  case failure(Reason)
}

extension WidgetStatus {
  /// `{"kind": "normal"}`, `{"kind": "stale", "since": "2026-02-17T05:00:00Z"}`, `{"kind": "empty", "reason": "…"}`.
  public var json: JSON {
    switch self {
    case .placeholder: ["kind": "placeholder"]
    case .empty(let reason): ["kind": "empty", "reason": .string(reason.rawValue)]
    case .normal: ["kind": "normal"]
    case .stale(let since): ["kind": "stale", "since": since.json]
    case .failure(let reason): ["kind": "failure", "reason": .string(reason.rawValue)]
    }
  }
}
