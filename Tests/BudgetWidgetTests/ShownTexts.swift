import BudgetWidget

// What can be read of a snapshot, by the names of its JSON; private values that were taken out are nil.

extension WidgetSnapshot where Content == BudgetContent {
  var title: String { content?.title ?? note?.title ?? "" }
  var category: Sensitive<String>? { content?.category }
  var mark: ProgressMark? { content?.mark }
  var levelText: String? { mark?.levelText.value }
  var percent: String? { mark?.percent?.value }
  var categories: [CategoryRow] { content?.categories ?? [] }
  var notes: [String] { content?.notes ?? note.map { [$0.text] } ?? [] }

  var headline: String? {
    if case .headline(let text, _) = content?.figures { text.value } else { nil }
  }

  var detail: String? {
    if case .headline(_, let detail) = content?.figures { detail.value } else { nil }
  }

  var inlineText: String? {
    if case .inline(let text) = content?.figures { text.value } else { nil }
  }

  var circle: BudgetFigures.CircleMark? {
    if case .circle(let mark) = content?.figures { mark } else { nil }
  }

  var stats: [AmountStat] {
    if case .stats(let stats, _) = content?.figures { stats } else { [] }
  }

  var amounts: [String?] { stats.map(\.amount.value) }

  var lines: [String?] {
    if case .stats(_, let lines) = content?.figures { lines.map(\.value) } else { [] }
  }
}

extension WidgetSnapshot where Content == SpendingContent {
  var title: String { content?.title ?? note?.title ?? "" }
  var period: String? { content?.period }
  var change: SpendingContent.Change? { content?.change?.value }
  var trend: Sparkline? { content?.trend?.value }
  var lines: [String?] { content?.lines.map(\.value) ?? [] }
  var notes: [String] { content?.notes ?? note.map { [$0.text] } ?? [] }

  var total: String? {
    if case .amount(let total) = content?.total { total.value } else { nil }
  }

  var inlineText: String? {
    if case .inline(let text) = content?.total { text.value } else { nil }
  }
}
