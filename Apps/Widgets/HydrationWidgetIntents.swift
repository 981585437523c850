// The intents of the hydration widget, a source of the app and of its extension, because the system learns of intents from the
// sources of a target. Titles are literals, which it reads from here when an app is built.

import AppIntents
import HydrationWidget

/// The choices for one widget of Sipli.
struct HydrationIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  static let title: LocalizedStringResource = "Hydration"
  /// The description of the widget's settings.
  static let description: IntentDescription? = "What the buttons of the widget add."

  /// The beverage that a tap on an amount adds.
  @Parameter(title: "Beverage", default: .water)
  var beverage: BeverageChoice

  /// Creates the default choices.
  init() {}
}

extension HydrationIntent: WidgetChoices {
  typealias Source = HydrationSource

  var configuration: HydrationConfiguration { HydrationConfiguration(beverage: beverage.beverage) }

  static func action(_ action: WidgetAction) -> (any AppIntent)? {
    action.addedDrink.map { AddDrinkIntent(millilitres: $0.millilitres, beverage: $0.beverage) }
  }
}

/// Logs a drink, with the amount that the button shows.
///
/// Each tap is a separate drink: two taps add two.
struct AddDrinkIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Add a drink"
  /// It is only useful in the widget.
  static let isDiscoverable = false

  /// The amount in millilitres.
  @Parameter(title: "Millilitres", default: 0)
  var millilitres: Int

  /// The id of the beverage.
  @Parameter(title: "Beverage", default: "")
  var beverage: String

  /// Creates an empty intent for the system, which then sets the parameters.
  init() {}

  /// Creates an intent for the drink that a button shows.
  init(millilitres: Int, beverage: String) {
    self.init()
    self.millilitres = millilitres
    self.beverage = beverage
  }

  /// Adds the drink and requests new timelines.
  func perform() async throws -> some IntentResult {
    await HydrationSource.add(millilitres: millilitres, beverage: beverage)
    return .result()
  }
}

/// Logs a drink by voice or in a shortcut, and answers with the progress of the day.
struct LogDrinkIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Log water"
  /// The description in the system.
  static let description: IntentDescription? =
    "Adds a drink, and says how much it was today. Without an amount it is that of the first button of the widget."
  /// The answer has what the widget hides on a locked device.
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  /// The amount in millilitres, from 1 to 5,000; `nil` for the first of the widget's amounts.
  @Parameter(title: "Millilitres", inclusiveRange: (1, 5_000))
  var millilitres: Int?

  /// The beverage.
  @Parameter(title: "Beverage", default: .water)
  var beverage: BeverageChoice

  /// Creates an intent for the system, which then sets the parameters.
  init() {}

  /// Adds the drink, requests new timelines, and answers with the words of the widget.
  ///
  /// - Throws: An error that the system can say, if nothing was saved.
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let answer = try await HydrationSource.log(millilitres: millilitres, of: beverage.beverage)
    return .result(value: answer, dialog: "\(answer)")
  }
}

/// The beverage that the buttons of the widget add; a raw value is the id in documents.
enum BeverageChoice: String, AppEnum {
  case water
  case sparklingWater
  case oralRehydrationSolution
  case coconutWater
  case sportsDrink
  case energyDrink
  case tea
  case blackTea
  case earlGrey
  case icedTea
  case greenTea
  case oolong
  case matcha
  case chai
  case herbalTea
  case chamomile
  case peppermintTea
  case rooibos
  case coffee
  case icedCoffee
  case coldBrew
  case espresso
  case americano
  case latte
  case flatWhite
  case cappuccino
  case macchiato
  case mocha
  case milk
  case soyMilk
  case smoothie
  case juice
  case lemonade
  case sugarcaneJuice
  case soda
  case soup
  case beer
  case wine
  case cocktail
  case other

  /// The name of the choice in settings.
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beverage"
  /// The names of the beverages.
  static let caseDisplayRepresentations: [BeverageChoice: DisplayRepresentation] = [
    .water: "Water",
    .sparklingWater: "Sparkling water",
    .oralRehydrationSolution: "Oral rehydration solution",
    .coconutWater: "Coconut water",
    .sportsDrink: "Sports drink",
    .energyDrink: "Energy drink",
    .tea: "Tea",
    .blackTea: "Black tea",
    .earlGrey: "Earl Grey",
    .icedTea: "Iced tea",
    .greenTea: "Green tea",
    .oolong: "Oolong tea",
    .matcha: "Matcha",
    .chai: "Chai",
    .herbalTea: "Herbal tea",
    .chamomile: "Chamomile tea",
    .peppermintTea: "Peppermint tea",
    .rooibos: "Rooibos tea",
    .coffee: "Coffee",
    .icedCoffee: "Iced coffee",
    .coldBrew: "Cold brew",
    .espresso: "Espresso",
    .americano: "Americano",
    .latte: "Latte",
    .flatWhite: "Flat white",
    .cappuccino: "Cappuccino",
    .macchiato: "Macchiato",
    .mocha: "Mocha",
    .milk: "Milk",
    .soyMilk: "Soy milk",
    .smoothie: "Smoothie",
    .juice: "Juice",
    .lemonade: "Lemonade",
    .sugarcaneJuice: "Sugarcane juice",
    .soda: "Soft drink",
    .soup: "Soup",
    .beer: "Beer",
    .wine: "Wine",
    .cocktail: "Cocktail",
    .other: "Other drink",
  ]

  /// The beverage of this choice.
  var beverage: Beverage { Beverage(id: rawValue) }
}
