/// The facts about a day of a log, with all choices made.
package struct HydrationFacts {
  let today: DayNumber
  let profile: HydrationProfile
  package let goal: GoalBreakdown
  package let total: Volume
  /// The drinks of today until now, the oldest first.
  package let entries: ArraySlice<HydrationEntry>
  /// The number of consecutive days on which the goal was reached.
  package let streak: Int
  /// The problems outside the document.
  package let notes: [TextForms]
  /// The beverage that the buttons add.
  let beverage: Beverage
  /// Whether a recent tap could not be saved.
  let isTapLost: Bool
  /// Whether the drinks are those of the sample, which are not in a log.
  let isSample: Bool
  package let texts: HydrationTexts
  let clock: ClockText

  /// Computes the facts at an instant; `nil` if the instant has no civil day.
  package init?(
    _ state: HydrationJournal, _ configuration: HydrationConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, isSample: Bool = false
  ) {
    guard let date = state.days(in: environment.zone).day(at: instant),
      // Includes the whole current second.
      let now = Timestamp(instant, nanosecond: 999_999_999)
    else { return nil }
    today = DayNumber(date)
    profile = state.profile
    goal = state.goal(on: today, today: today)
    entries = state.log.entries(on: today, upTo: now)
    total = DayIntake.total(of: entries)
    streak = state.streak(today: today, now: now, in: environment.zone).days
    beverage = configuration.beverage
    isTapLost = configuration.tellsFailedTap(at: instant)
    self.isSample = isSample
    texts = HydrationTexts(environment, units: profile.units)
    notes = texts.notes(state.doubts)
    clock = ClockText(environment, language: texts.language)
  }

  var isReached: Bool { total >= goal.total }

  /// Whether so much was drunk that it is no success.
  var needsCaution: Bool { total > GoalRule.cautionThreshold(ofGoal: goal.total) }

  /// What is left to the goal, or that it is reached or far exceeded.
  package var restText: String {
    if needsCaution { return texts.farOverGoal }
    return isReached ? texts.goalReached : texts.left(total, to: goal.total)
  }

  /// The caution about what was drunk, or else the note about a very high goal; `nil` for neither.
  package var healthNote: String? {
    if needsCaution { return texts.cautionNote }
    return goal.total > GoalRule.healthNoteThreshold ? texts.healthNote : nil
  }

  /// The exact percentage of the goal, rounded down.
  package var percent: Int {
    // Uses 64 bits, because Int may have only 32.
    Int(Int64(total.millilitres) * 100 / Int64(max(1, goal.total.millilitres)))
  }

  package var accessibility: AccessibilityText {
    let progress = texts.spokenProgress(percent, total, of: goal.total)
    let parts =
      (needsCaution ? [texts.cautionNote] : []) + (streak > 0 ? [texts.streak(streak)] : [])
      + notes.map(\.longest)
    return AccessibilityText(label: texts.label, value: parts.reduce(progress, texts.pair))
  }
}
