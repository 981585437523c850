import Almanac
import Foundation
import JSONText
import LunarCalendarWidgetCore
import TestSupport
import Testing
import WidgetCore

/// The words of names.js and page.js beside those of the runtime, in every language.
///
/// The compiler writes them from Data/ by itself, as it cannot see the runtime, so it repeats which names are used where.
struct JavaScriptWordsTests {
  /// The words of a language in a generated file.
  private struct Words {
    var json: JSON

    /// Returns a text, or one of a list, with values in place of the names in braces.
    ///
    /// - Parameter path: The key of the text, or of another module's by its name and key: "Almanac.month".
    func text(_ path: String, at index: Int? = nil, _ values: [String: String] = [:]) throws -> String {
      let value = path.split(separator: ".").reduce(json as JSON?) { $0?[String($1)] }
      let text = try #require(index.map { value?.array?[$0].string } ?? value?.string, "\(path)")
      return values.reduce(text) { $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value) }
    }

    /// "Bính Ngọ".
    func cycle(_ cycle: SexagenaryCycle, by name: String) throws -> String {
      try text(
        name,
        ["stem": try text("stems", at: cycle.stem), "branch": try text("branches", at: cycle.branch)])
    }

    /// "tháng Sáu nhuận", with a name of a list.
    func month(_ date: LunarDate, module: String = "", list: String = "months") throws -> String {
      let name = try text(list, at: date.month - 1)
      return try text(
        module + "month", ["name": date.isLeapMonth ? try text(module + "leapMonth", ["name": name]) : name])
    }

    /// The values of a civil date in a text.
    func values(_ date: CivilDate) throws -> [String: String] {
      ["day": "\(date.day)", "month": try text("solarMonths", at: date.month - 1), "year": "\(date.year)"]
    }
  }

  /// Returns an object of a file by language.
  ///
  /// Its object is JSON if keys at the beginning of a line have quotation marks and the last members no commas.
  private static func words(_ name: String, _ object: String = "words") throws -> [Language: Words] {
    let text = try Repository.text("Generated/JavaScript/\(name).js")
    let parts = text.components(separatedBy: "export const \(object) = ")
    let object = try #require(parts.last?.components(separatedBy: "\n};").first) + "\n}"
    let lines = object.split(separator: "\n").map { line -> String in
      let key = line.prefix { $0 == " " || $0.isLetter || $0.isNumber }
      guard line.dropFirst(key.count).hasPrefix(": ") else { return String(line) }
      let indent = key.prefix { $0 == " " }
      return "\(indent)\"\(key.dropFirst(indent.count))\"\(line.dropFirst(key.count))"
    }
    let json = lines.indices.map { index in
      let isLast = index + 1 < lines.count && lines[index + 1].drop { $0 == " " }.hasPrefix("}")
      return isLast && lines[index].hasSuffix(",") ? String(lines[index].dropLast()) : lines[index]
    }
    let members = try #require(try JSON(parsing: Array(json.joined(separator: "\n").utf8)).object?.members)
    return try Dictionary(
      uniqueKeysWithValues: members.map { (try #require(Language(rawValue: $0.key)), Words(json: $0.value)) })
  }

  /// Calls a function with each day of a year of all months, leap months too.
  private static func forEachDate(_ body: (LunarDate) throws -> Void) throws {
    for month in 1...12 {
      for day in 1...30 {
        for isLeap in [false, true] {
          try body(try LunarDate(year: 2025, month: month, isLeapMonth: isLeap, day: day))
        }
      }
    }
  }

  @Test func namesOfTheWidgetAreThoseOfTheRuntime() throws {
    let (all, cycles) = (try Self.words("names"), try Self.words("names", "cycles"))
    #expect(
      Set(all.keys) == Set(Language.allCases.filter { CalendarDefinition.language(for: $0) == $0 })
        && all.keys == cycles.keys)
    for (language, words) in all {
      #expect(try words.text("language") == language.rawValue)
      for calendar in LunarCalendar.all {
        let other = cycles[language]?.json["calendars"]?[calendar.id]?.string.flatMap {
          Language(rawValue: $0)
        }
        let names = try #require(cycles[other ?? language])
        for index in 0..<60 {
          let cycle = SexagenaryCycle(index: index)
          #expect(try names.cycle(cycle, by: "name") == cycle.name(in: calendar.cycleLanguage(for: language)))
        }
      }
      let traditional = words.json["traditionalMonths"] == nil ? "months" : "traditionalMonths"
      let formatters = [("months", MonthNaming.modern), (traditional, .traditional)].map {
        ($0.0, LunarDateFormatter(language: language, monthNaming: $0.1))
      }
      let texts = CalendarTexts(language)
      try Self.forEachDate { date in
        for (list, formatter) in formatters {
          #expect(try words.month(date, list: list) == formatter.month(date))
        }
        // As `cell` of widget.js puts it together.
        let numbers = ["day": "\(date.day)", "month": "\(date.month)"]
        let cell =
          if words.json["days"] != nil {
            try date.day == 1 ? words.month(date) : words.text("days", at: date.day - 1)
          } else {
            try date.day == 1
              ? words.text(date.isLeapMonth ? "dayOfLeapMonth" : "dayOfMonth", numbers) : "\(date.day)"
          }
        #expect(cell == texts.cell(date, isCertain: true))
        #expect(try words.text("uncertainDay", ["day": cell]) == texts.cell(date, isCertain: false))
      }
      for weekday in Weekday.allCases {
        #expect(try words.text("weekdays", at: weekday.rawValue) == weekday.shortName(in: language))
      }
      for month in 1...12 {
        let date = try CivilDate(year: 2025, month: month, day: 7)
        let values = try words.values(date)
        #expect(try words.text("longDate", values) == DateText(language).long(date))
        #expect(
          try words.text("monthAndYear", values).capitalizedFirst == DateText(language).monthAndYear(date))
      }
    }
  }

  @Test func wordsOfThePageAreThoseOfTheRuntime() throws {
    let all = try Self.words("page")
    #expect(all.count > 2)
    for (language, words) in all {
      #expect(try words.text("tag") == language.tag)
      let calendars = try #require(words.json["calendars"]?.object?.members)
      #expect(calendars.map(\.key) == ["chinese", "japanese", "korean", "vietnamese"])
      for member in calendars {
        let calendar = try #require(LunarCalendar(id: member.key))
        let names = Words(json: member.value)
        let formatter = LunarDateFormatter(language: language, calendar: calendar)
        for number in LunarDate.years {
          let year = try calendar.year(number)
          let values = [
            "cycle": try names.cycle(year.sexagenaryCycle, by: "cycle"), "year": "\(number)",
          ]
          #expect(try names.text("newYear", values) == formatter.newYear(of: year))
        }
      }
      let formatter = LunarDateFormatter(language: language, calendar: .vietnamese)
      let own = Words(json: try #require(words.json["calendars"]?["vietnamese"]))
      try Self.forEachDate { date in
        let month = try words.month(date, module: "Almanac.")
        let day = try words.text("dayAndMonth", at: date.day - 1, ["month": month])
        #expect(day == formatter.dayAndMonth(date))
        #expect(try words.text("lunarDays", at: date.day - 1) == date.dayName(in: language))
        let cycle = try own.cycle(SexagenaryCycle(lunarYear: date.year), by: "cycle")
        #expect(
          try words.text("Almanac.dateOfYear", ["date": day, "cycle": cycle]) == formatter.string(from: date))
      }
      // A week of each month has all weekdays and all names of months.
      for month in 1...12 {
        for day in 1...7 {
          let date = try CivilDate(year: 2025, month: month, day: day)
          var values = try words.values(date)
          #expect(try words.text("WidgetCore.longDate", values) == DateText(language).long(date))
          values["weekday"] = try words.text("weekdays", at: date.weekday.rawValue)
          #expect(try words.text("WidgetCore.fullDate", values) == DateText(language).full(date))
        }
      }
    }
  }

  /// The page's own texts and its cities are in no Swift table, so they are compared with Data/.
  @Test func thePageHasTheTextsAndCitiesOfData() throws {
    func rows(_ path: String) throws -> [[String]] {
      try Repository.text("Data/\(path).tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }
        .map { $0.split(separator: "\t").map(String.init) }
    }
    var texts = 0
    for (language, words) in try Self.words("page") {
      for row in try rows("strings/WebPage.\(language.tag)").dropFirst() {
        #expect(try words.text(row[0]) == row[2])
        texts += 1
      }
    }
    #expect(texts > 100)
    let page = try Repository.text("Generated/JavaScript/page.js")
    let cities = try rows("places/cities")
    let languages = cities[0].dropFirst().prefix { $0 != "latitude" }
    for row in cities.dropFirst() {
      let names = zip(languages, row.dropFirst()).map { "\($0): \"\($1)\"" }.joined(separator: ", ")
      let place = row.dropLast().suffix(3).map { text in Double(text).map { "\($0)" } ?? text }
      let city =
        "{ id: \"\(row[0])\", names: { \(names) }, latitude: \(place[0]), "
        + "longitude: \(place[1]), zone: \"\(place[2])\" },"
      let isThere = page.contains("\n  \(city)\n")
      #expect(isThere, "\(city)")
    }
    #expect(cities.count - 1 == page.split(separator: "\n").count { $0.hasPrefix("  { id: ") })
  }
}
