import AppIntents
import Documents
import Foundation
import HydrationFixtures
import HydrationScreens
import HydrationWidgetCore
import SwiftUI
import Synchronization
import TestSupport
import Testing
import WidgetKit
import WidgetViews

@testable import Widgets

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The timelines that the provider of Sipli's widget gives the system, and the effect of a tap on an amount.
final class HydrationTimelineTests {
  /// Noon of an ordinary day in Vietnam, 17 February 2026.
  private static let noon = Instant(secondsSince1970: 1_771_304_400)
  private static let medium = WidgetFrame(.medium)
  private let provider = SnapshotProvider<HydrationIntent>()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "sipli-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func desk(hasGroup: Bool = true) -> Desk { Desk(at: Self.noon, folder: folder, hasGroup: hasGroup) }

  /// A document with a drink of 777 mL in the morning.
  private func writeDocument() throws {
    let store = try HydrationStore(folder: folder)
    let moment = try Fixture.moment("2026-02-17T08:00:00+07:00")
    let drunk = try Volume(millilitres: 777)
    let profile = try Fixture.profile(goal: 2_450)
    try store.update(at: Self.noon, in: Fixture.hanoiZone) { state throws(HydrationError) in
      try state.setProfile(profile, now: moment.instant, in: Fixture.hanoi)
      try state.add(
        moment: moment, volume: drunk, now: moment.instant, in: Fixture.hanoi)
    }
  }

  private func shown(_ desk: Desk, _ intent: HydrationIntent = HydrationIntent()) async -> HydrationSnapshot {
    await desk.run { await provider.snapshot(for: intent, in: Self.medium.context()) }.snapshot
  }

  private func tap(_ desk: Desk, _ millilitres: Int, _ beverage: String = "water") async throws {
    let intent = AddDrinkIntent()
    intent.millilitres = millilitres
    intent.beverage = beverage
    _ = try await desk.run { try await intent.perform() }
  }

  private func total(_ desk: Desk) async -> Int? {
    await shown(desk).facts?.day.value?.total.millilitres
  }

  // MARK: - Entries

  @Test func entriesAreThoseOfTheSchedule() async throws {
    try writeDocument()
    let timeline = await desk().run {
      await provider.timeline(for: HydrationIntent(), in: Self.medium.context())
    }
    // Now, this evening, midnight, the evening after it, and the midnight after that, when the system asks again.
    let dates = [0, 21_600, 43_200, 108_000, 129_600].map {
      Date(timeIntervalSince1970: 1_771_304_400 + Double($0))
    }
    #expect(timeline.entries.map(\.date) == dates)
    #expect(timeline.policy == .after(dates[4]))
    let totals = timeline.entries.map { $0.snapshot.facts?.day.value?.total.millilitres }
    #expect(totals == [777, 777, 0, 0, 0])
    // In the evening, until the day ends.
    #expect(
      timeline.entries.map(\.relevance) == [
        nil, TimelineEntryRelevance(score: 5, duration: 21_600), nil,
        TimelineEntryRelevance(score: 5, duration: 21_600), nil,
      ])
  }

  @Test func samplesAreShownWithoutALookAtTheUsersDrinks() async throws {
    try writeDocument()
    let desk = desk()
    for frame in WidgetFrame.all {
      let placeholder = await desk.run { provider.placeholder(in: frame.context()) }
      let preview = await desk.run {
        await provider.snapshot(for: HydrationIntent(), in: frame.context(isPreview: true))
      }
      #expect(placeholder.snapshot.status == .placeholder && preview.snapshot == placeholder.snapshot)
      let shown = await desk.run { await provider.snapshot(for: HydrationIntent(), in: frame.context()) }
      #expect(shown.snapshot.status == .normal && shown.snapshot != placeholder.snapshot)
    }
    #expect(desk.readCount == WidgetFrame.all.count)
  }

  @Test func everyFaultOfTheStoreIsReported() async throws {
    let file = folder.appendingPathComponent(AppIdentifiers.hydrationState)
    #expect(await shown(desk()).status == .empty(.missing))
    try Data("no JSON".utf8).write(to: file)
    #expect(await shown(desk()).status == .failure(.unreadable))
    try Data(#"{"schema":"sipli-hydration","version":99}"#.utf8).write(to: file)
    #expect(await shown(desk()).status == .failure(.newer))
    #expect(await shown(desk(hasGroup: false)).status == .failure(.unavailable))
  }

  /// A document that the system does not open, as before the first unlock, is asked for again within the hour.
  @Test func aDocumentThatCannotBeOpenedIsAskedForAgain() async throws {
    // Tests that run as root may open any file, but no name may be so long, and no folder can be read as a file.
    let long = folder.appendingPathComponent(String(repeating: "n", count: 300))
    let file = folder.appendingPathComponent(AppIdentifiers.hydrationState)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(
      throws: StoreError.system(
        path: "\(long.path)/\(AppIdentifiers.hydrationState)", operation: .open, code: ENAMETOOLONG)
    ) {
      try HydrationStore(folder: long).documents.read()
    }
    for folder in [folder, long] {
      let desk = Desk(at: Self.noon, folder: folder)
      let timeline = await desk.run {
        await provider.timeline(for: HydrationIntent(), in: Self.medium.context())
      }
      #expect(timeline.entries.map(\.snapshot.status) == [.failure(.unavailable)])
      #expect(timeline.policy == .after(Date(timeIntervalSince1970: 1_771_304_400 + 3_600)))
    }
    // Once it can be opened, it is shown.
    try FileManager.default.removeItem(at: file)
    try writeDocument()
    #expect(await total(desk()) == 777)
  }

  // MARK: - Choices

  @Test func everyBeverageOfTheIntentIsWhatButtonsAdd() async throws {
    try writeDocument()
    #expect(BeverageChoice.allCases.map(\.rawValue) == Beverage.all.map(\.id))
    #expect(Set(BeverageChoice.caseDisplayRepresentations.keys) == Set(BeverageChoice.allCases))
    #expect(HydrationIntent().beverage == .water)
    for choice in BeverageChoice.allCases {
      let intent = HydrationIntent()
      intent.beverage = choice
      let snapshot = await shown(desk(), intent)
      let presets = try #require(snapshot.facts?.presets)
      #expect(Set(presets.map(\.intake.beverage?.id)) == [choice.rawValue])
      // Buttons that add something else than water say by a symbol what it is.
      let buttons = choice == .water ? 3 : 2
      #expect(snapshot.drawing.texts(named: "presets.text").count == buttons, "\(choice)")
      let symbols = snapshot.drawing.symbols.map(\.name)
      #expect(symbols.last.map(KnownSymbols.names.contains) == true, "\(choice)")
      #expect(symbols.last == (choice == .water ? "plus.circle.fill" : presets.first?.symbol))
    }
  }

  // MARK: - Taps

  @Test func aTapIsShownAtOnceAndASecondOneIsAnotherDrink() async throws {
    try writeDocument()
    let desk = desk()
    #expect(await total(desk) == 777)
    try await tap(desk, 250)
    #expect(await total(desk) == 1_027)
    try await tap(desk, 250, "greenTea")
    #expect(await total(desk) == 1_277)
    // All widgets of the kind are drawn again, not only the tapped one.
    #expect(desk.reloaded == ["SipliWidget", "SipliWidget"])
  }

  /// A tap writes one append to the month, which is on the disk before the tap ends.
  ///
  /// No other file changes but the lock and the cache, for which it does not wait.
  @Test func aTapIsOneAppendAndInTheNextTimeline() async throws {
    try writeDocument()
    let desk = desk()
    try await tap(desk, 100)
    let before = try files()
    let steps = Mutex<[FileStep]>([])
    try await FileTrace.$record.withValue({ step in steps.withLock { $0.append(step) } }) {
      try await tap(desk, 250)
    }
    let month = folder.appendingPathComponent(Self.month).path
    let cache = AppIdentifiers.hydrationState.replacing(".json", with: "-cache.json")
    let changes = steps.withLock { $0.filter { $0.isChange && !"\($0)".contains(cache) } }
    let after = try files()
    let line = try #require(after[Self.month]).dropFirst(try #require(before[Self.month]).count)
    #expect(line.last == UInt8(ascii: "\n") && line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    #expect(
      changes == [
        .write(month, offset: try #require(before[Self.month]).count, bytes: Array(line)),
        .synchronize(month),
      ])
    for (name, bytes) in before where name != Self.month && name != cache {
      #expect(after[name] == bytes, "\(name)")
    }
    #expect(Set(after.keys) == Set(before.keys))
    let timeline = await desk.run {
      await provider.timeline(for: HydrationIntent(), in: Self.medium.context())
    }
    #expect(timeline.entries.first?.snapshot.facts?.day.value?.total.millilitres == 1_127)
  }

  private static let month = "WaterQuestState-2026-02.jsonl"

  private func files() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
  }

  @Test func aTapWithoutADocumentIsTheFirstDrink() async throws {
    let desk = desk()
    try await tap(desk, 330)
    #expect(await shown(desk).status == .normal)
    #expect(await total(desk) == 330)
  }

  /// Drinks are not in the document: what is tapped beside a damaged or a newer one is there for an app that can read it.
  @Test func aTapBesideADocumentThatCannotBeReadIsKept() async throws {
    let desk = desk()
    for (number, (document, status)) in [
      ("no JSON", WidgetStatus<HydrationSnapshot.Reason>.failure(.unreadable)),
      (#"{"schema":"sipli-hydration","version":99}"#, .failure(.newer)),
    ].enumerated() {
      let file = folder.appendingPathComponent(AppIdentifiers.hydrationState)
      try Data(document.utf8).write(to: file)
      try await tap(desk, 150)
      let snapshot = await shown(desk)
      #expect(snapshot.facts == nil && snapshot.status == status)
      #expect(try Data(contentsOf: file) == Data(document.utf8))
      try FileManager.default.removeItem(at: file)
      #expect(await total(desk) == 150 * (number + 1))
    }
    #expect(desk["hydrationFailedTap"] == nil)
  }

  /// A tap is not saved in a month that a newer app has written, and the widget reports that.
  @Test func aTapOnANewerMonthIsReported() async throws {
    let desk = desk()
    let file = folder.appendingPathComponent(Self.month)
    let line = #"{"n":1,"month":"2026-02","format":9"#
    let digits = String(Checksum(Array(line.utf8)).value, radix: 16)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    let newer = Data("\(line),\"sum\":\"\(padded)\"}\n".utf8)
    try newer.write(to: file)
    try await tap(desk, 150)
    #expect(await shown(desk).status == .failure(.newer))
    #expect(try Data(contentsOf: file) == newer)
    #expect(desk["hydrationFailedTap"] == "2026-02-17T05:00:00Z")
  }

  @Test func aTapThatIsNotKeptIsReportedUntilOneIsKept() async throws {
    try writeDocument()
    let desk = desk()
    func failure() async -> String? { await shown(desk).facts?.appendFailedText?.longest }
    // No drink has so much.
    try await tap(desk, 20_000)
    #expect(desk["hydrationFailedTap"] == "2026-02-17T05:00:00Z")
    #expect(await failure() == "Chưa lưu được. Hãy chạm lại hoặc mở ứng dụng.")
    #expect(await total(desk) == 777)
    desk.move(seconds: 599)
    #expect(await failure() != nil)
    desk.move(seconds: 1)
    #expect(await failure() == nil)
    try await tap(desk, 0)
    #expect(await failure() != nil)
    try await tap(desk, 250)
    #expect(await failure() == nil && desk["hydrationFailedTap"] == nil)
    #expect(await total(desk) == 1_027)
  }

  /// Another process may hold the lock longer than a tap waits.
  @Test func aTapOnALogThatIsLockedIsReported() async throws {
    try writeDocument()
    let desk = desk()
    try await tap(desk, 100)
    let lock = folder.appendingPathComponent("\(AppIdentifiers.hydrationState).lock").path
    try await whileLocked(lock) {
      try await tap(desk, 250)
      #expect(await shown(desk).facts?.appendFailedText != nil)
      #expect(await total(desk) == 877)
    }
    try await tap(desk, 250)
    #expect(await shown(desk).facts?.appendFailedText == nil)
    #expect(await total(desk) == 1_127)
  }

  @Test func withoutTheAppGroupATapChangesNothing() async throws {
    let desk = desk(hasGroup: false)
    try await tap(desk, 250)
    #expect(await shown(desk).status == .failure(.unavailable))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  // MARK: - The widget

  @Test(arguments: [("vi_VN", "Sipli"), ("zh_CN", "Sipli"), ("en_GB", "Sipli")])
  @MainActor func theWidgetSaysItsNameInTheLanguageOfTheSystem(locale: String, name: String) throws {
    try SystemServices.$current.withValue(Desk(at: Self.noon, locale: locale).services) {
      let widget = try #require(_WidgetDescription(SipliWidget()))
      #expect(widget.kind == "SipliWidget" && !widget.hasContentMargins && widget.displayName == name)
      #expect(widget.description == HydrationDefinition.summary(in: Language(Locale(identifier: locale))))
      #expect(
        widget.families == [
          .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
          .accessoryInline,
        ])
      let entry = SnapshotProvider<HydrationIntent>().placeholder(in: Self.medium.context())
      let view = try #require(widget.content(entry))
      #expect(
        Stage(Self.medium).nodes(view).flatMap(\.lines)
          == Stage(Self.medium).nodes(HydrationWidgetView(entry.snapshot, action: HydrationIntent.action))
          .flatMap(\.lines))
    }
  }
}
