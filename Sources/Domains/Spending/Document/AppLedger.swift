public import Documents
import Foundation

/// The data an app hands over for its widgets: its bills and transactions, and the settings that go with
/// them.
///
/// ```json
/// {
///   "currency": "CNY",
///   "bills": [{"id": "b1", "date": "2025-10-01", "amount": 3200, "currency": "CNY", "category": "rent"}],
///   "transactions": [{"id": 7, "date": "2025-10-03", "amount": "45.50", "currency": "CNY", "category": "food"}]
/// }
/// ```
/// Amounts are in the unit of the currency: the numbers `45.5` and `4.55e1` and the text `"45.50"` are 45
/// yuan and 50 fen. A text is written as people write it, without an exponent and with at most as many
/// decimals as the currency has. Unknown members are ignored, so that an app can hand over its records as
/// they are.
///
/// The kind of a transaction is in `kind`, or else in `type`: `spending` or `expense`, `refund`, `income`,
/// `transfer`. Without either it is spending. Any other word is a fault, because it may say that nothing was spent;
/// only a `type` beside a `kind` may be something else of the app's.
public struct AppLedger: Hashable, Sendable {
  /// The bills and transactions.
  public var ledger: Ledger
  /// The currency of the app's settings; `nil` if they name none.
  public var currency: Currency?
  /// The rules for the beginning of periods; `nil` if the app sends none.
  public var rules: PeriodRules?
  /// All budgets; `nil` if the app sends none.
  public var budgets: [Budget]?
  /// All categories; `nil` if the app sends none.
  public var categories: [SpendingCategory]?
  /// Whether the ledger speaks for all days, as the JSON of an app does, and not only for those from its first to its last.
  public internal(set) var isWhole = false
  /// The lines of a file whose rows are the same as an earlier row, in order; all of these count.
  ///
  /// In a list of JSON they are the numbers of its records, from 1. Empty for the bills and transactions of an app, where each
  /// record has its own id.
  public internal(set) var repeatedLines: [Int] = []
  /// The last lines of a file that are no rows, such as a sum or a remark of the bank; they are left out.
  public internal(set) var footerLines: [Int] = []
  /// How the rows of a file or a list were read; `nil` for the bills and transactions of an app.
  public internal(set) var layout: LedgerLayout?
  /// The columns of the file that were left out.
  public internal(set) var unusedColumns: [String] = []
  /// The first five of the repeated lines, which are named to people, and whether there are more.
  package var namedLines: (first: ArraySlice<Int>, areAll: Bool) {
    let first = repeatedLines.prefix(5)
    return (first, first.count == repeatedLines.count)
  }

  /// Makes a ledger without settings.
  public init(_ ledger: Ledger) { self.ledger = ledger }

  /// Reads the data that an app hands over.
  ///
  /// - Parameters:
  ///   - json: The ledger as JSON.
  ///   - day: Returns the user's civil day of a moment, for records with a moment instead of a date; `nil` if
  ///     there is none.
  /// - Throws: ``LedgerFileError`` with the faults, at most 50 of them one by one.
  public init(json: JSON, day: @escaping (Instant) -> CivilDate?) throws(LedgerFileError) {
    var reader = AppLedgerReader(day: day)
    let object = reader.take { () throws(JSONValueError) in try JSONObject(json: json) } ?? JSONObject()
    currency = reader.take { () throws(JSONValueError) in try object.optional("currency") } ?? nil
    rules = reader.take { () throws(JSONValueError) in try object.optional("rules") } ?? nil
    budgets = reader.list(object, "budgets", AppLedgerReader.budget)
    categories = reader.list(object, "categories", AppLedgerReader.category)
    ledger = Ledger(
      transactions: reader.list(object, "transactions", AppLedgerReader.transaction) ?? [],
      bills: reader.list(object, "bills", AppLedgerReader.bill) ?? [])
    reader.checkOnce("budgets", budgets?.map { $0.period.rawValue + ($0.category.map { " \($0)" } ?? "") })
    reader.checkOnce("categories", categories?.map(\.id))
    reader.checkOnce("transactions", ledger.transactions.map(\.id))
    reader.checkOnce("bills", ledger.bills.map(\.id))
    guard reader.faults.isEmpty else { throw reader.faults }
    isWhole = true
  }

  /// Whether the data includes any settings.
  public var hasSettings: Bool { currency != nil || rules != nil || budgets != nil || categories != nil }

  /// The currencies of the amounts, in the order of their codes.
  public var currencies: [Currency] {
    Set(ledger.transactions.map(\.amount.currency) + ledger.bills.map(\.amount.currency)).sorted()
  }
}

/// Reads the parts of a ledger one by one and continues after a fault, so that all faults are found.
private struct AppLedgerReader {
  let day: (Instant) -> CivilDate?
  var faults = LedgerFileError()

  init(day: @escaping (Instant) -> CivilDate?) { self.day = day }

  private mutating func report(_ error: JSONValueError) { faults.append(LedgerFault(.member(error))) }

  mutating func take<Value>(_ read: () throws(JSONValueError) -> Value) -> Value? {
    do throws(JSONValueError) {
      return try read()
    } catch {
      report(error)
      return nil
    }
  }

  /// Returns the elements of a list that may be missing.
  mutating func list<Element>(
    _ object: JSONObject, _ key: String, _ read: (Self, JSONObject) throws(JSONValueError) -> Element
  ) -> [Element]? {
    guard let json = object[key], json != .null else { return nil }
    guard let array = json.array else {
      report(JSONValueError(expected: "an array", found: json).inside(key))
      return nil
    }
    var elements: [Element] = []
    elements.reserveCapacity(array.count)
    for (place, json) in array.enumerated() {
      do throws(JSONValueError) {
        elements.append(try read(self, JSONObject(json: json)))
      } catch {
        report(error.inside(place).inside(key))
      }
    }
    return elements
  }

  /// Reports repeated names.
  ///
  /// Call it only for lists that were read completely, so that places are right.
  mutating func checkOnce(_ key: String, _ names: [String]?) {
    guard faults.isEmpty, let names else { return }
    var seen: Set<String> = []
    for (place, name) in names.enumerated() where !seen.insert(name).inserted {
      report(
        JSONValueError(expected: "each once", found: "'\(name.prefix(60))' a second time").inside(place)
          .inside(key))
    }
  }

  static func transaction(_ reader: Self, _ object: JSONObject) throws(JSONValueError) -> Ledger.Transaction {
    Ledger.Transaction(
      id: try id(object, "id"), day: try reader.date(object), amount: try amount(object),
      kind: try kind(object), category: try name(object, "category"),
      paidBill: try optionalID(object, "bill"))
  }

  static func bill(_ reader: Self, _ object: JSONObject) throws(JSONValueError) -> Ledger.Bill {
    // Bills have types of many sorts, such as rent, but what says that nothing is to be paid must not be counted.
    for key in ["kind", "type"] {
      guard let word = object[key]?.string, let kind = Ledger.Transaction.Kind(word: word), kind != .spending
      else { continue }
      throw JSONValueError(
        expected: "a bill to be paid, as only transactions have this kind", found: .string(word)
      )
      .inside(key)
    }
    return Ledger.Bill(
      id: try id(object, "id"), day: try reader.date(object), amount: try amount(object),
      category: try name(object, "category"), payment: try optionalID(object, "payment"))
  }

  /// Returns the kind of a transaction, spending if it has none.
  private static func kind(_ object: JSONObject) throws(JSONValueError) -> Ledger.Transaction.Kind {
    typealias Kind = Ledger.Transaction.Kind
    guard let kind: Kind = try object.optional("kind") else {
      guard let json = object["type"], json != .null else { return .spending }
      guard let type = json.string.flatMap(Kind.init(word:)) else {
        let expected = "\(Kind.expectation); or one of these as 'kind' beside it"
        throw JSONValueError(expected: expected, found: json).inside("type")
      }
      return type
    }
    // A type of another sort, such as "card", is the app's own.
    if let word = object["type"]?.string, let type = Kind(word: word), type != kind {
      throw JSONValueError(expected: "the same as its kind, \(kind.rawValue)", found: .string(word)).inside(
        "type")
    }
    return kind
  }

  static func budget(_: Self, _ object: JSONObject) throws(JSONValueError) -> Budget {
    let amount = try amount(object, sample: 123_450)
    let (period, category): (PeriodKind, String?) = (
      try object.required("period"), try name(object, "category")
    )
    do throws(BudgetError) {
      return try Budget(period: period, amount: amount, category: category)
    } catch {
      throw JSONValueError(expected: "zero or more", found: amount.plainNumber).inside("amount")
    }
  }

  static func category(_: Self, _ object: JSONObject) throws(JSONValueError) -> SpendingCategory {
    guard let id = try name(object, "id") else {
      throw JSONValueError(expected: "an id", found: object["id"]?.text).inside("id")
    }
    return SpendingCategory(id: id, name: try name(object, "name") ?? id)
  }

  /// Returns the date of a record, or else the day on which it was entered.
  private func date(_ object: JSONObject) throws(JSONValueError) -> CivilDate {
    func has(_ key: String) -> Bool { object[key] != nil && object[key] != .null }
    let expected = "a civil date such as 2026-02-17, or a moment such as 2026-02-17T05:00:00Z"
    guard has("date") || has("created_at") else {
      throw JSONValueError(
        expected: "\(expected); or 'created_at', which is used if there is no date", found: nil
      )
      .inside("date")
    }
    let key = has("date") ? "date" : "created_at"
    let text: String = try object.required(key)
    if let date = CivilDate(text) { return date }
    if let moment = Timestamp(text), let date = day(moment.instant) { return date }
    throw JSONValueError(expected: expected, found: .string(text)).inside(key)
  }

  private static func amount(_ object: JSONObject, sample: Int64 = -123_450) throws(JSONValueError) -> Money {
    let currency: Currency = try object.required("currency")
    do throws(JSONValueError) {
      return try Money(json: object["amount"], in: currency, sample: sample)
    } catch {
      throw error.inside("amount")
    }
  }

  /// Returns an id, which apps write as text or as a whole number.
  private static func id(_ object: JSONObject, _ key: String) throws(JSONValueError) -> String {
    if let number = object[key]?.integer { return "\(number)" }
    switch object[key] {
    case .string(let text) where !text.isEmpty: return text
    case .string, nil: throw JSONValueError(expected: "an id", found: object[key]?.text).inside(key)
    case let other?:
      guard let number = other.plainNumber, !number.contains(".") else {
        throw JSONValueError(expected: "a text or a whole number", found: other).inside(key)
      }
      return number
    }
  }

  private static func optionalID(_ object: JSONObject, _ key: String) throws(JSONValueError) -> String? {
    guard let json = object[key], json != .null, json != "" else { return nil }
    return try id(object, key)
  }

  /// Returns a name or the id of a category, in composed form; `nil` if it is missing or empty.
  private static func name(_ object: JSONObject, _ key: String) throws(JSONValueError) -> String? {
    guard let text = try optionalID(object, key) else { return nil }
    guard text.isOneLine else {
      throw JSONValueError(expected: "one line without control characters", found: .string(text)).inside(key)
    }
    return text.precomposedStringWithCanonicalMapping
  }
}

extension Money {
  /// Reads an amount in the unit of its currency, a number or a text such as `"45.50"`.
  ///
  /// - Parameter sample: Minor units of a valid number, as an example in messages.
  package init(json: JSON?, in currency: Currency, sample: Int64) throws(JSONValueError) {
    let expected = "a number such as \(Money(minorUnits: sample, currency: currency).plainNumber)"
    guard let json else { throw JSONValueError(expected: expected, found: nil) }
    guard let text = json.string ?? json.plainNumber else {
      throw JSONValueError(expected: expected, found: json)
    }
    do throws(MoneyTextError) {
      // Programs write ASCII digits; people type those of other scripts.
      for (place, character) in text.enumerated() where !character.isASCII && character != "\u{2212}" {
        throw .unexpected(character, column: place + 1)
      }
      self = try MoneyParser.plain.money(text, in: currency)
    } catch {
      throw JSONValueError(expected: expected, found: "'\((json.string ?? json.text).prefix(60))' (\(error))")
    }
  }
}

extension Ledger.Transaction.Kind: JSONDecodable {
  /// The words for the kinds, for messages.
  public static var expectation: String { "one of \(words.map(\.0).joined(separator: ", "))" }

  /// Reads the word for a kind; capital letters do not matter.
  public init(json: JSON) throws(JSONValueError) {
    guard let kind = json.string.flatMap(Self.init(word:)) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = kind
  }
}

extension String {
  /// Whether the text can name something: a line that is not blank.
  package var isName: Bool { isOneLine && !trimmed.isEmpty }

  /// Whether the text has no character that would break a line or control a terminal.
  package var isOneLine: Bool {
    unicodeScalars.allSatisfy {
      ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
  }
}
