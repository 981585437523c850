import BudgetWidget
import SwiftUI
import WidgetViews

/// The spending in the small family.
struct SmallSpendingView: View {
  let parts: SpendingParts

  var body: some View {
    VStack(alignment: .leading, spacing: parts.layout.spacing) {
      parts.title
      parts.period
      parts.total
      parts.notes
    }
    .inside(parts.layout.padding, alignment: .top)
  }
}

/// The spending with the change since last year in the medium family, and also with the trend in the large
/// one.
struct WideSpendingView: View {
  let parts: SpendingParts

  var body: some View {
    VStack(alignment: .leading, spacing: parts.layout.spacing) {
      HStack(alignment: .firstTextBaseline, spacing: parts.layout.padding.width) {
        parts.title
        parts.period
      }
      .accessibilityElement(children: .combine)
      parts.total
      parts.change
      parts.lines
      parts.notes
      parts.trend
    }
    .inside(parts.layout.padding, alignment: .top)
  }
}

/// The spending in the rectangle of the lock screen.
struct RectangularSpendingView: View {
  let parts: SpendingParts

  var body: some View {
    VStack(alignment: .leading, spacing: parts.layout.spacing) {
      parts.title
      parts.total
      parts.change
      parts.notes
    }
    .inside(parts.layout.padding, alignment: .center)
  }
}

/// The spending in the circle of the lock screen.
struct CircularSpendingView: View {
  let parts: SpendingParts

  var body: some View {
    VStack(spacing: parts.layout.spacing) {
      parts.title
      parts.total
    }
  }
}

/// The spending in the line above the clock.
struct InlineSpendingView: View {
  let parts: SpendingParts

  var body: some View {
    if case .inline(let text) = parts.content.total { SensitiveInlineText(text) }
  }
}
