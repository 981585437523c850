import BudgetWidgetTables
public import WidgetFoundation

/// The content of the budget widget.
public struct BudgetContent: WidgetContent {
  /// The pages of the app.
  public typealias Page = BudgetLink

  /// The period.
  public let title: TextForms
  /// The category of the budget; `nil` for the budget of all spending.
  public let category: Sensitive<TextForms>?
  /// The bar or ring; `nil` without a budget.
  public let mark: ProgressMark?
  /// The amounts, in the form for the family.
  public let figures: BudgetFigures
  /// The categories with the most spending and a row for all others, in the large family.
  public let categories: [CategoryRow]
  /// The notes that are not private: what to do, how old the data is, what is missing.
  public let notes: [TextForms]
  /// The number of lines that fit below the amounts.
  private let lineLimit: Int
  /// The label of the remaining amount, also used for a hidden amount that is over the budget.
  private let leftLabel: TextForms

  init(_ facts: BudgetFacts, _ layout: BudgetLayout, _ texts: BudgetTexts) throws(StandingError) {
    let family = layout.family
    lineLimit = layout.lineLimit
    title = texts.periods.forms(facts.spending.period)
    category = facts.categoryName.map { Sensitive(TextForms($0)) }
    mark = facts.standing.map { ProgressMark($0, hasPace: family != .circular, texts) }
    figures = BudgetFigures(facts, layout, texts)
    categories =
      try layout.categories.map { rows throws(StandingError) in
        try CategoryRow.rows(of: facts.spending, texts, limit: rows.limit)
      } ?? []
    let toDo = TextForms(family.isAccessory ? texts.strings.noBudget : texts.strings.setBudget)
    leftLabel = TextForms(texts.strings.left)
    notes = (facts.standing == nil && family != .inline ? [toDo] : []) + texts.notes(facts.day)
  }

  private init(redacting content: BudgetContent) {
    title = content.title
    lineLimit = content.lineLimit
    category = content.category.map { _ in .redacted }
    mark = content.mark?.redacted
    figures = content.figures.redacted(lineCount: lineLimit, leftLabel: content.leftLabel)
    categories = content.categories.map { $0.redacted }
    notes = content.notes
    leftLabel = content.leftLabel
  }

  /// The notes that there is room for.
  public func notes(in layout: BudgetLayout) -> [TextForms] { Array(notes.prefix(layout.noteLimit)) }

  /// The content with only the period and an empty ring or bar, without amounts, shares of a budget or
  /// categories.
  public var redacted: BudgetContent { BudgetContent(redacting: self) }
}

/// The bar or ring that shows how much of the budget is spent.
public struct ProgressMark: Hashable, Sendable {
  /// The filled part in thousandths, 0 to 1000.
  public let permille: Sensitive<Int>
  /// The position of an even pace today, in thousandths; `nil` if it is not marked.
  public let pacePermille: Int?
  /// How much of the budget is spent, which determines the colour and the symbol.
  public let level: Sensitive<BudgetLevel>
  /// The level in words.
  public let levelText: Sensitive<TextForms>
  /// The percentage, "82%"; `nil` for a budget of zero.
  public let percent: Sensitive<TextForms>?

  init(_ standing: BudgetStanding, hasPace: Bool, _ texts: BudgetTexts) {
    let progress = standing.progress
    permille = Sensitive(progress.permille)
    pacePermille = hasPace ? standing.pace.permille : nil
    level = Sensitive(progress.level)
    levelText = Sensitive(texts.level(progress))
    percent = texts.percent(progress).map { Sensitive($0) }
  }

  /// The filled part, 0 to 1; 0 if it was removed.
  public var fraction: Double { Double(permille.value ?? 0) / 1000 }

  /// The position of an even pace today, 0 to 1; `nil` if it is not marked.
  public var pace: Double? { pacePermille.map { Double($0) / 1000 } }

  /// Whether the filled part extends beyond an even pace, so that the mark there is drawn as a gap.
  public var coversPace: Bool { pacePermille.map { (permille.value ?? 0) > $0 } ?? false }

  /// The colour of the filled part and the level's words; that of the track if the level was removed.
  public var role: BudgetRole { level.value.map { BudgetRole($0) } ?? .track }

  private init(redacting mark: ProgressMark) {
    (permille, level, levelText) = (.redacted, .redacted, .redacted)
    pacePermille = mark.pacePermille
    // A budget of zero has no percentage, but the redacted form must not reveal that.
    percent = .redacted
  }

  /// The mark with only the track and the pace, which depends only on the day.
  var redacted: ProgressMark { ProgressMark(redacting: self) }
}

/// The amounts of the budget widget.
public enum BudgetFigures: Hashable, Sendable {
  /// "180 left" and "of 1,000", in the small and rectangular families.
  case headline(Sensitive<TextForms>, detail: Sensitive<TextForms>)
  /// Everything in one line, "Week 42: 180 left".
  case inline(Sensitive<TextForms>)
  /// In the ring: the percentage, or the symbol of the level for a budget of zero, which has no percentage.
  case circle(CircleMark)
  /// The spent and the remaining amount side by side, with lines below.
  ///
  /// The lines are the amount available per day, the pace, and other currencies. Without a budget there is
  /// only the spent amount, in every family except inline.
  case stats([AmountStat], lines: [Sensitive<TextForms>])

  /// The content of a ring.
  public enum CircleMark: Hashable, Sendable {
    /// A text.
    case text(Sensitive<TextForms>)
    /// An SF Symbol.
    case symbol(Sensitive<String>)
  }

  init(_ facts: BudgetFacts, _ layout: BudgetLayout, _ texts: BudgetTexts) {
    let strings = texts.strings
    let title = texts.inlineTitle(facts)
    func stat(_ label: String, _ amount: Money) -> AmountStat {
      AmountStat(label, amount, texts)
    }
    let others = texts.others(facts.others)
    guard let standing = facts.standing else {
      if layout.family == .inline {
        self = .inline(Sensitive(texts.spent(facts.spent, in: title)))
      } else {
        self = .stats([stat(strings.spent, facts.spent)], lines: Self.lines([], others, layout.lineLimit))
      }
      return
    }
    let progress = standing.progress
    switch layout.family {
    case .small, .rectangular:
      self = .headline(
        Sensitive(texts.left(progress)),
        detail: Sensitive(texts.ofBudget(progress)))
    case .inline: self = .inline(Sensitive(texts.left(progress, of: title)))
    case .circular:
      self = .circle(
        texts.percent(progress).map { .text(Sensitive($0)) }
          ?? .symbol(Sensitive(progress.level.symbol)))
    case .medium, .large:
      let isOver = progress.remaining.minorUnits < 0
      // If the data is old, advice for the coming days would be wrong.
      let lines = facts.day.oldDay == nil ? [texts.perDay(standing), texts.pace(standing.pace)] : []
      self = .stats(
        [
          stat(strings.spent, progress.spent),
          stat(isOver ? strings.over : strings.left, texts.magnitude(progress.remaining)),
        ], lines: Self.lines(lines.compactMap { $0 }, others, layout.lineLimit))
    }
  }

  /// The note that there is spending in other currencies is more important than the line about the pace.
  private static func lines(_ lines: [TextForms], _ others: TextForms?, _ limit: Int) -> [Sensitive<
    TextForms
  >] {
    let last = [others].compactMap { $0 }.prefix(limit)
    return (lines.prefix(limit - last.count) + last).map { Sensitive($0) }
  }

  /// Returns the amounts without numbers, the same for a budget that is kept, exceeded or zero.
  ///
  /// - Parameters:
  ///   - lineCount: The number of lines below the hidden amounts, independent of the real number.
  ///   - leftLabel: The label of the hidden amount beside the spent amount.
  func redacted(lineCount: Int, leftLabel: TextForms) -> BudgetFigures {
    switch self {
    case .headline: .headline(.redacted, detail: .redacted)
    case .inline: .inline(.redacted)
    case .circle: .circle(.text(.redacted))
    case .stats(let stats, _):
      .stats(
        stats.enumerated().map { place, stat in
          stat.redacted(label: place == 0 ? stat.label : leftLabel)
        }, lines: Array(repeating: .redacted, count: lineCount))
    }
  }
}

/// An amount with its label.
public struct AmountStat: Hashable, Sendable {
  /// The label, "Spent".
  public let label: TextForms
  /// The amount.
  public let amount: Sensitive<TextForms>
  /// The text that screen readers read: the label and the full amount, regardless of the form that is drawn.
  public let accessibility: AccessibilityText
  private let hidden: String

  init(_ label: String, _ amount: Money, _ texts: BudgetTexts) {
    self.label = TextForms(label)
    self.amount = Sensitive(texts.amount(amount))
    accessibility = AccessibilityText(label: label, value: texts.money.spoken(amount))
    hidden = texts.hidden
  }

  private init(hiding stat: AmountStat, label: TextForms) {
    (self.label, amount, hidden) = (label, .redacted, stat.hidden)
    accessibility = AccessibilityText(label: label.longest, value: hidden)
  }

  /// Returns the label without the amount.
  func redacted(label: TextForms) -> AmountStat { AmountStat(hiding: self, label: label) }

  fileprivate var json: JSON {
    ["label": label.json, "amount": amount.json, "accessibility": accessibility.json]
  }
}

extension BudgetContent {
  /// The content as JSON; null marks a private value that was removed.
  public var json: JSON {
    var members: [(String, JSON?)] = [
      ("kind", "budget"), ("title", title.json), ("category", category?.json),
      ("levelText", mark?.levelText.json), ("mark", mark?.json), ("percent", mark?.percent?.json),
      ("categories", .array(categories.map { $0.json })), ("notes", .array(notes.map { $0.json })),
    ]
    var (stats, lines): ([AmountStat], [Sensitive<TextForms>]) = ([], [])
    switch figures {
    case .headline(let text, let detail): members += [("headline", text.json), ("detail", detail.json)]
    case .inline(let text): members.append(("inlineText", text.json))
    case .circle(.text(let text)): members.append(("circleText", text.json))
    case .circle(.symbol(let symbol)):
      members.append(("circleSymbol", symbol.json(JSON.string)))
    case .stats(let shown, let below): (stats, lines) = (shown, below)
    }
    members.append(("stats", .array(stats.map { $0.json })))
    members.append(("lines", .array(lines.map { $0.json })))
    return .present(members)
  }
}

extension ProgressMark {
  fileprivate var json: JSON {
    .present([
      ("permille", permille.json { JSON($0) }), ("pacePermille", pacePermille.map { JSON($0) }),
      ("level", level.json { .string($0.rawValue) }),
      ("role", level.json { .string(BudgetRole($0).rawValue) }),
      ("trackRole", .string(BudgetRole.track.rawValue)), ("symbol", level.json { .string($0.symbol) }),
    ])
  }
}
