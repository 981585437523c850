import BudgetWidget
import WidgetBridge

/// `almanac widget spending`: the spending in a period.
struct SpendingCommand: WidgetCommand {
  typealias Definition = SpendingDefinition

  static let name = "spending"
  static let summary = "MomiQ, what was spent in a period, beside last year"
  static let language = Language.english
  static let options: [CommandOption] = BudgetArguments.options

  private let common: BudgetArguments
  let configuration: SpendingConfiguration

  init(_ arguments: Arguments) throws(UsageError) {
    common = try BudgetArguments(arguments)
    configuration = SpendingConfiguration(period: common.period ?? .month)
  }

  var privacy: Privacy { common.privacy }
  var documentPath: String? { common.documentPath }

  func state(at instant: Instant, in zone: ZoneClock) -> BudgetState { common.state }
}
