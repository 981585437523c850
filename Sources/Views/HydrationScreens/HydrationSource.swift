@_exported public import HydrationWidgetCore
@_exported public import WidgetViews

/// The source of the hydration widget's facts: the drinks of the app.
public enum HydrationSource: WidgetSource {
  /// The widget.
  public typealias Definition = HydrationDefinition

  /// Reads the store, which cannot be opened without the app group.
  public static func state(in services: SystemServices) -> HydrationState {
    HydrationState(
      reading: try HydrationStore(folder: services.sharedFolder),
      at: services.now(), in: ZoneClock(services.zone()))
  }

  /// Returns the choices with the last tap if it could not be saved.
  public static func configuration(
    _ choices: HydrationConfiguration, in services: SystemServices
  ) -> HydrationConfiguration {
    HydrationConfiguration(beverage: choices.beverage, failedTap: DrinkStore.failedTap(in: services))
  }

  /// Logs the drink of a button, or records that it could not be saved, and requests new timelines.
  public static func add(millilitres: Int, beverage: String) async {
    let services = SystemServices.current
    let now = services.now()
    await FileWriter.shared.run {
      DrinkStore.tap(millilitres: millilitres, beverage: beverage, at: now, in: services)
    }
  }

  /// Logs a drink, and requests new timelines.
  ///
  /// - Parameters:
  ///   - millilitres: The amount, from 1 to 5,000; `nil` for the first of the widget's amounts.
  ///   - beverage: The beverage.
  /// - Returns: The drink and the progress of the day, in words.
  /// - Throws: An error that the system can show or speak, if nothing was saved.
  public static func log(millilitres: Int?, of beverage: Beverage) async throws -> String {
    let drink = try await FileWriter.shared.run {
      var store = DrinkStore()
      return Result { () throws(IntentFailure) in try store.log(millilitres, of: beverage) }
    }.get()
    return "\(drink)\n\(entry().snapshot.accessibility.value)"
  }
}

/// The view of the widget.
public typealias HydrationWidgetView = WidgetView<HydrationSource>
