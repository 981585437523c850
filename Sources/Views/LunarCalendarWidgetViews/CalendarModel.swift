public import Foundation
public import LunarCalendarScreen
public import LunarCalendarWidget
public import WidgetViews

/// The state of the open app: the data it has read, the month that is shown, and the form of a day.
public struct CalendarModel: Sendable {
  private let surroundings: Surroundings
  private var state: CalendarState
  private var isListUnreadable: Bool
  private var month: YearMonth?
  private var hasFailed = false
  /// The day that was deleted last, with its place in the list.
  private var deleted: (anniversary: Anniversary, place: Int)?
  /// The values entered for a day.
  public var form = AnniversaryForm()
  /// Whether the form is open.
  public var isFormShown = false

  /// Makes the model of an app that was just opened.
  public init(in surroundings: Surroundings = .current) {
    self.surroundings = surroundings
    let store = CalendarStore(surroundings)
    state = store.state
    isListUnreadable = store.isListUnreadable
  }

  /// The month, as in the large widget.
  public var snapshot: CalendarSnapshot {
    CalendarSystem.snapshot(
      of: state, configuration: CalendarConfiguration(month: month), at: surroundings.now(), in: environment)
  }

  /// The content of the screen below the month.
  public var screen: CalendarScreen {
    CalendarScreen(
      of: state, showing: month, isListUnreadable: isListUnreadable, deleted: deleted?.anniversary,
      hasFailed: hasFailed, at: surroundings.now(), in: environment)
  }

  /// The content of the form.
  public var formScreen: AnniversaryFormScreen {
    AnniversaryFormScreen(form, in: state.settings, at: surroundings.now(), in: environment)
  }

  /// The current value of a setting.
  public subscript(choiceOf setting: CalendarScreen.Setting) -> CalendarChoice {
    get { setting.chosen }
    set { act(.choose(newValue)) }
  }

  /// Whether less is shown, in larger type.
  public var usesLargeType: Bool {
    get { state.settings.usesLargeType }
    set { act(.choose(.largeType(newValue))) }
  }

  /// Reads data again that may have changed, for example when the app comes to the front.
  public mutating func refresh() {
    hasFailed = false
    read()
  }

  /// Shows the month that a link of a widget leads to; any other link changes nothing.
  public mutating func open(_ url: URL) {
    switch try? CalendarLink(text: url.absoluteString) {
    case .day(let date): month = YearMonth(of: date)
    case .month(let shown): month = shown
    case nil: return
    }
    isFormShown = false
    refresh()
  }

  /// Performs the action of a tap.
  ///
  /// If it cannot be saved, the screen says so and nothing changes.
  public mutating func act(_ action: CalendarAction) {
    switch action {
    case .showMonth(let shown): month = shown
    case .add: show(AnniversaryForm(on: today))
    case .edit(let id): anniversary(id).map { show(AnniversaryForm(editing: $0)) }
    case .delete(let id): delete(id)
    case .undo: undo()
    case .save: save()
    case .cancel: isFormShown = false
    case .choose(let choice): change { $0 = $0.after(choice) }
    }
  }

  private var environment: WidgetEnvironment { surroundings.environment(WidgetFrame(.large)) }

  /// The lunar date of today.
  private var today: LunarDate? {
    let settings = state.settings
    let day = settings.days(at: surroundings.now(), in: environment).day(at: surroundings.now())
    return day.flatMap { try? settings.calendar(in: environment).lunarDate(of: $0) }
  }

  private func anniversary(_ id: String) -> Anniversary? {
    state.settings.anniversaries.elements.first { $0.id == id }
  }

  private mutating func show(_ form: AnniversaryForm) {
    self.form = form
    isFormShown = true
  }

  /// Saves the form; a form with a fault stays open.
  private mutating func save() {
    guard let entered = form.entered(id: UUID().uuidString) else { return }
    isFormShown = false
    change { settings in
      // A day that was deleted meanwhile is added again as entered.
      if !settings.anniversaries.replace(entered) { try? settings.anniversaries.add(entered) }
    }
  }

  private mutating func delete(_ id: String) {
    var taken: (Anniversary, Int)?
    change { settings in
      let place = settings.anniversaries.elements.firstIndex { $0.id == id }
      taken = settings.anniversaries.remove(id: id).flatMap { old in place.map { (old, $0) } }
    }
    if !hasFailed { deleted = taken ?? deleted }
  }

  private mutating func undo() {
    guard let (anniversary, place) = deleted else { return }
    change { try? $0.anniversaries.add(anniversary, at: place) }
    if !hasFailed { deleted = nil }
  }

  private mutating func change(_ change: (inout CalendarSettings) -> Void) {
    hasFailed = !CalendarStore(surroundings).change(change)
    read()
  }

  private mutating func read() {
    let store = CalendarStore(surroundings)
    state = store.state
    isListUnreadable = store.isListUnreadable
  }
}
