import Almanac
import Foundation
import Hydration

/// Logs a drink.
struct AddAction: Action {
  static let name = "add"
  static let operands = "AMOUNT"
  static let summary = "log a drink (--fluid, --moment, --note, --id)"
  static let options = HydrationFile.options + [.fluid, .moment, .note, .id]

  private let file: HydrationFile
  private let volume: Volume
  private let beverage: Beverage
  private let moment: Timestamp
  private let note: String?
  private let id: String?

  init(_ arguments: Arguments) throws(UsageError) {
    volume = try Arguments.amount(arguments.operand(0, "the amount"), allowed: HydrationEntry.volumes)
    try arguments.atMost(1)
    file = try HydrationFile(arguments)
    beverage = try arguments.beverage() ?? .water
    moment = try file.moment(arguments)
    note = arguments[.note]
    id = arguments[.id]
  }

  func run(_ output: inout OutputStream) throws {
    let (entry, report) = try file.update { state in
      try state.add(
        id: id, moment: moment, volume: volume, beverage: beverage, note: note, now: file.now.instant,
        in: file.clock)
    }
    try output.write(report.line("added", entry))
  }
}

/// Logs a drink as a button of the widget does: in the log that the app merges.
struct TapAction: Action {
  static let name = "tap"
  static let operands = "AMOUNT"
  static let summary =
    "log a drink as the widget's button does: beside the document, merged on the next change"
  static let options = HydrationFile.options + [.fluid, .id]

  private let file: HydrationFile
  private let intake: Intake
  private let moment: Timestamp
  private let id: String

  init(_ arguments: Arguments) throws(UsageError) {
    let volume = try Arguments.amount(arguments.operand(0, "the amount"), allowed: HydrationEntry.volumes)
    try arguments.atMost(1)
    file = try HydrationFile(arguments)
    moment = try file.moment(arguments)
    id = arguments[.id] ?? UUID().uuidString
    do throws(HydrationError) {
      intake = try Intake(volume: volume, beverage: arguments[.fluid].map { Beverage(id: $0) })
    } catch {
      throw UsageError("\(error)")
    }
  }

  func run(_ output: inout OutputStream) throws {
    do {
      try file.store.tap(id: id, at: moment, intake, in: file.clock)
    } catch {
      throw error.reason
    }
    try output.write("tapped \(id)\n")
  }
}

/// Takes back the last change.
struct UndoAction: Action {
  static let name = "undo"
  static let summary =
    "take back the last drink added, changed or deleted, up to 20 times; settings stay as they are"
  static let options = HydrationFile.options

  private let file: HydrationFile

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    file = try HydrationFile(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let (result, report) = try file.update { state in
      try state.undo(now: file.now.instant, in: file.clock)
    }
    let (word, entry) =
      switch result {
      case .removed(let entry): ("removed", entry)
      case .restored(let entry): ("restored", entry)
      case .reverted(let entry): ("reverted", entry)
      }
    try output.write(report.line(word, entry))
  }
}

/// Changes a drink.
struct EditAction: Action {
  static let name = "edit"
  static let operands = "ID [AMOUNT]"
  static let summary = "change a drink (--fluid, --moment, --note)"
  static let options = HydrationFile.options + [.fluid, .moment, .note]

  private let file: HydrationFile
  private let id: String
  private let volume: Volume?
  private let beverage: Beverage?
  private let moment: Timestamp?
  private let note: String?

  init(_ arguments: Arguments) throws(UsageError) {
    id = try arguments.operand(0, "the id")
    volume = try arguments.operands.dropFirst().first.map { (text) throws(UsageError) in
      try Arguments.amount(text, allowed: HydrationEntry.volumes)
    }
    try arguments.atMost(2)
    file = try HydrationFile(arguments)
    beverage = try arguments.beverage()
    moment = arguments[.moment] == nil ? nil : try file.moment(arguments)
    note = arguments[.note]
    guard volume != nil || beverage != nil || moment != nil || note != nil else {
      throw UsageError("nothing to change: give an amount, --fluid, --moment or --note")
    }
  }

  func run(_ output: inout OutputStream) throws {
    let (entry, report) = try file.update { state in
      try state.edit(
        state.id(beginningWith: id), volume: volume, beverage: beverage, moment: moment, note: note,
        now: file.now.instant, in: file.clock)
    }
    try output.write(report.line("changed", entry))
  }
}

/// Deletes a drink.
struct DeleteAction: Action {
  static let name = "delete"
  static let operands = "ID"
  static let summary = "delete a drink; 'undo' brings it back"
  static let options = HydrationFile.options

  private let file: HydrationFile
  private let id: String

  init(_ arguments: Arguments) throws(UsageError) {
    id = try arguments.operand(0, "the id")
    try arguments.atMost(1)
    file = try HydrationFile(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let (entry, report) = try file.update { state in
      try state.delete(state.id(beginningWith: id), now: file.now.instant, in: file.clock)
    }
    try output.write(report.line("deleted", entry))
  }
}

/// Lists drinks.
struct ListAction: Action {
  static let name = "list"
  static let operands = "[FIRST [LAST]]"
  static let summary = "today's drinks, or those of a day or from one to another"
  static let options = HydrationFile.options

  private let file: HydrationFile
  private let range: ClosedRange<CivilDate>?

  init(_ arguments: Arguments) throws(UsageError) {
    if let text = arguments.operands.first {
      let first = try Arguments.date(text)
      let last = try arguments.operands.dropFirst().first.map(Arguments.date) ?? first
      guard first <= last else { throw UsageError("\(last) is before \(first)") }
      range = first...last
    } else {
      range = nil
    }
    try arguments.atMost(2)
    file = try HydrationFile(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let report = try file.report(with: range)
    // An array has no place for them.
    if file.format == .json { for note in report.damageNotes { Complaint.tell(note) } }
    try output.write(report.list(range))
  }
}

/// Says how the day stands.
struct StatusAction: Action {
  static let name = "status"
  static let summary = "how the day stands, and what is to know of the document"
  static let options = HydrationFile.options

  private let file: HydrationFile

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    file = try HydrationFile(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    try output.write(try file.report(isComplete: true).status)
  }
}

/// Lists the beverages.
struct BeveragesAction: Action {
  static let name = "beverages"
  static let summary =
    "what can be drunk, how much of it counts, and why; as swift, for the settings of the widget"
  static let options = HydrationFile.options

  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    language = try arguments.language()
    format = try arguments.format(of: "the beverages")
    guard format != .swift || arguments[.language] == nil else {
      throw UsageError("the enumeration has English names, which the app translates; leave out --language")
    }
  }

  func run(_ output: inout OutputStream) throws {
    if format == .swift {
      try output.write(BeverageEnumeration.source)
      return
    }
    if format == .json {
      let beverages = Beverage.all.map { beverage in
        let members: [(key: String, value: OrderedJSON)] = [
          ("id", .text(beverage.id)), ("name", .text(beverage.name(in: language))),
          ("factorThousandths", .integer(beverage.factor)),
          ("index", OrderedJSON(beverage.retentionIndex.map { "\($0)" })),
          ("isAlcoholic", .boolean(beverage.isAlcoholic)), ("source", OrderedJSON(beverage.source)),
        ]
        return OrderedJSON.object(
          members + StandIn.members(language, texts: beverage.nameLanguage(for: language)))
      }
      try output.write("\(OrderedJSON.array(beverages))\n")
      return
    }
    let rows = Beverage.all.map { beverage in
      [
        beverage.id, beverage.name(in: language), "\(Double(beverage.factor) / 1000)",
        beverage.retentionIndex.map { "\($0)" } ?? "-", beverage.source ?? "",
      ]
    }
    let headings = ["id", "name", "factor", "index", "source"]
    try output.write(TextTable(rows: [headings] + rows).text + "\n")
  }
}

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
