extension CivilDate: LosslessStringConvertible {
  /// Creates the date written as `2026-02-17`: four digits of year, two of month, two of day.
  ///
  /// - Returns: `nil` for any other text and for a day that does not exist.
  public init?(_ text: String) {
    var fields = (0, 0, 0)
    var position = 0
    for byte in text.utf8 {
      switch position {
      case 4, 7:
        guard byte == UInt8(ascii: "-") else { return nil }
      case 0...9:
        guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { return nil }
        let digit = Int(byte - UInt8(ascii: "0"))
        if position < 4 {
          fields.0 = fields.0 * 10 + digit
        } else if position < 7 {
          fields.1 = fields.1 * 10 + digit
        } else {
          fields.2 = fields.2 * 10 + digit
        }
      default:
        return nil
      }
      position += 1
    }
    guard position == 10 else { return nil }
    do throws(CivilDateError) {
      self = try CivilDate(year: fields.0, month: fields.1, day: fields.2)
    } catch {
      return nil
    }
  }
}
