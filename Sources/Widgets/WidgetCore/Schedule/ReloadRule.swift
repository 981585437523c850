/// When the system should ask for a new schedule.
///
/// Each case is one of WidgetKit's `TimelineReloadPolicy`.
public enum ReloadRule: Hashable, Sendable {
  /// When the last entry has been shown.
  case atEnd
  /// From a moment on.
  case after(Instant)
  /// Only when the app asks for it.
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
