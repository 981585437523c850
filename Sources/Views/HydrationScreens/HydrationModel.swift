public import Foundation
import HydrationScreensTables
package import HydrationWidgetCore
public import WidgetViews

/// The actions of Sipli's screen.
public enum HydrationAction: Hashable, Sendable {
  /// Moves the log of the app's first version into the files of months; done when the app becomes active.
  case begin
  /// Opens the form for a new drink.
  case add
  /// Opens the form for a drink of the log, by its id.
  case edit(String)
  /// Opens the settings.
  case settings
  /// Saves the open form and closes it; a form that was not saved stays open.
  case save
  /// Closes the open form without saving.
  case cancel
  /// Deletes a drink, by its id.
  case delete(String)
  /// Undoes the last change.
  case undo
  /// Continues with the parts of an unreadable log that can be saved.
  case recover
}

/// The model of Sipli's screen: the drinks as they were read, and the form of a drink.
public struct HydrationModel: SavingModel {
  /// The content of the screen.
  package private(set) var screen: HydrationScreen
  /// The parts of a damaged log that can be saved, one sentence each; `nil` if all of it can be read.
  package var recovery: [String]? { store.recovery }
  /// The open form, of a drink that is added or edited or of the settings; `nil` if none is.
  package private(set) var form: HydrationForm?

  /// The changes that are not saved yet.
  public var pending = PendingActions<HydrationAction>()
  private var store: DrinkStore
  /// The form as it was opened.
  private var openedForm: HydrationForm?
  private var hasFailed = false
  /// The reason why there is still an older log, for the user; `nil` if there is none, or after an action of the user.
  private var oldLog: String?
  /// Whether this run has reported that an older log is kept beside the one that counts.
  private var isOldLogReported = false

  /// Creates the model of an app that was just opened; it changes nothing that is stored.
  public init(in services: SystemServices = .current) {
    store = DrinkStore(services)
    screen = store.screen
  }

  /// The texts in the user's language.
  package var texts: HydrationTexts { store.texts }

  var strings: HydrationScreensStrings { store.strings }

  /// Returns the reason why the screen shows no drinks.
  func note(_ reason: HydrationSnapshot.Reason) -> String { store.note(reason) }

  /// Returns the label of the button that deletes a drink: "Delete, Green tea, 250 millilitres, 14:05".
  package func deleteLabel(of entry: EntryRow) -> String {
    texts.pair(strings.deleteDrink, entry.accessibility.label)
  }

  /// The message that the last change was not saved, or an older log not moved; `nil` if there is no problem.
  package var problem: String? { hasFailed ? DataRefusal.saveFailed(in: texts.language) : oldLog }

  /// Whether the form of a drink or the settings are open; setting this can only close them.
  package var isFormShown: Bool {
    get { form != nil }
    set { if !newValue { act(.cancel) } }
  }

  /// Whether the open form has values that are not saved, so that only the user may close it.
  package var isFormChanged: Bool { form != openedForm || isFormSaving }

  /// Whether the open form is being saved.
  package var isFormSaving: Bool { form != nil && pending.actions.contains(.save) }

  /// Whether the values in the open form are allowed.
  package var canSave: Bool { form?.canSave ?? false }

  /// Returns how an action is saved; `nil` for those that only change what is shown.
  public static func saving(_ action: HydrationAction) -> Saving? {
    switch action {
    case .begin, .save, .delete, .recover: .once
    case .undo: .eachTime
    case .add, .edit, .settings, .cancel: nil
    }
  }

  /// Adopts the saved changes of an action, or notes that saving failed; the form stays if the user has changed it.
  public mutating func adopt(_ result: HydrationModel, since start: HydrationModel) {
    if form == start.form { (form, openedForm) = (result.form, result.openedForm) }
    // A note that was closed meanwhile is not shown again.
    if result.hasFailed != start.hasFailed { hasFailed = result.hasFailed }
    if result.oldLog != start.oldLog { oldLog = result.oldLog }
    isOldLogReported = result.isOldLogReported
    refresh()
  }

  /// The settings in their form; setting them changes nothing while the form is closed.
  package var settings: DrinkSettingsForm {
    get {
      if case .settings(let form)? = form { return form }
      return store.settingsForm() ?? DrinkSettingsForm(HydrationProfile(), in: store.environment)
    }
    set { if case .settings? = form { form = .settings(newValue) } }
  }

  /// The drink in its form; setting it changes nothing while the form is closed.
  package var drink: DrinkForm {
    get { if case .drink(let form)? = form { form } else { store.emptyForm } }
    set { if case .drink? = form { form = .drink(newValue) } }
  }

  /// Performs an action; if a change cannot be saved, the screen reports that and nothing changes.
  public mutating func act(_ action: HydrationAction) {
    switch action {
    case .begin: moveOldLog()
    case .add: show(store.form(.open).map(HydrationForm.drink))
    case .edit(let id): show(store.form(editing: id).map(HydrationForm.drink))
    case .cancel: show(nil)
    case .settings: show(store.settingsForm().map(HydrationForm.settings))
    case .save:
      guard let form else { return }
      if case .drink(var drink) = form, drink.canSave, drink.asks() {
        self.form = .drink(drink)
      } else if store.save(form) {
        show(nil)
      } else {
        end(false)
      }
    case .delete(let id): end(store.delete(id))
    case .undo: end(store.undo())
    case .recover: end(store.recover())
    }
    show()
  }

  /// Reads the drinks again, and computes the screen for now; the form stays.
  public mutating func refresh() {
    store.read()
    show()
  }

  /// Shows the page of a link; any other link changes nothing.
  ///
  /// A form with values that are not saved stays open.
  public mutating func open(_ url: URL) {
    if isFormChanged { return }
    switch store.services.page(url) as HydrationLink? {
    case .addIntake(let intake): show(store.form(intake).map(HydrationForm.drink))
    case .entry(let id): act(.edit(id))
    case .today: act(.cancel)
    case nil: break
    }
  }

  private mutating func moveOldLog() {
    // An older log that is kept beside the one that counts is not moved, and is reported only once.
    oldLog = isOldLogReported ? nil : store.moveOldLog()
    isOldLogReported = isOldLogReported || (oldLog != nil && oldLog != strings.oldLogNotMoved)
  }

  private mutating func show(_ form: HydrationForm?) {
    (self.form, openedForm) = (form, form)
    (hasFailed, oldLog) = (false, nil)
  }

  private mutating func end(_ isSaved: Bool) { (hasFailed, oldLog) = (!isSaved, nil) }

  private mutating func show() { screen = store.screen }
}
