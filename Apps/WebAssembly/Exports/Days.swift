import Almanac
import DayAlmanac
import JSONText

// The members have the names and values that `almanac date --format json` and `almanac terms --format json` give them.

/// The length of the code of the language at a place; 0 after the last.
@_expose(wasm, "languageCode")
@_cdecl("almanac_language_code")
func languageCode(_ place: Int32) -> Int32 {
  guard let language = try? language(at: place) else { return 0 }
  return Answer.keep(language.rawValue)
}

/// What there is to say of a civil day.
@_expose(wasm, "day")
@_cdecl("almanac_day")
func day(_ calendarPlace: Int32, _ languagePlace: Int32, _ year: Int32, _ month: Int32, _ day: Int32) -> Int32
{
  Answer.json { () throws(Failure) in
    let (calendar, language) = (try calendar(at: calendarPlace), try language(at: languagePlace))
    let date = try civilDate(year, month, day)
    do throws(LunarDateError) {
      return .object(try dayMembers(date, calendar, language) + almanacMembers(date, calendar, language))
    } catch { throw Failure(error) }
  }
}

/// The four equinoxes and solstices of a Gregorian year.
@_expose(wasm, "seasons")
@_cdecl("almanac_seasons")
func seasons(_ calendarPlace: Int32, _ languagePlace: Int32, _ year: Int32) -> Int32 {
  Answer.json { () throws(Failure) in
    let (calendar, language) = (try calendar(at: calendarPlace), try language(at: languagePlace))
    do throws(SkyError) {
      var events: [OrderedJSON] = []
      for kind in SolsticeKind.allCases {
        events.append(.object(termMembers(try SolsticeEvent(kind, year: Int(year)).term, calendar, language)))
      }
      return .array(events)
    } catch { throw Failure(code: "outsideTables", message: error.description) }
  }
}

private typealias Members = [(key: String, value: OrderedJSON)]

private func language(at place: Int32) throws(Failure) -> Language {
  let languages = Language.allCases
  guard languages.indices.contains(Int(place)) else {
    throw Failure(code: "unknownSetting", message: "there is no language \(place)")
  }
  return languages[Int(place)]
}

private func dayMembers(
  _ date: CivilDate, _ calendar: LunarCalendar, _ language: Language
) throws(LunarDateError) -> Members {
  let (lunar, doubt) = (try calendar.lunarDate(of: date), try calendar.doubt(on: date))
  let names = calendar.cycleLanguage(for: language)
  let festivals = try calendar.festivals(on: DayNumber(date)).map { entry in
    OrderedJSON.object([
      ("id", .text(entry.festival.id)), ("name", .text(entry.festival.name(in: language))),
      ("days_off", .integer(entry.festival.paidDays.count)),
    ])
  }
  var members: Members = [
    ("date", .text(date.description)), ("calendar", .text(calendar.id)),
    (
      "lunar",
      .object([
        ("year", .integer(lunar.year)), ("month", .integer(lunar.month)),
        ("leap", .boolean(lunar.isLeapMonth)), ("day", .integer(lunar.day)),
      ])
    ),
    ("certain", .boolean(doubt == nil)), ("language", .text(language.rawValue)),
    ("weekday", .text(date.weekday.shortName(in: language))),
    ("dayName", .text(lunar.dayName(in: language))), ("monthName", .text(lunar.monthName(in: language))),
    ("yearCanChi", .text(SexagenaryCycle(lunarYear: lunar.year).name(in: names))),
    ("dayCanChi", .text(SexagenaryCycle(DayNumber(date)).name(in: names))),
    ("festivals", calendar.country == nil ? .null : .array(festivals)),
  ]
  if let term = try? calendar.solarTerm(inForceOn: date) {
    members.append(("solarTerm", .text(term.term.name(in: language))))
    members.append(("solarTermEvent", .object(termMembers(term, calendar, language))))
  }
  return members
}

/// How an almanac reads the day; nothing for a calendar that has no custom of it.
private func almanacMembers(_ date: CivilDate, _ calendar: LunarCalendar, _ language: Language) -> Members {
  guard let day = try? AlmanacDay(date, in: calendar) else { return [] }
  let names = calendar.cycleLanguage(for: language)
  return [
    ("monthCanChi", .text(day.monthCycle.name(in: names))),
    ("nayin", .text(day.nayin.name(in: language))), ("animal", .text(day.animal.name(in: language))),
    ("yearAnimal", .text(day.yearAnimal.name(in: language))),
    ("truc", .text(day.officer.name(in: language))), ("mansion", .text(day.mansion.name(in: language))),
    ("daySpirit", .text(day.spirit.name(in: language))), ("isAuspicious", .boolean(day.isAuspicious)),
    ("luckyHours", .array(day.hours.auspicious.map { .text($0.cycle.branchName(in: names)) })),
    ("opposite", .text(day.opposite.branchName(in: names))),
    ("joyDirection", .text(day.joyDirection.name(in: language))),
  ]
}

private func termMembers(_ event: SolarTermEvent, _ calendar: LunarCalendar, _ language: Language) -> Members
{
  let margin = calendar.margin(of: event)
  return [
    ("longitude", .integer(event.term.longitude)), ("name", .text(event.term.name(in: language))),
    ("date", .text(CivilDate(margin.day).description)), ("utc", .text(event.instant.description)),
    ("certain", .boolean(margin.isCertain)),
  ]
}
