import AppIntents
import LunarCalendarWidget
import SwiftUI
import WidgetViews

/// A month with its header, weeks, events and note.
struct MonthView: View {
  let month: MonthContent
  let layout: MonthLayout
  let palette: Palette

  var body: some View {
    VStack(spacing: layout.spacing) {
      header
      HStack(spacing: 0) {
        ForEach(month.headings, id: \.weekday) { heading in
          FittingText(heading.text, layout.heading, role: heading.role, palette).spokenAsOne(
            heading.accessibility)
        }
      }
      VStack(spacing: 0) {
        ForEach(month.weeks, id: \.first?.day.date) { week in
          HStack(spacing: 0) {
            ForEach(week, id: \.day.date) { cell in
              DayCellView(cell: cell, layout: layout, palette: palette)
            }
          }
        }
      }
      if let title = month.eventsTitle, let place = layout.eventsTitle, let columns = layout.event {
        VStack(alignment: .leading, spacing: 0) {
          FittingText(title, place, palette).accessibilityAddTraits(.isHeader)
          // Two days of the user's own may be equal in all that is shown.
          ForEach(Array(month.events.enumerated()), id: \.offset) { event in
            EventLineView(event: event.element, layout: columns, palette: palette)
          }
        }
      }
      if let note = month.note, let place = layout.note { FittingText(note, place, palette) }
    }
    .padding(layout.padding)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var header: some View {
    HStack(spacing: layout.spacing) {
      HStack(alignment: .firstTextBaseline, spacing: layout.spacing) {
        FittingText(month.title, layout.title, palette, isAccent: true)
        if let lunar = month.lunarTitle, let place = layout.lunarTitle { FittingText(lunar, place, palette) }
      }
      .link(to: month.headerLink)
      .accessibilityAddTraits(.isHeader)
      // A tap may change the month, and no second tap should be made before it is redrawn.
      .invalidatableContent()
      if let place = layout.arrow {
        ForEach(month.arrows, id: \.self) { arrow in
          ArrowButton(arrow: arrow, layout: place, palette: palette)
        }
      }
    }
    .padding(.horizontal, layout.headerPadding)
  }
}

/// A button that goes to the month that its arrow names.
private struct ArrowButton: View {
  let arrow: MonthArrow
  let layout: MonthLayout.Arrow
  let palette: Palette

  var body: some View {
    Button(intent: LeafIntent(arrow.month)) {
      SymbolMark(arrow.symbol, layout.font, role: CommonRole.primary, palette)
        .frame(width: layout.size.width, height: layout.size.height)
    }
    .buttonStyle(.plain)
    .spoken(arrow.accessibility)
  }
}

/// A day of the grid.
private struct DayCellView: View {
  let cell: DayCell
  let layout: MonthLayout
  let palette: Palette

  var body: some View {
    if cell.isDrawn {
      texts
        .frame(width: layout.columnWidth, height: layout.rowHeight, alignment: .leading)
        // Behind the tinted part: a background in the tint would be one blot with its text.
        .background {
          if let role = cell.backgroundRole {
            RoundedRectangle(cornerRadius: layout.cornerRadius).fill(palette.color(role))
          }
        }
        .opacity(cell.opacity)
        .spokenAsOne(cell.accessibility)
        .link(to: cell.link)
    } else {
      Spacer().frame(width: layout.columnWidth, height: layout.rowHeight)
    }
  }

  @ViewBuilder private var texts: some View {
    switch layout.arrangement {
    case .below:
      VStack(spacing: 0) {
        solar.frame(width: layout.columnWidth)
        if cell.lunarText != nil {
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            // As much room before the lunar day as the sign takes after it, so that the sign does not move
            // the day.
            Spacer().frame(width: layout.mark.width)
            lunar
            sign
            if cell.mark == nil { Spacer().frame(width: layout.mark.width) }
          }
          .frame(width: layout.columnWidth)
        }
      }
    case .beside:
      HStack(alignment: .firstTextBaseline, spacing: layout.daySpacing) {
        solar
        if cell.lunarText != nil {
          HStack(alignment: .top, spacing: 0) {
            lunar
            sign
          }
        }
      }
    }
  }

  private var solar: some View {
    FittingText(cell.solarText, layout.solarText(of: cell), role: cell.solarRole, palette).monospacedDigit()
  }

  @ViewBuilder private var lunar: some View {
    if let text = cell.lunarText {
      FittingText(text, layout.lunarText(of: cell), role: cell.lunarRole, palette, isTight: true)
    }
  }

  @ViewBuilder private var sign: some View {
    if let mark = cell.mark {
      FittingText(mark.text, layout.mark, role: cell.lunarRole, palette)
    }
  }
}

/// Date, name and distance of a coming event, in their columns.
private struct EventLineView: View {
  let event: EventLine
  let layout: MonthLayout.Event
  let palette: Palette

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: layout.spacing) {
      FittingText(event.dateText, layout.date, palette)
      SensitiveText(event.name, layout.name, role: event.role, isPrivate: event.isPrivate, palette)
      FittingText(event.distanceText, layout.distance, palette)
    }
    .spokenAsOne(event.accessibility)
    .link(to: event.link)
  }
}
