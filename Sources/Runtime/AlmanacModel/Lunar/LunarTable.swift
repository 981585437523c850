/// The months of one calendar, as the conversions read them.
///
/// The generator implements it with its own arrays, the runtime with the generated tables.
@usableFromInline package protocol LunarTable {
  /// The constants that estimate a month's index.
  var estimate: LunarMonthEstimate { get }
  /// Returns the raw ``LunarMonthRecord``s at an index and at the next.
  func twoMonths(at index: Int) -> (UInt32, UInt32)
  /// Returns the raw ``LunarMonthRecord``s at an index and at the next two.
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32)
}
