public import AppIntents
import HydrationWidget
import WidgetViews

/// Adds a drink to the log, as much as the button has shown.
///
/// Each tap is a drink of its own: two taps add two.
public struct AddDrinkIntent: AppIntent {
  /// What it is called.
  public static let title: LocalizedStringResource = "Add a drink"
  /// It makes sense in the widget alone.
  public static let isDiscoverable = false

  /// How much.
  @Parameter(title: "Millilitres", default: 0)
  public var millilitres: Int

  /// The id of the beverage.
  @Parameter(title: "Beverage", default: "")
  public var beverage: String

  /// For the system, which sets what is added afterwards.
  public init() {}

  /// Adds what a button shows.
  init(_ intake: Intake) {
    self.init()
    millilitres = intake.volume?.millilitres ?? 0
    beverage = intake.beverage?.id ?? ""
  }

  /// Adds it and asks for new timelines: the system itself draws anew only the widget that was tapped.
  public func perform() async throws -> some IntentResult {
    TapStore(.current).tap(millilitres: millilitres, beverage: beverage)
    Surroundings.current.reload(HydrationSystem.identity.kind)
    return .result()
  }
}
