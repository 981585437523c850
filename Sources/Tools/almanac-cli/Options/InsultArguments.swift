import Insults

/// What a sequence of insults is asked with.
struct InsultArguments {
  static let options: [CommandOption] = [.interval, .seed, .rating]

  let interval: InsultInterval
  let seed: UInt64
  let rating: InsultRating

  init(_ arguments: Arguments) throws(UsageError) {
    let minutes = arguments[.interval] ?? "\(InsultInterval.hour.minutes)"
    guard let interval = InsultInterval.allCases.first(where: { "\($0.minutes)" == minutes }) else {
      let allowed = InsultInterval.allCases.map { "\($0.minutes)" }.joined(separator: ", ")
      throw UsageError("'\(minutes)' is not allowed for --interval; allowed, in minutes: \(allowed)")
    }
    self.interval = interval
    rating = try arguments.choice(.rating, of: InsultRating.self) ?? .mild
    seed = try arguments.number(.seed, in: 0...UInt64.max) ?? 0
  }
}

extension Arguments {
  /// A whole number in decimal digits, or `nil` if it was not given.
  func number<Number: FixedWidthInteger>(
    _ option: CommandOption, in range: ClosedRange<Number>
  ) throws(UsageError) -> Number? {
    guard let text = self[option] else { return nil }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Number(text),
      range.contains(number)
    else {
      throw UsageError(
        "'\(text)' is not allowed for \(option.flag); allowed: \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
