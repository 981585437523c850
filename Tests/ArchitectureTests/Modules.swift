/// What each module may import.
///
/// A new module gets a line here.
enum Modules {
  struct Rule {
    var folder: String
    var allowed: Set<String>
  }

  static let cLibraries: Set = ["Darwin", "Glibc", "Musl"]

  static let widgets: Set = [
    "BudgetWidget", "HydrationWidget", "InsultWidget", "LunarCalendarWidget", "SolsticeWidget",
  ]

  static let rules: [String: Rule] = [
    "AlmanacModel": Rule(folder: "Sources/Runtime/AlmanacModel", allowed: []),
    "SourceText": Rule(folder: "Sources/Compiler/SourceText", allowed: ["Foundation"]),
    "Ephemeris": Rule(folder: "Sources/Compiler/Ephemeris", allowed: cLibraries.union(["AlmanacModel"])),
    "SwiftEmitter": Rule(folder: "Sources/Compiler/SwiftEmitter", allowed: []),
    "AlmanacCompiler": Rule(
      folder: "Sources/Compiler/AlmanacCompiler",
      allowed: ["AlmanacModel", "Ephemeris", "SourceText", "SwiftEmitter", "Foundation"]),
    "almanac-compiler": Rule(
      folder: "Sources/Compiler/almanac-compiler",
      allowed: ["AlmanacCompiler", "AlmanacModel", "SourceText", "Foundation"]),
    "AlmanacTables": Rule(folder: "Generated/AlmanacTables", allowed: []),
    "Almanac": Rule(folder: "Sources/Runtime/Almanac", allowed: ["AlmanacModel", "AlmanacTables"]),
    "DayAlmanacTables": Rule(folder: "Generated/DayAlmanacTables", allowed: []),
    "DayAlmanac": Rule(folder: "Sources/Runtime/DayAlmanac", allowed: ["Almanac", "DayAlmanacTables"]),
    "AlmanacFoundation": Rule(
      folder: "Sources/Runtime/AlmanacFoundation", allowed: ["Almanac", "Foundation"]),
    "SunTimes": Rule(folder: "Sources/Runtime/SunTimes", allowed: cLibraries.union(["Almanac"])),
    "InsultsTables": Rule(folder: "Generated/InsultsTables", allowed: []),
    "InsultWidgetTables": Rule(folder: "Generated/InsultWidgetTables", allowed: []),
    "Insults": Rule(folder: "Sources/Runtime/Insults", allowed: ["InsultsTables"]),
    "JSONText": Rule(folder: "Sources/Runtime/JSONText", allowed: ["AlmanacModel"]),
    "Documents": Rule(
      folder: "Sources/Domains/Documents",
      allowed: cLibraries.union(["AlmanacModel", "Foundation", "JSONText"])),
    "SpendingTables": Rule(folder: "Generated/SpendingTables", allowed: []),
    "Spending": Rule(
      folder: "Sources/Domains/Spending", allowed: ["Documents", "Foundation", "SpendingTables"]),
    "HydrationTables": Rule(folder: "Generated/HydrationTables", allowed: []),
    "Hydration": Rule(
      folder: "Sources/Domains/Hydration",
      allowed: ["Almanac", "AlmanacFoundation", "Documents", "Foundation", "HydrationTables"]),
    "TestSupport": Rule(
      folder: "Tests/TestSupport", allowed: ["AlmanacFoundation", "Foundation", "Hydration"]),
    "WidgetCoreTables": Rule(folder: "Generated/WidgetCoreTables", allowed: []),
    "WidgetCore": Rule(
      folder: "Sources/Widgets/WidgetCore",
      allowed: ["Almanac", "JSONText", "WidgetCoreTables"]),
    "WidgetFoundation": Rule(
      folder: "Sources/Widgets/WidgetFoundation",
      allowed: ["AlmanacFoundation", "Foundation", "WidgetCore"]),
    "LunarCalendarWidgetTables": Rule(folder: "Generated/LunarCalendarWidgetTables", allowed: []),
    "LunarCalendarWidget": Rule(
      folder: "Sources/Widgets/LunarCalendarWidget",
      allowed: ["DayAlmanac", "LunarCalendarWidgetTables", "WidgetCore"]),
    "InsultWidget": Rule(
      folder: "Sources/Widgets/InsultWidget",
      allowed: ["Insults", "InsultWidgetTables", "WidgetCore"]),
    "BudgetWidgetTables": Rule(folder: "Generated/BudgetWidgetTables", allowed: []),
    "BudgetWidget": Rule(
      folder: "Sources/Widgets/BudgetWidget",
      allowed: ["BudgetWidgetTables", "Spending", "WidgetFoundation", "Foundation"]),
    "SolsticeWidgetTables": Rule(folder: "Generated/SolsticeWidgetTables", allowed: []),
    "SolsticeWidget": Rule(
      folder: "Sources/Widgets/SolsticeWidget",
      allowed: ["SolsticeWidgetTables", "SunTimes", "WidgetCore"]),
    "HydrationWidgetTables": Rule(folder: "Generated/HydrationWidgetTables", allowed: []),
    "HydrationWidget": Rule(
      folder: "Sources/Widgets/HydrationWidget",
      allowed: ["Hydration", "HydrationWidgetTables", "WidgetFoundation", "Foundation"]),
    "almanac-cli": Rule(
      folder: "Sources/Tools/almanac-cli",
      allowed: widgets.union([
        "Almanac", "AlmanacFoundation", "DayAlmanac", "Documents", "Hydration", "Insults", "SourceText",
        "Spending", "SunTimes", "WidgetFoundation", "Foundation",
      ])),
    "almanac-bench": Rule(
      folder: "Sources/Tools/almanac-bench",
      allowed: widgets.union(["Almanac", "Insults", "SunTimes", "WidgetFoundation", "Foundation"])),
  ]

  static let generator: Set = ["Ephemeris", "SwiftEmitter", "AlmanacCompiler"]
}
