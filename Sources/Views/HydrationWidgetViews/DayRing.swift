import HydrationWidget
import SwiftUI
import WidgetViews

/// The part of the goal that was drunk, with the percentage in the middle, or a symbol if it is far too much.
struct DayRing: View {
  let day: HydrationContent
  let layout: HydrationLayout
  let palette: Palette

  var body: some View {
    if let ring = layout.ring, let place = layout.percent {
      ZStack {
        Ring(ring, day.filled, role: day.filledRole, track: HydrationRole.track, palette)
        if let symbol = day.cautionSymbol, let font = layout.cautionSymbol {
          SymbolMark(symbol, font, role: day.filledRole, palette, isAccent: true)
        } else {
          SensitiveText(day.progress.map { $0.percentText }, place, palette)
        }
      }
      // Another tap may have been made before it is drawn.
      .invalidatableContent()
    }
  }
}
