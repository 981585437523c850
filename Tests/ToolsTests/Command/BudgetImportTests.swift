import Foundation
import Testing

/// `almanac budget import`.
struct BudgetImportTests {
  private static let header = "date,amount,currency,category,note\n"
  private static let spending =
    header + """
      2025-10-01,320.00,CNY,房租,"rent, October"
      2025-10-03,45.5,CNY,餐饮,"a ""good"" lunch"
      2025-10-15,-20,CNY,购物,refund
      2025-10-20,50,CNY,餐饮,planned
      2025-10-02,7.25,USD,,

      """

  @Test func MQ_10_totalsAreThoseOfTheFileAndNotesStayInIt() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.spending)
    let first = try folder.importSpending("--expenses positive --currency CNY")
    #expect(
      first.status == 0 && first.output.hasPrefix("amounts: 5, days: 5, currencies: CNY, USD\n"),
      "\(first.errors)")
    let shown = folder.widget("spending --family medium --language en")
    #expect(shown.hasPrefix("This month  October 2025\nCN¥345.50\n") && shown.hasSuffix("\nPlus $7.25\n"))
    for (name, amount) in [("房租", "CN¥320.00"), ("餐饮", "CN¥45.50"), ("购物", "CN¥20.00 back")] {
      #expect(
        shown.split(separator: "\n").contains { $0.hasPrefix(name) && $0.hasSuffix(amount) }, "\(shown)")
    }
    // Importing again, or in another order, changes nothing.
    let bytes = try folder.bytes("budget.json")
    #expect(try folder.importSpending("--expenses positive").status == 0)
    #expect(try folder.bytes("budget.json") == bytes)
    // Notes are not stored in the document.
    #expect(!String(decoding: bytes, as: UTF8.self).contains("lunch"))
  }

  @Test func everythingThatIsWrongIsReportedAndNothingIsSaved() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.spending)
    #expect(try folder.importSpending("--expenses positive --currency CNY").status == 0)
    let before = try folder.bytes("budget.json")
    try folder.write(
      Self.header + """
        2025-13-01,320.00,CNY,房租,x
        2025-10-03,45.555,CNY,餐饮,x
        2025-10-03,"1,00,0",CNY,餐饮,x
        2025-10-10,150,XAU,交通,x
        2025-10-10,150,yuan,交通,x
        2025-10-10,,CNY,交通,x
        2025-10-10,15,CNY
        2025-10-10,15,CNY,房"租,x
        2025-10-10,15,CNY,"房租"x,y
        2025-10-10,9.5,VND,x,y
        2025-02-29,x,JPY,"open,y

        """)
    let failure = try folder.importSpending()
    let path = folder.path("spending.csv")
    let lines = failure.errors.replacing(path, with: "F").split(separator: "\n").map(String.init)
    #expect(failure.status == 1 && failure.output.isEmpty)
    #expect(
      lines == [
        "almanac: nothing was saved; errors: 11",
        "F:2:1: error: date '2025-13-01' is not a civil date such as 2026-02-17",
        "F:3:12: error: amount '45.555': 3 decimals; CNY has at most 2; expected a number such as -1234.50",
        "F:4:12: error: amount '1,00,0': ',' at character 5 does not separate thousands; expected a number such as -1234.50",
        "F:5:16: error: currency: 'XAU' has no minor unit in ISO 4217, so amounts of it have no exact form",
        "F:6:16: error: currency: 'yuan' is not a currency code of ISO 4217, such as VND, CNY or USD",
        "F:7:12: error: amount '': an amount is missing; expected a number such as -1234.50",
        "F:8:1: error: 3 fields, expected 5: date,amount,currency,category,note",
        "F:9:20: error: a quote inside a field that does not begin with one",
        "F:10:23: error: text after a closing quote",
        "F:11:12: error: amount '9.5': 1 decimal; VND has none; expected a number such as -123450",
        "F:12:18: error: a quote that is not closed",
      ])
    #expect(try folder.bytes("budget.json") == before)
  }

  /// As for the compiler: whoever sees fifty knows what is wrong.
  @Test func ofVeryManyFaultsTheFirstAreReported() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    for (count, last) in [(50, "F:51:1: "), (51, "further errors: 1"), (50_000, "further errors: 49950")] {
      try folder.write("date,amount,currency\n" + String(repeating: "x.02.2026,1,EUR\n", count: count))
      let failure = try folder.importSpending()
      let lines = failure.errors.replacing(folder.path("spending.csv"), with: "F").split(separator: "\n")
      #expect(lines.count == min(52, count + 1) && lines[0] == "almanac: nothing was saved; errors: \(count)")
      #expect(lines.last?.hasPrefix(last) == true, "\(lines.last ?? "")")
    }
    // One field may be a whole file.
    try folder.write("date,amount,currency\n2025-10-01,1,\(String(repeating: "X", count: 100_000))\n")
    #expect(try folder.importSpending().errors.utf8.count < 1_000)
  }

  @Test(arguments: [
    ("", "the file is empty; expected a header: date,amount,currency,category,note"),
    // Purchases are no refunds, whether one salary outweighs them or the payments that came in are more.
    (
      "date,amount,currency\n2026-02-01,-45.67,EUR\n2026-02-02,-10,EUR\n2026-02-03,2000,EUR\n",
      "say --expenses"
    ),
    (
      "date,amount,currency\n2026-02-01,-45.67,EUR\n2026-02-02,10,EUR\n2026-02-03,2000,EUR\n",
      "1 amount is negative: it may be money spent, or a refund; say --expenses"
    ),
    ("date;amount;currency\n", "spending.csv: found none, expected amounts of its days, or settings"),
    (
      "date,amount\n2025-10-01,1\n",
      "nothing says the currency of the amounts; say --currency: a code such as 'EUR'"
    ),
    (
      "\"When\";\"amount\";\"currency\"\n",
      """
      no column is known to be the date; fields are separated by semicolons and quoted, and the header has: When, amount, \
      currency; say --columns: 'date=NAME' with the name of its column
      """
    ),
    (
      "date,amount,currency\n2025-10-01,1234,EUR,\n2025-10-02,\"1,234\",EUR\n",
      "amounts such as '1,234' can be read in two ways; say --decimal: 'comma' or 'point' for what is before the decimals"
    ),
    (
      "date,amount,currency\n03/02/2025,1,EUR\n",
      """
      dates such as '03/02/2025' can be read in two ways; say --dates: 'dmy' if the day is first, or 'mdy' if the month is
      """
    ),
    (
      "date,amount,currency,Typ\n2025-10-01,1,EUR,TOPUP\n2025-10-01,1,EUR,CARD\n2025-10-02,1,EUR,TOPUP\n",
      """
      the column 'Typ' has words that are no kinds: TOPUP, CARD; the kinds: spending, expense, refund, income, transfer, bill; \
      say --columns: 'kind=' to leave the column out, if signs or other columns tell what was spent
      """
    ),
    (
      "date,debit,credit\n2025-10-01,€1,\n2025-10-01,,€2\n",
      """
      money came in once, and nothing says whether it is income or a refund; say --received: 'income' if it is not to be \
      counted, or 'refund' if it was given back
      """
    ),
    (
      "date,amount,currency\n2025-10-01,€1,USD\n",
      "2:12: error: amount '€1' is not in USD, as the row or the layout says"
    ),
    ("date,amount,currency,date\n", "1:22: error: column 'date' appears twice"),
    ("date,amount,currency\n", "spending.csv: found none, expected amounts of its days, or settings"),
    (
      "date,amount,currency\n2025-10-01,1,VND\n2025-10-01,1,USD\n",
      "has amounts in USD, VND; a new document needs a currency; say --currency"
    ),
    (
      "date,amount,currency\n2025-10-01,92233720368547758.07,USD\n2025-10-01,0.01,USD\n",
      "the amounts in USD around 2025-10-01 add up to more than 9223372036854775807 minor units"
    ),
  ]) func filesThatCannotBeImported(text: String, message: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(text)
    let failure = try folder.importSpending()
    #expect(failure.status == 1 && failure.errors.contains(message), "\(failure.errors)")
    #expect(!folder.names.contains("budget.json"))
  }

  /// Files written by spreadsheets: a byte order mark, CR LF, no final line feed, an empty line, columns in
  /// another order.
  @Test func filesOfSpreadsheets() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      "\u{FEFF}Category,Date,Amount,Currency\r\n\"Ăn, uống\",2025-10-01,1000000,VND\r\n\r\n,2025-10-02,50000,VND"
    )
    #expect(try folder.importSpending().status == 0)
    #expect(
      folder.widget("spending --family small --language vi")
        == "Tháng này\nTháng 10, 2025\n1.050.000\u{A0}₫\n")
  }

  /// A day may have sums in two currencies, of which one would be removed.
  @Test func whatWouldFallIsNamedWithItsCurrency() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let header = "date,amount,currency\n"
    try folder.write(header + "2025-10-01,30,EUR\n2025-10-01,1,USD\n2025-10-02,1,VND\n2025-10-03,1,VND\n")
    #expect(try folder.importSpending("--currency USD").status == 0)
    try folder.write(header + "2025-10-01,2,USD\n2025-10-03,0,USD\n")
    #expect(
      try folder.importSpending().errors == """
        almanac: nothing was saved; \(folder.path("spending.csv")): the ledger has less in EUR on 2025-10-01 than before; has \
        less in VND on 2 days between 2025-10-02 and 2025-10-03 than before; say --replace

        """)
    let before = try folder.bytes("budget.json")
    try folder.write(header)
    #expect(
      try folder.importSpending().errors.contains("found none, expected amounts of its days, or settings"))
    #expect(try folder.bytes("budget.json") == before && !folder.names.contains("budget.json.backup"))
    #expect(try folder.importSpending("--replace").status == 1)
    try folder.write(header + "2025-10-01,2,USD\n2025-10-03,0,USD\n")
    // With `--replace` it is done, and the previous document stays under a name that no later write uses.
    for _ in 1...2 {
      #expect(try folder.importSpending("--replace").output.contains("are now those of "))
      #expect(try folder.bytes("budget.json.backup-import") == before)
    }
  }

  /// A transfer shows that nothing was spent in September; next September is compared with that.
  @Test func theFirstDayIsNotMovedByLaterDays() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    func since() throws -> String? {
      let document = try JSONSerialization.jsonObject(with: folder.bytes("budget.json")) as? [String: Any]
      return (document?["payload"] as? [String: Any])?["recordedSince"] as? String
    }
    try folder.write("date,amount,currency,kind\n2025-09-01,5,CNY,transfer\n2025-10-03,1,CNY,\n")
    #expect(try folder.importSpending().status == 0)
    #expect(try since() == "2025-09-01")
    try folder.write("date,amount,currency\n2025-10-03,2,CNY\n")
    #expect(try folder.importSpending().status == 0)
    #expect(try since() == "2025-09-01")
    #expect(try folder.importSpending("--replace").status == 0)
    #expect(try since() == "2025-09-01")
    try folder.write("date,amount,currency\n2025-08-03,2,CNY\n2025-10-03,2,CNY\n")
    #expect(try folder.importSpending().status == 0)
    #expect(try since() == "2025-08-03")
  }

  /// Two accounts, of which one has overlapping files.
  @Test func filesOfSourcesAreAddedAndTheLastIsTakenBack() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let none = folder.budget("undo")
    #expect(none.status == 1 && none.errors.hasSuffix("there is no document yet; use 'import' or 'set'\n"))
    let header = "date,amount,currency\n"
    for (rows, source) in [
      ("2025-10-01,1,CNY\n2025-10-02,2,CNY\n", "visa"), ("2025-10-01,10,CNY\n", "cash"),
      ("2025-10-02,2,CNY\n2025-10-03,4,CNY\n", "visa"),
    ] {
      try folder.write(header + rows)
      let done = try folder.importSpending("--source \(source)")
      #expect(done.status == 0 && done.output.contains(" of \(source) are now those of "), "\(done.errors)")
    }
    func total() -> String { folder.widget("spending --family inline --language en") }
    #expect(total() == "This month: CN¥17.00 spent\n")
    #expect(folder.names.contains("budget.sources.json"))
    let undone = folder.budget("undo")
    #expect(
      undone.output.hasPrefix("\(folder.document): the last import is taken back\n\n"), "\(undone.errors)")
    #expect(total() == "This month: CN¥13.00 spent\n")
    #expect(
      folder.budget("undo").errors
        == "almanac: \(folder.document): there is no import to take back; use 'import'\n")
    try folder.write(header + "2025-10-02,2,CNY\n2025-10-09,9,CNY\n2025-11-03,4,CNY\n")
    let part = try folder.importSpending("--source visa --from 2025-10-02 --to 2025-10-08")
    #expect(
      part.output.hasPrefix(
        """
        amounts: 1, days: 1, currencies: CNY
        amounts of other days, left out: 2
        \(folder.document): 2025-10-02 to 2025-10-08 of visa are now those of \(folder.path("spending.csv")); budgets stay
        """), "\(part.output)")
    #expect(total() == "This month: CN¥13.00 spent\n")
    for (options, message) in [
      (
        "--from 2025-10-32",
        "'2025-10-32' is not allowed for --from; allowed: a civil date such as 2026-02-17"
      ),
      ("--from 2025-10-02 --to 2025-10-01", "--to: found \"2025-10-01\", expected a day from 2025-10-02 on"),
    ] { #expect(try folder.importSpending(options).errors.contains(message)) }
  }

  @Test func damagedSumsAreNamedAndDoNotStopTheUser() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.spending)
    #expect(try folder.importSpending("--expenses positive --currency CNY").status == 0)
    let bytes = try folder.bytes("budget.sources.json")
    #expect(!String(decoding: bytes, as: UTF8.self).contains("lunch"))
    try folder.write(bytes.dropLast(9), to: "budget.sources.json")
    let refused = try folder.importSpending("--expenses positive")
    #expect(
      refused.status == 1 && refused.errors.contains("the sums by source cannot be read: ")
        && refused.errors.contains("budget.sources.json: ") && refused.errors.hasSuffix("; say --replace\n"),
      "\(refused.errors)")
    #expect(folder.budget("undo").errors.contains("budget.sources.json: "))
    #expect(folder.budget("status").status == 0 && folder.budget("set --period month --amount 9").status == 0)
    #expect(try folder.importSpending("--expenses positive --replace").status == 0)
    #expect(folder.widget("spending --family inline --language en") == "This month: CN¥345.50 spent\n")
    #expect(folder.names.contains { $0.hasPrefix("budget.sources.json.corrupt-") })
  }

  @Test func linksThatLeadNowhereAreTold() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      "date,amount,currency,kind,bill\n2025-10-01,1,USD,,zz\n2025-10-02,1,USD,bill,a\n2025-10-02,1,USD,,a\n")
    let lines = try folder.importSpending().output.split(separator: "\n")
    #expect(
      lines.contains("transactions for a bill that is missing (does the ledger have all bills?): 1"),
      "\(lines)")
    try folder.write(
      """
      {"transactions": [{"id": "t", "date": "2025-10-01", "amount": 1, "currency": "USD", "kind": "income"}],
       "bills": [{"id": "b", "date": "2025-10-02", "amount": 2, "currency": "USD", "payment": "t"},
                 {"id": "c", "date": "2025-10-01", "amount": 2, "currency": "USD", "payment": "nope"}]}
      """)
    let told = try folder.importSpending().output
    #expect(
      told.contains(
        "\nbills whose payment is missing or is not spending, which count themselves: 2\n"),
      "\(told)")
  }

  /// Widgets show categories on one line, and commands on a terminal.
  @Test func categoriesAreNames() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.header + "2025-10-01,1,USD,\"a\nb\",x\n2025-10-01,1,USD,\u{1B}[31mred,x\n")
    let failure = try folder.importSpending()
    #expect(failure.status == 1 && failure.errors.contains("errors: 2"))
    #expect(failure.errors.contains("2:18: error: category has a line break or a control character"))
    #expect(failure.errors.contains("4:18: error: category has a line break or a control character"))
    #expect(!folder.names.contains("budget.json"))
  }

  @Test func pipesAreRead() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.header + "2025-10-01,1.00,USD,Food,x\n")
    let run = try Command.shell(
      "cat '\(folder.path("spending.csv"))' | almanac budget import /dev/stdin --file '\(folder.document)' \(BudgetFolder.now)"
    )
    #expect(run.status == 0 && run.text.hasPrefix("amounts: 1, days: 1, currencies: USD\n"), "\(run.text)")
  }

  private static let konto = """
    Konto;DE00
    "Nr";"Wann";"Was";"Wieviel (EUR)";"Saldo"
    "1";"03.02.2025";"Essen";"1.234,50";"0,00"
    "2";"04.02.2025";"";"-4,50";"0,00"

    """

  /// The header is found below other lines, and what was said once is kept under a name.
  @Test func MQ_10_whatIsUnderstoodIsToldAndKept() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Self.konto)
    let said = "--columns date=Wann,amount=Wieviel,category=Was --expenses positive"
    let read = """
      read with: header in line 2, delimiter semicolon, encoding utf-8, dates dmy, decimal comma, currency EUR, \
      expenses positive, amount=Wieviel (EUR), category=Was, date=Wann
      columns that are left out: Nr, Saldo
      the first rows:
        2025-02-03 EUR 1234.50 spending Essen
        2025-02-04 EUR -4.50 spending

      """
    let shown = try folder.importSpending("--preview --profile giro \(said)")
    #expect(shown.output == read + "nothing was saved\n", "\(shown.output)\(shown.errors)")
    #expect(folder.names == ["spending.csv"])
    #expect(try folder.importSpending("--profile giro").errors.contains("no column is known to be the date"))
    #expect(try folder.importSpending("--profile giro \(said)").output.contains("\n\(read)"))
    let again = try folder.importSpending("--profile giro")
    #expect(again.status == 0 && again.output.contains("\n\(read)"), "\(again.errors)")
    #expect(
      String(decoding: try folder.bytes("budget.json.layouts"), as: UTF8.self)
        == #"{"giro":{"columns":{"amount":"Wieviel","category":"Was","date":"Wann"},"expenses":"positive"}}"#)
    try folder.write("{", to: "budget.json.layouts")
    #expect(
      try folder.importSpending("--profile giro").errors.contains("--profile: missing, expected JSON in "))
    #expect(
      try folder.importSpending("--columns amount=Wie").errors.contains(
        "2:1: error: no column 'Wie'; the header has: Nr"))
    #expect(try folder.importSpending("--columns wann=Wann").status == 64)
  }

  @Test func bytesThatAreNoText() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(Data("date,amount,currency\n2025-10-01,1,V".utf8) + [0xFF, 0x0A], to: "spending.csv")
    let failure = try folder.importSpending()
    #expect(failure.status == 1 && failure.errors.contains("say --encoding: 'windows-1252'"))
    #expect(
      failure.errors.contains("line 2 is not UTF-8; in windows-1252 it is '2025-10-01,1,Vÿ'"),
      "\(failure.errors)")
    let chosen = try folder.importSpending("--encoding utf-8")
    #expect(chosen.errors.contains("spending.csv:2: error: invalid UTF-8"))
    #expect(folder.budget("import \(folder.path("nothing.csv"))").status == 1)
    #expect(folder.budget("import /").status == 1)
  }
}
