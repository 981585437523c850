#if canImport(WidgetFoundation)
import Foundation
package import HydrationWidget

extension AppGroup {
  /// Does what the app asks for with its drinks, and returns the answer.
  func saveDrinks(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let request = try DrinksRequest(request)
    do {
      return try HydrationStore(folder: folder).answer(request)
    } catch {
      switch DrinksError(error) {
      case .value(let error): throw .inAction(error)
      case .nothingToUndo: throw .notSaved("\(HydrationError.nothingToUndo)")
      case .store(let error): throw .notSaved("\(error)")
      }
    }
  }
}

/// A request about drinks; the command makes the same ones as an app.
package struct DrinksRequest {
  fileprivate let common: SaveRequest
  fileprivate let action: HydrationAction

  /// Reads a request, a `HydrationSave` of `WidgetBridge.d.ts`.
  ///
  /// - Throws: ``BridgeError/badValue(_:)`` for everything that is wrong whatever was logged.
  package init(_ json: JSON) throws(BridgeError) { try self.init(SaveRequest(json)) }

  fileprivate init(_ request: SaveRequest) throws(BridgeError) {
    common = request
    action = try request.action(HydrationAction.Kind.self) { (kind, members) throws(JSONValueError) in
      try HydrationAction(kind, members, of: request)
    }
  }
}

/// The reason why a request about drinks was not done; nothing has changed then.
package enum DrinksError: Error {
  /// A value of the action does not fit the drinks that are there; the path is that in the action.
  case value(JSONValueError)
  /// There is no change that can be undone.
  case nothingToUndo
  /// A file could not be read or written.
  case store(StoreError)

  /// Creates the reason from an error of the store or of the log.
  init(_ error: any Error) {
    switch error {
    case let error as DrinksError: self = error
    case let error as StoreError: self = .store(error)
    case let error as JSONValueError: self = .value(error)
    case let error as HydrationError: self.init(error)
    case DocumentUpdateError<HydrationError>.refused(let error): self.init(error)
    case DocumentUpdateError<any Error>.refused(let error): self.init(error)
    case DocumentUpdateError<HydrationError>.store(let error),
      DocumentUpdateError<any Error>.store(let error):
      self = .store(error)
    default: self = .value(JSONValueError(expected: "an action that can be done", found: "\(error)"))
    }
  }

  private init(_ error: HydrationError) {
    func wrong(_ key: String, _ expected: String, _ found: String) -> DrinksError {
      .value(JSONValueError(expected: expected, found: found).inside(key))
    }
    self =
      switch error {
      case .log(let error): .store(error)
      case .nothingToUndo: .nothingToUndo
      case .invalidID(let id):
        wrong("id", "1 to \(HydrationEntry.longestID) bytes", JSON.string(String(id.prefix(60))).text)
      case .duplicateID(let id): wrong("id", "an id that no drink has yet", JSON.string(id).text)
      case .unknownEntry(let id): wrong("id", "the id of a drink", JSON.string(String(id.prefix(60))).text)
      case .momentOutOfRange(let moment):
        wrong("date", "an instant on a day within the years 1 to 9999", moment)
      case .volume(let error): wrong("volumeML", "a volume that is allowed", "\(error)")
      case .outOfRange(let name, let value, let allowed): wrong(name, allowed, value)
      }
  }
}

extension HydrationStore {
  /// Does what a request asks for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - old: The store of a file of the app's first version that `open` moves; by default this one.
  /// - Returns: The member `saved` of the answer: a `HydrationSaved`, `TapSaved` or `DrinksExported` of `WidgetBridge.d.ts`.
  package func answer(
    _ request: DrinksRequest, moving old: HydrationStore? = nil
  ) throws(DrinksError) -> JSON {
    let common = request.common
    let (now, zone) = (common.instant, common.zone)
    do {
      switch request.action {
      case .tap(let id, let drink):
        let intake = try Intake(volume: drink.volume, beverage: drink.beverage)
        return ["id": .string(try tap(id: id, at: common.now, intake, in: zone))]
      case .open(let days):
        let moved = try move(old, at: now, in: zone)
        return .present([("moved", moved?.json), ("day", try read(common, days).day(days, common))])
      case .read(let days): return ["day": try read(common, days).day(days, common)]
      case .check:
        let journal = try read(common, .all)
        return ["day": journal.day(nil, common, notes: journal.notes), "checked": journal.checked]
      case .recover:
        let recovered = try recover(at: now, in: zone)
        return ["recovered": recovered.json, "day": try read(common, nil).day(nil, common)]
      case .export(let form):
        let journal = try read(common, .all)
        return ["exported": .string(try exported(journal, form)), "problems": journal.problems(and: [])]
      case .add, .edit, .delete, .undo, .set:
        let (done, journal) = try change(at: now, in: zone) { (journal) throws(any Error) in
          try request.action.apply(to: &journal, common)
        }
        return .present([
          ("drink", done.drink?.json), ("undone", done.undone.map(JSON.string)),
          ("day", journal.day(nil, common)),
        ])
      }
    } catch {
      throw DrinksError(error)
    }
  }

  /// Reads the journal, with the months of some days; it is empty if nothing was logged yet.
  private func read(
    _ request: SaveRequest, _ days: ClosedRange<CivilDate>?
  ) throws(StoreError) -> HydrationJournal {
    var journal: HydrationJournal
    let path = documents.path
    switch try reading(at: request.instant, in: request.clock) {
    case .missing: journal = HydrationJournal()
    case .value(let found): journal = found
    case .newerVersion(let version):
      let isDocument = if case .newerVersion = try documents.read() { true } else { false }
      throw .newerVersion(
        path: isDocument ? path : "a month of \(path)", found: version, supported: HydrationFormat.version)
    case .corrupt, .outgrown:
      // Reading the document again gives the fault.
      guard case .corrupt(let corrupt) = try documents.read() else { throw .changed(path: path) }
      throw .corrupt(path: path, fault: corrupt.fault)
    }
    if let days { journal.readHistory(days) }
    return journal
  }

  /// Returns all drinks as the text of a file.
  private func exported(_ journal: HydrationJournal, _ form: HydrationAction.Form) throws(StoreError)
    -> String
  {
    switch form {
    case .json: return String(decoding: journal.exportedFile, as: UTF8.self)
    case .csv: return journal.exportedCSV
    case .jsonl:
      // Drinks that are not moved are in no month.
      if journal.settings.isOld { throw .notMoved(path: documents.path) }
      return String(decoding: try exportedJournal(), as: UTF8.self)
    }
  }
}

extension ClosedRange<CivilDate> {
  /// All days that a drink can have.
  fileprivate static var all: Self? {
    guard let first = CivilDate("0001-01-01"), let last = CivilDate("9999-12-31") else { return nil }
    return first...last
  }
}

extension HydrationAction {
  /// Applies the action to the log.
  ///
  /// - Returns: The affected drink, and the change that was undone.
  fileprivate func apply(
    to journal: inout HydrationJournal, _ request: SaveRequest
  ) throws -> (drink: HydrationEntry?, undone: String?) {
    let (now, clock) = (request.instant, request.clock)
    switch self {
    case .add(let id, let drink):
      let entry = try journal.add(
        id: id, moment: drink.moment ?? request.now, volume: drink.volume ?? .zero,
        beverage: drink.beverage ?? .water, note: drink.note?.isEmpty == true ? nil : drink.note, now: now,
        in: clock)
      return (entry, nil)
    case .edit(let id, let drink):
      let entry = try journal.edit(
        id, volume: drink.volume, beverage: drink.beverage, moment: drink.moment, note: drink.note,
        now: now, in: clock)
      return (entry, nil)
    case .delete(let id): return (try journal.delete(id, now: now, in: clock), nil)
    case .undo:
      return switch try journal.undo(now: now, in: clock) {
      case .removed(let entry): (entry, "add")
      case .restored(let entry): (entry, "delete")
      case .reverted(let entry): (entry, "edit")
      }
    case .set(let choices): try choices.apply(to: &journal, now: now, in: clock)
    case .tap, .open, .read, .check, .recover, .export: break
    }
    return (nil, nil)
  }
}

extension HydrationAction.Choices {
  /// Applies settings, weather and workouts; the last two are for today.
  ///
  /// - Throws: `JSONValueError` for a value that is not allowed, with its path in the action; `HydrationError`.
  func apply(to state: inout HydrationJournal, now: Instant, in clock: ZoneClock) throws {
    if let profile {
      var changed = state.profile
      do throws(JSONValueError) { try changed.take(profile) } catch { throw error.inside("profile") }
      try state.setProfile(changed, now: now, in: clock)
    }
    guard let day = state.days(in: clock).day(at: now) else {
      throw HydrationError.momentOutOfRange("\(now)")
    }
    func reading<Reading>(
      _ members: JSONObject?, _ key: String, _ read: (JSON, CivilDate) throws(JSONValueError) -> Reading
    ) throws(JSONValueError) -> Reading? {
      guard let members else { return nil }
      do throws(JSONValueError) { return try read(.object(members), day) } catch { throw error.inside(key) }
    }
    if let weather {
      let reading = try reading(weather, "lastWeather", WeatherReading.init(json:day:))
      try state.setWeather(reading, now: now, in: clock)
    }
    if let workout {
      let reading = try reading(workout, "lastWorkout", WorkoutReading.init(json:day:))
      try state.setWorkout(reading, now: now, in: clock)
    }
  }
}

// MARK: - Answers

extension HydrationJournal {
  /// The progress of the day, with its drinks or those of other days.
  fileprivate func day(
    _ days: ClosedRange<CivilDate>?, _ request: SaveRequest, notes: [String] = []
  ) -> JSON {
    let date = self.days(in: request.clock).day(at: request.instant) ?? request.today
    let today = DayNumber(date)
    // Drinks of the whole current second count, as in widgets.
    let now = Timestamp(request.instant, nanosecond: 999_999_999) ?? request.now
    let total = DayIntake.total(of: log.entries(on: today, upTo: now))
    let goal = goal(on: today, today: today)
    let shown = days ?? date...date
    return [
      "date": date.json, "todayTotalML": JSON(total.millilitres), "goal": goal.json,
      "goalBasis": .string(GoalRule.basis(of: profile).rawValue),
      "isGoalLimited": .bool(isGoalLimited(today: today)), "isReached": .bool(total >= goal.total),
      "streak": JSON(streak(today: today, now: now, in: request.clock).days),
      "drinks": .array(log.entries.filter { shown.contains($0.day) }.map(\.json)),
      "profile": hasSettings ? profile.json : .null, "problems": problems(and: notes),
      "canRecover": .bool(doubts.contains(where: \.canBeAccepted)),
    ]
  }

  /// What is wrong with the settings and the months that were read, and further notes.
  fileprivate func problems(and notes: [String]) -> JSON {
    .array((problems.map(\.description) + doubts.map(\.description) + notes).map(JSON.string))
  }

  /// The numbers of drinks, after all months were read.
  fileprivate var checked: JSON { ["drinkCount": JSON(count.drinks), "dayCount": JSON(count.days)] }

  /// What is odd about drinks that count.
  fileprivate var notes: [String] {
    [
      (repeatedDrinks, "there twice, counted once"), (renamedDrinks, "with the id of another one"),
      (settings.oldDrinkCount, "in the file of the app's first version, not moved yet"),
    ].filter { $0.0 > 0 }.map { "\($0) \($0 == 1 ? "drink" : "drinks") \($1)" }
  }
}

extension MovedDrinks {
  fileprivate var json: JSON {
    .present([
      ("drinkCount", JSON(drinks)), ("unreadCount", JSON(problems.count)), ("oldFile", .string(oldPath)),
      ("appGoalML", GoalRule.differingGoalOfApp(of: settings.profile).map { JSON($0.millilitres) }),
    ])
  }
}

extension RecoveredDrinks {
  fileprivate var json: JSON {
    .present([
      ("areSettingsKept", (settings?.areKept).map(JSON.bool)), ("drinkCount", JSON(settings?.drinks ?? 0)),
      ("keptFiles", .array(keptDocuments.map(JSON.string))),
      ("accepted", .array(acceptedDoubts.map { .string($0.description) })),
    ])
  }
}
#endif
