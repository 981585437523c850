package import Almanac
import DayAlmanacTables

/// The labels and sentences that describe a day, in one language.
package struct DayTexts: Hashable, Sendable {
  private let strings: DayAlmanacStrings

  /// Creates the texts of a language.
  package init(_ language: Language) { strings = DayAlmanacStrings(language: language.tableIndex) }

  /// The label of the civil date.
  package var date: String { strings.date }
  /// The label of the calendar.
  package var calendar: String { strings.calendar }
  /// The label of the lunar date in numbers.
  package var lunarDate: String { strings.lunarDate }
  /// The label of the lunar day's name.
  package var day: String { strings.day }
  /// The label of the lunar month's name.
  package var month: String { strings.month }
  /// The label of the lunar year in the cycle of sixty.
  package var yearCycle: String { strings.yearCycle }
  /// The label of the month in the cycle of sixty.
  package var monthCycle: String { strings.monthCycle }
  /// The label of the day in the cycle of sixty.
  package var dayCycle: String { strings.dayCycle }
  /// The label of the solar term in force.
  package var solarTerm: String { strings.solarTerm }
  /// The label of the festivals.
  package var festivals: String { strings.festivals }
  /// The label of the user's own days.
  package var anniversaries: String { strings.anniversaries }
  /// The label of the part with the day almanac.
  package var dayAlmanac: String { strings.dayAlmanac }
  /// The label of ``AlmanacDay/nayin``.
  package var sound: String { strings.sound }
  /// The label of ``AlmanacDay/animal``.
  package var animal: String { strings.animal }
  /// The label of ``AlmanacDay/officer``.
  package var officer: String { strings.officer }
  /// The label of ``AlmanacDay/mansion``.
  package var mansion: String { strings.mansion }
  /// The label of ``AlmanacDay/spirit``.
  package var spirit: String { strings.spirit }
  /// The label of the lucky hours among ``AlmanacDay/hours``.
  package var luckyHours: String { strings.luckyHours }
  /// The label of the double hour from 23:00 on.
  package var lateHour: String { strings.lateHour }
  /// The label of ``AlmanacDay/opposite``.
  package var opposite: String { strings.opposite }
  /// The label of ``AlmanacDay/joyDirection``.
  package var joyDirection: String { strings.joyDirection }
  /// The label of the Moon's appearance.
  package var moon: String { strings.moon }
  /// The label of whether everything that the almanac says of a day is certain.
  package var certain: String { strings.certain }
  /// The names of lists: solar terms, phases of the Moon, first days of lunar years, equinoxes and solstices.
  package var solarTerms: String { strings.solarTerms }
  package var phases: String { strings.phases }
  package var newYears: String { strings.newYears }
  package var equinoxesAndSolstices: String { strings.equinoxesAndSolstices }
  /// The label of what published tables have.
  package var otherTables: String { strings.otherTables }

  /// The answer "có", "yes".
  package var yes: String { strings.yes }
  /// The word for an empty list: "không có", "none".
  package var nothing: String { strings.nothing }

  /// Returns the reason why a calendar has no festivals: "none: japanese has no country".
  package func noCountry(_ calendar: LunarCalendar) -> String { strings.noCountry(calendar: calendar.id) }

  /// Returns the reason why a calendar has no day almanac: "none: japanese has no rules for it".
  package func noRules(_ calendar: LunarCalendar) -> String { strings.noRules(calendar: calendar.id) }

  /// Returns "03:00–05:00", and of the first double hour of a day "23:00 tối hôm trước–01:00".
  package func range(_ hour: DoubleHour) -> String {
    let digits = Language(tableIndex: strings.language).digits(ofHour:)
    let (first, last) = ("\(digits(hour.startHour)):00", "\(digits(hour.endHour)):00")
    return hour.beginsOnEveningBefore
      ? strings.fromEveningBefore(first: first, last: last) : strings.hourRange(first: first, last: last)
  }

  /// Returns "Mậu Tý, giờ đầu của ngày hôm sau; ngày vẫn là Canh Tý đến nửa đêm".
  package func lateHour(_ hour: String, day: String) -> String { strings.lateHourOf(day: day, hour: hour) }

  /// Returns "Lập xuân, từ 2026-02-04".
  package func term(_ name: String, since date: CivilDate) -> String {
    strings.termSince(date: date.description, name: name)
  }

  /// Returns "Tư Mệnh (hoàng đạo), theo tháng âm".
  ///
  /// - Parameters:
  ///   - name: The name of the spirit.
  ///   - isAuspicious: Whether the spirit is on the yellow path.
  ///   - month: The kind of month that decides the spirit.
  package func spirit(_ name: String, isAuspicious: Bool, by month: SexagenaryMonthRule) -> String {
    let path = isAuspicious ? strings.auspicious : strings.inauspicious
    return switch month {
    case .lunarMonths: strings.spiritByLunarMonth(name: name, path: path)
    case .solarTerms: strings.spiritByTermMonth(name: name, path: path)
    }
  }
}

extension DayTexts {
  /// The heading of the names of festivals.
  package var name: String { strings.name }
  /// The heading of the kinds of festivals.
  package var kind: String { strings.kind }
  /// The heading of the number of paid days.
  package var daysOff: String { strings.daysOff }
  /// The heading of the dates of paid days.
  package var whichDays: String { strings.whichDays }

  /// Returns the name of a kind of festival: "ngày nghỉ lễ", "public".
  package func name(_ kind: FestivalKind) -> String {
    switch kind {
    case .publicHoliday: strings.publicHoliday
    case .traditional: strings.traditional
    case .observance: strings.observance
    }
  }

  /// Returns the dates of a festival that are paid by law: "2026-02-16, counted with Tết Nguyên đán".
  ///
  /// The result is `nil` if no day is paid.
  package func paidDays(of entry: FestivalDay, in language: Language) -> String? {
    let date = CivilDate(entry.day).description
    switch entry.festival.paidDays {
    case .none: return nil
    case .decidedEveryYear: return strings.othersDecided(date: date)
    case .among(let id):
      let festival = entry.festival.country.festival(id: id)
      return strings.countedWith(date: date, festival: festival?.name(in: language) ?? id)
    case .fixed:
      guard let days = entry.paidDays else { return nil }
      let (first, last) = (CivilDate(days.lowerBound).description, CivilDate(days.upperBound).description)
      return first == last ? first : strings.dayRange(first: first, last: last)
    }
  }

  /// Returns the name of a festival on a day; if the day is only paid for it, "day off for National Day (2026-10-01)".
  package func festival(_ entry: FestivalDay, on day: DayNumber, in language: Language) -> String {
    let name = entry.festival.name(in: language)
    return entry.day == day ? name : strings.dayOffFor(date: "\(CivilDate(entry.day))", festival: name)
  }

  /// Returns "days off: 4 (2026-02-16 to 2026-02-19)".
  package func paidDays(_ count: Int, _ days: String) -> String {
    strings.paidDays(count: "\(count)", days: days)
  }

  /// Returns "[25] today, 2026-02-25".
  package func todayNote(_ date: CivilDate) -> String {
    strings.todayNote(date: date.description, day: "\(date.day)")
  }

  /// Returns the note that explains a question mark after a lunar date and names a command for more.
  package func uncertainNote(command: String) -> String { strings.uncertainNote(command: command) }

  /// Returns "not certain: or 2038-07-23".
  package func uncertain(or date: CivilDate) -> String { strings.eventOrDate(date: date.description) }

  /// Returns a sentence about a published table: "by ICU 78.2, 2074-08-22 has the lunar date 2074-07-01".
  package func sentence(_ difference: PublishedDifference) -> String {
    strings.published(
      authority: difference.authority, date: CivilDate(difference.days.lowerBound).description,
      lunar: difference.lunarDate.description)
  }

  /// Returns a sentence that says what is not certain, and on which assumption or recommendation the dates are based.
  ///
  /// - Parameters:
  ///   - doubt: The doubt.
  ///   - distance: Returns a distance from midnight in seconds as text: `-00:00:03`.
  ///   - language: The language of the sentence.
  package func sentence(_ doubt: LunarDoubt, distance: (Int) -> String, in language: Language) -> String {
    switch doubt.reason {
    case .newMoon(_, let margin):
      return sentence(MoonPhase.newMoon.name(in: language), margin, distance)
    case .solarTerm(let event, let margin):
      return sentence(name(of: event.term), margin, distance)
    case .leapMonth(let month):
      let name = (try? LunarDate(year: 2033, month: month, isLeapMonth: true, day: 1))?.monthName(
        in: language)
      return strings.disputed(
        first: CivilDate(doubt.days.lowerBound).description,
        last: CivilDate(doubt.days.upperBound).description, month: name ?? "\(month)")
    }
  }

  /// Returns the name of a solar term by its longitude: "solar term 330°".
  package func name(of term: SolarTerm) -> String { strings.termAt(longitude: "\(term.longitude)") }

  /// Returns such a sentence about the date of an event of the sky.
  package func sentence(_ event: String, _ margin: DayMargin, _ distance: (Int) -> String) -> String {
    let condition =
      switch margin.assumption {
      case .deltaT: strings.deltaT
      case .announcedUTC: strings.announcedUTC
      case .futureUTC: strings.futureUTC
      }
    let sentence = strings.uncertain(
      condition: condition, date: CivilDate(margin.day).description,
      distance: distance(margin.secondsFromMidnight), event: event)
    return margin.alternative.map {
      strings.uncertainOr(date: CivilDate($0).description, sentence: sentence)
    } ?? sentence
  }
}

// Headings of tables.
extension DayTexts {
  /// The heading of the longitude of the Sun.
  package var longitude: String { strings.longitude }
  /// The heading of the time between an event and midnight.
  package var fromMidnight: String { strings.fromMidnight }
  /// The heading of the names of phases of the Moon.
  package var phase: String { strings.phase }
  /// The heading of seasons.
  package var season: String { strings.season }
  /// The heading of date and time in a zone.
  package var localTime: String { strings.localTime }
  /// The heading of the number of days since the event before.
  package var daysSince: String { strings.daysSince }
  /// The heading of lunar years.
  package var year: String { strings.year }
  /// The heading of the numbers of leap months.
  package var leapMonthNumber: String { strings.leapMonthNumber }
  /// The label of the time from sunrise to sunset.
  package var dayLength: String { strings.dayLength }
  /// The label of the coordinates of a place.
  package var place: String { strings.place }
  /// The words after a date that is a day of local mean time.
  package var localMeanTime: String { strings.localMeanTime }
  /// The moment of sunrise.
  package var sunrise: String { strings.sunrise }
  /// The moment at which the Sun is highest.
  package var noon: String { strings.noon }
  /// The moment of sunset.
  package var sunset: String { strings.sunset }
  /// The label of the moment that ends a polar day or night.
  package var until: String { strings.until }
  /// The label of a festival that is next.
  package var festival: String { strings.festival }
  /// The label of the number of days until something.
  package var daysToGo: String { strings.daysToGo }
  /// The label of the next date of a day of the user's own.
  package var next: String { strings.next }
  /// The label of how new the sources of the tables are.
  package var knownAsOf: String { strings.knownAsOf }

  /// Returns "1933-07-22 to 1933-08-20".
  package func range(_ days: ClosedRange<DayNumber>) -> String {
    strings.dayRange(
      first: CivilDate(days.lowerBound).description, last: CivilDate(days.upperBound).description)
  }

  /// Returns "from 1912-01-01".
  package func from(_ date: CivilDate) -> String { strings.fromDate(date: date.description) }

  /// Returns "festivals of vietnam".
  package func festivals(of country: FestivalCountry) -> String { strings.festivalsOf(country: country.id) }

  /// Returns the name of a moment of the Sun by its word for programs, such as `civil-dawn`; another word as it is.
  package func sunMoment(_ word: String) -> String {
    switch word {
    case "astronomical-dawn": strings.astronomicalDawn
    case "nautical-dawn": strings.nauticalDawn
    case "civil-dawn": strings.civilDawn
    case "sunrise": strings.sunrise
    case "golden-hour-ends": strings.goldenHourEnds
    case "noon": strings.noon
    case "golden-hour-begins": strings.goldenHourBegins
    case "sunset": strings.sunset
    case "civil-dusk": strings.civilDusk
    case "nautical-dusk": strings.nauticalDusk
    case "astronomical-dusk": strings.astronomicalDusk
    default: word
    }
  }

  /// Returns what the Sun does on a day by the word for programs, such as `polar-day`; another word as it is.
  package func sunDay(_ word: String) -> String {
    switch word {
    case "normal": strings.normalDay
    case "sunrise-only": strings.sunriseOnly
    case "sunset-only": strings.sunsetOnly
    case "polar-day": strings.polarDay
    case "polar-night": strings.polarNight
    default: word
    }
  }
}

// Days off.
extension DayTexts {
  /// The answer "không", "no".
  package var no: String { strings.no }
  /// Saturday or Sunday: "cuối tuần".
  package var weekend: String { strings.weekend }

  /// The answer where a year is not decided, or its decisions were not collected.
  package var notKnown: String { strings.notKnown }
  /// The label of whether and why people have a day off.
  package var dayOff: String { strings.dayOff }
  /// The label of why people work on a weekend or holiday.
  package var work: String { strings.work }

  /// Returns what is said of a day with the document that decided: "nghỉ bù Quốc khánh: 9441/TB-BNV, 2025-10-16".
  package func text(_ text: String, decidedBy number: String, on date: CivilDate) -> String {
    strings.decidedBy(date: date.description, number: number, ruling: text)
  }

  /// Returns that the days off of a year are not all decided, as far as is known.
  ///
  /// - Parameter isOutdated: Whether a decision has been due since.
  package func undecided(_ year: Int, knownAsOf date: CivilDate, isOutdated: Bool) -> String {
    isOutdated
      ? strings.yearOutdated(date: date.description, year: "\(year)")
      : strings.yearUndecided(date: date.description, year: "\(year)")
  }

  /// Returns that not all that was decided for a year was found.
  package func uncollected(_ year: Int, knownAsOf date: CivilDate) -> String {
    strings.yearUncollected(date: date.description, year: "\(year)")
  }

  /// Returns "decisions of vietnam".
  package func decisions(of country: FestivalCountry) -> String { strings.decisionsOf(country: country.id) }
}
