public import Almanac
internal import Foundation

extension HydrationJournal {
  /// Logs a drink on the user's day of its moment.
  ///
  /// - Parameters:
  ///   - id: The id, if it comes from elsewhere: then it is looked for in all months. Leave it out for a new drink, which
  ///     costs the same however long the journal is.
  ///   - moment: The time of the drink.
  ///   - volume: The amount.
  ///   - beverage: The beverage.
  ///   - source: The origin of the entry.
  ///   - note: A note of the user.
  ///   - now: The time of logging.
  ///   - zone: The zone of the user.
  /// - Throws: ``HydrationError/duplicateID(_:)`` if a drink has the id already,
  ///   ``HydrationError/momentOutOfRange(_:)``, ``HydrationError/log(_:)``.
  @discardableResult
  public mutating func add(
    id: String? = nil, moment: Timestamp, volume: Volume, beverage: Beverage = .water,
    source: HydrationEntry.Source = .manual, note: String? = nil, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) -> HydrationEntry {
    guard let day = days(in: zone).day(at: moment.instant) else { throw .momentOutOfRange("\(moment)") }
    let entry = try HydrationEntry(
      id: id ?? UUID().uuidString, moment: moment, day: day, offset: zone.offset(at: moment.instant),
      volume: volume, beverage: beverage, source: source, note: note)
    if id != nil {
      guard try drink(entry.id) == nil else { throw .duplicateID(entry.id) }
      // On a locked phone it may be in a month that cannot be opened.
      if case .system? = unavailable, let unavailable { throw .log(unavailable) }
    }
    try change(now: now, in: zone) { journal throws(HydrationError) in
      let today = try journal.today(now, zone)
      try journal.storing { journal throws(StoreError) in
        try journal.record(entry, replacing: nil, change: journal.nextChange, today: today, now: now)
      }
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
    let (old, from) = try knownDrink(id)
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
      entry.offset = zone.offset(at: moment.instant)
    }
    if let note { entry.note = note.isEmpty ? nil : note }
    guard entry != old else { return old }
    let edited = entry
    return try change(now: now, in: zone) { journal throws(HydrationError) in
      let to = YearMonth(of: edited.day)
      let number = journal.nextChange
      let today = try journal.today(now, zone)
      try journal.storing { journal throws(StoreError) in
        guard from != to, let line = journal.months[from]?.lines[id] else {
          try journal.recordGoal(of: edited.day, today: today, now: now)
          try journal.append(.edit(was: old, now: edited), to: from, change: number)
          return
        }
        // First the new line, which replaces the old one: a program that is killed in between loses nothing.
        try journal.record(
          edited, replacing: LineMark(month: from, number: line), change: number, today: today, now: now)
        try journal.append(.delete(old), to: from, change: number)
      }
      return edited
    }
  }

  /// Deletes a drink.
  @discardableResult
  public mutating func delete(
    _ id: String, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) -> HydrationEntry {
    let (entry, month) = try knownDrink(id)
    try change(now: now, in: zone) { journal throws(HydrationError) in
      try journal.storing { journal throws(StoreError) in
        try journal.append(.delete(entry), to: month, change: journal.nextChange)
      }
    }
    return entry
  }

  /// Undoes the last change of drinks, of any kind; the last 20 changes can be undone.
  @discardableResult
  public mutating func undo(now: Instant, in zone: ZoneClock) throws(HydrationError) -> UndoResult {
    try change(now: now, in: zone) { journal throws(HydrationError) in
      while true {
        let changes = try journal.storing { journal throws(StoreError) in try journal.lastChanges() }
        guard let last = changes.last else { throw .nothingToUndo }
        // Of a drink that was moved to another month, the one before the change is in the other month.
        let before = changes.first.flatMap { $0.change.before?.entry }
        let after = last.change.id.flatMap { journal.months[last.month]?.drink($0) }
        try journal.storing { journal throws(StoreError) in
          for (month, change) in changes { try journal.append(.undo(change.line), to: month) }
        }
        if let before { return last.change.id == nil ? .restored(before) : .reverted(before) }
        if let after { return .removed(after) }
        // A drink that is gone, because lines were lost, leaves nothing to remove.
      }
    }
  }

  /// Changes the profile; goals of days before today stay unchanged.
  public mutating func setProfile(
    _ profile: HydrationProfile, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) {
    try set(now: now, in: zone) { $0.profile = profile }
  }

  /// Stores the weather; it counts on its own day.
  public mutating func setWeather(
    _ weather: WeatherReading?, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) {
    try set(now: now, in: zone) { $0.weatherObject = (weather?.members).map(JSON.object) }
  }

  /// Stores the workouts of a day; they count on that day.
  public mutating func setWorkout(
    _ workout: WorkoutReading?, now: Instant, in zone: ZoneClock
  ) throws(HydrationError) {
    try set(now: now, in: zone) { $0.workoutObject = (workout?.members).map(JSON.object) }
  }

  private mutating func set(
    now: Instant, in zone: ZoneClock, _ body: (inout HydrationSettings) -> Void
  ) throws(HydrationError) {
    try change(now: now, in: zone) { journal throws(HydrationError) in
      body(&journal.settings)
      let today = try journal.today(now, zone)
      guard journal.log.total(on: DayNumber(today)) != nil else { return }
      try journal.storing { journal throws(StoreError) in
        try journal.recordGoal(of: today, today: today, now: now)
      }
    }
  }

  // MARK: - Parts of changes

  /// Makes a change completely or not at all.
  private mutating func change<Value>(
    now: Instant, in zone: ZoneClock, _ body: (inout HydrationJournal) throws(HydrationError) -> Value
  ) throws(HydrationError) -> Value {
    var changed = self
    _ = try changed.today(now, zone)
    let value = try body(&changed)
    changed.putTogether()
    self = changed
    return value
  }

  /// Returns the user's day.
  private func today(_ now: Instant, _ zone: ZoneClock) throws(HydrationError) -> CivilDate {
    guard let today = days(in: zone).day(at: now) else { throw .momentOutOfRange("\(now)") }
    return today
  }

  /// Does what only files can hinder.
  private mutating func storing<Value>(
    _ body: (inout HydrationJournal) throws(StoreError) -> Value
  ) throws(HydrationError) -> Value {
    do throws(StoreError) { return try body(&self) } catch { throw .log(error) }
  }

  /// Returns a drink of any month; `nil` if there is none.
  package mutating func drink(_ id: String) throws(HydrationError) -> HydrationEntry? {
    try storing { journal throws(StoreError) in try journal.openMonth(ofDrink: id) }
  }

  /// Returns a drink that can be changed, and the month whose file has it.
  private mutating func knownDrink(
    _ id: String
  ) throws(HydrationError) -> (entry: HydrationEntry, month: YearMonth) {
    guard let entry = try drink(id) else {
      // It may be in a month that cannot be opened now.
      if let unavailable { throw .log(unavailable) }
      throw .unknownEntry(id)
    }
    // A drink of an old file; where it is, the document says.
    guard let month = months.values.first(where: { $0.lines[id] != nil })?.month else {
      throw .log(.notMoved(path: files.map { $0.folder.path($0.stem + ".json") } ?? "\(entry.day)"))
    }
    return (entry, month)
  }

  /// Appends a drink to the month of its day, with the goal of the day if it is not recorded.
  private mutating func record(
    _ entry: HydrationEntry, replacing line: LineMark?, change: Int?, today: CivilDate, now: Instant
  ) throws(StoreError) {
    try recordGoal(of: entry.day, today: today, now: now)
    try append(.add(entry, replacing: line), to: YearMonth(of: entry.day), change: change)
  }

  /// Records the goal of a day: of today whenever it is another one, of other days if there is none.
  ///
  /// Without settings it is the goal of an earlier day. Of a goal that is raised after it was reached, the lower one is kept.
  private mutating func recordGoal(
    of date: CivilDate, today: CivilDate, now: Instant
  ) throws(StoreError) {
    let (day, month) = (DayNumber(date), YearMonth(of: date))
    try open(month)
    let recorded = recordedGoal(on: day)
    guard recorded == nil || date == today && hasSettings else { return }
    let moment = Timestamp(now, nanosecond: 999_999_999)
    var goal =
      date == today && hasSettings
      ? goal(on: day, today: day, upTo: moment) : GoalBreakdown(base: baseBefore(day))
    if let recorded { goal.others.fill(from: recorded.others) }
    if goal != recorded { try append(.goal(day, goal), to: month) }
  }
}

/// The change that was undone.
public enum UndoResult: Hashable, Sendable {
  /// An added entry is removed.
  case removed(HydrationEntry)
  /// A deleted entry is restored.
  case restored(HydrationEntry)
  /// An edited entry has its old values again.
  case reverted(HydrationEntry)
}
