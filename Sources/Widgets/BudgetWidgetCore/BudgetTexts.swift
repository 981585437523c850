import BudgetWidgetTables
package import Foundation
import WidgetFoundation

/// The texts and numbers of the budget widgets.
package struct BudgetTexts: Hashable, Sendable {
  /// The language of the texts: the requested one, or the one that replaces it.
  let language: Language
  let strings: BudgetWidgetStrings
  /// Formats amounts.
  let money: MoneyFormatter
  /// Writes dates in the order of the locale.
  package let dates: DateText
  /// The names of periods.
  package let periods: PeriodTexts

  /// Creates the texts of a language, with numbers in the format of a locale.
  package init(_ language: Language, locale: Locale) {
    strings = BudgetWidgetStrings(language: language.tableIndex)
    self.language = Language(tableIndex: strings.language)
    money = MoneyFormatter(locale: locale)
    dates = DateText(self.language, localeIdentifier: locale.identifier)
    periods = PeriodTexts(self.language, localeIdentifier: locale.identifier)
  }

  init(_ environment: WidgetEnvironment) {
    self.init(environment.language, locale: environment.locale)
  }

  /// "CN¥1,234.50", "CN¥1.23K", "CN¥1.2K".
  func amount(_ amount: Money) -> TextForms {
    TextForms(money.string(amount), money.compact(amount), money.compact(amount, digits: 2))
  }

  /// "Close to budget", "Close"; `nil` without a budget.
  package func level(_ figures: BudgetFigures) -> TextForms? {
    guard let level = figures.level else { return nil }
    if figures.spent.minorUnits < 0 { return TextForms(strings.levelRefunded, strings.levelRefundedShort) }
    return switch level {
    case .good: TextForms(strings.levelGood, strings.levelGoodShort)
    case .warning: TextForms(strings.levelWarning, strings.levelWarningShort)
    case .danger:
      figures.remaining?.minorUnits == 0
        ? TextForms(strings.levelSpent, strings.levelSpentShort)
        : TextForms(strings.levelDanger, strings.levelDangerShort)
    case .over: TextForms(strings.levelOver, strings.levelOverShort)
    }
  }

  /// Returns the symbol of the level, or one that is not a tick: for more refunds than spending, and for old
  /// data.
  func symbol(_ figures: BudgetFigures, _ level: BudgetLevel, isOld: Bool) -> String {
    if isOld { return "questionmark.circle.fill" }
    return figures.spent.minorUnits < 0 ? "arrow.uturn.backward" : level.symbol
  }

  /// "82%"; for large values "1,337%" with the shorter form "13×"; above the limit "Over 9,999%".
  package func percent(_ figures: BudgetFigures) -> TextForms? {
    // A negative percentage has no meaning.
    guard let percent = figures.percent, figures.spent.minorUnits >= 0 else { return nil }
    let limit = Int(BudgetFigures.percentLimit)
    guard percent <= limit else {
      let text = self.percent(limit)
      return TextForms(
        strings.percentBeyond(percent: text), strings.percentBeyondShort(percent: text),
        strings.timesBudgetBeyond(number: "\(limit / 100)"))
    }
    let text = self.percent(percent)
    // Computed from the shown percentage, so that both forms agree.
    return percent < 1000 ? TextForms(text) : TextForms(text, strings.timesBudget(number: "\(percent / 100)"))
  }

  func percent(_ whole: Int) -> String { whole.formatted(.percent.locale(money.locale)) }

  /// "180 left" or "20 over", with the forms of the amount without its sign.
  func left(_ remaining: Money) -> TextForms {
    amount(magnitude(remaining)).map {
      remaining.minorUnits < 0 ? strings.amountOver(amount: $0) : strings.amountLeft(amount: $0)
    }
  }

  /// Returns the text after ``left(_:)``: "of 1,000", or "budget of 1,000", which loses words before the amount gets
  /// shorter.
  func ofBudget(_ budget: Budget, isOver: Bool) -> TextForms {
    let budget = amount(budget.amount)
    guard isOver else { return budget.map { strings.ofBudget(amount: $0) } }
    return TextForms(
      strings.overBudget(amount: budget.longest),
      shorter: budget.all.map { strings.overBudgetShort(amount: $0) })
  }

  /// Returns a text in one line, "Week 42: 180 left" or, without a budget, "Week 42: 820 spent".
  ///
  /// It begins with the category or the period, and for old data with its day; this is shortened before the amount.
  func inline(_ figures: BudgetFigures, category: String?) -> TextForms {
    let day = figures.day
    var title = day.isOld ? date(of: day) : periods.forms(figures.period)
    if let category {
      title =
        day.isOld
        ? TextForms(TextForms(category), title) { strings.spokenPair(first: $0, second: $1) }
        : TextForms(category)
    }
    guard let remaining = figures.remaining else { return spent(amount(figures.spent), in: title) }
    return TextForms(title, amount(magnitude(remaining))) {
      figures.isOver
        ? strings.inlineOver(amount: $1, period: $0) : strings.inlineLeft(amount: $1, period: $0)
    }
  }

  /// "Week 42: 820 spent".
  func spent(_ amount: TextForms, in period: TextForms) -> TextForms {
    TextForms(period, amount) { strings.inlineSpent(amount: $1, period: $0) }
  }

  /// Returns the amount without its sign, for texts that express the sign in words.
  func magnitude(_ amount: Money) -> Money {
    let units = amount.minorUnits
    return Money(minorUnits: units == .min ? .max : abs(units), currency: amount.currency)
  }

  /// "180 back".
  func refunded(_ amount: Money) -> TextForms {
    self.amount(magnitude(amount)).map { strings.refunded(amount: $0) }
  }

  /// "25 a day for 7 days"; `nil` if nothing is left to spend.
  func perDay(_ figures: BudgetFigures) -> TextForms? {
    figures.allowance.map {
      amount(rounded($0)).map { strings.perDay(count: figures.begun.remainingDays, amount: $0) }
    }
  }

  /// Returns an amount of a currency without minor units, rounded down to four digits: 1,266,000 đồng for 1,266,666.
  ///
  /// A daily amount, the rest of it and an even pace are estimates, in which such a digit says nothing, and the days together
  /// stay within the budget.
  private func rounded(_ amount: Money) -> Money {
    guard amount.currency.exponent == 0 else { return amount }
    var unit: Int64 = 1
    while amount.minorUnits / unit >= 10_000 { unit *= 10 }
    return Money(minorUnits: amount.minorUnits / unit * unit, currency: amount.currency)
  }

  /// "12 left today", "5 over today"; `nil` if today's spending is not known.
  func leftToday(_ figures: BudgetFigures) -> TextForms? {
    figures.leftToday.map { left in
      amount(rounded(magnitude(left))).map {
        left.minorUnits < 0 ? strings.overToday(amount: $0) : strings.leftToday(amount: $0)
      }
    }
  }

  /// "120 over an even pace"; `nil` without a budget.
  func pace(_ figures: BudgetFigures) -> TextForms? {
    guard let difference = figures.paceDifference else { return nil }
    let amount = amount(rounded(magnitude(difference)))
    return switch difference.minorUnits {
    case 0: TextForms(strings.paceEven)
    case 1...: amount.map { strings.paceAhead(amount: $0) }
    default: amount.map { strings.paceBehind(amount: $0) }
    }
  }

  /// "Up 8.3% on last year", with a decimal below ten percent; above the limit "Up more than 9,999%".
  func change(_ change: SpendingChange) -> TextForms {
    let limit = SpendingChange.percentLimit
    let isBeyond = change.percentTenths.magnitude > limit * 10
    let tenths = min(UInt64(change.percentTenths.magnitude), UInt64(limit) * 10)
    // Tenths of a percent as a decimal number, which is exact, so nothing is rounded here.
    let number = Decimal(sign: .plus, exponent: -3, significand: Decimal(tenths))
    let style = Decimal.FormatStyle.Percent(locale: money.locale).precision(.fractionLength(0...1))
    let percent = number.formatted(style)
    let units = change.difference.minorUnits
    guard units != 0 else { return TextForms(strings.changeNone) }
    return switch (units > 0, isBeyond) {
    case (true, false): TextForms(strings.changeUp(percent: percent), strings.changeUpShort(percent: percent))
    case (false, false):
      TextForms(strings.changeDown(percent: percent), strings.changeDownShort(percent: percent))
    case (true, true):
      TextForms(strings.changeUpBeyond(percent: percent), strings.changeUpBeyondShort(percent: percent))
    case (false, true):
      TextForms(strings.changeDownBeyond(percent: percent), strings.changeDownBeyondShort(percent: percent))
    }
  }

  /// Returns the amount in another currency, or the number of currencies if there are several.
  func others(_ amounts: [Money]) -> TextForms? {
    amounts.count > 1
      ? TextForms(strings.otherCurrencies(count: amounts.count))
      : amounts.first.map { amount($0).map { strings.otherCurrency(amount: $0) } }
  }

  /// Returns the same as spoken text, with the name of the currency.
  func spokenOthers(_ amounts: [Money]) -> String? {
    amounts.count == 1
      ? strings.otherCurrency(amount: money.spoken(amounts[0])) : others(amounts)?.longest
  }

  /// Joins a text and further texts for reading aloud.
  package func spoken(_ text: String, _ others: [String]) -> String {
    others.reduce(text) { strings.spokenPair(first: $0, second: $1) }
  }

  /// "October 12", the day of the data, with the year unless it is the current year.
  private func date(of day: BudgetDay) -> TextForms {
    day.asOf.year == day.date.year
      ? TextForms(dates.dayAndMonth(day.asOf), dates.dayAndMonthShort(day.asOf))
      : TextForms(dates.long(day.asOf), dates.longShort(day.asOf))
  }

  /// Returns the notes about the age and state of the data.
  package func notes(_ document: BudgetDocument, _ day: BudgetDay) -> [TextForms] {
    (day.isOld ? [asOf(day)] : []) + skippedNotes(document)
  }

  /// "As of October 12", the day of the data.
  func asOf(_ day: BudgetDay) -> TextForms { date(of: day).map { strings.asOf(date: $0) } }

  /// Returns the note about what could not be read, if there is anything.
  func skippedNotes(_ document: BudgetDocument) -> [TextForms] {
    let count = document.skippedCount
    return count > 0 ? [TextForms(skipped(count))] : []
  }

  /// "No data since October 12", for a period that begins after the end of the data.
  func noData(_ day: BudgetDay) -> TextForms { date(of: day).map { strings.noData(date: $0) } }

  /// Returns the note that budgets and categories could not be read, with their number.
  package func skipped(_ count: Int) -> String { strings.skipped(count: count) }

  /// The text that is spoken instead of private values.
  var hidden: String { CommonText(language).hidden }

  /// Returns the amounts and the level of a budget in full, or that there is none, for reading aloud.
  func spoken(_ figures: BudgetFigures) -> String {
    let spent = money.spoken(figures.spent)
    guard let budget = (figures.budget?.amount).map(money.spoken), let level = level(figures)?.longest,
      let remaining = figures.remaining
    else { return strings.spokenNoBudget(spent: spent) }
    guard let percent = percent(figures)?.longest else {
      return strings.spokenZero(budget: budget, level: level, spent: spent)
    }
    let amount = money.spoken(magnitude(remaining))
    return figures.isOver
      ? strings.spokenOver(amount: amount, budget: budget, level: level, percent: percent, spent: spent)
      : strings.spokenLeft(amount: amount, budget: budget, level: level, percent: percent, spent: spent)
  }

  /// Returns the explanation why the standing of a budget cannot be computed.
  package func reason(_ error: StandingError) -> String {
    switch error {
    case .outsideCalendar: reason(.outsideCalendar).longest
    case .tooLarge: reason(.specific(.tooLarge)).longest
    case .categoriesUnknown: reason(.specific(.categoriesUnknown)).longest
    case .noData(_, let since): strings.noData(date: dates.long(since))
    }
  }

  /// Returns the explanation shown in place of amounts.
  package func reason(_ reason: WidgetReason<BudgetReason>) -> TextForms {
    switch reason {
    case .missing: TextForms(strings.openApp)
    case .newer: TextForms(strings.newerVersion)
    case .unreadable: TextForms(strings.unreadable, strings.unreadableShort)
    case .unavailable: TextForms(strings.unavailable, strings.unavailableShort)
    case .outsideCalendar: TextForms(strings.outsideCalendar)
    case .specific(.noSpending): TextForms(strings.noSpending)
    case .specific(.tooLarge): TextForms(strings.tooLarge)
    case .specific(.categoriesUnknown): TextForms(strings.categoriesUnknown)
    }
  }
}

/// The names of periods.
package struct PeriodTexts: Hashable, Sendable {
  private let strings: BudgetWidgetStrings
  private let dates: DateText

  /// Creates the names in a language; those with a date have it in the order of a locale, such as `en_GB`.
  package init(_ language: Language, localeIdentifier: String? = nil) {
    strings = BudgetWidgetStrings(language: language.tableIndex)
    dates = DateText(Language(tableIndex: strings.language), localeIdentifier: localeIdentifier)
  }

  /// Returns the name of a period: "Wednesday, October 15", "Week 42", "May 2025", "2025", "FY 2025–2026".
  ///
  /// A month that does not begin on the 1st is named by its dates: "April 25 – May 24".
  package func label(_ period: Period) -> String { forms(period).longest }

  /// Returns the name with shorter forms: "April 25 – May 24", "Apr 25 – May 24".
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

  /// Returns the name, with the week year for weeks: "Week 53, 2026".
  package func longLabel(_ period: Period) -> String {
    guard period.kind == .week else { return label(period) }
    return strings.weekAndYear(number: "\(period.number)", year: "\(period.year)")
  }

  /// Returns the name of a day below a trend: "Oct 12".
  func short(_ day: CivilDate) -> TextForms { TextForms(dates.dayAndMonthShort(day)) }

  /// Returns the amount of the period before: "Last week: 820".
  func previous(_ kind: PeriodKind, amount: TextForms) -> TextForms {
    amount.map {
      switch kind {
      case .day: $0
      case .week: strings.lastWeek(amount: $0)
      case .month: strings.lastMonth(amount: $0)
      case .year: strings.lastYear(amount: $0)
      case .financialYear: strings.lastFinancialYear(amount: $0)
      }
    }
  }

  /// Returns the name of a step of a trend: "October 2025" for a month of a year, named by its first day, or "12 October".
  func name(ofStep first: CivilDate, in kind: PeriodKind) -> String {
    [.year, .financialYear].contains(kind) ? dates.monthAndYear(first) : dates.dayAndMonth(first)
  }

  /// Returns the name of the current period: "Today", "This week".
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
