import Foundation
import Testing

/// `almanac widget solstice`, `almanac schedule solstice` and `almanac seasons`.
struct SolsticeCommandTests {
  private static let march = "--at 2026-03-24T05:00:00Z --zone Asia/Ho_Chi_Minh"
  private static let hanoi = "--latitude 21.03 --longitude 105.85"

  @Test func widgetForPeople() throws {
    #expect(
      Command.output("widget solstice \(Self.march) \(Self.hanoi) --language en") == """
        June solstice
        89 days
        █░░░░░░░░░░░░░░░░░░░
        Day 4 of 93
        Sunday, June 21, 3:24 PM
        Sunrise 5:57 AM
        Sunset 6:09 PM

        """)
    #expect(
      !Command.output("widget solstice \(Self.march) \(Self.hanoi) --language en --privacy redacted")
        .contains("Sunrise"))
    #expect(
      Command.output("widget solstice \(Self.march) --family inline --language vi")
        == "Còn 89 ngày đến Hạ chí\n")
    #expect(
      Command.output("widget solstice \(Self.march) --family inline --hemisphere southern --language vi")
        == "Còn 89 ngày đến điểm chí tháng Sáu\n")
    #expect(
      Command.output("seasons 2026 --zone Australia/Sydney --language zh").contains("六月至点    冬季"))
    #expect(
      Command.output("widget solstice \(Self.march) --family small --language en --naming season")
        == "Summer solstice\n89 days\n")
    #expect(
      Command.output("widget solstice --at 2102-01-01T00:00:00Z --language zh") == "没有2101年以后的数据\n")
    let screen = Command.output("widget solstice \(Self.march) --view screen --language en")
    #expect(screen.contains("Choose a place or allow location"))
    #expect(screen.contains("\nMarch equinox      March 20, 2029      3:01 PM  1092 days\n"))
  }

  @Test func widgetForPrograms() throws {
    let widget = try Command.json(
      "widget solstice \(Self.march) \(Self.hanoi) --family large --format json")
    #expect(Command.value(widget, "facts", "days") as? Int == 89)
    #expect(Command.value(widget, "status", "kind") as? String == "normal")
    #expect((Command.value(widget, "facts", "upcoming") as? [Any])?.count == 3)
    #expect((Command.value(widget, "links", "elements") as? [Any])?.count == 4)
    let screen = try Command.json("widget solstice \(Self.march) --view screen --format json")
    #expect((Command.value(screen, "upcoming") as? [Any])?.count == 12)
    #expect(Command.value(screen, "season", "season") as? String == "spring")
    #expect(Command.value(screen, "season", "name") as? String == "Spring")
  }

  @Test func schedule() throws {
    let text = Command.output("schedule solstice --at 2026-06-20T05:00:00Z --zone UTC --language en")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 10 && lines.last == "then asks again at the end")
    #expect(lines[2] == "2026-06-21 08:24:31 +00:00  June solstice today: Summer began at 8:24 AM")
  }

  /// Sunrise and sunset in Hanoi must not be in a redacted schedule, which changes only at midnight.
  @Test func aRedactedScheduleGivesNoTimeOfTheSunAway() throws {
    for format in ["text", "json"] {
      let words = "schedule solstice \(Self.march) \(Self.hanoi) --language en --format \(format)"
      let entry = format == "text" ? "2026-03-25 00:00 +07:00" : "2026-03-24T17:00:00Z"
      let sunset = format == "text" ? "2026-03-24 18:0" : "2026-03-24T11:0"
      let shown = Command.output(words)
      let redacted = Command.output("\(words) --privacy redacted")
      #expect(shown.contains(entry) && shown.contains(sunset))
      #expect(redacted.contains(entry) && !redacted.contains(sunset), "\(format)")
    }
  }

  @Test func theScreenListsOneSeasonOnRequest() throws {
    let words = "widget solstice \(Self.march) --view screen --format json --season winter"
    let north = try Command.json(words)
    let dates = try #require(Command.value(north, "upcoming") as? [[String: Any]]).map {
      $0["date"] as? String
    }
    #expect(dates.count == 12 && dates.allSatisfy { $0?.dropFirst(5).hasPrefix("12-2") == true })
    let south = try Command.json("\(words) --latitude -33.87 --longitude 151.21")
    #expect((Command.value(south, "upcoming") as? [[String: Any]])?.first?["date"] as? String == "2026-06-21")
  }

  @Test func aPlaceAbroadIsNamed() throws {
    let place = "--latitude 40.71 --longitude -74.01 --place-zone America/New_York"
    let words = "widget solstice --at 2026-06-10T16:00:00Z --zone Asia/Ho_Chi_Minh --language en \(place)"
    #expect(Command.output(words).contains("\nNew York\nSunrise 5:25 AM\nSunset 8:27 PM\n"))
    #expect(
      Command.output("\(words) --view screen --place Manhattan").contains("\nSun today · Manhattan\n"))
  }

  /// The bar is full on the day of the event, but on no day before it.
  @Test func theBarIsFullOnTheDayItself() throws {
    for (day, isFull) in [(17, false), (18, false), (19, false), (20, false), (21, true), (22, false)] {
      let words = "widget solstice --family medium --zone UTC --language en --at 2026-12-\(day)T12:00:00Z"
      #expect(Command.output(words).contains("\n████████████████████\n") == isFull, "\(day)")
    }
  }

  @Test func seasonsOfAYear() throws {
    let rows = try #require(
      Command.json("seasons 2026 --zone Asia/Ho_Chi_Minh --language en --format json") as? [[String: Any]])
    #expect(rows.map { $0["date"] as? String } == ["2026-03-20", "2026-06-21", "2026-09-23", "2026-12-22"])
    #expect(rows.map { $0["season"] as? String } == ["spring", "summer", "autumn", "winter"])
    #expect(rows.map { $0["days"] as? Int } == [89, 93, 94, 90])
    let south = Command.output(
      "seasons 2026 --zone UTC --language en --hemisphere southern --naming season")
    // One column has the instants, as the clock of the zone is UTC.
    #expect(south.contains("Autumn equinox   Autumn  2026-03-20T14:45:58Z  89"), "\(south)")
    let heads = ["UTC", "Asia/Tokyo"].map { zone in
      Command.output("seasons 2026 --zone \(zone)").split(separator: "\n")[0].split(separator: " ")
    }
    #expect(heads == [["season", "UTC", "days"], ["season", "Asia/Tokyo", "UTC", "days"]])
    #expect(Command(["seasons", "2102"]).status == 1)
    #expect(Command(["seasons", "2102"]).errors.contains("1899...2101"))
  }

  @Test(arguments: [
    "seasons", "seasons 26", "seasons 2026 --calendar chinese", "widget solstice --latitude 21",
    "widget solstice --longitude 21", "widget solstice --latitude nan --longitude 0",
    "widget solstice --place Hanoi", "widget solstice --place-zone UTC --latitude 21",
    "widget solstice --naming june",
    "widget solstice --view app", "schedule solstice --rows six",
    "schedule solstice --view screen", "schedule solstice --season winter",
    "widget solstice --hemisphere eastern",
    "widget solstice --view screen --privacy redacted", "widget solstice --season winter",
    "widget solstice --view screen --season monsoon",
    "widget solstice --latitude 21 --longitude 105 --place-zone Asia/Nowhere",
  ]) func wrongUsageIsRefused(words: String) throws {
    let command = Command(words.split(separator: " ").map(String.init))
    #expect(command.status == 64 && command.output.isEmpty, "\(words)")
  }
}
