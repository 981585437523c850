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
