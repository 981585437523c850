public import WidgetFoundation

extension HydrationSnapshot {
  /// The day, or a note in its place; null is a private value that was taken out.
  public var contentJSON: JSON {
    switch content {
    case .day(let day): day.json
    case .note(let text, let symbol): ["kind": "note", "note": .string(text), "symbol": .string(symbol)]
    }
  }

  /// The measures.
  public var layoutJSON: JSON? { layout.json }
}

extension HydrationContent {
  fileprivate var json: JSON {
    .present([
      ("kind", "day"), ("progress", progress.json { $0.json }), ("streak", streak?.json { $0.json }),
      ("entries", entries.json { .array($0.map { $0.json }) }),
      ("noEntriesText", noEntriesText.map(JSON.string)), ("addButton", addButton?.json),
      ("presets", .array(presets.map { $0.json })), ("healthNote", healthNote?.json),
    ])
  }
}

extension HydrationProgress {
  fileprivate var json: JSON {
    .present([
      ("todayTotalML", JSON(total.millilitres)), ("goal", goal.json), ("ring", JSON(ring)),
      ("percent", JSON(percent)), ("isReached", .bool(isReached)), ("percentText", .string(percentText)),
      ("totalText", .string(totalText)), ("totalOfGoalText", .string(totalOfGoalText)),
      ("ofGoalText", .string(ofGoalText)), ("restText", .string(restText)),
      ("inlineText", .string(inlineText)), ("lastDrinkText", lastDrinkText.map(JSON.string)),
      ("role", .string(role.rawValue)), ("unitSystem", .string(units.rawValue)),
    ])
  }
}

extension GoalBreakdown {
  fileprivate var json: JSON {
    [
      "baseML": JSON(base.millilitres), "weatherAdjustmentML": JSON(weatherAdjustment.millilitres),
      "workoutAdjustmentML": JSON(workoutAdjustment.millilitres), "totalML": JSON(total.millilitres),
    ]
  }
}

extension StreakContent {
  fileprivate var json: JSON {
    ["days": JSON(days), "text": .string(text), "shortText": .string(shortText)]
  }
}

extension EntryRow {
  fileprivate var json: JSON {
    [
      "id": .string(id), "name": .string(name), "symbol": .string(symbol), "tint": .string(tint.name),
      "volumeText": .string(volumeText), "timeText": .string(timeText), "counts": .bool(counts),
      "accessibility": accessibility.json,
    ]
  }
}

extension AddButton {
  fileprivate var json: JSON {
    [
      "text": .string(text), "symbol": .string(symbol), "accessibility": accessibility.json,
      "link": .string(link.text),
    ]
  }
}

extension HydrationLayout {
  fileprivate var json: JSON {
    .present([
      ("ringDiameter", JSON(ringDiameter)), ("lineWidth", JSON(lineWidth)),
      ("ringStart", JSON(Self.ringStart)), ("entryLimit", JSON(entryLimit)),
      ("presetLimit", JSON(presetLimit)),
    ])
  }
}

extension BeverageTint {
  /// The name of the case, for the JSON of widgets.
  fileprivate var name: String {
    switch self {
    case .water: "water"
    case .tea: "tea"
    case .coffee: "coffee"
    case .milk: "milk"
    case .juice: "juice"
    case .energy: "energy"
    case .alcohol: "alcohol"
    case .other: "other"
    }
  }
}
