import Documents
import Foundation
import HydrationScreens
import HydrationWidgetCore
import Synchronization
import Testing
import WidgetViews

@testable import Widgets

/// The log as the screens of Sipli's app read and change it.
final class DrinkStoreTests {
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
  private func add(_ millilitres: Int, _ beverage: String, to log: inout DrinkStore) throws -> Bool {
    var form = try #require(log.form(.open))
    form.millilitres = millilitres
    form.beverage = beverage
    return log.save(.drink(form))
  }

  /// Returns whether a change was made; a macro cannot make it.
  private func done(_ log: inout DrinkStore, _ body: (inout DrinkStore) -> Bool) -> Bool { body(&log) }

  private func today(_ log: DrinkStore) throws -> HydrationScreen.Today {
    guard case .today(let screen) = log.screen else { throw CancellationError() }
    return screen
  }

  private var document: URL { folder.appendingPathComponent(AppIdentifiers.hydrationState) }
  private var month: URL { folder.appendingPathComponent("WaterQuestState-2026-02.jsonl") }

  /// Settings that a user has made before.
  private func writeSettings() throws {
    var profile = HydrationProfile()
    try profile.setBodyMass(70)
    let store = try HydrationStore(folder: folder)
    let zone = TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt
    for goal in [2_000, 2_100] {
      try profile.setCustomGoal(try Volume(millilitres: goal))
      try store.update(at: Self.noon, in: zone) { journal throws(HydrationError) in
        try journal.setProfile(profile, now: Self.noon, in: ZoneClock(zone))
      }
    }
  }

  /// The file of February with the lines of January.
  private func makeMonthOfAnother() throws {
    let january = Instant(secondsSince1970: Self.noon.secondsSince1970 - 31 * 86_400)
    var log = DrinkStore(Desk(at: january, locale: "en_GB", folder: folder, hasGroup: true).services)
    #expect(try add(250, "water", to: &log))
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("WaterQuestState-2026-01.jsonl"), to: month)
  }

  /// Such a month stays unreadable, so the widget does not ask again, and the app names the file.
  @Test func aMonthWithTheLinesOfAnotherIsUnreadableNamedAndKept() throws {
    try makeMonthOfAnother()
    let bytes = try Data(contentsOf: month)
    var log = DrinkStore(desk().services)
    #expect(log.screen == .note(.unreadable) && log.recovery == nil)
    #expect(
      log.note(.unreadable)
        == "WaterQuestState-2026-02.jsonl is a file of something else. It is left as it is")
    #expect(log.state.scheduleWithoutFacts(from: Self.noon).reload == .never)
    #expect(log.form(.open) == nil && !done(&log) { $0.undo() })
    #expect(try Data(contentsOf: month) == bytes)
  }

  /// A view asks for the note and the offer while it draws, so both describe what was read, and read nothing themselves.
  @Test func theNoteAndTheOfferAreOfTheSameReadAsTheScreen() throws {
    func texts(of log: DrinkStore) -> (note: String, offer: [String]?, steps: Int) {
      let steps = Mutex(0)
      let texts = FileTrace.$record.withValue({ _ in steps.withLock { $0 += 1 } }) {
        (log.note(.unreadable), log.recovery)
      }
      return (texts.0, texts.1, steps.withLock { $0 })
    }
    try makeMonthOfAnother()
    var log = DrinkStore(desk().services)
    try FileManager.default.removeItem(at: month)
    let foreign = texts(of: log)
    #expect(
      foreign.note == "WaterQuestState-2026-02.jsonl is a file of something else. It is left as it is")
    #expect(foreign.offer == nil && foreign.steps == 0)

    try Data("{damaged".utf8).write(to: document)
    log.read()
    try FileManager.default.removeItem(at: document)
    let damaged = texts(of: log)
    #expect(damaged.note == "Your log can’t be read. It has been kept, and nothing is written over it.")
    #expect(damaged.offer?.count == 2 && damaged.steps == 0)
    log.read()
    #expect(log.recovery == nil && log.screen != .note(.unreadable))
  }

  /// The process that has the lock reads again the files that it had read before the change, and no others.
  @Test func aDrinkIsSavedWithOneReadOfTheMonth() throws {
    var log = DrinkStore(desk().services)
    #expect(try add(250, "water", to: &log))
    let reads = Mutex<[String: Int]>([:])
    let isSaved = try FileTrace.$record.withValue({ step in
      guard case .read(let path, _) = step else { return }
      reads.withLock { $0[URL(fileURLWithPath: path).lastPathComponent, default: 0] += 1 }
    }) {
      try add(500, "water", to: &log)
    }
    #expect(isSaved)
    #expect(try today(log).day.rows().count == 2)
    let counts = reads.withLock { $0 }
    #expect(counts[month.lastPathComponent] == 1, "\(counts)")
    #expect(counts.values.allSatisfy { $0 == 1 }, "\(counts)")
  }

  /// Widgets show every change that was written, and do not change without one.
  @Test func SI_13_newTimelinesAreAskedForExactlyWhenSomethingChanged() async throws {
    let desk = desk()
    var log = DrinkStore(desk.services)
    /// Whether a change was made, and how often new timelines were asked for.
    func asked(_ body: (inout DrinkStore) throws -> Bool) rethrows -> (isDone: Bool, reloads: Int) {
      let before = desk.reloaded.count
      let isDone = try body(&log)
      return (isDone, desk.reloaded.count - before)
    }
    let open: (inout DrinkStore) -> Bool = { $0.moveOldLog() == nil }
    #expect(asked(open) == (true, 0))
    #expect(try asked { try add(250, "water", to: &$0) } == (true, 1))
    // Reading again what this app has written.
    #expect(asked(open) == (true, 0))
    let id = try #require(try today(log).day.rows().first?.id)
    // A form that is saved as it is.
    let form = try #require(log.form(editing: id))
    #expect(asked { $0.save(.drink(form)) } == (true, 0))
    var other = form
    other.millilitres = 300
    #expect(asked { $0.save(.drink(other)) } == (true, 1))
    #expect(asked { $0.delete("nothing") } == (false, 0))
    #expect(asked { $0.delete(id) } == (true, 1))
    #expect(asked { $0.undo() } == (true, 1))
    #expect(asked(open) == (true, 0))
    // A tap on the widget asks itself; the app finds something new.
    let tap = AddDrinkIntent()
    (tap.millilitres, tap.beverage) = (330, "water")
    _ = try await desk.run { try await tap.perform() }
    #expect(asked(open) == (true, 1))
    #expect(try today(log).day.rows().count == 2)
    #expect(Set(desk.reloaded) == ["SipliWidget"])
  }

  /// Goals and units are in the backup; the drinks are not in the document at all.
  @Test func damagedSettingsAreRecoveredAndTheirBytesAreKept() throws {
    let desk = desk()
    try writeSettings()
    var log = DrinkStore(desk.services)
    #expect(try add(250, "greenTea", to: &log) && add(500, "water", to: &log))
    let damaged = Data(try Data(contentsOf: document).dropLast(20))
    try damaged.write(to: document)
    log.read()
    #expect(log.screen == .note(.unreadable))
    #expect(log.recovery == ["The damaged log is kept beside the new one."])
    #expect(try Data(contentsOf: document) == damaged)
    let asked = desk.reloaded.count
    #expect(done(&log) { $0.recover() } && log.recovery == nil)
    #expect(try today(log).day.rows().map(\.volumeText.longest).sorted() == ["250 mL", "500 mL"])
    #expect(desk.reloaded.count == asked + 1)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.contains { (try? Data(contentsOf: $0)) == damaged })
    guard case .loaded(let drinks, _, _) = log.state else { throw CancellationError() }
    #expect(drinks.profile.bodyMass == 70)
  }

  @Test func whereNoSettingsCanBeSavedTheyBeginAnewWhenTheUserAgrees() throws {
    try Data(#"{"schema":"sip"#.utf8).write(to: document)
    var log = DrinkStore(desk().services)
    #expect(
      log.recovery == [
        "Goals and units may have to be set again.", "The damaged log is kept beside the new one.",
      ])
    #expect(done(&log) { $0.recover() })
    #expect(try today(log).day.rows() == [])
    // A newer document is no damage.
    try Data(#"{"schema":"sipli-hydration","version":99}"#.utf8).write(to: document)
    log.read()
    #expect(log.recovery == nil && !done(&log) { $0.recover() })
  }

  @Test func linksSayWhatIsAdded() throws {
    let log = DrinkStore(desk().services)
    guard
      case .addIntake(let intake) = try HydrationLink(
        text: "example://add-intake?fluid=chai&ml=275", scheme: "example")
    else {
      Issue.record("no link that adds")
      return
    }
    let form = try #require(log.form(intake))
    #expect(form.id == nil && form.millilitres == 275 && form.beverage == "chai")
    #expect(
      form.amount == "275 mL" && form.amounts.choices.map(\.text) == ["150 mL", "250 mL", "330 mL", "500 mL"])
    let open = try #require(log.form(.open))
    #expect(open.millilitres == 150 && open.beverage == "water")
    #expect(open.beverages.choices.map(\.value) == Beverage.all.map(\.id))
  }

  @Test func whatCannotBeReadIsReportedAndNothingIsWrittenOverIt() throws {
    for (text, reason) in [
      ("no JSON", HydrationSnapshot.Reason.unreadable),
      (#"{"schema":"sipli-hydration","version":99}"#, .newer),
    ] {
      try Data(text.utf8).write(to: document)
      var log = DrinkStore(desk().services)
      #expect(log.screen == .note(reason))
      #expect(log.form(.open) == nil && !done(&log) { $0.undo() } && !done(&log) { $0.delete("a") })
      #expect(try Data(contentsOf: document) == Data(text.utf8))
    }
    var outside = DrinkStore(desk(hasGroup: false).services)
    #expect(outside.screen == .note(.unavailable))
    #expect(done(&outside) { $0.moveOldLog() == nil } && !done(&outside) { $0.undo() })
  }

  /// A month that a newer app has written is left as it is.
  @Test func aMonthOfANewerAppIsReportedAndLeftAsItIs() throws {
    var log = DrinkStore(desk().services)
    #expect(try add(250, "water", to: &log))
    // The checksum is right, as that of a newer app is.
    let line = #"{"n":1,"month":"2026-02","format":9"#
    let sum = Checksum(Array(line.utf8)).value
    let digits = String(sum, radix: 16)
    let newer = Data(
      "\(line),\"sum\":\"\(String(repeating: "0", count: 8 - digits.count))\(digits)\"}\n".utf8)
    try newer.write(to: month)
    log.read()
    #expect(log.screen == .note(.newer) && log.recovery == nil && log.form(.open) == nil)
    #expect(!done(&log) { $0.undo() })
    _ = done(&log) { $0.recover() }
    #expect(try Data(contentsOf: month) == newer)
  }
}
