import AppIntents
import InsultWidget
import SwiftUI
import WidgetViews

/// The insult with its title, the emblem and the time since which it is shown, one below the other.
///
/// The button is in the corner.
struct SheetView: View {
  let content: InsultContent
  let text: InsultText
  let layout: InsultTextLayout
  let palette: Palette
  let hasBookFace: Bool

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      VStack(alignment: HorizontalAlignment(layout.text.alignment), spacing: layout.spacing) {
        header
        FittingText(
          text.text, layout.text, role: text.role, palette,
          style: TypeStyle(face: face, lineSpacing: layout.lineSpacing), isAccent: text.takesTint)
        if let place = layout.sinceText {
          FittingText(content.sinceText, place, role: InsultText.sinceRole, palette)
        }
      }
      .padding(layout.padding)
      .spokenAsOne(content.accessibility)
      // A tap may change the insult, and no second tap should be made before it is redrawn.
      .invalidatableContent()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      if let another = content.another, let place = layout.another {
        AnotherInsultButton(button: another, layout: place, palette: palette)
      }
    }
  }

  @ViewBuilder private var header: some View {
    switch text.emblem {
    case .aboveInsult: emblem
    case .besideTitle:
      HStack(spacing: layout.spacing) {
        emblem
        title(isTight: true)
        emblem
      }
      .frame(width: layout.text.width)
    case nil: title(isTight: false)
    }
  }

  @ViewBuilder private var emblem: some View {
    if let font = layout.emblem { EmblemMark(font: font, palette: palette) }
  }

  @ViewBuilder private func title(isTight: Bool) -> some View {
    if let title = text.title, let place = layout.title {
      FittingText(
        title, place, role: InsultText.titleRole, palette, style: TypeStyle(tracking: layout.titleTracking),
        isTight: isTight)
    }
  }

  /// The book typeface if its file is present, otherwise the system's serif.
  private var face: TypeStyle.Face {
    layout.faceName.map { hasBookFace ? .named($0) : .serif } ?? .system
  }
}

/// The two masks, as wide as the layout says; they are not spoken.
struct EmblemMark: View {
  let font: WidgetFont
  let palette: Palette

  var body: some View {
    SymbolMark(
      InsultContent.emblemSymbol, font, role: InsultContent.emblemRole, palette,
      width: font.size * InsultTextLayout.emblemWidth)
  }
}

/// A button that skips the insult.
private struct AnotherInsultButton: View {
  let button: AnotherButton
  let layout: InsultTextLayout.Button
  let palette: Palette

  var body: some View {
    Button(intent: AnotherInsultIntent(button.place)) {
      SymbolMark(AnotherButton.symbol, layout.font, role: AnotherButton.role, palette)
        .frame(width: InsultTextLayout.Button.side, height: InsultTextLayout.Button.side)
        // All of the place takes a tap, not the symbol alone.
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .padding(.trailing, InsultTextLayout.Button.trailing)
    .padding(.bottom, layout.bottom)
    .spoken(button.accessibility)
  }
}

/// The line that makes the background look like a sheet.
struct ParchmentLine: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let parchment = Parchment(PointSize(width: Double(rect.width), height: Double(rect.height)))
    var path = Path()
    path.addLines(parchment.points.map { CGPoint(x: rect.minX + $0.x, y: rect.minY + $0.y) })
    return path
  }
}
