import Foundation
import WidthCheck

/// Measures the texts of all widgets on every day of three years, and fails if one does not fit.
///
/// `almanac-widths [YEAR] [WIDGET...]` measures the days of one year, or of 2025 to 2027 without a year;
/// without a name it measures all widgets.
@main
enum WidthsCommand {
  static func main() async throws {
    var names = Array(CommandLine.arguments.dropFirst())
    var years = 2025...2027
    if let year = names.first.flatMap({ Int($0) }), (1900...2100).contains(year) {
      years = year...year
      names.removeFirst()
    }
    if let unknown = names.first(where: { !WidgetWidths.widgets.contains($0) }) {
      print("unknown widget '\(unknown)'; there are: \(WidgetWidths.widgets.joined(separator: ", "))")
      exit(2)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let report = try await WidgetWidths.report(
      on: WidgetWidths.Scope(years: years), widgets: names.isEmpty ? WidgetWidths.widgets : names)
    for row in report.rows { print(row.joined(separator: "\t")) }
    for failure in report.failures { print("error: \(failure)") }
    print("\(report.summary); \(start.duration(to: clock.now))")
    if !report.failures.isEmpty { exit(1) }
  }
}
