import AlmanacReports
import InsultWidgetCore

/// Returns the insult of the hour as JSON, and since when it is shown.
@_expose(wasm, "pageInsult")
@_cdecl("almanac_page_insult")
func pageInsult(_ languageIndex: Int32, _ seconds: Double) -> Int32 {
  let place = PagePlace(seconds, 0, 0)
  let language = InsultDefinition.language(for: language(at: languageIndex))
  let snapshot = InsultDefinition.snapshot(
    of: InsultState(.missing), configuration: InsultConfiguration(), at: place.instant,
    in: place.environment(language, .large))
  return Answer.keep(
    JSON.present([
      ("insult", (snapshot.facts?.insult).map(JSON.string)), ("sinceText", snapshot.facts?.sinceText.json),
    ]).text)
}
