import BudgetWidget

/// `almanac widget budget`: what is left of a budget.
struct BudgetCommand: WidgetCommand {
  static let name = "budget"
  static let summary = "MomiQ, what is left of a week's, month's or year's budget"
  static let options: [CommandOption] = BudgetArguments.options + [.category]

  private let common: BudgetArguments
  private let configuration: BudgetConfiguration

  init(_ arguments: Arguments) throws(UsageError) {
    common = try BudgetArguments(arguments)
    configuration = BudgetConfiguration(period: common.period, category: arguments[.category])
  }

  private func snapshot(at instant: Instant, in environment: WidgetEnvironment) -> BudgetSummarySnapshot {
    let snapshot = BudgetSummarySystem.snapshot(
      of: common.state, configuration: configuration, at: instant, in: environment)
    return common.privacy.applied(to: snapshot)
  }

  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) -> String {
    BudgetPicture(snapshot(at: instant, in: environment), style: style).text
  }

  func json(at instant: Instant, in environment: WidgetEnvironment) -> String {
    "\(JSONValue(snapshot(at: instant, in: environment)))\n"
  }

  func schedule(from instant: Instant, in environment: WidgetEnvironment) -> WidgetSchedule {
    WidgetSchedule(
      BudgetSummarySystem.self, state: common.state, configuration: configuration, from: instant,
      in: environment, privacy: common.privacy)
  }
}
