/// Whether a snapshot shows the user's data, and if not, why.
///
/// Samples stand only in ``placeholder``; nothing else is ever shown as if it were the user's.
public enum WidgetStatus<Reason: RawRepresentable<String> & Hashable & Sendable>: Hashable, Sendable {
  /// A sample for the gallery, or while the system draws the widget for the first time.
  case placeholder
  /// There is no data yet, and why.
  case empty(Reason)
  /// The user's data, as it is.
  case normal
  /// The user's data, but nothing newer than this moment was seen.
  case stale(since: Instant)
  /// The data could not be read, and why.
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
