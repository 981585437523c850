import BudgetWidgetTables
public import WidgetFoundation

/// A row of the list of categories: one category with its budget, if it has one, or all others together.
public struct CategoryRow: Hashable, Sendable {
  /// The name.
  public let name: Sensitive<TextForms>
  /// The amount that was spent; with a budget, what is left of it or over.
  public let amount: Sensitive<TextForms>
  /// Its share of all spending in thousandths, 0 to 1000; with a budget, the spent part of the budget.
  public let permille: Sensitive<Int>
  /// The state of its budget; `nil` if the rows are not of budgets.
  public let standing: StandingFacts?
  /// The link of the category; `nil` for the row of all others.
  public let page: BudgetLink?
  /// The text that screen readers read.
  public let accessibility: AccessibilityText
}

extension CategoryRow {
  /// Returns the number of rows, of which the last may be all others.
  static func limit(in family: Family) -> Int { family == .large ? 5 : 4 }

  /// Returns the rows of the categories that have a budget, those with the least left first, or else of all categories.
  static func rows(
    ofBudgets all: BudgetFigures, isOld: Bool, limit: Int, _ texts: BudgetTexts
  ) throws(StandingError) -> [CategoryRow] {
    let (document, anchor) = (all.document, all.period.anchor)
    func spentPart(_ figures: BudgetFigures) -> Int { figures.percent ?? (figures.isOver ? .max : 0) }
    let budgets = document.budgets.elements.filter { $0.period == anchor.kind && $0.category != nil }
      .compactMap { try? BudgetFigures(document, of: $0, all.day) }
      .sorted { spentPart($0) > spentPart($1) }
    guard !budgets.isEmpty else { return try rows(of: all, limit: limit, texts) }
    return budgets.prefix(limit).compactMap { figures in
      let id = figures.category ?? ""
      let name = id.isEmpty ? texts.strings.uncategorised : document.name(ofCategory: id)
      return StandingFacts(figures, isOld: isOld, texts).map { facts in
        CategoryRow(
          name: Sensitive(TextForms(name)), amount: facts.left, permille: facts.permille, standing: facts,
          page: id.isEmpty ? nil : .reports(anchor, category: id),
          accessibility: AccessibilityText(label: name, value: texts.spoken(figures)))
      }
    }
  }

  /// Returns the rows of a period's categories, the largest first; empty if the categories are unknown.
  ///
  /// Categories with more refunds than spending share the last row: netted with other categories, they would hide spending.
  static func rows(
    of figures: BudgetFigures, limit: Int, _ texts: BudgetTexts
  ) throws(StandingError) -> [CategoryRow] {
    guard let amounts = try figures.categories else { return [] }
    let (total, document, anchor) = (try figures.total, figures.document, figures.period.anchor)
    let named = amounts.map { id, units in
      (id: id, name: id.isEmpty ? texts.strings.uncategorised : document.name(ofCategory: id), units: units)
    }
    let spent = named.filter { $0.units > 0 }
      .sorted { ($1.units, $0.name, $0.id) < ($0.units, $1.name, $1.id) }
    let back = named.filter { $0.units < 0 }
    let count = limit - (back.isEmpty ? 0 : 1)
    let top = spent.prefix(back.isEmpty || spent.count > count ? count - 1 : count)
    func less(_ amount: Int64?, _ part: Int64) -> Int64? {
      guard let (difference, isTooLarge) = amount?.subtractingReportingOverflow(part), !isTooLarge else {
        return nil
      }
      return difference
    }
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: total.currency) }
    func row(_ name: String, _ amount: Money, _ id: String? = nil) -> CategoryRow {
      CategoryRow(
        name, amount, of: total, texts,
        page: id.flatMap { $0.isEmpty ? nil : .reports(anchor, category: $0) })
    }
    var rows = top.map { row($0.name, money($0.units), $0.id) }
    // The rest of the total is spending that no row shows; it is unknown if a sum overflows.
    if let rest = (top + back).map(\.units).reduce(total.minorUnits, less), rest > 0, !top.isEmpty,
      top.count < count
    {
      rows.append(row(texts.strings.otherCategories, money(rest)))
    }
    if let refunds = back.map(\.units).reduce(0, less), let first = back.first {
      let isOne = back.count == 1
      rows.append(row(isOne ? first.name : texts.strings.refunds, money(-refunds), isOne ? first.id : nil))
    }
    return rows
  }

  private init(
    _ name: String, _ amount: Money, of total: Money, _ texts: BudgetTexts, page: BudgetLink? = nil
  ) {
    // If there are refunds, a category can exceed the total.
    let permille =
      total.minorUnits > 0
      ? max(0, min(1000, FullWidth.scaled(amount.minorUnits, by: 1000, dividedBy: total.minorUnits))) : 0
    self.init(
      name: Sensitive(TextForms(name)),
      amount: Sensitive(amount.minorUnits < 0 ? texts.refunded(amount) : texts.amount(amount)),
      permille: Sensitive(Int(permille)), standing: nil, page: page,
      accessibility: AccessibilityText(label: name, value: Self.spoken(amount, of: total, texts)))
  }

  /// Returns rows without values, with the text that is read in their place: always the same number, which
  /// reveals nothing; none if there are no rows.
  static func hidden(_ rows: [CategoryRow], limit: Int, _ text: String) -> [CategoryRow] {
    let row = CategoryRow(
      name: .redacted, amount: .redacted, permille: .redacted, standing: nil, page: nil,
      accessibility: AccessibilityText(label: text))
    return rows.isEmpty ? [] : Array(repeating: row, count: limit)
  }

  /// Returns the amount, with its share of all spending if that is between 0 and 100 %.
  ///
  /// If there are refunds, the share may be larger.
  private static func spoken(_ amount: Money, of total: Money, _ texts: BudgetTexts) -> String {
    let text = texts.money.spoken(texts.magnitude(amount))
    guard amount.minorUnits >= 0 else { return texts.strings.refunded(amount: text) }
    guard total.minorUnits > 0, (0...total.minorUnits).contains(amount.minorUnits) else { return text }
    let percent = texts.percent(
      Int(FullWidth.rounded(amount.minorUnits, by: 100, dividedBy: total.minorUnits)))
    return texts.strings.spokenCategory(amount: text, percent: percent)
  }

  var json: JSON {
    .present([
      ("accessibility", accessibility.json), ("amount", amount.json), ("link", (page?.text).map(JSON.string)),
      ("name", name.json), ("permille", permille.json { JSON($0) }), ("standing", standing?.json),
    ])
  }
}
