import BudgetWidget
import Foundation
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
    let unseen = check.members.subtracting(check.seen).filter { !form.missing.contains(where: $0.hasPrefix) }
    #expect(unseen.sorted() == [])
    #expect(form.missing.allSatisfy { place in check.members.contains { $0.hasPrefix(place) } })
  }

  /// Every part of a stored value is taken out, or replaced by other values: the schema refuses what the code refuses, and
  /// nothing else.
  @Test(arguments: StoredForm.all) func theSchemaAllowsWhatIsRead(_ form: StoredForm) throws {
    let others: [JSON] = [
      .null, .bool(true), .integer(-5), .integer(0), .integer(3), .integer(29), .integer(1000),
      .number("1.5"),
      "", "x", "3", "12.50", "-7", "month", "CNY", "mild", "2026-02-17", "2026-02", "2026",
      "2026-W07", "2026-02-17T05:00:00Z", "2026-02-17T05:00:00.25Z", "2026-02-17T12:00:00+07:00", .array([]),
      .array([.integer(1)]), [:], ["2026-02-17": .integer(1)],
    ]
    var (failures, count): ([String], Int) = ([], 0)
    var check = try SchemaCheck(form.schema())
    for value in try form.values() {
      for path in Self.paths(value) where !form.isExempt(Self.text(path)) {
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
    #expect(log.entries.map(\.event) == [.another, .settings] && log.unreadable.isEmpty)
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
