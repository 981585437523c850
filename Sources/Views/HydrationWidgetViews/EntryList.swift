import HydrationWidget
import SwiftUI
import WidgetViews

/// The last drinks of today, the newest first; bars in their place if they were removed as private.
struct EntryList: View {
  let day: HydrationContent
  let layout: HydrationLayout
  let palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let text = day.noEntriesText, let place = layout.noEntries {
        SensitiveText(.visible(text), place, palette)
      }
      if let row = layout.entries {
        switch day.entries {
        case .visible(let entries):
          ForEach(entries, id: \.id) { entry in EntryLine(entry: entry, row: row, palette: palette) }
        case .redacted:
          ForEach(0..<row.hiddenRows, id: \.self) { _ in
            HiddenText(row.name, palette).frame(height: row.height)
          }
        }
      }
    }
    .invalidatableContent()
  }
}

/// Symbol, name, amount and time in their columns.
private struct EntryLine: View {
  let entry: EntryRow
  let row: HydrationLayout.Entries
  let palette: Palette

  var body: some View {
    HStack(spacing: row.spacing) {
      SymbolMark(entry.symbol, row.symbol, role: entry.tint, palette, width: row.symbol.lineHeight)
      SensitiveText(.visible(entry.name), row.name, palette)
      SensitiveText(.visible(entry.volumeText), row.volume, palette)
      SensitiveText(.visible(entry.timeText), row.time, palette)
    }
    .frame(height: row.height)
    .spokenAsOne(entry.accessibility)
    .link(to: entry.link)
  }
}
