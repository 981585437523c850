import BudgetWidgetTables
public import WidgetFoundation

/// A category among those most was spent on, or the row of all others.
public struct CategoryRow: Hashable, Sendable {
  /// The name.
  public let name: Sensitive<TextForms>
  /// What was spent.
  public let amount: Sensitive<TextForms>
  /// Its part of all spending in thousandths, 0 to 1000, for a bar; 0 where it is hidden.
  public let permille: Int
  /// Where a tap leads; `nil` for the row of others.
  public let page: BudgetLink?
  /// What is read aloud.
  public let accessibility: AccessibilityText
  private let hidden: String

  /// The rows of a period's categories: none if its categories are not known.
  ///
  /// - Parameter limit: How many categories there is room for beside the row of others.
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
    // Where refunds outweigh, a category can be more than all spending.
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

  /// The amount and its part of all spending, if it is a part: beside refunds it may be more than all, or less than nothing.
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

  /// Its part of all spending, 0 to 1.
  public var fraction: Double { Double(permille) / 1000 }

  /// The track alone.
  var redacted: CategoryRow { CategoryRow(redacting: self) }

  var json: JSON {
    .present([
      ("name", name.json), ("amount", amount.json), ("permille", JSON(permille)),
      ("role", .string(BudgetRole.category.rawValue)), ("trackRole", .string(BudgetRole.track.rawValue)),
      ("link", (page?.text).map(JSON.string)), ("accessibility", accessibility.json),
    ])
  }
}
