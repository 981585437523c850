import BudgetWidgetTables
public import WidgetFoundation

/// The facts of the spending widget about a period.
public struct SpendingFacts: WidgetFacts {
  /// The roles of its colours.
  public typealias Role = BudgetRole

  /// The reports of the period.
  public let page: BudgetLink?
  /// The text that screen readers read for the whole widget.
  public private(set) var accessibility: AccessibilityText
  /// The relative name of the period, "This month".
  public let title: TextForms
  /// The name of the period, "October 2025".
  public let period: TextForms
  /// The amount that was spent.
  public private(set) var total: Sensitive<TextForms>
  /// The change since the same days of last year; `nil` if there is no earlier data.
  public private(set) var change: Sensitive<Change>?
  /// The spending in other currencies; `nil` if there is none.
  public private(set) var others: Sensitive<TextForms>?
  /// Everything in one line, "This month: 820 spent".
  public private(set) var inlineText: Sensitive<TextForms>
  /// The trend, in the small and large families.
  public private(set) var trend: Sensitive<Sparkline>?
  /// The labels below the trend, in the large family.
  public let axis: TrendAxis?
  /// The categories with the most spending and a row for all others, in the medium and large families.
  public private(set) var categories: [CategoryRow]
  /// The notes that are not private: what to do, how old the data is, what is missing.
  public let notes: [TextForms]
  private let hidden: String
  private let family: Family

  init(
    _ document: BudgetDocument, _ day: BudgetDay, _ configuration: SpendingConfiguration, _ family: Family,
    _ texts: BudgetTexts
  ) throws(StandingError) {
    let (day, category) = (
      day.showing(configuration.page?.anchor, of: document), configuration.page?.category
    )
    let figures = try BudgetFigures(
      document, configuration.page?.period ?? configuration.period, day, category: category)
    // A category has only one known sum: that of this period, in one currency.
    let others = category == nil ? try figures.inOtherCurrencies : []
    let change = category == nil ? try figures.change.map { Change($0, texts) } : nil
    let title =
      category.map { TextForms(document.name(ofCategory: $0)) }
      ?? (day.isPast ? TextForms(texts.strings.total) : texts.periods.current(figures.period.kind))
    let (total, notes) = (Sensitive(texts.amount(figures.spent)), texts.notes(document, day))
    let parts = [change?.text.longest, texts.spokenOthers(others)].compactMap { $0 }
    page = .reports(figures.period.anchor, category: category)
    accessibility = AccessibilityText(
      label: texts.strings.spendingLabel(period: texts.periods.longLabel(figures.period)),
      value: texts.spoken(texts.money.spoken(figures.spent), parts + notes.map { $0.longest }))
    (self.total, self.title, period) = (total, title, texts.periods.forms(figures.period))
    self.change = change.map { Sensitive($0) }
    self.others = texts.others(others).map { Sensitive($0) }
    inlineText = total.map { texts.spent($0, in: title) }
    let trend = [.small, .large].contains(family) && category == nil ? try figures.trend(texts) : nil
    (self.trend, axis) = (trend.map { Sensitive($0.line) }, family == .large ? trend?.axis : nil)
    categories =
      [.medium, .large].contains(family)
      ? try CategoryRow.rows(of: figures, limit: CategoryRow.limit(in: family), texts) : []
    let isEmpty = document.totals.isEmpty && day.oldSince == nil
    self.notes = (isEmpty ? [TextForms(texts.strings.noSpending)] : []) + notes
    hidden = texts.hidden
    self.family = family
  }

  /// The facts with only the period, without total, change and trend.
  public var redacted: SpendingFacts {
    var facts = self
    facts.accessibility.value = hidden
    (facts.total, facts.inlineText) = (.redacted, .redacted)
    facts.change = change.map { _ in .redacted }
    facts.others = others.map { _ in .redacted }
    facts.trend = trend.map { _ in .redacted }
    facts.categories = CategoryRow.hidden(categories, limit: CategoryRow.limit(in: family), hidden)
    return facts
  }

  /// The facts as JSON.
  public var json: JSON {
    .present([
      ("axis", axis?.json), ("categories", .array(categories.map { $0.json })),
      ("change", change?.json { $0.json }), ("inlineText", inlineText.json),
      ("notes", .array(notes.map { $0.json })),
      ("others", others?.json), ("period", period.json), ("title", title.json), ("total", total.json),
      ("trend", trend?.json { $0.json }),
    ])
  }
}

extension SpendingFacts {
  /// The direction of the change since last year.
  public enum Direction: String, Hashable, Sendable {
    /// More was spent.
    case up
    /// Less was spent.
    case down
    /// The same amount was spent.
    case even

    /// The SF Symbol of the direction.
    public var symbol: String {
      switch self {
      case .up: "arrow.up.right"
      case .down: "arrow.down.right"
      case .even: "equal"
      }
    }
  }

  /// The change compared with the same part of last year.
  public struct Change: Hashable, Sendable {
    /// The direction.
    public let direction: Direction
    /// The change in words, "Up 8% on last year".
    public let text: TextForms

    fileprivate init(_ change: SpendingChange, _ texts: BudgetTexts) {
      let units = change.difference.minorUnits
      direction = units == 0 ? .even : units > 0 ? .up : .down
      text = texts.change(change)
    }

    fileprivate var json: JSON { ["direction": .string(direction.rawValue), "text": text.json] }
  }
}
