import Foundation
import WidthCheck

/// Measures the texts of all widgets over every day of three years, and fails where one does not fit.
///
/// `almanac-widths [WIDGET...]`; without a name, all widgets.
@main
enum WidthsCommand {
  static func main() async throws {
    let names = Array(CommandLine.arguments.dropFirst())
    if let unknown = names.first(where: { !WidgetWidths.widgets.contains($0) }) {
      print("unknown widget '\(unknown)'; there are: \(WidgetWidths.widgets.joined(separator: ", "))")
      exit(2)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let report = try await WidgetWidths.report(
      on: WidgetWidths.Scope(years: 2025...2027), widgets: names.isEmpty ? WidgetWidths.widgets : names)
    for row in report.rows { print(row.joined(separator: "\t")) }
    for failure in report.failures {
      print("\(failure.isPending ? "pending" : "error"): \(failure.text)")
    }
    print("\(report.summary); \(start.duration(to: clock.now))")
    if report.failures.contains(where: { !$0.isPending }) { exit(1) }
  }
}
