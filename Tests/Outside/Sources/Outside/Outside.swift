import AlmanacFoundation
import Foundation

/// Conversions as an app uses them: from integers to integers, in another package than the library.
struct Conversions {
  /// The same numbers in each run (SplitMix64), so that the days are always shuffled in the same order.
  private struct Order: RandomNumberGenerator {
    var state: UInt64 = 0

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  struct Civil {
    let year, month, day: Int
  }
  struct Lunar {
    let year, month, day: Int
    let isLeapMonth: Bool
  }

  let calendar = LunarCalendar.vietnamese
  let zone = TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt
  let civil, shuffledCivil: [Civil]
  let lunar, shuffledLunar: [Lunar]
  let days: [DayNumber]
  let lunarDates: [LunarDate]
  let dates: [Date]

  /// Creates the work: every day from 1900 to 2100.
  init() throws {
    let first = DayNumber(try CivilDate(year: 1900, month: 1, day: 1))
    let last = DayNumber(try CivilDate(year: 2100, month: 12, day: 31))
    days = try (0...first.distance(to: last)).map { try first.adding(days: $0) }
    civil = days.map { day in
      let date = CivilDate(day)
      return Civil(year: date.year, month: date.month, day: date.day)
    }
    lunarDates = try days.map { try LunarCalendar.vietnamese.lunarDate(of: $0) }
    lunar = lunarDates.map {
      Lunar(year: $0.year, month: $0.month, day: $0.day, isLeapMonth: $0.isLeapMonth)
    }
    var order = Order()
    shuffledCivil = civil.shuffled(using: &order)
    shuffledLunar = lunar.shuffled(using: &order)
    // Noon UTC, in seconds since 1970: rata die 719,163 is 1970-01-01.
    dates = days.map { Date(timeIntervalSince1970: Double($0.rataDie - 719_163) * 86_400 + 43_200) }
  }

  /// The measured kinds by name; each returns a sum that depends on every conversion.
  var kinds: [(name: String, work: () throws -> Int)] {
    [
      ("day-to-lunar", dayToLunar), ("lunar-to-day", lunarToDay),
      ("civil-to-lunar", { try civilToLunar(civil) }),
      ("civil-to-lunar-shuffled", { try civilToLunar(shuffledCivil) }),
      ("lunar-to-civil", { try lunarToCivil(lunar) }),
      ("lunar-to-civil-shuffled", { try lunarToCivil(shuffledLunar) }),
      ("civil-to-civil", civilToCivil), ("offset", offset), ("date-to-lunar", dateToLunar),
    ]
  }

  private func dayToLunar() throws -> Int {
    var sum = 0
    for day in days { sum &+= try calendar.lunarDate(of: day).day }
    return sum
  }

  private func lunarToDay() throws -> Int {
    var sum = 0
    for date in lunarDates { sum &+= Int(try calendar.day(of: date).rataDie) }
    return sum
  }

  private func civilToLunar(_ dates: [Civil]) throws -> Int {
    var sum = 0
    for date in dates {
      let lunar = try calendar.lunarDate(
        of: CivilDate(year: date.year, month: date.month, day: date.day))
      sum &+= lunar.year &+ lunar.month &+ lunar.day &+ (lunar.isLeapMonth ? 1 : 0)
    }
    return sum
  }

  private func lunarToCivil(_ dates: [Lunar]) throws -> Int {
    var sum = 0
    for date in dates {
      let civil = try calendar.civilDate(
        of: LunarDate(
          year: date.year, month: date.month, isLeapMonth: date.isLeapMonth, day: date.day))
      sum &+= civil.year &+ civil.month &+ civil.day
    }
    return sum
  }

  /// Converts Gregorian dates to day numbers and back, which shows the cost of a conversion without tables.
  private func civilToCivil() throws -> Int {
    var sum = 0
    for date in civil {
      let day = DayNumber(try CivilDate(year: date.year, month: date.month, day: date.day))
      let civil = CivilDate(day)
      sum &+= civil.year &+ civil.month &+ civil.day
    }
    return sum
  }

  /// Asks Foundation for the offset from UTC, as every conversion of an instant must do.
  private func offset() -> Int {
    var sum = 0
    for date in dates { sum &+= zone.secondsFromGMT(for: date) }
    return sum
  }

  private func dateToLunar() throws -> Int {
    var sum = 0
    for date in dates {
      guard let day = DayNumber(date, in: zone) else { continue }
      let lunar = try calendar.lunarDate(of: day)
      sum &+= lunar.year &+ lunar.month &+ lunar.day
    }
    return sum
  }
}

/// `outside` times all kinds in turn; `outside KIND ROUNDS` runs only one kind, for counting instructions.
@main
enum Outside {
  static func main() throws {
    let kinds = try Conversions().kinds
    let arguments = CommandLine.arguments.dropFirst()
    if let name = arguments.first, let rounds = arguments.last.flatMap({ Int($0) }),
      let kind = kinds.first(where: { $0.name == name })
    {
      print(try (0..<rounds).reduce(0) { sum, _ in try sum &+ kind.work() })
      return
    }
    let clock = ContinuousClock()
    var times = kinds.map { _ in [Double]() }
    var sum = 0
    // The kinds alternate, so that other load of the machine affects all of them.
    for _ in 0..<15 {
      for (index, kind) in kinds.enumerated() {
        let time = try clock.measure { for _ in 0..<10 { sum &+= try kind.work() } }
        times[index].append(time / .nanoseconds(1) / Double(10 * 73_414))
      }
    }
    for (kind, times) in zip(kinds, times) {
      let sorted = times.sorted()
      print("\(kind.name)\t\(sorted[sorted.count / 2])\t\(sorted[0])")
    }
    if sum == 0 { print("nothing was converted") }
  }
}
