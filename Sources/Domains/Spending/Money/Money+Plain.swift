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
        if let places = decimals { decimals = places + 1 }
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
    for (place, character) in text.enumerated() {
      guard character.isASCII && character != "+" || character == "\u{2212}" else {
        throw .unexpected(character, column: place + 1)
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

  /// Reads the same of a request.
  ///
  /// - Throws: ``BudgetError/amount(_:_:_:)``
  package init(entered json: JSON, in currency: Currency) throws(BudgetError) {
    do throws(MoneyError) { try self.init(json: json, in: currency) } catch {
      throw .amount(json.string ?? json.text, error, currency)
    }
  }
}
