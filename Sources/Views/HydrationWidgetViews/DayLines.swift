import HydrationWidget
import SwiftUI
import WidgetViews

/// Total and goal side by side, then the remaining amount and the last drink, or a note that a tap was not
/// kept.
struct DayLines: View {
  let day: HydrationContent
  let layout: HydrationLayout
  let palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: layout.lineSpacing) {
      HStack(alignment: .firstTextBaseline, spacing: layout.spacing) {
        if let place = layout.total {
          SensitiveText(
            day.progress.map { $0.totalText }, place, palette, isTight: true, isAccent: true)
        }
        if let place = layout.ofGoal { SensitiveText(day.progress.map { $0.ofGoalText }, place, palette) }
      }
      if let failed = day.appendFailedText, let place = layout.appendFailed {
        FittingText(failed, place, role: day.warningRole, palette)
      } else {
        if let place = layout.rest { SensitiveText(day.progress.map { $0.restText }, place, palette) }
        if let last = day.progress.value?.lastDrinkText, let place = layout.lastDrink {
          SensitiveText(.visible(last), place, palette)
        }
      }
    }
    .invalidatableContent()
  }
}
