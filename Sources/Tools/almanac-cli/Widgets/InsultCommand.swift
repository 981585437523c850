import InsultWidget
import WidgetBridge

/// `almanac widget insult`: the insult of the hour.
struct InsultCommand: WidgetCommand {
  typealias System = InsultSystem

  static let name = "insult"
  static let summary = "The Insolent Bard, an insult of Shakespeare's words every hour"
  static let language = Language.english
  static let options: [CommandOption] = InsultArguments.options + [.offset]

  let configuration = InsultConfiguration()
  private let state: InsultState

  init(_ arguments: Arguments) throws(UsageError) {
    let given = try InsultArguments(arguments)
    let skipped: Int64 = try arguments.number(.offset, in: 0...1_000_000) ?? 0
    state = .loaded(
      InsultSettings(seed: given.seed, interval: given.interval, rating: given.rating, skipped: skipped))
  }

  func state(at instant: Instant, in zone: ZoneClock) -> InsultState { state }

  func picture(_ snapshot: InsultSnapshot, style: TextStyle) -> String {
    InsultPicture(snapshot, style: style).text
  }
}
