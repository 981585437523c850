import BudgetWidget

// The texts of a snapshot, with the names of its JSON; removed private values are nil.

extension WidgetSnapshot where Facts == LaidOut<BudgetContent> {
  var title: String { (content?.title ?? note?.title)?.longest ?? "" }
  var category: Sensitive<TextForms>? { content?.category }
  var mark: ProgressMark? { content?.mark }
  var levelText: String? { mark?.levelText.value?.longest }
  var percent: String? { mark?.percent?.value?.longest }
  var categories: [CategoryRow] { content?.categories ?? [] }
  var notes: [String] { (content?.notes ?? [note?.text].compactMap { $0 }).map(\.longest) }

  var headline: String? {
    if case .headline(let text, _) = content?.figures { text.value?.longest } else { nil }
  }

  var detail: String? {
    if case .headline(_, let detail) = content?.figures { detail.value?.longest } else { nil }
  }

  var inlineText: String? {
    if case .inline(let text) = content?.figures { text.value?.longest } else { nil }
  }

  var circle: BudgetFigures.CircleMark? {
    if case .circle(let mark) = content?.figures { mark } else { nil }
  }

  var stats: [AmountStat] {
    if case .stats(let stats, _) = content?.figures { stats } else { [] }
  }

  var amounts: [String?] { stats.map(\.amount.value?.longest) }

  var linesBelow: [String?] {
    if case .stats(_, let lines) = content?.figures { lines.map(\.value?.longest) } else { [] }
  }
}

extension WidgetSnapshot where Facts == LaidOut<SpendingContent> {
  var title: String { (content?.title ?? note?.title)?.longest ?? "" }
  var period: String? { content?.period.longest }
  var change: SpendingContent.Change? { content?.change?.value }
  var trend: Sparkline? { content?.trend?.value }
  var linesBelow: [String?] { content?.lines.map(\.value?.longest) ?? [] }
  var notes: [String] { (content?.notes ?? [note?.text].compactMap { $0 }).map(\.longest) }

  var total: String? {
    if case .amount(let total) = content?.total { total.value?.longest } else { nil }
  }

  var inlineText: String? {
    if case .inline(let text) = content?.total { text.value?.longest } else { nil }
  }
}
