import AppIntents
import BudgetScreens
import BudgetWidgetCore
import Foundation
import SwiftUI
import Testing
import WidgetKit
import WidgetViews

@testable import Widgets

/// The timelines that the providers of MomiQ's widgets give the system, and the effect of the widgets' settings.
@Suite(.inAnApp) struct BudgetTimelineTests {
  private static let medium = WidgetFrame(.medium)
  private let budget = SnapshotProvider<BudgetSummaryIntent>()
  private let spending = SnapshotProvider<TotalSpendingIntent>()

  private func shown(_ folder: BudgetFolder, _ intent: BudgetSummaryIntent = .init()) async -> BudgetSnapshot
  {
    await folder.desk.run { await budget.snapshot(for: intent, in: Self.medium.context()) }.snapshot
  }

  private func spoken(_ folder: BudgetFolder, _ intent: BudgetSummaryIntent = .init()) async -> String {
    await shown(folder, intent).accessibility.label
  }

  @Test func entriesBeginNowAndAtEveryMidnightUntilThePeriodEnds() async throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document(spent: 95_000))
    // 16 midnights to the first of November in Vietnam.
    let midnight = try #require(Instant("2025-10-16T00:00:00+07:00"))
    let dates =
      [Date(BudgetSamples.now)] + (0..<17).map { Date(midnight).addingTimeInterval(Double($0) * 86_400) }
    let timeline = await folder.desk.run {
      await budget.timeline(for: BudgetSummaryIntent(), in: Self.medium.context())
    }
    #expect(timeline.entries.map(\.date) == dates)
    #expect(timeline.policy == .after(try #require(dates.last)))
    let total = await folder.desk.run {
      await spending.timeline(for: TotalSpendingIntent(), in: Self.medium.context())
    }
    #expect(total.entries.map(\.date) == dates && total.policy == timeline.policy)
    // Danger matters until the month ends; the total matters as much on one day as on another.
    #expect(
      timeline.entries[0].relevance
        == TimelineEntryRelevance(score: 10, duration: dates[17].timeIntervalSince(dates[0])))
    #expect(timeline.entries[17].relevance == nil && total.entries.allSatisfy { $0.relevance == nil })
    // The last entry is the first day of November.
    #expect(timeline.entries[16].snapshot.accessibility.label == "Ngân sách, Tháng 10, 2025")
    #expect(timeline.entries[17].snapshot.accessibility.label == "Ngân sách, Tháng 11, 2025")
  }

  @Test func samplesAreShownWithoutALookAtTheUsersData() async throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    for frame in WidgetFrame.all {
      let before = folder.desk.folderCount
      let preview = await folder.desk.run {
        let placeholder = budget.placeholder(in: frame.context())
        let preview = await budget.snapshot(
          for: BudgetSummaryIntent(), in: frame.context(isPreview: true))
        #expect(placeholder.snapshot.status == .placeholder && preview.snapshot == placeholder.snapshot)
        let total = spending.placeholder(in: frame.context())
        #expect(total.snapshot.status == .placeholder)
        return preview
      }
      #expect(preview.date == Date(BudgetSamples.now) && folder.desk.folderCount == before)
      let shown = await folder.desk.run {
        await budget.snapshot(for: BudgetSummaryIntent(), in: frame.context())
      }
      #expect(shown.snapshot.status == .normal && shown.snapshot != preview.snapshot)
    }
  }

  /// The widget reports a problem of the folder, and looks again only if it can be solved without the app.
  @Test func whatGoesWrongIsReported() async throws {
    func status(_ desk: Desk) async -> (WidgetStatus<WidgetReason<BudgetReason>>, TimelineReloadPolicy) {
      let timeline = await desk.run {
        await budget.timeline(for: BudgetSummaryIntent(), in: Self.medium.context())
      }
      return (timeline.entries[0].snapshot.status, timeline.policy)
    }
    let folder = try BudgetFolder()
    defer { folder.remove() }
    #expect(await status(folder.desk) == (.empty(.missing), .never))
    try folder.write("{")
    #expect(await status(folder.desk) == (.failure(.unreadable), .never))
    try folder.write(
      #"{"schema": "momiq-budget", "version": 99, "writtenAt": "2025-10-15T00:00:00Z", "payload": {}}"#)
    #expect(await status(folder.desk) == (.failure(.newer), .never))
    let hour = Date(BudgetSamples.now).addingTimeInterval(3_600)
    #expect(
      await status(Desk(at: BudgetSamples.now, hasGroup: false)) == (.failure(.unavailable), .after(hour)))
    // A name that the system does not open.
    let long = FileManager.default.temporaryDirectory.appendingPathComponent(
      String(repeating: "n", count: 300))
    #expect(
      await status(Desk(at: BudgetSamples.now, folder: long)) == (.failure(.unavailable), .after(hour)))
  }

  /// Reading takes no lock, so an app that is writing keeps no widget waiting.
  @Test func aLockOfTheAppKeepsNoWidgetWaiting() async throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    try await folder.whileDocumentIsLocked { #expect(await shown(folder).status == .normal) }
  }

  @Test func thePeriodOfTheIntentIsShown() async throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document(period: .week))
    let facts: [(BudgetPeriodChoice, String)] = [
      (.automatic, "Ngân sách, Tuần 42, 2025"), (.day, "Ngân sách, Thứ Tư, 15 tháng 10"),
      (.week, "Ngân sách, Tuần 42, 2025"), (.month, "Ngân sách, Tháng 10, 2025"),
      (.year, "Ngân sách, Năm 2025"),
      (.financialYear, "Ngân sách, Năm tài chính 2025"),
    ]
    #expect(facts.map(\.0) == BudgetPeriodChoice.allCases)
    for (period, label) in facts {
      let intent = BudgetSummaryIntent()
      intent.period = period
      #expect(await spoken(folder, intent) == label, "\(period)")
    }
    #expect(Set(BudgetPeriodChoice.caseDisplayRepresentations.keys) == Set(BudgetPeriodChoice.allCases))
    #expect(
      Set(BudgetPeriodChoice.allCases.map(\.rawValue))
        == Set(PeriodKind.allCases.map(\.rawValue) + ["automatic"]))
  }

  @Test func thePeriodOfTheSpendingIsShown() async throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    let facts: [(SpendingPeriodChoice, String)] = [
      (.day, "Hôm nay"), (.week, "Tuần này"), (.month, "Tháng này"), (.year, "Năm nay"),
      (.financialYear, "Năm tài chính này"),
    ]
    #expect(facts.map(\.0) == SpendingPeriodChoice.allCases && TotalSpendingIntent().period == .month)
    for (period, title) in facts {
      let intent = TotalSpendingIntent()
      intent.period = period
      let entry = await folder.desk.run { await spending.snapshot(for: intent, in: Self.medium.context()) }
      #expect(entry.snapshot.facts?.title.longest == title, "\(period)")
    }
    #expect(Set(SpendingPeriodChoice.caseDisplayRepresentations.keys) == Set(SpendingPeriodChoice.allCases))
    #expect(SpendingPeriodChoice.allCases.map(\.rawValue) == PeriodKind.allCases.map(\.rawValue))
  }

  /// Categories are offered by the names of the user, those with a budget first, and all spending before them.
  @Test func theCategoryOfTheIntentIsShown() async throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document(category: "food"))
    let offered = try await folder.desk.run { try await BudgetCategoryQuery().suggestedEntities() }
    #expect(offered.map(\.id) == ["all", "category:food", "category:rent", "category:fun"])
    #expect(
      offered.map { $0.displayRepresentation._title.key } == ["All spending", "Essen", "Wohnung", "fun"])
    let intent = BudgetSummaryIntent()
    #expect(intent.category == nil)
    #expect(await spoken(folder, intent) == "Ngân sách, Tháng 10, 2025")
    intent.category = offered[1]
    #expect(await spoken(folder, intent) == "Ngân sách Essen, Tháng 10, 2025")
    // There is a way back to all spending.
    intent.category = offered[0]
    #expect(await spoken(folder, intent) == "Ngân sách, Tháng 10, 2025")
  }

  /// On the home screen no amount is drawn or read aloud either; the period is not private.
  @Test func amountsAreHiddenWhereThatIsChosen() async throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    let intent = BudgetSummaryIntent()
    #expect(!intent.hidesAmounts)
    let plain = await shown(folder, intent)
    intent.hidesAmounts = true
    let hidden = await shown(folder, intent)
    #expect(hidden == plain.redacted() && hidden != plain)
    #expect(hidden.accessibility.label == "Tháng 10, 2025")
    let choice = TotalSpendingIntent()
    func total() async -> SpendingSnapshot {
      await folder.desk.run { await spending.snapshot(for: choice, in: Self.medium.context()) }.snapshot
    }
    let shownTotal = await total()
    choice.hidesAmounts = true
    #expect(await total() == shownTotal.redacted() && shownTotal != shownTotal.redacted())
    // The gallery shows invented amounts.
    for configuration in [BudgetConfiguration(hidesAmounts: true), BudgetConfiguration()] {
      let sample = BudgetDefinition.snapshot(
        of: .placeholder, configuration: configuration, at: BudgetSamples.now,
        in: folder.desk.services.environment(Self.medium))
      #expect(sample != sample.redacted())
    }
  }

  /// A renamed category has its new name; one that no longer exists stays chosen, and is marked as gone.
  @Test func aCategoryThatIsGoneStaysChosen() async throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document(category: "food"))
    func found() async throws -> [BudgetCategoryEntity] {
      let ids = ["category:food", "category:gone", "all"]
      return try await folder.desk.run { try await BudgetCategoryQuery().entities(for: ids) }
    }
    let categories = try await found()
    #expect(categories.map { $0.displayRepresentation._title.key } == ["Essen", "gone", "All spending"])
    #expect(
      categories.map { $0.displayRepresentation._subtitle?.key } == [nil, "No longer in the app", nil])
    let intent = BudgetSummaryIntent()
    let chosen: BudgetCategoryEntity = try #require(categories.first { $0.id == "category:gone" })
    intent.category = chosen
    let gone = await shown(folder, intent)
    #expect(gone.accessibility.label == "Ngân sách gone, Tháng 10, 2025")
    #expect(gone.facts?.notes.map(\.longest) == ["Đặt ngân sách"])
    // Nobody knows what became of a category while the document cannot be read; nothing is offered then but all spending.
    try folder.write("{")
    #expect(
      try await found().map { $0.displayRepresentation._subtitle?.key }
        == ["Cannot be read now", "Cannot be read now", nil])
    #expect(
      try await found().map { $0.displayRepresentation._title.key } == ["food", "gone", "All spending"])
    let offered = try await folder.desk.run { try await BudgetCategoryQuery().suggestedEntities() }
    #expect(offered.map(\.id) == ["all"])
  }

  @Test(arguments: [
    ("vi_VN", "Ngân sách", "Tổng chi tiêu"), ("en_GB", "Budget", "Total Spending"),
    ("zh_CN", "预算", "总支出"),
  ])
  @MainActor func theWidgetsSayTheirNamesInTheLanguageOfTheSystem(
    locale: String, budgetName: String, spendingName: String
  ) throws {
    try SystemServices.$current.withValue(Desk(at: BudgetSamples.now, locale: locale).services) {
      let summary = try #require(_WidgetDescription(BudgetSummaryWidget()))
      let total = try #require(_WidgetDescription(TotalSpendingWidget()))
      #expect([summary.kind, total.kind] == ["BudgetSummaryWidget", "TotalSpendingWidget"])
      #expect([summary.displayName, total.displayName] == [budgetName, spendingName])
      for widget in [summary, total] {
        #expect(!widget.hasContentMargins && !widget.description.isEmpty && widget.description != "key")
        #expect(
          widget.families == [
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
          ])
      }
      // The views that the widgets name are drawn from their entries.
      let entry = SnapshotProvider<BudgetSummaryIntent>().placeholder(in: Self.medium.context())
      let drawn = Stage(Self.medium).nodes(try #require(summary.content(entry)))
      #expect(
        drawn.flatMap(\.lines)
          == Stage(Self.medium).nodes(BudgetSummaryView(entry.snapshot)).flatMap(\.lines))
      let other = SnapshotProvider<TotalSpendingIntent>().placeholder(in: Self.medium.context())
      #expect(
        Stage(Self.medium).nodes(try #require(total.content(other))).flatMap(\.lines)
          == Stage(Self.medium).nodes(TotalSpendingView(other.snapshot)).flatMap(\.lines))
    }
  }
}
