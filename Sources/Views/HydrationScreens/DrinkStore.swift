import Foundation
import HydrationScreensTables
package import HydrationWidgetCore
package import WidgetViews

/// The drinks of Sipli for its app, which reads and changes them.
///
/// They are read once, and again after a change; each saved change requests new timelines.
package struct DrinkStore: Sendable {
  /// The drinks that were read last, including those of an older log that could not be moved yet.
  package var state: HydrationState { reading.state }
  private var reading: Reading
  let services: SystemServices

  /// Reads the drinks of the app's group.
  package init(_ services: SystemServices = .current) {
    self.services = services
    reading = Reading(services)
  }

  /// Reads the drinks again.
  package mutating func read() { reading = Reading(services) }

  /// The texts in the user's language.
  package var texts: HydrationTexts { HydrationTexts(Language(services.locale())) }

  var strings: HydrationScreensStrings { HydrationScreensStrings(language: texts.language.tableIndex) }

  /// The content of the screen; without any drinks, that of an empty log.
  package var screen: HydrationScreen {
    let today = drinks.flatMap { HydrationScreen.Today($0, at: services.now(), in: environment) }
    return today.map { .today($0) } ?? .note(state.fault() ?? .outsideCalendar)
  }

  /// The drinks; empty if there are none yet, and `nil` if they cannot be read.
  private var drinks: HydrationJournal? {
    let fault: HydrationSnapshot.Reason? = state.fault()
    return fault == nil ? state.value ?? HydrationJournal() : nil
  }

  /// Returns the form for a new drink, filled in from a link.
  package func form(_ intake: Intake) -> DrinkForm? {
    drinks.map { DrinkForm(intake, of: $0.profile, at: services.now(), in: environment) }
  }

  /// The form for a new drink of a user without settings.
  var emptyForm: DrinkForm {
    DrinkForm(.open, of: HydrationProfile(), at: services.now(), in: environment)
  }

  /// Returns the form for a drink of the log; `nil` if it no longer exists.
  package func form(editing id: String) -> DrinkForm? {
    guard let drinks, let entry = drinks.log.entry(id) else { return nil }
    return DrinkForm(editing: entry, of: drinks.profile, at: services.now(), in: environment)
  }

  /// Returns the form for the settings; `nil` if they cannot be read.
  package func settingsForm() -> DrinkSettingsForm? {
    drinks.flatMap { $0.hasSettings ? DrinkSettingsForm($0.profile, in: environment) : nil }
  }

  /// Adopts the log of the app's first version, in the group or in the app's own folder, once.
  ///
  /// An app calls this when it is opened. An extension must not: it has a folder of its own.
  ///
  /// - Returns: The reason why there is still an older log, for the user; `nil` if there is none.
  package mutating func moveOldLog() -> String? {
    guard let store = try? Self.store(services) else { return nil }
    let old = Self.oldStore(services)
    // The log of the group comes first: if there are two, it is the one that counts.
    let unmoved = [store, old].compactMap { $0 }.filter(Self.mayHaveOldLog).map { source in
      move(source, into: store)
    }
    show(Reading(services))
    let isShown = if case .loaded = state { true } else { false }
    for error in unmoved {
      switch error {
      case nil: continue
      case .occupied(let path): return strings.oldLogKept(file: Self.shortPath(path))
      // The page reports this fault already, or the file belongs to another program.
      case .corrupt(let path, _) where path == store.documents.path || !isShown: continue
      case .newerVersion(let path, _, _) where path == store.documents.path || !isShown: continue
      case .corrupt(let path, _), .newerVersion(let path, _, _):
        return strings.oldLogKept(file: Self.shortPath(path))
      default: return strings.oldLogNotMoved
      }
    }
    return nil
  }

  private func move(_ old: HydrationStore, into store: HydrationStore) -> StoreError? {
    do throws(StoreError) {
      _ = try store.adopt(old, at: services.now(), in: services.zone())
      return nil
    } catch {
      return error
    }
  }

  /// Returns whether there may be a log to move, so that an app does not wait for a lock without a reason.
  private static func mayHaveOldLog(_ store: HydrationStore) -> Bool {
    switch try? store.documents.read() {
    case .missing: false
    case .value(let document): !document.hasEnvelope
    case .newerVersion, .corrupt, nil: true
    }
  }

  /// Returns the folder and the name of a file, for people.
  static func shortPath(_ path: String) -> String {
    URL(fileURLWithPath: path).pathComponents.suffix(2).joined(separator: "/")
  }

  /// Adds or changes a drink, or changes the settings, according to a form.
  ///
  /// - Returns: Whether the change was saved.
  package mutating func save(_ form: HydrationForm) -> Bool {
    guard form.canSave else { return false }
    return change { journal, now, clock throws(HydrationError) in
      switch form {
      case .settings(let form):
        if let profile = form.settings { try journal.setProfile(profile, now: now, in: clock) }
      case .drink(let form):
        let (volume, beverage) = (Volume(clamping: form.millilitres), Beverage(id: form.beverage))
        if let id = form.id {
          try journal.edit(
            id, volume: volume, beverage: beverage, moment: form.moment, now: now, in: clock)
        } else {
          guard let moment = form.moment ?? Timestamp(now) else { throw .momentOutOfRange(now.description) }
          try journal.add(moment: moment, volume: volume, beverage: beverage, now: now, in: clock)
        }
      }
    }
  }

  /// Deletes a drink.
  ///
  /// - Returns: Whether it was deleted.
  package mutating func delete(_ id: String) -> Bool {
    change { journal, now, clock throws(HydrationError) in try journal.delete(id, now: now, in: clock) }
  }

  /// Undoes the last change of any kind.
  ///
  /// - Returns: Whether it was undone.
  package mutating func undo() -> Bool {
    change { journal, now, clock throws(HydrationError) in try journal.undo(now: now, in: clock) }
  }

  /// Returns the reason why there are no drinks to show.
  ///
  /// It adds that an unreadable log is kept.
  package func note(_ reason: HydrationSnapshot.Reason) -> String {
    guard reason == .unreadable else { return texts.note(reason).longest }
    // The app cannot repair a month file that has the lines of another month. The user must move it, so the sentence names it.
    guard reading.wayOut == nil, let fault = reading.fault else { return strings.keptDocument }
    return DataRefusal(fault, in: texts.language).sentence
  }

  var environment: WidgetEnvironment { services.environment(WidgetFrame(.large)) }

  private static func store(_ services: SystemServices) throws(StoreError) -> HydrationStore {
    try HydrationStore(folder: services.sharedFolder)
  }

  /// Returns the log in the app's own folder; `nil` without that folder.
  private static func oldStore(_ services: SystemServices) -> HydrationStore? {
    services.ownFolder().flatMap { try? HydrationStore(folder: $0) }
  }

  private mutating func change<Value>(
    _ body: (inout HydrationJournal, Instant, ZoneClock) throws(HydrationError) -> Value
  ) -> Bool {
    let (now, zone) = (services.now(), services.zone())
    let changed = try? Self.store(services).change(
      at: now, in: zone, beside: Self.oldStore(services)
    ) { journal throws(HydrationError) in
      try body(&journal, now, ZoneClock(zone))
    }
    guard let changed else {
      // Another program may have changed the drinks.
      show(Reading(services))
      return false
    }
    // Adding a drink does not repair an unreadable log.
    if case .unreadable = state { read() } else { show(Reading(changed.journal)) }
    return true
  }

  /// Replaces the drinks by those that were read, and requests new timelines if they differ.
  private mutating func show(_ new: Reading) {
    let isNew = new.state != state
    reading = new
    if isNew { services.reload(HydrationDefinition.kind) }
  }

  /// Recovers the log in the way that ``recovery`` names; unreadable parts are kept.
  ///
  /// - Returns: Whether it was recovered.
  package mutating func recover() -> Bool {
    defer { show(Reading(services)) }
    let (now, zone, old) = (services.now(), services.zone(), Self.oldStore(services))
    do {
      let store = try Self.store(services)
      let isHere = store.wayOut() != nil
      switch store.wayOut(beside: old) {
      case .drinksBeforeCut:
        return try store.adopt(isHere ? store : old, beforeCut: true, at: now, in: zone) != nil
      case .backup, .anew:
        if isHere { return try store.recover(startingAnew: true, at: now, in: zone) != nil }
        // New settings here replace the file in the other folder, which is kept.
        try store.documents.update(at: now, zone: zone, ifMissing: HydrationSettings()) { _ in }
        return true
      case nil: return false
      }
    } catch { return false }
  }
}

extension DrinkStore {
  /// One sentence each on the parts of an unreadable log that can be saved, on those that cannot, and that it
  /// is kept; `nil` if it is readable, or if the cause is not damage.
  package var recovery: [String]? {
    switch reading.wayOut {
    case nil: nil
    case .backup: [strings.recoverKeeps]
    case .drinksBeforeCut(let count, let hasSettings):
      [HydrationRefusals(texts).recoverable(count)] + (hasSettings ? [] : [strings.recoverSettings]) + [
        strings.recoverKeeps
      ]
    case .anew: [strings.recoverSettings, strings.recoverKeeps]
    }
  }
}

extension DrinkStore {
  /// The result of one read of the files.
  private struct Reading: Sendable {
    let state: HydrationState
    /// The reason why there are no drinks; `nil` if there is none.
    let fault: StoreError?
    /// The way to continue after an unreadable log; `nil` if it is readable, or if the cause is not damage.
    let wayOut: WayOut?

    /// Reads the files.
    init(_ services: SystemServices) {
      let old = DrinkStore.oldStore(services)
      do throws(StoreError) {
        let drinks = try DrinkStore.store(services)
          .journal(at: services.now(), in: ZoneClock(services.zone()), beside: old)
        (state, fault, wayOut) = (drinks.map { .loaded($0) } ?? .missing, nil, nil)
      } catch {
        (state, fault) = (HydrationState(error), error)
        let isUnreadable = if case .unreadable = state { true } else { false }
        wayOut = isUnreadable ? try? DrinkStore.store(services).wayOut(beside: old) : nil
      }
    }

    /// The drinks after a change.
    init(_ drinks: HydrationJournal) { (state, fault, wayOut) = (.loaded(drinks), nil, nil) }
  }
}

// MARK: - Drinks by voice

extension DrinkStore {
  /// Logs a drink now, like the form for a new drink with only its amount and beverage set.
  ///
  /// - Parameters:
  ///   - millilitres: The amount; `nil` for the first of the user's.
  ///   - beverage: The beverage.
  /// - Returns: The drink in words.
  mutating func log(_ millilitres: Int?, of beverage: Beverage) throws(IntentFailure) -> String {
    try services.requireIdentity()
    let unsaved = DataRefusal.saveFailed(in: self.texts.language)
    guard let drinks, var form = form(.open) else {
      if case .note(let reason) = screen { throw IntentFailure(note(reason)) }
      throw IntentFailure(unsaved)
    }
    form.millilitres = millilitres ?? form.millilitres
    form.beverage = beverage.id
    guard save(.drink(form)) else { throw IntentFailure(form.problem ?? unsaved) }
    let texts = HydrationTexts(environment, drinks.profile)
    let time = ClockText(environment).string(services.now())
    return texts.done("added", texts.entry(beverage, Volume(clamping: form.millilitres), at: time))
      .capitalizedFirst
  }
}

// MARK: - Taps on the widget

extension DrinkStore {
  private static let failedTapKey = "hydrationFailedTap"

  /// Returns the time of the last tap if it could not be saved; otherwise `nil`.
  static func failedTap(in services: SystemServices) -> Timestamp? {
    services.shared(failedTapKey).flatMap { Timestamp(String(decoding: $0, as: UTF8.self)) }
  }

  /// Logs a drink, or records the time of a failure, and requests new timelines.
  static func tap(millilitres: Int, beverage: String, at now: Instant, in services: SystemServices) {
    do {
      let intake = try Intake(
        volume: Volume(millilitres: millilitres), beverage: Beverage(id: beverage))
      guard let moment = Timestamp(now) else { throw HydrationError.momentOutOfRange(now.description) }
      try store(services).tap(at: moment, intake, in: services.zone())
      services.share(nil, as: failedTapKey)
    } catch {
      services.share(Timestamp(now).map { Array($0.description.utf8) }, as: failedTapKey)
    }
    // The system itself redraws only the widget that was tapped.
    services.reload(HydrationDefinition.kind)
  }
}
