/// How the output is written.
enum OutputFormat: String {
  /// Aligned, for people.
  case text
  case json
  /// RFC 4180, lines ended by LF.
  case csv
  /// RFC 5545.
  case ics
  /// The month as the calendar app's first version stored it, in JSON.
  case widgetData = "widget-data"
}
