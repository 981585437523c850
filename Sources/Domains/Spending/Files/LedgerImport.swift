public import Documents
public import Foundation

/// A ledger to import, and what it has to be told that it does not say itself.
public struct LedgerOrder: Hashable, Sendable {
  /// The ledger as it comes from a file or an app.
  public enum Content: Hashable, Sendable {
    /// The bytes of a file; see ``LedgerFile``.
    case file([UInt8])
    /// The value that an app hands over; see ``AppLedger``.
    case value(JSON)
  }

  /// The ledger.
  public var content: Content { didSet { known = nil } }
  /// The main currency of the document; `nil` leaves it to the ledger and the document.
  public var currency: Currency?
  /// How the ledger says what was spent, as far as it is known.
  public var layout: LedgerLayout { didSet { known = nil } }
  /// The name of a layout that is kept beside the document, and used again under this name; `nil` for none.
  public var profile: String?
  /// Whether sums may fall and data that the ledger lacks be removed, and files that cannot be read be replaced.
  public var isReplacing: Bool
  /// The name of the source for which the ledger speaks, such as an account, in capital or small letters; all ledgers without a name
  /// share one.
  public var source = ""
  /// The first day for which it speaks; `nil` for its first date.
  ///
  /// The ledger of an app speaks for all days unless the first or the last is given.
  public var firstDay: CivilDate?
  /// The last day for which it speaks; `nil` for its last date.
  public var lastDay: CivilDate?
  /// The ledger, if it was read with this content and layout already.
  private var known: AppLedger?

  /// Creates an order.
  public init(
    _ content: Content, currency: Currency? = nil, layout: LedgerLayout = LedgerLayout(),
    profile: String? = nil, isReplacing: Bool = false
  ) {
    self.content = content
    self.currency = currency
    self.layout = layout
    self.profile = profile
    self.isReplacing = isReplacing
  }
}

/// The result of importing a ledger.
public struct LedgerImport: Hashable, Sendable {
  /// The ledger as it was read.
  public let ledger: AppLedger
  /// The days for which it speaks; `nil` for all days.
  public let days: ClosedRange<CivilDate>?
  /// The numbers of parts of the ledger that were counted or left out.
  public let tally: LedgerTally
  /// The data that the document lost.
  public let loss: BudgetLoss
  /// The path of a copy of the old document; `nil` if nothing was lost.
  public let copy: String?
  /// The budgets whose category is not among the document's categories, so that no spending counts for them.
  public let budgetsWithoutCategory: [Budget]
  /// Whether it changed any sum, so that it can be taken back.
  public let canBeUndone: Bool
}

/// The reason why a ledger was not imported; nothing was written then.
public enum LedgerImportRefusal: Error, Hashable, Sendable {
  /// The layouts that are kept cannot be read, or the name of one is not allowed.
  case profile(JSONValueError)
  /// The ledger cannot be read, with all its faults.
  case unreadable(LedgerFileError)
  /// The ledger has neither records of the days for which it should speak nor settings.
  case noAmounts
  /// The currency of a new document was not given, and the ledger has several or none.
  case currencyNeeded([Currency])
  /// The document cannot be read, and replacing it was not asked for.
  case damaged(DocumentFault)
  /// The sums by source could not be read or written; if they are damaged, replacing them was not asked for.
  case sums(StoreError)
  /// The ledger has no valid totals.
  case ledger(LedgerError)
  /// It would lower sums or remove data without being asked to.
  case takesAway(BudgetLoss)
  /// What lies beside the document could not be read or written: the copy of the old one, or the layouts by name.
  case notKept(StoreError)
  /// There is no import to take back.
  case nothingToUndo
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
    case .sums(.corrupt(let path, let fault)): "the sums by source cannot be read: \(path): \(fault)"
    case .sums(let error): error.description
    case .ledger(let error): error.description
    case .takesAway(let loss): "the ledger \(loss)"
    case .notKept(let error): "what lies beside the document could not be read or written: \(error)"
    case .nothingToUndo: "there is no import to take back"
    }
  }
}

extension DocumentStore where Format == BudgetDocument {
  /// Imports a ledger: the days of its source for which it speaks, and the settings that it names.
  ///
  /// All other days and sources stay; the totals of the document are computed from the sums of all of them.
  ///
  /// This is the one way into the document, for an app, programs in other languages and a command. If something is lost, a copy
  /// of the old document is kept beside the new one. If the order allows it, a document that cannot be read gives way to its
  /// backup, or else to a new one, and so do sums that cannot be read; the new ones are the totals of the document. The bytes are
  /// kept beside them.
  ///
  /// The sums are written before the document. If the power fails, or the disk is full, before the sums have their name, nothing
  /// has changed. From there on the sums are those of the import; the document has its old totals until the next import of any
  /// ledger, or `undoImport`, computes them from the sums. The same ledger again ends in the same document.
  ///
  /// - Parameters:
  ///   - unfinished: The ledger and the choices of the user.
  ///   - sums: The sums by source. If there are none yet, they begin with the totals of the document, of which each day stays
  ///     until a ledger of any source speaks for it.
  ///   - today: The user's civil day.
  ///   - day: Returns the user's civil day of a moment, for records with a moment instead of a date.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  public func importLedger(
    _ unfinished: LedgerOrder, sums: DocumentStore<SourceSums>, today: CivilDate,
    day: @escaping (Instant) -> CivilDate?, at instant: Instant, zone: TimeZone
  ) throws(DocumentUpdateError<LedgerImportRefusal>) -> LedgerImport {
    typealias Failure = DocumentUpdateError<LedgerImportRefusal>
    let (ledger, order, days): (AppLedger, LedgerOrder, ClosedRange<CivilDate>?)
    do throws(LedgerImportRefusal) {
      order = try self.order(unfinished)
      ledger = try order.ledger(day)
      days = try order.days(of: ledger)
    } catch {
      throw .refused(error)
    }
    // The name of a profile is that of its source, unless another one is given.
    let source = (order.source.isEmpty ? order.profile ?? "" : order.source)
      .precomposedStringWithCanonicalMapping
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
    if order.isReplacing {
      try Failure.storing { () throws(StoreError) in
        // The backup lacks the last import; the totals lack only the sources, and the categories of days.
        guard case .corrupt(let damaged) = try sums.read() else { return }
        let document = try read().document?.payload ?? first
        try sums.resolve(damaged, with: SourceSums(of: document), at: instant, zone: zone)
      }
    }
    return try change(sums, at: instant, zone: zone, ifMissing: first) {
      document, sums throws(LedgerImportRefusal) in
      let before = sums.previous
      let taken = try document.take(
        app, of: sums.name(source), days, into: &sums, asOf: today, replacing: order.isReplacing)
      var copy: String?
      if !taken.loss.isEmpty {
        do throws(StoreError) { copy = try keepBeforeImport() } catch { throw .notKept(error) }
      }
      try keepLayout(of: order)
      return LedgerImport(
        ledger: ledger, days: days, tally: taken.tally, loss: taken.loss, copy: copy,
        budgetsWithoutCategory: document.budgetsWithoutCategory, canBeUndone: sums.previous != before)
    }
  }

  /// Takes back the last import that changed sums: the totals are as they were before it, and so are all other sources.
  ///
  /// Budgets and settings stay as they are, whoever has set them. One import can be taken back, not the one before it. The sums
  /// are written before the document; if the power fails between them, the same call again finishes it.
  ///
  /// - Parameters:
  ///   - sums: The sums by source.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  /// - Throws: ``LedgerImportRefusal/nothingToUndo`` if there is none.
  public func undoImport(
    sums: DocumentStore<SourceSums>, at instant: Instant, zone: TimeZone
  ) throws(DocumentUpdateError<LedgerImportRefusal>) {
    let first: BudgetDocument
    switch try DocumentUpdateError<LedgerImportRefusal>.storing({ () throws(StoreError) in try read() }) {
    case .value(let document): first = document.payload
    case .missing: throw .refused(.nothingToUndo)
    case .corrupt(let corrupt): throw .refused(.damaged(corrupt.fault))
    case .newerVersion(let version):
      throw .store(.newerVersion(path: path, found: version, supported: Format.version))
    }
    try change(sums, at: instant, zone: zone, ifMissing: first) {
      document, sums throws(LedgerImportRefusal) in
      let isUndone: Bool
      do throws(LedgerError) { isUndone = try document.undoImport(in: &sums) } catch {
        throw .ledger(error)
      }
      guard isUndone else { throw .nothingToUndo }
    }
  }

  /// Computes the totals anew from the sums, if these can be read: a document that was recovered may be older than they are.
  public func recordSums(
    of sums: DocumentStore<SourceSums>, at instant: Instant, zone: TimeZone
  ) throws(StoreError) {
    guard let first = try read().document?.payload else { return }
    try update(at: instant, zone: zone, ifMissing: first) { document in
      if let stored = (try? sums.read())?.document?.payload { _ = try? document.record(stored) }
    }
  }

  /// Changes the sums and then the document, while both are locked.
  private func change<Value>(
    _ sums: DocumentStore<SourceSums>, at instant: Instant, zone: TimeZone, ifMissing first: BudgetDocument,
    _ body: (inout BudgetDocument, inout SourceSums) throws(LedgerImportRefusal) -> Value
  ) throws(DocumentUpdateError<LedgerImportRefusal>) -> Value {
    try update(at: instant, zone: zone, ifMissing: first) { document throws(LedgerImportRefusal) in
      do throws(DocumentUpdateError<LedgerImportRefusal>) {
        return try sums.update(at: instant, zone: zone, ifMissing: SourceSums(of: document)) {
          sums throws(LedgerImportRefusal) in try body(&document, &sums)
        }
      } catch {
        switch error {
        case .refused(let refusal): throw refusal
        case .store(let error): throw .sums(error)
        }
      }
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
      guard name.isName else {
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
    if let known { return known }
    var app: AppLedger
    do throws(LedgerFileError) {
      switch content {
      case .file(let bytes): app = try LedgerFile.ledger(bytes, layout: layout, day: day)
      case .value(let json): app = try LedgerFile.ledger(json, layout: layout, day: day)
      }
    } catch {
      throw .unreadable(error)
    }
    do throws(LedgerError) { try app.normalizeSigns(expenses: layout.expenses) } catch {
      throw .ledger(error)
    }
    return app
  }

  /// Returns the order with the ledger that was read for it, so that it need not be read again.
  package func reading(_ ledger: AppLedger) -> LedgerOrder {
    var order = self
    order.known = ledger
    return order
  }

  /// Returns the days for which the ledger speaks; `nil` for all of them.
  fileprivate func days(of app: AppLedger) throws(LedgerImportRefusal) -> ClosedRange<CivilDate>? {
    if app.isWhole, firstDay == nil, lastDay == nil {
      // An empty file would otherwise say that nothing was spent.
      if case .file = content, !isReplacing, !app.hasSettings, app.currencies.isEmpty { throw .noAmounts }
      return nil
    }
    let days = app.ledger.days
    guard let first = firstDay ?? days?.lowerBound, let last = lastDay ?? days?.upperBound, first <= last
    else { throw .noAmounts }
    return first...last
  }
}
