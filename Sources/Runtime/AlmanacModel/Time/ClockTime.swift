/// The reading of a clock without leap seconds: a civil date and a second of the day.
///
/// The clock can run in any time scale or zone.
@usableFromInline package struct ClockTime: Hashable, Sendable {
  @inlinable package static var secondsPerDay: Int64 { 86_400 }

  /// Rata die of 1970-01-01.
  @inlinable package static var rataDieOf1970: Int32 { 719_163 }

  @usableFromInline package let day: DayNumber
  /// The second of the day, 0 to 86,399.
  @usableFromInline package let secondOfDay: Int

  /// Seconds since 1970-01-01T00:00:00 of the first and the last second of the years 1 to 9999.
  @inlinable package static var range: ClosedRange<Int64> { -62_135_596_800...253_402_300_799 }

  /// Creates the reading a number of seconds after 1970-01-01T00:00:00 on the same clock, years 1 to 9999.
  @inlinable package init(secondsSince1970: Int64) {
    let days = floorDivide(secondsSince1970, by: Self.secondsPerDay)
    day = DayNumber(unchecked: Int32(truncatingIfNeeded: days) &+ Self.rataDieOf1970)
    secondOfDay = Int(truncatingIfNeeded: secondsSince1970 &- days &* Self.secondsPerDay)
  }

  /// Returns the seconds from 1970-01-01T00:00:00 to the start of a day on the same clock.
  @inlinable package static func secondsSince1970(startOf day: DayNumber) -> Int64 {
    Int64(day.rataDie &- rataDieOf1970) &* secondsPerDay
  }
}

extension ClockTime: CustomStringConvertible {
  @usableFromInline package var description: String {
    let hour = decimal(secondOfDay / 3600, width: 2)
    let minute = decimal(secondOfDay / 60 % 60, width: 2)
    let second = decimal(secondOfDay % 60, width: 2)
    return "\(CivilDate(day))T\(hour):\(minute):\(second)"
  }
}

extension ClockTime {
  /// Parses a date and time written as `2026-03-20T14:46:01`, with or without a fraction of a second.
  ///
  /// - Returns: The reading, the nanoseconds of the fraction, whose digits after the ninth are ignored, and the rest of the text;
  ///   `nil` if the text does not begin with a date and time.
  fileprivate static func parse(
    _ text: String
  ) -> (time: ClockTime, nanosecond: Int, rest: Substring.UTF8View)? {
    var bytes = text.utf8.makeIterator()
    guard let date = CivilDate(reading: &bytes), let hour = bytes.twoDigits(after: "T"),
      let minute = bytes.twoDigits(after: ":"), let second = bytes.twoDigits(after: ":"), hour < 24,
      minute < 60, second < 60
    else { return nil }
    var (rest, nanosecond) = (text.utf8.dropFirst(19), 0)
    if rest.first == UInt8(ascii: ".") {
      var (index, unit) = (rest.index(after: rest.startIndex), 100_000_000)
      guard index < rest.endIndex, rest[index].decimalDigit != nil else { return nil }
      while index < rest.endIndex, let digit = rest[index].decimalDigit {
        nanosecond += digit * unit
        unit /= 10
        index = rest.index(after: index)
      }
      rest = rest[index...]
    }
    let seconds = Int64(hour * 3600 + minute * 60 + second)
    let start = secondsSince1970(startOf: DayNumber(date))
    return (ClockTime(secondsSince1970: start + seconds), nanosecond, rest)
  }

  /// Parses a moment written as in RFC 3339; see ``Instant/init(_:)``.
  fileprivate static func moment(_ text: String) -> (instant: Instant, nanosecond: Int)? {
    guard let (time, nanosecond, rest) = parse(text) else { return nil }
    var bytes = rest.makeIterator()
    var offset = 0
    switch bytes.next() {
    case UInt8(ascii: "Z"): break
    case .some(let sign) where sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"):
      guard let hours = bytes.number(digits: 2), let minutes = bytes.twoDigits(after: ":"), hours < 24,
        minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -60 : 60)
    default: return nil
    }
    let seconds = time.secondsSince1970 - Int64(offset)
    guard bytes.next() == nil, range.contains(seconds) else { return nil }
    return (Instant(secondsSince1970: seconds), nanosecond)
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
    guard let moment = ClockTime.moment(text) else { return nil }
    self = moment.instant
  }
}

extension TerrestrialInstant: LosslessStringConvertible {
  /// Creates the moment on a TT clock written as `2026-03-20T14:47:10`.
  ///
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    guard let (time, _, rest) = ClockTime.parse(text), rest.isEmpty else { return nil }
    self.init(secondsSinceJ2000: time.secondsSince1970 - Self.secondsFrom1970ToJ2000)
  }
}

/// A moment in UTC to the nanosecond, in the years 1 to 9999.
///
/// Nanoseconds keep entries in order that are made in quick succession.
public struct Timestamp: Hashable, Sendable {
  /// The whole second at or before the moment.
  public let instant: Instant
  /// The nanoseconds after the whole second, 0 to 999,999,999.
  public let nanosecond: Int

  /// Creates the moment a number of nanoseconds after a whole second.
  ///
  /// - Returns: `nil` for moments outside the years 1 to 9999 of UTC, and for nanoseconds outside 0 to 999,999,999.
  public init?(_ instant: Instant, nanosecond: Int = 0) {
    guard ClockTime.range.contains(instant.secondsSince1970), (0..<1_000_000_000).contains(nanosecond) else {
      return nil
    }
    self.instant = instant
    self.nanosecond = nanosecond
  }
}

extension Timestamp: Comparable {
  /// Earlier moments are less than later ones.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.instant, left.nanosecond) < (right.instant, right.nanosecond)
  }
}

extension Timestamp: LosslessStringConvertible {
  /// Creates the moment written as in RFC 3339.
  ///
  /// Examples: `2026-03-20T14:46:01Z`, `2026-03-20T14:46:01.123Z`, or the same with an offset such as
  /// `+07:00`. Digits of the fraction after the ninth are ignored.
  ///
  /// - Returns: `nil` for any other text, for leap seconds, and for moments outside the years 1 to 9999 of
  ///   UTC.
  public init?(_ text: String) {
    // RFC 3339 allows lower-case T and Z.
    let isSmall = { (byte: UInt8) in byte == UInt8(ascii: "t") || byte == UInt8(ascii: "z") }
    var capitals = text
    if text.utf8.contains(where: isSmall) {
      capitals = String(decoding: text.utf8.map { isSmall($0) ? $0 - 0x20 : $0 }, as: UTF8.self)
    }
    guard let (instant, nanosecond) = ClockTime.moment(capitals) else { return nil }
    self.init(instant, nanosecond: nanosecond)
  }

  /// The moment in the form of RFC 3339, in UTC.
  ///
  /// A fraction has three, six or nine digits, and is left out if it is zero.
  public var description: String {
    // Written digit by digit for speed, as documents hold many thousands of timestamps.
    let clock = ClockTime(secondsSince1970: instant.secondsSince1970)
    let date = CivilDate(clock.day)
    let second = clock.secondOfDay
    return String(unsafeUninitializedCapacity: 30) { buffer in
      var count = 0
      func put(_ byte: UInt8) {
        buffer[count] = byte
        count += 1
      }
      func put(_ number: Int, width: Int, before byte: UInt8) {
        var rest = number
        for index in stride(from: count + width - 1, through: count, by: -1) {
          buffer[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        count += width
        put(byte)
      }
      put(date.year, width: 4, before: UInt8(ascii: "-"))
      put(date.month, width: 2, before: UInt8(ascii: "-"))
      put(date.day, width: 2, before: UInt8(ascii: "T"))
      put(second / 3600, width: 2, before: UInt8(ascii: ":"))
      put(second / 60 % 60, width: 2, before: UInt8(ascii: ":"))
      put(second % 60, width: 2, before: nanosecond == 0 ? UInt8(ascii: "Z") : UInt8(ascii: "."))
      if nanosecond > 0 {
        var (digits, width) = (nanosecond, 9)
        while width > 3, digits.isMultiple(of: 1_000) { (digits, width) = (digits / 1_000, width - 3) }
        put(digits, width: width, before: UInt8(ascii: "Z"))
      }
      return count
    }
  }
}
