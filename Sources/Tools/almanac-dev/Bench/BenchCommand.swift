import Almanac
import Foundation
import Insults

/// Compares the times of conversions with Foundation's Chinese calendar in one process.
///
/// Absolute times depend on the machine; the ratios of one run can be compared.
enum BenchCommand {
  static let usage = "bench [hydration | hydration-cost ACTION FOLDER COUNT | KIND ROUNDS]"

  static func run(_ words: [String]) throws -> Int32 {
    // This must run before anything else uses the tables.
    let firstCall = try FirstCall()
    if words == ["hydration"] {
      try HydrationBenchmark.run()
    } else if words.count == 4, words[0] == "hydration-cost", let count = Int(words[3]) {
      if words[1] == "prepare" {
        try HydrationCost.prepare(words[2], count: count)
      } else if let action = HydrationCost.Action(rawValue: words[1]) {
        try HydrationCost.run(action, words[2], count: count)
      } else {
        return AlmanacDev.misunderstood("usage: almanac-dev \(usage)")
      }
    } else if let rounds = Rounds(words) {
      Sink.value &+= try rounds.run()
    } else if words.isEmpty {
      try compare(firstCall)
    } else {
      return AlmanacDev.misunderstood("usage: almanac-dev \(usage)")
    }
    return 0
  }

  private static func compare(_ firstCall: FirstCall) throws {
    let days = try Workload.days()
    let shuffled = Workload.shuffled(days)
    print("\(days.count) days, \(Measurement.runs) runs; ns per conversion: median [least .. greatest]\n")
    let almanac = try AlmanacWorkload(days: days)
    let ours = [
      measure("day -> lunar", days) { almanac.lunarDates(ofDays: $0) },
      measure("day -> lunar, random order", shuffled) { almanac.lunarDates(ofDays: $0) },
      measure("civil -> lunar", days.map(CivilDate.init)) { almanac.lunarDates(of: $0) },
      measure("lunar -> day", almanac.lunarDates) { almanac.days(of: $0) },
      measure("lunar -> civil", almanac.lunarDates) { almanac.civilDates(of: $0) },
      measure("lunar -> civil, random order", try shuffled.map(almanac.calendar.lunarDate)) {
        almanac.civilDates(of: $0)
      },
    ]
    let foundation = FoundationWorkload()
    let dates = days.map(FoundationWorkload.date)
    let theirs = [
      measure("Foundation: date -> lunar", dates) { foundation.lunarComponents(of: $0) },
      measure("Foundation: lunar -> date", foundation.components(of: dates)) { foundation.dates(of: $0) },
    ]
    let sun = try SunWorkload()
    let solarDays = measure("sunrise, sunset and noon", days.map(CivilDate.init)) { sun.days($0) }
    for result in ours + theirs + [solarDays] { print(result) }
    print("\nns for all entries of a widget:")
    try WidgetBenchmark.run()
    try BudgetBenchmark.run()
    print("\nns an insult, and all insults of a period:")
    InsultBenchmark.run()
    print("\n\(firstCall)")
    print("\ncivil -> lunar: \(Int(theirs[0].median / ours[2].median)) times Foundation's speed")
    print("lunar -> civil: \(Int(theirs[1].median / ours[4].median)) times Foundation's speed")
  }

  private static func measure<Element>(
    _ name: String, _ elements: [Element], _ convert: ([Element]) -> Int
  ) -> Measurement {
    Measurement(name, count: elements.count) { convert(elements) }
  }
}

/// The nanoseconds per conversion of several runs of the same work.
struct Measurement: CustomStringConvertible {
  static let runs = 9

  private let name: String
  private let nanoseconds: [Double]

  /// Measures some work.
  ///
  /// - Parameter work: Returns a value that depends on every conversion, so that the optimiser cannot remove
  ///   any.
  init(_ name: String, count: Int, _ work: () -> Int) {
    self.name = name
    let clock = ContinuousClock()
    var sink = work()
    // Enough rounds for about 20 ms, so that the cost of reading the clock is negligible.
    let once = clock.measure { sink &+= work() }
    let rounds = max(1, Int(Duration.milliseconds(20) / once))
    nanoseconds = (0..<Self.runs).map { _ in
      let time = clock.measure {
        for _ in 0..<rounds { sink &+= work() }
      }
      return time / .nanoseconds(1) / Double(rounds * count)
    }.sorted()
    Sink.value &+= sink
  }

  var median: Double { nanoseconds[nanoseconds.count / 2] }

  var description: String {
    let padded = name + String(repeating: " ", count: max(0, 30 - name.count))
    return
      "\(padded) \(rounded(median)) [\(rounded(nanoseconds[0])) .. \(rounded(nanoseconds[Self.runs - 1]))]"
  }

  private func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

/// Receives the results of the work, so that the optimiser keeps it.
enum Sink {
  nonisolated(unsafe) static var value = 0
}

/// Runs one kind of conversion over all days for some rounds, for counting instructions and allocations.
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

  /// Reads a kind and a number of rounds; `nil` if the arguments are others.
  init?(_ words: [String]) {
    guard words.count == 2, let kind = Kind(rawValue: words[0]), let count = Int(words[1])
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

/// The days that are converted: every day from 1900 to 2100.
enum Workload {
  static func days() throws -> [DayNumber] {
    let first = DayNumber(try CivilDate(year: 1900, month: 1, day: 1))
    let last = DayNumber(try CivilDate(year: 2100, month: 12, day: 31))
    return try (0...first.distance(to: last)).map { try first.adding(days: $0) }
  }

  /// Returns the elements in a random order that is the same in every run.
  static func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in elements.indices.reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      elements.swapAt(index, Int(state >> 33) % (index + 1))
    }
    return elements
  }
}

/// The first conversion of a process compared with the same one later, which shows the cost of lazy set-up.
struct FirstCall: CustomStringConvertible {
  private let first: Duration
  private let second: Duration

  init() throws {
    let clock = ContinuousClock()
    let date = try CivilDate(year: 2026, month: 2, day: 17)
    // The clock's own first reading must not be measured.
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
