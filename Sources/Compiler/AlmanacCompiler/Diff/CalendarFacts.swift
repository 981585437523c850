import AlmanacFacts
import AlmanacModel

/// A calendar, as the facts of a revision have it.
struct CalendarFacts: ZoneEraTable {
  /// A span of time with one offset.
  struct OffsetPeriod: Hashable, Sendable {
    /// The first moment in UTC, in seconds since 1970; it has no meaning for the first one.
    var start: Int64
    var offset: Int64
  }

  let id: String
  /// The country whose festivals it has.
  let country: String?
  /// The code of the language in which its names are native.
  let language: String?
  /// The months of the lunar years in order.
  let months: [LunarMonthRecord]
  let periods: [OffsetPeriod]

  init(_ calendar: Fact, _ facts: Facts) throws(UnreadableFacts) {
    id = calendar.key
    country = calendar["country"]
    language = calendar["names"]
    var months: [LunarMonthRecord] = []
    for (key, fact) in facts.of("lunar-year", id) {
      let leap = fact["leap"].map { UInt32($0) ?? .max } ?? 0
      guard let year = Int(key).flatMap({ LunarDate.years.contains($0) ? UInt32($0) : nil }),
        let newYear = fact["new-year"].flatMap({ CivilDate($0) }), newYear.year == Int(year), leap <= 12,
        let lengths = fact["lengths"]?.split(separator: " "), lengths.count == (leap == 0 ? 12 : 13),
        lengths.allSatisfy({ $0 == "29" || $0 == "30" })
      else { throw UnreadableFacts(fact) }
      months += LunarMonthRecord.months(
        of: year, from: DayNumber(newYear), leapMonth: leap, areLong: lengths.map { $0 == "30" })
    }
    var periods: [OffsetPeriod] = []
    for (key, fact) in facts.of("offset-period", id) {
      let start = key == "first" ? Int64.min : Instant(key)?.secondsSince1970
      guard let start, let offset = fact["offset"].flatMap({ Int64($0) }) else { throw UnreadableFacts(fact) }
      periods.append(OffsetPeriod(start: start, offset: offset))
    }
    guard !months.isEmpty, !periods.isEmpty else { throw UnreadableFacts(calendar) }
    self.months = months
    self.periods = periods
  }

  /// Returns the calendars of a revision.
  static func all(_ facts: Facts) throws(UnreadableFacts) -> [CalendarFacts] {
    try facts["calendar"].map { fact throws(UnreadableFacts) in try CalendarFacts(fact, facts) }
  }

  var eraCount: Int { periods.count }
  func eraStart(at index: Int) -> Int64 { periods[index].start }
  func eraOffset(at index: Int) -> Int64 { periods[index].offset }

  // MARK: - Words

  /// The first and last day of the lunar years.
  var range: String {
    let months = months.filter(\.key.isInRange)
    guard let first = months.first, let last = months.last else { return "no months" }
    return "\(CivilDate(first.firstDay)) to \(CivilDate(last.lastDay))"
  }

  /// Returns how the calendar differs from the one that is most like it: "; its dates are those of chinese-utc8".
  func relation(to calendars: [CalendarFacts]) -> String {
    let others = calendars.filter { $0.id != id && $0.months.first?.firstDay == months.first?.firstDay }
      .map { (id: $0.id, difference: LunarDays($0.months, months).difference(in: .min..<Int32.max)) }
    guard let nearest = others.min(by: { ($0.difference?.count ?? 0) < ($1.difference?.count ?? 0) }) else {
      return ""
    }
    guard let difference = nearest.difference else { return "; its dates are those of \(nearest.id)" }
    return
      "; it is most like \(nearest.id), from which \(Words.count(difference.count, "day differs", "days differ")), "
      + "\(CivilDate(difference.first)) to \(CivilDate(difference.last))"
  }

  /// Returns "new moon of month 9 of 2057, 44 s after midnight · 2057-09-29 or 2057-09-28 · dates of 2057-09-28 to 2057-10-27".
  func text(ofEvent fact: Fact) -> String {
    let seconds = fact["seconds-from-midnight"].flatMap { Int($0) } ?? 0
    let day = fact["day"] ?? ""
    let month = months.first { "\(CivilDate($0.firstDay))" == day }
    // "vietnamese/new-moon 1207", or "vietnamese/solar-term 1951/270".
    let numbers = fact.key.dropFirst(id.count).split { !$0.isNumber }.compactMap { Int($0) }
    let term = SolarTerm.allCases.first { numbers.count == 2 && $0.longitude == numbers[1] }
    let event = term.map { "\(Words.of($0)) of \(numbers[0])" } ?? "new moon of \(month?.name ?? day)"
    return "\(event), \(seconds.magnitude) s \(seconds < 0 ? "before" : "after") midnight"
      + " · \(day) or \(fact["other-day"] ?? "") · dates of \(fact["first"] ?? "") to \(fact["last"] ?? "")"
  }
}
