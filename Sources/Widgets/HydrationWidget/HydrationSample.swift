/// A log for the gallery and the placeholder, with the figures of the source document: 1,250 of 2,450 mL and a streak of
/// three days.
enum HydrationSample {
  /// The log and the moment it is shown at, in the early afternoon of an ordinary day.
  static func log(in zone: ZoneClock) -> (state: HydrationState, now: Instant)? {
    let days = LocalDays(zone: zone)
    guard let today = CivilDate("2026-02-17"), let start = days.start(of: today) else { return nil }
    var state = HydrationState()
    do throws(HydrationError) {
      var profile = HydrationProfile()
      try profile.setCustomGoal(Volume(clamping: 2450))
      try state.setProfile(profile, now: start, in: zone)
      func add(_ millilitres: Int, _ beverage: String, hour: Int64, of day: Instant) throws(HydrationError) {
        let instant = Instant(secondsSince1970: day.secondsSince1970 + hour * 3600)
        guard let moment = Timestamp(instant) else { throw .momentOutOfRange("\(instant)") }
        try state.add(
          id: "sample \(state.log.entries.count)", moment: moment, volume: Volume(clamping: millilitres),
          beverage: Beverage(id: beverage), now: instant, in: zone)
      }
      for back in 1...3 {
        guard let date = try? today.adding(days: -back), let start = days.start(of: date) else { continue }
        try add(2450, "water", hour: 12, of: start)
      }
      try add(500, "water", hour: 8, of: start)
      try add(250, "greenTea", hour: 10, of: start)
      try add(500, "water", hour: 13, of: start)
    } catch {
      return nil
    }
    return (state, Instant(secondsSince1970: start.secondsSince1970 + 14 * 3600))
  }
}
