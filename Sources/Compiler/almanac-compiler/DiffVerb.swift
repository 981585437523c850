import AlmanacCompiler
import AlmanacModel
import CommandLineInterface
import Foundation

/// The verb `diff`.
struct DiffVerb {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  struct Options {
    /// None for HEAD against the working tree, one for that against the working tree.
    var revisions: [String] = []
    var format = Format.text
    /// Whether changes in effect end the process with 1.
    var setsExitCode = false
    /// The day that parts past and future; the machine's, in UTC, if it is not given.
    var now: CivilDate?
  }

  var root: URL
  var options: Options

  func run() -> Int32 {
    do {
      let repository = GitRepository(root: root)
      let before = try GeneratedTables(try repository.tree(of: options.revisions.first ?? "HEAD"))
      let after =
        options.revisions.count > 1
        ? try repository.tree(of: options.revisions[1]) : try GeneratedTree(workingTree: root)
      let tables = try GeneratedTables(after, reusing: before)
      let comparison = TreeComparison(from: before, to: tables, now: try today())
      switch options.format {
      case .text: Console.out(DiffText(comparison).text)
      case .json: Console.out(try DiffJSON(comparison).text())
      }
      return options.setsExitCode && !comparison.changesInEffect.isEmpty ? ExitCode.failure : ExitCode.success
    } catch let failure as UnreadableTables {
      Console.error("\(failure.diagnostic)")
      return ExitCode.trouble
    } catch let failure as GitRepository.Failure {
      Console.error("almanac-compiler: \(failure)")
      if case .unknownRevision = failure { return ExitCode.usage }
      return ExitCode.trouble
    } catch {
      Console.error("almanac-compiler: \(error)")
      return ExitCode.trouble
    }
  }

  private func today() throws -> DayNumber {
    if let now = options.now { return DayNumber(now) }
    let days = (Date().timeIntervalSince1970 / 86_400).rounded(.down)
    return try DayNumber(rataDie: Int(ClockTime.rataDieOf1970) + Int(days))
  }
}
