import BudgetScreensTables
import BudgetWidget
import Foundation

/// The texts of the app in the user's language.
struct AppTexts: Hashable, Sendable {
  let language: Language
  let strings: BudgetScreensStrings
  /// The words of the widgets.
  let widget: BudgetTexts
  let money: MoneyFormatter
  /// The largest numbers of months in a preview, of categories in a month, and of falling sums that are named.
  private static let (monthLimit, categoryLimit, fallLimit) = (6, 5, 3)

  init(_ environment: WidgetEnvironment) {
    strings = BudgetScreensStrings(language: environment.language.tableIndex)
    language = BudgetDefinition.language(for: environment.language)
    widget = BudgetTexts(environment.language, locale: environment.locale)
    money = MoneyFormatter(locale: environment.locale)
  }

  /// Returns an amount as it is written in a field: without its currency and without separators of thousands.
  func number(_ amount: Money) -> String {
    amount.plainNumber.replacing(".", with: money.locale.decimalSeparator ?? ".")
  }

  /// Returns the amount that a text of a field has, as people write it where they are; `nil` if it is none.
  func amount(_ text: String, in currency: Currency) -> Money? {
    (try? MoneyParser(locale: money.locale).money(text, in: currency)).flatMap {
      $0.minorUnits < 0 ? nil : $0
    }
  }

  /// Returns that a text is not an amount.
  func refusal(ofAmount text: String, in currency: Currency) -> String {
    strings.faultAmount(
      example: number(Money(minorUnits: 123_450, currency: currency)), text: Self.short(text))
  }

  /// Shortens a text of a file to the length that a line of a screen can show.
  private static func short(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0.map(Self.short) }.joined(separator: " · ")
  }

  private func name(ofCategory id: String, in document: BudgetDocument?, _ ledger: Ledger? = nil) -> String {
    if id.isEmpty { return strings.formNone }
    let own = ledger?.settings.categories?.first { $0.id == id }?.name
    return own ?? document?.name(ofCategory: id) ?? id
  }

  /// Returns the name of a card.
  func name(of card: BudgetAction.Card) -> String {
    card == .budget ? BudgetDefinition.name(in: language) : SpendingDefinition.name(in: language)
  }

  /// Returns the choices for the first day of months, of weeks, and of financial years by month and by day.
  ///
  /// A week has the definition of week 1 that is used with its first day: from Monday that of ISO 8601, and from any other
  /// day the week of 1 January.
  func settings(_ rules: PeriodRules, firstWeekday: Weekday) -> [ChoiceField<PeriodRules>] {
    let start = rules.financialYearStart
    func changed(
      week: WeekRule? = nil, monthStart: Int? = nil, month: Int? = nil, day: Int? = nil
    ) -> PeriodRules? {
      try? PeriodRules(
        week: week ?? rules.week, monthStartDay: monthStart ?? rules.monthStartDay,
        financialYearStart: .init(month: month ?? start.month, day: day ?? start.day))
    }
    func field(
      _ title: String, _ choices: [PeriodRules?], _ text: (PeriodRules) -> String
    ) -> ChoiceField<PeriodRules> { ChoiceField(title, choices.compactMap(\.self), text) }
    func yearStart(_ rules: PeriodRules) -> String {
      let start = rules.financialYearStart
      return (try? CivilDate(year: 2001, month: start.month, day: start.day)).map(widget.dates.dayAndMonth)
        ?? ""
    }
    let days = [firstWeekday] + Weekday.allCases.filter { $0 != firstWeekday }
    let weeks = days.compactMap { try? WeekRule(firstWeekday: $0, minimalDays: $0 == .monday ? 4 : 1) }
    let own = weeks.contains(rules.week) ? [] : [rules.week]
    return [
      field(strings.settingMonth, (1...28).map { changed(monthStart: $0) }) { "\($0.monthStartDay)" },
      field(strings.settingWeek, (weeks + own).map { changed(week: $0) }) { rules in
        let day = widget.dates.weekday(rules.week.firstWeekday).capitalizedFirst
        return own == [rules.week] ? strings.settingWeekDays(count: rules.week.minimalDays, day: day) : day
      },
      field(strings.settingYearMonth, (1...12).map { changed(month: $0) }, yearStart),
      field(strings.settingYearDay, (1...28).map { changed(day: $0) }, yearStart),
    ]
  }

  // MARK: Entries

  /// Returns the amount of an entry with its sign, and its category.
  func title(of entry: SpendingEntry, in document: BudgetDocument?) -> String {
    let units = entry.isRefund ? -entry.amount.minorUnits : entry.amount.minorUnits
    return joined([
      money.string(Money(minorUnits: units, currency: entry.amount.currency)),
      entry.category.map { name(ofCategory: $0, in: document) },
    ])
  }

  /// Returns the row of an entry, which can be changed and removed.
  func row(of entry: SpendingEntry, in document: BudgetDocument?) -> BudgetScreen.Row {
    let title = title(of: entry, in: document)
    return BudgetScreen.Row(
      label: title, value: joined([widget.dates.long(entry.day), entry.note]), edit: .editEntry(entry.id),
      removal: .init(
        title: widget.spoken(strings.formRemove, [title]), action: .removeEntry(entry.id), isDestructive: true
      ))
  }

  /// Returns what undoing does.
  func undoing(_ change: BudgetFiles.UndoneChange, in document: BudgetDocument?) -> String {
    switch change {
    case .ledger: strings.undoImport
    case .entry(let added?, nil): strings.undoAdded(entry: title(of: added, in: document))
    case .entry(nil, let removed?): strings.undoRemoved(entry: title(of: removed, in: document))
    case .entry(_, let changed): strings.undoChanged(entry: changed.map { title(of: $0, in: document) } ?? "")
    }
  }

  // MARK: Ledgers

  /// Returns the contents of a ledger in sentences.
  func lines(of ledger: Ledger) -> [String] {
    func counted(_ count: Int, _ text: (Int) -> String) -> String? { count == 0 ? nil : text(count) }
    let settings = ledger.settings
    let named = [
      settings.budgets == nil ? nil : strings.statusBudgets,
      settings.categories == nil ? nil : strings.statusCategories,
      settings.currency == nil ? nil : strings.statusCurrency,
      settings.rules == nil ? nil : strings.formPeriod,
    ].compactMap(\.self)
    let counts = [
      counted(ledger.records) { strings.importRows(count: $0) },
      counted(ledger.notSpent) { strings.importNotSpent(count: $0) },
      counted(ledger.paidBills) { strings.importPaidBills(count: $0) },
      counted(ledger.missingPartners) { strings.importMissing(count: $0) },
      counted(ledger.repeatCount) { count in
        let places = ledger.repeats.map { "\($0.second)" } + (count > ledger.repeats.count ? ["…"] : [])
        return strings.importRepeated(count: count, lines: places.joined(separator: ", "))
      },
    ]
    let refunds = ledger.refunds.map {
      strings.importRefunds(count: $0.count, amount: money.string($0.amount))
    }
    let unused = ledger.unusedColumns.flatMap(\.names).map(Self.short).joined(separator: ", ")
    return counts.compactMap(\.self) + refunds
      + (named.isEmpty ? [] : [strings.importSettings(list: named.joined(separator: ", "))])
      + (unused.isEmpty ? [] : [strings.importUnused(columns: unused)])
  }

  /// Returns that nothing counts for the budget of a category.
  func stray(_ category: String) -> String { strings.importStray(category: Self.short(category)) }

  /// Returns the sums of the newest months, with the largest categories of each.
  func months(of ledger: Ledger, in document: BudgetDocument?) -> [BudgetScreen.Section] {
    let months = ledger.sums.months
    // Sums that do not fit are refused before they are kept.
    func sum(_ units: some Sequence<Int64>) -> Int64 { units.reduce(0, &+) }
    let shown = months.keys.sorted().reversed().prefix(Self.monthLimit).map { month in
      func text(_ units: Int64) -> String { money.string(Money(minorUnits: units, currency: month.currency)) }
      let amounts = (months[month] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let (first, others) = (amounts.prefix(Self.categoryLimit), amounts.dropFirst(Self.categoryLimit))
      let rows = first.map {
        BudgetScreen.Row(
          label: Self.short(name(ofCategory: $0.key, in: document, ledger)), value: text($0.value))
      }
      let rest = BudgetScreen.Row(label: strings.importOthers, value: text(sum(others.map(\.value))))
      return BudgetScreen.Section(
        title: joined([name(ofMonth: month.month), text(sum(amounts.map(\.value)))]),
        rows: rows + (others.isEmpty ? [] : [rest]))
    }
    return Array(shown)
  }

  private func name(ofMonth month: String) -> String {
    CivilDate("\(month)-01").map(widget.dates.monthAndYear) ?? month
  }

  /// Returns the sums that a ledger would lower, and the rows that it would count twice.
  func lines(of loss: LedgerLoss, in document: BudgetDocument?) -> [String] {
    let starts = loss.starts.map { start in
      let old = widget.dates.long(start.old)
      return start.new.map {
        strings.lossStart(currency: start.currency.code, new: widget.dates.long($0), old: old)
      } ?? strings.lossEnd(currency: start.currency.code)
    }
    let falls = loss.falls.prefix(Self.fallLimit).map { fall in
      let category = fall.category.map { name(ofCategory: $0, in: document) }
      return strings.lossFall(
        new: money.string(fall.new ?? .zero(fall.old.currency)), old: money.string(fall.old),
        place: joined([name(ofMonth: fall.month), category]))
    }
    let rest = loss.falls.count - falls.count
    let lowered = starts + falls + (rest > 0 ? [strings.lossMore(count: rest)] : [])
    let doubles = loss.doubles.map { rows in
      strings.lossDoubles(
        count: rows.count, amount: rows.amounts.map(money.string).joined(separator: ", "),
        first: Self.short(rows.first), second: Self.short(rows.second))
    }
    return lowered + (lowered.isEmpty ? [] : [strings.lossAdvice]) + doubles
  }

  // MARK: Errors

  /// Returns the reasons why nothing was saved.
  func lines(of error: BudgetError) -> [String] {
    switch error {
    case .ledger(.faults(let faults, let count)):
      faults.map(text) + (count > faults.count ? [strings.faultRest(count: count - faults.count)] : [])
    case .ledger(.overflow), .money: [widget.reason(.specific(.tooLarge)).longest]
    case .ledger(.date): [widget.reason(.outsideCalendar).longest]
    case .negativeBudget(let amount), .amountNeeded(let amount):
      [refusal(ofAmount: number(amount), in: amount.currency)]
    case .ambiguousCategory(let name, _): [strings.problemAmbiguous(category: Self.short(name))]
    case .text(let text): [strings.problemText(text: Self.short(text))]
    case .day(let day, let allowed):
      [
        strings.problemDay(
          date: widget.dates.long(day), first: widget.dates.long(allowed.lowerBound),
          last: widget.dates.long(allowed.upperBound))
      ]
    case .amount(let error): ["\(error)"]
    case .noBudget, .noEntry: [strings.problemGone]
    case .currencyNeeded: [strings.problemCurrency]
    case .noRecords: [strings.importNoAmounts]
    case .nothingToUndo: [strings.undoNothing]
    case .noDocument: [strings.statusMissing]
    case .loss(let loss): lines(of: loss, in: nil)
    case .bookMissing: [strings.problemRecover]
    case .store(let error): [line(of: error)]
    }
  }

  private func text(of fault: LedgerFault) -> String {
    let (text, place) = ("\(fault)", fault.place)
    let line = place.line.map { strings.faultLine(fault: text, line: "\($0)") } ?? text
    return [place.path, place.file].filter { !$0.isEmpty }.reduce(line) {
      strings.faultPlace(fault: $0, place: Self.short($1))
    }
  }

  private func line(of error: StoreError) -> String {
    switch error {
    case .noContainer, .folderMissing: widget.reason(.unavailable).longest
    case .newerVersion: widget.reason(.newer).longest
    case .corrupt(let path, let fault): fault.isOfAnotherFile ? foreign(path) : strings.problemRecover
    case .busy, .changed, .suspending: strings.problemBusy
    default: strings.problemNotWritten
    }
  }

  /// Returns that a file is something else and stays.
  func foreign(_ path: String) -> String {
    strings.statusForeign(file: URL(fileURLWithPath: path).lastPathComponent)
  }
}

extension DocumentFault {
  /// Whether the file may be that of another program, so that nothing goes on in its place.
  var isOfAnotherFile: Bool {
    switch self {
    case .schema, .envelope: true
    case .syntax, .checksum, .payload, .tooLarge, .lost: false
    }
  }
}
