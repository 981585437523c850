/// Whether a snapshot shows the user's data, and if not, why.
///
/// Samples stand only in ``placeholder``; nothing else is ever shown as if it were the user's.
public enum WidgetStatus<Reason: Hashable & Sendable>: Hashable, Sendable {
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
