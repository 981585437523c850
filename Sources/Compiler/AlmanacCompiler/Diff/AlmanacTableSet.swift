import SwiftEmitter

/// The decoded tables of the module AlmanacTables.
struct AlmanacTableSet: Hashable, Sendable {
  /// The calendars in the order of their ids.
  let calendars: [CalendarTables]
  let sky: SkyTables
  let scales: TimeScaleTables
  /// The calendar and language of each country's festivals, by the ids of the countries that calendars name.
  let customs: [String: Custom]

  /// The first calendar in the list that names the country, and the code of the language of its names.
  struct Custom: Hashable, Sendable {
    var calendar: String
    var language: String?
  }

  init(_ declarations: DeclarationIndex) throws(UnreadableTables) {
    var calendars: [CalendarTables] = []
    for id in Set(try declarations.texts("calendarIDs")).sorted() {
      calendars.append(try CalendarTables(id: id, declarations))
    }
    self.calendars = calendars
    sky = try SkyTables(declarations)
    scales = try TimeScaleTables(declarations)
    var customs: [String: Custom] = [:]
    for row in declarations.rows(CalendarListFile.recordsName) {
      guard let id = row["id"]?.text, let country = row["country"]?.text, customs[country] == nil else {
        continue
      }
      customs[country] = Custom(calendar: id, language: row["names"]?.text)
    }
    self.customs = customs
  }

  /// Whether a declaration was decoded, so that its meaning is compared and not its numbers.
  func holds(_ shape: Declaration.Shape) -> Bool {
    if case .accessor(let accessor) = shape { return accessor.tables.allSatisfy(Self.holds) }
    return Self.holds(shape.name)
  }

  private static func holds(_ name: String) -> Bool {
    let prefixes = ["months_", "eras_", "doubts_", "calendar_", "phaseResiduals", "lunarMonth"]
    let others = [
      "calendarIDs", "calendarCount", "eraCount", "doubtCount", "termsIn2000", "termResiduals", "deltaTs",
      "slacks",
      "leapSeconds", "firstDeltaTYear", "deltaTCount", "firstPredictedIndex", "leapSecondCount",
    ]
    return prefixes.contains(where: name.hasPrefix) || others.contains(name)
  }
}
