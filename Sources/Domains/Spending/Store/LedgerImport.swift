public import Documents

/// The result of importing a ledger.
public struct LedgerImport: Hashable, Sendable {
  /// The ledger.
  public let ledger: Ledger
  /// Whether its sums replaced those of the ledger before it; settings alone leave them.
  public let replacesSums: Bool
  /// Whether anything is different now, so that it can be undone.
  public let isChanged: Bool
  /// The number of records of the ledger before it.
  public let replacedRecords: Int
  /// The loss that was permitted.
  public let loss: LedgerLoss
  /// The budgets whose category is not among the document's categories, so that no spending counts for them.
  public let budgetsWithoutCategory: [Budget]
}

extension BudgetFiles {
  /// Reads a ledger; nothing is saved.
  ///
  /// - Parameters:
  ///   - files: The files, which are one ledger together.
  ///   - currency: The currency of amounts that have none beside them; `nil` for that of the document.
  ///   - moment: Now.
  ///   - day: Returns the user's civil day of an instant, for records with an instant instead of a date.
  public func ledger(
    _ files: [LedgerFile], currency: Currency?, at moment: BudgetMoment,
    day: @escaping (Instant) -> CivilDate?
  ) throws(BudgetError) -> Ledger {
    let own = try content(of: document)?.currency
    do throws(LedgerError) {
      return try Ledger(files, currency: currency ?? own, today: moment.today, day: day)
    } catch {
      throw .ledger(error)
    }
  }

  /// Returns the sums that a ledger would lower, and the rows that it would count twice; nothing is saved.
  public func loss(of ledger: Ledger, at moment: BudgetMoment) throws(BudgetError) -> LedgerLoss {
    try loss(of: ledger, content(of: book), content(of: document), at: moment)
  }

  private func loss(
    of ledger: Ledger, _ book: SpendingBook?, _ document: BudgetDocument?, isReplacing: Bool = false,
    at moment: BudgetMoment
  ) -> LedgerLoss {
    let old = book ?? document.map(SpendingBook.init(of:)) ?? SpendingBook()
    // A list that is not loaded yet is empty too, so an empty list replaces nothing unless that is requested.
    let isReplacing = ledger.hasRecords && (ledger.records > 0 || isReplacing)
    return LedgerLoss(
      from: old.imported.sums, asOf: old.imported.asOf ?? moment.today, to: ledger, today: moment.today,
      isReplacing: isReplacing)
  }

  /// Imports a ledger: its sums replace those of the ledger before it, and its settings those of the document.
  ///
  /// Entries of the user stay. Apps, programs in other languages and the command all import in this way.
  ///
  /// - Parameters:
  ///   - ledger: The ledger; see ``ledger(_:currency:at:day:)``.
  ///   - currency: The currency of a first document, if the ledger does not name one.
  ///   - isReplacing: Whether sums may fall, rows count twice, and a list without records replace one that has some.
  ///   - moment: Now.
  /// - Throws: ``BudgetError/loss(_:)`` if sums would fall.
  public func importLedger(
    _ ledger: Ledger, currency: Currency? = nil, isReplacing: Bool = false, at moment: BudgetMoment
  ) throws(BudgetError) -> LedgerImport {
    let isEmpty = ledger.records == 0
    guard ledger.hasRecords || !ledger.settings.isEmpty, !isEmpty || !ledger.settings.isEmpty || isReplacing
    else { throw .noRecords(isList: ledger.hasRecords) }
    let currencies = ledger.sums.currencies.keys.sorted()
    let first: Currency?
    if let named = ledger.settings.currency ?? currency {
      first = named
    } else if try content(of: document) != nil {
      first = nil
    } else {
      guard currencies.count == 1 else { throw .currencyNeeded(currencies) }
      first = currencies[0]
    }
    return try change(at: moment, currency: first, needsBook: false) { document, book throws(BudgetError) in
      let known = try content(of: self.book)
      let loss = loss(of: ledger, known, document, isReplacing: isReplacing, at: moment)
      guard isReplacing || loss.isEmpty else { throw .loss(loss) }
      let (before, old) = (document, book.imported)
      document.apply(ledger.settings)
      let replacesSums = ledger.hasRecords && (!isEmpty || isReplacing)
      if replacesSums {
        book.imported = SpendingBook.Imported(
          sums: ledger.sums, firstDay: ledger.firstDay, records: ledger.records, asOf: moment.today)
      } else if known == nil {
        book = SpendingBook(of: document)
      }
      document.bookRevision = book.revision
      try Self.record(book, in: &document)
      var same = old
      same.asOf = book.imported.asOf
      let isChanged = book.imported != same || document.settings(moment) != before.settings(moment)
      // An equal ledger changes nothing, so the last change can still be undone.
      if isChanged {
        book.remember(.imported(old, before: before.settings(moment), after: document.settings(moment)))
      }
      return LedgerImport(
        ledger: ledger, replacesSums: replacesSums, isChanged: isChanged, replacedRecords: old.records,
        loss: loss,
        budgetsWithoutCategory: document.budgetsWithoutCategory)
    }
  }

  // MARK: Undoing

  /// The change that undoing reverts.
  public enum UndoneChange: Hashable, Sendable {
    /// The last import.
    case ledger
    /// The last change of an entry: as it was before, and as it is after undoing; `nil` where there was or is none.
    case entry(from: SpendingEntry?, to: SpendingEntry?)
  }

  /// Undoes the last import or the last change of an entry, whichever is newer; a second call undoes the other one.
  ///
  /// After an import the sums are again those of the ledger before it. So are the settings that the import has
  /// changed, except those that were changed again since. After a change of an entry only this entry is as before.
  ///
  /// - Throws: ``BudgetError/nothingToUndo``
  public func undo(at moment: BudgetMoment) throws(BudgetError) -> UndoneChange {
    guard try content(of: document) != nil else { throw .nothingToUndo }
    return try change(at: moment, currency: nil) { document, book throws(BudgetError) in
      guard let undone = book.undo() else { throw .nothingToUndo }
      switch undone.change {
      case .imported(_, let before, let after):
        document.restore(before, changedFrom: after)
        return .ledger
      case .entry(_, let before):
        book.entriesAsOf = moment.today
        return .entry(from: undone.entry, to: before)
      }
    }
  }
}

extension SpendingBook {
  /// The change that undoing reverts next; `nil` if there is nothing to undo.
  public var nextUndo: BudgetFiles.UndoneChange? {
    switch steps.last(where: { !$0.isUndone })?.change {
    case nil: .none
    case .imported: .ledger
    case .entry(let id, let before): .entry(from: entries.first { $0.id == id }, to: before)
    }
  }
}

extension BudgetDocument {
  /// Returns the settings alone.
  fileprivate func settings(_ moment: BudgetMoment) -> BudgetDocument {
    var document = self
    (document.totals, document.recordedSince, document.asOf) = ([], nil, moment.today)
    document.bookRevision = nil
    return document
  }

  /// Restores the values that settings had before a change, except those that were changed again since.
  mutating func restore(_ before: BudgetDocument, changedFrom after: BudgetDocument) {
    if currency == after.currency { currency = before.currency }
    if rules == after.rules { setRules(before.rules) }
    budgets.elements = Self.restored(budgets.elements, before.budgets.elements, after.budgets.elements) {
      [$0.period.rawValue, $0.category, $0.amount.currency.code]
    }
    categories.elements = Self.restored(
      categories.elements, before.categories.elements, after.categories.elements
    ) { [$0.id] }
  }

  private static func restored<Element: Equatable>(
    _ now: [Element], _ before: [Element], _ after: [Element], key: (Element) -> [String?]
  ) -> [Element] {
    if now == after { return before }
    func find(_ element: Element, in list: [Element]) -> Element? {
      list.first { key($0) == key(element) }
    }
    let kept = now.compactMap { element in
      element == find(element, in: after) ? find(element, in: before) : element
    }
    return kept + before.filter { find($0, in: after) == nil && find($0, in: now) == nil }
  }
}
