public import Documents
public import Foundation

/// What became of a ledger that was put in the place of a document's totals.
public struct LedgerImport: Hashable, Sendable {
  /// What became of its parts.
  public let tally: LedgerTally
  /// What the document had and has no more.
  public let loss: BudgetLoss
  /// The path of the document as it was before something was lost; `nil` if nothing was.
  public let copy: String?
  /// Budgets of a category that nothing has.
  public let budgetsWithoutCategory: [Budget]
}

/// Why a ledger is not put in the place of a document's totals; nothing was written then.
public enum LedgerImportRefusal: Error, Hashable, Sendable {
  /// Nobody has said which currency a first document has, and the ledger has several or none.
  case currencyNeeded([Currency])
  /// It does not add up, or would take away what was not asked for.
  case take(TakeRefusal)
  /// The document could not be kept as it was.
  case notKept(StoreError)
}

extension DocumentStore where Format == BudgetDocument {
  /// Puts what an app hands over in the place of all totals, and of the settings that it names.
  ///
  /// Where something is lost, the document is kept as it was beside the new one.
  ///
  /// - Parameters:
  ///   - app: The ledger and settings.
  ///   - currency: The currency of a first document; by default that of the ledger's settings or amounts, if it is one.
  ///   - replacing: Whether totals, budgets and names that the ledger lacks may go.
  ///   - today: The user's civil day.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  public func take(
    _ app: AppLedger, currency: Currency? = nil, replacing: Bool, today: CivilDate, at instant: Instant,
    zone: TimeZone
  ) throws(DocumentUpdateError<LedgerImportRefusal>) -> LedgerImport {
    let currencies = app.currencies
    let first = currency ?? app.currency ?? (currencies.count == 1 ? currencies.first : nil)
    let known: Currency?
    do throws(StoreError) { known = try read().document?.payload.currency } catch { throw .store(error) }
    guard let initial = known ?? first else { throw .refused(.currencyNeeded(currencies)) }
    return try update(at: instant, zone: zone, ifMissing: BudgetDocument(currency: initial, asOf: today)) {
      document throws(LedgerImportRefusal) in
      let taken: (tally: LedgerTally, loss: BudgetLoss)
      do throws(TakeRefusal) {
        taken = try document.take(app, asOf: today, replacing: replacing)
      } catch {
        throw .take(error)
      }
      var copy: String?
      if !taken.loss.isEmpty {
        do throws(StoreError) { copy = try keepBeforeImport() } catch { throw .notKept(error) }
      }
      return LedgerImport(
        tally: taken.tally, loss: taken.loss, copy: copy,
        budgetsWithoutCategory: document.budgetsWithoutCategory)
    }
  }
}
