import Foundation
import InsultScreens
import InsultWidgetCore
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetViews
@testable import Widgets

/// The timelines that the provider of the insult widget gives the system, and the effect of a tap on "another".
@Suite(.inAnApp) struct InsultTimelineTests {
  /// 7:30 in Vietnam.
  private static let now = Instant(secondsSince1970: 1_795_134_600)
  private static let seven = InsultSettings(seed: 7, rating: .bawdy)
  private static let medium = WidgetFrame(.medium)
  private let provider = SnapshotProvider<InsultIntent>()

  /// A desk with a folder of its own, which is gone when the test ends.
  private func withDesk(
    _ settings: InsultSettings? = seven, locale: String = "en_US", fonts: Set<String> = [],
    _ body: (Desk, URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("insults-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let desk = Desk(at: Self.now, locale: locale, folder: folder, fonts: fonts)
    desk["insultSettings"] = settings?.json.text
    try await body(desk, folder.appendingPathComponent("InsultTaps.json"))
  }

  private func snapshot(_ desk: Desk, _ rating: InsultRatingChoice = .asInApp) async -> InsultSnapshot {
    let intent = InsultIntent()
    intent.rating = rating
    return await desk.run { await provider.snapshot(for: intent, in: Self.medium.context()) }.snapshot
  }

  /// The tap that the widget offers as it is drawn now; without a button, one that names no place.
  private func button(_ desk: Desk) async -> AnotherInsultIntent {
    let shown = await snapshot(desk)
    return await MainActor.run {
      Stage(Self.medium).nodes(InsultWidgetView(shown, action: InsultIntent.action)).flatMap(\.all)
        .compactMap { $0.intent as? AnotherInsultIntent }.first ?? AnotherInsultIntent()
    }
  }

  private func tap(_ desk: Desk, _ button: AnotherInsultIntent? = nil) async throws {
    let intent = if let button { button } else { await self.button(desk) }
    _ = try await desk.run { try await intent.perform() }
  }

  /// Returns the insult that is some places after that of the hour, in the sequence of a seed.
  private func insult(_ places: Int64, _ rating: InsultRating = .bawdy) -> String {
    // Hours begin in Vietnam when they begin in Greenwich.
    InsultSequence(seed: 7, rating: rating).insult(in: Self.now.secondsSince1970 / 3_600 + places).text
  }

  // MARK: - Entries

  @Test func entriesBeginNowAndAtEveryHourOfTheUsersClock() async throws {
    try await withDesk { desk, _ in
      let timeline = await desk.run {
        await provider.timeline(for: InsultIntent(), in: Self.medium.context())
      }
      let eight = Date(timeIntervalSince1970: 1_795_136_400)
      let hours: [Date] = (0..<24).map { eight.addingTimeInterval(Double($0) * 3_600) }
      #expect(timeline.entries.map(\.date) == [Date(Self.now)] + hours)
      #expect(timeline.policy == .atEnd)
      #expect(timeline.entries.allSatisfy { $0.relevance == nil })
      #expect(timeline.entries.map(\.snapshot.facts?.insult) == (0..<25).map { insult($0) })
      #expect(timeline.entries[1].snapshot.facts?.sinceText.longest == "Since 8:00 AM")
    }
  }

  @Test func insultsOfFiveMinutesHaveEntriesForEightHours() async throws {
    try await withDesk(InsultSettings(seed: 7, interval: .fiveMinutes)) { desk, _ in
      let timeline = await desk.run {
        await provider.timeline(for: InsultIntent(), in: Self.medium.context())
      }
      #expect(timeline.entries.count == 96 && timeline.policy == .atEnd)
      #expect(timeline.entries.last?.date == Date(Self.now).addingTimeInterval(95 * 300))
    }
  }

  /// The settings and the taps are private, so their insult must not be visible in a gallery.
  @Test func samplesAreShownWithoutALookAtTheUsersData() async throws {
    try await withDesk { desk, _ in
      for frame in WidgetFrame.all {
        let before = desk.readCount
        let placeholder = await desk.run { provider.placeholder(in: frame.context()) }
        let preview = await desk.run {
          await provider.snapshot(for: InsultIntent(), in: frame.context(isPreview: true))
        }
        #expect(placeholder.snapshot.status == .placeholder)
        #expect(placeholder.snapshot.facts?.insult == "Thou gleeking flap-mouthed foot-licker!")
        #expect(preview.snapshot == placeholder.snapshot && preview.date == Date(Self.now))
        #expect(desk.readCount == before)
      }
    }
  }

  @Test func everyFamilyIsDrawnInTheSizeTheSystemSays() async throws {
    try await withDesk { desk, _ in
      for frame in WidgetFrame.all {
        let entry = await desk.run { await provider.snapshot(for: InsultIntent(), in: frame.context()) }
        let expected = InsultDefinition.snapshot(
          of: .loaded(InsultChoices(Self.seven)), configuration: InsultConfiguration(), at: Self.now,
          in: WidgetEnvironment(
            zone: TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt, language: .english, frame: frame,
            locale: Locale(identifier: "en_US")))
        #expect(entry.snapshot == expected, "\(frame)")
      }
    }
  }

  @Test func theRatingOfTheIntentDecidesWhichInsultsThereAre() async throws {
    try await withDesk { desk, _ in
      let shown = [await snapshot(desk), await snapshot(desk, .bawdy), await snapshot(desk, .mild)]
      #expect(shown.map(\.facts?.insult) == [insult(0), insult(0), insult(0, .mild)])
      #expect(insult(0) != insult(0, .mild))
      #expect(InsultRatingChoice.allCases.count == InsultRating.allCases.count + 1)
      #expect(Set(InsultRatingChoice.caseDisplayRepresentations.keys) == Set(InsultRatingChoice.allCases))
    }
  }

  @Test func theIntervalOfTheFirstVersionCountsUntilTheAppIsOpened() async throws {
    try await withDesk(nil) { desk, _ in
      desk["currentInsult"] = #"{"insult":"Thou!","timestamp":"","intervalMinutes":30}"#
      let timeline = await desk.run {
        await provider.timeline(for: InsultIntent(), in: Self.medium.context())
      }
      #expect(timeline.entries.count == 49)
      #expect(timeline.entries[0].snapshot.status == .normal)
    }
  }

  // MARK: - Another insult

  @Test func eachTapShowsTheNextInsultAtOnceAndForGood() async throws {
    try await withDesk { desk, file in
      for taps in 1...3 as ClosedRange<Int64> {
        desk.move(seconds: 60)
        try await tap(desk)
        #expect(await snapshot(desk).facts?.insult == insult(taps))
        #expect(desk.reloaded == Array(repeating: "InsultWidget", count: Int(taps)))
      }
      #expect(await snapshot(desk).facts?.sinceText.longest == "Since 7:33 AM")
      let stored = try JSON(parsing: Array(Data(contentsOf: file)))
      #expect(stored["payload"] == ["at": "2026-11-20T00:33:00Z", "skipped": .integer(3)])
      // The skipped insult does not come back in the next hour, and widgets with their own rating follow.
      desk.move(seconds: 3_600)
      #expect(await snapshot(desk).facts?.insult == insult(4))
      #expect(await snapshot(desk, .mild).facts?.insult == insult(4, .mild))
      // Settings are the app's: a tap leaves them alone.
      #expect(desk["insultSettings"] == Self.seven.json.text)
    }
  }

  /// A user who taps twice before the widget is drawn again has seen one insult and skips one.
  @Test func aSecondTapOfTheSameDrawingPassesOverNoInsultThatNobodySaw() async throws {
    try await withDesk { desk, file in
      let drawn = await button(desk)
      try await tap(desk, drawn)
      let bytes = try Data(contentsOf: file)
      for _ in 1...2 {
        desk.move(seconds: 1)
        try await tap(desk, drawn)
      }
      #expect(await snapshot(desk).facts?.insult == insult(1))
      #expect(try Data(contentsOf: file) == bytes && desk.reloaded.count == 1)
      // After it is drawn again, a tap has an effect again.
      try await tap(desk)
      #expect(await snapshot(desk).facts?.insult == insult(2) && desk.reloaded.count == 2)
    }
  }

  /// The system may draw the insult of an hour a little late; a tap on it then shows that of now.
  @Test func aTapOnTheInsultOfTheHourBeforePassesOverNone() async throws {
    try await withDesk { desk, _ in
      let drawn = await button(desk)
      desk.move(seconds: 1_800)
      try await tap(desk, drawn)
      #expect(await snapshot(desk).facts?.insult == insult(1) && desk.reloaded == ["InsultWidget"])
    }
  }

  /// The system sets the parameters of a tap; one that it does not set names an hour long ago.
  @Test func aTapThatNamesNoInsultPassesOverNone() async throws {
    try await withDesk { desk, _ in
      try await tap(desk, AnotherInsultIntent())
      #expect(await snapshot(desk).facts?.insult == insult(0) && desk.reloaded == ["InsultWidget"])
      #expect(!AnotherInsultIntent.isDiscoverable)
    }
  }

  @Test func aTapCountsBeforeTheAppWasOpened() async throws {
    try await withDesk(nil) { desk, _ in
      let before = await snapshot(desk)
      try await tap(desk)
      let after = await snapshot(desk)
      #expect(before.status == .normal && after.status == .normal)
      #expect(before.facts?.insult != after.facts?.insult)
    }
  }

  /// Damaged taps, those of a newer version and those of another kind: no insult is skipped, and none is written over.
  @Test(arguments: [
    ("{\"version\":1,\"sche", "not JSON"),
    (#"{"schema":"insult-taps","version":9,"payload":{}}"#, "version 9"),
    (#"{"schema":"tips","version":1,"payload":{"skipped":2}}"#, "something else"),
    (#"{"schema":"insult-taps","version":1,"payload":{"skipped":-2}}"#, "payload.skipped"),
  ])
  func tapsThatCannotBeReadSkipNothingAndAreNotOverwritten(text: String, reason: String) async throws {
    try await withDesk { desk, file in
      try Data(text.utf8).write(to: file)
      #expect(await snapshot(desk).facts?.insult == insult(0))
      await #expect {
        try await tap(desk)
      } throws: { error in
        guard case .notWritten(let text)? = error as? InsultStoreError else { return false }
        return text.contains(reason)
      }
      #expect(await snapshot(desk).facts?.insult == insult(0) && desk.reloaded == [])
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  /// A byte that was changed on the disk is noticed by the checksum.
  @Test func aChangedByteOfTheTapsIsNoticed() async throws {
    try await withDesk { desk, file in
      try await tap(desk)
      let damaged = try String(contentsOf: file, encoding: .utf8).replacing(
        #""skipped": 1"#, with: #""skipped": 7"#)
      try Data(damaged.utf8).write(to: file)
      #expect(await snapshot(desk).facts?.insult == insult(0))
      await #expect(throws: InsultStoreError.self) { try await tap(desk) }
      #expect(try String(contentsOf: file, encoding: .utf8) == damaged)
    }
  }

  /// Without that no button would ever work again.
  @Test func openingTheAppGoesOnWithTheTapsBeforeADamagedOneAndKeepsItsBytes() async throws {
    try await withDesk { desk, file in
      try await tap(desk)
      try await tap(desk)
      let damaged = Array(try Data(contentsOf: file).dropLast(5))
      try Data(damaged).write(to: file)
      var model = InsultModel(seed: 7, in: desk.services)
      model.act(.begin)
      // Of the two taps the backup has the first.
      #expect(await snapshot(desk).facts?.insult == insult(1) && model.screen.notice == nil)
      try await tap(desk)
      #expect(await snapshot(desk).facts?.insult == insult(2))
      let folder = file.deletingLastPathComponent()
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        $0.hasPrefix("InsultTaps.json.corrupt-")
      }
      #expect(kept.count == 1)
      for name in kept {
        #expect(Array(try Data(contentsOf: folder.appendingPathComponent(name))) == damaged)
      }
    }
  }

  @Test func whatAnotherVersionHasStoredBesideTheTapsSurvives() async throws {
    try await withDesk { desk, file in
      let text =
        #"{"schema":"insult-taps","version":1,"mood":7,"payload":{"skipped":2,"sparkle":{"on":true}}}"#
      try Data(text.utf8).write(to: file)
      try await tap(desk)
      #expect(await snapshot(desk).facts?.insult == insult(3))
      let stored = try JSON(parsing: Array(Data(contentsOf: file)))
      #expect(stored["mood"] == .integer(7) && stored["payload"]?["sparkle"] == ["on": .bool(true)])
    }
  }

  @Test func aTapWhileAnotherProcessWritesChangesNothingAndIsReported() async throws {
    try await withDesk { desk, file in
      try await whileLocked(file.path + ".lock") {
        await #expect {
          try await tap(desk)
        } throws: { error in
          guard case .notWritten(let reason)? = error as? InsultStoreError else { return false }
          return reason.contains("in use right now")
        }
        #expect(await snapshot(desk).facts?.insult == insult(0) && desk.reloaded == [])
      }
      try await tap(desk)
      #expect(await snapshot(desk).facts?.insult == insult(1))
    }
  }

  @Test(arguments: ["{", "[]"]) func settingsThatCannotBeReadAreReportedAndKept(text: String) async throws {
    try await withDesk { desk, file in
      desk["insultSettings"] = text
      let shown = await snapshot(desk)
      #expect(shown.status == .failure(.unreadable) && shown.facts?.another == nil)
      await #expect(throws: InsultStoreError.unreadableSettings) { try await tap(desk) }
      #expect(desk["insultSettings"] == text && !FileManager.default.fileExists(atPath: file.path))
    }
  }

  /// A folder in the place of the file cannot be read; it may be something else in an hour.
  @Test func tapsThatCannotBeOpenedAreReportedAndLookedForAgain() async throws {
    try await withDesk { desk, file in
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      let timeline = await desk.run {
        await provider.timeline(for: InsultIntent(), in: Self.medium.context())
      }
      #expect(timeline.entries.map(\.snapshot.status) == [.failure(.unavailable)])
      #expect(timeline.policy == .after(Date(Self.now).addingTimeInterval(3_600)))
      await #expect(throws: InsultStoreError.self) { try await tap(desk) }
    }
  }

  @Test func withoutTheAppGroupTheWidgetSaysThatItFindsNothing() async {
    let desk = Desk(at: Self.now, hasGroup: false)
    #expect(await snapshot(desk).status == .failure(.unavailable))
    await #expect(throws: InsultStoreError.self) { try await tap(desk) }
    #expect(desk.reloaded == [])
  }

  // MARK: - The widget

  /// The value of `AlmanacGallery` in Info.plist, which the config plugin writes.
  @Test @MainActor func theGalleryHasTheWordsOfTheAppWhereItHasSome() throws {
    let value: [String: Any] = ["InsultWidget": ["name": ["en": "Our Bard", "vi": "Thi sĩ"]], "other": 5]
    for (locale, name) in [("en_GB", "Our Bard"), ("vi_VN", "Thi sĩ"), ("zh_CN", "Our Bard")] {
      let text = { (member: String) in
        SystemServices.text(
          ofGallery: value, kind: "InsultWidget", member: member, in: Language(Locale(identifier: locale)))
      }
      #expect(text("name") == name && text("description") == nil)
      var services = Desk(at: Self.now, locale: locale).services
      services.galleryText = { _, member, _ in member == "name" ? name : nil }
      try SystemServices.$current.withValue(services) {
        let widget = try #require(_WidgetDescription(BardWidget()))
        #expect(widget.displayName == name && !widget.description.isEmpty && widget.description != name)
      }
    }
    for wrong in [nil, 5, ["InsultWidget": 5], ["InsultWidget": ["name": 5]]] as [Any?] {
      #expect(
        SystemServices.text(ofGallery: wrong, kind: "InsultWidget", member: "name", in: .english) == nil)
    }
  }

  @Test(arguments: [
    ("vi_VN", "Câu mắng mỗi giờ"), ("zh_CN", "每小时一骂"), ("en_GB", "Insult of the Hour"),
  ])
  @MainActor func theWidgetSaysItsNameInTheLanguageOfTheSystem(locale: String, name: String) throws {
    try SystemServices.$current.withValue(Desk(at: Self.now, locale: locale).services) {
      let widget = try #require(_WidgetDescription(BardWidget()))
      #expect(widget.kind == "InsultWidget" && !widget.hasContentMargins)
      #expect(widget.displayName == name && !widget.description.isEmpty && widget.description != "key")
      #expect(
        widget.families == [
          .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
          .accessoryInline,
        ])
      let entry = SnapshotProvider<InsultIntent>().placeholder(in: Self.medium.context())
      let view = try #require(widget.content(entry))
      #expect(
        Stage(Self.medium).nodes(view).flatMap(\.lines)
          == Stage(Self.medium).nodes(InsultWidgetView(entry.snapshot)).flatMap(\.lines))
    }
  }

  /// An extension without the file shows no other face than the system's: a name that is not registered would do so too, but in
  /// one without serifs.
  @Test(arguments: [[], ["Other.ttf"], ["IMFellEnglish-Regular.ttf"]] as [Set<String>])
  @MainActor func theFaceOfTheBookIsUsedOnlyWhereItsFileIs(fonts: Set<String>) {
    let desk = Desk(at: Self.now, fonts: fonts)
    let face = fonts.contains("IMFellEnglish-Regular.ttf") ? "regular IMFellEnglish-Regular" : " serif"
    SystemServices.$current.withValue(desk.services) {
      for (family, size) in [(Family.medium, "16.0"), (.large, "34.0")] {
        let entry = SnapshotProvider<InsultIntent>().placeholder(in: WidgetFrame(family).context())
        let lines = Stage(WidgetFrame(family)).nodes(InsultWidgetView(entry.snapshot)).flatMap(\.lines)
        #expect(lines.count { $0.contains(".font(\(size)") && $0.contains("\(face))") } == 1, "\(lines)")
        #expect(lines.count { $0.contains("serif)") || $0.contains("Fell") } == 1)
      }
      // The small family is set in the system's face.
      let small = SnapshotProvider<InsultIntent>().placeholder(in: WidgetFrame(.small).context())
      let lines = Stage(WidgetFrame(.small)).nodes(InsultWidgetView(small.snapshot)).flatMap(\.lines)
      #expect(!lines.contains { $0.contains("serif)") || $0.contains("Fell") })
    }
  }
}
