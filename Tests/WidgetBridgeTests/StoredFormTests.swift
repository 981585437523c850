import BudgetWidget
import Foundation
import HydrationWidget
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
import TestSupport
import Testing
import WidgetBridge

/// The schemas against what the code writes and reads, and what was stored once against the code.
struct StoredFormTests {
  @Test func everySchemaIsOfAStoredForm() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: StoredForm.schemas.path).sorted()
    #expect(files == StoredForm.all.map { "\($0.name).schema.json" }.sorted())
    for form in StoredForm.all {
      let schema = try form.schema()
      _ = try SchemaCheck(schema)
      #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
      #expect(schema["$id"]?.string == "\(form.name).schema.json")
      #expect(schema["title"]?.string?.isEmpty == false && schema["description"]?.string?.isEmpty == false)
    }
  }

  /// What was stored once is read for ever, and has every member that the schema names.
  @Test(arguments: StoredForm.all) func whatWasStoredOnceHasTheForm(_ form: StoredForm) throws {
    var check = try SchemaCheck(form.schema())
    for value in try form.values() {
      #expect(check.fault(value) == nil)
      #expect(form.fault(value) == nil)
    }
    #expect(check.members.subtracting(check.seen).sorted() == [])
  }

  /// Every part of a stored value is taken out, or replaced by other values: the schema refuses what the code refuses, and
  /// nothing else.
  @Test(arguments: StoredForm.all) func theSchemaAllowsWhatIsRead(_ form: StoredForm) throws {
    let others: [JSON] = [
      .null, .bool(true), .integer(-5), .integer(0), .integer(3), .integer(29), .integer(1000),
      .number("1.5"), .number("3.0"), .number("1e2"),
      "", "x", "a\nb", "3", "12.50", "-7", "month", "CNY", "mild", "2026-02-17", "2026-02", "2026",
      "2026-W07", "2026-02-17T05:00:00Z", "2026-02-17T05:00:00.25Z", "2026-02-17T12:00:00+07:00", .array([]),
      .array([.integer(1)]), [:], ["2026-02-17": .integer(1)],
    ]
    var (failures, count): ([String], Int) = ([], 0)
    var check = try SchemaCheck(form.schema())
    for value in try form.values() {
      for path in Self.paths(value) where !form.exempt.contains(Self.text(path)) {
        for other in [nil] + others {
          guard let changed = Self.replacing(value, path[...], with: other) else { continue }
          count += 1
          let (allowed, read) = (check.fault(changed), form.fault(changed))
          if (allowed == nil) != (read == nil) {
            failures.append(
              "\(Self.text(path)) = \(other?.text ?? "nothing"): schema \(allowed ?? "allows"), code \(read ?? "reads")"
            )
          }
        }
      }
    }
    #expect(failures.prefix(12) == [])
    #expect(count >= 50)
  }

  /// What is exempt is a place that some value has; a date and a moment have one pattern, once in each schema.
  @Test func nothingIsExemptThatIsNotThere() throws {
    var patterns: [String: Set<String>] = [:]
    for form in StoredForm.all {
      let places = Set(try form.values().flatMap { Self.paths($0).map(Self.text) })
      #expect(form.exempt.isSubset(of: places), "\(form.name)")
      let schema = try form.schema()
      for (name, part) in [("date", "(0[1-9]|[12][0-9]|3[01])$"), ("moment", "[0-9]{2}:[0-9]{2}:[0-9]{2}(")] {
        let pattern = schema["$defs"]?[name]?["pattern"]?.string
        #expect(
          schema.text.components(separatedBy: part).count == (pattern == nil ? 1 : 2), "\(form.name) \(name)")
        if let pattern { patterns[name, default: []].insert(pattern) }
      }
    }
    #expect(patterns.mapValues(\.count) == ["date": 1, "moment": 1])
  }

  /// Nothing that is declared for TypeScript is described a second time.
  @Test func noTypeStandsInBothPlaces() throws {
    let declarations = try AnswerTests.declarations()
    let declared = Dictionary(
      declarations.interfaces.keys.compactMap { name in
        declarations.members(name).map { (Set($0.members.map(\.name)), name) }
      }, uniquingKeysWith: { first, _ in first })
    func check(_ schema: JSON, _ place: String) {
      if let members = schema["properties"]?.object?.keys, members.count > 1 {
        #expect(declared[Set(members)] == nil, "\(place) is \(declared[Set(members)] ?? "")")
      }
      for member in schema.object?.members ?? [] where member.key != "enum" {
        check(member.value, "\(place)/\(member.key)")
        for (index, element) in (member.value.array ?? []).enumerated() {
          check(element, "\(place)/\(member.key)/\(index)")
        }
      }
    }
    for form in StoredForm.all { check(try form.schema(), form.name) }
  }

  // MARK: - Facts of what was stored once

  @Test func aBudgetOfOnceHasItsAmounts() throws {
    let reading = DocumentStore<BudgetDocument>.reading(
      of: Array(try StoredForm.text("momiq-budget.json").utf8))
    let document = try #require(reading.document?.payload)
    let (today, usd) = (try #require(CivilDate("2026-02-17")), try Currency(code: "USD"))
    let week = try WeekRule(firstWeekday: .sunday, minimalDays: 1)
    #expect(document.currency == usd && document.rules.week == week)
    let month = try #require(document.budget(.month))
    // 8 and 12.50 of food, 20 that pays a bill; the rent of the 3rd is of the month before, which began on 5 January.
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
    let log = InsultLog(parsing: Array(try StoredForm.text("insult-taps.log").utf8))
    #expect(log.entries.map(\.event) == [.another, .settings, .settings] && log.unreadable.isEmpty)
    #expect(log.entries.last?.following?.rating == .bawdy)
  }

  /// A document with its files of years, as this code wrote them: checksums are right, and nothing is missing.
  @Test func drinksOfOnceAreFoundInTheirYears() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stored = try StoredForm.text("sipli-hydration-3.json")
    // 2025 is not among the files that were kept.
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
    // Its checksum is that of its bytes, by the code and by a reckoning of the test's own.
    guard case .value = DocumentStore<HydrationFormat>.reading(of: Array(stored.utf8)) else {
      Issue.record("the checksum is wrong")
      return
    }
    for line in try StoredForm.text("sipli-year.jsonl").split(separator: "\n") {
      #expect(YearLine.text(try JSON(parsing: Array(line.utf8))) == String(line))
    }
  }

  /// The app's names are those of the files that are written.
  @Test func theFilesOfYearsHaveTheNamesThatAppsKnow() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let group = AppGroup(folder: folder, settings: nil)
    for day in ["2025-12-31", "2026-01-01", "2026-01-05"] {
      let action: JSON = ["kind": "add", "volumeML": .integer(250)]
      _ = group.save(
        JSON.object([
          "document": "hydration", "instant": .string("\(day)T05:00:00Z"), "zone": "UTC", "action": action,
        ]).text)
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pattern = try #require(AppIdentifiers.sipli.documents.first { $0.contains("YYYY") })
    for year in ["2025", "2026"] {
      #expect(written.contains(pattern.replacing("YYYY", with: year)), "\(written)")
    }
  }

  /// The file of the app's first version, which has no days, and that of version 2: what was drunk today, of which goal.
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

  // MARK: - Paths

  private static func text(_ path: [String]) -> String { path.map { "/\($0)" }.joined() }

  /// The places of all parts of a value, the value itself not among them.
  private static func paths(_ json: JSON) -> [[String]] {
    let parts: [(String, JSON)] =
      json.object?.members.map { ($0.key, $0.value) } ?? json.array?.enumerated().map { ("\($0)", $1) } ?? []
    return parts.flatMap { key, value in [[key]] + paths(value).map { [key] + $0 } }
  }

  /// A value with another one at a place, or with none; `nil` where an array would lose an element.
  private static func replacing(_ json: JSON, _ path: ArraySlice<String>, with other: JSON?) -> JSON? {
    guard let key = path.first else { return other }
    if var object = json.object {
      let inner = replacing(object[key] ?? .null, path.dropFirst(), with: other)
      if inner == nil, path.count > 1 { return nil }
      object[key] = inner
      return .object(object)
    }
    guard var array = json.array, let place = Int(key),
      let inner = replacing(array[place], path.dropFirst(), with: other)
    else { return nil }
    array[place] = inner
    return .array(array)
  }
}
