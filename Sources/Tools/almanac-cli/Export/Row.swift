/// A row of an export, with what every format needs of it.
struct Row {
  /// One value a column: text or a number.
  var values: [JSONValue]
  /// The day to mark in a calendar app, if the rows are events.
  var event: DayEvent?
}
