#if canImport(HydrationWidget)
package import HydrationWidget

extension HydrationContent: PicturedContent {
  /// Returns the picture: the ring with its lines, the list and the buttons, if the family has room for them.
  package func part(in layout: HydrationLayout, _ frame: WidgetFrame, _ painter: Painter) -> Part {
    let part: Part? =
      switch frame.family {
      case .small:
        Part.stack(
          [ring(in: layout, painter), totalOfGoal(in: layout, painter)], spacing: layout.spacing, .center)
      case .medium: medium(in: layout, painter)
      case .large: large(in: layout, frame, painter)
      case .circular: ring(in: layout, painter)
      case .rectangular:
        Part.stack(
          [totalOfGoal(in: layout, painter), bar(in: layout, painter), rest(in: layout, painter)],
          spacing: layout.lineSpacing)
      case .inline: painter.text(progress.map { $0.inlineText }, layout.inline)
      }
    return part ?? .nothing
  }

  private func medium(in layout: HydrationLayout, _ painter: Painter) -> Part? {
    let flame = painter.symbol(streak?.value?.symbol, layout.flame, role: HydrationRole.streak)
    let streak = Part.line(
      [flame, painter.text(streak?.map { $0.text }, layout.streak, role: HydrationRole.streak)],
      spacing: layout.lineSpacing)
    let add = addButton.flatMap { $0.part(in: layout.addButton, painter) }
    let buttons = Part.line([add] + presetParts(in: layout, painter), spacing: layout.spacing)
    let column = Part.stack(
      [Part.stack(lines(in: layout, painter) + [streak], spacing: layout.lineSpacing), buttons],
      spacing: layout.spacing)
    return Part.line([ring(in: layout, painter), column], spacing: layout.ringSpacing)
  }

  private func large(in layout: HydrationLayout, _ frame: WidgetFrame, _ painter: Painter) -> Part? {
    let flame = painter.symbol(streak?.value?.symbol, layout.flame, role: HydrationRole.streak)
    let streak = Part.stack(
      [flame, painter.text(streak?.map { $0.shortText }, layout.streakShort, role: HydrationRole.streak)],
      .center)
    let head = Part.line(
      [
        ring(in: layout, painter), Part.stack(lines(in: layout, painter), spacing: layout.lineSpacing),
        streak,
      ], spacing: layout.ringSpacing)
    let list = entryParts(in: layout, painter)
    let divider = painter.bar(layout.divider, 0, role: HydrationRole.track, track: HydrationRole.track)
    let upper = Part.stack([head, divider, Part.stack(list)], spacing: layout.spacing)
    let lower = Part.stack(
      [
        addButton.flatMap { $0.part(in: layout.addButton, painter) },
        Part.line(presetParts(in: layout, painter), spacing: layout.spacing),
        painter.text(shownNote, layout.healthNote, role: warningRole),
      ], spacing: layout.spacing)
    // The position of the buttons does not depend on the length of the list.
    let room = PointSize(
      width: frame.size.width - 2 * layout.padding, height: frame.size.height - 2 * layout.padding)
    return .layers([
      .placed(upper ?? .nothing, room, .leading, .top), .placed(lower ?? .nothing, room, .leading, .bottom),
    ])
  }

  // MARK: - Progress

  private func ring(in layout: HydrationLayout, _ painter: Painter) -> Part? {
    let ring = painter.ring(layout.ring, filled, role: filledRole, track: HydrationRole.track)
    let caution = painter.symbol(cautionSymbol, layout.cautionSymbol, role: filledRole)
    let inside = caution ?? painter.text(progress.map { $0.percentText }, layout.percent)
    return .layers([ring, inside].compactMap { $0 })
  }

  private func bar(in layout: HydrationLayout, _ painter: Painter) -> Part? {
    Part.line(
      [
        painter.bar(layout.bar, filled, role: filledRole, track: HydrationRole.track),
        painter.text(progress.map { $0.percentText }, layout.percent),
      ], spacing: layout.spacing)
  }

  private func totalOfGoal(in layout: HydrationLayout, _ painter: Painter) -> Part? {
    painter.text(progress.map { $0.totalOfGoalText }, layout.totalOfGoal)
  }

  private func rest(in layout: HydrationLayout, _ painter: Painter) -> Part? {
    painter.text(progress.map { $0.restText }, layout.rest)
  }

  /// Returns total and goal side by side, then the rest and the last drink, or the message that a tap was not
  /// saved.
  private func lines(in layout: HydrationLayout, _ painter: Painter) -> [Part?] {
    let head = Part.line(
      [
        painter.tightText(progress.map { $0.totalText }, layout.total, role: CommonRole.primary),
        painter.text(progress.map { $0.ofGoalText }, layout.ofGoal),
        // The room of the total is also a distance, except in the widest font.
      ], spacing: layout.spacing / 2, .baseline)
    if let failed = painter.text(appendFailedText, layout.appendFailed, role: warningRole) {
      return [head, failed]
    }
    return [
      head, rest(in: layout, painter), painter.text(progress.value?.lastDrinkText, layout.lastDrink),
    ]
  }

  // MARK: - List and buttons

  private func entryParts(in layout: HydrationLayout, _ painter: Painter) -> [Part?] {
    guard let row = layout.entries else { return [] }
    switch entries {
    case .visible(let entries):
      let scales = EntryRow.Scales(
        name: painter.scale(of: entries.map(\.name), in: row.name),
        volume: painter.scale(of: entries.map(\.volumeText), in: row.volume),
        time: painter.scale(of: entries.map(\.timeText), in: row.time))
      return [painter.text(noEntriesText, layout.noEntries)]
        + entries.map { $0.part(in: row, scales, painter) }
    case .redacted:
      return (0..<row.hiddenRows).map { _ in
        .placed(
          painter.hidden(row.name), PointSize(width: row.name.width, height: row.height), .leading, .center)
      }
    }
  }

  private func presetParts(in layout: HydrationLayout, _ painter: Painter) -> [Part?] {
    presets.map { preset in
      layout.presets.flatMap {
        $0.button.part(
          preset.text, preset.symbol, role: preset.role, background: preset.backgroundRole, painter)
      }
    }
  }
}

extension AddButton {
  fileprivate func part(in layout: HydrationLayout.Button?, _ painter: Painter) -> Part? {
    layout?.part(text, symbol, role: role, background: backgroundRole, painter)
  }
}

extension HydrationLayout.Button {
  /// Returns a button with a symbol and a text in its middle.
  fileprivate func part(
    _ text: TextForms, _ symbol: String, role: HydrationRole, background: HydrationRole, _ painter: Painter
  ) -> Part {
    let label = painter.tightText(text, self.text, role: role)
    let inside = Part.line(
      [painter.symbol(symbol, self.symbol, role: role), label],
      spacing: symbolSpacing)
    return .layers(
      [.box(size, radius: size.height / 2, painter.color(background)), inside].compactMap { $0 })
  }
}

extension EntryRow {
  /// The scales of the letters of the columns.
  fileprivate struct Scales {
    let name: Double
    let volume: Double
    let time: Double
  }

  /// Returns symbol, name, amount and time in their columns.
  fileprivate func part(
    in layout: HydrationLayout.Entries, _ scales: Scales, _ painter: Painter
  ) -> Part? {
    Part.line(
      [
        painter.symbol(symbol, layout.symbol, role: tint),
        painter.text(name, layout.name, scale: scales.name),
        painter.text(volumeText, layout.volume, scale: scales.volume),
        painter.text(timeText, layout.time, scale: scales.time),
      ], spacing: layout.spacing
    ).map { .placed($0, PointSize(width: $0.size.width, height: layout.height), .leading, .center) }
  }
}
#endif
