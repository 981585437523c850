import Spending

/// `almanac budget recover`: goes on after a document could not be read.
struct BudgetRecover: BudgetAction {
  static let name = "recover"
  static let options: [CommandOption] = [.file, .currency, .at, .zone]

  private let path: String
  private let currency: Currency?
  private let moment: BudgetMoment

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 1 else {
      throw UsageError("unexpected argument '\(arguments.operands[1])'")
    }
    path = try arguments.required(.file)
    currency = try arguments.currency()
    moment = try BudgetMoment(arguments)
  }

  func run() throws -> String {
    let file = try BudgetFile(path)
    let store = file.store
    guard case .corrupt(let corrupt) = try store.read() else {
      // A document of a newer version is an error here too.
      _ = try file.document()
      return "\(store.path): nothing to recover\n"
    }
    let source: String
    if corrupt.backup != nil {
      try store.recover(corrupt, at: moment.instant, zone: moment.zone)
      source = "now as it was before it was last written"
    } else {
      guard let currency else {
        throw BudgetFailure.currencyNeeded(reason: "\(store.path) has no backup, so a new document begins")
      }
      let document = BudgetDocument(currency: currency, asOf: try moment.today())
      try store.resolve(corrupt, with: document, at: moment.instant, zone: moment.zone)
      source = "nothing could be saved; a new document begins"
    }
    let kept = try store.corruptPaths().map { "kept: \($0)\n" }
    return "\(store.path): \(source)\n\(kept.joined())"
  }
}
