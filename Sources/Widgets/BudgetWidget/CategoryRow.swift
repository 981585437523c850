import BudgetWidgetTables
public import WidgetFoundation

/// A row of the list of categories: one category, or all others together.
public struct CategoryRow: Hashable, Sendable {
  /// The name.
  public let name: Sensitive<TextForms>
  /// The amount that was spent.
  public let amount: Sensitive<TextForms>
  /// Its share of all spending in thousandths, 0 to 1000.
  public let permille: Sensitive<Int>
  /// The link of the category; `nil` for the row of all others.
  public let page: BudgetLink?
  /// The text that screen readers read.
  public let accessibility: AccessibilityText

  /// The number of rows: three categories and all others.
  static let limit = 4

  /// Returns the rows of a period's categories; empty if the categories are unknown.
  static func rows(of spending: PeriodSpending, _ texts: BudgetTexts) throws(StandingError) -> [CategoryRow] {
    let total = try spending.spent()
    guard let amounts = try spending.categories() else { return [] }
    let ranking = CategoryRanking(amounts, total: total.minorUnits, limit: limit - 1) { id in
      id.isEmpty ? texts.strings.uncategorised : spending.document.name(ofCategory: id)
    }
    var rows = ranking.top.map { entry in
      CategoryRow(
        entry.name, entry.minorUnits, of: total, texts,
        page: entry.id.isEmpty ? nil : .reports(spending.period.anchor, category: entry.id))
    }
    if let other = ranking.other, !rows.isEmpty {
      rows.append(CategoryRow(texts.strings.otherCategories, other, of: total, texts))
    }
    return rows
  }

  private init(
    _ name: String, _ minorUnits: Int64, of total: Money, _ texts: BudgetTexts, page: BudgetLink? = nil
  ) {
    let amount = Money(minorUnits: minorUnits, currency: total.currency)
    // If there are refunds, a category can exceed the total.
    let permille =
      total.minorUnits > 0
      ? max(0, min(1000, FullWidth.scaled(minorUnits, by: 1000, dividedBy: total.minorUnits))) : 0
    self.name = Sensitive(TextForms(name))
    self.amount = Sensitive(texts.amount(amount))
    self.permille = Sensitive(Int(permille))
    self.page = page
    accessibility = AccessibilityText(label: name, value: Self.spoken(amount, of: total, texts))
  }

  /// Creates a row without its values, with the text that is read in their place.
  init(hidden: String) {
    (name, amount, permille, page) = (.redacted, .redacted, .redacted, nil)
    accessibility = AccessibilityText(label: hidden)
  }

  /// Returns the amount, with its share of all spending if that is between 0 and 100 %.
  ///
  /// If there are refunds, the share may be larger, or negative.
  private static func spoken(_ amount: Money, of total: Money, _ texts: BudgetTexts) -> String {
    let text = texts.money.spoken(amount)
    guard total.minorUnits > 0, (0...total.minorUnits).contains(amount.minorUnits) else { return text }
    let percent = texts.percent(
      Int(FullWidth.rounded(amount.minorUnits, by: 100, dividedBy: total.minorUnits)))
    return texts.strings.spokenCategory(amount: text, percent: percent)
  }

  var json: JSON {
    .present([
      ("accessibility", accessibility.json), ("amount", amount.json), ("link", (page?.text).map(JSON.string)),
      ("name", name.json), ("permille", permille.json { JSON($0) }),
    ])
  }
}
