import BudgetWidgetTables
import WidgetFoundation

/// The rows of a period's categories.
struct CategoryRows {
  let rows: [CategoryRow]

  init(_ view: PeriodSpending, _ texts: BudgetTexts, limit: Int, amount: Int) throws(StandingError) {
    let total = try view.spent()
    guard limit > 0, let amounts = try view.categories() else {
      rows = []
      return
    }
    let ranking = CategoryRanking(amounts, total: total.minorUnits, limit: limit) { id in
      id.isEmpty ? texts.strings.uncategorised : view.document.name(ofCategory: id)
    }
    var rows = ranking.top.map { entry in
      Self.row(
        entry.name, entry.minorUnits, of: total, texts, limit: amount,
        page: entry.id.isEmpty ? nil : .reports(view.period.anchor, category: entry.id))
    }
    if let other = ranking.other, !rows.isEmpty {
      rows.append(Self.row(texts.strings.otherCategories, other, of: total, texts, limit: amount, page: nil))
    }
    self.rows = rows
  }

  private static func row(
    _ name: String, _ minorUnits: Int64, of total: Money, _ texts: BudgetTexts, limit: Int, page: BudgetLink?
  ) -> CategoryRow {
    let amount = Money(minorUnits: minorUnits, currency: total.currency)
    // Where refunds outweigh, a category can be more than all spending.
    let permille =
      total.minorUnits > 0
      ? max(0, min(1000, FullWidth.scaled(minorUnits, by: 1000, dividedBy: total.minorUnits))) : 0
    return CategoryRow(
      name: Sensitive(name), amount: Sensitive(texts.money.string(amount, limit: limit)),
      permille: Int(permille), page: page,
      accessibility: AccessibilityText(
        label: name,
        value: spoken(amount, of: total, permille: permille, texts)))
  }

  /// The amount and its part of all spending, if it is a part: beside refunds it may be more than all, or less than nothing.
  private static func spoken(
    _ amount: Money, of total: Money, permille: Int64, _ texts: BudgetTexts
  ) -> String {
    let text = texts.money.spoken(amount)
    guard total.minorUnits > 0, (0...total.minorUnits).contains(amount.minorUnits) else { return text }
    let percent = texts.percent(Int((permille + 5) / 10))
    return texts.strings.spokenCategory(amount: text, percent: percent)
  }
}
