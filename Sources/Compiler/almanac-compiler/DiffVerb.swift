import AlmanacCompiler
import AlmanacModel
import CommandLineInterface
import Foundation

/// The verb `diff`.
struct DiffVerb {
  private let root: URL
  /// The revisions to compare.
  ///
  /// With none, HEAD is compared with the working tree; with one, that revision is.
  private let revisions: [String]
  private let format: String
  /// Whether the exit code is 1 if there are changes in effect, or if Data/ is newer than Generated/.
  private let setsExitCode: Bool
  /// Whether long lists of words and instants are complete.
  private let isComplete: Bool
  /// The day that separates past and future; `nil` for today in UTC.
  private let now: CivilDate?

  init(_ root: URL, _ arguments: Arguments) throws(UsageError) {
    self.root = root
    revisions = arguments.operands
    guard revisions.count <= 2 else { throw UsageError("diff takes at most two revisions") }
    setsExitCode = arguments[.exitCode] != nil
    isComplete = arguments[.all] != nil
    format = try arguments.word(.format, of: ["text", "json", "markdown"])
    now = arguments[.now].flatMap { CivilDate($0) }
    if now == nil, let text = arguments[.now] {
      throw UsageError("'\(text)' is not a date such as 2026-11-20")
    }
  }

  /// Returns one line: the changes in effect of an update of Generated/, or why they are unknown.
  static func summary(from old: GeneratedTree, to files: [GeneratedFile]) -> String {
    guard old.hasFacts else { return "the files before have no facts to compare" }
    do {
      let new = GeneratedTree(files, name: "the new files")
      return DiffText(try TreeComparison(from: old, to: new, now: try today())).summary
    } catch {
      return "the existing files cannot be compared: \(error)"
    }
  }

  func run() async -> Int32 {
    do {
      let repository = GitRepository(root: root)
      let before = try await Self.tree(of: revisions.first ?? "HEAD", in: repository)
      let after =
        revisions.count > 1
        ? try await Self.tree(of: revisions[1], in: repository) : try GeneratedTree(workingTree: root)
      guard after.hasFacts else { throw UnreadableFacts("there are no facts; run make generate") }
      let day = try now.map { DayNumber($0) } ?? Self.today()
      let comparison = try TreeComparison(from: before, to: after, now: day)
      if format == "json" {
        Console.out(try DiffJSON(comparison).text())
      } else {
        let style: DiffText.Style = format == "markdown" ? .markdown : .terminal
        Console.out(DiffText(comparison, style: style, isComplete: isComplete).text)
      }
      let isChanged = !comparison.changesInEffect.isEmpty || !comparison.outdated.isEmpty
      return setsExitCode && isChanged ? ExitCode.failure : ExitCode.success
    } catch let failure as UnreadableFacts {
      Console.error("\(failure.diagnostic)")
      return ExitCode.trouble
    } catch {
      Console.error("almanac-compiler: \(error)")
      if case .unknownRevision? = error as? GitRepository.Failure { return ExitCode.usage }
      return ExitCode.trouble
    }
  }

  /// Returns the files of a revision; of one without facts, those that this compiler makes of its Data/.
  private static func tree(
    of revision: String, in repository: GitRepository
  ) async throws -> GeneratedTree {
    let (tree, data) = try repository.tree(of: revision)
    guard !tree.hasFacts else { return tree }
    do throws(CompilationFailure) {
      return GeneratedTree(try await compile(data, isCompared: false).files, name: "the data of \(revision)")
    } catch {
      let oldest = try repository.oldestCommit(adding: FactSheet.folder)
      let advice = oldest.map { "; the oldest revision with facts is \($0)" } ?? ""
      throw UnreadableFacts(
        "\(revision) has no facts, and its Data/ is not what this compiler reads (\(error.diagnostics.count) errors, the first: "
          + "\(error.diagnostics.first.map { "\($0)" } ?? ""))\(advice)")
    }
  }

  private static func today() throws -> DayNumber {
    let days = (Date().timeIntervalSince1970 / 86_400).rounded(.down)
    return try DayNumber(rataDie: Int(ClockTime.rataDieOf1970) + Int(days))
  }
}
