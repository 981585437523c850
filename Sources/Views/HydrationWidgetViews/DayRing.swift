import HydrationWidget
import SwiftUI
import WidgetViews

/// The part of the goal that was drunk, with the percentage in the middle.
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
      // Another tap may have been made before it is drawn.
      .invalidatableContent()
    }
  }
}
