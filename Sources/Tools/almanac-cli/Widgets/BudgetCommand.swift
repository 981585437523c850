import BudgetWidget
import WidgetBridge

/// `almanac widget budget`: the remaining amount of a budget.
struct BudgetCommand: WidgetCommand {
  typealias Definition = BudgetDefinition

  static let name = "budget"
  static let summary = "MomiQ, what is left of a week's, month's or year's budget"
  static let language = Language.english
  static let options: [CommandOption] = BudgetArguments.options + [.category]

  private let common: BudgetArguments
  let configuration: BudgetConfiguration

  init(_ arguments: Arguments) throws(UsageError) {
    common = try BudgetArguments(arguments)
    configuration = BudgetConfiguration(
      period: common.period, category: try common.category(arguments[.category]?.trimmed))
  }

  var privacy: Privacy { common.privacy }
  var documentPath: String? { common.documentPath }

  func state(at instant: Instant, in zone: ZoneClock) -> BudgetState { common.state }
}
