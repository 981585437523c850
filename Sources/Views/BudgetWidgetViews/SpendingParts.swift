import BudgetWidget
import SwiftUI
import WidgetKit
import WidgetViews

/// The parts of the spending widget, which its families arrange; a part exists if content and layout both
/// have it.
@MainActor struct SpendingParts {
  let content: SpendingContent
  let layout: SpendingLayout
  let palette: Palette

  /// "This month".
  @ViewBuilder var title: some View {
    if let place = layout.title {
      FittingText(content.title, place, palette, isAccent: true).accessibilityAddTraits(.isHeader)
    }
  }

  /// "October 2025".
  @ViewBuilder var period: some View {
    if let place = layout.period { FittingText(content.period, place, palette) }
  }

  /// The total.
  @ViewBuilder var total: some View {
    if case .amount(let amount) = content.total { text(amount, layout.total, isAccent: true) }
  }

  /// The change since last year, with an arrow.
  @ViewBuilder var change: some View {
    if let change = content.change, let font = layout.changeSymbol {
      HStack(spacing: BudgetLayout.symbolSpacing) {
        if let symbol = change.value?.direction.symbol {
          SymbolMark(symbol, font, role: CommonRole.primary, palette, width: font.width).privacySensitive()
        }
        text(change.map { $0.text }, layout.change)
      }
    }
  }

  /// Other currencies.
  var lines: some View {
    ForEach(Array(content.lines.enumerated()), id: \.offset) { line in text(line.element, layout.line) }
  }

  /// Notes on what to do, on old data and on missing data.
  @ViewBuilder var notes: some View {
    if let place = layout.note {
      ForEach(content.notes(in: layout), id: \.self) { FittingText($0, place, palette) }
    }
  }

  /// The trend above its axis.
  @ViewBuilder var trend: some View {
    if let trend = content.trend, let place = layout.trend {
      TrendView(trend: trend, layout: place, palette: palette)
    }
  }

  /// Draws a private text, if there is a text and a place for it.
  @ViewBuilder private func text(
    _ forms: Sensitive<TextForms>?, _ place: TextLayout?, isAccent: Bool = false
  ) -> some View {
    if let forms, let place {
      SensitiveText(forms, place, role: CommonRole.primary, palette, isAccent: isAccent)
    }
  }
}

/// The spending step by step, as a line over an axis for the whole period.
private struct TrendView: View {
  let trend: Sensitive<Sparkline>
  let layout: SpendingLayout.TrendLayout
  let palette: Palette

  var body: some View {
    ZStack(alignment: .bottom) {
      Rectangle().fill(palette.color(BudgetRole.track)).frame(height: 1).accessibilityHidden(true)
      if let line = trend.value {
        TrendLine(line.points, slotCount: line.slotCount)
          .stroke(
            palette.color(BudgetRole.trend),
            style: StrokeStyle(lineWidth: layout.lineWidth, lineCap: .round, lineJoin: .round)
          )
          .widgetAccentable(palette.isAccent(BudgetRole.trend))
          // Half of a stroke is outside of its line.
          .padding(layout.lineWidth / 2)
          .privacySensitive()
          .spokenAsOne(line.accessibility)
      }
    }
    .frame(width: layout.size.width, height: layout.size.height)
  }
}
