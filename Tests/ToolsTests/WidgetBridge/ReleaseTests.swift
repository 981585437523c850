import AlmanacReports
import BudgetWidgetCore
import Foundation
import HydrationWidgetCore
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import SunTimes
import TestSupport
import Testing
import WidgetBridge

/// The answers of a release, and the links, choices and ids that it wrote; the rule is in
/// `Tests/Releases/README.md`.
struct ReleaseTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: StoredForm.release.appendingPathComponent(path), encoding: .utf8)
  }

  private static func json(_ path: String) throws -> JSON { try JSON(parsing: Array(text(path).utf8)) }

  @Test(arguments: AllWidgets.names) func anAnswerHasWhatItHad(widget: String) throws {
    let recorded = try Self.json("answers/\(widget).json")
    let (request, answer) = (try #require(recorded["request"]), try #require(recorded["answer"]))
    #expect(answer["snapshot"]?["drawing"] != nil && answer["schedule"]?["entries"]?.array?.count == 1)
    #expect(missing(of: answer, in: AllWidgets.answer(request)) == [])
  }

  /// Reports a member that is removed or has another kind of value, and an element without a counterpart.
  @Test func whatIsMissingIsReported() throws {
    let recorded = try JSON(parsing: Array(#"{"a": [{"b": 1, "c": null}], "d": "x", "e": 2}"#.utf8))
    func faults(_ now: String) throws -> [String] {
      missing(of: recorded, in: try JSON(parsing: Array(now.utf8)))
    }
    #expect(try faults(#"{"e": 7, "a": [{"z": 1}, {"b": 3, "c": {}}], "d": "y", "f": 0}"#) == [])
    #expect(
      try faults(#"{"a": [{"b": 1}], "d": 5}"#) == [
        "/a/0/c is gone", "/d is a number, was a text", "/e is gone",
      ])
    #expect(try faults(#"{"a": [], "d": "x", "e": 2}"#) == ["/a is empty"])
    #expect(try faults(#"{"a": {}, "d": "x", "e": 2}"#) == ["/a is not an array"])
  }

  @Test func linksLeadWhereTheyLed() throws {
    let links = try Self.text("links.txt").split(separator: "\n").map(String.init)
    let month = try #require(YearMonth("2026-02"))
    let (february, usd) = (try #require(PeriodAnchor(.month, text: "2026-02")), try Currency(code: "USD"))
    let tea = try Intake(volume: Volume(millilitres: 250), beverage: Beverage(id: "tea"))
    let pages: [any DeepLink] = [
      CalendarLink.day(try #require(CivilDate("2026-02-17"))), CalendarLink.month(month),
      InsultLink.shareCurrent,
      InsultLink.share(try #require(Insult(code: "statement.churlish.motley-minded.knave"))),
      BudgetLink.home(try #require(PeriodAnchor(.week, text: "2026-W08"))),
      BudgetLink.home(february, category: "food", currency: usd),
      BudgetLink.reports(february, category: "food"),
      BudgetLink.budget(.month, category: "food", currency: usd),
      SolsticeLink.event(try SolsticeEvent(.juneSolstice, year: 2026)),
      SolsticeLink.sun, HydrationLink.addIntake(tea), HydrationLink.today,
      HydrationLink.entry(id: "8A6E0804"),
    ]
    try #require(links.count == pages.count)
    for (link, page) in zip(links, pages) { #expect(try Self.leads(link, to: page), "\(link)") }
  }

  private static func leads<Link: DeepLink>(_ text: String, to page: Link) throws -> Bool {
    try Link(text: text, scheme: String(text.prefix { $0 != ":" })) == page
  }

  @Test func choicesForAWidgetAreThoseThatWereMade() throws {
    let recorded = try Self.json("configurations.json")
    func check<Configuration: WidgetSettings>(_ widget: String, _ expected: Configuration) throws {
      var reader = SettingsFields(try JSONObject(json: try #require(recorded[widget])))
      #expect(Configuration(&reader) == expected && expected != Configuration(), "\(widget)")
      #expect(reader.problems == [], "\(widget)")
    }
    let day = try #require(CivilDate("2026-02-17"))
    let shown = ShownMonth(month: try #require(YearMonth("2026-03")), on: day)
    try check(
      "calendar",
      CalendarConfiguration(month: YearMonth("2026-06"), shownMonth: shown, rows: .six, showsArrows: true))
    try check("insult", InsultConfiguration(rating: .bawdy))
    try check(
      "budget",
      BudgetConfiguration(period: .financialYear, category: "food", currency: try Currency(code: "USD")))
    try check("spending", SpendingConfiguration(period: .week))
    try check(
      "solstice", SolsticeConfiguration(naming: .season, seasons: .meteorological, showsSun: true))
    try check(
      "hydration",
      HydrationConfiguration(beverage: Beverage(id: "tea"), failedTap: Timestamp("2026-02-17T05:25:00Z")))
    #expect(recorded.object?.members.map(\.key).sorted() == AllWidgets.names.sorted())
  }

  @Test func everyIdentifierIsStillKnown() throws {
    let known = Self.identifiers
    let recorded = try Self.text("identifiers.txt").split(separator: "\n").map(String.init)
    #expect(recorded.filter { !known.contains($0) } == [])
    #expect(recorded.count > 300)
  }

  /// A line for each id, with its kind and the id.
  private static var identifiers: Set<String> {
    var lines: Set<String> = []
    func add(_ kind: String, _ ids: [String]) { lines.formUnion(ids.map { "\(kind) \($0)" }) }
    add("beverage", Beverage.all.map(\.id))
    add("calendar", LunarCalendar.all.map(\.id))
    add("city", City.all.map(\.id))
    add("country", FestivalCountry.all.map(\.id))
    add("currency", Currency.all.map(\.code))
    add("family", Family.allCases.map(\.rawValue))
    for country in FestivalCountry.all { add("festival \(country.id)", country.rules.map(\.id)) }
    add("language", Language.allCases.map(\.rawValue))
    add("widget", AllWidgets.names)
    for app in AppProject.all {
      add("app", [app.scheme])
      add("bundle", [app.bundle, app.widgetBundle])
      add("group", [app.group])
      add("kind", app.names.kinds)
      add("document", app.names.documents)
      add("setting", app.names.settingKeys)
    }
    return lines
  }
}
