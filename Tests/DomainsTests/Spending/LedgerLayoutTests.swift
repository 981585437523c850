import Almanac
import Foundation
import Spending
import TestSupport
import Testing

/// Dates, amounts and headers as files have them, and files that are damaged.
struct LedgerLayoutTests {
  private func read(_ text: String, _ layout: LedgerLayout = LedgerLayout()) throws(LedgerFileError)
    -> AppLedger
  {
    try LedgerFile.ledger(Array(text.utf8), layout: layout) { (try? $0.day(atOffset: 0)).map(CivilDate.init) }
  }

  /// Minor units, computed by hand.
  @Test(arguments: [
    ("45,67", "EUR", "comma", 4567), ("1,234.56", "USD", "point", 123_456),
    ("1.234,56", "EUR", "comma", 123_456),
    ("1 234,56", "EUR", "comma", 123_456), ("1\u{202F}234,56 €", "EUR", "comma", 123_456),
    ("1'234.50", "CHF", "point", 123_450), ("12,34,567.50", "INR", "point", 123_456_750),
    ("(45.67)", "USD", "point", -4567), ("($1,045.67)", "USD", "point", -104_567),
    ("-45.67", "USD", "point", -4567),
    ("45.67-", "USD", "point", -4567), ("\u{2212}45,67", "EUR", "comma", -4567),
    ("- 45,67", "EUR", "comma", -4567),
    ("$45.67", "USD", "point", 4567), ("-$45.67", "CAD", "point", -4567), ("$-45.67", "USD", "point", -4567),
    ("EUR 45,6", "EUR", "comma", 4560), ("45,67 eur", "EUR", "comma", 4567),
    ("85000.00", "VND", "point", 85_000),
    ("85.000đ", "VND", "comma", 85_000), ("85,000.000", "VND", "point", 85_000),
    ("12.500", "USD", "point", 1_250),
    ("1.250.000 ₫", "VND", "comma", 1_250_000), ("₩12,500", "KRW", "point", 12_500),
    ("+7", "EUR", "comma", 700),
    ("-92233720368547758.08", "USD", "point", Int64.min), ("¥45.60", "CNY", "point", 4_560),
    ("1.234", "BHD", "point", 1_234),
  ]) func amountsInManyForms(text: String, code: String, decimal: String, units: Int64) throws {
    let layout = try LedgerLayout(json: ["decimal": .string(decimal)])
    let ledger = try read("date;amount;currency\n2026-02-03;\(text);\(code)\n", layout).ledger
    #expect(
      ledger.transactions.map(\.amount) == [Money(minorUnits: units, currency: try Currency(code: code))])
  }

  /// What is found without a choice, or asked for.
  @Test(arguments: [
    ("45,67", "comma"), ("1,234.56", "point"), ("1.234.567", "comma"), ("1234,567", "comma"),
    ("0.125", "point"),
    ("5", "nil"), ("1.234", "?"), ("45,67;45.67", "?"), ("1.234;3.50", "point"),
  ]) func theMarkBeforeDecimalsIsFoundOrAskedFor(amounts: String, decimal: String) throws {
    let rows = amounts.split(separator: ";").map { "2026-02-03;\($0);BHD\n" }.joined()
    do throws(LedgerFileError) {
      let app = try read("date;amount;currency\n\(rows)")
      #expect(app.layout?.decimal?.rawValue ?? "nil" == decimal)
    } catch {
      #expect(decimal == "?" && error.question?.told.member == "decimal", "\(error)")
    }
  }

  @Test(arguments: [
    ("2026-02-17", "17"), ("17.02.2026", "17"), ("17.2.26", "?"), ("02/17/2026", "17"), ("17/02/2026", "17"),
    ("2026/2/17", "17"), ("20260217", "17"), ("2026年2月17日", "17"), ("2026. 2. 17.", "17"),
    ("2026.02.17 12:30:11", "17"),
    ("17.02.2026, 09:30", "17"), ("2/17/2026 9:30 PM", "17"), ("2026-02-17T23:30:00-02:00", "18"),
    ("26-02-17", "?"), ("17/02/26", "?"), ("02/17/26", "17"),
    ("03.02.2026", "03"), ("03/02/2026", "?"), ("03-02-2026", "?"), ("17.13.2026", "!"),
    ("30.02.2026", "!"),
    ("2026-02-17 x", "!"), ("17.02/2026", "!"), ("17.02.226", "!"), ("", "!"), ("2026-02", "!"),
    ("17 02 2026", "!"), ("17-Feb-2026", "17"), ("17 FEB 26", "17"), ("Feb 17, 2026", "17"),
    ("february 17 2026 09:30 PM", "17"), ("17 Feb. 2026, 09:30:00", "17"), ("31 Feb 2026", "!"),
    ("17-Fex-2026", "!"), ("Feb 2026", "!"), ("17-Feb-2026 x", "!"),
  ]) func datesInManyForms(text: String, day: String) throws {
    do throws(LedgerFileError) {
      let app = try read("date;amount;currency\n\(text);1;EUR\n")
      #expect(app.ledger.transactions.map { "\($0.day)" } == ["2026-02-\(day)"])
    } catch {
      let isAsked = error.question?.told.member == "dates"
      #expect(isAsked ? day == "?" : day == "!", "\(error)")
    }
  }

  /// Banks in Germany write 17.02.26 for the day that is 26.02.17 in Korea.
  @Test(arguments: [
    ("03.02.26 17.02.26", "2026-02-03 2026-02-17"), ("26.02.03 26.02.17", "2026-02-03 2026-02-17"),
    ("03.02.99 04.02.99", "2099-02-03 2099-02-04"), ("03.02.26 04.02.26", "?"), ("26.02.15 25.12.15", "?"),
  ]) func yearsOfTwoDigitsAreCloseTogether(dates: String, days: String) throws {
    let rows = dates.split(separator: " ").map { "\($0);1;EUR\n" }.joined()
    do throws(LedgerFileError) {
      let app = try read("date;amount;currency\n\(rows)")
      #expect(app.ledger.transactions.map { "\($0.day)" }.joined(separator: " ") == days)
    } catch {
      #expect(days == "?" && error.question?.told.answers.hasSuffix(#""ymd" if the year is"#) == true)
    }
  }

  /// The rows that decide have no decimals; a later one has a point that may be before decimals or between thousands.
  @Test func aMarkAfterTheRowsThatDecideIsAskedFor() throws {
    let rows = String(repeating: "2026-02-03;5;EUR\n", count: 1_000) + "2026-02-04;1,200;EUR\n"
    let error = #expect(throws: LedgerFileError.self) { try read("date;amount;currency\n\(rows)") }
    #expect(error?.question?.told.member == "decimal" && error?.faults.first?.place?.line == 1_002)
    let layout = try LedgerLayout(json: ["decimal": "point"])
    let amounts = try read("date;amount;currency\n\(rows)", layout).ledger.transactions.map(
      \.amount.minorUnits)
    #expect(amounts.last == 120_000)
  }

  /// A sign that is never that of the currency of the row, or a code beside a sign.
  @Test(arguments: [
    ("$5", "EUR", false), ("$5", "AUD", true), ("¥5", "VND", false), ("¥5", "JPY", true),
    ("£5", "USD", false),
    ("USD $5", "USD", true), ("$5 CAD", "USD", false), ("5元", "TWD", true), ("5元", "KRW", false),
  ]) func aSignOfAnotherCurrencyIsRefused(text: String, code: String, isRight: Bool) throws {
    let file = "date;amount;currency\n2026-02-03;\(text);\(code)\n"
    let currency = try? read(file).ledger.transactions.first?.amount.currency.code
    #expect(currency == (isRight ? code : nil), "\(text) \(code)")
  }

  /// What banks write below the rows is told and left out; what may be a damaged row is refused.
  @Test(arguments: [
    ("Total;6;;\n", [4]), ("Total;;\n", [4]), (";;;\nEnd of statement\n", [4, 5]),
    ("Closing balance: 9\n", [4]),
    ("End of statement", nil), (";6;EUR;x\n", nil), ("2026-02-0;6;EUR;x\n", nil), ("2026-02-03;6;EUR\n", nil),
    ("Total;6;;\n2026-02-03;1;EUR;x\n", nil), ("a\nb\nc\nd\ne\nf\n", nil),
  ]) func linesBelowTheRowsAreToldAndLeftOut(end: String, lines: [Int]?) throws {
    let rows = "2026-02-03;1;EUR;a\n2026-02-04;5;EUR;b\n"
    let app = try? read("date;amount;currency;note\n" + rows + end)
    #expect(app?.footerLines == lines, "\(end)")
    #expect(app.map { $0.ledger.transactions.map(\.amount.minorUnits) } == lines.map { _ in [100, 500] })
    // Without a row before them they are no footer.
    #expect(throws: LedgerFileError.self) { try read("date;amount;currency;note\nTotal;6;;\n") }
  }

  /// A day of another order is a fault, and not another date.
  @Test func datesOfTwoOrdersAreNotGuessed() throws {
    let file = "date;amount;currency\n17/02/2026;1;EUR\n02/17/2026;1;EUR\n"
    #expect(throws: LedgerFileError.self) { try read(file) }
    let error = #expect(throws: LedgerFileError.self) {
      try read(file, try LedgerLayout(json: ["dates": "dmy"]))
    }
    #expect(error?.faults.map { "\($0.place.map { "\($0)" } ?? "")" } == ["3:1"])
  }

  @Test(arguments: [
    "Datum;Betrag;Währung", "DATE,AMOUNT,CURRENCY", "Date opération|Montant|Devise",
    "Ngày\tSố tiền\tLoại tiền", "日期,金额,币种",
    "날짜,금액,통화", "Fecha;Importe;Divisa", "booking_date;Amount (total);currency-code",
  ]) func headersOfManyLanguagesAreKnown(header: String) throws {
    let delimiter = try #require(header.first { ";,|\t".contains($0) })
    let row = "2026-02-03\(delimiter)1\(delimiter)EUR"
    #expect(try read("\(header)\n\(row)\n").ledger.transactions.map(\.amount.minorUnits) == [100])
  }

  /// Of two columns of one name, neither is taken until one is said.
  @Test func aRemarkAfterANameTellsColumnsApart() throws {
    let file = "Date,Amount (EUR),Amount (Foreign Currency)\n2026-02-03,1.50,9.00\n"
    let error = #expect(throws: LedgerFileError.self) { try read(file) }
    #expect(error?.question?.told.member == "columns")
    let app = try read(file, try LedgerLayout(json: ["columns": ["amount": "amount (eur)"]]))
    #expect(app.ledger.transactions.map(\.amount.description) == ["EUR 1.50"])
    #expect(app.unusedColumns == ["Amount (Foreign Currency)"])
  }

  /// Amounts without signs, as in statements that call them debit and credit.
  @Test(arguments: [("debit", "Credit"), ("DR", "CR"), ("Soll", "Haben"), ("Ghi nợ", "Ghi có"), ("借", "贷")])
  func wordsTellCreditsFromDebits(debit: String, credit: String) throws {
    let file = "date,amount,currency,type\n2026-02-03,5,EUR,\(debit)\n2026-02-04,7,EUR,\(credit)\n"
    let error = #expect(throws: LedgerFileError.self) { try read(file) }
    #expect(error?.question == .received(1))
    for (received, kind) in [("income", .income), ("refund", .refund)] as [(String, Ledger.Transaction.Kind)]
    {
      let transactions = try read(file, try LedgerLayout(json: ["received": .string(received)])).ledger
        .transactions
      #expect(
        transactions.map(\.kind) == [.spending, kind] && transactions.map(\.amount.minorUnits) == [500, 700])
    }
  }

  @Test func aFileWithoutAHeaderHasNumbers() throws {
    let layout = try LedgerLayout(json: ["columns": ["date": "3", "amount": "1"], "currency": "EUR"])
    let app = try read("5,x,2026-02-03\n6,y,2026-02-04\n", layout)
    #expect(app.ledger.transactions.map(\.amount.minorUnits) == [500, 600] && app.unusedColumns == ["2"])
  }

  @Test func aLayoutIsTheSameFromItsJSON() throws {
    let json: JSON = [
      "columns": ["amount": "Betrag", "kind": ""], "currency": "EUR", "dates": "dmy", "decimal": "comma",
      "delimiter": "tab",
      "encoding": "windows-1252", "expenses": "negative", "received": "income", "skip": .integer(2),
    ]
    #expect(try LedgerLayout(json: json).json == json)
    for (member, value) in [
      ("columns", ["day": "x"] as JSON), ("columns", ["date": .integer(1)]), ("dates", "ydm"),
      ("skip", .integer(-1)),
      ("delimiter", ";"),
    ] {
      let error = #expect(throws: JSONValueError.self) { try LedgerLayout(json: .object([member: value])) }
      #expect(error?.path.first == member)
    }
  }

  @Test func listsOfAnAppAreRows() throws {
    let rows =
      #"[{"date":"2026-02-03","amount":4.55e1,"note":"=1+1"},{"date":"03.02.2026","amount":"5","type":"income"}]"#
    let ledger = try read(#"{"currency":"EUR","expenses":\#(rows)}"#).ledger
    #expect(ledger.transactions.map(\.amount.minorUnits) == [4_550, 500])
    #expect(ledger.transactions.map(\.kind) == [.spending, .income])
    let error = #expect(throws: LedgerFileError.self) {
      try read(
        #"{"currency":"EUR","expenses":[{"date":"2026-02-03","amount":1},7,{"date":"x","amount":true}]}"#)
    }
    #expect(
      error?.faults.map { "\($0)" } == [
        "expenses[1]: found 7, expected an object",
        "expenses[2].date: date 'x' is not a civil date such as 2026-02-17",
        "expenses[2].amount: amount 'true': 't' at character 1 does not belong in an amount; expected a number such as -1234.50",
      ])
  }

  /// Every beginning of a file is read as some of its rows, or refused: nothing is made up.
  @Test func MQ_10_aFileCutAnywhereIsReadOrRefused() throws {
    let rows = (1...9).map { "\"0\($0).02.2026\";\"1.00\($0),50\";\"a \"\"b\"\"\nc\"\n" }
    let file = Array(("Datum;\"Betrag (EUR)\";\"Notiz\"\n" + rows.joined()).utf8)
    let whole = try read(String(decoding: file, as: UTF8.self)).ledger.transactions
    #expect(whole.count == 9)
    var count = 0
    for end in file.indices.dropFirst(40) {
      guard let app = try? LedgerFile.ledger(Array(file[..<end]), day: { _ in nil }) else { continue }
      count += 1
      let read = app.ledger.transactions
      #expect(read == Array(whole.prefix(read.count)), "\(end)")
    }
    #expect(count > 9)
  }

  @Test func whatIsWrongIsRefused() throws {
    let header = "date,amount,currency,category\n"
    for (row, words) in [
      ("2026-02-03,1,EUR,\"a\nb\"", "category has a line break"),
      ("2026-02-03,1\u{0},EUR,", "a character 0, as in UTF-16"),
      ("2026-02-03,=1+1,EUR,", "'=' at character 1"), ("2026-02-03,92233720368547758.08,USD,", "is beyond"),
      ("2026-02-03,--5,EUR,", "'-' at character"), ("2026-02-03,(-5),EUR,", "'-' at character"),
      ("2026-02-03,5 6,EUR,", "does not separate"),
    ] {
      let error = #expect(throws: LedgerFileError.self) { try read(header + row + "\n") }
      #expect(error.map { "\($0)".contains(words) } == true, "\(row): \(error.map { "\($0)" } ?? "")")
    }
    // A formula is text like any other.
    let formula = try read(header + "2026-02-03,1,EUR,\"=HYPERLINK(\"\"x\"\")\"\n").ledger.transactions
    #expect(formula.map(\.category) == [#"=HYPERLINK("x")"#])
    let million = try #require(throws: LedgerFileError.self) {
      try read(header + String(repeating: "x,1,EUR,\n", count: 100_000))
    }
    #expect(million.count == 100_000 && million.faults.count == 50)
    let large = try #require(throws: LedgerFileError.self) {
      try LedgerFile.ledger(Array(repeating: UInt8(ascii: "1"), count: LedgerFile.maximumSize + 1)) { _ in nil
      }
    }
    #expect("\(large)" == "the file has more than 128 MiB; split it by dates")
  }

  @Test(arguments: [true, false]) func utf16IsReadByItsMark(isBigEndian: Bool) throws {
    let text = "date\tamount\tcurrency\tcategory\r\n2026-02-03\t1\tEUR\tĂn 🍜\r\n"
    let data = try #require(text.data(using: isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
    let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    let app = try LedgerFile.ledger(mark + Array(data)) { _ in nil }
    #expect(app.ledger.transactions.map(\.category) == ["Ăn 🍜"] && app.layout?.encoding == .utf16)
    #expect(throws: LedgerFileError.self) {
      try LedgerFile.ledger(mark + Array(data.dropLast())) { _ in nil }
    }
    #expect(throws: LedgerFileError.self) {
      try LedgerFile.ledger(mark + [0xD8, 0xD8, 0x20, 0x20]) { _ in nil }
    }
  }

  /// The whole code page, from Python's codec cp1252.
  @Test func windows1252IsThatOfPython() throws {
    let characters = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ ¡ÀÿßÜ"
    let bytes: [UInt8] = [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8E, 0x91, 0x92, 0x93, 0x94,
      0x95, 0x96, 0x97,
      0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9E, 0x9F, 0x20, 0xA1, 0xC0, 0xFF, 0xDF, 0xDC,
    ]
    let file = Array("date,amount,currency,category\n2026-02-03,1,EUR,".utf8) + bytes
    let layout = try LedgerLayout(json: ["encoding": "windows-1252"])
    #expect(
      try LedgerFile.ledger(file, layout: layout) { _ in nil }.ledger.transactions.map(\.category) == [
        characters
      ])
    #expect(throws: LedgerFileError.self) {
      try LedgerFile.ledger(file + [0x81], layout: layout) { _ in nil }
    }
  }
}
