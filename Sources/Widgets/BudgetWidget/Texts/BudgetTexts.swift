import BudgetWidgetTables
public import Foundation
public import WidgetFoundation

/// The words and numbers of the budget widgets.
public struct BudgetTexts: Hashable, Sendable {
  let language: Language
  let strings: BudgetWidgetStrings
  /// Writes amounts.
  let money: MoneyFormatter
  /// Names periods.
  let periods: PeriodTexts

  /// The words of a language, with numbers as a locale writes them.
  public init(_ language: Language, locale: Locale) {
    self.language = language
    strings = BudgetWidgetStrings(language: language.tableIndex)
    money = MoneyFormatter(locale: locale)
    periods = PeriodTexts(language)
  }

  init(_ environment: WidgetEnvironment) {
    self.init(environment.language, locale: environment.locale)
  }

  /// The name of the budget widget in the gallery.
  public var budgetName: String { strings.budgetName }
  /// What the budget widget does, in the gallery.
  public var budgetDescription: String { strings.budgetDescription }
  /// The name of the spending widget in the gallery.
  public var spendingName: String { strings.spendingName }
  /// What the spending widget does, in the gallery.
  public var spendingDescription: String { strings.spendingDescription }

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
  func asOf(_ date: CivilDate, today: CivilDate) -> String {
    let dates = DateText(language)
    return strings.asOf(date: date.year == today.year ? dates.dayAndMonth(date) : dates.long(date))
  }

  /// "2 items could not be read".
  func skipped(_ count: Int) -> String { strings.skipped(count: count) }

  /// What to say of a budget that has no standing.
  public func reason(_ error: StandingError) -> String { reason(error.reason) }

  /// What to say instead of amounts.
  func reason(_ reason: BudgetReason) -> String {
    let app = AppIdentifiers.momiQ.name
    return switch reason {
    case .notStarted: strings.openApp(app: app)
    case .noSpending: strings.noSpending
    case .newerVersion: strings.newerVersion(app: app)
    case .unreadable: strings.unreadable(app: app)
    case .tooLarge: strings.tooLarge
    case .outsideCalendar: strings.outsideCalendar
    case .categoriesUnknown: strings.categoriesUnknown(app: app)
    }
  }
}
