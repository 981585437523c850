package import AppIntents
package import Foundation
package import SwiftUI
import WidgetKit

/// A widget's drawing as SwiftUI views.
///
/// It decides only what depends on the device: the form of a text that fits its fonts, and the colours of the
/// rendering mode. Everything else is in the `Drawing`.
package struct DrawingView: View {
  private let drawing: Drawing
  private let context: DrawingContext

  /// Creates the views of a drawing.
  package init(_ drawing: Drawing, _ context: DrawingContext) {
    self.drawing = drawing
    self.context = context
  }

  /// The views of the outermost part.
  package var body: some View {
    switch drawing {
    case .text, .hidden, .line, .symbol, .ring, .bar, .trend, .shape, .image, .outline:
      ElementView(drawing: drawing, context: context)
    case .space(let size): Spacer(minLength: 0).frame(width: size.width, height: size.height)
    case .row(let parts, let spacing, let alignment):
      HStack(alignment: VerticalAlignment(alignment), spacing: spacing) { views(parts) }
    case .column(let parts, let spacing, let alignment):
      VStack(alignment: alignment.ofViews.parts, spacing: spacing) { views(parts) }
    case .layers(let parts): ZStack { views(parts) }
    case .frame(let part, let size, let horizontal, let vertical):
      DrawingView(part, context).frame(
        width: size.width, height: size.height, alignment: Alignment(horizontal, vertical))
    case .padding(let part, let margins):
      DrawingView(part, context).padding(.horizontal, margins.width).padding(.vertical, margins.height)
    case .marked(let part, let mark): MarkedView(part: part, mark: mark, context: context)
    }
  }

  private func views(_ parts: [Drawing]) -> some View {
    ForEach(Self.identified(parts), id: \.id) { DrawingView($0.part, context) }
  }

  /// Returns the parts with their own ids, or with their indices if they have none.
  private static func identified(_ parts: [Drawing]) -> [(id: String, part: Drawing)] {
    parts.enumerated().map { index, part in
      if case .marked(_, .id(let id)) = part { (id, part) } else { ("\(index)", part) }
    }
  }
}

/// The values that a drawing leaves out: the colours of the rendering mode, and the app's fonts, pictures, scheme and intents.
package struct DrawingContext {
  /// The colours of the rendering mode.
  let palette: Palette
  /// The texts of each column whose rows have the same form.
  let columns: [String: [DrawnText]]
  /// Whether the app contains the fonts that texts name.
  let hasFonts: Bool
  /// The bundle with the pictures of the app.
  let pictures: Bundle?
  /// The scheme of the app's links; without it there is no link.
  let scheme: String?
  /// Returns the intent of an action; without one there is no button.
  let intent: (WidgetAction) -> (any AppIntent)?

  /// Creates the values for a drawing; by default it has no buttons, links, fonts or pictures of its own.
  package init(
    _ palette: Palette, columns: [String: [DrawnText]] = [:], hasFonts: Bool = false, pictures: Bundle? = nil,
    scheme: String? = nil, intent: @escaping (WidgetAction) -> (any AppIntent)? = { _ in nil }
  ) {
    self.palette = palette
    self.columns = columns
    self.hasFonts = hasFonts
    self.pictures = pictures
    self.scheme = scheme
    self.intent = intent
  }

  /// Returns a link of the drawing as one of the app.
  func url(_ link: String) -> URL? { scheme.flatMap { URL(string: "\($0):\(link)") } }
}

/// A part without parts of its own.
private struct ElementView: View {
  let drawing: Drawing
  let context: DrawingContext

  private var palette: Palette { context.palette }

  var body: some View {
    switch drawing {
    case .text(let text): FittingText(text, context)
    case .hidden(let layout): HiddenText(layout: layout, palette: palette)
    case .line(let text, let symbol, _): LineView(text: text, symbol: symbol?.name)
    case .symbol(let symbol): SymbolMark(symbol: symbol, palette: palette)
    case .ring(let layout, let filled, let paint, let track):
      Ring(layout: layout, filled: filled, paint: paint, track: track, palette: palette)
    case .bar(let layout, let filled, let paint, let track, let line):
      Bar(layout, filled, paint, track: track, palette, line: line)
    case .trend(let trend):
      Trace(points: trend.line)
        .stroke(
          palette.color(trend.paint),
          style: StrokeStyle(lineWidth: trend.lineWidth, lineCap: .round, lineJoin: .round)
        )
        .widgetAccentable(palette.isAccent(trend.paint))
        .frame(width: trend.size.width, height: trend.size.height)
    case .shape(let size, let radius, let paint):
      RoundedRectangle(cornerRadius: radius).fill(palette.color(paint))
        .frame(width: size.width, height: size.height)
        .accessibilityHidden(true)
    case .image(let image): PictureView(image: image, context: context)
    // The widget draws the outline with its background.
    default: EmptyView()
    }
  }
}

/// A picture of the app: without its colours where the system tints the home screen, and as its symbol where
/// the system draws in one colour or removes backgrounds.
private struct PictureView: View {
  let image: DrawnImage
  let context: DrawingContext
  @Environment(\.showsWidgetContainerBackground) private var hasBackground

  var body: some View {
    switch (context.palette.mode, hasBackground) {
    case (.fullColor, true):
      picture(resized)
    case (.accented, true):
      // Before iOS 18 the system drew a whole picture in one colour.
      if #available(iOS 18.0, macOS 15.0, watchOS 11.0, *) {
        picture(resized.widgetAccentedRenderingMode(.desaturated))
      } else {
        symbol
      }
    // Without its background, as in StandBy, the widget has no shape, and a picture up to the edges would be a square in the dark.
    case (.fullColor, false), (.accented, false), (.vibrant, _), (.reducedLuminance, _): symbol
    }
  }

  private var resized: Image { Image(decorative: image.asset, bundle: context.pictures).resizable() }

  private var symbol: some View {
    SymbolMark(symbol: image.symbol, palette: context.palette)
      .frame(width: image.size.width, height: image.size.height)
  }

  private func picture(_ view: some View) -> some View {
    view.scaledToFill().frame(width: image.size.width, height: image.size.height).clipped()
  }
}

/// A part with its meaning for people and for the system.
private struct MarkedView: View {
  let part: Drawing
  let mark: Drawing.Mark
  let context: DrawingContext

  var body: some View {
    let view = DrawingView(part, context)
    switch mark {
    case .isPrivate: view.privacySensitive()
    case .spoken(let text): view.spokenAsOne(text)
    case .isOneElement: view.accessibilityElement(children: .combine)
    case .isHeader: view.accessibilityAddTraits(.isHeader)
    case .link(let link, let text):
      LinkView(url: context.url(link), text: text, label: view).reaching(beyond: part)
    case .action(let action, let text):
      if let intent = context.intent(action) {
        // The whole room receives taps, not only the drawn parts.
        button(intent, view.contentShape(Rectangle())).buttonStyle(.plain).spoken(text).reaching(beyond: part)
      } else {
        view
      }
    case .changesOnTap: view.invalidatableContent()
    case .tapMargin(let margin): view.padding(.vertical, margin)
    case .id, .baselineFont: view
    }
  }

  private func button<Label: View>(_ intent: some AppIntent, _ label: Label) -> Button<Label> {
    Button(intent: intent) { label }
  }
}

/// A part that opens a page of the app.
private struct LinkView: View {
  let url: URL?
  let text: AccessibilityText?
  let label: DrawingView

  var body: some View {
    if let url {
      // The plain style keeps the colours of texts, which otherwise would have the colour of links.
      let view = Link(destination: url) { label.contentShape(Rectangle()) }.buttonStyle(.plain)
      if let text { view.spoken(text) } else { view }
    } else {
      label
    }
  }
}

/// The line above the clock, which the system sets in its own font, in the first form that fits.
private struct LineView: View {
  let text: DrawnText?
  let symbol: String?

  var body: some View {
    if let forms = text?.forms {
      // The choice is outermost, because the system makes one line of everything inside.
      ViewThatFits(in: .horizontal) {
        ForEach(Array(forms.all.enumerated()), id: \.offset) { label(Text(verbatim: $0.element)) }
        label(Text(verbatim: forms.shortest)).minimumScaleFactor(TextLayout.smallestScale)
      }
      .lineLimit(1)
    } else {
      Image(systemName: WidgetNote.hidden)
    }
  }

  @ViewBuilder private func label(_ text: Text) -> some View {
    if let symbol {
      Label {
        text
      } icon: {
        Image(systemName: symbol)
      }
    } else {
      text
    }
  }
}

extension View {
  /// Extends the region in which a link or a button receives taps beyond its room in a stack.
  @ViewBuilder fileprivate func reaching(beyond part: Drawing) -> some View {
    if case .marked(_, .tapMargin(let margin)) = part { padding(.vertical, -margin) } else { self }
  }
}

extension VerticalAlignment {
  fileprivate init(_ alignment: Drawing.RowAlignment) {
    switch alignment {
    case .center: self = .center
    case .baseline: self = .firstTextBaseline
    case .top: self = .top
    }
  }
}

extension Alignment {
  fileprivate init(_ horizontal: TextLayout.Alignment, _ vertical: Drawing.VerticalAlignment) {
    let height: VerticalAlignment =
      switch vertical {
      case .top: .top
      case .center: .center
      case .bottom: .bottom
      }
    self.init(horizontal: horizontal.ofViews.parts, vertical: height)
  }
}
