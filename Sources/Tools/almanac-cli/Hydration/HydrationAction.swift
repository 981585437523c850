import HydrationWidget

/// `almanac hydration`: drinks beside a document of settings, as the app stores them.
struct HydrationAction: LegacyAction {
  static let name = "hydration"
  static let operands = "ACTION ..."
  static let summary = "drinks, in files of months beside a document of settings"
  static var details: String {
    """
    ACTION is one of these; all but 'beverages' need --file, the path of the document of settings, such as
    water.json; the drinks of a month are then in water-2026-02.jsonl beside it:

    \(TextTable(rows: actions.map { ["  " + $0.usage, $0.summary] }).text)

    An AMOUNT is 250 or 250ml (millilitres), 0.5l, or 8oz (US fluid ounces). An ID may be shortened if
    only one drink begins with it. Nothing that cannot be read is overwritten: see 'recover'.
    """
  }
  static let examples = [
    "almanac hydration add 250 --file water.json --fluid tea",
    "almanac hydration status --file water.json",
  ]
  static var operandWords: [String] { actions.map { $0.name } }
  static let options: [CommandOption] = [
    .file, .at, .zone, .moment, .fluid, .note, .id, .language, .format(.text, .json, .swift, .csv, .jsonl),
  ]

  private static var actions: [any LegacyAction.Type] {
    [
      AddAction.self, TapAction.self, ListAction.self, StatusAction.self, UndoAction.self, EditAction.self,
      DeleteAction.self, SetAction.self, BeveragesAction.self, RecoverAction.self, MigrateAction.self,
      ExportDrinksAction.self,
    ]
  }

  private let action: any LegacyAction

  init(_ arguments: Arguments) throws(UsageError) {
    action = try arguments.action(of: Self.self, among: Self.actions)
  }

  func run(_ output: inout OutputStream) throws {
    do {
      do {
        try action.run(&output)
      } catch HydrationError.log(let error) {
        throw error
      }
    } catch let error as StoreError {
      switch error {
      case .corrupt(let path, let fault) where !path.hasSuffix(".jsonl"):
        throw UnreadableLog(path: path, fault: fault)
      case .notMoved(let path): throw UnmovedDrinks(path: path)
      default: throw error
      }
    }
  }
}

/// The error for a document of settings that cannot be read, with what to do about it.
private struct UnreadableLog: Error, CustomStringConvertible {
  var path: String
  var fault: DocumentFault

  var description: String {
    "\(path): \(fault); nothing was changed. 'almanac hydration recover --file \(path)' continues with what can be saved"
  }
}

/// The error for a change that an old file stands in the way of, with what to do about it.
struct UnmovedDrinks: Error, CustomStringConvertible {
  var path: String

  var description: String {
    "\(path): the app's first version wrote it, so its drinks have to be moved first: "
      + "'almanac hydration migrate \(path) --file \(path)'"
  }
}
