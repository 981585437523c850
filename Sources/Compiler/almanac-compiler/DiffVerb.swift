import AlmanacCompiler
import AlmanacModel
import CommandLineInterface
import Foundation
import SourceText

/// The verb `diff`.
struct DiffVerb {
  private let root: URL
  /// The revisions to compare.
  ///
  /// With none, HEAD is compared with the working tree; with one, that revision is.
  private let revisions: [String]
  /// The operand in place of the revision before a first release.
  private static let nothing = "-"
  private let format: String
  /// Whether the exit code is 1 if there are changes, or if `generate` would refuse the second side.
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
    format = try arguments.word(.format, of: ["text", "json", "markdown", "html"])
    if revisions.first == Self.nothing, revisions.count == 1 || !["json", "html"].contains(format) {
      throw UsageError("'-' is for a first release: diff - REVISION --format html, or json")
    }
    now = arguments[.now].flatMap { CivilDate($0) }
    if now == nil, let text = arguments[.now] {
      throw UsageError("'\(text)' is not a date such as 2026-11-20")
    }
  }

  /// Returns one line: the changes in effect of an update of Generated/, or the reason why they are unknown.
  static func summary(from old: SourceTree, to files: [GeneratedFile]) -> String {
    guard !old.paths.isEmpty else { return "the files before have no facts to compare" }
    do {
      let (before, after) = (
        try FactTree(name: "the old files", stored: old), FactTree(name: "the new files", files)
      )
      return DiffText(try TreeComparison(from: before, to: after, now: try today())).summary
    } catch {
      return "the existing files cannot be compared: \(error)"
    }
  }

  func run() async -> Int32 {
    do {
      let repository = GitRepository(root: root)
      if revisions.first == Self.nothing {
        let release = try FactTree(
          name: revisions[1], stored: try repository.trees(of: revisions[1]).facts)
        Console.out(
          format == "json" ? try DiffJSON.text(first: release) : try DiffPage(first: release).text)
        return ExitCode.success
      }
      let old = try Side(revision: revisions.first ?? "HEAD", in: repository)
      let new =
        revisions.count > 1 ? try Side(revision: revisions[1], in: repository) : Side(workingTree: root)
      // Computing the sky is by far the slowest step, and the sky is the same for nearly all changes.
      let sky = old.series == new.series ? try? await Sky.compute(readCalendarData(new.data).finder) : nil
      let (before, after) = (try await old.facts(sky, repository), try await new.facts(sky, repository))
      let day = try now.map { DayNumber($0) } ?? Self.today()
      let comparison = try TreeComparison(from: before, to: after, now: day)
      if format == "json" {
        Console.out(try DiffJSON.text(comparison))
      } else if format == "html" {
        Console.out(DiffPage(comparison).text)
      } else {
        let style: DiffText.Style = format == "markdown" ? .markdown : .terminal
        Console.out(DiffText(comparison, style: style, isComplete: isComplete).text)
      }
      let isClean = comparison.changes.isEmpty && after.refused.isEmpty
      return setsExitCode && !isClean ? ExitCode.failure : ExitCode.success
    } catch let failure as UnreadableFacts {
      Console.error("\(failure.diagnostic)")
      return ExitCode.trouble
    } catch {
      Console.error("almanac-compiler: \(error)")
      if case .unknownRevision? = error as? GitRepository.Failure { return ExitCode.usage }
      return ExitCode.trouble
    }
  }

  /// A side of the comparison before its facts are made.
  private struct Side {
    var name: String
    var data: SourceTree
    /// The files of Generated/facts.
    var stored: SourceTree
    var isWorkingTree = false

    init(revision: String, in repository: GitRepository) throws(GitRepository.Failure) {
      name = revision
      (stored, data) = try repository.trees(of: revision)
    }

    init(workingTree root: URL) {
      name = "the working tree"
      data = SourceTree(folder: DataReader.folder, in: root)
      stored = SourceTree(folder: FactSheet.folder, in: root)
      isWorkingTree = true
    }

    /// The files that decide the instants of the sky.
    var series: [String: SourceFile] { data.files.filter { $0.key.hasPrefix("Data/astronomy/") } }

    /// Returns the facts made from Data/, or the stored ones if this compiler cannot read its form.
    func facts(_ sky: Sky?, _ repository: GitRepository) async throws -> FactTree {
      do throws(CompilationFailure) {
        var facts = try await FactTree(name: name, data: data, sky: sky)
        // A sheet that a revision cannot make is the committed one; in the working tree that would hide the change.
        if !isWorkingTree { facts.useStored(stored) }
        return facts
      } catch {
        let problems = error.diagnostics
        guard !stored.paths.isEmpty || !stored.unreadable.isEmpty else {
          let oldest = try? repository.oldestCommit(adding: FactSheet.folder)
          throw UnreadableFacts(
            "\(name) has no facts, and its Data/ is not what this compiler reads (\(problems.count) errors, the first: "
              + "\(problems.first.map { "\($0)" } ?? ""))"
              + (oldest.map { "; the oldest revision with facts is \($0)" } ?? ""))
        }
        var facts = try FactTree(name: name, stored: stored)
        facts.isWorkingTree = isWorkingTree
        facts.remark = "from its facts; its Data/ \(isWorkingTree ? "cannot be read" : "has another form")"
        facts.refused = problems
        return facts
      }
    }
  }

  private static func today() throws -> DayNumber {
    let days = (Date().timeIntervalSince1970 / 86_400).rounded(.down)
    return try DayNumber(rataDie: Int(ClockTime.rataDieOf1970) + Int(days))
  }
}
