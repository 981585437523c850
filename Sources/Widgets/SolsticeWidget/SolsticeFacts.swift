/// The countdown with all choices settled; widget and app screen are both made of it.
struct SolsticeFacts {
  let countdown: SolsticeCountdown
  let texts: SolsticeTexts
  let days: LocalDays
  let dates: DateText
  let clock: ClockText
  let sun: SunToday
  /// What the place of the Sun is called, where its clocks show other times than those of the user, or most likely do.
  let sunPlace: TextForms?
  /// What the place of the Sun is called, if it has a name.
  private let placeName: String?
  /// Which sentences about days and nights are true there.
  private let dayAndNight: DayAndNight
  let family: Family
  private let instant: Instant
  /// Writes times of the place of the Sun.
  private let sunClock: ClockText
  private let reckoning: SeasonReckoning

  init(
    _ settings: SolsticeSettings, _ configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, notice: PlaceNotice? = nil
  ) throws(SolsticeReason) {
    days = environment.days
    countdown = try SolsticeCountdown(at: instant, in: days)
    let texts = SolsticeTexts(settings, configuration, in: environment)
    self.texts = texts
    dates = DateText(texts.language)
    clock = ClockText(environment, language: texts.language)
    sun =
      settings.place == nil && notice != nil
      ? .none(.noPlace(notice ?? .notChosen)) : SunToday(at: instant, settings, in: days)
    let place = settings.place
    let hasTimes = !sun.instants.isEmpty
    sunPlace = place.flatMap {
      Self.label($0, at: instant, hasTimes: hasTimes, texts, in: environment.zone)
    }
    placeName = place?.name
    dayAndNight = DayAndNight(settings, in: days, named: texts.hemisphere)
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

  var sunLines: SunLines { sunLines(of: sunPlace) }

  /// The same for the screen of the app, where a name always has room.
  var sunLinesOfScreen: SunLines { sunLines(of: sunPlace ?? placeName.map { TextForms($0) }) }

  private func sunLines(of place: TextForms?) -> SunLines {
    SunLines(sun, place: place, at: instant, texts: texts, clock: sunClock)
  }

  /// The season of the moment; `nil` near the equator.
  var season: Season? { texts.hemisphere.map { reckoning.season(countdown, in: $0) } }

  /// What the day of the next event is, in a sentence; `nil` where there is nothing to say.
  var eventDescription: String? { dayAndNight.sentence(of: event, texts) }

  /// What the days are like now, in a sentence; `nil` where there is nothing to say.
  var seasonDescription: String? { dayAndNight.sentence(at: instant, countdown, by: reckoning, texts) }

  /// How far the clocks of a place may be from its Sun, in seconds: three and a half hours.
  private static let clockTolerance = 12_600

  /// What a place is called where its times could be mistaken.
  ///
  /// A place without clocks of its own is told by those of the user; if these can hardly be the clocks there, they are named.
  /// Where the Sun does not rise or set there are no times, and clocks say nothing.
  private static func label(
    _ place: SolsticePlace, at instant: Instant, hasTimes: Bool, _ texts: SolsticeTexts, in zone: ZoneClock
  ) -> TextForms? {
    let offset = zone.offset(at: instant)
    if let own = place.zone {
      guard own.offset(at: instant) != offset else { return nil }
      let city = hasTimes ? own.label(at: instant, in: texts.language) : nil
      return (place.name ?? city).map { TextForms($0) }
    }
    // The Earth turns by a degree in four minutes.
    let difference = abs(Int(240 * place.coordinates.longitude) - offset) % 86_400
    guard min(difference, 86_400 - difference) > clockTolerance else { return nil }
    guard hasTimes else { return place.name.map { TextForms($0) } }
    return texts.place(place.name, byClocksOf: zone.label(at: instant, in: texts.language))
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
