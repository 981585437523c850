public import Foundation
public import HydrationWidget
public import WidgetViews

/// The state of Sipli's app while it is open: its page as it was read, and the form of a drink.
public struct HydrationModel: Sendable {
  /// The drinks of today, or the reason why there are none to show.
  public private(set) var page: DrinkLog.Page
  /// The message that the last change was not saved, or an older log not moved; `nil` if all is well.
  ///
  /// That an older log is kept beside the one that counts is told once, on any page.
  public private(set) var problem: String?
  /// The offer to recover a damaged log; `nil` if all of it can be read.
  public private(set) var recovery: DrinkRecovery?
  /// The drink that is being added or edited; `nil` while the form is closed.
  public private(set) var form: DrinkForm?

  private var log: DrinkLog
  /// The form as it was opened.
  private var openedForm: DrinkForm?
  /// Whether this run has told that an older log is kept.
  private var isOldLogTold = false

  /// Makes the model of an app; it changes no file, since views make models and throw them away.
  public init(in services: SystemServices = .current) {
    log = DrinkLog(services)
    page = log.page
    recovery = log.recovery
  }

  /// The texts in the user's language.
  public var texts: HydrationTexts { log.texts }

  /// Whether the form is open; it can only be closed in this way.
  public var isFormShown: Bool {
    get { form != nil }
    set { if !newValue { cancel() } }
  }

  /// Whether the open form has values that are not saved, so that only the user may close it.
  public var isFormChanged: Bool { form != nil && form != openedForm }

  /// The amount in the form, in millilitres.
  public var millilitres: Int {
    get { form?.millilitres ?? 0 }
    set { form?.millilitres = newValue }
  }

  /// The id of the beverage in the form.
  public var beverage: String {
    get { form?.beverage ?? Beverage.water.id }
    set { form?.beverage = newValue }
  }

  /// Reads the log again, for example when the app comes to the front; a log of the first version is moved before.
  public mutating func refresh() {
    // An older log that is kept beside the one that counts stays so.
    let unmoved = isOldLogTold ? nil : log.moveOldLog()
    if isOldLogTold { log.read() }
    show()
    let isMoved = unmoved != texts.oldLogNotMoved
    problem = unmoved
    isOldLogTold = isOldLogTold || (isMoved && unmoved != nil)
  }

  /// Reads the log again, as is done each minute while the app is open: the day or the zone may have changed.
  ///
  /// The form, and what was said about the last change, stay.
  public mutating func update() {
    log.read()
    show()
  }

  /// Shows what a link leads to; any other link changes nothing.
  ///
  /// A form with values that are not saved stays open.
  public mutating func open(_ url: URL) {
    if isFormChanged { return }
    switch try? HydrationLink(text: url.absoluteString) {
    case .addIntake(let intake): show(log.form(intake))
    case .entry(let id): edit(id)
    case .today: cancel()
    case nil: break
    }
  }

  /// Opens the form for a new drink.
  public mutating func add() { show(log.form(.open)) }

  /// Opens the form for a drink of the log.
  public mutating func edit(_ id: String) { show(log.form(editing: id)) }

  /// Saves the form and closes it; a form that was not saved stays open.
  public mutating func save() {
    guard let form else { return }
    let isSaved = log.save(form)
    if isSaved { self.form = nil }
    end(isSaved)
  }

  /// Closes the form without saving.
  public mutating func cancel() { show(nil) }

  /// Deletes a drink.
  public mutating func delete(_ id: String) { end(log.delete(id)) }

  /// Undoes the last change.
  public mutating func undo() { end(log.undo()) }

  /// Continues with what can be saved of a log that cannot be read.
  public mutating func recover() { end(log.recover()) }

  private mutating func show(_ form: DrinkForm?) {
    (self.form, openedForm) = (form, form)
    problem = nil
  }

  private mutating func end(_ isSaved: Bool) {
    show()
    problem = isSaved ? nil : texts.notSaved
  }

  private mutating func show() {
    page = log.page
    recovery = log.recovery
  }
}
