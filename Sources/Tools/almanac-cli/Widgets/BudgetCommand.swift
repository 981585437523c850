import BudgetWidgetCore
import Foundation
import WidgetBridge

extension WidgetCommand {
  /// `almanac widget budget`: the remaining amount of a budget.
  static let budget = WidgetCommand(
    name: "budget", summary: "MomiQ, what is left of a week's, month's or year's budget", language: .english,
    texts: BudgetDefinition.language(for:),
    options: [WidgetOptions.state, period, category, currency, today, WidgetOptions.privacy]
  ) { arguments, surroundings in
    let stored = try stored(surroundings)
    let configuration = BudgetConfiguration(
      period: try arguments[period],
      category: try id(ofCategory: arguments[category]?.trimmed, in: stored.state),
      currency: try arguments[currency], showsToday: arguments.has(today))
    return WidgetView<BudgetDefinition>(
      configuration: configuration, state: stored.state, surroundings: surroundings, fault: stored.fault)
  }

  /// `almanac widget spending`: the spending in a period.
  static let spending = WidgetCommand(
    name: "spending", summary: "MomiQ, what was spent in a period, beside last year", language: .english,
    texts: SpendingDefinition.language(for:),
    options: [WidgetOptions.state, period, WidgetOptions.privacy]
  ) { arguments, surroundings in
    let stored = try stored(surroundings)
    return WidgetView<SpendingDefinition>(
      configuration: SpendingConfiguration(period: try arguments[period] ?? .month), state: stored.state,
      surroundings: surroundings, fault: stored.fault)
  }

  private static let period = Option("period", oneOf: PeriodKind.self, "the kind of period")
  private static let category = Option<String>("category", "NAME", "a category (default: all spending)")

  private static let currency = Option<Currency>(
    "currency", "CODE", allowed: .texts(code: "currency") { $0.allowedCurrency },
    "the currency of the budget, if there are several (default: that of the document)",
    read: { (text) throws(UsageError) in try? Currency(code: text) })

  private static let today = Option(
    switch: "today", "whether what is left of the day's share of the budget is shown")

  /// Returns the document with the totals of the day of the command, on which no app may have written them.
  private static func stored(_ surroundings: WidgetSurroundings) throws -> StoredState<BudgetDocument> {
    guard let path = surroundings.path else { return StoredState(state: .placeholder) }
    let stored = StoredState(try DocumentStore<BudgetDocument>(path: path))
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let files = try BudgetFiles(folder: folder, name: url.lastPathComponent, ownFolder: folder)
    guard let today = surroundings.environment.days.day(at: surroundings.instant) else { return stored }
    return stored.map { files.totals(of: $0, around: today) }
  }

  /// Returns the id of the category that is named; `nil` if none is.
  private static func id(ofCategory text: String?, in state: BudgetState) throws(UsageError) -> String? {
    guard let text, let document = state.value else { return text }
    do throws(BudgetError) {
      if let id = try document.idOfCategory(text) { return id }
    } catch {
      let ids =
        if case .ambiguousCategory(_, let ids) = error { " (\(ids.joined(separator: ", ")))" } else { "" }
      throw UsageError { $0.sentence(of: error) + ids }
    }
    let names = document.categories.elements.map { $0.name == $0.id ? $0.id : "\($0.name) (\($0.id))" }
    throw UsageError {
      let problem = $0.noCategory(text: text)
      return names.isEmpty ? $0.noCategories(problem: problem) : $0.listed(problem, names)
    }
  }
}
