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
  ///   - scale: The largest scale of its letters: that of its column.
  package func text(
    _ forms: TextForms?, _ layout: TextLayout?, role: some ColorRole,
    style: SetText.TextStyle = SetText.TextStyle(), scale: Double = 1
  ) -> Part? {
    guard let forms, let layout else { return nil }
    return .text(set(forms, layout, role: role, style: style, scale: scale))
  }

  /// Returns a text in the colour of its layout.
  package func text(_ forms: TextForms?, _ layout: TextLayout?, scale: Double = 1) -> Part? {
    text(forms, layout, role: CommonRole.primary, scale: scale)
  }

  /// Returns a private text, or a bar in its place.
  package func text(
    _ forms: Sensitive<TextForms>?, _ layout: TextLayout?, role: some ColorRole, scale: Double = 1
  ) -> Part? {
    guard let forms, let layout else { return nil }
    switch forms {
    case .visible(let forms): return text(forms, layout, role: role, scale: scale)
    case .redacted: return hidden(layout)
    }
  }

  /// Returns a private text in the colour of its layout.
  package func text(_ forms: Sensitive<TextForms>?, _ layout: TextLayout?, scale: Double = 1) -> Part? {
    text(forms, layout, role: CommonRole.primary, scale: scale)
  }

  /// Returns the first form for which all texts of a column fit; 0 is the longest.
  ///
  /// In a column that mixes long and short forms, the difference would look intentional.
  package func form(of column: [TextForms], in layout: TextLayout?) -> Int {
    guard let layout else { return 0 }
    return column.map { $0.fitted(in: layout) { Self.width($0, $1, SetText.TextStyle()) }.form }.max() ?? 0
  }

  /// Returns the scale in which all texts of a column fit; pass it to each of them.
  ///
  /// In a column that mixes larger and smaller letters, the difference would look intentional.
  package func scale(of column: [TextForms?], in layout: TextLayout?) -> Double {
    guard let layout else { return 1 }
    return column.compactMap { $0.map { Self.fitted($0, in: layout).scale } }.min() ?? 1
  }

  /// Returns a text that is only as wide as its words in a wide font.
  package func tightText(
    _ forms: TextForms?, _ layout: TextLayout?, role: some ColorRole,
    style: SetText.TextStyle = SetText.TextStyle(), scale: Double = 1
  ) -> Part? {
    guard let forms, let layout else { return nil }
    var text = set(forms, layout, role: role, style: style, scale: scale)
    text.room = min(layout.width, Self.wideWidth(text))
    return .text(text)
  }

  /// Returns a private text that is only as wide as its words in a wide font.
  package func tightText(
    _ forms: Sensitive<TextForms>?, _ layout: TextLayout?, role: some ColorRole
  ) -> Part? {
    guard let forms, let layout else { return nil }
    switch forms {
    case .visible(let forms): return tightText(forms, layout, role: role)
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

  /// Returns the width of the widest line in a wide font, in points.
  private static func wideWidth(_ text: SetText) -> Double {
    let widths = text.lines.map { wideWidth($0, text.layout.font, text.style) * text.scale }
    return widths.max() ?? 0
  }

  private static func wideWidth(_ line: String, _ font: WidgetFont, _ style: SetText.TextStyle) -> Double {
    SystemFace.wideWidth(of: line, in: font, isSerif: style.faceName != nil) + tracking(line, style)
  }

  private static func width(_ line: String, _ font: WidgetFont, _ style: SetText.TextStyle) -> Double {
    SystemFace.width(of: line, in: font) + tracking(line, style)
  }

  private static func tracking(_ line: String, _ style: SetText.TextStyle) -> Double {
    style.tracking * Double(line.unicodeScalars.count)
  }

  private func set(
    _ forms: TextForms, _ layout: TextLayout, role: some ColorRole, style: SetText.TextStyle, scale: Double
  ) -> SetText {
    let (lines, own) = Self.fitted(forms, in: layout, style)
    return SetText(
      lines: lines, scale: min(own, scale), layout: layout, color: ink(layout, role), style: style,
      room: layout.width)
  }

  /// Returns the lines of the form that fits on a device, and the scale of its letters.
  ///
  /// Whoever looks at the picture may have a wider font than the device, and nothing in SVG that all programs know
  /// keeps a text in its room: lines end where that font needs it, and letters are as small.
  private static func fitted(
    _ forms: TextForms, in layout: TextLayout, _ style: SetText.TextStyle = SetText.TextStyle()
  ) -> (lines: [String], scale: Double) {
    let device = forms.fitted(in: layout) { width($0, $1, style) }
    let wide = TextForms(forms.all[device.form]).fitted(in: layout) { wideWidth($0, $1, style) }
    // Letters become smaller than on any device before a word is lost that devices show.
    let fitted = wide.fits || !device.fits ? wide : device
    let widest = fitted.lines.map { wideWidth($0, layout.font, style) }.max() ?? 0
    let scale = min(device.scale, fitted.scale, widest > 0 ? layout.width / widest : 1)
    guard scale < 1 else { return (fitted.lines, 1) }
    // Sizes are written with two decimals, and a text must not become larger by that.
    return (fitted.lines, (layout.font.size * scale * 100).rounded(.down) / 100 / layout.font.size)
  }

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
