extension InsultContent {
  /// Returns the insult on a sheet with its title and time, or the emblem alone.
  public func drawing(in layout: InsultLayout, _ frame: WidgetFrame) -> Drawing {
    switch (form, layout) {
    case (.text(let text), .text(let layout)):
      let drawing: Drawing? =
        frame.family == .inline
        ? .line("text", .visible(text.text), layout.text)
        : .layers {
          layout.parchment.map { .outline($0.outline(in: frame.size)) }
          sheet(text, layout)?.marked(.spoken(accessibility)).marked(.changesOnTap).framed(frame.size)
          button(layout)?.framed(frame.size, .trailing, .bottom)
        }
      return drawing ?? .nothing
    case (.emblem, .emblem(let font)): return Self.emblem(font)
    default: return .nothing
    }
  }

  /// Returns the title, the insult and the time since when it is shown.
  private func sheet(_ text: InsultText, _ layout: InsultTextLayout) -> Drawing? {
    let emblem = layout.emblem.map { Self.emblem($0) }
    let title = Drawing.text("title", text.title, layout.title, role: InsultText.titleRole) {
      $0.tracking = layout.titleTracking
      $0.isTight = text.emblem == .besideTitle
    }
    return .column(layout.text.alignment, spacing: layout.spacing) {
      if text.emblem == .besideTitle {
        Drawing.row(spacing: layout.spacing) {
          emblem
          title
          emblem
        }
      } else {
        emblem
        title
      }
      Drawing.text("text", text.text, layout.text, role: text.role) {
        $0.face = layout.faceName
        $0.lineSpacing = layout.lineSpacing
        $0.keepsHeight = true
        $0.isAccent = text.takesTint
      }
      Drawing.text("sinceText", sinceText, layout.sinceText, role: InsultText.sinceRole)
    }
  }

  /// Returns the emblem in a font.
  public static func emblem(_ font: WidgetFont) -> Drawing {
    var symbol = DrawnSymbol(
      emblemSymbol, font, role: emblemRole, width: font.size * InsultTextLayout.emblemWidth)
    symbol.scale = InsultTextLayout.emblemWidth
    return .symbol(symbol)
  }

  /// Returns the button beside the time; all of its square takes a tap, not the symbol alone.
  private func button(_ layout: InsultTextLayout) -> Drawing? {
    guard let another, let place = layout.another else { return nil }
    let side = InsultTextLayout.Button.side
    return Drawing.symbol(AnotherButton.symbol, place.font, role: AnotherButton.role)?
      .framed(PointSize(width: side, height: side))
      .marked(.action(WidgetAction(another.place), another.accessibility))
      .padded(InsultTextLayout.Button.trailing, place.bottom)
  }
}

extension WidgetAction {
  /// Creates the action that skips the insult at a place.
  init(_ place: InsultPlace) {
    self.init("skipInsult", ["slot": "\(place.slot)", "skipped": "\(place.skipped)"])
  }
}

extension InsultPlace {
  /// Creates the place of an action that skips an insult; `nil` for another action.
  public init?(_ action: WidgetAction) {
    guard action.name == "skipInsult", let slot = action.values["slot"].flatMap({ Int64($0) }),
      let skipped = action.values["skipped"].flatMap({ Int64($0) })
    else { return nil }
    self.init(slot: slot, skipped: skipped)
  }
}
