/// Nanoseconds per conversion of some runs over the same work.
struct Measurement: CustomStringConvertible {
  static let runs = 9

  private let name: String
  private let nanoseconds: [Double]

  /// - Parameter work: Returns something that depends on every conversion, so that none can be left out.
  init(_ name: String, count: Int, _ work: () -> Int) {
    self.name = name
    let clock = ContinuousClock()
    var sink = work()
    // Enough rounds for about 20 ms, so that the clock's own cost does not show.
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

/// Takes the results of the work, so that the optimiser keeps it.
enum Sink {
  nonisolated(unsafe) static var value = 0
}
