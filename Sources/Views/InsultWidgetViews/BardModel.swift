public import Foundation
public import InsultWidget
public import WidgetViews

/// What the app holds while it is open: what it has read, and the insult that a link or the list has named.
public struct BardModel: Sendable {
  private let surroundings: Surroundings
  private var state: InsultState
  private var named: Insult?
  /// Those that were kept when the app came to the front, and since then: one that is given up by a slip stays in the list.
  private var listed: [Insult] = []
  private var hasFailed = false

  /// The app as it is opened.
  ///
  /// - Parameters:
  ///   - seed: A number drawn at random, for a user who opens the app for the first time.
  ///   - surroundings: Where it reads and writes.
  public init(seed: UInt64, in surroundings: Surroundings = .current) {
    self.surroundings = surroundings
    state = .missing
    attempt { store throws(InsultStoreError) in try store.open(seed: seed) }
    listed = state.chronicle.settings.favourites
  }

  /// What the screen shows now.
  public var screen: InsultScreen {
    InsultScreen(
      of: state, naming: named, listing: listed, hasFailed: hasFailed, at: surroundings.now(),
      in: surroundings.environment(WidgetFrame(.large)))
  }

  /// Reads again what taps on a widget may have changed, as when the app comes back to the front.
  public mutating func refresh() {
    state = InsultStore(surroundings).state
    listed = state.chronicle.settings.favourites
    hasFailed = false
  }

  /// Shows the insult that a link of a widget names; what is no link of the app changes nothing.
  public mutating func open(_ url: URL) {
    switch try? InsultLink(text: url.absoluteString) {
    case .share(let insult): named = insult
    case .shareCurrent: named = nil
    case nil: return
    }
    refresh()
  }

  /// Does what a tap asks for; what could not be written is told by the screen, and all is as it was.
  public mutating func act(_ action: InsultAction) {
    switch action {
    case .showNow: named = nil
    case .show(let insult): named = insult
    case .another(let place):
      attempt { store throws(InsultStoreError) in try store.passOver(place) }
    case .keep, .forget, .chooseRating, .chooseInterval:
      attempt { store throws(InsultStoreError) in try store.change { $0.after(action) } }
    }
  }

  private mutating func attempt(_ write: (InsultStore) throws(InsultStoreError) -> Void) {
    let store = InsultStore(surroundings)
    do throws(InsultStoreError) {
      try write(store)
      hasFailed = false
    } catch {
      hasFailed = true
    }
    state = store.state
    listed += state.chronicle.settings.favourites.filter { !listed.contains($0) }
  }
}
