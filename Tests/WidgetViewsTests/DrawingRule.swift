import AppIntents
import SwiftUI

@testable import WidgetViews

/// The tree that must be recorded of a drawing, whatever widget it is of: each part in its place, in all its forms, in its colours
/// and with its meaning, and nothing else. An app's own fonts are not there.
extension DrawnWidget {
  /// The tree of the whole widget.
  var expected: [String] {
    let (family, link) = (snapshot.family, snapshot.link)
    let content = tree(drawing)
    let circle = "ZStack .widgetLabel(\(snapshot.line?.shortest ?? ""))"
    let background = ["Color(\(color(Paint(Definition.Role.background))))"]
    let lined = drawing.outline.map { line in
      let ink = "\(color(line.paint))*\(line.opacity)"
      return view(
        "ZStack", background, ["\(trace(line.points)) .stroke(\(ink), \(line.lineWidth) butt miter)"])
    }
    let whole = family == .circular ? view(circle, ["AccessoryWidgetBackground"], content) : content
    return whole.with(
      "frame(maxWidth: inf, maxHeight: inf, center)",
      "accessibilityElement(\(family.allowsElementLinks ? "contain" : "ignore"))",
      spoken(snapshot.accessibilityOfView),
      "widgetURL(\(link.map { "example:\($0)" } ?? "nil"))", "containerBackground(widget)")
      + (lined ?? background).map { "  \($0)" }
  }

  /// The tree of a part; none for the line of the background.
  private func tree(_ part: Drawing) -> [String] {
    switch part {
    case .outline: return []
    case .row(let parts, let spacing, let line):
      return view("HStack\(aligned("\(line)")) .spacing(\(spacing))", identified(parts))
    case .column(let parts, let spacing, let side):
      return view("VStack\(aligned("\(side)")) .spacing(\(spacing))", identified(parts))
    case .layers(let parts): return view("ZStack", identified(parts))
    case .frame(let part, let size, let side, let edge):
      return tree(part).with("frame(\(size), \(edge == .center ? "\(side)" : "\(side) \(edge)"))")
    case .padding(let part, let margins):
      return tree(part).with("padding(horizontal \(margins.width))", "padding(vertical \(margins.height))")
    case .marked(let part, let mark): return tree(part, as: mark)
    case .space(let size): return ["Spacer(0.0) .frame(\(size), center)"]
    case .text(let text): return tree(text)
    case .line(nil, _, _): return ["Image(\(WidgetNote.hidden))"]
    case .line(let text?, let symbol, _): return tree(text.forms, after: symbol)
    case .hidden(let layout):
      let room = PointSize(width: layout.width, height: layout.font.lineHeight)
      return ["Capsule"].with(
        "fill(\(color(Paint(HiddenBar.role))))", "opacity(\(HiddenBar.opacity))",
        "frame(\(HiddenBar(layout).size), center)", "frame(\(room), \(layout.alignment))", silent)
    case .symbol(let symbol):
      let room = PointSize(width: symbol.width, height: symbol.font.lineHeight)
      return ["Image(\(symbol.name))"].with(
        "font(\(symbol.font))", "foregroundStyle(\(color(symbol.paint)))",
        "widgetAccentable(\(symbol.isAccent || isTone(symbol.paint)))", "frame(\(room), center)", silent)
    case .ring(let ring, let filled, let paint, let track):
      let line = "\(ring.lineWidth) round miter"
      let part = ["Circle to \(ring.filledPart(filled))"].with(
        "stroke(\(color(paint)), \(line))", accent(paint), "rotationEffect(\(RingLayout.start))")
      return view("ZStack", ["Circle .stroke(\(color(track)), \(line))"], part).with(
        "padding(\(ring.lineWidth / 2))", "frame(\(ring.diameter), \(ring.diameter), center)", silent)
    case .bar(let bar, let filled, let paint, let track, let line):
      return tree(bar, filled, paint, track, line)
    case .trend(let trend):
      let line = "stroke(\(color(trend.paint)), \(trend.lineWidth) round round)"
      return [trace(trend.line)].with(line, accent(trend.paint), "frame(\(trend.size), center)")
    case .shape(let size, let radius, let paint):
      let fill = "fill(\(color(paint)))"
      return ["RoundedRectangle(\(radius) continuous)"].with(fill, "frame(\(size), center)", silent)
    case .image(let image):
      let room = "frame(\(image.size), center)"
      if mode == .vibrant || mode == .reducedLuminance { return tree(.symbol(image.symbol)).with(room) }
      let grey = mode == .accented ? "widgetAccentedRenderingMode(desaturated)" : nil
      return ["ResizablePicture(\(image.asset))"].with(
        "of a bundle", grey, "scaledToFill", room, "clipped(antialiased: false)")
    }
  }

  /// The tree of a part with a meaning.
  private func tree(_ part: Drawing, as mark: Drawing.Mark) -> [String] {
    switch mark {
    case .isPrivate: tree(part).with("privacySensitive(true)")
    case .spoken(let text): tree(part).with("accessibilityElement(ignore)", spoken(text))
    case .isOneElement: tree(part).with("accessibilityElement(combine)")
    case .isHeader: tree(part).with("accessibilityAddTraits(isHeader)")
    case .changesOnTap: tree(part).with("invalidatableContent(true)")
    case .tapMargin(let margin): tree(part).with("padding(vertical \(margin))")
    case .id, .baselineFont: tree(part)
    case .link(let link, let text): tappable("Link(example:\(link))", text, part)
    case .action(let action, let text):
      tappable("Button \(action.values.map { "\($0)=\($1)" }.sorted())", text, part)
    }
  }

  /// All of a link or button takes a tap, also beyond the view, which takes no more room for it.
  private func tappable(_ name: String, _ text: AccessibilityText?, _ part: Drawing) -> [String] {
    let margin: String? = if case .marked(_, .tapMargin(let margin)) = part { "\(-margin)" } else { nil }
    return view(name, tree(part).with("contentShape(Rectangle)")).with(
      "buttonStyle(PlainButtonStyle)", text.map(spoken), margin.map { "padding(vertical \($0))" })
  }

  /// Returns the parts, each behind the identity that it brings along, or else its index.
  private func identified(_ parts: [Drawing]) -> [String] {
    parts.enumerated().flatMap { index, part in
      let id = if case .marked(_, .id(let id)) = part { id } else { "\(index)" }
      let tree = tree(part)
      return tree.prefix(1).map { "\(id): \($0)" } + tree.dropFirst()
    }
  }

  /// A text chooses among its forms, and at the end draws the last of them smaller.
  ///
  /// In larger type one line is larger, and several lines are where they then have room.
  private func tree(_ text: DrawnText) -> [String] {
    let (layout, forms, isOneLine) = (text.layout, text.forms, text.layout.lineLimit == 1)
    func font(_ scale: Double) -> String {
      "font(\(WidgetFont(layout.font.size * scale, layout.font.weight))\(text.face == nil ? "" : " serif"))"
    }
    let scale = isOneLine ? stage.typeScale : 1
    let last = ["Text(\(forms.shortest))"].with(
      "lineLimit(\(layout.lineLimit))", "minimumScaleFactor(\(layout.leastScale / scale))",
      "fixedSize(vertical)")
    let usual = forms.all.indices.map { tree(text, inForm: $0) }
    let larger = scale == stage.typeScale ? [] : usual.map { $0.with(font(stage.typeScale)) }
    let choice = view(
      "ViewThatFits\(isOneLine ? " .lineLimit(1)" : "")", (larger + usual + [last]).flatMap(\.self))
    let isFixed = forms.shorter.isEmpty && larger.isEmpty
    let width = text.isTight ? "-" : "\(layout.width)"
    return (isFixed ? last : choice).with(
      font(scale), text.isNumber ? "monospacedDigit .contentTransition(numericText)" : nil,
      text.tracking == 0 ? nil : "tracking(\(text.tracking))",
      text.lineSpacing == 0 ? nil : "lineSpacing(\(text.lineSpacing))",
      "foregroundStyle(\(color(text.paint)))", "widgetAccentable(\(text.isAccent || isTone(text.paint)))",
      "multilineTextAlignment(\(layout.alignment))", "frame(\(width), \(text.height), \(layout.alignment))")
  }

  /// All texts of a column that have a shorter form need room for this one.
  private func tree(_ text: DrawnText, inForm index: Int) -> [String] {
    let words = "Text(\(text.forms.all[index]))"
    guard text.sharing == .form else { return ["\(index): \(words)"] }
    var seen: Set<TextForms> = []
    let others = (drawing.columns[text.name] ?? []).map(\.forms)
      .filter { index < $0.shorter.count && seen.insert($0).inserted }
    let hidden = others.flatMap { view("\($0): Hidden", ["Text(\($0.all[index]))"]) }
    return view("\(index): ZStack\(aligned("\(text.layout.alignment)"))", hidden, [words])
  }

  /// The line above the clock has the type of the system.
  private func tree(_ forms: TextForms, after symbol: DrawnSymbol?) -> [String] {
    func label(_ form: String, _ place: String = "") -> [String] {
      let words = "Text(\(form))"
      return symbol.map { view("\(place)Label", ["Image(\($0.name))"], [words]) } ?? [place + words]
    }
    let last = label(forms.shortest).with("minimumScaleFactor(\(TextLayout.smallestScale))")
    return view("ViewThatFits .lineLimit(1)", forms.all.enumerated().flatMap { label($1, "\($0): ") }, last)
  }

  /// On the filled part of a bar the line is a gap.
  private func tree(
    _ bar: BarLayout, _ filled: Double, _ paint: Paint, _ track: Paint, _ line: Double?
  ) -> [String] {
    let edges = line.map(bar.lineStart).map { [CGPoint(x: $0, y: 0), CGPoint(x: $0 + 2, y: 1000)] } ?? []
    let isGap = line.map { filled > $0 } ?? false
    func part(_ width: Double, _ paint: Paint) -> [String] {
      [isGap ? "Capsule without BarLine \(edges)" : "Capsule"].with(
        "fill(\(color(paint)))", accent(paint), "frame(\(width), \(bar.height), center)")
    }
    let ink = "fill(\(color(Paint(CommonRole.primary))))"
    let mark = ["BarLine \(edges)"].with(ink, "frame(\(bar.width), \(bar.height), center)")
    return view(
      "ZStack .alignment(leading) .\(silent)", part(bar.width, track),
      bar.filledWidth(filled).map { part($0, paint) } ?? [], line == nil || isGap ? [] : mark)
  }

  // MARK: - Names

  private var silent: String { "accessibilityHidden(true)" }

  private func spoken(_ text: AccessibilityText) -> String {
    "accessibilityLabel(\(text.label)) .accessibilityValue(\(text.value))"
  }

  private func aligned(_ side: String) -> String {
    side == "center" ? "" : " .alignment(\(side == "baseline" ? "firstTextBaseline" : side))"
  }

  private func trace(_ points: [DrawnPoint]) -> String {
    points.isEmpty ? "Trace" : "Trace \(points.map { CGPoint(x: $0.x, y: $0.y) })"
  }

  private var mode: RenderingMode {
    RenderingMode(stage.mode, isLuminanceReduced: stage.isLuminanceReduced)
  }

  private func color(_ paint: Paint) -> String {
    switch paint.colors.rendered(in: mode, isDark: stage.isDark) {
    case .color(let rgb):
      "rgb(\([rgb.red, rgb.green, rgb.blue, rgb.opacity].map(\.description).joined(separator: ",")))"
    case .tone(let tone): "primary*\(tone.opacity)"
    }
  }

  /// Only what is in the tone of the accent takes the tint by itself.
  private func isTone(_ paint: Paint) -> Bool {
    paint.colors.rendered(in: mode, isDark: stage.isDark) == .tone(.accent)
  }

  private func accent(_ paint: Paint) -> String { "widgetAccentable(\(isTone(paint)))" }
}

/// A view with the trees of its parts.
private func view(_ view: String, _ parts: [String]...) -> [String] {
  [view] + parts.joined().map { "  \($0)" }
}

extension [String] {
  /// A tree whose outermost view has more modifiers.
  fileprivate func with(_ modifiers: String?...) -> [String] {
    prefix(1).map { ([$0] + modifiers.compactMap(\.self)).joined(separator: " .") } + dropFirst()
  }
}

extension DefaultStringInterpolation {
  /// A number as it is recorded, with at most three digits.
  fileprivate mutating func appendInterpolation(_ number: Double) {
    appendLiteral(((number * 1000).rounded() / 1000).description)
  }

  fileprivate mutating func appendInterpolation(_ size: PointSize) {
    appendInterpolation("\(size.width), \(size.height)")
  }

  fileprivate mutating func appendInterpolation(_ font: WidgetFont) {
    appendInterpolation("\(font.size) \(font.weight)")
  }
}

extension _Node {
  /// The view with its identity and its modifiers, and below it the views in it: all of a choice, and those that only take room.
  var tree: [String] {
    let inner = (candidates.isEmpty ? parts + hidden : candidates.flatMap(\.self)) + attached
    // Which bundle has a picture depends on the app.
    let own = [fullName] + modifiers.map { $0.hasPrefix("of(") ? "of a bundle" : $0 }
    return [(id.map { "\($0): " } ?? "") + own.joined(separator: " .")]
      + inner.flatMap(\.tree).map { "  \($0)" }
  }

  /// The name: of a line with its points, and of a button with the values of its intent.
  private var fullName: String {
    guard let intent else { return points.isEmpty ? name : "\(name) \(points)" }
    let values = Mirror(reflecting: intent).children.compactMap { child -> String? in
      let number = (child.value as? IntentParameter<Int>).map { "\($0.wrappedValue)" }
      let value = number ?? (child.value as? IntentParameter<String>)?.wrappedValue
      return value.map { "\(child.label?.dropFirst() ?? "")=\($0)" }
    }
    return "Button \(values.sorted())"
  }
}
