import HydrationWidget

/// A hydration snapshot for programs: the fields of the source document's widget data, and what is shown of them.
enum HydrationJSON {
  static func members(_ snapshot: HydrationSnapshot) -> [(key: String, value: JSONValue)] {
    guard case .day(let day) = snapshot.content, let shown = day.progress.value else { return [] }
    let goal = shown.goal
    return [
      ("todayTotalML", .integer(shown.total.millilitres)),
      (
        "goal",
        .object([
          ("baseML", .integer(goal.base.millilitres)),
          ("weatherAdjustmentML", .integer(goal.weatherAdjustment.millilitres)),
          ("workoutAdjustmentML", .integer(goal.workoutAdjustment.millilitres)),
          ("totalML", .integer(goal.total.millilitres)),
        ])
      ),
      ("percent", .integer(shown.percent)), ("streak", .integer(day.streak?.value?.days ?? 0)),
      ("unitSystem", .text(shown.units.rawValue)),
    ]
  }

  static func text(_ snapshot: HydrationSnapshot) -> String {
    var object: [(key: String, value: JSONValue)] = [
      ("family", .text(snapshot.family.rawValue)), ("status", .text(status(snapshot.status))),
      ("link", JSONValue(snapshot.link)), ("elementLinks", .array(snapshot.elementLinks.map(JSONValue.text))),
      ("accessibilityLabel", .text(snapshot.accessibility.label)),
      ("accessibilityValue", .text(snapshot.accessibility.value)),
    ]
    switch snapshot.content {
    case .note(let text, let symbol): object += [("note", .text(text)), ("symbol", .text(symbol))]
    case .day(let day):
      object += members(snapshot)
      if let shown = day.progress.value {
        object += [
          ("percentText", .text(shown.percentText)), ("totalOfGoalText", .text(shown.totalOfGoalText)),
          ("ofGoalText", .text(shown.ofGoalText)), ("restText", .text(shown.restText)),
          ("inlineText", .text(shown.inlineText)), ("lastDrinkText", JSONValue(shown.lastDrinkText)),
        ]
      }
      object += [
        ("streakText", JSONValue(day.streak?.value?.text)), ("entries", .array(rows(day))),
        ("noEntriesText", JSONValue(day.noEntriesText)), ("add", JSONValue(day.addButton?.text)),
        ("presets", .array(day.presets.map { .text($0.text) })),
        ("healthNote", JSONValue(day.healthNote?.value)),
      ]
    }
    return "\(JSONValue.object(object))\n"
  }

  private static func rows(_ day: HydrationContent) -> [JSONValue] {
    (day.entries.value ?? []).map { row in
      .object([
        ("id", .text(row.id)), ("name", .text(row.name)), ("symbol", .text(row.symbol)),
        ("volumeText", .text(row.volumeText)), ("timeText", .text(row.timeText)),
      ])
    }
  }

  private static func status(_ status: WidgetStatus<HydrationReason>) -> String {
    switch status {
    case .placeholder: "placeholder"
    case .empty(let reason): "empty: \(reason)"
    case .normal: "normal"
    case .stale(let since): "stale since \(since)"
    case .failure(let reason): "failure: \(reason)"
    }
  }
}
