/// The countdown with all choices settled; widget and app screen are both made of it.
struct SolsticeFacts {
  let countdown: SolsticeCountdown
  let texts: SolsticeTexts
  let days: LocalDays
  let dates: DateText
  let clock: ClockText
  let sun: SunToday
  /// What the place of the Sun is called, where its clocks show other times than those of the user.
  let sunPlace: String?
  let family: Family
  private let instant: Instant
  /// Writes times of the place of the Sun.
  private let sunClock: ClockText
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
    let place = settings.place
    let foreign = place?.zone.flatMap { zone in
      zone.offset(at: instant) == environment.zone.offset(at: instant) ? nil : zone
    }
    sunPlace = foreign.map { place?.name ?? $0.label(at: instant) }
    var there = environment
    there.zone = place?.zone ?? environment.zone
    sunClock = ClockText(there)
    family = environment.family
    self.instant = instant
    reckoning = configuration.seasons
  }

  var event: SolsticeEvent { countdown.event }

  /// The season that the next event begins; `nil` near the equator.
  var upcomingSeason: Season? { texts.season(of: event) }

  /// On the day of the event, what begins or began; else when it comes: "Sunday, June 21, 10:24", "June 21, 10:24".
  ///
  /// For those who count by months the season has begun three weeks before.
  var moment: TextForms {
    let time = clock.string(event.instant)
    guard countdown.days == 0, reckoning == .astronomical, let season = upcomingSeason else {
      return TextForms(
        texts.dateAndTime(dates.weekdayAndDate(countdown.date), time),
        texts.dateAndTime(dates.dayAndMonth(countdown.date), time))
    }
    return TextForms(
      texts.beginning(of: season, at: time, hasHappened: countdown.hasHappened), time)
  }

  var accessibility: AccessibilityText {
    AccessibilityText(label: texts.spoken(countdown.days, to: event), value: moment.longest)
  }

  var sunLines: SunLines {
    SunLines(sun, place: sunPlace, at: instant, texts: texts, clock: sunClock)
  }
}

extension SolsticeTexts {
  /// The texts for what is known of the user.
  init(
    _ settings: SolsticeSettings, _ configuration: SolsticeConfiguration, in environment: WidgetEnvironment
  ) {
    self.init(
      environment.language, hemisphere: settings.hemisphere(in: environment.zone),
      naming: configuration.naming)
  }
}
