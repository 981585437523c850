import Foundation
import WidthCheck

/// Measures the texts of all widgets over every day of three years, and fails where one does not fit.
///
/// `almanac-widths [WIDGET...]`; without a name, all widgets.
@main
enum WidthsCommand {
  static func main() async throws {
    let names = Array(CommandLine.arguments.dropFirst())
    if let unknown = names.first(where: { !WidthCheck.widgets.contains($0) }) {
      print("unknown widget '\(unknown)'; there are: \(WidthCheck.widgets.joined(separator: ", "))")
      exit(2)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let report = try await WidthCheck.report(
      on: WidthCheck.Days(years: 2025...2027), widgets: names.isEmpty ? WidthCheck.widgets : names)
    for row in report.rows { print(row.joined(separator: "\t")) }
    for failure in report.failures { print("too long: \(failure.text)") }
    print("\(report.summary); \(start.duration(to: clock.now))")
    if !report.failures.isEmpty { exit(1) }
  }
}
