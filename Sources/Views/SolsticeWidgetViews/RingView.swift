import SolsticeWidget
import SwiftUI
import WidgetViews

/// The progress to the next event as a ring around the days, in the circle of the lock screen.
struct RingView: View {
  let content: SolsticeContent
  let layout: SolsticeLayout
  let palette: Palette

  var body: some View {
    ZStack {
      if let progress = content.progress, let ring = layout.ring {
        Ring(ring, progress.fraction, role: content.role, track: progress.trackRole, palette)
      }
      VStack(spacing: 0) {
        if let symbol = layout.symbol {
          SymbolMark(content.image.symbolName, symbol, role: content.role, palette)
        }
        if let place = layout.count {
          FittingText(content.countText, place, palette, isAccent: true).monospacedDigit()
        }
      }
    }
  }
}
