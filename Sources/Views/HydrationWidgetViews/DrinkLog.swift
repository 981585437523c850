import Foundation
public import HydrationWidget
public import WidgetViews

/// The log of drinks as the app of Sipli reads and changes it; what its screens show of it is in `HydrationWidget`.
public struct DrinkLog: Sendable {
  let surroundings: Surroundings

  /// The log in the app's group.
  public init(_ surroundings: Surroundings = .current) {
    self.surroundings = surroundings
  }

  /// What is in the place of the log.
  public var state: HydrationWidgetState { HydrationSource.state(in: surroundings) }

  /// The words of the user's language.
  public var texts: HydrationTexts { HydrationTexts(Language(surroundings.locale())) }

  /// What the app shows.
  public enum Page: Hashable, Sendable {
    /// The drinks of today.
    case today(TodayScreen)
    /// Why there are none.
    case note(HydrationSnapshot.Reason)
  }

  /// The page of now; without a document, that of a log without drinks.
  public func page() -> Page {
    switch found {
    case .drinks(let drinks):
      TodayScreen(drinks, at: surroundings.now(), in: environment).map { .today($0) }
        ?? .note(.outsideCalendar)
    case .note(let reason): .note(reason)
    }
  }

  /// The form for a new drink, with what a link says of it.
  public func form(_ intake: Intake) -> DrinkForm? {
    guard case .drinks(let drinks) = found else { return nil }
    return DrinkForm(intake, of: drinks.profile, in: environment)
  }

  /// The form for a drink of the log; `nil` if it is not there any more.
  public func form(changing id: String) -> DrinkForm? {
    guard case .drinks(let drinks) = found, let entry = drinks.log.entry(id) else { return nil }
    return DrinkForm(changing: entry, of: drinks.profile, in: environment)
  }

  /// Takes the taps of the widgets into the document, each once.
  ///
  /// - Returns: Whether that was done; otherwise they stay where they are.
  public func mergeTaps() -> Bool {
    guard let store = try? store() else { return false }
    return changing { try store.merge(at: surroundings.now(), in: surroundings.zone()) }
  }

  /// Adds or changes a drink as a form says.
  ///
  /// - Returns: Whether that was done.
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
  /// - Returns: Whether that was done.
  public func delete(_ id: String) -> Bool {
    change { state, now, clock throws(HydrationError) in try state.delete(id, now: now, in: clock) }
  }

  /// Takes back the last change, whatever it was.
  ///
  /// - Returns: Whether that was done.
  public func undo() -> Bool {
    change { state, now, clock throws(HydrationError) in try state.undo(now: now, in: clock) }
  }

  private var environment: WidgetEnvironment { surroundings.environment(WidgetFrame(.large)) }

  func store() throws(StoreError) -> HydrationStore {
    try HydrationStore(folder: surroundings.folder(AppIdentifiers.sipli.group))
  }

  private enum Found {
    case drinks(HydrationState)
    case note(HydrationSnapshot.Reason)
  }

  /// The drinks; none where there is no document yet.
  private var found: Found {
    switch state {
    case .loaded(let drinks, _): .drinks(drinks)
    case .missing, .placeholder: .drinks(HydrationState())
    case .newer: .note(.newer)
    case .unreadable: .note(.unreadable)
    case .unavailable: .note(.unavailable)
    }
  }

  private func change<Value>(
    _ body: (inout HydrationState, Instant, ZoneClock) throws(HydrationError) -> Value
  ) -> Bool {
    guard let store = try? store() else { return false }
    let (now, zone) = (surroundings.now(), surroundings.zone())
    return changing {
      try store.update(at: now, in: zone) { state throws(HydrationError) in
        try body(&state, now, ZoneClock(zone))
      }
    }
  }

  /// Asks for new timelines afterwards, if a widget shows something else then.
  func changing<Value>(_ body: () throws -> Value) -> Bool {
    let before = state
    guard (try? body()) != nil else { return false }
    HydrationSystem.reloadIfNeeded(
      from: before, to: state, configurations: [HydrationConfiguration()], in: surroundings)
    return true
  }
}
