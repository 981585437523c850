// swift-tools-version: 6.2

import PackageDescription

#if canImport(Darwin)
let isMac = true
#else
let isMac = false
#endif

/// Settings of every target: Swift 6, strict about warnings and imports.
///
/// A new version of Apple's frameworks deprecates what an older one needs, so on a Mac a warning stops nobody.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: isMac ? .warning : .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Optimisation in debug builds: of the compiler, which computes two centuries of the sky in nearly every test of it, of stand-ins,
/// and of `hot` modules.
///
/// SwiftPM refuses a package that is fetched by its version if what an app takes has unsafe flags; no library here
/// reaches a module of the compiler.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The modules, and two of their tables, that tests loop over, for two centuries of days or megabytes of text.
///
/// Optimising these costs less than it saves; for all others it costs more.
let hot: Set = [
  "Almanac", "AlmanacFacts", "AlmanacModel", "AlmanacTables", "DayAlmanac", "Documents", "FontWidths",
  "FontWidthsTables",
  "Hydration", "Insults", "JSONText", "SunTimes", "TestSupport", "WidgetCore", "WorkingDays",
]

/// Returns the settings of a module that apps may take: optimised in the debug builds that `make` starts, if it is one of the hot ones.
///
/// An app never has this variable, and `swift build` alone builds for the debugger.
func settings(of module: String) -> [SwiftSetting] {
  Context.environment["ALMANAC_OPTIMISED"] == "1" && hot.contains(module) ? settings + optimised : settings
}

/// A layer of the house, which is a folder of Sources/.
///
/// A module imports its own layer and those before it; what else it may import is in Tests/ArchitectureTests.
enum Layer: String {
  case compiler = "Compiler"
  case runtime = "Runtime"
  case domains = "Domains"
  case widgets = "Widgets"
  case views = "Views"
  case tools = "Tools"

  /// A module of the layer.
  ///
  /// - Parameters:
  ///   - tables: Whether it has tables that the compiler has written, a module of its own that no other reads.
  ///   - records: The modules with the types of their records.
  ///   - library: The name before `Tables`; `nil` for that of the module.
  func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], tables: Bool = false,
    records: [Target.Dependency] = ["AlmanacModel"], of library: String? = nil,
    exclude: [String] = [], resources: [Resource] = []
  ) -> [Target] {
    let module = Target.target(
      name: name, dependencies: dependencies, path: "Sources/\(rawValue)/\(name)", exclude: exclude,
      resources: resources,
      swiftSettings: self == .compiler ? settings + optimised : settings(of: name))
    guard tables else { return [module] }
    let own = (library ?? name) + "Tables"
    module.dependencies.append(.target(name: own))
    return [
      module,
      .target(
        name: own, dependencies: records, path: "Generated/\(own)", swiftSettings: settings(of: own)),
    ]
  }

  /// The module that computes what a widget shows, with the texts of its library.
  func core(
    _ library: String, _ dependencies: [Target.Dependency], records: [Target.Dependency] = ["AlmanacModel"]
  ) -> [Target] {
    module(library + "Core", dependencies, tables: true, records: records, of: library)
  }

  /// The module of a widget's library, for which one import is enough: it exports the core, and on a Mac the screens too.
  func exports(_ library: String, _ screens: Target.Dependency) -> [Target] {
    module(library, [.init(stringLiteral: library + "Core"), "WidgetFoundation"] + (isMac ? [screens] : []))
  }

  /// A program of the layer.
  func program(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> [Target] {
    [
      .executableTarget(
        name: name, dependencies: dependencies, path: "Sources/\(rawValue)/\(name)", exclude: exclude,
        swiftSettings: settings)
    ]
  }
}

/// Tests, in a folder of Tests/; all link TestSupport.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], sources: [String]? = nil
) -> [Target] {
  [
    .testTarget(
      name: name, dependencies: dependencies + ["TestSupport"], sources: sources, swiftSettings: settings)
  ]
}

/// A module that only tests link, in a folder of Tests/.
func support(_ name: String, _ dependencies: [Target.Dependency]) -> [Target] {
  [.target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings(of: name))]
}

/// A stand-in for a framework of Apple: in language mode 5 like the original, so that Swift 6 sees its types the same way.
///
/// Tests record thousands of trees, so it is optimised.
func standIn(_ name: String, _ dependencies: [Target.Dependency] = []) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies, path: "Tests/AppleStandIns/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] + optimised)
  ]
}

/// The libraries of widgets with their views and the screens of their apps.
let screens: KeyValuePairs<String, String> = [
  "BudgetWidget": "BudgetScreens", "HydrationWidget": "HydrationScreens", "InsultWidget": "InsultScreens",
  "LunarCalendarWidget": "CalendarScreens", "SolsticeWidget": "SolsticeScreens",
]

// SwiftUI, WidgetKit and App Intents are there on a Mac. Elsewhere declarations in their place are targets, so that views are
// checked and run by tests; no product has them, and no view is in a product there, so no other package ever sees them.
let frameworks: [Target.Dependency] = isMac ? [] : ["AppIntents", "RelevanceKit", "SwiftUI", "WidgetKit"]
let standIns =
  standIn("AppleFoundation")
  // Apps ask where they are; no module of the package does.
  + standIn("CoreLocation") + standIn("UniformTypeIdentifiers")
  + standIn("SwiftUI", ["AppleFoundation", "UniformTypeIdentifiers"])
  + standIn("AppIntents", ["AppleFoundation", "SwiftUI"])
  + standIn("RelevanceKit", ["AppleFoundation"])
  + standIn("WidgetKit", ["AppIntents", "AppleFoundation", "RelevanceKit", "SwiftUI"])
  // Sources that apps and extensions have in their own targets, all of them as one module. The libraries that these import export
  // no screens where there is no Mac, so that an import of one is compiled as an import of its screens.
  + [
    .target(
      name: "Widgets",
      dependencies: frameworks + screens.flatMap { [.init(stringLiteral: $0), .init(stringLiteral: $1)] },
      path: "Apps/Widgets",
      swiftSettings: settings + [.unsafeFlags(screens.flatMap { ["-module-alias", "\($0)=\($1)"] })])
  ]
  + tests(
    "WidgetViewsTests",
    frameworks + [
      "BudgetScreens", "CoreLocation", "Documents", "FontWidths", "HydrationFixtures",
      "HydrationScreens", "InsultScreens", "CalendarScreens", "SolsticeScreens",
      "CalendarScreensTables", "InsultWidgetTables", "SolsticeWidgetTables", "WidgetBridge", "WidgetPictures",
      "WidgetViews",
      "Widgets", "almanac-cli",
    ])

// Views are tested by what stand-ins record of them; with Apple's own frameworks they can only be drawn.
let drawnViews = tests(
  "WidgetViewsTests",
  [
    "BudgetScreens", "CalendarScreens", "FontWidths", "HydrationScreens", "InsultScreens",
    "SolsticeScreens", "WidgetViews",
  ], sources: ["RenderedPictureTests.swift"])

/// The modules of the libraries of widgets.
let exports = screens.flatMap { Layer.views.exports($0, .init(stringLiteral: $1)) }

/// The modules that compute the five systems of widgets.
let widgets: [Target.Dependency] = [
  "BudgetWidgetCore", "HydrationWidgetCore", "InsultWidgetCore", "LunarCalendarWidgetCore",
  "SolsticeWidgetCore",
]

/// A library that other packages may depend on, with the modules that they may import.
func library(_ name: String, _ others: [String] = []) -> Product {
  .library(name: name, targets: [name] + others)
}

/// The library of a widget: the module of its name, and those that it exports.
func widget(_ name: String, _ others: [String] = []) -> Product {
  library(name, others + ["WidgetFoundation", "WidgetCore", "JSONText"] + (isMac ? ["WidgetViews"] : []))
}

let package = Package(
  name: "almanac",
  platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10)],
  products: [
    library("Almanac"),
    library("AlmanacFoundation"),
    library("DayAlmanac"),
    library("WorkingDays", ["DecisionDocuments", "JSONText"]),
    library("SunTimes"),
    library("Insults"),
    widget("LunarCalendarWidget"),
    widget("InsultWidget"),
    widget("SolsticeWidget"),
    widget("BudgetWidget", ["Spending", "Documents"]),
    widget("HydrationWidget", ["Hydration", "Documents"]),
    library("WidgetBridge"),
    .executable(name: "almanac", targets: ["almanac-cli"]),
    .executable(name: "almanac-compiler", targets: ["almanac-compiler"]),
  ],
  targets: [
    // From Data/ to Generated/. The compiler shares the vocabulary with the runtime and never sees the tables.
    Layer.compiler.module("SourceText"),
    Layer.compiler.module("Ephemeris", ["AlmanacModel"]),
    Layer.compiler.module("SwiftEmitter", ["AlmanacModel"]),
    Layer.compiler.module(
      "AlmanacCompiler",
      [
        "AlmanacFacts", "AlmanacModel", "CommandLineInterface", "DomainRecords", "Ephemeris", "SourceText",
        "SwiftEmitter",
      ]),
    Layer.compiler.program(
      "almanac-compiler", ["AlmanacCompiler", "AlmanacModel", "CommandLineInterface", "SourceText"]),

    // Lookups: generated tables and what reads them.
    Layer.runtime.module("AlmanacModel"),
    Layer.runtime.module("Almanac", ["AlmanacModel"], tables: true),
    // Records of apps, drinks, money and insults, apart so that readers of the calendars do not meet them.
    Layer.runtime.module("DomainRecords", ["AlmanacModel"]),
    Layer.runtime.module("JSONText", ["AlmanacModel"]),
    Layer.runtime.module("DayAlmanac", ["Almanac"], tables: true),
    // Apart from festivals, so that apps without it are not larger.
    Layer.runtime.module("WorkingDays", ["DayAlmanac"], tables: true),
    // A module of its own, since importers of days off need no JSON.
    Layer.runtime.module("DecisionDocuments", ["DayAlmanac", "JSONText", "WorkingDays"]),
    Layer.runtime.module("SunTimes", ["Almanac"], tables: true),
    Layer.runtime.module("AlmanacFoundation", ["Almanac", "SunTimes"]),
    Layer.runtime.module("Insults", ["DomainRecords"], tables: true, records: ["DomainRecords"]),

    // Data that people record: documents, money, drinks; usable without any widget.
    Layer.domains.module("Documents", ["AlmanacModel", "JSONText"]),
    Layer.domains.module(
      "Spending", ["Documents", "DomainRecords"], tables: true, records: ["DomainRecords"]),
    Layer.domains.module(
      "Hydration", ["Almanac", "AlmanacFoundation", "Documents", "DomainRecords"], tables: true,
      records: ["DomainRecords"]),

    // State and instant in, snapshot and schedule out.
    Layer.widgets.module(
      "WidgetCore", ["Almanac", "DomainRecords", "JSONText"], tables: true, records: ["DomainRecords"]),
    Layer.widgets.module("WidgetFoundation", ["AlmanacFoundation", "Documents", "WidgetCore"], tables: true),
    Layer.widgets.core(
      "LunarCalendarWidget", ["DayAlmanac", "DecisionDocuments", "WidgetCore", "WorkingDays"]),
    Layer.widgets.core(
      "InsultWidget", ["DomainRecords", "Insults", "WidgetCore"], records: ["DomainRecords"]),
    Layer.widgets.core("SolsticeWidget", ["SunTimes", "WidgetCore"]),
    Layer.widgets.core("BudgetWidget", ["Spending", "WidgetFoundation"]),
    Layer.widgets.core("HydrationWidget", ["Hydration", "WidgetFoundation"]),

    // Drawings on the screen, and the screens of the apps, by Apple's frameworks.
    Layer.views.module("WidgetViews", frameworks + ["Documents", "WidgetFoundation"]),
    Layer.views.module("BudgetScreens", frameworks + ["BudgetWidgetCore", "WidgetViews"], tables: true),
    Layer.views.module(
      "CalendarScreens", frameworks + ["LunarCalendarWidgetCore", "WidgetViews"], tables: true),
    Layer.views.module(
      "HydrationScreens", frameworks + ["HydrationWidgetCore", "WidgetViews"], tables: true),
    Layer.views.module(
      "InsultScreens", frameworks + ["Documents", "InsultWidgetCore", "InsultWidgetTables", "WidgetViews"]),
    Layer.views.module(
      "SolsticeScreens", frameworks + ["SolsticeWidgetCore", "SolsticeWidgetTables", "WidgetViews"],
      resources: [.process("Seasons.xcassets")]),
    exports,

    // Programs that people or other programs start.
    Layer.tools.module("CommandLineInterface"),
    Layer.tools.module("AlmanacFacts", ["AlmanacModel"]),
    Layer.tools.module("FontWidths", ["WidgetCore"], tables: true),
    Layer.tools.module(
      "AlmanacReports",
      [
        "Almanac", "DayAlmanac", "DecisionDocuments", "DomainRecords", "InsultWidgetCore", "Insults",
        "JSONText",
        "LunarCalendarWidgetCore", "SolsticeWidgetCore", "SunTimes", "WidgetCore", "WorkingDays",
      ], tables: true, records: ["AlmanacModel", "DomainRecords"]),
    Layer.tools.module(
      "WidgetBridge", ["Documents", "WidgetFoundation"] + widgets,
      exclude: ["Schemas", "WidgetBridge.d.ts"]),
    Layer.tools.module("WidgetPictures", ["FontWidths", "SolsticeWidgetCore", "WidgetCore"]),
    Layer.tools.program(
      "almanac-cli",
      [
        "Almanac", "AlmanacFoundation", "AlmanacReports", "CommandLineInterface", "DayAlmanac", "Documents",
        "Hydration", "Insults", "JSONText", "Spending", "SunTimes", "WidgetBridge", "WidgetFoundation",
        "WidgetPictures", "WorkingDays",
      ] + widgets),
    // A call of every text function, and the program that prints what they and the other tables say.
    [
      .target(
        name: "MessageFacts",
        dependencies: [
          "AlmanacReportsTables", "AlmanacTables", "BudgetScreensTables", "BudgetWidgetTables",
          "DayAlmanacTables", "HydrationScreensTables", "HydrationWidgetTables", "InsultWidgetTables",
          "CalendarScreensTables", "LunarCalendarWidgetTables", "SolsticeWidgetTables", "WidgetCoreTables",
          "WidgetFoundationTables",
        ], path: "Generated/MessageFacts", swiftSettings: settings)
    ],
    Layer.tools.program(
      "almanac-dev",
      [
        "Almanac", "AlmanacFacts", "AlmanacModel", "AlmanacReports", "AlmanacReportsTables",
        "AlmanacTables",
        "DayAlmanac",
        "DayAlmanacTables", "DomainRecords", "FontWidths", "FontWidthsTables", "HydrationTables",
        "InsultWidgetTables",
        "Insults", "InsultsTables", "JSONText",
        "MessageFacts", "SpendingTables", "SunTimes", "SunTimesTables", "WidgetBridge", "WidgetCore",
        "WidgetCoreTables",
        "WidgetFoundation",
        "WidgetPictures", "WorkingDays", "WorkingDaysTables",
      ] + widgets,
      exclude: ["Bench/README.md", "Bench/measure.sh", "Bench/measure-log.sh", "Record/saves.jsonl"]),

    // Modules that only tests link. TestSupport reads files of the repository and pictures; it is a module because it is optimised,
    // and test targets are not. HydrationFixtures has drinks for the tests of hydration.
    support("TestSupport", ["JSONText", "SourceText", "WidgetCore"]),
    support("HydrationFixtures", ["AlmanacFoundation", "Hydration"]),

    // Few and large, because each target costs seconds to build; what tests one module is a folder in it.
    tests("ArchitectureTests"),
    tests(
      "CompilerTests",
      [
        "AlmanacCompiler", "AlmanacModel", "AlmanacTables", "DomainRecords", "Ephemeris", "SourceText",
        "SwiftEmitter",
      ]),
    tests(
      "RuntimeTests",
      [
        "Almanac", "AlmanacFoundation", "AlmanacModel", "DayAlmanac", "DecisionDocuments",
        "DomainRecords", "Insults", "JSONText", "SourceText", "SunTimes", "WorkingDays",
      ]),
    tests(
      "DomainsTests",
      [
        "Almanac", "AlmanacFoundation", "Documents", "Hydration", "HydrationFixtures", "SourceText",
        "Spending",
      ]),
    tests("WidgetCoreTests", ["WidgetCore", "WidgetCoreTables", "WidgetFoundation"]),
    tests("LunarCalendarWidgetTests", ["CalendarScreens", "LunarCalendarWidgetCore", "WidgetFoundation"]),
    tests(
      "InsultWidgetTests", ["InsultScreens", "InsultWidgetCore", "InsultWidgetTables", "WidgetFoundation"]),
    tests("SolsticeWidgetTests", ["SolsticeScreens", "SolsticeWidgetCore", "WidgetFoundation"]),
    tests("BudgetWidgetTests", ["BudgetScreens", "BudgetWidgetCore", "WidgetViews"]),
    tests("HydrationWidgetTests", ["HydrationFixtures", "HydrationScreens", "HydrationWidgetCore"]),
    // Tests call the programs in their own process; some start the built command, as a person would.
    tests(
      "ToolsTests",
      [
        "Almanac", "AlmanacFacts", "AlmanacReports", "DayAlmanac", "DecisionDocuments", "FontWidths",
        "JSONText", "SunTimes", "WidgetBridge", "WidgetCore", "WidgetFoundation", "WidgetPictures",
        "WorkingDays", "almanac-cli", "almanac-dev",
      ] + widgets + frameworks),
    isMac ? drawnViews : standIns,
  ].flatMap { $0 }
)
