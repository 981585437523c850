public import Almanac

/// What the app stores: facts, which do not depend on the day they are read.
///
/// Of a document, these are the days from the day before yesterday on; those before are in files beside it, see
/// ``HydrationArchive``. Changes find their drinks there; ``readHistory(_:)`` takes in the others.
public struct HydrationState: Hashable, Sendable {
  /// The drinks.
  public internal(set) var log = HydrationLog()
  /// The goals of days that had drinks.
  public internal(set) var goals = GoalHistory()
  /// The settings of the user.
  public internal(set) var profile = HydrationProfile()
  /// The days that are over and are in files beside the document.
  public internal(set) var archive = HydrationArchive()
  /// Days that were taken out of a file, as it has them.
  var originals: [DayNumber: ArchivedDay] = [:]
  /// What is before the days of the state, where that is not the end of ``archive``.
  var earlierDays: EarlierDays?
  /// What is wrong beside the document, as it was read.
  public package(set) var faults = HydrationFaults()
  /// Why a drink of the widget could not be put in its place; then nothing is written.
  var failure: StoreError?
  /// The clocks of the user, where they are known.
  var clock: ZoneClock?
  /// The last weather, as the document has it.
  var weatherObject: JSON?
  /// The last workouts, as the document has them.
  var workoutObject: JSON?
  /// The last changes, the newest last.
  var changes: [LogChange] = []
  /// Members of the document that are not known here, those of old versions among them.
  var others = JSONObject()
  /// Goals that could not be read, by the text in place of their day; they are written back.
  var unreadableGoals = JSONObject()
  /// Why what the document says of the files with the days that are over cannot be read; it is written back, and no day goes
  /// into a file.
  var archiveProblem: JSONValueError?
  /// Entries that could not be read, as the document has them; they are written back.
  public internal(set) var unreadable: [LossyArray<HydrationEntry>.Unreadable] = []
  /// How many entries the document had twice with all members the same; one of each is kept.
  public internal(set) var repeatedEntries = 0
  /// How many entries had the id of another one and got an id of their own.
  public internal(set) var renamedEntries = 0
  /// Whether entries have no day yet, because the document comes from the first version of the app.
  public internal(set) var hasAssumedDays = false

  /// Nothing logged, nothing set.
  public init() {}

  /// The last weather reading.
  public var weather: WeatherReading? { weatherObject?.object.flatMap { WeatherReading($0) } }
  /// The last workout reading.
  public var workout: WorkoutReading? { workoutObject?.object.flatMap { WorkoutReading($0) } }

  /// The user's days in a zone.
  public func days(in zone: ZoneClock) -> LocalDays {
    LocalDays(zone: zone, dayStartHour: profile.dayStartHour)
  }

  /// How many days have drinks, in the document and in the files of its years, and how many drinks there are.
  public var count: (days: Int, drinks: Int) {
    // A day that was taken out to be shown is in both.
    let opened = originals.values.filter { archive.open.contains($0.summary.day) && $0.summary.count > 0 }
    return (
      archive.dayCount + log.days.count - opened.count,
      archive.drinkCount + log.entries.count - opened.reduce(0) { $0 + $1.summary.count }
    )
  }

  /// The goal of a day: as recorded if it is over, computed if it is today.
  ///
  /// Weather and workouts count on their own day only.
  public func goal(on day: DayNumber, today: DayNumber) -> GoalBreakdown {
    guard day == today else {
      if let recorded = goals.recorded(on: day) { return recorded }
      var cursor = GoalCursor(goals, today: today, goalToday: .zero, base: GoalRule.base(of: profile))
      return GoalBreakdown(base: cursor.goal(on: day))
    }
    let date = CivilDate(day)
    return GoalRule.goal(
      of: profile, weather: weather.flatMap { $0.day == date ? $0 : nil },
      workout: workout.flatMap { $0.day == date ? $0 : nil })
  }

  /// How many days in a row the goal was reached, up to a moment.
  ///
  /// - Parameters:
  ///   - today: The user's day.
  ///   - now: The moment.
  ///   - zone: The zone of the user; a day that it left out ends no streak.
  public func streak(today: DayNumber, now: Timestamp, in zone: ZoneClock) -> Streak {
    var cursor = GoalCursor(
      goals, today: today, goalToday: goal(on: today, today: today).total, base: GoalRule.base(of: profile))
    let earlier = earlierDays ?? EarlierDays(run: archive.run, end: archive.end)
    return Streak(log, today: today, now: now, goals: &cursor, earlier: earlier, in: days(in: zone))
  }

  /// Gives entries without a day the one they have in a zone.
  ///
  /// Documents of the first version of the app hold moments alone; they are taken as if they had been lived where the
  /// user is now, which is what that version did. Entries that have a day keep it.
  public mutating func settleDays(in zone: ZoneClock) {
    guard hasAssumedDays else { return }
    let days = days(in: zone)
    log = HydrationLog(
      log.entries.map { entry in
        guard entry.isDayAssumed else { return entry }
        var settled = entry
        settled.day = days.day(at: entry.moment.instant) ?? entry.day
        settled.isDayAssumed = false
        return settled
      })
    hasAssumedDays = false
  }
}
