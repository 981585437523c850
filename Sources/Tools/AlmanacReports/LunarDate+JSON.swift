extension LunarDate {
  /// The date as programs read it.
  package var json: OrderedJSON {
    .object([
      ("year", .integer(year)), ("month", .integer(month)), ("leap", .boolean(isLeapMonth)),
      ("day", .integer(day)),
    ])
  }
}
