import JSONText
import SourceText
import TestSupport
import Testing

@testable import DayAlmanac

struct DaysOffTests {
  private func daysOff(_ calendar: LunarCalendar, decided: DecidedDays = .collected) throws -> DaysOff {
    try #require(DaysOff(of: calendar, decided: decided))
  }

  private func word(_ ruling: DayRuling?) -> String {
    ruling.map { $0.isOff ? "off" : $0.isWorked ? "worked" : "-" } ?? "-"
  }

  /// The lists of other programs, on every day: what differs is in the ledger, and the ledger has nothing else.
  ///
  /// - Parameter decidedFrom: The first year of which decisions were collected; before it, laws are compared alone.
  @Test(arguments: [("china", "chinese", 1990, 2004), ("korea", "korean", 1990, 1990), ("vietnam", "vietnamese", 1995, 2000)])
  func daysOffAreThoseOfOtherListsButForTheLedger(
    country: String, calendar: String, from: Int, decidedFrom: Int
  ) throws {
    let calendar = try #require(LunarCalendar(id: calendar))
    let days = try Days.day("\(from)-01-01")...Days.day("2026-12-31")
    let rulings = Dictionary(
      try daysOff(calendar).rulings(in: days).map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    let theirs = Dictionary(
      try ReferenceTable.records("days_off_\(country)", columns: ["date", "kind"]).map {
        (try Days.day(String($0["date"])), String($0["kind"]))
      }, uniquingKeysWith: { first, _ in first })
    var ledger = Dictionary(
      try ReferenceTable.records(
        "disagreements-decided", columns: ["country", "date", "ours", "theirs", "authority", "reason"]
      ).filter { $0["country"] == country[...] }.map {
        (try Days.day(String($0["date"])), "\($0["ours"]) \($0["theirs"])")
      }, uniquingKeysWith: { first, _ in first })
    var faults: [String] = []
    for day in days {
      var ruling = rulings[day]
      if CivilDate(day).year < decidedFrom, ruling?.reason != .law { ruling = nil }
      let pair = (word(ruling), theirs[day] ?? "-")
      let known = ledger.removeValue(forKey: day)
      if pair.0 == pair.1 ? known != nil : known != "\(pair.0) \(pair.1)" {
        faults.append("\(CivilDate(day)) ours \(pair.0) theirs \(pair.1) ledger \(known ?? "none")")
      }
    }
    faults += ledger.keys.map { "\(CivilDate($0)) is in the ledger, but not among the days" }
    #expect(faults.isEmpty, "\(faults.count): \(faults.sorted().prefix(8).joined(separator: "; "))")
    #expect(theirs.count > 300)
  }
}
