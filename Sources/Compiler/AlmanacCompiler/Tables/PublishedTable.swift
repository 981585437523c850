package import AlmanacModel
import SourceText

/// A published table of lunar years: new years, leap months and the lengths of the months.
package struct PublishedTable: Sendable {
  /// A month of the table.
  package struct Month: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var isLeap: Bool
    package var firstDay: DayNumber
    package var length: Int

    /// The first day of the month after it.
    var end: DayNumber { firstDay.later(by: length) }
  }

  package let path: String
  /// The name of the table in the calendars of Data/ and in the ledger of disagreements.
  let authority: String
  package internal(set) var months: [Month]
  /// The locations of the years.
  private let locations: [Int: SourceLocation]

  /// Returns the location of a month's year.
  func location(of month: Month) -> SourceLocation {
    locations[month.year] ?? SourceLocation(path: path)
  }

  /// The key of the header line with the authority: the institution or program that published the table.
  static let authorityKey = "authority"

  /// The years that a table may have: those of the series.
  package static var years: ClosedRange<Int> { LunarDate.years }

  /// Reads a table with the columns `year`, `new-year`, `leap-month` (0 for none) and `lengths`.
  ///
  /// Years must be in order and without a gap; the last one may have its first months only.
  init(_ file: SourceFile, diagnostics: Diagnostics) {
    let table = Table(
      file, columns: ["year", "new-year", "leap-month", "lengths"], settings: [Self.authorityKey],
      diagnostics: diagnostics)
    path = file.path
    authority = table.settings[Self.authorityKey]?.value ?? ""
    var years: [Int: SourceLocation] = [:]
    var months: [Month] = []
    for record in table.records {
      let (year, row) = Self.months(record, isLast: record === table.records.last)
      guard !record.isBad else { continue }
      if let last = months.last {
        let missing = row.first.map { last.end.distance(to: $0.firstDay) } ?? 0
        if year <= last.year {
          record.report("year \(year) comes after \(last.year); years must be in order", at: "year")
        } else if year == last.year + 1, missing != 0, let location = years[last.year] {
          diagnostics.report(
            "the lengths are \(missing) days less than there are to the next new year", at: location)
        }
      }
      years[year] = years[year] ?? record.location
      months += row
    }
    locations = years
    self.months = months
    // The year of an unreadable row is not missing.
    if !table.isBad, let first = years.keys.min(), let last = years.keys.max() {
      for year in first...last where years[year] == nil { table.report("year \(year) is missing") }
    }
  }

  private static func months(
    _ record: Record, isLast: Bool
  ) -> (year: Int, months: [Month]) {
    let year = record.integer("year", in: years)
    let newYear = record.date("new-year")
    let leapMonth = record.integer("leap-month", in: 0...12)
    let lengths = lengths(record, column: "lengths")
    let expected = leapMonth == 0 ? 12 : 13
    if record.isBad { return (year, []) }
    // A lunar year begins between 21 January and 21 February; errors in published tables are a few days.
    if newYear.year != year || newYear.month > 3 {
      record.report("the new year \(newYear) is not in January to March of \(year)", at: "new-year")
    } else if lengths.count != expected, !isLast || lengths.count > expected {
      record.report(
        "\(lengths.count) lengths, expected \(expected) with leap month \(leapMonth)", at: "lengths")
    }
    var day = DayNumber(newYear)
    var months: [Month] = []
    for (index, length) in lengths.enumerated() {
      // With leap month 6 the months at the positions are 1, 2, ... 6, leap 6, 7, ...
      let isLeap = leapMonth > 0 && index == leapMonth
      let number = leapMonth > 0 && index >= leapMonth ? index : index + 1
      months.append(Month(year: year, month: number, isLeap: isLeap, firstDay: day, length: length))
      day = day.later(by: length)
    }
    return (year, months)
  }

  private static func lengths(_ record: Record, column: String) -> [Int] {
    let fields = record[column].split(separator: " ", omittingEmptySubsequences: false)
    let lengths = fields.compactMap { Int($0) }.filter { (29...30).contains($0) }
    if lengths.count != fields.count {
      record.report(
        "\(column) '\(record[column])' must be the lengths of the months, 29 or 30, separated by one space",
        at: column)
    }
    return lengths
  }
}

extension PublishedTable.Month: CustomStringConvertible {
  /// The name in messages: "leap month 6 of 2025 (from 2025-07-25)".
  package var description: String {
    "\(isLeap ? "leap month" : "month") \(month) of \(year) (from \(CivilDate(firstDay)))"
  }
}

extension DayNumber {
  /// Returns the day a number of days later; only for days near those of the tables.
  func later(by days: Int) -> DayNumber { DayNumber(unchecked: rataDie + Int32(days)) }
}
