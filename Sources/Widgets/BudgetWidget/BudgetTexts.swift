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

  /// "Close to budget".
  public func level(_ progress: BudgetProgress) -> String {
    switch progress.level {
    case .good: strings.levelGood
    case .warning: strings.levelWarning
    case .danger: progress.remaining.minorUnits == 0 ? strings.levelSpent : strings.levelDanger
    case .over: strings.levelOver
    }
  }

  /// "82%", and "Over 9,999%" beyond the numbers that are told apart.
  public func percent(_ progress: BudgetProgress) -> String? {
    guard let percent = progress.percent else { return nil }
    let text = self.percent(percent)
    return percent < BudgetProgress.percentLimit ? text : strings.percentBeyond(percent: text)
  }

  func percent(_ whole: Int) -> String { whole.formatted(.percent.locale(money.locale)) }

  /// "180 left" or "20 over", of at most so many characters for the amount; with a period "Week 42: 180 left".
  func left(_ progress: BudgetProgress, of period: String? = nil, limit: Int) -> String {
    let isOver = progress.remaining.minorUnits < 0
    let amount = money.string(magnitude(progress.remaining), limit: limit)
    guard let period else {
      return isOver ? strings.amountOver(amount: amount) : strings.amountLeft(amount: amount)
    }
    return isOver
      ? strings.inlineOver(amount: amount, period: period)
      : strings.inlineLeft(amount: amount, period: period)
  }

  /// The amount without its sign, for texts that say it in words.
  func magnitude(_ amount: Money) -> Money {
    let units = amount.minorUnits
    return Money(minorUnits: units == .min ? .max : abs(units), currency: amount.currency)
  }

  /// "25 a day for 7 days"; `nil` if nothing is left.
  func perDay(_ standing: BudgetStanding, limit: Int) -> String? {
    guard standing.progress.remaining.minorUnits > 0 else { return nil }
    let amount = money.string(standing.allowance, limit: limit)
    return strings.perDay(count: standing.date.remainingDays, amount: amount)
  }

  /// "120 ahead of an even pace".
  func pace(_ pace: BudgetPace, limit: Int) -> String {
    let amount = money.string(magnitude(pace.difference), limit: limit)
    return switch pace.position {
    case .ahead: strings.paceAhead(amount: amount)
    case .behind: strings.paceBehind(amount: amount)
    case .even: strings.paceEven
    }
  }

  /// "Up 8.3% on last year": a decimal below ten percent, and "Up more than 9,999%" beyond the numbers that are told apart.
  func change(_ change: SpendingChange) -> String {
    let magnitude = change.permille.magnitude
    let isLimit = magnitude >= SpendingChange.permilleLimit
    // Thousandths as a decimal number, which is exact.
    let number = Decimal(sign: .plus, exponent: -3, significand: Decimal(UInt64(magnitude)))
    let style = Decimal.FormatStyle.Percent(locale: money.locale)
      .precision(.fractionLength(magnitude < 100 ? 0...1 : 0...0)).rounded(rule: .toNearestOrAwayFromZero)
    let percent = number.formatted(style)
    return switch change.difference.minorUnits {
    case 0: strings.changeNone
    case 1...: isLimit ? strings.changeUpBeyond(percent: percent) : strings.changeUp(percent: percent)
    default: isLimit ? strings.changeDownBeyond(percent: percent) : strings.changeDown(percent: percent)
    }
  }

  /// Amounts in currencies that are not added: the amount of one, the number of several.
  ///
  /// - Parameter isSpoken: Whether the amount has the name of its currency.
  func others(_ amounts: [Money], isSpoken: Bool = false) -> String? {
    guard let first = amounts.first else { return nil }
    guard amounts.count > 1 else {
      return strings.otherCurrency(amount: isSpoken ? money.spoken(first) : money.string(first))
    }
    return strings.otherCurrencies(count: amounts.count)
  }

  /// A text and others, read one behind the other.
  func spoken(_ text: String, _ others: [String]) -> String {
    others.reduce(text) { strings.spokenPair(first: $0, second: $1) }
  }

  /// "As of 12 October", with the year if that is not the year of today.
  private func asOf(_ date: CivilDate, today: CivilDate) -> String {
    let dates = DateText(language)
    return strings.asOf(date: date.year == today.year ? dates.dayAndMonth(date) : dates.long(date))
  }

  /// What is said of the age and state of the data.
  func notes(_ day: BudgetDay) -> [String] {
    let skipped = day.document.skippedCount
    return [
      day.oldDay.map { asOf($0, today: day.today) },
      skipped > 0 ? strings.skipped(count: skipped) : nil,
    ].compactMap { $0 }
  }

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
      value: spoken(value, [others(facts.others, isSpoken: true)].compactMap { $0 } + notes(facts.day)))
  }

  private func spoken(_ progress: BudgetProgress) -> String {
    let (spent, budget) = (money.spoken(progress.spent), money.spoken(progress.budget))
    let level = level(progress)
    guard let percent = percent(progress) else {
      return strings.spokenZero(budget: budget, level: level, spent: spent)
    }
    let amount = money.spoken(magnitude(progress.remaining))
    return progress.remaining.minorUnits < 0
      ? strings.spokenOver(amount: amount, budget: budget, level: level, percent: percent, spent: spent)
      : strings.spokenLeft(amount: amount, budget: budget, level: level, percent: percent, spent: spent)
  }

  /// What is read aloud for the spending widget.
  func spoken(_ facts: SpendingFacts) -> AccessibilityText {
    let parts = [facts.change.map(change), others(facts.others, isSpoken: true)]
    return AccessibilityText(
      label: strings.spendingLabel(period: periods.longLabel(facts.spending.period)),
      value: spoken(money.spoken(facts.spent), parts.compactMap { $0 } + notes(facts.day)))
  }

  /// What to say of a budget that has no standing.
  public func reason(_ error: StandingError) -> String { reason(error.reason) }

  /// What to say instead of amounts.
  func reason(_ reason: WidgetReason<BudgetReason>) -> String {
    let app = AppIdentifiers.momiQ.name
    return switch reason {
    case .missing: strings.openApp(app: app)
    case .newer: strings.newerVersion(app: app)
    case .unreadable, .unavailable: strings.unreadable(app: app)
    case .outsideCalendar: strings.outsideCalendar
    case .own(.noSpending): strings.noSpending
    case .own(.tooLarge): strings.tooLarge
    case .own(.categoriesUnknown): strings.categoriesUnknown(app: app)
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

  /// The name of a period: "Wednesday, 15 October", "Week 42", "May 2025", "2025", "FY 2025–2026".
  ///
  /// A month that does not begin on the 1st is named by its dates: "25 April – 24 May".
  public func label(_ period: Period) -> String {
    switch period.kind {
    case .day: return dates.weekdayAndDate(period.first)
    case .week: return strings.week(number: "\(period.number)")
    case .month:
      guard period.first.day > 1 else { return dates.monthAndYear(period.first) }
      return range(period)
    case .year: return strings.year(year: "\(period.year)")
    case .financialYear:
      guard period.first.year < period.last.year else {
        return strings.financialYear(year: "\(period.year)")
      }
      return strings.financialYears(first: "\(period.first.year)", last: "\(period.last.year)")
    }
  }

  /// The name with the year a week is counted in: "Week 53, 2026".
  public func longLabel(_ period: Period) -> String {
    guard period.kind == .week else { return label(period) }
    return strings.weekAndYear(number: "\(period.number)", year: "\(period.year)")
  }

  /// The name of the period that holds today: "Today", "This week".
  public func current(_ kind: PeriodKind) -> String {
    switch kind {
    case .day: strings.thisDay
    case .week: strings.thisWeek
    case .month: strings.thisMonth
    case .year: strings.thisYear
    case .financialYear: strings.thisFinancialYear
    }
  }

  /// "25 April – 24 May".
  func range(_ period: Period) -> String {
    strings.dateRange(first: dates.dayAndMonth(period.first), last: dates.dayAndMonth(period.last))
  }
}
