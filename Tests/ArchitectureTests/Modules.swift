/// What each module may import.
///
/// A new module gets a line here.
enum Modules {
  struct Rule {
    var folder: String
    var allowed: Set<String>
  }

  static let cLibraries: Set = ["Darwin", "Glibc", "Musl"]

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
    "almanac-cli": Rule(folder: "Sources/almanac-cli", allowed: ["Almanac", "DayAlmanac", "Foundation"]),
    "almanac-bench": Rule(folder: "Sources/almanac-bench", allowed: ["Almanac", "Foundation"]),
  ]

  static let generator: Set = ["Ephemeris", "SwiftEmitter", "AlmanacCompiler"]
}
