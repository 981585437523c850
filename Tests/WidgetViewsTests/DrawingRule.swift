import AppIntents
import SwiftUI
import WidgetViews

/// The rule that a tree of views shows a drawing: each part in its place, in all its forms, in its colours and with its meaning, and
/// nothing else.
///
/// It follows the drawing, whatever widget it is of. An app's own fonts are not there, and type has the usual size.
@MainActor struct DrawingRule {
  let drawing: Drawing
  let mode: RenderingMode
  let isDark: Bool

  /// The faults of a view that shows a part; empty if there are none.
  func faults(_ part: Drawing, _ node: _Node) -> [String] {
    switch part {
    case .row(let parts, let spacing, let alignment):
      let line = [.center: [], .baseline: ["firstTextBaseline"], .top: ["top"]][alignment] ?? []
      return stack(node, "HStack", line.map { "alignment(\($0))" } + ["spacing(\(named(spacing)))"], parts)
    case .column(let parts, let spacing, let alignment):
      let side = alignment == .center ? [] : ["alignment(\(alignment))"]
      return stack(node, "VStack", side + ["spacing(\(named(spacing)))"], parts)
    case .layers(let parts): return stack(node, "ZStack", [], parts)
    case .frame(let part, let size, let horizontal, let vertical):
      let place = vertical == .center ? "\(horizontal)" : "\(horizontal) \(vertical)"
      return within(node, [frame(size.width, size.height, place)]) { faults(part, $0) }
    case .padding(let part, let margins):
      let padding = [
        "padding(horizontal \(named(margins.width)))", "padding(vertical \(named(margins.height)))",
      ]
      return within(node, padding) { faults(part, $0) }
    case .marked(let part, let mark): return faults(part, as: mark, node)
    case .space(let size): return view(node, "Spacer(0.0)", [frame(size.width, size.height)])
    case .text(let text): return faults(text, node)
    case .line(let text, let symbol, _): return faults(text?.forms, after: symbol, node)
    case .hidden(let layout):
      let bar = HiddenBar(layout)
      let room = frame(layout.width, layout.font.lineHeight, "\(layout.alignment)")
      return view(
        node, "Capsule",
        [
          "fill(\(color(Paint(HiddenBar.role))))", "opacity(\(HiddenBar.opacity))",
          frame(bar.size.width, bar.size.height), room, Self.isSilent,
        ])
    case .symbol(let symbol): return faults(symbol, node)
    case .ring(let layout, let filled, let paint, let track):
      let line = "\(named(layout.lineWidth)) round miter"
      let around = [
        "padding(\(named(layout.lineWidth / 2)))", frame(layout.diameter, layout.diameter), Self.isSilent,
      ]
      return parts(
        node, "ZStack", around,
        [
          ("Circle", ["stroke(\(color(track)), \(line))"]),
          (
            "Circle to \(named(layout.filledPart(filled)))",
            ["stroke(\(color(paint)), \(line))", accent(paint), "rotationEffect(\(RingLayout.start))"]
          ),
        ])
    case .bar(let layout, let filled, let paint, let track, let line):
      return faults(layout, filled, paint, track, line, node)
    case .trend(let trend):
      let line = "stroke(\(color(trend.paint)), \(named(trend.lineWidth)) round round)"
      // A single point is no line.
      let points = trend.points.count > 1 ? trend.line.map { CGPoint(x: $0.x, y: $0.y) } : []
      return view(node, "Trace", [line, accent(trend.paint), frame(trend.size.width, trend.size.height)])
        + check(node.points == points, "a line through other points", node)
    case .shape(let size, let radius, let paint):
      return view(
        node, "RoundedRectangle(\(named(radius)) continuous)",
        ["fill(\(color(paint)))", frame(size.width, size.height), Self.isSilent])
    case .image(let image):
      let room = frame(image.size.width, image.size.height)
      guard mode == .fullColor || mode == .accented else {
        return within(node, [room]) { faults(image.symbol, $0) }
      }
      let colours = mode == .accented ? ["widgetAccentedRenderingMode(desaturated)"] : []
      let source = node.modifiers.filter { $0.hasPrefix("of(") }
      return view(
        node, "ResizablePicture(\(image.asset))",
        source + colours + ["scaledToFill", room, "clipped(antialiased: false)"])
        + check(source.count == 1, "a picture of no bundle", node)
    case .outline: return ["\(node.name) for the line of the background"]
    }
  }

  /// The faults of a view that shows a part with a meaning.
  private func faults(_ part: Drawing, as mark: Drawing.Mark, _ node: _Node) -> [String] {
    func marked(_ modifiers: [String]) -> [String] { within(node, modifiers) { faults(part, $0) } }
    // Taps count beyond the view, which takes no more room for it.
    var taken: [String] = []
    if case .marked(_, .tapMargin(let margin)) = part { taken = ["padding(vertical \(named(-margin)))"] }
    switch mark {
    case .isPrivate: return marked(["privacySensitive(true)"])
    case .spoken(let text): return marked(["accessibilityElement(ignore)"] + spoken(text))
    case .isOneElement: return marked(["accessibilityElement(combine)"])
    case .isHeader: return marked(["accessibilityAddTraits(isHeader)"])
    case .changesOnTap: return marked(["invalidatableContent(true)"])
    case .tapMargin(let margin): return marked(["padding(vertical \(named(margin)))"])
    case .id, .baselineFont: return faults(part, node)
    case .link(let link, let text):
      let around = ["buttonStyle(PlainButtonStyle)"] + (text.map(spoken) ?? []) + taken
      return tappable(node, "Link(example:\(link))", around, part)
    case .action(let action, let text):
      let around = ["buttonStyle(PlainButtonStyle)"] + spoken(text) + taken
      let values = Mirror(reflecting: node.intent ?? 0).children.compactMap { child -> (String, String)? in
        let number = (child.value as? IntentParameter<Int>).map { "\($0.wrappedValue)" }
        let value = number ?? (child.value as? IntentParameter<String>)?.wrappedValue
        return value.map { (String(child.label?.dropFirst() ?? ""), $0) }
      }
      return check(node.intent != nil, "no intent", node)
        + check(Dictionary(values) { $1 } == action.values, "another action than \(action.values)", node)
        + tappable(node, node.name, around, part)
    }
  }

  // MARK: - Texts and marks

  /// A text chooses among its forms, and at the end draws the last of them smaller.
  private func faults(_ text: DrawnText, _ node: _Node) -> [String] {
    let layout = text.layout
    let face = text.face == nil ? "" : " serif"
    var type = [
      "font(\(named(layout.font.size)) \(layout.font.weight)\(face))",
      "foregroundStyle(\(color(text.paint)))",
      text.isAccent ? "widgetAccentable(true)" : accent(text.paint),
      "multilineTextAlignment(\(layout.alignment))",
      frame(text.isTight ? nil : layout.width, text.height, "\(layout.alignment)"),
    ]
    if text.tracking != 0 { type.append("tracking(\(named(text.tracking)))") }
    if text.lineSpacing != 0 { type.append("lineSpacing(\(named(text.lineSpacing)))") }
    if text.isNumber { type += ["monospacedDigit", "contentTransition(numericText)"] }
    let smaller = [
      "lineLimit(\(layout.lineLimit))", "minimumScaleFactor(\(named(layout.leastScale)))",
      "fixedSize(vertical)",
    ]
    let last = "Text(\(text.forms.shortest))"
    guard !text.forms.shorter.isEmpty else { return view(node, last, smaller + type) }
    let column =
      text.sharing == .form ? drawing.texts.filter { $0.name == text.name && $0.sharing == .form } : []
    var faults = view(node, "ViewThatFits", type + (layout.lineLimit == 1 ? ["lineLimit(1)"] : []))
    faults += check(node.candidates.count == text.forms.all.count + 1, "other forms than \(text.forms)", node)
    for (index, (form, candidate)) in zip(text.forms.all, node.candidates).enumerated() {
      let all = candidate.flatMap(\.all)
      // All texts of a column that have a shorter form need room for this one.
      let others = column.filter { index < $0.forms.shorter.count }.map { $0.forms.all[index] }
      faults += check(all.compactMap(\.text) == [form], "another form than \(form)", node)
      faults += check(
        Set(all.flatMap(\.hidden).compactMap(\.text)) == Set(others), "other forms beside \(form)", node)
    }
    return faults + (node.candidates.last?.first.map { view($0, last, smaller) } ?? [])
  }

  /// The line above the clock has the type of the system.
  private func faults(_ forms: TextForms?, after symbol: DrawnSymbol?, _ node: _Node) -> [String] {
    guard let forms else { return view(node, "Image(\(WidgetNote.hidden))", []) }
    let names = (forms.all + [forms.shortest]).map { form in
      (symbol.map { ["Label", "Image(\($0.name))"] } ?? []) + ["Text(\(form))"]
    }
    let smaller = ["minimumScaleFactor(\(TextLayout.smallestScale))"]
    return view(node, "ViewThatFits", ["lineLimit(1)"])
      + check(
        node.candidates.map { $0.flatMap(\.all).map(\.name) } == names, "other forms than \(forms)", node)
      + check(node.candidates.last?.map(\.modifiers) == [smaller], "the last form not drawn smaller", node)
  }

  private func faults(_ symbol: DrawnSymbol, _ node: _Node) -> [String] {
    view(
      node, "Image(\(symbol.name))",
      [
        "font(\(named(symbol.font.size)) \(symbol.font.weight))", "foregroundStyle(\(color(symbol.paint)))",
        symbol.isAccent ? "widgetAccentable(true)" : accent(symbol.paint),
        frame(symbol.width, symbol.font.lineHeight), Self.isSilent,
      ])
  }

  /// On the filled part of a bar the line is a gap.
  private func faults(
    _ layout: BarLayout, _ filled: Double, _ paint: Paint, _ track: Paint, _ line: Double?, _ node: _Node
  ) -> [String] {
    let isGap = line.map { filled > $0 } ?? false
    func part(_ paint: Paint, _ width: Double) -> (String, [String]) {
      (
        isGap ? "Capsule without BarLine" : "Capsule",
        ["fill(\(color(paint)))", accent(paint), frame(width, layout.height)]
      )
    }
    var expected = [part(track, layout.width)] + (layout.filledWidth(filled).map { [part(paint, $0)] } ?? [])
    if line != nil, !isGap {
      let ink = "fill(\(color(Paint(CommonRole.primary))))"
      expected.append(("BarLine", [ink, frame(layout.width, layout.height)]))
    }
    let starts = node.parts.flatMap(\.points).map(\.x)
    return parts(node, "ZStack", ["alignment(leading)", Self.isSilent], expected)
      + check(line.map { starts.first == layout.lineStart(at: $0) } ?? true, "a line elsewhere", node)
  }

  // MARK: - Comparison

  private func check(_ condition: Bool, _ fault: @autoclosure () -> String, _ node: _Node) -> [String] {
    condition ? [] : ["\(fault()): \(node.lines[0])"]
  }

  /// A view of a name and these modifiers, in any order, and no others.
  private func view(_ node: _Node, _ name: String, _ modifiers: [String]) -> [String] {
    check(
      node.name == name && node.modifiers.sorted() == modifiers.sorted() && node.attached.isEmpty,
      "not \(name) with \(modifiers)", node)
  }

  /// A view with these modifiers around what it is else.
  func within(_ node: _Node, _ outer: [String], _ inner: (_Node) -> [String]) -> [String] {
    var rest = node
    rest.modifiers = node.modifiers.dropLast(outer.count)
    let isThere = node.modifiers.suffix(outer.count).sorted() == outer.sorted()
    return isThere ? inner(rest) : check(false, "not in \(outer)", node)
  }

  /// A stack of parts, each with the identity that it brings along; the line of the background is not among them.
  private func stack(_ node: _Node, _ name: String, _ modifiers: [String], _ parts: [Drawing]) -> [String] {
    let parts = parts.filter { if case .outline = $0 { false } else { true } }
    let own = zip(parts, node.parts).allSatisfy { part, node in
      if case .marked(_, .id(let id)) = part { node.id == id } else { true }
    }
    return view(node, name, modifiers) + check(own, "another identity", node)
      + check(node.parts.count == parts.count, "not \(parts.count) parts", node)
      + zip(parts, node.parts).flatMap { faults($0, $1) }
  }

  /// A mark that is drawn of several views.
  private func parts(
    _ node: _Node, _ name: String, _ modifiers: [String], _ parts: [(name: String, modifiers: [String])]
  ) -> [String] {
    view(node, name, modifiers) + check(node.parts.count == parts.count, "not \(parts.count) parts", node)
      + zip(parts, node.parts).flatMap { view($1, $0.name, $0.modifiers) }
  }

  /// A link or button, all of which takes a tap.
  private func tappable(_ node: _Node, _ name: String, _ modifiers: [String], _ part: Drawing) -> [String] {
    guard let label = node.parts.first, node.parts.count == 1 else { return check(false, "no label", node) }
    return view(node, name, modifiers) + within(label, ["contentShape(Rectangle)"]) { faults(part, $0) }
  }

  // MARK: - The names of modifiers

  private static let isSilent = "accessibilityHidden(true)"

  private func spoken(_ text: AccessibilityText) -> [String] {
    ["accessibilityLabel(\(text.label))", "accessibilityValue(\(text.value))"]
  }

  private func named(_ number: Double?) -> String { number.map { "\(($0 * 1000).rounded() / 1000)" } ?? "-" }

  private func frame(_ width: Double?, _ height: Double?, _ place: String = "center") -> String {
    "frame(\(named(width)), \(named(height)), \(place))"
  }

  private func color(_ paint: Paint) -> String {
    switch paint.colors.rendered(in: mode, isDark: isDark) {
    case .color(let color): "rgb(\(color.red),\(color.green),\(color.blue),\(color.opacity))"
    case .tone(let tone): "primary*\(tone.opacity)"
    }
  }

  /// Only what is in the tone of the accent takes the tint by itself.
  private func accent(_ paint: Paint) -> String {
    "widgetAccentable(\(paint.colors.rendered(in: mode, isDark: isDark) == .tone(.accent)))"
  }
}

extension DrawingRule {
  /// The faults of the tree of a whole widget.
  ///
  /// - Parameters:
  ///   - frame: The place of the widget.
  ///   - link: The page that a tap opens.
  ///   - text: What is read aloud of the widget.
  ///   - background: The colour behind it.
  func faults(
    _ nodes: [_Node], in family: Family, link: String?, _ text: AccessibilityText, over background: Paint
  ) -> [String] {
    guard let root = nodes.first, nodes.count == 1 else { return ["\(nodes.count) roots"] }
    let element = family.allowsElementLinks ? "contain" : "ignore"
    let outer =
      ["frame(maxWidth: inf, maxHeight: inf, center)", "accessibilityElement(\(element))"] + spoken(text)
      + ["widgetURL(\(link.map { "example:\($0)" } ?? "nil"))", "containerBackground(widget)"]
    var faults = within(root, outer) { node in
      var node = node
      node.attached = []
      guard family == .circular else { return self.faults(drawing, node) }
      guard let content = node.parts.last, node.parts.count == 2 else { return ["not in a circle"] }
      let labels = node.modifiers.filter { $0.hasPrefix("widgetLabel(") }
      node.modifiers.removeAll(where: labels.contains)
      return check(labels.count == 1, "without one label", node) + view(node, "ZStack", [])
        + view(node.parts[0], "AccessoryWidgetBackground", [])
        + self.faults(drawing, content)
    }
    let back = root.attached.flatMap(\.all).filter { $0.name != "ZStack" }
    let outline = drawing.outline
    faults += check(back.count == (outline == nil ? 1 : 2), "another background", root)
    faults += back.first.map { view($0, "Color(\(color(background)))", []) } ?? []
    if let outline, let line = back.last {
      let ink = "\(color(outline.paint))*\(outline.opacity)"
      faults += view(line, "Trace", ["stroke(\(ink), \(named(outline.lineWidth)) butt miter)"])
      faults += check(
        line.points == outline.points.map { CGPoint(x: $0.x, y: $0.y) }, "a line through other points", line)
    }
    return faults
  }
}
