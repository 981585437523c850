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
    "AlmanacModel": Rule(folder: "Sources/AlmanacModel", allowed: []),
    "SourceText": Rule(folder: "Sources/SourceText", allowed: ["Foundation"]),
    "Ephemeris": Rule(folder: "Sources/Ephemeris", allowed: cLibraries.union(["AlmanacModel"])),
    "SwiftEmitter": Rule(folder: "Sources/SwiftEmitter", allowed: []),
    "AlmanacCompiler": Rule(
      folder: "Sources/AlmanacCompiler",
      allowed: ["AlmanacModel", "Ephemeris", "SourceText", "SwiftEmitter", "Foundation"]),
    "almanac-compiler": Rule(
      folder: "Sources/almanac-compiler",
      allowed: ["AlmanacCompiler", "AlmanacModel", "SourceText", "Foundation"]),
    "AlmanacTables": Rule(folder: "Generated/AlmanacTables", allowed: []),
    "Almanac": Rule(folder: "Sources/Almanac", allowed: ["AlmanacModel", "AlmanacTables"]),
    "DayAlmanacTables": Rule(folder: "Generated/DayAlmanacTables", allowed: []),
    "DayAlmanac": Rule(folder: "Sources/DayAlmanac", allowed: ["Almanac", "DayAlmanacTables"]),
    "AlmanacFoundation": Rule(folder: "Sources/AlmanacFoundation", allowed: ["Almanac", "Foundation"]),
    "SunTimes": Rule(folder: "Sources/SunTimes", allowed: cLibraries.union(["Almanac"])),
    "Insults": Rule(folder: "Sources/Insults", allowed: ["InsultsTables"]),
    "WidgetCoreTables": Rule(folder: "Generated/WidgetCoreTables", allowed: []),
    "WidgetCore": Rule(
      folder: "Sources/WidgetCore",
      allowed: cLibraries.union(["AlmanacFoundation", "Foundation", "WidgetCoreTables"])),
    "LunarCalendarWidgetTables": Rule(folder: "Generated/LunarCalendarWidgetTables", allowed: []),
    "LunarCalendarWidget": Rule(
      folder: "Sources/LunarCalendarWidget",
      allowed: ["DayAlmanac", "LunarCalendarWidgetTables", "WidgetCore", "Foundation"]),
    "InsultWidget": Rule(
      folder: "Sources/InsultWidget",
      allowed: ["Insults", "InsultWidgetTables", "WidgetCore", "Foundation"]),
    "BudgetWidgetTables": Rule(folder: "Generated/BudgetWidgetTables", allowed: []),
    "BudgetWidget": Rule(
      folder: "Sources/BudgetWidget", allowed: ["BudgetWidgetTables", "WidgetCore", "Foundation"]),
    "SolsticeWidgetTables": Rule(folder: "Generated/SolsticeWidgetTables", allowed: []),
    "SolsticeWidget": Rule(
      folder: "Sources/SolsticeWidget",
      allowed: ["SolsticeWidgetTables", "SunTimes", "WidgetCore", "Foundation"]),
    "HydrationWidgetTables": Rule(folder: "Generated/HydrationWidgetTables", allowed: []),
    "HydrationWidget": Rule(
      folder: "Sources/HydrationWidget", allowed: ["HydrationWidgetTables", "WidgetCore", "Foundation"]),
    "almanac-cli": Rule(
      folder: "Sources/almanac-cli",
      allowed: widgets.union([
        "Almanac", "DayAlmanac", "Insults", "SourceText", "SunTimes", "WidgetCore", "Foundation",
      ])),
    "almanac-bench": Rule(
      folder: "Sources/almanac-bench", allowed: widgets.union(["Almanac", "SunTimes", "Foundation"])),
  ]

  static let generator: Set = ["Ephemeris", "SwiftEmitter", "AlmanacCompiler"]
}
