import Documents
import Foundation

/// Reads the data that an app passes: its bills and transactions, and the settings that go with them.
///
/// ```json
/// {
///   "currency": "CNY",
///   "bills": [{"id": "b1", "date": "2025-10-01", "amount": 3200, "category": "rent"}],
///   "transactions": [{"id": 7, "date": "2025-10-03", "amount": "45.50", "category": "food"}]
/// }
/// ```
/// Amounts are in the unit of the currency: the numbers `45.5` and `4.55e1` and the text `"45.50"` are 45
/// yuan and 50 fen. They are zero or more, unless `"expenses": "negative"` says at the top that money spent is
/// negative. Unknown members are ignored, so that an app can pass its records unchanged.
///
/// The kind of a transaction is in `kind`, or else in `type`: `spending` or `expense`, `refund`, `income`,
/// `transfer`. Without either it is spending. Any other word is a fault, because it may say that nothing was
/// spent; only a `type` beside a `kind` may be something else of the app's.
extension LedgerBuilder {
  /// A transaction or a bill, with its index in the list.
  private struct AppRecord {
    var record: Record
    let id: String, note: String
    /// The id of the bill that it pays, or of the transaction that pays it; empty for none.
    let partner: String
    let index: Int
  }

  /// Reads the value that an app passes.
  mutating func read(_ json: JSON) {
    // A list alone has transactions.
    let object: JSONObject = json.array.map { ["transactions": .array($0)] } ?? json.object ?? [:]
    let sample = json.array.map { $0.first?.object ?? [:] } ?? object
    let lists = ["bills", "transactions"]
    let settingKeys = ["budgets", "categories", "currency", "expenses", "rules"]
    // An unknown list may have the records, or the object may be a single record: without known records
    // neither is a ledger.
    let isLedger =
      json.array == nil
      ? sample.keys.contains(where: lists.contains)
        || sample.keys.contains(where: settingKeys.contains)
          && sample.members.allSatisfy {
            ["budgets", "categories"].contains($0.key) || $0.value.array == nil && $0.key != "amount"
          }
      : json.array == [] || sample.keys.contains { ["amount", "created_at", "date"].contains($0) }
    guard isLedger else {
      return report(.foreign(.otherJSON, sample.keys.prefix(12).map(\.shown)))
    }
    var (settings, isNegative, count) = (LedgerSettings(), false, faultCount)
    check("") { () throws(JSONValueError) in
      settings.currency = try object.optional("currency")
      settings.rules = try object.optional("rules")
      let sign: String = try object.optional("expenses") ?? "positive"
      isNegative = sign == "negative"
      if !isNegative, sign != "positive" {
        throw JSONValueError(expected: "negative or positive", found: .string(sign)).inside("expenses")
      }
    }
    // The currency and the sign are needed for all records.
    guard faultCount == count else { return }
    let currency = settings.currency ?? currency
    settings.budgets = list(object, "budgets") { object throws(JSONValueError) in
      let budget = try Budget(app: object, currency)
      return (budget, "\(budget.period) \(budget.amount.currency) \(budget.category ?? "")")
    }
    settings.categories = list(object, "categories") { object throws(JSONValueError) in
      let id = try object.name("id")
      guard let id else { throw JSONValueError(expected: "an id", found: object["id"]?.text).inside("id") }
      return (SpendingCategory(id: id, name: try object.name("name") ?? id), id)
    }
    use(settings)
    let (transactions, bills) = (array(object, "transactions"), array(object, "bills"))
    guard transactions != nil || bills != nil else { return }
    ledger.hasRecords = true
    let name = json.array == nil ? "transactions" : ""
    let code = settings.currency?.code ?? ""
    add(
      records(transactions ?? [], name, code, isNegative), in: name,
      records(bills ?? [], "bills", code, isNegative))
  }

  private mutating func report(_ error: JSONValueError, at path: String) {
    let path = [path, error.pathText].filter { !$0.isEmpty }.joined(separator: ".")
    report(.member(error), Ledger.Place(file: fileName, path: path))
  }

  private mutating func check(_ path: String, _ read: () throws(JSONValueError) -> Void) {
    do throws(JSONValueError) { try read() } catch { report(error, at: path) }
  }

  /// Returns a list that may be missing.
  private mutating func array(_ object: JSONObject, _ key: String) -> [JSON]? {
    guard let json = object[key], json != .null else { return nil }
    if json.array == nil { report(JSONValueError(expected: [JSON].expectation, found: json), at: key) }
    return json.array
  }

  /// Returns a list of settings that may be missing, each with a name that may be there once.
  private mutating func list<Value>(
    _ object: JSONObject, _ key: String, _ read: (JSONObject) throws(JSONValueError) -> (Value, name: String)
  ) -> [Value]? {
    guard let array = array(object, key) else { return nil }
    var (values, names): ([Value], Set<String>) = ([], [])
    for (index, json) in array.enumerated() {
      check("\(key)[\(index)]") { () throws(JSONValueError) in
        let (value, name) = try read(JSONObject(json: json))
        guard names.insert(name).inserted else {
          throw JSONValueError(expected: "each once", found: "'\(name.shown)' a second time")
        }
        values.append(value)
      }
    }
    return values
  }

  /// Reads a list of transactions or bills.
  ///
  /// - Parameter code: The currency of amounts that have none beside them; empty if the JSON names none.
  private mutating func records(
    _ array: [JSON], _ list: String, _ code: String, _ isNegative: Bool
  ) -> [AppRecord] {
    var all: [AppRecord] = []
    for (index, json) in array.enumerated() {
      let (path, file, count) = ("\(list)[\(index)]", fileName, faultCount)
      guard let object = json.object else {
        report(JSONValueError(expected: JSONObject.expectation, found: json), at: path)
        continue
      }
      func first(_ keys: [String]) -> String { keys.first { object[$0] ?? .null != .null } ?? keys[0] }
      let isBill = list == "bills"
      let kind = isBill ? "" : first(["kind", "type"])
      let keys = [first(["date", "created_at"]), "amount", "currency", "category", kind, "note", "id"]
      var texts = keys.map { text(object, $0, path) }
      if texts[Column.currency.rawValue].isEmpty { texts[Column.currency.rawValue] = code }
      let partner = text(object, isBill ? "payment" : "bill", path)
      checkKind(object, isBill ? "spending" : texts[Column.kind.rawValue], path, isBill)
      guard faultCount == count else { continue }
      let record = Array(texts.joined().utf8).withUnsafeBufferPointer { bytes in
        var end = 0
        let parts = texts.map { text in
          end += text.utf8.count
          return Bytes(rebasing: bytes[(end - text.utf8.count)..<end])
        }
        return self.record(parts, isSpentNegative: isNegative) {
          Ledger.Place(file: file, path: "\(path).\(keys[$0.rawValue])")
        }
      }
      guard let record else { continue }
      let (id, note) = (texts[Column.id.rawValue], texts[Column.note.rawValue])
      all.append(AppRecord(record: record, id: id, note: note, partner: partner, index: index))
    }
    return all
  }

  /// Returns the text of a member, which apps also write as a number; empty if it is missing.
  private mutating func text(_ object: JSONObject, _ key: String, _ path: String) -> String {
    guard let json = object[key], json != .null else { return "" }
    if let text = json.string ?? json.plainNumber { return text.trimmed }
    // An app's own notes may be of any sort.
    if key != "note" {
      report(JSONValueError(expected: "a text or a number", found: json).inside(key), at: path)
    }
    return ""
  }

  /// Reports a word for another kind of money than the record's own.
  ///
  /// Other words, such as "card" or "rent", are the app's own.
  private mutating func checkKind(_ object: JSONObject, _ kind: String, _ path: String, _ isBill: Bool) {
    for key in isBill ? ["kind", "type"] : ["type"] {
      guard let word = object[key]?.string, !word.isEmpty, let other = Ledger.Kind(word: word),
        let kind = Ledger.Kind(word: kind), kind != other
      else { continue }
      let expected: JSONExpectation =
        isBill ? "a bill to be paid: only transactions have this kind" : "the same as its kind"
      report(JSONValueError(expected: expected, found: .string(word)).inside(key), at: path)
    }
  }

  /// Adds the records of a JSON; a bill and the transaction that pays it count once, as the transaction.
  ///
  /// Either of the two names the other. A bill still counts if its payment does not exist, or is not spending. A
  /// payment without a category has that of its bill.
  private mutating func add(_ transactions: [AppRecord], in list: String, _ bills: [AppRecord]) {
    let payments = transactions.filter { $0.record.kind == .spending }
    let (payers, paid) = (
      Set(payments.map(\.id)).subtracting([""]), Set(payments.map(\.partner)).subtracting([""])
    )
    let known = Set(bills.map(\.id))
    var (categories, categoriesOfPayments): ([String: String], [String: String]) = ([:], [:])
    for bill in bills where !bill.record.category.isEmpty {
      categories[bill.id] = bill.record.category
      categoriesOfPayments[bill.partner] = bill.record.category
    }
    for bill in bills {
      let isPaid = paid.contains(bill.id) || payers.contains(bill.partner)
      guard add(bill, in: "bills", counts: !isPaid) else { continue }
      if isPaid { ledger.paidBills += 1 }
      if !bill.partner.isEmpty, !payers.contains(bill.partner) { ledger.missingPartners += 1 }
    }
    (categories[""], categoriesOfPayments[""]) = (nil, nil)
    for var payment in transactions {
      if payment.record.category.isEmpty {
        payment.record.category = categories[payment.partner] ?? categoriesOfPayments[payment.id] ?? ""
      }
      guard add(payment, in: list) else { continue }
      if !payment.partner.isEmpty, !known.contains(payment.partner) { ledger.missingPartners += 1 }
    }
  }

  private mutating func add(_ app: AppRecord, in list: String, counts: Bool = true) -> Bool {
    Array(app.id.utf8).withUnsafeBufferPointer { id in
      Array(app.note.utf8).withUnsafeBufferPointer {
        add(app.record, id: id, note: $0, at: app.index, in: list, counts: counts)
      }
    }
  }
}

extension JSONObject {
  /// Returns a name or the id of a category, in composed form; `nil` if it is missing or empty.
  fileprivate func name(_ key: String) throws(JSONValueError) -> String? {
    guard let json = self[key], json != .null else { return nil }
    let text = (json.string ?? json.plainNumber)?.trimmed
    guard let text, text.isEmpty || text.isName else {
      throw JSONValueError(expected: "a name in one line that hides nothing", found: json).inside(key)
    }
    return text.isEmpty ? nil : text.precomposedStringWithCanonicalMapping
  }
}

extension Budget {
  /// - Parameter currency: The currency of an amount that has none beside it.
  fileprivate init(app object: JSONObject, _ currency: Currency?) throws(JSONValueError) {
    guard let currency = try object.optional("currency") ?? currency else {
      throw JSONValueError(expected: Currency.expectation, found: nil).inside("currency")
    }
    let (period, category): (PeriodKind, String?) = (
      try object.required("period"), try object.name("category")
    )
    guard let amount = try? Money(json: object["amount"] ?? .null, in: currency),
      amount.minorUnits <= SpendingEntry.largestAmount,
      let budget = try? Budget(period: period, amount: amount, category: category)
    else {
      let limits = [123_450, SpendingEntry.largestAmount].map {
        Money(minorUnits: $0, currency: currency).plainNumber
      }
      let expected: JSONExpectation = "a number, zero or more, such as \(limits[0]), at most \(limits[1])"
      throw JSONValueError(expected: expected, found: object["amount"]?.text).inside("amount")
    }
    self = budget
  }
}
