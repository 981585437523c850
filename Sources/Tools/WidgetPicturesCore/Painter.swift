import FontWidths

/// Makes the parts of a picture from a snapshot: texts in the form that fits, and marks in the colours of
/// their roles.
package struct Painter: Sendable {
  package let appearance: Appearance

  package init(_ appearance: Appearance) {
    self.appearance = appearance
  }

  /// Returns the colour of a role.
  package func color(_ role: some ColorRole) -> RGBColor { appearance.color(role) }

  /// Returns a text in the first form that fits, or in the last one drawn smaller; `nil` without a text or a
  /// layout.
  ///
  /// - Parameters:
  ///   - forms: The text.
  ///   - layout: The layout of the text.
  ///   - role: The colour, if the layout leaves it to the content.
  ///   - style: Additional properties of the font.
  package func text(
    _ forms: TextForms?, _ layout: TextLayout?, role: some ColorRole,
    style: SetText.TextStyle = SetText.TextStyle()
  ) -> Part? {
    guard let forms, let layout else { return nil }
    return .text(set(forms, layout, role: role, style: style))
  }

  /// Returns a text in the colour of its layout.
  package func text(_ forms: TextForms?, _ layout: TextLayout?) -> Part? {
    text(forms, layout, role: CommonRole.primary)
  }

  /// Returns a private text, or a bar in its place.
  package func text(_ forms: Sensitive<TextForms>?, _ layout: TextLayout?, role: some ColorRole) -> Part? {
    guard let forms, let layout else { return nil }
    switch forms {
    case .visible(let forms): return text(forms, layout, role: role)
    case .redacted: return hidden(layout)
    }
  }

  /// Returns a private text in the colour of its layout.
  package func text(_ forms: Sensitive<TextForms>?, _ layout: TextLayout?) -> Part? {
    text(forms, layout, role: CommonRole.primary)
  }

  /// Returns the first form for which all texts of a column fit; 0 is the longest.
  ///
  /// In a column that mixes long and short forms, the difference would look intentional.
  package func form(of column: [TextForms], in layout: TextLayout?) -> Int {
    guard let layout else { return 0 }
    return column.map { $0.fitted(in: layout) { Self.width($0, $1, SetText.TextStyle()) }.form }.max() ?? 0
  }

  /// Returns a text that is only as wide as its words.
  ///
  /// - Parameters:
  ///   - alignment: The alignment if a browser's font is wider than assumed; `nil` for the one of the layout.
  ///   - keepsWidth: Whether something follows closely, so that a wider font must not widen the text.
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

  /// Returns a private text that is only as wide as its words.
  ///
  /// - Parameter keepsWidth: Whether something follows closely.
  package func tightText(
    _ forms: Sensitive<TextForms>?, _ layout: TextLayout?, role: some ColorRole, keepsWidth: Bool = false
  ) -> Part? {
    guard let forms, let layout else { return nil }
    switch forms {
    case .visible(let forms): return tightText(forms, layout, role: role, keepsWidth: keepsWidth)
    case .redacted: return hidden(layout)
    }
  }

  /// Returns a bar in place of a removed text.
  package func hidden(_ layout: TextLayout) -> Part {
    let line = layout.font.lineHeight
    let bar = Part.box(
      HiddenBar(layout).size, radius: line * 0.2, color(HiddenBar.role).faded(to: HiddenBar.opacity))
    return .placed(bar, PointSize(width: layout.width, height: line), layout.alignment, .center)
  }

  /// Returns a symbol in a line of its font; `nil` without a name or a font.
  package func symbol(_ name: String?, _ font: WidgetFont?, role: some ColorRole) -> Part? {
    guard let name, let font else { return nil }
    let side = font.lineHeight
    return .symbol(
      Symbol(name), PointSize(width: side, height: side), height: font.size * 1.1, color(role))
  }

  /// Returns a bar that is filled from the leading side; with the fraction 0 only the track.
  ///
  /// - Parameters:
  ///   - layout: The layout of the bar.
  ///   - fraction: The filled part, 0 to 1.
  ///   - role: The colour of the filled part.
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

  /// Returns a ring that is filled clockwise from the top; with the fraction 0 only the track.
  package func ring(
    _ layout: RingLayout?, _ fraction: Double, role: some ColorRole, track: some ColorRole
  ) -> Part? {
    guard let layout else { return nil }
    return .ring(layout, fraction: layout.filledPart(fraction), color(role), track: color(track))
  }

  /// Returns the width of the widest line, in points.
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

  /// The largest ratio of widths between a browser's font and the system font: that of DejaVu Sans, common on
  /// Linux.
  private static let widerFace = 1.15

  /// Returns the colour of a text.
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
