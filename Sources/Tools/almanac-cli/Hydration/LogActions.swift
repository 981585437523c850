import Foundation
import Hydration

/// Logs a drink.
struct AddAction: HydrationAction {
  static let name = "add"
  static let usage = "add AMOUNT"
  static let summary = "log a drink (--fluid, --moment, --note, --id)"
  static let options: [CommandOption] = [.fluid, .moment, .note, .id]

  private let context: HydrationContext
  private let volume: Volume
  private let beverage: Beverage
  private let moment: Timestamp
  private let note: String?
  private let id: String

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    var operands = Operands(operands)
    volume = try Arguments.amount(operands.next("the amount"), allowed: HydrationEntry.volumes)
    try operands.end()
    context = try HydrationContext(arguments)
    beverage = try arguments.beverage() ?? .water
    moment = try context.moment(arguments)
    note = arguments[.note]
    id = arguments[.id] ?? UUID().uuidString
  }

  func run(_ output: inout OutputStream) throws {
    let entry = try context.update { state throws(HydrationError) in
      try state.add(
        id: id, moment: moment, volume: volume, beverage: beverage, note: note, now: context.instant,
        in: context.clock)
    }
    try output.write(try HydrationReport(context).line("added", entry))
  }
}

/// Logs a drink as a button of the widget does: in the log that the app merges.
struct TapAction: HydrationAction {
  static let name = "tap"
  static let usage = "tap AMOUNT"
  static let summary =
    "log a drink as the widget's button does: beside the document, merged on the next change"
  static let options: [CommandOption] = [.fluid, .id]

  private let context: HydrationContext
  private let intake: Intake
  private let moment: Timestamp
  private let id: String

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    var operands = Operands(operands)
    let volume = try Arguments.amount(operands.next("the amount"), allowed: HydrationEntry.volumes)
    try operands.end()
    context = try HydrationContext(arguments)
    moment = try context.moment(arguments)
    id = arguments[.id] ?? UUID().uuidString
    do throws(HydrationError) {
      intake = try Intake(volume: volume, beverage: try arguments.beverageOrNone())
    } catch {
      throw UsageError("\(error)")
    }
  }

  func run(_ output: inout OutputStream) throws {
    do {
      try context.store.tap(id: id, at: moment, intake, in: context.clock)
    } catch {
      throw error.reason
    }
    try output.write("tapped \(id)\n")
  }
}

extension Arguments {
  /// The beverage of `--fluid`, where no usage error can be thrown.
  fileprivate func beverageOrNone() throws(HydrationError) -> Beverage? {
    guard let id = self[.fluid] else { return nil }
    return Beverage(id: id)
  }
}

/// Takes back the last change.
struct UndoAction: HydrationAction {
  static let name = "undo"
  static let usage = "undo"
  static let summary = "take back the last change, up to 20 of them"
  static let options: [CommandOption] = []

  private let context: HydrationContext

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    try Operands(operands).end()
    context = try HydrationContext(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let result = try context.update { state throws(HydrationError) in
      try state.undo(now: context.instant, in: context.clock)
    }
    let (word, entry) =
      switch result {
      case .removed(let entry): ("removed", entry)
      case .restored(let entry): ("restored", entry)
      case .reverted(let entry): ("reverted", entry)
      }
    try output.write(try HydrationReport(context).line(word, entry))
  }
}

/// Changes a drink.
struct EditAction: HydrationAction {
  static let name = "edit"
  static let usage = "edit ID [AMOUNT]"
  static let summary = "change a drink (--fluid, --moment, --note)"
  static let options: [CommandOption] = [.fluid, .moment, .note]

  private let context: HydrationContext
  private let id: String
  private let volume: Volume?
  private let beverage: Beverage?
  private let moment: Timestamp?
  private let note: String?

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    var operands = Operands(operands)
    id = try operands.next("the id")
    if let text = operands.optional() {
      volume = try Arguments.amount(text, allowed: HydrationEntry.volumes)
    } else {
      volume = nil
    }
    try operands.end()
    context = try HydrationContext(arguments)
    beverage = try arguments.beverage()
    moment = arguments[.moment] == nil ? nil : try context.moment(arguments)
    note = arguments[.note]
    guard volume != nil || beverage != nil || moment != nil || note != nil else {
      throw UsageError("nothing to change: give an amount, --fluid, --moment or --note")
    }
  }

  func run(_ output: inout OutputStream) throws {
    let id = try context.id(id)
    let entry = try context.update { state throws(HydrationError) in
      try state.edit(
        id, volume: volume, beverage: beverage, moment: moment, note: note, now: context.instant,
        in: context.clock)
    }
    try output.write(try HydrationReport(context).line("changed", entry))
  }
}

/// Deletes a drink.
struct DeleteAction: HydrationAction {
  static let name = "delete"
  static let usage = "delete ID"
  static let summary = "delete a drink; 'undo' brings it back"
  static let options: [CommandOption] = []

  private let context: HydrationContext
  private let id: String

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    var operands = Operands(operands)
    id = try operands.next("the id")
    try operands.end()
    context = try HydrationContext(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let id = try context.id(id)
    let entry = try context.update { state throws(HydrationError) in
      try state.delete(id, now: context.instant, in: context.clock)
    }
    try output.write(try HydrationReport(context).line("deleted", entry))
  }
}
