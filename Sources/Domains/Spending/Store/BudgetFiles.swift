public import Documents
public import Foundation

/// The moment of a change, and the user's day then.
public struct BudgetMoment: Hashable, Sendable {
  /// Now.
  public let instant: Instant
  /// The zone of the user.
  public let zone: TimeZone
  /// The civil day there.
  public let today: CivilDate

  /// Creates a moment.
  public init(_ instant: Instant, zone: TimeZone, today: CivilDate) {
    (self.instant, self.zone, self.today) = (instant, zone, today)
  }
}

/// The two documents of a user's money: the one that the widgets read, and the book of the app, from which its totals are made.
///
/// A change holds the locks of both. The book is written first, then the document. If the power fails between the two, the
/// document has its old totals until ``settle(at:)`` or the next change writes them anew.
public struct BudgetFiles: Sendable {
  /// The document in the folder that app and widgets share.
  package let document: DocumentStore<BudgetDocument>
  /// The book in the app's own folder.
  package let book: DocumentStore<SpendingBook>

  /// Creates the pair of documents.
  ///
  /// - Parameters:
  ///   - folder: The folder of the document; `nil` is an error.
  ///   - name: The name of its file.
  ///   - ownFolder: The app's own folder.
  public init(folder: URL?, name: String, ownFolder: URL?) throws(StoreError) {
    document = try DocumentStore(folder: folder, name: name)
    book = try DocumentStore(folder: ownFolder, name: SpendingBook.fileName(of: name))
  }

  // MARK: Reading

  /// Returns the document.
  ///
  /// - Throws: ``BudgetError/noDocument`` or ``BudgetError/store(_:)``
  public func readDocument() throws(BudgetError) -> BudgetDocument {
    guard let found = try content(of: document) else { throw .noDocument }
    return found
  }

  /// Returns the document with totals around a day, computed from the book; without a book, the document itself.
  package func totals(of document: BudgetDocument, around day: CivilDate) -> BudgetDocument {
    var document = document
    // If this fails, the document keeps its totals.
    try? content(of: book)?.record(in: &document, around: day)
    return document
  }

  /// Returns the book, which is empty if there is none and the document has no totals either.
  ///
  /// - Throws: ``BudgetError/bookMissing(path:)`` or ``BudgetError/store(_:)``
  public func readBook() throws(BudgetError) -> SpendingBook {
    if let found = try content(of: book) { return found }
    guard try content(of: document)?.totals.isEmpty ?? true else { throw .bookMissing(path: book.path) }
    return SpendingBook()
  }

  func content<Format: DocumentFormat>(
    of store: DocumentStore<Format>
  ) throws(BudgetError) -> Format.Payload? {
    let reading = try storing { () throws(StoreError) in try store.read() }
    if case .corrupt(let corrupt) = reading { throw Self.error(corrupt, store.path) }
    if let refusal = reading.refusal(at: store.path, supported: Format.version) { throw .store(refusal) }
    return reading.document?.payload
  }

  func storing<Value>(_ body: () throws(StoreError) -> Value) throws(BudgetError) -> Value {
    do throws(StoreError) { return try body() } catch { throw .store(error) }
  }

  static func error<Payload>(_ corrupt: CorruptDocument<Payload>, _ path: String) -> BudgetError {
    if corrupt.isOfAnotherProgram { return .otherFile(path: path, corrupt.fault) }
    // An empty file has nothing to lose.
    return corrupt.backup == nil && corrupt.fault != .syntax(JSONSyntaxError(reason: .endOfText, offset: 0))
      ? .noBackup(path: path, corrupt.fault) : .store(.corrupt(path: path, fault: corrupt.fault))
  }

  // MARK: Changing

  /// Changes the settings of the document, and recomputes its totals if the rules have changed.
  ///
  /// - Parameter currency: The currency of a first document; `nil` if there has to be one.
  package func changeSettings(
    at moment: BudgetMoment, currency: Currency? = nil,
    _ body: (inout BudgetDocument) throws(BudgetError) -> Void
  ) throws(BudgetError) {
    try locked(moment, currency) { document throws(BudgetError) in
      let book = try content(of: book)
      try Self.record(book, in: &document)
      try body(&document)
      // Without the book, the sums by category are unknown for periods with other days.
      try Self.record(book, in: &document)
    }
  }

  /// Changes the book, and writes the totals of the document.
  ///
  /// - Parameter needsBook: Whether a document with totals must have its book.
  func change<Value>(
    at moment: BudgetMoment, currency: Currency?, needsBook: Bool = true,
    _ body: (inout BudgetDocument, inout SpendingBook) throws(BudgetError) -> Value
  ) throws(BudgetError) -> Value {
    try locked(moment, currency) { document throws(BudgetError) in
      let known = try content(of: book)
      guard known != nil || !needsBook || document.totals.isEmpty else {
        throw .bookMissing(path: book.path)
      }
      try Self.record(known, in: &document)
      let found = document
      do throws(DocumentUpdateError<BudgetError>) {
        let result = try book.update(at: moment.instant, zone: moment.zone, ifMissing: SpendingBook()) {
          book throws(BudgetError) in
          var (document, before) = (found, book)
          let value = try body(&document, &book)
          if book != before { book.revision += 1 }
          document.bookRevision = book.revision
          try Self.record(book, in: &document)
          return (document, value)
        }
        document = result.0
        return result.1
      } catch {
        throw BudgetError(error)
      }
    }
  }

  private func locked<Value>(
    _ moment: BudgetMoment, _ currency: Currency?,
    _ body: (inout BudgetDocument) throws(BudgetError) -> Value
  ) throws(BudgetError) -> Value {
    let found = try content(of: document)
    guard let first = found ?? currency.map({ BudgetDocument(currency: $0, asOf: moment.today) }) else {
      throw .noDocument
    }
    do throws(DocumentUpdateError<BudgetError>) {
      return try document.update(at: moment.instant, zone: moment.zone, ifMissing: first, body)
    } catch {
      throw BudgetError(error)
    }
  }

  static func record(_ book: SpendingBook?, in document: inout BudgetDocument) throws(BudgetError) {
    do throws(LedgerError) { try book?.record(in: &document) } catch { throw .ledger(error) }
  }

  /// Updates the document from the book if it is older, as after a power cut between the two.
  public func settle(at moment: BudgetMoment) throws(BudgetError) {
    guard let book = try content(of: book), let document = try content(of: document) else { return }
    var settled = document
    try Self.record(book, in: &settled)
    if document != settled { try changeSettings(at: moment) { (_) throws(BudgetError) in } }
  }
}

extension BudgetError {
  fileprivate init(_ error: DocumentUpdateError<BudgetError>) {
    switch error {
    case .store(let error): self = .store(error)
    case .refused(let error): self = error
    }
  }
}

// MARK: - Entries

extension BudgetFiles {
  /// Adds an entry, with the next number.
  ///
  /// - Parameters:
  ///   - entry: The entry; its number is ignored. Its category may be a name or an id.
  ///   - moment: Now.
  /// - Returns: The entry as it was saved.
  @discardableResult
  public func add(_ entry: SpendingEntry, at moment: BudgetMoment) throws(BudgetError) -> SpendingEntry {
    try change(at: moment, currency: entry.amount.currency) { document, book throws(BudgetError) in
      let saved = try checked(entry, in: document, moment).numbered(book.nextEntry)
      book.nextEntry += 1
      put(saved, at: saved.id, in: &book, moment)
      return saved
    }
  }

  /// Replaces the entry that has the number of the given one.
  @discardableResult
  public func replace(_ entry: SpendingEntry, at moment: BudgetMoment) throws(BudgetError) -> SpendingEntry {
    try edit(entry.id, at: moment) { (_) throws(BudgetError) in entry }
  }

  /// Changes an entry as it is now.
  ///
  /// - Parameter body: Returns the entry to keep; its number is ignored.
  package func edit(
    _ id: Int, at moment: BudgetMoment, _ body: (SpendingEntry) throws(BudgetError) -> SpendingEntry
  ) throws(BudgetError) -> SpendingEntry {
    try change(at: moment, currency: nil) { document, book throws(BudgetError) in
      guard let old = book.entries.first(where: { $0.id == id }) else { throw .noEntry(id) }
      let saved = try checked(try body(old), in: document, moment).numbered(id, rest: old.rest)
      put(saved, at: id, in: &book, moment)
      return saved
    }
  }

  /// Removes an entry.
  ///
  /// - Returns: The entry.
  @discardableResult
  public func removeEntry(_ id: Int, at moment: BudgetMoment) throws(BudgetError) -> SpendingEntry {
    guard try content(of: document) != nil else { throw .noEntry(id) }
    return try change(at: moment, currency: nil) { _, book throws(BudgetError) in
      guard let old = put(nil, at: id, in: &book, moment) else { throw .noEntry(id) }
      return old
    }
  }

  @discardableResult
  private func put(
    _ entry: SpendingEntry?, at id: Int, in book: inout SpendingBook, _ moment: BudgetMoment
  ) -> SpendingEntry? {
    let old = book.put(entry, at: id)
    guard old != entry else { return old }
    book.remember(.entry(id, before: old))
    book.entriesAsOf = moment.today
    return old
  }

  /// Returns an entry with the id of its category, if everything in it is allowed.
  private func checked(
    _ entry: SpendingEntry, in document: BudgetDocument, _ moment: BudgetMoment
  ) throws(BudgetError) -> SpendingEntry {
    guard entry.amount.minorUnits > 0 else { throw .amountNeeded(entry.amount) }
    guard entry.amount.minorUnits <= SpendingEntry.largestAmount else {
      throw .amount(entry.amount.plainNumber, .overflow(entry.amount.currency), entry.amount.currency)
    }
    let days = Ledger.days(around: moment.today)
    guard days.contains(entry.day) else { throw .day(entry.day, allowed: days) }
    var entry = entry
    entry.category = try entry.category.map { text throws(BudgetError) in
      let name = try Self.line(text)
      return try document.idOfCategory(name) ?? name
    }
    entry.note = try entry.note.map { text throws(BudgetError) in try Self.line(text, "note") }
    return entry
  }

  /// Returns a category or a note as it is stored.
  static func line(_ text: String, _ key: String = "category") throws(BudgetError) -> String {
    let line = text.trimmed.precomposedStringWithCanonicalMapping
    if let fault = line.textFault(1...SpendingEntry.longestText) { throw .text(text, fault.inside(key)) }
    return line
  }
}
