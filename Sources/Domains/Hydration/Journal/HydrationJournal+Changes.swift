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
    let day = try day(of: moment, zone)
    let entry = try HydrationEntry(
      id: id ?? UUID().uuidString, moment: moment, day: day, offset: zone.offset(at: moment.instant),
      volume: volume, beverage: beverage, source: source, note: note)
    if id != nil {
      guard try drink(entry.id) == nil else { throw .duplicateID(entry.id) }
      // A drink with this id may be in a month that cannot be opened on a locked phone.
      if let error = unreadable.first, case .system = error { throw .log(error) }
    }
    try change(now: now, in: zone) { journal throws(HydrationError) in
      let today = try journal.today(now, zone)
      try journal.storing { journal throws(StoreError) in
        try journal.recordGoal(of: entry.day, today: today, now: now)
        try journal.append(.add(entry), to: YearMonth(of: entry.day), change: journal.nextChange)
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
    let (old, month) = try knownDrink(id)
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
      let day = try day(of: moment, zone)
      entry.moment = moment
      entry.day = day
      entry.offset = zone.offset(at: moment.instant)
    }
    if let note, note != old.note {
      entry.note = try HydrationEntry.checked(note: note.isEmpty ? nil : note)
    }
    guard entry != old else { return old }
    let edited = entry
    return try change(now: now, in: zone) { journal throws(HydrationError) in
      let today = try journal.today(now, zone)
      try journal.storing { journal throws(StoreError) in
        try journal.recordGoal(of: edited.day, today: today, now: now)
        try journal.append(.edit(was: old, now: edited), to: month, change: journal.nextChange)
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
        guard
          let (month, last) = try journal.storing({ journal throws(StoreError) in try journal.lastUndoable() }
          )
        else { throw .nothingToUndo }
        let (before, after) = (last.before?.entry, last.id.flatMap { journal.months[month]?.drink($0) })
        try journal.storing { journal throws(StoreError) in try journal.append(.undo(last.line), to: month) }
        if let before { return last.id == nil ? .restored(before) : .reverted(before) }
        if let after { return .removed(after) }
        // The added drink was lost with its line, so there is nothing to remove, and the change before it is undone.
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
      // A day has its goal even before its first drink; without any month, the goal follows from the settings.
      guard !journal.months.isEmpty || !journal.summaries.isEmpty else { return }
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

  /// Returns the day of a drink that is entered; a file may have earlier ones.
  private func day(of moment: Timestamp, _ zone: ZoneClock) throws(HydrationError) -> CivilDate {
    guard let day = days(in: zone).day(at: moment.instant), day.year >= HydrationEntry.firstYear else {
      throw .momentOutOfRange(zone.text(at: moment.instant) ?? "\(moment)")
    }
    return day
  }

  /// Returns the user's day.
  private func today(_ now: Instant, _ zone: ZoneClock) throws(HydrationError) -> CivilDate {
    guard let today = days(in: zone).day(at: now) else { throw .momentOutOfRange("\(now)") }
    return today
  }

  /// Runs the part of a change that reads or appends to files, and wraps its errors.
  private mutating func storing<Value>(
    _ body: (inout HydrationJournal) throws(StoreError) -> Value
  ) throws(HydrationError) -> Value {
    do throws(StoreError) { return try body(&self) } catch { throw .log(error) }
  }

  /// Returns a drink of any month; `nil` if there is none.
  package mutating func drink(_ id: String) throws(HydrationError) -> (
    entry: HydrationEntry, file: YearMonth?
  )? {
    try storing { journal throws(StoreError) in try journal.find(id) }
  }

  /// Returns a drink that can be changed, and the month whose file has it.
  private mutating func knownDrink(
    _ id: String
  ) throws(HydrationError) -> (entry: HydrationEntry, file: YearMonth) {
    guard let (entry, file) = try drink(id) else {
      // The drink may be in a month that cannot be read now.
      if let error = unreadable.first { throw .log(error) }
      throw .unknownEntry(id)
    }
    // A drink without a month is in an old file, whose path the error names.
    guard let file else {
      throw .log(.notMoved(path: files.map { $0.folder.path($0.stem + ".json") } ?? "\(entry.day)"))
    }
    return (entry, file)
  }

  /// Records the goal of a day: today's if it has changed, that of another day if none is recorded.
  ///
  /// For another day, or without settings, it has the base of an earlier day. If a goal is raised after it was reached, the lower one is kept too.
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

  // MARK: - Lines

  /// The number of changes that can be undone.
  static let undoLimit = 20

  /// Summaries of the files that were not read.
  private var unreadFiles: [MonthSummary] { summaries.values.filter { months[$0.last.month] == nil } }

  /// The number of the last change that can be undone: one of the last ``undoLimit``.
  private var undoable: Int? {
    let numbers = unreadFiles.compactMap(\.undoable) + months.values.compactMap { $0.changes.last?.number }
    return numbers.max().flatMap { $0 > nextChange - 1 - Self.undoLimit ? $0 : nil }
  }

  /// The number of the next change.
  private var nextChange: Int {
    1 + (unreadFiles.map(\.lastChange) + months.values.map(\.lastChange) + [0]).reduce(0, max)
  }

  /// Whether there is a change of drinks to undo.
  public var canUndo: Bool { undoable != nil }

  /// Reads the file of the last change that can be undone, and returns both; `nil` if there is none.
  private mutating func lastUndoable() throws(StoreError) -> (YearMonth, JournalMonth.Change)? {
    guard let number = undoable else { return nil }
    for month in summaries.keys.sorted() where summaries[month]?.undoable == number { try readFile(month) }
    return months.values.sorted { $0.month < $1.month }.compactMap { month in
      month.changes.last.flatMap { $0.number == number ? (month.month, $0) : nil }
    }.last
  }

  /// Returns the goal in force before a day: that of the nearest earlier day.
  func baseBefore(_ day: DayNumber) -> Volume {
    let month = YearMonth(of: CivilDate(day))
    if let goal = months[month]?.goals.filter({ $0.key < day }).max(by: { $0.key < $1.key }) {
      return goal.value.base
    }
    for earlier in Set(months.keys).union(summaries.keys).filter({ $0 < month }).sorted(by: >) {
      let last = months[earlier]?.goals.max { $0.key < $1.key }
      if let base = last?.value.base ?? summaries[earlier]?.base { return base }
    }
    return GoalRule.base(of: settings.profile)
  }

  /// Appends a fact to the file of a month, which begins with its month if it is new.
  ///
  /// - Throws: `StoreError` if the file cannot be read, or nothing may be appended to it.
  private mutating func append(
    _ fact: JournalFact, to month: YearMonth, change: Int? = nil
  ) throws(StoreError) {
    try open(month)
    try readFile(month)
    // All drinks of these days are needed, because their totals change.
    for entry in entries(of: fact, in: month) { try open(YearMonth(of: entry.day)) }
    var changed = months.removeValue(forKey: month) ?? newMonth(month)
    let offset = changed.size
    var bytes: [UInt8] = []
    if changed.isEmpty {
      // A file without a whole line cannot be named as the older month.
      let lasts = months.values.map(\.last) + unreadFiles.map(\.last)
      let older = lasts.filter { $0.month < month && $0.number > 0 }.max { $0.month < $1.month }
      bytes = changed.append(.month(month, format: JournalLine.format, older: older))
    }
    bytes += changed.append(fact, change: change)
    months[month] = changed
    if pending.last?.month == month {
      pending[pending.count - 1].bytes += bytes
    } else {
      pending.append(Lines(month: month, offset: offset, bytes: bytes))
    }
  }

  /// The drinks that a fact of a month is about.
  private func entries(of fact: JournalFact, in month: YearMonth) -> [HydrationEntry] {
    switch fact {
    case .add(let entry), .delete(let entry): return [entry]
    case .edit(let was, let now): return [was, now]
    case .undo(let line):
      guard let change = months[month]?.changes.last(where: { $0.line == line }) else { return [] }
      return [change.before?.entry, change.id.flatMap { months[month]?.drink($0) }].compactMap(\.self)
    case .month, .goal, .newer, .unread: return []
    }
  }

  /// Appends the drinks of an old file that are not in a month yet, with the goals of their days, and removes
  /// them from the settings.
  mutating func adoptOldDrinks() throws(StoreError) {
    let known = loggedIDs
    for drink in oldDrinks.entries.inOrder where !known.contains(drink.id) {
      let (day, month) = (DayNumber(drink.day), YearMonth(of: drink.day))
      if months[month]?.goals[day] == nil {
        try append(.goal(day, oldGoal), to: month)
      }
      try append(.add(drink), to: month)
    }
    settings.entries = nil
    oldDrinks = OldDrinks()
    putTogether()
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

extension ZoneClock {
  /// Returns the day and the time of the clock, such as `1969-12-31 23:30`; `nil` outside the years 1 to 9999.
  fileprivate func text(at instant: Instant) -> String? {
    LocalDays(zone: self).day(at: instant).map { day in
      let seconds = (instant.secondsSince1970 + Int64(offset(at: instant))) % 86_400
      let minutes = (seconds + 86_400) % 86_400 / 60
      return "\(day) \(decimal(minutes / 60, width: 2)):\(decimal(minutes % 60, width: 2))"
    }
  }
}
