import AlmanacModel
import SwiftEmitter

extension EncodedAlmanac {
  /// The list of calendars and the functions that read their tables.
  func calendarListFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "AlmanacTables/Calendars.swift",
      title: "The calendars, and the functions that read their tables.",
      notes: [
        "A calendar is given by its index in the list of ids, which is in alphabetical order."
      ],
      inputs: data.inputs(below: ["\(CalendarReader.folder)/"]))
    builder.add(
      ["The ids of the calendars."],
      .strings("calendarIDs", calendars.map(\.source.id), comments: calendars.map(\.source.title)))
    builder.constant("calendarCount", .int, calendars.count, "The number of calendars.")
    builder.accessor("calendarID", "String", "The id of a calendar.", tables: ["calendarIDs"])
    for (index, calendar) in calendars.enumerated() {
      builder.constant(
        "calendar_\(calendar.source.identifier)", .uint8, index,
        "The index of the calendar \(calendar.source.id).")
    }
    builder.add(.calendars, of: data)
    addEstimate(to: &builder)
    addAccessors(to: &builder)
    return try builder.file()
  }

  private func addEstimate(to builder: inout SourceFileBuilder) {
    builder.add(
      [
        "The estimated index of a day in the table of months: (days from 1899-02-01 * slope + intercept) / 2^32, rounded down;",
        "exact or one too low on every day to 2101-02-08 in every calendar, as the compiler has checked.",
      ], .constant("lunarMonthSlopeByDay", .int64, estimate.slopeByDay))
    builder.constant("lunarMonthInterceptByDay", .int64, estimate.interceptByDay, "See lunarMonthSlopeByDay.")
    builder.add(
      [
        "The estimated index of month 1 of a year in the table of months: (years from 1898 * slope + intercept) / 2^16,",
        "rounded down; exact or one too low for 1899 to 2100 in every calendar, as the compiler has checked.",
      ], .constant("lunarMonthSlopeByYear", .int32, Int64(estimate.slopeByYear)))
    builder.constant(
      "lunarMonthInterceptByYear", .int32, estimate.interceptByYear, "See lunarMonthSlopeByYear.")
  }

  private func addAccessors(to builder: inout SourceFileBuilder) {
    let selection = Accessor.Selection.parameter("calendar")
    let months = calendars.map(\.monthTable)
    let monthCounts = Set(calendars.map(\.months.count))
    let monthCount = monthCounts.count == 1 ? monthCounts.first : nil
    let once =
      monthCount.map {
        " All calendars have \($0) records, so the index is checked before a calendar is chosen."
      } ?? ""
    let eras = calendars.map(\.eraTable)
    builder.accessor(
      "twoLunarMonths", "UInt32", "The records of a month and of the month after it.\(once)",
      selection: selection, tables: months, width: 2, commonCount: monthCount)
    builder.accessor(
      "threeLunarMonths", "UInt32", "The records of a month and of the two months after it.\(once)",
      selection: selection, tables: months, width: 3, commonCount: monthCount)
    builder.add(
      ["The number of zone eras."],
      .choice(
        "eraCount", parameter: "calendar", .int,
        calendars.map { Int64($0.clock.eraCount) }))
    builder.add(
      ["The number of uncertain events on which lunar dates depend."],
      .choice(
        "doubtCount", parameter: "calendar", .int,
        calendars.map { Int64($0.doubts.count) }))
    builder.accessor(
      "doubt", "Int32", "The four numbers of an uncertain event.", selection: selection,
      tables: calendars.map(\.doubtTable), stride: LunarDoubtRecord.width, width: LunarDoubtRecord.width)
    builder.accessor(
      "eraStart", "Int64", "The first moment of an era, in seconds since 1970-01-01T00:00:00Z.",
      selection: selection, tables: eras, stride: 2)
    builder.accessor(
      "eraOffset", "Int64", "Local time minus UTC in an era, in seconds.", selection: selection, tables: eras,
      stride: 2, offset: 1)
  }
}
