import BudgetWidget
import WidgetFoundation

extension AppGroup {
  /// Puts what an app hands over in the place of the totals and settings of its document.
  func saveLedger(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let request = try LedgerRequest(request)
    var saved = JSON.null
    do {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
      let known = try store.read().document?.payload.currency
      let currencies = request.app.currencies
      guard let first = known ?? request.app.currency ?? (currencies.count == 1 ? currencies.first : nil)
      else {
        throw BridgeError.badValue(
          JSONValueError(expected: "the currency of the app's settings, such as CNY", found: nil)
            .inside("currency").inside("ledger"))
      }
      try store.update(
        at: request.common.instant, zone: request.common.zone,
        ifMissing: BudgetDocument(currency: first, asOf: request.common.today)
      ) { document throws(BridgeError) in
        let (tally, loss) = try request.take(by: &document)
        if !loss.isEmpty {
          do throws(StoreError) { _ = try store.keepBeforeImport() } catch { throw .notSaved("\(error)") }
        }
        saved = [
          "amounts": JSON(tally.amounts), "days": JSON(tally.days), "paidBills": JSON(tally.paidBills),
          "missingBills": JSON(tally.missingBills), "missingPayments": JSON(tally.missingPayments),
          "missingCategories": JSON(document.budgetsWithoutCategory.count),
          "notSpent": JSON(tally.notSpent), "tooOld": JSON(tally.tooOld), "since": tally.since.json,
          "emptiedDays": JSON(loss.days.count),
        ]
      }
    } catch let error as BridgeError {
      throw error
    } catch DocumentUpdateError<BridgeError>.refused(let error) {
      throw error
    } catch {
      throw .notSaved("\(error)")
    }
    return saved
  }
}

/// A ledger that is handed over.
private struct LedgerRequest {
  let common: SaveRequest
  let app: AppLedger
  /// Whether what the ledger lacks may go.
  let replaces: Bool

  init(_ request: SaveRequest) throws(BridgeError) {
    common = request
    do throws(JSONValueError) {
      replaces = try request.members.optional("replace") ?? false
      let ledger: JSON = try request.members.required("ledger")
      let days = LocalDays(zone: request.clock)
      do throws(AppLedgerError) {
        app = try AppLedger(json: Self.parsed(ledger), day: days.day(at:))
      } catch {
        throw error.fault.inside("ledger")
      }
    } catch {
      throw .badValue(error)
    }
  }

  /// A ledger that was handed over as text; what is no JSON stays a text, which is no ledger.
  private static func parsed(_ json: JSON) -> JSON {
    json.string.flatMap { try? JSON(parsing: Array($0.utf8)) } ?? json
  }

  func take(by document: inout BudgetDocument) throws(BridgeError) -> (LedgerTally, BudgetLoss) {
    do throws(TakeRefusal) {
      return try document.take(app, asOf: common.today, replacing: replaces)
    } catch {
      switch error {
      case .ledger(let error):
        throw .badValue(
          JSONValueError(expected: "a ledger that adds up", found: "\(error)").inside("ledger"))
      case .takesAway(let loss):
        throw .badValue(
          JSONValueError(expected: "true, because the ledger \(loss)", found: nil).inside("replace"))
      }
    }
  }
}

extension AppLedgerError {
  /// The first fault, which also says how many more there are.
  fileprivate var fault: JSONValueError {
    let first = faults.first ?? JSONValueError(expected: "a ledger", found: nil)
    guard faults.count > 1 else { return first }
    let counted = JSONValueError(
      expected: "\(first.expected); \(faults.count - 1) more \(faults.count == 2 ? "fault" : "faults")",
      found: first.found)
    return first.path.reversed().reduce(counted) { $0.inside($1) }
  }
}
