import BudgetWidgetCore
import Foundation
import HydrationWidgetCore
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import TestSupport
import Testing
import WidgetBridge

/// Compares the schemas with what the code writes and reads, and the code with texts that were stored once.
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

  /// Every text that was stored once stays readable, and has every member that the schema names.
  @Test(arguments: StoredForm.all) func whatWasStoredOnceHasTheForm(_ form: StoredForm) throws {
    var check = try SchemaCheck(form.schema())
    for value in try form.values() {
      #expect(check.fault(value) == nil)
      #expect(form.fault(value) == nil)
    }
    #expect(check.members.subtracting(check.seen).sorted() == [])
  }

  /// Each part of a stored value is removed or replaced: the schema refuses exactly what the code refuses.
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
      var tried: Set<String> = []
      for path in Self.paths(value) where !form.exempt.contains(Self.text(path)) {
        guard tried.insert(Self.kindOfPlace(path, in: value)).inserted else { continue }
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

  /// Every exempt place occurs in some value; dates and instants have one pattern in each schema.
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

  /// No type that is declared for TypeScript is described a second time.
  @Test func noTypeIsInBothPlaces() throws {
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

  /// The app's identifiers name the files that are written.
  @Test func theFilesOfMonthsHaveTheNamesThatAppsKnow() throws {
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
    #expect(AppIdentifiers.hydrationMonths.contains("YYYY-MM"))
    for month in ["2025-12", "2026-01"] {
      let name = AppIdentifiers.hydrationMonths.replacing("YYYY-MM", with: month)
      #expect(written.contains(name), "\(written)")
      let lines = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(try group.stored(name) == lines)
    }
  }

  // MARK: - Paths

  private static func text(_ path: [String]) -> String { path.map { "/\($0)" }.joined() }

  /// Returns the paths of all parts of a value, without the value itself.
  private static func paths(_ json: JSON) -> [[String]] {
    let parts: [(String, JSON)] =
      json.object?.members.map { ($0.key, $0.value) } ?? json.array?.enumerated().map { ("\($0)", $1) } ?? []
    return parts.flatMap { key, value in [[key]] + paths(value).map { [key] + $0 } }
  }

  /// Returns what a schema can know of a position: the names on the way to it, without the numbers of elements, and the names and
  /// kinds of the members beside it.
  ///
  /// Elements that agree in all of that are read alike, so one of them is enough.
  private static func kindOfPlace(_ path: [String], in value: JSON) -> String {
    let parent = path.dropLast().reduce(Optional(value)) { part, key in
      part?.object?[key] ?? Int(key).flatMap { index in part?.array.map { $0[index] } }
    }
    let siblings = parent?.object?.members.map { member in
      member.key + (member.key == "kind" || member.key == "event" ? member.value.text : "")
    }
    let names = path.map { Int($0) == nil ? $0 : "0" }
    return text(names) + " " + (siblings ?? []).joined(separator: " ")
  }

  /// Returns a value with a part replaced or removed; `nil` if an array would lose an element.
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
