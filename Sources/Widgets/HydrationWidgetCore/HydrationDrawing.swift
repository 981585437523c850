extension HydrationFacts {
  /// The largest number of drinks in a list.
  static let listLimit = 5

  /// Returns the progress of the day, with its drinks and buttons where there is room.
  public func drawing(in frame: WidgetFrame) -> Drawing {
    let size = frame.size
    let room = PointSize(
      width: max(0, size.width - 2 * Drawing.margin), height: max(0, size.height - 2 * Drawing.margin))
    let drawing: Drawing? =
      switch frame.family {
      case .small: small(in: room)
      case .medium: medium(in: room)
      case .large: large(in: room)
      case .rectangular: rectangular(in: size)
      case .circular:
        ring(min(size.width, size.height), lineWidth: min(5, size.height / 14), most: 17, isSigned: hasSign)
      case .inline:
        .line(
          "inlineText", day.map { $0.inlineText },
          TextLayout(WidgetFont(15), width: size.width - (hasSign ? Drawing.lineSymbolWidth : 0)),
          symbol: hasSign ? DrawnSymbol(Self.sign, WidgetFont(15), role: HydrationRole.warning) : nil,
          isPrivate: true)
      }
    return drawing ?? .nothing
  }

  private func small(in room: PointSize) -> Drawing? {
    let spacing = min(8, room.height / 14)
    let font = WidgetFont(min(13, room.height / 8.4), .semibold)
    let noteFont = WidgetFont(min(11, room.height / 11.4))
    // A sign alone would not say what is wrong.
    let layout = TextLayout(noteFont, width: room.width, lineLimit: 2, alignment: .center)
    let note = failedTap(layout) ?? note(layout)
    let used = font.lineHeight + spacing + (note == nil ? 0 : layout.height + spacing)
    return Drawing.column(.center, spacing: spacing) {
      ring(min(70, max(24, room.height - used)), lineWidth: 8, most: 16)
      totalOfGoal(TextLayout(font, width: room.width, alignment: .center))
      note
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
      signed(WidgetFont(13 * scale)) { width in
        rest(TextLayout(WidgetFont(13 * scale), width: room.width - width), role: .secondary)
      }
    }
  }

  private func medium(in room: PointSize) -> Drawing? {
    // The sizes are those of the usual screen; smaller screens scale all of them down.
    let scale = min(1, room.width / 306, room.height / 126)
    let (spacing, lineSpacing) = (8 * scale, 4 * scale)
    let width = max(0, room.width - 70 - 2 * spacing)
    let flameFont = WidgetFont(12 * scale)
    // Buttons that add something other than water show its symbol.
    let hasSymbol = presets.first?.intake.beverage != .water
    let count = Double(min(hasSymbol ? 2 : 3, presets.count))
    let (part, height) = (hasSymbol ? 1.2 : 1.5, 30.0)
    let unit = (room.width - count * spacing) / (count + part)
    return Drawing.column(spacing: spacing) {
      Drawing.row(spacing: 2 * spacing) {
        ring(min(70, max(24, room.height - height * scale - spacing)), lineWidth: 8, most: 16)
        // One fact, spoken as one element.
        Drawing.column(spacing: lineSpacing) {
          lines(width: width, size: 20 * scale, lineSpacing: lineSpacing, scale: scale, hasNote: true)
          Drawing.row(spacing: lineSpacing) {
            flame(flameFont)
            streak(
              "streakText", \.streakText,
              TextLayout(flameFont, width: width - flameFont.lineHeight - lineSpacing))
          }
        }?.marked(.isOneElement)
      }?.framed(PointSize(width: room.width, height: room.height - height * scale - spacing), .leading)
      Drawing.row(spacing: spacing) {
        addButton(
          ButtonLayout(width: unit * part, height: height, tapHeight: Drawing.tapSide, scale: scale))
        presetButtons(
          Int(count),
          ButtonLayout(
            width: unit, height: height, tapHeight: Drawing.tapSide, scale: scale, hasSymbol: hasSymbol))
      }
    }
  }

  /// Returns the day above the buttons, whose position does not depend on the length of the list.
  private func large(in room: PointSize) -> Drawing? {
    let (width, scale) = (room.width, min(1, room.width / 306, room.height / 322))
    let spacing = 8 * scale
    let (diameter, days, ringSpacing) = (56 * scale, 48 * scale, 1.5 * spacing)
    let (bars, row, noteFont) = (30 * scale, 20 * scale, WidgetFont(11 * scale))
    let note = note(TextLayout(noteFont, width: width, lineLimit: 2))
    // The bars have a line of text below them; the note has two lines.
    let used = diameter + 1 + bars + noteFont.lineHeight + 72 * scale + 6 * spacing
    let free = room.height - used - (note == nil ? 0 : 2 * noteFont.lineHeight + spacing)
    let rows = row > 0 ? Int(max(0, min(Double(Self.listLimit), free / row))) : 0
    // The days have the room that the list leaves, up to about three times their least height, above which they look empty. Three rows
    // hide how many drinks there are, or say that there are none.
    let listed = min(rows, day.value.map { $0.entries.isEmpty ? 3 : $0.entries.count } ?? 3)
    let chart = min(3.2 * bars, bars + max(0, free - Double(listed) * row))
    // The link and the amounts are below one another.
    let tapHeight = min(Drawing.tapSide, 36 * scale + spacing)
    let amounts = max(1, min(4, presets.count, Int((width / 64).rounded(.down))))
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
        list(listed, PointSize(width: width, height: row), scale: scale)
      }?.framed(room, .leading, .top)
      Drawing.column(spacing: spacing) {
        week(PointSize(width: width, height: chart), noteFont)
        addButton(ButtonLayout(width: width, height: 36, tapHeight: tapHeight, scale: scale))
        Drawing.row(spacing: spacing) {
          // Screen readers read the beverage; there is no room for its symbol on each button.
          presetButtons(
            amounts,
            ButtonLayout(
              width: (width - Double(amounts - 1) * spacing) / Double(amounts), height: 36,
              tapHeight: tapHeight, scale: scale, hasSymbol: false))
        }
        note
      }?.framed(room, .leading, .bottom)
    }
  }

  // MARK: - Progress

  private var fraction: Double { day.value?.fraction ?? 0 }
  /// The colour of the progress.
  var role: HydrationRole { day.value.map { $0.goal.role(of: $0.total) } ?? .progress }

  /// Returns the ring with the percentage in it, or with a symbol if it would be too large a number.
  ///
  /// The volume beyond the goal is a second round over the first, so that 150% is not 100%.
  private func ring(
    _ diameter: Double, lineWidth: Double, most: Double, isSigned: Bool = false
  ) -> Drawing? {
    let room = max(0, diameter - 2 * lineWidth) * 0.86
    let surplus = role == .reached ? day.value?.surplus ?? 0 : 0
    return Drawing.layers {
      Drawing.ring(
        RingLayout(diameter: diameter, lineWidth: lineWidth), filled: surplus > 0 ? surplus : fraction,
        Paint(surplus > 0 ? .surplus : role),
        track: Paint(surplus > 0 ? HydrationRole.reached : HydrationRole.track))
      if day.value?.isFarOverGoal == true {
        Drawing.symbol(Self.sign, WidgetFont(room * 0.4), role: role, isAccent: true)
      } else if isSigned {
        Drawing.column(.center) {
          percent(
            TextLayout(WidgetFont(min(most, room / 3) * 0.85, .bold), width: room * 0.9, alignment: .center))
          Drawing.symbol(Self.sign, WidgetFont(max(9, room * 0.18)), role: HydrationRole.warning)
        }
      } else {
        // Five characters of about 0.6 times the font size, such as "100 %".
        percent(TextLayout(WidgetFont(min(most, room / 3), .bold), width: room, alignment: .center))
      }
    }?.marked(.changesOnTap)
  }

  private static let sign = "exclamationmark.triangle.fill"

  /// Whether there are notes that have only the room of a sign; far more than the goal has a sign in the ring.
  private var hasSign: Bool {
    day.value?.isFarOverGoal != true && (!notes.isEmpty || day.value?.healthNote != nil)
  }

  /// Returns a text after a warning sign if there are notes, or the text alone.
  ///
  /// - Parameter text: Returns the text; its argument is the width of the sign.
  private func signed(_ font: WidgetFont, _ text: (Double) -> Drawing?) -> Drawing? {
    guard hasSign else { return text(0) }
    return Drawing.row(spacing: 4) {
      Drawing.symbol(Self.sign, font, role: HydrationRole.warning)
      text(font.lineHeight + 4)
    }
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

  /// Returns the total and what is left to the goal; the message that a tap failed replaces the rest.
  ///
  /// - Parameter hasNote: Whether a note replaces the last drink.
  private func lines(
    width: Double, size: Double, lineSpacing: Double, scale: Double, hasNote: Bool = false
  ) -> Drawing? {
    let half = max(0, width - 8 * scale) / 2
    return Drawing.column(spacing: lineSpacing) {
      // Each text has half of the width, less a distance.
      Drawing.row(.baseline, spacing: 4 * scale) {
        Drawing.text(
          "totalText", day.map { $0.totalText }, TextLayout(WidgetFont(size, .semibold), width: half)
        ) { ($0.isTight, $0.isAccent, $0.isNumber) = (true, true, true) }
        Drawing.text(
          "ofGoalText", day.map { $0.ofGoalText },
          TextLayout(WidgetFont(13 * scale), width: half), role: CommonRole.secondary)
      }
      if appendFailedText != nil {
        failedTap(TextLayout(WidgetFont(12 * scale), width: width, lineLimit: 2))
      } else {
        rest(TextLayout(WidgetFont(13 * scale), width: width))
        let small = TextLayout(WidgetFont(12 * scale), width: width)
        (hasNote ? note(small) : nil)
          ?? Drawing.text(
            "lastDrinkText", day.value?.lastDrinkText.map { Sensitive($0) }, small,
            role: CommonRole.secondary)
      }
    }?.marked(.changesOnTap)
  }

  private func failedTap(_ layout: TextLayout) -> Drawing? {
    Drawing.text("appendFailedText", appendFailedText, layout, role: HydrationRole.warning)
  }

  /// Returns the first problem, which is about files, or else the note about the user's day.
  private func note(_ layout: TextLayout) -> Drawing? {
    Drawing.text("notes", notes.first, layout, role: HydrationRole.warning)
      ?? Drawing.text(
        "healthNote", day.value?.healthNote.map { Sensitive($0) }, layout, role: HydrationRole.warning)
  }
}
