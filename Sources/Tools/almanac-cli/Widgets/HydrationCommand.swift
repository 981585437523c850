import HydrationWidget
import WidgetBridge

/// `almanac widget hydration`: today's drinks and the goal.
struct HydrationCommand: WidgetCommand {
  typealias Definition = HydrationDefinition

  static let name = "hydration"
  static let summary = "Sipli, what was drunk today (without --state a sample)"
  static let language = Language.english
  static let options: [CommandOption] = [.state, .fluid, .privacy]

  let documentPath: String?
  private let store: HydrationStore?
  let configuration: HydrationConfiguration
  let privacy: Privacy

  init(_ arguments: Arguments) throws(UsageError) {
    documentPath = arguments[.state]
    store = documentPath == nil ? nil : try HydrationFile.store(arguments, .state)
    configuration = HydrationConfiguration(beverage: try arguments.beverage() ?? .water)
    privacy = try arguments.privacy()
  }

  func state(at instant: Instant, in zone: ZoneClock) -> HydrationState {
    store.map { HydrationState(reading: $0, at: instant, in: zone) } ?? .placeholder
  }
}
