import AlmanacReports
import DayAlmanac
import WorkingDays

// The almanac of a day as the web page shows it: some members of a day's report, under the same names. All columns of the report, each with
// its own types, are a tenth of the file.

/// Returns the almanac of a day in a calendar as JSON; days off are those of the calendar's country.
@_expose(wasm, "pageDay")
@_cdecl("almanac_page_day")
func pageDay(
  _ calendarIndex: Int32, _ languageIndex: Int32, _ year: Int32, _ month: Int32, _ day: Int32
) -> Int32 {
  Answer.number { () throws(Refusal) in
    let calendar = try calendar(at: calendarIndex)
    let day = DayNumber(try civilDate(year, month, day))
    do throws(LunarDateError) {
      return Answer.keep(
        try PageDay(day: day, calendar: calendar, language: language(at: languageIndex)).json.text)
    } catch { throw .lunar(error) }
  }
}

private struct PageDay {
  let day: DayNumber
  let calendar: LunarCalendar
  let language: Language
  private var cycleLanguage: Language { calendar.cycleLanguage(for: language) }

  private func name(_ cycle: SexagenaryCycle) -> JSON { .string(cycle.name(in: cycleLanguage)) }
  private func date(_ day: DayNumber) -> JSON { CivilDate(day).json }

  var json: JSON {
    get throws(LunarDateError) {
      let lunar = try calendar.lunarDate(of: day)
      let (term, moon, almanac): (SolarTermEvent, MoonAppearance, AlmanacDay?)
      do throws(SkyError) {
        (term, moon) = (try calendar.solarTerm(inForceOn: day), try calendar.moonAppearance(on: day))
      } catch { throw .dayOutsideTables(day) }
      do throws(AlmanacDay.Failure) {
        almanac = calendar.dayRules == nil ? nil : try AlmanacDay(day, in: calendar)
      } catch { throw .dayOutsideTables(day) }
      let first = try? calendar.month(of: lunar).firstDay
      let margin = calendar.margin(of: term)
      let ofAll: [(String, JSON?)] = [
        ("dayCanChi", name(SexagenaryCycle(day))),
        ("yearCanChi", name(SexagenaryCycle(lunarYear: lunar.year))),
        ("termYearCanChi", name(SexagenaryCycle(lunarYear: term.sexagenaryYear))),
        ("newMoon", first.flatMap { newMoon(on: DayNumber($0)) }),
        ("solarTerm", .string(term.term.name(in: language))),
        (
          "solarTermEvent",
          .present([
            ("name", .string(term.term.name(in: language))), ("date", date(margin.day)),
            ("alternative", margin.alternative.map(date)),
          ])
        ),
        (
          "moon",
          .present([
            ("appearance", .string(moon.word)), ("name", .string(moon.name(in: language))),
            ("certain", phase(on: day).map { .bool(calendar.margin(of: $0).isCertain) }),
          ])
        ),
      ]
      return .present(ofAll + (almanac.map(members) ?? []) + (try daysOff))
    }
  }

  private func phase(on day: DayNumber) -> MoonPhaseEvent? { try? calendar.moonPhase(on: day) }

  /// The new moon on the first day of the month; `nil` where a table of the past begins the month on another day.
  private func newMoon(on first: DayNumber) -> JSON? {
    guard let event = phase(on: first), event.phase == .newMoon else { return nil }
    let margin = calendar.margin(of: event)
    return ["date": date(margin.day), "margin": JSON(margin.secondsFromMidnight)]
  }

  /// The festivals, and whether people have the day off by law or decision; without that where neither is known.
  private var daysOff: [(String, JSON?)] {
    get throws(LunarDateError) {
      let days = DaysOff(of: calendar)
      let country = days?.country
      let ruled = RuledDay(day: day, ruling: try days?.ruling(on: day), year: nil, country: country)
      let festivals = try calendar.festivals(
        on: day, withHolidaysOf: country, in: FestivalGroup.usual)
      return [
        ("off", ruled.off.map { .bool($0) }), ("offLaw", ruled.ruling?.law().map { .string($0) }),
        ("festivals", .array(festivals.map { festival($0, in: country) })),
      ]
    }
  }

  private func festival(_ entry: FestivalDay, in country: FestivalCountry?) -> JSON {
    let isPaid = entry.festival.country == country && entry.festival.isPublicHoliday
    return [
      "id": .string(entry.festival.id), "name": .string(entry.festival.name(in: language)),
      "date": date(entry.day), "daysOff": JSON(isPaid ? entry.festival.paidDays.count : 0),
    ]
  }

  private func members(of almanac: AlmanacDay) -> [(String, JSON?)] {
    [
      ("monthCanChi", name(almanac.monthCycle)), ("nayin", .string(almanac.nayin.name(in: language))),
      ("truc", .string(almanac.officer.name(in: language))),
      ("mansion", .string(almanac.mansion.name(in: language))),
      ("daySpirit", .string(almanac.spirit.name(in: language))),
      ("isAuspicious", .bool(almanac.isAuspicious)),
      ("hours", .array(almanac.hours.map { hour($0, until: day) })),
      ("lateHour", hour(almanac.hours.hour(at: 23), until: day.advanced(by: 1))),
      ("opposite", .string(almanac.opposite.branchName(in: cycleLanguage))),
      ("joyDirection", .string(almanac.joyDirection.name(in: language))),
    ]
  }

  /// A double hour with the civil days on which it begins and ends.
  private func hour(_ hour: DoubleHour, until last: DayNumber) -> JSON {
    [
      "branch": .string(hour.cycle.branchName(in: cycleLanguage)), "canChi": name(hour.cycle),
      "fromDate": date(last.advanced(by: hour.beginsOnEveningBefore ? -1 : 0)),
      "fromHour": JSON(hour.startHour), "toDate": date(last), "toHour": JSON(hour.endHour),
      "isAuspicious": .bool(hour.isAuspicious),
    ]
  }
}
