/// The result of looking for the document.
public enum HydrationReading: Hashable, Sendable {
  /// Nothing has been logged yet.
  case missing
  /// The user's log.
  case value(HydrationState)
  /// A document of a newer version of the app.
  case newerVersion(Int)
  /// A document that cannot be read.
  case corrupt
}
