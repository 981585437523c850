import CalendarScreens
import CalendarScreensTables
import Foundation
import LunarCalendarWidgetCore
import SwiftUI
import Testing
import WidgetViews

@testable import Widgets

/// The screens of Lịch Việt's app, as they are drawn.
@Suite(.inAnApp) struct CalendarScreenTreeTests {
  /// Noon of Tết 2026 in Vietnam, 17 February.
  private static let noon = Instant(secondsSince1970: 1_771_304_400)
  private static let key = "calendarSettings"

  private func desk(_ text: String? = nil, hasGroup: Bool = true) -> Desk {
    let desk = Desk(at: Self.noon, locale: "en_VN", hasGroup: hasGroup)
    desk[Self.key] = text
    return desk
  }

  private func stored(_ desk: Desk) -> CalendarSettings {
    CalendarState(parsing: desk[Self.key].map { Array($0.utf8) }).settings
  }

  @MainActor private func tree(_ view: any View) -> [_Node] {
    Stage(WidgetFrame(.large)).nodes(view).flatMap(\.all)
  }

  @MainActor private func view(_ model: State<CalendarModel>) -> CalendarScreenView {
    CalendarScreenView(model.projectedValue)
  }

  /// SwiftUI draws a view again only if its model has changed, so a view must not ask for the time itself.
  @MainActor @Test func theScreenOfTheNextDayIsShownAfterARefresh() {
    let desk = desk(CalendarAppTests.days)
    let model = State(wrappedValue: CalendarModel(in: desk.services))
    let today = tree(view(model)).compactMap(\.text)
    desk.move(seconds: 86_400)
    #expect(tree(view(model)).compactMap(\.text) == today)
    model.wrappedValue.refresh()
    let tomorrow = tree(view(model)).compactMap(\.text)
    #expect(today.contains("In 2 days") && tomorrow.contains("Tomorrow") && tomorrow != today)
  }

  @MainActor @Test func theDaysOfTheMonthAreNoLinksInTheApp() {
    let model = State(wrappedValue: CalendarModel(in: desk().services))
    let links = tree(view(model)).map(\.name).filter { $0.hasPrefix("Link(") }
    #expect(!links.isEmpty && Set(links) == ["Link(discarded)"])
  }

  /// Returns the nodes below the month; the month has its own tests.
  @MainActor private func screenTree(_ model: State<CalendarModel>) -> [_Node] {
    let all = tree(view(model))
    let month = all.firstIndex {
      $0.name.hasPrefix("Text(") && $0.text == model.wrappedValue.screen.arrows[0].accessibility.label
    }
    return Array(all[(month ?? 0)...])
  }

  @MainActor @Test(arguments: ["vi_VN", "en_VN", "zh_CN", "zh_JP"])
  func theScreenShowsEverything(locale: String) {
    let desk = Desk(at: Self.noon, locale: locale)
    desk[Self.key] = CalendarAppTests.days
    let model = State(wrappedValue: CalendarModel(in: desk.services))
    model.wrappedValue.act(.delete("a"))
    let screen = model.wrappedValue.screen
    let all = screenTree(model)
    let language = desk.services.environment(WidgetFrame(.large)).language
    let (strings, words) = (
      CalendarScreensStrings(language: language.tableIndex), CalendarTexts(language)
    )
    let rows = screen.days.flatMap { [$0.title, $0.lunarDay, $0.nextDay] + [$0.distance].compactMap { $0 } }
    let settings = screen.settings.flatMap { [$0.field.title] + $0.field.choices.map(\.text) }
    #expect(
      all.compactMap(\.text)
        == screen.arrows.map(\.accessibility.label) + [strings.signsTitle] + words.legends
        + [strings.anniversariesTitle] + rows + [screen.deleted ?? "", strings.undo, strings.add]
        + [strings.settingsTitle] + settings
        + [strings.observances, strings.observancesNote]
        + (screen.hasRokuyo ? [strings.rokuyo] : [])
        + (screen.hasPentads ? [strings.pentads, strings.countedNote] : [])
        + [words.largeType, words.largeTypeNote])
    #expect(screen.hasRokuyo == locale.hasSuffix("JP") && screen.hasPentads == locale.hasPrefix("zh"))
    for symbol in all.map(\.name) where symbol.hasPrefix("Image(") {
      #expect(KnownSymbols.names.contains(String(symbol.dropFirst(6).dropLast())), "\(symbol)")
    }
    #expect(!all.contains { $0.isLookedUpInATable })
    // The text in place of the button's symbol names the day it takes out.
    let labels = all.flatMap(\.modifiers).filter { $0.hasPrefix("accessibilityLabel(") }
    #expect(
      labels
        == screen.days.flatMap {
          ["accessibilityLabel(\($0.accessibility.label))", "accessibilityLabel(\($0.deletion))"]
        })
  }

  @MainActor @Test func everyTapAndChoiceOnTheScreenDoesWhatItSays() throws {
    let desk = desk(CalendarAppTests.days)
    let model = State(wrappedValue: CalendarModel(in: desk.services))
    let all = screenTree(model)
    func button(_ text: String, in nodes: [_Node]) throws -> _Node {
      try #require(nodes.first { $0.action != nil && $0.all.contains { $0.text == text } })
    }
    try button("Add a day", in: all).action?()
    #expect(model.wrappedValue.isFormShown && model.wrappedValue.form.anniversary == nil)
    try button("Ông nội’s death anniversary", in: all).action?()
    #expect(model.wrappedValue.form.anniversary?.id == "a")
    try button("Next month", in: all).action?()
    #expect(model.wrappedValue.screen.arrows.contains { $0.month == nil })
    let week = all.first { $0.name.hasPrefix("Picker(") && $0.all.contains { $0.text == "Weeks begin on" } }
    try #require(week).choose?(Weekday.saturday.json)
    #expect(stored(desk).firstWeekday == .saturday)
    #expect(model.wrappedValue.screen.settings.contains { $0.chosen == Weekday.saturday.json })
    try #require(all.first { $0.name == "Toggle(false)" }).choose?(true)
    #expect(stored(desk).usesLargeType)
    try #require(all.first { $0.name == "Toggle(true)" }).choose?(false)
    #expect(stored(desk).hidesObservances)
    let deletion = all.first { $0.modifiers.contains("accessibilityLabel(Delete Mai’s birthday)") }
    try #require(deletion).action?()
    #expect(stored(desk).anniversaries.elements.map(\.id) == ["a"])
    try button("Undo", in: screenTree(model)).action?()
    #expect(stored(desk).anniversaries.elements.map(\.id) == ["a", "b"])
  }

  @MainActor @Test func whatAlmanacsCountIsChosenInTheCalendarsThatHaveIt() throws {
    let desk = desk(#"{"calendar":"japanese"}"#)
    let model = State(wrappedValue: CalendarModel(in: desk.services))
    func toggle(_ text: String) throws -> _Node {
      let all = screenTree(model)
      return try #require(all.first { $0.name.hasPrefix("Toggle(") && $0.all.contains { $0.text == text } })
    }
    try toggle("Six days (rokuyō)").choose?(true)
    #expect(stored(desk).showsRokuyo && !stored(desk).showsPentad)
    #expect(try toggle("Six days (rokuyō)").name == "Toggle(true)")
    try toggle("72 pentads").choose?(true)
    try toggle("Six days (rokuyō)").choose?(false)
    #expect(!stored(desk).showsRokuyo && stored(desk).showsPentad)
  }

  @MainActor @Test func whatWentWrongStandsAtTheTop() {
    let model = State(wrappedValue: CalendarModel(in: desk("{").services))
    let first = tree(view(model)).first { $0.text != nil }
    #expect(first?.text == model.wrappedValue.screen.notice && first?.text != nil)
  }

  @MainActor @Test func theFormShowsItsFieldsAndTakesWhatIsEntered() throws {
    let desk = desk()
    let model = State(wrappedValue: CalendarModel(in: desk.services))
    model.wrappedValue.act(.add)
    func node(_ name: String) throws -> _Node {
      let all = tree(AnniversaryFormView(model.projectedValue))
      return try #require(all.first { $0.name.hasPrefix(name) }, "\(name)")
    }
    try node("TextField()").choose?("Mai")
    try node("Picker(death)").choose?(Anniversary.Kind.birthday)
    // The day and the month of today.
    try node("Picker(1)").choose?(30)
    try node("Picker(Optional(1))").choose?(Int?.some(12) as Any)
    try node("Picker(regularMonth)").choose?(RecurringLunarDate.LeapMonthRule.bothMonths)
    try node("Picker(lastDayOfMonth)").choose?(RecurringLunarDate.MissingDayRule.skip)
    try node("Picker(nil)").choose?(LunarCalendar?.some(.chinese) as Any)
    try node("TextField()").choose?("1990")
    let all = tree(AnniversaryFormView(model.projectedValue))
    let screen = model.wrappedValue.formScreen
    // The label beside a field is there to be seen, that of the field to be heard.
    #expect(all.compactMap(\.text).prefix(3) == ["Name", "Name", screen.kind.title])
    #expect(
      screen.meanings.allSatisfy { meaning in
        all.contains { $0.text == meaning.period } && all.contains { $0.text == meaning.days }
      })
    for picker in all where picker.name.hasPrefix("Picker(") {
      let value = picker.name.dropFirst(7).dropLast()
      #expect(picker.all.contains { $0.modifiers == ["tag(\(value))"] }, "\(picker.name)")
    }
    try #require(all.first { $0.action != nil && $0.all.contains { $0.text == "Save" } }).action?()
    let entered = try #require(stored(desk).anniversaries.elements.first)
    #expect(
      try entered
        == Anniversary(
          id: entered.id, name: "Mai", kind: .birthday,
          date: RecurringLunarDate(
            month: 12, day: 30, leapMonthRule: .bothMonths, missingDayRule: .skip), year: 1990,
          calendar: .chinese, savedOn: entered.savedOn))
    #expect(entered.savedOn == CivilDate("2026-02-17"))
  }

  /// A finger that misses one of two neighbours would save or lose what was entered, and so would a swipe.
  @MainActor @Test func theFormIsClosedByItsButtonsAndTheyStandApart() throws {
    let model = State(wrappedValue: CalendarModel(in: desk(hasGroup: false).services))
    model.wrappedValue.act(.add)
    func all() -> [_Node] { tree(AnniversaryFormView(model.projectedValue)) }
    func modifiers(_ text: String) -> [String]? {
      all().first { $0.action != nil && $0.all.contains { $0.text == text } }?.modifiers
    }
    #expect(modifiers("Cancel")?.contains("toolbarItem(cancellationAction)") == true)
    #expect(modifiers("Save")?.contains("toolbarItem(confirmationAction)") == true)
    #expect(all().first?.modifiers.contains("interactiveDismissDisabled") == false)
    model.wrappedValue.form.name = "Mai"
    #expect(all().first?.modifiers.contains("interactiveDismissDisabled") == true)
    model.wrappedValue.act(.save)
    let first = all().first { $0.text != nil }
    #expect(first?.text == "This could not be saved. Nothing has changed.")
  }

  @MainActor @Test func aFormWithAFaultSaysSoAndCannotBeSaved() {
    let model = State(wrappedValue: CalendarModel(in: desk().services))
    model.wrappedValue.act(.add)
    (model.wrappedValue.form.name, model.wrappedValue.form.year) = ("\n", "0")
    let all = tree(AnniversaryFormView(model.projectedValue))
    #expect(
      ["A name is on one line", "A year is a number"].allSatisfy { problem in
        all.contains { $0.text?.hasPrefix(problem) == true }
      })
    let save = all.first { $0.action != nil && $0.all.contains { $0.text == "Save" } }
    #expect(save?.modifiers.contains("disabled") == true)
  }
}
