import InsultWidget

/// `almanac widget insult`: the insult of the hour.
struct InsultCommand: WidgetCommand {
  static let name = "insult"
  static let summary = "The Insolent Bard, an insult of Shakespeare's words every hour"
  static let options: [CommandOption] = InsultArguments.options + [.offset]

  private let state: InsultState

  init(_ arguments: Arguments) throws(UsageError) {
    let given = try InsultArguments(arguments)
    let skipped: Int64 = try arguments.number(.offset, in: 0...1_000_000) ?? 0
    state = .settings(
      InsultSettings(seed: given.seed, interval: given.interval, rating: given.rating, skipped: skipped))
  }

  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) -> String {
    InsultPicture(snapshot(at: instant, in: environment), style: style).text
  }

  func json(at instant: Instant, in environment: WidgetEnvironment) -> String {
    "\(JSONValue.object(InsultPicture.members(snapshot(at: instant, in: environment))))\n"
  }

  func schedule(from instant: Instant, in environment: WidgetEnvironment) -> WidgetSchedule {
    WidgetSchedule(
      InsultSystem.self, state: state, configuration: InsultConfiguration(), from: instant, in: environment)
  }

  private func snapshot(at instant: Instant, in environment: WidgetEnvironment) -> InsultSnapshot {
    InsultSystem.snapshot(of: state, configuration: InsultConfiguration(), at: instant, in: environment)
  }
}
