import AlmanacReports
import LunarCalendarWidget
import WidgetBridgeCore

/// When each day of the user's own comes next, for the settings of the calendar: an event, or null where the tables have no day of it.
@_expose(wasm, "anniversaries")
@_cdecl("almanac_anniversaries")
func anniversaries() -> Int32 {
  Answer.number { () throws(Refusal) in
    let request = try WidgetRequest.asked()
    let environment = try request.shownEnvironment()
    let events = CalendarSystem.nextAnniversaries(
      of: request.stored.settings(), at: request.instant, in: environment)
    return Answer.keep(JSON.array(events.map { $0?.json ?? .null }).text)
  }
}
