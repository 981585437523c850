import HydrationWidget

/// The fields of the source document's widget data, for programs.
enum HydrationJSON {
  static func members(_ snapshot: HydrationSnapshot) -> [(key: String, value: JSONValue)] {
    guard let day = snapshot.content, let shown = day.progress.value else { return [] }
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
}
