import BudgetWidget

/// `almanac widget spending`: what was spent in a period.
struct SpendingCommand: WidgetCommand {
  static let name = "spending"
  static let summary = "MomiQ, what was spent in a period, beside last year"
  static let options: [CommandOption] = BudgetArguments.options

  private let common: BudgetArguments
  private let configuration: SpendingConfiguration

  init(_ arguments: Arguments) throws(UsageError) {
    common = try BudgetArguments(arguments)
    configuration = SpendingConfiguration(period: common.period ?? .month)
  }

  private func snapshot(at instant: Instant, in environment: WidgetEnvironment) -> TotalSpendingSnapshot {
    let snapshot = TotalSpendingSystem.snapshot(
      of: common.state, configuration: configuration, at: instant, in: environment)
    return common.privacy.applied(to: snapshot)
  }

  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) -> String {
    SpendingPicture(snapshot(at: instant, in: environment), style: style).text
  }

  func json(at instant: Instant, in environment: WidgetEnvironment) -> String {
    "\(JSONValue(snapshot(at: instant, in: environment)))\n"
  }

  func schedule(from instant: Instant, in environment: WidgetEnvironment) -> WidgetSchedule {
    WidgetSchedule(
      TotalSpendingSystem.self, state: common.state, configuration: configuration, from: instant,
      in: environment, privacy: common.privacy)
  }
}
