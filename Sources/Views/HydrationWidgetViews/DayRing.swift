import HydrationWidget
import SwiftUI
import WidgetViews

/// How much of the goal was drunk, with the percentage in the middle.
struct DayRing: View {
  let day: HydrationContent
  let layout: HydrationLayout
  let palette: Palette

  var body: some View {
    if let ring = layout.ring, let place = layout.percent {
      ZStack {
        Ring(ring, day.filled, role: day.filledRole, track: HydrationRole.track, palette)
        SensitiveText(day.progress.map { $0.percentText }, place, palette)
      }
      // Another tap may have been taken before it is drawn.
      .invalidatableContent()
    }
  }
}
