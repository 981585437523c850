package import SwiftUI
import WidgetKit

/// An SF Symbol in a line of its font; the texts beside it speak its meaning.
struct SymbolMark: View {
  let symbol: DrawnSymbol
  let palette: Palette

  var body: some View {
    Image(systemName: symbol.name)
      .font(.system(size: symbol.font.size, weight: Font.Weight(symbol.font.weight)))
      .foregroundStyle(palette.color(symbol.paint))
      .widgetAccentable(symbol.isAccent || palette.isAccent(symbol.paint))
      .frame(width: symbol.width, height: symbol.font.lineHeight)
      .accessibilityHidden(true)
  }
}

/// A text with a symbol before it, as in a list; if there is only room for the symbol, the text is read aloud.
package struct SymbolLabel: View {
  private let text: String
  private let symbol: String

  /// Creates a text with the symbol of a name.
  package init(_ text: String, symbol: String) {
    self.text = text
    self.symbol = symbol
  }

  /// Creates the note about a missing part or a failure, with the symbol that widgets use for it.
  package init(note text: String) {
    self.init(text, symbol: WidgetNote.warning)
  }

  /// The symbol with the text.
  package var body: some View {
    Label {
      Text(verbatim: text)
    } icon: {
      Image(systemName: symbol)
    }
  }
}

/// A ring, filled clockwise from the top.
struct Ring: View {
  let layout: RingLayout
  /// The filled part, limited to 0...1.
  let filled: Double
  let paint: Paint
  let track: Paint
  let palette: Palette

  /// The track with the filled part over it.
  var body: some View {
    let style = StrokeStyle(lineWidth: layout.lineWidth, lineCap: .round)
    ZStack {
      Circle().stroke(palette.color(track), style: style)
      Circle().trim(from: 0, to: layout.filledPart(filled)).stroke(palette.color(paint), style: style)
        .widgetAccentable(palette.isAccent(paint))
        .rotationEffect(.degrees(RingLayout.start))
    }
    // Half of a stroke is outside of its circle.
    .padding(layout.lineWidth / 2)
    .frame(width: layout.diameter, height: layout.diameter)
    .accessibilityHidden(true)
  }
}

/// A bar, filled from the leading side.
struct Bar: View {
  private let layout: BarLayout
  private let filled: Double
  private let paint: Paint
  private let track: Paint
  private let palette: Palette
  private let line: BarLine?

  /// Creates a bar with a filled part, limited to 0...1, and an optional line across it.
  init(
    _ layout: BarLayout, _ filled: Double, _ paint: Paint, track: Paint, _ palette: Palette,
    line: Double? = nil
  ) {
    self.layout = layout
    self.filled = filled
    self.paint = paint
    self.track = track
    self.palette = palette
    self.line = line.map {
      BarLine(start: layout.lineStart(at: $0), isGap: BarLayout.isGap(at: $0, filled: filled))
    }
  }

  /// The track with the filled part over it.
  var body: some View {
    ZStack(alignment: .leading) {
      part(track, width: layout.width)
      if let width = layout.filledWidth(filled) { part(paint, width: width) }
      if let line, !line.isGap {
        line.fill(palette.color(CommonRole.primary)).frame(width: layout.width, height: layout.height)
      }
    }
    .accessibilityHidden(true)
  }

  @ViewBuilder private func part(_ paint: Paint, width: Double) -> some View {
    if let line, line.isGap {
      Capsule().subtracting(line).fill(palette.color(paint)).widgetAccentable(palette.isAccent(paint))
        .frame(width: width, height: layout.height)
    } else {
      Capsule().fill(palette.color(paint)).widgetAccentable(palette.isAccent(paint))
        .frame(width: width, height: layout.height)
    }
  }
}

/// A line across a bar, as high as the bar.
struct BarLine: Shape {
  let start: Double
  let isGap: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(CGRect(x: rect.minX + start, y: rect.minY, width: BarLayout.lineWidth, height: rect.height))
    return path
  }
}

/// A line through points of its room.
struct Trace: Shape {
  let points: [DrawnPoint]

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: rect.minX + $0.x, y: rect.minY + $0.y) })
    return path
  }
}

/// The bar that replaces a hidden text.
struct HiddenText: View {
  let layout: TextLayout
  let palette: Palette

  /// The bar.
  var body: some View {
    let bar = HiddenBar(layout)
    Capsule()
      .fill(palette.color(HiddenBar.role))
      .opacity(HiddenBar.opacity)
      .frame(width: bar.size.width, height: bar.size.height)
      .frame(
        width: layout.width, height: layout.font.lineHeight,
        alignment: Alignment(horizontal: layout.alignment.ofViews.parts, vertical: .center)
      )
      .accessibilityHidden(true)
  }
}
