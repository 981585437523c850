import BudgetWidget
import SwiftUI
import WidgetViews

/// The budget beside a ring, in the small family.
struct SmallBudgetView: View {
  let parts: BudgetParts

  var body: some View {
    let layout = parts.layout
    VStack(alignment: .leading, spacing: layout.spacing) {
      parts.title
      if layout.ring == nil {
        parts.category
      } else {
        HStack(spacing: BudgetLayout.ringSpacing) {
          ZStack {
            parts.ring
            parts.percent
          }
          VStack(alignment: .leading, spacing: layout.spacing) {
            parts.category
            parts.level
          }
        }
      }
      parts.headline
      parts.detail
      parts.stats
      parts.notes
    }
    .inside(layout.padding, alignment: .top)
  }
}

/// The budget below a bar, in the medium family, and with its categories in the large one.
struct WideBudgetView: View {
  let parts: BudgetParts

  var body: some View {
    let layout = parts.layout
    VStack(alignment: .leading, spacing: layout.spacing) {
      HStack(alignment: .firstTextBaseline, spacing: layout.padding.width) {
        parts.title
        parts.category
      }
      .accessibilityElement(children: .combine)
      // An empty stack would still be a row.
      if parts.content.mark != nil {
        parts.bar
        HStack(spacing: BudgetLayout.percentSpacing) {
          parts.level
          parts.percent
        }
        .accessibilityElement(children: .combine)
      }
      parts.stats
      parts.lines
      if let rows = layout.categories {
        ForEach(Array(parts.content.categories.enumerated()), id: \.offset) { row in
          CategoryRowView(
            category: row.element, amounts: parts.content.categories.map(\.amount), layout: rows,
            palette: parts.palette)
        }
      }
      parts.notes
    }
    .inside(layout.padding, alignment: .top)
  }
}

/// A category with its share of all spending.
private struct CategoryRowView: View {
  let category: CategoryRow
  /// Those of all rows: where one of them needs a shorter form all have it.
  let amounts: [Sensitive<TextForms>]
  let layout: BudgetLayout.CategoryLayout
  let palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: layout.spacing) {
      HStack(alignment: .firstTextBaseline, spacing: layout.textSpacing) {
        SensitiveText(category.name, layout.name, role: BudgetRole.category, palette)
        SensitiveText(
          category.amount, layout.amount, role: BudgetRole.category, palette, among: amounts)
      }
      Bar(layout.bar, category.fraction, role: BudgetRole.category, track: BudgetRole.track, palette)
        .privacySensitive(category.amount.value != nil)
    }
    .spokenAsOne(category.accessibility)
    .link(to: category.page)
  }
}

/// The budget in the rectangle of the lock screen.
struct RectangularBudgetView: View {
  let parts: BudgetParts

  var body: some View {
    let layout = parts.layout
    VStack(alignment: .leading, spacing: layout.spacing) {
      HStack(alignment: .firstTextBaseline, spacing: BudgetLayout.accessoryTitleSpacing) {
        parts.title
        parts.category
      }
      if parts.content.mark != nil {
        parts.bar
        parts.headline
        HStack(spacing: BudgetLayout.accessoryPercentSpacing) {
          HStack(spacing: BudgetLayout.symbolSpacing) {
            parts.levelSymbol
            parts.detail
          }
          parts.percent
        }
      }
      parts.stats
      parts.notes
    }
    .inside(layout.padding, alignment: .center)
  }
}

/// The budget as a ring in the circle of the lock screen; without a budget, the spending.
struct CircularBudgetView: View {
  let parts: BudgetParts

  var body: some View {
    ZStack {
      parts.ring
      switch parts.content.figures {
      case .circle(.text(let percent)):
        VStack(spacing: 0) {
          parts.text(percent, parts.layout.circleText, isAccent: true)
          parts.levelSymbol
        }
      case .circle(.symbol(let symbol)):
        parts.symbol(symbol.value, parts.layout.circleSymbol)
      default: parts.stats
      }
    }
  }
}

/// The rest of the budget in the line above the clock.
struct InlineBudgetView: View {
  let parts: BudgetParts

  var body: some View {
    if case .inline(let text) = parts.content.figures {
      SensitiveInlineText(text)
    }
  }
}
