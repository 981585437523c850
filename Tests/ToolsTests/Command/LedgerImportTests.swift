import Foundation
import Testing

/// `almanac budget import` of bills and of an app's JSON, and what it does not do without `--replace`.
struct LedgerImportTests {
  private static let header = "date,amount,currency,category,kind,bill\n"

  @Test func MQ_09_billsAndWhatPaysThemCountOnce() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      Self.header + """
        2025-10-01,3000,CNY,Rent,bill,rent-10
        2025-10-02,3000,CNY,,,rent-10
        2025-10-04,40,CNY,Card,bill,card-10
        2025-10-04,40,CNY,,transfer,card-10
        2025-10-05,80,CNY,Water,bill,
        2025-10-06,9000,CNY,,income,
        2025-10-07,500,CNY,,transfer,
        2025-10-08,20,CNY,Food,Spending,
        2022-01-01,7,CNY,Food,,

        """)
    let imported = try folder.importSpending()
    #expect(
      imported.output.hasPrefix(
        """
        amounts: 4, days: 4, currencies: CNY
        amounts before 2024-01-01, which no total has: 1
        bills that a transaction pays, left out: 1
        income and transfers, left out: 3
        \(folder.document): 2022-01-01 to 2025-10-08 of files without a source are now those of \
        \(folder.path("spending.csv")); budgets stay

        """), "\(imported.output)\(imported.errors)")
    #expect(folder.widget("spending --family inline --language en") == "This month: CN¥3,140.00 spent\n")
    // The payment has the category of its bill.
    #expect(folder.budget("set --period month --amount 3000 --category Rent").status == 0)
    #expect(
      folder.widget("budget --family inline --language en --category Rent")
        == "Rent: CN¥0.00 left\n")
  }

  @Test func rowsThatAreNoBills() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      Self.header + "2025-10-01,1,CNY,,rent,a\n2025-10-01,1,CNY,,bill,a\n2025-10-02,1,CNY,,bill,a\n")
    let failure = try folder.importSpending()
    #expect(failure.status == 1)
    #expect(
      failure.errors.contains(
        "spending.csv:2:19: error: kind 'rent' is not one of: spending, expense, refund, income, transfer, bill"
      ))
    #expect(failure.errors.contains("spending.csv:4:24: error: a bill 'a' appears twice"))
    #expect(!folder.names.contains("budget.json"))
  }

  /// Records of an app say in `type` what `kind` says in a ledger, and nothing that was not spent counts as spent.
  @Test func MQ_09_incomeOfAnAppIsNotSpent() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    func record(_ id: Int, _ amount: String, _ members: String) -> String {
      #"{"id": \#(id), "date": "2025-10-14", "amount": \#(amount), "currency": "USD", \#(members)}"#
    }
    try folder.write(
      """
      {"transactions": [
        \(record(1, "12.5", #""type": "income""#)), \(record(2, "40", #""type": "EXPENSE""#)),
        \(record(3, "5", #""type": "refund""#)), \(record(4, "-1", #""kind": "refund""#)),
        \(record(5, "300", #""type": "Transfer""#)), \(record(6, "2", #""kind": "spending", "type": "card""#)),
        \(record(7, "9", #""kind": "income", "type": "income""#))]}
      """)
    let imported = try folder.importSpending()
    #expect(
      imported.output.hasPrefix(
        """
        amounts: 4, days: 1, currencies: USD
        refunds: 2, together USD 6.00
        income and transfers, left out: 3

        """), "\(imported.output)\(imported.errors)")
    // 40 and 2 were spent, 5 and 1 were given back.
    #expect(folder.widget("spending --family inline --language en") == "This month: $36.00 spent\n")
  }

  /// As a bank writes a statement: what was paid is negative, what was given back is positive.
  private static let statement =
    header + """
      2025-10-01,-45.67,EUR,Food,,
      2025-10-02,-10.00,EUR,Food,expense,
      2025-10-03,-0.33,EUR,,bill,b
      2025-10-04,2000,EUR,,income,

      """

  /// Nobody but the user knows whether these were paid or given back.
  @Test func MQ_05_amountsThatAreAllNegativeAreAskedFor() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.statement)
    let refused = try folder.importSpending()
    #expect(
      refused.errors == """
        almanac: nothing was saved; \(folder.path("spending.csv")): 3 amounts are negative: they may be money spent, \
        or refunds; say --expenses: 'negative' if money spent is negative in it, or 'positive' if these are refunds

        """)
    #expect(refused.status == 1 && !folder.names.contains("budget.json"))
    let spent = try folder.importSpending("--expenses negative")
    #expect(
      spent.output.hasPrefix(
        "amounts: 3, days: 3, currencies: EUR\nincome and transfers, left out: 1\n"), "\(spent.output)")
    #expect(folder.widget("spending --family inline --language en") == "This month: €56.00 spent\n")
    let given = try folder.importSpending("--expenses positive --replace").output
    #expect(given.contains("\nrefunds: 3, together EUR 56.00\n"), "\(given)")
    #expect(folder.widget("spending --family inline --language en") == "This month: -€56.00 spent\n")
  }

  /// The sums of a small statement, by hand: 45.67 + 10 + 0.33 − 20.01 is 35.99.
  @Test(arguments: [("negative", "-"), ("positive", "")]) func MQ_05_refundsAreToldWithTheirSum(
    sign: String, minus: String
  ) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let statement = Self.statement + "2025-10-05,20.01,EUR,Food,,\n2025-10-06,0,EUR,,,\n"
    // The other convention: every sign but that of the income is the opposite.
    let other = statement.replacing(",-", with: ",").replacing(",20.01", with: ",-20.01")
    try folder.write(minus.isEmpty ? other : statement)
    let imported = try folder.importSpending("--expenses \(sign) --received refund")
    #expect(
      imported.output.hasPrefix("amounts: 5, days: 5, currencies: EUR\nrefunds: 1, together EUR 20.01\n"),
      "\(imported.output)")
    #expect(folder.widget("spending --family inline --language en") == "This month: €35.99 spent\n")
    // Neither is one refund among purchases told from one purchase among refunds.
    #expect(try folder.importSpending("--received refund").errors.contains("; say --expenses: "))
  }

  /// Two coffees are possible, and so is a statement that was exported twice.
  @Test func rowsThatAreTheSameAreTold() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let row = "2025-10-01,3,CNY,Coffee,,\n"
    try folder.write(
      Self.header + row + row + "2025-10-01,3,CNY,Tea,,\n" + "2025-10-01,3.00,CNY, Coffee,spending,\n")
    let words = "\nrows that are the same as an earlier row, and count too: "
    #expect(try folder.importSpending().output.contains("\(words)2, first on lines 3, 5\n"))
    #expect(folder.widget("spending --family inline --language en") == "This month: CN¥12.00 spent\n")
    try folder.write(Self.header + String(repeating: row, count: 9))
    #expect(
      try folder.importSpending("--replace").output.contains("\(words)8, first on lines 3, 4, 5, 6, 7\n"))
    // The records of a list are on no lines of their own.
    let record = #"{"date": "2025-10-01", "amount": 3, "currency": "CNY"}"#
    try folder.write("[\(record), \(record)]")
    #expect(try folder.importSpending("--replace").output.contains("\(words)1, first as records 2\n"))
  }

  @Test(arguments: [
    (
      "{\"transactions\": [\n  {\"id\": 1,}]}",
      "F:2:12: error: not JSON: byte 30: byte 0x7d is not allowed here"
    ), ("[]", "F: error: the value: found an array, expected an object"),
    (
      #"{"transactions": [{"id": 1}, {"id": 2, "date": "2025-10-01", "amount": 1, "currency": "XAU"}]}"#,
      "F: error: transactions[1].currency: found \"XAU\", expected a currency code of ISO 4217"
    ),
  ]) func theJSONOfAnAppThatIsNotRight(text: String, message: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(text)
    let failure = try folder.importSpending()
    let errors = failure.errors.replacing(folder.path("spending.csv"), with: "F")
    #expect(failure.status == 1 && errors.contains(message), "\(errors)")
    #expect(!folder.names.contains("budget.json"))
  }

  /// In 2027, 1 January is a Friday: by the rule of the United States it is in week 1, by ISO 8601 in week
  /// 53.
  @Test func MQ_16_whichWeekIsTheFirstIsAChoice() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.header + "2027-01-01,1,USD,,,\n")
    #expect(try folder.importSpending().status == 0)
    func week() -> String {
      Command.output(
        "widget budget --family small --language en --period week --state \(folder.document) --at 2027-01-01T12:00:00Z --zone UTC"
      )
    }
    #expect(week().hasPrefix("Week 53\n"))
    #expect(folder.budget("set --first-weekday sunday --minimal-days 1").status == 0)
    #expect(week().hasPrefix("Week 1\n"))
    // Another first weekday brings the rule that goes with it.
    #expect(folder.budget("set --first-weekday monday").status == 0)
    #expect(String(decoding: try folder.bytes("budget.json"), as: UTF8.self).contains("\"minimalDays\": 4"))
    #expect(
      folder.budget("set --minimal-days 0").errors.contains(
        "'0' is not allowed for --minimal-days; allowed: 1 to 7"))
  }
}
