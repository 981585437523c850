import AlmanacReports
import WorkingDays

/// A Gregorian month with lunar days; `hasToday` is 0 where no day of it is today.
@_expose(wasm, "month")
@_cdecl("almanac_month")
func month(
  _ calendarIndex: Int32, _ languageIndex: Int32, _ countryIndex: Int32, _ year: Int32, _ month: Int32,
  _ hasToday: Int32, _ todayYear: Int32, _ todayMonth: Int32, _ todayDay: Int32
) -> Int32 {
  Answer.json { () throws(Refusal) in
    let (calendar, language) = (try calendar(at: calendarIndex), language(at: languageIndex))
    let first = try civilDate(year, month, 1)
    let today = hasToday == 0 ? nil : DayNumber(try civilDate(todayYear, todayMonth, todayDay))
    do throws(LunarDateError) {
      let report = try MonthReport(
        first: first, today: today, calendar: calendar, language: language,
        daysOff: daysOff(at: countryIndex, in: calendar))
      return report.columnJSON
    } catch { throw .lunar(error) }
  }
}

/// Returns the four equinoxes and solstices of a Gregorian year, as rows of `almanac terms`.
@_expose(wasm, "seasons")
@_cdecl("almanac_seasons")
func seasons(_ calendarIndex: Int32, _ languageIndex: Int32, _ year: Int32) -> Int32 {
  Answer.json { () throws(Refusal) in
    let (calendar, language) = (try calendar(at: calendarIndex), language(at: languageIndex))
    do throws(SkyError) {
      var rows: [TermRow] = []
      for kind in SolsticeKind.allCases {
        let event = try SolsticeEvent(kind, year: Int(year)).term
        rows.append(TermRow(event, calendar: calendar, language: language))
      }
      return rows.columnJSON
    } catch { throw .termYear(Int(year)) }
  }
}
