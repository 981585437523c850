public import Documents
public import Foundation

/// The result of replacing a document's totals by those of a ledger.
public struct LedgerImport: Hashable, Sendable {
  /// The numbers of parts of the ledger that were counted or left out.
  public let tally: LedgerTally
  /// The data that the document lost.
  public let loss: BudgetLoss
  /// The path of a copy of the old document; `nil` if nothing was lost.
  public let copy: String?
  /// The budgets whose category is not among the document's categories, so that no spending counts for them.
  public let budgetsWithoutCategory: [Budget]
}

/// The reason why a ledger does not replace a document's totals; nothing was written then.
public enum LedgerImportRefusal: Error, Hashable, Sendable {
  /// The currency of a new document was not given, and the ledger has several or none.
  case currencyNeeded([Currency])
  /// The ledger does not add up, or would remove data without being asked to.
  case take(TakeRefusal)
  /// The copy of the old document could not be written.
  case notKept(StoreError)
}

extension LedgerImportRefusal: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The reason and what is needed, for a developer.
  public var description: String {
    switch self {
    case .currencyNeeded(let currencies):
      (currencies.isEmpty
        ? "the ledger has no amounts"
        : "the ledger has amounts in \(currencies.map(\.description).joined(separator: ", "))")
        + "; a new document needs a currency"
    case .take(let refusal): refusal.description
    case .notKept(let error): "the old document could not be kept: \(error)"
    }
  }
}

extension DocumentStore where Format == BudgetDocument {
  /// Replaces all totals by the data that an app hands over, and the settings that it names.
  ///
  /// If something is lost, a copy of the old document is kept beside the new one.
  ///
  /// - Parameters:
  ///   - app: The ledger and settings.
  ///   - currency: The currency of a new document; by default that of the ledger's settings or amounts, if
  ///     there is only one.
  ///   - replacing: Whether totals, budgets and names that the ledger lacks may be removed.
  ///   - today: The user's civil day.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  public func take(
    _ app: AppLedger, currency: Currency? = nil, replacing: Bool, today: CivilDate, at instant: Instant,
    zone: TimeZone
  ) throws(DocumentUpdateError<LedgerImportRefusal>) -> LedgerImport {
    let currencies = app.currencies
    var first = currency ?? app.currency ?? (currencies.count == 1 ? currencies.first : nil)
    if first == nil {
      do throws(StoreError) { first = try read().document?.payload.currency } catch { throw .store(error) }
    }
    guard let initial = first else { throw .refused(.currencyNeeded(currencies)) }
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
