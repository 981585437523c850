public import Documents
import Foundation

/// The settings, budgets and sums that an app shares with its widgets; transactions stay in the app.
///
/// It holds facts by civil day. The reader decides which day is "today".
public struct BudgetDocument: Hashable, Sendable {
  /// The number of whole days after which totals are old.
  package static let freshDays = 3

  /// The currency of the app's settings.
  ///
  /// Totals are shown in it unless a budget has another one.
  public var currency: Currency
  /// The rules for the beginning of periods.
  public var rules: PeriodRules
  /// The budgets.
  public var budgets: LossyArray<Budget>
  /// The user's categories.
  public var categories: LossyArray<SpendingCategory>
  /// The day of the totals: amounts dated later were still to come.
  public var asOf: CivilDate
  /// The first day from which the totals hold all spending; `nil` if none was recorded.
  ///
  /// Spending before it is unknown, which is not the same as zero.
  public var recordedSince: CivilDate?
  /// The spending in each currency, in the order of the codes.
  public var totals: [CurrencyTotals]
  /// The revision of the book from which the totals were made; `nil` if they were made without a book.
  var bookRevision: Int?
  /// The day of the ledger, from which the age of the totals counts, if entries are newer; `nil` otherwise.
  public internal(set) var ledgerAsOf: CivilDate?
  /// Whether all spending is entries of the user, so that a day without one is a day without spending, however long ago the last is.
  public internal(set) var isSelfRecorded = false
  /// Stored members of the rules that this version does not know.
  var restOfRules = JSONObject()

  /// Creates a document.
  public init(
    currency: Currency, rules: PeriodRules = .standard, budgets: [Budget] = [],
    categories: [SpendingCategory] = [], asOf: CivilDate, recordedSince: CivilDate? = nil,
    totals: [CurrencyTotals] = []
  ) {
    self.currency = currency
    self.rules = rules
    self.budgets = LossyArray(budgets)
    self.categories = LossyArray(categories)
    self.asOf = asOf
    self.recordedSince = recordedSince
    self.totals = totals
  }

  /// Returns the totals of a currency, empty if nothing was spent in it.
  public func totals(in currency: Currency) -> CurrencyTotals {
    totals.first { $0.currency == currency } ?? CurrencyTotals(currency: currency, days: [])
  }

  /// Returns the budget for a kind of period, of all spending or of a category.
  ///
  /// - Parameters:
  ///   - period: The kind of period.
  ///   - category: The id of the category; `nil` for all spending.
  ///   - currency: The currency of the budget; `nil` for that of the document or, where it has no budget, of the first one.
  public func budget(
    _ period: PeriodKind, category: String? = nil, currency: Currency? = nil
  ) -> Budget? {
    let found = budgets.elements.filter { $0.period == period && $0.category == category }
    if let currency { return found.first { $0.amount.currency == currency } }
    return found.first { $0.amount.currency == self.currency } ?? found.first
  }

  /// The budgets for a category that is not among the ``categories``; no spending counts for them.
  public var budgetsWithoutCategory: [Budget] {
    // An empty id means spending without a category.
    let known = Set(categories.elements.map(\.id) + [""])
    return budgets.elements.filter { budget in budget.category.map { !known.contains($0) } ?? false }
  }

  /// Returns the name of a category, or its id if the user's list lacks it.
  public func name(ofCategory id: String) -> String {
    categories.elements.first { $0.id == id }?.name ?? id
  }

  /// Finds the category that a person means by a text: its id, or else its name.
  ///
  /// Capital letters and the marks of letters matter only where two categories differ in nothing else. A category that only a budget names is
  /// found last.
  ///
  /// - Returns: The id; `nil` if there is no such category.
  /// - Throws: ``BudgetError/ambiguousCategory(_:ids:)``
  package func idOfCategory(_ text: String) throws(BudgetError) -> String? {
    if let id = try Self.id(of: text, among: categories.elements) { return id }
    let budgeted = Set(budgetsWithoutCategory.compactMap(\.category)).sorted()
    return try Self.id(of: text, among: budgeted.map { SpendingCategory(id: $0, name: $0) })
  }

  private static func id(
    of text: String, among categories: [SpendingCategory]
  ) throws(BudgetError) -> String? {
    if categories.contains(where: { $0.id == text }) { return text }
    let (small, plain) = (text.lowercased(), withoutMarks(text))
    for isSame: (SpendingCategory) -> Bool in [
      { $0.name == text }, { $0.name.lowercased() == small || $0.id.lowercased() == small },
      { withoutMarks($0.name) == plain || withoutMarks($0.id) == plain },
    ] {
      let found = categories.filter(isSame)
      guard found.count < 2 else { throw .ambiguousCategory(text, ids: found.map(\.id)) }
      if let category = found.first { return category.id }
    }
    return nil
  }

  /// Returns a text in small letters without marks: "an uong" for "Ăn uống".
  ///
  /// Unicode does not treat the stroke of "đ" as a mark.
  private static func withoutMarks(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacing("đ", with: "d")
  }

  /// Gives budgets that were set for the name of a category to this category, as nothing counts for them otherwise.
  ///
  /// A budget stays as it is if several categories have the name, or if its category already has one of that period.
  package mutating func moveBudgetsToCategories() {
    budgets.elements = withCategories(budgets.elements)
  }

  /// Returns budgets with the ids of the categories that they name.
  func withCategories(_ budgets: [Budget]) -> [Budget] {
    var budgets = budgets
    let known = Set(categories.elements.map(\.id) + [""])
    for (index, budget) in budgets.enumerated() {
      guard let name = budget.category, !known.contains(name),
        let id = try? Self.id(of: name, among: categories.elements),
        !budgets.contains(where: {
          $0.period == budget.period && $0.category == id && $0.amount.currency == budget.amount.currency
        })
      else { continue }
      budgets[index].category = id
    }
    return budgets
  }
}

/// A category as the user named it.
public struct SpendingCategory: Hashable, Sendable {
  /// The id, unique among all categories; not empty.
  public let id: String
  /// The name to show.
  public let name: String
  /// Stored members that this version does not know.
  var rest = JSONObject()

  /// Creates a category.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

extension BudgetDocument: DocumentFormat {
  /// The payload is the document itself.
  public typealias Payload = BudgetDocument

  /// The name of the schema in the file.
  public static let schema = "momiq-budget"
  /// The version that this code writes.
  public static let version = 1
}

extension BudgetDocument: JSONDecodable, JSONEncodable {
  /// Reads a document.
  ///
  /// A budget or a category that cannot be read is left out, and kept in the file. Totals have to be right:
  /// an incomplete sum would be shown as if it were complete.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    currency = try object.required("currency")
    rules = try object.optional("rules") ?? .standard
    restOfRules = PeriodRules.unknownMembers(of: object["rules"]?.object ?? JSONObject())
    budgets = try object.optional("budgets") ?? LossyArray()
    categories = try object.optional("categories") ?? LossyArray()
    asOf = try object.required("asOf")
    recordedSince = try object.optional("recordedSince")
    totals = try object.optional("totals") ?? []
    bookRevision = try object.optional("bookRevision")
    isSelfRecorded = try object.optional("isSelfRecorded") ?? false
    ledgerAsOf = try object.optional("ledgerAsOf")
    let codes = totals.map(\.currency)
    guard Set(codes).count == codes.count else {
      throw JSONValueError(expected: "each currency once", found: "\(codes)").inside("totals")
    }
  }

  /// The document as JSON.
  public var json: JSON {
    get throws(JSONValueError) {
      .present([
        ("currency", currency.json), ("rules", .object(rules.object(with: restOfRules))),
        ("budgets", try budgets.json), ("categories", try categories.json), ("asOf", asOf.json),
        ("recordedSince", recordedSince?.json), ("totals", .array(totals.map(\.json))),
        ("bookRevision", bookRevision.map { JSON($0) }),
        ("isSelfRecorded", isSelfRecorded ? .bool(true) : nil), ("ledgerAsOf", ledgerAsOf?.json),
      ])
    }
  }
}
