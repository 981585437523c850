/// Why the widget has no data to show.
public enum HydrationReason: String, CaseIterable, Hashable, Sendable {
  /// Nothing has been logged yet.
  case noDocument
  /// The document cannot be read; it is kept, and the app can recover it.
  case corruptDocument
  /// The document was written by a newer version of the app.
  case newerDocument
  /// The document cannot be opened, because of the system or a missing entitlement.
  case unavailableDocument
  /// The moment has no civil day between the years 1 and 9999.
  case outsideCalendar
}
