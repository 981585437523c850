import HydrationWidget

/// `almanac hydration`: a hydration log in a document, as the app stores it.
struct HydrationAction: Action {
  static let name = "hydration"
  static let operands = "ACTION ..."
  static let summary = "a log of drinks in a document"
  static var details: String {
    """
    ACTION is one of these; all but 'beverages' need --file, the path of the document:

    \(TextTable(rows: actions.map { ["  " + $0.usage, $0.summary] }).text)

    An AMOUNT is 250 or 250ml (millilitres), 0.5l, or 8oz (US fluid ounces). An ID may be shortened if
    only one drink begins with it. A document that cannot be read is never overwritten: see 'recover'.
    """
  }
  static let examples = [
    "almanac hydration add 250 --file water.json --fluid tea",
    "almanac hydration status --file water.json",
  ]
  static var operandWords: [String] { actions.map { $0.name } }
  static let options: [CommandOption] = [
    .file, .at, .zone, .moment, .fluid, .note, .id, .language, .format(.text, .json, .swift),
  ]

  private static var actions: [any Action.Type] {
    [
      AddAction.self, TapAction.self, ListAction.self, StatusAction.self, UndoAction.self, EditAction.self,
      DeleteAction.self, SetAction.self, BeveragesAction.self, RecoverAction.self, MigrateAction.self,
    ]
  }

  private let action: any Action

  init(_ arguments: Arguments) throws(UsageError) {
    action = try arguments.action(of: Self.self, among: Self.actions)
  }

  func run(_ output: inout OutputStream) throws {
    do {
      try action.run(&output)
    } catch let error as StoreError {
      switch error {
      case .corrupt, .shortened, .notRestored: throw UnreadableLog(error: error)
      default: throw error
      }
    }
  }
}

/// The error for a document or a year's file that cannot be read, with what to do about it.
private struct UnreadableLog: Error, CustomStringConvertible {
  var error: StoreError

  var description: String {
    if case .notRestored = error { return "\(error); 'almanac hydration recover' restores them" }
    guard case .corrupt(let path, let fault) = error, !path.hasSuffix(".jsonl") else {
      return "\(error); 'almanac hydration recover' continues with the undamaged days"
    }
    return
      "\(path): \(fault); nothing was changed. 'almanac hydration recover --file \(path)' continues with what can be saved"
  }
}
