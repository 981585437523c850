import BudgetWidgetTables
public import WidgetFoundation

/// The facts of the budget widget about a period: its spending, and the state of its budget.
public struct BudgetFacts: WidgetFacts {
  /// The roles of its colours.
  public typealias Role = BudgetRole

  /// The page of the period, or the page for setting its budget.
  public private(set) var page: BudgetLink?
  /// The text that screen readers read for the whole widget.
  public private(set) var accessibility: AccessibilityText
  /// The period.
  public let title: TextForms
  /// The category of the budget; `nil` for the budget of all spending.
  public private(set) var category: Sensitive<TextForms>?
  /// The state of the budget; `nil` without a budget.
  public private(set) var standing: StandingFacts?
  /// The amount spent and, with a budget, the amount that is left or over.
  public private(set) var amounts: [AmountFacts]
  /// The rest of the day's share of the budget, if the user chose to see it; `nil` also with old data.
  public private(set) var today: Sensitive<TextForms>?
  /// The amount that can be spent per day, and how far that is from an even pace; empty without a budget or with old data.
  public private(set) var advice: [Sensitive<TextForms>]
  /// The spending in other currencies; `nil` if there is none.
  public private(set) var others: Sensitive<TextForms>?
  /// Everything in one line: "Week 42: 180 left".
  public private(set) var inlineText: Sensitive<TextForms>
  /// The categories that have a budget, or else those with the most spending and a row for all others, in the large
  /// family and, without a budget, in the medium one.
  public private(set) var categories: [CategoryRow]
  /// The notes that are not private: what to do, how old the data is, what is missing.
  public let notes: [TextForms]
  private let language: Language
  private let family: Family

  init(
    _ document: BudgetDocument, _ day: BudgetDay, _ configuration: BudgetConfiguration, _ family: Family,
    _ texts: BudgetTexts
  ) throws(StandingError) {
    let (day, strings) = (day.showing(configuration.page?.anchor, of: document), texts.strings)
    let (id, (kind, budget)) = (configuration.category, configuration.choice(in: document))
    let figures = try BudgetFigures(
      document, kind, day, category: id, currency: budget?.amount.currency ?? configuration.currency,
      budget: budget)
    let others = id == nil ? try figures.inOtherCurrencies : []
    let name = id.map { document.name(ofCategory: $0) }
    page =
      budget == nil
      ? .budget(kind, category: id, currency: configuration.currency)
      : .home(figures.period.anchor, category: id, currency: configuration.currency)
    title = texts.periods.forms(figures.period)
    category = name.map { Sensitive(TextForms($0)) }
    let (notes, label) = (texts.notes(document, day), texts.periods.longLabel(figures.period))
    accessibility = AccessibilityText(
      label: name.map { strings.budgetOfCategoryLabel(category: $0, period: label) }
        ?? strings.budgetLabel(period: label),
      value: texts.spoken(
        texts.spoken(figures), [texts.spokenOthers(others)].compactMap { $0 } + notes.map { $0.longest }))
    amounts = [AmountFacts(strings.spent, figures.spent, texts)]
    if let remaining = figures.remaining {
      amounts.append(
        AmountFacts(figures.isOver ? strings.over : strings.left, texts.magnitude(remaining), texts))
    }
    inlineText = Sensitive(texts.inline(figures, category: name))
    // If the data is old or of an earlier period, today's level is unknown.
    let isOld = day.isOld || !document.isSelfRecorded && document.asOf < figures.period.first
    standing = StandingFacts(figures, isOld: isOld, level: isOld && !day.isOld ? texts.asOf(day) : nil, texts)
    // If the data is old, advice for the coming days would be wrong; a period that is over has none.
    let recent = day.isOld || day.isPast ? nil : figures
    advice = [recent.flatMap(texts.perDay), recent.flatMap(texts.pace)].compactMap {
      $0.map { Sensitive($0) }
    }
    today = configuration.showsToday ? recent.flatMap(texts.leftToday).map { Sensitive($0) } : nil
    self.others = texts.others(others).map { Sensitive($0) }
    // A medium widget with a budget has no room for rows.
    let hasRows = family == .large || family == .medium && budget == nil
    categories =
      hasRows && id == nil
      ? try CategoryRow.rows(
        ofBudgets: figures, isOld: isOld, limit: CategoryRow.limit(in: family), texts) : []
    let toDo = TextForms(family.isAccessory ? strings.noBudget : strings.setBudget)
    self.notes = (budget == nil ? [toDo] : []) + notes
    language = texts.language
    self.family = family
  }

  /// The facts with only the period and the pace: equal for budgets that are kept, exceeded or zero, and
  /// always with the same number of lines.
  public var redacted: BudgetFacts {
    let strings = BudgetWidgetStrings(language: language.tableIndex)
    let hidden = CommonText(language).hidden
    var facts = self
    facts.page = page?.redacted
    facts.accessibility = AccessibilityText(label: title.longest, value: hidden)
    facts.category = category.map { _ in .redacted }
    facts.standing = standing?.redacted
    facts.amounts = zip([strings.spent, strings.left], amounts).map { label, _ in
      AmountFacts(label: label, hidden: hidden)
    }
    facts.advice = [.redacted, .redacted]
    facts.today = today.map { _ in .redacted }
    (facts.others, facts.inlineText) = (.redacted, .redacted)
    facts.categories = CategoryRow.hidden(categories, limit: CategoryRow.limit(in: family), hidden)
    return facts
  }

  /// The facts as JSON.
  public var json: JSON {
    .present([
      ("advice", .array(advice.map { $0.json })), ("amounts", .array(amounts.map { $0.json })),
      ("categories", .array(categories.map { $0.json })), ("category", category?.json),
      ("inlineText", inlineText.json), ("notes", .array(notes.map { $0.json })), ("others", others?.json),
      ("standing", standing?.json), ("title", title.json), ("today", today?.json),
    ])
  }
}

/// The state of a budget: how much of it is spent.
public struct StandingFacts: Hashable, Sendable {
  /// The spent part in thousandths, 0 to 1000; removed together with the level and all texts.
  public private(set) var permille: Sensitive<Int>
  /// The position of an even pace today, in thousandths; it depends only on the day, so it is never removed.
  public let pacePermille: Int
  /// The end of the budget as a part of what was spent, in thousandths; `nil` if no more was spent than the budget.
  public private(set) var budgetPermille: Sensitive<Int>?
  /// How much of the budget is spent, which determines the colour.
  public private(set) var level: Sensitive<BudgetLevel>
  /// The SF Symbol of the level; no tick for refunds and for old data.
  public private(set) var symbol: Sensitive<String>
  /// Whether the data is old, so that the level may have changed since.
  public let isOld: Bool
  /// The level in words.
  public private(set) var levelText: Sensitive<TextForms>
  /// The percentage, "82%"; `nil` for a budget of zero.
  public private(set) var percent: Sensitive<TextForms>?
  /// The amount that is left or over: "180 left".
  public private(set) var left: Sensitive<TextForms>
  /// The text after ``left``: "of 1,000".
  public private(set) var ofBudget: Sensitive<TextForms>

  /// Creates the facts of a budget; `nil` without one.
  init?(_ figures: BudgetFigures, isOld: Bool, level words: TextForms? = nil, _ texts: BudgetTexts) {
    guard let budget = figures.budget, let remaining = figures.remaining, let part = figures.permille,
      let level = figures.level, let words = words ?? texts.level(figures)
    else { return nil }
    (permille, pacePermille) = (Sensitive(part), figures.pacePermille)
    budgetPermille = figures.budgetPermille.map { Sensitive($0) }
    self.level = Sensitive(level)
    symbol = Sensitive(texts.symbol(figures, level, isOld: isOld))
    self.isOld = isOld
    levelText = Sensitive(words)
    percent = texts.percent(figures).map { Sensitive($0) }
    left = Sensitive(texts.left(remaining))
    ofBudget = Sensitive(texts.ofBudget(budget, isOver: figures.isOver))
  }

  /// The standing with only the pace, which depends only on the day.
  fileprivate var redacted: StandingFacts {
    var facts = self
    (facts.permille, facts.level, facts.levelText) = (.redacted, .redacted, .redacted)
    (facts.budgetPermille, facts.symbol) = (nil, .redacted)
    // A budget of zero has no percentage, but the redacted form must not reveal that.
    (facts.percent, facts.left, facts.ofBudget) = (.redacted, .redacted, .redacted)
    return facts
  }

  var json: JSON {
    .present([
      ("budgetPermille", budgetPermille?.json { JSON($0) }), ("isOld", .bool(isOld)), ("left", left.json),
      ("level", level.json { .string($0.rawValue) }), ("levelText", levelText.json),
      ("ofBudget", ofBudget.json), ("pacePermille", JSON(pacePermille)), ("percent", percent?.json),
      ("permille", permille.json { JSON($0) }), ("symbol", symbol.json { .string($0) }),
    ])
  }
}

/// An amount with its label.
public struct AmountFacts: Hashable, Sendable {
  /// The label, "Spent".
  public let label: TextForms
  /// The amount.
  public let amount: Sensitive<TextForms>
  /// The text that screen readers read: the label and the full amount, regardless of the form that is drawn.
  public let accessibility: AccessibilityText

  fileprivate init(_ label: String, _ amount: Money, _ texts: BudgetTexts) {
    self.label = TextForms(label)
    self.amount = Sensitive(texts.amount(amount))
    accessibility = AccessibilityText(label: label, value: texts.money.spoken(amount))
  }

  fileprivate init(label: String, hidden: String) {
    (self.label, amount) = (TextForms(label), .redacted)
    accessibility = AccessibilityText(label: label, value: hidden)
  }

  fileprivate var json: JSON {
    ["accessibility": accessibility.json, "amount": amount.json, "label": label.json]
  }
}
