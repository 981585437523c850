/// A log for the gallery and the placeholder, with the figures of the source document: 1,250 of 2,450 mL and a streak of
/// three days.
enum HydrationSample {
  /// The log and the moment it is shown at, in the early afternoon of an ordinary day.
  static func log(in zone: ZoneClock) -> (state: HydrationState, now: Instant)? {
    let days = LocalDays(zone: zone)
    guard let today = CivilDate("2026-02-17"), let start = days.start(of: today) else { return nil }
    var state = HydrationState()
    try? state.profile.setCustomGoal(Volume(clamping: 2450))
    var entries: [HydrationEntry] = []
    func add(_ millilitres: Int, _ beverage: String, on date: CivilDate, hour: Int64, from start: Instant) {
      let moment = Timestamp(Instant(secondsSince1970: start.secondsSince1970 + hour * 3600))
      guard let moment,
        let entry = try? HydrationEntry(
          id: "sample \(entries.count)", moment: moment, day: date, volume: Volume(clamping: millilitres),
          beverage: Beverage(id: beverage))
      else { return }
      entries.append(entry)
    }
    for back in 1...3 {
      guard let date = try? today.adding(days: -back), let start = days.start(of: date) else { continue }
      add(2450, "water", on: date, hour: 12, from: start)
    }
    add(500, "water", on: today, hour: 8, from: start)
    add(250, "greenTea", on: today, hour: 10, from: start)
    add(500, "water", on: today, hour: 13, from: start)
    state.log = HydrationLog(entries)
    return (state, Instant(secondsSince1970: start.secondsSince1970 + 14 * 3600))
  }
}
