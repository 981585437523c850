import Foundation
import TestSupport
import Testing

@testable import Spending

/// Files as people have them, with sums by hand, and the refusals of everything else.
struct LedgerReaderTests {
  /// Reads files in one ledger on 28 November 2026 in UTC.
  static func read(
    _ files: [LedgerFile], currency: String? = nil, today: String = "2026-11-28", pieces: Int? = nil
  ) throws -> Ledger {
    let today = try #require(CivilDate(today))
    let currency = try currency.map { try Currency(code: $0) }
    let day = { (instant: Instant) in
      (try? DayNumber(rataDie: Int(instant.secondsSince1970 / 86_400) + 719_163)).map(CivilDate.init)
    }
    guard let pieces else { return try Ledger(files, currency: currency, today: today, day: day) }
    var builder = LedgerBuilder(currency: currency, today: today, hasFiles: files.count > 1, day: day)
    for file in files { builder.read(file, pieces: pieces) }
    return try builder.finish()
  }

  private static func text(_ text: String, _ name: String = "") -> LedgerFile {
    LedgerFile(.bytes(Array(text.utf8)), name: name)
  }

  /// The sums as lines such as "EUR 2026-01-02 food 500", or the faults with their places.
  private static func outcome(
    _ files: [LedgerFile], currency: String? = nil, today: String = "2026-11-28"
  ) throws -> [String] {
    do {
      let ledger = try read(files, currency: currency, today: today)
      return ledger.sums.currencies.flatMap { currency, days in
        days.flatMap { day, sums in sums.map { "\(currency) \(day) \($0) \($1)" } }
      }.sorted()
    } catch LedgerError.faults(let faults, let count) {
      #expect(faults.count == min(count, 50))
      return faults.map(placed)
    }
  }

  /// The place of a fault, and its reason as in code.
  static func placed(_ fault: LedgerFault) -> String {
    let reason =
      switch fault.reason {
      case .foreign(let form, _): "foreign(\(form))"
      case .dateOutOfRange(let day, _): "dateOutOfRange(\(day))"
      case .amount(let text, let error, _): "amount(\(text)): \(error)"
      case .member(let error): "member: \(error.found ?? "missing")"
      case .syntax(let error): "syntax: \(error)"
      case .negative(let amount, let kind): "negative(\(amount), \(kind))"
      default: "\(fault.reason)"
      }
    let place = "\(fault.place)"
    return place.isEmpty ? reason : "\(place): \(reason)"
  }

  private static func outcome(_ text: String, currency: String? = nil) throws -> [String] {
    try outcome([Self.text(text)], currency: currency)
  }

  // MARK: Files of other programs

  /// Rows of a left and a right part, of which ⏎ and ␍ stand for ends of lines.
  private static func table(_ text: String) -> [(left: String, right: [String])] {
    text.split(separator: "\n").map { row in
      let parts = row.components(separatedBy: " => ")
      let left = parts[0].replacing("⏎", with: "\n").replacing("␍", with: "\r")
      return (left, parts.count > 1 ? parts[1].components(separatedBy: " ¦ ") : [])
    }
  }

  static let foreign: [(left: String, right: [String])] = table(
    """
    PK\u{3}\u{4}\u{14}\0\u{6}\0[Content_Types].xml => excel
    <?xml version="1.0"?>⏎<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"> => excel
    PK\u{3}\u{4}\u{14}\0\0\0Index/Document.iwa => numbers
    PK\u{3}\u{4}\u{14}\0\0\0mimetypeapplication/vnd.oasis.opendocument => openDocument
    PK\u{3}\u{4}\u{14}\0\0\0january.csv => compressed
    %PDF-1.7⏎%âã => pdf
    {\\rtf1\\ansi date,amount => richText
    date,amount\0\0\0 => binary
    OFXHEADER:100⏎DATA:OFXSGML⏎<OFX> => ofx
    <?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX> => ofx
    !Type:Bank⏎D01/02/2026⏎T-5.00⏎^ => qif
    :20:STARTUMS␍⏎:25:10020030/1234␍⏎:60F:C260101EUR1,00 => mt940
    {1:F01BANKDEFFXXXX0000000000}{2:I942}{4:␍⏎:20:1 => mt940
    <?xml version="1.0"?>⏎<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"> => camt
    <?xml version="1.0"?><homebank v="1.4"> => xml
    ⏎<!DOCTYPE html><html><table><tr><td>date => html
    <table border=1><tr><td>Datum => html
    ; mine⏎2026-01-01 open Assets:Cash => journal
    2026/01/02 Shop, with comma⏎    Expenses:Food  5.00 EUR⏎    Assets:Cash => journal
    2026-01-02=2026-01-03 * Shop⏎	Expenses:Food  $5.00 => journal
    date;amount;currency⏎2026-01-02;5,00;EUR => semicolons
    "Datum";"Naam";"Af Bij";"Bedrag (EUR)" => semicolons
    sep=;␍⏎date;amount => semicolons
    sep=,␍⏎date,amount␍⏎2026-01-02,5.00 => linesBeforeHeader
    date	amount⏎2026-01-02	5.00 => tabs
    날짜|적요|출금액⏎2026.02.28|a|5 => bars
    Statement of account⏎⏎date,amount⏎2026-01-02,5.00 => linesBeforeHeader
    Account,1234⏎Datum,Text,Betrag,Saldo => otherColumns
    2026-01-02,5.00,EUR⏎2026-01-03,6.00,EUR => noHeader
    Shop,2026-01-02,5.00 => noHeader
    Buchungstag,Verwendungszweck,Betrag => otherColumns
    日付,金額,内容⏎2026/01/02,500,a => otherColumns
    交易时间,收/支,金额(元) => otherColumns
    Date,Description,Debit,Credit⏎2026-01-02,a,5.00, => otherColumns
    Transaction Date,Amount⏎2026-01-02,5.00 => otherColumns
    date⏎2026-01-02 => otherText
    Dear bank, => otherText
    {"data": {"budgets_": []}} => otherJSON
    [{"Date": "2026-01-02", "Value": 5}] => otherJSON
    ["date","amount","2026-01-02","5"] => otherJSON
    """
  )

  static let binary: [([UInt8], String)] = [
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1], "excel"), ([0x1F, 0x8B, 8, 0], "compressed"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D], "binary"),
    ([UInt8](repeating: 0, count: 4_096), "binary"),
    ([0xFF, 0xFE] + "date,amount\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, "utf16"),
    ("date,amount\n".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }, "utf16"),
    (Array("Datum,Betrag,W".utf8) + [0xE4] + Array("hrung\n".utf8), "otherEncoding"),
    ([0x93, 0xFA, 0x95, 0x74, 0x2C, 0x8B, 0xE0, 0x8A, 0x7A, 0x0A], "otherEncoding"),
  ]

  @Test(arguments: binary + foreign.map { (Array($0.left.utf8), $0.right[0]) })
  func MQ_10_aFileOfAnotherProgramIsRefusedByItsName(
    bytes: [UInt8], name: String
  ) throws {
    let form = try #require(ForeignFile.allCases.first { "\($0)" == name })
    let tables: [ForeignFile] = [.semicolons, .linesBeforeHeader, .noHeader, .otherColumns, .otherText]
    for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] where mark.isEmpty || tables.contains(form) {
      let found = try Self.outcome([LedgerFile(.bytes(mark + bytes), name: "a")], currency: "EUR")
      #expect(found.count == 1 && found[0] == "a: foreign(\(form))", "\(found)")
    }
  }

  /// Invented exports in the shapes of banks and apps.
  @Test func MQ_10_noExportOfABankIsGuessed() throws {
    let folder = Repository.root.appendingPathComponent("Tests/LedgerExports")
    let forms: [String: ForeignFile] = [
      "debit-and-credit.csv": .semicolons, "dong-debit-and-credit.csv": .otherColumns,
      "kinds-in-chinese.csv": .otherColumns, "kinds-in-vietnamese.csv": .semicolons, "list.json": .otherJSON,
      "month-first.csv": .otherColumns, "negative-debits.csv": .otherEncoding,
      "quoted-commas.csv": .otherColumns,
      "semicolons-windows-1252.csv": .otherEncoding, "trailing-minus.csv": .semicolons,
      "two-currencies.csv": .otherColumns, "utf-16-parentheses.tsv": .utf16, "won-with-bars.csv": .bars,
    ]
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == forms.keys.sorted())
    for (name, form) in forms {
      let found = try Self.outcome([LedgerFile(.file(folder.appendingPathComponent(name)), name: name)])
      #expect(found.count == 1 && found[0] == "\(name): foreign(\(form))", "\(found)")
    }
  }

  // MARK: The plain CSV

  /// Digits beyond those of the largest amount, and what follows many digits, are never left out.
  @Test(arguments: [
    "0000000000000045.67-", "0000000000000045.67abc", "0000000000000045.67,5", "1234567890123456.789",
    "9223372036854775808", "99999999999999999999999", "92233720368547758.08",
  ]) func anAmountIsReadToItsEnd(text: String) throws {
    let found = try Self.outcome("date,amount\n2026-01-02,\"\(text)\"", currency: "EUR")
    #expect(found.count == 1 && found[0].hasPrefix("2:"), "\(found)")
    let json = try Self.outcome(#"[{"date": "2026-01-02", "amount": "\#(text)"}]"#, currency: "EUR")
    #expect(json.count == 1 && json[0].contains("amount"), "\(json)")
  }

  /// Rows that failed, and money that came in, would count as spent.
  @Test(arguments: [
    "Status", "State", "transaction type", "Debit/Credit", "IN/OUT", "Af Bij", "收/支", "当前状态", "収支", "D/C",
    "S/H", "TransactionType", "Soll/Haben",
    "Buchungsstatus", "Income/Expense", "Withdrawal", "Estado",
  ])
  func aColumnThatMaySayWhatCountsIsRefused(name: String) throws {
    let found = try Self.outcome("date,amount,\(name)\n2026-01-02,5,FAILED", currency: "EUR")
    #expect(
      found.count == 1 && found[0] == #"1:1: columnOfMeaning("\#(name)")"#,
      "\(found)")
  }

  /// Among them: the same letters in two forms of Unicode, half past eleven in the evening, which is the next day in UTC, and a header
  /// that says what the file is, whatever else it looks like.
  @Test(
    arguments: table(
      #"""
      date,amount⏎2026-01-02,5.00⏎ => EUR 2026-01-02  500
      \#u{FEFF}date,amount␍⏎2026-01-02,5␍⏎2026-01-02,0.05␍⏎␍⏎ => EUR 2026-01-02  505
      date,amount␍2026-01-02,5.5␍ => EUR 2026-01-02  550
      ⏎⏎date,amount⏎2026-01-02,5 => EUR 2026-01-02  500
      Kind, AMOUNT ,Date,"category",Currency⏎REFUND,1.5,2026-01-02, food ,USD⏎,2,2026-01-02,food,USD => USD 2026-01-02 food 50
      date,amount,kind⏎2026-01-02,5,transfer⏎2026-01-02,6,Income⏎2026-01-02,7,Spending => EUR 2026-01-02  700
      date,amount,category⏎2026-01-02,1,"a, ""b"""⏎2026-01-02,2,""⏎2026-01-02,3,"""a" => EUR 2026-01-02  200 ¦ EUR 2026-01-02 "a 300 ¦ EUR 2026-01-02 a, "b" 100
      date,amount,note,id⏎2026-01-02,1,"two⏎lines, ""quoted""",x⏎,,,⏎2026-01-03,2,,y => EUR 2026-01-02  100 ¦ EUR 2026-01-03  200
      date,amount,category⏎2026-01-02,1,A\#u{306}n⏎2026-01-02,2,\#u{102}n => EUR 2026-01-02 Ăn 300
      date,amount,currency⏎2026-01-02,125,VND⏎2026-01-02,1.234,KWD => KWD 2026-01-02  1234 ¦ VND 2026-01-02  125
      date,amount⏎2026-01-02,-0.00⏎2026-01-02,10000000000000.00 => EUR 2026-01-02  1000000000000000
      date,amount⏎2026-02-17T23:30:00-02:00,1⏎2026-02-17T23:30:00.5Z,2 => EUR 2026-02-17  200 ¦ EUR 2026-02-18  100
      date,amount⏎1970-01-01,1⏎2027-11-28,2 => EUR 1970-01-01  100 ¦ EUR 2027-11-28  200
      date,amount,IBAN,Shop⏎2026-01-02,5,DE1,Bakery => EUR 2026-01-02  500
      !Place,date,amount,note⏎,2026-01-02,5,":20:⏎:20:<html>" => EUR 2026-01-02  500
      """#)) func MQ_10_thePlainFormIsRead(text: String, sums: [String]) throws
  {
    #expect(try Self.outcome(text, currency: "EUR") == sums)
    for pieces in [64, 100] {
      let (file, whole) = (Self.text(text), try Self.read([Self.text(text)], currency: "EUR"))
      #expect(try Self.read([file], currency: "EUR", pieces: pieces).sums == whole.sums)
    }
  }

  @Test func columnsThatAreLeftOutAreNamed() throws {
    let text = "date,Shop,amount,,Bal\u{1B}ance\n2026-01-02,x,5,,9\n"
    let ledger = try Self.read([Self.text(text, "a.csv")], currency: "EUR")
    #expect(ledger.unusedColumns == [.init(file: "a.csv", names: ["Shop", "Bal\u{FFFD}ance"])])
    #expect(ledger.hasRecords && ledger.records == 1 && ledger.settings.isEmpty)
  }

  @Test(
    arguments: table(
      #"""
       => empty
      \#u{FEFF} ␍⏎⏎ => empty
      date,amount⏎⏎,⏎ => onlyHeader
      date,amount,Date⏎2026-01-02,5,x => 1:1: repeatedColumn("Date")
      date,amount⏎2026-01-02⏎2026-01-03,5,6 => 2:1: fields(1, expected: 2) ¦ 3:1: fields(3, expected: 2)
      date,amount⏎2026-01-02,5"⏎"2026-01-02"x,5 => 2:13: quoteInside ¦ 3:13: quoteInside
      date,amount⏎2026-01-02,"5⏎2026-01-03,5 => 2:12: quoteOpen
      date,amount⏎02.01.2026,5⏎2026-02-30,5 => 2:1: date("02.01.2026") ¦ 3:1: date("2026-02-30")
      date,amount⏎2026-01-02 10:00,5⏎,5 => 2:1: date("2026-01-02 10:00") ¦ 3:1: date("")
      date,amount⏎1969-12-31,5⏎2027-11-29,5 => 2:1: dateOutOfRange(1969-12-31) ¦ 3:1: dateOutOfRange(2027-11-29)
      amount,date,category⏎5,2026-01-02,a\#u{1B}[31m⏎5,2026-01-02,a\#u{202E}b => 2:14: text("category") ¦ 3:14: text("category")
      amount,date,category⏎5,2026-01-02,\#u{3164}⏎5,2026-01-02,"a⏎b" => 2:14: text("category") ¦ 3:15: text("category")
      note,id,date,amount⏎a\#u{7},b\#u{200B},2026-01-02,5⏎"x⏎y","z⏎a",2026-01-02,5 => 2:1: text("note") ¦ 2:4: text("id") ¦ 4:5: text("id")
      date,amount⏎2026-01-02,x⏎2026-01-02,⏎2026-01-02,.5 => 2:12: amount(x): unexpected("x", column: 1) ¦ 3:12: amount(): empty ¦ 4:12: amount(.5): missingDigits
      date,amount⏎2026-01-02,"5,00"⏎2026-01-02,1.234 => 2:13: amount(5,00): unexpected(",", column: 2) ¦ 3:12: amount(1.234): tooManyDecimals(3, currency: EUR)
      date,amount⏎2026-01-02,5.⏎2026-01-02,+5 => 2:12: amount(5.): missingDigits ¦ 3:12: amount(+5): unexpected("+", column: 1)
      date,amount⏎2026-01-02,５⏎2026-01-02,€5 => 2:12: amount(５): unexpected("５", column: 1) ¦ 3:12: amount(€5): unexpected("€", column: 1)
      date,amount⏎2026-01-02,92233720368547758.08 => 2:12: amount(92233720368547758.08): overflow(EUR)
      date,amount,currency⏎2026-01-02,5,€⏎2026-01-02,5,XAU => 2:14: currency("€") ¦ 3:14: currency("XAU")
      date,amount,kind⏎2026-01-02,5,Af⏎2026-01-02,5,C => 2:14: kind("Af") ¦ 3:14: kind("C")
      {"transactions": [⏎  {"id": } => 2: syntax: byte 28: byte 0x7d is not allowed here
      """#)) func MQ_10_everyFaultIsNamedWithItsPlace(text: String, faults: [String]) throws
  {
    #expect(try Self.outcome(text, currency: "EUR") == faults)
  }

  @Test func bytesThatAreNotUTF8AreNamedOnce() throws {
    let bytes =
      Array("date,amount,note\n2026-01-02,5,ok\n2026-01-02,x,Gr".utf8) + [0xFC, 0xDF]
      + Array("e\n2026-01-02,5,".utf8) + [0xFC]
    #expect(
      try Self.outcome([LedgerFile(.bytes(bytes))], currency: "EUR") == [
        "3: foreign(otherEncoding)", #"3:12: amount(x): unexpected("x", column: 1)"#,
      ])
  }

  @Test func signsAreNotGuessed() throws {
    #expect(
      try Self.outcome(
        "date,amount,kind\n2026-01-02,-9.00,\n2026-01-02,-9,transfer\n2026-01-02,\u{2212}0.5,refund\n",
        currency: "EUR")
        == [
          "2:12: negative(EUR -9.00, spending)", "3:12: negative(EUR -9.00, transfer)",
          "4:12: negative(EUR -0.50, refund)",
        ])
    #expect(
      try Self.outcome(#"[{"date": "2026-01-02", "amount": -9}]"#, currency: "EUR")
        == ["[0].amount: negative(EUR -9.00, spending)"])
  }

  @Test func amountsWithoutACurrencyAreRefused() throws {
    let words = ": noCurrency"
    #expect(try Self.outcome("date,amount,currency\n2026-01-02,5,\n2026-01-02,5,EUR\n") == ["2:14" + words])
    #expect(try Self.outcome("date,amount\n2026-01-02,5\n") == ["2:1" + words])
    #expect(try Self.outcome(#"[{"date": "2026-01-02", "amount": 9}]"#) == ["[0].currency" + words])
  }

  @Test func aYearAheadOfALeapDayIsTheFirstOfMarch() throws {
    let files = [Self.text("date,amount\n2029-03-01,5\n2029-03-02,5\n")]
    let found = try Self.outcome(files, currency: "EUR", today: "2028-02-29")
    #expect(found == ["3:1: dateOutOfRange(2029-03-02)"])
    #expect(
      try Self.outcome([Self.text("date,amount\n9999-12-31,5\n")], currency: "EUR", today: "9999-03-01").count
        == 1)
  }

  @Test func allFaultsOfAllFilesComeTogetherAndFiftyAreKept() throws {
    let rows = String(repeating: "x,5\n", count: 60)
    let files = [
      Self.text("date;amount\n", "a"), Self.text("date,amount\n\(rows)", "b"), Self.text("", "c"),
    ]
    let error = #expect(throws: LedgerError.self) { try Self.read(files, currency: "EUR") }
    guard case .faults(let faults, let count)? = error else { return }
    #expect(faults.count == 50 && count == 62)
    #expect(faults[0].place.file == "a" && faults[49].place == .init(file: "b", line: 50, column: 1))
  }

  @Test func sumsThatDoNotFitAreAnError() throws {
    let (euro, day) = (try Currency(code: "EUR"), try #require(CivilDate("2026-01-02")))
    // The sum of so many of the largest amount does not fit into 64 bits.
    let rows = String(repeating: "2026-01-02,10000000000000.00\n", count: 9_224)
    #expect(throws: LedgerError.overflow(euro, day)) {
      try Self.read([Self.text("date,amount\n\(rows)")], currency: "EUR")
    }
    let refunds = rows.replacing("\n", with: ",refund\n")
    #expect(throws: LedgerError.self) {
      try Self.read([Self.text("date,amount,kind\n\(refunds)")], currency: "EUR")
    }
  }

  @Test func aFileThatCannotBeReadSaysWhy() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a.csv")
    try Data("date,amount\n2026-01-02,5\n".utf8).write(to: file)
    #expect(try Self.outcome([LedgerFile(.file(file))], currency: "EUR") == ["EUR 2026-01-02  500"])
    for url in [folder.url, folder.url.appendingPathComponent("b.csv")] {
      let found = try Self.outcome([LedgerFile(.file(url), name: "b")], currency: "EUR")
      #expect(found.count == 1 && found[0].hasPrefix("b: unreadable("), "\(found)")
    }
  }

  @Test func aRowIsNoLongerThanAPiece() throws {
    let long = String(repeating: "x", count: 300 << 10)
    let head = "date,amount,note\n2026-01-02,5,ok\n"
    #expect(
      try Self.outcome(head + "2026-01-03,5,\(long)\n", currency: "EUR") == [
        "3: tooLarge(262144)"
      ])
    #expect(
      try Self.outcome(head + "2026-01-03,5,\"\n\(long)\n", currency: "EUR") == [
        "3: quoteOpen"
      ])
  }
}
