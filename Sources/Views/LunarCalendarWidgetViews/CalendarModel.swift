public import Foundation
public import LunarCalendarScreen
public import LunarCalendarWidget
public import WidgetViews

/// What the app holds while it is open: what it has read, the month that is shown, and the form of a day.
public struct CalendarModel: Sendable {
  private let surroundings: Surroundings
  private var state: CalendarState
  private var isListUnreadable: Bool
  private var month: YearMonth?
  private var hasFailed = false
  /// The day that was taken out last, with its place in the list.
  private var removed: (anniversary: Anniversary, place: Int)?
  /// What is entered for a day.
  public var form = AnniversaryForm()
  /// Whether the form is open.
  public var isFormShown = false

  /// The app as it is opened.
  public init(in surroundings: Surroundings = .current) {
    self.surroundings = surroundings
    let store = CalendarStore(surroundings)
    state = store.state
    isListUnreadable = store.isListUnreadable
  }

  /// The month, as the large widget has it.
  public var snapshot: CalendarSnapshot {
    CalendarSystem.snapshot(
      of: state, configuration: CalendarConfiguration(month: month), at: surroundings.now(), in: environment)
  }

  /// What is shown below it.
  public var screen: CalendarScreen {
    CalendarScreen(
      of: state, showing: month, isListUnreadable: isListUnreadable, removed: removed?.anniversary,
      hasFailed: hasFailed, at: surroundings.now(), in: environment)
  }

  /// What the form of a day shows.
  public var formScreen: AnniversaryFormScreen {
    AnniversaryFormScreen(form, in: state.settings, at: surroundings.now(), in: environment)
  }

  /// The present value of a setting.
  public subscript(choiceOf setting: CalendarScreen.Setting) -> CalendarChoice {
    get { setting.chosen }
    set { act(.choose(newValue)) }
  }

  /// Whether there is less to see, in larger type.
  public var usesLargeType: Bool {
    get { state.settings.usesLargeType }
    set { act(.choose(.largeType(newValue))) }
  }

  /// Reads again what may have changed, as when the app comes back to the front.
  public mutating func refresh() {
    hasFailed = false
    read()
  }

  /// Shows the month that a link of a widget leads to; what is no link of the app changes nothing.
  public mutating func open(_ url: URL) {
    switch try? CalendarLink(text: url.absoluteString) {
    case .day(let date): month = YearMonth(of: date)
    case .month(let shown): month = shown
    case nil: return
    }
    isFormShown = false
    refresh()
  }

  /// Does what a tap asks for; what could not be kept is told by the screen, and all is as it was.
  public mutating func act(_ action: CalendarAction) {
    switch action {
    case .showMonth(let shown): month = shown
    case .add: show(AnniversaryForm(on: today))
    case .change(let id): anniversary(id).map { show(AnniversaryForm(changing: $0)) }
    case .remove(let id): remove(id)
    case .undo: putBack()
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

  /// Keeps what the form says; a form with a fault stays open.
  private mutating func save() {
    guard let entered = form.entered(id: UUID().uuidString) else { return }
    isFormShown = false
    change { settings in
      // A day that was taken out meanwhile comes back as it was entered.
      if !settings.anniversaries.replace(entered) { try? settings.anniversaries.add(entered) }
    }
  }

  private mutating func remove(_ id: String) {
    var taken: (Anniversary, Int)?
    change { settings in
      let place = settings.anniversaries.elements.firstIndex { $0.id == id }
      taken = settings.anniversaries.remove(id: id).flatMap { old in place.map { (old, $0) } }
    }
    if !hasFailed { removed = taken ?? removed }
  }

  private mutating func putBack() {
    guard let (anniversary, place) = removed else { return }
    change { try? $0.anniversaries.add(anniversary, at: place) }
    if !hasFailed { removed = nil }
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
