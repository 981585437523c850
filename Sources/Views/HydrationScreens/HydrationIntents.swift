public import AppIntents
import HydrationWidget
import WidgetViews

/// The intents of the hydration widget, for the app and the extension that carry it.
public struct HydrationIntents: AppIntentsPackage {}

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

  /// Creates the default choices.
  public init() {}
}

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

  /// Creates an empty intent for the system, which then sets the parameters.
  public init() {}

  /// Creates an intent for the drink that a button shows.
  init(millilitres: Int, beverage: String) {
    self.init()
    self.millilitres = millilitres
    self.beverage = beverage
  }

  /// Adds the drink and requests new timelines.
  public func perform() async throws -> some IntentResult {
    DrinkStore.tap(millilitres: millilitres, beverage: beverage, in: .current)
    return .result()
  }
}

/// Logs a drink that was asked for by voice or in a shortcut, and says how far the day is.
public struct LogDrinkIntent: AppIntent {
  /// The title in the system.
  public static let title: LocalizedStringResource = "Log water"
  /// The description in the system.
  public static let description: IntentDescription? =
    "Adds a drink, and says how much it was today. Without an amount it is that of the first button of the widget."
  /// The answer has what the widget hides on a locked device.
  public static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  /// The amount in millilitres, from 1 to 5,000; `nil` for the first of the widget's amounts.
  @Parameter(title: "Millilitres", inclusiveRange: (1, 5_000))
  public var millilitres: Int?

  /// The beverage.
  @Parameter(title: "Beverage", default: .water)
  public var beverage: BeverageChoice

  /// Creates an intent for the system, which then sets the parameters.
  public init() {}

  /// Adds the drink, requests new timelines, and answers with the words of the widget.
  ///
  /// - Throws: An error that the system can say, if nothing was saved.
  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    var store = DrinkStore()
    let drink = try store.log(millilitres, of: beverage.beverage)
    let answer = "\(drink)\n\(HydrationSource.entry().snapshot.accessibility.value)"
    return .result(value: answer, dialog: "\(answer)")
  }
}
