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

  /// Makes a moment.
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
  public let document: DocumentStore<BudgetDocument>
  /// The book in the app's own folder.
  public let book: DocumentStore<SpendingBook>

  /// Makes the pair of documents.
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

  /// Returns the book, which is empty if there is none and the document has no totals either.
  ///
  /// - Throws: ``BudgetError/bookMissing(path:)`` or ``BudgetError/store(_:)``
  public func readBook() throws(BudgetError) -> SpendingBook {
    if let found = try content(of: book) { return found }
    guard try content(of: document)?.totals.isEmpty ?? true else { throw .bookMissing(path: book.path) }
    return SpendingBook()
  }

  private func content<Format: DocumentFormat>(
    of store: DocumentStore<Format>
  ) throws(BudgetError) -> Format.Payload? {
    switch try storing({ () throws(StoreError) in try store.read() }) {
    case .value(let document): return document.payload
    case .missing: return nil
    case .newerVersion(let version):
      throw .store(.newerVersion(path: store.path, found: version, supported: Format.version))
    case .corrupt(let corrupt): throw Self.error(corrupt, store.path)
    }
  }

  private static func error<Payload>(_ corrupt: CorruptDocument<Payload>, _ path: String) -> BudgetError {
    corrupt.isOfAnotherProgram
      ? .otherFile(path: path, corrupt.fault) : .store(.corrupt(path: path, fault: corrupt.fault))
  }

  // MARK: Changing

  /// Changes the settings of the document, whose totals are made anew for changed rules.
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
      // Without the book, the categories of periods with other days are not known.
      try Self.record(book, in: &document)
    }
  }

  /// Changes the book, and writes the totals of the document.
  ///
  /// - Parameter needsBook: Whether a document with totals must have its book.
  private func change<Value>(
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

  private static func record(_ book: SpendingBook?, in document: inout BudgetDocument) throws(BudgetError) {
    do throws(LedgerError) { try book?.record(in: &document) } catch { throw .ledger(error) }
  }

  /// Brings the document up to date with the book, if it is not, as after a power cut between the two.
  public func settle(at moment: BudgetMoment) throws(BudgetError) {
    guard let book = try content(of: book), let document = try content(of: document) else { return }
    var settled = document
    try Self.record(book, in: &settled)
    if document != settled { try changeSettings(at: moment) { (_) throws(BudgetError) in } }
  }
}

extension CorruptDocument {
  /// Whether it is a file of something else, which must not be replaced: it is no JSON object, or one of another kind, and has no
  /// backup of ours beside it.
  package var isOfAnotherProgram: Bool {
    guard backup == nil else { return false }
    switch fault {
    case .schema, .envelope: return true
    case .syntax: return bytes.first.map { $0 != UInt8(ascii: "{") } ?? false
    case .checksum, .payload, .tooLarge, .lost: return false
    }
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

// MARK: - The ledger

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

  /// Returns what a ledger would lower or count twice; nothing is saved.
  public func loss(of ledger: Ledger, at moment: BudgetMoment) throws(BudgetError) -> LedgerLoss {
    try loss(of: ledger, content(of: book), content(of: document), at: moment)
  }

  private func loss(
    of ledger: Ledger, _ book: SpendingBook?, _ document: BudgetDocument?, isReplacing: Bool = false,
    at moment: BudgetMoment
  ) -> LedgerLoss {
    let old = book ?? document.map(SpendingBook.init(of:)) ?? SpendingBook()
    // A list that is not loaded yet is empty, too, and replaces nothing unasked.
    let isReplacing = ledger.hasRecords && (ledger.records > 0 || isReplacing)
    return LedgerLoss(
      from: old.imported.sums, asOf: old.imported.asOf ?? moment.today, to: ledger, today: moment.today,
      isReplacing: isReplacing)
  }

  /// Imports a ledger: its sums replace those of the ledger before it, and the settings that it names those of the document.
  ///
  /// Entries of the user stay. This is the one way in, for an app, programs in other languages and the command.
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
      // A ledger that says the same again leaves what can be undone as it is.
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

  /// Takes back the last import or the last change of an entry, whichever is newer; a second call takes back the other one.
  ///
  /// After an import the sums are again those of the ledger before it. So are the settings that the import has changed, but
  /// for those that were changed again since. After a change of an entry only this entry is as before.
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

  // MARK: Recovering

  /// Continues with the backups of what cannot be read, and makes the totals anew.
  ///
  /// Unreadable bytes are kept beside the files. Without a backup of the document a new one begins; without one of the book, or
  /// if it is missing, its sums are those of the document by day, whose categories are not known any more.
  ///
  /// - Parameters:
  ///   - currency: The currency of a new document; `nil` for that of most days in the book.
  ///   - moment: Now.
  /// - Returns: What was recovered; `nil` if everything can be read.
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

  private func storing<Value>(_ body: () throws(StoreError) -> Value) throws(BudgetError) -> Value {
    do throws(StoreError) { return try body() } catch { throw .store(error) }
  }
}

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

// MARK: - Entries

extension BudgetFiles {
  /// Adds an entry, with the next number.
  ///
  /// - Parameters:
  ///   - entry: The entry; its number does not matter. Its category may be the name or the id of one.
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
  /// - Parameter body: Returns the entry to keep; its number does not matter.
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
    let days = Ledger.days(around: moment.today)
    guard days.contains(entry.day) else { throw .day(entry.day, allowed: days) }
    var entry = entry
    entry.category = try entry.category.map { text throws(BudgetError) in
      let name = try Self.line(text)
      return try document.idOfCategory(name) ?? name
    }
    entry.note = try entry.note.map { text throws(BudgetError) in try Self.line(text, isNote: true) }
    return entry
  }

  private static func line(_ text: String, isNote: Bool = false) throws(BudgetError) -> String {
    let line = text.trimmed.precomposedStringWithCanonicalMapping
    guard line.isName, line.count <= SpendingEntry.longestText else { throw .text(text, isNote: isNote) }
    return line
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

  /// Gives back to settings the values they had before a change, but not to those that were changed again since.
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
