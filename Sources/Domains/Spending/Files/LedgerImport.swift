public import Documents
public import Foundation

/// A ledger to import, and what it has to be told that it does not say itself.
public struct LedgerOrder: Hashable, Sendable {
  /// Where the ledger comes from.
  public enum Source: Hashable, Sendable {
    /// The bytes of a file; see ``LedgerFile``.
    case file([UInt8])
    /// The value that an app hands over; see ``AppLedger``.
    case value(JSON)
  }

  /// Where the ledger comes from.
  public var source: Source
  /// The main currency of the document; `nil` leaves it to the ledger and the document.
  public var currency: Currency?
  /// How the ledger says what was spent, as far as it is known.
  public var layout: LedgerLayout
  /// The name of a layout that is kept beside the document, and used again under this name; `nil` for none.
  public var profile: String?
  /// Whether data that the ledger lacks may be removed, and a document that cannot be read be replaced.
  public var isReplacing: Bool

  /// Creates an order.
  public init(
    _ source: Source, currency: Currency? = nil, layout: LedgerLayout = LedgerLayout(),
    profile: String? = nil, isReplacing: Bool = false
  ) {
    self.source = source
    self.currency = currency
    self.layout = layout
    self.profile = profile
    self.isReplacing = isReplacing
  }
}

/// The result of replacing a document's totals by those of a ledger.
public struct LedgerImport: Hashable, Sendable {
  /// The ledger as it was read.
  public let ledger: AppLedger
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
  /// The layouts that are kept cannot be read, or the name of one is not allowed.
  case profile(JSONValueError)
  /// The ledger cannot be read, with all its faults.
  case unreadable(LedgerFileError)
  /// The file has neither amounts nor settings.
  case noAmounts
  /// The currency of a new document was not given, and the ledger has several or none.
  case currencyNeeded([Currency])
  /// The document cannot be read, and replacing it was not asked for.
  case damaged(DocumentFault)
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
    case .profile(let error): error.description
    case .unreadable(let error): error.description
    case .noAmounts: "the ledger has no amounts"
    case .currencyNeeded(let currencies):
      (currencies.isEmpty
        ? "the ledger has no amounts"
        : "the ledger has amounts in \(currencies.map(\.description).joined(separator: ", "))")
        + "; a new document needs a currency"
    case .damaged(let fault): "the document cannot be read: \(fault)"
    case .take(let refusal): refusal.description
    case .notKept(let error): "the old document could not be kept: \(error)"
    }
  }
}

extension DocumentStore where Format == BudgetDocument {
  /// Imports a ledger: all totals of the document become those of the ledger, and so do the settings that it names.
  ///
  /// This is the one way into the document, for an app, programs in other languages and a command. If something is lost, a copy
  /// of the old document is kept beside the new one. If the order allows it, a document that cannot be read gives way to its
  /// backup, or else to a new one; its bytes are kept beside it.
  ///
  /// - Parameters:
  ///   - unfinished: The ledger and the choices of the user.
  ///   - today: The user's civil day.
  ///   - day: Returns the user's civil day of a moment, for records with a moment instead of a date.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  public func importLedger(
    _ unfinished: LedgerOrder, today: CivilDate, day: @escaping (Instant) -> CivilDate?, at instant: Instant,
    zone: TimeZone
  ) throws(DocumentUpdateError<LedgerImportRefusal>) -> LedgerImport {
    typealias Failure = DocumentUpdateError<LedgerImportRefusal>
    let (ledger, order): (AppLedger, LedgerOrder)
    do throws(LedgerImportRefusal) {
      order = try self.order(unfinished)
      ledger = try order.ledger(day)
    } catch {
      throw .refused(error)
    }
    var app = ledger
    // A currency that was said for a file without one need not be the main one.
    if let currency = order.currency, app.layout?.columns[.currency] != nil || app.layout == nil {
      app.currency = currency
    }
    let reading = try Failure.storing { () throws(StoreError) in try read() }
    var corrupt: CorruptDocument<BudgetDocument>?
    if case .corrupt(let found) = reading { corrupt = found }
    let currencies = ledger.currencies
    guard
      let currency = app.currency ?? (currencies.count == 1 ? currencies.first : nil)
        ?? (reading.document ?? corrupt?.backup)?.payload.currency
    else { throw .refused(.currencyNeeded(currencies)) }
    let first = BudgetDocument(currency: currency, asOf: today)
    if let corrupt {
      guard order.isReplacing else { throw .refused(.damaged(corrupt.fault)) }
      _ = try Failure.storing { () throws(StoreError) in
        corrupt.backup == nil
          ? try resolve(corrupt, with: first, at: instant, zone: zone)
          : try recover(corrupt, at: instant, zone: zone)
      }
    }
    return try update(at: instant, zone: zone, ifMissing: first) { document throws(LedgerImportRefusal) in
      let taken: (tally: LedgerTally, loss: BudgetLoss)
      do throws(TakeRefusal) {
        taken = try document.take(app, asOf: today, replacing: order.isReplacing)
      } catch {
        throw .take(error)
      }
      var copy: String?
      if !taken.loss.isEmpty {
        do throws(StoreError) { copy = try keepBeforeImport() } catch { throw .notKept(error) }
      }
      try keepLayout(of: order)
      return LedgerImport(
        ledger: ledger, tally: taken.tally, loss: taken.loss, copy: copy,
        budgetsWithoutCategory: document.budgetsWithoutCategory)
    }
  }
}

extension DocumentStore where Format == BudgetDocument {
  /// The file beside the document with the layouts by name.
  private var layoutsName: String { "\(name).layouts" }

  private func layouts() throws(LedgerImportRefusal) -> JSONObject {
    let bytes: [UInt8]?
    do throws(StoreError) { bytes = try folder.read(layoutsName) } catch { throw .notKept(error) }
    guard let bytes else { return [:] }
    guard let object = (try? JSON(parsing: bytes))?.object else {
      throw .profile(
        JSONValueError(expected: "JSON in \(folder.path(layoutsName))", found: nil).inside("profile"))
    }
    return object
  }

  /// Returns an order with the layout that is kept under its name, where the order does not say another one.
  package func order(_ order: LedgerOrder) throws(LedgerImportRefusal) -> LedgerOrder {
    guard let name = order.profile else { return order }
    let layouts = try layouts()
    do throws(JSONValueError) {
      guard !name.trimmed.isEmpty, name.isOneLine else {
        throw JSONValueError(expected: "a name of one line", found: .string(name))
      }
      var (order, layout) = (order, order.layout.json.object ?? [:])
      let kept = try LedgerLayout(json: layouts[name] ?? [:])
      layout.fill(from: kept.json.object ?? [:])
      order.layout = try LedgerLayout(json: .object(layout))
      order.layout.columns.merge(kept.columns) { own, _ in own }
      return order
    } catch {
      throw .profile(error.inside("profile"))
    }
  }

  /// Keeps the layout of an order under its name.
  private func keepLayout(of order: LedgerOrder) throws(LedgerImportRefusal) {
    guard let name = order.profile else { return }
    var layouts = try layouts()
    guard layouts[name] != order.layout.json else { return }
    layouts[name] = order.layout.json
    let bytes = Array(JSON.object(layouts).text.utf8)
    do throws(StoreError) { try folder.replace(layoutsName, with: bytes) } catch { throw .notKept(error) }
  }
}

extension LedgerOrder {
  /// Returns the ledger with money spent as positive amounts; nothing is saved.
  package func ledger(
    _ day: @escaping (Instant) -> CivilDate?
  ) throws(LedgerImportRefusal) -> AppLedger {
    var app: AppLedger
    do throws(LedgerFileError) {
      switch source {
      case .file(let bytes): app = try LedgerFile.ledger(bytes, layout: layout, day: day)
      case .value(let json): app = try LedgerFile.ledger(json, layout: layout, day: day)
      }
    } catch {
      throw .unreadable(error)
    }
    do throws(LedgerError) { try app.normalizeSigns(expenses: layout.expenses) } catch {
      throw .take(.ledger(error))
    }
    // An empty file would otherwise say that nothing was spent.
    if case .file = source, !isReplacing, !app.hasSettings, app.currencies.isEmpty { throw .noAmounts }
    return app
  }
}
