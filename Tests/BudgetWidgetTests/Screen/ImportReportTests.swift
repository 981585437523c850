import BudgetScreens
import BudgetWidgetCore
import Foundation
import Testing

/// Reports of the app on files, and the sums that it saves.
struct ImportReportTests {
  private static let two =
    "date,amount,currency,category,kind\n2025-09-01,1,CNY,Food,\n2025-10-14,2,CNY,Rent,\n"

  @Test func rowsAndSumsAreShownBeforeAnythingIsSaved() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let text = """
      date,amount,currency,category,kind,note,id,IBAN
      2025-09-30,1234.5,CNY,Rent,,,,DE1
      2025-10-01,20,CNY,Food,spending,lunch,a,DE1
      2025-10-01,20,CNY,Food,spending,lunch,a,DE1
      2025-10-02,5.25,CNY,Food,refund,,,DE1
      2025-10-03,9000,CNY,,income,,,DE1
      2025-10-04,7,USD,,,,,DE1

      """
    let shown = try folder.preview(text)
    #expect(shown.title == "1.csv" && shown.symbol == "doc.text")
    #expect(
      shown.lines == [
        "5 rows", "1 of them is income or a transfer, which does not count",
        "1 row is there twice with the same id and counts once: 4", "1 refund: CN¥5.25",
        "Columns that are left out: IBAN",
      ])
    #expect(
      shown.sections.map { [$0.title] + $0.rows.map { "\($0.label): \($0.value)" } } == [
        ["October 2025 · $7.00", "No category: $7.00"], ["October 2025 · CN¥14.75", "Food: CN¥14.75"],
        ["September 2025 · CN¥1,234.50", "Rent: CN¥1,234.50"],
      ])
    #expect(shown.choices.map(\.title) == ["Import", "Cancel"] && !shown.choices[0].isDestructive)
    #expect(folder.names(folder.group) == [] && folder.names(folder.own) == [])
    #expect(try folder.importing(text).title == "Imported")
    #expect(
      try folder.days() == [
        "2025-09-30 123450 CNY", "2025-10-01 2000 CNY", "2025-10-02 -525 CNY", "2025-10-04 700 USD",
      ])
    // Sums by day and category are in the app's own folder alone.
    #expect(folder.names(folder.group) == ["BudgetSummary.json"])
    #expect(folder.names(folder.own) == ["BudgetSummary.book.json"])
    #expect(try folder.preview(text).choices[0].title == "Replace what was there (5 rows)?")
  }

  /// The same words in each language, with no English left in them but the codes of currencies.
  @Test(arguments: [
    (Language.vietnamese, ["Nhập", "Hủy"], ["2 dòng"], "Tháng 10, 2025 · 2,00 CN¥", "Đã nhập"),
    (.chinese, ["导入", "取消"], ["2 行"], "2025年10月 · ¥2.00", "已导入"),
  ]) func itIsSaidInTheLanguageOfTheUser(
    language: Language, buttons: [String], lines: [String], month: String, done: String
  ) throws {
    let folder = try ScreenFolder(language)
    defer { folder.remove() }
    let shown = try folder.preview(Self.two)
    #expect(shown.choices.map(\.title) == buttons && shown.lines == lines)
    #expect(shown.sections.first?.title.replacing("\u{A0}", with: " ") == month)
    #expect(try folder.importing(Self.two).title == done)
  }

  @Test func theNewestMonthsAndTheLargestCategoriesAreShown() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let months = (1...8).map { "2025-0\($0)-01,1,CNY,a\n" }.joined()
    let categories = (1...7).map { "2025-09-01,\($0),CNY,c\($0)\n" }.joined()
    let shown = try folder.preview("date,amount,currency,category\n\(months)\(categories)")
    #expect(shown.sections.count == 6 && shown.sections[5].title == "April 2025 · CN¥1.00")
    #expect(shown.sections[0].rows.map(\.label) == ["c7", "c6", "c5", "c4", "c3", "Other categories"])
    #expect(shown.sections[0].rows.last?.value == "CN¥3.00")
  }

  @Test func theLedgerOfAnAppIsReadByTheDayOfTheUserAndBringsItsSettings() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let text = """
      {"currency": "CNY", "categories": [{"id": "f", "name": "Essen"}],
       "budgets": [{"period": "month", "amount": 100, "currency": "CNY", "category": "x"}],
       "bills": [{"id": 1, "date": "2025-10-01", "amount": 7, "currency": "CNY", "payment": 9}],
       "transactions": [
         {"id": 2, "created_at": "2025-10-01T17:00:00Z", "amount": 5, "currency": "CNY", "category": "f"}]}
      """
    let shown = try folder.preview(text)
    #expect(
      shown.lines == [
        "2 rows", "1 bill or payment names the other, which is missing; it counts",
        "Settings that are replaced too: Budgets, Categories, Main currency",
      ])
    #expect(shown.sections.first?.rows.map(\.label) == ["No category", "Essen"])
    #expect(try folder.importing(text).lines.last == "No amount has the category x, which has a budget")
    #expect(try folder.days() == ["2025-10-01 700 CNY", "2025-10-02 500 CNY"])
  }

  @Test func everyFaultIsNamedWithItsLineAndNothingIsSaved() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let shown = try folder.preview(
      """
      date,amount,currency,kind,id,category
      2025-13-01,1,CNY,,,
      1969-12-31,1,CNY,,,
      2025-10-03,1.2345,CNY,,,
      2025-10-03,-9,CNY,,,
      2025-10-03,1,XAU,,,
      2025-10-03,1,CNY,rent,,
      2025-10-03,1,CNY
      2025-10-03,1,CNY,,,a"b
      2025-10-03,1,CNY,,,a\u{1}
      2025-10-03,1,CNY,,n,
      2025-10-03,2,CNY,,n,

      """)
    #expect(
      shown.title == "This cannot be imported. Nothing has changed." && shown.symbol == WidgetNote.warning
        && shown.choices == [])
    #expect(
      shown.lines == [
        "Line 2: “2025-13-01” is not a date such as 2026-02-17",
        "Line 3: December 31, 1969 is not between January 1, 1970 and October 15, 2026",
        "Line 4: “1.2345” has too many decimals: CNY has 2",
        "Line 5: -9.00 is negative. Money spent has no sign, and money that came back is kind refund: 9.00,refund",
        "Line 6: “XAU” is not a currency such as CNY",
        "Line 7: “rent” is not one of spending, refund, income, transfer",
        "Line 8: There are 3 fields, and the header has 6", "Line 9: A quotation mark is out of place",
        "Line 10: category has a character that breaks the line or cannot be seen",
        "Line 12: Another record, 11, has the id n and differs",
      ])
    let many = "date,amount,currency\n" + String(repeating: "x,1,CNY\n", count: 60)
    let lines = try folder.preview(many).lines
    #expect(lines.count == 51 && lines.last == "10 more faults")
    let members = try folder.preview(
      #"{"transactions": [{"date": "2025-10-01", "amount": 1, "currency": "CNY", "category": []}]}"#)
    #expect(
      members.lines == [
        "transactions[0].category: This is missing or wrong: found an array, expected a text or a number"
      ])
    #expect(folder.names(folder.group) == [])
  }

  /// Of several files each fault names its own.
  @Test func severalFilesAreOneLedger() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let shown = try folder.preview(Self.two, "date,amount,currency\n2025-10-14,x,CNY\n")
    #expect(shown.lines == ["2.csv: Line 2: “x” is not an amount such as 1234.50"])
    let other = "date,amount,currency\n2025-10-13,5,CNY\n"
    #expect(try folder.preview(Self.two, other).title == "1.csv, 2.csv")
    try folder.importing(Self.two, other)
    #expect(try folder.days() == ["2025-09-01 100 CNY", "2025-10-13 500 CNY", "2025-10-14 200 CNY"])
  }

  /// A file that is no ledger is named, with the article that has the recipe.
  @Test(arguments: [
    ("PK\u{3}\u{4} [Content_Types].xml xl/", "a file of the kind EXCEL"),
    ("OFXHEADER:100\n", "a file of the kind OFX"), ("!Type:Bank\n", "a file of the kind QIF"),
    (":20:START\n:25:1\n", "a file of the kind MT940"), ("<html><table>", "a file of the kind HTML"),
    ("%PDF-1.7", "a file of the kind PDF"),
    ("Datum;Betrag\n01.02.2025;1,00\n", "a table with “;” between its fields"),
    ("date\tamount\n", "a table with “⇥” between its fields"),
    ("Booking Date,Amount (EUR),Payee\n2025-01-01,1,A\n", "a table with other columns: "),
    ("Statement\n\ndate,amount\n2025-01-01,1\n", "a table whose header is not its first line"),
    ("2025-01-01,1.00,EUR\n", "a table without a header"), ("hello\nworld\n", "text, but no table"),
    (#"{"drinks": []}"#, "JSON of something else"),
  ]) func aFileThatIsNoLedgerIsNamed(text: String, kind: String) throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let shown = try folder.preview(text)
    #expect(shown.title == "This cannot be imported. Nothing has changed." && shown.lines.count == 1)
    #expect(
      shown.lines[0].contains("This is \(kind)") && shown.lines[0].contains("“From Your Bank to a Budget”"))
  }

  @Test(arguments: [
    ("", "The file is empty"), ("date,amount\n", "The file has no amounts"),
    (#"{"transactions": []}"#, "The file has no amounts"), ("[]", "The file has no amounts"),
    ("{\"transactions\": [\n{]}", "Line 2: This is not valid JSON: byte 20: byte 0x5d is not allowed here"),
    (
      "date,amount,currency\n" + String(repeating: "2025-10-01,10000000000000.00,USD\n", count: 9_224),
      "The amounts are too large to add up"
    ),
  ]) func aFileWithoutAmountsIsRefused(text: String, line: String) throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let lines = try folder.preview(text).lines
    #expect(lines.count == 1 && lines[0].hasSuffix(line), "\(lines)")
    var model = folder.model
    model.act(.importFiles([]))
    #expect(model.screen.report?.lines == ["The file could not be opened"])
    model.act(.importFiles([folder.root.appendingPathComponent("gone.csv")]))
    #expect(model.screen.report?.lines.first?.hasPrefix("The file could not be opened: ") == true)
  }

  /// Lowered months are named with both sums, and the button says what it does.
  @Test func sumsThatWouldFallAreNamedBeforeTheyDo() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let header = "date,amount,currency,category\n"
    try folder.importing(header + (1...6).map { "2025-0\($0)-10,9,CNY,Food\n" }.joined())
    let before = try folder.days()
    let fewer = header + "2025-02-01,4,CNY,Food\n2025-06-10,4,CNY,Food\n2025-06-11,9,CNY,Rent\n"
    let shown = try folder.preview(fewer)
    #expect(
      shown.lines == [
        "Amounts in CNY would begin on February 1, 2025, before on January 10, 2025",
        "January 2025 would fall from CN¥9.00 to CN¥0.00", "February 2025 would fall from CN¥9.00 to CN¥4.00",
        "March 2025 would fall from CN¥9.00 to CN¥0.00", "3 more sums would fall",
        "Files replace all files before them. Choose all files at once, so that nothing is lost", "3 rows",
      ])
    #expect(shown.symbol == WidgetNote.warning)
    #expect(shown.choices[0].title == "Replace what was there (6 rows)?" && shown.choices[0].isDestructive)
    #expect(try folder.days() == before)
    #expect(try folder.importing(fewer).title == "Imported")
    #expect(try folder.days().count == 3)
    var model = folder.model
    #expect(
      model.screen.undo
        == "Undo takes back the last import: sums and settings are then as they were before it")
    model.act(.undo(model.screen.undo ?? ""))
    #expect(try model.screen.report?.title == "Taken back" && folder.days() == before)
    #expect(model.screen.undo == nil)
    model.act(.undo(model.screen.undo ?? ""))
    #expect(model.screen.report?.lines == ["There is nothing to undo"])
  }

  @Test func rowsThatWouldCountTwiceAreNamed() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let shown = try folder.preview(Self.two, Self.two)
    #expect(
      shown.lines == ["2 rows, CN¥3.00, are in both 1.csv and 2.csv and count twice", "4 rows"]
        && shown.choices[0].isDestructive)
  }

  /// A permission is for what was shown: whatever another program has saved since is asked about first.
  @Test func whatWasSavedMeanwhileIsNotLost() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    var model = folder.model
    model.act(.importFiles(try folder.files([Self.two])))
    let action = try #require(model.screen.report?.choices.first).action
    try folder.importing(Self.two + "2025-10-15,3,CNY,Food,\n")
    model.act(action)
    #expect(model.screen.report?.lines.first == "October 2025 would fall from CN¥5.00 to CN¥2.00")
    #expect(try folder.days().count == 3)
    model.act(.cancel)
    #expect(model.screen.report == nil)
  }

  /// Amounts without a currency are in that of the document, or first in that of the region.
  @Test(arguments: [("en_US", "USD"), ("vi_VN", "VND"), ("en", nil)]) func aCurrencyIsThatOfTheRegion(
    locale: String, code: String?
  ) throws {
    let folder = try ScreenFolder(locale: Locale(identifier: locale))
    defer { folder.remove() }
    let text = "date,amount\n2025-10-01,1\n"
    guard let code else {
      #expect(try folder.preview(text).lines == ["Line 2: The amount has no currency"])
      return
    }
    try folder.importing(text)
    #expect(try folder.days().first?.hasSuffix(code) == true)
  }

  /// Data that cannot be read is not written over, whatever is tapped.
  @Test(arguments: [
    "{", #"{"schema": "momiq-budget", "version": 99, "writtenAt": "2025-10-15T00:00:00Z", "payload": {}}"#,
    #"{"schema": "other", "version": 1, "writtenAt": "2025-10-15T00:00:00Z", "payload": {}}"#,
  ]) func whatCannotBeReadStays(text: String) throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    try folder.importing(Self.two)
    var earlier = folder.model
    earlier.act(.importFiles(try folder.files([Self.two])))
    let tap = try #require(earlier.screen.report?.choices.first).action
    for file in [folder.document, folder.book] {
      let right = try Data(contentsOf: file)
      try folder.write(text, to: file)
      var model = folder.model
      model.act(.importFiles(try folder.files([Self.two])))
      model.act(tap)
      #expect(
        model.screen.report?.title == "This could not be saved. Nothing has changed.",
        "\(file.lastPathComponent)")
      model.act(.editEntry(nil))
      model.form.amount = "1"
      model.act(.save)
      #expect(model.openForm?.problem?.isEmpty == false)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      try right.write(to: file)
    }
    var model = folder.model(hasGroup: false)
    model.act(.importFiles(try folder.files([Self.two])))
    #expect(model.screen.report?.lines == ["The data can’t be opened right now"])
  }
}
