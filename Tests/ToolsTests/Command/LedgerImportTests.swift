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
      imported.output == """
        4 amounts on 4 days in CNY
        left out: 1 amount before 2024-01-01, where totals begin
        left out: 1 bill that a transaction pays
        left out: 3 transactions of income and transfers
        \(folder.document): all totals now come from \(folder.path("spending.csv")); budgets and settings are unchanged

        """, "\(imported.errors)")
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
        4 amounts on 1 day in USD
        2 of them are refunds: USD 6.00
        left out: 3 transactions of income and transfers

        """), "\(imported.output)\(imported.errors)")
    // 40 and 2 were spent, 5 and 1 were given back.
    #expect(folder.widget("spending --family inline --language en") == "This month: $36.00 spent\n")
  }

  @Test(arguments: [
    (
      #""type": "salary""#,
      #"transactions[0].type: found "salary", expected one of spending, expense, refund, income, transfer; or one of these as 'kind' beside it"#
    ),
    (
      #""type": 1"#,
      "transactions[0].type: found 1, expected one of spending, expense, refund, income, transfer; or one of these as 'kind' beside it"
    ),
    (
      #""kind": "salary""#,
      #"transactions[0].kind: found "salary", expected one of spending, expense, refund, income, transfer"#
    ),
    (
      #""kind": "spending", "type": "income""#,
      #"transactions[0].type: found "income", expected the same as its kind, spending"#
    ),
  ]) func MQ_09_whatMayNotBeSpendingIsRefused(member: String, message: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      #"{"transactions": [{"id": 1, "date": "2025-10-14", "amount": 5, "currency": "USD", \#(member)}]}"#)
    let refused = try folder.importSpending()
    #expect(refused.status == 1 && refused.errors.hasSuffix("error: \(message)\n"), "\(refused.errors)")
    #expect(!folder.names.contains("budget.json"))
  }

  /// A type of bills may be any word, as it says what for, but an invoice to somebody else is no bill.
  @Test func MQ_09_aBillOfIncomeIsRefused() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    func bill(_ type: String) -> String {
      #"{"bills": [{"id": 1, "date": "2025-10-14", "amount": 5, "currency": "USD", "type": "\#(type)"}]}"#
    }
    try folder.write(bill("Income"))
    let refused = try folder.importSpending()
    #expect(
      refused.errors.contains(#"bills[0].type: found "Income", expected a bill to be paid"#),
      "\(refused.errors)")
    try folder.write(bill("rent"))
    #expect(try folder.importSpending().output.hasPrefix("1 amount on 1 day in USD\n"))
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
        almanac: nothing was saved; \(folder.path("spending.csv")): 3 amounts are negative, and outweigh the positive \
        amounts of their currency: they may be money spent, or refunds. --expenses negative counts them as money \
        spent, and positive amounts as refunds, unless their kind is income; --expenses positive counts them as \
        refunds

        """)
    #expect(refused.status == 1 && !folder.names.contains("budget.json"))
    let spent = try folder.importSpending("--expenses negative")
    #expect(
      spent.output.hasPrefix(
        "3 amounts on 3 days in EUR\nleft out: 1 transaction of income and transfers\n"), "\(spent.output)")
    #expect(folder.widget("spending --family inline --language en") == "This month: €56.00 spent\n")
    let given = try folder.importSpending("--expenses positive").output
    #expect(given.contains("\n3 of them are refunds: EUR 56.00\n"), "\(given)")
    #expect(folder.widget("spending --family inline --language en") == "This month: -€56.00 spent\n")
  }

  /// A bank's statement has a salary among what was paid, and some rows of zero.
  @Test(arguments: [("2025-10-05,30,EUR,,,", 3), ("2025-10-05,0,EUR,,,", 3)])
  func MQ_05_negativeAmountsThatOutweighTheOthersAreAskedFor(row: String, count: Int) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.statement + row + "\n")
    let refused = try folder.importSpending()
    #expect(refused.status == 1 && refused.output.isEmpty && !folder.names.contains("budget.json"))
    #expect(
      refused.errors.contains(": \(count) amounts are negative, and outweigh the positive amounts of"),
      "\(refused.errors)")
    #expect(try folder.importSpending("--expenses positive").status == 0)
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
    let imported = try folder.importSpending("--expenses \(sign)")
    #expect(
      imported.output.hasPrefix("5 amounts on 5 days in EUR\n1 of them is a refund: EUR 20.01\n"),
      "\(imported.output)")
    #expect(folder.widget("spending --family inline --language en") == "This month: €35.99 spent\n")
    if minus.isEmpty { #expect(try folder.importSpending().output == imported.output) }
  }

  /// Two coffees are possible, and so is a statement that was exported twice.
  @Test func rowsThatAreTheSameAreTold() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let row = "2025-10-01,3,CNY,Coffee,,\n"
    try folder.write(
      Self.header + row + row + "2025-10-01,3,CNY,Tea,,\n" + "2025-10-01,3.00,CNY, Coffee,spending,\n")
    let twice = try folder.importSpending().output
    #expect(
      twice.contains("\n2 rows are the same as an earlier row, and count too: lines 3, 5\n"), "\(twice)")
    #expect(folder.widget("spending --family inline --language en") == "This month: CN¥12.00 spent\n")
    try folder.write(Self.header + String(repeating: row, count: 9))
    #expect(try folder.importSpending().output.contains("count too: lines 3, 4, 5, 6, 7 and so on\n"))
    try folder.write(Self.header + row + row)
    #expect(
      try folder.importSpending().output.contains(
        "\n1 row is the same as an earlier row, and counts too: line 3\n"))
  }

  /// A header alone, a file that begins later, and one without a currency that has totals.
  @Test(
    arguments: [
      ("", "has no amounts"),
      ("2025-10-14,1,CNY,,,\n", "has nothing in CNY on 2025-10-01, where the document has a total"),
      (
        "2025-10-01,1,USD,,,\n",
        "has nothing in CNY on 2 days between 2025-10-01 and 2025-10-14, where the document has totals"
      ),
    ]) func whatTakesTotalsAwayIsAskedFor(rows: String, reason: String) throws
  {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.header + "2025-10-01,1,CNY,,,\n2025-10-14,2,CNY,,,\n")
    #expect(try folder.importSpending().status == 0)
    let before = try folder.bytes("budget.json")
    try folder.write(Self.header + rows)
    let refused = try folder.importSpending()
    #expect(refused.status == 1 && refused.output.isEmpty)
    #expect(
      refused.errors.contains("nothing was saved; \(folder.path("spending.csv")) \(reason)"),
      "\(refused.errors)")
    #expect(refused.errors.contains("--replace"))
    #expect(try folder.bytes("budget.json") == before && !folder.names.contains("budget.json.backup"))
    // With `--replace` it is done, and the previous document stays under a name that no later write uses.
    #expect(try folder.importSpending("--replace").output.contains("the document as it was: "))
    #expect(try folder.importSpending("--replace").status == 0)
    #expect(folder.budget("set --period week --amount 5").status == 0)
    #expect(try folder.bytes("budget.json.backup-import") == before)
    #expect(!folder.names.contains("budget.json.backup-import-2"))
  }

  @Test func budgetsOfAnAppAreNotTakenAwayUnasked() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let spent = #""transactions": [{"id": 1, "date": "2025-10-01", "amount": 7, "currency": "CNY"}]"#
    let budget = #"{"period": "month", "amount": 100, "currency": "CNY"}"#
    try folder.write(
      #"{"budgets": [\#(budget)], "categories": [{"id": "a", "name": "Food"}], \#(spent)}"#)
    #expect(try folder.importSpending().status == 0)
    let before = try folder.bytes("budget.json")
    try folder.write(#"{"budgets": [], "categories": [], \#(spent)}"#)
    let refused = try folder.importSpending()
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(
        "lacks 1 budget of the document; lacks the name of 1 category; --replace replaces all settings that it names anyway"
      ), "\(refused.errors)")
    #expect(try folder.bytes("budget.json") == before)
    #expect(try folder.importSpending("--replace").output.contains("the document as it was: "))
    #expect(try folder.bytes("budget.json.backup-import") == before)
  }

  @Test func MQ_09_momentsOfAnAppCountOnTheDayOfTheUser() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      """
      {"currency": "CNY", "budgets": [{"period": "month", "amount": 1000, "currency": "CNY"}],
       "rules": {"firstWeekday": "sunday", "minimalDays": 1},
       "bills": [{"id": 1, "date": "2025-10-01", "amount": 700, "currency": "CNY", "payment": 9}],
       "transactions": [{"id": 9, "created_at": "2025-10-01T17:00:00Z", "amount": 700, "currency": "CNY"},
                        {"id": 10, "date": "2025-10-14", "amount": "120.00", "currency": "CNY", "user": "x"}]}
      """)
    let imported = try folder.importSpending()
    #expect(
      imported.output.hasPrefix("2 amounts on 2 days in CNY\nleft out: 1 bill that a transaction pays\n"),
      "\(imported.errors)")
    #expect(imported.output.contains("so do the settings that it names"))
    // 17:00 in UTC is the next day in Shanghai.
    let stored = String(decoding: try folder.bytes("budget.json"), as: UTF8.self)
    #expect(stored.contains(#""days":{"2025-10-02":70000,"2025-10-14":12000}"#))
    #expect(folder.widget("budget --family inline --language en") == "October 2025: CN¥180.00 left\n")
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
    (
      #"{"currency": "CNY", "budgets": [{"period": "month", "amount": -1, "currency": "CNY"}]}"#,
      "F: error: budgets[0].amount: found -1.00, expected zero or more"
    ),
    (
      #"{"currency": "CNY", "categories": [{"id": "a"}, {"id": "a"}]}"#,
      "F: error: categories[1]: found 'a' a second time, expected each once"
    ),
    (
      #"{"rules": {"minimalDays": 8}}"#,
      "F: error: rules.minimalDays: found 8, expected a whole number from 1 to 7"
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
    // Another first weekday keeps this rule.
    #expect(folder.budget("set --first-weekday monday").status == 0)
    #expect(String(decoding: try folder.bytes("budget.json"), as: UTF8.self).contains("\"minimalDays\": 1"))
    #expect(
      folder.budget("set --minimal-days 0").errors.contains("'0' is not a number of days from 1 to 7"))
  }
}
