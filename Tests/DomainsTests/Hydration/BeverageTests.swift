import Almanac
import Testing

@testable import Hydration

struct BeverageTests {
  /// The words of the enumeration in the app's own source, by which documents name beverages.
  private static let documentIDs = [
    "water", "sparklingWater", "coconutWater", "herbalTea", "greenTea", "blackTea", "earlGrey", "chamomile",
    "peppermintTea", "matcha", "oolong", "chai", "rooibos", "tea", "milk", "juice", "lemonade", "smoothie",
    "sportsDrink", "espresso", "americano", "latte", "cappuccino", "flatWhite", "mocha", "icedCoffee",
    "coldBrew", "macchiato", "coffee", "soda", "energyDrink", "soup", "beer", "wine", "cocktail", "other",
  ]

  @Test func SI_16_everyBeverageOfStoredDocumentsIsKnown() {
    for id in Self.documentIDs { #expect(Beverage(id: id).isKnown, "\(id)") }
    #expect(Beverage.all.count == Set(Beverage.all).count && Beverage.all.first == .water)
  }

  /// Factor 1 where the evidence supports no other; strong drinks count nothing; indices are information.
  @Test func SI_16_aFactorIsOneWhereTheEvidenceSupportsNoOther() {
    for beverage in Beverage.all {
      let expected = ["wine", "cocktail"].contains(beverage.id) ? 0 : 1000
      #expect(beverage.factor == expected, "\(beverage.id)")
      #expect(beverage.source?.isEmpty == false)
      for language in Language.allCases { #expect(!beverage.name(in: language).isEmpty) }
    }
    // As printed by National Geographic, April 2017.
    let printed = [
      "oralRehydrationSolution": 1.54, "milk": 1.50, "juice": 1.39, "soda": 1.23, "sportsDrink": 1.02,
      "beer": 1.00, "sparklingWater": 0.98, "coffee": 0.91,
    ]
    for (id, index) in printed { #expect(Beverage(id: id).retentionIndex == index, "\(id)") }
    #expect(Beverage(id: "matcha").retentionIndex == nil)
  }

  @Test func anUnknownBeverageOfANewerVersionCountsInFullAndIsShownAsAnotherDrink() {
    let beverage = Beverage(id: "kombucha2031")
    #expect(!beverage.isKnown && beverage.factor == 1000 && !beverage.isAlcoholic)
    #expect(beverage.name(in: .vietnamese) == Beverage(id: "other").name(in: .vietnamese))
    #expect(beverage.symbol == "questionmark.circle.fill" && beverage.tint == .other)
    #expect(beverage.source == nil && beverage.retentionIndex == nil)
  }

  @Test func theGeneratedTableCountsTintsInTheOrderOfTheEnumeration() {
    #expect(Beverage.water.tint == .water && Beverage(id: "cocktail").tint == .alcohol)
    #expect(Beverage(id: "greenTea").tint == .tea && Beverage(id: "latte").tint == .coffee)
    #expect(Beverage(id: "milk").tint == .milk && Beverage(id: "juice").tint == .juice)
    #expect(Beverage(id: "energyDrink").tint == .energy)
  }
}
