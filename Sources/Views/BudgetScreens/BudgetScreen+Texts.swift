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
  let refusals: BudgetRefusals
  /// The largest numbers of months in a preview, and of categories in a month.
  private static let (monthLimit, categoryLimit) = (6, 5)

  init(_ environment: WidgetEnvironment, _ categories: [SpendingCategory]) {
    strings = BudgetScreensStrings(language: environment.language.tableIndex)
    language = BudgetDefinition.language(for: environment.language)
    widget = BudgetTexts(environment.language, locale: environment.locale)
    money = MoneyFormatter(locale: environment.locale)
    refusals = BudgetRefusals(widget, categories)
  }

  func name(ofCategory id: String) -> String {
    id.isEmpty ? strings.formNone : refusals.name(ofCategory: id)
  }

  /// Returns an amount as it is written in a field: without its currency and without separators of thousands.
  func number(_ amount: Money) -> String {
    amount.plainNumber.replacing(".", with: money.locale.decimalSeparator ?? ".")
  }

  /// Returns the sentence that a text is not an amount.
  func refusal(ofAmount text: String, _ error: MoneyError, in currency: Currency) -> String {
    let example = number(Money(minorUnits: 123_450, currency: currency))
    return refusals.refusal(ofAmount: text, error, currency, example: example).sentence
  }

  /// Returns the sentence that no spending counts for the budget of a category.
  func stray(_ category: String) -> String { strings.importStray(category: BudgetRefusals.short(category)) }

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
    return BudgetRefusals.joined(amount, entry.category.map(name(ofCategory:)))
  }

  /// Returns the row of an entry, which can be changed and removed.
  func row(of entry: SpendingEntry) -> BudgetScreen.Row {
    let removal = widget.spoken(strings.formRemove, [title(of: entry)])
    return BudgetScreen.Row(
      label: title(of: entry), value: BudgetRefusals.joined(widget.dates.long(entry.day), entry.note),
      edit: .editEntry(entry.id),
      removal: .init(title: removal, action: .removeEntry(entry.id), isDestructive: true))
  }

  /// Returns the effect of undoing a change.
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
    let unused = ledger.unusedColumns.flatMap(\.names).map(BudgetRefusals.short)
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
      // Sums that overflow are refused before they are kept.
      func sum(_ units: some Sequence<Int64>) -> String {
        money.string(Money(minorUnits: units.reduce(0, &+), currency: month.currency))
      }
      let amounts = categories.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let others = amounts.dropFirst(Self.categoryLimit).map(\.value)
      let rows =
        amounts.prefix(Self.categoryLimit).map { (name(ofCategory: $0.key), sum([$0.value])) }
        + (others.isEmpty ? [] : [(strings.importOthers, sum(others))])
      return BudgetScreen.Section(
        title: BudgetRefusals.joined(refusals.name(ofMonth: month.month), sum(categories.values)),
        rows: rows.map { .init(label: BudgetRefusals.short($0.0), value: $0.1) })
    }
  }
}
