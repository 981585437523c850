import BudgetWidgetCore
import TestSupport
import Testing
import WidgetBridge

/// The schema of a ledger compared with the reader, and with the messages about invalid values.
struct LedgerFormTests {
  /// Returns a ledger with one value at a place.
  private static func ledger(_ place: String, _ value: String) throws -> JSON {
    var members = ["id": "1", "date": #""2026-02-17""#, "amount": "1", "currency": #""USD""#]
    let words = place.split(separator: ".").map(String.init)
    switch words[0] {
    case "rules": members = [:]
    case "budgets": members = ["period": #""month""#, "amount": "1", "currency": #""USD""#]
    case "categories": members = ["id": #""food""#]
    default: break
    }
    members[words[1]] = value
    let object = "{\(members.map { "\"\($0)\": \($1)" }.sorted().joined(separator: ", "))}"
    return try JSON(
      parsing: Array(#"{"\#(words[0])": \#(words[0] == "rules" ? object : "[\(object)]")}"#.utf8))
  }

  private static func read(_ json: JSON) throws -> Ledger {
    let today = try #require(CivilDate("2026-02-17"))
    return try Ledger([LedgerFile(.value(json))], currency: nil, today: today) {
      LocalDays(zone: .utc).day(at: $0)
    }
  }

  private static func faults(_ json: JSON) throws -> [String] {
    let error = try #require(throws: LedgerError.self) { try read(json) }
    return "\(BudgetError.ledger(error))".split(separator: "\n").map(String.init)
  }

  /// Allowed values: in JSON `100`, `1e2` and `100.0` are the same number.
  private static let right: [(String, [String])] = [
    (
      "transactions.amount",
      [
        "100", "1e2", "1E+2", "100.0", "100.00000", "4.550e1", "45.5", "0.45e2", "0e9", "-0.0", "12345e-2",
        "10000000000000.00", #""45.50""#, #"" 1""#,
      ]
    ),
    ("bills.amount", ["1e2", #""45.50""#]), ("budgets.amount", ["1e2", "0", "0.0", #""45.50""#]),
    ("rules.minimalDays", ["4", "4.0", "0.4e1", "40e-1", "1", "7", "null"]),
    ("rules.monthStartDay", ["28", "2.8e1", "null"]),
    ("rules.financialYearStart", [#"{"month": 4.0, "day": 6e0}"#, "{}", "null"]),
    ("transactions.id", ["7", "7.0", "7e1", #""7.5""#, "-3", "7.5", "null", #""""#]),
    ("bills.id", ["7.0", "0.5"]),
    ("transactions.category", ["7", "7.0", "7.5", "null", #""""#, #""Ăn uống""#]),
    (
      "transactions.kind",
      [
        "null", #""""#, #""income ""#, #""spending""#, #""expense""#, #""refund""#, #""Income""#,
        #""TRANSFER""#,
        #""income", "type": "card""#,
      ]
    ),
    ("transactions.type", ["null", #""""#, #""expense""#, #""INCOME""#, #""Refund""#]),
    ("bills.type", ["null", "1", #""rent""#, #""Expense""#, #""incomes""#, #""""#]),
    ("bills.kind", [#""rent""#]),
    ("categories.name", [#""Ăn, uống""#, "null"]),
    (
      "transactions.date",
      [
        #""2026-02-17T05:00:00Z""#, #""2026-02-17t05:00:00z""#, #""2026-02-17T05:00:00.25+07:00""#,
      ]
    ),
  ]

  private static let wrong: [(String, [String])] = [
    (
      "transactions.amount",
      [
        "null", "true", "[]", #""""#, #""1e2""#, #""４５""#, #""٤٥""#, #""+1""#, "-1", #""-1""#, #""1,5""#,
        #""$1""#,
        #""\#u{FEFF}1""#,
      ]
    ),
    ("bills.amount", [#""５""#]), ("budgets.amount", ["-1", "-1e0", #""-1""#, #""５""#]),
    ("rules.minimalDays", ["0", "8", "4.5", "8.0", "1e1", #""4""#, "true"]),
    ("rules.monthStartDay", ["29", "0.0", #""1""#]),
    ("rules.financialYearStart", [#"{"month": 13}"#, #"{"day": 29.0}"#, #"{"day": "1"}"#, "4"]),
    ("transactions.id", ["[]", "true", #""a\nb""#]),
    ("transactions.category", [#""a\nb""#, #""a\n""#, #""\u0000""#, #""\u2028""#, "true"]),
    ("transactions.kind", ["1", #""salary""#, #""income\n""#, #""credit""#]),
    ("transactions.type", ["1", "{}", #""salary""#, #""debit""#, #""card", "kind": null"#]),
    ("bills.type", [#""income""#, #""Refund""#, #""TRANSFER""#]), ("bills.kind", [#""income""#]),
    ("bills.category", [#""a\tb""#]), ("budgets.category", [#""\u009f""#]),
    ("categories.id", [#""a\nb""#, #""""#]), ("categories.name", [#""a\rb""#]),
    ("transactions.date", [#""2026-02-17 05:00:00Z""#, "20260217"]),
  ]

  @Test func theSchemaAndTheReaderAgree() throws {
    var check = try SchemaCheck(try #require(StoredForm.all.first { $0.name == "momiq-ledger" }).schema())
    for (cases, isRight) in [(Self.right, true), (Self.wrong, false)] {
      for (place, values) in cases {
        for value in values {
          let ledger = try Self.ledger(place, value)
          #expect((check.fault(ledger) == nil) == isRight, "schema, \(place) = \(value)")
          #expect(((try? Self.read(ledger)) != nil) == isRight, "reader, \(place) = \(value)")
        }
      }
    }
  }

  /// Cents of dollars, computed by hand.
  @Test(arguments: [
    ("1e2", 10_000), ("4.550e1", 4_550), ("0.45e2", 4_500), ("0e9", 0), ("-0.0", 0),
    ("12345e-2", 12_345), ("100.00000", 10_000), ("10000000000000.00", 1_000_000_000_000_000),
  ]) func numbersAreExact(text: String, cents: Int64) throws {
    let ledger = try Self.read(Self.ledger("transactions.amount", text))
    var document = BudgetDocument(
      currency: try Currency(code: "USD"), asOf: try #require(CivilDate("2026-02-17")))
    try document.record(ledger.sums, asOf: document.asOf)
    #expect(document.totals.first?.days.first?.minorUnits == cents)
  }

  /// Rules that the schema cannot express: the decimals of a currency, and the largest amount.
  @Test(arguments: [
    (
      "transactions.amount", "10000000000000.01",
      "transactions[0].amount: “10000000000000.01” is too large. At most $10,000,000,000,000.00 is allowed"
    ),
    (
      "transactions.amount", "1e-7",
      "transactions[0].amount: “0.0000001” has too many decimals: USD has 2"
    ),
    (
      "transactions.amount", "1e999",
      "transactions[0].amount: This is missing or wrong: found 1e999, expected a text or a number"
    ),
    (
      "transactions.amount", #""1.500""#,
      "transactions[0].amount: “1.500” has too many decimals: USD has 2"
    ),
    (
      "transactions.amount", #""1５""#,
      "transactions[0].amount: “1５” is not an amount such as 1234.50"
    ),
    (
      "budgets.amount", "1.005",
      "budgets[0].amount: This is missing or wrong: found 1.005, expected a number, zero or more, such as 1234.50, at most 10000000000000.00"
    ),
    (
      "budgets.amount", "true",
      "budgets[0].amount: This is missing or wrong: found true, expected a number, zero or more, such as 1234.50, at most 10000000000000.00"
    ),
    (
      "budgets.amount", "-1.5",
      "budgets[0].amount: This is missing or wrong: found -1.5, expected a number, zero or more, such as 1234.50, at most 10000000000000.00"
    ),
    (
      "rules.minimalDays", #""4""#,
      #"rules.minimalDays: This is missing or wrong: found "4", expected a whole number from 1 to 7"#
    ),
    (
      "rules.minimalDays", "0",
      "rules.minimalDays: This is missing or wrong: found 0, expected a whole number from 1 to 7"
    ),
    (
      "rules.monthStartDay", "29",
      "rules.monthStartDay: This is missing or wrong: found 29, expected a whole number from 1 to 28"
    ),
    (
      "rules.financialYearStart", #"{"month": 13}"#,
      "rules.financialYearStart.month: This is missing or wrong: found 13, expected a whole number from 1 to 12"
    ),
    (
      "transactions.currency", #""usd""#,
      #"transactions[0].currency: “usd” is not a currency such as CNY"#
    ),
    (
      "transactions.currency", #""XAU""#,
      #"transactions[0].currency: “XAU” is not a currency such as CNY"#
    ),
    (
      "transactions.date", "null",
      "transactions[0].date: The date is missing"
    ),
    (
      "transactions.type", #""salary""#,
      #"transactions[0].type: “salary” is not one of spending, refund, income, transfer"#
    ),
    (
      "transactions.kind", #""salary""#,
      #"transactions[0].kind: “salary” is not one of spending, refund, income, transfer"#
    ),
    (
      "transactions.kind", #""spending", "type": "income""#,
      #"transactions[0].type: This is missing or wrong: found "income", expected the same as its kind"#
    ),
  ]) func whatIsAllowedIsSaid(place: String, value: String, message: String) throws {
    let ledger = try Self.ledger(place, value)
    #expect(try Self.faults(ledger) == [message])
  }

  @Test func aCurrencyThatIsMissingIsNamed() throws {
    let ledger: JSON = [
      "transactions": .array([["id": "a", "date": "2026-02-17", "amount": .integer(1)]]),
      "budgets": .array([]),
    ]
    let missing = try Self.faults(ledger)
    #expect(missing.count == 1 && missing[0].hasPrefix("transactions[0].currency: "), "\(missing)")
    let budget: JSON = ["period": "month", "amount": .integer(1), "currency": "USD"]
    let twice = try Self.faults(["budgets": .array([budget, budget])])
    #expect(twice.count == 1 && twice[0].hasPrefix("budgets[1]: "), "\(twice)")
    // Budgets of two currencies are two.
    let euro: JSON = ["period": "month", "amount": .integer(1), "currency": "EUR"]
    #expect(try Self.read(["budgets": .array([budget, euro])]).settings.budgets?.count == 2)
  }
}
