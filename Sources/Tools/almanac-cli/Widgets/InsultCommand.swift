import Documents
import InsultWidget
import WidgetBridge

/// `almanac widget insult`: the insult of the hour.
struct InsultCommand: WidgetCommand {
  typealias System = InsultSystem

  static let name = "insult"
  static let summary = "The Insolent Bard, an insult of Shakespeare's words every hour"
  static let language = Language.english
  static let options: [CommandOption] = InsultArguments.options

  let configuration = InsultConfiguration()
  let documentPath: String?
  private let state: InsultState

  init(_ arguments: Arguments) throws(UsageError) {
    let given = try InsultArguments(arguments)
    documentPath = given.taps?.path
    do throws(StoreError) {
      state = .loaded(try given.choices())
    } catch {
      state = .unavailable("\(error)")
    }
  }

  func state(at instant: Instant, in zone: ZoneClock) -> InsultState { state }

  func picture(_ snapshot: InsultSnapshot, style: TextStyle) -> String {
    InsultPicture(snapshot, style: style).text
  }
}
