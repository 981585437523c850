public import Foundation
public import SolsticeWidgetCore
import SolsticeWidgetTables
public import WidgetViews

/// The actions of Solverv's screens.
public enum SolsticeAction {
  /// Requests the location of the device; done when the app becomes active. It asks the user only at the
  /// first launch.
  case begin(any LocationDevice)
  /// Returns to the place of the device, and asks for permission if needed.
  ///
  /// The place that the user has entered stays until the device has answered.
  case useLocation(of: any LocationDevice)
  /// Handles an answer of the device.
  case handle(LocationQuestion.Event, from: any LocationDevice)
  /// Shows a place that the user has entered, until the device's place is requested.
  case choose(SolsticePlace)
  /// Shows the place of the form; without a place, or if it was not saved, the form stays as it is.
  case chooseDraft
  /// Stores a value of the setting with a key; null resets it.
  case set(String, JSON)
  /// Lists the events of a season only; `nil` lists all.
  case filter(Season?)
}

/// The model of Solverv's screens: the shown content, and the request for the location.
public struct SolsticeModel: ScreenModel {
  /// The content of the screen, or the reason why there is none.
  package private(set) var screen: Result<SolsticeScreen, SolsticeReason>
  /// The message that settings cannot be read or saved; `nil` if there is no problem.
  package private(set) var problem: String?
  /// The part of the screen that a link has opened.
  package private(set) var page: SolsticeLink?
  /// How often a link has opened a part of the screen, so that a second link to the same part counts.
  package private(set) var visits = 0

  /// The place that is being entered; it stays until it is saved, even if its form is closed.
  package var draft = PlaceDraft()
  /// Whether the form for a place is open on the screen itself.
  package var isPlaceFormShown = false
  /// Whether the settings are open.
  package var areSettingsShown = false

  private let store: SolsticeStore
  private var question = LocationQuestion()
  private var season: Season?
  private var isSaved = true

  /// Creates the model of an app that was just opened.
  public init(in services: SystemServices = .current) {
    store = SolsticeStore(services)
    screen = store.screen()
    problem = store.problem
  }

  /// The texts that are shown if there is no screen.
  package var texts: SolsticeTexts { store.texts }

  /// The season whose events are listed.
  public var filter: Season? {
    get { season }
    set { act(.filter(newValue)) }
  }

  /// The stored value of a setting of the screen.
  subscript(setting: SettingField) -> JSON {
    get { setting.chosen }
    set { act(.set(setting.key, newValue)) }
  }

  /// Performs an action; if its result cannot be saved, the screen reports that.
  public mutating func act(_ action: SolsticeAction) {
    switch action {
    case .begin(let device):
      learn { $0.begin(with: device, mayAsk: $1.shouldAskForLocation, &$1) }
    case .useLocation(let device):
      var question = question
      isSaved = store.change { question.begin(with: device, replacingChosen: true, &$0) }
      self.question = question
    case .handle(let event, let device):
      let today = store.today
      learn { $0.handle(event, from: device, on: today, &$1) }
    case .choose(let place): choose(place)
    case .chooseDraft:
      guard let place = draft.place else { return }
      choose(place)
      if isSaved { draft = PlaceDraft() }
    case .set(let key, let value): isSaved = store.choose(value, for: key)
    case .filter(let season): self.season = season
    }
    refresh()
  }

  /// Reads the settings again, and computes the screen for now.
  public mutating func refresh() {
    screen = store.screen(only: season, notice: question.notice)
    problem = isSaved ? store.problem : DataRefusal.saveFailed(in: texts.language)
  }

  /// Shows the page of a link, and closes any form above it; any other link changes nothing.
  public mutating func open(_ url: URL) {
    guard let link: SolsticeLink = store.services.page(url) else { return }
    (isPlaceFormShown, areSettingsShown) = (false, false)
    season = nil
    page = link
    visits += 1
    refresh()
  }

  /// Stores an answer of the device.
  ///
  /// If this succeeds, an earlier failure to save a choice of the user is still reported.
  private mutating func learn(_ change: (inout LocationQuestion, inout SolsticeSettings) -> Void) {
    var question = question
    if !store.learn({ change(&question, &$0) }) { isSaved = false }
    self.question = question
  }

  private mutating func choose(_ place: SolsticePlace) {
    isSaved = store.change { $0.choose(place) }
    // A chosen place ends an earlier request for the location.
    question = LocationQuestion()
  }
}

/// The fields of the form for a place, as they are typed.
package struct PlaceDraft: Hashable, Sendable {
  /// The latitude in degrees, with the sign or the letter of its direction.
  package var latitude = String()
  /// The longitude in degrees, with the sign or the letter of its direction.
  package var longitude = String()
  /// The name of the place; empty if it has none.
  package var name = String()

  /// Creates an empty form.
  package init() {}

  /// The place; `nil` as long as latitude or longitude is missing or not allowed.
  package var place: SolsticePlace? { SolsticePlace(latitude: latitude, longitude: longitude, name: name) }
}
