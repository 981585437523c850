import Foundation
import TestSupport
import Testing

/// `almanac budget import`, `undo`, `add`, `remove` and `list`.
struct BudgetImportTests {
  private static let header = "date,amount,currency,category,kind,note,id\n"
  private static let spending =
    header + """
      2025-10-01,320.00,CNY,房租,,"rent, October",
      2025-10-03,45.5,CNY,餐饮,spending,"a ""good"" lunch",7
      2025-10-15,20,CNY,购物,refund,,
      2025-10-20,50,CNY,餐饮,,planned,
      2025-10-02,7.25,USD,,,,
      2025-10-04,9000,CNY,,income,,
      2025-10-03,45.50,CNY,餐饮,,"a ""good"" lunch",7

      """

  private func folder(_ text: String = spending) throws -> BudgetFolder {
    let folder = try BudgetFolder()
    try folder.write(text)
    return folder
  }

  @Test func MQ_10_totalsAreThoseOfTheFileAndNotesStayInIt() throws {
    let folder = try folder()
    defer { folder.remove() }
    let first = try folder.importSpending("--currency CNY --language en")
    let path = folder.path("spending.csv")
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      first.output.hasPrefix(
        """
        records: 6, 2025-10-01 to 2025-10-20, in CNY, USD
        refunds: 1, together CNY 20.00
        income and transfers, which do not count: 1
        the id '7' is at \(path):3 and \(path):8, equal in all columns; it counts once
        \(folder.document): the ledger is now \(path); 'undo' brings back the one before (0 records)

        """), "\(first.output)")
    let shown = folder.widget("spending --family medium --language en")
    #expect(shown.hasPrefix("This month  October 2025\nCN¥345.50\n") && shown.hasSuffix("\nPlus $7.25\n"))
    // Importing again, or in another order, changes nothing.
    let bytes = try folder.bytes("budget.json")
    #expect(try folder.importSpending().status == 0)
    #expect(try folder.bytes("budget.json") == bytes)
    for name in folder.names where name != "spending.csv" {
      #expect(!String(decoding: try folder.bytes(name), as: UTF8.self).contains("lunch"), "\(name)")
    }
    #expect(!String(decoding: bytes, as: UTF8.self).contains("房租\":32000,\"餐饮"))
  }

  @Test func everythingThatIsWrongIsReportedAndNothingIsSaved() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(try folder.importSpending("--currency CNY").status == 0)
    let before = try folder.bytes("budget.json")
    try folder.write("date,amount\n2025-10-03,-9.00\n2025-10-03,1.005\n")
    try folder.write("Datum;Betrag\n01.02.2025;-3,50\n", to: "bank.csv")
    let failure = folder.budget(
      "import \(folder.path("spending.csv")) \(folder.path("bank.csv")) \(folder.path("none.csv"))")
    let lines = failure.errors.split(separator: "\n").map(String.init)
    #expect(failure.status == 1 && failure.output.isEmpty)
    #expect(lines.count == 5 && lines[0] == "almanac: nothing was saved:", "\(lines)")
    #expect(
      lines.contains {
        $0.hasPrefix("\(folder.path("spending.csv")):2:") && $0.contains("kind refund: 9.00,refund")
      }
    )
    #expect(
      lines.contains {
        $0.hasPrefix("\(folder.path("spending.csv")):3:")
          && $0.contains("“1.005” has too many decimals: ")
      })
    #expect(
      lines.contains { $0.hasPrefix(folder.path("bank.csv")) && $0.contains("From Your Bank to a Budget") })
    #expect(lines.contains { $0.hasPrefix(folder.path("none.csv")) })
    #expect(try folder.bytes("budget.json") == before)
  }

  /// As for the compiler: whoever sees fifty knows what is wrong.
  @Test func ofVeryManyFaultsTheFirstAreReported() throws {
    let folder = try folder()
    defer { folder.remove() }
    for (count, last) in [(50, ":51:1: "), (51, "1 more fault"), (50_000, "49950 more faults")] {
      try folder.write("date,amount,currency\n" + String(repeating: "2026-13-01,1,EUR\n", count: count))
      let lines = try folder.importSpending().errors.split(separator: "\n")
      #expect(lines.count == min(52, count + 1) && lines[0] == "almanac: nothing was saved:")
      #expect(lines.last?.contains(last) == true, "\(lines.last ?? "")")
    }
    // One field may be a whole file.
    try folder.write("date,amount,currency\n2025-10-01,1,\(String(repeating: "X", count: 100_000))\n")
    #expect(try folder.importSpending().errors.utf8.count < 1_000)
  }

  /// Two accounts, of which one was given alone later.
  @Test func severalFilesAreOneLedger() throws {
    let folder = try folder("date,amount,currency\n2025-10-01,340,EUR\n2025-10-02,1,EUR\n")
    defer { folder.remove() }
    try folder.write("date,amount,currency\n2025-10-02,1,EUR\n2025-09-30,5,EUR\n", to: "visa.csv")
    try folder.write(#"{"budgets": [{"period": "month", "amount": 400, "currency": "EUR"}]}"#, to: "app.json")
    let (giro, visa, app) = (folder.path("spending.csv"), folder.path("visa.csv"), folder.path("app.json"))
    let twice = folder.budget("import \(giro) \(visa) \(app)")
    #expect(twice.status == 1 && !folder.names.contains("budget.json"))
    #expect(
      twice.errors
        == "almanac: nothing was saved: 1 row, €1.00, is in both \(giro) and \(visa) and counts twice (--replace)\n"
    )
    let both = folder.budget("import \(giro) \(visa) \(app) --replace --language en")
    #expect(both.status == 0 && both.output.contains("October 2025  €342.00  €400.00  85%"), "\(both.output)")
    let alone = folder.budget("import \(giro)")
    #expect(alone.status == 1)
    #expect(
      alone.errors == """
        almanac: nothing was saved: Amounts in EUR would begin on October 1, 2025, before on September 30, 2025
        September 2025 would fall from €5.00 to €0.00
        October 2025 would fall from €342.00 to €341.00
        Files replace all files before them. Choose all files at once, so that nothing is lost (--replace)

        """, "\(alone.errors)")
    #expect(
      folder.budget("import \(giro) --replace --language en").output.contains(
        "months or categories whose sums fell: 2"))
    #expect(folder.budget("undo --language en").output.contains("October 2025  €342.00  €400.00  85%"))
    let nothing = folder.budget("undo --language en")
    #expect(nothing.status == 1 && nothing.errors.contains("There is nothing to undo"))
  }

  @Test func entriesAreAddedListedRemovedAndUndone() throws {
    let folder = try folder()
    defer { folder.remove() }
    let asked = folder.budget("add 12.50")
    #expect(asked.status == 1 && asked.errors.contains("(--currency)"), "\(asked.errors)")
    #expect(folder.names == ["spending.csv"])
    #expect(folder.budget("add 12.50 --currency EUR --category food --note Brot").status == 0)
    #expect(folder.budget("add 2.50 --kind refund --category FOOD --date 2025-10-14").status == 0)
    let added = folder.budget("add 300 --currency VND --language en")
    #expect(added.output.hasPrefix("added: 3  2025-10-15  VND 300"), "\(added.output)")
    let list = folder.budget("list --language en").output.components(separatedBy: "\n\n")
    #expect(
      list[0] == """
        3  2025-10-15  VND 300
        2  2025-10-14  EUR 2.50   refund  food
        1  2025-10-15  EUR 12.50          food  Brot
        """, "\(list[0])")
    #expect(list[1].contains("October 2025           €10.00  ₫300"), "\(list[1])")
    #expect(folder.budget("list 2025-10-14").output.hasPrefix("2  2025-10-14"))
    #expect(folder.budget("list 2025-09 --language en").output.hasPrefix("no entries\n"))
    #expect(folder.budget("remove 1 --language en").output.hasPrefix("removed: 1  2025-10-15  EUR 12.50"))
    #expect(
      folder.budget("remove 1 --language en").errors
        == "almanac: nothing was saved: There is no entry 1, or it is not there any more\n")
    #expect(
      folder.budget("undo --language en").output.contains("the entry is as it was: 1  2025-10-15  EUR 12.50"))
    // A ledger leaves entries as they are.
    #expect(try folder.importSpending().status == 0)
    #expect(folder.budget("list").output.hasPrefix("3  "))
    for (words, status, message) in [
      ("add", 64, "AMOUNT is missing"), ("add x", 1, "“x” is not an amount"),
      ("add 0", 1, "€0.00 is not more than zero"), ("add -5", 1, "-€5.00 is not more than zero"),
      ("add 1.005", 1, "“1.005” has too many decimals: "),
      ("add 5 --kind income", 64, "'income' is not allowed for --kind"),
      ("add 5 --date 2027-10-15", 1, "is not between January 1, 1970 and October 15, 2026"),
      ("remove x", 64, "'x' is not the number of an entry"), ("list x", 64, "'x'"),
    ] as [(String, Int32, String)] {
      let refused = folder.budget(words)
      #expect(refused.status == status && refused.errors.contains(message), "\(words): \(refused.errors)")
    }
  }

  /// Each shape of bank file is refused with its name, and nothing is asked.
  @Test func filesOfBanksAreRefused() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let exports = Repository.root.appendingPathComponent("Tests/Recipes")
    let files = try #require(FileManager.default.enumerator(at: exports, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files
    where file.pathExtension == "csv" && file.lastPathComponent != "sums.csv" {
      count += 1
      let refused = folder.budget("import \(file.path) --currency EUR")
      #expect(
        refused.status == 1 && refused.errors.contains("\(file.path):"), "\(refused.errors)")
    }
    #expect(count >= 4 && folder.names.isEmpty)
  }
}
