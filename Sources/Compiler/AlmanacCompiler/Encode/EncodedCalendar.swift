import AlmanacModel

/// The months of one calendar in the form of the tables; the runtime's own decoder can read them.
struct EncodedCalendar: LunarTable {
  let source: CalendarSource
  let clock: CalendarClock
  /// The months of the records.
  let months: [LunarMonth]
  let monthRecords: [UInt32]
  let estimate: LunarMonthEstimate
  /// The events whose uncertain days move lunar dates.
  let doubts: [Doubt]

  init(_ calendar: ComputedCalendar, estimate: LunarMonthEstimate, doubts: [Doubt]) {
    source = calendar.source
    clock = calendar.clock
    months = calendar.months
    monthRecords = months.map { $0.record.raw }
    self.estimate = estimate
    self.doubts = doubts
  }

  func twoMonths(at index: Int) -> (UInt32, UInt32) { (monthRecords[index], monthRecords[index + 1]) }
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32) {
    (monthRecords[index], monthRecords[index + 1], monthRecords[index + 2])
  }
}

extension LunarMonth {
  var key: LunarMonthKey { LunarMonthKey(year: UInt32(year), month: UInt32(month), isLeap: isLeap) }
  var record: LunarMonthRecord { LunarMonthRecord(key: key, isLong: length == 30, firstDay: firstDay) }
}
