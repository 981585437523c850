import AlmanacCompiler
import AlmanacModel
import CommandLineInterface
import Foundation

/// The verb `diff`.
struct DiffVerb {
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
  }

  struct Options {
    /// The revisions to compare.
    ///
    /// With none, HEAD is compared with the working tree; with one, that revision is.
    var revisions: [String] = []
    var format = Format.text
    /// Whether the exit code is 1 if there are changes in effect, or if Data/ is newer than Generated/.
    var setsExitCode = false
    /// The day that separates past and future; `nil` for today in UTC.
    var now: CivilDate?
  }

  var root: URL
  var options: Options

  /// Returns one line: the changes in effect of an update of Generated/, or why they are unknown.
  static func summary(from old: GeneratedTree, to files: [GeneratedFile]) -> String {
    do {
      let before = try GeneratedTables(old)
      let after = try GeneratedTables(GeneratedTree(files, name: "the new files"), reusing: before)
      return DiffText(TreeComparison(from: before, to: after, now: try today())).summary
    } catch {
      return "the existing files cannot be compared: \(error)"
    }
  }

  func run() -> Int32 {
    do {
      let repository = GitRepository(root: root)
      let before = try GeneratedTables(try repository.tree(of: options.revisions.first ?? "HEAD"))
      let after =
        options.revisions.count > 1
        ? try repository.tree(of: options.revisions[1]) : try GeneratedTree(workingTree: root)
      let tables = try GeneratedTables(after, reusing: before)
      let comparison = TreeComparison(
        from: before, to: tables, now: try options.now.map { DayNumber($0) } ?? Self.today())
      switch options.format {
      case .text: Console.out(DiffText(comparison).text)
      case .markdown: Console.out(DiffText(comparison, style: .markdown).text)
      case .json: Console.out(try DiffJSON(comparison).text())
      }
      let isChanged = !comparison.changesInEffect.isEmpty || !comparison.outdated.isEmpty
      return options.setsExitCode && isChanged ? ExitCode.failure : ExitCode.success
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

  private static func today() throws -> DayNumber {
    let days = (Date().timeIntervalSince1970 / 86_400).rounded(.down)
    return try DayNumber(rataDie: Int(ClockTime.rataDieOf1970) + Int(days))
  }
}
