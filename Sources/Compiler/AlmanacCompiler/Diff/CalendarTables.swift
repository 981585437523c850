import AlmanacModel
import SwiftEmitter

/// The tables of one calendar, read back from generated source.
struct CalendarTables: Hashable, Sendable {
  struct Era: Hashable, Sendable {
    /// The first moment in UTC, in seconds since 1970; it has no meaning for the first era.
    var start: Int64
    var offset: Int64
  }

  struct DoubtRow: Hashable, Sendable {
    var record: LunarDoubtRecord
    /// The comment of the row in the generated file.
    var comment: String
  }

  let id: String
  /// The months in order, without a gap.
  let months: [LunarMonthRecord]
  let eras: [Era]
  let doubts: [DoubtRow]

  init(id: String, _ declarations: DeclarationIndex) throws(UnreadableTables) {
    self.id = id
    let identifier = CalendarSource.identifier(of: id)
    let table = "months_\(identifier)"
    let raw: [UInt32] = try declarations.fit(
      try declarations.table(table, format: .hexadecimal(groups: [2, 1, 5])).values, table)
    months = raw.map(LunarMonthRecord.init)
    for (month, next) in zip(months, months.dropFirst()) {
      let end = month.firstDay.rataDie + Int32(month.length)
      guard month.key.raw < next.key.raw, end == next.firstDay.rataDie else {
        throw declarations.fault(
          table, "month \(next.key.month) of \(next.key.year) does not follow its neighbour")
      }
    }
    let eraValues = try declarations.table("eras_\(identifier)", stride: 2).values
    eras = stride(from: 0, to: eraValues.count, by: 2).map {
      Era(start: eraValues[$0], offset: eraValues[$0 + 1])
    }
    guard !months.isEmpty, !eras.isEmpty, eras.allSatisfy({ abs($0.offset) <= ClockTime.secondsPerDay })
    else {
      throw declarations.fault("eras_\(identifier)", "months or eras of \(id) cannot be right")
    }
    let doubtTable = "doubts_\(identifier)"
    var doubts: [DoubtRow] = []
    for row in try declarations.table(doubtTable, stride: LunarDoubtRecord.width).rows {
      let numbers: [Int32] = try declarations.fit(row.values, doubtTable)
      guard numbers.count == LunarDoubtRecord.width,
        let record = LunarDoubtRecord((numbers[0], numbers[1], numbers[2], numbers[3]))
      else {
        throw declarations.fault(doubtTable, "a row of \(doubtTable) is not an uncertain event")
      }
      doubts.append(DoubtRow(record: record, comment: row.comment))
    }
    self.doubts = doubts
  }
}

extension CalendarTables: ZoneEraTable {
  var eraCount: Int { eras.count }
  func eraStart(at index: Int) -> Int64 { eras[index].start }
  func eraOffset(at index: Int) -> Int64 { eras[index].offset }
}
