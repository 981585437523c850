import HydrationWidget
import WidgetBridge

extension WidgetCommand {
  /// `almanac widget hydration`: today's drinks and the goal.
  static let hydration = WidgetCommand(
    name: "hydration", summary: "Sipli, what was drunk today", language: .english,
    texts: HydrationDefinition.language(for:),
    options: [WidgetOptions.state, beverage, WidgetOptions.privacy]
  ) { arguments, surroundings in
    let configuration = HydrationConfiguration(beverage: try arguments[beverage] ?? .water)
    let store = try surroundings.path.map { try DrinksFile.store($0) }
    return WidgetView<HydrationDefinition>(
      configuration: configuration,
      state: store.map {
        HydrationState(reading: $0, at: surroundings.instant, in: surroundings.environment.zone)
      } ?? .placeholder, surroundings: surroundings)
  }

  /// The beverage that was drunk, or that the button of the widget adds.
  static let beverage = Option(
    "beverage", "ID", oneOf: Beverage.all, by: { $0.id },
    "a beverage that 'almanac hydration beverages' lists (default: water)")
}
