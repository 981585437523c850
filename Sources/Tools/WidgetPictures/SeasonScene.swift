import SolsticeWidgetCore

/// A landscape in a season for the picture of a countdown, drawn for this project.
///
/// Important things are in the middle 150 of 240 points, so that they are visible in squares and in wide
/// areas.
package struct SeasonScene {
  private let season: Season

  /// The visible area.
  static let viewBox = "0 0 240 160"

  /// Creates the landscape of an asset; `nil` for another picture.
  init?(asset: String) {
    guard let season = Season.allCases.first(where: { $0.assetName == asset }) else { return nil }
    self.init(season)
  }

  /// Creates the landscape of a season.
  package init(_ season: Season) { self.season = season }

  /// Returns the landscape by day or by night as an SVG document, 240 points wide and 160 high.
  package func svg(isDark: Bool) -> String {
    let size: [SVGWriter.Attribute] = [("width", "240"), ("height", "160"), ("viewBox", Self.viewBox)]
    return SVGWriter.document(size, containing: elements(isDark: isDark))
  }

  /// Returns the elements of the landscape by day or by night.
  func elements(isDark: Bool) -> String {
    var brush = Brush(isDark: isDark)
    switch season {
    case .spring: Self.drawSpring(&brush)
    case .summer: Self.drawSummer(&brush)
    case .autumn: Self.drawAutumn(&brush)
    case .winter: Self.drawWinter(&brush)
    }
    return brush.writer.text
  }

  /// Draws shapes in a colour for the day or for the night.
  private struct Brush {
    let isDark: Bool
    var writer = SVGWriter()

    /// Draws a shape from the `d` of its path.
    mutating func fill(_ path: String, _ day: String, _ night: String) {
      writer.element("path", [("d", path), ("fill", isDark ? night : day)])
    }

    /// Fills the whole area.
    mutating func sky(_ day: String, _ night: String) { fill("M0 0H240V160H0z", day, night) }

    /// Draws a line with round ends.
    mutating func line(_ path: String, width: Double, _ day: String, _ night: String) {
      writer.element(
        "path",
        [
          ("d", path), ("fill", "none"), ("stroke", isDark ? night : day),
          ("stroke-width", SVGWriter.number(width)), ("stroke-linecap", "round"),
        ])
    }

    /// Draws a disc.
    mutating func disc(_ x: Double, _ y: Double, _ radius: Double, _ day: String, _ night: String) {
      writer.element(
        "circle",
        [
          ("cx", SVGWriter.number(x)), ("cy", SVGWriter.number(y)), ("r", SVGWriter.number(radius)),
          ("fill", isDark ? night : day),
        ])
    }

    /// Draws the Sun by day, the Moon by night.
    mutating func light(_ x: Double, _ y: Double, _ radius: Double, glow: (String, String)) {
      disc(x, y, radius * 1.6, glow.0, glow.1)
      disc(x, y, radius, "#ffd75e", "#f2ecd4")
      if isDark { disc(x + radius * 0.42, y - radius * 0.22, radius * 0.82, glow.1, glow.1) }
    }
  }

  /// Draws a branch in blossom before green hills.
  private static func drawSpring(_ brush: inout Brush) {
    brush.sky("#cfe9f5", "#12243a")
    brush.light(172, 40, 15, glow: ("#e3f2f2", "#1a3049"))
    brush.fill("M0 112C40 84 82 92 120 106S204 96 240 84V160H0z", "#a9d3a0", "#24493c")
    brush.fill("M0 130C50 108 96 120 138 128S210 122 240 112V160H0z", "#7dbb78", "#1c3a2f")
    brush.fill("M0 148C60 132 120 142 240 136V160H0z", "#5da263", "#152e26")
    brush.line("M34 12C66 34 92 38 128 62S158 84 166 98", width: 4.5, "#7a5140", "#5b4036")
    brush.line("M84 37C96 52 100 62 98 78", width: 3, "#7a5140", "#5b4036")
    brush.line("M122 58C140 54 150 48 158 40", width: 2.5, "#7a5140", "#5b4036")
    for (x, y, size) in [
      (70.0, 32.0, 6.5), (98, 52, 6), (97, 80, 7), (122, 60, 7.5), (146, 52, 6.5), (160, 38, 5.5),
      (148, 78, 6.5),
      (166, 100, 7), (50, 22, 5.5),
    ] {
      // Five petals around a yellow centre.
      for (dx, dy) in [(0.0, -1.0), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)] {
        brush.disc(x + dx * size * 0.72, y + dy * size * 0.72, size * 0.58, "#f7a8c0", "#d487a4")
      }
      brush.disc(x, y, size * 0.34, "#ffdf7a", "#e3bf62")
    }
    for (x, y) in [(110.0, 98.0), (132, 112), (84, 108), (150, 122), (70, 92)] {
      brush.disc(x, y, 1.9, "#f7a8c0", "#d487a4")
    }
  }

  /// Draws a sail on the sea below a high sun.
  private static func drawSummer(_ brush: inout Brush) {
    brush.sky("#9fdcf5", "#0e2140")
    brush.light(92, 46, 20, glow: ("#c2ebf3", "#1a335a"))
    brush.fill(
      "M140 40C144 32 154 30 160 36C168 32 176 37 175 44H136C134 42 137 39 140 40z", "#ffffff", "#2b456e")
    brush.fill("M0 98H240V160H0z", "#2f9fc4", "#12405f")
    brush.fill("M0 98H240V106H0z", "#56b7d4", "#1a5073")
    for (x, y, width) in [
      (58.0, 114.0, 26.0), (96, 124, 34), (150, 116, 22), (176, 128, 30), (28, 126, 24), (196, 112, 20),
    ] {
      brush.line(
        "M\(SVGWriter.number(x)) \(SVGWriter.number(y))h\(SVGWriter.number(width))", width: 2, "#8fd6e8",
        "#2f6c90")
    }
    brush.fill("M146 62V100H118C124 90 136 76 146 62z", "#ffffff", "#cdd8e6")
    brush.fill("M150 70C158 80 164 90 166 100H150z", "#ffb35c", "#d18e4a")
    brush.fill("M112 104H172C168 112 164 115 158 115H124C118 115 114 110 112 104z", "#c2563f", "#8d4335")
    brush.fill("M0 146C50 134 90 140 130 146S210 152 240 142V160H0z", "#f6dfa6", "#4d4534")
  }

  /// Draws a tree that loses its leaves.
  private static func drawAutumn(_ brush: inout Brush) {
    brush.sky("#fbe3c3", "#221a2c")
    brush.light(160, 50, 17, glow: ("#fdecd3", "#32263a"))
    brush.fill("M0 104C44 82 90 96 132 92S206 86 240 98V160H0z", "#e0a266", "#4a2f2b")
    brush.fill("M0 126C56 106 108 120 150 118S214 112 240 120V160H0z", "#c47a45", "#3b2523")
    brush.fill("M0 146C70 130 150 144 240 136V160H0z", "#9c5a37", "#2b1b1a")
    brush.fill("M101 142C104 122 104 104 102 84H111C109 104 110 122 114 142z", "#6a4130", "#4c322a")
    brush.line("M106 100C98 92 92 88 86 84", width: 3.5, "#6a4130", "#4c322a")
    brush.line("M108 96C116 88 122 84 128 82", width: 3.5, "#6a4130", "#4c322a")
    for (x, y, radius) in [(84.0, 74.0, 17.0), (128, 72, 18), (106, 54, 22), (92, 48, 14), (122, 50, 15)] {
      brush.disc(x, y, radius, "#dd6b35", "#9c4a2c")
    }
    for (x, y, radius) in [(98.0, 64.0, 11.0), (118, 62, 9), (80, 70, 7), (130, 76, 7), (108, 44, 8)] {
      brush.disc(x, y, radius, "#f19a45", "#b9653a")
    }
    for (x, y) in [
      (70.0, 100.0), (144, 98), (86, 118), (134, 116), (154, 128), (64, 126), (120, 106), (92, 134),
    ] {
      let (x, y) = (SVGWriter.number(x), SVGWriter.number(y))
      brush.fill("M\(x) \(y)q4-5 8-1q-3 5-8 1z", "#e8813c", "#b9653a")
    }
  }

  /// Draws firs in the snow.
  private static func drawWinter(_ brush: inout Brush) {
    brush.sky("#d8e8f6", "#0d1a30")
    brush.light(80, 42, 14, glow: ("#e8f1f9", "#1a2a47"))
    brush.fill("M0 108L46 72L78 96L122 58L168 100L204 76L240 104V160H0z", "#b4cbe2", "#23395c")
    brush.fill("M122 58L139 73.500L130 76L122 71L113 77L105.500 72.300z", "#ffffff", "#c6d6ea")
    brush.fill("M46 72L58 81L50 84L44 80L36 80z", "#ffffff", "#c6d6ea")
    brush.fill("M0 128C54 108 104 122 150 118S214 112 240 118V160H0z", "#f4f9fe", "#38527a")
    for (x, y, height) in [(70.0, 132.0, 46.0), (98, 138, 58), (150, 134, 50), (172, 138, 38), (48, 138, 34)]
    {
      // A trunk, and three tiers with snow on the highest.
      brush.fill(Self.tier(x, y, height * 0.06, height * 0.14), "#6d5345", "#4a3d38")
      for (bottom, part, width) in [(0.12, 0.44, 0.30), (0.36, 0.36, 0.24), (0.58, 0.42, 0.17)] {
        brush.fill(
          Self.tier(x, y - height * bottom, height * width, height * part), "#3f7a68", "#1f4a46")
      }
      brush.fill(Self.tier(x, y - height * 0.78, height * 0.09, height * 0.22), "#ffffff", "#c6d6ea")
    }
    brush.fill("M0 144C60 132 130 146 240 138V160H0z", "#dfeaf6", "#4a668f")
    for (x, y) in [
      (58.0, 24.0), (108, 30), (140, 22), (166, 44), (118, 92), (190, 28), (34, 50), (134, 48), (86, 74),
      (160, 74), (62, 92), (184, 92),
    ] {
      brush.disc(x, y, 1.8, "#ffffff", "#dfe9f5")
    }
  }

  /// Returns a triangle on a base; `half` is half the width of the base.
  private static func tier(_ x: Double, _ bottom: Double, _ half: Double, _ height: Double) -> String {
    func point(_ x: Double, _ y: Double) -> String { "\(SVGWriter.number(x)) \(SVGWriter.number(y))" }
    return "M\(point(x - half, bottom))L\(point(x, bottom - height))L\(point(x + half, bottom))z"
  }
}
