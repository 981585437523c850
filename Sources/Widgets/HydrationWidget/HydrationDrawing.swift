extension HydrationContent {
  /// Returns the progress of the day, with its drinks and buttons where there is room.
  public func drawing(in layout: HydrationLayout, _ frame: WidgetFrame) -> Drawing {
    let drawing: Drawing? =
      switch frame.family {
      case .small:
        Drawing.column(.center, spacing: layout.spacing) {
          ring(in: layout)
          totalOfGoal(in: layout)
        }
      case .medium: medium(in: layout)
      case .large: large(in: layout, frame)
      case .circular: ring(in: layout)
      case .rectangular:
        Drawing.column(spacing: layout.lineSpacing) {
          totalOfGoal(in: layout) { $0.isAccent = true }
          Drawing.row(spacing: layout.spacing) {
            layout.bar.map {
              Drawing.bar($0, filled: filled, Paint(filledRole), track: Paint(HydrationRole.track))
            }
            percent(in: layout)
          }
          rest(in: layout)
        }
      case .inline:
        .line("progress.inlineText", progress.map { $0.inlineText }, layout.inline, isPrivate: true)
      }
    return drawing ?? .nothing
  }

  private func medium(in layout: HydrationLayout) -> Drawing? {
    Drawing.row(spacing: layout.ringSpacing) {
      ring(in: layout)
      Drawing.column(spacing: layout.spacing) {
        // One fact, spoken as one element.
        Drawing.column(spacing: layout.lineSpacing) {
          lines(in: layout)
          Drawing.row(spacing: layout.lineSpacing) {
            flame(in: layout)
            Drawing.text("streak.text", streak?.map { $0.text }, layout.streak, role: HydrationRole.streak)
          }
        }?.marked(.isOneElement)
        Drawing.row(spacing: layout.spacing) {
          addButton.flatMap { $0.drawing(in: layout.addButton) }
          presetButtons(in: layout)
        }
      }
    }
  }

  /// Returns the day above the buttons, whose position does not depend on the length of the list.
  private func large(in layout: HydrationLayout, _ frame: WidgetFrame) -> Drawing? {
    let room = PointSize(
      width: frame.size.width - 2 * layout.padding, height: frame.size.height - 2 * layout.padding)
    return .layers {
      Drawing.column(spacing: layout.spacing) {
        // One fact, spoken as one element.
        Drawing.row(spacing: layout.ringSpacing) {
          ring(in: layout)
          lines(in: layout)
          Drawing.column(.center) {
            flame(in: layout)
            Drawing.text(
              "streak.shortText", streak?.map { $0.shortText }, layout.streakShort,
              role: HydrationRole.streak)
          }
        }?.marked(.isOneElement)
        layout.divider.map {
          Drawing.bar($0, filled: 0, Paint(HydrationRole.track), track: Paint(HydrationRole.track))
        }
        list(in: layout)
      }?.framed(room, .leading, .top)
      Drawing.column(spacing: layout.spacing) {
        addButton.flatMap { $0.drawing(in: layout.addButton) }
        Drawing.row(spacing: layout.spacing) { presetButtons(in: layout) }
        Drawing.text(
          isShownNotePrivate ? "healthNote" : "notes", shownNote, layout.healthNote, role: warningRole,
          isPrivate: isShownNotePrivate)
      }?.framed(room, .leading, .bottom)
    }
  }

  // MARK: - Progress

  /// Returns the ring with the percentage in it, or with a symbol if it would be too large a number.
  private func ring(in layout: HydrationLayout) -> Drawing? {
    Drawing.layers {
      layout.ring.map { .ring($0, filled: filled, Paint(filledRole), track: Paint(HydrationRole.track)) }
      Drawing.symbol(cautionSymbol, layout.cautionSymbol, role: filledRole, isAccent: true)
        ?? percent(in: layout)
    }?.marked(.changesOnTap)
  }

  private func percent(in layout: HydrationLayout) -> Drawing? {
    Drawing.text("progress.percentText", progress.map { $0.percentText }, layout.percent) {
      $0.isNumber = true
    }
  }

  private func totalOfGoal(
    in layout: HydrationLayout, _ change: (inout DrawnText) -> Void = { _ in }
  ) -> Drawing? {
    Drawing.text("progress.totalOfGoalText", progress.map { $0.totalOfGoalText }, layout.totalOfGoal, change)
  }

  private func rest(in layout: HydrationLayout) -> Drawing? {
    Drawing.text("progress.restText", progress.map { $0.restText }, layout.rest)
  }

  private func flame(in layout: HydrationLayout) -> Drawing? {
    Drawing.symbol(streak?.value?.symbol, layout.flame, role: HydrationRole.streak)
  }

  /// Returns the total and what is left to the goal; the message that a tap failed is in the place of the rest.
  private func lines(in layout: HydrationLayout) -> Drawing? {
    Drawing.column(spacing: layout.lineSpacing) {
      // The room of the total is also a distance, except in the widest font.
      Drawing.row(.baseline, spacing: layout.spacing / 2) {
        Drawing.text("progress.totalText", progress.map { $0.totalText }, layout.total) {
          ($0.isTight, $0.isAccent, $0.isNumber) = (true, true, true)
        }
        Drawing.text("progress.ofGoalText", progress.map { $0.ofGoalText }, layout.ofGoal)
      }
      if appendFailedText != nil {
        Drawing.text("appendFailedText", appendFailedText, layout.appendFailed, role: warningRole)
      } else {
        rest(in: layout)
        Drawing.text(
          "progress.lastDrinkText", progress.value?.lastDrinkText.map { Sensitive($0) }, layout.lastDrink)
      }
    }?.marked(.changesOnTap)
  }

  // MARK: - List and buttons

  private func list(in layout: HydrationLayout) -> Drawing? {
    guard let row = layout.entries else { return nil }
    return Drawing.column {
      switch entries {
      case .visible(let entries):
        Drawing.text("noEntriesText", noEntriesText.map { Sensitive($0) }, layout.noEntries)
        for entry in entries { entry.drawing(in: row) }
      case .redacted:
        for _ in 0..<row.hiddenRows {
          Drawing.hidden(row.name)
            .framed(PointSize(width: row.name.width, height: row.height), .leading)
        }
      }
    }?.marked(.changesOnTap)
  }

  @DrawingBuilder private func presetButtons(in layout: HydrationLayout) -> [Drawing] {
    if let button = layout.presets?.button {
      for preset in presets {
        button.face(
          "presets.text", preset.text, preset.symbol, role: preset.role, background: preset.backgroundRole
        )
        .marked(.tapMargin(button.tapMargin))
        .marked(.action(WidgetAction(preset.intake), preset.accessibility))
      }
    }
  }
}

extension WidgetAction {
  /// Creates the action that adds a drink.
  init(_ intake: Intake) {
    self.init(
      "addDrink",
      [
        "millilitres": "\(intake.volume?.millilitres ?? 0)", "beverage": intake.beverage?.id ?? "",
      ])
  }

  /// The drink of an action that adds one; `nil` for another action.
  public var addedDrink: (millilitres: Int, beverage: String)? {
    guard name == "addDrink", let volume = values["millilitres"].flatMap({ Int($0) }),
      let beverage = values["beverage"]
    else { return nil }
    return (volume, beverage)
  }
}

extension AddButton {
  fileprivate func drawing(in layout: HydrationLayout.Button?) -> Drawing? {
    layout.map { layout in
      layout.face("addButton.text", text, symbol, role: role, background: backgroundRole)
        .marked(.tapMargin(layout.tapMargin)).link(to: link, spoken: accessibility)
    }
  }
}

extension HydrationLayout.Button {
  /// Returns a capsule with a text, and a symbol before it if there is room.
  fileprivate func face(
    _ name: String, _ text: TextForms, _ symbol: String, role: HydrationRole, background: HydrationRole
  ) -> Drawing {
    Drawing.layers {
      Drawing.shape(size, radius: size.height / 2, Paint(background))
      Drawing.row(spacing: symbolSpacing) {
        Drawing.symbol(symbol, self.symbol, role: role)
        Drawing.text(name, text, self.text, role: role) { $0.isTight = true }
      }?.framed(PointSize(width: size.width - 2 * padding, height: size.height))
    } ?? .nothing
  }
}

extension EntryRow {
  fileprivate func drawing(in layout: HydrationLayout.Entries) -> Drawing? {
    let room = PointSize(
      width: layout.symbol.lineHeight + layout.name.width + layout.volume.width + layout.time.width
        + 3 * layout.spacing, height: layout.height)
    return Drawing.row(spacing: layout.spacing) {
      Drawing.symbol(symbol, layout.symbol, role: tint)
      Drawing.text("entries.name", Sensitive(name), layout.name) { $0.sharing = .size }
      Drawing.text("entries.volumeText", Sensitive(volumeText), layout.volume) { $0.sharing = .size }
      Drawing.text("entries.timeText", Sensitive(timeText), layout.time) { $0.sharing = .size }
    }?.framed(room, .leading).marked(.spoken(accessibility)).link(to: link).marked(.id(id))
  }
}
