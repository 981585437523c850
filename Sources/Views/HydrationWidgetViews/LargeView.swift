import HydrationWidget
import SwiftUI
import WidgetViews

/// The ring beside lines and the streak, then the list; buttons and note at the bottom, however long the list
/// is.
struct LargeView: View {
  let day: HydrationContent
  let layout: HydrationLayout
  let palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: layout.spacing) {
        head
        if let divider = layout.divider {
          Bar(divider, 0, role: HydrationRole.track, track: HydrationRole.track, palette)
        }
        EntryList(day: day, layout: layout, palette: palette)
      }
      Spacer(minLength: layout.spacing)
      VStack(alignment: .leading, spacing: layout.spacing) {
        if let button = day.addButton, let place = layout.addButton {
          AddLink(button: button, layout: place, palette: palette)
        }
        PresetRow(day: day, layout: layout, palette: palette)
        if let note = day.shownNote, let place = layout.healthNote {
          SensitiveText(note, place, role: day.warningRole, isPrivate: day.isShownNotePrivate, palette)
        }
      }
    }
    .padding(layout.padding)
  }

  private var head: some View {
    HStack(spacing: layout.ringSpacing) {
      DayRing(day: day, layout: layout, palette: palette)
      DayLines(day: day, layout: layout, palette: palette)
      if let streak = day.streak, let place = layout.streakShort {
        VStack(spacing: 0) {
          if let shown = streak.value, let font = layout.flame {
            SymbolMark(shown.symbol, font, role: shown.role, palette, width: font.lineHeight)
          }
          SensitiveText(streak.map { $0.shortText }, place, role: HydrationRole.streak, palette)
        }
      }
    }
    // One fact, spoken as one element.
    .accessibilityElement(children: .combine)
  }
}
