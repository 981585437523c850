import AlmanacModel
import SwiftEmitter

/// Generated/JavaScript/tables.js: the lunar years of all calendars, one number each, and the uncertain days.
///
/// The lookup is handwritten, in Apps/JavaScript.
struct JavaScriptTablesFile {
  private let calendars: [EncodedCalendar]
  private let data: SourceData

  init(_ calendars: [EncodedCalendar], data: SourceData) {
    self.calendars = calendars
    self.data = data
  }

  func file() throws(EmissionError) -> GeneratedFile {
    var tables = JavaScriptTables(calendars: [])
    var blocks: [String] = []
    for calendar in calendars {
      let table = try table(calendar)
      tables.calendars.append(table)
      blocks += try block(table, calendar)
    }
    let text = try JavaScriptText.source(
      title: "Lunar years of all calendars, and the days whose lunar date is not certain, for JavaScript.",
      notes: try notes, inputs: inputs,
      body: [
        "/** The lunar year of the first number in each calendar. */",
        "export const firstYear = \(LunarDate.years.lowerBound);", "",
        "/** The lunar year of the last number in each calendar. */",
        "export const lastYear = \(LunarDate.years.upperBound);", "",
        "/** The calendars, in the order of their ids. */", "export const tables = [",
      ] + blocks + ["];"])
    return GeneratedFile(
      path: JavaScriptTables.path, text: text,
      rows: tables.calendars.reduce(0) { $0 + $1.years.count + $1.doubts.count }, dataBytes: 0, inputs: inputs
    )
  }

  private var inputs: [String] {
    data.digests.paths(
      below: Inputs.solarTerms + Inputs.moonPhases + Inputs.time + Inputs.cycleNames + Inputs.termNames
        + ["\(CalendarReader.folder)/"])
  }

  private var notes: [String] {
    get throws(EmissionError) {
      var notes = [
        "A lunar year is a number: bits 0 to 12 are 1 for each month of 30 days, in order; bits 13 to 16 are the number",
        "of the leap month, 0 for none; bits 17 to 22 are the number of days from 1 January to the first day.",
      ]
      if let calendar = calendars.first, let leap = calendar.months.first(where: \.isLeap)?.year {
        let number = try number(of: leap, in: calendar)
        notes += [
          "Example: \(JavaScriptTables.hexadecimal(number.raw)) is \(leap) in the first calendar: \(number.raw >> 17) days from "
            + "1 January, leap month \(number.leapMonth)."
        ]
      }
      return notes + [
        "A doubt has four numbers: the first and last day that would change, in days since 1970-01-01; 0 for a new moon or 1",
        "for a solar term, and seconds from midnight to the event; or 2 for a disputed leap month, and its number here.",
        "The checksum is FNV-1a over the letters of the id, firstYear, lastYear, the numbers of the years and the numbers of",
        "the doubts. Each of these is one step with 32 bits, where FNV-1a has a byte.",
      ]
    }
  }

  private func number(of year: Int, in calendar: EncodedCalendar) throws(EmissionError) -> LunarYearNumber {
    let months = calendar.months.filter { $0.year == year }.map(\.record)
    guard let number = LunarYearNumber(months) else {
      throw .valueOutOfRange(
        table: calendar.source.id, value: Int64(year), type: "a lunar year of 23 bits")
    }
    return number
  }

  private func table(_ calendar: EncodedCalendar) throws(EmissionError) -> JavaScriptTables.Calendar {
    var table = JavaScriptTables.Calendar(id: calendar.source.id, years: [], doubts: [])
    for year in LunarDate.years { table.years.append(try number(of: year, in: calendar)) }
    let events = calendar.doubts.compactMap { doubt in
      doubt.record.map {
        JavaScriptTables.Doubt(
          $0.days, kind: $0.numbers.kind, number: doubt.margin.secondsFromMidnight,
          comment: calendar.facts(doubt, data.names))
      }
    }
    let disputes = calendar.source.disputed.compactMap { span in
      let days = DayNumber(span.lowerBound)...DayNumber(span.upperBound)
      return calendar.months.first { $0.isLeap && days.contains($0.firstDay) }.map {
        JavaScriptTables.Doubt(
          days, kind: 2, number: $0.month,
          comment: "leap month \($0.month) is disputed · \(span.lowerBound) to \(span.upperBound)")
      }
    }
    table.doubts = (disputes + events).sorted { $0.first < $1.first }
    return table
  }

  private func block(
    _ table: JavaScriptTables.Calendar, _ calendar: EncodedCalendar
  ) throws(EmissionError) -> [String] {
    let years = zip(LunarDate.years, table.years).map { year, number in
      let months = calendar.months.filter { $0.year == year }
      return
        "      \(JavaScriptTables.hexadecimal(number.raw)),  // \(EncodedCalendar.facts(months, data.names))"
    }
    let doubts = table.doubts.map {
      "      [\($0.numbers.map(String.init).joined(separator: ", "))],  // \($0.comment)"
    }
    return ["  {", "    id: \(JavaScriptText.literal(table.id)),  // \(calendar.source.title)"]
      + ["    checksum: \(JavaScriptTables.hexadecimal(table.checksum)),", "    years: ["] + years
      + ["    ],", "    doubts: ["] + doubts + ["    ],", "  },"]
  }
}
