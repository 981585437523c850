public import HydrationWidget
public import WidgetViews

/// Where the hydration widget gets its facts: the log of the app, with the taps that it has not taken in yet.
public enum HydrationSource: WidgetSource {
  /// The widget.
  public typealias System = HydrationSystem
  /// Its choices.
  public typealias Intent = HydrationIntent

  /// What the store holds; without the app group it cannot be opened.
  public static func state(in surroundings: Surroundings) -> HydrationWidgetState {
    do throws(StoreError) {
      return HydrationWidgetState(
        reading: try HydrationStore(folder: surroundings.folder(AppIdentifiers.sipli.group)),
        at: surroundings.now(), in: ZoneClock(surroundings.zone()))
    } catch {
      return .unavailable(error.description)
    }
  }

  /// The beverage that was chosen, and the last tap if it could not be kept.
  public static func configuration(
    _ intent: HydrationIntent, in surroundings: Surroundings
  ) -> HydrationConfiguration {
    HydrationConfiguration(beverage: intent.beverage.beverage, failedTap: TapStore(surroundings).failedTap)
  }
}
