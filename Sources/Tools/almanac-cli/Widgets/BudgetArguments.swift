import BudgetWidget
import WidgetBridge

/// The arguments that both budget widgets share.
struct BudgetArguments {
  static let options: [CommandOption] = [.state, .period, .privacy]

  let documentPath: String?
  let state: BudgetState
  let period: PeriodKind?
  let privacy: Privacy

  init(_ arguments: Arguments) throws(UsageError) {
    period = try arguments.choice(.period, of: PeriodKind.self)
    privacy = try arguments.privacy()
    documentPath = arguments[.state]
    guard let path = documentPath else {
      state = .placeholder
      return
    }
    do throws(StoreError) {
      state = BudgetState(reading: try BudgetFile(path).store)
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// Returns the id of the category that is named; `nil` if none is.
  func category(_ text: String?) throws(UsageError) -> String? {
    guard let text, let document = state.value else { return text }
    do throws(AmbiguousCategory) {
      if let id = try document.idOfCategory(text) { return id }
    } catch {
      throw UsageError("\(error)")
    }
    throw UsageError("there is no category '\(text.fitForTerminal)'; \(document.listOfCategories)")
  }
}
