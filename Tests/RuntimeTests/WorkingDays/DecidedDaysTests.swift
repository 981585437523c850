import DecisionDocuments
import JSONText
import TestSupport
import Testing
import WorkingDays

/// Documents of decisions for tests.
enum DecisionDocument {
  static let none = #"{"schema": "almanac-decided-days", "version": 1, "decisions": []}"#

  /// A document of one decision about China, by default about a year that nothing else will decide soon.
  static func text(_ days: String, year: Int = 2094, decided: String = "2093-11-20", more: String = "")
    -> String
  {
    """
    {"schema": "almanac-decided-days", "version": 1, "decisions": [{"country": "china", "year": \(year), "settlesYear": true,
      "number": "invented", "date": "\(decided)", "source": "a test", "days": [\(days)]}\(more)]}
    """
  }

  /// Reads a document.
  ///
  /// - Throws: `JSONValueError` if something in it is wrong.
  static func decisions(_ text: String) throws -> DecidedDays {
    try DecidedDays(json: JSON(parsing: Array(text.utf8)))
  }
}

struct DecidedDaysTests {
  /// The gazette of Japan has the calendar on the first working day of February; a press release of Hong Kong has its day in its address.
  @Test func decisionsAreOfTheDaysOnWhichTheirKindIsPublished() throws {
    for decision in DecidedDays.collected.decisions {
      let (day, source) = (DayNumber(decision.date), decision.source)
      if decision.country == .japan {
        let first = try Days.day("\(decision.year - 1)-02-01")
        #expect(day == (0...2).map(first.advanced).first { !$0.weekday.isWeekend }, "\(decision.number)")
      } else if let release = source.firstMatch(of: #/info\.gov\.hk/gia/general/(\d{4})(\d\d)/(\d\d)/#) {
        #expect("\(decision.date)" == "\(release.1)-\(release.2)-\(release.3)", "\(source)")
      }
    }
  }

  @Test func aNewerDecisionTakesThePlaceOfOurs() throws {
    let text = DecisionDocument.text(
      """
      {"date": "2094-02-18", "kind": "bridging", "festivalId": "chunjie"}, {"date": "2094-02-20", "kind": "worked"}
      """)
    let newer = try DecisionDocument.decisions(text)
    let daysOff = DaysOff(of: .china, decided: DecidedDays.collected.replacing(with: newer))
    #expect(daysOff.year(2094).state == .decided && daysOff.year(2026).state == .decided)
    #expect(try daysOff.ruling(on: Days.day("2094-02-20"))?.isWorked == true)
    #expect(try daysOff.ruling(on: Days.day("2026-02-14"))?.isWorked == true)
    // An older one does not: ours for 2026 is of 2025-11-04.
    let day = #"{"date": "2026-02-24", "kind": "temporary"}"#
    for (date, isTaken) in [("2025-11-03", false), ("2025-11-04", true)] {
      let other = try DecisionDocument.decisions(DecisionDocument.text(day, year: 2026, decided: date))
      let daysOff = DaysOff(of: .china, decided: DecidedDays.collected.replacing(with: other))
      #expect(try (daysOff.ruling(on: Days.day("2026-02-24")) != nil) == isTaken, "\(date)")
      #expect(try (daysOff.ruling(on: Days.day("2026-02-14")) == nil) == isTaken, "\(date)")
    }
    #expect(try DecidedDays(json: DecidedDays.collected.json) == .collected)
  }

  @Test func wrongDecisionsAreRefusedWithTheirPlace() throws {
    let weekend = #"{"date": "2094-02-20", "kind": "worked"}"#
    let faults = [
      (
        DecisionDocument.text(#"{"date": "2094-02-22", "kind": "worked"}"#),
        "a Saturday, a Sunday or a holiday"
      ),
      (
        DecisionDocument.text(#"{"date": "2094-10-02", "kind": "temporary"}"#),
        "a day that needs a decision; a law gives this one for 'guoqing', so leave it out"
      ),
      (
        DecisionDocument.text("\(weekend), \(weekend)"),
        "days[1].date: found 2094-02-20, expected a day after 2094-02-20"
      ),
      (
        DecisionDocument.text(#"{"date": "2094-02-20", "kind": "bridging"}"#),
        "a day from Monday to Friday; only the kinds weekend"
      ),
      (DecisionDocument.text(#"{"date": "2094-02-22", "kind": "weekend"}"#), "expected a Saturday or Sunday"),
      (
        DecisionDocument.text(weekend, decided: "2094-02-21"), "a day from 2094-02-21 on, when it was decided"
      ),
      (DecisionDocument.text(weekend, year: 2096), "a day from 2095-12-01 to 2097-01-31"),
      (
        DecisionDocument.text(#"{"date": "2094-02-20", "kind": "holiday"}"#),
        #"kind: found "holiday", expected one of: in-place"#
      ),
      (
        DecisionDocument.text(#"{"date": "2094-02-20", "kind": "worked", "festivalId": "tet"}"#),
        "the id of a festival of china"
      ),
      (
        DecisionDocument.text(#"{"date": "2094-02-30", "kind": "worked"}"#),
        #"days[0].date: found "2094-02-30""#
      ),
      (
        DecisionDocument.text(
          weekend,
          more: ",\(DecisionDocument.text(weekend).split(separator: "[", maxSplits: 1)[1].dropLast(2))"),
        "no decision before it names"
      ),
      (
        DecisionDocument.text(weekend).replacing("china", with: "laos"),
        #"decisions[0].country: found "laos""#
      ),
      (
        DecisionDocument.text(weekend).replacing("almanac-decided-days", with: "days"),
        #"schema: found "days""#
      ),
      (
        DecisionDocument.text(weekend).replacing("\"version\": 1", with: "\"version\": \"1\""),
        #"version: found "1", expected 1"#
      ),
      (
        DecisionDocument.text(weekend).replacing("invented", with: ""),
        "number: found \"\", expected 1 to 400 visible characters"
      ),
      (
        DecisionDocument.text(weekend).replacing("a test", with: #"\u001b[2J"#),
        "source: found the control character U+001B"
      ),
      (DecisionDocument.text(weekend).replacing("a test", with: " "), "source: found \" \""),
      (
        DecisionDocument.text(weekend).replacing("a test", with: #"a\u061ctest"#),
        "source: found the invisible character U+061C"
      ),
      (
        DecisionDocument.text(weekend).replacing("invented", with: #"1\u202e2"#),
        "number: found the invisible character U+202E"
      ),
      (
        DecisionDocument.text(weekend).replacing("invented", with: String(repeating: "国", count: 401)),
        "number: found"
      ),
      (
        DecisionDocument.text(weekend).replacing("\"version\": 1", with: "\"version\": 2"),
        "version: found 2, expected 1"
      ),
      (DecisionDocument.text(weekend, year: 3000), "a year from 1899 to 2100"), ("[]", "expected an object"),
      ("{}", "schema: missing"),
    ]
    for (text, expected) in faults {
      let error = #expect(throws: JSONValueError.self, "\(text)") { try DecisionDocument.decisions(text) }
      #expect(
        "\(error.map { "\($0)" } ?? "")".contains(expected), "\(error.map { "\($0)" } ?? ""), not \(expected)"
      )
    }
  }
}
