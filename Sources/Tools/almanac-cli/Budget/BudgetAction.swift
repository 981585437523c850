import BudgetWidgetCore
import Documents
import Foundation
import WidgetBridge

extension Action {
  /// `almanac budget`: the documents of the budget widgets.
  static let budget = Action(
    "budget", "what was spent: a ledger, entries of one's own, budgets, and their status",
    details: """
      --file is the document of the widgets, such as budget.json. Sums by day and entries lie beside it, in budget.book.json,
      which no widget of an app reads. Each action prints totals and budgets as they are afterwards, --format json the answer that an
      app gets. 'almanac widget budget --state FILE' and 'almanac widget spending --state FILE' show the widgets.
      """,
    examples: [
      "almanac budget set --file budget.json --currency VND --period month --amount 5000000",
      "almanac budget add 85000 --file budget.json --category food",
      "almanac budget status --file budget.json --language en",
    ],
    actions: [
      importLedger, undo, add, remove.known(as: "delete", "rm"), list, setBudget, budgetStatus, recoverBudget,
    ])

  private static let importLedger = Action(
    "import", "LEDGER...", "make the files LEDGER, together, the ledger from which totals are made",
    details: """
      A LEDGER is the JSON of an app, or one plain CSV: UTF-8, commas, a header with date and amount and, where wanted,
      currency, category, kind, note and id. Dates are YYYY-MM-DD, or instants with an offset; amounts have a point and
      are zero or more; the kind is spending (or empty), refund, income or transfer. The article From Your Bank to a
      Budget turns files of banks into it. All files are given at once: they replace the ledger before them, whose sums
      must not fall without --replace. Entries, budgets and settings stay, but for settings that JSON names.
      """,
    options: shared + [currency, replace]
  ) { arguments, output in
    guard !arguments.operands.isEmpty else {
      throw UsageError(.missing("LEDGER", words: []))
    }
    let files = arguments.operands.map { LedgerFile(.file(URL(fileURLWithPath: $0)), name: $0) }
    try ask(
      [
        ("kind", "import"), ("currency", arguments[currency]?.json),
        ("replace", .bool(arguments.has(replace))),
      ], ledger: files, arguments, &output)
  }

  private static let undo = Action(
    "undo", "take back the last import or the last entry, whichever is newer",
    details: """
      After an import the sums and the settings that it has changed are again as they were before it; settings that were
      changed since stay. After 'add' or 'remove' that entry alone is as before. A second 'undo' takes back the other one.
      """,
    options: shared
  ) { arguments, output in
    try ask([("kind", "undo")], arguments, &output)
  }

  private static let add = Action(
    "add", "AMOUNT", "record what was spent today, or on another day",
    options: shared + [category, entryKind, note, entryDay, currency]
  ) { arguments, output in
    try ask(
      [
        ("kind", "add"), ("amount", .string(try arguments.operand("AMOUNT"))),
        ("category", arguments[category].map(JSON.string)),
        ("refund", .bool(arguments[entryKind] == .refund)), ("note", arguments[note].map(JSON.string)),
        ("date", arguments[entryDay]?.json), ("currency", arguments[currency]?.json),
      ], operands: 1, arguments, &output)
  }

  private static let remove = Action(
    "remove", "ID", "remove an entry, by its number; 'undo' brings it back", options: shared
  ) { arguments, output in
    let text = try arguments.operand("ID")
    guard let id = Int(text) else {
      throw UsageError(code: "notAllowed", text) { $0.noEntryNumber(text: text) }
    }
    try ask([("kind", "remove"), ("id", JSON(id))], operands: 1, arguments, &output)
  }

  private static let list = Action(
    "list", DayRange.operand, "the entries, the newest first", details: "\(DayRange.help).", options: shared
  ) { arguments, output in
    let days = try arguments.operands.first.map(arguments.days)
    try ask(
      [
        ("kind", "list"), ("first", (days?.lowerBound).map { CivilDate($0).json }),
        ("last", (days?.upperBound).map { CivilDate($0).json }),
      ], operands: 1, arguments, &output)
  }

  private static let setBudget = Action(
    "set", "set a budget, or the beginning of weeks, months and financial years",
    options: shared + settings
  ) { arguments, output in
    guard settings.contains(where: { arguments[$0.declaration] != nil }) else {
      throw UsageError { $0.nothingToSet }
    }
    guard arguments.has(period) == arguments.has(amount) else {
      throw UsageError("--period") { $0.goTogether(option: "--period", other: "--amount") }
    }
    guard !arguments.has(category) || arguments.has(period) else {
      throw UsageError("--category") {
        $0.needs(option: "--category", other: $0.both(["--period", "--amount"]))
      }
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
    try ask([("kind", "recover"), ("currency", arguments[currency]?.json)], arguments, &output)
  }

  /// Passes an action to the bridge, as `BudgetSave` of `WidgetBridge.d.ts` declares it, and prints the answer.
  private static func ask(
    _ action: [(String, JSON?)], ledger: [LedgerFile] = [], operands: Int = 0, _ arguments: Arguments,
    _ output: inout OutputStream
  ) throws {
    try arguments.atMost(max(ledger.count, operands))
    let path = try arguments.required(Options.document)
    let format = try arguments.format()
    let clock = try Clock(arguments)
    let shown = try arguments.language(format, texts: BudgetDefinition.language)
    let request: JSON = [
      "document": "budget", "instant": clock.now.json, "zone": .string(clock.zone.name),
      "language": shown.json, "action": .present(action),
    ]
    let words = BudgetText(
      path: path, ledger: ledger.map(\.name), action: request["action"]?["kind"]?.string, language: shown)
    let text: String
    let language = BudgetDefinition.language(for: arguments.refusalLanguage)
    do throws(BridgeError) {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let answer = try AppGroup.answer(
        SaveRequest(request, ofCommand: language), ledger: ledger, in: folder,
        name: URL(fileURLWithPath: path).lastPathComponent, bookIn: folder)
      text = format == .json ? "\(JSON.object(["saved": answer]).text)\n" : words.text(answer)
    } catch {
      throw CommandRefusal(error, in: language, message: words.text(error, in: language))
    }
    try output.write(text)
  }

  private static let shared: [any DeclaredOption] = [
    Options.document.required, Options.language, Options.format(.text, .json), Options.at, Options.zone,
  ]
  private static let settings: [any DeclaredOption] = [
    period, amount, currency, category, WidgetOptions.firstWeekday, minimalDays, monthStart, financialYear,
  ]

  private static let period = Option("period", oneOf: PeriodKind.self, "the kind of period")
  private static let amount = Option<JSON>(
    "amount", "NUMBER|none", allowed: .texts { $0.allowedAmount },
    "a budget such as 1500.50, or none to remove it",
    read: { (text) throws(UsageError) in text == "none" ? .null : .string(text) })
  private static let category = line("category", "a category (default: all spending, or none)")
  private static let note = line("note", "what to remember of it")
  private static func line(_ name: String, _ help: String) -> Option<String> {
    Option(
      name, "TEXT", allowed: .texts { $0.allowedLine }, help,
      read: { (text) throws(UsageError) in
        if text.trimmed.isEmpty { return nil }
        let fault = text.trimmed.textFault(1...SpendingEntry.longestText)
        if let fault { throw UsageError(code: "text") { $0.sentence(of: fault.inside("--\(name)")) } }
        return text
      })
  }
  private static let entryKind = Option(
    "kind", oneOf: [Ledger.Kind.spending, .refund], by: \.rawValue,
    "spending, or money that came back (refund)")
  private static let entryDay = Option<CivilDate>(
    "date", "DATE", allowed: .json(CivilDate.expectation), "the day on which it counts (default: today)",
    read: { (text) throws(UsageError) in try TypedDate.value(of: text, \.civilDate) })
  private static let currency = Option<Currency>(
    "currency", "CODE", allowed: .texts(code: "currency") { $0.allowedCurrency },
    "a code of ISO 4217, such as VND (default: the currency of the document)",
    read: { (text) throws(UsageError) in try? Currency(code: text) })
  private static let minimalDays = Option<Int>(
    "minimal-days", "1-7", in: 1...7, "how many days of week 1 must be in its year (ISO: 4, US: 1)")
  private static let monthStart = Option<Int>(
    "month-start", "1-28", in: 1...28, "the day on which months begin")
  private static let financialYear = Option<JSON>(
    "financial-year", "MM-DD", allowed: .texts { $0.allowedMonthDay },
    "the day on which financial years begin",
    read: { (text) throws(UsageError) in
      // Any year works here; 29 February is refused.
      guard let date = CivilDate("2000-\(text)"), date.day <= 28 else { return nil }
      return ["month": JSON(date.month), "day": JSON(date.day)]
    })
  private static let replace = Option(
    switch: "replace", "do it even if sums fall, or rows count twice")
}
