import Foundation
import HydrationFixtures
import HydrationScreens
import HydrationWidgetCore
import Testing
import WidgetViews

@testable import Widgets

/// A log of a version without an app group.
extension HydrationModelTests {
  /// The form that the first version of the app wrote.
  static let oldText =
    #"{"entries":[{"date":"2026-02-17T01:00:00Z","id":"a","volumeML":250}],"profile":{"weightKg":70}}"#

  func writeOldLog(_ text: String = oldText) throws {
    try FileManager.default.createDirectory(at: ownFolder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: oldDocument)
  }

  func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  func tap(_ millilitres: Int, _ desk: Desk) async throws {
    let tap = AddDrinkIntent()
    (tap.millilitres, tap.beverage) = (millilitres, "water")
    _ = try await desk.run { try await tap.perform() }
  }

  @Test func theFirstRunMovesTheOldLogIntoTheGroup() async throws {
    try writeOldLog()
    let desk = desk()
    // A tap on a widget that was placed before the app was opened.
    try await tap(330, desk)
    var model = HydrationModel(in: desk.services)
    #expect(amounts(model) == ["Water 330 mL", "Water 250 mL"], "drinks of both count")
    #expect(isThere(oldDocument), "a model that was only made moves it")
    comeBack(&model)
    #expect(model.problem == nil && model.recovery == nil)
    #expect(amounts(model) == ["Water 330 mL", "Water 250 mL"])
    #expect(!isThere(oldDocument) && isThere(oldDocument.appendingPathExtension("migrated")))
    // Widgets find the log now.
    #expect(desk.reloaded.last == "SipliWidget" && desk.reloaded.count == 2)
    comeBack(&model)
    #expect(model.problem == nil && amounts(model) == ["Water 330 mL", "Water 250 mL"])
    let moved = try files()
    // Nothing is moved twice.
    var next = HydrationModel(in: desk.services)
    comeBack(&next)
    #expect(try files() == moved && desk.reloaded.count == 2)
    // The profile came along.
    let store = try HydrationStore(folder: folder)
    #expect(try store.documents.read().document?.payload.profile.bodyMass == 70)
  }

  /// The bytes of all files of the group.
  func files() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
  }

  /// A version with an app group kept the log under the name that the settings have now.
  @Test func theFirstRunMovesAnOldLogThatIsInTheGroup() async throws {
    let old = Data(Self.oldText.utf8)
    try old.write(to: document)
    let desk = desk()
    try await tap(330, desk)
    var model = HydrationModel(in: desk.services)
    #expect(amounts(model) == ["Water 330 mL", "Water 250 mL"])
    #expect(try Data(contentsOf: document) == old)
    comeBack(&model)
    #expect(model.problem == nil && amounts(model) == ["Water 330 mL", "Water 250 mL"])
    #expect(try Data(contentsOf: document.appendingPathExtension("migrated")) == old)
    let settings = try #require(try HydrationStore(folder: folder).documents.read().document)
    #expect(settings.hasEnvelope && settings.payload.profile.bodyMass == 70)
    comeBack(&model)
    #expect(amounts(model)?.count == 2 && desk.reloaded.count == 2)
  }

  /// An old log in the group counts, and the other one is kept and named.
  @Test func ofTwoOldLogsThatOfTheGroupIsMoved() throws {
    try Data(Self.oldText.replacing("250", with: "400").utf8).write(to: document)
    try writeOldLog()
    var model = HydrationModel(in: desk().services)
    #expect(amounts(model) == ["Water 400 mL"])
    comeBack(&model)
    #expect(amounts(model) == ["Water 400 mL"])
    #expect(model.problem?.hasSuffix("kept: Application Support/WaterQuestState.json") == true)
    #expect(try String(contentsOf: oldDocument, encoding: .utf8) == Self.oldText)
    comeBack(&model)
    #expect(amounts(model) == ["Water 400 mL"] && model.problem == nil)
  }

  /// A link opens the form before the app has moved the older log.
  @Test func aDrinkThatIsSavedFirstIsMergedWithIt() throws {
    try writeOldLog()
    var model = HydrationModel(in: desk().services)
    add(500, to: &model)
    #expect(amounts(model) == ["Water 500 mL", "Water 250 mL"] && isThere(oldDocument))
    comeBack(&model)
    #expect(model.problem == nil && amounts(model)?.count == 2 && !isThere(oldDocument))
  }

  @Test func aLogInTheGroupIsLeftAsItIs() throws {
    var first = HydrationModel(in: desk().services)
    add(500, to: &first)
    let whole = try files()
    var model = HydrationModel(in: desk().services)
    comeBack(&model)
    #expect(amounts(model) == ["Water 500 mL"] && model.problem == nil)
    #expect(try files() == whole && !isThere(ownFolder))
  }

  @Test func ofTwoLogsThatOfTheGroupCountsAndTheOtherIsKeptAndNamed() throws {
    try writeSettings()
    var first = HydrationModel(in: desk().services)
    add(500, to: &first)
    for text in [Self.oldText, "{damaged"] {
      try writeOldLog(text)
      for (locale, message) in [
        ("en_GB", "An older log was not moved, because there is already a log here. It has been kept: "),
        (
          "vi_VN",
          "Nhật ký cũ chưa được chuyển sang vì ở đây đã có một nhật ký. Nhật ký cũ vẫn được giữ lại: "
        ),
        ("zh_CN", "旧记录未移入，因为这里已有记录。旧记录已保留："),
      ] {
        var model = HydrationModel(in: desk(locale: locale).services)
        comeBack(&model)
        #expect(model.problem == message + "Application Support/WaterQuestState.json")
        #expect(amounts(model)?.count == 1 && model.recovery == nil)
        comeBack(&model)
        #expect(model.problem == nil, "it is told once in a run")
        // The log of the group can be changed.
        model.act(.undo)
        add(500, to: &model)
        #expect(model.problem == nil && amounts(model)?.count == 1)
      }
      #expect(try String(contentsOf: oldDocument, encoding: .utf8) == text)
    }
  }

  /// A document of settings, without which an old log in another place counts.
  func writeSettings() throws {
    let store = try HydrationStore(folder: folder)
    var profile = HydrationProfile()
    try profile.setBodyMass(60)
    try store.update(at: Self.noon, in: Fixture.hanoiZone) { journal throws(HydrationError) in
      try journal.setProfile(profile, now: Self.noon, in: Fixture.hanoi)
    }
  }

  /// There is a folder in the place of the file that writers lock, as there is when a lock cannot be had.
  @Test func noOlderLogIsReportedWhereThereIsNone() throws {
    var first = HydrationModel(in: desk().services)
    add(500, to: &first)
    try makeLockUnusable()
    try FileManager.default.createDirectory(at: ownFolder, withIntermediateDirectories: true)
    var log = DrinkStore(desk().services)
    let told = log.moveOldLog()
    #expect(told == nil)
  }

  @Test func anOlderLogIsNamedBesideOneThatCannotBeRead() throws {
    try writeOldLog()
    for text in [#"{"schema":"sipli-hydration","version":99}"#, "{damaged"] {
      try Data(text.utf8).write(to: document)
      var model = HydrationModel(in: desk().services)
      comeBack(&model)
      #expect(model.screen == .note(text == "{damaged" ? .unreadable : .newer))
      #expect(model.problem?.hasSuffix("kept: Application Support/WaterQuestState.json") == true)
    }
    #expect(isThere(oldDocument))
  }

  func makeLockUnusable() throws {
    let lock = document.appendingPathExtension("lock")
    try? FileManager.default.removeItem(at: lock)
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: false)
  }

  @Test func whatIsLeftOfADamagedOldLogIsOfferedAndMovedWhenTheUserAgrees() async throws {
    let damaged = String(Self.oldText.dropLast(20))
    try writeOldLog(damaged)
    let desk = desk()
    var model = HydrationModel(in: desk.services)
    comeBack(&model)
    #expect(model.screen == .note(.unreadable) && model.problem == nil)
    #expect(model.recovery?.first == "1 drink can be saved.")
    model.act(.add)
    #expect(!model.isFormShown && !isThere(document))
    // A tap is kept meanwhile.
    try await tap(330, desk)
    comeBack(&model)
    #expect(model.screen == .note(.unreadable) && !isThere(document))
    #expect(try String(contentsOf: oldDocument, encoding: .utf8) == damaged)
    model.act(.recover)
    #expect(amounts(model)?.sorted() == ["Water 250 mL", "Water 330 mL"])
    #expect(model.problem == nil && model.recovery == nil && !isThere(oldDocument))
    let kept = try FileManager.default.contentsOfDirectory(at: ownFolder, includingPropertiesForKeys: nil)
    #expect(kept.contains { (try? String(contentsOf: $0, encoding: .utf8)) == damaged })
  }

  @Test func anOldLogOfANewerVersionIsReportedAndLeftAsItIs() throws {
    let newer = #"{"schema":"sipli-hydration","version":99}"#
    try writeOldLog(newer)
    var model = HydrationModel(in: desk().services)
    comeBack(&model)
    model.act(.add)
    #expect(model.screen == .note(.newer) && !model.isFormShown && !isThere(document))
    #expect(try String(contentsOf: oldDocument, encoding: .utf8) == newer)
  }

  /// The group cannot be written to: a folder is in the place of the file that writers lock.
  @Test func anOldLogThatCannotBeMovedYetIsShownWithNewDrinksAndNotChanged() throws {
    try writeOldLog()
    try makeLockUnusable()
    for (locale, message) in [
      ("en_GB", "Your log could not be moved to its new place yet. "),
      ("vi_VN", "Chưa chuyển được nhật ký của bạn sang chỗ mới. "), ("zh_CN", "暂时无法将你的记录移到新位置。"),
    ] {
      var model = HydrationModel(in: desk(locale: locale).services)
      comeBack(&model)
      #expect(model.problem?.hasPrefix(message) == true && amounts(model)?.count == 1)
      comeBack(&model)
      #expect(model.problem?.hasPrefix(message) == true, "it is told as long as it is so")
    }
    var model = HydrationModel(in: desk().services)
    add(500, to: &model)
    #expect(model.isFormShown && model.problem == "This could not be saved. Nothing has changed.")
    model.act(.cancel)
    #expect(amounts(model) == ["Water 250 mL"] && !isThere(document))
    #expect(try String(contentsOf: oldDocument, encoding: .utf8) == Self.oldText)
    // Later it can.
    try FileManager.default.removeItem(at: document.appendingPathExtension("lock"))
    comeBack(&model)
    #expect(model.problem == nil && amounts(model) == ["Water 250 mL"] && !isThere(oldDocument))
    add(500, to: &model)
    #expect(amounts(model)?.count == 2)
  }

  /// The new document cannot be written: a folder has the name of the file that is renamed over the old one.
  @Test func drinksAreKeptBesideAnOldLogThatCannotBeMoved() throws {
    try Data(Self.oldText.utf8).write(to: document)
    let temporary = document.appendingPathExtension("temporary")
    try FileManager.default.createDirectory(
      at: temporary.appendingPathComponent("a"), withIntermediateDirectories: true)
    var model = HydrationModel(in: desk().services)
    for _ in 0..<2 {
      comeBack(&model)
      #expect(model.problem?.hasPrefix("Your log could not be moved to its new place yet. ") == true)
      #expect(amounts(model) == ["Water 250 mL"])
    }
    add(500, to: &model)
    #expect(model.problem == nil && amounts(model) == ["Water 500 mL", "Water 250 mL"])
    #expect(try String(contentsOf: document, encoding: .utf8) == Self.oldText)
    comeBack(&model)
    #expect(amounts(model) == ["Water 500 mL", "Water 250 mL"], "none counts twice")
    // Nothing of it was adopted, so a drink of the old log cannot be deleted yet.
    model.act(.delete("a"))
    #expect(model.problem != nil && amounts(model) == ["Water 500 mL", "Water 250 mL"])
    try FileManager.default.removeItem(at: temporary)
    comeBack(&model)
    model.act(.delete("a"))
    #expect(model.problem == nil && amounts(model) == ["Water 500 mL"])
    #expect(try HydrationStore(folder: folder).documents.read().document?.hasEnvelope == true)
  }

  @Test func withoutTheAppGroupTheOldLogStaysWhereItIs() throws {
    try writeOldLog()
    var model = HydrationModel(in: desk(hasGroup: false).services)
    comeBack(&model)
    #expect(model.screen == .note(.unavailable) && model.problem == nil && isThere(oldDocument))
  }

  /// An extension has a folder of its own, and two programs must not move the same file.
  @Test func widgetsAndTheirButtonsMoveNothing() async throws {
    try writeOldLog()
    let desk = desk()
    try await tap(330, desk)
    let provider = SnapshotProvider<HydrationIntent>()
    await desk.run {
      _ = await provider.timeline(for: HydrationIntent(), in: WidgetFrame(.medium).context())
      _ = await provider.snapshot(for: HydrationIntent(), in: WidgetFrame(.medium).context())
    }
    #expect(isThere(oldDocument) && !isThere(document))
  }
}
