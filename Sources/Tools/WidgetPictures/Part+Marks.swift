/// The basic parts of pictures.
extension Part {
  /// Returns a rectangle with round corners.
  static func box(_ size: PointSize, radius: Double, _ color: RGBColor) -> Part {
    Part(size) {
      guard color.opacity > 0 else { return }
      $0.element("rect", SVGWriter.rectangle(size, at: $1, radius: radius) + SVGWriter.fill(color))
    }
  }

  /// Returns a ring that is filled clockwise from the top; the fraction is 0 to 1.
  static func ring(_ ring: RingLayout, fraction: Double, _ color: RGBColor, track: RGBColor) -> Part {
    Part(PointSize(width: ring.diameter, height: ring.diameter)) { writer, origin in
      let radius = (ring.diameter - ring.lineWidth) / 2
      guard radius > 0 else { return }
      let x = SVGWriter.number(origin.x + ring.diameter / 2)
      let y = SVGWriter.number(origin.y + ring.diameter / 2)
      let circle: [SVGWriter.Attribute] = [("cx", x), ("cy", y), ("r", SVGWriter.number(radius))]
      writer.element("circle", circle + SVGWriter.stroke(track, width: ring.lineWidth))
      guard fraction > 0 else { return }
      let filled = SVGWriter.stroke(color, width: ring.lineWidth)
      if fraction >= 1 { return writer.element("circle", circle + filled) }
      // Not all programs support `pathLength`, so the dash and the gap are in points; the gap is longer than the rest of the ring.
      let length = 2 * Double.pi * radius
      let dashes = "\(SVGWriter.number(fraction * length)) \(SVGWriter.number(length))"
      let turn = "rotate(\(SVGWriter.number(RingLayout.start)) \(x) \(y))"
      writer.element(
        "circle",
        circle + [("stroke-dasharray", dashes), ("stroke-linecap", "round"), ("transform", turn)] + filled)
    }
  }

  /// Returns a line through points in an area.
  static func curve(_ points: [DrawnPoint], _ size: PointSize, lineWidth: Double, _ color: RGBColor) -> Part {
    Part(size) { writer, origin in
      let path = points.map { "\(SVGWriter.number(origin.x + $0.x)) \(SVGWriter.number(origin.y + $0.y))" }
      writer.element(
        "path",
        [("d", "M\(path.joined(separator: "L"))")] + SVGWriter.stroke(color, width: lineWidth)
          + [("stroke-linejoin", "round"), ("stroke-linecap", "round")])
    }
  }

  /// Returns the symbol of a name with a height, in the middle of an area; a disc if there is no drawing of it.
  static func symbol(_ name: String, _ size: PointSize, height: Double, _ color: RGBColor) -> Part {
    Part(size, baseline: size.height / 2 + height * 0.36) {
      guard color.opacity > 0 else { return }
      let x = SVGWriter.number($1.x + (size.width - height) / 2)
      let y = SVGWriter.number($1.y + (size.height - height) / 2)
      let scale = SVGWriter.thousandths(height / Symbol.side)
      $0.element(
        "path",
        [("d", Symbol.path(name) ?? Symbol.disc), ("transform", "translate(\(x) \(y)) scale(\(scale))")]
          + SVGWriter.fill(color) + [("fill-rule", "evenodd")])
    }
  }

  /// Returns the scene of a season, which fills an area; in greys where the system tints the home screen.
  static func scene(_ scene: SeasonScene, _ size: PointSize, isDark: Bool, isGrey: Bool = false) -> Part {
    Part(size) {
      $0.element(
        "svg",
        SVGWriter.rectangle(size, at: $1) + [
          ("viewBox", SeasonScene.viewBox), ("preserveAspectRatio", "xMidYMid slice"),
          ("style", isGrey ? "filter:grayscale(1)" : nil),
        ], containing: "\n" + scene.elements(isDark: isDark))
    }
  }

  /// Returns a text as one element; lines after the first are spans in it.
  ///
  /// - Parameters:
  ///   - text: The text with its layout.
  ///   - lines: The lines of its form, cut off if they are too long.
  ///   - scale: The size of its letters as a multiple of the font size.
  ///   - room: Its width: that of its layout, or only that of its words in a wide font.
  ///   - color: The colour.
  static func text(
    _ text: DrawnText, _ lines: [String], scale: Double, room: Double, _ color: RGBColor
  ) -> Part {
    let size = text.layout.font.size * scale
    let step = size * WidgetFont.leading + text.lineSpacing
    let height = step * Double(lines.count) - text.lineSpacing
    // The space after the last letter is invisible, but it counts if a text is centred or trailing.
    let unseen = text.tracking * scale
    let (start, shift, anchor): (Double, Double, String?) =
      switch text.layout.alignment {
      case .leading: (0, 0, nil)
      case .center: (room / 2, unseen / 2, "middle")
      case .trailing: (room, unseen, "end")
      }
    let weight: String? =
      switch text.layout.font.weight {
      case .regular: nil
      case .medium: "500"
      case .semibold: "600"
      case .bold: "700"
      }
    let baseline = size * baselinePart
    return Part(PointSize(width: room, height: height), baseline: baseline) { writer, origin in
      let x = SVGWriter.number(origin.x + start + shift)
      let attributes: [SVGWriter.Attribute] =
        [
          ("x", x), ("y", SVGWriter.number(origin.y + baseline)),
          ("font-family", text.face.map { "'\($0)',\(serif)" }), ("font-size", SVGWriter.number(size)),
          ("font-weight", weight), ("letter-spacing", text.tracking > 0 ? SVGWriter.number(unseen) : nil),
          ("text-anchor", anchor),
        ] + SVGWriter.fill(color)
      // A line feed between spans would count as a space and move a centred line.
      let words = lines.map(SVGWriter.escaped).enumerated().map { index, line in
        guard lines.count > 1 else { return line }
        let attributes: [SVGWriter.Attribute] = [("x", x), ("dy", index > 0 ? SVGWriter.number(step) : nil)]
        return SVGWriter.element("tspan", attributes, containing: line)
      }
      writer.element("text", attributes, containing: words.joined())
    }
  }

  /// The serif fonts that replace a named font if it is missing.
  private static let serif = "'Times New Roman','Liberation Serif','Noto Serif',Georgia,serif"
}
