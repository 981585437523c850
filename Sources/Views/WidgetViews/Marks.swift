public import SwiftUI
import WidgetKit

/// A symbol of the system in a line of its font; the texts beside it speak its meaning.
public struct SymbolMark: View {
  private let name: String
  private let font: WidgetFont
  private let ink: (color: Color, isAccent: Bool)
  private let width: Double?

  /// A symbol.
  ///
  /// - Parameters:
  ///   - name: The name that the system knows it by.
  ///   - font: Size and weight.
  ///   - role: The colour.
  ///   - palette: The colours of the place.
  ///   - width: The room it takes, in points; as wide as it is if nothing is said.
  ///   - isAccent: Whether it takes the user's tint, whatever its role does: the main thing of a widget.
  public init(
    _ name: String, _ font: WidgetFont, role: some ColorRole, _ palette: Palette, width: Double? = nil,
    isAccent: Bool = false
  ) {
    self.name = name
    self.font = font
    self.width = width
    ink = (palette.color(role), palette.isAccent(role) || isAccent)
  }

  /// The symbol.
  public var body: some View {
    Image(systemName: name)
      .font(Font(font))
      .foregroundStyle(ink.color)
      .widgetAccentable(ink.isAccent)
      .frame(width: width.map { CGFloat($0) }, height: font.lineHeight)
      .accessibilityHidden(true)
  }
}

/// A text with a symbol before it, as in a list; where only the symbol has room the text is read aloud.
public struct SymbolLabel: View {
  private let text: String
  private let symbol: String

  /// A text with the symbol of a name.
  public init(_ text: String, symbol: String) {
    self.text = text
    self.symbol = symbol
  }

  /// Creates the note about something that is missing or went wrong, with the symbol that widgets use for it.
  public init(note text: String) {
    self.init(text, symbol: WidgetNote(TextForms(text)).symbol)
  }

  /// The symbol with the text.
  public var body: some View {
    Label {
      Text(verbatim: text)
    } icon: {
      Image(systemName: symbol)
    }
  }
}

/// A ring, filled clockwise from the top.
public struct Ring<Role: ColorRole, Track: ColorRole>: View {
  private let layout: RingLayout
  private let fraction: Double
  private let role: Role
  private let track: Track
  private let palette: Palette

  /// Makes a ring.
  ///
  /// - Parameters:
  ///   - layout: Its measures.
  ///   - fraction: The filled part, limited to 0...1.
  ///   - role: The colour of that part.
  ///   - track: The colour of the rest.
  ///   - palette: The colours of the place.
  public init(_ layout: RingLayout, _ fraction: Double, role: Role, track: Track, _ palette: Palette) {
    self.layout = layout
    self.fraction = fraction
    self.role = role
    self.track = track
    self.palette = palette
  }

  /// The track with the filled part over it.
  public var body: some View {
    let style = StrokeStyle(lineWidth: layout.lineWidth, lineCap: .round)
    ZStack {
      Circle().stroke(palette.color(track), style: style)
      Circle().trim(from: 0, to: layout.filledPart(fraction)).stroke(palette.color(role), style: style)
        .widgetAccentable(palette.isAccent(role))
        .rotationEffect(.degrees(RingLayout.start))
    }
    // Half of a stroke is outside of its circle.
    .padding(layout.lineWidth / 2)
    .frame(width: layout.diameter, height: layout.diameter)
    .accessibilityHidden(true)
  }
}

/// A bar, filled from the side where reading begins.
public struct Bar<Role: ColorRole, Track: ColorRole>: View {
  private let layout: BarLayout
  private let fraction: Double
  private let role: Role
  private let track: Track
  private let palette: Palette
  private let line: BarLine?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - layout: Its measures.
  ///   - fraction: The filled part, limited to 0...1.
  ///   - role: The colour of that part.
  ///   - track: The colour of the rest.
  ///   - palette: The colours of the place.
  ///   - line: A line across it, if any.
  public init(
    _ layout: BarLayout, _ fraction: Double, role: Role, track: Track, _ palette: Palette,
    line: BarLine? = nil
  ) {
    self.layout = layout
    self.fraction = fraction
    self.role = role
    self.track = track
    self.palette = palette
    self.line = line
  }

  /// The track with the filled part over it.
  public var body: some View {
    ZStack(alignment: .leading) {
      part(track, width: layout.width)
      if let width = layout.filledWidth(fraction) { part(role, width: width) }
      if let line, !line.isGap {
        line.fill(palette.color(CommonRole.primary)).frame(width: layout.width, height: layout.height)
      }
    }
    .accessibilityHidden(true)
  }

  @ViewBuilder private func part(_ role: some ColorRole, width: Double) -> some View {
    if let line, line.isGap {
      Capsule().subtracting(line).fill(palette.color(role)).widgetAccentable(palette.isAccent(role))
        .frame(width: width, height: layout.height)
    } else {
      Capsule().fill(palette.color(role)).widgetAccentable(palette.isAccent(role))
        .frame(width: width, height: layout.height)
    }
  }
}

/// A line across a bar.
public struct BarLine: Shape {
  /// Whether the bar is cut there: over the filled part no colour is visible if the system has only one.
  let isGap: Bool
  private let start: Double

  /// A line.
  ///
  /// - Parameters:
  ///   - fraction: Its place, 0 to 1.
  ///   - layout: The measures of the bar.
  ///   - isGap: Whether the bar is cut there.
  public init(at fraction: Double, of layout: BarLayout, isGap: Bool) {
    self.isGap = isGap
    start = layout.lineStart(at: fraction)
  }

  /// Returns the line in a rectangle that begins with the bar.
  public nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(CGRect(x: rect.minX + start, y: rect.minY, width: BarLayout.lineWidth, height: rect.height))
    return path
  }
}

/// A line through the steps of a trend.
public struct TrendLine: Shape {
  private let points: [Int]
  private let slotCount: Int

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - points: The heights of the steps that have begun, in thousandths of the highest.
  ///   - slotCount: The number of all steps; the line ends at today's.
  public init(_ points: [Int], slotCount: Int) {
    self.points = points
    self.slotCount = slotCount
  }

  /// Returns the line in a rectangle; empty for a single step.
  public nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    guard points.count > 1 else { return path }
    let step = rect.width / CGFloat(max(1, slotCount - 1))
    path.addLines(
      points.enumerated().map { slot, permille in
        CGPoint(
          x: rect.minX + CGFloat(slot) * step, y: rect.maxY - rect.height * CGFloat(permille) / 1000)
      })
    return path
  }
}
