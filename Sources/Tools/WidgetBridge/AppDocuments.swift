import BudgetWidget
public import Foundation
import WidgetFoundation

/// Writes what an app has into the documents it shares with its widgets, for apps in other languages.
public enum AppDocuments {
  /// Puts what an app hands over in the place of the totals and settings of its document.
  ///
  /// ```json
  /// {"document": "budget", "instant": "2026-02-17T05:00:00Z", "zone": "Asia/Shanghai", "ledger": {
  ///   "transactions": [{"id": 1, "date": "2026-02-16", "amount": 25, "currency": "CNY"}]}}
  /// ```
  ///
  /// Only sums are kept of the ledger. What would take totals, budgets or names of categories away is refused unless the
  /// request has `"replace": true`; the document is then kept as it was, as `<name>.backup-import`, of which the newest three
  /// stay. The file is replaced in one step, its last state stays beside it, and one that cannot be read, or that a newer
  /// version of the app has written, is left as it is.
  ///
  /// - Parameters:
  ///   - request: The request as text, a `SaveRequest` of `WidgetBridge.d.ts`.
  ///   - folder: The container of the app group; `nil` is an error.
  /// - Returns: `{"saved": …}` with what became of the parts of the ledger, or `{"error": …}`.
  public static func save(_ request: String, in folder: URL?) -> String {
    CoreWidgets.answer(request) { json in
      do throws(BridgeError) {
        return try saved(SaveRequest(json), in: folder)
      } catch {
        return error.json
      }
    }
  }

  private static func saved(_ request: SaveRequest, in folder: URL?) throws(BridgeError) -> JSON {
    var saved = JSON.null
    do {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.momiQ.documents[0])
      let known = try store.read().document?.payload.currency
      let currencies = request.app.currencies
      guard let first = known ?? request.app.currency ?? (currencies.count == 1 ? currencies.first : nil)
      else {
        throw BridgeError.badValue(
          JSONValueError(expected: "the currency of the app's settings, such as CNY", found: nil)
            .inside("currency").inside("ledger"))
      }
      try store.update(
        at: request.instant, zone: request.zone,
        ifMissing: BudgetDocument(currency: first, asOf: request.today)
      ) { document throws(BridgeError) in
        let (tally, loss) = try taken(request, by: &document)
        if !loss.isEmpty {
          do throws(StoreError) { _ = try store.keepBeforeImport() } catch { throw .notSaved("\(error)") }
        }
        saved = [
          "amounts": JSON(tally.amounts), "days": JSON(tally.days), "paidBills": JSON(tally.paidBills),
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
    return ["saved": saved]
  }

  private static func taken(
    _ request: SaveRequest, by document: inout BudgetDocument
  ) throws(BridgeError) -> (LedgerTally, BudgetLoss) {
    do throws(TakeRefusal) {
      return try document.take(request.app, asOf: request.today, replacing: request.replaces)
    } catch {
      switch error {
      case .ledger(let error):
        throw .badValue(JSONValueError(expected: "a ledger that adds up", found: "\(error)").inside("ledger"))
      case .takesAway(let loss):
        throw .badValue(
          JSONValueError(expected: "true, because the ledger \(loss)", found: nil).inside("replace"))
      }
    }
  }
}

/// What an app hands over, with the moment and the zone it does so.
private struct SaveRequest {
  let app: AppLedger
  /// Whether what the ledger lacks may go.
  let replaces: Bool
  let instant: Instant
  let zone: TimeZone
  let today: CivilDate

  init(_ json: JSON) throws(BridgeError) {
    do throws(JSONValueError) {
      let object = try JSONObject(json: json)
      let document: String = try object.required("document")
      guard document == "budget" else {
        throw JSONValueError(expected: "budget", found: .string(document)).inside("document")
      }
      instant = try object.required("instant")
      let identifier: String = try object.required("zone")
      guard let zone = TimeZone(identifier: identifier) else {
        throw JSONValueError(expected: "an identifier such as Asia/Ho_Chi_Minh", found: .string(identifier))
          .inside("zone")
      }
      self.zone = zone
      let days = LocalDays(zone: zone)
      guard let today = days.day(at: instant) else {
        throw JSONValueError(expected: "a moment in the years 1 to 9999 there", found: instant.json).inside(
          "instant")
      }
      self.today = today
      replaces = try object.optional("replace") ?? false
      let ledger: JSON = try object.required("ledger")
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
