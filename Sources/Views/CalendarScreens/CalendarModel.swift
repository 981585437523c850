public import Foundation
public import LunarCalendarWidgetCore
public import WidgetViews

/// The action of a tap on the screens of the app.
public enum CalendarAction: Hashable, Sendable {
  /// Shows a month; `nil` is that of today.
  case showMonth(YearMonth?)
  /// Opens the form for a new day.
  case add
  /// Opens the form for a day of the list, by its id.
  case edit(String)
  /// Deletes a day from the list, by its id.
  case delete(String)
  /// Restores the day that was deleted last.
  case undo
  /// Saves the form.
  case save
  /// Closes the form without saving.
  case cancel
  /// Stores a value of the setting with a key; null resets it.
  case set(String, JSON)
}

/// The model of Lịch Việt's screen: the data it has read, the month that is shown, and the form of a day.
public struct CalendarModel: ScreenModel {
  /// The content of the screen.
  package private(set) var screen: CalendarScreen
  private let services: SystemServices
  private var state: CalendarState
  private var isListUnreadable: Bool
  private var month: YearMonth?
  private var hasFailed = false
  /// The day that was deleted last, with its index in the list.
  private var deleted: (anniversary: Anniversary, index: Int)?
  /// The values entered for a day.
  package var form = AnniversaryForm()
  /// Whether the form is open.
  package var isFormShown = false
  /// The values of the form when it was opened.
  private var openedForm = AnniversaryForm()

  /// Creates the model of an app that was just opened.
  public init(in services: SystemServices = .current) {
    self.services = services
    let store = CalendarStore(services)
    (state, isListUnreadable) = (store.state, store.isListUnreadable)
    screen = CalendarScreen(
      of: state, isListUnreadable: isListUnreadable, at: services.now(),
      in: services.environment(WidgetFrame(.large)))
  }

  /// The content of the form.
  package var formScreen: AnniversaryFormScreen {
    AnniversaryFormScreen(
      form, in: state.settings, hasFailed: hasFailed, at: services.now(), in: environment)
  }

  /// Whether the open form has values that are not saved, so that only the user may close it.
  package var isFormChanged: Bool { isFormShown && form != openedForm }

  /// The stored value of a setting of the screen.
  subscript(setting: SettingField) -> JSON {
    get { setting.chosen }
    set { act(.set(setting.key, newValue)) }
  }

  /// Whether less is shown, in larger type.
  package var usesLargeType: Bool {
    get { state.settings.usesLargeType }
    set { act(.set("usesLargeType", .bool(newValue))) }
  }

  /// Whether today's pentad is shown.
  package var showsPentad: Bool {
    get { state.settings.showsPentad }
    set { act(.set("showsPentad", .bool(newValue))) }
  }

  /// Whether today's day of the six is shown.
  package var showsRokuyo: Bool {
    get { state.settings.showsRokuyo }
    set { act(.set("showsRokuyo", .bool(newValue))) }
  }

  /// Whether days of remembrance and of professions are shown.
  package var showsObservances: Bool {
    get { !state.settings.hidesObservances }
    set { act(.set("hidesObservances", .bool(!newValue))) }
  }

  /// Reads the settings again, because another app of the group may have changed them, and computes the screen for now.
  public mutating func refresh() {
    let store = CalendarStore(services)
    (state, isListUnreadable) = (store.state, store.isListUnreadable)
    screen = CalendarScreen(
      of: state, showing: month, isListUnreadable: isListUnreadable, deleted: deleted?.anniversary,
      hasFailed: hasFailed, at: services.now(), in: environment)
  }

  /// Shows the month of a widget's link; any other link changes nothing.
  ///
  /// A form with values that are not saved stays open above it.
  public mutating func open(_ url: URL) {
    switch services.page(url) as CalendarLink? {
    case .day(let date): show(YearMonth(of: date))
    case .month(let month): show(month)
    case nil: return
    }
    if !isFormChanged { isFormShown = false }
    refresh()
  }

  /// Performs the action of a tap.
  ///
  /// If the change cannot be saved, the screen reports that and nothing changes.
  public mutating func act(_ action: CalendarAction) {
    switch action {
    case .showMonth(let month): show(month)
    case .add: show(AnniversaryForm(on: lunarToday))
    case .edit(let id): anniversary(id).map { show(AnniversaryForm(editing: $0)) }
    case .delete(let id): delete(id)
    case .undo: undo()
    case .save: save()
    case .cancel: (isFormShown, hasFailed) = (false, false)
    case .set(let key, let value): hasFailed = !CalendarStore(services).choose(value, for: key)
    }
    refresh()
  }

  private var environment: WidgetEnvironment { services.environment(WidgetFrame(.large)) }

  /// The civil date of today.
  private var today: CivilDate? {
    state.settings.days(at: services.now(), in: environment).day(at: services.now())
  }

  /// The lunar date of today.
  private var lunarToday: LunarDate? {
    today.flatMap { try? state.settings.calendar(in: environment).lunarDate(of: $0) }
  }

  private func anniversary(_ id: String) -> Anniversary? {
    state.settings.anniversaries.elements.first { $0.id == id }
  }

  /// Shows a month; if it is today's, the screen follows when the month changes.
  private mutating func show(_ month: YearMonth?) {
    self.month = month == today.map { YearMonth(of: $0) } ? nil : month
  }

  private mutating func show(_ form: AnniversaryForm) {
    (self.form, openedForm) = (form, form)
    isFormShown = true
    hasFailed = false
  }

  /// Saves the form and closes it; a form with a fault stays open, and so does one that was not saved.
  private mutating func save() {
    guard let entered = form.entered(id: UUID().uuidString, on: today) else { return }
    var isInList = true
    change { settings in
      // A day that was deleted meanwhile is added again as entered, unless the list is full.
      if settings.anniversaries.replace(entered) { return }
      isInList = (try? settings.anniversaries.add(entered)) != nil
    }
    hasFailed = hasFailed || !isInList
    isFormShown = hasFailed
  }

  private mutating func delete(_ id: String) {
    var removed: (Anniversary, Int)?
    change { settings in
      let index = settings.anniversaries.elements.firstIndex { $0.id == id }
      removed = settings.anniversaries.remove(id: id).flatMap { old in index.map { (old, $0) } }
    }
    if !hasFailed { deleted = removed ?? deleted }
  }

  private mutating func undo() {
    guard let (anniversary, index) = deleted else { return }
    change { try? $0.anniversaries.add(anniversary, at: index) }
    if !hasFailed { deleted = nil }
  }

  private mutating func change(_ change: (inout CalendarSettings) -> Void) {
    hasFailed = !CalendarStore(services).change(change)
  }
}
