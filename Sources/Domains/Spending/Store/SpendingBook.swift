public import Documents

/// The sums of an app's ledger by day, and the entries of its user, which are never shared.
///
/// It is in the app's own folder or, for the command, beside the document of the widgets, whose totals are made from it.
public struct SpendingBook: Hashable, Sendable {
  /// The ledger that was imported last, without its single records.
  struct Imported: Hashable, Sendable {
    var sums = DailySums()
    /// The first day of any record, also of those that do not count; `nil` without records.
    var firstDay: CivilDate?
    /// The number of records.
    var records = 0
    /// The day of the import; `nil` if there was none.
    var asOf: CivilDate?
  }

  /// A change that can be undone, or was.
  struct Step: Hashable, Sendable {
    enum Change: Hashable, Sendable {
      /// An import: the ledger before it, and the settings of the document before and after it.
      case imported(Imported, before: BudgetDocument, after: BudgetDocument)
      /// A change of an entry, as it was before; `nil` if it was added.
      case entry(Int, before: SpendingEntry?)
    }

    var change: Change
    /// Whether it was undone; the next change forgets it.
    var isUndone = false
  }

  /// The ledger.
  var imported = Imported()
  /// The entries, by ascending number.
  public internal(set) var entries: [SpendingEntry] = []
  /// The number of the next entry; numbers are not used again.
  var nextEntry = 1
  /// The day of the last change of an entry; `nil` if there was none.
  var entriesAsOf: CivilDate?
  /// The last import and the last change of an entry, the newer one at the end.
  var steps: [Step] = []
  /// The number of changes of the book; a document that was made from an earlier state has a smaller number.
  var revision = 0

  /// Creates an empty book.
  package init() {}

  /// Creates the book of a document whose own book is lost, from its sums by day, without their categories.
  init(of document: BudgetDocument) {
    for totals in document.totals {
      // Sums that fitted into the document fit here.
      for day in totals.days {
        try? imported.sums.add(day.minorUnits, totals.currency, on: day.day, category: "")
      }
    }
    (imported.firstDay, imported.asOf) = (document.recordedSince, document.asOf)
  }

  /// The number of records of the ledger.
  package var recordCount: Int { imported.records }

  /// The currency of the most days, or else of the last entry; `nil` without either.
  var usualCurrency: Currency? {
    let days = imported.sums.currencies.sorted { $0.key < $1.key }
    return days.max { $0.value.count < $1.value.count }?.key ?? entries.last?.amount.currency
  }

  /// The day of the last import or change of an entry; `nil` if there was none.
  var asOf: CivilDate? { [imported.asOf, entriesAsOf].compactMap(\.self).max() }

  /// Updates a document from the book: its totals, and the settings of an import or its undoing, if the
  /// document could not be written then.
  ///
  /// - Parameter today: A day whose periods the totals have too.
  func record(in document: inout BudgetDocument, around today: CivilDate? = nil) throws(LedgerError) {
    if let known = document.bookRevision, known < revision, let last = steps.last,
      case .imported(_, let before, let after) = last.change
    {
      document.restore(last.isUndone ? before : after, changedFrom: last.isUndone ? after : before)
    }
    document.bookRevision = revision
    document.isSelfRecorded = imported.asOf == nil && entriesAsOf != nil
    document.ledgerAsOf = imported.asOf.flatMap { day in entriesAsOf.flatMap { $0 > day ? day : nil } }
    guard let asOf else {
      // Before the first import the spending is unknown, not zero.
      (document.totals, document.recordedSince) = ([], nil)
      return
    }
    var sums = imported.sums
    for entry in entries {
      try sums.add(entry.spent, entry.amount.currency, on: entry.day, category: entry.category ?? "")
    }
    try document.record(sums, since: imported.firstDay ?? entries.map(\.day).min(), asOf: asOf, around: today)
  }

  /// Remembers a change as the newest; it replaces the one of its kind before it, and changes that were undone.
  mutating func remember(_ change: Step.Change) {
    steps.removeAll { old in
      switch (old.change, change) {
      case (.imported, .imported), (.entry, .entry): true
      default: old.isUndone
      }
    }
    steps.append(Step(change: change))
  }

  /// Undoes the newest change of the ledger or of an entry.
  ///
  /// - Returns: The change and, of an entry, its state until now; `nil` if there is nothing to undo.
  mutating func undo() -> (change: Step.Change, entry: SpendingEntry?)? {
    guard let index = steps.lastIndex(where: { !$0.isUndone }) else { return nil }
    var step = steps.remove(at: index)
    step.isUndone = true
    steps.append(step)
    switch step.change {
    case .imported(let ledger, _, _):
      imported = ledger
      return (step.change, nil)
    case .entry(let id, let before): return (step.change, put(before, at: id))
    }
  }

  /// Replaces the entry with a number, or adds or removes it.
  ///
  /// - Returns: The entry before.
  @discardableResult
  mutating func put(_ entry: SpendingEntry?, at id: Int) -> SpendingEntry? {
    let index = entries.partitioningIndex { $0.id >= id }
    let old = index < entries.count && entries[index].id == id ? entries.remove(at: index) : nil
    if let entry { entries.insert(entry, at: index) }
    return old
  }
}

/// Money that the user has recorded in the app.
public struct SpendingEntry: Hashable, Sendable {
  /// The number, which no other entry has or has had.
  public let id: Int
  /// The civil day on which it counts.
  public var day: CivilDate
  /// The amount, above zero.
  public var amount: Money
  /// Whether the money came back.
  public var isRefund: Bool
  /// The id of the category; `nil` for none.
  public var category: String?
  /// A remark of the user, in one line; `nil` for nothing.
  public var note: String?
  /// Stored members that this version does not know.
  var rest = JSONObject()

  /// The longest category or note, in code points.
  public static let longestText = 200
  /// The largest amount of a new entry or budget, in minor units: sums of thousands of them fit into 64 bits.
  ///
  /// A document of an older version may have larger ones.
  package static let largestAmount: Int64 = 1_000_000_000_000_000

  /// Creates an entry.
  public init(
    id: Int = 0, day: CivilDate, amount: Money, isRefund: Bool = false, category: String? = nil,
    note: String? = nil
  ) {
    (self.id, self.day, self.amount, self.isRefund) = (id, day, amount, isRefund)
    (self.category, self.note) = (category, note)
  }

  /// Returns the entry under a number.
  func numbered(_ id: Int, rest: JSONObject = JSONObject()) -> SpendingEntry {
    var entry = SpendingEntry(
      id: id, day: day, amount: amount, isRefund: isRefund, category: category, note: note)
    entry.rest = rest
    return entry
  }

  /// Its contribution to the sums, in minor units.
  var spent: Int64 { isRefund ? -amount.minorUnits : amount.minorUnits }
}

extension SpendingBook: DocumentFormat, JSONDecodable, JSONEncodable {
  /// The payload is the document itself.
  public typealias Payload = SpendingBook

  /// The name of the schema in the file.
  public static let schema = "momiq-book"
  /// The version that this code writes.
  public static let version = 1

  /// Returns the name of the file that belongs to a document: `budget.book.json` to `budget.json`.
  package static func fileName(of document: String) -> String {
    guard let stop = document.lastIndex(of: ".") else { return document + ".book" }
    return document[..<stop] + ".book" + document[stop...]
  }

  /// Reads a book; each sum and each entry has to be right.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    imported = try object.required("ledger")
    entries = (try object.optional("entries", as: [SpendingEntry].self) ?? []).sorted { $0.id < $1.id }
    guard Set(entries.map(\.id)).count == entries.count else {
      throw JSONValueError(expected: "each number once", found: nil).inside("entries")
    }
    nextEntry = max(try object.optional("nextEntry") ?? 1, (entries.last?.id ?? 0) + 1)
    entriesAsOf = try object.optional("entriesAsOf")
    revision = try object.optional("revision") ?? 0
    steps = try object.optional("undo") ?? []
  }

  /// The book as JSON.
  public var json: JSON {
    get throws(JSONValueError) {
      .present([
        ("ledger", imported.json), ("entries", .array(entries.map(\.json))), ("nextEntry", JSON(nextEntry)),
        ("entriesAsOf", entriesAsOf?.json), ("revision", JSON(revision)),
        ("undo", .array(try steps.map { step throws(JSONValueError) in try step.json })),
      ])
    }
  }
}

extension SpendingBook.Imported: JSONDecodable {
  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    sums = try object.required("sums")
    firstDay = try object.optional("firstDay")
    records = try object.optional("records") ?? 0
    asOf = try object.optional("asOf")
  }

  var json: JSON {
    .present([
      ("sums", sums.json), ("firstDay", firstDay?.json), ("records", JSON(records)), ("asOf", asOf?.json),
    ])
  }
}

extension SpendingBook.Step: JSONDecodable {
  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    if object["ledger"] != nil {
      change = .imported(
        try object.required("ledger"), before: try object.required("before"),
        after: try object.required("after"))
    } else {
      change = .entry(try object.required("entry"), before: try object.optional("before"))
    }
    isUndone = try object.optional("isUndone") ?? false
  }

  var json: JSON {
    get throws(JSONValueError) {
      let undone: (String, JSON?) = ("isUndone", isUndone ? .bool(true) : nil)
      return switch change {
      case .imported(let ledger, let before, let after):
        .present([("ledger", ledger.json), ("before", try before.json), ("after", try after.json), undone])
      case .entry(let id, let before): .present([("entry", JSON(id)), ("before", before?.json), undone])
      }
    }
  }
}

extension SpendingEntry: JSONDecodable, JSONEncodable {
  /// Reads an entry and keeps unknown members.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let amount = Money(
      minorUnits: try object.required("amount"), currency: try object.required("currency"))
    let kind: Ledger.Kind = try object.optional("kind") ?? .spending
    guard amount.minorUnits > 0 else {
      throw JSONValueError(expected: "more than zero", found: "\(amount.minorUnits)").inside("amount")
    }
    guard kind == .spending || kind == .refund else {
      throw JSONValueError(expected: "spending or refund", found: kind.rawValue).inside("kind")
    }
    self.init(
      id: try object.required("id"), day: try object.required("day"), amount: amount,
      isRefund: kind == .refund, category: try object.optional("category"), note: try object.optional("note"))
    rest = object.without(["id", "day", "amount", "currency", "kind", "category", "note"])
  }

  /// The entry as JSON, with its amount in minor units.
  public var json: JSON {
    let own = JSONObject(present: [
      ("id", JSON(id)), ("day", day.json), ("amount", .integer(amount.minorUnits)),
      ("currency", amount.currency.json), ("kind", isRefund ? .string(Ledger.Kind.refund.rawValue) : nil),
      ("category", category.map(JSON.string)), ("note", note.map(JSON.string)),
    ])
    return .object(own.filled(from: rest))
  }
}
