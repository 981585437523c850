import JSONText
import TestSupport
import Testing
import WidgetBridge

@testable import almanac_cli

/// One dialect in all JSON that the command prints: camelCase, and one kind of value for each name.
struct DialectTests {
  /// Every action that prints JSON, and answers about days that are not certain, own days and whole years.
  private static let answers: [(line: String, json: JSON?)] =
    (ActionLine.all.filter { $0.has("json") }.map(\.line) + [
      "date 2072-12-20", "date 2033-12-25 --calendar japanese", "date 2026-02-16..2026-02-17",
      "month 2025-07",
      "terms 2038-07", "phases 2072", "festivals 2026", "seasons 2026", "export uncertain",
      "export days 2026-02",
      "export dates 2026-02 --calendar vietnamese --calendar chinese", "hydration beverages",
      "sun 2026-06-21 --city longyearbyen", "sun 2026-06-21..2026-06-22 --city longyearbyen",
      "insult --next 20", "next 2026-06-14 --anniversary lunar",
    ] + AllWidgets.names.map { "widget \($0) --family large" }).map { line in
      (line, try? JSON(parsing: Array(Command.output("\(line) --format json").utf8)))
    }

  /// Calls a body with each member of an answer, and whether its name is an id and not a word of the dialect.
  private func members(of json: JSON, areIDs: Bool = false, _ body: (JSONObject.Member, Bool) -> Void) {
    json.array?.forEach { members(of: $0, body) }
    for member in json.object?.members ?? [] {
      body(member, areIDs)
      // The columns of each calendar have its id as their name.
      members(of: member.value, areIDs: member.key == "calendars", body)
    }
  }

  @Test func everyNameIsInCamelCaseAndHasOneKindOfValue() throws {
    var kinds: [String: [String: String]] = [:]
    for (line, json) in Self.answers {
      // The drawing of a widget has types of its own, where a name belongs to its object: `WidgetBridge.d.ts` declares them.
      let isWidget = line.hasPrefix("widget") || line.hasPrefix("schedule")
      members(of: try #require(json, "\(line)")) { member, isID in
        let key = member.key
        if isID { return }
        #expect(
          !key.contains("_") && !key.contains("-") && key.first?.isUppercase == false, "\(key) in \(line)")
        if member.value != .null, !isWidget { kinds[key, default: [:]][member.value.kind] = line }
      }
    }
    for (name, found) in kinds where found.count > 1 { Issue.record("\(name): \(found)") }
    #expect(kinds.count > 100)
  }

  /// A lunar date has its four members in every answer.
  @Test func aLunarDateIsTheSameEverywhere() throws {
    var count = 0
    for (line, json) in Self.answers where !line.hasPrefix("widget") && !line.hasPrefix("schedule") {
      members(of: try #require(json)) { member, _ in
        guard ["lunar", "lunarDate"].contains(member.key), member.value != .null else { return }
        count += 1
        #expect(
          member.value.object?.members.map(\.key) == ["day", "isLeapMonth", "month", "year"], "\(line)")
      }
    }
    #expect(count > 100)
  }
}
