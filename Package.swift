// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: Swift 6, strict about warnings and imports.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "almanac",
  platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10)],
  products: [
    .library(name: "Almanac", targets: ["Almanac"]),
    .library(name: "AlmanacFoundation", targets: ["AlmanacFoundation"]),
    .library(name: "DayAlmanac", targets: ["DayAlmanac"]),
    .library(name: "SunTimes", targets: ["SunTimes"]),
    .library(name: "Insults", targets: ["Insults"]),
    .library(name: "WidgetCore", targets: ["WidgetCore"]),
    .library(name: "LunarCalendarWidget", targets: ["LunarCalendarWidget"]),
    .library(name: "InsultWidget", targets: ["InsultWidget"]),
    .library(name: "BudgetWidget", targets: ["BudgetWidget"]),
    .library(name: "SolsticeWidget", targets: ["SolsticeWidget"]),
    .library(name: "HydrationWidget", targets: ["HydrationWidget"]),
    .executable(name: "almanac", targets: ["almanac-cli"]),
    .executable(name: "almanac-compiler", targets: ["almanac-compiler"]),
  ],
  targets: [
    // The vocabulary and the one decoder of the tables, shared by both sides.
    .target(name: "AlmanacModel", swiftSettings: settings),

    // The runtime: generated tables and what looks things up in them.
    .target(name: "AlmanacTables", path: "Generated/AlmanacTables", swiftSettings: settings),
    .target(name: "Almanac", dependencies: ["AlmanacModel", "AlmanacTables"], swiftSettings: settings),
    .target(
      name: "DayAlmanacTables", path: "Generated/DayAlmanacTables", swiftSettings: settings),
    .target(name: "DayAlmanac", dependencies: ["Almanac", "DayAlmanacTables"], swiftSettings: settings),
    .target(name: "AlmanacFoundation", dependencies: ["Almanac"], swiftSettings: settings),
    .target(name: "SunTimes", dependencies: ["Almanac"], swiftSettings: settings),
    .target(name: "Insults", swiftSettings: settings),

    // The widgets: state and instant in, snapshot and schedule out.
    .target(name: "WidgetCoreTables", path: "Generated/WidgetCoreTables", swiftSettings: settings),
    .target(
      name: "WidgetCore", dependencies: ["AlmanacFoundation", "WidgetCoreTables"], swiftSettings: settings),
    .target(
      name: "LunarCalendarWidgetTables", path: "Generated/LunarCalendarWidgetTables",
      swiftSettings: settings),
    .target(
      name: "LunarCalendarWidget", dependencies: ["DayAlmanac", "LunarCalendarWidgetTables", "WidgetCore"],
      swiftSettings: settings),
    .target(name: "InsultWidget", dependencies: ["Insults", "WidgetCore"], swiftSettings: settings),
    .target(
      name: "BudgetWidgetTables", path: "Generated/BudgetWidgetTables", swiftSettings: settings),
    .target(
      name: "BudgetWidget", dependencies: ["BudgetWidgetTables", "WidgetCore"], swiftSettings: settings),
    .target(
      name: "SolsticeWidgetTables", path: "Generated/SolsticeWidgetTables", swiftSettings: settings),
    .target(
      name: "SolsticeWidget", dependencies: ["SolsticeWidgetTables", "SunTimes", "WidgetCore"],
      swiftSettings: settings),
    .target(
      name: "HydrationWidgetTables", path: "Generated/HydrationWidgetTables", swiftSettings: settings),
    .target(
      name: "HydrationWidget", dependencies: ["HydrationWidgetTables", "WidgetCore"],
      swiftSettings: settings),

    .executableTarget(
      name: "almanac-cli",
      dependencies: [
        "Almanac", "BudgetWidget", "DayAlmanac", "HydrationWidget", "InsultWidget", "Insults",
        "LunarCalendarWidget", "SolsticeWidget", "SourceText", "SunTimes", "WidgetCore",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "almanac-bench",
      dependencies: [
        "Almanac", "BudgetWidget", "HydrationWidget", "LunarCalendarWidget", "SolsticeWidget", "SunTimes",
      ],
      exclude: ["README.md", "measure.sh"],
      swiftSettings: settings),

    // The generator: from Data/ to Generated/. It never sees the generated tables.
    .target(name: "SourceText", swiftSettings: settings),
    .target(name: "Ephemeris", dependencies: ["AlmanacModel"], swiftSettings: settings),
    .target(name: "SwiftEmitter", swiftSettings: settings),
    .target(
      name: "AlmanacCompiler",
      dependencies: ["AlmanacModel", "Ephemeris", "SourceText", "SwiftEmitter"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "almanac-compiler", dependencies: ["AlmanacCompiler", "AlmanacModel", "SourceText"],
      swiftSettings: settings),

    .testTarget(name: "AlmanacModelTests", dependencies: ["AlmanacModel"], swiftSettings: settings),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"], swiftSettings: settings),
    .testTarget(name: "SwiftEmitterTests", dependencies: ["SwiftEmitter"], swiftSettings: settings),
    .testTarget(
      name: "AlmanacCompilerTests",
      dependencies: [
        "AlmanacCompiler", "AlmanacModel", "AlmanacTables", "Ephemeris", "SourceText", "SwiftEmitter",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "AlmanacTests", dependencies: ["Almanac", "SourceText"], swiftSettings: settings),
    .testTarget(name: "DayAlmanacTests", dependencies: ["DayAlmanac"], swiftSettings: settings),
    .testTarget(
      name: "AlmanacFoundationTests", dependencies: ["AlmanacFoundation"], swiftSettings: settings),
    // Depends on the command so that it is built; the tests run it as a person would.
    .testTarget(
      name: "AlmanacCommandTests", dependencies: ["Almanac", "SunTimes", "almanac-cli"],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(name: "SunTimesTests", dependencies: ["SourceText", "SunTimes"], swiftSettings: settings),
    .testTarget(name: "InsultsTests", dependencies: ["Insults"], swiftSettings: settings),
    .testTarget(
      name: "WidgetCoreTests", dependencies: ["WidgetCore", "WidgetCoreTables"], swiftSettings: settings),
    .testTarget(
      name: "LunarCalendarWidgetTests", dependencies: ["LunarCalendarWidget"], swiftSettings: settings),
    .testTarget(name: "InsultWidgetTests", dependencies: ["InsultWidget"], swiftSettings: settings),
    .testTarget(
      name: "BudgetWidgetTests", dependencies: ["BudgetWidget", "SourceText"], swiftSettings: settings),
    .testTarget(name: "SolsticeWidgetTests", dependencies: ["SolsticeWidget"], swiftSettings: settings),
    .testTarget(name: "HydrationWidgetTests", dependencies: ["HydrationWidget"], swiftSettings: settings),
  ]
)
