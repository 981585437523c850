import Foundation
import LunarCalendarWidget
import LunarCalendarWidgetViews
import SwiftUI
import Testing
import WidgetViews

/// The app of Lịch Việt: what it reads and writes, and the screens it draws.
struct CalendarAppTests {
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

  /// Enters a day in the form.
  private func add(_ name: String, month: Int = 1, day: Int = 3, to model: inout CalendarModel) {
    model.act(.add)
    (model.form.name, model.form.month, model.form.day) = (name, month, day)
    model.act(.save)
  }

  // MARK: - Reading and writing

  @Test func aDayIsAddedChangedTakenOutAndPutBack() throws {
    let desk = desk()
    var model = CalendarModel(in: desk.surroundings)
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
    #expect(model.screen.deleted == nil && model.screen.undo == nil)
  }

  @Test func aFormWithAFaultStaysOpenAndOneThatIsCancelledChangesNothing() {
    let desk = desk()
    var model = CalendarModel(in: desk.surroundings)
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
    var model = CalendarModel(in: desk.surroundings)
    let choices: [CalendarChoice] = [
      .calendar(.korean), .monthNaming(.traditional), .firstWeekday(.saturday), .dayBasis(.calendarZone),
    ]
    for (setting, choice) in zip(model.screen.settings, choices) {
      model[choiceOf: setting] = choice
      #expect(model.screen.settings.first { $0.title == setting.title }?.chosen == choice)
    }
    #expect(desk.reloaded.count == 3)
    model.usesLargeType = true
    #expect(model.usesLargeType && stored(desk).usesLargeType && model.screen.largeType.isOn)
  }

  @Test func widgetsAreReloadedOnlyIfTheyShowSomethingElse() {
    let desk = desk()
    var model = CalendarModel(in: desk.surroundings)
    // Far beyond the weeks and the events that any widget shows.
    add("Mai", month: 9, to: &model)
    #expect(desk.reloaded == [])
    add("Lan", to: &model)
    #expect(desk.reloaded == ["CalendarWidget"])
    model.act(.choose(.firstWeekday(.sunday)))
    #expect(desk.reloaded.count == 2)
    model.act(.choose(.firstWeekday(.sunday)))
    #expect(desk.reloaded.count == 2)
  }

  /// A widget with arrows may show a month that today's is far from.
  @Test func aWidgetThatWasLeafedToAnotherMonthIsReloadedForADayOfThatMonth() async throws {
    let desk = desk()
    let leaf = LeafIntent()
    leaf.month = "2026-10"
    _ = try await desk.run { try await leaf.perform() }
    let count = desk.reloaded.count
    var model = CalendarModel(in: desk.surroundings)
    add("Mai", month: 9, to: &model)
    #expect(desk.reloaded.count == count + 1)
  }

  @Test func whatIsNotUnderstoodSurvivesAChange() throws {
    let desk = desk(
      #"{"anniversaries":[7,{"id":"a","name":"Mai","month":1,"day":3,"colour":"red"}],"theme":{"dark":true}}"#
    )
    var model = CalendarModel(in: desk.surroundings)
    #expect(model.screen.unreadableNote != nil)
    model.act(.edit("a"))
    model.form.name = "Lan"
    model.act(.save)
    model.act(.delete("a"))
    model.act(.undo)
    let text = try #require(desk[Self.key])
    #expect(text.contains(#""colour":"red""#) && text.contains(#""theme":{"dark":true}"#), "\(text)")
    #expect(text.contains("Lan") && text.contains(",7]"), "\(text)")
  }

  @Test func bytesThatCannotBeReadAreToldAndKeptByTheNextChoice() {
    let desk = desk("{\"calendar\":")
    var model = CalendarModel(in: desk.surroundings)
    #expect(desk[Self.key] == "{\"calendar\":")
    #expect(model.screen.notice?.hasPrefix("Your settings cannot be read") == true)
    model.act(.choose(.dayBasis(.calendarZone)))
    #expect(model.screen.notice == nil && stored(desk).dayBasis == .calendarZone)
    #expect(desk[Self.key]?.contains(#""unreadable":"{\"calendar\":""#) == true)
  }

  @Test func whatIsNoListOfDaysIsNotOverwrittenByOne() {
    let text = #"{"anniversaries":{"list":[]}}"#
    let desk = desk(text)
    var model = CalendarModel(in: desk.surroundings)
    #expect(model.screen.notice?.hasPrefix("Your days cannot be read") == true)
    #expect(model.screen.addition == nil)
    add("Mai", to: &model)
    #expect(desk[Self.key] == text)
    #expect(model.screen.notice == "This could not be saved. Nothing has changed.")
    // A setting can be chosen all the same, and the list stays.
    model.act(.choose(.largeType(true)))
    #expect(stored(desk).usesLargeType && desk[Self.key]?.contains(#"{"list":[]}"#) == true)
  }

  @Test func withoutTheAppGroupEverythingIsToldAndNothingStops() {
    let desk = desk(hasGroup: false)
    var model = CalendarModel(in: desk.surroundings)
    #expect(model.screen.notice == nil)
    add("Mai", to: &model)
    #expect(model.screen.notice == "This could not be saved. Nothing has changed.")
    #expect(model.screen.days == [] && model.screen.deleted == nil && desk.reloaded == [])
    model.refresh()
    #expect(model.screen.notice == nil)
  }

  @Test func aDayThatIsNotSavedStaysInItsFormWithTheReason() {
    var model = CalendarModel(in: desk(hasGroup: false).surroundings)
    model.act(.add)
    #expect(model.formScreen.notice == nil)
    model.form.name = "Mai"
    model.act(.save)
    #expect(model.isFormShown && model.form.name == "Mai")
    #expect(model.formScreen.notice == "This could not be saved. Nothing has changed.")
    model.act(.cancel)
    model.act(.add)
    #expect(model.formScreen.notice == nil && model.screen.notice == nil)
  }

  /// The app is left to look something up, and a tap on the widget leads back to it.
  @Test func aLinkClosesAFormOnlyIfNothingWasEntered() throws {
    var model = CalendarModel(in: desk(Self.days).surroundings)
    let link = try #require(URL(string: "lichviet://month/2026-05"))
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
    var model = CalendarModel(in: desk.surroundings)
    model.open(try #require(URL(string: "lichviet://day/2026-02-17")))
    desk.move(seconds: 20 * 86_400)
    #expect(shown(model) == "March 2026")
    model.act(.showMonth(YearMonth("2026-02")))
    model.act(.showMonth(YearMonth("2026-03")))
    desk.move(seconds: 30 * 86_400)
    #expect(shown(model) == "April 2026")
  }

  private func shown(_ model: CalendarModel) -> String? {
    if case .month(let month)? = model.snapshot.content { month.title.longest } else { nil }
  }

  @Test func aLinkShowsTheMonthOfItsDayAndWhatIsNoLinkChangesNothing() throws {
    var model = CalendarModel(in: desk().surroundings)
    #expect(shown(model) == "February 2026")
    for text in ["lichviet://day/2026-05-01", "lichviet://month/2026-05", "lichviet://other"] {
      model.open(try #require(URL(string: text)))
      #expect(shown(model) == "May 2026", "\(text)")
    }
    model.act(.showMonth(nil))
    #expect(shown(model) == "February 2026")
  }

  @Test func whatAnotherAppHasStoredIsReadWhenTheAppComesBack() {
    let desk = desk()
    var model = CalendarModel(in: desk.surroundings)
    desk[Self.key] = #"{"usesLargeType":true}"#
    #expect(!model.usesLargeType)
    model.refresh()
    #expect(model.usesLargeType)
  }

  // MARK: - The screens

  private static let days = """
    {"anniversaries":[{"id":"a","name":"ông nội","kind":"death","month":1,"day":3},\
    {"id":"b","name":"Mai","kind":"birthday","month":1,"day":8}]}
    """

  @MainActor private func tree(_ view: any View) -> [_Node] {
    Stage(WidgetFrame(.large)).nodes(view).flatMap(\.all)
  }

  @MainActor private func view(_ model: State<CalendarModel>) -> CalendarScreenView {
    CalendarScreenView(
      model.projectedValue, screen: model.wrappedValue.screen, snapshot: model.wrappedValue.snapshot)
  }

  /// SwiftUI draws a view again only if what it was made with is another, so a view must not ask for the time itself.
  @MainActor @Test func theScreenOfTheNextDayIsAnotherView() {
    let desk = desk(Self.days)
    let model = State(wrappedValue: CalendarModel(in: desk.surroundings))
    let today = view(model)
    let drawn = tree(today).compactMap(\.text)
    desk.move(seconds: 86_400)
    #expect(tree(today).compactMap(\.text) == drawn)
    let tomorrow = tree(view(model)).compactMap(\.text)
    #expect(drawn.contains("In 2 days") && tomorrow.contains("Tomorrow") && tomorrow != drawn)
  }

  @MainActor @Test func theDaysOfTheMonthAreNoLinksInTheApp() {
    let model = State(wrappedValue: CalendarModel(in: desk().surroundings))
    let links = tree(view(model)).map(\.name).filter { $0.hasPrefix("Link(") }
    #expect(!links.isEmpty && Set(links) == ["Link(discarded)"])
  }

  /// Returns the nodes below the month; the month has its own tests.
  @MainActor private func screenTree(_ model: State<CalendarModel>) -> [_Node] {
    let all = tree(view(model))
    let month = all.firstIndex {
      $0.name.hasPrefix("Text(") && $0.text == model.wrappedValue.screen.months[0].title
    }
    return Array(all[(month ?? 0)...])
  }

  @MainActor @Test(arguments: ["vi_VN", "en_VN", "zh_CN"])
  func theScreenShowsEverything(locale: String) {
    let desk = Desk(at: Self.noon, locale: locale)
    desk[Self.key] = Self.days
    let model = State(wrappedValue: CalendarModel(in: desk.surroundings))
    model.wrappedValue.act(.delete("a"))
    let screen = model.wrappedValue.screen
    let all = screenTree(model)
    let rows = screen.days.flatMap { [$0.title, $0.lunarDay, $0.nextDay] + [$0.distance].compactMap { $0 } }
    let settings = screen.settings.flatMap { [$0.title] + $0.choices.map(\.text) }
    #expect(
      all.compactMap(\.text)
        == screen.months.map(\.title) + [screen.daysTitle] + rows
        + [screen.deleted, screen.undo?.title, screen.addition?.title].compactMap { $0 }
        + [screen.settingsTitle] + settings + [screen.largeType.title, screen.largeType.note])
    for symbol in all.map(\.name) where symbol.hasPrefix("Image(") {
      #expect(KnownSymbols.names.contains(String(symbol.dropFirst(6).dropLast())), "\(symbol)")
    }
    #expect(!all.contains { $0.name.hasPrefix("Text(key") || $0.modifiers.contains { $0.contains("(key") } })
    // The text in place of the button's symbol names the day it takes out.
    let labels = all.flatMap(\.modifiers).filter { $0.hasPrefix("accessibilityLabel(") }
    #expect(
      labels
        == screen.days.flatMap {
          ["accessibilityLabel(\($0.accessibility.label))", "accessibilityLabel(\($0.deletion.title))"]
        })
  }

  @MainActor @Test func everyTapAndChoiceOnTheScreenDoesWhatItSays() throws {
    let desk = desk(Self.days)
    let model = State(wrappedValue: CalendarModel(in: desk.surroundings))
    let all = screenTree(model)
    func button(_ text: String, in nodes: [_Node]) throws -> _Node {
      try #require(nodes.first { $0.action != nil && $0.all.contains { $0.text == text } })
    }
    try button("Add a day", in: all).action?()
    #expect(model.wrappedValue.isFormShown && model.wrappedValue.form.anniversary == nil)
    try button("Ông nội’s death anniversary", in: all).action?()
    #expect(model.wrappedValue.form.anniversary?.id == "a")
    try button("Next month", in: all).action?()
    #expect(model.wrappedValue.screen.months.contains { $0.action == .showMonth(nil) })
    try #require(all.first { $0.name.contains("firstWeekday") }).choose?(
      CalendarChoice.firstWeekday(.saturday))
    #expect(stored(desk).firstWeekday == .saturday)
    #expect(model.wrappedValue.screen.settings.contains { $0.chosen == .firstWeekday(.saturday) })
    try #require(all.first { $0.name == "Toggle(false)" }).choose?(true)
    #expect(stored(desk).usesLargeType)
    let deletion = all.first { $0.modifiers.contains("accessibilityLabel(Delete Mai’s birthday)") }
    try #require(deletion).action?()
    #expect(stored(desk).anniversaries.elements.map(\.id) == ["a"])
    try button("Undo", in: screenTree(model)).action?()
    #expect(stored(desk).anniversaries.elements.map(\.id) == ["a", "b"])
  }

  @MainActor @Test func whatWentWrongStandsAtTheTop() {
    let model = State(wrappedValue: CalendarModel(in: desk("{").surroundings))
    let first = tree(view(model)).first { $0.text != nil }
    #expect(first?.text == model.wrappedValue.screen.notice && first?.text != nil)
  }

  @MainActor @Test func theFormShowsItsFieldsAndTakesWhatIsEntered() throws {
    let desk = desk()
    let model = State(wrappedValue: CalendarModel(in: desk.surroundings))
    model.wrappedValue.act(.add)
    func node(_ name: String) throws -> _Node {
      let all = tree(AnniversaryFormView(model.projectedValue))
      return try #require(all.first { $0.name.hasPrefix(name) }, "\(name)")
    }
    try node("TextField()").choose?("Mai")
    try node("Picker(death)").choose?(Anniversary.Kind.birthday)
    // The day and the month of today.
    let numbers = tree(AnniversaryFormView(model.projectedValue)).filter { $0.name == "Picker(1)" }
    numbers[0].choose?(30)
    numbers[1].choose?(12)
    try node("Picker(regularMonth)").choose?(RecurringLunarDate.LeapMonthRule.bothMonths)
    try node("Picker(lastDayOfMonth)").choose?(RecurringLunarDate.MissingDayRule.skip)
    try node("Picker(nil)").choose?(LunarCalendar?.some(.chinese) as Any)
    try node("TextField()").choose?("1990")
    let all = tree(AnniversaryFormView(model.projectedValue))
    let screen = model.wrappedValue.formScreen
    // The label beside a field is there to be seen, that of the field to be heard.
    #expect(all.compactMap(\.text).prefix(3) == [screen.name, screen.name, screen.kind.title])
    #expect(
      screen.meanings.allSatisfy { meaning in
        all.contains { $0.text == meaning.year } && all.contains { $0.text == meaning.days }
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
          calendar: .chinese))
  }

  /// A finger that misses one of two neighbours would save or lose what was entered, and so would a swipe.
  @MainActor @Test func theFormIsClosedByItsButtonsAndTheyStandApart() throws {
    let model = State(wrappedValue: CalendarModel(in: desk(hasGroup: false).surroundings))
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
    #expect(first?.text == model.wrappedValue.formScreen.notice && first?.text != nil)
  }

  @MainActor @Test func aFormWithAFaultSaysSoAndCannotBeSaved() {
    let model = State(wrappedValue: CalendarModel(in: desk().surroundings))
    model.wrappedValue.act(.add)
    (model.wrappedValue.form.name, model.wrappedValue.form.year) = ("\n", "0")
    let screen = model.wrappedValue.formScreen
    let all = tree(AnniversaryFormView(model.projectedValue))
    #expect(
      [screen.nameProblem, screen.yearProblem].allSatisfy { problem in all.contains { $0.text == problem } })
    let save = all.first { $0.action != nil && $0.all.contains { $0.text == screen.save } }
    #expect(save?.modifiers.contains("disabled") == true)
  }
}
