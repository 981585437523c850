import AppIntents
import CalendarScreens
import Foundation
import HydrationScreens
import InsultScreens
import RelevanceKit
import SwiftUI
import TestSupport
import Testing
import WidgetKit

@testable import WidgetViews
@testable import Widgets

// A bundle of two controls, as the article has it.
struct TwoControls: WidgetBundle {
  var body: some Widget {
    CalendarWidget()
    if #available(iOS 18.0, *) { LunarDateControl() }
    if #available(iOS 18.0, *) { AnotherInsultControl() }
  }
}

/// Controls show a part of what their widget draws, and do what its button does; on a watch, a card is there while it is of interest.
@Suite(.inAnApp) @MainActor struct ControlTests {
  /// Noon of Tết 2026 in Vietnam, 17 February.
  private nonisolated static let noon = Instant(secondsSince1970: 1_771_304_400)

  private func button(
    _ control: some ControlWidget, _ desk: Desk, _ content: @escaping () -> ControlContent
  ) throws -> (text: [String], action: Any, isPrivate: Bool) {
    try SystemServices.$current.withValue(desk.services) {
      let button = try #require(control.body._description.button(content()))
      let text = Stage(WidgetFrame(.inline)).nodes(button.label).flatMap(\.all).compactMap(\.text)
      return (text, button.action, button.isPrivate)
    }
  }

  @Test func aControlIsALineOrAButtonOfItsWidget() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("control-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let desk = Desk(at: Self.noon, locale: "en_GB", folder: folder)
    desk["insultSettings"] = #"{"seed":7,"rating":"mild"}"#
    let date = try button(LunarDateControl(), desk) { CalendarSource.line(isSample: false) }
    #expect(date.text.first?.contains("17") == true && date.action is OpenCalendarIntent && date.isPrivate)
    // Without a document there is no button, and the control adds what a new user's would.
    func drink() throws -> (text: [String], action: Any, isPrivate: Bool) {
      try button(LogDrinkControl(), desk) { HydrationSource.button(1, isSample: false) }
    }
    let first = try #require(try drink().action as? AddDrinkIntent)
    #expect(first.millilitres == 250 && first.beverage == "water")
    _ = try await desk.run { try await HydrationSource.log(millilitres: nil, of: Beverage(id: "water")) }
    #expect(try drink().text == ["Add 250 mL"] && (drink().action as? AddDrinkIntent)?.millilitres == 250)
    // After a tap it skips the insult that is shown then.
    func another() throws -> AnotherInsultIntent {
      let shown = try button(AnotherInsultControl(), desk) { InsultSource.button(0, isSample: false) }
      return try #require(shown.action as? AnotherInsultIntent)
    }
    let tap = try another()
    try await desk.run {
      try await InsultSource.skip(InsultIndex(slot: Int64(tap.slot), skipped: Int64(tap.skipped)))
    }
    #expect(try another().skipped == tap.skipped + 1)
  }

  @Test func aControlOfAnAppWithoutIdentifiersReadsNothing() throws {
    let desk = Desk(at: Self.noon, locale: "en_GB", identifiers: [:])
    let date = try button(LunarDateControl(), desk) { CalendarSource.line(isSample: false) }
    #expect(date.text.first?.hasPrefix("This app names no group") == true && desk.groups == [])
  }

  @Test func theArticleHasABundleThatCompiles() throws {
    let article = try Repository.text("Sources/Views/WidgetViews/WidgetViews.docc/AWidgetInYourApp.md")
    let own = try Repository.text("Tests/WidgetViewsTests/ControlTests.swift")
    let code = try #require(
      own.firstMatch(of: /\nstruct TwoControls: WidgetBundle \{\n(?:  .*\n)+\}\n/)?.output)
    #expect(article.contains("import WidgetKit\n\(code)```\n"))
    _ = TwoControls().body
  }

  @Test func namesAndTheAppThatOpens() throws {
    #expect(LunarDateControl().body._description.displayName == "Today’s lunar date")
    #expect(BudgetLeftControl().body._description.displayName == "How much is left")
    struct Card: Widget { var body: some WidgetConfiguration { CalendarIntent.relevantWidget } }
    let card = try #require(_WidgetDescription(Card()))
    #expect(card.kind == "CalendarWidgetRelevance" && card.associatedKind == "CalendarWidget")
    let openers: [any AppIntent.Type] = [OpenBudgetIntent.self, OpenCalendarIntent.self]
    #expect(openers.allSatisfy { $0.openAppWhenRun && !$0.isDiscoverable })
  }

  /// Tết is on 17 February 2026, the full moon of the first month on 3 March: the calendar of the Vietnamese government.
  @Test nonisolated func aCardIsThereOnDaysOfNote() async throws {
    let desk = Desk(at: Self.noon)
    let relevance = await desk.run { await RelevantEntries<CalendarIntent>().relevance() }
    let days = relevance._attributes.map(\._context._interval)
    let fullMoon = Date(timeIntervalSince1970: 1_772_470_800)
    #expect(days.first == DateInterval(start: Date(Self.noon), duration: 43_200))
    #expect(days.last == DateInterval(start: fullMoon, duration: 86_400))
    let context = RelevanceEntriesProviderContext(
      _displaySize: CGSize(width: 160, height: 70), isPreview: false)
    let entry = try await desk.run {
      try await RelevantEntries<CalendarIntent>().entry(configuration: CalendarIntent(), context: context)
    }
    #expect(entry.snapshot.family == .rectangular && entry.snapshot.status == .normal)
    #expect(Family(.accessoryCorner) == .circular)
  }
}
