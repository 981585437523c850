import Foundation
import Testing

/// The categories that `almanac budget set` and `almanac widget budget` are given.
struct BudgetCategoryTests {
  private func folder() throws -> BudgetFolder {
    let folder = try BudgetFolder()
    try folder.write("date,amount,currency,category\n2025-10-01,700,CNY,Rent\n2025-10-14,120,CNY,Food\n")
    #expect(try folder.importSpending().status == 0)
    return folder
  }

  /// No spending would ever count for a mistyped category.
  @Test func aCategoryThatNothingHasIsReported() throws {
    let folder = try folder()
    defer { folder.remove() }
    let told =
      "\nno amount has the category 'Fod', which has a budget; there are: Food, Rent\n"
    #expect(
      folder.budget("set --period month --amount 5 --category Fod --language en").output.hasSuffix(told))
    #expect(try folder.importSpending("--language en").output.hasSuffix(told))
    #expect(
      !folder.budget("set --period month --amount none --category Fod --language en").output.contains(
        "no amount has"))
    let before = try folder.bytes("budget.json")
    for (words, found) in [
      ("--period month --amount none --category Fod", "Fod: This month"),
      ("--period week --amount none", "This week"),
    ] {
      let refused = folder.budget("set \(words)")
      #expect(refused.status == 1 && refused.errors.hasPrefix("almanac: nothing was saved: No budget is set"))
      #expect(refused.errors.hasSuffix("\(found)\n"), "\(refused.errors)")
    }
    #expect(try folder.bytes("budget.json") == before)
  }

  /// An app has ids that nobody sees.
  @Test func MQ_24_aCategoryIsFoundByItsName() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    func transaction(_ id: Int, _ category: String) -> String {
      #"{"id": \#(id), "date": "2025-10-14", "amount": 85000, "currency": "VND", "category": "\#(category)"}"#
    }
    try folder.write(
      """
      {"categories": [{"id": "food", "name": "Ăn uống"}, {"id": "a1", "name": "Nhà"}, {"id": "a2", "name": "Nhà"}],
       "transactions": [\(transaction(1, "food")), \(transaction(2, "a1")), \(transaction(3, "a2"))]}
      """)
    #expect(try folder.importSpending().status == 0)
    func run(_ words: [String], category: String) -> Command {
      Command(words + ["--category", category, "--at", "2025-10-15T02:00:00Z", "--zone", "Asia/Shanghai"])
    }
    let set = ["budget", "set", "--file", folder.document, "--period", "month", "--amount"]
    let show = ["widget", "budget", "--family", "inline", "--language", "en", "--state", folder.document]
    let names = [
      "Ăn uống", "Ăn uống".decomposedStringWithCanonicalMapping, " ăn UỐNG ", "food", "FOOD", "An uong",
    ]
    for name in names {
      #expect(run(set + ["300000"], category: name).status == 0)
      #expect(run(show, category: name).output == "Ăn uống: ₫215,000 left\n", "\(name)")
    }
    #expect(folder.budget("status --language en").output.components(separatedBy: "₫300,000").count == 2)
    let before = try folder.bytes("budget.json")
    // Two categories have the name: neither is guessed.
    #expect(
      run(set + ["1"], category: "Nhà").errors
        == "almanac: nothing was saved: Several categories are called Nhà (a1, a2)\n")
    #expect(
      run(show, category: "Nhà").errors.hasPrefix(
        "almanac: Several categories are called Nhà (a1, a2)\n"))
    let unknown = run(show, category: "Ăn")
    #expect(unknown.status == 64 && unknown.output.isEmpty)
    #expect(
      unknown.errors.hasPrefix(
        "almanac: there is no category 'Ăn'; there are: Ăn uống (food), Nhà (a1), Nhà (a2)\n"),
      "\(unknown.errors)")
    #expect(try folder.bytes("budget.json") == before)
    #expect(run(set + ["none"], category: "ăn uống").status == 0)
    #expect(!folder.budget("status --language en").output.contains("₫300,000"))
  }

  @Test func MQ_24_aBudgetInAnotherCurrencyIsAnotherBudget() throws {
    let folder = try folder()
    defer { folder.remove() }
    for (amount, currency) in [(900, "CNY"), (50, "USD"), (1000, "CNY")] {
      #expect(folder.budget("set --period month --amount \(amount) --currency \(currency)").status == 0)
    }
    #expect(rows(folder, "CN¥1,000.00").count == 1 && rows(folder, "$50.00").count == 1)
    #expect(folder.widget("budget --family inline --language en") == "October 2025: CN¥180.00 left\n")
    #expect(
      folder.widget("budget --family inline --language en --currency USD") == "October 2025: $50.00 left\n")
    #expect(folder.budget("set --period month --amount none --currency CNY").status == 0)
    #expect(rows(folder, "CN¥1,000.00").isEmpty && rows(folder, "$50.00").count == 1)
  }

  /// Rows of `budget status` that have a text.
  private func rows(_ folder: BudgetFolder, _ text: String) -> [String] {
    folder.budget("status --language en").output.split(separator: "\n").map(String.init)
      .filter { $0.contains(text) }
  }

  private static let meals = """
    {"categories": [{"id": "food", "name": "Essen"}],
     "transactions": [{"id": 1, "date": "2025-10-14", "amount": 7, "currency": "CNY", "category": "food"}]}
    """

  /// The category may be known only after the budget was set.
  @Test(arguments: [
    ("Essen", meals), ("essen", meals), ("FOOD", meals),
    ("essen", "date,amount,currency,category\n2025-10-14,7,CNY,Essen\n"),
  ]) func MQ_24_aBudgetThatIsSetFirstBelongsToTheCategoryOfItsName(name: String, ledger: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    #expect(folder.budget("set --period month --amount 9 --currency CNY --category \(name)").status == 0)
    try folder.write(ledger)
    for _ in 1...2 {
      let imported = try folder.importSpending()
      #expect(imported.status == 0 && !imported.output.contains("no amount has"), "\(imported.output)")
      let rows = rows(folder, "9.00")
      #expect(rows.count == 1 && rows[0].contains("Essen  CN¥7.00  CN¥9.00"), "\(rows)")
    }
  }

  /// Nothing is guessed where two categories have the name, nor overwritten where both have a budget.
  @Test func MQ_24_aBudgetStaysWhereItsCategoryIsNotCertain() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    #expect(folder.budget("set --period month --amount 9 --currency CNY --category Essen").status == 0)
    try folder.write(Self.meals.replacing("}],\n", with: #"}, {"id": "out", "name": "Essen"}],"# + "\n"))
    let told = "\nno amount has the category 'Essen', which has a budget; "
    #expect(try folder.importSpending("--language en").output.contains(told))
    #expect(rows(folder, "CN¥9.00").count == 1)
    // An app that keeps a budget of its own for the category.
    let other = try BudgetFolder()
    defer { other.remove() }
    try other.write(
      Self.meals.replacing(
        "{\"categories",
        with: """
          {"budgets": [{"period": "month", "amount": 5, "currency": "CNY", "category": "food"},
                       {"period": "month", "amount": 9, "currency": "CNY", "category": "Essen"}], "categories
          """))
    #expect(try other.importSpending("--language en").output.contains(told))
    #expect(rows(other, "CN¥5.00").count == 1 && rows(other, "CN¥9.00").count == 1)
    // Setting the budget of this name creates one category.
    #expect(other.budget("set --period month --amount 8 --category essen").status == 0)
    #expect(rows(other, "Essen").count == 1 && rows(other, "Essen  CN¥7.00  CN¥8.00").count == 1)
  }

  /// An app that names categories in its budgets can hand over the same again.
  @Test func MQ_24_anAppsBudgetsByNameAreTakenAgain() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    for amount in [9, 8] {
      try folder.write(
        Self.meals.replacing(
          "{\"categories",
          with: """
            {"budgets": [{"period": "month", "amount": \(amount), "currency": "CNY", "category": "Essen"}], "categories
            """))
      let imported = try folder.importSpending()
      #expect(imported.status == 0, "\(imported.errors)")
      #expect(rows(folder, "Essen").count == 1 && rows(folder, "Essen  CN¥7.00  CN¥\(amount).00").count == 1)
    }
  }

  /// A version that took names for ids left budgets like this.
  @Test(arguments: [("9", 1), ("none", 0)]) func MQ_24_aBudgetThatWasSetByNameIsSetAgain(
    amount: String, count: Int
  ) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      Self.meals.replacing(
        "{\"categories",
        with: """
          {"budgets": [{"period": "month", "amount": 5, "currency": "CNY", "category": "food"}], "categories
          """))
    #expect(try folder.importSpending().status == 0)
    let text = String(decoding: try folder.bytes("budget.json"), as: UTF8.self)
    let budget = #""category":"food","#
    #expect(text.contains(budget), "\(text)")
    try folder.write(
      text.replacing(budget, with: #""category":"Essen","#)
        .replacing(/\ "checksum": "[0-9a-f]+",/, with: ""), to: "budget.json")
    #expect(rows(folder, "Essen  CN¥7.00  CN¥5.00").count == 1)
    #expect(folder.budget("set --period month --amount \(amount) --category Essen").status == 0)
    #expect(rows(folder, "Essen  CN¥7.00  CN¥9.00").count == count && rows(folder, "CN¥5.00").isEmpty)
  }

  /// Budgets that no category has yet are told apart by their names as categories are.
  @Test func MQ_24_capitalLettersMakeNoOtherBudget() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    #expect(folder.budget("set --period month --amount 5 --currency CNY --category Neu").status == 0)
    #expect(folder.budget("set --period month --amount 6 --category neu").status == 0)
    #expect(rows(folder, "CN¥5.00").isEmpty && rows(folder, "Neu  CN¥0.00  CN¥6.00").count == 1)
  }

  /// Imports remove spaces at the ends and use the composed form; budgets do the same.
  @Test func namesOfCategoriesAreThoseOfImports() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write("date,amount,currency,category\n2025-10-14,120,CNY, Ăn uống \n")
    #expect(try folder.importSpending().status == 0)
    for category in [" Ăn uống ", "Ăn uống".decomposedStringWithCanonicalMapping] {
      let words = [
        "budget", "set", "--file", folder.document, "--period", "month", "--amount", "150", "--category",
      ]
      #expect(Command(words + [category]).status == 0)
    }
    let text = String(decoding: try folder.bytes("budget.json"), as: UTF8.self)
    #expect(text.utf8.count == text.precomposedStringWithCanonicalMapping.utf8.count)
    let rows = folder.budget("status --language en").output.split(separator: "\n").filter {
      $0.contains("80%")
    }
    #expect(rows.count == 1 && rows[0].contains("Ăn uống  CN¥120.00  CN¥150.00  80%"), "\(rows)")
  }
}
