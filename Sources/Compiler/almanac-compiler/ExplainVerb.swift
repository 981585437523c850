import AlmanacCompiler
import CommandLineInterface
import Foundation
import SourceText

/// The verb `explain`.
struct ExplainVerb {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  var root: URL
  var year: Int
  var calendar: String
  var format: Format

  func run() async -> Int32 {
    let years = YearExplanation.years
    guard years.contains(year) else {
      Console.error("almanac-compiler: year \(year) is outside \(years.lowerBound)...\(years.upperBound)")
      return ExitCode.usage
    }
    return await CompilationRun.show(root: root, consequence: "nothing was explained") { data in
      guard let source = data.calendars.first(where: { $0.id == calendar }) else {
        let ids = data.calendars.map(\.id).joined(separator: ", ")
        Console.error("almanac-compiler: unknown calendar '\(calendar)'; there are: \(ids)")
        return ExitCode.usage
      }
      let explanation = try await YearExplanation(year: year, calendar: source, data: data)
      Console.out(format == .json ? try explanation.json : explanation.text)
      return ExitCode.success
    }
  }
}
