#if canImport(WidgetFoundation)
import Documents
import Foundation
package import HydrationWidgetCore
import WidgetFoundation

/// A request about drinks that was read and can be performed; the command makes the same requests as an app.
package struct DrinksRequest {
  /// The name of an action.
  private enum Kind: String, CaseIterable, JSONDecodable {
    case add, edit, delete, undo, tap, set, open, read, check, recover, export

    var isReading: Bool { self == .read || self == .check || self == .export }
  }

  /// The form in which all drinks are exported.
  private enum Form: String, CaseIterable, JSONDecodable {
    case json, csv, jsonl
  }

  /// Performs the request on a store, and returns the member `saved` of the answer; a second store has the
  /// file of the app's first version to move.
  private typealias Operation = (_ store: HydrationStore, _ old: HydrationStore?) throws -> JSON

  private let operation: Operation
  private let request: SaveRequest
  /// Whether it only reads.
  package let isReading: Bool

  /// Reads a request, a `HydrationSave` of `WidgetBridge.d.ts`.
  ///
  /// - Throws: ``BridgeError`` for all errors that do not depend on the log, before a file is opened.
  package init(_ request: SaveRequest) throws(BridgeError) {
    let kind: Kind
    do throws(BridgeError) {
      (kind, operation) = try request.action(Kind.self) { (kind, members) throws(JSONValueError) in
        (kind, try Self.operation(kind, members, request))
      }
    } catch {
      guard case .badValue(let value) = error, value.path.count > 1 else { throw error }
      throw request.drinksError(value.at(value.path.dropFirst()))
    }
    (self.request, isReading) = (request, kind.isReading)
  }

  /// Performs the request.
  ///
  /// - Parameters:
  ///   - store: The store of the drinks.
  ///   - old: The store of a file of the app's first version that `open` moves; by default the same.
  /// - Returns: The member `saved` of the answer: a `HydrationSaved`, `TapSaved` or `DrinksExported` of `WidgetBridge.d.ts`.
  package func saved(
    in store: HydrationStore, moving old: HydrationStore? = nil
  ) throws(BridgeError) -> JSON {
    do { return try operation(store, old) } catch { throw request.drinksError(error) }
  }

  /// Reads an action; a drink without a moment is logged now, and one without an id gets an id.
  private static func operation(
    _ kind: Kind, _ members: JSONObject, _ request: SaveRequest
  ) throws(JSONValueError) -> Operation {
    let (now, zone, clock) = (request.instant, request.zone, request.clock)
    let id: String? = try members.optional("id")
    switch kind {
    case .add:
      try members.allowing(["id"] + Drink.keys)
      let drink = try Drink(members, needsVolume: true)
      return change(request) { journal in
        let entry = try journal.add(
          id: id, moment: drink.moment ?? request.now, volume: drink.volume ?? .zero,
          beverage: drink.beverage ?? .water, note: drink.note?.isEmpty == true ? nil : drink.note, now: now,
          in: clock)
        return (entry, nil, [entry.day])
      }
    case .edit:
      try members.allowing(["id"] + Drink.keys)
      let (id, drink): (String, Drink) = (try members.required("id"), try Drink(members, needsVolume: false))
      return change(request) { journal in
        let old = try journal.drink(id)?.entry.day
        let entry = try journal.edit(
          id, volume: drink.volume, beverage: drink.beverage, moment: drink.moment, note: drink.note,
          now: now, in: clock)
        return (entry, nil, [old ?? entry.day, entry.day])
      }
    case .delete:
      try members.allowing(["id"])
      let id: String = try members.required("id")
      return change(request) { journal in
        let entry = try journal.delete(id, now: now, in: clock)
        return (entry, nil, [entry.day])
      }
    case .undo:
      try members.allowing([])
      return change(request) { journal in
        switch try journal.undo(now: now, in: clock) {
        case .removed(let entry): (entry, "add", [entry.day])
        case .restored(let entry): (entry, "delete", [entry.day])
        case .reverted(let entry): (entry, "edit", [entry.day])
        }
      }
    case .tap:
      try members.allowing(["id", "volumeML", "fluidType"])
      let drink = try Drink(members, needsVolume: true)
      return { store, _ in
        let intake = try Intake(volume: drink.volume, beverage: drink.beverage)
        let tapped = try store.tap(
          id: id, at: request.now, intake, in: zone, refusingOtherFiles: request.isOfCommand)
        return ["id": .string(tapped)]
      }
    case .set:
      try members.allowing(["profile", "lastWeather", "lastWorkout"])
      let choices = try Choices(members)
      var trial = HydrationJournal()
      do { try choices.apply(to: &trial, now: now, in: clock) } catch let error as JSONValueError {
        throw error
      } catch {}
      return change(request) { journal in
        try choices.apply(to: &journal, now: now, in: clock)
        return (nil, nil, [])
      }
    case .open, .read:
      try members.allowing(["first", "last"] + (kind == .open ? ["beforeCut"] : []))
      let (days, beforeCut) = (try days(members), try members.optional("beforeCut", as: Bool.self) ?? false)
      return { store, old in
        // The file of the app's first version is adopted, if there is one.
        let adopted = kind == .open ? try store.adopt(old, beforeCut: beforeCut, at: now, in: zone) : nil
        return .present([
          ("moved", adopted?.json(request.language)),
          ("day", try store.read(request, days).day(days, request)),
        ])
      }
    case .check:
      try members.allowing([])
      return { store, _ in
        let journal = try store.read(request, .all)
        return ["day": journal.day(nil, request, hasReadAll: true), "checked": journal.checked]
      }
    case .recover:
      try members.allowing(["anew"])
      let anew: Bool = try members.optional("anew") ?? false
      return { store, _ in
        let areKept = try store.recover(startingAnew: anew, at: now, in: zone)
        let kept = areKept == nil ? [] : try store.documents.corruptPaths().map(JSON.string)
        return [
          "recovered": .present([("areSettingsKept", areKept.map(JSON.bool)), ("keptFiles", .array(kept))]),
          "day": try store.read(request, nil).day(nil, request),
        ]
      }
    case .export:
      try members.allowing(["form"])
      let form: Form = try members.required("form")
      return { store, _ in
        let journal = try store.read(request, .all)
        // Drinks that were not moved are in no month.
        if form == .jsonl, journal.settings.oldDrinkCount > 0 {
          throw StoreError.notMoved(path: store.documents.path)
        }
        let bytes =
          switch form {
          case .json: journal.exportedFile
          case .csv: Array(journal.exportedCSV.utf8)
          case .jsonl: try store.exportedJournal()
          }
        return [
          "exported": .string(String(decoding: bytes, as: UTF8.self)), "problems": journal.problems(request),
        ]
      }
    }
  }

  /// Returns a change of the log, which reports the affected drink, the change that was undone, and the days
  /// whose totals have changed.
  private static func change(
    _ request: SaveRequest,
    _ body:
      @escaping (inout HydrationJournal) throws -> (
        drink: HydrationEntry?, undone: String?, days: [CivilDate]
      )
  ) -> Operation {
    { store, _ in
      var (done, journal) = try store.change(
        at: request.instant, in: request.zone, refusingOtherFiles: request.isOfCommand
      ) { (journal) throws(any Error) in try body(&journal)
      }
      for day in done.days { journal.readHistory(day...day) }
      return .present([
        ("drink", done.drink?.json), ("undone", done.undone.map(JSON.string)),
        ("day", journal.day(nil, request, changed: done.days)),
      ])
    }
  }

  /// Returns the days whose drinks are requested; `nil` for today.
  private static func days(_ members: JSONObject) throws(JSONValueError) -> ClosedRange<CivilDate>? {
    let (first, last): (CivilDate?, CivilDate?) = (
      try members.optional("first"), try members.optional("last")
    )
    guard let begin = first ?? last, let end = last ?? first else { return nil }
    guard begin <= end else {
      throw JSONValueError(expected: "a day not before \(begin)", found: end.json).inside("last")
    }
    return begin...end
  }
}

extension AppGroup {
  /// Runs a request of the app about its drinks, and returns the answer.
  func saveDrinks(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let store: HydrationStore
    let drinks = try DrinksRequest(request)
    do throws(StoreError) { store = try HydrationStore(folder: folder) } catch {
      throw request.refusal(error)
    }
    return try drinks.saved(in: store)
  }
}

extension SaveRequest {
  /// The sentences about drinks.
  var drinks: HydrationRefusals { HydrationRefusals(HydrationTexts(language), isPathNamed: isOfCommand) }

  /// Returns the bridge's error for an error of an action on drinks; the path of a value is its path in the action.
  func drinksError(_ error: any Error) -> BridgeError {
    let refusals = drinks
    switch error {
    case let error as StoreError: return refusal(error)
    case DocumentUpdateError<any Error>.store(let error): return refusal(error)
    case DocumentUpdateError<any Error>.refused(let error): return drinksError(error)
    case let found as JSONValueError:
      let error = typed.map { JSONValueError(expected: found.expectation, found: $0).at(found.path) } ?? found
      return refusals.refusal(error).map(BridgeError.refused) ?? .inAction(error)
    case let error as HydrationError: return .refused(refusals.refusal(error))
    case DocumentUpdateError<HydrationError>.store(let error): return refusal(error)
    case DocumentUpdateError<HydrationError>.refused(let error): return .refused(refusals.refusal(error))
    default: return error as? BridgeError ?? .unexpected("\(error)")
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

/// The given properties of a drink.
private struct Drink {
  var volume: Volume?
  var beverage: Beverage?
  var moment: Timestamp?
  var note: String?

  static let keys = ["volumeML", "fluidType", "date", "note"]

  init(_ members: JSONObject, needsVolume: Bool) throws(JSONValueError) {
    let (key, volumes) = ("volumeML", HydrationEntry.volumes)
    if needsVolume || (members[key] ?? .null) != .null {
      let millilitres: Double = try members.required(key)
      do throws(VolumeError) {
        volume = try Volume(millilitres, .metric, allowed: volumes)
      } catch {
        throw JSONValueError(
          expected: .numbers(volumes, " mL"),
          found: "\(members[key]?.text ?? "") mL"
        ).inside(key)
      }
    }
    let fluid: String? = try members.optional("fluidType")
    beverage = fluid.map { Beverage(id: $0) }
    if let beverage, !beverage.isKnown {
      throw JSONValueError(
        expected: .oneOf(Beverage.all.map(\.id)), found: .string(beverage.id)
      ).inside("fluidType")
    }
    moment = try members.optional("date")
    // Null removes a note, and so does an empty text.
    note = members["note"] == .null ? "" : try members.optional("note")
  }
}

/// The given properties of the user and of today; a missing one does not change, `.some(nil)` removes it.
private struct Choices {
  var profile: JSONObject?
  var weather: JSONObject??
  var workout: JSONObject??

  init(_ members: JSONObject) throws(JSONValueError) {
    profile = try members.optional("profile")
    func reading(_ key: String) throws(JSONValueError) -> JSONObject?? {
      guard let json = members[key] else { return nil }
      guard json != .null else { return .some(nil) }
      let object: JSONObject = try members.required(key)
      return object
    }
    weather = try reading("lastWeather")
    workout = try reading("lastWorkout")
  }

  /// Applies settings, weather and workouts; the last two are for today.
  ///
  /// - Throws: `JSONValueError` for a value that is not allowed, with its path in the action; `HydrationError`.
  func apply(to state: inout HydrationJournal, now: Instant, in clock: ZoneClock) throws {
    if let profile {
      var changed = state.profile
      do throws(JSONValueError) { try changed.apply(profile) } catch { throw error.inside("profile") }
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

extension HydrationStore {
  /// Reads the journal, with the months of some days; it is empty if nothing was logged yet.
  fileprivate func read(
    _ request: SaveRequest, _ days: ClosedRange<CivilDate>?
  ) throws(StoreError) -> HydrationJournal {
    var journal = try journal(at: request.instant, in: request.clock) ?? HydrationJournal()
    if let days { journal.readHistory(days) }
    return journal
  }
}

// MARK: - Answers

extension HydrationJournal {
  /// The progress of the day, with its drinks or those of other days, and the totals of these and of days that changed.
  fileprivate func day(
    _ days: ClosedRange<CivilDate>?, _ request: SaveRequest, changed: [CivilDate] = [],
    hasReadAll: Bool = false
  ) -> JSON {
    let date = self.days(in: request.clock).day(at: request.instant) ?? request.today
    let today = DayNumber(date)
    // Drinks of the whole current second count, as in widgets.
    let now = Timestamp(request.instant, nanosecond: 999_999_999) ?? request.now
    let state = total(on: today, today: today, upTo: now)
    let shown = days ?? date...date
    let totals = Set(log.days.map { CivilDate($0.day) }.filter(shown.contains)).union(changed).sorted()
    return [
      "date": date.json, "todayTotalML": JSON(state.total.millilitres), "goal": state.goal.json,
      "days": .array(totals.map { total(on: DayNumber($0), today: today, upTo: now).json }),
      "goalBasis": .string(GoalRule.basis(of: profile).rawValue),
      "isGoalLimited": .bool(isGoalLimited(today: today)), "isReached": .bool(state.isReached),
      "streak": JSON(streak(today: today, now: now, in: request.clock).days),
      "drinks": .array(log.entries.filter { shown.contains($0.day) }.map(\.json)),
      "profile": hasSettings ? profile.json : .null, "problems": problems(request, hasReadAll: hasReadAll),
    ]
  }

  /// The faults of the settings and of the months that were read; if all were read, also oddities of counted drinks.
  fileprivate func problems(_ request: SaveRequest, hasReadAll: Bool = false) -> JSON {
    .array(
      (problems.map { $0.reason(in: request.language).sentence }
        + request.drinks.notes(on: self, hasReadAll: hasReadAll)).map(JSON.string))
  }

  /// The numbers of drinks, after all months were read.
  fileprivate var checked: JSON { ["drinkCount": JSON(count.drinks), "dayCount": JSON(count.days)] }
}

extension AdoptedFile {
  fileprivate func json(_ language: Language) -> JSON {
    .present([
      ("drinkCount", JSON(drinks)),
      ("unread", .array(problems.map { .string($0.reason(in: language).sentence) })),
      ("oldFile", .string(path)),
      ("appGoalML", GoalRule.differingGoalOfApp(of: settings.profile).map { JSON($0.millilitres) }),
    ])
  }
}

#endif
