import AppIntents
import BudgetScreens
import CalendarScreens
import Foundation
import HydrationScreens
import InsultScreens
import SolsticeScreens
import SwiftUI
import TestSupport
import Testing
import WidgetKit

@testable import WidgetViews
@testable import Widgets

/// The names that the system keeps of people's widgets, compared with those in the folders of Tests/Releases.
///
/// The system stores the kind of each widget on a home screen, and the choices of its settings by the names of types, parameters
/// and cases. No compiler sees what is stored on a device, so each name is written down, apart from the code.
struct StoredNameTests {
  /// The rows of all releases.
  private static func stored() throws -> [String] {
    let releases = Repository.root.appendingPathComponent("Tests/Releases")
    return try FileManager.default.contentsOfDirectory(atPath: releases.path).flatMap { release in
      let file = releases.appendingPathComponent("\(release)/system-names.tsv")
      guard FileManager.default.fileExists(atPath: file.path) else { return [] as [String] }
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.dropFirst().map(String.init)
    }
  }

  /// The types of intents, entities and queries, with the parameters of those that have some.
  private static let types: [Any.Type] = [
    AddDrinkIntent.self, AnotherInsultIntent.self, BudgetCategoryEntity.self, BudgetCategoryQuery.self,
    BudgetLeftIntent.self, BudgetSummaryIntent.self, CalendarIntent.self, HydrationIntent.self,
    InsultIntent.self, ShowMonthIntent.self, LogDrinkIntent.self, LogSpendingIntent.self,
    LunarDateIntent.self,
    NextFestivalIntent.self, OpenBudgetIntent.self, OpenCalendarIntent.self, SolsticeIntent.self,
    TellInsultIntent.self, TotalSpendingIntent.self,
  ]
  private static let intents: [any AppIntent] = [
    AddDrinkIntent(), AnotherInsultIntent(), BudgetLeftIntent(), BudgetSummaryIntent(), CalendarIntent(),
    HydrationIntent(), InsultIntent(), ShowMonthIntent(), LogDrinkIntent(), LogSpendingIntent(),
    LunarDateIntent(), NextFestivalIntent(), OpenBudgetIntent(), OpenCalendarIntent(),
    SolsticeIntent(), TellInsultIntent(), TotalSpendingIntent(),
  ]
  private static let choices: [any AppEnum.Type] = [
    BeverageChoice.self, BudgetPeriodChoice.self, CalendarRowsChoice.self, InsultRatingChoice.self,
    SolsticeNamingChoice.self, SolsticeSeasonsChoice.self, SpendingPeriodChoice.self,
  ]

  /// The rows of the table as the code has them: what is named, of what, and its name.
  @MainActor private static func rows() -> [String] {
    let widgets: [(String, _WidgetDescription?)] = [
      ("BardWidget", _WidgetDescription(BardWidget())),
      ("BudgetSummaryWidget", _WidgetDescription(BudgetSummaryWidget())),
      ("CalendarWidget", _WidgetDescription(CalendarWidget())),
      ("SipliWidget", _WidgetDescription(SipliWidget())),
      ("SolsticeCountdownWidget", _WidgetDescription(SolsticeCountdownWidget())),
      ("TotalSpendingWidget", _WidgetDescription(TotalSpendingWidget())),
    ]
    let controls: [(String, String)] = [
      ("AnotherInsultControl", AnotherInsultControl().body._description.kind),
      ("BudgetLeftControl", BudgetLeftControl().body._description.kind),
      ("LogDrinkControl", LogDrinkControl().body._description.kind),
      ("LunarDateControl", LunarDateControl().body._description.kind),
      ("relevantWidget", SystemServices.relevanceKind(CalendarDefinition.kind)),
    ]
    let kinds = (widgets.map { ($0, $1?.kind ?? "none") } + controls).map { "kind\t\($0)\t\($1)" }
    let names = (types + choices.map { $0 as Any.Type }).map { "type\t-\t\(String(describing: $0))" }
    let parameters = intents.flatMap { intent in
      Self.parameters(of: intent).map { "parameter\t\(type(of: intent))\t\($0.name): \($0.type)" }
    }
    func cases<Choice: AppEnum>(_ choice: Choice.Type) -> [String] {
      choice.allCases.map { "case\t\(choice)\t\($0.rawValue)" }
    }
    return kinds + names + parameters + choices.flatMap { cases($0) }
  }

  /// The parameters that an intent declares, by their names, with the types of their values.
  private static func parameters(of intent: any AppIntent) -> [(name: String, type: String)] {
    Mirror(reflecting: intent).children.compactMap { child in
      let type = "\(type(of: child.value))"
      guard let name = child.label, type.hasPrefix("IntentParameter<") else { return nil }
      return (String(name.drop { $0 == "_" }), String(type.dropFirst(16).dropLast()))
    }
  }

  @Test @MainActor func theNamesThatTheSystemKeepsAreThoseThatWereWrittenDown() throws {
    let stored = try Self.stored()
    let rows = Self.rows()
    for row in stored where !rows.contains(row) {
      Issue.record(
        """
        "\(row)" is gone. Widgets on people's home screens are kept by this name: without its kind a widget stands \
        empty, and without any other of the names what was chosen in its settings is lost without a word. Take the \
        name back; only what no released app had may go from the list.
        """)
    }
    for row in rows where !stored.contains(row) {
      Issue.record(
        "\"\(row)\" is new: add it to system-names.tsv of the next release in Tests/Releases, where it stays")
    }
    #expect(Set(stored).count == stored.count)
  }

  /// A type that is in no list above would be in no table either.
  @Test func everyTypeThatTheSystemKeepsIsLookedAt() throws {
    let widgets = Repository.root.appendingPathComponent("Apps/Widgets")
    let kinds = "AppIntent|WidgetConfigurationIntent|AppEnum|AppEntity|EntityQuery"
    let pattern = try Regex(
      "(?:struct|enum) (\\w+): (?:String, )?(?:\(kinds)) \\{", as: (Substring, Substring).self)
    var found: Set<String> = []
    let files = FileManager.default.enumerator(at: widgets, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      found.formUnion(source.matches(of: pattern).map { String($0.output.1) })
    }
    let known = Self.types.map { String(describing: $0) } + Self.choices.map { String(describing: $0) }
    #expect(found == Set(known))
    #expect(Set(Self.intents.map { "\(type(of: $0))" }) == found.filter { $0.hasSuffix("Intent") })
    // The values of parameters are plain ones, or of those types.
    let values = Set(Self.intents.flatMap { Self.parameters(of: $0).map(\.type) })
    let plain: Set = [
      "Bool", "Int", "IntentCurrencyAmount", "Optional<BudgetCategoryEntity>", "Optional<Date>",
      "Optional<Int>",
      "Optional<String>", "String",
    ]
    #expect(values.subtracting(plain).isSubset(of: found) && values.isSuperset(of: plain))
  }
}
