import Foundation
import SolsticeWidgetCore
import TestSupport
import Testing
import WidgetBridge

/// The function from JSON to JSON, compared with the types that are declared for other languages.
struct AnswerTests {
  static func declarations() throws -> TypeScriptDeclarations {
    let file = Repository.root.appendingPathComponent("Sources/Tools/WidgetBridge/WidgetBridge.d.ts")
    return try TypeScriptDeclarations(String(contentsOf: file, encoding: .utf8))
  }

  private static func answerType(_ widget: String) -> String {
    "\(widget.prefix(1).uppercased())\(widget.dropFirst())Answer"
  }

  /// Every widget, family and language.
  @Test func LV_26_realAnswersHaveTheDeclaredTypes() throws {
    var check = TypeCheck(try Self.declarations())
    var failures: [String] = []
    var asked: Set<[String]> = []
    for (given, request) in Requests.all {
      let answer = AllWidgets.answer(request)
      check.forgetTexts()
      let faults = [
        check.fault(request, is: "WidgetRequest"), check.fault(answer, is: Self.answerType(given.widget)),
      ].compactMap { $0 }
      failures += faults.map { "\(request.text.prefix(200)): \($0)" }
      let environment = request["environment"]
      asked.insert([given.widget] + ["family", "language"].compactMap { environment?[$0]?.string })
    }
    #expect(asked.count == 6 * Requests.families.count * Requests.languages.count)
    #expect(failures.prefix(5) == [])
    let declared = check.declarations.interfaces.keys.filter {
      !Self.onlyInOtherPlaces.contains($0)
    }
    // Only `almanac schedule` gives the local time.
    #expect(check.unseen(of: declared).filter { !$0.hasSuffix("Entry.local") } == [])
  }

  /// Links lead into the app whose scheme the request gives, and into none without one.
  @Test func linksHaveTheSchemeOfTheRequest() throws {
    func answer(_ scheme: JSON, of widget: String = "calendar") throws -> JSON {
      let given = try #require(Requests.cases.first { $0.widget == widget })
      var request = try JSONObject(
        json: Requests.request(given, family: "large", language: "en", at: Requests.instants[0]))
      var environment = try JSONObject(json: #require(request["environment"]))
      environment["scheme"] = scheme
      request["environment"] = .object(environment)
      return AllWidgets.answer(.object(request))
    }
    let (plain, linked) = (try answer(.null), try answer("org.example"))
    #expect(plain["snapshot"]?["links"]?["widget"] == "//day/2026-02-17")
    #expect(linked["snapshot"]?["links"]?["widget"] == "org.example://day/2026-02-17")
    for widget in Set(Requests.cases.map(\.widget)) {
      let (plain, linked) = (try answer(.null, of: widget), try answer("org.example", of: widget))
      #expect(linked.text.replacing("org.example://", with: "//") == plain.text, "\(widget)")
      #expect(linked.text.components(separatedBy: "\"//").count == 1, "\(widget)")
    }
    for scheme in ["Example", "example:", "1a", ""] as [JSON] {
      let path = try answer(scheme)["error"]?["path"]?.array
      #expect(path?.compactMap(\.string) == ["environment", "scheme"])
    }
  }

  /// The month of the first version would be read as settings without a choice, and nobody would see its faults.
  @Test func LV_20_theMonthOfTheFirstVersionIsNoStateAndTheAnswerSaysWhere() throws {
    let given = try #require(Requests.cases.first { $0.widget == "calendar" })
    var request = try JSONObject(
      json: Requests.request(given, family: "medium", language: "en", at: Requests.instants[0]))
    let month: JSON = ["currentMonth": .integer(2), "days": "x"]
    for state in [month, .string(month.text)] {
      request["state"] = state
      let error = AllWidgets.answer(.object(request))["error"]
      #expect(error?["path"]?.array?.compactMap(\.string) == ["state", "days"])
      let message = error?["message"]?.string ?? ""
      #expect(message.contains("state.days") && message.contains("computes its months itself"), "\(message)")
    }
    // Members of a newer version are passed over, and a placeholder has no state.
    let later: JSON = ["days": "x"]
    for (state, isPlaceholder) in [(later, false), (month, true)] {
      request["state"] = state
      request["isPlaceholder"] = .bool(isPlaceholder)
      #expect(AllWidgets.answer(.object(request))["error"] == nil)
    }
  }

  /// A program that asks in Korean learns which texts are in English; the calendar's texts are in Korean.
  @Test func anAnswerSaysInWhichLanguageItsTextsAre() {
    for given in Requests.cases {
      let request = Requests.request(given, family: "medium", language: "ko", at: Requests.instants[0])
      let expected: JSON = given.widget == "calendar" ? "ko" : "en"
      let answer = AllWidgets.answer(request)
      #expect(answer["snapshot"]?["language"] == expected, "\(given.widget)")
      #expect(
        answer["schedule"]?["entries"]?.array?.allSatisfy { $0["snapshot"]?["language"] == expected } == true)
      let english = AllWidgets.answer(
        Requests.request(given, family: "medium", language: "en", at: Requests.instants[0]))
      #expect(english["snapshot"]?["language"] == "en", "\(given.widget)")
    }
  }

  /// Interfaces that this test does not cover.
  ///
  /// They are base interfaces, whose members count as those of the derived ones; the answer to bad requests,
  /// saved data, which has its own tests; and stored data, whose forms are schemas.
  static let ofSaving = [
    "AddDrink", "AddEntry", "BudgetOverview", "BudgetRow", "BudgetSave", "BudgetSaved", "CalendarSave",
    "CheckLog",
    "CheckedDrinks", "DayOfDrinks", "DeleteDrink", "DoubledRows", "DrinksExported", "EditDrink", "EditEntry",
    "EntryMembers", "ExportDrinks", "FileFault", "HydrationSave", "HydrationSaved", "ImportLedger",
    "ImportedLedger",
    "InsultSave", "ListEntries", "MoneyAmount", "MovedDrinks", "OpenLog", "PeriodOverview", "PeriodTotal",
    "PlainAmount", "ReadLog", "RecordedEntry", "RecoverBudget", "RecoverLog", "RecoveredBudget",
    "RecoveredDrinks",
    "Refunds", "RemoveEntry", "RepeatedRecord", "SetBudget", "SetChoices", "SetHydration", "SettingsSaved",
    "ShowBudget", "SolsticeSave", "TapAmount", "TapSaved", "UndoBudget", "UndoChange", "UndoneChange",
  ]
  private static let onlyInOtherPlaces = Set(ofSaving).union([
    "DayProgress", "Entry", "Failure", "Question", "Room", "Saving", "Sized", "Snapshot", "Stored",
  ])

  /// A member that changes nothing would not be read.
  @Test func everyMemberOfAnEnvironmentMatters() throws {
    let members: [(String, JSON, widget: String)] = [
      ("firstWeekday", .integer(6), "calendar"), ("hourCycle", "twentyFour", "solstice"),
      ("region", "china", "calendar"),
      ("locale", "de_DE", "spending"),
      ("privacy", "redacted", "spending"), ("zone", ["offset": .integer(-36_000)], "calendar"),
      ("size", ["width": .integer(292), "height": .integer(311)], "calendar"),
    ]
    for (name, value, widget) in members {
      let state: JSON = widget == "spending" ? .string(StoredTexts.budget) : .null
      var given = Requests.Case(widget: widget, state: state, configuration: ["naming": "season"])
      func answer() -> JSON {
        AllWidgets.answer(
          Requests.request(given, family: "large", language: "en", at: Requests.instants[0]))
      }
      let usual = answer()
      given.environment = .object([name: value])
      #expect(answer()["error"] == nil && answer() != usual, "\(name)")
    }
  }

  @Test func errorsHaveTheDeclaredTypeAndSayWhere() throws {
    var check = TypeCheck(try Self.declarations())
    let good = Requests.request(Requests.cases[0], family: "small", language: "vi", at: Requests.instants[0])
    func answer(_ change: (inout JSONObject) -> Void) throws -> JSON {
      var object = try #require(good.object)
      change(&object)
      let answer = AllWidgets.answer(.object(object))
      #expect(check.fault(answer, is: "Failure") == nil)
      return try #require(answer["error"])
    }
    let environment = try #require(good["environment"]?.object)
    func changed(_ key: String, to value: JSON?) -> JSON {
      var copy = environment
      copy[key] = value
      return .object(copy)
    }
    let cases: [(message: String, path: [String], change: (inout JSONObject) -> Void)] = [
      (
        "unknown widget 'clock'; there are: calendar, insult, solstice, budget, spending, hydration",
        ["widget"], { $0["widget"] = "clock" }
      ),
      ("widget: missing", ["widget"], { $0["widget"] = nil }),
      ("instant: found \"soon\"", ["instant"], { $0["instant"] = "soon" }),
      ("environment: missing", ["environment"], { $0["environment"] = nil }),
      (
        "environment.language: found 7, expected the tag of a language", ["environment", "language"],
        { $0["environment"] = changed("language", to: .integer(7)) }
      ),
      (
        "environment.family: missing", ["environment", "family"],
        { $0["environment"] = changed("family", to: nil) }
      ),
      (
        "environment.zone: found \"Nowhere\", expected the offsets", ["environment", "zone"],
        { $0["environment"] = changed("zone", to: "Nowhere") }
      ),
      (
        "environment.size.width: found 0", ["environment", "size", "width"],
        { $0["environment"] = changed("size", to: ["width": .integer(0), "height": .integer(1)]) }
      ),
      (
        "environment.firstWeekday: found 9", ["environment", "firstWeekday"],
        { $0["environment"] = changed("firstWeekday", to: .integer(9)) }
      ),
    ]
    for (message, path, change) in cases {
      let error = try answer(change)
      #expect(error["message"]?.string?.contains(message) == true, "\(error.text)")
      #expect(error["path"]?.array?.compactMap(\.string) == path)
    }
    #expect(AllWidgets.answer("{").contains("the request is not JSON"))
    #expect(CoreWidgets.answer(#"{"widget":"budget"}"#).contains("error"))
  }

  /// The core answers for its three widgets like the full bridge, and knows no others.
  @Test func theCoreAnswersAlike() throws {
    for given in Requests.cases {
      let request = Requests.request(given, family: "large", language: "en", at: Requests.instants[0])
      let answer = CoreWidgets.answer(request)
      if CoreWidgets.names.contains(given.widget) {
        #expect(answer == AllWidgets.answer(request), "\(given)")
      } else {
        #expect(answer["error"]?["path"]?.array == ["widget"])
      }
    }
  }

  /// A zone identifier gives the same result as its offsets.
  @Test func zonesByIdentifierAreThoseByOffsets() throws {
    for given in Requests.cases where given.environment["zone"] == nil {
      var request = try #require(
        Requests.request(given, family: "large", language: "vi", at: Requests.instants[0]).object)
      let byOffset = AllWidgets.answer(.object(request))
      var environment = try #require(request["environment"]?.object)
      environment["zone"] = "Asia/Ho_Chi_Minh"
      request["environment"] = .object(environment)
      let byIdentifier = AllWidgets.answer(.object(request))
      #expect(byOffset == byIdentifier, "\(given)")
    }
    let inCore = CoreWidgets.answer(
      #"{"widget":"calendar","instant":"2026-02-17T05:00:00Z","environment":"#
        + #"{"zone":"UTC","language":"vi","family":"small"}}"#)
    #expect(inCore.contains("the offsets of the zone"))
  }

  /// It is higher in the evening if the goal is not reached, or near the end of a budget.
  @Test func aRedactedScheduleHasNoRelevance() throws {
    func relevances(_ privacy: String) throws -> Int {
      try Requests.cases.reduce(0) { count, given in
        var given = given
        given.environment = ["privacy": .string(privacy)]
        let answer = AllWidgets.answer(
          Requests.request(given, family: "medium", language: "en", at: Requests.instants[0]))
        let entries = try #require(answer["schedule"]?["entries"]?.array)
        return count + entries.count { $0["relevance"] != nil }
      }
    }
    #expect(try relevances("shown") > 0)
    #expect(try relevances("redacted") == 0)
  }

  /// The exact time of a sunrise would reveal the place of the user.
  @Test func aRedactedScheduleHasNoMomentOfThePlace() throws {
    func entries(_ privacy: String) throws -> [String] {
      let given = Requests.Case(
        widget: "solstice", state: ["chosenPlace": ["latitude": .integer(21), "longitude": .integer(105)]],
        configuration: ["showsSun": .bool(true)], environment: ["privacy": .string(privacy)])
      let answer = AllWidgets.answer(
        Requests.request(given, family: "medium", language: "en", at: Requests.instants[0]))
      return try #require(answer["schedule"]?["entries"]?.array).compactMap { $0["instant"]?.string }
    }
    #expect(try entries("shown").count > 20)
    // Now, and the beginnings of days in UTC+7.
    #expect(try entries("redacted").dropFirst().allSatisfy { $0.hasSuffix("T17:00:00Z") })
    #expect(try entries("redacted").count == 8)
  }

  /// The month to which the user paged is shown on that day, but not on later days.
  @Test func aShownMonthHoldsForItsDay() throws {
    let shown: JSON = ["day": "2026-02-17", "month": "2026-05"]
    let given = Requests.Case(
      widget: "calendar", state: .null, configuration: ["shownMonth": shown, "month": "2026-08"])
    let answer = AllWidgets.answer(
      Requests.request(given, family: "medium", language: "en", at: Requests.instants[0]))
    let titles = answer["schedule"]?["entries"]?.array?.map {
      $0["snapshot"]?["facts"]?["title"]?.array?.first
    }
    #expect(titles?.prefix(3) == ["May 2026", "August 2026", "August 2026"], "\(String(describing: titles))")
  }

  @Test func theTapsBesideTheSettingsDecideWhichInsultIsShownAndSinceWhen() throws {
    func facts(_ log: String?) throws -> JSON {
      let given = Requests.Case(widget: "insult", state: ["seed": "9"], configuration: [:], log: log)
      let answer = AllWidgets.answer(
        Requests.request(given, family: "medium", language: "en", at: "2026-02-17T05:30:00Z"))
      return try #require(answer["snapshot"]?["facts"])
    }
    #expect(try facts(nil)["beginning"] == "2026-02-17T05:00:00Z")
    let tapped = try facts(StoredTexts.taps)
    #expect(tapped["beginning"] == "2026-02-17T05:20:00Z")
    #expect(tapped["sinceText"] == .array(["Since 12:20 PM", "12:20 PM"]))
    #expect(try tapped["insult"] != facts(nil)["insult"])
    // A document that is damaged, newer or of another kind skips nothing.
    for text in [
      "no JSON\n", "[]", #"{"skipped": 2}"#, StoredTexts.taps.replacing("taps", with: "tips"),
      StoredTexts.taps.replacing(": 1,", with: ": 2,"), StoredTexts.taps.replacing(": 2}", with: ": -2}"),
    ] { #expect(try facts(text) == facts(nil), "\(text)") }
  }

  /// In the last hours of the year 9999, later instants have no text, and no reload is requested.
  @Test func aScheduleEndsWithTheLastYear() throws {
    let given = Requests.Case(widget: "insult", state: .null, configuration: [:])
    let answer = AllWidgets.answer(
      Requests.request(given, family: "small", language: "en", at: "9999-12-31T20:30:00Z"))
    let instants = try #require(answer["schedule"]?["entries"]?.array).compactMap { $0["instant"]?.string }
    #expect(
      instants == [
        "9999-12-31T20:30:00Z", "9999-12-31T21:00:00Z", "9999-12-31T22:00:00Z", "9999-12-31T23:00:00Z",
      ])
    #expect(answer["schedule"]?["reload"] == ["kind": "never"])
  }

  /// New York has summer time in 2150, as it has now.
  @Test func aZoneKeepsItsSummerTimeInTheFarFuture() throws {
    var environment: JSONObject = ["language": "en", "family": "small", "zone": "America/New_York"]
    func first(_ request: JSONObject) throws -> String {
      let answer = AllWidgets.answer(.object(request))
      return try #require(answer["schedule"]?["entries"]?.array?.dropFirst().first?["instant"]?.string)
    }
    var request: JSONObject = ["widget": "calendar", "instant": "2150-07-01T00:30:00Z"]
    request["environment"] = .object(environment)
    #expect(try first(request) == "2150-07-01T04:00:00Z")
    environment["zone"] = ["offset": .integer(-14_400)]
    request["environment"] = .object(environment)
    #expect(try first(request) == "2150-07-01T04:00:00Z")
  }

  @Test func aScheduleHasTheSnapshotOfEachMoment() throws {
    for given in Requests.cases where !given.isPlaceholder {
      let request = Requests.request(given, family: "medium", language: "vi", at: Requests.instants[0])
      let answer = AllWidgets.answer(request)
      let entries = try #require(answer["schedule"]?["entries"]?.array)
      #expect(entries.first?["snapshot"] == answer["snapshot"])
      let last = try #require(entries.last)
      let instant = try #require(last["instant"]?.string)
      let then = AllWidgets.answer(Requests.request(given, family: "medium", language: "vi", at: instant))
      #expect(then["snapshot"] == last["snapshot"], "\(given.widget) at \(instant)")
    }
  }
}
