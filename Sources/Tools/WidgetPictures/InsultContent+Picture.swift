package import InsultWidget

extension InsultContent: PicturedContent {
  /// Returns the picture: the insult with its title on parchment, or only the emblem.
  package func part(in layout: InsultLayout, _ frame: WidgetFrame, _ painter: Painter) -> Part {
    switch (form, layout) {
    case (.text(let text), .text(let layout)):
      return .layers(
        [
          painter.parchment(layout.parchment, frame),
          text.part(in: layout, sinceText, painter)?.centered(in: frame.size),
          painter.button(another, layout.another, frame),
        ].compactMap { $0 })
    case (.emblem, .emblem(let font)): return painter.emblem(font) ?? .nothing
    default: return .nothing
    }
  }
}

extension InsultText {
  /// Returns the title, the insult and the time from which it is shown, below one another.
  fileprivate func part(in layout: InsultTextLayout, _ sinceText: TextForms, _ painter: Painter) -> Part? {
    let emblem = emblem == nil ? nil : painter.emblem(layout.emblem)
    let style = SetText.TextStyle(tracking: layout.titleTracking)
    let title = painter.tightText(title, layout.title, role: Self.titleRole, style: style)
    let insult = painter.text(
      text, layout.text, role: role,
      style: SetText.TextStyle(faceName: layout.faceName, lineSpacing: layout.lineSpacing))
    return Part.stack(
      [
        self.emblem == .besideTitle
          ? Part.line([emblem, title, emblem], spacing: layout.spacing)
          : Part.stack([emblem, title], spacing: layout.spacing, .center),
        insult.map {
          .placed(
            $0, PointSize(width: layout.text.width, height: layout.textHeight), layout.text.alignment, .center
          )
        },
        painter.text(sinceText, layout.sinceText, role: Self.sinceRole),
      ], spacing: layout.spacing, layout.text.alignment)
  }
}

extension Painter {
  /// Returns the two masks, as wide as the layout says.
  fileprivate func emblem(_ font: WidgetFont?) -> Part? {
    font.map { font in
      let width = font.size * InsultTextLayout.emblemWidth
      return .symbol(
        Symbol(InsultContent.emblemSymbol), PointSize(width: width, height: font.lineHeight), height: width,
        color(InsultContent.emblemRole))
    }
  }

  /// Returns the line that makes the background look like a sheet; `nil` without a background.
  fileprivate func parchment(_ parchment: Parchment?, _ frame: WidgetFrame) -> Part? {
    guard let parchment, appearance.mode == .fullColor else { return nil }
    return .curve(
      parchment.points.map { PicturePoint(x: $0.x, y: $0.y) }, frame.size, lineWidth: Parchment.lineWidth,
      color(Parchment.role).faded(to: Parchment.opacity))
  }

  /// Returns the button in the lower trailing corner.
  fileprivate func button(
    _ button: AnotherButton?, _ layout: InsultTextLayout.Button?, _ frame: WidgetFrame
  ) -> Part? {
    guard button != nil, let layout else { return nil }
    return symbol(AnotherButton.symbol, layout.font, role: AnotherButton.role).map { symbol in
      let place = PointSize(
        width: InsultTextLayout.Button.side + 2 * InsultTextLayout.Button.trailing,
        height: InsultTextLayout.Button.side + 2 * layout.bottom)
      return .placed(symbol.centered(in: place), frame.size, .trailing, .bottom)
    }
  }
}
