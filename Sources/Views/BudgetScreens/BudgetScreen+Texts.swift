import BudgetScreensTables
import BudgetWidgetCore
import Foundation

/// The texts of the app in the user's language.
struct AppTexts: Hashable, Sendable {
  let language: Language
  let strings: BudgetScreensStrings
  /// The words of the widgets.
  let widget: BudgetTexts
  let money: MoneyFormatter
  /// The names of categories.
  private let names: [String: String]
  /// The largest numbers of months in a preview, of categories in a month, and of falling sums that are named.
  private static let (monthLimit, categoryLimit, fallLimit) = (6, 5, 3)

  init(_ environment: WidgetEnvironment, _ categories: [SpendingCategory]) {
    strings = BudgetScreensStrings(language: environment.language.tableIndex)
    language = BudgetDefinition.language(for: environment.language)
    widget = BudgetTexts(environment.language, locale: environment.locale)
    money = MoneyFormatter(locale: environment.locale)
    names = Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
  }

  func name(ofCategory id: String) -> String { id.isEmpty ? strings.formNone : names[id] ?? id }

  /// Returns an amount as it is written in a field: without its currency and without separators of thousands.
  func number(_ amount: Money) -> String {
    amount.plainNumber.replacing(".", with: money.locale.decimalSeparator ?? ".")
  }

  /// Returns that a text is not an amount.
  func refusal(ofAmount text: String, in currency: Currency) -> String {
    strings.faultAmount(
      example: number(Money(minorUnits: 123_450, currency: currency)), text: Self.short(text))
  }

  /// Returns that nothing counts for the budget of a category.
  func stray(_ category: String) -> String { strings.importStray(category: Self.short(category)) }

  /// Shortens a text of a file to the length that a line of a screen can show.
  private static func short(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  private func joined(_ parts: String?...) -> String {
    parts.compactMap { $0.map(Self.short) }.joined(separator: " · ")
  }

  // MARK: Settings and entries

  /// Returns the choices for the first day of months, of weeks, and of financial years by month and by day.
  ///
  /// A week has the definition of week 1 that is used with its first day: from Monday that of ISO 8601, and from any other
  /// day the week of 1 January.
  func settings(_ rules: PeriodRules, firstWeekday: Weekday) -> [ChoiceField<PeriodRules>] {
    let start = rules.financialYearStart
    func field(
      _ title: String, _ choices: [(week: WeekRule?, monthStart: Int?, month: Int?, day: Int?)],
      _ text: (PeriodRules) -> String
    ) -> ChoiceField<PeriodRules> {
      let rules = choices.compactMap { choice in
        try? PeriodRules(
          week: choice.week ?? rules.week, monthStartDay: choice.monthStart ?? rules.monthStartDay,
          financialYearStart: .init(month: choice.month ?? start.month, day: choice.day ?? start.day))
      }
      return ChoiceField(title, rules, text)
    }
    func yearStart(_ rules: PeriodRules) -> String {
      let start = rules.financialYearStart
      let day = try? CivilDate(year: 2001, month: start.month, day: start.day)
      return day.map(widget.dates.dayAndMonth) ?? ""
    }
    let days = [firstWeekday] + Weekday.allCases.filter { $0 != firstWeekday }
    let weeks = days.compactMap { try? WeekRule(firstWeekday: $0, minimalDays: $0 == .monday ? 4 : 1) }
    let own = weeks.contains(rules.week) ? nil : rules.week
    return [
      field(strings.settingMonth, (1...28).map { (nil, $0, nil, nil) }) { "\($0.monthStartDay)" },
      field(strings.settingWeek, (weeks + [own].compactMap(\.self)).map { ($0, nil, nil, nil) }) {
        let day = widget.dates.weekday($0.week.firstWeekday).capitalizedFirst
        return $0.week == own ? strings.settingWeekDays(count: $0.week.minimalDays, day: day) : day
      },
      field(strings.settingYearMonth, (1...12).map { (nil, nil, $0, nil) }, yearStart),
      field(strings.settingYearDay, (1...28).map { (nil, nil, nil, $0) }, yearStart),
    ]
  }

  /// Returns the amount of an entry with its sign, and its category.
  func title(of entry: SpendingEntry) -> String {
    let units = entry.isRefund ? -entry.amount.minorUnits : entry.amount.minorUnits
    let amount = money.string(Money(minorUnits: units, currency: entry.amount.currency))
    return joined(amount, entry.category.map(name(ofCategory:)))
  }

  /// Returns the row of an entry, which can be changed and removed.
  func row(of entry: SpendingEntry) -> BudgetScreen.Row {
    let removal = widget.spoken(strings.formRemove, [title(of: entry)])
    return BudgetScreen.Row(
      label: title(of: entry), value: joined(widget.dates.long(entry.day), entry.note),
      edit: .editEntry(entry.id),
      removal: .init(title: removal, action: .removeEntry(entry.id), isDestructive: true))
  }

  /// Returns what undoing does.
  func undoing(_ change: BudgetFiles.UndoneChange) -> String {
    switch change {
    case .ledger: strings.undoImport
    case .entry(let added?, nil): strings.undoAdded(entry: title(of: added))
    case .entry(nil, let removed?): strings.undoRemoved(entry: title(of: removed))
    case .entry(_, let changed): strings.undoChanged(entry: changed.map(title) ?? "")
    }
  }

  // MARK: Ledgers

  /// Returns the contents of a ledger in sentences.
  func lines(of ledger: Ledger) -> [String] {
    func counted(_ count: Int, _ text: (Int) -> String) -> [String] { count == 0 ? [] : [text(count)] }
    let settings = ledger.settings
    let named = [
      (strings.statusBudgets, settings.budgets != nil),
      (strings.statusCategories, settings.categories != nil),
      (strings.statusCurrency, settings.currency != nil), (strings.formPeriod, settings.rules != nil),
    ].compactMap { $0.1 ? $0.0 : nil }
    let unused = ledger.unusedColumns.flatMap(\.names).map(Self.short)
    let places =
      ledger.repeats.map { "\($0.second)" } + (ledger.repeatCount > ledger.repeats.count ? ["…"] : [])
    return counted(ledger.records) { strings.importRows(count: $0) }
      + counted(ledger.notSpent) { strings.importNotSpent(count: $0) }
      + counted(ledger.paidBills) { strings.importPaidBills(count: $0) }
      + counted(ledger.missingPartners) { strings.importMissing(count: $0) }
      + counted(ledger.repeatCount) {
        strings.importRepeated(count: $0, lines: places.joined(separator: ", "))
      }
      + ledger.refunds.map { strings.importRefunds(count: $0.count, amount: money.string($0.amount)) }
      + counted(named.count) { _ in strings.importSettings(list: named.joined(separator: ", ")) }
      + counted(unused.count) { _ in strings.importUnused(columns: unused.joined(separator: ", ")) }
  }

  /// Returns the sums of the newest months, with the largest categories of each.
  func months(of ledger: Ledger) -> [BudgetScreen.Section] {
    let months = ledger.sums.months.sorted { $1.key < $0.key }.prefix(Self.monthLimit)
    return months.map { month, categories -> BudgetScreen.Section in
      // Sums that do not fit are refused before they are kept.
      func sum(_ units: some Sequence<Int64>) -> String {
        money.string(Money(minorUnits: units.reduce(0, &+), currency: month.currency))
      }
      let amounts = categories.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let others = amounts.dropFirst(Self.categoryLimit).map(\.value)
      let rows =
        amounts.prefix(Self.categoryLimit).map { (name(ofCategory: $0.key), sum([$0.value])) }
        + (others.isEmpty ? [] : [(strings.importOthers, sum(others))])
      return BudgetScreen.Section(
        title: joined(name(ofMonth: month.month), sum(categories.values)),
        rows: rows.map { .init(label: Self.short($0.0), value: $0.1) })
    }
  }

  private func name(ofMonth month: String) -> String {
    CivilDate("\(month)-01").map(widget.dates.monthAndYear) ?? month
  }

  /// Returns the sums that a ledger would lower, and the rows that it would count twice.
  func lines(of loss: LedgerLoss) -> [String] {
    let starts = loss.starts.map { start in
      let (code, old) = (start.currency.code, widget.dates.long(start.old))
      return start.new.map { strings.lossStart(currency: code, new: widget.dates.long($0), old: old) }
        ?? strings.lossEnd(currency: code)
    }
    let falls = loss.falls.prefix(Self.fallLimit).map { fall in
      strings.lossFall(
        new: money.string(fall.new ?? .zero(fall.old.currency)), old: money.string(fall.old),
        place: joined(name(ofMonth: fall.month), fall.category.map(name(ofCategory:))))
    }
    let rest = loss.falls.count - falls.count
    let lowered = starts + falls + (rest > 0 ? [strings.lossMore(count: rest)] : [])
    let doubles = loss.doubles.map { rows in
      let amount = rows.amounts.map(money.string).joined(separator: ", ")
      return strings.lossDoubles(count: rows.count, amount: amount, first: rows.first, second: rows.second)
    }
    return lowered + (lowered.isEmpty ? [] : [strings.lossAdvice]) + doubles
  }

  // MARK: Errors

  /// Returns the reasons why nothing was saved.
  func lines(of error: BudgetError) -> [String] {
    switch error {
    case .ledger(.faults(let faults, let count)):
      faults.map(line) + (count > faults.count ? [strings.faultRest(count: count - faults.count)] : [])
    case .ledger(.overflow), .money: [widget.reason(.specific(.tooLarge)).longest]
    case .ledger(.date): [widget.reason(.outsideCalendar).longest]
    case .negativeBudget(let amount), .amountNeeded(let amount):
      [refusal(ofAmount: number(amount), in: amount.currency)]
    case .ambiguousCategory(let name, _): [strings.problemAmbiguous(category: Self.short(name))]
    case .text(let text, _): [strings.problemText(text: Self.short(text.escapingHiddenCharacters))]
    case .day(let day, let allowed): [text(ofDay: day, allowed)]
    case .amount(let error): ["\(error)"]
    case .noBudget, .noEntry: [strings.problemGone]
    case .currencyNeeded: [strings.problemCurrency]
    case .noRecords: [strings.importNoAmounts]
    case .nothingToUndo: [strings.undoNothing]
    case .noDocument: [strings.statusMissing]
    case .loss(let loss): lines(of: loss)
    case .bookMissing, .noBackup: [strings.problemRecover]
    case .otherFile(let path, _): [foreign(path)]
    case .store(let error): [text(of: error)]
    }
  }

  private func text(ofDay day: CivilDate, _ allowed: ClosedRange<CivilDate>) -> String {
    strings.problemDay(
      date: widget.dates.long(day), first: widget.dates.long(allowed.lowerBound),
      last: widget.dates.long(allowed.upperBound))
  }

  private func text(of error: StoreError) -> String {
    switch error {
    case .noContainer, .folderMissing: widget.reason(.unavailable).longest
    case .newerVersion: widget.reason(.newer).longest
    case .corrupt: strings.problemRecover
    case .busy, .changed, .suspending: strings.problemBusy
    default: strings.problemNotWritten
    }
  }

  /// Returns that a file is something else and stays.
  func foreign(_ path: String) -> String {
    strings.statusForeign(file: URL(fileURLWithPath: path).lastPathComponent)
  }

  private func line(of fault: LedgerFault) -> String {
    let (text, place) = (text(of: fault.reason), fault.place)
    let line = place.line.map { strings.faultLine(fault: text, line: "\($0)") } ?? text
    return [place.path, place.file].filter { !$0.isEmpty }.reduce(line) {
      strings.faultPlace(fault: $0, place: Self.short($1))
    }
  }

  private func text(of reason: LedgerFault.Reason) -> String {
    switch reason {
    case .empty: return strings.faultEmpty
    case .onlyHeader: return strings.importNoAmounts
    case .foreign(let file, let names): return strings.faultForeign(file: name(of: file, names))
    case .unreadable: return strings.importUnopened
    case .tooLarge: return strings.faultTooLarge
    case .repeatedColumn(let name): return strings.faultRepeatedColumn(column: Self.short(name))
    case .columnOfMeaning(let name): return strings.faultMeaning(column: Self.short(name))
    case .fields: return strings.faultFields
    case .quoteInside, .quoteOpen: return strings.faultQuote
    case .date(let text): return strings.faultDate(text: Self.short(text))
    case .dateOutOfRange(let day, let allowed): return text(ofDay: day, allowed)
    case .noCurrency: return strings.faultNoCurrency
    case .currency(let text): return strings.faultCurrency(text: Self.short(text))
    case .amount(let text, _, let currency):
      let example = Money(minorUnits: 123_450, currency: currency).plainNumber
      return strings.faultAmount(example: example, text: Self.short(text))
    case .negative(let amount, _):
      let number = amount.plainNumber
      return strings.faultNegative(amount: number, row: "\(number.drop { $0 == "-" }),refund")
    case .kind(let text):
      let kinds = Ledger.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      return strings.faultKind(kinds: kinds, text: Self.short(text))
    case .text(let column): return strings.faultText(column: column)
    case .repeatedID(let id, let first):
      return strings.faultRepeated(id: Self.short(id), place: Self.short("\(first)"))
    case .secondSettings(let file): return strings.faultSettings(file: Self.short(file))
    case .syntax: return strings.faultJSON
    case .member: return strings.faultMember
    }
  }

  private func name(of file: ForeignFile, _ names: [String]) -> String {
    switch file {
    case .excel, .numbers, .openDocument, .pdf, .richText, .ofx, .qif, .mt940, .camt, .xml, .html, .journal,
      .utf16:
      strings.foreignKind(kind: "\(file)".uppercased())
    case .compressed: strings.foreignCompressed
    case .binary: strings.foreignBinary
    case .otherEncoding: strings.foreignEncoding
    case .semicolons: strings.foreignMark(mark: ";")
    case .tabs: strings.foreignMark(mark: "⇥")
    case .bars: strings.foreignMark(mark: "|")
    case .linesBeforeHeader: strings.foreignHeader
    case .noHeader: strings.foreignNoHeader
    case .otherColumns: strings.foreignColumns(columns: names.map(Self.short).joined(separator: ", "))
    case .otherText: strings.foreignText
    case .otherJSON: strings.foreignJSON
    }
  }
}
