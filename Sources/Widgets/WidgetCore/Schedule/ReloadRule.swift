/// The rule for when the system asks for a new schedule.
///
/// Each case corresponds to one of WidgetKit's `TimelineReloadPolicy`.
public enum ReloadRule: Hashable, Sendable {
  /// After the last entry was shown.
  case atEnd
  /// After an instant.
  case after(Instant)
  /// Only when the app requests it.
  case never
}

extension ReloadRule {
  /// `{"kind": "atEnd"}`, `{"kind": "never"}`, or `{"instant": "2026-02-18T17:00:00Z", "kind": "after"}`.
  public var json: JSON {
    switch self {
    case .atEnd: ["kind": "atEnd"]
    case .after(let instant): ["kind": "after", "instant": instant.json]
    case .never: ["kind": "never"]
    }
  }
}
