import BudgetWidgetCore
import Foundation
import HydrationWidgetCore
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import Testing
import WidgetBridge

/// The documents of releases keep their meaning.
struct ReleasedDocumentTests {
  @Test func aBudgetOfOnceHasItsAmounts() throws {
    let reading = DocumentStore<BudgetDocument>.reading(
      of: Array(try StoredForm.text("momiq-budget.json").utf8))
    let document = try #require(reading.document?.payload)
    let (today, usd) = (try #require(CivilDate("2026-02-17")), try Currency(code: "USD"))
    let week = try WeekRule(firstWeekday: .sunday, minimalDays: 1)
    #expect(document.currency == usd && document.rules.week == week)
    let month = try #require(document.budget(.month))
    // 8 and 12.50 of food and 20 for a bill; the rent of the 3rd is in the month before, which began on 5
    // January.
    let day = BudgetDay(today, of: document)
    #expect(
      try BudgetFigures(document, of: month, day).spent == Money(minorUnits: 4_050, currency: usd))
    let food = try #require(document.budget(.day, category: "food"))
    #expect(
      try BudgetFigures(document, of: food, day).spent == Money(minorUnits: 1_250, currency: usd))
    let vnd = try Currency(code: "VND")
    #expect(document.totals(in: usd).days.count == 7 && document.totals(in: vnd).days.count == 1)
  }

  /// Sums of a ledger, and two entries of the user: 5.00 spent and 1.00 that came back.
  @Test func sumsOfOnceAreAddedUp() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, file) in [("momiq-book", "BudgetSummary.book.json"), ("momiq-budget", "BudgetSummary.json")] {
      try Data(StoredForm.text("\(name).json").utf8).write(to: folder.appendingPathComponent(file))
    }
    let files = try BudgetFiles(folder: folder, name: "BudgetSummary.json", ownFolder: folder)
    let moment = BudgetMoment(
      try #require(Instant("2026-02-18T05:00:00Z")), zone: .gmt, today: try #require(CivilDate("2026-02-18")))
    let usd = try Currency(code: "USD")
    try files.add(SpendingEntry(day: moment.today, amount: Money(minorUnits: 300, currency: usd)), at: moment)
    func days() throws -> [String: Int64] {
      let days = try files.readDocument().totals(in: usd).days
      return Dictionary(uniqueKeysWithValues: days.map { ("\($0.day)", $0.minorUnits) })
    }
    var expected: [String: Int64] = [
      "2025-02-10": 10_000, "2026-01-05": 4_410, "2026-02-03": 30_000, "2026-02-11": 2_000, "2026-02-16": 800,
      "2026-02-17": 1_650, "2026-02-18": 300, "2026-02-28": 999,
    ]
    #expect(try days() == expected)
    #expect(try files.readBook().entries.map(\.id) == [1, 2, 4])
    // The entry, then the import before which there was nothing but the 12.50 of the 17th.
    _ = try files.undo(at: moment)
    #expect(try files.undo(at: moment) == .ledger)
    expected = ["2026-02-17": 1_650]
    #expect(try days() == expected)
  }

  @Test func settingsOfOnceHaveTheirChoices() throws {
    let calendar = CalendarState(parsing: Array(try StoredForm.text("calendar-settings.json").utf8)).value
    #expect(calendar?.calendar == .chinese && calendar?.monthNaming == .traditional)
    #expect(calendar?.firstWeekday == .sunday && calendar?.dayBasis == .calendarZone)
    #expect(calendar?.anniversaries.elements.map(\.name) == ["ông nội", "Mai"])
    let later = CalendarState(parsing: Array(try StoredForm.text("calendar-settings-2.json").utf8)).value
    #expect(later?.anniversaries.elements.map(\.date.month) == [3, nil, 12])
    #expect(later?.anniversaries.elements.map(\.date.day) == [10, 15, 30])
    let counted = try StoredForm.text("1.1.0/documents/calendar-settings.json")
    #expect(
      CalendarState(parsing: Array(counted.utf8)).value
        == CalendarSettings(calendar: .japanese, showsPentad: true, showsRokuyo: true))
    let decision = calendar?.decidedDays?.decisions.first
    #expect(decision?.country.id == "china" && decision?.days.map(\.kind) == [.weekend, .worked])
    let insult = Loaded<InsultSettings>(parsing: Array(try StoredForm.text("insult-settings.json").utf8))
      .value
    #expect(insult?.seed == .max && insult?.interval == .quarterHour && insult?.rating == .bawdy)
    #expect(insult?.favouriteCodes.count == 1)
    let solstice = SolsticeState(
      parsing: Array(try StoredForm.text("solstice-settings.json").utf8),
      zones: .system(upTo: Instant(secondsSince1970: 1_771_304_400))
    ).value
    #expect(solstice?.place?.name == "New York" && solstice?.hemisphere == .southern)
    #expect(solstice?.place?.zone?.identifier == "America/New_York")
    let taps = DocumentStore<InsultTapsFormat>.reading(
      of: Array(try StoredForm.text("insult-taps.json").utf8)
    ).document?.payload
    #expect(taps?.skipped == 3 && taps?.last == Instant("2026-11-20T00:30:00Z"))
  }

  /// A folder with the settings and the months of once, under the names that the app has.
  private static func drinks(_ body: (AppGroup, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [".json", "-2025-12.jsonl", "-2026-01.jsonl", "-2026-02.jsonl"] {
      try Data(StoredForm.text("sipli-hydration\(name)").utf8)
        .write(to: folder.appendingPathComponent("WaterQuestState\(name)"))
    }
    try body(AppGroup(folder: folder, settings: nil), folder)
  }

  private static func day(_ group: AppGroup, _ action: JSON, at instant: String) throws -> JSON? {
    let answer = group.save(
      JSON.object([
        "document": "hydration", "instant": .string(instant), "zone": "Asia/Ho_Chi_Minh", "action": action,
      ]).text)
    return try JSON(parsing: Array(answer.utf8))["saved"]?["day"]
  }

  /// A journal as this code wrote it: of December a line is gone; a drink of January was moved to a day of February, and one of
  /// February was deleted and brought back.
  @Test func drinksOfOnceAreFoundInTheirMonths() throws {
    try Self.drinks { group, folder in
      let day = try Self.day(
        group, ["kind": "open", "first": "2025-12-01", "last": "2026-02-17"], at: "2026-02-17T05:00:00Z")
      #expect(
        day?["drinks"]?.array?.map { $0["id"]?.string } == [
          "old-1", "drink-0", "drink-1", "drink-2", "drink-3", "drink-4", "drink-5",
        ])
      #expect(day?["drinks"]?.array?.map { $0["volumeML"]?.integer } == [237, 200, 500, 250, 300, 200, 50])
      #expect(day?["drinks"]?.array?[3]["day"] == "2026-02-16")
      #expect(day?["todayTotalML"] == .integer(550) && day?["goal"]?["totalML"] == .integer(4_260))
      let problem = "1 line of 2025-12 is damaged or missing: WaterQuestState-2025-12.jsonl"
      #expect(day?["problems"]?.array?.map { $0.string?.hasPrefix(problem) } == [true], "\(day?.text ?? "")")
      #expect(day?["streak"] == .integer(0))
      #expect(day?["profile"]?["presetsML"] == .array([.integer(200), .integer(300)]))
      // It goes on: the last change of once is the move, since the deletion was undone.
      let undone = try Self.day(group, ["kind": "undo"], at: "2026-02-17T05:00:00Z")
      #expect(undone?["problems"]?.array?.count == 1)
      let january = try String(
        contentsOf: folder.appendingPathComponent("WaterQuestState-2026-01.jsonl"), encoding: .utf8)
      #expect(january.hasPrefix(try StoredForm.text("sipli-hydration-2026-01.jsonl")))
      #expect(january.contains(#""undo":{"n":6}"#))
    }
  }

  /// The bridge draws the data of a program in another language without any file.
  @Test func drinksOfOnceAreDrawn() throws {
    try Self.drinks { group, _ in
      let answer = AllWidgets.answer([
        "widget": "hydration", "instant": "2026-02-17T05:00:00Z",
        "state": try group.stored("WaterQuestState.json").map(JSON.string) ?? .null,
        "log": try group.stored(AppIdentifiers.hydrationMonths).map(JSON.string) ?? .null,
        "environment": ["zone": "Asia/Ho_Chi_Minh", "language": "en", "family": "large"],
      ])
      let day = answer["snapshot"]?["facts"]?["day"]
      #expect(day?["todayTotalML"] == .integer(550), "\(answer.text)")
      #expect(day?["goal"]?["totalML"] == .integer(4_260))
    }
    // The checksums of all lines are right, by the test's own computation.
    for file in ["2025-12", "2026-01", "2026-02"] {
      for line in try StoredForm.text("sipli-hydration-\(file).jsonl").split(separator: "\n") {
        let sum = try JSON(parsing: Array(line.utf8))["sum"]?.string
        #expect(JournalText.sum(String(line.dropLast(18))) == sum, "\(line)")
      }
    }
  }

  /// The file of the app's first version, which has no days, and an export in the same form: the amount and the goal of today.
  @Test(arguments: [("sipli-hydration-1.json", 250, 2_450), ("sipli-export.json", 550, 4_260)])
  func drinksOfOnceAreCounted(file: String, drunk: Int64, goal: Int64) throws {
    let answer = AllWidgets.answer([
      "widget": "hydration", "instant": "2026-02-17T04:00:00Z", "state": .string(try StoredForm.text(file)),
      "environment": ["zone": "Asia/Ho_Chi_Minh", "language": "en", "family": "large"],
    ])
    let day = try #require(answer["snapshot"]?["facts"]?["day"])
    #expect(answer["snapshot"]?["status"] == ["kind": "normal"], "\(answer.text)")
    #expect(day["todayTotalML"] == .integer(drunk))
    #expect(day["goal"]?["totalML"] == .integer(goal))
  }

  /// The second budget document is the first one with a checksum and in another order.
  @Test func aBudgetWithAChecksumHasTheAmountsOfTheOther() throws {
    let documents = try ["momiq-budget.json", "momiq-budget-2.json"].map { file in
      try #require(
        DocumentStore<BudgetDocument>.reading(of: Array(StoredForm.text(file).utf8)).document?.payload)
    }
    #expect(documents[0] == documents[1])
  }

  @Test func aLedgerOfOnceHasItsAmounts() throws {
    let json = try JSON(parsing: Array(StoredForm.text("momiq-ledger.json").utf8))
    let ledger = try Ledger(
      [LedgerFile(.value(json))], currency: nil, today: try #require(CivilDate("2026-02-17"))
    ) { LocalDays(zone: .utc).day(at: $0) }
    let settings = ledger.settings
    #expect(settings.currency?.code == "USD" && settings.rules?.monthStartDay == 5)
    #expect(settings.budgets?.map(\.amount.minorUnits) == [50_000, 1_300])
    #expect(settings.categories?.map(\.id) == ["food", "12", "travel"])
    #expect(ledger.records == 11 && ledger.notSpent == 1 && ledger.paidBills == 1)
  }

  @Test func aShownMonthOfOnceIsOfItsDay() throws {
    let shown = try ShownMonth(json: JSON(parsing: Array(StoredForm.text("calendar-shown-month.json").utf8)))
    #expect(shown.month == YearMonth("2026-03") && shown.day == CivilDate("2026-02-17"))
  }
}
