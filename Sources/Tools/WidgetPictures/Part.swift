/// A laid-out part of a picture: its size, and the function that draws it.
///
/// Lengths are in points.
struct Part {
  /// The width and height.
  let size: PointSize
  /// The distance from the upper edge to the baseline of its first text; parts without a text use their lower
  /// edge.
  let baseline: Double
  /// Draws it with its upper left corner at a point.
  let draw: (inout SVGWriter, DrawnPoint) -> Void

  /// Creates a part; without a baseline it has no text.
  init(
    _ size: PointSize, baseline: Double? = nil, draw: @escaping (inout SVGWriter, DrawnPoint) -> Void
  ) {
    self.size = size
    self.baseline = baseline ?? size.height
    self.draw = draw
  }

  /// Returns empty space beside other parts.
  static func space(_ size: PointSize) -> Part { Part(size) { _, _ in } }

  /// Returns parts below one another.
  static func column(_ parts: [Part], spacing: Double, _ alignment: TextLayout.Alignment) -> Part {
    let width = parts.map { $0.size.width }.max() ?? 0
    let height = parts.map { $0.size.height }.reduce(spaces(spacing, parts), +)
    return Part(PointSize(width: width, height: height), baseline: parts.first?.baseline ?? 0) {
      var y = $1.y
      for part in parts {
        part.draw(&$0, DrawnPoint(x: $1.x + alignment.start(of: part.size.width, in: width), y: y))
        y += part.size.height + spacing
      }
    }
  }

  /// Returns parts beside one another.
  static func row(_ parts: [Part], spacing: Double, _ alignment: Drawing.RowAlignment) -> Part {
    let width = parts.map { $0.size.width }.reduce(spaces(spacing, parts), +)
    let baseline = parts.map { $0.baseline }.max() ?? 0
    let height =
      alignment == .baseline
      ? baseline + (parts.map { $0.size.height - $0.baseline }.max() ?? 0)
      : parts.map { $0.size.height }.max() ?? 0
    func top(of part: Part) -> Double {
      switch alignment {
      case .center: (height - part.size.height) / 2
      case .baseline: baseline - part.baseline
      case .top: 0
      }
    }
    return Part(
      PointSize(width: width, height: height), baseline: parts.first.map { top(of: $0) + $0.baseline } ?? 0
    ) {
      var x = $1.x
      for part in parts {
        part.draw(&$0, DrawnPoint(x: x, y: $1.y + top(of: part)))
        x += part.size.width + spacing
      }
    }
  }

  /// Returns parts over one another, with the same centre.
  static func layers(_ parts: [Part]) -> Part {
    let size = PointSize(
      width: parts.map { $0.size.width }.max() ?? 0, height: parts.map { $0.size.height }.max() ?? 0)
    let layers = parts.map { $0.placed(in: size) }
    // Texts are over their background.
    return Part(size, baseline: layers.last?.baseline ?? 0) { writer, origin in
      for layer in layers { layer.draw(&writer, origin) }
    }
  }

  private static func spaces(_ spacing: Double, _ parts: [Part]) -> Double {
    spacing * Double(max(0, parts.count - 1))
  }

  /// Returns the part aligned in a larger or smaller area.
  func placed(
    in area: PointSize, _ horizontal: TextLayout.Alignment = .center,
    _ vertical: Drawing.VerticalAlignment = .center
  ) -> Part {
    let x = horizontal.start(of: size.width, in: area.width)
    let y = vertical.start(of: size.height, in: area.height)
    return Part(area, baseline: y + baseline) { draw(&$0, DrawnPoint(x: $1.x + x, y: $1.y + y)) }
  }

  /// Returns the part with margins.
  func padded(_ width: Double, _ height: Double) -> Part {
    placed(in: PointSize(width: size.width + 2 * width, height: size.height + 2 * height))
  }

  /// Returns the part on the baseline of a font, regardless of the size of its own text.
  func standing(in font: WidgetFont) -> Part {
    let below = max(0, font.size * Self.baselinePart - baseline)
    return placed(in: PointSize(width: size.width, height: size.height + below), .center, .bottom)
      .placed(in: PointSize(width: size.width, height: font.lineHeight), .center, .top)
  }

  /// The baseline of a text as a multiple of the font size, chosen so that capital letters are in the middle of a
  /// line.
  static let baselinePart = 0.95
}

extension TextLayout.Alignment {
  /// Returns the position of a part in the width of its room.
  fileprivate func start(of width: Double, in whole: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: (whole - width) / 2
    case .trailing: whole - width
    }
  }
}

extension Drawing.VerticalAlignment {
  /// Returns the position of a part in the height of its room.
  fileprivate func start(of height: Double, in whole: Double) -> Double {
    switch self {
    case .top: 0
    case .center: (whole - height) / 2
    case .bottom: whole - height
    }
  }
}
