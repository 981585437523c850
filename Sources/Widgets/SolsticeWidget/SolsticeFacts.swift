/// The countdown with all choices settled; widget and app screen are both made of it.
struct SolsticeFacts {
  let countdown: SolsticeCountdown
  let texts: SolsticeTexts
  let days: LocalDays
  let dates: DateText
  let clock: ClockText
  let sun: SunToday
  let family: Family
  private let instant: Instant
  private let reckoning: SeasonReckoning

  init(
    _ settings: SolsticeSettings, _ configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) throws(SolsticeReason) {
    days = environment.days
    countdown = try SolsticeCountdown(at: instant, in: days)
    texts = SolsticeTexts(settings, configuration, in: environment)
    dates = DateText(texts.language)
    clock = ClockText(environment, language: texts.language)
    sun = SunToday(at: instant, settings, in: days)
    family = environment.family
    self.instant = instant
    reckoning = configuration.seasons
  }

  var event: SolsticeEvent { countdown.event }

  /// The season that the next event begins.
  var upcomingSeason: Season { event.season(in: texts.hemisphere) }

  /// On the day of the event, what begins or began; else when it comes: "Sunday, 21 June, 10:24".
  ///
  /// For those who count by months the season has begun three weeks before.
  var momentText: String { moment(dates.weekdayAndDate(countdown.date)) }

  /// The same without the day of the week, where lines are short.
  var shortMomentText: String { moment(dates.dayAndMonth(countdown.date)) }

  private func moment(_ date: String) -> String {
    let time = clock.string(event.instant)
    return countdown.days == 0 && reckoning == .astronomical
      ? texts.beginning(of: upcomingSeason, at: time, hasHappened: countdown.hasHappened)
      : texts.dateAndTime(date, time)
  }

  var accessibility: AccessibilityText {
    AccessibilityText(label: texts.spoken(countdown.days, to: event), value: momentText)
  }

  var sunLines: SunLines { SunLines(sun, at: instant, texts: texts, clock: clock) }
}

extension SolsticeTexts {
  /// The texts for what is known of the user: the place names the seasons before the environment does.
  init(
    _ settings: SolsticeSettings, _ configuration: SolsticeConfiguration, in environment: WidgetEnvironment
  ) {
    self.init(
      environment.language, hemisphere: settings.hemisphere ?? environment.hemisphere,
      naming: configuration.naming)
  }
}
