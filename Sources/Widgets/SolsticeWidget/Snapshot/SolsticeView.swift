/// What widget and app screen are made of, after all choices are settled.
struct SolsticeView {
  let countdown: SolsticeCountdown
  let texts: SolsticeTexts
  let days: LocalDays
  let dates: DateText
  let clock: ClockText
  let sun: SunToday
  private let instant: Instant
  private let reckoning: SeasonReckoning

  init(
    _ state: SolsticeState, _ configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) throws(SolsticeRangeError) {
    days = environment.days
    countdown = try SolsticeCountdown(at: instant, in: days)
    texts = SolsticeTexts(state, configuration, in: environment)
    dates = DateText(environment.language)
    clock = ClockText(environment)
    sun = SunToday(at: instant, state, in: days)
    self.instant = instant
    reckoning = configuration.seasons
  }

  var event: SolsticeEvent { countdown.event }

  /// The season that the next event begins.
  var upcomingSeason: Season { event.season(in: texts.hemisphere) }

  var timeText: String { clock.string(event.instant) }

  /// "Sunday, 21 June".
  var dateText: String { dates.weekdayAndDate(countdown.date) }

  /// On the day of the event, what begins or began; else when it comes.
  ///
  /// For those who count by months the season has begun three weeks before.
  var momentText: String { moment(dateText) }

  /// The same without the day of the week, where lines are short.
  var shortMomentText: String { moment(dates.dayAndMonth(countdown.date)) }

  private func moment(_ date: String) -> String {
    countdown.days == 0 && reckoning == .astronomical
      ? texts.beginning(of: upcomingSeason, at: timeText, hasHappened: countdown.hasHappened)
      : texts.dateAndTime(date, timeText)
  }

  var accessibility: AccessibilityText {
    AccessibilityText(
      label: texts.spoken(countdown.days, to: event),
      value: momentText)
  }

  var sunLines: SunLines { SunLines(sun, at: instant, texts: texts, clock: clock) }
}

extension SolsticeTexts {
  /// The texts for what is known of the user: the place names the seasons before the environment does.
  init(_ state: SolsticeState, _ configuration: SolsticeConfiguration, in environment: WidgetEnvironment) {
    self.init(
      environment.language, hemisphere: state.hemisphere ?? environment.hemisphere,
      naming: configuration.naming)
  }
}
