#if canImport(WidgetFoundation)
import BudgetWidget
import WidgetFoundation

extension AppGroup {
  /// Replaces the totals and settings of the document by those of the request.
  func saveLedger(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let request = try LedgerRequest(request)
    let common = request.common
    do {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
      try recover(store, request)
      let taken = try store.take(
        request.app, replacing: request.replaces, today: common.today, at: common.instant, zone: common.zone)
      let tally = taken.tally
      return [
        "amounts": JSON(tally.amounts), "days": JSON(tally.days), "paidBills": JSON(tally.paidBills),
        "missingBills": JSON(tally.missingBills), "missingPayments": JSON(tally.missingPayments),
        "missingCategories": JSON(taken.budgetsWithoutCategory.count),
        "notSpent": JSON(tally.notSpent), "tooOld": JSON(tally.tooOld), "since": tally.since.json,
        "emptiedDays": JSON(taken.loss.days.count),
        "refunds": .array(
          tally.refunds.map { refunds in
            [
              "currency": .string(refunds.amount.currency.code), "count": JSON(refunds.count),
              "amount": .string(refunds.amount.plainNumber),
            ]
          }),
      ]
    } catch DocumentUpdateError<LedgerImportRefusal>.refused(let refusal) {
      throw BridgeError(refusal)
    } catch let error as BridgeError {
      throw error
    } catch {
      throw .notSaved("\(error)")
    }
  }
}

extension AppGroup {
  /// Continues after damage if the app says that it passes everything: with the backup, or with a new document.
  private func recover(_ store: DocumentStore<BudgetDocument>, _ request: LedgerRequest) throws {
    let common = request.common
    guard case .corrupt(let corrupt) = try store.read() else { return }
    guard request.replaces else {
      throw BridgeError.badValue(
        JSONValueError(expected: "true, because the document cannot be read: \(corrupt.fault)", found: nil)
          .inside("replace"))
    }
    guard corrupt.backup == nil else {
      try store.recover(corrupt, at: common.instant, zone: common.zone)
      return
    }
    let currencies = request.app.currencies
    // The ledger is refused for that.
    guard let currency = request.app.currency ?? (currencies.count == 1 ? currencies.first : nil) else {
      return
    }
    let document = BudgetDocument(currency: currency, asOf: common.today)
    try store.resolve(corrupt, with: document, at: common.instant, zone: common.zone)
  }
}

extension BridgeError {
  /// The error for a ledger that cannot be imported.
  fileprivate init(_ refusal: LedgerImportRefusal) {
    func bad(_ expected: String, found: String?, _ member: String) -> BridgeError {
      .badValue(JSONValueError(expected: expected, found: found).inside(member))
    }
    switch refusal {
    case .currencyNeeded:
      self = .badValue(
        JSONValueError(expected: "the currency of the app's settings, such as CNY", found: nil)
          .inside("currency").inside("ledger"))
    case .take(.ledger(let error)): self = bad("a ledger that adds up", found: "\(error)", "ledger")
    case .take(let refusal): self = bad("true, because \(refusal)", found: nil, "replace")
    case .notKept(let error): self = .notSaved("\(error)")
    }
  }
}

/// A request to save a ledger.
private struct LedgerRequest {
  let common: SaveRequest
  let app: AppLedger
  /// Whether data that the ledger lacks may be removed from the document.
  let replaces: Bool

  init(_ request: SaveRequest) throws(BridgeError) {
    common = request
    do throws(JSONValueError) {
      replaces = try request.members.optional("replace") ?? false
      let ledger: JSON = try request.members.required("ledger")
      let expenses: ExpenseSign? = try request.members.optional("expenses")
      let days = LocalDays(zone: request.clock)
      var app: AppLedger
      do throws(AppLedgerError) {
        app = try AppLedger(json: Self.parsed(ledger), day: days.day(at:))
      } catch {
        throw error.fault.inside("ledger")
      }
      do throws(LedgerError) {
        try app.normalizeSigns(expenses: expenses)
      } catch {
        throw Self.fault(of: error)
      }
      self.app = app
    } catch {
      throw .badValue(error)
    }
  }

  private static func fault(of error: LedgerError) -> JSONValueError {
    guard case .signUnknown = error else {
      return JSONValueError(expected: "a ledger that adds up", found: "\(error)").inside("ledger")
    }
    return JSONValueError(
      expected:
        "\"negative\" if money spent is negative in it, or \"positive\" if these are refunds, because \(error)",
      found: nil
    ).inside("expenses")
  }

  /// Parses a ledger that was passed as text; text that is not JSON stays text and is refused later.
  private static func parsed(_ json: JSON) -> JSON {
    json.string.flatMap { try? JSON(parsing: Array($0.utf8)) } ?? json
  }
}

extension AppLedgerError {
  /// The first fault, with the number of further ones.
  fileprivate var fault: JSONValueError {
    let first = faults.first ?? JSONValueError(expected: "a ledger", found: nil)
    guard faults.count > 1 else { return first }
    let counted = JSONValueError(
      expected: "\(first.expected); \(faults.count - 1) more \(faults.count == 2 ? "fault" : "faults")",
      found: first.found)
    return first.path.reversed().reduce(counted) { $0.inside($1) }
  }
}
#endif
