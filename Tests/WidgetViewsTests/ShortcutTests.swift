import AppIntents
import BudgetScreens
import BudgetWidgetCore
import CalendarScreens
import Foundation
import HydrationScreens
import InsultScreens
import InsultWidgetCore
import Testing
import WidgetViews

@testable import Widgets

/// The answers to people who ask by voice or in Shortcuts, and the facts that a locked device keeps private.
@Suite(.inAnApp) struct ShortcutTests {
  /// Noon of Tết 2026 in Vietnam, 17 February.
  private static let noon = Instant(secondsSince1970: 1_771_304_400)

  /// Performs an intent, and returns its answer, which is also what the system says.
  private func answer<Intent: AppIntent>(_ intent: Intent, on desk: Desk) async throws -> String
  where Intent.PerformResult: ReturnsValue<String> & ProvidesDialog {
    let result = try await desk.run { try await intent.perform() }
    let container = result as? IntentResultContainer<String, Never, Never, IntentDialog>
    #expect(container?.dialog?._text == result.value)
    return try #require(result.value)
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "shortcut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  // MARK: - Drinks

  @Test func aDrinkThatIsAskedForIsLoggedAndTheDayIsSaid() async throws {
    try await withFolder { folder in
      let desk = Desk(at: Self.noon, locale: "en_GB", folder: folder)
      let first = try await answer(LogDrinkIntent(), on: desk).split(separator: "\n")
      // 150 mL is the first button of the widget.
      #expect(first[0] == "Added Water, 150 millilitres, 12:00")
      #expect(first[1].contains(" percent of goal, 150 of "))
      let tea = LogDrinkIntent()
      (tea.millilitres, tea.beverage) = (330, .greenTea)
      let second = try await answer(tea, on: desk).split(separator: "\n")
      #expect(second[0] == "Added Green tea, 330 millilitres, 12:00")
      let shown = await desk.run { HydrationSource.entry() }.snapshot
      #expect(second.count == 2 && second[1] == shown.accessibility.value)
      // The same drinks, and new timelines, as from the buttons of the widget.
      let other = Desk(at: Self.noon, locale: "en_GB", folder: folder)
      #expect(await other.run { HydrationSource.entry() }.snapshot == shown)
      #expect(desk.reloaded == ["SipliWidget", "SipliWidget"])
    }
  }

  @Test func aDrinkThatIsNotSavedIsReportedAndNothingElseIsSaid() async throws {
    try await withFolder { folder in
      let desk = Desk(at: Self.noon, locale: "en_GB", folder: folder)
      let intent = LogDrinkIntent()
      for millilitres in [0, -250, 5_001] {
        intent.millilitres = millilitres
        // The words of the form in the app.
        let text = "“\(max(millilitres, 0)) mL” is not allowed. Allowed: 1 mL to 5 L"
        await #expect(throws: IntentFailure(text)) { try await answer(intent, on: desk) }
      }
      #expect(await desk.run { HydrationSource.entry() }.snapshot.status == .empty(.missing))
      #expect(desk.reloaded == [])
      intent.millilitres = 5_000
      let said = try await answer(intent, on: desk)
      #expect(said.hasPrefix("Added Water, 5 litres, 12:00"))
      let other = Desk(at: Self.noon, locale: "zh_CN", folder: folder, hasGroup: false)
      let failure = await #expect(throws: IntentFailure.self) { try await answer(intent, on: other) }
      let note = await other.run { HydrationSource.entry() }.snapshot.note?.accessibility.value
      #expect(failure?.localizedStringResource.key == note)
    }
  }

  // MARK: - The calendar

  /// Tết 2026 is on 17 February: the calendar of the Vietnamese government.
  @Test(arguments: [
    ("vi_VN", "Thứ Ba, 17 tháng 2 năm 2026, âm lịch mùng 1 tháng Giêng năm Bính Ngọ, hôm nay"),
    ("zh_Hans_VN", "农历丙午年正月初一，今天"),
    ("zh_VN", "農曆丙午年正月初一，今天"), ("en_VN", "Tuesday, February 17, 2026, lunar date "),
  ])
  func theLunarDateIsSaidWithoutTheNamesOfTheUsersDays(locale: String, text: String) async throws {
    let desk = Desk(at: Self.noon, locale: locale)
    desk["calendarSettings"] = """
      {"anniversaries":[{"id":"a","name":"ông Bửu","kind":"death","month":1,"day":1}]}
      """
    let said = try await answer(LunarDateIntent(), on: desk)
    #expect(said.contains(text))
    #expect(!said.contains("Bửu") && LunarDateIntent.authenticationPolicy == .alwaysAllowed)
  }

  @Test(arguments: [
    ("vi_VN", 0, "Tết Nguyên đán, Thứ Ba, 17 tháng 2 năm 2026, hôm nay"),
    ("vi_VN", -1, "Giao thừa (tất niên), Thứ Hai, 16 tháng 2 năm 2026, hôm nay"),
  ])
  func theNextFestivalIsSaidTodaysIncluded(locale: String, days: Int64, text: String) async throws {
    let desk = Desk(at: Self.noon, locale: locale)
    desk.move(seconds: days * 86_400)
    #expect(try await answer(NextFestivalIntent(), on: desk) == text)
  }

  @Test func aFestivalThatTheUserHasHiddenIsNotTheNext() async throws {
    let desk = Desk(at: Self.noon)
    // The day of doctors is 27 February, and the first full moon of the year 3 March.
    desk.move(seconds: 10 * 86_400)
    #expect(try await answer(NextFestivalIntent(), on: desk).contains("27 tháng 2"))
    desk["calendarSettings"] = #"{"hidesObservances":true}"#
    #expect(try await answer(NextFestivalIntent(), on: desk).contains("3 tháng 3"))
  }

  @Test func outsideTheTablesNoFestivalIsSaid() async throws {
    let desk = Desk(at: Instant(secondsSince1970: 5_000_000_000), locale: "en_VN")
    #expect(try await answer(NextFestivalIntent(), on: desk).contains("2101"))
  }

  // MARK: - The insult and the budget

  @Test func theInsultOfTheHourIsSaid() async throws {
    try await withFolder { folder in
      let desk = Desk(at: Self.noon, locale: "en_US", folder: folder)
      desk["insultSettings"] = #"{"seed":7,"rating":"mild"}"#
      let shown = await desk.run { InsultSource.entry() }.snapshot.facts?.insult
      let said = try await answer(TellInsultIntent(), on: desk)
      #expect(said == shown && said.hasSuffix("!"))
    }
  }

  @Test func whatIsLeftIsSaidAsTheWidgetSaysIt() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    // An app that was never opened has no document.
    #expect(try await answer(BudgetLeftIntent(), on: folder.desk) == "Budget\nOpen the app to begin")
    try folder.write(try BudgetSamples.document(hasOthers: true))
    let said = try await answer(BudgetLeftIntent(), on: folder.desk)
    let widget = await folder.desk.run { BudgetSource.entry() }.snapshot.accessibility
    #expect(said == "\(widget.label)\n\(widget.value)")
    #expect(said.contains("379.93") && said.contains("43.21"))
    let week = BudgetLeftIntent()
    week.period = .week
    // There is a budget of the month alone.
    #expect(try await answer(week, on: folder.desk).contains("Week 42"))
    week.category = try await folder.desk.run {
      try await BudgetCategoryQuery().entities(for: ["category:food"]).first
    }
    #expect(try await answer(week, on: folder.desk).contains("Essen"))
    try folder.write("{")
    #expect(try await !answer(BudgetLeftIntent(), on: folder.desk).contains("379.93"))
  }

  @Test func spendingIsRecordedAndWhatIsLeftIsSaid() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    let intent = LogSpendingIntent()
    intent.amount = IntentCurrencyAmount(amount: Decimal(string: "12.5") ?? 0, currencyCode: "CNY")
    intent.note = "lunch"
    let first = try await answer(intent, on: folder.desk).split(separator: "\n")
    #expect(first[0] == "Added CN¥12.50, 15 October 2025")
    #expect(folder.desk.reloaded == ["BudgetSummaryWidget", "TotalSpendingWidget"])
    // An app of yesterday, with a category of the document.
    intent.category = try await folder.desk.run {
      try await BudgetCategoryQuery().entities(for: ["category:food"]).first
    }
    intent.date = Date(timeIntervalSince1970: 1_760_400_000)
    let second = try await answer(intent, on: folder.desk).split(separator: "\n")
    #expect(second[0] == "Added CN¥12.50 · food, 14 October 2025")
    let widget = await folder.desk.run { BudgetSource.entry() }.snapshot.accessibility
    #expect(second[1] == widget.value)
    #expect(try folder.document()?.totals.first?.days.map(\.minorUnits) == [1_250, 1_250])
    // The system asks for an amount where none was said, and a currency without decimals has none.
    intent.amount = IntentCurrencyAmount(amount: 0, currencyCode: "CNY")
    await #expect(throws: AppIntentError.self) { try await answer(intent, on: folder.desk) }
    intent.amount = IntentCurrencyAmount(amount: Decimal(string: "1.5") ?? 0, currencyCode: "JPY")
    await #expect(throws: IntentFailure("“1.5” has decimals, which JPY does not have")) {
      try await answer(intent, on: folder.desk)
    }
  }

  /// Sums and drinks are hidden on a locked device; the calendar without names and the insults are not.
  @Test func aLockedDeviceSaysOnlyWhatWidgetsShowThere() {
    let policies: [(any AppIntent.Type, IntentAuthenticationPolicy)] = [
      (BudgetLeftIntent.self, .requiresAuthentication), (LogDrinkIntent.self, .requiresAuthentication),
      (LogSpendingIntent.self, .requiresAuthentication),
      (LunarDateIntent.self, .alwaysAllowed), (NextFestivalIntent.self, .alwaysAllowed),
      (TellInsultIntent.self, .alwaysAllowed),
    ]
    for (intent, policy) in policies {
      #expect(intent.isDiscoverable && intent.authenticationPolicy == policy, "\(intent)")
    }
    let buttons: [any AppIntent.Type] = [AddDrinkIntent.self, AnotherInsultIntent.self, ShowMonthIntent.self]
    #expect(buttons.allSatisfy { !$0.isDiscoverable })
  }
}
