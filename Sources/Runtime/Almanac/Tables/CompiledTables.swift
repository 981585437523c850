import AlmanacTables

/// The generated solar terms, phases, Delta T and leap seconds.
struct CompiledSky: SolarTermTable, MoonPhaseTable, TimeScaleTable {
  var firstTermYear: Int { AlmanacTables.firstTermYear }
  var termYearCount: Int { AlmanacTables.termYearCount }
  func termIn2000(at position: Int) -> Int32 { AlmanacTables.termIn2000(position) }
  // Not inlined: inlined into another module, it would take a copy of the whole table with it.
  @inline(never) func termResidual(at index: Int) -> Int16 { AlmanacTables.termResidual(index) }

  var firstLunation: Int { AlmanacTables.firstLunation }
  var lunationCount: Int { AlmanacTables.lunationCount }
  func phaseResidual(at index: Int) -> Int32 { AlmanacTables.phaseResidual(index) }

  var firstDeltaTYear: Int { AlmanacTables.firstDeltaTYear }
  var deltaTCount: Int { AlmanacTables.deltaTCount }
  func deltaT(at index: Int) -> Int32 { AlmanacTables.deltaT(index) }
  func slackBelow(at index: Int) -> Int32 { AlmanacTables.slackBelow(index) }
  func slackAbove(at index: Int) -> Int32 { AlmanacTables.slackAbove(index) }
  var firstPredictedIndex: Int { AlmanacTables.firstPredictedIndex }
  var leapSecondCount: Int { AlmanacTables.leapSecondCount }
  func leapSecondDay(at index: Int) -> Int32 { AlmanacTables.leapSecondDay(index) }
  func taiMinusUTC(at index: Int) -> Int32 { AlmanacTables.taiMinusUTC(index) }
}

/// The generated tables of one calendar.
struct CompiledCalendar: LunarTable, ZoneEraTable {
  let calendar: UInt8

  var estimate: LunarMonthEstimate {
    LunarMonthEstimate(
      slopeByDay: lunarMonthSlopeByDay, interceptByDay: lunarMonthInterceptByDay,
      slopeByYear: lunarMonthSlopeByYear, interceptByYear: lunarMonthInterceptByYear)
  }

  func twoMonths(at index: Int) -> (UInt32, UInt32) { twoLunarMonths(calendar, index) }
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32) { threeLunarMonths(calendar, index) }

  var eraCount: Int { AlmanacTables.eraCount(calendar) }
  func eraStart(at index: Int) -> Int64 { AlmanacTables.eraStart(calendar, index) }
  func eraOffset(at index: Int) -> Int64 { AlmanacTables.eraOffset(calendar, index) }

  var doubtCount: Int { AlmanacTables.doubtCount(calendar) }
  func doubt(at index: Int) -> LunarDoubtRecord? { LunarDoubtRecord(AlmanacTables.doubt(calendar, index)) }
}
