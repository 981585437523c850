import Foundation
import SolsticeScreens
import SolsticeWidgetCore
import SwiftUI
import Testing
import WidgetKit
import WidgetViews

@testable import Widgets

/// The timelines that the provider of the countdown gives the system.
@Suite(.inAnApp) struct SolsticeTimelineTests {
  /// Noon of 19 June 2026 in Vietnam, two days before the solstice.
  private static let noon = Instant(secondsSince1970: 1_781_845_200)
  private static let hanoi = #"{"chosenPlace":{"latitude":21.03,"longitude":105.85}}"#
  private static let large = WidgetFrame(.large)
  private let provider = SnapshotProvider<SolsticeIntent>()

  private func desk(_ settings: String? = nil, locale: String = "en_VN", hasGroup: Bool = true) -> Desk {
    let desk = Desk(at: Self.noon, locale: locale, hasGroup: hasGroup)
    desk["solsticeSettings"] = settings
    return desk
  }

  private func facts(_ desk: Desk, _ intent: SolsticeIntent = SolsticeIntent()) async throws
    -> SolsticeFacts
  {
    let entry = await desk.run { await provider.snapshot(for: intent, in: Self.large.context()) }
    return try #require(entry.snapshot.facts)
  }

  /// The solstice of 2026 is on 21 June at 8:24 UTC, by the almanacs.
  @Test func entriesAreAtMidnightsOfTheUsersZoneAndAtTheEvent() async {
    let timeline = await desk().run {
      await provider.timeline(for: SolsticeIntent(), in: Self.large.context())
    }
    let midnight = Date(timeIntervalSince1970: 1_781_888_400)
    let midnights = (0..<7).map { midnight.addingTimeInterval(Double($0) * 86_400) }
    let dates = timeline.entries.map(\.date)
    #expect(dates == dates.sorted() && dates.first == Date(Self.noon))
    let others = dates.dropFirst().filter { !midnights.contains($0) }
    #expect(others.count == 1 && dates.count == 9)
    let solstice = Date(timeIntervalSince1970: 1_782_030_240)
    #expect(others.allSatisfy { abs($0.timeIntervalSince(solstice)) < 60 })
    #expect(timeline.policy == .atEnd)
    let counts = timeline.entries.compactMap { $0.snapshot.facts?.countText.longest }
    #expect(counts.prefix(6) == ["2 days", "Tomorrow", "Today", "Today", "93 days", "92 days"])
    #expect(timeline.entries[0].relevance == TimelineEntryRelevance(score: 5, duration: 43_200))
    #expect(timeline.entries[2].relevance == TimelineEntryRelevance(score: 10, duration: 86_400))
    #expect(timeline.entries[4].relevance == nil)
  }

  /// On the day itself what begins is said, and once it has come, that it began.
  @Test func theEntryOfTheEventReportsThatItHasCome() async {
    let timeline = await desk().run {
      await provider.timeline(for: SolsticeIntent(), in: Self.large.context())
    }
    let moments = timeline.entries.compactMap { $0.snapshot.facts?.momentText.longest }
    #expect(moments[2].hasPrefix("Summer begins at") && moments[3].hasPrefix("Summer began at"))
  }

  @Test func sunriseAndSunsetAreEntriesWhereTheyAreShown() async {
    let intent = SolsticeIntent()
    func count(_ desk: Desk) async -> Int {
      await desk.run { await provider.timeline(for: intent, in: Self.large.context()).entries.count }
    }
    #expect(await count(desk(Self.hanoi)) == 9)
    intent.showsSun = true
    // Today's sunset, and both of six days more.
    #expect(await count(desk(Self.hanoi)) == 9 + 13)
    #expect(await count(desk()) == 9)
  }

  /// The settings have a place that must not be visible in a gallery.
  @Test func samplesAreShownWithoutALookAtTheUsersData() async {
    let desk = desk(Self.hanoi)
    for frame in WidgetFrame.all {
      let before = desk.readCount
      let placeholder = await desk.run { provider.placeholder(in: frame.context()) }
      let preview = await desk.run {
        await provider.snapshot(for: SolsticeIntent(), in: frame.context(isPreview: true))
      }
      #expect(placeholder.snapshot.status == .placeholder)
      #expect(preview.snapshot == placeholder.snapshot && preview.date == Date(Self.noon))
      #expect(desk.readCount == before)
      let shown = await desk.run { await provider.snapshot(for: SolsticeIntent(), in: frame.context()) }
      #expect(shown.snapshot.status == .normal && shown.snapshot != placeholder.snapshot)
    }
  }

  @Test func everyFamilyIsDrawnInTheSizeTheSystemSays() async {
    for frame in WidgetFrame.all {
      let entry = await desk().run { await provider.snapshot(for: SolsticeIntent(), in: frame.context()) }
      let expected = SolsticeDefinition.snapshot(
        of: .missing, configuration: SolsticeConfiguration(), at: Self.noon,
        in: WidgetEnvironment(
          zone: TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt, language: .english, frame: frame,
          locale: Locale(identifier: "en_VN")))
      #expect(entry.snapshot == expected, "\(frame)")
    }
  }

  @Test func settingsThatCannotBeReadAreReported() async {
    let entry = await desk("{").run {
      await provider.snapshot(for: SolsticeIntent(), in: Self.large.context())
    }
    #expect(entry.snapshot.status == .failure(.unreadable))
    #expect(entry.snapshot.accessibility.value.hasSuffix("The app’s settings can’t be read"))
  }

  // MARK: - Choices

  @Test func everyNamingOfTheIntentIsShown() async throws {
    let desk = desk(Self.hanoi, locale: "vi_VN")
    func title(_ naming: SolsticeNamingChoice) async throws -> String {
      let intent = SolsticeIntent()
      intent.naming = naming
      return try await facts(desk, intent).title.longest
    }
    #expect(try await title(.automatic) == "Hạ chí")
    #expect(try await title(.month) == "Điểm chí tháng Sáu")
    #expect(try await title(.season) == "Điểm chí mùa hè")
    #expect(
      Set(SolsticeNamingChoice.allCases.map(\.rawValue)) == Set(EventNaming.allCases.map(\.rawValue)))
    #expect(Set(SolsticeNamingChoice.caseDisplayRepresentations.keys) == Set(SolsticeNamingChoice.allCases))
  }

  /// If seasons are counted by months, the widget does not say on 21 June that summer begins.
  @Test func everyCustomOfSeasonsOfTheIntentIsShown() async throws {
    let desk = desk(Self.hanoi)
    desk.move(seconds: 2 * 86_400)
    let intent = SolsticeIntent()
    #expect(try await facts(desk, intent).momentText.longest.hasPrefix("Summer"))
    intent.seasons = .meteorological
    #expect(try await facts(desk, intent).momentText.longest.hasPrefix("Sunday, June 21"))
    #expect(
      Set(SolsticeSeasonsChoice.allCases.map(\.rawValue)) == Set(SeasonReckoning.allCases.map(\.rawValue)))
    #expect(Set(SolsticeSeasonsChoice.caseDisplayRepresentations.keys) == Set(SolsticeSeasonsChoice.allCases))
  }

  @Test func theSunOfTheIntentIsShown() async throws {
    let desk = desk(Self.hanoi)
    let intent = SolsticeIntent()
    #expect(try await facts(desk, intent).sun == nil)
    intent.showsSun = true
    #expect(try await facts(desk, intent).sun?.value?.lines.count == 2)
    // Nobody has chosen a place: none is made up.
    desk["solsticeSettings"] = nil
    #expect(try await facts(desk, intent).sun?.value?.lines.isEmpty == true)
  }

  /// Settings name zones, and the system knows their clocks.
  @Test func aPlaceAbroadHasTheTimesOfItsOwnClocks() async throws {
    let desk = desk(
      #"{"chosenPlace":{"latitude":40.71,"longitude":-74.01,"name":"New York","zone":"America/New_York"}}"#)
    let intent = SolsticeIntent()
    intent.showsSun = true
    let sun = try await facts(desk, intent).sun?.value
    #expect(sun?.place?.longest == "New York")
    // On 19 June by the tables of the US Naval Observatory: 5:25 and 20:30.
    #expect(sun?.lines.first?.value.contains("5:25") == true)
  }

  /// Without its entitlement an extension has no settings to share.
  @Test func withoutTheAppGroupTheWidgetIsAsDelivered() async throws {
    // In Sydney it is autumn.
    let sydney = #"{"chosenPlace":{"latitude":-33.87,"longitude":151.21}}"#
    let delivered = try await facts(desk())
    #expect(try await facts(desk(sydney)) != delivered)
    #expect(try await facts(desk(sydney, hasGroup: false)) == delivered)
  }

  // MARK: - The widget

  @Test(arguments: [
    ("vi_VN", "Đếm ngược đến điểm chí", "Số ngày đến điểm chí hoặc điểm phân sắp tới"),
    ("zh_CN", "至点倒计时", "距离下一个至点或分点的天数"),
    ("en_GB", "Solstice Countdown", "Days to the next solstice or equinox"),
  ])
  @MainActor func theWidgetSaysItsNameInTheLanguageOfTheSystem(locale: String, name: String, text: String)
    throws
  {
    try SystemServices.$current.withValue(desk(locale: locale).services) {
      let widget = try #require(_WidgetDescription(SolsticeCountdownWidget()))
      #expect(widget.kind == "SolsticeWidget" && !widget.hasContentMargins)
      #expect(widget.displayName == name && widget.description == text)
      #expect(
        widget.families == [
          .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
          .accessoryInline,
        ])
      // The view that the widget names is drawn from its entry.
      let entry = SnapshotProvider<SolsticeIntent>().placeholder(in: Self.large.context())
      let view = try #require(widget.content(entry))
      #expect(
        Stage(Self.large).nodes(view).flatMap(\.lines)
          == Stage(Self.large).nodes(SolsticeWidgetView(entry.snapshot)).flatMap(\.lines))
    }
  }
}
