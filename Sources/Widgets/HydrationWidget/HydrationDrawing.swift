extension HydrationFacts {
  /// The largest number of drinks in a list.
  static let listLimit = 5
  /// The system's own margin on each side.
  private static let margin = 16.0

  /// Returns the progress of the day, with its drinks and buttons where there is room.
  public func drawing(in frame: WidgetFrame) -> Drawing {
    let size = frame.size
    let room = PointSize(
      width: max(0, size.width - 2 * Self.margin), height: max(0, size.height - 2 * Self.margin))
    let drawing: Drawing? =
      switch frame.family {
      case .small: small(in: room)
      case .medium: medium(in: room)
      case .large: large(in: room)
      case .rectangular: rectangular(in: size)
      case .circular: ring(min(size.width, size.height), lineWidth: min(5, size.height / 14), most: 17)
      case .inline:
        .line(
          "inlineText", day.map { $0.inlineText }, TextLayout(WidgetFont(15), width: size.width),
          isPrivate: true)
      }
    return drawing ?? .nothing
  }

  private func small(in room: PointSize) -> Drawing? {
    Drawing.column(.center, spacing: min(8, room.height / 14)) {
      ring(min(70, max(24, room.height - 24)), lineWidth: 8, most: 16)
      totalOfGoal(
        TextLayout(
          WidgetFont(min(13, room.height / 8.4), .semibold), width: room.width, alignment: .center))
    }
  }

  private func rectangular(in room: PointSize) -> Drawing? {
    let scale = min(1, room.height / 68)
    let spacing = 6 * scale
    let part = min(48 * scale, room.width / 3)
    return Drawing.column(spacing: 4 * scale) {
      totalOfGoal(TextLayout(WidgetFont(15 * scale, .semibold), width: room.width)) { $0.isAccent = true }
      Drawing.row(spacing: spacing) {
        Drawing.bar(
          BarLayout(width: room.width - part - spacing, height: 6 * scale), filled: fraction, Paint(role),
          track: Paint(HydrationRole.track))
        percent(TextLayout(WidgetFont(12 * scale), width: part, alignment: .trailing), role: .secondary)
      }
      rest(TextLayout(WidgetFont(13 * scale), width: room.width), role: .secondary)
    }
  }

  private func medium(in room: PointSize) -> Drawing? {
    // The sizes are those of the usual screen; smaller screens scale all of them down.
    let scale = min(1, room.width / 306, room.height / 126)
    let (spacing, lineSpacing) = (8 * scale, 4 * scale)
    let diameter = min(70, max(24, room.height))
    let width = max(0, room.width - diameter - 2 * spacing)
    let flameFont = WidgetFont(12 * scale)
    let buttons = max(0, width - spacing)
    return Drawing.row(spacing: 2 * spacing) {
      ring(diameter, lineWidth: 8, most: 16)
      Drawing.column(spacing: spacing) {
        // One fact, spoken as one element.
        Drawing.column(spacing: lineSpacing) {
          lines(width: width, size: 20 * scale, lineSpacing: lineSpacing, scale: scale)
          Drawing.row(spacing: lineSpacing) {
            flame(flameFont)
            streak(
              "streakText", \.streakText,
              TextLayout(flameFont, width: width - flameFont.lineHeight - lineSpacing))
          }
        }?.marked(.isOneElement)
        Drawing.row(spacing: spacing) {
          addButton(ButtonLayout(width: buttons * 0.58, height: 30, tapHeight: Drawing.tapSide, scale: scale))
          presetButtons(
            1, ButtonLayout(width: buttons * 0.42, height: 30, tapHeight: Drawing.tapSide, scale: scale))
        }
      }
    }
  }

  /// Returns the day above the buttons, whose position does not depend on the length of the list.
  private func large(in room: PointSize) -> Drawing? {
    let (width, scale) = (room.width, min(1, room.width / 306, room.height / 322))
    let spacing = 8 * scale
    let (diameter, days, ringSpacing) = (56 * scale, 48 * scale, 1.5 * spacing)
    let rows = max(0, min(Self.listLimit, Int(((room.height - 125) / 22).rounded(.down))))
    // The link and the amounts are below one another.
    let tapHeight = min(Drawing.tapSide, 36 * scale + spacing)
    let amounts = max(1, min(4, Int((width / 64).rounded(.down))))
    return .layers {
      Drawing.column(spacing: spacing) {
        // One fact, spoken as one element.
        Drawing.row(spacing: ringSpacing) {
          ring(diameter, lineWidth: 8 * scale, most: 13)
          lines(
            width: max(0, width - diameter - days - 2 * ringSpacing), size: 18 * scale,
            lineSpacing: 2 * scale, scale: scale)
          Drawing.column(.center) {
            flame(WidgetFont(20 * scale))
            streak(
              "streakShortText", \.streakShortText,
              TextLayout(WidgetFont(12 * scale), width: days, alignment: .center))
          }
        }?.marked(.isOneElement)
        Drawing.bar(
          BarLayout(width: width, height: 1), filled: 0, Paint(HydrationRole.track),
          track: Paint(HydrationRole.track))
        list(rows, width: width, scale: scale)
      }?.framed(room, .leading, .top)
      Drawing.column(spacing: spacing) {
        addButton(ButtonLayout(width: width, height: 36, tapHeight: tapHeight, scale: scale))
        Drawing.row(spacing: spacing) {
          // Screen readers read the beverage; there is no room for its symbol on each button.
          presetButtons(
            amounts,
            ButtonLayout(
              width: (width - Double(amounts - 1) * spacing) / Double(amounts), height: 36,
              tapHeight: tapHeight, scale: scale, hasSymbol: false))
        }
        if rows > 0 {
          note(TextLayout(WidgetFont(11 * scale), width: width, lineLimit: 3))
        }
      }?.framed(room, .leading, .bottom)
    }
  }

  // MARK: - Progress

  private var fraction: Double { day.value?.fraction ?? 0 }
  /// The colour of the progress, which changes when the goal is reached, and when it is far exceeded.
  var role: HydrationRole {
    guard let day = day.value, day.isReached else { return .progress }
    return day.isFarOverGoal ? .warning : .reached
  }

  /// Returns the ring with the percentage in it, or with a symbol if it would be too large a number.
  private func ring(_ diameter: Double, lineWidth: Double, most: Double) -> Drawing? {
    let room = max(0, diameter - 2 * lineWidth) * 0.86
    return Drawing.layers {
      Drawing.ring(
        RingLayout(diameter: diameter, lineWidth: lineWidth), filled: fraction, Paint(role),
        track: Paint(HydrationRole.track))
      if day.value?.isFarOverGoal == true {
        Drawing.symbol("exclamationmark.triangle.fill", WidgetFont(room * 0.4), role: role, isAccent: true)
      } else {
        // Five characters of about 0.6 times the font size, such as "100 %".
        percent(TextLayout(WidgetFont(min(most, room / 3), .bold), width: room, alignment: .center))
      }
    }?.marked(.changesOnTap)
  }

  private func percent(_ layout: TextLayout, role: CommonRole = .primary) -> Drawing? {
    Drawing.text("percentText", day.map { $0.percentText }, layout, role: role) { $0.isNumber = true }
  }

  private func totalOfGoal(
    _ layout: TextLayout, _ change: (inout DrawnText) -> Void = { _ in }
  ) -> Drawing? {
    Drawing.text("totalOfGoalText", day.map { $0.totalOfGoalText }, layout, change)
  }

  private func rest(_ layout: TextLayout, role: CommonRole = .primary) -> Drawing? {
    Drawing.text("restText", day.map { $0.restText }, layout, role: role)
  }

  private func flame(_ font: WidgetFont) -> Drawing? {
    Drawing.symbol(day.value?.streakText.map { _ in "flame.fill" }, font, role: HydrationRole.streak)
  }

  /// Returns a text of the streak; if the day is hidden, it is also hidden whether there is a streak.
  private func streak(
    _ name: String, _ forms: (HydrationDay) -> TextForms?, _ layout: TextLayout
  ) -> Drawing? {
    guard let day = day.value else { return .hidden(layout) }
    return Drawing.text(name, forms(day).map { Sensitive($0) }, layout, role: HydrationRole.streak)
  }

  /// Returns the total and what is left to the goal; the message that a tap failed is in the place of the rest.
  private func lines(width: Double, size: Double, lineSpacing: Double, scale: Double) -> Drawing? {
    let half = max(0, width - 8 * scale) / 2
    return Drawing.column(spacing: lineSpacing) {
      // The room of the total is also a distance, except in the widest font.
      Drawing.row(.baseline, spacing: 4 * scale) {
        Drawing.text(
          "totalText", day.map { $0.totalText }, TextLayout(WidgetFont(size, .semibold), width: half)
        ) { ($0.isTight, $0.isAccent, $0.isNumber) = (true, true, true) }
        Drawing.text(
          "ofGoalText", day.map { $0.ofGoalText },
          TextLayout(WidgetFont(13 * scale), width: half), role: CommonRole.secondary)
      }
      if appendFailedText != nil {
        Drawing.text(
          "appendFailedText", appendFailedText,
          TextLayout(WidgetFont(12 * scale), width: width, lineLimit: 2),
          role: HydrationRole.warning)
      } else {
        rest(TextLayout(WidgetFont(13 * scale), width: width))
        Drawing.text(
          "lastDrinkText", day.value?.lastDrinkText.map { Sensitive($0) },
          TextLayout(WidgetFont(12 * scale), width: width), role: CommonRole.secondary)
      }
    }?.marked(.changesOnTap)
  }

  /// Returns the first problem, which is about files, or else the note about the user's day.
  private func note(_ layout: TextLayout) -> Drawing? {
    Drawing.text("notes", notes.first, layout, role: HydrationRole.warning)
      ?? Drawing.text(
        "healthNote", day.value?.healthNote.map { Sensitive($0) }, layout, role: HydrationRole.warning)
  }

  // MARK: - List

  private func list(_ rows: Int, width: Double, scale: Double) -> Drawing? {
    guard rows > 0 else { return nil }
    let (spacing, symbolFont) = (6 * scale, WidgetFont(14 * scale))
    let texts = max(0, width - symbolFont.lineHeight - 3 * spacing)
    let name = TextLayout(WidgetFont(13 * scale), width: texts / 2)
    let volume = TextLayout(WidgetFont(13 * scale, .semibold), width: texts / 4, alignment: .trailing)
    let time = TextLayout(WidgetFont(12 * scale), width: texts / 4, alignment: .trailing)
    return Drawing.column {
      if let day = day.value {
        Drawing.text(
          "noEntriesText", day.noEntriesText.map { Sensitive($0) },
          TextLayout(WidgetFont(13 * scale), width: width), role: CommonRole.secondary)
        for row in day.rows(atMost: rows) {
          Drawing.row(spacing: spacing) {
            Drawing.symbol(row.symbol, symbolFont, role: row.beverage.tint)
            Drawing.text("entries.name", Sensitive(row.name), name) { $0.sharing = .size }
            Drawing.text("entries.volumeText", Sensitive(row.volumeText), volume) { $0.sharing = .size }
            Drawing.text("entries.timeText", Sensitive(row.timeText), time, role: CommonRole.secondary) {
              $0.sharing = .size
            }
          }?.framed(PointSize(width: width, height: 22 * scale), .leading)
            .marked(.spoken(row.accessibility)).link(to: row.link).marked(.id(row.id))
        }
      } else {
        // As many bars whatever the number of drinks is.
        for _ in 0..<min(3, rows) {
          Drawing.hidden(name).framed(PointSize(width: name.width, height: 22 * scale), .leading)
        }
      }
    }?.marked(.changesOnTap)
  }

  // MARK: - Buttons

  private func addButton(_ layout: ButtonLayout) -> Drawing? {
    layout.button("addText", addText, symbol: "plus.circle.fill")?
      .link(to: HydrationLink.addIntake(.open), spoken: AccessibilityText(label: texts.logWater))
  }

  private func presetButtons(_ limit: Int, _ layout: ButtonLayout) -> [Drawing] {
    presets.prefix(limit).compactMap { preset in
      layout.button("presets.text", preset.text, symbol: preset.symbol)?
        .marked(.action(WidgetAction(preset.intake), preset.accessibility))
    }
  }
}

/// The measures of a button or link with round ends, in points.
private struct ButtonLayout {
  let size: PointSize
  let font: WidgetFont
  let hasSymbol: Bool
  /// How far a tap counts above and below it, without reaching another button.
  let tapMargin: Double

  /// Creates the measures; the height is that on the usual screen.
  init(width: Double, height: Double, tapHeight: Double, scale: Double, hasSymbol: Bool = true) {
    size = PointSize(width: max(0, width), height: max(0, height * scale))
    font = WidgetFont(13 * scale, .medium)
    tapMargin = max(0, tapHeight - size.height) / 2
    self.hasSymbol = hasSymbol
  }

  /// Returns a capsule with a text, and a symbol before it if there is room.
  func button(_ name: String, _ text: TextForms, symbol: String) -> Drawing? {
    // At the height of the curves a symbol is wider than the letters of a text.
    let padding = size.height * (hasSymbol ? 1.0 / 3 : 0.18)
    let spacing = hasSymbol ? font.size * 0.25 : 0
    let used = 2 * padding + (hasSymbol ? font.lineHeight + spacing : 0)
    return Drawing.layers {
      Drawing.shape(size, radius: size.height / 2, Paint(HydrationRole.button))
      Drawing.row(spacing: spacing) {
        Drawing.symbol(hasSymbol ? symbol : nil, WidgetFont(font.size), role: HydrationRole.progress)
        Drawing.text(
          name, text, TextLayout(font, width: size.width - used, alignment: .center),
          role: HydrationRole.progress
        ) { $0.isTight = true }
      }?.framed(PointSize(width: size.width - 2 * padding, height: size.height))
    }?.marked(.tapMargin(tapMargin))
  }
}

extension WidgetAction {
  /// Creates the action that adds a drink.
  fileprivate init(_ intake: Intake) {
    self.init(
      "addDrink",
      ["millilitres": "\(intake.volume?.millilitres ?? 0)", "beverage": intake.beverage?.id ?? ""])
  }

  /// The drink of an action that adds one; `nil` for another action.
  public var addedDrink: (millilitres: Int, beverage: String)? {
    guard name == "addDrink", let volume = values["millilitres"].flatMap({ Int($0) }),
      let beverage = values["beverage"]
    else { return nil }
    return (volume, beverage)
  }
}
