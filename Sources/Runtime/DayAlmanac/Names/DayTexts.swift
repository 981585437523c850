package import Almanac
package import DayAlmanacTables

/// The labels and sentences that describe a day, in one language.
///
/// Labels, headings and names are texts of Data/strings without values; the functions here put values into the others.
package typealias DayTexts = DayAlmanacStrings

extension DayTexts {
  /// Creates the texts of a language.
  package init(_ language: Language) { self.init(language: language.tableIndex) }

  /// Returns the reason why a calendar has no festivals: "none: … has no country".
  package func noCountry(_ calendar: LunarCalendar) -> String { noCountry(calendar: name(calendar)) }

  /// Returns the reason why a calendar has no day almanac: "none: the Japanese calendar has no rules for it".
  package func noRules(_ calendar: LunarCalendar) -> String { noRules(calendar: name(calendar)) }

  /// Returns "03:00–05:00", and of the first double hour of a day "23:00 tối hôm trước–01:00".
  package func range(_ hour: DoubleHour) -> String {
    let digits = Language(tableIndex: language).digits(ofHour:)
    let (first, last) = ("\(digits(hour.startHour)):00", "\(digits(hour.endHour)):00")
    return hour.beginsOnEveningBefore
      ? fromEveningBefore(first: first, last: last) : hourRange(first: first, last: last)
  }

  /// Returns "Tý (23:00 tối hôm trước–01:00)", "子（前一晚23:00–01:00）".
  package func detailed(_ name: String, _ detail: String) -> String { detailed(detail: detail, name: name) }

  /// Returns "Dần, Thìn", "寅、辰"; an empty text for none.
  package func list(_ names: [String]) -> String {
    names.dropFirst().reduce(names.first ?? "") { listPair(first: $0, second: $1) }
  }

  /// Returns "Mậu Tý, giờ đầu của ngày hôm sau; ngày vẫn là Canh Tý đến nửa đêm".
  package func lateHour(_ hour: String, day: String) -> String { lateHourOf(day: day, hour: hour) }

  /// Returns "Lập xuân, từ 2026-02-04".
  package func term(_ name: String, since date: CivilDate) -> String {
    termSince(date: date.description, name: name)
  }

  /// Returns "Tư Mệnh (hoàng đạo), theo tháng âm".
  ///
  /// - Parameters:
  ///   - name: The name of the spirit.
  ///   - isAuspicious: Whether the spirit is on the yellow path.
  ///   - month: The kind of month that decides the spirit.
  package func spirit(_ name: String, isAuspicious: Bool, by month: SexagenaryMonthRule) -> String {
    let path = isAuspicious ? auspicious : inauspicious
    return switch month {
    case .lunarMonths: spiritByLunarMonth(name: name, path: path)
    case .solarTerms: spiritByTermMonth(name: name, path: path)
    }
  }

  /// Returns the name of a kind of festival of a country: "ngày nghỉ lễ", "public".
  package func name(_ kind: FestivalKind, of country: FestivalCountry?) -> String {
    switch kind {
    case .publicHoliday: country == .hongKong ? generalHoliday : publicHoliday
    case .traditional: traditional
    case .observance: observance
    }
  }

  /// Returns the name of one of the six days: "大安", "Taian".
  package func name(_ rokuyo: Rokuyo) -> String {
    switch rokuyo {
    case .taian: taian
    case .shakko: shakko
    case .sensho: sensho
    case .tomobiki: tomobiki
    case .senbu: senbu
    case .butsumetsu: butsumetsu
    }
  }

  /// Returns the dates of a festival that are paid by law: "2026-02-16, counted with Tết Nguyên đán".
  ///
  /// The result is `nil` if no day is paid.
  package func paidDays(of entry: FestivalDay, in language: Language) -> String? {
    let date = CivilDate(entry.day).description
    switch entry.festival.paidDays {
    case .none: return nil
    case .decidedEveryYear: return othersDecided(date: date)
    case .among(let id):
      let festival = entry.festival.country.festival(id: id)
      return countedWith(
        date: date, festival: festival.map { Festival.inSentence($0.name(in: language)) } ?? id)
    case .fixed:
      guard let days = entry.paidDays else { return nil }
      let (first, last) = (CivilDate(days.lowerBound).description, CivilDate(days.upperBound).description)
      return first == last ? first : dayRange(first: first, last: last)
    }
  }

  /// Returns the name of a festival on a day; if the day is only paid for it, "day off for National Day (2026-10-01)".
  package func festival(_ entry: FestivalDay, on day: DayNumber, in language: Language) -> String {
    let name = entry.festival.name(in: language)
    return entry.day == day
      ? name : dayOffFor(date: "\(CivilDate(entry.day))", festival: Festival.inSentence(name))
  }

  /// Returns "days off: 4 (2026-02-16 to 2026-02-19)".
  package func paidDays(_ count: Int, _ days: String) -> String {
    paidDays(count: "\(count)", days: days)
  }

  /// Returns "[25] today, 2026-02-25".
  package func todayNote(_ date: CivilDate) -> String {
    todayNote(date: date.description, day: "\(date.day)")
  }

  /// Returns "not certain: or 2038-07-23".
  package func uncertain(or date: CivilDate) -> String { eventOrDate(date: date.description) }

  /// Returns a sentence about a published table: "by ICU 78.2, 2074-08-22 has the lunar date 2074-07-01".
  package func sentence(_ difference: PublishedDifference) -> String {
    // The others have the names of people and of programs.
    let isObservatory = difference.authority.utf8.elementsEqual("Hong Kong Observatory".utf8)
    return published(
      authority: isObservatory ? hongKongObservatory : difference.authority,
      date: CivilDate(difference.days.lowerBound).description,
      lunar: difference.lunarDate.description)
  }

  /// Returns a sentence about the uncertain event, and the assumption or recommendation on which the dates are based.
  ///
  /// - Parameters:
  ///   - uncertainty: The uncertainty.
  ///   - distance: Returns a distance from midnight in seconds as text: `-00:00:03`.
  ///   - language: The language of the sentence.
  package func sentence(_ uncertainty: LunarUncertainty, distance: (Int) -> String, in language: Language)
    -> String
  {
    switch uncertainty.reason {
    case .newMoon(_, let margin):
      return sentence(MoonPhase.newMoon.name(in: language), margin, distance)
    case .solarTerm(let event, let margin):
      return sentence(name(of: event.term), margin, distance)
    case .leapMonth(let month):
      let name = (try? LunarDate(year: 2033, month: month, isLeapMonth: true, day: 1))?.monthName(
        in: language)
      return disputed(
        first: CivilDate(uncertainty.days.lowerBound).description,
        last: CivilDate(uncertainty.days.upperBound).description, month: name ?? "\(month)")
    }
  }

  /// Returns the name of a solar term by its longitude: "solar term 330°".
  package func name(of term: SolarTerm) -> String { termAt(longitude: "\(term.longitude)") }

  /// Returns a sentence about the uncertain date of an event of the sky.
  package func sentence(_ event: String, _ margin: DayMargin, _ distance: (Int) -> String) -> String {
    let condition =
      switch margin.assumption {
      case .deltaT: deltaT
      case .announcedUTC: announcedUTC
      case .futureUTC: futureUTC
      }
    let sentence = uncertain(
      condition: condition, date: CivilDate(margin.day).description,
      distance: distance(margin.secondsFromMidnight), event: event)
    return margin.alternative.map {
      uncertainOr(date: CivilDate($0).description, sentence: sentence)
    } ?? sentence
  }
}

// Headings of tables.
extension DayTexts {
  /// Returns "1933-07-22 to 1933-08-20".
  package func range(_ days: ClosedRange<DayNumber>) -> String {
    dayRange(
      first: CivilDate(days.lowerBound).description, last: CivilDate(days.upperBound).description)
  }

  /// Returns "from 1912-01-01".
  package func from(_ date: CivilDate) -> String { fromDate(date: date.description) }

  /// Returns "festivals of Vietnam".
  package func festivals(of country: FestivalCountry) -> String { festivalsOf(country: name(country)) }

  /// Returns the name of a calendar for people: "Vietnamese"; beside the usual one of its country, "Vietnamese (vietnamese-utc7)".
  package func name(_ calendar: LunarCalendar) -> String {
    guard let country = calendar.country else { return calendar.id }
    let name: String
    switch country {
    case .china: name = chineseCalendar
    case .japan: name = japaneseCalendar
    case .korea: name = koreanCalendar
    case .vietnam: name = vietnameseCalendar
    default: return calendar.id
    }
    return country.calendar == calendar ? name : "\(name) (\(calendar.id))"
  }

  private func name(_ country: FestivalCountry) -> String { country.name(in: Language(tableIndex: language)) }

  /// Returns the name of a moment of the Sun by its word for programs, such as `civil-dawn`; another word as it is.
  package func sunMoment(_ word: String) -> String {
    switch word {
    case "astronomical-dawn": astronomicalDawn
    case "nautical-dawn": nauticalDawn
    case "civil-dawn": civilDawn
    case "sunrise": sunrise
    case "golden-hour-ends": goldenHourEnds
    case "noon": noon
    case "golden-hour-begins": goldenHourBegins
    case "sunset": sunset
    case "civil-dusk": civilDusk
    case "nautical-dusk": nauticalDusk
    case "astronomical-dusk": astronomicalDusk
    default: word
    }
  }

  /// Returns the course of the Sun on a day by its word for programs, such as `polar-day`; another word as it is.
  package func sunDay(_ word: String) -> String {
    switch word {
    case "normal": normalDay
    case "sunrise-only": sunriseOnly
    case "sunset-only": sunsetOnly
    case "polar-day": polarDay
    case "polar-night": polarNight
    default: word
    }
  }
}

// Days off.
extension DayTexts {
  /// Returns the ruling on a day with the document of the decision: "nghỉ bù Quốc khánh: 9441/TB-BNV, 2025-10-16".
  package func text(_ text: String, decidedBy number: String, on date: CivilDate) -> String {
    decidedBy(date: date.description, number: number, ruling: text)
  }

  /// Returns the note that the days off of a year are not all decided, as far as is known.
  ///
  /// - Parameter isOutdated: Whether a decision has been due since.
  package func undecided(_ year: Int, knownAsOf date: CivilDate, isOutdated: Bool) -> String {
    isOutdated
      ? yearOutdated(date: date.description, year: "\(year)")
      : yearUndecided(date: date.description, year: "\(year)")
  }

  /// Returns the note that some decisions about a year were not found.
  package func uncollected(_ year: Int, knownAsOf date: CivilDate) -> String {
    yearUncollected(date: date.description, year: "\(year)")
  }

  /// Returns the note that earlier laws of a country were not collected.
  package func lawsSince(_ country: FestivalCountry) -> String {
    lawsSince(country: name(country), date: country.lawsFrom.description)
  }

  /// Returns "decisions of Vietnam".
  package func decisions(of country: FestivalCountry) -> String { decisionsOf(country: name(country)) }
}
