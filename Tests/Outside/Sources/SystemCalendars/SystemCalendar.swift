import AlmanacFoundation
import Foundation

/// A lunar date without its year, because calendars count years in different ways.
struct MonthAndDay: Hashable, CustomStringConvertible {
  var month, day: Int
  var isLeapMonth = false

  /// As in the ledger of differences: `06L-30`.
  var description: String { "\(two(month))\(isLeapMonth ? "L" : "")-\(two(day))" }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// A calendar of the system with its date of each day.
struct SystemCalendar {
  let name: String
  /// The calendar of the library for the same country.
  let own: LunarCalendar
  let days: [DayNumber]
  /// Noon of each day in UTC.
  let noons: [Date]
  let dates: [MonthAndDay]
  private let calendar: Calendar

  /// Returns the calendars that the system has: before the versions of 2025 it has only `.chinese`.
  static func all(_ days: [DayNumber]) -> [SystemCalendar] {
    var identifiers: [(String, Calendar.Identifier)] = [("chinese", .chinese)]
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
      identifiers += [("dangi", .dangi), ("vietnamese", .vietnamese)]
    }
    return identifiers.compactMap { name, identifier in
      LunarCalendar(matching: identifier).map { SystemCalendar(name, identifier, $0, days) }
    }
  }

  private init(_ name: String, _ identifier: Calendar.Identifier, _ own: LunarCalendar, _ days: [DayNumber]) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    // Rata die 719,163 is 1970-01-01.
    noons = days.map { Date(timeIntervalSince1970: Double($0.rataDie - 719_163) * 86_400 + 43_200) }
    dates = noons.map {
      let date = calendar.dateComponents([.month, .day], from: $0)
      return MonthAndDay(month: date.month ?? 0, day: date.day ?? 0, isLeapMonth: date.isLeapMonth ?? false)
    }
    (self.name, self.own, self.days, self.calendar) = (name, own, days, calendar)
  }

  /// A line for each month: its first day, the system's date of that day, and its number of days.
  var months: [String] {
    let starts = dates.indices.filter {
      $0 == 0 || dates[$0].month != dates[$0 - 1].month || dates[$0].isLeapMonth != dates[$0 - 1].isLeapMonth
    }
    return zip(starts, starts.dropFirst() + [dates.count]).map { start, end in
      "\(name)\t\(CivilDate(days[start]))\t\(dates[start])\t\(end - start)"
    }
  }

  /// Returns the indices of the days on which a calendar of the library differs, in runs.
  func differences(from other: LunarCalendar) throws -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for (index, day) in days.enumerated() where try Self.date(of: day, in: other) != dates[index] {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }

  static func date(of day: DayNumber, in calendar: LunarCalendar) throws -> MonthAndDay {
    let date = try calendar.lunarDate(of: day)
    return MonthAndDay(month: date.month, day: date.day, isLeapMonth: date.isLeapMonth)
  }

  /// Prints the first differences from the library's calendar of the country, each with its cause if it has a known one.
  func report() throws {
    let runs = try differences(from: own)
    print("\n## `.\(name)` and `\(own)`\n")
    if dates.indices.allSatisfy(isGregorian) {
      return print(
        "The system answers with Gregorian dates on every day: it knows the name of the calendar alone.")
    }
    guard !runs.isEmpty else { return print("No day differs.") }
    let nearest =
      try LunarCalendar.all.map { (calendar: $0, count: try differences(from: $0).joined().count) }
      .min { $0.count < $1.count }?.calendar ?? own
    let count = runs.joined().count
    print("\(count) days in \(runs.count) stretches differ\(runs.count > 10 ? "; the first ten" : ""):\n")
    print("| from | days | ours | the system's | cause |\n|---|---:|---|---|---|")
    for run in runs.prefix(10) {
      let index = run.lowerBound
      let ours = try Self.date(of: days[index], in: own)
      print(
        "| \(CivilDate(days[index])) | \(run.count) | \(ours) | \(dates[index]) | \(try cause(of: run, nearest: nearest)) |"
      )
    }
  }

  private func isGregorian(_ index: Int) -> Bool {
    let date = CivilDate(days[index])
    return dates[index] == MonthAndDay(month: date.month, day: date.day)
  }

  /// Returns the reason why the dates differ, as far as the library's calendars and instants explain it.
  ///
  /// - Parameter nearest: The calendar of the library with the fewest other dates: another clock, or that of another country.
  private func cause(of run: ClosedRange<Int>, nearest: LunarCalendar) throws -> String {
    let first = run.lowerBound
    if dates[first].day < 1 { return "a day before the first of its month" }
    let month = try own.month(containing: days[first])
    // The month begins here by one of the two: its new moon is the nearest to the first day of the run.
    let begins = month.firstDayNumber == days[first] ? month : month.next ?? month
    let seconds = begins.margin.secondsFromMidnight
    let isNearest =
      try nearest != own && run.allSatisfy { try Self.date(of: days[$0], in: nearest) == dates[$0] }
    let asOther = isNearest ? "as in `\(nearest)`; " : ""
    if try Self.date(of: days[first], in: own).day == dates[first].day {
      return asOther + "another leap month or number, the same days"
    }
    return asOther
      + "new moon \(begins.newMoon.instant), \(abs(seconds)) s \(seconds < 0 ? "before" : "after") midnight"
  }

  /// How often each conversion is timed.
  static let turns = 7

  /// Returns a row: nanoseconds of a conversion by the system and by the library.
  func times() throws -> String {
    let clock = ContinuousClock()
    var times: [[Double]] = [[], []]
    var sum = 0
    // The two alternate, so that other load of the machine affects both.
    for _ in 0..<Self.turns {
      let theirs = clock.measure {
        for noon in noons { sum &+= calendar.dateComponents([.year, .month, .day], from: noon).day ?? 0 }
      }
      let ours = try clock.measure {
        for noon in noons {
          if let day = DayNumber(noon, in: .gmt) { sum &+= try own.lunarDate(of: day).day }
        }
      }
      times[0].append(theirs / .nanoseconds(1) / Double(noons.count))
      times[1].append(ours / .nanoseconds(1) / Double(noons.count))
    }
    let medians = times.map { Int($0.sorted()[$0.count / 2].rounded()) }
    return "| `.\(name)` | \(medians[0]) | \(sum == 0 ? 0 : medians[1]) |"
  }
}
