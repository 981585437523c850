/// The table of one calendar's months, as the conversions read it.
///
/// The generator reads its own arrays through it, the runtime the generated ones.
@usableFromInline package protocol LunarTable {
  /// Constants of the estimates of a month's index.
  var estimate: LunarMonthEstimate { get }
  /// The raw ``LunarMonthRecord``s at an index of the table and at the next.
  func twoMonths(at index: Int) -> (UInt32, UInt32)
  /// The raw ``LunarMonthRecord``s at an index of the table and at the next two.
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32)
}
