import HydrationWidgetTables

/// A day of the user until now: what was drunk, the goal and the streak, with their texts.
public struct HydrationDay: Hashable, Sendable {
  /// The amount that was drunk.
  public let total: Volume
  /// The goal, with its parts.
  public let goal: GoalBreakdown
  /// The number of consecutive days on which the goal was reached.
  public let streak: Int
  /// The drinks, the oldest first.
  public let entries: [HydrationEntry]
  /// The last seven days with their goals, today last.
  public let week: [DayTotal]
  let texts: HydrationTexts
  private let clock: ClockText
  /// Whether the drinks are those of the sample, which are not in a log.
  private let isSample: Bool

  /// Creates the day of an instant; `nil` if the instant has no civil day.
  init?(
    _ state: HydrationJournal, at instant: Instant, in environment: WidgetEnvironment, isSample: Bool = false
  ) {
    guard let date = state.days(in: environment.zone).day(at: instant),
      // Includes the whole current second.
      let now = Timestamp(instant, nanosecond: 999_999_999)
    else { return nil }
    let today = DayNumber(date)
    let drunk = state.log.entries(on: today, upTo: now)
    total = DayIntake.total(of: drunk)
    goal = state.goal(on: today, today: today, upTo: now)
    streak = state.streak(today: today, now: now, in: environment.zone).days
    entries = Array(drunk)
    texts = HydrationTexts(environment, state.profile)
    clock = ClockText(environment, language: texts.language)
    self.isSample = isSample
    week = (0..<7).reversed().compactMap { back in
      (try? today.adding(days: -back)).map { state.total(on: $0, today: today, upTo: now) }
    }
  }

  /// Creates a day from the sums that the bridge answers, without its drinks.
  package init(
    total: Volume, goal: GoalBreakdown, streak: Int, _ texts: HydrationTexts,
    in environment: WidgetEnvironment
  ) {
    (self.total, self.goal, self.streak) = (total, goal, streak)
    (entries, week, isSample) = ([], [], false)
    self.texts = texts
    clock = ClockText(environment, language: texts.language)
  }

  /// Whether the goal is reached, or was before it was raised.
  public var isReached: Bool { goal.isReached(by: total) }
  /// Whether so much was drunk that it is no success.
  public var isFarOverGoal: Bool { goal.isFarExceeded(by: total) }
  /// The filled part of the ring or bar, 0 to 1.
  public var fraction: Double { min(1, goal.share(of: total)) }
  /// How much was drunk beyond the goal, as a part of it, 0 to 1.
  var surplus: Double { max(0, min(1, goal.share(of: total) - 1)) }
  /// The exact percentage, rounded down: 100 only if the goal is reached, and more beyond it.
  public var percent: Int { goal.percent(of: total) }

  /// Returns the result of a day, "1.5 / 2 L · 75% · goal not reached".
  package func outcome(_ day: DayTotal) -> String { texts.outcome(day) }

  // MARK: - Texts

  /// The percentage, "51%".
  public var percentText: TextForms { TextForms(texts.percent(percent)) }
  /// The total, "1.25 L".
  public var totalText: TextForms { TextForms(texts.volumes.full(total, of: goal.total)) }
  /// The goal, "of 2.45 L".
  public var ofGoalText: TextForms { TextForms(texts.strings.ofGoal(goal: texts.volumes.full(goal.total))) }
  /// The total and the goal, "1.25 / 2.45 L".
  public var totalOfGoalText: TextForms { TextForms(texts.totalOfGoal(total, goal.total)) }
  /// The rest, "1.2 L left", or that the goal is reached, was before it was raised, or is far exceeded.
  public var restText: TextForms {
    if isFarOverGoal { return TextForms(texts.strings.farOverGoal) }
    if total >= goal.total { return TextForms(texts.strings.goalReached) }
    let rest = texts.strings.leftToGoal(volume: texts.volumes.left(total, to: goal.total))
    guard isReached, let reached = texts.reachedBefore(goal) else { return TextForms(rest) }
    return TextForms("\(rest) · \(reached)", reached)
  }
  /// The percentage and the rest in one line, "51% · 1.2 L left".
  public var inlineText: TextForms {
    TextForms(texts.strings.inlineProgress(percent: percentText.longest, rest: restText.longest))
  }
  /// The time of the last drink, "last drink at 14:05"; `nil` without a drink.
  public var lastDrinkText: TextForms? {
    entries.last.map { TextForms(texts.strings.lastDrink(time: clock.string($0.moment.instant))) }
  }
  /// The text in place of the drinks while there are none; otherwise `nil`.
  public var noEntriesText: TextForms? { entries.isEmpty ? TextForms(texts.noEntries) : nil }
  /// The streak, "3-day streak"; `nil` if there is none.
  public var streakText: TextForms? { streak > 0 ? TextForms(texts.streak(streak)) : nil }
  /// The streak where only its days have room, "3 days"; `nil` if there is none.
  public var streakShortText: TextForms? { streak > 0 ? TextForms(texts.days(streak)) : nil }
  /// The caution about far more than the goal or too much within an hour, or the note about a very high goal; `nil` for none.
  public var healthNote: TextForms? {
    if isFarOverGoal { return texts.cautionNote }
    if GoalRule.isTooFast(entries) { return texts.hourNote }
    return goal.total > GoalRule.healthNoteThreshold ? texts.healthNote : nil
  }

  /// The progress, a caution and the streak as one text to be read aloud.
  var spoken: String {
    [healthNote?.longest, streakText?.longest].compactMap { $0 }
      .reduce(texts.spokenProgress(percent, total, of: goal.total), texts.pair)
  }

  /// Returns the last drinks, the newest first.
  package func rows(atMost limit: Int = .max) -> [EntryRow] {
    entries.suffix(limit).reversed().map { entry in
      EntryRow(
        entry, texts, time: clock.string(entry.moment.instant), link: isSample ? nil : .entry(id: entry.id))
    }
  }

  var json: JSON {
    .present([
      ("entries", .array(rows(atMost: HydrationFacts.listLimit).map { $0.json })),
      ("fraction", JSON(fraction)), ("goal", goal.json), ("healthNote", healthNote?.json),
      ("inlineText", inlineText.json), ("isFarOverGoal", .bool(isFarOverGoal)),
      ("isReached", .bool(isReached)), ("lastDrinkText", lastDrinkText?.json),
      ("noEntriesText", noEntriesText?.json), ("ofGoalText", ofGoalText.json), ("percent", JSON(percent)),
      ("percentText", percentText.json), ("restText", restText.json), ("streak", JSON(streak)),
      ("streakShortText", streakShortText?.json), ("streakText", streakText?.json),
      ("todayTotalML", JSON(total.millilitres)), ("totalOfGoalText", totalOfGoalText.json),
      ("totalText", totalText.json), ("unitSystem", .string(texts.volumes.units.rawValue)),
      ("week", .array(week.map { $0.json })),
    ])
  }
}

/// The drinks of a day, and its goal.
public struct DayTotal: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// The amount that was drunk.
  public let total: Volume
  /// The goal of the day.
  public let goal: GoalBreakdown
  /// Whether drinks of the day would be known; see `HydrationJournal.isKnown(_:)`.
  let isKnown: Bool

  /// Whether the goal was reached, perhaps before it was raised.
  public var isReached: Bool { goal.isReached(by: total) }
  /// The part of the goal that was drunk, 0 to 1.
  public var fraction: Double { min(1, goal.share(of: total)) }

  /// Creates the total of a day.
  package init(date: CivilDate, total: Volume, goal: GoalBreakdown, isKnown: Bool = true) {
    (self.date, self.total, self.goal, self.isKnown) = (date, total, goal, isKnown)
  }

  /// Reads the day from an answer of the bridge.
  package init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let (goal, reached): (Int, Int?) = (try object.required("goalML"), try object.optional("reachedML"))
    date = try object.required("date")
    total = Volume(clamping: try object.required("totalML"))
    self.goal = GoalBreakdown(base: Volume(clamping: goal), reached: reached.map { Volume(clamping: $0) })
    isKnown = try object.optional("isKnown") ?? true
  }

  /// The day as the bridge answers it.
  package var json: JSON {
    .present([
      ("date", date.json), ("goalML", JSON(goal.total.millilitres)),
      ("isKnown", isKnown ? nil : .bool(false)),
      ("isReached", .bool(isReached)),
      ("reachedML", goal.reached.map { JSON($0.millilitres) }), ("totalML", JSON(total.millilitres)),
    ])
  }
}

extension GoalBreakdown {
  /// Returns a total as a part of the goal, 0 or more.
  func share(of total: Volume) -> Double {
    Double(total.millilitres) / Double(max(1, self.total.millilitres))
  }

  /// Returns a total as a percentage of the goal, rounded down.
  func percent(of total: Volume) -> Int {
    // Uses 64 bits, because Int may have only 32.
    Int(Int64(total.millilitres) * 100 / Int64(max(1, self.total.millilitres)))
  }

  /// Returns whether a total is so much that it is no success.
  func isFarExceeded(by total: Volume) -> Bool { total > GoalRule.cautionThreshold(ofGoal: self.total) }

  /// Returns the colour of a total, which changes when the goal is reached, and when it is far exceeded.
  func role(of total: Volume) -> HydrationRole {
    isFarExceeded(by: total) ? .warning : isReached(by: total) ? .reached : .progress
  }
}

extension HydrationJournal {
  /// Returns the total of a day; today's total counts drinks until now.
  package func total(on day: DayNumber, today: DayNumber, upTo now: Timestamp) -> DayTotal {
    let drunk =
      day == today
      ? DayIntake.total(of: log.entries(on: today, upTo: now)) : log.total(on: day)?.total ?? .zero
    return DayTotal(
      date: CivilDate(day), total: drunk, goal: goal(on: day, today: today, upTo: now),
      isKnown: day == today || drunk > .zero || isKnown(day))
  }
}

/// A drink of the list.
public struct EntryRow: Hashable, Sendable {
  /// The id of the drink.
  public let id: String
  /// The beverage.
  public let beverage: Beverage
  /// The name of the beverage.
  public let name: TextForms
  /// The amount as text.
  public let volumeText: TextForms
  /// The time as text, in the user's zone.
  public let timeText: TextForms
  /// Whether it counts towards the goal.
  public let counts: Bool
  /// The text that screen readers read.
  public let accessibility: AccessibilityText
  /// The link of the drink; `nil` for drinks of the sample, which are not in a log.
  public let link: HydrationLink?

  /// The SF Symbol of the beverage.
  public var symbol: String { beverage.symbol }

  fileprivate init(_ entry: HydrationEntry, _ texts: HydrationTexts, time: String, link: HydrationLink?) {
    id = entry.id
    beverage = entry.beverage
    name = TextForms(beverage.name(in: texts.language))
    volumeText = TextForms(texts.volumes.full(entry.volume))
    timeText = TextForms(time)
    counts = entry.factor > 0
    accessibility = AccessibilityText(
      label: texts.entry(beverage, entry.volume, at: time), value: counts ? "" : texts.alcoholNote)
    self.link = link
  }

  fileprivate var json: JSON {
    .present([
      ("accessibility", accessibility.json), ("counts", .bool(counts)),
      ("fluidType", .string(beverage.id)), ("id", .string(id)), ("link", (link?.text).map(JSON.string)),
      ("name", name.json), ("timeText", timeText.json), ("volumeText", volumeText.json),
    ])
  }
}
