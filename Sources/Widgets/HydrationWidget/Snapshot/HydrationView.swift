/// A day of a log, after all choices are settled, from which snapshots are made.
struct HydrationView {
  let today: DayNumber
  private let profile: HydrationProfile
  private let goal: GoalBreakdown
  private let total: Volume
  private let entries: ArraySlice<HydrationEntry>
  private let streak: Int
  private let configuration: HydrationConfiguration
  private let environment: WidgetEnvironment
  private let texts: HydrationTexts

  /// - Returns: `nil` if the moment has no civil day.
  init?(
    _ state: HydrationState, _ configuration: HydrationConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    var state = state
    state.settleDays(in: environment.zone)
    guard let date = state.days(in: environment.zone).day(at: instant),
      // All of the second that is now.
      let now = Timestamp(instant, nanosecond: 999_999_999)
    else { return nil }
    today = DayNumber(date)
    profile = state.profile
    goal = state.goal(on: today, today: today)
    entries = state.log.entries(on: today, upTo: now)
    total = DayIntake.total(of: entries)
    streak = state.streak(today: today, now: now).days
    self.configuration = configuration
    self.environment = environment
    texts = HydrationTexts(environment, units: profile.units)
  }

  var isReached: Bool { total >= goal.total }

  func snapshot(_ status: WidgetStatus<HydrationReason>) -> HydrationSnapshot {
    let layout = HydrationLayout(environment.frame)
    let progress = progress
    let content = HydrationContent(
      progress: Sensitive(progress), streak: streakContent.map { Sensitive($0) },
      entries: Sensitive(rows(limit: layout.entryLimit)),
      noEntriesText: entries.isEmpty && layout.entryLimit > 0 ? texts.noEntries : nil,
      addButton: environment.family.allowsElementLinks
        ? AddButton(
          intake: .open, text: texts.logWater, symbol: "plus.circle.fill",
          accessibility: AccessibilityText(label: texts.logWater)) : nil,
      presets: presets(limit: layout.presetLimit),
      healthNote: layout.entryLimit > 0 && goal.total > GoalRule.healthNoteThreshold
        ? Sensitive(texts.healthNote) : nil)
    return HydrationSnapshot(
      family: environment.family, status: status, content: .day(content), layout: layout,
      page: environment.family.allowsElementLinks ? .today : .addIntake(.open),
      accessibility: AccessibilityText(label: texts.label, value: spoken(progress)),
      hiddenText: texts.hidden)
  }

  private var progress: HydrationProgress {
    let wanted = max(1, goal.total.millilitres)
    // 64 bits, where Int may have 32.
    let percent = Int(Int64(total.millilitres) * 100 / Int64(wanted))
    let percentText = texts.percent(percent)
    let rest = isReached ? texts.goalReached : texts.left(total, to: goal.total)
    let clock = ClockText(environment)
    return HydrationProgress(
      total: total, goal: goal, ring: min(1, Double(total.millilitres) / Double(wanted)), percent: percent,
      isReached: isReached, percentText: percentText, totalText: texts.volumes.full(total, of: goal.total),
      totalOfGoalText: texts.totalOfGoal(total, goal.total), ofGoalText: texts.ofGoal(goal.total),
      restText: rest, inlineText: texts.inline(percent: percentText, rest: rest),
      lastDrinkText: entries.last.map { texts.lastDrink(at: clock.string($0.moment.instant)) },
      role: isReached ? .reached : .progress, units: profile.units)
  }

  private var streakContent: StreakContent? {
    guard streak > 0 else { return nil }
    return StreakContent(days: streak, text: texts.streak(streak), shortText: texts.days(streak))
  }

  private func rows(limit: Int) -> [EntryRow] {
    let clock = ClockText(environment)
    return entries.suffix(limit).reversed().map { entry in
      let time = clock.string(entry.moment.instant)
      let name = entry.beverage.name(in: environment.language)
      let counts = entry.factor > 0
      return EntryRow(
        id: entry.id, name: name, symbol: entry.beverage.symbol, tint: entry.beverage.tint,
        volumeText: texts.volumes.full(entry.volume), timeText: time, counts: counts,
        accessibility: AccessibilityText(
          label: texts.entry(entry.beverage, entry.volume, at: time), value: counts ? "" : texts.alcoholNote))
    }
  }

  private func presets(limit: Int) -> [AddButton] {
    profile.presets.prefix(limit).compactMap { volume in
      guard let intake = try? Intake(volume: volume, beverage: configuration.beverage) else { return nil }
      return AddButton(
        intake: intake, text: texts.volumes.full(volume), symbol: configuration.beverage.symbol,
        accessibility: AccessibilityText(label: texts.add(volume, of: configuration.beverage)))
    }
  }

  private func spoken(_ progress: HydrationProgress) -> String {
    let spoken = texts.spokenProgress(progress.percent, total, of: goal.total)
    return streakContent.map { texts.pair(spoken, $0.text) } ?? spoken
  }
}
