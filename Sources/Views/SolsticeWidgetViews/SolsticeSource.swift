public import SolsticeWidget
public import WidgetViews

/// Where the countdown widget gets its facts: the settings of the app, with the place and the half of the Earth.
public enum SolsticeSource: WidgetSource {
  /// The widget.
  public typealias System = SolsticeSystem
  /// Its choices.
  public typealias Intent = SolsticeIntent

  /// What the app stored; zones that it names have the clocks that the system knows.
  public static func state(in surroundings: Surroundings) -> SolsticeState {
    SolsticeStore(surroundings).state
  }

  /// The choices of the user.
  public static func configuration(
    _ intent: SolsticeIntent, in surroundings: Surroundings
  ) -> SolsticeConfiguration {
    intent.configuration
  }
}
