import BudgetWidget
public import Foundation
import WidgetFoundation

/// Writes what an app has into the documents it shares with its widgets, for apps in other languages.
public enum AppDocuments {
  /// Puts what an app hands over in the place of the totals and settings of its document.
  ///
  /// ```json
  /// {"document": "budget", "instant": "2026-02-17T05:00:00Z", "zone": "Asia/Shanghai", "ledger": {"transactions": []}}
  /// ```
  ///
  /// Only sums are kept of the ledger. The file is replaced in one step, its last state stays beside it, and one that cannot
  /// be read, or that a newer version of the app has written, is left as it is.
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
    var (lost, tally): (Int, LedgerTally?) = (0, nil)
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
      ) { document throws(LedgerError) in
        let before = document
        tally = try document.take(request.app, asOf: request.today)
        lost = before.days(missingFrom: document).count
      }
    } catch let error as BridgeError {
      throw error
    } catch DocumentUpdateError<LedgerError>.refused(let error) {
      throw .badValue(JSONValueError(expected: "a ledger that adds up", found: "\(error)").inside("ledger"))
    } catch {
      throw .notSaved("\(error)")
    }
    guard let tally else { return ["saved": [:]] }
    return [
      "saved": [
        "amounts": JSON(tally.amounts), "days": JSON(tally.days), "paidBills": JSON(tally.paidBills),
        "notSpent": JSON(tally.notSpent), "tooOld": JSON(tally.tooOld), "since": tally.since.json,
        "emptiedDays": JSON(lost),
      ]
    ]
  }
}

/// What an app hands over, with the moment and the zone it does so.
private struct SaveRequest {
  let app: AppLedger
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
