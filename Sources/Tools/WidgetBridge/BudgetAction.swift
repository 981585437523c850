#if canImport(WidgetFoundation)
import BudgetWidget
import Documents

/// An action on MomiQ's document, requested by a program in another language or by the command.
enum BudgetAction {
  /// The name of an action.
  enum Kind: String, CaseIterable, JSONDecodable {
    case `import`, undo, set, status, recover
  }

  /// Imports a ledger, or only tells how it is read.
  case importLedger(LedgerOrder, isPreview: Bool)
  /// Takes back the last import.
  case undo
  case set(Choices)
  /// Changes nothing: every answer has the status.
  case status
  /// Goes on after damage, with the backup or else with a new document in a currency.
  case recover(Currency?)

  /// Settings, and a budget; what is not given stays.
  struct Choices {
    var currency: Currency?
    var rules: JSONObject?
    var budget: BudgetChoice?
  }

  /// The budget for a kind of period and a category.
  struct BudgetChoice {
    var period: PeriodKind
    var category: String?
    /// The amount in the unit of its currency; null removes the budget.
    var amount: JSON
  }

  /// Reads an action.
  ///
  /// - Parameter file: The bytes of the ledger's file, in place of the member `ledger`.
  init(_ kind: Kind, _ members: JSONObject, file: [UInt8]?) throws(JSONValueError) {
    let currency: Currency? = try members.optional("currency")
    switch kind {
    case .import:
      try members.allowing(
        ["ledger", "source", "from", "to", "preview", "profile", "replace"] + LedgerLayout.members)
      let content: LedgerOrder.Content
      if let file {
        content = .file(file)
      } else {
        let ledger: JSON = try members.required("ledger")
        content = ledger.string.map { .file(Array($0.utf8)) } ?? .value(ledger)
      }
      var order = LedgerOrder(
        content, currency: currency, layout: try LedgerLayout(json: .object(members)),
        profile: try members.name("profile"), isReplacing: try members.optional("replace") ?? false)
      order.source = try members.name("source") ?? ""
      (order.firstDay, order.lastDay) = (try members.optional("from"), try members.optional("to"))
      if let first = order.firstDay, let last = order.lastDay, last < first {
        throw JSONValueError(expected: "a day from \(first) on", found: last.json).inside("to")
      }
      self = .importLedger(order, isPreview: try members.optional("preview") ?? false)
    case .undo:
      try members.allowing([])
      self = .undo
    case .set:
      try members.allowing(["period", "amount", "category", "currency", "rules"])
      self = .set(try Choices(members, currency))
    case .status:
      try members.allowing([])
      self = .status
    case .recover:
      try members.allowing(["currency"])
      self = .recover(currency)
    }
  }
}

extension JSONObject {
  /// Returns a name that people give something; `nil` if it is missing.
  fileprivate func name(_ key: String) throws(JSONValueError) -> String? {
    guard let text: String = try optional(key) else { return nil }
    guard text.isName else {
      throw JSONValueError(expected: "a name of one line", found: .string(text)).inside(key)
    }
    return text.trimmed
  }
}

extension BudgetAction.Choices {
  init(_ members: JSONObject, _ currency: Currency?) throws(JSONValueError) {
    self.currency = currency
    rules = try members.optional("rules")
    let known = PeriodRules.standard.json.object?.keys.map { "\($0)" } ?? []
    if let other = rules?.members.first(where: { !known.contains($0.key) }) {
      throw JSONValueError(expected: "only the members \(known.joined(separator: ", "))", found: other.value)
        .inside(other.key).inside("rules")
    }
    let (period, category): (PeriodKind?, String?) = (
      try members.optional("period"), try members.name("category")
    )
    switch (period, members["amount"]) {
    case (let period?, let amount?):
      budget = BudgetAction.BudgetChoice(period: period, category: category, amount: amount)
    case (nil, nil) where category == nil: break
    case (nil, _):
      throw JSONValueError(expected: "the kind of period of the budget", found: nil).inside("period")
    case (_, nil):
      throw JSONValueError(expected: "an amount, or null to remove the budget", found: nil).inside("amount")
    }
  }

  /// Changes the document, or says which member of the action is not allowed.
  func apply(to document: inout BudgetDocument) throws(JSONValueError) {
    if var rules {
      rules.fill(from: document.rules.json.object ?? [:])
      do throws(JSONValueError) {
        document.setRules(try PeriodRules(json: .object(rules)))
      } catch {
        throw error.inside("rules")
      }
    }
    guard let budget else {
      if let currency { document.currency = currency }
      return
    }
    do throws(BudgetSetError) {
      let amount: ((Currency) throws(JSONValueError) -> Money)? =
        budget.amount == .null
        ? nil
        : { currency throws(JSONValueError) in try Money(json: budget.amount, in: currency, sample: 123_450) }
      try document.setBudget(
        budget.period, categoryNamed: budget.category, currency: currency, amount: amount)
    } catch {
      switch error {
      case .category(let several):
        let found = "'\(several.text)', the name of \(several.ids.count) categories"
        let ids = several.ids.joined(separator: ", ")
        throw JSONValueError(expected: "one of their ids: \(ids)", found: found).inside("category")
      case .amount(let error): throw error.inside("amount")
      case .budget(let error):
        throw JSONValueError(expected: "zero or more", found: "\(error)").inside("amount")
      case .noBudget:
        let found = budget.period.rawValue + (budget.category.map { " and '\($0)'" } ?? "")
        throw JSONValueError(expected: "the period and the category of a budget, to remove it", found: found)
          .inside("period")
      }
    }
  }
}
#endif
