import Almanac
import Foundation
import Hydration

/// Goes on after damage.
struct RecoverAction: LegacyAction {
  static let name = "recover"
  static let summary =
    "go on after damage: settings that cannot be read are kept and replaced, known gaps are no longer told"
  static let options = HydrationFile.options

  private let file: HydrationFile

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    file = try HydrationFile(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let recovered = try file.store.recover(at: file.now.instant, in: file.now.zone)
    var lines: [String] = []
    if let settings = recovered.settings {
      lines.append(
        settings.areKept ? "kept the settings" : "the settings are lost: set them again")
      if settings.drinks > 0 {
        lines.append("recovered \(settings.drinks) \(settings.drinks == 1 ? "drink" : "drinks")")
      }
    }
    lines += recovered.keptDocuments.map { "kept: \($0)" }
    lines += recovered.acceptedDoubts.map { "no longer told: \($0)" }
    lines += recovered.remainingDoubts.map { "still so: \($0)" }
    if lines.isEmpty {
      // What a newer version wrote is no damage, and is told as an error.
      _ = try file.journal()
      lines = ["nothing to recover: everything can be read"]
    }
    try output.write(lines.map { $0 + "\n" }.joined())
  }
}

/// Moves the file of the app's first version into a journal.
struct MigrateAction: LegacyAction {
  static let name = "migrate"
  static let operands = "OLD"
  static let summary =
    "move the drinks of the app's first version, in the file OLD, into the journal of --file, once"
  static let options = HydrationFile.options

  private let file: HydrationFile
  private let old: HydrationStore

  init(_ arguments: Arguments) throws(UsageError) {
    old = try HydrationFile.store(try arguments.operand(0, "the path of the old document"))
    try arguments.atMost(1)
    file = try HydrationFile(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let path = old.documents.path
    guard let moved = try file.store.move(old, at: file.now.instant, in: file.now.zone) else {
      guard FileManager.default.fileExists(atPath: path + ".migrated") else {
        let isJournal = if case .value = try old.documents.read() { true } else { false }
        throw NothingToMove(path: path, isJournal: isJournal)
      }
      try output.write("nothing to move: it was moved before, see \(path).migrated\n")
      return
    }
    var parts = [
      "moved \(moved.drinks) \(moved.drinks == 1 ? "drink" : "drinks"); the name of the old file now ends with \(moved.oldPath.dropFirst(path.count))"
    ]
    if !moved.problems.isEmpty {
      parts.append("\(moved.problems.count) entries could not be read, and are kept there")
    }
    let profile = moved.settings.profile
    if let app = GoalRule.differingGoalOfApp(of: profile) {
      let goal = GoalRule.base(of: profile)
      let change = goal.millilitres - app.millilitres
      let name = profile.customGoal == nil ? "the goal by body mass" : "the goal you set"
      parts.append(
        "\(name) counts as \(goal) here, \(app) in the app: \(change < 0 ? "-" : "+")\(abs(change)) mL a day")
    }
    try output.write(parts.joined(separator: "; ") + "\n")
  }
}

/// The error for a path at which there is no file to move.
private struct NothingToMove: Error, CustomStringConvertible {
  var path: String
  var isJournal: Bool

  var description: String {
    isJournal
      ? "nothing to move: \(path) has no drinks in it; those of a journal are in the files of months beside it: copy them all"
      : "nothing to move: there is no file at \(path)"
  }
}

/// Writes all drinks in another form.
struct ExportDrinksAction: LegacyAction {
  static let name = "export"
  static let summary =
    "all drinks: as the app's first version stored them (json), as csv, or the months as one journal (jsonl)"
  static let options: [CommandOption] = [.file, .at, .zone, .language, .format(.json, .csv, .jsonl)]

  private let file: HydrationFile

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    file = try HydrationFile(arguments, formats: ["json", "csv", "jsonl"])
  }

  func run(_ output: inout OutputStream) throws {
    let journal = try file.journal(isComplete: true) ?? HydrationJournal()
    for note in HydrationReport(file, journal).damageNotes { Complaint.tell(note) }
    switch file.format {
    case .csv: try output.write(journal.exportedCSV)
    case .jsonl:
      // Drinks that are not moved are in no month.
      guard !journal.settings.isOld else { throw UnmovedDrinks(path: file.store.documents.path) }
      try output.write(String(decoding: file.store.exportedJournal(), as: UTF8.self))
    default: try output.write(String(decoding: journal.exportedFile, as: UTF8.self))
    }
  }
}
