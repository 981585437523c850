import Foundation
import HydrationFixtures
import HydrationWidget
import HydrationWidgetViews
import Testing
import WidgetViews

/// The log as the screens of Sipli's app read and change it.
final class DrinkLogTests {
  /// Noon of an ordinary day in Vietnam, 17 February 2026.
  private static let noon = Instant(secondsSince1970: 1_771_304_400)
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "sipli-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func desk(hasGroup: Bool = true) -> Desk {
    Desk(at: Self.noon, locale: "en_GB", folder: folder, hasGroup: hasGroup)
  }

  /// Adds a drink as the sheet does.
  private func add(_ millilitres: Int, _ beverage: String, to log: DrinkLog) throws -> Bool {
    var form = try #require(log.form(.open))
    form.millilitres = millilitres
    form.beverage = beverage
    return log.save(form)
  }

  private func today(_ log: DrinkLog) throws -> TodayScreen {
    guard case .today(let screen) = log.page() else { throw CancellationError() }
    return screen
  }

  @Test func drinksAreAddedChangedDeletedAndTakenBack() throws {
    let desk = desk()
    let log = DrinkLog(desk.surroundings)
    #expect(try today(log).entries == [])
    #expect(try today(log).noEntries == "No entries yet today")
    #expect(try !today(log).canUndo)
    #expect(try add(250, "greenTea", to: log))
    desk.move(seconds: 60)
    #expect(try add(500, "water", to: log))
    func shown() throws -> [String] {
      try today(log).entries.map { "\($0.name.longest) \($0.volumeText.longest)" }
    }
    #expect(try shown() == ["Water 500 mL", "Green tea 250 mL"])
    let id = try #require(try today(log).entries.last?.id)
    var form = try #require(log.form(editing: id))
    #expect(form.millilitres == 250 && form.beverage == "greenTea")
    form.millilitres = 330
    #expect(log.save(form))
    #expect(try shown() == ["Water 500 mL", "Green tea 330 mL"])
    #expect(log.undo())
    #expect(try shown() == ["Water 500 mL", "Green tea 250 mL"])
    #expect(log.delete(id))
    #expect(try shown() == ["Water 500 mL"])
    #expect(log.undo())
    #expect(try shown().count == 2)
    // A drink that was deleted cannot be changed.
    #expect(!log.delete("nothing") && log.form(editing: "nothing") == nil)
  }

  @Test func SI_13_tapsAreMergedAndWhatHasChangedAsksForNewTimelines() async throws {
    let desk = desk()
    let log = DrinkLog(desk.surroundings)
    let tap = AddDrinkIntent()
    tap.millilitres = 330
    tap.beverage = "water"
    _ = try await desk.run { try await tap.perform() }
    #expect(desk.reloaded == ["SipliWidget"])
    #expect(log.mergeTaps() && log.mergeTaps())
    // The second merge changes nothing.
    #expect(desk.reloaded.count == 2)
    #expect(try HydrationStore(folder: folder).intents.entries().isEmpty)
    #expect(try today(log).entries.map(\.volumeText.longest) == ["330 mL"])
    #expect(try add(250, "water", to: log))
    #expect(desk.reloaded.count == 3)
  }

  /// Two drinks are in the backup and in the file, which is cut off in its last line.
  @Test func aDamagedLogIsRecoveredAndItsBytesAreKept() throws {
    let desk = desk()
    let log = DrinkLog(desk.surroundings)
    #expect(try add(250, "greenTea", to: log) && add(500, "water", to: log))
    #expect(log.recovery == nil)
    let file = folder.appendingPathComponent(AppIdentifiers.hydrationState)
    let whole = try String(contentsOf: file, encoding: .utf8)
    let damaged = Data(whole.dropLast(20).utf8)
    try damaged.write(to: file)
    #expect(log.page() == .note(.unreadable))
    let recovery = try #require(log.recovery)
    #expect(recovery.lines.first == "2 drinks can be saved.")
    #expect(recovery.lines.last == "The damaged log is kept beside the new one.")
    #expect(try Data(contentsOf: file) == damaged)
    let asked = desk.reloaded.count
    #expect(log.recover() && log.recovery == nil)
    #expect(try today(log).entries.map(\.volumeText.longest).sorted() == ["250 mL", "500 mL"])
    #expect(desk.reloaded.count == asked + 1)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.contains { (try? Data(contentsOf: $0)) == damaged })
  }

  @Test func whereNothingCanBeSavedANewLogBeginsWhenTheUserAgrees() throws {
    let log = DrinkLog(desk().surroundings)
    try Data("no JSON".utf8).write(to: folder.appendingPathComponent(AppIdentifiers.hydrationState))
    #expect(
      log.recovery?.lines == [
        "No drink can be saved. A new log would begin.", "Goals and units may have to be set again.",
        "The damaged log is kept beside the new one.",
      ])
    #expect(log.recover())
    #expect(try today(log).entries == [])
    // A newer document is no damage.
    try Data(#"{"schema":"sipli-hydration","version":99}"#.utf8).write(
      to: folder.appendingPathComponent(AppIdentifiers.hydrationState))
    #expect(log.recovery == nil && !log.recover())
  }

  @Test func linksSayWhatIsAdded() throws {
    let log = DrinkLog(desk().surroundings)
    guard case .addIntake(let intake) = try HydrationLink(text: "sipli://add-intake?fluid=chai&ml=275") else {
      Issue.record("no link that adds")
      return
    }
    let form = try #require(log.form(intake))
    #expect(form.id == nil && form.millilitres == 275 && form.beverage == "chai")
    #expect(form.amounts.contains { $0.millilitres == 275 && $0.text == "275 mL" })
    let open = try #require(log.form(.open))
    #expect(open.millilitres == 150 && open.beverage == "water")
    #expect(open.beverages.map(\.id) == Beverage.all.map(\.id))
  }

  @Test func whatCannotBeReadIsToldAndNothingIsWrittenOverIt() throws {
    let log = DrinkLog(desk().surroundings)
    let file = folder.appendingPathComponent(AppIdentifiers.hydrationState)
    for (document, reason) in [
      ("no JSON", HydrationSnapshot.Reason.unreadable),
      (#"{"schema":"sipli-hydration","version":99}"#, .newer),
    ] {
      try Data(document.utf8).write(to: file)
      #expect(log.page() == .note(reason))
      #expect(log.form(.open) == nil && !log.undo() && !log.delete("a"))
      #expect(try Data(contentsOf: file) == Data(document.utf8))
    }
    let outside = DrinkLog(desk(hasGroup: false).surroundings)
    #expect(outside.page() == .note(.unavailable) && !outside.mergeTaps())
  }
}
