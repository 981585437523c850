/// A currency or fund of ISO 4217, as a row of the tables.
@usableFromInline package struct CurrencyRecord: Hashable, Sendable {
  /// The code, three letters.
  @usableFromInline package let code: String
  /// The number in the standard, 1 to 999.
  @usableFromInline package let number: Int
  /// The decimal digits of the minor unit, 0 to 4; `nil` if the standard defines none.
  @usableFromInline package let exponent: Int?
  /// The English name in the standard.
  @usableFromInline package let name: String

  @inlinable @_transparent package init(code: String, number: Int, exponent: Int? = nil, name: String) {
    self.code = code
    self.number = number
    self.exponent = exponent
    self.name = name
  }
}
