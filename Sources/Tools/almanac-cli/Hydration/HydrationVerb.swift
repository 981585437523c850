import HydrationWidget

/// `almanac hydration`: a hydration log in a document, as the app keeps it.
struct HydrationVerb: Verb {
  static let name = "hydration"
  static let operands = "ACTION ..."
  static let summary = "a log of drinks in a document"
  static var details: String {
    """
    ACTION is one of these; all but 'beverages' need --file, the path of the document:

    \(TextTable(rows: HydrationActions.all.map { ["  " + $0.usage, $0.summary] }).text)

    An AMOUNT is 250 or 250ml (millilitres), 0.5l, or 8oz (US fluid ounces). An ID may be cut short as
    long as one drink alone begins with it. A document that cannot be read is never written over: see 'recover'.
    """
  }
  static let options: [CommandOption] = [
    .file, .at, .zone, .moment, .fluid, .note, .id, .language, .format,
  ]
  static let formats: [OutputFormat] = [.text, .json]

  private let action: any HydrationAction

  init(_ arguments: Arguments) throws(UsageError) {
    guard let name = arguments.operands.first else {
      throw UsageError("the action is missing; there are: \(HydrationActions.names)")
    }
    guard let type = HydrationActions.all.first(where: { $0.name == name }) else {
      throw UsageError("unknown action '\(name)'; there are: \(HydrationActions.names)")
    }
    let allowed = type.options + HydrationContext.options
    if let option = CommandOption.allCases.first(where: { arguments[$0] != nil && !allowed.contains($0) }) {
      throw UsageError("'hydration \(name)' has no option '\(option.flag)'")
    }
    action = try type.init(arguments, Array(arguments.operands.dropFirst()))
  }

  func run(_ output: inout OutputStream) throws {
    do {
      try action.run(&output)
    } catch let error as StoreError {
      guard case .corrupt(let path, let fault) = error else { throw error }
      throw UnreadableLog(path: path, fault: fault)
    }
  }
}

/// A document that cannot be read, with what to do about it.
private struct UnreadableLog: Error, CustomStringConvertible {
  var path: String
  var fault: DocumentFault

  var description: String {
    "\(path): \(fault); nothing was changed. 'almanac hydration recover --file \(path)' goes on with what can be saved"
  }
}

/// One thing that can be done with a log.
protocol HydrationAction {
  static var name: String { get }
  /// As the help shows it.
  static var usage: String { get }
  static var summary: String { get }
  /// The options it knows besides those of all actions.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError)
  func run(_ output: inout OutputStream) throws
}

/// The table of actions, in the order of the help.
enum HydrationActions {
  static var all: [any HydrationAction.Type] {
    [
      AddAction.self, TapAction.self, ListAction.self, StatusAction.self, UndoAction.self, EditAction.self,
      DeleteAction.self, SetAction.self, BeveragesAction.self, RecoverAction.self, MigrateAction.self,
    ]
  }

  static var names: String { all.map { $0.name }.joined(separator: ", ") }
}
