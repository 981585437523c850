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
    let ids = try declarations.texts("calendarIDs")
    for id in Set(ids).sorted() { calendars.append(try CalendarTables(id: id, declarations)) }
    self.calendars = calendars
    try Self.check(calendars, ids, declarations)
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

  /// Checks that the functions find each calendar at the place of its id, and as many eras and uncertain events as its tables have.
  private static func check(
    _ calendars: [CalendarTables], _ ids: [String], _ declarations: DeclarationIndex
  ) throws(UnreadableTables) {
    _ = try declarations.constant("calendarCount", in: ids.count...ids.count)
    for (index, id) in calendars.map(\.id).enumerated() {
      _ = try declarations.constant("calendar_\(CalendarSource.identifier(of: id))", in: index...index)
    }
    let counts = [("eraCount", calendars.map(\.eras.count)), ("doubtCount", calendars.map(\.doubts.count))]
    guard calendars.map(\.id) == ids else {
      throw declarations.fault("calendarIDs", "calendarIDs are not in order")
    }
    for (name, count) in counts where try declarations.choice(name) != count.map(Int64.init) {
      throw declarations.fault(name, "\(name) does not return the numbers of records, \(count)")
    }
  }

  /// Whether a declaration was decoded, so that its meaning is compared and not its numbers.
  ///
  /// Functions that read tables are never decoded: the decoder finds records by its own strides, and knows nothing of theirs.
  func holds(_ shape: Declaration.Shape) -> Bool {
    if case .accessor = shape { return false }
    let prefixes = ["months_", "eras_", "doubts_", "calendar_", "phaseResiduals"]
    let others = [
      "calendarIDs", "calendarCount", "eraCount", "doubtCount", "termsIn2000", "termResiduals", "deltaTs",
      "slacks", "leapSeconds", "firstDeltaTYear", "deltaTCount", "firstPredictedIndex", "leapSecondCount",
    ]
    return prefixes.contains(where: shape.name.hasPrefix) || others.contains(shape.name)
  }
}
