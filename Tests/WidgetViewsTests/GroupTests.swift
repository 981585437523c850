import AppIntents
import BudgetScreens
import CalendarScreens
import HydrationScreens
import InsultScreens
import SolsticeScreens
import SwiftUI
import Testing
import WidgetKit
import WidgetViews

@testable import Widgets

/// Widgets and the actions of their buttons read only the data of their own app, and all are offered on a watch.
@Suite(.inAnApp) struct GroupTests {
  private let desk = Desk(at: Instant(secondsSince1970: 1_795_134_600))

  private func groups<Choices: WidgetChoices>(_ choices: Choices.Type) async -> Set<String> {
    await desk.run {
      _ = await SnapshotProvider<Choices>().timeline(for: Choices(), in: WidgetFrame(.medium).context())
    }
    return desk.groups
  }

  @Test func theBudgetLooksIntoTheGroupOfItsApp() async {
    #expect(await groups(BudgetSummaryIntent.self) == ["group.org.example.app"])
  }

  @Test func spendingIsReadInTheGroupOfItsApp() async {
    #expect(await groups(TotalSpendingIntent.self) == ["group.org.example.app"])
  }

  @Test func theCalendarLooksIntoTheGroupOfItsApp() async {
    #expect(await groups(CalendarIntent.self) == ["group.org.example.app"])
  }

  @Test func theInsultLooksIntoTheGroupOfItsApp() async {
    #expect(await groups(InsultIntent.self) == ["group.org.example.app"])
  }

  @Test func theCountdownLooksIntoTheGroupOfItsApp() async {
    #expect(await groups(SolsticeIntent.self) == ["group.org.example.app"])
  }

  @Test func theDrinksAreReadInTheGroupOfTheirApp() async {
    #expect(await groups(HydrationIntent.self) == ["group.org.example.app"])
  }

  @Test func tapsAreKeptInTheGroupOfTheirApp() async throws {
    _ = try await desk.run { try await ShowMonthIntent().perform() }
    #expect(desk.groups == ["group.org.example.app"])
    let other = Desk(at: Instant(secondsSince1970: 1_795_134_600))
    _ = try await other.run { try await AddDrinkIntent().perform() }
    #expect(other.groups == ["group.org.example.app"])
  }

  /// On a watch nobody can change the settings of a widget, so it is offered with those that it begins with.
  @MainActor private func offers<Choices: WidgetChoices>(_ choices: Choices.Type) -> [String] {
    let offers = SystemServices.$current.withValue(desk.services) {
      SnapshotProvider<Choices>().recommendations()
    }
    return offers.flatMap { Stage(WidgetFrame(.circular)).nodes($0._description).compactMap(\.text) }
  }

  @Test @MainActor func aWatchOffersEachWidgetOnceByItsName() {
    #expect(offers(BudgetSummaryIntent.self) == ["Ngân sách"])
    #expect(offers(TotalSpendingIntent.self) == ["Tổng chi tiêu"])
    #expect(offers(CalendarIntent.self) == ["Lịch Việt"])
    #expect(offers(InsultIntent.self) == ["Câu mắng mỗi giờ"])
    #expect(offers(SolsticeIntent.self) == ["Đếm ngược đến điểm chí"])
    #expect(offers(HydrationIntent.self) == ["Sipli"])
  }
}
