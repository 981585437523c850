import AlmanacReports
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import WidgetPictures

/// Returns the picture of a widget in the medium family, whose title and description are what it says.
///
/// The widget is 0 for the calendar with the user's own days, which are the words behind the place, 1 for the solstice, 2 for the insult.
@_expose(wasm, "pagePicture")
@_cdecl("almanac_page_picture")
func pagePicture(
  _ widget: Int32, _ calendarIndex: Int32, _ languageIndex: Int32, _ isDark: Int32, _ seconds: Double,
  _ latitude: Double, _ longitude: Double
) -> Int32 {
  Answer.number { () throws(Refusal) in
    let place = PagePlace(seconds, latitude, longitude)
    func picture<Definition: WidgetDefinition>(
      _ system: Definition.Type, _ state: Definition.State, _ configuration: Definition.Configuration
    ) -> String {
      let environment = place.environment(system.language(for: language(at: languageIndex)), .medium)
      let snapshot = system.snapshot(
        of: state, configuration: configuration, at: place.instant, in: environment)
      return WidgetPicture.svg(
        of: snapshot, system, in: environment, .usual(of: environment.frame.family, isDark: isDark != 0))
    }
    let days = PageDays(place.others, in: try calendar(at: calendarIndex))
    let drawn =
      switch widget {
      case 0: picture(CalendarDefinition.self, days.state, CalendarConfiguration())
      case 1: picture(SolsticeDefinition.self, place.state, SolsticeConfiguration(showsSun: true))
      default: picture(InsultDefinition.self, InsultState(.missing), InsultConfiguration())
      }
    return Answer.keep(drawn)
  }
}
