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
    guard let instant = Instant(capitals) else { return nil }
    var nanosecond = 0
    var unit = 100_000_000
    let rest = text.utf8.dropFirst(19)
    if rest.first == UInt8(ascii: ".") {
      for byte in rest.dropFirst() {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
        nanosecond += Int(byte - UInt8(ascii: "0")) * unit
        unit /= 10
      }
    }
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
        for place in stride(from: count + width - 1, through: count, by: -1) {
          buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
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
