import HydrationWidget
import SwiftUI
import WidgetViews

/// The ring above total and goal.
struct SmallView: View {
  let day: HydrationContent
  let layout: HydrationLayout
  let palette: Palette

  var body: some View {
    VStack(spacing: layout.spacing) {
      DayRing(day: day, layout: layout, palette: palette)
      if let place = layout.totalOfGoal {
        SensitiveText(day.progress.map { $0.totalOfGoalText }, place, palette)
      }
    }
    .padding(layout.padding)
  }
}
