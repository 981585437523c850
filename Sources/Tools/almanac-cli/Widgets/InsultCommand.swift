import Documents
import InsultWidget
import WidgetBridge

/// `almanac widget insult`: the insult of the hour.
struct InsultCommand: WidgetCommand {
  typealias Definition = InsultDefinition

  static let name = "insult"
  static let summary = "The Insolent Bard, an insult of Shakespeare's words every hour"
  static let language = Language.english
  static let options: [CommandOption] = InsultArguments.options

  let configuration = InsultConfiguration()
  private let state: InsultState
  /// The reason why the taps cannot be read.
  private let problem: StoreError?

  init(_ arguments: Arguments) throws(UsageError) {
    let given = try InsultArguments(arguments)
    do throws(StoreError) {
      let (choices, problem) = try given.choices()
      (state, self.problem) = (.loaded(choices), problem)
    } catch {
      (state, problem) = (.unavailable("\(error)"), error)
    }
  }

  func state(at instant: Instant, in zone: ZoneClock) -> InsultState { state }

  func requireDocument(in state: InsultState) throws(DocumentNotShown) {
    if let problem { throw DocumentNotShown(problem) }
  }
}
