#if canImport(WidgetFoundation)
import BudgetWidget
import Documents

/// The actions on MomiQ's document, requested by a program in another language or by the command.
private enum BudgetAction {
  /// The name of an action.
  enum Kind: String, CaseIterable, JSONDecodable {
    case `import`, undo, set, status, recover
  }

  /// Does something with the document and the sums by source, and returns the members of the answer that tell about it.
  typealias Operation = (DocumentStore<BudgetDocument>, DocumentStore<SourceSums>) throws -> JSONObject

  /// Reads an action.
  ///
  /// - Parameter file: The bytes of the ledger's file, in place of the member `ledger`.
  static func operation(
    _ kind: Kind, _ members: JSONObject, _ request: SaveRequest, file: [UInt8]?
  ) throws(JSONValueError) -> Operation {
    let (now, zone, today) = (request.instant, request.zone, request.today)
    let currency: Currency? = try members.optional("currency")
    switch kind {
    case .import:
      try members.allowing(
        ["ledger", "source", "from", "to", "preview", "profile", "replace"] + LedgerLayout.members)
      let order = try order(members, currency, file)
      let days = LocalDays(zone: request.clock)
      if try members.optional("preview") ?? false {
        return { store, _ in ["understood": try store.order(order).ledger(days.day(at:)).understood] }
      }
      return { store, sums in
        if case .corrupt(let corrupt) = try store.read() { try store.refuseOtherKinds(corrupt) }
        let done = try store.importLedger(
          order, sums: sums, today: today, day: days.day(at:), at: now, zone: zone)
        return ["imported": done.json]
      }
    case .undo:
      try members.allowing([])
      return { store, sums in
        _ = try store.existing()
        do throws(DocumentUpdateError<LedgerImportRefusal>) {
          try store.undoImport(sums: sums, at: now, zone: zone)
          return [:]
        } catch {
          guard case .refused(let refusal) = error, case .sums(.corrupt) = refusal else { throw error }
          throw BridgeError.other(#""import" with "replace""#, "\(refusal)")
        }
      }
    case .set:
      try members.allowing(["period", "amount", "category", "currency", "rules"])
      let choices = try Choices(members, currency)
      return { store, _ in
        let first = try store.document {
          guard let currency else { throw BridgeError.currencyNeeded(BudgetAction.noDocument) }
          return BudgetDocument(currency: currency, asOf: today)
        }
        try store.update(at: now, zone: zone, ifMissing: first, choices.apply)
        return [:]
      }
    case .status:
      try members.allowing([])
      // Every answer has the status.
      return { _, _ in [:] }
    case .recover:
      try members.allowing(["currency"])
      return { store, sums in
        guard case .corrupt(let corrupt) = try store.read() else { return [:] }
        if corrupt.backup != nil {
          try store.recover(corrupt, at: now, zone: zone)
        } else {
          guard let currency else {
            throw BridgeError.currencyNeeded("there is no backup, so a new document begins")
          }
          let document = BudgetDocument(currency: currency, asOf: today)
          try store.resolve(corrupt, with: document, at: now, zone: zone)
        }
        try store.recordSums(of: sums, at: now, zone: zone)
        return [
          "recovered": [
            "hasBackup": .bool(corrupt.backup != nil),
            "keptFiles": .array(try store.corruptPaths().map(JSON.string)),
          ]
        ]
      }
    }
  }

  /// Returns what an import is told.
  private static func order(
    _ members: JSONObject, _ currency: Currency?, _ file: [UInt8]?
  ) throws(JSONValueError) -> LedgerOrder {
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
    return order
  }

  /// What is said as long as there is no document.
  static let noDocument = "there is no document yet"
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

/// Settings, and a budget; what is not given stays.
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
      try members.optional("period"), try members.name("category")
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

  /// Changes the document, or says which member of the action is not allowed.
  func apply(to document: inout BudgetDocument) throws(JSONValueError) {
    if let rules {
      do throws(JSONValueError) {
        document.setRules(try document.rules.changed(by: rules))
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

extension DocumentStore where Format == BudgetDocument {
  /// Does an action, and returns the member `saved` of the answer.
  func answer(
    _ request: SaveRequest, _ ledger: [UInt8]?, _ sums: DocumentStore<SourceSums>
  ) throws(BridgeError) -> JSON {
    let language: Language
    do throws(JSONValueError) {
      language = try request.members.optional("language") ?? .vietnamese
    } catch {
      throw .badValue(error)
    }
    let operation = try request.action(BudgetAction.Kind.self) { (kind, members) throws(JSONValueError) in
      try BudgetAction.operation(kind, members, request, file: ledger)
    }
    do {
      var answer = try operation(self, sums)
      if answer["understood"] != nil { return .object(answer) }
      let document = try existing()
      answer["budget"] = document.status(on: request.today, in: language)
      return .object(answer)
    } catch {
      throw BridgeError(ofBudget: error)
    }
  }

  /// Returns the document; that there is none yet is an error.
  fileprivate func existing() throws -> BudgetDocument {
    try document { throw BridgeError.other(#""import" or "set""#, BudgetAction.noDocument) }
  }

  /// Returns the document, or another one if there is none yet; a document that cannot be read is an error.
  fileprivate func document(ifMissing first: () throws -> BudgetDocument) throws -> BudgetDocument {
    switch try read() {
    case .value(let document): return document.payload
    case .missing: return try first()
    case .newerVersion(let version):
      throw StoreError.newerVersion(path: path, found: version, supported: Format.version)
    case .corrupt(let corrupt):
      try refuseOtherKinds(corrupt)
      let reason =
        corrupt.bytes.isEmpty ? "the file is empty" : "the document cannot be read: \(corrupt.fault)"
      throw BridgeError.other(#""recover""#, reason)
    }
  }

  /// Throws if a file is of something else: whoever names it by mistake must not be led to replace it.
  fileprivate func refuseOtherKinds(_ corrupt: CorruptDocument<BudgetDocument>) throws(StoreError) {
    switch corrupt.fault {
    case .schema, .envelope: throw .corrupt(path: path, fault: corrupt.fault)
    case .syntax, .checksum, .payload, .tooLarge, .lost: break
    }
  }
}

extension BridgeError {
  /// The error for an action that needs another one first.
  fileprivate static func other(_ kind: String, _ reason: String) -> BridgeError {
    missing("kind", kind, reason)
  }

  fileprivate static func currencyNeeded(_ reason: String) -> BridgeError {
    missing("currency", #"a code such as "CNY""#, reason)
  }

  private static func missing(_ member: String, _ expected: String, _ reason: String) -> BridgeError {
    .needed(JSONValueError(expected: expected, found: nil).inside(member).inside("action"), reason: reason)
  }

  /// Creates the error for whatever an action on the document throws.
  fileprivate init(ofBudget error: any Error) {
    switch error {
    case let error as BridgeError: self = error
    case let refusal as LedgerImportRefusal: self.init(refusal)
    case DocumentUpdateError<LedgerImportRefusal>.refused(let refusal): self.init(refusal)
    case DocumentUpdateError<JSONValueError>.refused(let refusal): self = .inAction(refusal)
    default: self = .notSaved("\(error)")
    }
  }

  /// Creates the error for a ledger that is not imported.
  private init(_ refusal: LedgerImportRefusal) {
    switch refusal {
    case .unreadable(let error):
      self =
        error.question.map { .missing($0.told.member, $0.told.answers, $0.told.reason) } ?? .badFile(error)
    case .profile(let error): self = .badValue(error.inside("action"))
    case .damaged, .sums(.corrupt), .takesAway: self = .missing("replace", "true", "\(refusal)")
    case .noAmounts:
      self = .inAction(
        JSONValueError(expected: "amounts of its days, or settings", found: "none").inside("ledger"))
    case .currencyNeeded: self = .currencyNeeded("\(refusal)")
    case .ledger(.signUnknown):
      self = .missing(
        "expenses", #""negative" if money spent is negative in it, or "positive" if these are refunds"#,
        "\(refusal)")
    case .ledger(let error):
      self = .inAction(JSONValueError(expected: "a ledger that adds up", found: "\(error)").inside("ledger"))
    case .notKept(let error), .sums(let error): self = .notSaved("\(error)")
    case .nothingToUndo: self = .other(#""import""#, "\(refusal)")
    }
  }

  /// The error for a ledger with faults: the path of the first, and the first fifty with their places.
  private static func badFile(_ error: LedgerFileError) -> BridgeError {
    let faults = error.faults.map { fault in
      Fault(line: fault.place?.line, column: fault.place?.column, message: "\(fault)")
    }
    let first: JSONValueError
    if case .member(let fault)? = error.faults.first?.reason {
      first = fault
    } else {
      first = JSONValueError(expected: "a ledger", found: error.faults.first.map { "\($0)" })
    }
    return .faults(faults, count: error.count, first.inside("ledger").inside("action"))
  }
}
#endif
