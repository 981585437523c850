import Almanac
import Insults

/// One kind of conversion over all days, some rounds, and nothing else: for counting instructions and allocations.
struct Rounds {
  private enum Kind: String {
    case dayToLunar = "day-to-lunar"
    case civilToLunar = "civil-to-lunar"
    case lunarToDay = "lunar-to-day"
    case lunarToCivil = "lunar-to-civil"
    case solarDay = "solar-day"
    case insults
  }

  private let kind: Kind
  private let count: Int

  /// - Returns: `nil` if the arguments do not name a kind and a number.
  init?(_ arguments: ArraySlice<String>) throws {
    guard arguments.count == 2, let name = arguments.first, let kind = Kind(rawValue: name),
      let count = arguments.last.flatMap({ Int($0) })
    else { return nil }
    self.kind = kind
    self.count = count
  }

  func run() throws -> Int {
    if kind == .insults {
      let sequence = InsultSequence(seed: 0, rating: .bawdy)
      return (0..<count).reduce(0) { sum, _ in sum &+ InsultBenchmark.texts(of: sequence) }
    }
    let days = try Workload.days()
    let dates = days.map(CivilDate.init)
    let almanac = try AlmanacWorkload(days: days)
    let sun = try SunWorkload()
    return (0..<count).reduce(0) { sum, _ in
      switch kind {
      case .dayToLunar: sum &+ almanac.lunarDates(ofDays: days)
      case .civilToLunar: sum &+ almanac.lunarDates(of: dates)
      case .lunarToDay: sum &+ almanac.days(of: almanac.lunarDates)
      case .lunarToCivil: sum &+ almanac.civilDates(of: almanac.lunarDates)
      case .solarDay: sum &+ sun.days(dates)
      case .insults: sum
      }
    }
  }
}
