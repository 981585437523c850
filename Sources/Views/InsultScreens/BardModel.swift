public import Foundation
public import InsultWidget
public import WidgetViews

/// The state of the open app: the data it has read, and the insult that a link or the list has named.
public struct BardModel: Sendable {
  private let services: SystemServices
  private var state: InsultState
  private var named: Insult?
  /// Those that were kept when the app came to the front, and since then: one that is given up by a slip stays in the list.
  private var listed: [Insult] = []
  private var hasFailed = false

  /// Makes the model of an app that was just opened.
  ///
  /// - Parameters:
  ///   - seed: A random number, for a user who opens the app for the first time.
  ///   - services: The services for reading and writing.
  public init(seed: UInt64, in services: SystemServices = .current) {
    self.services = services
    state = .missing
    attempt { store throws(InsultStoreError) in try store.begin(seed: seed) }
    listed = state.choices.settings.favourites
  }

  /// The current content of the screen.
  public var screen: InsultScreen {
    InsultScreen(
      of: state, naming: named, listing: listed, hasFailed: hasFailed, at: services.now(),
      in: services.environment(WidgetFrame(.large)))
  }

  /// Reads the data again, because taps on a widget may have changed it, for example when the app comes to
  /// the front.
  public mutating func refresh() {
    state = InsultStore(services).state
    listed = state.choices.settings.favourites
    hasFailed = false
  }

  /// Shows the insult that a link of a widget names; any other link changes nothing.
  public mutating func open(_ url: URL) {
    switch try? InsultLink(text: url.absoluteString) {
    case .share(let insult): named = insult
    case .shareCurrent: named = nil
    case nil: return
    }
    refresh()
  }

  /// Performs the action of a tap.
  ///
  /// If it cannot be written, the screen says so and nothing changes.
  public mutating func act(_ action: InsultAction) {
    switch action {
    case .showNow: named = nil
    case .show(let insult): named = insult
    case .another(let place):
      attempt { store throws(InsultStoreError) in try store.skip(place) }
    case .keep, .forget, .chooseRating, .chooseInterval:
      attempt { store throws(InsultStoreError) in try store.change { $0.after(action) } }
    }
  }

  private mutating func attempt(_ write: (InsultStore) throws(InsultStoreError) -> Void) {
    let store = InsultStore(services)
    do throws(InsultStoreError) {
      try write(store)
      hasFailed = false
    } catch {
      hasFailed = true
    }
    state = store.state
    listed += state.choices.settings.favourites.filter { !listed.contains($0) }
  }
}
