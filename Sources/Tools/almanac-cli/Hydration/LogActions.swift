import Almanac
import Foundation
import Hydration

/// Logs a drink.
struct AddAction: LegacyAction {
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

/// Logs a drink as a button of the widget does.
struct TapAction: LegacyAction {
  static let name = "tap"
  static let operands = "AMOUNT"
  static let summary =
    "log a drink as the widget's button does; only its id is printed"
  static let options = HydrationFile.options + [.fluid, .id]

  private let file: HydrationFile
  private let intake: Intake
  private let moment: Timestamp
  private let id: String?

  init(_ arguments: Arguments) throws(UsageError) {
    let volume = try Arguments.amount(arguments.operand(0, "the amount"), allowed: HydrationEntry.volumes)
    try arguments.atMost(1)
    file = try HydrationFile(arguments)
    moment = try file.moment(arguments)
    id = arguments[.id]
    do throws(HydrationError) {
      intake = try Intake(volume: volume, beverage: arguments[.fluid].map { Beverage(id: $0) })
    } catch {
      throw UsageError("\(error)")
    }
  }

  func run(_ output: inout OutputStream) throws {
    do {
      let id = try file.store.tap(id: id, at: moment, intake, in: file.now.zone)
      try output.write("tapped \(id)\n")
    } catch let error as DocumentUpdateError<HydrationError> {
      throw error.reason
    }
  }
}

/// Undoes the last change.
struct UndoAction: LegacyAction {
  static let name = "undo"
  static let summary =
    "undo the last drink added, changed or deleted, up to 20 times; settings stay as they are"
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
struct EditAction: LegacyAction {
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
struct DeleteAction: LegacyAction {
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
struct ListAction: LegacyAction {
  static let name = "list"
  static let operands = "[FIRST [LAST]]"
  static let summary = "the drinks of today, of a day, or from one day to another"
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
    // A JSON array has no place for the notes.
    if file.format == .json { for note in report.damageNotes { Complaint.tell(note) } }
    try output.write(report.list(range))
  }
}

/// Reports the state of the day.
struct StatusAction: LegacyAction {
  static let name = "status"
  static let summary = "the status of the day, with notes about the document"
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
struct BeveragesAction: LegacyAction {
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
          members + LegacyStandIn.members(language, texts: beverage.nameLanguage(for: language)))
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
