import AlmanacTables

/// The generated tables of one calendar.
struct CompiledLunarTable: LunarTable {
  let calendar: UInt8

  var estimate: LunarMonthEstimate {
    LunarMonthEstimate(
      slopeByDay: lunarMonthSlopeByDay, interceptByDay: lunarMonthInterceptByDay,
      slopeByYear: lunarMonthSlopeByYear, interceptByYear: lunarMonthInterceptByYear)
  }

  func twoMonths(at index: Int) -> (UInt32, UInt32) { twoLunarMonths(calendar, index) }
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32) { threeLunarMonths(calendar, index) }
}
