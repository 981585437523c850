import BudgetWidget
import Foundation
import HydrationWidget
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
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
    #expect(
      try document.standing(of: month, on: today).progress.spent == Money(minorUnits: 4_050, currency: usd))
    let food = try #require(document.budget(.day, category: "food"))
    #expect(
      try document.standing(of: food, on: today).progress.spent == Money(minorUnits: 1_250, currency: usd))
    let vnd = try Currency(code: "VND")
    #expect(document.totals(in: usd).days.count == 7 && document.totals(in: vnd).days.count == 1)
  }

  @Test func settingsOfOnceHaveTheirChoices() throws {
    let calendar = CalendarState(parsing: Array(try StoredForm.text("calendar-settings.json").utf8)).value
    #expect(calendar?.calendar == .chinese && calendar?.monthNaming == .traditional)
    #expect(calendar?.firstWeekday == .sunday && calendar?.dayBasis == .calendarZone)
    #expect(calendar?.anniversaries.elements.map(\.name) == ["ông nội", "Mai"])
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

  /// A document with its files of years, as this code wrote them; the checksums are right, and nothing is
  /// missing.
  @Test func drinksOfOnceAreFoundInTheirYears() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stored = try StoredForm.text("sipli-hydration-3.json")
    // 2025 is not among the stored files.
    var document = try JSONObject(json: try #require(try JSON(parsing: Array(stored.utf8))["payload"]))
    var archive = try JSONObject(json: try #require(document["archive"]))
    archive["years"] = ["2026": try #require(archive["years"]?["2026"])]
    document["archive"] = .object(archive)
    let file: JSON = ["schema": "sipli-hydration", "version": .integer(3), "payload": .object(document)]
    try Data(file.text.utf8).write(to: folder.appendingPathComponent("WaterQuestState.json"))
    try Data(StoredForm.text("sipli-year.jsonl").utf8)
      .write(to: folder.appendingPathComponent("WaterQuestState.json-2026.jsonl"))
    let answer = AppGroup(folder: folder, settings: nil).save(
      JSON.object([
        "document": "hydration", "instant": "2026-01-04T05:00:00Z", "zone": "Asia/Ho_Chi_Minh",
        "action": ["kind": "merge", "first": "2026-01-01", "last": "2026-01-04"],
      ]).text)
    let day = try JSON(parsing: Array(answer.utf8))["saved"]?["day"]
    // The wine of New Year was deleted; 3 January was changed after its line was written.
    #expect(
      day?["drinks"]?.array?.map { $0["id"]?.string } == ["drink-5", "drink-6", "drink-7", "drink-8"],
      "\(answer)")
    #expect(day?["drinks"]?.array?.map { $0["volumeML"]?.integer } == [400, 4000, 2550, 3550])
    #expect(day?["streak"] == .integer(3) && day?["problems"] == .array([]), "\(answer)")
    // Its checksum matches its bytes, by the code and by the test's own computation.
    guard case .value = DocumentStore<HydrationFormat>.reading(of: Array(stored.utf8)) else {
      Issue.record("the checksum is wrong")
      return
    }
    for line in try StoredForm.text("sipli-year.jsonl").split(separator: "\n") {
      #expect(YearLine.text(try JSON(parsing: Array(line.utf8))) == String(line))
    }
  }

  /// The file of the app's first version, which has no days, and that of version 2: the amount and the goal
  /// of today.
  @Test(arguments: [("sipli-hydration-1.json", 250, 2_450), ("sipli-hydration-2.json", 550, 4_260)])
  func drinksOfOnceAreCounted(file: String, drunk: Int64, goal: Int64) throws {
    let answer = AllWidgets.answer([
      "widget": "hydration", "instant": "2026-02-17T04:00:00Z", "state": .string(try StoredForm.text(file)),
      "environment": ["zone": "Asia/Ho_Chi_Minh", "language": "en", "family": "large"],
    ])
    let content = try #require(answer["snapshot"]?["content"])
    #expect(answer["snapshot"]?["status"] == ["kind": "normal"], "\(answer.text)")
    #expect(content["progress"]?["todayTotalML"] == .integer(drunk))
    #expect(content["progress"]?["goal"]?["totalML"] == .integer(goal))
  }

  /// Days before the tenth are in files, one of which could not be read; the drinks in the document itself
  /// count.
  @Test(arguments: [
    ("sipli-hydration-3-streaks.json", "2026-02-15", 2_170),
    ("sipli-hydration-3-kept.json", "2026-02-20", 1_800),
  ])
  func drinksBesideLostYearsAreCounted(file: String, day: String, goal: Int64) throws {
    let answer = AllWidgets.answer([
      "widget": "hydration", "instant": .string("\(day)T06:00:00Z"),
      "state": .string(try StoredForm.text(file)),
      "environment": ["zone": "Asia/Ho_Chi_Minh", "language": "en", "family": "large"],
    ])
    let progress = answer["snapshot"]?["content"]?["progress"]
    #expect(progress?["todayTotalML"] == .integer(250) && progress?["goal"]?["totalML"] == .integer(goal))
  }

  @Test func tapsOfOnceAreTheDrinksTheyWere() throws {
    let lines = try StoredForm.text("sipli-intents.log").split(separator: "\n")
    let entries = try lines.map { try IntentLog<IntakeRecord>.Entry(json: JSON(parsing: Array($0.utf8))) }
    #expect(entries.map(\.id) == ["drink-4", "drink-5", "drink-6"])
    #expect(entries.map(\.record.volume.millilitres) == [200, 150, 100])
    #expect(entries.map(\.record.beverage.id) == ["water", "coffee", "water"])
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
    let ledger = try AppLedger(json: json) { LocalDays(zone: .utc).day(at: $0) }
    #expect(ledger.currency?.code == "USD" && ledger.rules?.monthStartDay == 5)
    #expect(ledger.budgets?.map(\.amount.minorUnits) == [50_000, 1_300])
    #expect(ledger.categories?.map(\.id) == ["food", "12", "travel"])
    #expect(ledger.ledger.transactions.count == 9 && ledger.ledger.bills.count == 2)
  }

  @Test func aLeafOfOnceIsOfItsDay() throws {
    let leaf = try CalendarLeaf(json: JSON(parsing: Array(StoredForm.text("calendar-leaf.json").utf8)))
    #expect(leaf.month == YearMonth("2026-03") && leaf.day == CivilDate("2026-02-17"))
  }
}
