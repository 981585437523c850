import Foundation
import Testing

/// `almanac widget calendar` and `almanac schedule calendar`.
struct CalendarWidgetTests {
  private static let tet = "--at 2026-02-17T00:00:00+07:00 --zone Asia/Ho_Chi_Minh"

  @Test func monthOfTet() throws {
    let expected = """
      Tháng 2, 2026  Tháng Giêng Bính Ngọ
       T2    T3    T4    T5    T6    T7    CN

       26    27    28    29    30    31     1
        8     9    10    11    12    13    14

        2     3     4     5     6     7     8
       15    16•   17◦   18    19    20    21

        9    10    11    12    13    14    15
       22    23•   24    25    26    27    28

       16   [17]   18    19    20    21    22
       29*   1/1*   2*    3*    4     5     6

       23    24    25    26    27    28     1
        7•    8     9    10•   11•   12    13

      """
    let text = Command.output("widget calendar \(Self.tet)")
    #expect(text == expected)
  }

  @Test func colorsOnlyWhereTheyAreAskedFor() throws {
    #expect(!(Command.output("widget calendar \(Self.tet)")).contains("\u{1B}"))
    #expect(Command.output("widget calendar \(Self.tet) --color always").contains("\u{1B}[31;1m"))
    #expect(!(Command.output("widget calendar \(Self.tet) --color never")).contains("\u{1B}"))
  }

  @Test func familiesLanguagesAndOptions() throws {
    #expect(
      Command.output("widget calendar \(Self.tet) --family inline")
        == "17 tháng 2 · mùng 1 tháng Giêng\n")
    #expect(Command.output("widget calendar \(Self.tet) --family circular") == "17\n1/1\n")
    let large = Command.output("widget calendar \(Self.tet) --large-type")
    // February 2026 begins on a Sunday, after six empty cells.
    #expect(large.split(separator: "\n")[2].split(separator: " ") == ["1", "14"])
    // The lunar day is beside the solar day, whose numbers end below one another.
    #expect(large.contains("\n 9 22  ") && large.contains("\n16 29*  "), "\(large)")
    #expect(!Command.output("widget calendar \(Self.tet) --large-type --family small").contains("Thứ Ba"))
    #expect(Command.output("widget calendar \(Self.tet) --language zh-Hans").contains("丙午年正月"))
    let december = "--at 2026-12-09T00:00:00Z --zone UTC"
    #expect(Command.output("widget calendar \(december)").contains("Tháng Mười Một Bính Ngọ"))
    #expect(
      Command.output("widget calendar \(december) --month-names traditional").contains(
        "Tháng Một Bính Ngọ"))
    let sundays = Command.output("widget calendar \(december) --first-weekday sunday").split(separator: "\n")
    #expect(sundays[1].split(separator: " ") == ["CN", "T2", "T3", "T4", "T5", "T6", "T7"])
    #expect(Command.output("widget calendar --at 2030-02-02T12:00:00Z --zone UTC").contains("1/1"))
    let chinese = Command.output(
      "widget calendar --at 2030-02-02T12:00:00Z --zone UTC --calendar chinese --family circular")
    #expect(chinese == "2\n30/12\n")
  }

  @Test func jsonForClients() throws {
    let data = try Command.json("widget calendar \(Self.tet) --format widget-data")
    #expect(Command.value(data, "monthName") as? String == "Tháng 2, 2026")
    #expect((Command.value(data, "days") as? [Any])?.count == 42)
    for words in ["widget insult --format widget-data", "schedule calendar --format widget-data"] {
      #expect(Command(words.split(separator: " ").map(String.init)).status == 64)
    }
  }

  @Test(arguments: ["small", "medium", "large", "circular", "rectangular", "inline"])
  func jsonOfAFamily(family: String) throws {
    let json = try Command.json("widget calendar \(Self.tet) --family \(family) --format json")
    #expect(Command.value(json, "family") as? String == family)
    #expect(Command.value(json, "facts", "day", "date") as? String == "2026-02-17")
    let days = Command.value(json, "facts", "widgetData", "days") as? [Any]
    #expect(days?.count == (["medium", "large"].contains(family) ? 42 : nil))
    #expect(Command.value(json, "drawing", "root", "kind") is String)
  }

  @Test func C_11_identifiersAndPropertyLists() throws {
    #expect(Command.output("identifiers lichviet").contains("group.vn.bradley.vietcalendar.shared"))
    #expect(Command.output("identifiers lichviet --plist entitlements").hasPrefix("<?xml version"))
    #expect((try Command.json("identifiers --format json") as? [Any])?.count == 5)
    for app in ["lichviet", "insolentbard", "momiq", "solverv", "sipli"] {
      for kind in ["entitlements", "url-types"] {
        let text = Command.output("identifiers \(app) --plist \(kind)")
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let count = app == "sipli" && kind == "entitlements" ? 3 : 1
        #expect((list as? [String: Any])?.count == count, "\(app) \(kind)")
      }
    }
    // Only the app uses HealthKit and WeatherKit, not the extension.
    for (kind, own) in [("entitlements", ["healthkit", "weatherkit"]), ("widget-entitlements", [])] {
      let text = Command.output("identifiers sipli --plist \(kind)")
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      let members = try #require(list as? [String: Any])
      let names = own.map { "com.apple.developer.\($0)" }
      #expect(Set(members.keys) == Set(names + ["com.apple.security.application-groups"]))
      #expect(names.allSatisfy { members[$0] as? Bool == true })
      #expect(
        members["com.apple.security.application-groups"] as? [String] == ["group.com.waterquest.hydration"])
    }
    // The font of insults, in the app and the extension.
    let fonts = Command.output("identifiers insolentbard --plist fonts")
    let list = try PropertyListSerialization.propertyList(from: Data(fonts.utf8), format: nil)
    #expect(list as? [String: [String]] == ["UIAppFonts": ["IMFellEnglish-Regular.ttf"]])
    for words in [
      "identifiers nobody", "identifiers --plist entitlements", "identifiers sipli --plist all",
      "identifiers sipli --plist fonts",
    ] {
      #expect(Command(words.split(separator: " ").map(String.init)).status == 64)
    }
  }

  @Test func schedule() throws {
    let text = Command.output("schedule calendar --at 2018-11-03T12:00:00Z --zone America/Sao_Paulo")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 16)
    #expect(lines[0].hasPrefix("2018-11-03 09:00 -03:00  Lịch Việt: Thứ Bảy, 3 tháng 11 năm 2018"))
    #expect(lines[1].hasPrefix("2018-11-04 01:00 -02:00"))
    #expect(lines[15] == "then asks again at the end")
    let json = try Command.json("schedule calendar \(Self.tet) --format json")
    let entries = try #require(Command.value(json, "entries") as? [Any])
    #expect(entries.count == 15)
    #expect(Command.value(entries[1], "instant") as? String == "2026-02-17T17:00:00Z")
    #expect(Command.value(entries[1], "snapshot", "status", "kind") as? String == "normal")
    #expect(Command.value(json, "reload", "kind") as? String == "atEnd")
  }

  @Test(arguments: [
    ("widget", "the widget is missing"), ("widget tides", "unknown widget 'tides'; there are: calendar"),
    ("widget calendar --size 10", "'10' is not a size in points"),
    ("widget calendar --size 0x5", "'0x5' is not a size"), ("widget calendar --size nanx5", "is not a size"),
    ("widget calendar --family big", "'big' is not allowed for --family; allowed: small, medium"),
    ("widget calendar --first-weekday 8", "unknown weekday '8'; there are: monday"),
    (
      "widget calendar --month-names old",
      "'old' is not allowed for --month-names; allowed: traditional, modern"
    ),
    ("widget calendar --month 2026-13", "'2026-13' is not a month such as 2026-02"),
    ("widget calendar --format csv", "a widget cannot be written as 'csv'; there are: text, json"),
    ("widget calendar --calendar martian", "unknown calendar 'martian'"),
    ("widget calendar --zone Mars/Olympus", "unknown zone 'Mars/Olympus'"),
    ("schedule calendar --color always", "'schedule' has no option '--color'"),
  ])
  func wrongUsage(words: String, message: String) throws {
    let command = Command(words.split(separator: " ").map(String.init))
    #expect(command.status == 64)
    #expect(command.errors.contains(message), "\(command.errors)")
  }
}
