import Foundation
import JSONText
import Testing
import WidgetBridge

@testable import almanac_cli

/// `almanac widget` and `almanac schedule`.
struct WidgetCommandTests {
  private static let tet = "--at 2026-02-17T00:00:00+07:00 --zone Asia/Ho_Chi_Minh"
  private static let march = "--at 2026-03-24T05:00:00Z --zone Asia/Ho_Chi_Minh"
  private static let hanoi = "--latitude 21.03 --longitude 105.85"
  /// The schemes of the apps of `Apps/`, whose widgets the command shows.
  private static let schemes: [String: JSON] = [
    "calendar": "lichviet", "insult": "insolentbard", "budget": "momiq", "spending": "momiq",
    "solstice": "solverv", "hydration": "sipli",
  ]
  private static let insult = "--at 2026-11-20T00:30:00Z --zone UTC"

  /// Returns a command of a table, with the moment and the place that a word stands for.
  private static func line(_ words: String) -> String {
    words.replacing("TET", with: tet).replacing("MARCH", with: march).replacing("HANOI", with: hanoi)
      .replacing("INSULT", with: insult)
  }

  /// The command and the bridge give the same answers.
  @Test(arguments: AllWidgets.names) func theCommandPrintsWhatTheBridgeAnswers(widget: String) throws {
    for (family, language) in [("medium", "vi"), ("large", "en"), ("inline", "zh")] {
      // Without documents, samples are shown.
      let isPlaceholder = ["budget", "spending", "hydration"].contains(widget)
      let answer = AllWidgets.answer([
        "widget": .string(widget), "instant": "2026-03-18T05:00:00Z", "isPlaceholder": .bool(isPlaceholder),
        "environment": [
          "zone": "Asia/Ho_Chi_Minh", "family": .string(family), "language": .string(language),
          "scheme": Self.schemes[widget] ?? .null,
        ],
      ])
      let words =
        "\(widget) --at 2026-03-18T05:00:00Z --zone Asia/Ho_Chi_Minh --family \(family) --language \(language)"
        + " --format json"
      for (verb, member) in [("widget", "snapshot"), ("schedule", "schedule")] {
        let printed = try JSON(parsing: Array(Command.output("\(verb) \(words)").utf8))
        #expect(Self.withoutLocalTimes(printed) == answer[member], "\(verb) \(words)")
      }
    }
  }

  /// Returns a schedule without the local times of its entries, which only the command gives.
  private static func withoutLocalTimes(_ json: JSON) -> JSON {
    guard var schedule = json.object, let entries = json["entries"]?.array else { return json }
    schedule["entries"] = .array(
      entries.map { entry in
        var entry = entry.object ?? JSONObject()
        entry["local"] = nil
        return .object(entry)
      })
    return .object(schedule)
  }

  /// The settings as the app stores them; the command line takes precedence.
  @Test func theCountdownHasTheStoredPlace() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      """
      {"chosenPlace": {"latitude": -41.29, "longitude": 174.78, "name": "Wellington",
        "zone": "Pacific/Auckland"}}
      """, to: "settings.json")
    let line =
      "widget solstice \(Self.march) --naming season --language en --state \(folder.path("settings.json"))"
    Command.expect(line, ["Winter solstice", "Wellington", "Sunrise"])
    Command.expect("\(line) --hemisphere northern --sun hidden", ["Summer solstice"])
    Command.expect("\(line) --city reykjavik", ["Summer solstice", "Reykjavík"])
    try folder.write(#"{"hemisphere": "other"}"#, to: "old.json")
    let old = Command(
      "widget solstice --state \(folder.path("old.json"))".split(separator: " ").map(String.init))
    #expect(old.status == 0 && old.errors.contains("hemisphere: found \"other\""), "\(old.errors)")
    let missing = Command(
      "widget solstice --state \(folder.path("no.json"))".split(separator: " ").map(String.init))
    #expect(
      missing.status == 1 && missing.errors.contains("no.json: there is no such file"), "\(missing.errors)")
  }

  @Test func monthOfTet() {
    let expected = """
      Tháng 2, 2026  Tháng Giêng Bính Ngọ
      T2        T3        T4        T5        T6        T7        CN
      26 8      27 9      28 10     29 11     30 12     31 13      1 14
       2 15      3 16•     4 17◦     5 18      6 19      7 20      8 21
       9 22     10 23•    11 24     12 25     13 26     14 27*    15 28*
      16 29*    [17 1/1*] 18 2*     19 3*     20 4*     21 5*     22 6*
      23 7•     24 8      25 9•     26 10•    27 11•    28 12      1 13

      Ngày mai: Mùng 2 Tết

      """
    #expect(Command.output("widget calendar \(Self.tet)") == expected)
    #expect(Command.output("widget calendar \(Self.tet) --color never") == expected)
    Command.expect("widget calendar \(Self.tet) --color always", ["\u{1B}[31;1m"])
  }

  /// All of the output.
  private static let wholes = """
    widget calendar TET --family inline | 17 tháng 2 · mùng 1 tháng Giêng · Ngày mai: Mùng 2 Tết⏎
    widget calendar TET --family circular | 17⏎1/1⏎
    widget calendar --at 2030-02-02T12:00:00Z --zone UTC --calendar chinese --family circular | 2⏎30/12⏎
    widget solstice MARCH HANOI --language en \
    | June solstice⏎89 days⏎█░░░░░░░░░░░░░░░░░░░⏎Day 4 of 93⏎Sunday, June 21, 3:24 PM⏎Sunrise 5:57 AM⏎Sunset 6:09 PM⏎
    widget solstice MARCH --family inline --language vi | Còn 89 ngày đến Hạ chí⏎
    widget solstice MARCH --family inline --hemisphere southern --language vi | Còn 89 ngày đến điểm chí tháng Sáu⏎
    widget solstice MARCH --family small --naming season | Summer solstice⏎89 days⏎
    widget insult INSULT | THE INSOLENT BARD⏎Thou untutored iron-witted horseback-breaker!⏎Since 12:00 AM⏎
    widget insult INSULT --family inline | untutored iron-witted horseback-breaker⏎
    widget insult INSULT --family circular | horseback-⏎breaker!⏎
    """

  @Test(arguments: FactTable.rows(wholes)) func aWidgetIs(row: [String]) {
    #expect(Command.output(Self.line(row[0])) == row[1])
  }

  private static let texts = """
    # Without --language and LANG, the calendar is in Vietnamese, and the other apps are in English.
    widget calendar TET | Tháng 2, 2026
    widget insult TET | THE INSOLENT BARD
    widget budget TET | Sample data⏎February 2026
    widget spending TET --language vi | Dữ liệu mẫu⏎
    widget calendar TET | ≠Dữ liệu mẫu
    widget solstice TET | March equinox
    widget hydration TET | 3-day streak
    # In large type there are two weeks, with the lunar day below the solar day.
    widget calendar TET --large-type | ⏎ 16   [17]   18  | ⏎ 23    24  | ≠15
    widget calendar TET --large-type --family small | 17 | ≠Thứ Ba
    widget calendar TET --language zh-Hans | 丙午年正月
    widget calendar --at 2026-12-09T00:00:00Z --zone UTC | Tháng Mười Một Bính Ngọ
    widget calendar --at 2026-12-09T00:00:00Z --zone UTC --month-names traditional --first-weekday sunday \
    | Tháng Một Bính Ngọ | CN        T2        T3        T4        T5        T6        T7
    widget calendar --at 2030-02-02T12:00:00Z --zone UTC | 1/1
    widget solstice MARCH HANOI --privacy redacted | June solstice | ≠Sunrise
    widget solstice MARCH --city hanoi | Sunrise 5:57 AM
    # A place abroad is named.
    widget solstice --at 2026-06-10T16:00:00Z --zone Asia/Ho_Chi_Minh --latitude 40.71 --longitude -74.01 --place-zone America/New_York \
    | ⏎New York⏎Sunrise 5:25 AM⏎Sunset 8:27 PM⏎
    widget solstice --at 2026-06-10T16:00:00Z --zone Asia/Ho_Chi_Minh --city new-york --place Manhattan \
    | ⏎Manhattan⏎
    schedule hydration TET | Sample data: Water today
    widget insult INSULT --language vi | ⏎Từ 00:00⏎
    identifiers lichviet | group.vn.bradley.vietcalendar.shared
    identifiers LichViet | group.vn.bradley.vietcalendar.shared
    identifiers Solverv | app.solverv
    """

  @Test(arguments: FactTable.rows(texts)) func aWidgetHas(row: [String]) {
    Command.expect(Self.line(row[0]), row.dropFirst())
  }

  /// A wrong file is refused, and the folder stays as it was.
  @Test func aFileOfSomethingElseIsNoStateOfAWidget() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("other-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("budget.json")
    try Data(#"{"schema": "momiq-budget", "version": 1, "payload": {}}"#.utf8).write(to: file)
    for line in [
      "widget solstice --state", "widget calendar --state", "anniversaries add x --lunar 03-10 --file",
    ] {
      let refused = Command("\(line) \(file.path)")
      #expect(refused.status == 1, "\(line)")
      #expect(refused.errors.contains("is a file of something else"), "\(line): \(refused.errors)")
    }
    for widget in ["hydration", "solstice", "calendar"] {
      let refused = Command("widget \(widget) --language vi --state \(file.path)")
      #expect(
        refused.errors.hasSuffix("budget.json là tệp dùng cho việc khác. Tệp này được giữ nguyên\n"),
        "\(widget)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { !$0.hasSuffix(".lock") } == ["budget.json"])
    try Data("{}".utf8).write(to: file)
    #expect(Command("widget solstice --state \(file.path)").status == 0, "settings that say nothing yet")
  }

  /// The bar is full on the day of the event, but on no day before it.
  @Test func theBarIsFullOnTheDayItself() {
    for (day, isFull) in [(17, false), (18, false), (19, false), (20, false), (21, true), (22, false)] {
      let words = "widget solstice --zone UTC --at 2026-12-\(day)T12:00:00Z"
      #expect(Command.output(words).contains("\n████████████████████\n") == isFull, "\(day)")
    }
  }

  private static let facts = """
    widget calendar TET --family medium | facts.widgetData.days.count = 42 | family = medium
    widget calendar TET --family large | facts.day.date = 2026-02-17 | facts.day.lunarText = 1/1
    widget calendar TET --family circular | facts.day.date = 2026-02-17 | family = circular
    widget solstice MARCH HANOI --family large | facts.days = 89 | status.kind = normal | facts.upcoming.count = 3 \
    | links.elements.count = 4
    schedule calendar TET | entries.count = 15 | entries.1.instant = 2026-02-17T17:00:00Z \
    | entries.1.snapshot.status.kind = normal | reload.kind = atEnd
    identifiers | count = 5
    """

  @Test(arguments: FactTable.rows(facts)) func programsRead(row: [String]) throws {
    try Command.expect(Self.line(row[0]), json: row.dropFirst())
  }

  /// Where the tables end the widget says so, and there is no answer.
  @Test func afterTheTablesThereIsNoAnswer() {
    let command = Command("widget solstice --at 2102-01-01T00:00:00Z --language zh")
    #expect(command.status == 1 && command.output == "没有2101年以后的数据\n")
    #expect(command.errors.contains("the day is after the events of 2101"))
    #expect(Command("schedule solstice --at 2102-01-01T00:00:00Z").status == 1)
  }

  /// Hanoi is seven hours ahead of UTC, so the solstice of 2026-12-21 20:50 UTC is on the 22nd there.
  @Test func aCityIsThePlaceAndTheZone() {
    let words = "solstice --city hanoi --at 2026-12-15T12:00:00Z --language en"
    let widget = Command.output("widget \(words)")
    #expect(widget == Command.output("widget \(words) --zone Asia/Ho_Chi_Minh"))
    #expect(widget.contains("7 days") && widget.contains("Tuesday, December 22, 3:50 AM"))
    Command.expect("schedule \(words)", ["2026-12-16 00:00:00 +07:00"])
    Command.expect(
      "widget \(words) --zone America/New_York", ["6 days", "Monday, December 21, 3:50 PM", "Hanoi"])
  }

  @Test func theMonthOfTheFirstVersion() throws {
    let data = try Command.json("widget calendar \(Self.tet) --format widget-data")
    #expect(Command.value(data, "monthName") as? String == "Tháng 2, 2026")
    #expect((Command.value(data, "days") as? [Any])?.count == 42)
  }

  /// The first and the second line, their number, and the last one.
  @Test(arguments: [
    (
      "calendar --at 2018-11-03T12:00:00Z --zone America/Sao_Paulo", 16,
      "2018-11-03 09:00:00 -03:00  Lịch Việt: Thứ Bảy, 3 tháng 11 năm 2018", "2018-11-04 01:00:00 -02:00"
    ),
    (
      "solstice --at 2026-06-20T05:00:00Z --zone UTC", 10, "2026-06-20 05:00:00 +00:00",
      "2026-06-21 00:00:00 +00:00"
    ),
    (
      "insult \(insult)", 26,
      "2026-11-20 00:30:00 +00:00  Thou untutored iron-witted horseback-breaker!: Since 12:00 AM",
      "2026-11-20 01:00:00 +00:00  "
    ),
    ("insult \(insult) --interval 5", 97, "2026-11-20 00:30:00 +00:00", "2026-11-20 00:35:00 +00:00"),
  ]) func aScheduleIsAListOfMoments(words: String, count: Int, first: String, second: String) {
    let lines = Command.output("schedule \(words)").split(separator: "\n")
    let isVietnamese = words.hasPrefix("calendar")
    let last = isVietnamese ? "làm mới sau mục cuối" : "reloads after the last entry"
    #expect(lines.count == count && lines.last == last[...])
    #expect(lines[0].hasPrefix(first) && lines[1].hasPrefix(second), "\(lines.prefix(2))")
    let isSolstice = words.hasPrefix("solstice")
    let event = "2026-06-21 08:24:31 +00:00  June solstice today: Summer began at 8:24 AM"
    #expect(lines.contains { $0 == event } == isSolstice)
  }

  // MARK: - Pictures

  @Test(arguments: AllWidgets.names) func everyWidgetIsAPicture(widget: String) {
    let svg = Command.output("widget \(widget) \(Self.tet) --format svg")
    // Without a document these widgets show a sample, with a line below that says so.
    let height = ["budget", "spending", "hydration"].contains(widget) ? 178 : 158
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"338\" height=\"\(height)\""))
    #expect(svg.hasSuffix("</svg>\n"))
    for (option, isSame) in [("--scheme dark", false), ("--mode accented", false), ("--scheme light", true)] {
      #expect((Command.output("widget \(widget) \(Self.tet) --format svg \(option)") == svg) == isSame)
    }
  }

  @Test func familySizeLanguageAndPrivacyAreThoseOfTheWidget() {
    Command.expect(
      "widget calendar \(Self.tet) --format svg --family large --size 364x382 --language zh-Hans",
      ["width=\"364\" height=\"382\"", "lang=\"zh-Hans\"", ">2026年2月<"])
    Command.expect("widget budget \(Self.tet) --format svg", [">$3,100.00<"])
    Command.expect("widget budget \(Self.tet) --format svg --privacy redacted", ["<svg", "≠3,100"])
  }

  // MARK: - Privacy

  @Test(arguments: ["budget", "spending", "hydration"])
  func C_18_whatIsRedactedInTheWidgetIsRedactedInItsSchedule(widget: String) {
    for verb in ["widget", "schedule"] {
      let words = "\(verb) \(widget) --at 2026-05-14T05:00:00Z --zone UTC --language en --format json"
      let (shown, redacted) = (Command.output(words), Command.output("\(words) --privacy redacted"))
      // The amounts of the sample.
      let amounts = widget == "hydration" ? ["1,250", "1250"] : ["3,100", "310000", "3100", "1,900"]
      #expect(shown != redacted)
      #expect(!amounts.contains { redacted.contains($0) }, "\(verb) \(widget): \(redacted)")
    }
  }

  /// Sunrise and sunset in Hanoi must not be in a redacted schedule, which changes only at midnight.
  @Test func aRedactedScheduleGivesNoTimeOfTheSunAway() {
    for format in ["text", "json"] {
      let words = "schedule solstice \(Self.march) \(Self.hanoi) --format \(format)"
      let entry = format == "text" ? "2026-03-25 00:00:00 +07:00" : "2026-03-24T17:00:00Z"
      let sunset = format == "text" ? "2026-03-24 18:0" : "2026-03-24T11:0"
      Command.expect(words, [entry, sunset])
      Command.expect("\(words) --privacy redacted", [entry, "≠" + sunset])
    }
  }

  // MARK: - Identifiers

  @Test func C_11_identifiersOfProjectsAreUniqueAndAllowed() {
    for app in AppProject.all {
      #expect(AppIdentity.Key.group.allows(app.group) && AppIdentity.Key.scheme.allows(app.scheme))
      #expect(app.widgetBundle.hasPrefix(app.bundle + "."))
    }
    let unique = AppProject.all.flatMap { [$0.bundle, $0.widgetBundle, $0.group, $0.scheme] }
    #expect(Set(unique).count == unique.count)
  }

  @Test func C_11_identifiersAndPropertyLists() throws {
    func list(_ app: String, _ kind: String) throws -> [String: Any] {
      let text = Command.output("identifiers \(app) --plist \(kind)")
      #expect(text.hasPrefix("<?xml version"))
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      return try #require(list as? [String: Any])
    }
    for app in ["lichviet", "insolentbard", "momiq", "solverv", "sipli"] {
      #expect(
        try list(app, "url-types").count == 1 && list(app, "entitlements").count == (app == "sipli" ? 3 : 1))
    }
    // Only the app uses HealthKit and WeatherKit, not the extension.
    let group = "com.apple.security.application-groups"
    for (kind, own) in [("entitlements", ["healthkit", "weatherkit"]), ("widget-entitlements", [])] {
      let members = try list("sipli", kind)
      let names = own.map { "com.apple.developer.\($0)" }
      #expect(Set(members.keys) == Set(names + [group]))
      #expect(names.allSatisfy { members[$0] as? Bool == true })
      #expect(members[group] as? [String] == ["group.com.waterquest.hydration"])
    }
    // The font of insults, in the app and the extension.
    #expect(try list("insolentbard", "fonts")["UIAppFonts"] as? [String] == ["IMFellEnglish-Regular.ttf"])
  }
}
