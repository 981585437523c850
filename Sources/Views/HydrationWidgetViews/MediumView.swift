import HydrationWidget
import SwiftUI
import WidgetViews

/// The ring beside lines, the streak and the buttons.
struct MediumView: View {
  let day: HydrationContent
  let layout: HydrationLayout
  let palette: Palette

  var body: some View {
    HStack(spacing: layout.ringSpacing) {
      DayRing(day: day, layout: layout, palette: palette)
      VStack(alignment: .leading, spacing: layout.spacing) {
        VStack(alignment: .leading, spacing: layout.lineSpacing) {
          DayLines(day: day, layout: layout, palette: palette)
          if let streak = day.streak, let place = layout.streak {
            HStack(spacing: layout.lineSpacing) {
              if let shown = streak.value, let font = layout.flame {
                SymbolMark(shown.symbol, font, role: shown.role, palette, width: font.lineHeight)
              }
              SensitiveText(streak.map { $0.text }, place, role: HydrationRole.streak, palette)
            }
          }
        }
        // One fact, spoken as one element.
        .accessibilityElement(children: .combine)
        HStack(spacing: layout.spacing) {
          if let button = day.addButton, let place = layout.addButton {
            AddLink(button: button, layout: place, palette: palette)
          }
          PresetRow(day: day, layout: layout, palette: palette)
        }
      }
    }
    .padding(layout.padding)
  }
}
