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
    } else if words.count == 4, words[0] == "hydration-cost", let count = Int(words[3]),
      try HydrationCost.run(words[1], words[2], count: count)
    {
      return 0
    } else if words.count == 2, let rounds = Int(words[1]), let work = try workload(of: words[0]) {
      for _ in 0..<rounds { Sink.value &+= work.run() }
    } else if words.isEmpty {
      try compare(firstCall)
    } else {
      return AlmanacDev.misunderstood("usage: almanac-dev \(usage)")
    }
    return 0
  }

  /// Returns the work of a kind, for counting instructions and allocations.
  private static func workload(of kind: String) throws -> Workload? {
    try ([.ofInsults(), .ofSun()] + Workload.ofAlmanac()).first { $0.kind == kind }
  }

  private static func compare(_ firstCall: FirstCall) throws {
    let ours = try Workload.ofAlmanac()
    print("\(ours[0].count) days, \(Measurement.runs) runs; ns per conversion: median [least .. greatest]\n")
    let works = try ours + Workload.ofFoundation() + [Workload.ofSun()]
    var medians: [String: Double] = [:]
    for work in works {
      let result = Measurement(work)
      print(result)
      medians[work.name] = result.median
    }
    print("\nns for all entries of a widget:")
    try WidgetBenchmark.run()
    print("\nns an insult:")
    print(Measurement(.ofInsults()))
    print("\n\(firstCall)\n")
    for (name, other) in [("civil -> lunar", "date -> lunar"), ("lunar -> civil", "lunar -> date")] {
      guard let our = medians[name], let their = medians["Foundation: \(other)"] else { continue }
      print("\(name): \(Int(their / our)) times Foundation's speed")
    }
  }
}

/// The nanoseconds per conversion of several runs of the same work.
struct Measurement: CustomStringConvertible {
  static let runs = 9

  private let name: String
  private let nanoseconds: [Double]

  /// Measures the work on one value.
  init(_ work: Workload) { self.init(work.name, count: work.count, work.run) }

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
