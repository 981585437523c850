import Foundation
import InsultScreens
import InsultWidgetCore
import InsultWidgetTables
import SwiftUI
import TestSupport
import Testing
import WidgetViews

@testable import Widgets

/// The app of The Insolent Bard: what it reads and writes, and the screen it draws.
@Suite(.inAnApp) struct InsultAppTests {
  private static let now = Instant(secondsSince1970: 1_795_134_600)
  private static let knave = Insult(code: "statement.churlish.motley-minded.knave")
  private static let key = "insultSettings"

  private func withDesk(
    locale: String = "en_US", isolation: isolated (any Actor)? = #isolation,
    _ body: (Desk, URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bard-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(
      Desk(at: Self.now, locale: locale, folder: folder), folder.appendingPathComponent("InsultTaps.json"))
  }

  private func stored(_ desk: Desk) -> InsultSettings {
    StoredSettings<InsultSettings>(parsing: desk[Self.key].map { Array($0.utf8) }).settings
  }

  private func widget(_ desk: Desk) async -> InsultSnapshot {
    let provider = SnapshotProvider<InsultIntent>()
    return await desk.run { await provider.snapshot(for: InsultIntent(), in: WidgetFrame(.medium).context()) }
      .snapshot
  }

  /// Returns the model of an app that has become active.
  private func opened(seed: UInt64, _ services: SystemServices) -> InsultModel {
    var model = InsultModel(seed: seed, in: services)
    model.act(.begin)
    return model
  }

  // MARK: - Reading and writing

  /// Before the first unlock of the device the system may start the app, and nothing can be read or written then.
  @Test func aSeedThatCouldNotBeKeptIsDrawnWhenTheAppBecomesActive() async throws {
    try await withDesk { desk, _ in
      let isLocked = Locked(true)
      var services = desk.services
      let save = services.save
      services.save = { if !isLocked.withLock({ $0 }) { save($0, $1, $2) } }
      var model = opened(seed: 99, services)
      #expect(desk[Self.key] == nil && model.screen.notice == nil)
      isLocked.withLock { $0 = false }
      model.act(.begin)
      #expect(stored(desk).seed == 99)
      #expect(model.screen.shown.insult.text == (await widget(desk)).facts?.insult)
    }
  }

  @Test func theFirstOpeningDrawsASeedOnce() async throws {
    try await withDesk { desk, file in
      desk["currentInsult"] = #"{"insult":"Thou!","timestamp":"","intervalMinutes":30}"#
      let first = opened(seed: 99, desk.services)
      #expect(stored(desk) == InsultSettings(seed: 99, interval: .halfHour))
      #expect(first.screen.notice == nil)
      #expect(desk.reloaded == ["InsultWidget"])
      desk.move(seconds: 3_600)
      let second = opened(seed: 5, desk.services)
      #expect(stored(desk).seed == 99 && desk.reloaded == ["InsultWidget"])
      // Only a tap writes the file of taps.
      #expect(!FileManager.default.fileExists(atPath: file.path))
      #expect(second.screen.shown.insult.text == (await widget(desk)).facts?.insult)
    }
  }

  @Test func anotherInsultInTheAppIsTheOneOfTheWidgetAndTheOtherWayRound() async throws {
    try await withDesk { desk, _ in
      var model = opened(seed: 7, desk.services)
      let before = model.screen.shown.insult.text
      desk.move(seconds: 5)
      let next = try #require(model.screen.next)
      model.act(next)
      #expect(model.screen.shown.insult.text != before && model.screen.notice == nil)
      #expect(model.screen.shown.insult.text == (await widget(desk)).facts?.insult)
      desk.move(seconds: 5)
      let index = try #require((await widget(desk)).facts?.another?.index)
      let tap = AnotherInsultIntent()
      (tap.slot, tap.skipped) = (Int(index.slot), Int(index.skipped))
      _ = try await desk.run { try await tap.perform() }
      let tapped = (await widget(desk)).facts?.insult
      #expect(model.screen.shown.insult.text != tapped)
      // The screen is older than the tap on the widget: its insult is not the current one.
      let old = try #require(model.screen.next)
      model.act(old)
      #expect(model.screen.shown.insult.text == tapped && model.screen.notice == nil)
      model.refresh()
      #expect(model.screen.shown.insult.text == tapped)
    }
  }

  /// The app and a widget, or two widgets, show one insult and are tapped at once: one of the taps finds another insult.
  @Test func twoTapsAtOnceSkipTheInsultThatBothShow() async throws {
    try await withDesk { desk, file in
      desk[Self.key] = InsultSettings(seed: 7).json.text
      var services = desk.services
      let shown = InsultIndex(slot: 498_648, skipped: 0)
      // Each waits for the other whenever it opens the folder, so that both do everything at the same time.
      let (calls, folder) = (Locked(0), services.folder)
      services.folder = { group in
        let both = calls.withLock { count in
          count += 1
          return (count + 1) / 2 * 2
        }
        let end = Date(timeIntervalSinceNow: 1)
        while calls.withLock({ $0 }) < both, Date() < end { Thread.sleep(forTimeInterval: 0.000_1) }
        return folder(group)
      }
      DispatchQueue.concurrentPerform(iterations: 2) { [services] _ in
        var model = opened(seed: 7, services)
        model.act(.another(than: shown))
      }
      let stored = try JSON(parsing: Array(Data(contentsOf: file)))
      #expect(stored["payload"]?["skipped"] == .integer(1))
      #expect(desk.reloaded == ["InsultWidget"])
    }
  }

  @Test func whatIsKeptStaysKeptAndWhatIsNotUnderstoodStaysToo() async throws {
    try await withDesk { desk, _ in
      desk[Self.key] = #"{"favourites":["quotation.0",5],"seed":"7","sparkle":{"on":true}}"#
      let knave = try #require(Self.knave)
      var model = opened(seed: 1, desk.services)
      model.act(.addFavourite(knave))
      #expect(model.screen.favourites.map(\.insult) == [knave])
      model.act(.addFavourite(knave))
      #expect(stored(desk).favouriteCodes == ["quotation.0", knave.code])
      // A saved change asks for new timelines, and a tap that changes nothing does not.
      #expect(desk.reloaded == ["InsultWidget"])
      model.act(.removeFavourite(knave))
      #expect(stored(desk).favouriteCodes == ["quotation.0"])
      let text = try #require(desk[Self.key])
      #expect(text.contains(#""sparkle":{"on":true}"#) && text.contains(#"["quotation.0",5]"#), "\(text)")
    }
  }

  /// A heart is small and close to the text: after a tap by mistake the insult stays in the list, and a tap keeps it again.
  @Test func anInsultThatIsNoLongerKeptStaysInTheListUntilTheAppIsActiveAgain() async throws {
    try await withDesk { desk, _ in
      let knave = try #require(Self.knave)
      let other = try #require(Insult(code: "exclamation.puking.flap-mouthed.foot-licker"))
      desk[Self.key] =
        InsultSettings(seed: 7).after(.addFavourite(knave)).after(.addFavourite(other)).json.text
      var model = opened(seed: 1, desk.services)
      model.act(model.screen.favourites[1].toggle)
      #expect(model.screen.favourites.map(\.insult) == [other, knave])
      #expect(model.screen.favourites.map(\.symbol) == ["heart.fill", "heart"])
      #expect(stored(desk).favourites == [other])
      model.act(model.screen.favourites[1].toggle)
      #expect(stored(desk).favourites == [other, knave])
      #expect(model.screen.favourites.map(\.symbol) == ["heart.fill", "heart.fill"])
      model.act(.removeFavourite(knave))
      model.refresh()
      #expect(model.screen.favourites.map(\.insult) == [other, knave])
      model.act(.begin)
      #expect(model.screen.favourites.map(\.insult) == [other])
    }
  }

  @Test func C_23_aChoiceIsStoredAndShownByTheWidgetAndLeavesTheTapsAlone() async throws {
    try await withDesk { desk, file in
      var model = opened(seed: 7, desk.services)
      model.act(try #require(model.screen.next))
      let bytes = try Data(contentsOf: file)
      let count = desk.reloaded.count
      desk.move(seconds: 5)
      model.act(.set("rating", "bawdy"))
      #expect(stored(desk).rating == .bawdy && desk.reloaded.count == count + 1)
      #expect(try Data(contentsOf: file) == bytes)
      #expect(model.screen.shown.insult.text == (await widget(desk)).facts?.insult)
      // The same again is nothing new.
      model.act(.set("rating", "bawdy"))
      #expect(desk.reloaded.count == count + 1)
    }
  }

  @Test func bytesThatCannotBeReadAreReportedAndKeptByTheNextChoice() async throws {
    try await withDesk { desk, _ in
      desk[Self.key] = "{\"seed\":"
      var model = opened(seed: 1, desk.services)
      #expect(desk[Self.key] == "{\"seed\":")
      #expect(model.screen.notice?.hasPrefix("Your choices cannot be read") == true)
      #expect(model.screen.next == nil)
      model.act(.another(than: InsultIndex(slot: 0, skipped: 0)))
      #expect(
        desk[Self.key] == "{\"seed\":" && model.screen.notice?.hasPrefix("This could not be saved") == true)
      model.act(.set("intervalMinutes", .integer(5)))
      #expect(model.screen.notice == nil && stored(desk).interval == .fiveMinutes)
      #expect(desk[Self.key]?.contains(#""unreadable":"{\"seed\":""#) == true)
    }
  }

  /// The settings can be read and written, whether or not the taps can.
  @Test func whereTheTapsCannotBeOpenedChoicesAreNotLost() async throws {
    try await withDesk { desk, file in
      let knave = try #require(Self.knave)
      let before = InsultSettings(seed: 7, rating: .bawdy).after(.addFavourite(knave))
      desk[Self.key] = before.json.text
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      var model = opened(seed: 1, desk.services)
      #expect(model.screen.notice != nil && stored(desk) == before)
      let other = try #require(Insult(code: "exclamation.puking.flap-mouthed.foot-licker"))
      model.act(.addFavourite(other))
      #expect(stored(desk) == before.after(.addFavourite(other)))
      model.act(.set("rating", "mild"))
      #expect(stored(desk) == before.after(.addFavourite(other)).after(.set("rating", "mild")))
    }
  }

  @Test func aTapWhileAnotherProcessWritesIsReportedOnTheScreen() async throws {
    try await withDesk { desk, file in
      var model = opened(seed: 7, desk.services)
      let (before, next) = (model.screen.shown, try #require(model.screen.next))
      try await whileLocked(file.path + ".lock") {
        model.act(next)
        #expect(model.screen.notice == "This could not be saved. Nothing has changed.")
        #expect(model.screen.shown == before)
      }
      model.act(next)
      #expect(model.screen.notice == nil && model.screen.shown != before)
    }
  }

  @Test func withoutTheAppGroupEverythingIsReportedAndNothingStops() {
    let desk = Desk(at: Self.now, locale: "en_US", hasGroup: false)
    var model = opened(seed: 7, desk.services)
    #expect(model.screen.notice == "What the app shares with its widgets cannot be opened now.")
    let another = InsultAction.another(than: InsultIndex(slot: 0, skipped: 0))
    for action in [another, .addFavourite(model.screen.shown.insult), .set("intervalMinutes", .integer(30))] {
      model.act(action)
      #expect(model.screen.notice == "This could not be saved. Nothing has changed.")
    }
    #expect(desk.reloaded == [])
  }

  @Test func aLinkShowsTheInsultThatWasSeen() async throws {
    try await withDesk { desk, _ in
      var model = opened(seed: 7, desk.services)
      let now = model.screen.shown
      let knave = try #require(Self.knave)
      model.open(try #require(URL(string: InsultLink.share(knave).url(scheme: "example"))))
      #expect(model.screen.shown.insult == knave && model.screen.time == nil)
      // One tap on the widget shares the insult.
      #expect(model.isSharing)
      model.isSharing = false
      // A link of another app changes nothing.
      for text in ["https://example.org/", "example://share-insult?i=7", "example://other"] {
        model.open(try #require(URL(string: text)))
        #expect(model.screen.shown.insult == knave && !model.isSharing)
      }
      model.act(.showNow)
      #expect(model.screen.shown == now)
      model.act(.show(knave))
      #expect(model.screen.shown.insult == knave)
      model.open(try #require(URL(string: "example://share-insult")))
      #expect(model.screen.shown == now && model.isSharing)
    }
  }

  // MARK: - The screen

  @MainActor @Test(arguments: ["vi_VN", "en_US", "zh_CN"])
  func theScreenShowsEverythingAndSharesTheInsultWithItsSource(locale: String) async throws {
    let knave = try #require(Self.knave)
    try await withDesk(locale: locale) { desk, _ in
      let model = model(desk, InsultSettings(seed: 7).after(.addFavourite(knave)).json.text)
      let (screen, all) = (model.wrappedValue.screen, tree(model))
      let (strings, time) = (screen.texts.strings, try #require(screen.time))
      let texts =
        [
          screen.texts.title.longest, screen.shown.insult.text, time, strings.another, strings.share,
          strings.keep, strings.kept, knave.text, strings.earlier,
        ] + screen.earlier.map(\.insult.text)
        + screen.settings.flatMap { [$0.field.title] + $0.field.choices.map(\.text) }
        + [strings.howToAdd, strings.howToAddSteps, screen.texts.settingsNote(screen.interval)]
      #expect(all.compactMap(\.text) == texts)
      #expect(all.map(\.name).contains("ShareLink(\(screen.shared))"))
      for symbol in all.map(\.name) where symbol.hasPrefix("Image(") {
        #expect(KnownSymbols.names.contains(String(symbol.dropFirst(6).dropLast())), "\(symbol)")
      }
      #expect(!all.contains { $0.isLookedUpInATable })
      let large = try #require(all.first { $0.modifiers.contains("listRowBackground") })
      #expect(large.modifiers.contains("accessibilityLabel(\(screen.shown.insult.text))"))
      #expect(all.count { $0.modifiers.contains("accessibilityAddTraits(isSelected)") } == 2)
    }
  }

  @MainActor @Test func everyTapOnTheScreenDoesWhatItSays() async throws {
    let knave = try #require(Self.knave)
    let text = InsultSettings(seed: 7).after(.addFavourite(knave)).json.text
    try await withDesk { desk, _ in
      let screen = model(desk, text).wrappedValue.screen
      let actions =
        [
          try #require(screen.next), .addFavourite(screen.shown.insult), .show(knave),
          .removeFavourite(knave),
        ] + screen.earlier.flatMap { [.show($0.insult), $0.toggle] }
        + screen.settings.flatMap { setting in setting.field.choices.map { .set(setting.key, $0.value) } }
      #expect(tree(model(desk, text)).compactMap(\.action).count == actions.count)
      for (place, action) in actions.enumerated() {
        try await withDesk { tappedDesk, _ in
          try await withDesk { otherDesk, _ in
            let (tapped, other) = (model(tappedDesk, text), model(otherDesk, text))
            tree(tapped).compactMap(\.action)[place]()
            try await tapped.saved()
            other.wrappedValue.act(action)
            #expect(tapped.wrappedValue.screen == other.wrappedValue.screen, "\(action)")
          }
        }
      }
    }
  }

  @MainActor @Test func whatWentWrongStandsAtTheTop() async throws {
    try await withDesk { desk, file in
      for _ in 1...2 {
        let model = model(desk, "{")
        #expect(model.wrappedValue.screen.notice != nil)
        #expect(tree(model).first { $0.text != nil }?.text == model.wrappedValue.screen.notice)
        // The second time the taps cannot be opened either.
        try? FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      }
    }
  }

  @MainActor private func tree(_ model: State<InsultModel>) -> [_Node] {
    Stage(WidgetFrame(.large)).nodes(InsultScreenView(model.projectedValue)).flatMap(\.all)
  }

  @MainActor private func model(_ desk: Desk, _ settings: String) -> State<InsultModel> {
    desk[Self.key] = settings
    return State(wrappedValue: InsultModel(seed: 1, in: desk.services))
  }
}
