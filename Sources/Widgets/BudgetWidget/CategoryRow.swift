import BudgetWidgetTables
public import WidgetFoundation

/// A row of the list of categories: one category, or all others together.
public struct CategoryRow: Hashable, Sendable {
  /// The name.
  public let name: Sensitive<TextForms>
  /// The amount that was spent.
  public let amount: Sensitive<TextForms>
  /// Its share of all spending in thousandths, 0 to 1000, for a bar; 0 if it is hidden.
  public let permille: Int
  /// The link of the category; `nil` for the row of all others.
  public let page: BudgetLink?
  /// The text that screen readers read.
  public let accessibility: AccessibilityText
  private let hidden: String

  /// Returns the rows of a period's categories; empty if the categories are unknown.
  ///
  /// - Parameter limit: The number of categories that fit besides the row of all others.
  static func rows(
    of spending: PeriodSpending, _ texts: BudgetTexts, limit: Int
  ) throws(StandingError) -> [CategoryRow] {
    let total = try spending.spent()
    guard limit > 0, let amounts = try spending.categories() else { return [] }
    let ranking = CategoryRanking(amounts, total: total.minorUnits, limit: limit) { id in
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
    _ name: String, _ minorUnits: Int64, of total: Money, _ texts: BudgetTexts,
    page: BudgetLink? = nil
  ) {
    let amount = Money(minorUnits: minorUnits, currency: total.currency)
    // If there are refunds, a category can exceed the total.
    let permille =
      total.minorUnits > 0
      ? max(0, min(1000, FullWidth.scaled(minorUnits, by: 1000, dividedBy: total.minorUnits))) : 0
    self.name = Sensitive(TextForms(name))
    self.amount = Sensitive(texts.amount(amount))
    self.permille = Int(permille)
    self.page = page
    accessibility = AccessibilityText(
      label: name, value: Self.spoken(amount, of: total, texts))
    hidden = texts.hidden
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

  private init(redacting row: CategoryRow) {
    (name, amount, permille, page) = (.redacted, .redacted, 0, nil)
    hidden = row.hidden
    accessibility = AccessibilityText(label: hidden)
  }

  /// Its share of all spending, 0 to 1.
  public var fraction: Double { Double(permille) / 1000 }

  /// The row with only the track of its bar.
  var redacted: CategoryRow { CategoryRow(redacting: self) }

  var json: JSON {
    .present([
      ("name", name.json), ("amount", amount.json), ("permille", JSON(permille)),
      ("role", .string(BudgetRole.category.rawValue)), ("trackRole", .string(BudgetRole.track.rawValue)),
      ("link", (page?.text).map(JSON.string)), ("accessibility", accessibility.json),
    ])
  }
}
