import BudgetWidget
import Documents
import Foundation
import WidgetBridge

extension Action {
  /// `almanac budget`: the document of the budget widgets.
  static let budget = Action(
    "budget", "spending from a CSV file or an app, budgets, and their status",
    details: """
      Each action prints totals and budgets as they are afterwards, --format json the answer that an app gets.
      'almanac widget budget --state FILE' and 'almanac widget spending --state FILE' show the widgets.
      """,
    examples: [
      "almanac budget set --file budget.json --currency VND --period month --amount 5000000",
      "almanac budget status --file budget.json --language en",
    ], actions: [importLedger, undoImport, setBudget, budgetStatus, recoverBudget])

  private static let importLedger = Action(
    "import", "LEDGER", "take the days of LEDGER into the totals in FILE",
    details: """
      LEDGER is a file of a bank or an app: rows with a header, or JSON. Its separators, columns, dates and amounts are
      found in the first rows, and told with three rows as an example; --preview tells them and saves nothing. What they
      leave open is asked for with the option that answers it. --columns names columns as the header does (numbers from 1,
      if there is none): date, amount (or debit, credit), currency, category, note, kind, bill; 'kind=' leaves one out.
      The kind is spending, expense (or empty), refund, income, transfer or bill; income and transfers are counted and
      never spent; bill is the id of a bill, in its own row and in that of the transaction that pays it, which counts in
      its place. --profile keeps what was said in FILE.layouts, says it again, and names the source.
      A file speaks for its first to its last date, in --source: these days are replaced and all others stay, so files may
      overlap, in any order; JSON of an app speaks for all days. Only sums are kept, by source in budget.sources.json beside
      budget.json. A sum that falls needs --replace; the document as it was is kept beside it, the newest three.
      """,
    options: shared + [
      source, firstDay, lastDay, currency, expenses, replace, preview, profile, columns,
    ] + layout + [skip]
  ) { arguments, output in
    let ledger = try arguments.operand("LEDGER")
    let named = try arguments.all(columns).flatMap { $0 }
    try ask(
      [
        ("kind", "import"), ("source", arguments[source].map(JSON.string)),
        ("from", arguments[firstDay]?.json), ("to", arguments[lastDay]?.json),
        ("currency", arguments[currency]?.json), ("expenses", arguments[expenses]),
        ("replace", .bool(arguments.has(replace))), ("preview", .bool(arguments.has(preview))),
        ("profile", arguments[profile].map(JSON.string)),
        ("columns", named.isEmpty ? nil : .present(named.map { ($0.0.rawValue, .string($0.1)) })),
        ("skip", arguments[skip].map { JSON($0) }),
      ] + layout.map { ($0.declaration.name, try arguments[$0]) }, ledger: ledger, arguments, &output)
  }

  private static let undoImport = Action(
    "undo", "take back the last import that changed sums; budgets stay",
    options: shared
  ) { arguments, output in
    try ask([("kind", "undo")], arguments, &output)
  }

  private static let setBudget = Action(
    "set", "set a budget, or the beginning of weeks, months and financial years",
    options: shared + settings
  ) { arguments, output in
    guard settings.contains(where: { arguments[$0.declaration] != nil }) else {
      throw UsageError("there is nothing to set")
    }
    guard arguments.has(period) == arguments.has(amount) else {
      throw UsageError("--period and --amount go together")
    }
    guard !arguments.has(category) || arguments.has(period) else {
      throw UsageError("--category needs --period and --amount")
    }
    let rules: [(String, JSON?)] = try [
      ("firstWeekday", arguments[WidgetOptions.firstWeekday].map { .string("\($0)") }),
      ("minimalDays", arguments[minimalDays].map { JSON($0) }),
      ("monthStartDay", arguments[monthStart].map { JSON($0) }),
      ("financialYearStart", arguments[financialYear]),
    ]
    try ask(
      [
        ("kind", "set"), ("period", arguments[period]?.json), ("amount", arguments[amount]),
        ("currency", arguments[currency]?.json), ("category", arguments[category].map(JSON.string)),
        ("rules", .present(rules)),
      ], arguments, &output)
  }

  private static let budgetStatus = Action(
    "status", "show totals and budgets at a moment", options: shared
  ) { arguments, output in
    try ask([("kind", "status")], arguments, &output)
  }

  private static let recoverBudget = Action(
    "recover", "continue with the backup of a document that cannot be read",
    details: "Without a backup a new document begins, in --currency. The unreadable file is kept beside it.",
    options: shared + [currency]
  ) { arguments, output in
    try DocumentStore<BudgetDocument>(path: arguments.required(Options.document)).refuseOtherApps()
    try ask([("kind", "recover"), ("currency", arguments[currency]?.json)], arguments, &output)
  }

  /// Hands an action to the bridge, as `BudgetSave` of `WidgetBridge.d.ts` declares it, and prints the answer.
  private static func ask(
    _ action: [(String, JSON?)], ledger: String? = nil, _ arguments: Arguments, _ output: inout OutputStream
  ) throws {
    try arguments.atMost(ledger == nil ? 0 : 1)
    let path = try arguments.required(Options.document)
    let format = try arguments.format()
    let clock = try Clock(arguments)
    let request: JSON = [
      "document": "budget", "instant": clock.now.json, "zone": .string(clock.zone.name),
      "language": try arguments.language(format).json, "action": .present(action),
    ]
    let bytes = try ledger.map(bytes)
    let text: String
    let words = BudgetText(
      path: path, ledger: ledger, action: request["action"]?["kind"]?.string,
      source: request["action"]?["source"]?.string)
    do throws(BridgeError) {
      let url = URL(fileURLWithPath: path)
      let answer = try AppGroup.answer(SaveRequest(request), ledger: bytes, documentAt: url)
      text = format == .json ? "\(JSON.object(["saved": answer]).text)\n" : words.text(answer)
    } catch {
      throw CommandFailure(words.text(error))
    }
    try output.write(text)
  }

  private static func bytes(ofFile path: String) throws(CommandFailure) -> [UInt8] {
    do {
      // A handle also reads pipes such as /dev/stdin, which have no size. One byte too many is refused.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return Array(try file.read(upToCount: LedgerFile.maximumSize + 1) ?? Data())
    } catch {
      let reason =
        FileManager.default.fileExists(atPath: path) ? "not a readable file" : "there is no such file"
      throw CommandFailure("\(path): \(reason)")
    }
  }

  private static let shared: [any DeclaredOption] = [
    Options.document.required, Options.language, Options.format(.text, .json), Options.at, Options.zone,
  ]
  private static let settings: [any DeclaredOption] = [
    period, amount, currency, category, WidgetOptions.firstWeekday, minimalDays, monthStart, financialYear,
  ]

  private static let period = Option("period", oneOf: PeriodKind.self, "the kind of period")
  private static let amount = Option<JSON>(
    "amount", "NUMBER|none", allowed: "a number, or none", "a budget such as 1500.50, or none to remove it",
    read: { (text) throws(UsageError) in text == "none" ? .null : .string(text) })
  private static let category = name("category", "a category (default: all spending)")
  private static let source = name(
    "source", "what LEDGER speaks for, such as an account (default: one for all files without a name)")
  private static let profile = name("profile", "a name to keep these choices under, and to use them again")
  private static func name(_ name: String, _ help: String) -> Option<String> {
    Option(
      name, "NAME", allowed: "a name of one line", help,
      read: { (text) throws(UsageError) in text.isName ? text : nil })
  }
  private static let firstDay = day("from", "the first day for which LEDGER speaks (default: its first date)")
  private static let lastDay = day("to", "the last day for which LEDGER speaks (default: its last date)")
  private static func day(_ name: String, _ help: String) -> Option<CivilDate> {
    Option(
      name, "DATE", allowed: CivilDate.expectation, help,
      read: { (text) throws(UsageError) in CivilDate(text) })
  }
  private static let currency = Option<Currency>(
    "currency", "CODE", allowed: "a code of ISO 4217 with a minor unit, such as VND",
    "a code of ISO 4217, such as VND (default: the currency of the document)",
    read: { (text) throws(UsageError) in try? Currency(code: text) })
  private static let minimalDays = Option<Int>(
    "minimal-days", "1-7", in: 1...7, "how many days of week 1 must be in its year (ISO: 4, US: 1)")
  private static let monthStart = Option<Int>(
    "month-start", "1-28", in: 1...28, "the day on which months begin")
  private static let financialYear = Option<JSON>(
    "financial-year", "MM-DD", allowed: "a month and a day from 01-01 to 12-28, such as 04-06",
    "the day on which financial years begin",
    read: { (text) throws(UsageError) in
      // Any year works here; 29 February is refused.
      guard let date = CivilDate("2000-\(text)"), date.day <= 28 else { return nil }
      return ["month": JSON(date.month), "day": JSON(date.day)]
    })
  private static let expenses = word(
    "expenses", ExpenseSign.self, "the sign of money spent, if not positive or if asked for")
  /// Members of the layout that are words; each option has the name of its member.
  private static let layout = [
    word("delimiter", LedgerLayout.Delimiter.self, "what separates fields, if it is not found"),
    word("encoding", LedgerLayout.Encoding.self, "how bytes stand for characters, if not in UTF-8"),
    word("dates", LedgerLayout.DateOrder.self, "the order of day, month and year, if it is asked for"),
    word("decimal", LedgerLayout.DecimalMark.self, "what is before the decimals, if it is asked for"),
    word("received", LedgerLayout.Received.self, "what money is that came in, if it is asked for"),
  ]
  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Word.Type, _ help: String
  ) -> Option<JSON> {
    Option(name, oneOf: type.allCases.map { .string($0.rawValue) }, by: { $0.string ?? "" }, help)
  }
  private static let skip = Option<Int>(
    "skip", "NUMBER", in: 0...1_000, "the number of lines before the header, if it is not found")
  private static let columns = Option<[(LedgerLayout.Column, String)]>(
    "columns", "COLUMN=NAME,…", isRepeatable: true,
    allowed: "pairs such as date=Buchungstag,amount=Betrag of: "
      + LedgerLayout.Column.allCases.map(\.rawValue).joined(separator: ", "),
    "which column of the file is which, as in date=Buchungstag,amount=Betrag", read: columns)
  private static let preview = Option(switch: "preview", "tell how the rows are read, and save nothing")

  /// Reads pairs of a column and its name in the file, which may have a comma itself.
  private static func columns(_ text: String) throws(UsageError) -> [(LedgerLayout.Column, String)]? {
    var pairs: [(LedgerLayout.Column, String)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if halves.count == 2, let column = LedgerLayout.Column(rawValue: String(halves[0])) {
        pairs.append((column, String(halves[1])))
      } else if let last = pairs.indices.last {
        pairs[last].1 += ",\(part)"
      } else {
        return nil
      }
    }
    return pairs
  }

  private static let replace = Option(
    switch: "replace", "do it even if sums fall, budgets or names would go, or a file cannot be read")
}
