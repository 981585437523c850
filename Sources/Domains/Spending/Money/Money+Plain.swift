import Documents

extension Money {
  /// Reads an amount as programs write it: ASCII digits with or without a point, perhaps after a minus sign.
  init(plain text: UnsafeBufferPointer<UInt8>, in currency: Currency) throws(MoneyError) {
    // Nearly all amounts are a few digits; eighteen of them always fit.
    var (units, decimals, count): (Int64, Int?, Int) = (0, nil, text.count > 18 ? 20 : 0)
    for byte in text.prefix(18) where count < 20 {
      if byte == UInt8(ascii: "."), decimals == nil, count > 0 {
        decimals = 0
      } else if let digit = byte.decimalDigit {
        units = units * 10 + Int64(digit)
        count += 1
        if let count = decimals { decimals = count + 1 }
      } else {
        count = 20
      }
    }
    let missing = currency.exponent - (decimals ?? 0)
    guard (1...18).contains(count), decimals != 0, missing >= 0, count + missing <= 18 else {
      self = try Money(plain: String(decoding: text, as: UTF8.self), in: currency)
      return
    }
    for _ in 0..<missing { units *= 10 }
    self.init(minorUnits: units, currency: currency)
  }

  private init(plain text: String, in currency: Currency) throws(MoneyError) {
    for (index, character) in text.enumerated() {
      guard character.isASCII && character != "+" || character == "\u{2212}" else {
        throw .unexpected(character, column: index + 1)
      }
    }
    self = try MoneyParser.plain.money(text, in: currency)
    // Its opposite must fit as well.
    if minorUnits == .min { throw .overflow(currency) }
  }

  /// Reads an amount in the unit of its currency, a number or a text such as `"45.50"`.
  init(json: JSON, in currency: Currency) throws(MoneyError) {
    try self.init(plain: json.string ?? json.plainNumber ?? json.text, in: currency)
  }

  /// Reads the amount in a request.
  ///
  /// - Throws: ``BudgetError/amount(_:_:_:)``
  package init(entered json: JSON, in currency: Currency) throws(BudgetError) {
    do throws(MoneyError) { try self.init(json: json, in: currency) } catch {
      throw .amount(json.string ?? json.text, error, currency)
    }
  }
}

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
    let (whole, overflow) = (digits.count - fraction.count).addingReportingOverflow(exponent)
    let limit = 60
    if digits.allSatisfy({ $0 == "0" }) { return "0" }
    guard !overflow, digits.count <= limit, (-limit...limit).contains(whole) else { return nil }
    digits = Array(repeating: "0", count: max(0, 1 - whole)) + digits
    let point = max(1, whole)
    digits += Array(repeating: "0", count: max(0, point - digits.count))
    let units = digits[..<point].drop { $0 == "0" }
    let decimals = String(digits[point...].reversed().drop { $0 == "0" }.reversed())
    return (isNegative ? "-" : "") + (units.isEmpty ? "0" : String(units))
      + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}
