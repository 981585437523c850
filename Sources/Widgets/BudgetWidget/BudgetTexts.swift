import BudgetWidgetTables
public import Foundation
public import WidgetFoundation

/// The words and numbers of the budget widgets.
public struct BudgetTexts: Hashable, Sendable {
  /// The language of the texts: the one asked for, or the one that stands in for it.
  let language: Language
  let strings: BudgetWidgetStrings
  /// Writes amounts.
  let money: MoneyFormatter
  /// Names periods.
  let periods: PeriodTexts

  /// The words of a language, with numbers as a locale writes them.
  public init(_ language: Language, locale: Locale) {
    strings = BudgetWidgetStrings(language: language.tableIndex)
    self.language = Language(tableIndex: strings.language)
    money = MoneyFormatter(locale: locale)
    periods = PeriodTexts(self.language)
  }

  init(_ environment: WidgetEnvironment) {
    self.init(environment.language, locale: environment.locale)
  }

  /// "CN¥1,234.50", "CN¥1.23K", "CN¥1.2K".
  func amount(_ amount: Money) -> TextForms {
    TextForms(money.string(amount), money.compact(amount), money.compact(amount, digits: 2))
  }

  /// "Close to budget", "Close".
  public func level(_ progress: BudgetProgress) -> TextForms {
    switch progress.level {
    case .good: TextForms(strings.levelGood, strings.levelGoodShort)
    case .warning: TextForms(strings.levelWarning, strings.levelWarningShort)
    case .danger:
      progress.remaining.minorUnits == 0
        ? TextForms(strings.levelSpent, strings.levelSpentShort)
        : TextForms(strings.levelDanger, strings.levelDangerShort)
    case .over: TextForms(strings.levelOver, strings.levelOverShort)
    }
  }

  /// "82%", or "1,337%" and "13×" of many; "Over 9,999%" beyond the numbers that are told apart.
  public func percent(_ progress: BudgetProgress) -> TextForms? {
    guard let percent = progress.percent else { return nil }
    let limit = Int(BudgetProgress.percentLimit)
    guard percent <= limit else {
      let text = self.percent(limit)
      return TextForms(
        strings.percentBeyond(percent: text), strings.percentBeyondShort(percent: text),
        strings.timesBudgetBeyond(number: "\(limit / 100)"))
    }
    let text = self.percent(percent)
    // Whole times of the percentage that is shown, so that both forms say the same.
    return percent < 1000 ? TextForms(text) : TextForms(text, strings.timesBudget(number: "\(percent / 100)"))
  }

  func percent(_ whole: Int) -> String { whole.formatted(.percent.locale(money.locale)) }

  /// "180 left" or "20 over".
  func left(_ progress: BudgetProgress) -> TextForms {
    let isOver = progress.remaining.minorUnits < 0
    return amount(magnitude(progress.remaining)).map {
      isOver ? strings.amountOver(amount: $0) : strings.amountLeft(amount: $0)
    }
  }

  /// What stands behind ``left(_:)``: "of 1,000", or "budget of 1,000", which gets shorter before the amount does.
  func ofBudget(_ progress: BudgetProgress) -> TextForms {
    let budget = amount(progress.budget)
    guard progress.remaining.minorUnits < 0 else { return budget.map { strings.ofBudget(amount: $0) } }
    return TextForms(
      strings.overBudget(amount: budget.longest),
      shorter: budget.all.map { strings.overBudgetShort(amount: $0) })
  }

  /// What a line begins with: the category whose budget it is, or the period, or of old data their day.
  func inlineTitle(_ facts: BudgetFacts) -> TextForms {
    let period =
      facts.day.oldDay.map { day(of: $0, today: facts.day.today) } ?? periods.forms(facts.spending.period)
    guard let category = facts.categoryName.map({ TextForms($0) }) else { return period }
    guard facts.day.oldDay != nil else { return category }
    return TextForms(category, period) { strings.spokenPair(first: $0, second: $1) }
  }

  /// "Week 42: 180 left"; the period gets shorter before the amount does.
  func left(_ progress: BudgetProgress, of period: TextForms) -> TextForms {
    let isOver = progress.remaining.minorUnits < 0
    return TextForms(period, amount(magnitude(progress.remaining))) {
      isOver ? strings.inlineOver(amount: $1, period: $0) : strings.inlineLeft(amount: $1, period: $0)
    }
  }

  /// "Week 42: 820 spent".
  func spent(_ spent: Money, in period: TextForms) -> TextForms {
    TextForms(period, amount(spent)) { strings.inlineSpent(amount: $1, period: $0) }
  }

  /// The amount without its sign, for texts that say it in words.
  func magnitude(_ amount: Money) -> Money {
    let units = amount.minorUnits
    return Money(minorUnits: units == .min ? .max : abs(units), currency: amount.currency)
  }

  /// "25 a day for 7 days"; `nil` if there is nothing left to spend on each day.
  func perDay(_ standing: BudgetStanding) -> TextForms? {
    standing.allowance.map {
      amount($0).map { strings.perDay(count: standing.date.remainingDays, amount: $0) }
    }
  }

  /// "120 over an even pace".
  func pace(_ pace: BudgetPace) -> TextForms {
    let amount = amount(magnitude(pace.difference))
    return switch pace.position {
    case .ahead: amount.map { strings.paceAhead(amount: $0) }
    case .behind: amount.map { strings.paceBehind(amount: $0) }
    case .even: TextForms(strings.paceEven)
    }
  }

  /// "Up 8.3% on last year": a decimal below ten percent, and "Up more than 9,999%" beyond the numbers that are told apart.
  func change(_ change: SpendingChange) -> TextForms {
    let limit = SpendingChange.percentLimit
    let isBeyond = change.percentTenths.magnitude > limit * 10
    let tenths = min(UInt64(change.percentTenths.magnitude), UInt64(limit) * 10)
    // Tenths of a percent as a decimal number, which is exact: nothing is rounded here.
    let number = Decimal(sign: .plus, exponent: -3, significand: Decimal(tenths))
    let style = Decimal.FormatStyle.Percent(locale: money.locale).precision(.fractionLength(0...1))
    let percent = number.formatted(style)
    return switch change.difference.minorUnits {
    case 0: TextForms(strings.changeNone)
    case 1...:
      isBeyond
        ? TextForms(strings.changeUpBeyond(percent: percent), strings.changeUpBeyondShort(percent: percent))
        : TextForms(strings.changeUp(percent: percent), strings.changeUpShort(percent: percent))
    default:
      isBeyond
        ? TextForms(
          strings.changeDownBeyond(percent: percent), strings.changeDownBeyondShort(percent: percent))
        : TextForms(strings.changeDown(percent: percent), strings.changeDownShort(percent: percent))
    }
  }

  /// Amounts in currencies that are not added: the amount of one, the number of several.
  func others(_ amounts: [Money]) -> TextForms? {
    amounts.count > 1
      ? TextForms(strings.otherCurrencies(count: amounts.count))
      : amounts.first.map { amount($0).map { strings.otherCurrency(amount: $0) } }
  }

  /// The same as it is read aloud, with the name of the currency.
  private func spokenOthers(_ amounts: [Money]) -> String? {
    amounts.count > 1
      ? strings.otherCurrencies(count: amounts.count)
      : amounts.first.map { strings.otherCurrency(amount: money.spoken($0)) }
  }

  /// A text and others, read one behind the other.
  package func spoken(_ text: String, _ others: [String]) -> String {
    others.reduce(text) { strings.spokenPair(first: $0, second: $1) }
  }

  /// "October 12", with the year if that is not the year of today.
  private func day(of date: CivilDate, today: CivilDate) -> TextForms {
    let dates = DateText(language)
    return date.year == today.year
      ? TextForms(dates.dayAndMonth(date), dates.dayAndMonthShort(date))
      : TextForms(dates.long(date), dates.longShort(date))
  }

  /// What is said of the age and state of a document.
  package func notes(
    _ document: BudgetDocument, writtenAt: Instant?, on today: CivilDate, in environment: WidgetEnvironment
  ) -> [TextForms] {
    notes(BudgetDay(document, writtenAt: writtenAt, on: today, in: environment))
  }

  /// What is said of the age and state of the data.
  func notes(_ day: BudgetDay) -> [TextForms] {
    let skippedCount = day.document.skippedCount
    return [
      day.oldDay.map { self.day(of: $0, today: day.today).map { strings.asOf(date: $0) } },
      skippedCount > 0 ? TextForms(skipped(skippedCount)) : nil,
    ].compactMap { $0 }
  }

  /// That so many budgets and categories could not be read.
  package func skipped(_ count: Int) -> String { strings.skipped(count: count) }

  /// What is read in place of private values.
  var hidden: String { CommonText(language).hidden }

  /// What is read aloud for the budget widget.
  func spoken(_ facts: BudgetFacts) -> AccessibilityText {
    let period = periods.longLabel(facts.spending.period)
    let label =
      facts.categoryName.map { strings.budgetOfCategoryLabel(category: $0, period: period) }
      ?? strings.budgetLabel(period: period)
    let value =
      facts.standing.map { spoken($0.progress) } ?? strings.spokenNoBudget(spent: money.spoken(facts.spent))
    return AccessibilityText(
      label: label,
      value: spoken(
        value, [spokenOthers(facts.others)].compactMap { $0 } + notes(facts.day).map { $0.longest }))
  }

  private func spoken(_ progress: BudgetProgress) -> String {
    let (spent, budget) = (money.spoken(progress.spent), money.spoken(progress.budget))
    let level = level(progress).longest
    guard let percent = percent(progress)?.longest else {
      return strings.spokenZero(budget: budget, level: level, spent: spent)
    }
    let amount = money.spoken(magnitude(progress.remaining))
    return progress.remaining.minorUnits < 0
      ? strings.spokenOver(amount: amount, budget: budget, level: level, percent: percent, spent: spent)
      : strings.spokenLeft(amount: amount, budget: budget, level: level, percent: percent, spent: spent)
  }

  /// What is read aloud for the spending widget.
  func spoken(_ facts: SpendingFacts) -> AccessibilityText {
    let parts = [facts.change.map { change($0).longest }, spokenOthers(facts.others)]
    return AccessibilityText(
      label: strings.spendingLabel(period: periods.longLabel(facts.spending.period)),
      value: spoken(money.spoken(facts.spent), parts.compactMap { $0 } + notes(facts.day).map { $0.longest }))
  }

  /// What to say of a budget that has no standing.
  public func reason(_ error: StandingError) -> String { reason(error.reason).longest }

  /// What to say instead of amounts.
  package func reason(_ reason: WidgetReason<BudgetReason>) -> TextForms {
    let app = AppIdentifiers.momiQ.name
    return switch reason {
    case .missing: TextForms(strings.openApp(app: app))
    case .newer: TextForms(strings.newerVersion(app: app))
    case .unreadable: TextForms(strings.unreadable(app: app), strings.unreadableShort(app: app))
    case .unavailable: TextForms(strings.unavailable, strings.unavailableShort)
    case .outsideCalendar: TextForms(strings.outsideCalendar)
    case .own(.noSpending): TextForms(strings.noSpending)
    case .own(.tooLarge): TextForms(strings.tooLarge)
    case .own(.categoriesUnknown): TextForms(strings.categoriesUnknown(app: app))
    }
  }
}

/// The names of periods.
public struct PeriodTexts: Hashable, Sendable {
  private let strings: BudgetWidgetStrings
  private let dates: DateText

  /// The names in a language.
  public init(_ language: Language) {
    strings = BudgetWidgetStrings(language: language.tableIndex)
    dates = DateText(Language(tableIndex: strings.language))
  }

  /// The name of a period: "Wednesday, October 15", "Week 42", "May 2025", "2025", "FY 2025–2026".
  ///
  /// A month that does not begin on the 1st is named by its dates: "April 25 – May 24".
  public func label(_ period: Period) -> String { forms(period).longest }

  /// The name of a period where there may be little room: "April 25 – May 24", "Apr 25 – May 24".
  func forms(_ period: Period) -> TextForms {
    let (first, last) = (period.first, period.last)
    switch period.kind {
    case .day:
      return TextForms(
        dates.weekdayAndDate(first), dates.dayAndMonth(first), dates.dayAndMonthShort(first))
    case .week: return TextForms(strings.week(number: "\(period.number)"))
    case .month:
      guard first.day > 1 else {
        return TextForms(dates.monthAndYear(first), dates.monthAndYearShort(first))
      }
      return TextForms(
        strings.dateRange(first: dates.dayAndMonth(first), last: dates.dayAndMonth(last)),
        strings.dateRange(first: dates.dayAndMonthShort(first), last: dates.dayAndMonthShort(last)))
    case .year: return TextForms(strings.year(year: "\(period.year)"))
    case .financialYear:
      guard first.year < last.year else {
        let year = "\(period.year)"
        return TextForms(strings.financialYear(year: year), strings.financialYearShort(year: year))
      }
      return TextForms(
        strings.financialYears(first: "\(first.year)", last: "\(last.year)"),
        strings.financialYearsShort(first: "\(first.year)", last: "\(last.year)"))
    }
  }

  /// The name with the year a week is counted in: "Week 53, 2026".
  public func longLabel(_ period: Period) -> String {
    guard period.kind == .week else { return label(period) }
    return strings.weekAndYear(number: "\(period.number)", year: "\(period.year)")
  }

  /// The name of a step of a trend: "12 October", or "October 2025" of one that is a month long, named by its first day.
  func name(ofStep first: CivilDate, byMonth: Bool) -> String {
    byMonth ? dates.monthAndYear(first) : dates.dayAndMonth(first)
  }

  /// The name of the period that holds today: "Today", "This week".
  package func current(_ kind: PeriodKind) -> TextForms {
    switch kind {
    case .day: TextForms(strings.thisDay)
    case .week: TextForms(strings.thisWeek)
    case .month: TextForms(strings.thisMonth)
    case .year: TextForms(strings.thisYear)
    case .financialYear: TextForms(strings.thisFinancialYear, strings.thisFinancialYearShort)
    }
  }
}
