/// A currency or fund of ISO 4217.
package struct CurrencySource: Hashable, Sendable {
  package enum MinorUnit: Hashable, Sendable {
    /// The standard defines none (N.A.).
    case none
    /// Its decimal digits, the exponent of the standard.
    case digits(Int)
  }

  /// Three letters.
  package var code: String
  /// 1 to 999.
  package var number: Int
  package var minorUnit: MinorUnit
  /// The English name in the list.
  package var name: String
}
