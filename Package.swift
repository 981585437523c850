// swift-tools-version: 6.2

import PackageDescription

// A new version of Apple's frameworks deprecates what an older one needs, so on a Mac a warning stops nobody.
#if canImport(Darwin)
  let warnings = SwiftSetting.treatAllWarnings(as: .warning)
#else
  let warnings = SwiftSetting.treatAllWarnings(as: .error)
#endif

/// Settings of every target: Swift 6, strict about warnings and imports.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  warnings,
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The compiler computes two centuries of the sky in nearly every test of it, which takes minutes without optimisation.
///
/// SwiftPM refuses a package that is fetched by its version if what an app takes has unsafe flags; no library here
/// reaches a module of the compiler.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The modules that tests loop over, for two centuries of days or megabytes of text.
///
/// Optimising them costs less than it saves; of the others, it costs more.
let hot: Set = [
  "AlmanacModel", "AlmanacTables", "Almanac", "JSONText", "SunTimes", "WidgetCore", "FontWidths",
  "FontWidthsTables", "TestSupport",
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
  func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
    resources: [Resource] = []
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/\(rawValue)/\(name)", exclude: exclude,
      resources: resources,
      swiftSettings: self == .compiler ? settings + optimised : settings(of: name))
  }

  /// A program of the layer.
  func program(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: "Sources/\(rawValue)/\(name)", exclude: exclude,
      swiftSettings: settings)
  }
}

/// Tables that the compiler has written.
func tables(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["AlmanacModel"], path: "Generated/\(name)", swiftSettings: settings(of: name))
}

/// Tests of a module.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

// SwiftUI, WidgetKit and App Intents are there on a Mac. Elsewhere declarations in their place are targets, so that views are
// checked and run by tests; no product has them, and no view is a product there, so no other package ever sees them.
#if canImport(Darwin)
  let frameworks: [Target.Dependency] = []
  let standIns: [Target] = []
  let viewLibraries = [
    "WidgetViews",
    "BudgetWidgetViews",
    "HydrationWidgetViews",
    "InsultWidgetViews",
    "LunarCalendarWidgetViews",
    "SolsticeWidgetViews",
  ]
#else
  let frameworks: [Target.Dependency] = ["AppIntents", "SwiftUI", "WidgetKit"]
  let standIns = [
    standIn("AppleFoundation", []),
    // Apps ask where they are; no module of the package does.
    standIn("CoreLocation", []),
    standIn("UniformTypeIdentifiers", []),
    standIn("SwiftUI", ["AppleFoundation", "UniformTypeIdentifiers"]),
    standIn("AppIntents", ["AppleFoundation", "SwiftUI"]),
    standIn("WidgetKit", ["AppIntents", "AppleFoundation", "SwiftUI"]),
    tests(
      "WidgetViewsTests",
      frameworks + [
        "BudgetWidgetViews",
        "CoreLocation",
        "Documents",
        "FontWidths",
        "HydrationFixtures",
        "HydrationWidgetViews",
        "InsultWidgetViews",
        "LunarCalendarWidgetViews",
        "PictureGallery",
        "SolsticeWidgetViews",
        "TestSupport",
        "WidgetViews",
      ]),
  ]
  let viewLibraries: [String] = []
#endif

/// Returns a stand-in for a framework of Apple: in language mode 5 like the original, so that Swift 6 sees its types the same way.
///
/// Tests record thousands of trees, so it is optimised.
func standIn(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/AppleStandIns/\(name)",
    swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] + optimised)
}

/// The modules that other packages may depend on, each a product of its own name.
let libraries = [
  "Almanac", "AlmanacFoundation", "DayAlmanac", "SunTimes", "Insults", "JSONText",
  "Documents", "Spending", "Hydration",
  "WidgetCore", "WidgetFoundation", "LunarCalendarWidget", "InsultWidget", "BudgetWidget", "SolsticeWidget",
  "HydrationWidget",
  "WidgetBridge", "WidgetBridgeCore",
]

let package = Package(
  name: "almanac",
  platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10)],
  products: (libraries + viewLibraries).map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "almanac", targets: ["almanac-cli"]),
    .executable(name: "almanac-compiler", targets: ["almanac-compiler"]),
  ],
  targets: [
    // From Data/ to Generated/. The compiler shares the vocabulary with the runtime and never sees the tables.
    Layer.compiler.module("SourceText"),
    Layer.compiler.module("Ephemeris", ["AlmanacModel"]),
    Layer.compiler.module("SwiftEmitter"),
    Layer.compiler.module("AlmanacCompiler", ["AlmanacModel", "Ephemeris", "SourceText", "SwiftEmitter"]),
    Layer.compiler.program(
      "almanac-compiler", ["AlmanacCompiler", "AlmanacModel", "CommandLineInterface", "SourceText"]),

    // Lookups: generated tables and what reads them.
    Layer.runtime.module("AlmanacModel"),
    tables("AlmanacTables"),
    Layer.runtime.module("Almanac", ["AlmanacModel", "AlmanacTables"]),
    Layer.runtime.module("JSONText", ["AlmanacModel"]),
    tables("DayAlmanacTables"),
    Layer.runtime.module("DayAlmanac", ["Almanac", "DayAlmanacTables"]),
    Layer.runtime.module("SunTimes", ["Almanac"]),
    Layer.runtime.module("AlmanacFoundation", ["Almanac"]),
    tables("InsultsTables"),
    Layer.runtime.module("Insults", ["InsultsTables"]),

    // Data that people record: documents, money, drinks; usable without any widget.
    Layer.domains.module("Documents", ["AlmanacModel", "JSONText"]),
    tables("SpendingTables"),
    Layer.domains.module("Spending", ["Documents", "SpendingTables"]),
    tables("HydrationTables"),
    Layer.domains.module("Hydration", ["Almanac", "AlmanacFoundation", "Documents", "HydrationTables"]),

    // State and instant in, snapshot and schedule out.
    tables("WidgetCoreTables"),
    Layer.widgets.module("WidgetCore", ["Almanac", "JSONText", "WidgetCoreTables"]),
    Layer.widgets.module("WidgetFoundation", ["AlmanacFoundation", "Documents", "WidgetCore"]),
    tables("LunarCalendarWidgetTables"),
    Layer.widgets.module("LunarCalendarWidget", ["DayAlmanac", "LunarCalendarWidgetTables", "WidgetCore"]),
    tables("InsultWidgetTables"),
    Layer.widgets.module("InsultWidget", ["Insults", "InsultWidgetTables", "WidgetCore"]),
    tables("SolsticeWidgetTables"),
    Layer.widgets.module("SolsticeWidget", ["SolsticeWidgetTables", "SunTimes", "WidgetCore"]),
    tables("BudgetWidgetTables"),
    Layer.widgets.module("BudgetWidget", ["BudgetWidgetTables", "Spending", "WidgetFoundation"]),
    tables("HydrationWidgetTables"),
    Layer.widgets.module("HydrationWidget", ["Hydration", "HydrationWidgetTables", "WidgetFoundation"]),

    // Snapshots on the screen, by Apple's frameworks.
    Layer.views.module("WidgetViews", frameworks + ["WidgetFoundation"]),
    tables("BudgetScreenTables"),
    Layer.views.module("BudgetScreen", ["BudgetScreenTables", "BudgetWidget"]),
    Layer.views.module(
      "BudgetWidgetViews",
      frameworks + ["BudgetScreen", "BudgetWidget", "WidgetFoundation", "WidgetViews"]),
    tables("LunarCalendarScreenTables"),
    Layer.views.module("LunarCalendarScreen", ["LunarCalendarScreenTables", "LunarCalendarWidget"]),
    Layer.views.module(
      "LunarCalendarWidgetViews",
      frameworks + ["LunarCalendarScreen", "LunarCalendarWidget", "WidgetFoundation", "WidgetViews"]),
    Layer.views.module(
      "InsultWidgetViews",
      frameworks + ["Documents", "InsultWidget", "WidgetFoundation", "WidgetViews"]),
    Layer.views.module(
      "SolsticeWidgetViews", frameworks + ["SolsticeWidget", "WidgetFoundation", "WidgetViews"],
      resources: [.process("Seasons.xcassets")]),
    Layer.views.module("HydrationWidgetViews", frameworks + ["HydrationWidget", "WidgetViews"]),

    // Programs that people or other programs start.
    Layer.tools.module("CommandLineInterface"),
    tables("FontWidthsTables"),
    Layer.tools.module("FontWidths", ["FontWidthsTables", "WidgetCore"]),
    Layer.tools.module(
      "WidthCheck",
      [
        "BudgetWidget", "FontWidths", "HydrationWidget", "InsultWidget", "LunarCalendarWidget",
        "SolsticeWidget",
      ]),
    Layer.tools.program("almanac-widths", ["WidthCheck"]),
    tables("AlmanacReportsTables"),
    Layer.tools.module(
      "AlmanacReports",
      ["Almanac", "AlmanacReportsTables", "DayAlmanac", "InsultWidget", "Insults", "JSONText", "SunTimes"]),
    Layer.tools.module(
      "WidgetBridgeCore", ["InsultWidget", "LunarCalendarWidget", "SolsticeWidget", "WidgetCore"]),
    Layer.tools.module(
      "WidgetBridge", ["BudgetWidget", "Documents", "HydrationWidget", "WidgetBridgeCore"],
      exclude: ["Schemas", "WidgetBridge.d.ts"]),
    Layer.tools.module(
      "WidgetPicturesCore",
      ["FontWidths", "InsultWidget", "LunarCalendarWidget", "SolsticeWidget", "WidgetCore"]),
    Layer.tools.module("WidgetPictures", ["BudgetWidget", "HydrationWidget", "WidgetPicturesCore"]),
    Layer.tools.module("PictureGallery", ["WidgetPictures"]),
    Layer.tools.program("almanac-pictures", ["PictureGallery"]),
    Layer.tools.module("APIRecords"),
    Layer.tools.program("almanac-api", ["APIRecords"]),
    Layer.tools.program(
      "almanac-cli",
      [
        "Almanac", "AlmanacFoundation", "AlmanacReports", "BudgetWidget", "CommandLineInterface",
        "DayAlmanac",
        "Documents", "Hydration",
        "HydrationWidget", "InsultWidget", "Insults", "JSONText", "LunarCalendarWidget", "SolsticeWidget",
        "Spending", "SunTimes", "WidgetBridge", "WidgetFoundation", "WidgetPictures",
      ]),
    Layer.tools.program(
      "almanac-bench",
      [
        "Almanac", "BudgetWidget", "HydrationWidget", "Insults", "InsultWidget", "LunarCalendarWidget",
        "SolsticeWidget", "SunTimes", "WidgetFoundation",
      ],
      exclude: ["README.md", "measure.sh", "measure-log.sh"]),

    // Modules that only tests link. Readers of much text are in the first, of the repository's files and of pictures too, because it
    // is optimised and test targets are not. The other has drinks for the hydration tests.
    .target(
      name: "TestSupport", dependencies: ["JSONText", "SourceText"], path: "Tests/TestSupport",
      swiftSettings: settings(of: "TestSupport")),
    .target(
      name: "HydrationFixtures", dependencies: ["AlmanacFoundation", "Hydration"],
      path: "Tests/HydrationFixtures", swiftSettings: settings),
    tests("AlmanacModelTests", ["AlmanacModel"]),
    tests("WidthCheckTests", ["FontWidths", "WidthCheck"]),
    tests("SourceTextTests", ["SourceText", "TestSupport"]),
    tests("SwiftEmitterTests", ["SwiftEmitter", "TestSupport"]),
    tests(
      "AlmanacCompilerTests",
      [
        "AlmanacCompiler", "AlmanacModel", "AlmanacTables", "Ephemeris", "SourceText", "SwiftEmitter",
        "TestSupport",
      ]),
    tests("AlmanacTests", ["Almanac", "SourceText", "TestSupport"]),
    tests("JSONTextTests", ["JSONText", "TestSupport"]),
    tests("DayAlmanacTests", ["DayAlmanac", "SourceText", "TestSupport"]),
    tests("AlmanacFoundationTests", ["AlmanacFoundation", "JSONText", "TestSupport"]),
    // Tests call the command in their own process; some start the built program, as a person would.
    tests(
      "AlmanacCommandTests",
      [
        "Almanac", "AlmanacReports", "DayAlmanac", "JSONText", "SunTimes", "TestSupport", "WidgetBridge",
        "almanac-cli",
      ] + frameworks),
    tests("ArchitectureTests", ["TestSupport"]),
    tests("SunTimesTests", ["SourceText", "SunTimes", "TestSupport"]),
    tests("InsultsTests", ["Insults"]),
    tests("DocumentsTests", ["AlmanacFoundation", "Documents", "TestSupport"]),
    tests("SpendingTests", ["AlmanacFoundation", "SourceText", "Spending", "TestSupport"]),
    tests("HydrationTests", ["AlmanacFoundation", "Hydration", "HydrationFixtures", "TestSupport"]),
    tests("WidgetCoreTests", ["TestSupport", "WidgetCore", "WidgetCoreTables", "WidgetFoundation"]),
    tests("LunarCalendarWidgetTests", ["LunarCalendarWidget", "WidgetFoundation"]),
    tests("InsultWidgetTests", ["InsultWidget", "WidgetFoundation"]),
    tests("BudgetWidgetTests", ["BudgetWidget", "TestSupport"]),
    tests("BudgetScreenTests", ["BudgetScreen"]),
    tests("LunarCalendarScreenTests", ["LunarCalendarScreen", "WidgetFoundation"]),
    tests("SolsticeWidgetTests", ["SolsticeWidget", "WidgetFoundation"]),
    tests("HydrationWidgetTests", ["HydrationFixtures", "HydrationWidget"]),
    tests(
      "WidgetBridgeTests",
      [
        "BudgetWidget", "HydrationWidget", "InsultWidget", "JSONText", "LunarCalendarWidget",
        "SolsticeWidget",
        "TestSupport", "WidgetBridge",
      ]),
    tests("APIRecordsTests", ["APIRecords"]),
    tests("WidgetPicturesTests", ["FontWidths", "PictureGallery", "TestSupport", "WidgetPictures"]),
  ]
)
package.targets += standIns
