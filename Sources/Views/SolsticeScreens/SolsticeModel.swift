public import Foundation
public import SolsticeWidget
public import WidgetViews

/// The state of Solverv's app while it is open: its screen, made again after every event, and the question for the
/// location.
public struct SolsticeModel: Sendable {
  /// The screen, or why there is none.
  public private(set) var screen: Result<SolsticeScreen, SolsticeReason>
  /// The problem of reading or storing settings, in words.
  public private(set) var problem: String?
  /// The season whose events are listed, as the choices of the filter have it.
  public var filter: String? { didSet { update() } }
  /// The part of the screen that a link has led to.
  public private(set) var page: SolsticeLink?
  /// How often a link has led to a part of the screen: twice to the same part is twice.
  public private(set) var visits = 0

  /// The place that is being written down; it stays if its form is left, and until it is saved.
  public var draft = PlaceDraft()
  /// Whether the form for a place is open on the screen itself.
  public var isPlaceFormShown = false
  /// Whether the settings are open.
  public var areSettingsShown = false

  private let store: SolsticeStore
  private var question = LocationQuestion()
  private var isSaved = true

  /// The app as it is opened.
  public init(in services: SystemServices = .current) {
    store = SolsticeStore(services)
    screen = store.screen()
    problem = store.problem
  }

  /// The texts for what is said where there is no screen.
  public var texts: SolsticeTexts { store.texts }

  /// Updates the screen when the app becomes active: the day or the permission may have changed.
  ///
  /// The user is asked at the first launch alone.
  public mutating func refresh(with device: some LocationDevice) {
    var question = question
    isSaved = store.learn { settings in
      question.begin(with: device, mayAsk: settings.shouldAskForLocation, &settings)
    }
    self.question = question
    update()
  }

  /// Goes back to the place of the device, and asks for the permission if need be.
  ///
  /// The place that the user has written down stays until the device has answered.
  public mutating func useLocation(of device: some LocationDevice) {
    var question = question
    isSaved = store.change { settings in
      question.begin(with: device, replacingChosen: true, &settings)
    }
    self.question = question
    update()
  }

  /// Takes what the device says.
  public mutating func take(_ event: LocationQuestion.Event, from device: some LocationDevice) {
    var question = question
    isSaved = store.learn { settings in question.take(event, from: device, &settings) }
    self.question = question
    update()
  }

  /// Shows a place that the user has written down, until that of the device is asked for.
  public mutating func choose(_ place: SolsticePlace) {
    isSaved = store.change { $0.choose(place) }
    // An earlier question for the location is over.
    question = LocationQuestion()
    update()
  }

  /// Shows the place of the ``draft``; without a place, or if it was not saved, the draft stays.
  public mutating func chooseDraft() {
    guard let place = draft.place else { return }
    choose(place)
    if isSaved { draft = PlaceDraft() }
  }

  /// The present value of a setting, by its key.
  public subscript(choice key: String) -> String? {
    get {
      let settings = (try? screen.get())?.controls.settings ?? []
      return settings.first { $0.key == key }?.choices.first(where: \.isChosen)?.value
    }
    set {
      isSaved = store.choose(newValue, for: key)
      update()
    }
  }

  /// Shows what a link leads to, and closes what is open before it; what is no link of the app changes nothing.
  public mutating func open(_ url: URL) {
    guard let link = try? SolsticeLink(text: url.absoluteString) else { return }
    (isPlaceFormShown, areSettingsShown) = (false, false)
    filter = nil
    page = link
    visits += 1
  }

  /// Makes the screen again, as is done each minute while the app is open: the day or the zone may have changed.
  public mutating func update() {
    screen = store.screen(only: SolsticeControls.season(filter), notice: question.notice)
    problem = isSaved ? store.problem : store.texts.unsavedSettings
  }
}
