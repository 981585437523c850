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

  private let log: DrinkLog
  /// The form as it was opened.
  private var openedForm: DrinkForm?
  /// Whether this run has told that an older log is kept.
  private var isOldLogTold = false

  /// Makes the model of an app; it changes no file, since views make models and throw them away.
  public init(in surroundings: Surroundings = .current) {
    log = DrinkLog(surroundings)
    page = log.page()
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

  /// Merges the taps on widgets and reads the log again, for example when the app comes to the front.
  ///
  /// The log of a version without an app group is moved before, if it has not been yet.
  public mutating func refresh() {
    let unmoved = log.moveOldLog()
    // To merge the taps would try the same move again; they wait until it is done.
    let isWaiting = log.unmovedLog != nil
    let isMerged = isWaiting || log.mergeTaps()
    read()
    // A note already gives the reason, and the taps stay where they are.
    if case .today = page, !isMerged {
      problem = texts.notSaved
    } else if isWaiting {
      if case .today = page { problem = unmoved } else { problem = nil }
    } else {
      problem = isOldLogTold ? nil : unmoved
      isOldLogTold = isOldLogTold || unmoved != nil
    }
  }

  /// Reads the log again, as is done each minute while the app is open: the day or the zone may have changed.
  ///
  /// The form, and what was said about the last change, stay.
  public mutating func update() { read() }

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
    read()
    problem = isSaved ? nil : texts.notSaved
  }

  private mutating func read() {
    page = log.page()
    recovery = log.recovery
  }
}
