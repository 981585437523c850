import Almanac
import Foundation
import Hydration

/// Goes on after a document could not be read.
struct RecoverAction: Action {
  static let name = "recover"
  static let summary = "go on with what can be saved of a document that cannot be read; its bytes are kept"
  static let options = HydrationFile.options

  private let file: HydrationFile

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    file = try HydrationFile(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    switch try file.store.documents.read() {
    case .missing: try output.write("nothing to recover: there is no document\n")
    case .value:
      let years = try file.store.repairFiles(at: file.now.instant, in: file.now.zone)
      try file.store.merge(at: file.now.instant, in: file.now.zone)
      let kept = try file.store.documents.setUnreadableAside(of: file.store.intents, at: file.now.instant)
      let list = years.map { "\($0)" }.joined(separator: ", ")
      let back = try file.store.takeBack(at: file.now.instant, in: file.now.zone)
      let lines =
        [
          years.isEmpty ? nil : "went on with the whole days of \(list); the damaged files are kept",
          kept.map { "kept: \($0)" },
        ].compactMap { $0 } + back.lines
      try output.write(
        lines.isEmpty
          ? "nothing to recover: the document can be read\n" : lines.joined(separator: "\n") + "\n")
    case .newerVersion(let version):
      throw StoreError.newerVersion(
        path: file.store.documents.path, found: version, supported: HydrationFormat.version)
    case .corrupt(let corrupt):
      let recovery = try file.store.recovery(from: corrupt)
      let state = recovery?.state ?? HydrationState()
      let saved = try file.store.resolve(corrupt, with: state, at: file.now.instant, in: file.now.zone)
        .payload
      let count = saved.archive.drinkCount + saved.log.entries.count
      let source =
        recovery.map { "from the \($0.source.words)" } ?? "nothing could be saved; a new log begins"
      try output.write("recovered \(count) \(count == 1 ? "drink" : "drinks"), \(source)\n")
      let lines = recovery?.unreadableDrinks ?? 0
      if lines > 0 {
        try output.write(
          "\(lines == 1 ? "1 line with a drink" : "\(lines) lines with drinks") of the file could not be read\n"
        )
      }
      for path in try file.store.documents.corruptPaths() { try output.write("kept: \(path)\n") }
    }
  }
}

extension TakenBack {
  /// What was done, what was not and why, and where all of it is.
  fileprivate var lines: [String] {
    func list(_ days: [CivilDate]) -> String {
      let first = days.prefix(3).map { "\($0)" }.joined(separator: ", ")
      return days.count > 3 ? "\(first) and \(days.count - 3) more" : first
    }
    var lines: [String] = []
    if !days.isEmpty { lines.append("taken back: \(list(days))") }
    if !united.isEmpty {
      lines.append("changed here as well, and has the drinks of both now: \(list(united))")
    }
    if !elsewhere.isEmpty {
      lines.append(
        "not taken, for they are on another day here: \(elsewhere.joined(separator: ", ").fitForTerminal)")
    }
    if damaged > 0 {
      lines.append(
        "not taken, for \(damaged == 1 ? "it is" : "they are") damaged: \(damaged == 1 ? "1 line" : "\(damaged) lines")"
      )
    }
    return lines + files.map { "kept, and told no more: \($0)" }
  }
}

extension HydrationRecovery.Source {
  fileprivate var words: String {
    switch self {
    case .whole: "file, in which the version alone was damaged"
    case .file: "file as far as it is whole; settings may have to be set again"
    case .backup: "backup"
    case .years: "files with the days that are over; settings have to be set again"
    case .both: "backup and the file as far as it is whole"
    }
  }
}

/// Moves a document to another folder.
struct MigrateAction: Action {
  static let name = "migrate"
  static let operands = "OLD"
  static let summary = "move the document at another path here, once, if there is none yet"
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
      parts.append("moved; the old file has \(oldPath.dropFirst(path.count)) behind its name")
      let profile = document.payload.profile
      if isOfApp, let app = GoalRule.differingGoalOfApp(of: profile) {
        let goal = GoalRule.base(of: profile)
        let change = goal.millilitres - app.millilitres
        parts.append(
          "the goal you set counts as \(goal) here, \(app) in the app: \(change < 0 ? "-" : "+")\(abs(change)) mL a day"
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

/// A path from which no document was ever moved.
private struct NothingToMove: Error, CustomStringConvertible {
  var path: String

  var description: String { "nothing to move: there is no file at \(path)" }
}
