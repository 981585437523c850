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
  private let given: InsultArguments

  init(_ arguments: Arguments) throws(UsageError) {
    given = try InsultArguments(arguments)
  }

  func state(at instant: Instant, in zone: ZoneClock) -> InsultState {
    do throws(StoreError) {
      return .loaded(try given.chronicle())
    } catch {
      return InsultState.unavailable("\(error)").told(of: given.log?.path)
    }
  }

  func picture(_ snapshot: InsultSnapshot, style: TextStyle) -> String {
    InsultPicture(snapshot, style: style).text
  }
}
