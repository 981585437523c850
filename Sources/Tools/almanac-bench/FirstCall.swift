import Almanac

/// The first conversion of a process against the same one later: what any lazy set-up would cost.
struct FirstCall: CustomStringConvertible {
  private let first: Duration
  private let second: Duration

  init() throws {
    let clock = ContinuousClock()
    let date = try CivilDate(year: 2026, month: 2, day: 17)
    // The clock's own first reading is not what is measured.
    _ = clock.measure {}
    let start = clock.now
    let lunar = try LunarCalendar.vietnamese.lunarDate(of: date)
    let middle = clock.now
    let again = try LunarCalendar.vietnamese.lunarDate(of: date)
    second = middle.duration(to: clock.now)
    first = start.duration(to: middle)
    Sink.value &+= lunar.day &+ again.day
  }

  var description: String {
    let (first, second) = (Int(first / .nanoseconds(1)), Int(second / .nanoseconds(1)))
    return "first conversion of the process: \(first) ns with the clock, the same again: \(second) ns"
  }
}
