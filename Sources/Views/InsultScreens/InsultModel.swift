public import Foundation
public import InsultWidgetCore
public import WidgetViews

/// The actions of a tap on the screen.
public enum InsultAction: Hashable, Sendable {
  /// Chooses the seed of a new user, and shortens the list to favourites; done when the app becomes active.
  case begin
  /// Skips the insult at an index, if it is the current one.
  case another(than: InsultIndex)
  /// Shows the current insult.
  case showNow
  /// Shows a favourite.
  case show(Insult)
  /// Adds an insult to the favourites.
  case addFavourite(Insult)
  /// Removes an insult from the favourites.
  case removeFavourite(Insult)
  /// Stores a value of the setting with a key: the rating of the insults, or how long one is shown.
  case set(String, JSON)
}

extension InsultSettings {
  /// Returns the settings after an action; unchanged if it does not affect settings.
  public func after(_ action: InsultAction) -> InsultSettings {
    var settings = self
    switch action {
    case .begin, .another, .showNow, .show: break
    case .addFavourite(let insult): settings.addFavourite(insult)
    case .removeFavourite(let insult): settings.removeFavourite(insult)
    case .set(let key, let value):
      var fields = SettingsFields(JSONObject(present: [(key, value)]))
      settings.list(in: &fields)
    }
    return settings
  }
}

/// The model of The Insolent Bard's screen: the data it has read, and the insult of a link or of the list.
public struct InsultModel: SavingModel {
  /// The content of the screen.
  package private(set) var screen: InsultScreen
  /// The taps that are not saved yet.
  public var pending = PendingActions<InsultAction>()
  private let services: SystemServices
  private let seed: UInt64
  private var state: InsultState
  private var named: Insult?
  /// All favourites since the app became active, even removed ones, because a heart is easily tapped by mistake.
  private var listed: [Insult] = []
  private var hasFailed = false
  /// Whether the system's sheet for sharing the shown insult is open: a tap on a widget opens it.
  package var isSharing = false

  /// Creates the model of an app that was just opened; it changes nothing that is stored.
  ///
  /// - Parameters:
  ///   - seed: A random number, for a user who opens the app for the first time.
  ///   - services: The services for reading and writing.
  public init(seed: UInt64, in services: SystemServices = .current) {
    self.services = services
    self.seed = seed
    state = InsultStore(services).state
    screen = InsultScreen(of: state, at: services.now(), in: services.environment(WidgetFrame(.large)))
  }

  /// Reads the data again, because taps on a widget may have changed it, and computes the screen for now.
  public mutating func refresh() {
    state = InsultStore(services).state
    listed += state.choices.settings.favourites.filter { !listed.contains($0) }
    screen = InsultScreen(
      of: state, naming: named, listing: listed, hasFailed: hasFailed, at: services.now(),
      in: services.environment(WidgetFrame(.large)))
  }

  /// Shows the insult of a widget's link, and opens the sheet for sharing it; any other link changes nothing.
  public mutating func open(_ url: URL) {
    switch services.page(url) as InsultLink? {
    case .share(let insult): named = insult
    case .shareCurrent: named = nil
    case nil: return
    }
    isSharing = true
    refresh()
  }

  /// Returns how an action is saved; `nil` for those that only change what is shown.
  public static func saving(_ action: InsultAction) -> Saving? {
    switch action {
    case .showNow, .show: nil
    case .begin: .once
    case .another, .addFavourite, .removeFavourite, .set: .eachTime
    }
  }

  /// Adopts the saved changes of an action, or notes that saving failed.
  public mutating func adopt(_ result: InsultModel, since start: InsultModel) {
    // A note that was closed meanwhile is not shown again.
    if result.hasFailed != start.hasFailed { hasFailed = result.hasFailed }
    if result.listed != start.listed { listed = result.listed }
    refresh()
  }

  /// Performs an action.
  ///
  /// If the change cannot be written, the screen reports that and nothing changes.
  public mutating func act(_ action: InsultAction) {
    let store = InsultStore(services)
    switch action {
    case .begin:
      store.begin(seed: seed)
      listed = []
    case .showNow: named = nil
    case .show(let insult): named = insult
    case .another(let index): hasFailed = (try? store.skip(index)) == nil
    case .addFavourite, .removeFavourite, .set:
      hasFailed = !store.change { $0.after(action) }
    }
    refresh()
  }
}
