import WidgetCore

/// Measures the texts of widgets on every day of a year, or of 2025 to 2027 without a year.
///
/// The exit code is 1 if a text does not fit.
enum WidthsCommand {
  static let usage = "widths [YEAR] [WIDGET...]"

  static func run(_ words: [String]) async throws -> Int32 {
    var names = words
    var years = 2025...2027
    if let year = names.first.flatMap({ Int($0) }), (1900...2100).contains(year) {
      years = year...year
      names.removeFirst()
    }
    let known = SampledWidgets.all.map { $0.command }
    if let unknown = names.first(where: { !known.contains($0) }) {
      return AlmanacDev.misunderstood(
        "unknown widget '\(unknown)'; there are: \(known.joined(separator: ", "))")
    }
    let clock = ContinuousClock()
    let start = clock.now
    let report = try await WidthSurvey.report(
      of: SampledWidgets.all.filter { names.isEmpty || names.contains($0.command) },
      on: WidthScope(years: years))
    for row in report.rows { print(row.joined(separator: "\t")) }
    for failure in report.failures { print("error: \(failure)") }
    print("\(report.summary); \(start.duration(to: clock.now))")
    return report.failures.isEmpty ? 0 : 1
  }
}
