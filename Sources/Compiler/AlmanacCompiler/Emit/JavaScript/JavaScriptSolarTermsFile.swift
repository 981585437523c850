import AlmanacModel
import SwiftEmitter

/// Generated/JavaScript/solar-terms.js: the days of solar terms in each calendar.
struct JavaScriptSolarTermsFile {
  let data: SourceData
  let almanac: EncodedAlmanac

  func file() throws(EmissionError) -> GeneratedFile {
    let terms = almanac.calendars.map(margins)
    return try JavaScript.file(
      "solar-terms", title: "The days of solar terms in each calendar, for JavaScript.",
      notes: [
        "termDays: of each term of a year, from 285° in January, the least day of its month, and for each year how much later it is in",
        "the first calendar. moved: the terms that are a day later (+) or earlier (-) than in the first calendar; close: those near",
        "midnight, with the other day, and ? if the day is not certain. Each term is counted from the one before.",
      ],
      from: ["\(CalendarReader.folder)/"] + Inputs.solarTerms + Inputs.time,
      of: data,
      body: ["export const firstTermYear = \(almanac.sky.firstTermYear);", "", "export const termDays = ["]
        + SolarTerm.inYearOrder.map { days($0, terms[0]) } + ["];", "", "export const termChanges = {"]
        + zip(almanac.calendars, terms).flatMap { calendar, own in
          JavaScript.lines(
            JavaScript.literal(calendar.source.id),
            [
              ("moved", places(own) { $0 == terms[0][$1].day ? nil : $0 > terms[0][$1].day ? "+" : "-" }),
              ("close", places(own) { _, place in own[place].otherDay }),
            ])
        } + ["};"])
  }

  /// Returns the days of all terms in a calendar, in the order of time.
  private func margins(_ calendar: EncodedCalendar) -> [DayMargin] {
    almanac.sky.termYears.flatMap { year in
      SolarTerm.inYearOrder.map {
        almanac.timeScales.margin(of: almanac.sky.instant(of: $0, year: year), on: calendar.clock)
      }
    }
  }

  private func days(_ term: SolarTerm, _ terms: [DayMargin]) -> String {
    let days = stride(from: term.positionInYear, to: terms.count, by: 24).map { CivilDate(terms[$0].day).day }
    let least = days.min() ?? 1
    let digits = days.map { "\($0 - least)" }.joined()
    return "  [\(least), \"\(digits)\"],  // \(term.longitude)°"
  }

  /// Returns the terms that have a sign, each with its distance from the one before.
  private func places(_ terms: [DayMargin], _ sign: (DayNumber, Int) -> String?) -> String {
    var (last, texts) = (0, [String]())
    for (place, term) in terms.enumerated() {
      guard let sign = sign(term.day, place) else { continue }
      texts.append("\(place - last)\(sign)")
      last = place
    }
    return JavaScript.literal(texts.joined(separator: " "))
  }
}

extension DayMargin {
  /// The sign of the day that the event has otherwise, if it is near midnight, with a question mark if its day is not certain.
  fileprivate var otherDay: String? {
    guard !isCertain || abs(secondsFromMidnight) <= Self.marginalSeconds else { return nil }
    return (secondsFromMidnight < 0 ? "+" : "-") + (isCertain ? "" : "?")
  }
}
