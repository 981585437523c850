import CalendarScreens
import Foundation
import LunarCalendarWidgetCore
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetViews
@testable import Widgets

/// The timelines that the provider of the calendar widget gives the system, and the effect of its arrows.
@Suite(.inAnApp) struct CalendarTimelineTests {
  /// Noon of Tết 2026 in Vietnam, 17 February.
  private static let noon = Instant(secondsSince1970: 1_771_304_400)
  private static let medium = WidgetFrame(.medium)
  private let provider = SnapshotProvider<CalendarIntent>()

  private func month(_ desk: Desk, _ intent: CalendarIntent = CalendarIntent()) async throws -> CalendarFacts
  {
    let entry = await desk.run { await provider.snapshot(for: intent, in: Self.medium.context()) }
    return try #require(entry.snapshot.facts)
  }

  @Test func entriesBeginNowAndAtEveryMidnightOfTheUsersZone() async {
    let desk = Desk(at: Self.noon)
    let timeline = await desk.run {
      await provider.timeline(for: CalendarIntent(), in: Self.medium.context())
    }
    let midnight = Date(timeIntervalSince1970: 1_771_347_600)
    let dates = [Date(Self.noon)] + (0..<14).map { midnight.addingTimeInterval(Double($0) * 86_400) }
    #expect(timeline.entries.map(\.date) == dates)
    #expect(timeline.policy == .atEnd)
    // New year's day until it ends; the second day of the month is of no interest.
    #expect(timeline.entries[0].relevance == TimelineEntryRelevance(score: 10, duration: 43_200))
    #expect(timeline.entries[1].relevance == nil)
    // The fifteenth of the first month, 3 March.
    #expect(timeline.entries.last?.relevance == TimelineEntryRelevance(score: 10, duration: 86_400))
    for (entry, day) in zip(timeline.entries, 17...31) where day <= 28 {
      #expect(entry.snapshot.facts?.month.days.filter(\.isToday).map(\.date.day) == [day])
    }
  }

  @Test func everyRuleOfReloadingHasItsPolicy() {
    #expect(TimelineReloadPolicy(.atEnd) == .atEnd && TimelineReloadPolicy(.never) == .never)
    #expect(TimelineReloadPolicy(.after(Self.noon)) == .after(Date(timeIntervalSince1970: 1_771_304_400)))
  }

  /// The settings have a name that must not be visible in a gallery.
  @Test func samplesAreShownWithoutALookAtTheUsersData() async {
    let desk = Desk(at: Self.noon)
    desk["calendarSettings"] = """
      {"usesLargeType": true, "anniversaries": [{"id": "1", "name": "Mai", "kind": "birthday", \
      "month": 1, "day": 3}]}
      """
    for frame in WidgetFrame.all {
      let before = desk.readCount
      let placeholder = await desk.run { provider.placeholder(in: frame.context()) }
      let preview = await desk.run {
        await provider.snapshot(for: CalendarIntent(), in: frame.context(isPreview: true))
      }
      #expect(placeholder.snapshot.status == .placeholder)
      #expect(preview.snapshot == placeholder.snapshot && preview.date == Date(Self.noon))
      #expect(desk.readCount == before)
      let shown = await desk.run { await provider.snapshot(for: CalendarIntent(), in: frame.context()) }
      #expect(shown.snapshot.status == .normal && shown.snapshot != placeholder.snapshot)
    }
  }

  @Test func everyFamilyIsDrawnInTheSizeTheSystemSays() async {
    let desk = Desk(at: Self.noon)
    for frame in WidgetFrame.all {
      let entry = await desk.run { await provider.snapshot(for: CalendarIntent(), in: frame.context()) }
      let expected = CalendarDefinition.snapshot(
        of: .missing, configuration: CalendarConfiguration(), at: Self.noon,
        in: WidgetEnvironment(
          zone: TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt, language: .vietnamese, frame: frame,
          locale: Locale(identifier: "vi_VN")))
      #expect(entry.snapshot == expected, "\(frame)")
    }
  }

  @Test func settingsThatCannotBeReadAreReported() async {
    let desk = Desk(at: Self.noon)
    desk["calendarSettings"] = "{"
    let entry = await desk.run { await provider.snapshot(for: CalendarIntent(), in: Self.medium.context()) }
    #expect(entry.snapshot.status == .failure(.unreadable))
  }

  @Test func theWeeksOfTheIntentAreShown() async throws {
    let desk = Desk(at: Self.noon)
    let six = CalendarIntent()
    six.rows = .six
    #expect(try await month(desk).weekCount == 5)
    #expect(try await month(desk, six).weekCount == 6)
    #expect(
      Set(CalendarRowsChoice.allCases.map(\.rawValue))
        == Set(CalendarConfiguration.Rows.allCases.map(\.rawValue)))
    #expect(Set(CalendarRowsChoice.caseDisplayRepresentations.keys) == Set(CalendarRowsChoice.allCases))
  }

  @Test func theArrowsOfTheIntentAreShown() async throws {
    let desk = Desk(at: Self.noon)
    let intent = CalendarIntent()
    #expect(try await month(desk, intent).arrows == [])
    intent.showsArrows = true
    #expect(
      try await month(desk, intent).arrows.map(\.month) == [YearMonth("2026-01"), YearMonth("2026-03")])
  }

  /// The choices of a widget with arrows, which alone follows the shown month.
  private static var withArrows: CalendarIntent {
    let intent = CalendarIntent()
    intent.showsArrows = true
    return intent
  }

  private func page(_ desk: Desk, to month: String) async throws {
    let intent = ShowMonthIntent()
    intent.month = month
    _ = try await desk.run { try await intent.perform() }
  }

  private func title(_ desk: Desk, _ intent: CalendarIntent = withArrows) async throws -> String {
    try await month(desk, intent).title.longest
  }

  @Test func pagingShowsTheMonthUntilTheDayEnds() async throws {
    let desk = Desk(at: Self.noon)
    #expect(try await title(desk) == "Tháng 2, 2026")
    try await page(desk, to: "2026-03")
    #expect(try await title(desk) == "Tháng 3, 2026")
    // A second tap on the button that was drawn before does no harm.
    try await page(desk, to: "2026-03")
    #expect(try await title(desk) == "Tháng 3, 2026")
    try await page(desk, to: "2025-12")
    #expect(try await title(desk) == "Tháng 12, 2025")
    desk.move(seconds: 43_199)
    #expect(try await title(desk) == "Tháng 12, 2025")
    desk.move(seconds: 1)
    #expect(try await title(desk) == "Tháng 2, 2026")
    try await page(desk, to: "2026-05")
    try await page(desk, to: "")
    #expect(try await title(desk) == "Tháng 2, 2026" && desk["calendarShownMonth"] == nil)
  }

  /// People abroad may have chosen the day of the calendar's zone, which begins before that of the device.
  @Test func pagingWorksWhereTodayIsTheDayOfTheCalendar() async throws {
    let desk = Desk(at: Self.noon, zone: "America/Los_Angeles")
    desk["calendarSettings"] = #"{"dayBasis":"calendarZone"}"#
    try await page(desk, to: "2026-03")
    #expect(try await title(desk) == "Tháng 3, 2026")
  }

  /// The entries of the days after are made with that of the day on which the button was tapped.
  @Test func theEntriesAfterMidnightShowTheirOwnMonth() async throws {
    let desk = Desk(at: Self.noon)
    try await page(desk, to: "2025-12")
    let timeline = await desk.run {
      await provider.timeline(for: Self.withArrows, in: Self.medium.context())
    }
    let titles = timeline.entries.prefix(3).map { $0.snapshot.facts?.title.longest }
    #expect(titles == ["Tháng 12, 2025", "Tháng 2, 2026", "Tháng 2, 2026"])
  }

  /// A widget without arrows would have no way back; those with arrows learn of the shown month.
  @Test func widgetsWithArrowsAloneFollowTheShownMonth() async throws {
    let desk = Desk(at: Self.noon)
    try await page(desk, to: "2025-12")
    #expect(try await title(desk, CalendarIntent()) == "Tháng 2, 2026")
    #expect(desk.reloaded == ["CalendarWidget"])
  }

  @Test(arguments: ["", "2026-13", "tomorrow", "2026-02-17"])
  func whatIsNoMonthLeadsBackToToday(text: String) async throws {
    let desk = Desk(at: Self.noon)
    try await page(desk, to: text)
    #expect(try await title(desk) == "Tháng 2, 2026")
  }

  @Test(arguments: ["{", "[]", "{\"day\": \"2026-02-17\"}", "{\"day\": 9, \"month\": 9}"])
  func aShownMonthThatCannotBeReadIsNoneAndIsReplaced(stored: String) async throws {
    let desk = Desk(at: Self.noon)
    desk["calendarShownMonth"] = stored
    #expect(try await title(desk) == "Tháng 2, 2026")
    try await page(desk, to: "2026-03")
    #expect(try await title(desk) == "Tháng 3, 2026")
  }

  /// Without its entitlement an extension has no settings to share; a tap then changes nothing, and nothing stops.
  @Test func withoutTheAppGroupTheWidgetIsAsDelivered() async throws {
    let desk = Desk(at: Self.noon, hasGroup: false)
    try await page(desk, to: "2026-03")
    #expect(try await title(desk) == "Tháng 2, 2026")
  }

  /// The bounds are what was measured, in the worst state on the largest phone; `apple.yml` says how a Mac measures the archive.
  ///
  /// That is six weeks, in a leap month, in Chinese, with three days of the user and arrows.
  @Test @MainActor func aTimelineHasNoMoreNodesAndBytesThanWereMeasured() throws {
    // 1 August 2025, in the second sixth month, which the Hong Kong Observatory's table begins on 25 July.
    let desk = Desk(at: Instant(secondsSince1970: 1_754_020_800), locale: "zh_CN", zone: "Asia/Shanghai")
    desk["calendarSettings"] = """
      {"anniversaries":[{"id":"a","name":"祖父","kind":"death","month":6,"day":8},\
      {"id":"b","name":"母亲","kind":"birthday","month":6,"day":15},\
      {"id":"c","name":"小明","kind":"birthday","month":7,"day":1}]}
      """
    let intent = CalendarIntent()
    (intent.rows, intent.showsArrows) = (.six, true)
    let frame = WidgetFrame.all.filter { $0.family == .large }.max { $0.size.height < $1.size.height }
    let large = try #require(frame)
    let timeline = SystemServices.$current.withValue(desk.services) {
      SnapshotProvider<CalendarIntent>.entries(of: intent, in: large)
    }
    let trees = timeline.entries.map { entry in
      SystemServices.$current.withValue(desk.services) {
        Stage(large).nodes(CalendarWidgetView(entry.snapshot, action: CalendarIntent.action))
      }
    }
    let nodes = trees.joined().flatMap(\.all).count
    let bytes = trees.joined().flatMap(\.lines).joined(separator: "\n").utf8.count
    #expect(timeline.entries.count == 15)
    #expect(nodes <= 5_609)
    #expect(bytes <= 802_114)
  }

  @Test(arguments: [
    ("vi_VN", "Lịch Việt", "Xem lịch âm dương trong tháng"),
    ("zh_CN", "Lịch Việt", "查看本月公历与农历"), ("en_GB", "Lịch Việt", "The month with its lunar days"),
  ])
  @MainActor func theWidgetSaysItsNameInTheLanguageOfTheSystem(locale: String, name: String, text: String)
    throws
  {
    try SystemServices.$current.withValue(Desk(at: Self.noon, locale: locale).services) {
      let widget = try #require(_WidgetDescription(CalendarWidget()))
      #expect(widget.kind == "CalendarWidget" && !widget.hasContentMargins)
      #expect(widget.displayName == name && widget.displayName != "key")
      #expect(widget.description == text)
      #expect(
        widget.families == [
          .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
          .accessoryInline,
        ])
      // The view that the widget names is drawn from its entry.
      let entry = SnapshotProvider<CalendarIntent>().placeholder(in: Self.medium.context())
      let view = try #require(widget.content(entry))
      let drawn = Stage(Self.medium).nodes(view)
      #expect(
        drawn.flatMap(\.lines)
          == Stage(Self.medium).nodes(CalendarWidgetView(entry.snapshot)).flatMap(\.lines))
    }
  }
}
