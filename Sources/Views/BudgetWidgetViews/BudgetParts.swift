import BudgetWidget
import SwiftUI
import WidgetKit
import WidgetViews

/// The parts of the budget widget, which its families arrange; a part exists if content and layout both have
/// it.
@MainActor struct BudgetParts {
  let content: BudgetContent
  let layout: BudgetLayout
  let palette: Palette

  private var role: BudgetRole { content.mark?.role ?? .track }

  /// The period.
  @ViewBuilder var title: some View {
    if let place = layout.title {
      FittingText(content.title, place, palette, isAccent: true).accessibilityAddTraits(.isHeader)
    }
  }

  /// The category of the budget.
  var category: some View { text(content.category, layout.category) }

  /// The percentage that is spent.
  var percent: some View { text(content.mark?.percent, layout.percent) }

  /// The level as a symbol and a word.
  var level: some View {
    HStack(spacing: BudgetLayout.symbolSpacing) {
      levelSymbol
      text(content.mark?.levelText, layout.levelText)
    }
  }

  /// The level as a symbol alone.
  var levelSymbol: some View { symbol(content.mark?.level.value?.symbol, layout.levelSymbol) }

  /// The ring.
  @ViewBuilder var ring: some View {
    if let mark = content.mark, let ring = layout.ring {
      Ring(ring, mark.fraction, role: mark.role, track: BudgetRole.track, palette)
        .privacySensitive(mark.permille.value != nil)
    }
  }

  /// The bar with a line at an even pace.
  @ViewBuilder var bar: some View {
    if let mark = content.mark, let bar = layout.bar {
      Bar(
        bar, mark.fraction, role: mark.role, track: BudgetRole.track, palette,
        line: mark.pace.map { BarLine(at: $0, of: bar, isGap: mark.coversPace) }
      )
      .privacySensitive(mark.permille.value != nil)
    }
  }

  /// Amounts side by side, each below its name.
  @ViewBuilder var stats: some View {
    if case .stats(let stats, _) = content.figures, let place = layout.stat {
      HStack(alignment: .top, spacing: layout.padding.width) {
        ForEach(stats, id: \.label) { stat in
          VStack(alignment: HorizontalAlignment(place.label.alignment), spacing: 0) {
            FittingText(stat.label, place.label, palette)
            text(stat.amount, place.amount, isAccent: true, among: stats.map(\.amount))
          }
          .spokenAsOne(stat.accessibility)
        }
      }
    }
  }

  /// The amount left per day, the pace, other currencies.
  @ViewBuilder var lines: some View {
    if case .stats(_, let lines) = content.figures {
      ForEach(Array(lines.enumerated()), id: \.offset) { line in text(line.element, layout.line) }
    }
  }

  /// The rest of the budget.
  @ViewBuilder var headline: some View {
    if case .headline(let text, _) = content.figures {
      self.text(text, layout.headline, isAccent: true)
    }
  }

  /// The whole budget.
  @ViewBuilder var detail: some View {
    if case .headline(_, let detail) = content.figures { text(detail, layout.detail) }
  }

  /// Notes on what to do, on old data and on missing data.
  @ViewBuilder var notes: some View {
    if let place = layout.note {
      ForEach(content.notes(in: layout), id: \.self) { FittingText($0, place, palette) }
    }
  }

  /// Draws a symbol in the colour of the level, if there is a symbol and a place for it.
  @ViewBuilder func symbol(_ name: String?, _ font: WidgetFont?) -> some View {
    if let name, let font {
      SymbolMark(name, font, role: role, palette, width: font.width).privacySensitive()
    }
  }

  /// Draws a private text, if there is a text and a place for it.
  @ViewBuilder func text(
    _ forms: Sensitive<TextForms>?, _ place: TextLayout?, isAccent: Bool = false,
    among row: [Sensitive<TextForms>] = []
  ) -> some View {
    if let forms, let place {
      SensitiveText(forms, place, role: role, palette, isAccent: isAccent, among: row)
    }
  }
}
