package import InsultWidget

extension InsultContent: PicturedContent {
  /// The insult with its title on parchment, or the emblem alone.
  package func part(in layout: InsultLayout, _ frame: WidgetFrame, _ painter: Painter) -> Part {
    switch (form, layout) {
    case (.text(let text), .text(let layout)):
      let texts = text.part(in: layout, sinceText, painter)?.centered(in: frame.size)
      return .layers([painter.parchment(frame), texts].compactMap { $0 })
    case (.emblem, .emblem(let font)): return painter.emblem(font) ?? .nothing
    default: return .nothing
    }
  }
}

extension InsultText {
  /// Title, insult and since when it stands, below one another.
  fileprivate func part(in layout: InsultTextLayout, _ sinceText: TextForms, _ painter: Painter) -> Part? {
    let emblem = emblem == nil ? nil : painter.emblem(layout.emblem)
    let style = SetText.TextStyle(tracking: layout.titleTracking)
    let title = painter.tightText(
      title, layout.title, role: Self.titleRole, style: style, keepsWidth: self.emblem == .besideTitle)
    return Part.stack(
      [
        self.emblem == .besideTitle
          ? Part.line([emblem, title, emblem], spacing: layout.spacing)
          : Part.stack([emblem, title], spacing: layout.spacing, .center),
        painter.text(
          lines: lines, layout.text, role: role,
          style: SetText.TextStyle(faceName: layout.faceName, lineSpacing: layout.lineSpacing)),
        painter.text(sinceText, layout.sinceText, role: Self.sinceRole),
      ], spacing: layout.spacing, layout.text.alignment)
  }
}

extension Painter {
  /// The two masks, as wide as layouts say.
  fileprivate func emblem(_ font: WidgetFont?) -> Part? {
    font.map { font in
      let width = font.size * InsultTextLayout.emblemWidth
      return .symbol(
        Symbol(InsultContent.emblemSymbol), PointSize(width: width, height: font.lineHeight), height: width,
        color(InsultContent.emblemRole))
    }
  }

  /// What makes the background a sheet: a line within its edges that turns in at the corners; none without a background.
  fileprivate func parchment(_ frame: WidgetFrame) -> Part? {
    guard appearance.mode == .fullColor, !frame.family.isAccessory else { return nil }
    let (width, height) = (frame.size.width, frame.size.height)
    let (edge, turn) = (6.0, 12.0)
    let (right, bottom) = (width - edge, height - edge)
    let corners = [
      (edge + turn, edge), (right - turn, edge), (right - turn, edge + turn), (right, edge + turn),
      (right, bottom - turn), (right - turn, bottom - turn), (right - turn, bottom), (edge + turn, bottom),
      (edge + turn, bottom - turn), (edge, bottom - turn), (edge, edge + turn), (edge + turn, edge + turn),
      (edge + turn, edge),
    ]
    return .curve(
      corners.map { PicturePoint(x: $0.0, y: $0.1) }, frame.size, lineWidth: 1,
      color(InsultRole.since).faded(to: 0.35))
  }
}
