import Documents

extension JSON {
  /// The number in plain form, without an exponent and without needless zeros; `nil` if the value is not such
  /// a number.
  ///
  /// JSON has many texts for a number: `100`, `1e2` and `100.0` are the same. A number of more than 60 digits
  /// is `nil`: nothing here is so long.
  var plainNumber: String? {
    switch self {
    case .integer(let number): "\(number)"
    case .number(let number): Self.plain(number.text)
    default: nil
    }
  }

  private static func plain(_ text: String) -> String? {
    let parts = text.split { $0 == "e" || $0 == "E" }
    guard let mantissa = parts.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0 else { return nil }
    let isNegative = mantissa.first == "-"
    let halves = mantissa.drop { $0 == "-" }.split(separator: ".")
    let fraction = halves.count > 1 ? halves[1] : ""
    var digits = Array((halves.first ?? "") + fraction)
    // The number of digits before the point; it may be negative or more than there are digits.
    let (place, overflow) = (digits.count - fraction.count).addingReportingOverflow(exponent)
    let limit = 60
    if digits.allSatisfy({ $0 == "0" }) { return "0" }
    guard !overflow, digits.count <= limit, (-limit...limit).contains(place) else { return nil }
    digits = Array(repeating: "0", count: max(0, 1 - place)) + digits
    let point = max(1, place)
    digits += Array(repeating: "0", count: max(0, point - digits.count))
    let whole = digits[..<point].drop { $0 == "0" }
    let decimals = String(digits[point...].reversed().drop { $0 == "0" }.reversed())
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : String(whole))
      + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}
