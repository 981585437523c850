extension ClockTime {
  /// Parses a date and time written as `2026-03-20T14:46:01`; a fraction of a second is ignored.
  ///
  /// - Returns: The reading and the rest of the text; `nil` if the text does not begin with a date and time.
  package static func parse(_ text: Substring) -> (time: ClockTime, rest: Substring)? {
    guard text.utf8.count >= 19 else { return nil }
    let utf8 = text.utf8
    let dateEnd = utf8.index(utf8.startIndex, offsetBy: 10)
    let timeEnd = utf8.index(dateEnd, offsetBy: 9)
    guard let date = CivilDate(String(text[..<dateEnd])) else { return nil }
    // Does not allocate: documents hold a hundred thousand of these texts.
    var (hour, minute, second) = (0, 0, 0)
    for (position, byte) in utf8[dateEnd..<timeEnd].enumerated() {
      switch position {
      case 0: guard byte == UInt8(ascii: "T") else { return nil }
      case 3, 6: guard byte == UInt8(ascii: ":") else { return nil }
      default:
        guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { return nil }
        let digit = Int(byte - UInt8(ascii: "0"))
        switch position / 3 {
        case 0: hour = hour * 10 + digit
        case 1: minute = minute * 10 + digit
        default: second = second * 10 + digit
        }
      }
    }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    var rest = text[timeEnd...]
    if rest.utf8.first == UInt8(ascii: ".") {
      let digits = rest.utf8.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard !digits.isEmpty else { return nil }
      rest = rest[digits.endIndex...]
    }
    let seconds = Int64(hour * 3600 + minute * 60 + second)
    let start = secondsSince1970(startOf: DayNumber(date))
    return (ClockTime(secondsSince1970: start + seconds), rest)
  }

  /// The number of seconds since 1970-01-01T00:00:00 on the same clock.
  package var secondsSince1970: Int64 { Self.secondsSince1970(startOf: day) + Int64(secondOfDay) }
}

extension Instant: LosslessStringConvertible {
  /// Creates the moment written as in RFC 3339: `2026-03-20T14:46:01Z`, or with an offset such as `+07:00`.
  ///
  /// A fraction of a second is ignored.
  ///
  /// - Returns: `nil` for any other text, for leap seconds, and for moments outside the years 1 to 9999 of
  ///   UTC.
  public init?(_ text: String) {
    guard let (time, rest) = ClockTime.parse(text[...]) else { return nil }
    if rest.utf8.count == 1, rest.utf8.first == UInt8(ascii: "Z") {
      self.init(secondsSince1970: time.secondsSince1970)
      return
    }
    let bytes = Array(rest.utf8)
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":") else { return nil }
    var digits: [Int64] = []
    for index in [1, 2, 4, 5] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) else { return nil }
      digits.append(Int64(bytes[index] - UInt8(ascii: "0")))
    }
    let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    guard hours < 24, minutes < 60 else { return nil }
    var offset = (hours * 60 + minutes) * 60
    switch bytes[0] {
    case UInt8(ascii: "+"): break
    case UInt8(ascii: "-"): offset = -offset
    default: return nil
    }
    guard ClockTime.range.contains(time.secondsSince1970 - offset) else { return nil }
    self.init(secondsSince1970: time.secondsSince1970 - offset)
  }
}

extension TerrestrialInstant: LosslessStringConvertible {
  /// Creates the moment on a TT clock written as `2026-03-20T14:47:10`.
  ///
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    guard let (time, rest) = ClockTime.parse(text[...]), rest.utf8.isEmpty else { return nil }
    self.init(secondsSinceJ2000: time.secondsSince1970 - Self.secondsFrom1970ToJ2000)
  }
}
