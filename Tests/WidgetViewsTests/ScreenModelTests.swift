import BudgetScreens
import BudgetWidgetCore
import CalendarScreens
import Foundation
import HydrationScreens
import InsultScreens
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeScreens
import SolsticeWidgetCore
import SwiftUI
import TestSupport
import Testing
import WidgetViews

/// The models of all apps behave alike.
@Suite(.inAnApp) struct ScreenModelTests {
  private static let noon = Instant(secondsSince1970: 1_771_304_400)
  private let desk = Desk(at: noon, locale: "en_GB", hasGroup: false)

  /// Returns what a model says after an action that cannot be saved, if it says the same after a refresh.
  private func told<Model: ScreenModel>(
    _ model: Model, _ action: Model.Action, _ problem: (Model) -> String?
  ) -> String? {
    var model = model
    model.act(action)
    let first = problem(model)
    model.refresh()
    return problem(model) == first ? first : nil
  }

  /// A look at the Control Centre makes an app inactive and then active again, and so it is refreshed.
  @Test func whatWasNotSavedIsStillReportedAfterARefresh() throws {
    let calendar = told(CalendarModel(in: desk.services), .set("usesLargeType", .bool(true))) {
      $0.screen.notice
    }
    let insult = told(InsultModel(seed: 7, in: desk.services), .set("rating", "bawdy")) { $0.screen.notice }
    let budget = told(BudgetModel(in: desk.services), .undo("")) { $0.screen.report?.title }
    let solstice = told(SolsticeModel(in: desk.services), .set("hemisphere", "southern")) {
      $0.problem
    }
    let hydration = told(HydrationModel(in: desk.services), .undo) { $0.problem }
    let message = "This could not be saved. Nothing has changed."
    // The message is the same in all apps.
    #expect([calendar, insult, budget, solstice, hydration] == Array(repeating: message, count: 5))
  }

  /// A change that an app makes by itself when it becomes active is no action of the user.
  @Test func whatTheAppDoesByItselfTakesNoMessageAway() throws {
    final class Device: LocationDevice {
      var authorization: LocationAuthorization { .notAsked }
      func ask() {}
      func locate() {}
    }
    let services = desk.services
    var insult = InsultModel(seed: 7, in: services)
    insult.act(.set("rating", "bawdy"))
    insult.act(.begin)
    #expect(insult.screen.notice == "This could not be saved. Nothing has changed.")
    var solstice = SolsticeModel(in: services)
    solstice.act(.set("hemisphere", "southern"))
    solstice.act(.begin(Device()))
    solstice.act(.handle(.failed, from: Device()))
    #expect(solstice.problem == "This could not be saved. Nothing has changed.")
    var hydration = HydrationModel(in: services)
    hydration.act(.undo)
    hydration.act(.begin)
    #expect(hydration.problem == "This could not be saved. Nothing has changed.")
  }

  @Test func anActionThatSucceedsTakesTheMessageAway() throws {
    let isKept = Locked(false)
    let desk = Desk(at: Self.noon, locale: "en_GB")
    var services = desk.services
    let save = services.save
    services.save = { if isKept.withLock({ $0 }) { save($0, $1, $2) } }
    var calendar = CalendarModel(in: services)
    var solstice = SolsticeModel(in: services)
    for isSaved in [false, true] {
      isKept.withLock { $0 = isSaved }
      calendar.act(.set("usesLargeType", .bool(true)))
      solstice.act(.set("hemisphere", "southern"))
      #expect((calendar.screen.notice == nil) == isSaved && (solstice.problem == nil) == isSaved)
    }
    // Each asks for new timelines when it has changed something, and not before.
    #expect(desk.reloaded == ["CalendarWidget", "SolsticeWidget"])
  }
}
