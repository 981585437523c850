import BudgetWidgetCore
import HydrationWidgetCore
import InsultWidgetCore
import SolsticeWidgetCore
import Testing

@testable import WidgetPictures

/// The drawings that replace symbols.
struct SymbolTests {
  private static let names: Set<String> = {
    var names: Set = [
      "chevron.left", "chevron.right", "arrow.uturn.backward", InsultFacts.anotherSymbol,
      InsultFacts.emblemSymbol, "plus.circle.fill", "flame.fill", "drop", "exclamationmark.triangle",
    ]
    names.formUnion(Beverage.all.map(\.symbol))
    names.formUnion(Season.allCases.map(\.symbolName))
    names.formUnion([BudgetLevel.good, .warning, .danger, .over].map(\.symbol))
    names.formUnion([SpendingFacts.Direction.up, .down, .even].map(\.symbol))
    return names
  }()

  @Test func everySymbolOfAWidgetHasADrawing() {
    for name in Self.names { #expect(Symbol.path(name) != nil, "\(name)") }
    #expect(Self.names.count > 20)
    #expect(Symbol.path("no.such.symbol") == nil)
  }

  @Test func noTwoDrawingsAreEqual() {
    #expect(Set(Self.names.map { Symbol.path($0) }).count == Self.names.count)
  }
}
