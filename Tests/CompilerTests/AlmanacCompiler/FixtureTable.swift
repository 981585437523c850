import AlmanacCompiler
import AlmanacModel
import SwiftEmitter
import Testing

/// The tables of one calendar, read from generated source as in a program that links them.
struct FixtureTable: LunarTable {
  let estimate: LunarMonthEstimate
  let ids: [String]
  private let months: [UInt32]

  init(_ files: [GeneratedFile], id: String) throws {
    let list = try #require(files.first { $0.path.hasSuffix("/Calendars.swift") })
    let shapes = list.declarations.map(\.shape)
    func constant(_ name: String) throws -> Int64 {
      let values = shapes.compactMap { if case .constant(name, _, let value) = $0 { value } else { nil } }
      return try #require(values.first)
    }
    estimate = LunarMonthEstimate(
      slopeByDay: try constant("lunarMonthSlopeByDay"),
      interceptByDay: try constant("lunarMonthInterceptByDay"),
      slopeByYear: Int32(try constant("lunarMonthSlopeByYear")),
      interceptByYear: Int32(try constant("lunarMonthInterceptByYear")))
    ids = shapes.compactMap { if case .strings(_, let values, _) = $0 { values } else { nil } }.flatMap { $0 }
    let file = try #require(files.first { $0.path.hasSuffix("/LunarCalendar-\(id).swift") })
    let tables = file.declarations.compactMap {
      declaration -> IntegerTable? in
      if case .integers(let table) = declaration.shape { table } else { nil }
    }
    months = try #require(tables.first { $0.name.hasPrefix("months_") }).values.map { UInt32($0) }
  }

  func twoMonths(at index: Int) -> (UInt32, UInt32) { (months[index], months[index + 1]) }
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32) {
    (months[index], months[index + 1], months[index + 2])
  }

  private var records: [LunarMonthRecord] {
    months.map(LunarMonthRecord.init).filter { LunarDate.years.contains(Int($0.key.year)) }
  }

  /// The number of days in the lunar years of the range.
  var days: Int { records.reduce(0) { $0 + Int($1.length) } }

  func leapMonth(of year: Int) -> Int? {
    records.first { Int($0.key.year) == year && $0.key.isLeap }.map { Int($0.key.month) }
  }

  func lunarDate(_ text: String) throws -> LunarDate {
    try lunarDate(of: DayNumber(try #require(CivilDate(text))))
  }
}
