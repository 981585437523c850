public import AppIntents

/// The choices for one widget of Sipli.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct HydrationIntent: WidgetConfigurationIntent {
  /// What the widget's settings are called.
  public static let title: LocalizedStringResource = "Hydration"
  /// What can be chosen.
  public static let description: IntentDescription? = "What the buttons of the widget add."

  /// What a tap on an amount adds.
  @Parameter(title: "Beverage", default: .water)
  public var beverage: BeverageChoice

  /// The choices as delivered.
  public init() {}
}
