import Foundation
import Observation
import SolsticeWidget
import SolsticeWidgetViews

/// What the screen shows, made anew whenever something happens; the package decides what that is.
@MainActor
@Observable
final class SolvervModel {
  /// The screen, or why there is none.
  private(set) var screen: Result<SolsticeScreen, SolsticeReason>
  /// What cannot be read or kept, in words.
  private(set) var problem: String?
  /// The season whose events are listed, as the choices of the filter have it.
  var filter: String? { didSet { refresh() } }
  /// The part of the screen that a link has led to.
  private(set) var page: SolsticeLink?
  /// How often a link has led to a part of the screen: twice to the same part is twice.
  private(set) var visits = 0

  @ObservationIgnored private let store = SolsticeStore()
  @ObservationIgnored private let location = DeviceLocation()
  @ObservationIgnored private var question = LocationQuestion()
  @ObservationIgnored private var isKept = true

  init() {
    screen = store.screen()
    location.onEvent = { [weak self] event in self?.take(event) }
    refresh()
  }

  /// The texts for what is said where there is no screen.
  var texts: SolsticeTexts { store.texts }

  /// Makes the screen anew when the app comes before the user: the day or the permission may be another one.
  ///
  /// The user is asked at the first launch alone.
  func wake() {
    learn { settings in
      question.begin(with: location, mayAsk: settings.shouldAskForLocation, &settings)
    }
  }

  /// Goes back to the place of the device, and asks for the permission if need be.
  func useLocation() {
    change { settings in
      settings.choose(nil)
      question.begin(with: location, &settings)
    }
  }

  /// Shows a place that the user has written down, until that of the device is asked for.
  func choose(_ place: SolsticePlace) { change { $0.choose(place) } }

  /// The present value of a setting, by its key.
  subscript(choice key: String) -> String? {
    get {
      let settings = (try? screen.get())?.controls.settings ?? []
      return settings.first { $0.key == key }?.choices.first(where: \.isChosen)?.value
    }
    set {
      isKept = store.choose(newValue, for: key)
      refresh()
    }
  }

  /// Shows what a link leads to; what is no link of the app changes nothing.
  func open(_ url: URL) {
    guard let link = try? SolsticeLink(text: url.absoluteString) else { return }
    filter = nil
    page = link
    visits += 1
  }

  private func take(_ event: LocationQuestion.Event) {
    learn { settings in question.take(event, from: location, &settings) }
  }

  private func change(_ change: (inout SolsticeSettings) -> Void) {
    isKept = store.change(change)
    refresh()
  }

  private func learn(_ change: (inout SolsticeSettings) -> Void) {
    isKept = store.learn(change)
    refresh()
  }

  private func refresh() {
    screen = store.screen(only: SolsticeControls.season(filter), notice: question.notice)
    problem = isKept ? store.problem : store.texts.unsavedSettings
  }
}
