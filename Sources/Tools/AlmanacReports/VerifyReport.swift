#if !hasFeature(Embedded)
import DayAlmanac

/// Consecutive days of a table whose lunar dates differ from a calendar for the same reason.
package struct DifferingDays: ColumnRecord {
  /// The cause of a different lunar date.
  package enum Cause: String, CaseIterable, Sendable { case published, uncertain, calendar, unknown }

  fileprivate var first: DayNumber
  fileprivate var last: DayNumber
  fileprivate(set) package var count = 1
  fileprivate let theirs: String
  fileprivate let ours: LunarDate
  package let cause: Cause
  /// The reason in words.
  package let reason: String

  package static let declaration = (
    name: "DifferingDays", help: "Days on which a table has other lunar dates, for one reason."
  )
  package static let columns: [Column<DifferingDays>] = [
    Column("firstDay", "the first of the days", label: { $0.date }) { CivilDate($0.first) },
    Column("lastDay", "the last of them in the table", label: { _ in "" }) { CivilDate($0.last) },
    Column("dayCount", "how many of them the table has", label: { _ in "days" }) { $0.count },
    Column("theirs", "the lunar date of the table on the first", label: { _ in "theirs" }) { $0.theirs },
    Column("ours", "that of the calendar", label: { _ in "ours" }, cell: { "\($0.ours)" }) { $0.ours },
    Column(
      "cause",
      "published: an authority has the same; uncertain: it may become so; calendar: another calendar has it",
      words: Cause.allCases.map(\.rawValue)
    ) { $0.cause.rawValue },
    Column("reason", "the cause in words", label: { _ in "cause" }) { $0.reason },
  ]
}

/// Days of a table before or after those of a calendar, which are not compared.
package struct DaysLeftOut: ColumnRecord, CustomStringConvertible {
  fileprivate let days: [DayNumber]

  package static let declaration = (
    name: "DaysLeftOut", help: "Days of a table that are before or after those of a calendar."
  )
  package static let columns: [Column<DaysLeftOut>] = [
    Column("firstDay", "the first of the days") { CivilDate($0.days[0]) },
    Column("lastDay", "the last of them") { CivilDate($0.days[$0.days.count - 1]) },
    Column("dayCount", "how many of them the table has") { $0.days.count },
  ]

  /// The first and the last day, and how many there are.
  package var description: String {
    let (first, last) = (CivilDate(days[0]), CivilDate(days[days.count - 1]))
    return days.count == 1 ? "\(first)" : "\(first) to \(last) (\(days.count) days)"
  }
}

/// The comparison of a table of lunar dates with a calendar: `almanac verify`.
package struct VerifyReport: ColumnRecord {
  private let calendar: LunarCalendar
  package private(set) var days: [DayNumber] = []
  package private(set) var differences: [DifferingDays] = []
  /// The days of the table that the calendar does not have: those before its own, and those after them.
  package let leftOut: [DaysLeftOut]
  private var isOpen = false
  /// The other calendars, those that agree with most of the table first.
  private let others: [LunarCalendar]

  /// Creates the comparison of a table; a day without a lunar date has one that no calendar can have.
  ///
  /// - Parameter outside: The days of the table that the calendar does not have, in order of time.
  package init(
    _ calendar: LunarCalendar, of table: [(day: DayNumber, lunar: LunarDate?)], leftOut outside: [DayNumber]
  ) {
    self.calendar = calendar
    let (before, after) = (
      outside.filter { $0 < calendar.days.lowerBound }, outside.filter { $0 > calendar.days.upperBound }
    )
    leftOut = [before, after].filter { !$0.isEmpty }.map { DaysLeftOut(days: $0) }
    let same = LunarCalendar.all.filter { $0 != calendar }.map { other in
      (other, table.count { row in row.lunar.map { (try? other.lunarDate(of: row.day)) == $0 } ?? false })
    }
    others = same.sorted { ($0.1, $1.0.id) > ($1.1, $0.0.id) }.map(\.0)
  }

  package static let declaration = (
    name: "Verification", help: "A table of lunar dates compared with a calendar: `almanac verify`."
  )
  package static let columns: [Column<VerifyReport>] = [
    Column("calendar", "the id of the calendar") { $0.calendar.id },
    Column("firstDay", "the first day of the table that is compared") { $0.days.first.map { CivilDate($0) } },
    Column("lastDay", "the last") { $0.days.last.map { CivilDate($0) } },
    Column("dayCount", "how many days are compared") { $0.days.count },
    Column("same", "how many have the lunar date of the calendar") { $0.days.count - $0.differing },
    Column("differences", "the others") { $0.differences },
    Column("leftOut", "the days that the calendar does not have, which are not compared") { $0.leftOut },
  ]

  /// The number of days with another lunar date.
  package var differing: Int { differences.reduce(0) { $0 + $1.count } }

  /// Adds a day of the table; days come in order of time.
  ///
  /// - Parameters:
  ///   - theirs: The lunar date; `nil` if no calendar can have it.
  ///   - text: The lunar date as the table writes it.
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)``
  package mutating func add(_ day: DayNumber, _ theirs: LunarDate?, text: String) throws(LunarDateError) {
    let ours = try calendar.lunarDate(of: day)
    days.append(day)
    guard theirs != ours else {
      isOpen = false
      return
    }
    let (cause, reason) = cause(of: theirs, on: day, ours)
    defer { isOpen = true }
    if isOpen, let last = differences.indices.last, differences[last].reason == reason {
      (differences[last].last, differences[last].count) = (day, differences[last].count + 1)
    } else {
      differences.append(
        DifferingDays(first: day, last: day, theirs: text, ours: ours, cause: cause, reason: reason))
    }
  }

  private func cause(
    of theirs: LunarDate?, on day: DayNumber, _ ours: LunarDate
  ) -> (DifferingDays.Cause, String) {
    guard let theirs else { return (.unknown, "no lunar calendar has this date") }
    let published = calendar.publishedDifferences.first {
      (try? $0.on(day, in: calendar))??.lunarDate == theirs
    }
    if let published { return (.published, DayTexts(.english).sentence(published)) }
    // An event on the other side of midnight shifts the day by one; another leap month changes only the month.
    let isNear = [0, 1, 28, 29].contains(abs(theirs.day - ours.day))
    if isNear, let uncertainty = (try? calendar.uncertainty(on: day)) ?? nil {
      return (.uncertain, uncertainty.sentence(in: .english))
    }
    let previous = isOpen ? differences.last?.reason : nil
    let reasons = others.filter { (try? $0.lunarDate(of: day)) == theirs }.map { "so has the calendar \($0)" }
    if let reason = reasons.first(where: { $0 == previous }) ?? reasons.first { return (.calendar, reason) }
    return (.unknown, "not known")
  }
}
#endif
