import CalendarScreens
import Foundation
import LunarCalendarWidgetCore
import SwiftUI
import Testing
import WidgetViews

@testable import Widgets

/// The app of Lịch Việt: what it reads and writes.
@Suite(.inAnApp) struct CalendarAppTests {
  /// Noon of Tết 2026 in Vietnam, 17 February.
  private static let noon = Instant(secondsSince1970: 1_771_304_400)
  private static let key = "calendarSettings"
  /// Settings with two days of the user.
  static let days = """
    {"anniversaries":[{"id":"a","name":"ông nội","kind":"death","month":1,"day":3},\
    {"id":"b","name":"Mai","kind":"birthday","month":1,"day":8}]}
    """

  private func desk(_ text: String? = nil, hasGroup: Bool = true) -> Desk {
    let desk = Desk(at: Self.noon, locale: "en_VN", hasGroup: hasGroup)
    desk[Self.key] = text
    return desk
  }

  private func stored(_ desk: Desk) -> CalendarSettings {
    CalendarState(parsing: desk[Self.key].map { Array($0.utf8) }).settings
  }

  /// Enters a day in the form.
  private func add(_ name: String, month: Int = 1, day: Int = 3, to model: inout CalendarModel) {
    model.act(.add)
    (model.form.name, model.form.month, model.form.day) = (name, month, day)
    model.act(.save)
  }

  @Test func aDayIsAddedChangedTakenOutAndPutBack() throws {
    let desk = desk()
    var model = CalendarModel(in: desk.services)
    #expect(model.screen.days == [] && model.screen.notice == nil && desk[Self.key] == nil)
    add("Grandfather", to: &model)
    add("Mai", day: 4, to: &model)
    #expect(!model.isFormShown && model.screen.days.map(\.title).count == 2)
    let (first, second) = (stored(desk).anniversaries.elements[0], stored(desk).anniversaries.elements[1])
    #expect(first.name == "Grandfather" && first.id != second.id)
    model.act(.edit(first.id))
    #expect(model.isFormShown && model.form.name == "Grandfather")
    model.form.kind = .birthday
    model.act(.save)
    #expect(stored(desk).anniversaries.elements.map(\.kind) == [.birthday, .death])
    #expect(stored(desk).anniversaries.elements.map(\.id) == [first.id, second.id])
    model.act(.delete(first.id))
    #expect(stored(desk).anniversaries.elements.map(\.id) == [second.id])
    #expect(model.screen.deleted == "Deleted: Grandfather’s birthday")
    model.act(.undo)
    // It is where it was, with all that was entered.
    #expect(stored(desk).anniversaries.elements.map(\.id) == [first.id, second.id])
    #expect(model.screen.deleted == nil)
  }

  @Test func aFormWithAFaultStaysOpenAndOneThatIsCancelledChangesNothing() {
    let desk = desk()
    var model = CalendarModel(in: desk.services)
    model.act(.add)
    // Today is the first day of the first month.
    #expect(model.form == AnniversaryForm(on: try? LunarDate(year: 2026, month: 1, day: 1)))
    model.act(.save)
    #expect(model.isFormShown && desk[Self.key] == nil)
    model.form.name = "Mai"
    model.act(.cancel)
    #expect(!model.isFormShown && desk[Self.key] == nil)
    model.act(.add)
    #expect(model.form.name.isEmpty)
  }

  @Test func everyChoiceIsStored() {
    // In Vietnam it is the next day already.
    let desk = Desk(at: Self.noon, locale: "vi_VN", zone: "America/Los_Angeles")
    var model = CalendarModel(in: desk.services)
    let choices: KeyValuePairs<String, JSON> = [
      "calendar": "korean", "monthNaming": "traditional", "firstWeekday": Weekday.saturday.json,
      "dayBasis": "calendarZone",
    ]
    for (key, value) in choices {
      model.act(.set(key, value))
      #expect(model.screen.settings.first { $0.key == key }?.chosen == value)
    }
    #expect(desk.reloaded.count == 4)
    model.usesLargeType = true
    #expect(model.usesLargeType && stored(desk).usesLargeType)
  }

  @Test func C_23_whatIsSavedAsksForNewTimelinesAndWhatChangesNothingDoesNot() {
    let desk = desk()
    var model = CalendarModel(in: desk.services)
    add("Lan", to: &model)
    #expect(desk.reloaded == ["CalendarWidget"])
    model.act(.set("firstWeekday", Weekday.sunday.json))
    #expect(desk.reloaded.count == 2)
    model.act(.set("firstWeekday", Weekday.sunday.json))
    #expect(desk.reloaded.count == 2)
  }

  /// A widget with arrows may show a month that today's is far from.
  @Test func aWidgetThatWasPagedToAnotherMonthIsReloadedForADayOfThatMonth() async throws {
    let desk = desk()
    let intent = ShowMonthIntent()
    intent.month = "2026-10"
    _ = try await desk.run { try await intent.perform() }
    let count = desk.reloaded.count
    var model = CalendarModel(in: desk.services)
    add("Mai", month: 9, to: &model)
    #expect(desk.reloaded.count == count + 1)
  }

  @Test func whatIsNotUnderstoodSurvivesAChange() throws {
    let desk = desk(
      #"{"anniversaries":[7,{"id":"a","name":"Mai","month":1,"day":3,"colour":"red"}],"theme":{"dark":true}}"#
    )
    var model = CalendarModel(in: desk.services)
    #expect(model.screen.unreadableCount == 1)
    model.act(.edit("a"))
    model.form.name = "Lan"
    model.act(.save)
    model.act(.delete("a"))
    model.act(.undo)
    let text = try #require(desk[Self.key])
    #expect(text.contains(#""colour":"red""#) && text.contains(#""theme":{"dark":true}"#), "\(text)")
    #expect(text.contains("Lan") && text.contains(",7]"), "\(text)")
  }

  @Test func bytesThatCannotBeReadAreReportedAndKeptByTheNextChoice() {
    let desk = desk("{\"calendar\":")
    var model = CalendarModel(in: desk.services)
    #expect(desk[Self.key] == "{\"calendar\":")
    #expect(model.screen.notice?.hasPrefix("Your settings cannot be read") == true)
    model.act(.set("dayBasis", "calendarZone"))
    #expect(model.screen.notice == nil && stored(desk).dayBasis == .calendarZone)
    #expect(desk[Self.key]?.contains(#""unreadable":"{\"calendar\":""#) == true)
  }

  @Test func whatIsNoListOfDaysIsNotOverwrittenByOne() {
    let text = #"{"anniversaries":{"list":[]}}"#
    let desk = desk(text)
    var model = CalendarModel(in: desk.services)
    #expect(model.screen.notice?.hasPrefix("Your days cannot be read") == true)
    #expect(!model.screen.canAdd)
    add("Mai", to: &model)
    #expect(desk[Self.key] == text)
    #expect(model.screen.notice == "This could not be saved. Nothing has changed.")
    // A setting can be chosen all the same, and the list stays.
    model.act(.set("usesLargeType", .bool(true)))
    #expect(stored(desk).usesLargeType && desk[Self.key]?.contains(#"{"list":[]}"#) == true)
  }

  @Test func withoutTheAppGroupEverythingIsReportedAndNothingStops() {
    let desk = desk(hasGroup: false)
    var model = CalendarModel(in: desk.services)
    #expect(model.screen.notice == nil)
    add("Mai", to: &model)
    #expect(model.screen.notice == "This could not be saved. Nothing has changed.")
    #expect(model.screen.days == [] && model.screen.deleted == nil && desk.reloaded == [])
    model.act(.cancel)
    #expect(model.screen.notice == nil)
  }

  @Test func aDayThatIsNotSavedStaysInItsFormWithTheReason() {
    var model = CalendarModel(in: desk(hasGroup: false).services)
    model.act(.add)
    #expect(!model.formScreen.hasFailed)
    model.form.name = "Mai"
    model.act(.save)
    #expect(model.isFormShown && model.form.name == "Mai")
    #expect(model.formScreen.hasFailed)
    model.act(.cancel)
    model.act(.add)
    #expect(!model.formScreen.hasFailed && model.screen.notice == nil)
  }

  /// The app is left to look something up, and a tap on the widget leads back to it.
  @Test func aLinkClosesAFormOnlyIfNothingWasEntered() throws {
    var model = CalendarModel(in: desk(Self.days).services)
    let link = try #require(URL(string: "example://month/2026-05"))
    for action in [CalendarAction.add, .edit("a")] {
      model.act(action)
      #expect(!model.isFormChanged)
      model.open(link)
      #expect(!model.isFormShown)
      model.act(action)
      model.form.name = "Lan"
      #expect(model.isFormChanged)
      model.open(link)
      #expect(model.isFormShown && model.form.name == "Lan" && shown(model) == "May 2026")
      model.act(.cancel)
      #expect(!model.isFormChanged)
    }
  }

  @Test func theMonthOfTodayIsFollowedByTheNextAtItsEnd() throws {
    let desk = desk()
    var model = CalendarModel(in: desk.services)
    model.open(try #require(URL(string: "example://day/2026-02-17")))
    desk.move(seconds: 20 * 86_400)
    model.refresh()
    #expect(shown(model) == "March 2026")
    model.act(.showMonth(YearMonth("2026-02")))
    model.act(.showMonth(YearMonth("2026-03")))
    desk.move(seconds: 30 * 86_400)
    model.refresh()
    #expect(shown(model) == "April 2026")
  }

  private func shown(_ model: CalendarModel) -> String? {
    model.screen.month.facts?.title.longest
  }

  @Test func aLinkShowsTheMonthOfItsDayAndWhatIsNoLinkChangesNothing() throws {
    var model = CalendarModel(in: desk().services)
    #expect(shown(model) == "February 2026")
    for text in ["example://day/2026-05-01", "example://month/2026-05", "example://other"] {
      model.open(try #require(URL(string: text)))
      #expect(shown(model) == "May 2026", "\(text)")
    }
    model.act(.showMonth(nil))
    #expect(shown(model) == "February 2026")
  }

  @Test func whatAnotherAppHasStoredIsReadWhenTheAppComesBack() {
    let desk = desk()
    var model = CalendarModel(in: desk.services)
    desk[Self.key] = #"{"usesLargeType":true}"#
    #expect(!model.usesLargeType)
    model.refresh()
    #expect(model.usesLargeType)
  }
}
