/// The countdown with all choices made, from which the widget and the app's screen are built.
struct SolsticeFacts {
  let countdown: SolsticeCountdown
  let texts: SolsticeTexts
  let days: LocalDays
  let dates: DateText
  let clock: ClockText
  let sun: SunToday
  /// The name of the place, if its local time differs from the user's, or probably does.
  let sunPlace: TextForms?
  /// The name of the place, if it has one.
  private let placeName: String?
  /// Chooses sentences about days and nights that are true there.
  private let dayAndNight: DayAndNight
  let family: Family
  private let instant: Instant
  /// Formats times in the zone of the place.
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

  /// The season that begins or began on the day of the event, and on other days the event's date and time.
  ///
  /// For example "Sunday, June 21, 10:24" or "June 21, 10:24". Users of meteorological seasons also see the
  /// date on the day of the event, because their season began three weeks before.
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

  /// The lines for the app's screen, where a name always has room.
  var sunLinesOfScreen: SunLines { sunLines(of: sunPlace ?? placeName.map { TextForms($0) }) }

  private func sunLines(of place: TextForms?) -> SunLines {
    SunLines(sun, place: place, at: instant, texts: texts, clock: sunClock)
  }

  /// The current season; `nil` near the equator.
  var season: Season? { texts.hemisphere.map { reckoning.season(countdown, in: $0) } }

  /// A sentence about the day of the next event; `nil` if none is true.
  var eventDescription: String? { dayAndNight.sentence(of: event, texts) }

  /// A sentence about the days of the current season; `nil` if none is true.
  var seasonDescription: String? { dayAndNight.sentence(at: instant, countdown, by: reckoning, texts) }

  /// The largest difference in seconds between clock time and solar time that is taken for normal: three and
  /// a half hours.
  private static let clockTolerance = 12_600

  /// Returns the name of a place if its times could be misunderstood.
  ///
  /// The times of a place without a zone are in the user's zone; if that can hardly be the zone of the place,
  /// the label names the user's zone. If the Sun does not rise or set, there are no times and no zone is
  /// named.
  private static func label(
    _ place: SolsticePlace, at instant: Instant, hasTimes: Bool, _ texts: SolsticeTexts, in zone: ZoneClock
  ) -> TextForms? {
    let offset = zone.offset(at: instant)
    if let own = place.zone {
      guard own.offset(at: instant) != offset else { return nil }
      let city = hasTimes ? own.label(at: instant, in: texts.language) : nil
      return (place.name ?? city).map { TextForms($0) }
    }
    // The Earth turns one degree in four minutes.
    let difference = abs(Int(240 * place.coordinates.longitude) - offset) % 86_400
    guard min(difference, 86_400 - difference) > clockTolerance else { return nil }
    guard hasTimes else { return place.name.map { TextForms($0) } }
    return texts.place(place.name, byClocksOf: zone.label(at: instant, in: texts.language))
  }
}

extension SolsticeTexts {
  /// Creates the texts for the user's settings.
  init(
    _ settings: SolsticeSettings, _ configuration: SolsticeConfiguration, in environment: WidgetEnvironment
  ) {
    self.init(
      environment.language, hemisphere: settings.hemisphere(in: environment.zone),
      naming: configuration.naming)
  }
}
