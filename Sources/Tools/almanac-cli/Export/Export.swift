import Almanac

/// A kind of rows that can be exported.
protocol Export {
  static var name: String { get }
  /// The columns of CSV and the keys of JSON. They are fixed: other programs rely on them.
  static var columns: [String] { get }
  /// Whether a row is something a calendar app can show.
  static var hasEvents: Bool { get }
  /// The civil dates that the tables have rows for; dates of four-digit years sort as text.
  static var limits: ClosedRange<String> { get }

  /// The options it knows besides those of every export.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments) throws(UsageError)

  /// Gives the rows in the order of time.
  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws
}

/// The table of exports.
enum Exports {
  static var all: [any Export.Type] {
    [DayExport.self, YearExport.self, TermExport.self, PhaseExport.self, FestivalExport.self, SunExport.self]
  }

  /// The days the calendars have lunar dates for.
  static let calendarDays = "1899-02-10"..."2101-01-28"

  /// The UTC days of the years whose terms and phases the tables hold whole.
  static let skyDays = "1899-01-01"..."2101-12-31"
}
