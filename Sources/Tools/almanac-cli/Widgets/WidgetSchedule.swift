import WidgetBridge

/// A schedule with the spoken text of each entry, as `almanac schedule` prints it.
struct WidgetSchedule {
  struct Line {
    var instant: Instant
    /// The text that screen readers read.
    var text: String
  }

  var lines: [Line]
  var reload: ReloadRule

  /// Creates the schedule of a system.
  init<Definition: WidgetDefinition>(
    _ definition: Definition.Type, state: Definition.State, configuration: Definition.Configuration,
    from instant: Instant,
    in environment: WidgetEnvironment, privacy: Privacy = .shown
  ) {
    let schedule = definition.schedule(
      of: state, configuration: configuration, from: instant, in: environment)
    let entries = definition.entries(schedule, of: state, configuration: configuration, in: environment)
    lines = privacy.applied(to: entries).map { entry in
      Line(instant: entry.instant, text: entry.snapshot.accessibility.text)
    }
    reload = schedule.reload
  }

  func text(zone: ZoneClock) -> String {
    let rows = lines.map { [LocalTime.text($0.instant, zone: zone), $0.text] }
    let rule =
      switch reload {
      case .atEnd: "then asks again at the end"
      case .after(let instant): "then asks again after \(LocalTime.text(instant, zone: zone))"
      case .never: "then waits for the app"
      }
    return "\(TextTable(rows: rows).text)\n\(rule)\n"
  }
}

extension AccessibilityText {
  /// The label and the value as one text.
  var text: String { [label, value].filter { !$0.isEmpty }.joined(separator: ": ") }
}
