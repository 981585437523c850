import FontWidths

/// Makes the parts of a picture from what a snapshot says: texts in the form that fits, marks in the colours of their roles.
package struct Painter: Sendable {
  package let appearance: Appearance

  package init(_ appearance: Appearance) {
    self.appearance = appearance
  }

  /// The colour of a role.
  package func color(_ role: some ColorRole) -> RGBColor { appearance.color(role) }

  /// A text in the first form that fits, or the last one drawn smaller; `nil` if there is none or no place for it.
  ///
  /// - Parameters:
  ///   - forms: The text.
  ///   - layout: The place.
  ///   - role: The colour, where the layout leaves it to the content.
  ///   - style: What the type has besides.
  package func text(
    _ forms: TextForms?, _ layout: TextLayout?, role: some ColorRole,
    style: SetText.TextStyle = SetText.TextStyle()
  ) -> Part? {
    guard let forms, let layout else { return nil }
    return .text(set(forms, layout, role: role, style: style))
  }

  /// A text whose colour the layout names.
  package func text(_ forms: TextForms?, _ layout: TextLayout?) -> Part? {
    text(forms, layout, role: CommonRole.primary)
  }

  /// A private text, or a bar in its place that says nothing of it.
  package func text(_ forms: Sensitive<TextForms>?, _ layout: TextLayout?, role: some ColorRole) -> Part? {
    guard let forms, let layout else { return nil }
    switch forms {
    case .visible(let forms): return text(forms, layout, role: role)
    case .redacted: return hidden(layout)
    }
  }

  /// A private text whose colour the layout names.
  package func text(_ forms: Sensitive<TextForms>?, _ layout: TextLayout?) -> Part? {
    text(forms, layout, role: CommonRole.primary)
  }

  /// The first form that texts below one another have room for, all of them; 0 for the longest.
  ///
  /// A column of texts of which some are long and others short reads as if it meant something.
  package func form(of column: [TextForms], in layout: TextLayout?) -> Int {
    guard let layout else { return 0 }
    return column.map { $0.fitted(in: layout) { Self.width($0, $1, SetText.TextStyle()) }.form }.max() ?? 0
  }

  /// A text that takes no more width than its words.
  ///
  /// - Parameters:
  ///   - alignment: Where it begins if its face is wider than assumed; `nil` for what the layout says.
  ///   - keepsWidth: Whether something stands close behind it, so that no face may make it wider.
  package func tightText(
    _ forms: TextForms?, _ layout: TextLayout?, role: some ColorRole,
    style: SetText.TextStyle = SetText.TextStyle(), alignment: TextLayout.Alignment? = nil,
    keepsWidth: Bool = false
  ) -> Part? {
    guard let forms, let layout else { return nil }
    var text = set(forms, layout, role: role, style: style)
    text.room = min(layout.width, Self.width(text))
    if let alignment { text.alignment = alignment }
    if keepsWidth { text.exactWidth = Self.width(text) }
    return .text(text)
  }

  /// A private text that takes no more width than its words.
  ///
  /// - Parameter keepsWidth: Whether something stands close behind it.
  package func tightText(
    _ forms: Sensitive<TextForms>?, _ layout: TextLayout?, role: some ColorRole, keepsWidth: Bool = false
  ) -> Part? {
    guard let forms, let layout else { return nil }
    switch forms {
    case .visible(let forms): return tightText(forms, layout, role: role, keepsWidth: keepsWidth)
    case .redacted: return hidden(layout)
    }
  }

  /// A bar in place of a text that was taken out.
  package func hidden(_ layout: TextLayout) -> Part {
    let line = layout.font.lineHeight
    let bar = Part.box(
      HiddenBar(layout).size, radius: line * 0.2, color(HiddenBar.role).faded(to: HiddenBar.opacity))
    return .placed(bar, PointSize(width: layout.width, height: line), layout.alignment, .center)
  }

  /// A symbol in a line of its font; `nil` if there is none or no place for it.
  package func symbol(_ name: String?, _ font: WidgetFont?, role: some ColorRole) -> Part? {
    guard let name, let font else { return nil }
    let side = font.lineHeight
    return .symbol(
      Symbol(name), PointSize(width: side, height: side), height: font.size * 1.1, color(role))
  }

  /// A bar that is filled from the side where reading begins; without a part, the track alone.
  ///
  /// - Parameters:
  ///   - layout: Its measures.
  ///   - fraction: The part that is filled, 0 to 1.
  ///   - role: The colour of that part.
  ///   - track: The colour of the rest.
  package func bar(
    _ layout: BarLayout?, _ fraction: Double, role: some ColorRole, track: some ColorRole
  ) -> Part? {
    guard let layout else { return nil }
    let size = PointSize(width: layout.width, height: layout.height)
    let radius = layout.height / 2
    let fill = layout.filledWidth(fraction).map { width in
      Part.placed(
        .box(PointSize(width: width, height: layout.height), radius: radius, color(role)), size, .leading,
        .center)
    }
    return .layers([.box(size, radius: radius, color(track))] + [fill].compactMap { $0 })
  }

  /// A ring that is filled clockwise from the top; without a part, the track alone.
  package func ring(
    _ layout: RingLayout?, _ fraction: Double, role: some ColorRole, track: some ColorRole
  ) -> Part? {
    guard let layout else { return nil }
    return .ring(layout, fraction: layout.filledPart(fraction), color(role), track: color(track))
  }

  /// The width of the widest line, in points.
  private static func width(_ text: SetText) -> Double {
    let widths = text.lines.map { width($0, text.layout.font, text.style) * text.scale }
    return widths.max() ?? 0
  }

  private static func width(_ line: String, _ font: WidgetFont, _ style: SetText.TextStyle) -> Double {
    SystemFace.width(of: line, in: font) + style.tracking * Double(line.unicodeScalars.count)
  }

  private func set(
    _ forms: TextForms, _ layout: TextLayout, role: some ColorRole, style: SetText.TextStyle
  ) -> SetText {
    let fitted = forms.fitted(in: layout) { Self.width($0, $1, style) }
    var text = SetText(
      lines: fitted.lines, scale: fitted.scale, layout: layout,
      color: ink(layout, role), style: style, room: layout.width, alignment: layout.alignment)
    let width = Self.width(text)
    if width * Self.widerFace > layout.width { text.exactWidth = width }
    return text
  }

  /// How much wider than the system's the faces of browsers may be: DejaVu Sans, which a bare Linux has, is.
  private static let widerFace = 1.15

  /// The colour of a text.
  private func ink(_ layout: TextLayout, _ role: some ColorRole) -> RGBColor {
    switch layout.ink {
    case .primary: color(CommonRole.primary)
    case .secondary: color(CommonRole.secondary)
    case .role: color(role)
    }
  }
}

extension TextForms {
  /// The text without the forms before one; the last form stays.
  package func from(_ form: Int) -> TextForms {
    let rest = all.dropFirst(min(form, all.count - 1))
    return TextForms(rest.first ?? longest, shorter: Array(rest.dropFirst()))
  }
}
