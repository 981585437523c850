import BudgetWidget
import WidgetBridge

/// The arguments that both budget widgets share.
struct BudgetArguments {
  static let options: [CommandOption] = [.state, .period, .privacy]

  let state: BudgetState
  let period: PeriodKind?
  let privacy: Privacy

  init(_ arguments: Arguments) throws(UsageError) {
    period = try arguments.choice(.period, of: PeriodKind.self)
    privacy = try arguments.privacy()
    guard let path = arguments[.state] else {
      state = .placeholder
      return
    }
    do throws(StoreError) {
      state = BudgetState(reading: try BudgetFile(path).store).told(of: path)
    } catch {
      throw UsageError("\(error)")
    }
  }
}
