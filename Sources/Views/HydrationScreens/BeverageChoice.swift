// App Intents reads an enumeration from its source, so every name is a literal; tests compare them with the table of beverages.

public import AppIntents
import HydrationWidget

/// The beverage that the buttons of the widget add; a raw value is the id in documents.
public enum BeverageChoice: String, AppEnum {
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
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beverage"
  /// The names of the beverages.
  public static let caseDisplayRepresentations: [BeverageChoice: DisplayRepresentation] = [
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
