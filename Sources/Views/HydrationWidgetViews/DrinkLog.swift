import Foundation
public import HydrationWidget
public import WidgetViews

/// The log of drinks for the app of Sipli, which reads and changes it; `HydrationWidget` has the content of
/// its screens.
public struct DrinkLog: Sendable {
  let surroundings: Surroundings

  /// Makes the log of the app's group.
  public init(_ surroundings: Surroundings = .current) {
    self.surroundings = surroundings
  }

  /// The state of the log.
  public var state: HydrationState { HydrationSource.state(in: surroundings) }

  /// The words of the user's language.
  public var texts: HydrationTexts { HydrationTexts(Language(surroundings.locale())) }

  /// The pages of the app.
  public enum Page: Hashable, Sendable {
    /// The drinks of today.
    case today(TodayScreen)
    /// The reason why there are no drinks to show.
    case note(HydrationSnapshot.Reason)
  }

  /// Returns the current page; without a document, that of a log without drinks.
  public func page() -> Page {
    switch found {
    case .drinks(let drinks):
      TodayScreen(drinks, at: surroundings.now(), in: environment).map { .today($0) }
        ?? .note(.outsideCalendar)
    case .note(let reason): .note(reason)
    }
  }

  /// Makes the form for a new drink, filled in from a link.
  public func form(_ intake: Intake) -> DrinkForm? {
    guard case .drinks(let drinks) = found else { return nil }
    return DrinkForm(intake, of: drinks.profile, in: environment)
  }

  /// Makes the form for a drink of the log; `nil` if it no longer exists.
  public func form(editing id: String) -> DrinkForm? {
    guard case .drinks(let drinks) = found, let entry = drinks.log.entry(id) else { return nil }
    return DrinkForm(editing: entry, of: drinks.profile, in: environment)
  }

  /// Merges the taps of the widgets into the document, each once.
  ///
  /// - Returns: Whether they were merged; otherwise they stay in their log.
  public func mergeTaps() -> Bool {
    guard let store = try? store() else { return false }
    return reloading { try store.merge(at: surroundings.now(), in: surroundings.zone()) }
  }

  /// Adds or changes a drink according to a form.
  ///
  /// - Returns: Whether it was saved.
  public func save(_ form: DrinkForm) -> Bool {
    change { state, now, clock throws(HydrationError) in
      let volume = Volume(clamping: form.millilitres)
      if let id = form.id {
        try state.edit(id, volume: volume, beverage: Beverage(id: form.beverage), now: now, in: clock)
      } else {
        guard let moment = Timestamp(now) else { throw .momentOutOfRange(now.description) }
        try state.add(
          moment: moment, volume: volume, beverage: Beverage(id: form.beverage), now: now, in: clock)
      }
    }
  }

  /// Deletes a drink.
  ///
  /// - Returns: Whether it was deleted.
  public func delete(_ id: String) -> Bool {
    change { state, now, clock throws(HydrationError) in try state.delete(id, now: now, in: clock) }
  }

  /// Undoes the last change of any kind.
  ///
  /// - Returns: Whether it was undone.
  public func undo() -> Bool {
    change { state, now, clock throws(HydrationError) in try state.undo(now: now, in: clock) }
  }

  private var environment: WidgetEnvironment { surroundings.environment(WidgetFrame(.large)) }

  func store() throws(StoreError) -> HydrationStore {
    try HydrationStore(folder: surroundings.folder(AppIdentifiers.sipli.group))
  }

  private enum Found {
    case drinks(HydrationDocument)
    case note(HydrationSnapshot.Reason)
  }

  /// The drinks; empty if there is no document yet.
  private var found: Found {
    switch state {
    case .loaded(let drinks, _): .drinks(drinks)
    case .missing, .placeholder: .drinks(HydrationDocument())
    case .newer: .note(.newer)
    case .unreadable: .note(.unreadable)
    case .unavailable: .note(.unavailable)
    }
  }

  private func change<Value>(
    _ body: (inout HydrationDocument, Instant, ZoneClock) throws(HydrationError) -> Value
  ) -> Bool {
    guard let store = try? store() else { return false }
    let (now, zone) = (surroundings.now(), surroundings.zone())
    return reloading {
      try store.update(at: now, in: zone) { state throws(HydrationError) in
        try body(&state, now, ZoneClock(zone))
      }
    }
  }

  /// Asks for new timelines afterwards, if a widget shows something else then.
  ///
  /// One configuration answers for all: the beverage of a widget only names its buttons, and what it says of a
  /// failed tap takes the place of what a widget without one shows.
  func reloading<Value>(_ body: () throws -> Value) -> Bool {
    let before = state
    guard (try? body()) != nil else { return false }
    HydrationSystem.reloadIfNeeded(
      from: before, to: state, configurations: [HydrationConfiguration()], in: surroundings)
    return true
  }
}
