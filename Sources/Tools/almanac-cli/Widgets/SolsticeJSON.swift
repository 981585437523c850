import SolsticeWidget

/// Snapshots and the screen of the solstice widget for programs.
enum SolsticeJSON {
  static func value(_ snapshot: SolsticeSnapshot) -> JSONValue {
    let common: [(key: String, value: JSONValue)] = [
      ("family", .text(snapshot.family.rawValue)), ("status", .text(word(snapshot.status))),
      ("accessibility", value(snapshot.accessibility)), ("link", JSONValue(snapshot.link)),
      ("links", .array(snapshot.elementLinks.map(JSONValue.text))),
    ]
    switch snapshot.content {
    case .countdown(let countdown): return .object(common + members(countdown))
    case .unavailable(let note): return .object(common + [("note", .text(note))])
    }
  }

  static func value(_ screen: SolsticeScreen) -> JSONValue {
    let header = screen.header
    return .object([
      ("title", .text(header.title)), ("count", .text(header.countText)), ("days", .integer(header.days)),
      ("image", .text(header.image.assetName)), ("progress", value(header.progress)),
      ("moment", .text(header.momentText)), ("accessibility", value(header.accessibility)),
      ("sun", value(screen.sun)), ("season", .text(SeasonRole(screen.season.season).rawValue)),
      ("seasonName", .text(screen.season.name)), ("event", .text(screen.season.eventName)),
      ("description", .text(screen.season.eventDescription)),
      ("upcoming", .array(screen.upcoming.map(value))),
    ])
  }

  private static func members(_ countdown: CountdownContent) -> [(key: String, value: JSONValue)] {
    [
      ("title", .text(countdown.title)), ("count", .text(countdown.countText)),
      ("days", .integer(countdown.days)), ("season", .text(countdown.role.rawValue)),
      ("image", .text(countdown.image.assetName)), ("progress", countdown.progress.map(value) ?? .null),
      ("moment", JSONValue(countdown.momentText)), ("inline", JSONValue(countdown.inlineText)),
      ("sun", countdown.sun?.value.map(value) ?? .null),
      ("upcoming", .array(countdown.upcoming.map(value))),
    ]
  }

  private static func value(_ progress: CountdownContent.Progress) -> JSONValue {
    .object([
      ("elapsed", .integer(progress.elapsed)), ("total", .integer(progress.total)),
      ("text", .text(progress.text)),
    ])
  }

  private static func value(_ row: EventRow) -> JSONValue {
    .object([
      ("name", .text(row.name)), ("date", .text("\(row.date)")), ("time", .text(row.timeText)),
      ("days", .integer(row.days)), ("count", .text(row.countText)), ("season", .text(row.role.rawValue)),
      ("link", .text(row.link.text)),
    ])
  }

  private static func value(_ sun: SunLines) -> JSONValue {
    .object([
      ("note", JSONValue(sun.note)),
      (
        "lines",
        .array(
          (sun.lines + sun.details).map { .object([("name", .text($0.name)), ("value", .text($0.value))]) })
      ),
    ])
  }

  private static func value(_ text: AccessibilityText) -> JSONValue {
    .object([("label", .text(text.label)), ("value", .text(text.value))])
  }

  private static func word(_ status: WidgetStatus<SolsticeRangeError>) -> String {
    switch status {
    case .placeholder: "placeholder"
    case .empty: "empty"
    case .normal: "normal"
    case .stale: "stale"
    case .failure: "failure"
    }
  }
}
