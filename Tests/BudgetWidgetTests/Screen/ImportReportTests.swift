import BudgetScreens
import BudgetWidget
import Foundation
import Testing

/// The report of the app about an imported file, and the data that it saves.
struct ImportReportTests {
  private static let header = "date,amount,currency,category,kind,bill\n"
  private static let two = header + "2025-10-01,1,CNY,Food,,\n2025-10-14,2,CNY,Rent,,\n"

  @Test func whatWasReadAndWhatWasLeftOutIsTold() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let report = folder.importing(
      Self.header + """
        2025-10-01,3000,CNY,Rent,bill,rent-10
        2025-10-02,3000,CNY,,,rent-10
        2025-10-05,80,CNY,Water,bill,
        2025-10-06,9000,CNY,,income,
        2025-10-07,500,CNY,,transfer,
        2025-10-08,20,CNY,Food,Spending,nothing
        2022-01-01,7,CNY,Food,,

        """)
    #expect(report.title == "Imported" && report.choices.map(\.title) == ["Take back this import"])
    #expect(
      report.lines == [
        "3 amounts in CNY", "Spending of 3 days",
        "1 amount before January 1, 2024 is left out, where totals begin",
        "1 bill counts as the transaction that pays it",
        "2 transactions of income and transfers are not counted",
        "1 transaction names a bill that is not in the file",
      ])
    #expect(try folder.document?.categories.elements.map(\.id) == ["Food", "Rent", "Water"])
  }

  /// The same words in each language, with no English left in them but the codes of currencies.
  @Test(arguments: [
    (Language.vietnamese, "Đã nhập", ["2 khoản tiền, loại tiền: CNY", "Chi tiêu của 2 ngày"]),
    (.chinese, "已导入", ["2 笔金额，货币：CNY", "2 天的支出"]),
  ]) func itIsToldInTheLanguageOfTheUser(language: Language, title: String, lines: [String]) throws {
    let folder = try ScreenFolder(language)
    defer { folder.remove() }
    let report = folder.importing(Self.two)
    #expect(report.title == title && report.lines == lines)
  }

  @Test func theLedgerOfAnAppIsReadByTheDayOfTheUser() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let report = folder.importing(
      """
      {"currency": "CNY", "budgets": [{"period": "month", "amount": 100, "currency": "CNY", "category": "x"}],
       "bills": [{"id": 1, "date": "2025-10-01", "amount": 7, "currency": "CNY", "payment": 9}],
       "transactions": [{"id": 2, "created_at": "2025-10-01T17:00:00Z", "amount": 5, "currency": "CNY"}]}
      """)
    #expect(
      report.lines == [
        "2 amounts in CNY", "Spending of 2 days",
        "1 bill names a payment that is not in the file, so the bill itself is counted",
        "No amount has the category x, which has a budget",
      ])
    let days = try folder.document?.totals.first?.days.map(\.day.description)
    #expect(days == ["2025-10-01", "2025-10-02"])
  }

  @Test func everyFaultOfAFileIsToldAndNothingIsSaved() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let report = folder.importing(
      Self.header + """
        2025-13-01,1,CNY,,,
        2025-10-03,1.2345,CNY,,,
        2025-10-03,1,XAU,,,
        2025-10-03,1,CNY,,rent,
        2025-10-03,1,CNY
        2025-10-03,1,CNY,a"b,,
        2025-10-03,1,CNY,"a\u{1}",,
        2025-10-03,1,CNY,,bill,b
        2025-10-03,1,CNY,,bill,b
        2025-10-03,1,CNY,"open
        """)
    #expect(report.title == "Nothing was saved" && report.symbol == WidgetNote.warning)
    #expect(
      report.lines == [
        "Line 2: “2025-13-01” is not a date such as 2026-02-17",
        "Line 3: “1.2345” is not an amount such as -1234.50",
        "Line 4: “XAU” is not a currency such as CNY",
        "Line 5: “rent” is not one of spending, expense, refund, income, transfer, bill",
        "Line 6: there are too many or too few fields",
        "Line 7: a quotation mark is out of place",
        "Line 8: the category has a line break",
        "Line 10: the bill b appears twice",
        "Line 11: a quotation mark is out of place",
      ])
    #expect(folder.names == [])
  }

  @Test(arguments: [
    ("", "The file is empty"), ("\u{FEFF}", "The file is empty"),
    ("date;amount;currency\n", "The file has no amounts"),
    ("date,amount,currency,date\n", "Line 1: the column date appears twice"),
    ("date,amount,currency\n", "The file has no amounts"),
    ("{\"transactions\": [\n{]}", "Line 2: this is not valid JSON"),
    (
      #"{"transactions": [{"id": 1, "date": "x", "amount": 1, "currency": "CNY"}]}"#,
      "transactions[0].date is missing or wrong"
    ),
    (
      "date,amount,currency\n2025-10-01,92233720368547758.07,USD\n2025-10-01,0.01,USD\n",
      "The amounts are too large to add up"
    ),
  ]) func aFileThatIsNoLedgerIsTold(text: String, line: String) throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let report = folder.importing(text)
    #expect(report.title == "Nothing was saved" && report.lines == [line] && report.choices == [])
    if line == "The file has no amounts" {
      let shown = folder.store.reading(LedgerOrder(.file(Array(text.utf8))))
      #expect(shown == report, "nothing to show")
    }
    #expect(try folder.document == nil)
  }

  /// What a file leaves open: the question, the answers, and the days or amounts that each of them saves.
  @Test(arguments: [
    (
      "date,amount,currency\n01/02/2025,1,EUR\n", "Which day is “01/02/2025”?",
      ["February 1, 2025", "January 2, 2025"], ["2025-02-01 100", "2025-01-02 100"]
    ),
    (
      "date,amount,currency\n2025-02-01,1.234,EUR\n", "What is before the decimals in “1.234”?",
      ["The comma", "The point"], ["2025-02-01 123400", ""]
    ),
    (
      "date,credit,currency\n2025-02-01,1,EUR\n", "What is the money that came in?",
      ["Income, which is not counted", "Refunds"], ["", "2025-02-01 -100"]
    ),
    (
      "date,amount\n2025-02-01,1\n", "Which currency are the amounts in?",
      ["EUR", "USD", "VND", "CNY", "KRW", "GBP"], ["2025-02-01 100", "2025-02-01 100", "2025-02-01 1"]
    ),
    (
      "When,cost,amount,currency\n2025-02-01,9,1,EUR\n", "Which column has the date?",
      ["When", "cost", "amount", "currency"], ["2025-02-01 100", ""]
    ),
    (
      "date,amount,currency,type\n2025-02-01,1,EUR,POS\n", "These words in the column type are not known",
      ["Read the file without this column"], ["2025-02-01 100"]
    ),
  ]) func whatAFileLeavesOpenIsAskedForWithItsAnswers(
    text: String, title: String, answers: [String], saved: [String]
  ) throws {
    for (place, expected) in saved.enumerated() {
      let folder = try ScreenFolder()
      defer { folder.remove() }
      let asked = folder.store.reading(LedgerOrder(.file(Array(text.utf8))))
      #expect(asked.title == title && asked.choices.map(\.title) == answers + ["Cancel"])
      guard case .read(let order) = asked.choices[place].action else {
        Issue.record("\(asked.choices[place])")
        continue
      }
      _ = folder.store.importLedger(order)
      let days = try folder.document?.totals.first?.days.map { "\($0.day) \($0.minorUnits)" } ?? []
      #expect(days.joined() == expected, "\(title) \(answers[place])")
    }
  }

  /// A date with both a day and a month above 12 in other rows has no order that reads all of them.
  @Test func datesThatContradictEachOtherAreNoQuestion() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let asked = folder.importing("date,amount,currency\n13/02/2025,1,EUR\n02/13/2025,1,EUR\n")
    #expect(asked.title == "Nothing was saved" && asked.choices == [])
  }

  /// Nothing is saved before the user has seen how the first rows are read.
  @Test func theFirstRowsAreShownBeforeAnythingIsSaved() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let text = """
      Buchungstag;Betrag;Kategorie;IBAN;Art
      17.02.2025;1.234,50 €;Essen;DE1;Ausgabe
      18.02.2025;9 €;Lohn;DE1;Einnahme
      19.02.2025;2 €;;DE1;Erstattung
      20.02.2025;2 €;Essen;DE1;Ausgabe

      """
    var order = LedgerOrder(.file(Array(text.utf8)))
    let shown = folder.store.reading(order)
    #expect(
      shown.lines == [
        "February 17, 2025 · €1,234.50 · Essen", "February 18, 2025 · €9.00 · Lohn · not counted",
        "February 19, 2025 · €2.00 · Refunds", "Columns that are read: Art, Betrag, Buchungstag, Kategorie",
        "Columns that are left out: IBAN",
      ])
    #expect(shown.asksForSource && shown.choices.map(\.title) == ["Import", "Cancel"])
    #expect(folder.names == [])
    // What is saved is what was shown: the ledger is beside the file, which is not read again.
    guard case .save(let read)? = shown.choices.first?.action, read != order, read.content == order.content
    else {
      Issue.record("\(shown.choices)")
      return
    }
    order = read
    order.source = "Sparkasse"
    #expect(folder.store.importLedger(order).title == "Imported")
    #expect(
      try folder.document?.totals.first?.days.map { "\($0.day) \($0.minorUnits)" } == [
        "2025-02-17 123450", "2025-02-19 -200", "2025-02-20 200",
      ])
    #expect(folder.store.reading(order).lines.last == "Accounts so far: Sparkasse")
    #expect(folder.store.undoImport().title == "The import was taken back")
    #expect(try folder.document?.totals == [])
    #expect(folder.store.undoImport().title == "Nothing was saved")
  }

  @Test func bytesThatAreNoTextAndManyFaultsAreTold() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let bytes = Array("date,amount,currency\n2025-10-01,1,".utf8) + [0xFF, 0xFE]
    let asked = folder.store.reading(LedgerOrder(.file(bytes)))
    #expect(asked.title == "Is this line written right?" && asked.lines == ["Line 2: 2025-10-01,1,ÿþ"])
    #expect(asked.choices.map(\.title) == ["Yes", "Cancel"])
    let marked = folder.store.reading(LedgerOrder(.file([0xEF, 0xBB, 0xBF] + bytes)))
    #expect(marked.lines == ["Line 2: this is not text in UTF-8"])
    let wrong = folder.importing("date,amount,currency\n" + String(repeating: "x,1,CNY\n", count: 25)).lines
    #expect(wrong.count == 21 && wrong.last == "5 more faults")
    #expect(folder.store.reading(nil).lines == ["The file could not be opened"])
  }

  /// Nothing goes before it was asked for, and a copy of it stays.
  @Test func whatWouldGoIsAskedFor() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    #expect(folder.importing(Self.two).title == "Imported")
    let before = folder.bytes
    let one = Self.header + "2025-10-01,0.5,CNY,Food,,\n2025-10-14,2,CNY,Rent,,\n"
    let asked = folder.importing(one)
    #expect(
      asked.title == "Replace the existing data?" && asked.choices.map(\.title) == ["Replace", "Cancel"])
    #expect(
      asked.lines == ["The sums of 1 day in CNY would fall", "A copy of the data as it is now is kept"])
    #expect(folder.bytes == before)
    let done = folder.importing(one) { $0.isReplacing = true }
    #expect(
      done.title == "Imported" && done.lines.last == "The data as it was before is kept beside the new data")
    #expect(folder.names.contains("BudgetSummary.json.backup-import"))
    #expect(try folder.document?.totals.first?.days.map(\.minorUnits) == [50, 200])
    // The same import again removes nothing.
    #expect(folder.importing(one).choices == [])
  }

  @Test func budgetsAndNamesThatWouldGoAreAskedFor() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let spent = #""transactions": [{"id": 1, "date": "2025-10-01", "amount": 7, "currency": "CNY"}]"#
    let budget = #"{"period": "month", "amount": 100, "currency": "CNY"}"#
    _ = folder.importing(
      #"{"budgets": [\#(budget)], "categories": [{"id": "a", "name": "Food"}], \#(spent)}"#)
    let asked = folder.importing(#"{"budgets": [], "categories": [], \#(spent)}"#)
    #expect(
      asked.lines == [
        "1 budget would go", "The name of 1 category would go", "A copy of the data as it is now is kept",
      ])
    #expect(asked.choices.map(\.title) == ["Replace", "Cancel"])
  }

  @Test func theMainCurrencyOfAFirstDocumentIsAskedFor() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let text = "date,amount,currency\n2025-10-01,1,VND\n2025-10-02,1,USD\n"
    let vnd = try Currency(code: "VND")
    let asked = folder.importing(text)
    #expect(asked.choices.map(\.title) == ["USD", "VND", "Cancel"] && folder.names == [])
    #expect(folder.importing(text) { $0.currency = vnd }.lines.first == "2 amounts in USD, VND")
    #expect(try folder.document?.currency == vnd)
    // There is one now, so nothing is asked.
    #expect(folder.importing(text).title == "Imported")
  }

  /// A bank writes what was paid as negative amounts, and a month of returns looks the same.
  @Test func negativeAmountsAreAskedAboutBeforeAnythingIsSaved() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let text = "date,amount,currency\n2025-10-01,-12.50,EUR\n2025-10-02,-7.50,EUR\n"
    let asked = folder.importing(text)
    #expect(asked.title == "What are the negative amounts?")
    let line = "2 amounts in the file are negative"
    #expect(asked.lines == [line] && folder.names == [])
    // A salary does not change the question.
    let salary = folder.importing(text + "2025-10-03,15,EUR\n2025-10-04,0,EUR\n")
    #expect(salary.title == asked.title && salary.lines == [line] && folder.names == [])
    #expect(
      folder.importing(text) { $0.layout.expenses = .negative }.lines == [
        "2 amounts in EUR", "Spending of 2 days",
      ])
    #expect(try folder.document?.totals.first?.days.map(\.minorUnits) == [1_250, 750])
    let given = folder.importing(text) {
      $0.layout.expenses = .positive
      $0.isReplacing = true
    }.lines
    #expect(given.prefix(3) == ["2 amounts in EUR", "Spending of 2 days", "2 refunds: €20.00"])
    #expect(try folder.document?.totals.first?.days.map(\.minorUnits) == [-1_250, -750])
    #expect(asked.choices.map(\.title) == ["Money spent", "Refunds", "Cancel"])
  }

  /// Nothing of a damaged document is replaced while a question is open.
  @Test func negativeAmountsAreAskedAboutBeforeADocumentBeginsAnew() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    folder.bytes = Data("{".utf8)
    let text = "date,amount,currency\n2025-10-01,-1,EUR\n"
    #expect(folder.importing(text) { $0.isReplacing = true }.choices.count == 3)
    #expect(folder.bytes == Data("{".utf8))
    #expect(folder.importing(text) { $0.layout.expenses = .negative }.choices.first?.title == "Replace")
    #expect(
      folder.importing(text) {
        $0.layout.expenses = .negative
        $0.isReplacing = true
      }.title == "Imported")
  }

  @Test func rowsThatAreTheSameAreTold() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let row = "2025-10-01,1,CNY\n"
    #expect(
      folder.importing("date,amount,currency\n" + row + row).lines.last
        == "1 row is the same as an earlier row, and counts too: line 3")
    #expect(
      folder.importing("date,amount,currency\n" + String(repeating: row, count: 8)).lines.last
        == "7 rows are the same as an earlier row, and count too: lines 3, 4, 5, 6, 7, …")
    #expect(try folder.document?.totals.first?.days.map(\.minorUnits) == [800])
  }

  @Test func withoutTheAppGroupThatIsTold() throws {
    #expect(
      ScreenFolder.store(in: nil).importLedger(LedgerOrder(.file(Array(Self.two.utf8)))).lines == [
        "The data can’t be opened right now"
      ])
  }

  @Test func aDocumentOfANewerVersionIsLeftAlone() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let newer = Data(
      #"{"schema": "momiq-budget", "version": 99, "writtenAt": "2025-10-15T00:00:00Z", "payload": {}}"#.utf8)
    folder.bytes = newer
    for replacing in [false, true] {
      let report = folder.importing(Self.two) { $0.isReplacing = replacing }
      #expect(report.lines == ["Update MomiQ to see this"] && report.choices == [])
    }
    #expect(folder.bytes == newer)
  }

  /// The backup is restored first; only without a backup a new document begins, and the old bytes are kept.
  @Test func aDocumentThatCannotBeReadIsNotWrittenOverUnasked() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    _ = folder.importing(Self.two)
    _ = folder.importing(Self.two + "2025-10-15,3,CNY,Food,,\n")
    folder.bytes = Data("{".utf8)
    #expect(
      folder.importing(Self.two) { $0.isReplacing = true }.lines == [
        "The existing data cannot be read. Bring back the last saved data first"
      ])
    #expect(folder.bytes == Data("{".utf8))
    #expect(folder.store.recover() == nil && folder.store.recover() != nil)
    #expect(try folder.document?.totals.first?.days.count == 3)

    let other = try ScreenFolder()
    defer { other.remove() }
    other.bytes = Data("{".utf8)
    let asked = other.importing(Self.two)
    #expect(asked.choices.map(\.title) == ["Replace", "Cancel"])
    #expect(asked.lines == ["The existing data cannot be read. It is kept beside the new data"])
    #expect(other.bytes == Data("{".utf8) && other.store.recover() != nil)
    #expect(other.importing(Self.two) { $0.isReplacing = true }.title == "Imported")
    #expect(try other.document?.totals.first?.days.count == 2)
    #expect(other.names.contains { $0.hasPrefix("BudgetSummary.json.corrupt-") })
  }
}
