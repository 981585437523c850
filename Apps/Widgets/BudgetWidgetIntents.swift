// The intents of both widgets of budgets, a source of the app and of its extension, because the system learns of intents from the
// sources of a target. Titles are literals, which it reads from here when an app is built.

import AppIntents
import BudgetWidget
import Foundation

/// The choices for one budget widget.
struct BudgetSummaryIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  static let title: LocalizedStringResource = "Budget"
  /// The description of the widget's settings.
  static let description: IntentDescription? = "What is left of a budget."

  /// The period of the budget that is shown.
  @Parameter(title: "Period", default: .automatic)
  var period: BudgetPeriodChoice

  /// The category of the budget that is shown; `nil` for all spending.
  @Parameter(title: "Category")
  var category: BudgetCategoryEntity?

  /// Whether amounts are hidden on the home screen too.
  @Parameter(title: "Hide amounts", default: false)
  var hidesAmounts: Bool

  /// Whether what is left of the day's share of the budget is shown.
  @Parameter(title: "Left today", default: false)
  var showsToday: Bool

  /// Creates the default choices.
  init() {}
}

extension BudgetSummaryIntent: WidgetChoices {
  typealias Source = BudgetSource

  var configuration: BudgetConfiguration {
    BudgetConfiguration(
      period: period.kind, category: category?.category, hidesAmounts: hidesAmounts, showsToday: showsToday)
  }
}

/// The period whose budget is shown.
enum BudgetPeriodChoice: String, AppEnum {
  /// The shortest that has a budget, or a kind of period.
  case automatic, day, week, month, year, financialYear

  /// The name of the choice.
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
  /// The names of the cases.
  static let caseDisplayRepresentations: [BudgetPeriodChoice: DisplayRepresentation] = [
    .automatic: "Automatic",
    .day: "Day",
    .week: "Week",
    .month: "Month",
    .year: "Year",
    .financialYear: "Financial year",
  ]

  /// The kind of period in the widget's configuration; `nil` is automatic.
  var kind: PeriodKind? { PeriodKind(rawValue: rawValue) }
}

/// The choices for one spending widget.
struct TotalSpendingIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  static let title: LocalizedStringResource = "Total Spending"
  /// The description of the widget's settings.
  static let description: IntentDescription? = "What was spent in a period."

  /// The period.
  @Parameter(title: "Period", default: .month)
  var period: SpendingPeriodChoice

  /// Whether amounts are hidden on the home screen too.
  @Parameter(title: "Hide amounts", default: false)
  var hidesAmounts: Bool

  /// Creates the default choices.
  init() {}
}

extension TotalSpendingIntent: WidgetChoices {
  typealias Source = SpendingSource

  var configuration: SpendingConfiguration {
    SpendingConfiguration(period: period.kind, hidesAmounts: hidesAmounts)
  }
}

/// The period whose spending is shown.
enum SpendingPeriodChoice: String, AppEnum {
  /// The current period of a kind; a financial year begins on a day of the user's choice.
  case day, week, month, year, financialYear

  /// The name of the choice.
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
  /// The names of the cases.
  static let caseDisplayRepresentations: [SpendingPeriodChoice: DisplayRepresentation] = [
    .day: "Today",
    .week: "This week",
    .month: "This month",
    .year: "This year",
    .financialYear: "This financial year",
  ]

  /// The kind of period in the widget's configuration, which has the same name.
  var kind: PeriodKind { PeriodKind(rawValue: rawValue) ?? .month }
}

/// A category of the user, or all spending, in the settings of a budget widget.
///
/// Anyone who sees these settings has unlocked the device, so the names are shown.
struct BudgetCategoryEntity: AppEntity {
  /// The name of the type in settings.
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
  /// The query that finds categories.
  static let defaultQuery = BudgetCategoryQuery()

  /// All spending; settings offer it because they have no way to choose nothing again.
  static let all = BudgetCategoryEntity(id: Kind.all.rawValue, known: [])
  /// The kind of choice that an id is of; the system stores the names of the cases, which are no texts.
  private enum Kind: String { case all, category }
  /// The beginning of the id of a category, so that none is the same as that of all spending.
  private static let prefix = "\(Kind.category.rawValue):"

  /// Identifies the choice for the system: `all`, or `category:` and the id of the category.
  let id: String
  /// The name, or the id if the document does not have the category or cannot be read.
  let displayRepresentation: DisplayRepresentation
  /// The category of the document; `nil` for all of them.
  let category: String?

  /// Creates the choice that has an id; any other than those of categories is that of all spending.
  ///
  /// - Parameter known: The categories of the document; `nil` if it cannot be read.
  init(id: String, known: [SpendingCategory]?) {
    let category = id.hasPrefix(Self.prefix) ? String(id.dropFirst(Self.prefix.count)) : nil
    (self.id, self.category) = (category == nil ? Kind.all.rawValue : id, category)
    if let category {
      let name = known?.first { $0.id == category }?.name
      let problem: LocalizedStringResource = known == nil ? "Cannot be read now" : "No longer in the app"
      displayRepresentation =
        name.map { name in DisplayRepresentation(title: "\(name)") }
        ?? DisplayRepresentation(title: "\(category)", subtitle: problem)
    } else {
      displayRepresentation = DisplayRepresentation(title: "All spending")
    }
  }

  /// Creates the choice of a category of the document.
  init(_ category: SpendingCategory) { self.init(id: Self.prefix + category.id, known: [category]) }
}

/// Finds categories in the document that the app shares with its widgets.
struct BudgetCategoryQuery: EntityQuery {
  /// Creates a query for the system.
  init() {}

  /// Returns the categories that were chosen, under the names they have now.
  ///
  /// A category that no longer exists stays chosen. Otherwise the widget would show the budget of all spending, which the user did not
  /// choose.
  func entities(for identifiers: [String]) async throws -> [BudgetCategoryEntity] {
    let known = BudgetSource.categories
    return identifiers.map { id in BudgetCategoryEntity(id: id, known: known) }
  }

  /// Returns all spending, the categories that have a budget, and all others.
  func suggestedEntities() async throws -> [BudgetCategoryEntity] {
    [.all] + (BudgetSource.categories ?? []).map(BudgetCategoryEntity.init)
  }
}

/// Says how much is left of a budget.
struct BudgetLeftIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "How much is left"
  /// The answer is what the widget hides on a locked device.
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  /// The period of the budget.
  @Parameter(title: "Period", default: .automatic)
  var period: BudgetPeriodChoice

  /// The category of the budget; `nil` for all spending.
  @Parameter(title: "Category")
  var category: BudgetCategoryEntity?

  /// Creates the question about the usual budget.
  init() {}

  /// Answers with the words of the widget, also if there is no budget or nothing can be read.
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let answer = BudgetSource.answer(
      BudgetConfiguration(period: period.kind, category: category?.category))
    return .result(value: answer, dialog: "\(answer)")
  }
}

/// Records spending by voice or in a shortcut, and answers how much is left.
struct LogSpendingIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Log spending"
  /// The description in the system.
  static let description: IntentDescription? = "Records what was spent, and says how much is left."
  /// The answer is what the widget hides on a locked device.
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  /// The amount, above zero.
  @Parameter(title: "Amount")
  var amount: IntentCurrencyAmount

  /// The category; `nil` or all spending for none.
  @Parameter(title: "Category")
  var category: BudgetCategoryEntity?

  /// A note.
  @Parameter(title: "Note")
  var note: String?

  /// The day on which it counts; `nil` for today.
  @Parameter(title: "Date", kind: .date)
  var date: Date?

  /// Creates an intent for the system, which then sets the parameters.
  init() {}

  /// Records the amount, requests new timelines, and answers with the words of the widget.
  ///
  /// - Throws: An error that the system can say, if nothing was saved.
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    // The system may pass zero for a missing amount.
    guard amount.amount > 0 else { throw $amount.needsValueError() }
    let answer = try await BudgetSource.log(
      amount.amount, amount.currencyCode, category: category?.category, note: note, date: date)
    return .result(value: answer, dialog: "\(answer)")
  }
}

/// Opens the app from a control.
struct OpenBudgetIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Open the app"
  /// It is only useful in a control.
  static let isDiscoverable = false
  /// The app is all that it opens.
  static let openAppWhenRun = true

  /// Creates the intent.
  init() {}

  /// Does nothing more.
  func perform() async throws -> some IntentResult { .result() }
}
