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

  /// The state of the log; as long as an older one could not be moved, the state of that.
  public var state: HydrationState {
    unmovedLog.map {
      HydrationState(reading: $0, at: surroundings.now(), in: ZoneClock(surroundings.zone()))
    } ?? HydrationSource.state(in: surroundings)
  }

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

  /// Moves the log of a version without an app group from the app's own folder into the group, once.
  ///
  /// An app calls this when it is opened. An extension must not: it has a folder of its own.
  ///
  /// - Returns: Why there is still an older log, for the user; `nil` if there is none.
  public func moveOldLog() -> String? {
    guard let store = try? store(), let old = oldLog, !Self.isEmpty(old) else { return nil }
    var failure: StoreError?
    let isMoved = reloading {
      do throws(StoreError) {
        try move(old, to: store)
      } catch {
        failure = error
        throw error
      }
    }
    if isMoved { return nil }
    if unmovedLog != nil { return texts.oldLogNotMoved }
    // The log in the group counts, also if the old one cannot be read; any other fault says nothing of two logs.
    let path = old.documents.path
    switch failure {
    case .occupied, .corrupt(path, _), .newerVersion(path, _, _):
      return texts.oldLogKept(
        URL(fileURLWithPath: path).pathComponents.suffix(2).joined(separator: "/"))
    default: return nil
    }
  }

  /// Merges the taps of the widgets into the document, each once.
  ///
  /// - Returns: Whether they were merged; otherwise they stay in their log.
  public func mergeTaps() -> Bool {
    reloading { try storeForChange().merge(at: surroundings.now(), in: surroundings.zone()) }
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

  /// Opens the log for a change, which must not begin another log while an older one waits to be moved.
  func storeForChange() throws(StoreError) -> HydrationStore {
    let store = try store()
    if let old = unmovedLog { try move(old, to: store) }
    return store
  }

  /// The older log that still counts, because it could not be moved and there is none in the group; `nil` if
  /// there is no such log.
  var unmovedLog: HydrationStore? {
    guard let store = try? store(), Self.isMissing(store), let old = oldLog, !Self.isMissing(old) else {
      return nil
    }
    return old
  }

  /// The place of the log in the app's own folder; `nil` without that folder.
  private var oldLog: HydrationStore? {
    surroundings.ownFolder().flatMap { try? HydrationStore(folder: $0) }
  }

  private static func isMissing(_ store: HydrationStore) -> Bool {
    if case .missing? = try? store.documents.read() { true } else { false }
  }

  /// Whether there is no document and nothing of a log of taps.
  private static func isEmpty(_ store: HydrationStore) -> Bool {
    guard isMissing(store), let taps = try? store.intents.entries() else { return false }
    return taps.isEmpty && (try? store.intents.unreadableLineCount()) == 0
  }

  private func move(_ old: HydrationStore, to store: HydrationStore) throws(StoreError) {
    _ = try store.adopt(old, at: surroundings.now(), in: surroundings.zone())
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
    let (now, zone) = (surroundings.now(), surroundings.zone())
    return reloading {
      try storeForChange().update(at: now, in: zone) { state throws(HydrationError) in
        try body(&state, now, ZoneClock(zone))
      }
    }
  }

  /// Asks for new timelines afterwards, if something has changed.
  func reloading<Value>(_ body: () throws -> Value) -> Bool {
    // Widgets see only the log in the group.
    let before = HydrationSource.state(in: surroundings)
    guard (try? body()) != nil else { return false }
    if HydrationSource.state(in: surroundings) != before {
      surroundings.reload(HydrationSystem.identity.kind)
    }
    return true
  }
}
