import Foundation
import HydrationWidget

/// `almanac widget hydration`: today's drinks and the goal.
struct HydrationCommand: WidgetCommand {
  static let name = "hydration"
  static let summary = "Sipli, what was drunk today (without --state a sample)"
  static let options: [CommandOption] = [.state, .fluid, .privacy]

  private let store: HydrationStore?
  private let zone: ZoneClock
  private let configuration: HydrationConfiguration
  private let privacy: PrivacyChoice

  init(_ arguments: Arguments) throws(UsageError) {
    store = arguments[.state] == nil ? nil : try HydrationContext.store(arguments, .state)
    zone = ZoneClock(try arguments.zone())
    configuration = HydrationConfiguration(beverage: try arguments.beverage() ?? .water)
    privacy = try arguments.privacy()
  }

  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) -> String {
    HydrationPicture(snapshot(at: instant, in: environment), style: style).text
  }

  func json(at instant: Instant, in environment: WidgetEnvironment) -> String {
    HydrationJSON.text(snapshot(at: instant, in: environment))
  }

  func schedule(from instant: Instant, in environment: WidgetEnvironment) -> WidgetSchedule {
    WidgetSchedule(
      HydrationSystem.self, state: reading(at: instant), configuration: configuration,
      from: instant, in: environment, privacy: privacy)
  }

  private func snapshot(at instant: Instant, in environment: WidgetEnvironment) -> HydrationSnapshot {
    let snapshot = HydrationSystem.snapshot(
      of: reading(at: instant), configuration: configuration, at: instant, in: environment)
    return privacy.applied(to: snapshot)
  }

  /// As a widget has it: what cannot be opened is shown, not thrown.
  private func reading(at instant: Instant) -> HydrationReading {
    guard let store else { return .placeholder }
    do throws(StoreError) {
      return try store.reading(at: instant, in: zone)
    } catch {
      return .unavailable
    }
  }
}
