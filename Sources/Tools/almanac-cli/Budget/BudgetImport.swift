import Foundation
import Spending

/// `almanac budget import`: totals from a CSV file.
struct BudgetImport: BudgetAction {
  static let name = "import"
  static let options: [CommandOption] = [.file, .currency, .at, .zone]

  private let csv: String
  private let path: String
  private let currency: Currency?
  private let moment: BudgetMoment

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 2 else {
      throw UsageError(
        arguments.operands.count < 2 ? "CSV is missing" : "unexpected argument '\(arguments.operands[2])'")
    }
    csv = arguments.operands[1]
    path = try arguments.required(.file)
    currency = try arguments.currency()
    moment = try BudgetMoment(arguments)
  }

  func run() throws -> String {
    let bytes: Data
    do {
      // A handle also reads pipes such as /dev/stdin, which have no size.
      bytes = try FileHandle(forReadingFrom: URL(fileURLWithPath: csv)).readToEnd() ?? Data()
    } catch {
      throw UnreadableFile(path: csv, reason: error.localizedDescription)
    }
    let ledger = try SpendingCSV.ledger(Array(bytes), path: csv)
    let file = try BudgetFile(path)
    let today = try moment.today()
    let codes = Set(ledger.transactions.map(\.amount.currency)).sorted()
    let list = codes.map(\.code).joined(separator: ", ")
    try file.update(
      moment, currency: currency ?? (codes.count == 1 ? codes.first : nil),
      reason: codes.isEmpty ? "\(csv) has no amounts" : "\(csv) has amounts in \(list)"
    ) { document throws(LedgerError) in
      try document.record(ledger, asOf: today)
      if let currency { document.currency = currency }
    }
    let (amounts, days) = (ledger.transactions.count, Set(ledger.transactions.map(\.day)).count)
    return """
      \(amounts) \(amounts == 1 ? "amount" : "amounts") on \(days) \(days == 1 ? "day" : "days") in \(codes.isEmpty ? "no currency" : list)
      \(file.store.path): all totals are now those of \(csv); budgets and settings are as they were

      """
  }
}

/// A file that cannot be read.
struct UnreadableFile: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "\(path): \(reason)" }
}
