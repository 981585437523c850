public import AppIntents
@_exported public import HydrationWidget
public import SwiftUI
@_exported public import WidgetViews

/// The source of the hydration widget's facts: the drinks of the app.
public enum HydrationSource: WidgetSource {
  /// The widget.
  public typealias Definition = HydrationDefinition
  /// The choices on the home screen.
  public typealias Intent = HydrationIntent

  /// Reads the store; without the app group it cannot be opened.
  public static func state(in services: SystemServices) -> HydrationState {
    HydrationState(
      reading: try HydrationStore(folder: services.sharedFolder),
      at: services.now(), in: ZoneClock(services.zone()))
  }

  /// Returns the chosen beverage, and the last tap if it could not be saved.
  public static func configuration(
    _ intent: HydrationIntent, in services: SystemServices
  ) -> HydrationConfiguration {
    HydrationConfiguration(beverage: intent.beverage.beverage, failedTap: DrinkStore.failedTap(in: services))
  }

  /// Returns the intent of a button that adds a drink.
  public static func action(_ action: WidgetAction) -> (any AppIntent)? {
    action.addedDrink.map { AddDrinkIntent(millilitres: $0.millilitres, beverage: $0.beverage) }
  }
}

/// The widget of Sipli.
public struct SipliWidget: Widget {
  /// Creates the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { HydrationSource.body }
}

/// The view of the widget.
public typealias HydrationWidgetView = WidgetView<HydrationSource>
