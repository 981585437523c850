/// What widget and app screen are made of, after all choices are settled.
struct SolsticeView {
  let countdown: SolsticeCountdown
  let texts: SolsticeTexts
  let days: LocalDays
  let dates: DateText
  let clock: ClockText
  let sun: SunToday
  private let instant: Instant

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
  }

  var event: SolsticeEvent { countdown.event }

  /// The season that the next event begins.
  var upcomingSeason: Season { event.season(in: texts.hemisphere) }

  var timeText: String { clock.string(event.instant) }

  /// "Sunday, 21 June".
  var dateText: String { dates.weekdayAndDate(countdown.date) }

  /// On the day of the event, what begins or began; else when it comes.
  var momentText: String {
    countdown.days == 0
      ? texts.beginning(of: upcomingSeason, at: timeText, hasHappened: countdown.hasHappened)
      : texts.dateAndTime(dateText, timeText)
  }

  var accessibility: AccessibilityText {
    AccessibilityText(
      label: texts.spoken(countdown.days, to: event),
      value: countdown.days == 0 ? momentText : texts.dateAndTime(dateText, timeText))
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
