import AlmanacReports
import LunarCalendarWidgetCore
import WidgetBridge

/// When each day of the user's own comes next, for the settings of the calendar: an event in the place of each day.
///
/// It is null where the tables have no day of it any more, and where the day cannot be read.
@_expose(wasm, "anniversaries")
@_cdecl("almanac_anniversaries")
func anniversaries() -> Int32 {
  Answer.number { () throws(Refusal) in
    let request = try WidgetRequest.asked()
    let environment = request.environment
    let state: CalendarState = request.settings()
    var events = CalendarDefinition.nextAnniversaries(of: state, at: request.instant, in: environment).map {
      $0?.json ?? .null
    }
    for day in state.settings.anniversaries.unreadable { events.insert(.null, at: day.index) }
    return Answer.keep(JSON.array(events).text)
  }
}
