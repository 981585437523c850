/// The format of the output.
enum OutputFormat: String {
  /// Aligned text for people.
  case text
  case json
  /// JSON Lines: one object per line.
  case jsonl
  /// CSV by RFC 4180, with lines that end with LF.
  case csv
  /// SQL with a table and its rows.
  case sql
  /// iCalendar by RFC 5545.
  case ics
  /// The month in the JSON of the calendar app's first version.
  case widgetData = "widget-data"
  /// A picture in SVG.
  case svg
}
