import Almanac
import Foundation
import Hydration

/// Starts again after a document could not be read.
struct RecoverAction: Action {
  static let name = "recover"
  static let summary =
    "continue with what can be saved of a document that cannot be read; the unreadable file is kept"
  static let options = HydrationFile.options

  private let file: HydrationFile

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    file = try HydrationFile(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let log = try file.store.recover(at: file.now.instant, in: file.now.zone)
    var lines = log.lines
    if lines.isEmpty {
      lines = [
        "nothing to recover: \(log.document == .missing ? "there is no document" : "the document can be read")"
      ]
    }
    try output.write(lines.map { $0 + "\n" }.joined())
  }
}

extension RecoveredLog {
  /// The lines that report what was done.
  fileprivate var lines: [String] {
    var lines: [String] = []
    let drinks = "recovered \(drinkCount) \(drinkCount == 1 ? "drink" : "drinks")"
    switch document {
    case .missing, .readable: break
    case .saved(let source): lines.append("\(drinks), from the \(source.words)")
    case .begunAnew: lines.append("\(drinks), nothing could be saved; a new log begins")
    }
    if unreadableDrinks > 0 {
      let count = unreadableDrinks == 1 ? "1 line with a drink" : "\(unreadableDrinks) lines with drinks"
      lines.append("\(count) of the file could not be read")
    }
    lines += keptDocuments.map { "kept: \($0)" }
    if !mendedYears.isEmpty {
      let years = mendedYears.map { "\($0)" }.joined(separator: ", ")
      lines.append("kept the undamaged days of \(years); the damaged files are set aside")
    }
    if let unreadableTaps { lines.append("kept: \(unreadableTaps)") }
    return lines + restored.lines
  }
}

extension RestoredDays {
  /// The lines that report what was done, what was not and why, and where the files are.
  fileprivate var lines: [String] {
    func list(_ days: [CivilDate]) -> String {
      let first = days.prefix(3).map { "\($0)" }.joined(separator: ", ")
      return days.count > 3 ? "\(first) and \(days.count - 3) more" : first
    }
    var lines: [String] = []
    if !days.isEmpty { lines.append("restored: \(list(days))") }
    if !united.isEmpty { lines.append("restored and merged with existing drinks: \(list(united))") }
    if !elsewhere.isEmpty {
      lines.append(
        "not restored, because the document has them on another day: \(elsewhere.joined(separator: ", ").fitForTerminal)"
      )
    }
    if damaged > 0 {
      let lost = damaged == 1 ? "1 line is" : "\(damaged) lines are"
      lines.append("not restored, because \(lost) damaged")
    }
    return lines + files.map { "set aside, no longer reported: \($0)" }
  }
}

extension HydrationRecovery.Source {
  fileprivate var words: String {
    switch self {
    case .whole: "file, in which only the version was damaged"
    case .file: "undamaged part of the file; settings may be lost: set them again"
    case .backup: "backup"
    case .years: "files with past days; settings are lost: set them again"
    case .both: "backup and the undamaged part of the file"
    }
  }
}

/// Moves a document to another folder.
struct MigrateAction: Action {
  static let name = "migrate"
  static let operands = "OLD"
  static let summary = "move the document at the path OLD to --file, once, if there is none yet"
  static let options = HydrationFile.options

  private let file: HydrationFile
  private let old: HydrationStore

  init(_ arguments: Arguments) throws(UsageError) {
    old = try HydrationFile.store(try arguments.operand(0, "the path of the old document"))
    try arguments.atMost(1)
    file = try HydrationFile(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let isOfApp: Bool
    if case .value(let document) = try old.documents.read() {
      isOfApp = document.version == nil
    } else {
      isOfApp = false
    }
    let (outcome, taps) = try file.store.adopt(old, at: file.now.instant, in: file.now.zone)
    let path = old.documents.path
    var parts: [String] = []
    if case .adopted(let document, let oldPath) = outcome {
      parts.append("moved; the name of the old file now ends with \(oldPath.dropFirst(path.count))")
      let profile = document.payload.profile
      if isOfApp, let app = GoalRule.differingGoalOfApp(of: profile) {
        let goal = GoalRule.base(of: profile)
        let change = goal.millilitres - app.millilitres
        let name = profile.customGoal == nil ? "the goal by body mass" : "the goal you set"
        parts.append(
          "\(name) counts as \(goal) here, \(app) in the app: \(change < 0 ? "-" : "+")\(abs(change)) mL a day"
        )
      }
    }
    if taps.merged > 0 {
      parts.append(taps.merged == 1 ? "1 tap moved into it" : "\(taps.merged) taps moved into it")
    }
    if taps.unreadable > 0 {
      let lines = taps.unreadable == 1 ? "1 line" : "\(taps.unreadable) lines"
      parts.append("\(lines) of taps could not be read, and are kept: see 'status'")
    }
    guard parts.isEmpty else {
      try output.write(parts.joined(separator: "; ") + "\n")
      return
    }
    guard FileManager.default.fileExists(atPath: path + ".migrated") else { throw NothingToMove(path: path) }
    try output.write("nothing to move: it was moved before, see \(path).migrated\n")
  }
}

/// The error for a path from which no document was ever moved.
private struct NothingToMove: Error, CustomStringConvertible {
  var path: String

  var description: String { "nothing to move: there is no file at \(path)" }
}
