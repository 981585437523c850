import AlmanacReports
import DayAlmanac
import WorkingDays

// The members are the same as in the command, because the same reports write them.

/// Returns the length of the id of the country at an index, or 0 after the last one.
@_expose(wasm, "countryID")
@_cdecl("almanac_country_id")
func countryID(_ index: Int32) -> Int32 {
  let all = FestivalCountry.all
  return all.indices.contains(Int(index)) ? Answer.keep(all[Int(index)].id) : 0
}

/// Returns the days off of the country at an index; -1 is that of the calendar, and an index after the last one is none.
func daysOff(at index: Int32, in calendar: LunarCalendar) -> DaysOff? {
  let all = FestivalCountry.all
  guard index >= 0 else { return DaysOff(of: calendar) }
  return all.indices.contains(Int(index)) ? DaysOff(of: all[Int(index)]) : nil
}

/// Returns the report about a civil day.
@_expose(wasm, "day")
@_cdecl("almanac_day")
func day(
  _ calendarIndex: Int32, _ languageIndex: Int32, _ countryIndex: Int32, _ year: Int32, _ month: Int32,
  _ day: Int32
) -> Int32 {
  Answer.json { () throws(Refusal) in
    let (calendar, language) = (try calendar(at: calendarIndex), language(at: languageIndex))
    let date = try civilDate(year, month, day)
    do throws(LunarDateError) {
      let daysOff = daysOff(at: countryIndex, in: calendar)
      return try DayReport(DayNumber(date), calendar: calendar, language: language, daysOff: daysOff)
        .columnJSON
    } catch { throw .lunar(error) }
  }
}
