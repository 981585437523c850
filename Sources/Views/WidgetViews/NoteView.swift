import SwiftUI
import WidgetKit

/// A text in place of content, with symbol and title if the family has room for them.
struct NoteView: View {
  let note: WidgetNote
  let layout: NoteLayout
  let family: Family
  let palette: Palette

  var body: some View {
    switch family {
    case .inline: InlineText(note.text, symbol: note.symbol)
    case .small, .medium, .large, .circular, .rectangular:
      VStack(spacing: layout.spacing) {
        if let title = note.title, let place = layout.title { FittingText(title, place, palette) }
        if let font = layout.symbol {
          SymbolMark(note.symbol, font, role: CommonRole.secondary, palette, isAccent: true)
        }
        if let place = layout.text { FittingText(note.text, place, palette, isAccent: layout.symbol == nil) }
      }
      .padding(layout.padding)
    }
  }
}
