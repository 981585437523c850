import BudgetWidgetCore
import TestSupport
import WidgetCore

extension WidgetDefinition where Stored == BudgetDocument {
  /// Returns the snapshot of a state, by default with the usual choices on the sample's day and in its environment.
  static func shown(
    _ state: State, _ configuration: Configuration = Configuration(), at instant: Instant? = nil,
    in environment: WidgetEnvironment? = nil
  ) throws -> Snapshot {
    snapshot(
      of: state, configuration: configuration, at: try instant ?? Sample.instant(),
      in: try environment ?? Sample.environment())
  }
}

// The texts that a snapshot has and draws, with the names of its facts; private values that were taken out are nil.

extension WidgetSnapshot {
  /// The text with a name as it is drawn where there is room for all of it; `nil` if it is not drawn.
  func drawn(_ name: String) -> String? { drawing.text(named: name)?.forms.longest }

  /// The lines below the amounts.
  var linesBelow: [String] {
    drawing.texts.filter { ["advice", "others"].contains($0.name) }.map(\.forms.longest)
  }
}

extension BudgetSnapshot {
  var title: String { (facts?.title ?? note?.title)?.longest ?? "" }
  var standing: StandingFacts? { facts?.standing }
  var levelText: String? { standing?.levelText.value?.longest }
  var percent: String? { standing?.percent?.value?.longest }
  var categories: [CategoryRow] { facts?.categories ?? [] }
  var notes: [String] { (facts?.notes ?? [note?.text].compactMap { $0 }).map(\.longest) }
  /// The amounts side by side.
  var amounts: [String] { drawing.texts(named: "amounts.amount").map(\.forms.longest) }
}

extension SpendingSnapshot {
  var title: String { (facts?.title ?? note?.title)?.longest ?? "" }
  var change: SpendingFacts.Change? { facts?.change?.value }
  var trend: Sparkline? { facts?.trend?.value }
  var notes: [String] { (facts?.notes ?? [note?.text].compactMap { $0 }).map(\.longest) }
}

extension Drawing {
  /// This drawing and all parts in it, outer ones first.
  var all: [Drawing] { [self] + parts.flatMap(\.all) }

  /// The names of the symbols.
  var symbols: [String] { all.compactMap { if case .symbol(let symbol) = $0 { symbol.name } else { nil } } }
}
