public import Almanac
internal import Foundation

extension HydrationDocument {
  /// Logs a drink whose id comes from elsewhere, as in an import; the id is looked for in the files of all
  /// years.
  ///
  /// - Parameters:
  ///   - entry: The drink, with the day for which it counts.
  ///   - now: The time of logging.
  ///   - zone: The zone of the user.
  /// - Throws: ``HydrationError/duplicateID(_:)`` if a drink has this id already,
  ///   ``HydrationError/momentOutOfRange(_:)``, ``HydrationError/log(_:)``.
  public mutating func add(_ entry: HydrationEntry, now: Instant, in zone: ZoneClock) throws(HydrationError) {
    guard try !hasDrink(entry.id) else { throw .duplicateID(entry.id) }
    try addNew(entry, now: now, in: zone)
  }

  /// Logs a drink with a new id; only the drinks of its day are searched, where it is if this was done
  /// before.
  mutating func addNew(_ entry: HydrationEntry, now: Instant, in zone: ZoneClock) throws(HydrationError) {
    try open(DayNumber(entry.day))
    guard log.entry(entry.id) == nil else { throw .duplicateID(entry.id) }
    try change(now: now, in: zone) { state in
      state.log.insert(entry)
      state.remember(.added(entry.id))
    }
  }

  /// Logs a drink on the user's day of its moment.
  ///
  /// - Parameters:
  ///   - id: The id, if it comes from elsewhere: then it is looked for in the files of all years. Leave it
  ///     out for a new drink, which costs the same however long the log is.
  ///   - moment: The time of the drink.
  ///   - volume: The amount.
  ///   - beverage: The beverage.
  ///   - source: The origin of the entry.
  ///   - note: A note of the user.
  ///   - now: The time of logging.
  ///   - zone: The zone of the user.
  @discardableResult
  public mutating func add(
    id: String? = nil, moment: Timestamp, volume: Volume, beverage: Beverage = .water,
    source: HydrationEntry.Source = .manual, note: String? = nil, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) -> HydrationEntry {
    guard let day = days(in: zone).day(at: moment.instant) else { throw .momentOutOfRange("\(moment)") }
    let entry = try HydrationEntry(
      id: id ?? UUID().uuidString, moment: moment, day: day, volume: volume, beverage: beverage,
      source: source, note: note)
    if id == nil {
      try addNew(entry, now: now, in: zone)
    } else {
      try add(entry, now: now, in: zone)
    }
    return entry
  }

  /// Changes a drink; values that are left out stay.
  ///
  /// Another moment gives the drink its day in the zone; another beverage gives it the current factor of that
  /// beverage.
  @discardableResult
  public mutating func edit(
    _ id: String, volume: Volume? = nil, beverage: Beverage? = nil, moment: Timestamp? = nil,
    note: String? = nil, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) -> HydrationEntry {
    guard let old = try openDay(ofDrink: id) else { throw .unknownEntry(id) }
    var entry = old
    if let volume {
      try HydrationEntry.check(volume)
      entry.volume = volume
    }
    if let beverage, beverage != old.beverage {
      entry.beverage = beverage
      entry.factor = beverage.factor
    }
    if let moment {
      guard let day = days(in: zone).day(at: moment.instant) else { throw .momentOutOfRange("\(moment)") }
      entry.moment = moment
      entry.day = day
      entry.isDayAssumed = false
    }
    if let note { entry.note = note.isEmpty ? nil : note }
    guard entry != old else { return old }
    try open(DayNumber(entry.day))
    return try change(now: now, in: zone) { state in
      guard let before = state.log.remove(id) else { return old }
      if moment == nil { entry.day = before.day }
      entry.isDayAssumed = false
      state.log.insert(entry)
      state.remember(.edited(before))
      return entry
    }
  }

  /// Deletes a drink.
  @discardableResult
  public mutating func delete(
    _ id: String, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) -> HydrationEntry {
    guard try openDay(ofDrink: id) != nil else { throw .unknownEntry(id) }
    let deleted = try change(now: now, in: zone) { state in
      let entry = state.log.remove(id)
      if let entry { state.remember(.deleted(entry)) }
      return entry
    }
    guard let deleted else { throw .unknownEntry(id) }
    return deleted
  }

  /// Whether there is a change of the log to undo.
  public var canUndo: Bool { !changes.isEmpty }

  /// Undoes the last change of the log, of any kind; up to 20 changes can be undone.
  @discardableResult
  public mutating func undo(now: Instant, in zone: ZoneClock) throws(HydrationError) -> UndoResult {
    guard !changes.isEmpty else { throw .nothingToUndo }
    let result = try change(now: now, in: zone) { state throws(HydrationError) -> UndoResult? in
      // A change that no longer fits the log, because another program wrote it, is skipped.
      while let last = state.changes.last, last.problem == nil {
        state.changes.removeLast()
        if let result = try state.takeBack(last) { return result }
      }
      return nil
    }
    guard let result else { throw .nothingToUndo }
    return result
  }

  private mutating func takeBack(_ change: LogChange) throws(HydrationError) -> UndoResult? {
    switch change.kind {
    case .unknown: return nil
    case .added(let id):
      guard try openDay(ofDrink: id) != nil else { return nil }
      return log.remove(id).map(UndoResult.removed)
    case .deleted(let entry):
      try open(DayNumber(entry.day))
      guard log.entry(entry.id) == nil else { return nil }
      log.insert(entry)
      return .restored(entry)
    case .edited(let entry):
      // After most changes a drink is still on its day.
      try open(DayNumber(entry.day))
      guard try openDay(ofDrink: entry.id) != nil else { return nil }
      guard log.remove(entry.id) != nil else { return nil }
      log.insert(entry)
      return .reverted(entry)
    }
  }

  /// Changes the profile; goals of days before today stay unchanged.
  public mutating func setProfile(
    _ profile: HydrationProfile, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) {
    try change(now: now, in: zone) { $0.profile = profile }
  }

  /// Stores the weather; it counts on its own day.
  public mutating func setWeather(
    _ weather: WeatherReading?, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) {
    try change(now: now, in: zone) { $0.weatherObject = (weather?.members).map(JSON.object) }
  }

  /// Stores the workouts of a day; they count on that day.
  public mutating func setWorkout(
    _ workout: WorkoutReading?, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) {
    try change(now: now, in: zone) { $0.workoutObject = (workout?.members).map(JSON.object) }
  }

  /// Makes a change between its preparation and its follow-up.
  ///
  /// Before it, entries get their days and the goals of days before today are recorded; after it, today's
  /// goal is recorded.
  private mutating func change<Value>(
    now: Instant, in zone: ZoneClock, _ body: (inout HydrationDocument) throws(HydrationError) -> Value
  ) throws(HydrationError) -> Value {
    guard let date = days(in: zone).day(at: now) else { throw .momentOutOfRange("\(now)") }
    settleDays(in: zone)
    goals.fill(log, before: DayNumber(date), base: GoalRule.base(of: profile))
    let value = try body(&self)
    // Another day-start hour may give this moment another day.
    let today = DayNumber(days(in: zone).day(at: now) ?? date)
    if log.total(on: today) != nil || goals.recorded(on: today) != nil {
      goals.record(goal(on: today, today: today), on: today)
    }
    return value
  }

  private mutating func remember(_ change: LogChange.Kind) {
    changes.append(LogChange(change))
    if changes.count > LogChange.limit { changes.removeFirst(changes.count - LogChange.limit) }
  }
}
