import SolsticeWidget
import SwiftUI
import WidgetViews

/// The texts of the countdown one below the other, with the bar between them, as many as fit the family.
struct CountdownView: View {
  let content: SolsticeContent
  let layout: SolsticeLayout
  let palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: layout.spacing) {
      VStack(alignment: .leading, spacing: layout.spacing) {
        if let place = layout.title { FittingText(content.title, place, role: content.role, palette) }
        if let place = layout.count {
          FittingText(content.countText, place, palette, isAccent: true).monospacedDigit()
        }
      }
      // The label and the number of days are spoken together.
      .accessibilityElement(children: .combine)
      if let progress = content.progress, let place = layout.bar {
        Bar(place, progress.fraction, role: content.role, track: progress.trackRole, palette)
      }
      if let progress = content.progress, let place = layout.progress {
        FittingText(progress.text, place, palette)
      }
      if let moment = content.momentText, let place = layout.moment { FittingText(moment, place, palette) }
      if let sun = content.sun, let place = layout.sun {
        SunView(sun: sun, layout: place, spacing: layout.spacing, palette: palette).link(to: content.sunLink)
      }
      if let columns = layout.upcoming {
        ForEach(content.upcoming, id: \.date) { row in
          EventRowView(
            row: row, rows: content.upcoming, layout: columns, spacing: layout.spacing, palette: palette)
        }
      }
    }
    .padding(.horizontal, layout.padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// The times of the Sun, one a line or all in one; a bar where others could look, since they reveal the
/// user's place.
private struct SunView: View {
  let sun: Sensitive<SunLines>
  let layout: SolsticeLayout.Sun
  let spacing: Double
  let palette: Palette

  var body: some View {
    switch sun {
    case .redacted: HiddenText(layout.line, palette)
    case .visible(let sun):
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(sun.lines(in: layout), id: \.self) { line in
          if let forms = line.forms { FittingText(forms, line.layout, palette) }
        }
      }
      .privacySensitive()
      .spokenAsOne(sun.accessibility)
    }
  }
}

/// An event after the next one: name, date, time and days, in their columns.
private struct EventRowView: View {
  let row: EventRow
  let rows: [EventRow]
  let layout: SolsticeLayout.Upcoming
  let spacing: Double
  let palette: Palette

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing) {
      FittingText(row.name, layout.name, role: row.role, palette, among: rows.map(\.name))
      FittingText(row.dateText, layout.date, palette, among: rows.map(\.dateText))
      FittingText(row.timeText, layout.time, palette)
      FittingText(row.countText, layout.count, palette, among: rows.map(\.countText))
    }
    .spokenAsOne(row.accessibility)
    .link(to: row.link)
  }
}
