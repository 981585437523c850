#if canImport(WidgetFoundation)
import Foundation
import HydrationWidget

extension AppGroup {
  /// Changes the drinks and returns the state of the day; a tap returns nothing about the day.
  func saveDrinks(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let action = try request.action(HydrationAction.Kind.self) { (kind, members) throws(JSONValueError) in
      try HydrationAction(kind, members, at: request.now)
    }
    do {
      let store = try HydrationStore(folder: folder)
      switch action {
      case .tap(let id, let drink):
        let intake = try Intake(volume: drink.volume, beverage: drink.beverage)
        return ["id": .string(try store.tap(id: id, at: request.now, intake, in: request.zone))]
      case .open(let days):
        _ = try store.move(at: request.instant, in: request.zone)
        return ["day": try read(store, days, request)]
      case .recover:
        try store.recover(at: request.instant, in: request.zone)
        return ["day": try read(store, nil, request)]
      default:
        let (done, state) = try store.change(at: request.instant, in: request.zone) {
          (state) throws(ActionError) in try action.apply(to: &state, request)
        }
        return JSON.present([
          ("drink", done.drink?.json), ("undone", done.undone.map(JSON.string)),
          ("day", state.day(nil, request)),
        ])
      }
    } catch DocumentUpdateError<ActionError>.refused(let error) {
      throw action.located(error)
    } catch DocumentUpdateError<HydrationError>.refused(let error) {
      throw action.located(.refused(error))
    } catch let error as HydrationError {
      throw action.located(.refused(error))
    } catch DocumentUpdateError<ActionError>.store(let error) {
      throw .notSaved("\(error)")
    } catch DocumentUpdateError<HydrationError>.store(let error) {
      throw .notSaved("\(error)")
    } catch {
      throw .notSaved("\(error)")
    }
  }

  /// The progress of the day, and the drinks of some days.
  private func read(
    _ store: HydrationStore, _ days: ClosedRange<CivilDate>?, _ request: SaveRequest
  ) throws(StoreError) -> JSON {
    var state: HydrationJournal
    switch try store.reading(at: request.instant, in: request.clock) {
    case .missing: state = HydrationJournal()
    case .value(let found): state = found
    case .newerVersion(let version):
      throw .newerVersion(path: store.documents.path, found: version, supported: HydrationFormat.version)
    case .corrupt, .outgrown:
      // Reading the document again gives the fault.
      guard case .corrupt(let corrupt) = try store.documents.read() else {
        throw .changed(path: store.documents.path)
      }
      throw .corrupt(path: store.documents.path, fault: corrupt.fault)
    }
    if let days { state.readHistory(days) }
    return state.day(days, request)
  }
}

/// The reason why an action failed.
private enum ActionError: Error {
  /// The log refused it.
  case refused(HydrationError)
  /// A value of the action is not allowed.
  case value(JSONValueError)
}

extension HydrationAction {
  /// Applies the action to the log.
  ///
  /// - Returns: The affected drink, and the change that was undone.
  fileprivate func apply(
    to state: inout HydrationJournal, _ request: SaveRequest
  ) throws(ActionError) -> (drink: HydrationEntry?, undone: String?) {
    let (now, clock) = (request.instant, request.clock)
    do {
      switch self {
      case .add(let id, let drink):
        let entry = try state.add(
          id: id, moment: drink.moment ?? request.now, volume: drink.volume ?? .zero,
          beverage: drink.beverage ?? .water, note: drink.note?.isEmpty == true ? nil : drink.note, now: now,
          in: clock)
        return (entry, nil)
      case .edit(let id, let drink):
        let entry = try state.edit(
          id, volume: drink.volume, beverage: drink.beverage, moment: drink.moment, note: drink.note,
          now: now, in: clock)
        return (entry, nil)
      case .delete(let id): return (try state.delete(id, now: now, in: clock), nil)
      case .undo:
        return switch try state.undo(now: now, in: clock) {
        case .removed(let entry): (entry, "add")
        case .restored(let entry): (entry, "delete")
        case .reverted(let entry): (entry, "edit")
        }
      case .set(let choices): try choices.apply(to: &state, now: now, in: clock)
      case .tap, .open, .recover: break
      }
    } catch let error as HydrationError {
      throw .refused(error)
    } catch let error as JSONValueError {
      throw .value(error)
    } catch {
      throw .value(JSONValueError(expected: "an action that can be done", found: "\(error)"))
    }
    return (nil, nil)
  }

  /// Returns an error with its path in the request.
  fileprivate func located(_ error: ActionError) -> BridgeError {
    func wrong(_ key: String, _ expected: String, _ found: String) -> BridgeError {
      .inAction(JSONValueError(expected: expected, found: found).inside(key))
    }
    switch error {
    case .value(let error): return .inAction(error)
    case .refused(.log(let error)): return .notSaved("\(error)")
    case .refused(.invalidID(let id)):
      return wrong("id", "1 to \(HydrationEntry.longestID) bytes", JSON.string(String(id.prefix(60))).text)
    case .refused(.duplicateID(let id)):
      return wrong("id", "an id that no drink has yet", JSON.string(id).text)
    case .refused(.unknownEntry(let id)):
      return wrong("id", "the id of a drink", JSON.string(String(id.prefix(60))).text)
    case .refused(.nothingToUndo):
      return wrong("kind", "another action: there is nothing to undo", #""undo""#)
    case .refused(.momentOutOfRange(let moment)):
      return wrong("date", "an instant on a day within the years 1 to 9999", moment)
    case .refused(.volume(let error)): return wrong("volumeML", "a volume that is allowed", "\(error)")
    case .refused(.outOfRange(let name, let value, let allowed)): return wrong(name, allowed, value)
    }
  }
}

extension HydrationAction.Choices {
  /// Applies settings, weather and workouts; the last two are for today.
  fileprivate func apply(to state: inout HydrationJournal, now: Instant, in clock: ZoneClock) throws {
    if let profile {
      var changed = state.profile
      do throws(JSONValueError) { try changed.take(profile) } catch { throw error.inside("profile") }
      try state.setProfile(changed, now: now, in: clock)
    }
    guard let day = state.days(in: clock).day(at: now) else {
      throw HydrationError.momentOutOfRange("\(now)")
    }
    if let weather {
      let reading = try weather.map { (members) throws(JSONValueError) in
        do throws(JSONValueError) {
          return try WeatherReading(json: .object(members), day: day)
        } catch {
          throw error.inside("lastWeather")
        }
      }
      try state.setWeather(reading, now: now, in: clock)
    }
    if let workout {
      let reading = try workout.map { (members) throws(JSONValueError) in
        do throws(JSONValueError) {
          return try WorkoutReading(json: .object(members), day: day)
        } catch {
          throw error.inside("lastWorkout")
        }
      }
      try state.setWorkout(reading, now: now, in: clock)
    }
  }
}

extension HydrationJournal {
  /// The progress of the day, with its drinks or those of other days.
  fileprivate func day(
    _ days: ClosedRange<CivilDate>?, _ request: SaveRequest
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
      "isReached": .bool(total >= goal.total),
      "streak": JSON(streak(today: today, now: now, in: request.clock).days),
      "drinks": .array(log.entries.filter { shown.contains($0.day) }.map(\.json)),
      "profile": profile.json,
      "problems": .array(
        (problems.map(\.description) + doubts.map(\.description)).map(JSON.string)),
    ]
  }
}
#endif
