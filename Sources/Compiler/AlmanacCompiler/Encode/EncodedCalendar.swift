import AlmanacModel
import SourceText

/// The months and eras of one calendar as the tables hold them, readable through the runtime's own decoder.
struct EncodedCalendar: LunarTable, ZoneEraTable {
  let source: CalendarSource
  let eras: [CalendarClock.Era]
  /// Months of the table with their model: month 11 of 1898 to the second month of 2101.
  ///
  /// The extra months at both ends let the conversions look at the neighbour of any month of the range.
  let months: [LunarMonth]
  let monthRecords: [UInt32]
  var estimate: LunarMonthEstimate
  /// Events close to midnight or with an uncertain day.
  var closeEvents: [Doubt] = []

  /// Encodes the months, or reports why they cannot be those of the tables.
  init?(_ source: CalendarSource, clock: CalendarClock, months all: [LunarMonth], diagnostics: Diagnostics) {
    let first = CivilDate(DayNumber(unchecked: LunarMonthRecord.epoch))
    let outside = all.first { $0.firstDay.rataDie < LunarMonthRecord.epoch || !(1...12).contains($0.month) }
    guard outside == nil, all.first?.year == Int(LunarMonthKey.firstYear) else {
      let month = outside ?? all.first
      diagnostics.report(
        "\(month.map(\.name) ?? "no month") begins \(month.map { "\(CivilDate($0.firstDay))" } ?? "never"); the tables begin "
          + "with month 11 of \(LunarMonthKey.firstYear), after \(first): the series cannot be right",
        at: SourceLocation(path: source.path))
      return nil
    }
    self.source = source
    eras = clock.eras
    months =
      all.filter { $0.year <= LunarDate.years.upperBound }
      + all.filter { $0.year > LunarDate.years.upperBound }.prefix(2)
    monthRecords = months.map { $0.record.raw }
    estimate = LunarMonthEstimate(slopeByDay: 0, interceptByDay: 0, slopeByYear: 0, interceptByYear: 0)
  }

  /// Events whose day is uncertain.
  var doubts: [Doubt] { closeEvents.filter { !$0.margin.isCertain } }

  func twoMonths(at index: Int) -> (UInt32, UInt32) { (monthRecords[index], monthRecords[index + 1]) }
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32) {
    (monthRecords[index], monthRecords[index + 1], monthRecords[index + 2])
  }
  var eraCount: Int { eras.count }
  func eraStart(at index: Int) -> Int64 { eras[index].start }
  func eraOffset(at index: Int) -> Int64 { eras[index].offset }
}

extension LunarMonth {
  var key: LunarMonthKey { LunarMonthKey(year: UInt32(year), month: UInt32(month), isLeap: isLeap) }
  var record: LunarMonthRecord { LunarMonthRecord(key: key, isLong: length == 30, firstDay: firstDay) }
}
