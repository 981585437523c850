import AlmanacFoundation
import Foundation
import Spending

/// `almanac budget import`: totals from a CSV file, or from the JSON of an app.
struct BudgetImport: LegacyAction {
  static let name = "import"
  static let operands = "LEDGER"
  static let summary = """
    replaces all totals in FILE by those of LEDGER, a CSV file with the columns date,amount,currency and those
      that are needed of category,note,kind,bill: 2026-02-17,12.50,USD,Food. Amounts have a point before the decimals.
      Money spent is positive and refunds are negative, or the other way round with --expenses negative. The kind is
      spending or expense (or empty), refund, income, transfer or bill; bill is the id of a bill, in its own row and in
      that of the transaction that pays it, which counts in its place. LEDGER may also be JSON, as an app hands it
      over. Only sums are kept. If anything is wrong, nothing is saved, and the first fifty errors are printed. What
      would take totals, budgets or names away needs --replace; the document as it was is kept beside it then, and of such
      copies the newest three stay.
    """
  static let options: [CommandOption] = [.file, .currency, .expenses, .replace, .language, .at, .zone]

  private let source: String
  private let path: String
  private let currency: Currency?
  private let expenses: ExpenseSign?
  private let replaces: Bool
  private let now: NowAndHere

  init(_ arguments: Arguments) throws(UsageError) {
    source = try arguments.operand("LEDGER")
    path = try arguments.required(.file)
    currency = try arguments.currency()
    expenses = try arguments.choice(.expenses, of: ExpenseSign.self)
    replaces = arguments[.replace] != nil
    try BudgetAction.languageIsKnown(arguments)
    now = try NowAndHere(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let bytes: Data
    do {
      // A handle also reads pipes such as /dev/stdin, which have no size.
      bytes = try FileHandle(forReadingFrom: URL(fileURLWithPath: source)).readToEnd() ?? Data()
    } catch {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: source, isDirectory: &isFolder)
      let reason =
        isThere ? isFolder.boolValue ? "not a file" : error.localizedDescription : "there is no such file"
      throw UnreadableFile(path: source, reason: reason)
    }
    let today = try now.today()
    let days = LocalDays(zone: now.zone)
    var app: AppLedger
    do throws(LedgerFileError) {
      app = try LedgerFile.ledger(Array(bytes), day: days.day(at:))
    } catch {
      throw ImportFailure(path: source, error)
    }
    do throws(LedgerError) {
      try app.normalizeSigns(expenses: expenses)
    } catch {
      throw ImportRefusal.refused(source, .ledger(error))
    }
    let namesSettings = app.hasSettings
    if let currency { app.currency = currency }
    let file = try BudgetFile(path)
    let codes = app.currencies
    let list = codes.map(\.code).joined(separator: ", ")
    let hasCurrency = try file.document() != nil || app.currency != nil || codes.count == 1
    guard hasCurrency else {
      throw BudgetFailure.currencyNeeded(
        reason: codes.isEmpty ? "\(source) has no amounts" : "\(source) has amounts in \(list)")
    }
    guard replaces || !codes.isEmpty else { throw ImportRefusal.noAmounts(source) }
    let taken: LedgerImport
    do throws(DocumentUpdateError<LedgerImportRefusal>) {
      taken = try file.store.take(app, replacing: replaces, today: today, at: now.instant, zone: now.zone)
    } catch {
      throw ImportRefusal.of(source, error)
    }
    try output.write(
      (lines(taken.tally, list, app)
        + taken.budgetsWithoutCategory.compactMap(\.category).map {
          "no amount has the category '\($0.fitForTerminal)', which has a budget"
        }
        + [
          "\(file.store.path): all totals now come from \(source); "
            + (namesSettings ? "so do the settings that it names" : "budgets and settings are unchanged"),
          taken.copy.map { "the document as it was: \($0)" },
        ].compactMap { $0 }).map { $0 + "\n" }.joined())
  }

  /// Returns lines about what happened to the parts of the ledger.
  private func lines(_ tally: LedgerTally, _ currencies: String, _ app: AppLedger) -> [String] {
    func counted(_ count: Int, _ one: String, _ several: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
    }
    let days = "\(tally.days) \(tally.days == 1 ? "day" : "days")"
    let amounts = counted(tally.amounts, "amount", "amounts") ?? "0 amounts"
    let leftOut = [
      counted(tally.tooOld, "amount", "amounts").map { "\($0) before \(tally.since), where totals begin" },
      counted(tally.paidBills, "bill", "bills").map { "\($0) that a transaction pays" },
      counted(tally.notSpent, "transaction", "transactions").map { "\($0) of income and transfers" },
    ].compactMap { $0 }
    let named = app.namedLines
    let places = named.first.map { "\($0)" }.joined(separator: ", ")
    let same = counted(
      app.repeatedLines.count, "row is the same as an earlier row, and counts too: line",
      "rows are the same as an earlier row, and count too: lines"
    ).map { "\($0) \(places)\(named.areAll ? "" : " and so on")" }
    let refunds = tally.refunds.compactMap { refunds in
      counted(refunds.count, "of them is a refund", "of them are refunds").map { "\($0): \(refunds.amount)" }
    }
    return ["\(amounts) on \(days) in \(currencies.isEmpty ? "no currency" : currencies)"] + refunds
      + [same].compactMap { $0 }
      + leftOut.map { "left out: \($0)" }
      + [
        counted(tally.missingBills, "transaction names", "transactions name").map {
          "\($0) a bill that is missing: does the ledger have all bills?"
        },
        counted(tally.missingPayments, "bill names", "bills name").map {
          "\($0) a payment that is missing or is not spending, so \(tally.missingPayments == 1 ? "the bill itself is" : "the bills themselves are") counted"
        },
      ].compactMap { $0 }
  }
}

/// The error for a file that cannot be read.
struct UnreadableFile: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "\(path): \(reason)" }
}

/// The reason why a ledger that could be read was not imported.
enum ImportRefusal: Error, CustomStringConvertible {
  case noAmounts(String)
  case refused(String, TakeRefusal)
  case notKept(StoreError)

  /// Returns the error to show for an error of the store or of the ledger.
  static func of(_ path: String, _ error: DocumentUpdateError<LedgerImportRefusal>) -> any Error {
    switch error {
    case .store(let error): error
    case .refused(.notKept(let error)): ImportRefusal.notKept(error)
    case .refused(.take(let refusal)): ImportRefusal.refused(path, refusal)
    case .refused(.currencyNeeded): BudgetFailure.currencyNeeded(reason: "\(path) has several currencies")
    }
  }

  var description: String {
    switch self {
    case .noAmounts(let path):
      "nothing was saved; \(path) has no amounts; --replace replaces all totals anyway"
    case .refused(let path, .ledger(.signUnknown(let count))):
      """
      nothing was saved; \(path): \(LedgerError.signUnknown(count)). \
      --expenses negative counts \(count == 1 ? "it" : "them") as money spent, and positive amounts as refunds, \
      unless their kind is income; --expenses positive counts \(count == 1 ? "it as a refund" : "them as refunds")
      """
    case .refused(let path, .ledger(let error)): "nothing was saved; \(path): \(error)"
    case .refused(let path, .takesAway(let loss)):
      "nothing was saved; \(path) \(loss); --replace replaces all \(loss.days.isEmpty ? "settings that it names" : "totals") anyway"
    case .notKept(let error): "nothing was saved; \(LedgerImportRefusal.notKept(error))"
    }
  }
}

/// The faults of a file that should be imported, of very many only the first; nothing was saved.
struct ImportFailure: Error, CustomStringConvertible {
  private let path: String
  private let faults: [LedgerFault]
  /// The largest number of faults that are printed.
  private static let shownLimit = 50

  init(path: String, _ error: LedgerFileError) {
    self.path = path
    faults = error.faults
  }

  var description: String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let lines = faults.prefix(Self.shownLimit).map { fault in
      "\(path)\(fault.place.map { ":\($0)" } ?? ""): error: \(fault)"
    }
    let more = faults.count - lines.count
    return
      (["nothing was saved; \(counted(faults.count, "error"))"] + lines
      + (more > 0 ? ["and \(counted(more, "more error"))"] : [])).joined(separator: "\n")
  }
}
