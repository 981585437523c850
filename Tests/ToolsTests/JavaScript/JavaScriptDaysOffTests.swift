import Almanac
import DayAlmanac
import DecisionDocuments
import Foundation
import JSONText
import TestSupport
import Testing
import WorkingDays

/// The lists of countries that are written by hand name all that the tables have, in their order.
struct CountryListTests {
  @Test(arguments: [
    ("Apps/JavaScript/days-off.d.ts", "\"", " | "), ("Apps/WebAssembly/almanac.d.ts", "\"", " | "),
    ("Apps/JavaScript/days-off.d.ts", "`", ", "), ("Apps/JavaScript/README.md", "`", " or "),
    ("Sources/Tools/WidgetBridge/WidgetBridge.docc/ReactNative.md", "`", ", "),
  ]) func everyCountryIsNamed(path: String, mark: String, separator: String) throws {
    let ids = FestivalCountry.all.map { mark + $0.id + mark }
    let list =
      separator == " or "
      ? ids.dropLast().joined(separator: ", ") + " or " + (ids.last ?? "") : ids.joined(separator: separator)
    #expect(try Repository.text(path).contains(list), "\(path) lacks \(list)")
  }

  @Test func swiftHasANameForEveryCountry() {
    #expect(FestivalCountry.all == [.china, .hongKong, .japan, .korea, .taiwan, .vietnam])
  }
}

/// The module of days off for JavaScript beside `DaysOff`: the same answers, and the same words about bad documents.
struct JavaScriptDaysOffTests {
  private static let names = [
    "addWorkingDays", "dayOff", "daysOff", "daysOffYear", "isDayOff", "isWorkingDay", "loadDecisions",
    "mayChange",
  ]

  /// Runs the body of a function of a document in node, for some documents, and returns its lines for each.
  private func lines(_ documents: [JSON], _ body: String) throws -> [[String]] {
    try JavaScriptModules.texts(of: documents, importing: ["days-off": Self.names], body)
  }

  private static func document(_ decisions: String) throws -> JSON {
    try JSON(
      parsing: Array(
        #"{"schema": "almanac-decided-days", "version": 1, "decisions": [\#(decisions)]}"#.utf8))
  }

  private static func decision(
    _ country: String, _ year: Int, _ date: String, _ days: String, settles: Bool = true
  ) -> String {
    let days = days.split(separator: " ").map { day in
      let parts = day.split(separator: "/")
      let festival = parts.count > 2 ? #", "festivalId": "\#(parts[2])""# : ""
      return #"{"date": "\#(parts[0])", "kind": "\#(parts[1])"\#(festival)}"#
    }
    return
      #"{"country": "\#(country)", "year": \#(year), "settlesYear": \#(settles), "number": "№ \#(year)", "#
      + #""date": "\#(date)", "source": "made up", "days": [\#(days.joined(separator: ", "))]}"#
  }

  private static let china = decision(
    "china", 2027, "2026-11-04",
    "2026-12-31/bridging/yuandan 2027-01-02/weekend/yuandan 2027-01-03/weekend/yuandan 2027-01-09/worked/yuandan"
  )

  /// Documents whose decisions are new, replace ours, are older than ours, or move a day that a rule gives.
  private static let documents = [
    "", china,
    decision("china", 2026, "2026-02-01", "2026-03-02/temporary"), decision("china", 2026, "2020-02-01", ""),
    // Of the date of ours, and on the first and last days that a decision about the year can name.
    decision("china", 2026, "2025-11-04", "2025-12-01/temporary 2027-01-29/bridging 2027-01-31/worked"),
    decision("vietnam", 2027, "2026-11-20", "2027-01-04/bridging/new_year 2027-05-03/in-place/labour_day"),
    decision("vietnam", 2028, "2027-11-20", "2028-05-02/chosen/labour_day", settles: false),
    decision(
      "vietnam", 2028, "2027-11-20", "2028-01-03/bridging 2028-05-03/in-place/victory_day", settles: false),
    decision("vietnam", 2026, "2026-11-20", "2026-11-23/bridging 2026-11-28/worked", settles: false),
    decision("korea", 2028, "2027-11-20", "2028-10-05/worked"),
    // 1 January 2033 is a Saturday, so the forecast is of another year than the decision.
    decision("vietnam", 2032, "2031-11-20", "2032-12-31/in-place/new_year", settles: false),
    // 3 September 2029 is the second day of Quốc khánh, or in place of Sunday, the first.
    decision("vietnam", 2029, "2028-11-20", "2029-09-03/chosen/national_day", settles: false),
    // Liberation Day of 2027 is a Sunday, so the law gives the 16th.
    decision("korea", 2027, "2027-01-05", "2027-08-17/temporary/gwangbok") + ", " + china,
    decision("korea", 2026, "2025-11-20", "2026-06-03/election", settles: false) + ", "
      + decision("korea", 2026, "2026-01-05", "2026-06-05/temporary"),
  ]

  private static func words(_ year: DaysOffYear, _ today: CivilDate) -> String {
    [
      "\(year.year)", year.state.rawValue, "\(year.knownAsOf)",
      year.usuallyDecidedBy.map { "\($0)" } ?? "null", "\(year.mayBeOutdated(on: today))",
    ].joined(separator: " ")
  }

  private static func words(_ ruling: DayRuling) -> String {
    var decision = "null"
    if case .decided(_, let one) = ruling.reason {
      decision = "\(one.country) \(one.year) \(one.settlesYear) \(one.number) \(one.date)"
    }
    return [
      "\(CivilDate(ruling.day))", ruling.word, ruling.festival?.id ?? "null", "\(ruling.isOff)",
      "\(ruling.isWorked)", "\(ruling.reason == .forecast)", decision,
    ].joined(separator: " ")
  }

  @Test(.enabled(if: JavaScriptModules.node != nil, "node is missing"))
  func everyDayOfAllYearsIsThatOfTheLibrary() throws {
    let documents = try Self.documents.map { try Self.document($0) }
    let today = try CivilDate(year: 2026, month: 12, day: 31)
    let expected = try documents.map { document -> [String] in
      let decided = DecidedDays.collected.replacing(with: try DecidedDays(json: document))
      return try LunarCalendar.all.flatMap { calendar -> [String] in
        guard let daysOff = DaysOff(of: calendar, decided: decided) else { return [calendar.id] }
        return [calendar.id] + LunarDate.years.map { Self.words(daysOff.year($0), today) }
          + (try daysOff.rulings(in: calendar.days)).map(Self.words)
      }
    }
    let found = try lines(
      documents,
      """
      const loaded = loadDecisions(document), today = { year: 2026, month: 12, day: 31 };
      return LunarCalendar.all.flatMap((calendar) => {
        const { firstDay, lastDay } = calendar.range();
        const years = Array.from({ length: 202 }, (_, index) => daysOffYear(calendar, 1899 + index, loaded));
        const days = daysOff(calendar, firstDay, lastDay, loaded);
        return [calendar.id, ...years.filter((one) => one).map((one) => [one.year, one.state, formatDate(one.knownAsOf),
          one.usuallyDecidedBy && formatDate(one.usuallyDecidedBy), one.mayBeOutdated(today)].map(String).join(" ")),
        ...days.map(({ date, decision, ...one }) => [formatDate(date), one.reason, one.festivalId, one.isOff, one.isWorked, one.isForecast,
          decision && [decision.country, decision.year, decision.settlesYear, decision.number, formatDate(decision.date)].join(" ")]
          .map(String).join(" "))];
      });
      """)
    #expect(found.count == expected.count)
    for (index, (found, expected)) in zip(found, expected).enumerated() {
      #expect(expected.count > 5_000)
      let differences = found.difference(from: expected).map { "\($0)" }
      #expect(differences.isEmpty, "document \(index): \(differences.prefix(4))")
    }
    // The documents are not without effect; one or the other has become old since it was written.
    #expect(Set(expected).count > documents.count / 2)
  }

  /// A day alone takes longer than a year of rulings, so documents are compared where they decide something, and all years without one.
  @Test(.enabled(if: JavaScriptModules.node != nil, "node is missing"))
  func everyWorkingDayIsThatOfTheLibrary() throws {
    let documents = try Self.documents.map { try Self.document($0) }
    let spans = try documents.indices.map { index in
      try (index == 0 ? ["1990-01-01", "2101-01-28"] : ["2025-12-01", "2028-12-31"]).map {
        try #require(CivilDate($0))
      }
    }
    let expected = try zip(documents, spans).map { document, span -> [String] in
      let decided = DecidedDays.collected.replacing(with: try DecidedDays(json: document))
      let range = DayNumber(span[0])...DayNumber(span[1])
      return try LunarCalendar.all.map { calendar -> String in
        guard let daysOff = DaysOff(of: calendar, decided: decided) else {
          return range.map { CivilDate($0).year == 2027 ? "o" : "-" }.joined()
        }
        return try range.map { day in
          if let isWorking = try daysOff.isWorkingDay(day) {
            let isOfEquinox = try calendar == .japanese && daysOff.mayChange(day)
            return isWorking ? "1" : isOfEquinox ? "e" : "0"
          }
          return CivilDate(day).year == 2027 ? try daysOff.mayChange(day) ? "c" : "o" : "-"
        }.joined()
      }
    }
    let texts = spans.map { JSON.array($0.map { .string("\($0)") }) }
    let found = try lines(
      zip(documents, texts).map { ["document": $0, "span": $1] },
      """
      const { document: text, span } = document, loaded = loadDecisions(text), [first, last] = span.map(parseCivilDate);
      const count = daysBetween(first, last) + 1;
      return LunarCalendar.all.map((calendar) => Array.from({ length: count }, (_, index) => {
        const day = addDays(first, index), isWorking = isWorkingDay(calendar, day, loaded), isOff = isDayOff(calendar, day, loaded);
        if (isWorking === null && isOff === null) return day.year !== 2027 ? "-" : mayChange(calendar, day, loaded) ? "c" : "o";
        const isOfEquinox = !isWorking && calendar.id === "japanese" && mayChange(calendar, day, loaded);
        return isWorking === isOff ? "?" : isWorking ? "1" : isOfEquinox ? "e" : "0";
      }).join(""));
      """)
    #expect(found == expected)
    #expect(expected.allSatisfy { $0.count == LunarCalendar.all.count })
    #expect(Set("\(expected)").isSuperset(of: "01-coe"))
  }

  /// From every day of closed years, forward and back, and in years that nothing has decided as well.
  @Test(.enabled(if: JavaScriptModules.node != nil, "node is missing"))
  func workingDaysAreCountedAsByTheLibrary() throws {
    let countries = FestivalCountry.all
    let (spans, counts) = ([("2023-01-01", "2026-12-31"), ("2093-12-01", "2094-03-31")], [1, 7, -1, -30])
    let expected = try countries.map { country -> [String] in
      let daysOff = DaysOff(of: country, decided: DecidedDays.collected)
      return try spans.flatMap { first, last -> [String] in
        let range = DayNumber(try #require(CivilDate(first)))...DayNumber(try #require(CivilDate(last)))
        return try counts.flatMap { count in
          try range.flatMap { day in
            let asByLaw = try daysOff.addingWorkingDays(count, to: day, whereUndecided: .asByLaw)
            let decided = try? daysOff.addingWorkingDays(count, to: day, whereUndecided: .refuse)
            return [asByLaw, decided].map { $0.map { "\(CivilDate($0))" } ?? "null" }
          }
        }
      }
    }
    let found = try lines(
      countries.map { .string($0.id) },
      """
      return [["2023-01-01", "2026-12-31"], ["2093-12-01", "2094-03-31"]].flatMap((span) => {
        const [first, last] = span.map(parseCivilDate), length = daysBetween(first, last) + 1;
        return [1, 7, -1, -30].flatMap((count) => Array.from({ length }, (_, index) => addDays(first, index)).flatMap((day) =>
          ["as-by-law", "refuse"].map((word) => addWorkingDays(document, day, count, word)).map((one) => one ? formatDate(one) : "null")));
      });
      """)
    for (index, (found, expected)) in zip(found, expected).enumerated() {
      let same = found == expected
      // No decision moves days in Japan and Hong Kong, so their years to come are settled.
      let hasOpenDays = expected.contains("null")
      #expect(
        same && hasOpenDays == ![.hongKong, .japan].contains(countries[index]) && expected.count > 10_000,
        "\(countries[index])")
    }
    #expect(found.count == countries.count)
  }

  /// Faults, each as a change of a document that is right.
  private static let faults = [
    (#""almanac-decided-days""#, #""almanac-budget""#), (#""almanac-decided-days""#, "7"),
    (#""version":1"#, #""version":2"#),
    (#""version":1"#, #""version":"1""#), (#","version":1"#, ""), (#""version":1"#, #""version":1.5"#),
    (#""china""#, #""laos""#), (#""china""#, "null"), (#""year":2027"#, #""year":1800"#),
    (#""year":2027"#, #""year":"2027""#), (#""settlesYear":true"#, #""settlesYear":"year""#),
    (#""settlesYear":true,"#, ""), (#""2026-11-04""#, #""4 November 2026""#),
    (#""2026-11-04""#, #""2027-01-05""#),
    (#""number":"№ 2027""#, #""number":27"#), (#""№ 2027""#, #""""#), (#""№ 2027""#, #""1\u202e2""#),
    (#""made up""#, #""\u001b[2J""#), (#""made up""#, #"" ""#), (#""made up""#, #""\u2800\u200d""#),
    (#""made up""#, #""1\u061c2""#), (#""made up""#, #""1\u00ad2""#), (#""made up""#, #""1\udb40\udc012""#),
    (#""made up""#, "\"\(String(repeating: "国", count: 401))\""),
    (#""source":"made up","#, ""),
    (#""source":"made up","#, #""source":[],"#),
    (#""2027-01-03""#, #""2027-01-02""#), (#""2027-01-03""#, #""2027-01-08""#),
    (#""2027-01-09""#, #""2027-01-08""#),
    (#""2027-01-09""#, #""2029-01-06""#), (#""2026-12-31""#, #""2026-11-30""#),
    (#""2027-01-02""#, #""2027-01-01""#),
    (#""bridging""#, #""weekend""#), (#""bridging""#, #""holiday""#), (#""2027-01-03""#, #""2027-02-30""#),
    (#""yuandan""#, #""tet""#), (#""yuandan""#, "5"), (#""kind":"worked""#, #""kind":"election""#),
    (#""days":["#, #""days":[7,"#), (#""decisions":["#, #""decisions":[[],"#),
    (#""decisions":["#, #""decisions":{},"more":["#),
    (#""yuandan""#, "\"\(String(repeating: "é\\\"x", count: 40))\""),
  ]

  @Test(.enabled(if: JavaScriptModules.node != nil, "node is missing"))
  func badDocumentsAreRefusedInTheWordsOfTheLibrary() throws {
    let right = try Self.document(Self.china).text
    var documents = try Self.faults.map { from, to -> JSON in
      let range = try #require(right.range(of: from), "\(from)")
      return try JSON(parsing: Array(right.replacingCharacters(in: range, with: to).utf8))
    }
    let twice = Self.decision("china", 2028, "2026-12-01", "2027-01-03/weekend", settles: false)
    documents += try ["\(Self.china), \(Self.china)", "\(twice), \(Self.china)", "\(Self.china), \(twice)"]
      .map { try Self.document($0) }
    documents += [.array([]), .null, .integer(7), .object(JSONObject())]
    let expected = documents.map { document in
      do {
        _ = try DecidedDays(json: document)
        return "nothing is wrong"
      } catch { return "\(error)" }
    }
    let found = try lines(
      documents,
      """
      try {
        loadDecisions(document);
        return ["nothing is wrong"];
      } catch (error) {
        return [error.message, error.code];
      }
      """)
    for (document, (found, expected)) in zip(documents, zip(found, expected)) {
      #expect(found == [expected, "malformedDecisions"], "\(document.text)")
    }
    #expect(Set(expected).count > 32 && !expected.contains("nothing is wrong"))
  }
}
