/// Why the calendar widget has nothing to show.
public enum CalendarReason: String, Hashable, Sendable {
  /// The day or its month is not within the years 1 to 9999.
  case outsideCalendar
}
