import AlmanacReports
import SolsticeWidgetCore

/// Returns the facts of the solstice widget with the Sun of a place, or the note in their place, as JSON.
@_expose(wasm, "pageSky")
@_cdecl("almanac_page_sky")
func pageSky(_ languageIndex: Int32, _ seconds: Double, _ latitude: Double, _ longitude: Double) -> Int32 {
  let place = PagePlace(seconds, latitude, longitude)
  let language = SolsticeDefinition.language(for: language(at: languageIndex))
  let snapshot = SolsticeDefinition.snapshot(
    of: place.state, configuration: SolsticeConfiguration(showsSun: true), at: place.instant,
    in: place.environment(language, .large))
  return Answer.keep(JSON.present([("facts", snapshot.facts?.json), ("note", snapshot.note?.json)]).text)
}
