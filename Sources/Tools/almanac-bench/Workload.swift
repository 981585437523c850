import Almanac

/// The days that are converted: every one of 1900 to 2100.
enum Workload {
  static func days() throws -> [DayNumber] {
    let first = DayNumber(try CivilDate(year: 1900, month: 1, day: 1))
    let last = DayNumber(try CivilDate(year: 2100, month: 12, day: 31))
    return try (0...first.distance(to: last)).map { try first.advanced(by: $0) }
  }

  /// The same days in an order that is random and the same in every run.
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
