public import WidgetFoundation

/// What the budget widget shows.
public struct BudgetSummarySnapshot: SnapshotProtocol {
  /// The family it is for.
  public let family: Family
  /// Whether these are the user's amounts.
  public let status: WidgetStatus<BudgetReason>
  /// The period; the name of the widget if there is none.
  public let title: String
  /// The category whose budget it is, if it is that of one.
  public internal(set) var category: Sensitive<String>?
  /// How much of the budget is spent, as a word.
  public internal(set) var levelText: Sensitive<String>?
  /// The ring or bar; `nil` without a budget.
  public internal(set) var mark: ProgressMark?
  /// "82%".
  public internal(set) var percent: Sensitive<String>?
  /// "180 left".
  public internal(set) var headline: Sensitive<String>?
  /// "of 1,000".
  public internal(set) var detail: Sensitive<String>?
  /// Amounts beside each other: spent, left.
  public internal(set) var stats: [AmountStat] = []
  /// What may be spent a day, the pace, other currencies.
  public internal(set) var lines: [Sensitive<String>] = []
  /// Three categories and all others.
  public internal(set) var categories: [CategoryRow] = []
  /// What is not private: how old the data is, what is missing, what to do.
  public internal(set) var notes: [String] = []
  /// Where a tap leads.
  public internal(set) var page: BudgetLink?
  /// What is read aloud for the whole widget.
  public internal(set) var accessibility: AccessibilityText
  /// What is read instead of private values.
  let hiddenText: String

  /// Where a tap on the widget leads.
  public var link: String? { page?.text }

  /// The links of the categories, where the family has some.
  public var elementLinks: [String] {
    family.allowsElementLinks ? categories.compactMap { $0.page?.text } : []
  }

  /// The period and the ring or bar; no amount, no percent, no category.
  public func redacted() -> BudgetSummarySnapshot {
    var snapshot = self
    snapshot.category = category.map { _ in .redacted }
    snapshot.levelText = levelText.map { _ in .redacted }
    snapshot.percent = percent.map { _ in .redacted }
    snapshot.headline = headline.map { _ in .redacted }
    snapshot.detail = detail.map { _ in .redacted }
    snapshot.stats = stats.map { AmountStat(label: $0.label, amount: .redacted) }
    snapshot.lines = lines.map { _ in .redacted }
    snapshot.categories = categories.map { $0.redacted(hiddenText) }
    // A link to the budget of a category would name it.
    if case .budget(let kind, _) = page { snapshot.page = .budget(kind) }
    if headline != nil || mark != nil || !stats.isEmpty {
      snapshot.accessibility = AccessibilityText(label: title, value: hiddenText)
    }
    return snapshot
  }
}

extension CategoryRow {
  func redacted(_ hiddenText: String) -> CategoryRow {
    CategoryRow(
      name: .redacted, amount: .redacted, permille: 0, page: nil,
      accessibility: AccessibilityText(label: hiddenText))
  }
}
