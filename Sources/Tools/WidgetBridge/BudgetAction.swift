#if canImport(WidgetFoundation)
package import BudgetWidgetCore
import Documents
package import Foundation
import WidgetFoundation

extension AppGroup {
  /// Imports a ledger or records entries, sets budgets, or recovers the documents.
  func saveBudget(_ request: SaveRequest, ledger: [UInt8]?) throws(BridgeError) -> JSON {
    guard folder == nil || ownFolder != nil else {
      throw .notSetUp(
        "sums by day and entries need a folder of the app alone: AppGroup(folder:settings:ownFolder:)")
    }
    let files = ledger.map { [LedgerFile(.bytes($0))] } ?? []
    return try Self.answer(request, ledger: files, in: folder, bookIn: ownFolder)
  }

  /// Returns the answer to a `BudgetSave` about a document: the member `saved` of `BudgetSaved`.
  ///
  /// - Parameters:
  ///   - request: The request of an app, or of the command.
  ///   - ledger: The files of the ledger; empty if the request contains it.
  ///   - folder: The folder of the document; `nil` for an app group without a container.
  ///   - name: The name of the document; by default that of an app.
  ///   - ownFolder: The folder of the book.
  package static func answer(
    _ request: SaveRequest, ledger: [LedgerFile] = [], in folder: URL?,
    name: String = AppIdentifiers.budgetSummary, bookIn ownFolder: URL?
  ) throws(BridgeError) -> JSON {
    let operation = try request.action(BudgetAction.self) { (kind, members) throws(JSONValueError) in
      try kind.operation(members, request, ledger)
    }
    let files: BudgetFiles
    do throws(StoreError) {
      files = try BudgetFiles(folder: folder, name: name, ownFolder: ownFolder)
    } catch {
      throw request.refusal(error)
    }
    do throws(BudgetError) {
      var answer = try operation(files)
      answer["budget"] = try files.totals(of: files.readDocument(), around: request.today)
        .status(on: request.today, in: request.requestedLanguage ?? .vietnamese)
      return .object(answer)
    } catch {
      if case .rules(let error) = error { throw .inAction(error) }
      let texts = BudgetTexts(request.language, locale: request.language.locale)
      let categories = (try? files.readDocument())?.categories.elements ?? []
      throw .refused(
        BudgetRefusals(texts, categories, isPathNamed: request.isOfCommand).refusal(error))
    }
  }
}

/// The actions on MomiQ's documents, requested by a program in another language or by the command.
private enum BudgetAction: String, CaseIterable, JSONDecodable {
  case `import`, undo, add, edit, remove, list, set, status, recover

  /// Changes the documents, and returns the members of the answer that report the change.
  typealias Operation = (BudgetFiles) throws(BudgetError) -> JSONObject

  /// Reads an action.
  ///
  /// - Parameter ledger: The files of the ledger, which replace the member `ledger`.
  func operation(
    _ members: JSONObject, _ request: SaveRequest, _ ledger: [LedgerFile]
  ) throws(JSONValueError) -> Operation {
    let moment = BudgetMoment(request.instant, zone: request.zone, today: request.today)
    let currency: Currency? = try members.optional("currency")
    switch self {
    case .import:
      try members.allowing(["ledger", "currency", "replace"])
      let isReplacing = try members.optional("replace") ?? false
      let days = LocalDays(zone: request.clock)
      var files = ledger
      if files.isEmpty {
        let value: JSON = try members.required("ledger")
        files = [LedgerFile(value.string.map { .bytes(Array($0.utf8)) } ?? .value(value))]
      }
      return { budget throws(BudgetError) in
        let ledger = try budget.ledger(files, currency: currency, at: moment, day: days.day(at:))
        let done = try budget.importLedger(
          ledger, currency: currency, isReplacing: isReplacing, at: moment)
        return ["imported": done.json]
      }
    case .undo:
      try members.allowing([])
      return { budget throws(BudgetError) in ["undone": try budget.undo(at: moment).json] }
    case .add:
      try members.allowing(EntryChange.members)
      let change = try EntryChange(members, currency)
      guard let amount = change.amount else {
        throw JSONValueError(expected: EntryChange.amountExpected, found: nil).inside("amount")
      }
      return { budget throws(BudgetError) in
        let first = SpendingEntry(
          day: moment.today, amount: try Money(entered: amount, in: try budget.currency(currency)))
        return ["entry": try budget.add(try change.applied(to: first), at: moment).answer]
      }
    case .edit:
      try members.allowing(["id"] + EntryChange.members)
      let (id, change): (Int, EntryChange) = (try members.required("id"), try EntryChange(members, currency))
      return { budget throws(BudgetError) in
        let entry = try budget.edit(id, at: moment) { old throws(BudgetError) in try change.applied(to: old) }
        return ["entry": entry.answer]
      }
    case .remove:
      try members.allowing(["id"])
      let id: Int = try members.required("id")
      return { budget throws(BudgetError) in ["entry": try budget.removeEntry(id, at: moment).answer] }
    case .list:
      try members.allowing(["first", "last"])
      let (first, last): (CivilDate?, CivilDate?) = (
        try members.optional("first"), try members.optional("last")
      )
      return { budget throws(BudgetError) in
        try budget.settle(at: moment)
        let entries = try budget.readBook().entries.reversed().filter { entry in
          first.map { $0 <= entry.day } ?? true && last.map { entry.day <= $0 } ?? true
        }
        return ["entries": .array(entries.map(\.answer))]
      }
    case .set:
      try members.allowing(["period", "amount", "category", "currency", "rules"])
      let choices = try Choices(members, currency)
      return { budget throws(BudgetError) in
        try budget.changeSettings(at: moment, currency: budget.currency(currency), choices.apply)
        return [:]
      }
    case .status:
      try members.allowing([])
      // Every answer has the status.
      return { budget throws(BudgetError) in
        try budget.settle(at: moment)
        return [:]
      }
    case .recover:
      try members.allowing(["currency"])
      return { budget throws(BudgetError) in
        guard let recovery = try budget.recover(currency: currency, at: moment) else { return [:] }
        return [
          "recovered": [
            "isDocumentNew": .bool(recovery.isDocumentNew), "isBookNew": .bool(recovery.isBookNew),
            "isBookOlder": .bool(recovery.isBookOlder),
            "keptFiles": .array(recovery.keptPaths.map(JSON.string)),
          ]
        ]
      }
    }
  }
}

extension BudgetFiles {
  /// Returns the given currency, or else that of the document.
  fileprivate func currency(_ given: Currency?) throws(BudgetError) -> Currency {
    if let given { return given }
    do throws(BudgetError) { return try readDocument().currency } catch {
      guard case .noDocument = error else { throw error }
      throw .currencyNeeded([])
    }
  }
}

/// The given members of an entry; missing ones do not change.
private struct EntryChange {
  static let members = ["amount", "currency", "refund", "category", "note", "date"]
  static let amountExpected: JSONExpectation = "a number such as 12.50"

  var amount: JSON?
  var currency: Currency?
  var isRefund: Bool?
  var category: String??
  var note: String??
  var day: CivilDate?

  init(_ members: JSONObject, _ currency: Currency?) throws(JSONValueError) {
    self.currency = currency
    amount = try members.optional("amount")
    isRefund = try members.optional("refund")
    // Null removes a category or a note, and so does an empty text.
    for (key, path) in [("category", \EntryChange.category), ("note", \EntryChange.note)] {
      guard members[key] != nil else { continue }
      let text: String? = try members.optional(key)
      self[keyPath: path] = .some(text?.trimmed.isEmpty == false ? text : nil)
    }
    day = try members.optional("date")
  }

  func applied(to entry: SpendingEntry) throws(BudgetError) -> SpendingEntry {
    var entry = entry
    if let amount { entry.amount = try Money(entered: amount, in: currency ?? entry.amount.currency) }
    if let isRefund { entry.isRefund = isRefund }
    if let category { entry.category = category }
    if let note { entry.note = note }
    if let day { entry.day = day }
    return entry
  }
}

/// Settings, and a budget; missing ones do not change.
private struct Choices {
  var currency: Currency?
  var rules: JSONObject?
  /// The budget for a kind of period and a category: an amount in the unit of its currency, or null to remove it.
  var budget: (period: PeriodKind, category: String?, amount: JSON)?

  init(_ members: JSONObject, _ currency: Currency?) throws(JSONValueError) {
    self.currency = currency
    rules = try members.optional("rules")
    let known = PeriodRules.standard.json.object?.keys.map { "\($0)" } ?? []
    if let other = rules?.members.first(where: { !known.contains($0.key) }) {
      throw JSONValueError(expected: "only the members \(known.joined(separator: ", "))", found: other.value)
        .inside(other.key).inside("rules")
    }
    let (period, category): (PeriodKind?, String?) = (
      try members.optional("period"), try members.optional("category")
    )
    switch (period, members["amount"]) {
    case (let period?, let amount?):
      budget = (period, category, amount)
    case (nil, nil) where category == nil: break
    case (nil, _):
      throw JSONValueError(expected: "the kind of period of the budget", found: nil).inside("period")
    case (_, nil):
      throw JSONValueError(expected: "an amount, or null to remove the budget", found: nil).inside("amount")
    }
  }

  /// Changes the document.
  func apply(to document: inout BudgetDocument) throws(BudgetError) {
    if let rules {
      do throws(JSONValueError) {
        document.setRules(try document.rules.changed(by: rules))
      } catch {
        throw .rules(error.inside("rules"))
      }
    }
    guard let budget else {
      if let currency { document.currency = currency }
      return
    }
    let amount: ((Currency) throws(BudgetError) -> Money)? =
      budget.amount == .null
      ? nil : { currency throws(BudgetError) in try Money(entered: budget.amount, in: currency) }
    try document.setBudget(
      budget.period, categoryNamed: budget.category, currency: currency, amount: amount)
  }
}
#endif
