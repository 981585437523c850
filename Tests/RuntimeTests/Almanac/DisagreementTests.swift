import AlmanacFoundation
import Foundation
import SourceText
import TestSupport
import Testing

/// The ledger lists exactly the known differences.
///
/// The compiler itself compares the tables that a calendar names each time it runs.
struct DisagreementTests {
  @Test func everyListedDisagreementStillExists() throws {
    let rows = try Disagreement.all()
    for row in rows {
      let calendar = try #require(LunarCalendar(id: row.calendar), "\(row)")
      #expect(try calendar.lunarDate(of: row.day).description == row.ours, "\(row)")
      #expect(row.theirs != row.ours, "\(row)")
    }
    let keys = Set(rows.map { "\($0.authority) \($0.calendar) \(CivilDate($0.day))" })
    #expect(keys.count == rows.count)
  }

  /// Another date on the first day of a month is another date on all of it, so the days end where a month ends.
  @Test func theDaysThatDifferEndWithAMonth() throws {
    for row in try Disagreement.all() {
      let calendar = try #require(LunarCalendar(id: row.calendar))
      let last = try row.day.adding(days: row.days - 1)
      #expect(try calendar.month(containing: last).lastDayNumber == last, "\(row)")
      #expect(!row.isTold || (29...30).contains(row.days), "\(row)")
    }
  }

  /// The seconds of a row are those that the library gives, rounded in the same way.
  @Test func theLedgerHasTheInstantsOfTheTables() throws {
    var count = 0
    for row in try Disagreement.all() {
      guard let match = row.reason.firstMatch(of: /new moon (\S+) (\S+) UTC, (\d+) s (before|after) midnight/)
      else { continue }
      let calendar = try #require(LunarCalendar(id: row.calendar))
      let month = try calendar.month(containing: row.day)
      let begins = month.firstDayNumber == row.day ? month : try #require(month.next)
      let seconds = (match.4 == "before" ? -1 : 1) * (try #require(Int(match.3)))
      #expect(begins.margin.secondsFromMidnight == seconds, "\(row)")
      #expect(begins.newMoon.instant.description == "\(match.1)T\(match.2)Z", "\(row)")
      count += 1
    }
    #expect(count > 20)
  }

  @Test func theLibraryReportsTheRowsThatSaySo() throws {
    let rows = try Disagreement.all().filter(\.isTold).map {
      "\($0.calendar) \($0.authority) \(CivilDate($0.day)) \($0.days) \($0.theirs)"
    }
    let told = LunarCalendar.all.flatMap { calendar in
      calendar.publishedDifferences.map { other in
        let count = other.days.lowerBound.distance(to: other.days.upperBound) + 1
        return
          "\(calendar) \(other.authority) \(CivilDate(other.days.lowerBound)) \(count) \(other.lunarDate)"
      }
    }
    #expect(told.sorted() == rows.sorted())
    // The Hong Kong Observatory's Gregorian-Lunar Calendar Conversion Table of 2057 has 九月 on 28 September.
    #expect(told.contains("chinese Hong Kong Observatory 2057-09-28 30 2057-09-01"))
    #expect(try LunarCalendar.chinese.isCertain(try CivilDate(year: 2057, month: 9, day: 28)))
    let article = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/Runtime/Almanac/Almanac.docc/HowSureTheDatesAre.md"), encoding: .utf8)
    let lines = try Disagreement.all().filter(\.isTold).map {
      let last = CivilDate(try $0.day.adding(days: $0.days - 1))
      return
        "| `\($0.calendar)` | \(CivilDate($0.day)) to \(last) | \($0.ours) | \($0.theirs) | \($0.authority) |"
    }
    #expect(Set(article.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)) == Set(lines))
    for calendar in LunarCalendar.all {
      let days = calendar.publishedDifferences.map(\.days.lowerBound)
      #expect(days == days.sorted() && (calendar != .japanese || days.isEmpty))
    }
  }

  /// Foundation's Chinese calendar follows UTC+8 for all years, and its Korean one the clocks of Korea.
  ///
  /// They count years in another way, so only months and days are compared.
  @Test func LV_E2_foundationDiffersOnlyWhereTheLedgerSaysSo() throws {
    guard #available(macOS 26, iOS 26, watchOS 26, *) else { return }
    for (identifier, calendar) in [
      (Calendar.Identifier.chinese, LunarCalendar.chineseUTC8), (.dangi, .korean),
    ] {
      let found = try Self.days(onWhich: identifier, differsFrom: calendar)
      let listed = try Disagreement.all().filter {
        $0.authority == "Foundation" && $0.calendar == calendar.id
      }
      let expected = try listed.flatMap { row in try (0..<row.days).map { try row.day.adding(days: $0) } }
      let others = found.keys.filter { !expected.contains($0) }.sorted().map { "\(CivilDate($0))" }
      #expect(others.prefix(5) == [], "not listed: \(calendar)")
      // Another version of Foundation may lack these faults; the rows name the version that has them.
      #if os(Linux) && compiler(<6.4)
      #expect(expected.filter { found[$0] == nil } == [], "listed, but not there: \(calendar)")
      for row in listed { #expect(found[row.day] == String(row.theirs.dropFirst(5)), "\(row)") }
      #endif
    }
  }

  /// The figures of the article about the system's calendars.
  @Test func theArticleHasTheDaysOnWhichFoundationDiffers() throws {
    #if os(Linux) && compiler(<6.4)
    let article = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/Runtime/AlmanacFoundation/AlmanacFoundation.docc/TheCalendarsOfTheSystem.md"),
      encoding: .utf8)
    for (name, identifier) in [
      ("chinese", Calendar.Identifier.chinese), ("dangi", .dangi), ("vietnamese", .vietnamese),
    ] {
      let calendar = try #require(LunarCalendar(matching: identifier))
      let count = try Self.days(onWhich: identifier, differsFrom: calendar).count
      #expect(article.contains("| `.\(name)` | `\(calendar)` | \(count) |"), "\(name): \(count)")
    }
    var vietnamese = Calendar(identifier: .vietnamese)
    vietnamese.timeZone = .gmt
    let tet = try CivilDate(year: 2026, month: 2, day: 17)
    let theirs = vietnamese.dateComponents([.month, .day], from: Self.noon(of: DayNumber(tet)))
    #expect(theirs.month == 2 && theirs.day == 17)
    #endif
  }

  /// Returns Foundation's month and day on each day of 1900 to 2100 on which they are others than ours.
  private static func days(
    onWhich identifier: Calendar.Identifier, differsFrom calendar: LunarCalendar
  ) throws -> [DayNumber: String] {
    var foundation = Calendar(identifier: identifier)
    foundation.timeZone = .gmt
    let days = try Days.days(
      from: CivilDate(year: 1900, month: 1, day: 1), to: CivilDate(year: 2100, month: 12, day: 31))
    #expect(days.count == 73_414)
    var found: [DayNumber: String] = [:]
    for day in days {
      let theirs = foundation.dateComponents([.month, .day], from: noon(of: day))
      let lunar = try calendar.lunarDate(of: day)
      let isEqual =
        theirs.month == lunar.month && theirs.day == lunar.day
        && (theirs.isLeapMonth ?? false) == lunar.isLeapMonth
      guard !isEqual else { continue }
      let numbers = [theirs.month ?? 0, theirs.day ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
      found[day] = numbers.joined(separator: theirs.isLeapMonth == true ? "L-" : "-")
    }
    return found
  }

  private static func noon(of day: DayNumber) -> Date {
    Date(timeIntervalSince1970: (Double(day.rataDie) - 719_163 + 0.5) * 86_400)
  }
}
