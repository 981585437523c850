import Documents

/// The documents that were recovered.
public struct BudgetRecovery: Hashable, Sendable {
  /// Whether a new document began, because there was no backup.
  public let isDocumentNew: Bool
  /// Whether a new book began, so that categories and entries before are not known any more.
  public let isBookNew: Bool
  /// Whether the book is its backup, which lacks the last change of a ledger or an entry.
  public let isBookOlder: Bool
  /// The paths at which unreadable bytes were kept, also earlier ones.
  public let keptPaths: [String]
}

extension BudgetFiles {
  /// Continues with the backups of files that cannot be read, and recomputes the totals.
  ///
  /// Unreadable bytes are kept beside the files. Without a backup of the document a new one begins; without one
  /// of the book, or if it is missing, its sums are those of the document by day, whose categories are unknown.
  ///
  /// - Parameters:
  ///   - currency: The currency of a new document; `nil` for that of most days in the book.
  ///   - moment: Now.
  /// - Returns: The result; `nil` if everything can be read.
  /// - Throws: ``BudgetError/store(_:)`` for a file of something else, which is left as it is.
  public func recover(currency: Currency?, at moment: BudgetMoment) throws(BudgetError) -> BudgetRecovery? {
    let newDocument = try recover(document, moment) { () throws(BudgetError) in
      guard let currency = currency ?? (try? content(of: book))??.usualCurrency else {
        throw .currencyNeeded([])
      }
      return BudgetDocument(currency: currency, asOf: moment.today)
    }
    let found = try content(of: document)
    let first = found.map(SpendingBook.init(of:)) ?? SpendingBook()
    var newBook = try recover(book, moment) { () throws(BudgetError) in first }
    if newBook == nil, found?.totals.isEmpty == false, try content(of: book) == nil {
      newBook = true
      try storing { () throws(StoreError) in
        try book.update(at: moment.instant, zone: moment.zone, ifMissing: first) { _ in }
      }
    }
    var isDocumentNew = newDocument
    // The book alone is enough for a document.
    if try content(of: document) == nil, let known = try content(of: book),
      let currency = currency ?? known.usualCurrency
    {
      isDocumentNew = true
      try changeSettings(at: moment, currency: currency) { (_) throws(BudgetError) in }
    }
    guard isDocumentNew != nil || newBook != nil else { return nil }
    try settle(at: moment)
    return BudgetRecovery(
      isDocumentNew: isDocumentNew ?? false, isBookNew: newBook ?? false, isBookOlder: newBook == false,
      keptPaths: try storing { () throws(StoreError) in
        try document.corruptPaths() + book.corruptPaths()
      })
  }

  /// Continues with the backup of a document that cannot be read, or with a first one.
  ///
  /// - Returns: Whether it is a first one; `nil` if the document can be read, or there is none.
  private func recover<Format: DocumentFormat>(
    _ store: DocumentStore<Format>, _ moment: BudgetMoment,
    orBegin first: () throws(BudgetError) -> Format.Payload
  ) throws(BudgetError) -> Bool? {
    guard case .corrupt(let corrupt) = try storing({ () throws(StoreError) in try store.read() }) else {
      return nil
    }
    guard !corrupt.isOfAnotherProgram else { throw Self.error(corrupt, store.path) }
    let payload = corrupt.backup == nil ? try first() : nil
    _ = try storing { () throws(StoreError) in
      if let payload {
        try store.resolve(corrupt, with: payload, at: moment.instant, zone: moment.zone)
      } else {
        try store.recover(corrupt, at: moment.instant, zone: moment.zone)
      }
    }
    return payload != nil
  }
}
