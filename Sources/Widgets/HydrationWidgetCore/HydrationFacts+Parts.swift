extension HydrationFacts {
  // MARK: - Week

  /// Returns the last seven days as bars, with a line across them at the goal of each day.
  func week(_ room: PointSize, _ font: WidgetFont) -> Drawing? {
    let column = PointSize(width: room.width / 7, height: room.height)
    let value = day.value.map { texts.weekReached($0.week.filter(\.isReached).count) }
    return Drawing.column {
      Drawing.layers {
        Drawing.row {
          for index in weekdays.indices {
            let bar = bar(of: day.value.map { $0.week[index] }, min(18, room.width / 14), in: column)
            index == weekdays.count - 1 ? bar?.marked(.changesOnTap) : bar
          }
        }
        Drawing.column {
          Drawing.space(PointSize(width: room.width, height: room.height * (1 - Self.goalHeight)))
          Drawing.shape(PointSize(width: room.width, height: 1), radius: 0, Paint(CommonRole.secondary))
        }?.framed(room, .leading, .top)
      }
      Drawing.row {
        for (index, weekday) in weekdays.enumerated() {
          let isToday = index == weekdays.count - 1
          Drawing.text(
            "weekdays", TextForms(weekday),
            TextLayout(
              WidgetFont(font.size, isToday ? .bold : .regular), width: column.width, alignment: .center),
            role: isToday ? CommonRole.primary : CommonRole.secondary)
        }
      }
    }?.marked(
      .spoken(AccessibilityText(label: CommonText(texts.language).days(7), value: value ?? texts.hidden)))
  }

  /// The height of the goal in a chart, whose rest shows what was drunk beyond it.
  private static let goalHeight = 0.8

  /// Returns the bar of a day over the room of its goal; a day of which nothing is known has a dash without that room.
  private func bar(of day: DayTotal?, _ width: Double, in column: PointSize) -> Drawing? {
    let goal = column.height * Self.goalHeight
    func shape(_ height: Double, _ paint: Paint) -> Drawing {
      Drawing.shape(
        PointSize(width: width, height: height), radius: min(width / 4, height / 2), paint
      ).framed(column, .center, .bottom)
    }
    if let day, !day.isKnown { return shape(2, Paint(CommonRole.secondary)) }
    return Drawing.layers {
      shape(goal, Paint(HydrationRole.track))
      if let day, day.total > .zero {
        shape(
          max(2, min(column.height, goal * day.goal.share(of: day.total))),
          Paint(day.goal.role(of: day.total)))
      }
    }
  }

  // MARK: - List

  func list(_ rows: Int, _ line: PointSize, scale: Double) -> Drawing? {
    guard rows > 0 else { return nil }
    let (spacing, symbolFont) = (6 * scale, WidgetFont(14 * scale))
    let texts = max(0, line.width - symbolFont.lineHeight - 3 * spacing)
    let name = TextLayout(WidgetFont(13 * scale), width: texts / 2)
    let volume = TextLayout(WidgetFont(13 * scale, .semibold), width: texts / 4, alignment: .trailing)
    let time = TextLayout(WidgetFont(12 * scale), width: texts / 4, alignment: .trailing)
    return Drawing.column {
      if let day = day.value {
        if let text = day.noEntriesText {
          Drawing.column(.center, spacing: spacing) {
            Drawing.symbol(rows > 2 ? "drop" : nil, WidgetFont(26 * scale), role: HydrationRole.progress)
            Drawing.text(
              "noEntriesText", Sensitive(text),
              TextLayout(WidgetFont(13 * scale), width: line.width, alignment: .center),
              role: CommonRole.secondary)
          }?.framed(PointSize(width: line.width, height: Double(rows) * line.height))
        }
        for row in day.rows(atMost: rows) {
          Drawing.row(spacing: spacing) {
            Drawing.symbol(row.symbol, symbolFont, role: row.beverage.tint)
            Drawing.text("entries.name", Sensitive(row.name), name) { $0.sharing = .size }
            Drawing.text("entries.volumeText", Sensitive(row.volumeText), volume) { $0.sharing = .size }
            Drawing.text("entries.timeText", Sensitive(row.timeText), time, role: CommonRole.secondary) {
              $0.sharing = .size
            }
          }?.framed(line, .leading)
            .marked(.spoken(row.accessibility)).link(to: row.link).marked(.id(row.id))
        }
      } else {
        // The number of bars must not reveal the number of drinks.
        for _ in 0..<min(3, rows) {
          Drawing.hidden(name).framed(PointSize(width: name.width, height: line.height), .leading)
        }
      }
    }?.marked(.changesOnTap)
  }

  // MARK: - Buttons

  func addButton(_ layout: ButtonLayout) -> Drawing? {
    layout.button("addText", addText, symbol: "plus.circle.fill")?
      .link(to: HydrationLink.addIntake(.open), spoken: AccessibilityText(label: texts.logWater))
  }

  func presetButtons(_ limit: Int, _ layout: ButtonLayout) -> [Drawing] {
    presets.prefix(limit).compactMap { preset in
      layout.button("presets.text", preset.text, symbol: preset.symbol)?
        .marked(.action(WidgetAction(preset.intake), preset.accessibility))
    }
  }
}

/// The measures of a button or link with round ends, in points.
struct ButtonLayout {
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
    let padding = size.height * (hasSymbol ? 1.0 / 3 : 0.26)
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
