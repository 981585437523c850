public import InsultWidget
public import WidgetViews

/// Where the insult widget gets its facts: the settings of the app, and the log of taps beside them.
public enum InsultSource: WidgetSource {
  /// The widget.
  public typealias System = InsultSystem
  /// Its choices.
  public typealias Intent = InsultIntent

  /// What the app stored, and what was tapped.
  public static func state(in surroundings: Surroundings) -> InsultState {
    InsultStore(surroundings).state
  }

  /// The rating that was chosen.
  public static func configuration(
    _ intent: InsultIntent, in surroundings: Surroundings
  ) -> InsultConfiguration {
    InsultConfiguration(rating: intent.rating.rating)
  }
}
