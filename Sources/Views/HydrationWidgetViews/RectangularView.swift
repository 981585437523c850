import HydrationWidget
import SwiftUI
import WidgetViews

/// Total and goal, the bar with the percentage, and the remaining amount.
struct RectangularView: View {
  let day: HydrationContent
  let layout: HydrationLayout
  let palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: layout.lineSpacing) {
      if let place = layout.totalOfGoal {
        SensitiveText(day.progress.map { $0.totalOfGoalText }, place, palette, isAccent: true)
      }
      HStack(spacing: layout.spacing) {
        if let bar = layout.bar {
          Bar(bar, day.filled, role: day.filledRole, track: HydrationRole.track, palette)
        }
        if let place = layout.percent {
          SensitiveText(day.progress.map { $0.percentText }, place, palette)
        }
      }
      if let place = layout.rest { SensitiveText(day.progress.map { $0.restText }, place, palette) }
    }
  }
}
