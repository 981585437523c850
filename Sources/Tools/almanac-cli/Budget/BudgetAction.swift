import BudgetWidget
import Foundation
import Spending

/// `almanac budget`: the document of the budget widgets.
struct BudgetAction: LegacyAction {
  static let name = "budget"
  static var operands: String { actions.map { $0.usage }.joined(separator: " | ") }
  static let summary = "spending from a CSV file or an app, budgets, and their status"
  static var details: String {
    """
    \(actions.map { "almanac budget \($0.usage)\n  \($0.summary)" }.joined(separator: "\n"))

    --language is for what 'status' shows; the others write English.
    'almanac widget budget --state FILE' and 'almanac widget spending --state FILE' show the widgets.
    """
  }
  static let examples = [
    "almanac budget set --file budget.json --currency VND --period month --amount 5000000",
    "almanac budget status --file budget.json --language en",
  ]
  static var operandWords: [String] { actions.map { $0.name } }
  static var options: [CommandOption] { CommandOption.union(actions.flatMap { $0.options }) }

  private static var actions: [any LegacyAction.Type] {
    [BudgetImport.self, BudgetSet.self, BudgetStatus.self, BudgetRecover.self]
  }

  private let action: any LegacyAction

  /// Checks `--language` of an action that only writes English, so that a script can give it to all actions.
  static func languageIsKnown(_ arguments: Arguments) throws(UsageError) { _ = try arguments.language() }

  init(_ arguments: Arguments) throws(UsageError) {
    action = try arguments.action(of: Self.self, among: Self.actions)
  }

  func run(_ output: inout OutputStream) throws { try action.run(&output) }
}

/// `almanac budget status`: all budgets and totals on a day.
struct BudgetStatus: LegacyAction {
  static let name = "status"
  static let summary = "shows totals and budgets at a moment."
  static let options: [CommandOption] = [.file, .language, .at, .zone]

  private let path: String
  private let language: Language
  private let now: NowAndHere

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    path = try arguments.required(.file)
    language = try arguments.language()
    now = try NowAndHere(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let file = try BudgetFile(path)
    guard let document = try file.document() else { throw BudgetFailure.missing(file.store.path) }
    let today = try now.today()
    let texts = BudgetTexts(language, locale: language.locale)
    let periods = PeriodTexts(language)
    let money = MoneyFormatter(locale: language.locale)
    let budgets = try document.budgets.elements.map { budget in
      let period = try Period(budget.period, containing: today, rules: document.rules)
      let name = [
        periods.longLabel(period), budget.category.map { document.name(ofCategory: $0).fitForTerminal } ?? "",
      ]
      do throws(StandingError) {
        let progress = try document.standing(of: budget, on: today).progress
        return name + [
          money.string(progress.spent), money.string(progress.budget), texts.percent(progress)?.longest ?? "",
          texts.level(progress).longest,
        ]
      } catch {
        // A budget whose standing cannot be computed does not hide the others.
        return name + ["", money.string(budget.amount), "", texts.reason(error)]
      }
    }
    var totals: [[String]] = []
    for kind in PeriodKind.allCases {
      let period = try Period(kind, containing: today, rules: document.rules)
      var amounts: [String]
      do throws(StandingError) {
        let spending = try PeriodSpending(document, kind, currency: document.currency, today: today)
        amounts = [money.string(try spending.spent())]
        amounts += try spending.spentInOtherCurrencies().map(money.string)
      } catch {
        amounts = [texts.reason(error)]
      }
      totals.append([periods.longLabel(period)] + amounts)
    }
    let skipped = document.skippedCount
    let notes = skipped > 0 ? [[texts.skipped(skipped)]] : []
    try output.write(
      [totals, budgets, notes].filter { !$0.isEmpty }.map { TextTable(rows: $0).text + "\n" }
        .joined(separator: "\n"))
  }
}

/// `almanac budget recover`: starts again after a document could not be read.
struct BudgetRecover: LegacyAction {
  static let name = "recover"
  static let summary = """
    continues with the backup of a document that cannot be read; without a backup, begins a new one (--currency).
      The unreadable file is kept beside it.
    """
  static let options: [CommandOption] = [.file, .currency, .language, .at, .zone]

  private let path: String
  private let currency: Currency?
  private let now: NowAndHere

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    path = try arguments.required(.file)
    currency = try arguments.currency()
    try BudgetAction.languageIsKnown(arguments)
    now = try NowAndHere(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let file = try BudgetFile(path)
    let store = file.store
    guard case .corrupt(let corrupt) = try store.read() else {
      // A document of a newer version is also an error here.
      _ = try file.document()
      try output.write("\(store.path): nothing to recover\n")
      return
    }
    let source: String
    if corrupt.backup != nil {
      try store.recover(corrupt, at: now.instant, zone: now.zone)
      source = "restored as it was before the last change"
    } else {
      guard let currency else {
        throw BudgetFailure.currencyNeeded(reason: "\(store.path) has no backup, so a new document begins")
      }
      let document = BudgetDocument(currency: currency, asOf: try now.today())
      try store.resolve(corrupt, with: document, at: now.instant, zone: now.zone)
      source = "nothing could be saved; a new document begins"
    }
    let kept = try store.corruptPaths().map { "kept: \($0)\n" }
    try output.write("\(store.path): \(source)\n\(kept.joined())")
  }
}
