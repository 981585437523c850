extension SVGWriter {
  /// Draws a part with its upper left corner at a point.
  mutating func draw(_ part: Part, at origin: DrawnPoint) {
    switch part {
    case .text(let text): draw(text, at: origin)
    case .box(let size, let radius, let color):
      guard color.opacity > 0 else { return }
      element(
        "rect",
        [
          ("x", Self.number(origin.x)), ("y", Self.number(origin.y)), ("width", Self.number(size.width)),
          ("height", Self.number(size.height)), ("rx", radius > 0 ? Self.number(radius) : nil),
        ] + Self.fill(color))
    case .ring(let ring, let fraction, let color, let track):
      draw(ring, fraction: fraction, color, track: track, at: origin)
    case .curve(let points, _, let lineWidth, let color):
      let path = points.map { "\(Self.number(origin.x + $0.x)) \(Self.number(origin.y + $0.y))" }
      element(
        "path",
        [("d", "M\(path.joined(separator: "L"))")] + Self.stroke(color, width: lineWidth)
          + [("stroke-linejoin", "round"), ("stroke-linecap", "round")])
    case .symbol(let symbol, let size, let height, let color):
      guard color.opacity > 0 else { return }
      let scale = height / Symbol.side
      let (x, y) = (origin.x + (size.width - height) / 2, origin.y + (size.height - height) / 2)
      element(
        "path",
        [
          ("d", symbol.path),
          ("transform", "translate(\(Self.number(x)) \(Self.number(y))) scale(\(Self.thousandths(scale)))"),
        ] + Self.fill(color) + [("fill-rule", "evenodd")])
    case .scene(let scene, let size, let isDark):
      element(
        "svg",
        [
          ("x", Self.number(origin.x)), ("y", Self.number(origin.y)), ("width", Self.number(size.width)),
          ("height", Self.number(size.height)), ("viewBox", SeasonScene.viewBox),
          ("preserveAspectRatio", "xMidYMid slice"),
        ]
      ) { $0.add(scene.elements(isDark: isDark)) }
    case .column, .row, .layers, .placed: drawStack(part, at: origin)
    case .faded(let part, let opacity):
      guard opacity < 1 else { return draw(part, at: origin) }
      element("g", [("opacity", Self.number(opacity))]) { $0.draw(part, at: origin) }
    }
  }

  private mutating func drawStack(_ part: Part, at origin: DrawnPoint) {
    switch part {
    case .column(let parts, let spacing, let alignment):
      let width = part.size.width
      var y = origin.y
      for part in parts {
        let size = part.size
        draw(part, at: DrawnPoint(x: origin.x + alignment.start(of: size.width, in: width), y: y))
        y += size.height + spacing
      }
    case .row(let parts, let spacing, let alignment):
      let height = part.size.height
      var x = origin.x
      for part in parts {
        let size = part.size
        let top =
          switch alignment {
          case .center: (height - size.height) / 2
          case .baseline: Part.top(of: parts) - part.baseline
          case .top: 0.0
          }
        draw(part, at: DrawnPoint(x: x, y: origin.y + top))
        x += size.width + spacing
      }
    case .layers(let parts):
      let whole = part.size
      for part in parts {
        let size = part.size
        draw(
          part,
          at: DrawnPoint(
            x: origin.x + (whole.width - size.width) / 2, y: origin.y + (whole.height - size.height) / 2))
      }
    case .placed(let part, let whole, let horizontal, let vertical):
      let size = part.size
      draw(
        part,
        at: DrawnPoint(
          x: origin.x + horizontal.start(of: size.width, in: whole.width),
          y: origin.y + vertical.start(of: size.height, in: whole.height)))
    default: break
    }
  }

  /// Draws a text as one element; lines after the first are spans in it.
  private mutating func draw(_ text: SetText, at origin: DrawnPoint) {
    let (start, anchor): (Double, String?) =
      switch text.layout.alignment {
      case .leading: (0, nil)
      case .center: (text.room / 2, "middle")
      case .trailing: (text.room, "end")
      }
    // The space after the last letter is invisible, but it counts if a text is centred or trailing.
    let unseen = text.style.tracking * text.scale
    let shift =
      switch text.layout.alignment {
      case .leading: 0.0
      case .center: unseen / 2
      case .trailing: unseen
      }
    let x = Self.number(origin.x + start + shift)
    let weight: String? =
      switch text.layout.font.weight {
      case .regular: nil
      case .medium: "500"
      case .semibold: "600"
      case .bold: "700"
      }
    let attributes: [Attribute] =
      [
        ("x", x), ("y", Self.number(origin.y + text.baseline)),
        ("font-family", text.style.faceName.map { "'\($0)',\(Self.serif)" }),
        ("font-size", Self.number(text.size)), ("font-weight", weight),
        ("letter-spacing", text.style.tracking > 0 ? Self.number(text.style.tracking * text.scale) : nil),
        ("text-anchor", anchor),
      ] + Self.fill(text.color)
    let lines = text.lines
    guard lines.count > 1 else { return element("text", attributes, containing: lines.first ?? "") }
    element(
      "text", attributes,
      spans: lines.enumerated().map { index, line in
        ([("x", x), ("dy", index > 0 ? Self.number(text.step) : nil)], line)
      })
  }

  private mutating func draw(
    _ ring: RingLayout, fraction: Double, _ color: RGBColor, track: RGBColor, at origin: DrawnPoint
  ) {
    let radius = (ring.diameter - ring.lineWidth) / 2
    guard radius > 0 else { return }
    let (x, y) = (Self.number(origin.x + ring.diameter / 2), Self.number(origin.y + ring.diameter / 2))
    let circle: [Attribute] = [("cx", x), ("cy", y), ("r", Self.number(radius))]
    element("circle", circle + Self.stroke(track, width: ring.lineWidth))
    guard fraction > 0 else { return }
    if fraction >= 1 { return element("circle", circle + Self.stroke(color, width: ring.lineWidth)) }
    // Not all programs know `pathLength`, so the dash and the gap are in points; the gap is never seen to end.
    let length = 2 * Double.pi * radius
    element(
      "circle",
      circle + [
        ("stroke-dasharray", "\(Self.number(fraction * length)) \(Self.number(length))"),
        ("stroke-linecap", "round"), ("transform", "rotate(\(Self.number(RingLayout.start)) \(x) \(y))"),
      ] + Self.stroke(color, width: ring.lineWidth))
  }

  /// The serif fonts that replace a named font if it is missing.
  private static let serif = "'Times New Roman','Liberation Serif','Noto Serif',Georgia,serif"

  /// Returns a number with three decimals.
  private static func thousandths(_ value: Double) -> String {
    let thousandths = Int64((max(0, value) * 1000 + 0.5).rounded(.down))
    let digits = "\(thousandths % 1000 + 1000)".dropFirst()
    return "\(thousandths / 1000).\(digits)"
  }
}

extension TextLayout.Alignment {
  /// Returns the offset of something in a wider area.
  fileprivate func start(of width: Double, in whole: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: (whole - width) / 2
    case .trailing: whole - width
    }
  }
}
