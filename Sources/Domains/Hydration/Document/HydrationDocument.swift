public import Almanac

/// The stored facts of the app, which do not depend on the day on which they are read.
///
/// In a document, these are the days from the day before yesterday on; earlier days are in files beside it,
/// see ``HydrationArchive``. Changes find their drinks there; ``readHistory(_:)`` reads all others.
public struct HydrationDocument: Hashable, Sendable {
  /// The drinks.
  public internal(set) var log = HydrationLog()
  /// The goals of days that had drinks.
  public internal(set) var goals = GoalHistory()
  /// The settings of the user.
  public internal(set) var profile = HydrationProfile()
  /// The past days in files beside the document.
  public internal(set) var archive = HydrationArchive()
  /// Days that were moved out of a file, as the file has them.
  var originals: [DayNumber: ArchivedDay] = [:]
  /// The facts before the days of the state, if they differ from the end of ``archive``.
  var earlierDays: EarlierDays?
  /// The faults beside the document, as found when it was read.
  public package(set) var faults = HydrationFaults()
  /// The reason why a drink of the widget could not be added; then nothing is written.
  var failure: StoreError?
  /// The clock of the user's zone, if known.
  var clock: ZoneClock?
  /// The stored object of the last weather.
  var weatherObject: JSON?
  /// The stored object of the last workouts.
  var workoutObject: JSON?
  /// The last changes, the newest one last.
  var changes: [LogChange] = []
  /// Members of the document that this version does not know, including those of old versions.
  var others = JSONObject()
  /// Goals that could not be read, by the text in place of their day; they are written back.
  var unreadableGoals = JSONObject()
  /// The reason why the description of the files with past days cannot be read.
  ///
  /// The description is written back, and no day moves into a file.
  var archiveProblem: JSONValueError?
  /// Stored entries that could not be read; they are written back.
  public internal(set) var unreadable: [LossyArray<HydrationEntry>.Unreadable] = []
  /// The number of entries that were in the document twice with all members equal; one of each is kept.
  public internal(set) var repeatedEntries = 0
  /// The number of entries that had the id of another one and got a new id.
  public internal(set) var renamedEntries = 0
  /// Whether entries have no day yet, because the document comes from the first version of the app.
  public internal(set) var hasAssumedDays = false

  /// Makes a state without drinks and settings.
  public init() {}

  /// The last weather reading; `nil` if there is none.
  public var weather: WeatherReading? { weatherObject?.object.flatMap { WeatherReading($0) } }
  /// The last workout reading; `nil` if there is none.
  public var workout: WorkoutReading? { workoutObject?.object.flatMap { WorkoutReading($0) } }

  /// Returns the user's days in a zone.
  public func days(in zone: ZoneClock) -> LocalDays {
    LocalDays(zone: zone, dayStartHour: profile.dayStartHour)
  }

  /// The number of days with drinks and the number of drinks, in the document and the files of its years.
  public var count: (days: Int, drinks: Int) {
    // A day that was read to be shown is in both.
    let opened = originals.values.filter { archive.open.contains($0.summary.day) && $0.summary.count > 0 }
    return (
      archive.dayCount + log.days.count - opened.count,
      archive.drinkCount + log.entries.count - opened.reduce(0) { $0 + $1.summary.count }
    )
  }

  /// Returns the goal of a day: the recorded one for a past day, a computed one for today.
  ///
  /// Weather and workouts count on their own day only.
  public func goal(on day: DayNumber, today: DayNumber) -> GoalBreakdown {
    guard day == today else {
      if let recorded = goals.recorded(on: day) { return recorded }
      var cursor = GoalCursor(goals, today: today, goalToday: .zero, base: GoalRule.base(of: profile))
      return GoalBreakdown(base: cursor.goal(on: day))
    }
    let readings = readings(of: today)
    return GoalRule.goal(of: profile, weather: readings.weather, workout: readings.workout)
  }

  /// Returns whether the goal of today would be larger without ``GoalRule/largestGoal``.
  package func isGoalLimited(today: DayNumber) -> Bool {
    let readings = readings(of: today)
    return GoalRule.isLimited(of: profile, weather: readings.weather, workout: readings.workout)
  }

  /// Returns the last readings if they are of a day.
  private func readings(of day: DayNumber) -> (weather: WeatherReading?, workout: WorkoutReading?) {
    let date = CivilDate(day)
    return (
      weather.flatMap { $0.day == date ? $0 : nil }, workout.flatMap { $0.day == date ? $0 : nil }
    )
  }

  /// Returns the number of consecutive days on which the goal was reached, up to a moment.
  ///
  /// - Parameters:
  ///   - today: The user's day.
  ///   - now: The moment.
  ///   - zone: The zone of the user; a day that it skipped ends no streak.
  public func streak(today: DayNumber, now: Timestamp, in zone: ZoneClock) -> Streak {
    var cursor = GoalCursor(
      goals, today: today, goalToday: goal(on: today, today: today).total, base: GoalRule.base(of: profile))
    let earlier = earlierDays ?? EarlierDays(run: archive.run, end: archive.end)
    return Streak(log, today: today, now: now, goals: &cursor, earlier: earlier, in: days(in: zone))
  }

  /// Gives entries without a day the one they have in a zone.
  ///
  /// Documents of the first version of the app hold only moments. They are treated as if the user had been in
  /// the current zone, as that version did. Entries that have a day keep it.
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
