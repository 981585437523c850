import AlmanacFacts
import AlmanacModel

/// Solar terms, phases of the Moon and time scales, as the facts of a revision have them.
struct SkyTables {
  /// The events with their instants: terms in order of time, then phases.
  let events: [SkyEvent]
  let instants: [SkyEvent: TerrestrialInstant]
  let scales: EncodedTimeScales

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
    scales = try EncodedTimeScales(facts)
  }

  func utc(_ event: SkyEvent) -> Instant? { instants[event].map(scales.utc) }
}

extension EncodedTimeScales {
  /// Reads Delta T and leap seconds as the facts of a revision have them.
  fileprivate init(_ facts: Facts) throws(UnreadableFacts) {
    let rows = facts["delta-t"]
    guard let first = rows.first else {
      throw UnreadableFacts(FactSheet.folder, "there is no Delta T, without which no instant has a day")
    }
    var years: [[Int32]] = []
    for fact in rows {
      let values = ["seconds", "less", "more"].compactMap { label -> Int32? in
        let units = fact[label].flatMap { Double($0) }.map { $0 * Double(TenthMillisecond.perSecond) }
        return units.flatMap { Int32(exactly: $0.rounded()) }
      }
      guard values.count == 3, let year = Int(fact.key), year - years.count == Int(first.key) else {
        throw UnreadableFacts(fact)
      }
      years.append(values)
    }
    var leapSeconds: [(day: Int32, taiMinusUTC: Int32)] = []
    for fact in facts["leap-second"] {
      guard let date = CivilDate(fact.key), let value = fact["tai-minus-utc"].flatMap({ Int32($0) }) else {
        throw UnreadableFacts(fact)
      }
      leapSeconds.append((DayNumber(date).rataDie, value))
    }
    self.init(
      firstDeltaTYear: Int(first.key) ?? 0, deltaT: years.map { $0[0] },
      slack: years.map { (less: $0[1], more: $0[2]) },
      firstPredictedIndex: rows.firstIndex { $0["predicted"] != nil } ?? rows.count,
      leapSeconds: leapSeconds)
  }
}
