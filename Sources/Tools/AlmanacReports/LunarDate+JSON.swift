extension LunarDate {
  /// The date as JSON.
  package var json: OrderedJSON {
    .object([
      ("year", .integer(year)), ("month", .integer(month)), ("leap", .boolean(isLeapMonth)),
      ("day", .integer(day)),
    ])
  }
}
