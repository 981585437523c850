package import AlmanacModel

// The facts of calendars and of the sky.

extension Fact {
  /// - Parameters:
  ///   - start: The first moment; `nil` for the first period, which has none.
  ///   - offset: Local time minus UTC in seconds.
  package static func offsetPeriod(of calendar: String, from start: Instant?, offset: Int64) -> Fact {
    Fact(
      "offset-period", "\(calendar)/\(start.map { "\($0)" } ?? "first")", [("offset", "\(offset)")])
  }

  /// - Parameters:
  ///   - leap: The number of the leap month; `nil` if there is none.
  ///   - lengths: The days of the months in order.
  package static func lunarYear(
    _ year: Int, of calendar: String, from newYear: CivilDate, leap: Int?, lengths: [Int]
  ) -> Fact {
    Fact(
      "lunar-year", "\(calendar)/\(year)",
      [
        ("new-year", "\(newYear)"), ("leap", leap.map { "\($0)" }),
        ("lengths", lengths.map { "\($0)" }.joined(separator: " ")),
      ])
  }

  /// An event whose day is uncertain, with the days whose lunar dates depend on it.
  package static func uncertainEvent(
    of calendar: String, _ event: LunarUncertaintyRecord, _ margin: DayMargin
  ) -> Fact {
    Fact(
      "uncertain-event", "\(calendar)/\(event.event.factKey)",
      [
        ("day", "\(CivilDate(margin.day))"), ("other-day", margin.alternative.map { "\(CivilDate($0))" }),
        ("seconds-from-midnight", "\(margin.secondsFromMidnight)"),
        ("first", "\(CivilDate(event.days.lowerBound))"), ("last", "\(CivilDate(event.days.upperBound))"),
      ])
  }

  /// An event whose day is uncertain, or that is within a minute of midnight; `nil` for any other.
  package static func closeEvent(
    of calendar: String, _ event: LunarUncertaintyRecord.Event, _ margin: DayMargin
  ) -> Fact? {
    guard !margin.isCertain || abs(margin.secondsFromMidnight) <= 60 else { return nil }
    let assumption =
      switch margin.assumption {
      case .deltaT: "delta-t"
      case .announcedUTC: "announced-utc"
      case .futureUTC: "future-utc"
      }
    return Fact(
      "close-event", "\(calendar)/\(event.factKey)",
      [
        ("day", "\(CivilDate(margin.day))"), ("seconds-from-midnight", "\(margin.secondsFromMidnight)"),
        ("assumption", assumption), ("certain", margin.isCertain ? "yes" : "no"),
      ])
  }

  /// The terms of a year, from minor cold in January on.
  package static func terms(ofYear year: Int, _ instants: [TerrestrialInstant]) -> Fact {
    Fact("terms", "\(year)", [("tt", instants.map { "\($0)" }.joined(separator: " "))])
  }

  /// The four phases of a lunation, from the new moon on.
  package static func phases(ofLunation lunation: Int, _ instants: [TerrestrialInstant]) -> Fact {
    Fact("phases", "\(lunation)", [("tt", instants.map { "\($0)" }.joined(separator: " "))])
  }

  /// Delta T of a year, and how much less and more TT - UTC may be, in units of 0.1 ms.
  package static func deltaT(
    ofYear year: Int, _ deltaT: Int32, isPredicted: Bool, less: Int32, more: Int32
  ) -> Fact {
    func seconds(_ units: Int32) -> String {
      "\(units < 0 ? "-" : "")\(units.magnitude / 10_000).\(decimal(units.magnitude % 10_000, width: 4))"
    }
    return Fact(
      "delta-t", "\(year)",
      [
        ("seconds", seconds(deltaT)), ("predicted", isPredicted ? "yes" : nil), ("less", seconds(less)),
        ("more", seconds(more)),
      ])
  }

  /// TAI - UTC in seconds from a day (rata die) on.
  package static func leapSecond(from day: Int32, taiMinusUTC: Int32) -> Fact {
    Fact(
      "leap-second", "\(CivilDate(DayNumber(unchecked: day)))", [("tai-minus-utc", "\(taiMinusUTC)")])
  }
}

extension LunarUncertaintyRecord.Event {
  /// The event in the key of a fact: `new-moon 902`, `solar-term 1951/270`.
  fileprivate var factKey: String {
    switch self {
    case .newMoon(let lunation): "new-moon \(lunation)"
    case .solarTerm(let term, let year): "solar-term \(year)/\(term.longitude)"
    }
  }
}
