import WidgetFoundation

/// A schedule with what each entry would say, as `almanac schedule` prints it.
struct WidgetSchedule {
  struct Line {
    var instant: Instant
    /// What is read aloud.
    var text: String
    var relevance: Relevance?
  }

  var lines: [Line]
  var reload: ReloadRule

  /// The schedule of a system.
  init<System: WidgetSystem>(
    _ system: System.Type, state: System.State, configuration: System.Configuration, from instant: Instant,
    in environment: WidgetEnvironment, privacy: PrivacyChoice = .shown
  ) {
    let schedule = system.schedule(of: state, configuration: configuration, from: instant, in: environment)
    let entries = system.entries(schedule, of: state, configuration: configuration, in: environment)
    lines = entries.map { entry in
      let accessibility = privacy.applied(to: entry.snapshot).accessibility
      let text = [accessibility.label, accessibility.value].filter { !$0.isEmpty }.joined(separator: ": ")
      return Line(instant: entry.instant, text: text, relevance: entry.relevance)
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

  var json: String {
    let entries = lines.map { line in
      JSONValue.object(
        [("instant", .text("\(line.instant)")), ("text", .text(line.text))]
          + (line.relevance.map { [("relevance", .text("\($0.score) for \($0.duration) s"))] } ?? []))
    }
    let rule: JSONValue =
      switch reload {
      case .atEnd: .text("at end")
      case .after(let instant): .text("after \(instant)")
      case .never: .text("never")
      }
    return "\(JSONValue.object([("entries", .array(entries)), ("reload", rule)]))\n"
  }
}
