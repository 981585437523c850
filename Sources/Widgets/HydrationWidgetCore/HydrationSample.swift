/// A log for the gallery and the placeholder.
///
/// It has the figures of the app's source document: 1,250 of 2,450 mL and a streak of three days.
enum HydrationSample {
  /// The time of day for which the sample was made, in seconds: early afternoon.
  static let usualTime: Int64 = 14 * 3600

  /// Returns the log of a typical day, and the instant at which it is shown.
  ///
  /// If that is earlier than ``usualTime``, the drinks are earlier too, because no drink may be in the
  /// future.
  ///
  /// - Parameter time: The seconds since the day began, from the current local time.
  static func log(in zone: ZoneClock, at time: Int64 = usualTime) -> (state: HydrationJournal, now: Instant)?
  {
    let days = LocalDays(zone: zone)
    guard let today = CivilDate("2026-02-17"), let start = days.start(of: today) else { return nil }
    let time = max(0, min(usualTime, time))
    /// Returns the time of a drink planned for an hour, rounded down to five minutes.
    func seconds(_ hour: Int64) -> Int64 { hour * 3600 * time / usualTime / 300 * 300 }
    var state = HydrationJournal()
    do throws(HydrationError) {
      var profile = HydrationProfile()
      try profile.setCustomGoal(Volume(clamping: 2450))
      try state.setProfile(profile, now: start, in: zone)
      func add(_ millilitres: Int, _ beverage: String, _ time: Int64, of day: Instant) throws(HydrationError)
      {
        let instant = Instant(secondsSince1970: day.secondsSince1970 + time)
        guard let moment = Timestamp(instant) else { throw .momentOutOfRange("\(instant)") }
        try state.add(
          id: "sample \(state.log.entries.count)", moment: moment, volume: Volume(clamping: millilitres),
          beverage: Beverage(id: beverage), now: instant, in: zone)
      }
      for back in 1...3 {
        guard let date = try? today.adding(days: -back), let start = days.start(of: date) else { continue }
        try add(2450, "water", 12 * 3600, of: start)
      }
      try add(500, "water", seconds(8), of: start)
      try add(250, "greenTea", seconds(10), of: start)
      try add(500, "water", seconds(13), of: start)
    } catch {
      return nil
    }
    return (state, Instant(secondsSince1970: start.secondsSince1970 + time))
  }
}
