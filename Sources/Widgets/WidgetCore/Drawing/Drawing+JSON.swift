extension Drawing {
  /// Returns the drawing as JSON, for programs that draw it with their own means.
  ///
  /// It has the size of the frame, the tree of parts with its measures in points, and the colours of the
  /// background and of all roles that the parts name. Default values are left out.
  ///
  /// - Parameters:
  ///   - frame: The frame that the drawing was made for.
  ///   - background: The colour of the background.
  func json(in frame: WidgetFrame, on background: Paint) -> JSON {
    var paints = [background]
    let root = members(&paints)
    var colors = JSONObject()
    for paint in paints { colors[paint.role] = paint.colors.json }
    return [
      "colors": .object(colors), "root": .object(root), "size": frame.size.json,
    ]
  }

  private func members(_ paints: inout [Paint]) -> JSONObject {
    func color(_ paint: Paint) -> JSON {
      if !paints.contains(paint) { paints.append(paint) }
      return .string(paint.role)
    }
    func node(_ kind: JSON, _ members: [(String, JSON?)]) -> JSONObject {
      JSONObject(present: [("kind", kind)] + members)
    }
    func sized(_ kind: JSON, _ size: PointSize, _ members: [(String, JSON?)] = []) -> JSONObject {
      node(kind, [("width", length(size.width)), ("height", length(size.height))] + members)
    }
    switch self {
    case .text(let text): return node("text", text.members + [("color", color(text.paint))])
    case .hidden(let layout): return node("hidden", layout.members)
    case .line(let text, let symbol, let layout):
      return node(
        "line",
        layout.members + [
          ("forms", text?.forms.json), ("name", (text?.name).map(JSON.string)),
          ("symbol", (symbol?.name).map(JSON.string)),
        ])
    case .symbol(let symbol): return node("symbol", symbol.members + [("color", color(symbol.paint))])
    case .ring(let ring, let filled, let paint, let track):
      return node(
        "ring",
        [
          ("diameter", length(ring.diameter)), ("lineWidth", length(ring.lineWidth)),
          ("filled", length(filled)),
          ("color", color(paint)), ("track", color(track)),
        ])
    case .bar(let bar, let filled, let paint, let track, let line):
      return sized(
        "bar", PointSize(width: bar.width, height: bar.height),
        [
          ("filled", length(filled)), ("color", color(paint)), ("track", color(track)),
          ("line", line.flatMap { length($0) }),
        ])
    case .trend(let trend):
      return sized(
        "trend", trend.size,
        [
          ("points", .array(trend.points.map { .integer(Int64($0)) })), ("slotCount", JSON(trend.slotCount)),
          ("lineWidth", length(trend.lineWidth)), ("color", color(trend.paint)),
        ])
    case .shape(let size, let radius, let paint):
      return sized("shape", size, [("radius", length(radius)), ("color", color(paint))])
    case .outline(let outline):
      return sized(
        "outline", outline.size,
        [
          ("points", .array(outline.points.map { JSON.array([$0.x, $0.y].compactMap { length($0) }) })),
          ("lineWidth", length(outline.lineWidth)), ("opacity", length(outline.opacity)),
          ("color", color(outline.paint)),
        ])
    case .image(let image):
      return sized(
        "image", image.size,
        [
          ("asset", .string(image.asset)),
          ("symbol", .object(Drawing.symbol(image.symbol).members(&paints))),
        ])
    case .space(let size): return sized("space", size)
    case .row(let parts, let spacing, let alignment):
      return node("row", Self.members(parts, spacing, alignment.rawValue, &paints))
    case .column(let parts, let spacing, let alignment):
      return node("column", Self.members(parts, spacing, alignment.rawValue, &paints))
    case .layers(let parts):
      return node("layers", [("parts", .array(parts.map { .object($0.members(&paints)) }))])
    case .frame(let part, let size, let horizontal, let vertical):
      return sized(
        "frame", size,
        [
          ("horizontal", .string(horizontal.rawValue)), ("vertical", .string(vertical.rawValue)),
          ("part", .object(part.members(&paints))),
        ])
    case .padding(let part, let margins):
      return sized("padding", margins, [("part", .object(part.members(&paints)))])
    case .marked(let part, let mark):
      // All marks of a part become members of one node.
      var (part, marks) = (part, mark.members)
      while case .marked(let inner, let mark) = part { (part, marks) = (inner, marks + mark.members) }
      guard marks.contains(where: { $0.1 != nil }) else { return part.members(&paints) }
      return node("marked", marks + [("part", .object(part.members(&paints)))])
    }
  }

  private static func members(
    _ parts: [Drawing], _ spacing: Double, _ alignment: String, _ paints: inout [Paint]
  ) -> [(String, JSON?)] {
    [
      ("spacing", length(spacing)), ("alignment", .string(alignment)),
      ("parts", .array(parts.map { .object($0.members(&paints)) })),
    ]
  }
}

/// Returns a length or a fraction, rounded to the thousandth, because smaller differences are invisible.
private func length(_ value: Double) -> JSON? { JSON((value * 1000).rounded() / 1000) }

extension Drawing.Mark {
  fileprivate var members: [(String, JSON?)] {
    switch self {
    case .isPrivate: [("isPrivate", .bool(true))]
    case .spoken(let text): [("spoken", text.json)]
    case .isOneElement: [("isOneElement", .bool(true))]
    case .isHeader: [("isHeader", .bool(true))]
    case .link(let link, let text): [("link", .string(link)), ("spoken", text?.json)]
    case .action(let action, let text): [("action", action.json), ("spoken", text.json)]
    case .changesOnTap: [("changesOnTap", .bool(true))]
    case .id(let id): [("id", .string(id))]
    case .baselineFont(let font): [("baselineFont", font.json)]
    case .tapMargin(let margin): [("tapMargin", length(margin))]
    }
  }
}

extension WidgetAction {
  /// `{"name": "addDrink", "values": {"beverage": "water", "millilitres": "250"}}`.
  package var json: JSON {
    var values = JSONObject()
    for (name, value) in self.values.sorted(by: { $0.key < $1.key }) { values[name] = .string(value) }
    return ["name": .string(name), "values": .object(values)]
  }
}

extension DrawnText {
  fileprivate var members: [(String, JSON?)] {
    layout.members + [
      ("name", .string(name)), ("forms", forms.json), ("face", face.map(JSON.string)),
      ("tracking", tracking > 0 ? length(tracking) : nil),
      ("lineSpacing", lineSpacing > 0 ? length(lineSpacing) : nil), ("isTight", isTight ? .bool(true) : nil),
      ("isAccent", isAccent ? .bool(true) : nil), ("isNumber", isNumber ? .bool(true) : nil),
      ("sharing", sharing == .nothing ? nil : .string(sharing.rawValue)),
    ]
  }
}

extension DrawnSymbol {
  fileprivate var members: [(String, JSON?)] {
    [
      ("symbol", .string(name)), ("font", font.json), ("width", length(width)),
      ("isAccent", isAccent ? .bool(true) : nil),
    ]
  }
}

extension TextLayout {
  fileprivate var members: [(String, JSON?)] {
    [
      ("font", font.json), ("width", length(width)), ("lines", lineLimit > 1 ? JSON(lineLimit) : nil),
      ("alignment", alignment == .leading ? nil : .string(alignment.rawValue)),
    ]
  }
}

extension WidgetFont {
  fileprivate var json: JSON { .present([("size", length(size)), ("weight", .string(weight.rawValue))]) }
}

extension RoleColors {
  /// `{"dark": "#ffffff", "light": "#000000", "tone": "primary"}`.
  fileprivate var json: JSON {
    ["dark": .string(dark.hex), "light": .string(light.hex), "tone": .string(monochrome.rawValue)]
  }
}

extension RGBColor {
  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  package var hex: String {
    let components = [red, green, blue] + (opacity < 1 ? [opacity] : [])
    return components.reduce("#") { text, component in
      let digits = String(Int((component * 255 + 0.5).rounded(.down)), radix: 16)
      return text + (digits.utf8.count < 2 ? "0\(digits)" : digits)
    }
  }
}
