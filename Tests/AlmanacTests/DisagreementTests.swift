import Almanac
import Foundation
import SourceText
import Testing

/// The ledger of known differences, in both directions: none that is not listed, none listed that is gone.
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

  /// Every day of the programs whose tables are here, against the calendar of the same id.
  @Test func otherProgramsDifferOnlyWhereTheLedgerSaysSo() throws {
    let tables = try OtherCalendar.all()
    #expect(tables.count == 3)
    for table in tables {
      let calendar = try #require(LunarCalendar(id: table.calendar))
      var found: [Disagreement] = []
      for (day, theirs) in table.days {
        let ours = try calendar.lunarDate(of: day).description
        guard ours != theirs else { continue }
        if let last = found.last, last.day.distance(to: day) == last.days {
          found[found.count - 1].days += 1
        } else {
          found.append(
            Disagreement(
              authority: table.authority, calendar: table.calendar, day: day, days: 1, ours: ours,
              theirs: theirs))
        }
      }
      let listed = try Disagreement.all().filter {
        $0.authority == table.authority && $0.calendar == table.calendar
      }
      #expect(found.filter { !listed.contains($0) } == [], "not listed")
      #expect(listed.filter { !found.contains($0) } == [], "listed, but not there")
    }
  }

  /// Foundation's Chinese calendar follows UTC+8 for all years.
  ///
  /// Its years are counted in another way, so months and days alone are compared.
  @Test func foundationDiffersOnlyWhereTheLedgerSaysSo() throws {
    var foundation = Calendar(identifier: .chinese)
    foundation.timeZone = .gmt
    var found: [String] = []
    let days = try Days.days(
      from: CivilDate(year: 1900, month: 1, day: 1), to: CivilDate(year: 2100, month: 12, day: 31))
    #expect(days.count == 73_414)
    for day in days {
      let lunar = try LunarCalendar.chineseUTC8.lunarDate(of: day)
      let noon = Date(timeIntervalSince1970: (Double(day.rataDie) - 719_163 + 0.5) * 86_400)
      let theirs = foundation.dateComponents([.month, .day], from: noon)
      let isEqual =
        theirs.month == lunar.month && theirs.day == lunar.day
        && (theirs.isLeapMonth ?? false) == lunar.isLeapMonth
      if !isEqual { found.append("\(CivilDate(day)): \(theirs.month ?? 0)-\(theirs.day ?? 0)") }
    }
    let listed = try Disagreement.all().filter { $0.authority == "Foundation" }.map { row in
      let fields = row.theirs.split(separator: "-").compactMap { Int($0) }
      return "\(CivilDate(row.day)): \(fields[1])-\(fields[2])"
    }
    #expect(found.filter { !listed.contains($0) }.prefix(5) == [], "not listed")
    // Another version of Foundation may have no such faults; the rows name the one that has them.
    #if os(Linux) && compiler(<6.4)
      #expect(listed.filter { !found.contains($0) } == [], "listed, but not there")
    #endif
  }
}
