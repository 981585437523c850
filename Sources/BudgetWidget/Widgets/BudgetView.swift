import WidgetCore

/// A budget on a day: the period, what was spent, and how far that is.
struct BudgetView {
  let view: PeriodView
  /// `nil` if there is no such budget.
  let budget: Budget?
  let spent: Money
  let progress: BudgetProgress?
  let pace: BudgetPace?

  init(
    _ document: BudgetDocument, _ configuration: BudgetConfiguration, today: CivilDate
  ) throws(BudgetFault) {
    let kind = configuration.kind(in: document)
    let budget = document.budget(kind, category: configuration.category)
    let view = try PeriodView(
      document, kind, currency: budget?.amount.currency ?? document.currency, today: today)
    let spent = try view.spent(category: configuration.category)
    self.view = view
    self.budget = budget
    self.spent = spent
    guard let budget else {
      (progress, pace) = (nil, nil)
      return
    }
    do throws(BudgetError) {
      progress = try BudgetProgress(spent: spent, budget: budget.amount)
    } catch {
      throw .tooLarge
    }
    do throws(MoneyError) {
      // The pace is that of the days that have begun here, not of those that were recorded further east.
      let date = PeriodToDate(view.period, through: today)
      pace = try progress.map { progress throws(MoneyError) in try BudgetPace(progress, date) }
    } catch {
      throw .tooLarge
    }
  }
}
