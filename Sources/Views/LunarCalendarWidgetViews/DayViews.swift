import LunarCalendarWidget
import SwiftUI
import WidgetViews

/// Today in the small family.
struct CardView: View {
  let card: DayCard
  let layout: CardLayout
  let palette: Palette

  var body: some View {
    VStack(spacing: 0) {
      if let weekday = card.weekday, let place = layout.weekday {
        FittingText(weekday, place, role: card.role, palette)
      }
      FittingText(card.solarDay, layout.solarDay, role: card.role, palette, isAccent: true)
      FittingText(card.month, layout.month, palette)
      if let lunar = card.lunarLine, let place = layout.lunarLine { FittingText(lunar, place, palette) }
      if let year = card.yearLine, let place = layout.yearLine { FittingText(year, place, palette) }
      FittingText(card.cycleLine, layout.cycleLine, palette)
      if let event = card.eventLine, let place = layout.eventLine {
        SensitiveText(event, place, role: card.eventRole, isPrivate: card.isPrivate, palette)
      }
      if let note = card.note, let place = layout.note { FittingText(note, place, palette) }
    }
  }
}

/// Today in the circle of the lock screen.
struct CircleView: View {
  let circle: DayCircle
  let layout: CircleLayout
  let palette: Palette

  var body: some View {
    VStack(spacing: 0) {
      FittingText(circle.solarDay, layout.solarDay, role: circle.role, palette, isAccent: true)
      if let lunar = circle.lunarShort, let place = layout.lunarShort { FittingText(lunar, place, palette) }
    }
  }
}

/// Today in the rectangle of the lock screen.
struct LinesView: View {
  let lines: DayLines
  let layout: LinesLayout
  let palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      FittingText(lines.dateLine, layout.dateLine, palette, isAccent: true)
      FittingText(lines.lunarLine, layout.lunarLine, palette)
      SensitiveText(
        lines.eventLine, layout.eventLine, role: lines.eventRole, isPrivate: lines.isPrivate, palette)
    }
  }
}
