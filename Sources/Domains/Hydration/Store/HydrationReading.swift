/// The result of looking for the document.
public enum HydrationReading: Hashable, Sendable {
  /// Nothing was read: a sample is shown in the gallery and while the system draws the widget for the first time.
  case placeholder
  /// Nothing has been logged yet.
  case missing
  /// The user's log.
  case value(HydrationState)
  /// A document of a newer version of the app.
  case newerVersion(Int)
  /// A document that cannot be read.
  case corrupt
  /// The document cannot be opened.
  case unavailable
}
