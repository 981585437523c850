import TestSupport
import Testing

/// All widget modules have the same files under the same names, so a reader of one knows them all.
struct WidgetAnatomyTests {
  /// The widget modules of the layer, each with the prefix of its types.
  private static let widgets = [
    "BudgetWidget": "Budget", "HydrationWidget": "Hydration", "InsultWidget": "Insult",
    "LunarCalendarWidget": "Calendar", "SolsticeWidget": "Solstice",
  ]
  /// The files that every widget has.
  private static let parts = [
    "Configuration", "Content", "Facts", "Layout", "Link", "Role", "State", "System", "Texts",
  ]
  /// Additional files of some widgets, each for an idea of that widget alone.
  private static let others: [String: Set<String>] = [
    // Two widgets with one document; days, rows of categories and steps of a trend.
    "BudgetWidget": [
      "BudgetDay", "BudgetReason", "BudgetSample", "CategoryRanking", "CategoryRow", "Rows",
      "SpendingConfiguration", "SpendingContent", "SpendingFacts", "SpendingLayout", "SpendingSystem",
      "SpendingTrend",
    ],
    // Buttons that add a drink, the form and the screen of the app; volumes in the user's units.
    "HydrationWidget": ["DrinkForm", "HydrationButtons", "HydrationSample", "TodayScreen", "VolumeText"],
    // Slots, taps and the history of insults; the sizes of an insult's type, and the form of the app's first
    // version; the screen of the app with its actions.
    "InsultWidget": [
      "CurrentInsult", "InsultChronicle", "InsultLog", "InsultScreen", "InsultSlot", "InsultStep",
      "Parchment",
      "StoredInsult",
      "TextRoom",
    ],
    // The user's own days; a month and its measures, and the form of the app's first version.
    "LunarCalendarWidget": [
      "Anniversary", "AnniversaryDay", "AnniversaryTexts", "CalendarContent+JSON", "CalendarContent+Lines",
      "CalendarFestival", "CalendarLeaf", "CalendarMonth", "CalendarWidgetData",
      "CalendarWidgetData+JSON",
      "CalendarWidgetData+Stored", "MonthArrow", "MonthLayout",
    ],
    // Days to an event, a place with the Sun and the length of its day, the question for the place, and the
    // screen of the app with its actions.
    "SolsticeWidget": [
      "DayAndNight", "LocationQuestion", "SolsticeControls", "SolsticeCountdown", "SolsticePlace",
      "SolsticeReason",
      "SolsticeScreen",
      "SunToday",
    ],
  ]
  /// The modules that the layer shares, which are not widgets.
  private static let shared: Set = ["WidgetCore", "WidgetFoundation"]

  private static func files(of module: String) -> [String] {
    let folder = "Sources/Widgets/\(module)/"
    return Repository.swiftFiles(below: "Sources/Widgets/\(module)").map {
      String($0.dropFirst(folder.count))
    }
  }

  @Test func everyModuleOfTheLayerIsKnown() {
    let folders = Set(
      Repository.swiftFiles(below: "Sources/Widgets").compactMap { path in
        path.split(separator: "/").dropFirst(2).first.map(String.init)
      })
    #expect(folders == Self.shared.union(Self.widgets.keys))
  }

  @Test func everyWidgetHasTheSameFilesInOneFolder() {
    for (module, prefix) in Self.widgets {
      let common = Self.parts.map { prefix + $0 } + ["Exports"]
      let expected = Set(common).union(Self.others[module] ?? []).map { $0 + ".swift" }
      #expect(Self.files(of: module).sorted() == expected.sorted(), "\(module)")
    }
  }

  @Test func theTypeOfAFileIsInIt() throws {
    for (module, prefix) in Self.widgets {
      for part in Self.parts {
        let text = try Repository.text("Sources/Widgets/\(module)/\(prefix)\(part).swift")
        let name = prefix + part
        let isDeclared = ["struct", "enum", "typealias"].contains { text.contains("\($0) \(name)") }
        #expect(isDeclared, "\(module): \(name)")
      }
    }
  }

  /// All snapshots have the same form in JSON.
  @Test func everySnapshotHasTheSharedShape() throws {
    for (module, prefix) in Self.widgets {
      let text = try Repository.text("Sources/Widgets/\(module)/\(prefix)System.swift")
      #expect(text.contains("typealias \(prefix)Snapshot = WidgetSnapshot<"), "\(module)")
      for file in Self.files(of: module) {
        let text = try Repository.text("Sources/Widgets/\(module)/\(file)")
        #expect(!text.contains(": Codable") && !text.contains("JSONEncoder"), "\(module)/\(file)")
      }
    }
  }
}
