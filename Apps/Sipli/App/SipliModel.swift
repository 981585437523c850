import Foundation
import HydrationWidget
import HydrationWidgetViews
import Observation

/// The contents of the screen, recomputed by the package after every event.
@MainActor
@Observable
final class SipliModel {
  /// Today's drinks, or the reason why there are none.
  private(set) var page: DrinkLog.Page
  /// The message about what could not be saved.
  private(set) var problem: String?
  /// The offer to recover a damaged log; `nil` if it can be read.
  private(set) var recovery: DrinkRecovery?
  /// The drink that is being added or changed.
  var form: DrinkForm?

  @ObservationIgnored private let log = DrinkLog()

  init() {
    page = log.page()
    recovery = log.recovery
  }

  /// The texts in the user's language.
  var texts: HydrationTexts { log.texts }

  /// Whether the sheet of a drink is open.
  var isFormShown: Bool {
    get { form != nil }
    set { if !newValue { form = nil } }
  }

  /// The amount in the sheet, in millilitres.
  var millilitres: Int {
    get { form?.millilitres ?? 0 }
    set { form?.millilitres = newValue }
  }

  /// The id of the beverage in the sheet.
  var beverage: String {
    get { form?.beverage ?? Beverage.water.id }
    set { form?.beverage = newValue }
  }

  /// Merges the taps on widgets when the app becomes active.
  func wake() { show(log.mergeTaps()) }

  /// Opens the sheet for a new drink.
  func add() { form = log.form(.open) }

  /// Opens the sheet for a drink of the log.
  func change(_ id: String) { form = log.form(changing: id) }

  /// Saves the drink in the sheet.
  func save() {
    guard let form else { return }
    self.form = nil
    show(log.save(form))
  }

  /// Deletes a drink.
  func delete(_ id: String) { show(log.delete(id)) }

  /// Undoes the last change.
  func undo() { show(log.undo()) }

  /// Goes on with what can be saved of a log that cannot be read.
  func recover() { show(log.recover()) }

  /// Shows what a link leads to; what is no link of the app changes nothing.
  func open(_ url: URL) {
    switch try? HydrationLink(text: url.absoluteString) {
    case .addIntake(let intake): form = log.form(intake)
    case .entry(let id): change(id)
    case .today: form = nil
    case nil: break
    }
  }

  private func show(_ isKept: Bool) {
    page = log.page()
    recovery = log.recovery
    problem = isKept ? nil : texts.notSaved
  }
}
