import BudgetWidgetTables
public import WidgetFoundation

/// The content of the spending widget.
public struct SpendingContent: WidgetContent {
  /// The pages of the app.
  public typealias Page = BudgetLink

  /// The total, in the form for the family.
  public enum Total: Hashable, Sendable {
    /// Everything in one line, "This month: 820 spent".
    case inline(Sensitive<TextForms>)
    /// The amount alone.
    case amount(Sensitive<TextForms>)
  }

  /// The relative name of the period, "This month".
  public let title: TextForms
  /// The name of the period, "October 2025".
  public let period: TextForms
  /// The amount that was spent.
  public let total: Total
  /// The change since last year; `nil` if there is no earlier data.
  public let change: Sensitive<Change>?
  /// The lines about other currencies.
  public let lines: [Sensitive<TextForms>]
  /// The trend, in the large family.
  public let trend: Sensitive<Sparkline>?
  /// The notes that are not private: what to do, how old the data is, what is missing.
  public let notes: [TextForms]

  init(_ facts: SpendingFacts, _ layout: SpendingLayout, _ texts: BudgetTexts) throws(StandingError) {
    let period = facts.spending.period
    let title = texts.periods.current(period.kind)
    self.title = title
    self.period = texts.periods.forms(period)
    total =
      layout.family == .inline
      ? .inline(Sensitive(texts.spent(facts.spent, in: title)))
      : .amount(Sensitive(texts.amount(facts.spent)))
    change = layout.change == nil ? nil : facts.change.map { Sensitive(Change($0, texts)) }
    lines = layout.line == nil ? [] : [texts.others(facts.others)].compactMap { $0.map { Sensitive($0) } }
    trend = layout.trend == nil ? nil : Sensitive(try SpendingTrend(facts.spending).sparkline(texts))
    notes = (facts.isEmpty ? [TextForms(texts.strings.noSpending)] : []) + texts.notes(facts.day)
  }

  private init(redacting content: SpendingContent) {
    title = content.title
    period = content.period
    total = if case .inline = content.total { .inline(.redacted) } else { .amount(.redacted) }
    change = content.change.map { _ in .redacted }
    lines = content.lines.map { _ in .redacted }
    trend = content.trend.map { _ in .redacted }
    notes = content.notes
  }

  /// The content with only the period, without total, change and trend.
  public var redacted: SpendingContent { SpendingContent(redacting: self) }

  /// The notes that there is room for.
  public func notes(in layout: SpendingLayout) -> [TextForms] { Array(notes.prefix(layout.noteLimit)) }

  /// The content as JSON; null marks a private value that was removed.
  public var json: JSON {
    var members: [(String, JSON?)] = [
      ("kind", "spending"), ("title", title.json), ("period", period.json),
      ("change", change?.json { $0.json }), ("lines", .array(lines.map { $0.json })),
      ("trend", trend?.json { $0.json }), ("notes", .array(notes.map { $0.json })),
    ]
    switch total {
    case .inline(let text): members.append(("inlineText", text.json))
    case .amount(let amount): members.append(("total", amount.json))
    }
    return .present(members)
  }
}

extension SpendingContent {
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
    /// Which way.
    public let direction: Direction
    /// The change in words, "Up 8% on last year".
    public let text: TextForms

    init(_ change: SpendingChange, _ texts: BudgetTexts) {
      let units = change.difference.minorUnits
      direction = units == 0 ? .even : units > 0 ? .up : .down
      text = texts.change(change)
    }

    fileprivate var json: JSON {
      [
        "direction": .string(direction.rawValue), "text": text.json,
        "symbol": .string(direction.symbol),
      ]
    }
  }
}
