import Almanac
import AlmanacReports
import DayAlmanac
import JSONText
import LunarCalendarWidgetCore
import TestSupport
import Testing

/// The almanac of a day for JavaScript without WebAssembly beside `AlmanacDay` and the report of the command.
///
/// Solar terms and festivals are compared with the command's exports in `Tests/JavaScript`.
struct JavaScriptAlmanacDayTests {
  /// Runs the body of a function of a document in node, and returns its texts for each.
  private func texts(_ documents: [JSON], _ body: String) throws -> [[String]] {
    try JavaScriptModules.texts(
      of: documents, importing: ["terms": ["marginalTerm"], "day": ["day"]], body)
  }

  /// A line a day: the calendar's places of officer, spirit and mansion, the term in force, whether one is near midnight, and the
  /// places of year, month and day in the cycle of sixty.
  @Test(.enabled(if: JavaScriptModules.node != nil, "node is missing"), arguments: LunarCalendar.all)
  func everyDayIsThatOfTheLibrary(calendar: LunarCalendar) throws {
    guard calendar.dayRules != nil else { return }
    var expected: [String] = []
    for rataDie in calendar.days.lowerBound.rataDie...calendar.days.upperBound.rataDie {
      let day = try AlmanacDay(DayNumber(rataDie: Int(rataDie)), in: calendar)
      let places = [
        day.officer.rawValue, day.spirit.rawValue, day.mansion.index, day.term.term.longitude,
        day.marginalTerm == nil ? 0 : 1, day.yearCycle.index, day.monthCycle.index, day.cycle.index,
        day.animal.branch, day.opposite.branch, day.nayin.index, day.hours.hour(at: 23).spirit.rawValue,
      ]
      expected.append(places.map { "\($0)" }.joined(separator: " "))
    }
    let language = Language.vietnamese
    func list(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }
    // Day 4 has the mansion 0.
    let mansions = try (0..<28).map { Mansion(try DayNumber(rataDie: 4 + $0)).name(in: language) }
    let document: JSON = [
      "calendar": .string(calendar.id), "mansions": list(mansions),
      "officers": list(DayOfficer.allCases.map { $0.name(in: language) }),
      "spirits": list(DaySpirit.allCases.map { $0.name(in: language) }),
      "cycles": list((0..<60).map { SexagenaryCycle(index: $0).name(in: language) }),
      "branches": list((0..<12).map { SexagenaryCycle(index: $0).branchName(in: language) }),
    ]
    let found = try texts(
      [document],
      """
      const { calendar, officers, spirits, mansions, cycles, branches } = document;
      const { firstDay, lastDay } = LunarCalendar.withId(calendar).range(), count = daysBetween(firstDay, lastDay) + 1;
      const nayins = [], animals = [];
      return Array.from({ length: count }, (_, place) => addDays(firstDay, place)).map((date) => {
        const one = day(date, { calendar }), cycle = cycles.indexOf(one.dayCanChi);
        // Names of sounds and animals are those of the cycle's places, whatever they are called.
        for (const [list, name, at] of [[nayins, one.nayin, cycle >> 1], [animals, one.animal, cycle % 12]]) list[at] = list[at] || name;
        return [officers.indexOf(one.truc), spirits.indexOf(one.daySpirit), mansions.indexOf(one.mansion), one.solarTermEvent.longitude,
          Number(one.isTermMarginal), cycles.indexOf(one.yearCanChi), cycles.indexOf(one.monthCanChi), cycle, animals.indexOf(one.animal),
          branches.indexOf(one.opposite), nayins.indexOf(one.nayin), spirits.indexOf(one.lateHour.spirit)].join(" ");
      });
      """
    ).first
    let differences = zip(expected, found ?? []).enumerated().filter { $1.0 != $1.1 }.prefix(3).map {
      "\($0)"
    }
    #expect(differences.isEmpty && found?.count == expected.count, "\(differences)")
    #expect(expected.count > 70_000)
  }

  /// A whole cycle of sixty, and days of all years, in every language and calendar: every member that there is without WebAssembly.
  @Test(.enabled(if: JavaScriptModules.node != nil, "node is missing"))
  func membersAreThoseOfTheReport() throws {
    let languages = Language.allCases.filter { CalendarDefinition.language(for: $0) == $0 }
    let documents = try LunarCalendar.all.flatMap { calendar -> [JSON] in
      let days = (0..<60).map { 739_665 + $0 } + (0..<30).map { 693_640 + 2_448 * $0 }
      return try days.enumerated().map { place, rataDie in
        let report = try DayReport(
          DayNumber(rataDie: rataDie), calendar: calendar,
          language: languages[place % languages.count], daysOff: nil)
        return try JSON(parsing: Array("\(report.columnJSON)".utf8))
      }
    }
    let found = try texts(
      documents,
      """
      const { date, calendar, language } = document, found = day(parseCivilDate(date), { calendar, language });
      const sorted = (one) => Array.isArray(one) ? one.map(sorted) : !one || typeof one !== "object" ? one
        : Object.fromEntries(Object.keys(one).sort().map((name) => [name, sorted(one[name])]));
      const text = (one) => JSON.stringify(sorted(one));
      const differences = (found, expected, path) => Object.keys(found).flatMap((name) =>
        text(found[name]) === text(expected[name]) ? []
          : name === "solarTermEvent" ? differences(found[name], expected[name], name) : [[date, calendar, path, name].join(" ")]);
      const left = Object.keys(document).filter((name) => !(name in found));
      return [...differences(found, document, ""), left.join(" ")];
      """)
    // Other modules of the package have the days off, the festivals, and what is counted.
    let leftOut: Set = [
      "moon", "newMoon", "festivals", "daysOffYear", "working", "worked", "off", "usuallyOff", "offReason",
      "offFestivalId", "offDecision", "offLaw", "mayChange", "dogDays", "nineNines", "rokuyo",
    ]
    let ofSomeDays: Set = ["pentad", "pentadName", "pentadUtc", "disputed"]
    for (document, texts) in zip(documents, found) {
      let expected = leftOut.union(ofSomeDays.filter { document[$0] != nil })
      let left = Set(texts.last?.split(separator: " ").map(String.init) ?? [])
      #expect(texts.count == 1, "\(texts.dropLast())")
      #expect(left == expected, "\(left.symmetricDifference(expected).sorted())")
    }
    #expect(found.count == documents.count)
  }
}
