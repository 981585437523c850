import AlmanacFacts
import AlmanacModel

/// A calendar, as the facts of a revision have it.
struct CalendarTables: ZoneEraTable {
  struct Era: Hashable, Sendable {
    /// The first moment in UTC, in seconds since 1970; it has no meaning for the first era.
    var start: Int64
    var offset: Int64
  }

  /// An uncertain event, and what is said of it.
  struct UncertainEvent {
    var key: String
    var fact: Fact
    var text: String
  }

  let id: String
  /// The country whose festivals it has.
  let country: String?
  /// The code of the language in which its names are native.
  let language: String?
  /// The months of the lunar years in order.
  let months: [LunarMonthRecord]
  let eras: [Era]
  let uncertainEvents: [UncertainEvent]

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
    var eras: [Era] = []
    for (key, fact) in facts.of("offset-period", id) {
      let start = key == "first" ? Int64.min : Instant(key)?.secondsSince1970
      guard let start, let offset = fact["offset"].flatMap({ Int64($0) }) else { throw UnreadableFacts(fact) }
      eras.append(Era(start: start, offset: offset))
    }
    guard !months.isEmpty, !eras.isEmpty else { throw UnreadableFacts(calendar) }
    self.months = months
    self.eras = eras
    uncertainEvents = facts.of("uncertain-event", id).map { key, fact in
      UncertainEvent(key: key, fact: fact, text: Self.text(key, fact, months))
    }
  }

  var eraCount: Int { eras.count }
  func eraStart(at index: Int) -> Int64 { eras[index].start }
  func eraOffset(at index: Int) -> Int64 { eras[index].offset }

  /// Returns "new moon of month 9 of 2057, 44 s after midnight · 2057-09-29 or 2057-09-28 · dates of 2057-09-28 to 2057-10-27".
  private static func text(_ key: String, _ fact: Fact, _ months: [LunarMonthRecord]) -> String {
    let seconds = fact["seconds-from-midnight"].flatMap { Int($0) } ?? 0
    let day = fact["day"] ?? ""
    let month = months.first { "\(CivilDate($0.firstDay))" == day }
    // "new-moon 1207", or "solar-term 1951/270".
    let numbers = key.split { !$0.isNumber }.compactMap { Int($0) }
    let term = SolarTerm.allCases.first { numbers.count == 2 && $0.longitude == numbers[1] }
    let event =
      term.map { "\(Words.of($0)) of \(numbers[0])" } ?? "new moon of \(month?.name ?? day)"
    return "\(event), \(seconds.magnitude) s \(seconds < 0 ? "before" : "after") midnight"
      + " · \(day) or \(fact["other-day"] ?? "")"
      + " · dates of \(fact["first"] ?? "") to \(fact["last"] ?? "")"
  }
}
