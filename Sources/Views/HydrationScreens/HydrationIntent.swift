public import AppIntents

/// The choices for one widget of Sipli.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct HydrationIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  public static let title: LocalizedStringResource = "Hydration"
  /// The description of the widget's settings.
  public static let description: IntentDescription? = "What the buttons of the widget add."

  /// The beverage that a tap on an amount adds.
  @Parameter(title: "Beverage", default: .water)
  public var beverage: BeverageChoice

  /// Makes the default choices.
  public init() {}
}
