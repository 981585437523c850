public import Documents
import SpendingTables

/// A currency or fund of ISO 4217 whose amounts are whole numbers of a minor unit.
public struct Currency: Hashable, Sendable {
  /// The index in the table, which is in the order of the codes.
  private let index: UInt16

  private init(index: Int) {
    self.index = UInt16(truncatingIfNeeded: index)
  }

  /// The currency with a code of three capital letters, such as `VND`.
  ///
  /// - Throws: ``CurrencyError`` if ISO 4217 has no such code, or defines no minor unit for it (gold, for example).
  public init(code: String) throws(CurrencyError) {
    guard let index = Self.index(of: code) else { throw .unknown(code) }
    guard currencyExponent(index) <= Self.exponents.upperBound else { throw .withoutMinorUnit(code) }
    self.init(index: index)
  }

  /// All currencies that have a minor unit, in the order of their codes.
  public static var all: [Currency] {
    (0..<currencyCount).filter { currencyExponent($0) <= exponents.upperBound }.map { Currency(index: $0) }
  }

  /// The code of three letters.
  public var code: String { currencyCode(Int(index)) }

  /// The numeric code, 1 to 999, written with three digits.
  public var number: Int { Int(currencyNumber(Int(index))) }

  /// The decimal digits of the minor unit, 0 to 4: 2 for the cent, 0 where the unit itself is the smallest amount.
  ///
  /// This is the exponent of ISO 4217. Unicode's CLDR shows fewer digits for some currencies.
  public var exponent: Int { Int(currencyExponent(Int(index))) }

  /// The English name in the list of ISO 4217.
  public var name: String { currencyName(Int(index)) }

  private static var exponents: ClosedRange<UInt16> { 0...4 }

  private static func index(of code: String) -> Int? {
    // By bytes: == on strings would also take other spellings of the same characters.
    let index = (0..<currencyCount).firstPlace {
      !currencyCode($0).utf8.lexicographicallyPrecedes(code.utf8)
    }
    return index < currencyCount && currencyCode(index).utf8.elementsEqual(code.utf8) ? index : nil
  }
}

extension Currency: Comparable {
  /// By code.
  public static func < (left: Currency, right: Currency) -> Bool { left.index < right.index }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}

extension Currency: Codable {
  /// Decodes a code such as `VND`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    do throws(CurrencyError) {
      try self.init(code: code)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Encodes the code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}

/// Why amounts cannot be kept in a currency of some code.
public enum CurrencyError: Error, Hashable, Sendable {
  /// ISO 4217 does not list the code.
  case unknown(String)
  /// ISO 4217 lists the code and defines no minor unit for it.
  case withoutMinorUnit(String)
}

extension CurrencyError: CustomStringConvertible {
  /// The reason and what is allowed, for messages.
  public var description: String {
    switch self {
    case .unknown(let code):
      "'\(code)' is no currency code of ISO 4217, such as VND, CNY or USD"
    case .withoutMinorUnit(let code):
      "'\(code)' has no minor unit in ISO 4217, so amounts of it have no exact form"
    }
  }
}

extension Currency: JSONDecodable, JSONEncodable {
  /// Reads a code such as `VND`.
  public init(json: JSON) throws(JSONValueError) {
    let code = try String(json: json)
    do throws(CurrencyError) {
      try self.init(code: code)
    } catch {
      throw JSONValueError(expected: "a currency", found: "\(error)")
    }
  }

  /// The code.
  public var json: JSON { .string(code) }
}
