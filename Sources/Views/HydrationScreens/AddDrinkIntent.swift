public import AppIntents
import HydrationWidget
import WidgetViews

/// Logs a drink, with the amount that the button shows.
///
/// Each tap is a separate drink: two taps add two.
public struct AddDrinkIntent: AppIntent {
  /// The title in the system.
  public static let title: LocalizedStringResource = "Add a drink"
  /// It is only useful in the widget.
  public static let isDiscoverable = false

  /// The amount in millilitres.
  @Parameter(title: "Millilitres", default: 0)
  public var millilitres: Int

  /// The id of the beverage.
  @Parameter(title: "Beverage", default: "")
  public var beverage: String

  /// Makes an empty intent for the system, which then sets the parameters.
  public init() {}

  /// Makes an intent for the drink that a button shows.
  init(millilitres: Int, beverage: String) {
    self.init()
    self.millilitres = millilitres
    self.beverage = beverage
  }

  /// Adds the drink and requests new timelines: the system itself redraws only the widget that was tapped.
  public func perform() async throws -> some IntentResult {
    TapStore(.current).tap(millilitres: millilitres, beverage: beverage)
    SystemServices.current.reload(HydrationSystem.identity.kind)
    return .result()
  }
}
