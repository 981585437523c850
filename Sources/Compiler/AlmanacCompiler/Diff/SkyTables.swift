import AlmanacModel

/// Solar terms, phases of the Moon and time scales, as the facts of a revision have them.
struct SkyTables: Hashable, Sendable {
  /// The events with their instants: terms in order of time, then phases.
  let events: [SkyEvent]
  private let instants: [SkyEvent: TerrestrialInstant]
  let scales: TimeScaleFacts

  init(_ facts: Facts) throws(UnreadableFacts) {
    var events: [SkyEvent] = []
    var instants: [SkyEvent: TerrestrialInstant] = [:]
    for fact in facts["terms"] + facts["phases"] {
      let texts = fact["tt"]?.split(separator: " ") ?? []
      let isTerm = fact.subject == "terms"
      guard let number = Int(fact.key),
        texts.count == (isTerm ? SolarTerm.allCases.count : MoonPhase.allCases.count)
      else { throw UnreadableFacts(fact) }
      for (index, text) in texts.enumerated() {
        guard let instant = TerrestrialInstant(String(text)) else { throw UnreadableFacts(fact) }
        let event =
          isTerm
          ? SkyEvent.solarTerm(SolarTerm.inYearOrder[index], year: number)
          : .moonPhase(MoonPhase.allCases[index], lunation: number)
        events.append(event)
        instants[event] = instant
      }
    }
    self.events = events
    self.instants = instants
    scales = try TimeScaleFacts(facts)
  }

  func instant(of event: SkyEvent) -> TerrestrialInstant? { instants[event] }
}

/// Delta T and leap seconds, as the facts of a revision have them.
struct TimeScaleFacts: Hashable, Sendable, TimeScaleTable {
  let firstDeltaTYear: Int
  let firstPredictedIndex: Int
  private let years: [[Int32]]
  private let leapSeconds: [[Int32]]

  init(_ facts: Facts) throws(UnreadableFacts) {
    let rows = facts["delta-t"]
    var years: [[Int32]] = []
    firstDeltaTYear = rows.first.flatMap { Int($0.key) } ?? 0
    for fact in rows {
      let values = ["seconds", "less", "more"].compactMap { label -> Int32? in
        let units = fact[label].flatMap { Double($0) }.map { $0 * Double(TenthMillisecond.perSecond) }
        return units.flatMap { Int32(exactly: $0.rounded()) }
      }
      guard values.count == 3, Int(fact.key) == firstDeltaTYear + years.count else {
        throw UnreadableFacts(fact)
      }
      years.append(values)
    }
    self.years = years
    firstPredictedIndex = rows.firstIndex { $0["predicted"] != nil } ?? rows.count
    var leapSeconds: [[Int32]] = []
    for fact in facts["leap-second"] {
      guard let date = CivilDate(fact.key), let value = fact["tai-minus-utc"].flatMap({ Int32($0) }) else {
        throw UnreadableFacts(fact)
      }
      leapSeconds.append([DayNumber(date).rataDie, value])
    }
    self.leapSeconds = leapSeconds
    guard !years.isEmpty else {
      throw UnreadableFacts(FactSheet.folder, "there is no Delta T, without which no instant has a day")
    }
  }

  var deltaTCount: Int { years.count }
  func deltaT(at index: Int) -> Int32 { years[index][0] }
  func slackBelow(at index: Int) -> Int32 { years[index][1] }
  func slackAbove(at index: Int) -> Int32 { years[index][2] }
  var leapSecondCount: Int { leapSeconds.count }
  func leapSecondDay(at index: Int) -> Int32 { leapSeconds[index][0] }
  func taiMinusUTC(at index: Int) -> Int32 { leapSeconds[index][1] }

  /// The years with Delta T.
  var covered: Range<Int> { firstDeltaTYear..<firstDeltaTYear + deltaTCount }
}
