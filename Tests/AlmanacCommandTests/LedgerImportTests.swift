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
        "spending.csv:2:19: error: kind 'rent' is not one of: spending, income, transfer, bill"))
    #expect(failure.errors.contains("spending.csv:4:24: error: a bill 'a' appears twice"))
    #expect(!folder.names.contains("budget.json"))
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
