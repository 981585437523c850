import Foundation
import Spending

/// `almanac budget set`: budgets and settings.
struct BudgetSet: LegacyAction {
  static let name = "set"
  static let summary =
    "sets a budget (--period, --amount, --category), the start of weeks, months and financial years, or which week is week 1."
  static let options = [.file, .language, .at, .zone] + settings
  private static let settings: [CommandOption] = [
    .period, .amount, .currency, .category, .firstWeekday, .minimalDays, .monthStart, .financialYear,
  ]

  private let path: String
  private let period: PeriodKind?
  private let amount: String?
  private let currency: Currency?
  private let category: String?
  private let weekday: Weekday?
  private let minimalDays: Int?
  private let monthStart: Int?
  private let yearStart: PeriodRules.YearStart?
  private let now: NowAndHere

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    path = try arguments.required(.file)
    period = try arguments.choice(.period, of: PeriodKind.self)
    amount = arguments[.amount]
    currency = try arguments.currency()
    // Normalized as names in an import are.
    category = arguments[.category]?.trimmed.precomposedStringWithCanonicalMapping
    guard category?.isEmpty != true else { throw UsageError("\(CommandOption.category.flag) is empty") }
    guard category?.isOneLine ?? true else {
      throw UsageError("\(CommandOption.category.flag) has a line break or a control character")
    }
    weekday = try arguments.firstWeekday()
    minimalDays = try Self.number(arguments[.minimalDays], 1...7, "a number of days", "")
    monthStart = try Self.number(arguments[.monthStart], 1...28, "a day", ", which every month has")
    yearStart = try Self.yearStart(arguments)
    try BudgetAction.languageIsKnown(arguments)
    now = try NowAndHere(arguments)
    guard (period == nil) == (amount == nil) else { throw UsageError("--period and --amount go together") }
    guard category == nil || period != nil else { throw UsageError("--category needs --period and --amount") }
    guard Self.settings.contains(where: { arguments[$0] != nil }) else {
      throw UsageError("there is nothing to set")
    }
  }

  private static func number(
    _ text: String?, _ allowed: ClosedRange<Int>, _ name: String, _ reason: String
  ) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), allowed.contains(number) else {
      throw UsageError(
        "'\(text)' is not \(name) from \(allowed.lowerBound) to \(allowed.upperBound)\(reason)")
    }
    return number
  }

  private static func yearStart(_ arguments: Arguments) throws(UsageError) -> PeriodRules.YearStart? {
    guard let text = arguments[.financialYear] else { return nil }
    let message = "'\(text)' is not a month and a day from 01-01 to 12-28, such as 04-06"
    // Any year works here; a leap day is refused below.
    guard let date = CivilDate("2000-\(text)") else { throw UsageError(message) }
    do throws(PeriodRuleError) {
      return try PeriodRules.YearStart(month: date.month, day: date.day)
    } catch {
      throw UsageError(message)
    }
  }

  func run(_ output: inout OutputStream) throws {
    let file = try BudgetFile(path)
    var unknown: String?
    try file.update(now, currency: currency, reason: "\(file.store.path) does not exist yet") {
      document throws(BudgetSetError) in
      document.moveBudgetsToCategories()
      let known = try knownCategory(in: document)
      let id = known ?? category
      try change(&document, category: id)
      guard let id, document.budgetsWithoutCategory.contains(where: { $0.category == id }) else { return }
      unknown =
        (known == nil
          ? "'\(id)' is a new category, which no amount has yet; "
          : "no amount has the category '\(id)' yet; ")
        + document.listOfCategories
    }
    try output.write("\(file.store.path): saved\n" + (unknown.map { $0 + "\n" } ?? ""))
  }

  /// Returns the id of the category that is meant; `nil` if the document does not have it.
  private func knownCategory(in document: BudgetDocument) throws(BudgetSetError) -> String? {
    guard let category else { return nil }
    // A budget that was once set for a mistyped category must be found to be removed.
    if amount == "none", let period, document.budget(period, category: category) != nil { return category }
    do throws(AmbiguousCategory) {
      return try document.idOfCategory(category)
    } catch {
      throw .category(error)
    }
  }

  private func change(_ document: inout BudgetDocument, category: String?) throws(BudgetSetError) {
    if let currency, period == nil { document.currency = currency }
    do throws(PeriodRuleError) {
      let rules = document.rules
      let week = try WeekRule(
        firstWeekday: weekday ?? rules.week.firstWeekday, minimalDays: minimalDays ?? rules.week.minimalDays)
      document.setRules(
        try PeriodRules(
          week: week, monthStartDay: monthStart ?? rules.monthStartDay,
          financialYearStart: yearStart ?? rules.financialYearStart))
    } catch {
      throw .rules(error)
    }
    guard let period, let amount else { return }
    let budget = document.budget(period, category: category)
    guard budget != nil || amount != "none" else { throw .noBudget(period, category: category) }
    let budgetCurrency = currency ?? budget?.amount.currency ?? document.currency
    do {
      let money = amount == "none" ? nil : try MoneyParser.plain.money(amount, in: budgetCurrency)
      try document.setBudget(money, period: period, category: category)
      // The amount also replaces that of a budget for the name of the category, which would be a second row of this name.
      for other in document.budgetsWithoutCategory where money != nil && other.period == period {
        guard let name = other.category, name != category, (try? document.idOfCategory(name)) == category
        else { continue }
        try document.setBudget(nil, period: period, category: name)
      }
    } catch let error as MoneyTextError {
      throw .amount(amount, error)
    } catch {
      throw .budget("\(error)")
    }
  }
}

/// The reason why a budget was not set.
enum BudgetSetError: Error, CustomStringConvertible {
  case rules(PeriodRuleError)
  case amount(String, MoneyTextError)
  case budget(String)
  case noBudget(PeriodKind, category: String?)
  case category(AmbiguousCategory)

  var description: String {
    switch self {
    case .rules(let error): "\(error)"
    case .amount(let text, let error): "amount '\(text)': \(error)"
    case .budget(let reason): reason
    case .category(let error): "\(error)"
    case .noBudget(let period, let category):
      "there is no budget with --period \(period.rawValue)\(category.map { " and --category '\($0)'" } ?? "")"
    }
  }
}

extension BudgetDocument {
  /// The names of the categories, with their ids where these differ, for messages.
  var listOfCategories: String {
    let names = categories.elements.map { category in
      category.name == category.id
        ? category.id.fitForTerminal : "\(category.name.fitForTerminal) (\(category.id.fitForTerminal))"
    }
    return names.isEmpty ? "there are no categories" : "the categories are: \(names.joined(separator: ", "))"
  }
}
