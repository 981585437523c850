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

  private let store: SolsticeStore
  private var question = LocationQuestion()
  private var isSaved = true

  /// The app as it is opened.
  public init(in surroundings: Surroundings = .current) {
    store = SolsticeStore(surroundings)
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
  public mutating func useLocation(of device: some LocationDevice) {
    var question = question
    isSaved = store.change { settings in
      settings.choose(nil)
      question.begin(with: device, &settings)
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
    update()
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

  /// Shows what a link leads to; what is no link of the app changes nothing.
  public mutating func open(_ url: URL) {
    guard let link = try? SolsticeLink(text: url.absoluteString) else { return }
    filter = nil
    page = link
    visits += 1
  }

  private mutating func update() {
    screen = store.screen(only: SolsticeControls.season(filter), notice: question.notice)
    problem = isSaved ? store.problem : store.texts.unsavedSettings
  }
}
