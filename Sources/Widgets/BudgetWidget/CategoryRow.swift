import BudgetWidgetTables
public import WidgetFoundation

/// A row of the list of categories: one category with its budget, if it has one, or all others together.
public struct CategoryRow: Hashable, Sendable {
  /// The name.
  public let name: Sensitive<TextForms>
  /// The amount that was spent; with a budget, what is left of it or over.
  public let amount: Sensitive<TextForms>
  /// Its share of all spending in thousandths, 0 to 1000; with a budget, the spent part of that.
  public let permille: Sensitive<Int>
  /// Where its budget stands; `nil` if the list is not of budgets.
  public let standing: StandingFacts?
  /// The link of the category; `nil` for the row of all others.
  public let page: BudgetLink?
  /// The text that screen readers read.
  public let accessibility: AccessibilityText

  /// Returns the number of rows, of which the last may be all others.
  static func limit(in family: Family) -> Int { family == .large ? 5 : 4 }

  /// Returns the rows of the categories that have a budget, those of which the least is left first, or else of all.
  static func rows(of figures: BudgetFigures, limit: Int, _ texts: BudgetTexts) throws(StandingError)
    -> [CategoryRow]
  {
    let (document, period) = (figures.context.document, figures.spending.period)
    func spentPart(_ standing: BudgetStanding) -> Int {
      standing.progress.percent ?? (standing.progress.isOver ? .max : 0)
    }
    let standings = document.budgets.elements.filter { $0.period == period.kind && $0.category != nil }
      .compactMap { try? document.standing(of: $0, on: figures.context.today) }
      .sorted { spentPart($0) > spentPart($1) }
    guard !standings.isEmpty else { return try rows(of: figures.spending, limit: limit, texts) }
    return standings.prefix(limit).map { standing in
      let (id, progress) = (standing.budget.category ?? "", standing.progress)
      let name = id.isEmpty ? texts.strings.uncategorised : document.name(ofCategory: id)
      let left = Sensitive(texts.left(progress, texts.amount(texts.magnitude(progress.remaining))))
      return CategoryRow(
        name: Sensitive(TextForms(name)), amount: left, permille: Sensitive(progress.permille),
        standing: StandingFacts(standing, left, isOld: figures.isOld, texts),
        page: id.isEmpty ? nil : .reports(period.anchor, category: id),
        accessibility: AccessibilityText(label: name, value: texts.spoken(progress)))
    }
  }

  /// Returns the rows of a period's categories, the largest first; empty if the categories are unknown.
  static func rows(of spending: PeriodSpending, limit: Int, _ texts: BudgetTexts) throws(StandingError)
    -> [CategoryRow]
  {
    let total = try spending.spent()
    guard let amounts = try spending.categories() else { return [] }
    // Categories whose refunds exceed their spending are not ranked.
    let ranked = amounts.filter { $0.value > 0 }.map { id, units in
      let name = id.isEmpty ? texts.strings.uncategorised : spending.document.name(ofCategory: id)
      return (id: id, name: name, units: units)
    }
    let top = ranked.sorted { ($1.units, $0.name, $0.id) < ($0.units, $1.name, $1.id) }.prefix(limit - 1)
    var rows = top.map { entry in
      CategoryRow(
        entry.name, entry.units, of: total, texts,
        page: entry.id.isEmpty ? nil : .reports(spending.period.anchor, category: entry.id))
    }
    // The part of the total that is not in these rows; negative if refunds exceed spending, and unknown after an overflow.
    let rest = top.reduce(total.minorUnits as Int64?) { rest, entry in
      rest.flatMap {
        let (difference, overflow) = $0.subtractingReportingOverflow(entry.units)
        return overflow ? nil : difference
      }
    }
    let hasOthers = amounts.contains { id, units in units != 0 && !top.contains { $0.id == id } }
    if let rest, hasOthers || rest != 0, !rows.isEmpty {
      rows.append(CategoryRow(texts.strings.otherCategories, rest, of: total, texts))
    }
    return rows
  }

  private init(
    name: Sensitive<TextForms>, amount: Sensitive<TextForms>, permille: Sensitive<Int>,
    standing: StandingFacts? = nil, page: BudgetLink? = nil, accessibility: AccessibilityText
  ) {
    (self.name, self.amount, self.permille) = (name, amount, permille)
    (self.standing, self.page, self.accessibility) = (standing, page, accessibility)
  }

  private init(
    _ name: String, _ minorUnits: Int64, of total: Money, _ texts: BudgetTexts, page: BudgetLink? = nil
  ) {
    let amount = Money(minorUnits: minorUnits, currency: total.currency)
    // If there are refunds, a category can exceed the total.
    let permille =
      total.minorUnits > 0
      ? max(0, min(1000, FullWidth.scaled(minorUnits, by: 1000, dividedBy: total.minorUnits))) : 0
    self.init(
      name: Sensitive(TextForms(name)), amount: Sensitive(texts.amount(amount)),
      permille: Sensitive(Int(permille)), page: page,
      accessibility: AccessibilityText(label: name, value: Self.spoken(amount, of: total, texts)))
  }

  /// Returns rows without their values, with the text that is read in their place: as many however many there are, but
  /// none in place of none.
  static func hidden(_ rows: [CategoryRow], limit: Int, _ text: String) -> [CategoryRow] {
    let row = CategoryRow(
      name: .redacted, amount: .redacted, permille: .redacted, accessibility: AccessibilityText(label: text))
    return rows.isEmpty ? [] : Array(repeating: row, count: limit)
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
      ("name", name.json), ("permille", permille.json { JSON($0) }), ("standing", standing?.json),
    ])
  }
}
