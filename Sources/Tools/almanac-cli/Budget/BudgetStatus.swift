import BudgetWidget
import Foundation

/// `almanac budget status`: all budgets and the totals of a day.
struct BudgetStatus: BudgetAction {
  static let name = "status"
  static let options: [CommandOption] = [.file, .language, .at, .zone]

  private let path: String
  private let language: Language
  private let moment: BudgetMoment

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 1 else {
      throw UsageError("unexpected argument '\(arguments.operands[1])'")
    }
    path = try arguments.required(.file)
    language = try arguments.language()
    moment = try BudgetMoment(arguments)
  }

  func run() throws -> String {
    let file = try BudgetFile(path)
    guard let document = try file.document() else { throw BudgetFailure.missing(file.store.path) }
    let today = try moment.today()
    let texts = BudgetTexts(language, locale: language.locale)
    let periods = PeriodTexts(language)
    let money = MoneyFormatter(locale: language.locale)
    let budgets = try document.budgets.elements.map { budget in
      let period = try Period(budget.period, containing: today, rules: document.rules)
      let name = [periods.longLabel(period), budget.category.map(document.name) ?? ""]
      do throws(StandingError) {
        let progress = try document.standing(of: budget, on: today).progress
        return name + [
          money.string(progress.spent), money.string(progress.budget), texts.percent(progress) ?? "",
          texts.level(progress),
        ]
      } catch {
        // One that has no standing does not hide the others.
        return name + ["", money.string(budget.amount), "", texts.reason(error)]
      }
    }
    var totals: [[String]] = []
    for kind in PeriodKind.allCases {
      let period = try Period(kind, containing: today, rules: document.rules)
      let date = document.toDate(period, today: today)
      let own = document.totals(in: document.currency)
      let all = [own] + document.totals.filter { $0.currency != own.currency }
      let amounts = try all.map { try $0.total(of: date.days) }
        .filter { $0.minorUnits != 0 || $0.currency == document.currency }
      totals.append([periods.longLabel(period)] + amounts.map(money.string))
    }
    return [totals, budgets].filter { !$0.isEmpty }.map { TextTable(rows: $0).text + "\n" }
      .joined(separator: "\n")
  }
}
