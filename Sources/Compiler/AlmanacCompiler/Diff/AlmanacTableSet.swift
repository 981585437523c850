/// The decoded tables of the module AlmanacTables.
struct AlmanacTableSet: Hashable, Sendable {
  /// In the order of their ids.
  let calendars: [CalendarTables]
  let sky: SkyTables
  let scales: TimeScaleTables

  init(_ declarations: DeclarationIndex) throws(UnreadableTables) {
    var calendars: [CalendarTables] = []
    for id in Set(try declarations.texts("calendarIDs")).sorted() {
      calendars.append(try CalendarTables(id: id, declarations))
    }
    self.calendars = calendars
    sky = try SkyTables(declarations)
    scales = try TimeScaleTables(declarations)
  }

  /// Whether a table was decoded, so that it is compared by what it says and not by its numbers.
  func holds(_ name: String) -> Bool {
    let calendar = ["months_", "eras_", "doubts_", "calendar_"].contains(where: name.hasPrefix)
    let others = ["calendarIDs", "termsIn2000", "termResiduals", "deltaTs", "slacks", "leapSeconds"]
    return calendar || others.contains(name) || name.hasPrefix("phaseResiduals")
  }
}
