import AppIntents
import BudgetScreens
import CalendarScreens
import Foundation
import HydrationScreens
import InsultScreens
import SolsticeScreens
import SwiftUI
import TestSupport
import Testing
import WidgetKit

@testable import WidgetViews
@testable import Widgets

/// The identifiers of an app alone decide which group its widgets read and where their links lead.
@Suite(.inAnApp) struct IdentityTests {
  private static let noon = Instant(secondsSince1970: 1_771_304_400)

  private static func desk(_ group: String?, _ scheme: String?, locale: String = "en_GB") -> Desk {
    var identifiers: [AppIdentity.Key: String] = [:]
    (identifiers[.group], identifiers[.scheme]) = (group, scheme)
    return Desk(at: noon, locale: locale, identifiers: identifiers)
  }

  private func entry<Choices: WidgetChoices>(
    of choices: Choices.Type, _ desk: Desk, _ family: Family = .medium
  ) async -> (SnapshotEntry<Choices.Source.Definition>?, TimelineReloadPolicy) {
    await desk.run {
      let timeline = await SnapshotProvider<Choices>().timeline(
        for: Choices(), in: WidgetFrame(family).context())
      return (timeline.entries.first, timeline.policy)
    }
  }

  /// The links that a tap on the calendar of an app opens.
  @MainActor private func links(_ desk: Desk) -> [String] {
    SystemServices.$current.withValue(desk.services) {
      let widget = CalendarWidgetView(CalendarSource.entry().snapshot)
      return Stage(WidgetFrame(.large)).nodes(widget).flatMap(\.all).map(\.name).joined(separator: " ")
        .matches(of: /[a-z0-9.+-]+:\/\/[a-z]+\/[0-9-]+/).map { String($0.output) }
    }
  }

  /// Two apps with the same widgets in one process share no setting, and each link leads into the app that shows it.
  @Test @MainActor func twoAppsKeepTheirOwn() async throws {
    let settings = Locked<[String: [UInt8]]>([:])
    func services(_ desk: Desk) -> SystemServices {
      var services = desk.services
      services.setting = { group, key in settings.withLock { $0["\(group)/\(key)"] } }
      services.save = { group, key, bytes in settings.withLock { $0["\(group)/\(key)"] = bytes } }
      return services
    }
    let (one, other) = (Self.desk("group.org.one", "one"), Self.desk("group.com.other", "com.other"))
    var model = CalendarModel(in: services(one))
    model.act(.set("usesLargeType", .bool(true)))
    #expect(settings.withLock { Array($0.keys) } == ["group.org.one/calendarSettings"])
    #expect(model.usesLargeType && !CalendarModel(in: services(other)).usesLargeType)
    let (ofOne, ofOther) = (links(one), links(other))
    #expect(!ofOne.isEmpty && ofOne.allSatisfy { $0.hasPrefix("one://") })
    #expect(ofOther == ofOne.map { "com.other" + $0.dropFirst(3) })
    model.open(try #require(URL(string: "com.other://month/2026-05")))
    #expect(model.screen == CalendarModel(in: services(one)).screen)
  }

  @Test(
    arguments: [
      (nil, "app", "This app names no group in its Info.plist: AlmanacAppGroup"),
      ("", "app", "This app names no group in its Info.plist: AlmanacAppGroup"),
      ("group.org.app", nil, "This app names no scheme of links in its Info.plist: AlmanacURLScheme"),
      ("org.app", "app", "AlmanacAppGroup in this app’s Info.plist is “org.app”. A group begins with"),
      ("group.", "app", "AlmanacAppGroup in this app’s Info.plist is “group.”"),
      ("group.$(NAME)", "app", "AlmanacAppGroup in this app’s Info.plist is “group.$(NAME)”"),
      ("group.org.app", "App", "AlmanacURLScheme in this app’s Info.plist is “App”. A scheme begins with"),
      ("group.org.app", "app:", "AlmanacURLScheme in this app’s Info.plist is “app:”"),
      ("group.org.app", "1app", "AlmanacURLScheme in this app’s Info.plist is “1app”"),
    ] as [(String?, String?, String)])
  func anIdentifierThatIsMissingOrMalformedIsSaidAndNothingIsRead(
    group: String?, scheme: String?, words: String
  ) async throws {
    let desk = Self.desk(group, scheme)
    func check<Choices: WidgetChoices>(_ choices: Choices.Type) async throws {
      let (first, policy) = await entry(of: choices, desk)
      let entry = try #require(first)
      #expect(entry.snapshot.accessibility.label.hasPrefix(words) && policy == .never, "\(choices)")
      #expect(entry.snapshot.status == .failure(.unavailable) && entry.snapshot.link == nil)
      // Intents answer in the words of the widget.
      let spoken = await desk.run { Choices.Source.entry() }
      #expect(spoken.snapshot.accessibility == entry.snapshot.accessibility, "\(choices)")
    }
    try await check(CalendarIntent.self)
    try await check(InsultIntent.self)
    try await check(SolsticeIntent.self)
    try await check(BudgetSummaryIntent.self)
    try await check(TotalSpendingIntent.self)
    try await check(HydrationIntent.self)
    for said in await screens(desk) {
      #expect(said.count == 1 && said.allSatisfy { $0.hasPrefix(words) }, "\(said)")
    }
    await #expect(throws: IntentFailure.self) {
      try await desk.run { _ = try await LogDrinkIntent().perform() }
    }
    #expect(desk.groups == [])
  }

  /// The texts of the screens in an app.
  @MainActor private func screens(_ desk: Desk) -> [[String]] {
    SystemServices.$current.withValue(desk.services) {
      let views: [any View] = [
        CalendarScreenView(State(wrappedValue: CalendarModel()).projectedValue),
        InsultScreenView(State(wrappedValue: InsultModel(seed: 7)).projectedValue),
        BudgetScreenView(State(wrappedValue: BudgetModel()).projectedValue) {},
        HydrationScreenView(State(wrappedValue: HydrationModel()).projectedValue),
      ]
      return views.map { Stage(WidgetFrame(.large)).nodes($0).flatMap(\.all).compactMap(\.text) }
    }
  }

  /// The words are there in each language of the widgets, in every family, and the gallery shows its sample all the same.
  @Test func theWordsAreThoseOfTheUser() async throws {
    for (locale, word) in [
      ("vi_VN", "Ứng dụng"), ("zh_CN", "此 App"), ("ko_KR", "이 앱"), ("fr_FR", "This app"),
    ] {
      let desk = Self.desk(nil, "app", locale: locale)
      for family in Family.allCases {
        let snapshot = try #require(await entry(of: CalendarIntent.self, desk, family).0).snapshot
        #expect(snapshot.accessibility.label.hasPrefix(word), "\(locale)")
        #expect(snapshot.accessibility.label.hasSuffix("AlmanacAppGroup"), "\(locale)")
      }
      let sample = await desk.run {
        SnapshotProvider<CalendarIntent>().placeholder(in: WidgetFrame(.medium).context())
      }
      #expect(sample.snapshot.status == .placeholder)
    }
  }

  /// A group that the entitlement lacks has its words of before, which only a widget with a document needs.
  @Test func aGroupWithoutItsEntitlementIsUnavailable() async throws {
    let desk = Desk(at: Self.noon, locale: "en_GB", hasGroup: false)
    let drinks = try #require(await entry(of: HydrationIntent.self, desk).0).snapshot
    #expect(drinks.accessibility.value == "Your log can’t be opened right now.")
    #expect(try #require(await entry(of: CalendarIntent.self, desk).0).snapshot.status == .normal)
  }
}
