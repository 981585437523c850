import AlmanacFacts
import AlmanacModel

// The facts of single terms and phases, which follow from the instants, the time scales and the offset periods of a revision.

extension Facts {
  /// Returns these facts with those of each term and phase, and of its civil day in some calendars.
  ///
  /// ```
  /// term	solar-term 2031/90	name	summer solstice of 2031	tt	…	utc	…
  /// civil-day	vietnamese/solar-term 2031/90	name	summer solstice of 2031	day	2031-06-21
  /// ```
  func addingEvents(of calendars: [CalendarFacts]) throws(UnreadableFacts) -> Facts {
    let scales = try EncodedTimeScales(self)
    var facts: [String: [Fact]] = ["term": [], "phase": [], "civil-day": []]
    for fact in self["terms"] + self["phases"] {
      let texts = fact["tt"]?.split(separator: " ").map(String.init) ?? []
      let isTerm = fact.subject == "terms"
      guard let number = Int(fact.key),
        texts.count == (isTerm ? SolarTerm.allCases.count : MoonPhase.allCases.count)
      else { throw UnreadableFacts(fact) }
      for (index, text) in texts.enumerated() {
        guard let instant = TerrestrialInstant(text) else { throw UnreadableFacts(fact) }
        let event =
          isTerm
          ? SkyEvent.solarTerm(SolarTerm.inYearOrder[index], year: number)
          : .moonPhase(MoonPhase.allCases[index], lunation: number)
        let (key, name, utc) = ("\(event)", event.name(at: instant), scales.utc(instant))
        facts[isTerm ? "term" : "phase", default: []].append(
          Fact(isTerm ? "term" : "phase", key, [("name", name), ("tt", text), ("utc", "\(utc)")]))
        // New moons are reported as months.
        if case .moonPhase(.newMoon, _) = event { continue }
        for calendar in calendars {
          facts["civil-day", default: []].append(
            Fact(
              "civil-day", "\(calendar.id)/\(key)",
              [("name", name), ("day", "\(CivilDate(calendar.localTime(of: utc).day))")]))
        }
      }
    }
    // The days of a calendar are kept together.
    let days = Dictionary(grouping: facts["civil-day", default: []], by: \.owner)
    facts["civil-day"] = calendars.flatMap { days[$0.id[...], default: []] }
    return Facts(bySubject.merging(facts) { _, own in own })
  }
}

extension SkyEvent {
  /// Returns "summer solstice of 2031", "full moon of 2031-06-05".
  fileprivate func name(at instant: TerrestrialInstant) -> String {
    switch self {
    case .solarTerm(let term, let year), .pentad(_, let term, let year):
      return "\(Words.of(term)) of \(year)"
    case .moonPhase(let phase, _):
      let day = ClockTime(secondsSince1970: instant.clockSecondsSince1970).day
      return "\(Words.of(phase)) of \(CivilDate(day))"
    }
  }
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
