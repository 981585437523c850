import AlmanacReports

// A lunar date as one number is year << 10 | month << 6 | isLeapMonth << 5 | day; a civil date is year << 9 |
// month << 5 | day.

private let calendars = LunarCalendar.all

/// Returns the length of the id of the calendar at an index, or 0 after the last one.
@_expose(wasm, "calendarID")
@_cdecl("almanac_calendar_id")
func calendarID(_ index: Int32) -> Int32 {
  guard let calendar = try? calendar(at: index) else { return 0 }
  return Answer.keep(calendar.id)
}

/// Returns the lunar date of a civil date as one number.
@_expose(wasm, "lunarDate")
@_cdecl("almanac_lunar_date")
func lunarDate(_ index: Int32, _ year: Int32, _ month: Int32, _ day: Int32) -> Int32 {
  Answer.number { () throws(Refusal) in
    let (calendar, civil) = (try calendar(at: index), try civilDate(year, month, day))
    do throws(LunarDateError) {
      let date = try calendar.lunarDate(of: civil)
      return Int32(date.year << 10 | date.month << 6 | (date.isLeapMonth ? 32 : 0) | date.day)
    } catch { throw .lunar(error) }
  }
}

/// Returns the civil date of a lunar date as one number.
@_expose(wasm, "civilDate")
@_cdecl("almanac_civil_date")
func civilDate(_ index: Int32, _ year: Int32, _ month: Int32, _ isLeapMonth: Int32, _ day: Int32) -> Int32 {
  Answer.number { () throws(Refusal) in
    let calendar = try calendar(at: index)
    do throws(LunarDateError) {
      let lunar = try LunarDate(
        year: Int(year), month: Int(month), isLeapMonth: isLeapMonth != 0, day: Int(day))
      let date = try calendar.civilDate(of: lunar)
      return Int32(date.year << 9 | date.month << 5 | date.day)
    } catch { throw .lunar(error) }
  }
}

/// Returns the calendar at an index, which JavaScript has looked up.
func calendar(at index: Int32) throws(Refusal) -> LunarCalendar {
  if calendars.indices.contains(Int(index)) { return calendars[Int(index)] }
  throw .argument(.notOneOf, code: "unknownCalendar", words: ["calendar", "\(index)"])
}

func civilDate(_ year: Int32, _ month: Int32, _ day: Int32) throws(Refusal) -> CivilDate {
  do throws(CivilDateError) {
    return try CivilDate(year: Int(year), month: Int(month), day: Int(day))
  } catch { throw .civil(error) }
}
