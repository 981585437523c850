extension LunarDate: LosslessStringConvertible {
  /// Creates the lunar date written as `2025-06-01`, or `2025-06L-01` in a leap month.
  ///
  /// - Returns: `nil` for any other text, and for fields outside 1899-2100, 1-12 and 1-30. The calendar that
  ///   converts the date checks whether the date exists.
  public init?(_ text: String) {
    var digits = (year: 0, month: 0, day: 0)
    var isLeapMonth = false
    var position = 0
    for byte in text.utf8 {
      // An L after the month is removed; the other characters have the same positions as in a civil date.
      if position == 7, byte == UInt8(ascii: "L"), !isLeapMonth {
        isLeapMonth = true
        continue
      }
      switch position {
      case 4, 7:
        guard byte == UInt8(ascii: "-") else { return nil }
      case 0...9:
        guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { return nil }
        let digit = Int(byte - UInt8(ascii: "0"))
        if position < 4 {
          digits.year = digits.year * 10 + digit
        } else if position < 7 {
          digits.month = digits.month * 10 + digit
        } else {
          digits.day = digits.day * 10 + digit
        }
      default: return nil
      }
      position += 1
    }
    guard position == 10 else { return nil }
    do throws(LunarDateError) {
      self = try LunarDate(
        year: digits.year, month: digits.month, isLeapMonth: isLeapMonth, day: digits.day)
    } catch {
      return nil
    }
  }
}
