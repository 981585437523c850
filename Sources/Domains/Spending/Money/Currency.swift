public import Documents
import DomainRecords
import SpendingTables

/// A currency or fund of ISO 4217 whose amounts are whole numbers of a minor unit.
public struct Currency: Hashable, Sendable {
  /// The index in the table, in the order of the codes.
  private let index: UInt16
  private let digits: UInt8

  /// - Returns: `nil` for a currency without a minor unit.
  private init?(index: Int) {
    guard let exponent = currencies[index].exponent else { return nil }
    self.index = UInt16(truncatingIfNeeded: index)
    digits = UInt8(truncatingIfNeeded: exponent)
  }

  /// Finds the currency with a code of three capital letters, such as `VND`.
  ///
  /// - Throws: ``MoneyError`` if ISO 4217 has no such code, or defines no minor unit for it (gold, for
  ///   example).
  public init(code: String) throws(MoneyError) {
    guard let index = Self.index(of: code) else { throw .unknownCurrency(code) }
    guard let currency = Currency(index: index) else { throw .noMinorUnit(code) }
    self = currency
  }

  /// All currencies that have a minor unit, in the order of their codes.
  public static var all: [Currency] {
    currencies.indices.compactMap(Currency.init)
  }

  /// The code of three letters.
  public var code: String { record.code }

  /// The numeric code, 1 to 999, written with three digits.
  public var number: Int { record.number }

  /// The number of decimal digits, 0 to 4: 2 if the minor unit is a cent, 0 if the unit is the smallest
  /// amount.
  ///
  /// This is the exponent of ISO 4217. Unicode's CLDR shows fewer digits for some currencies.
  public var exponent: Int { Int(digits) }

  /// The English name in the list of ISO 4217.
  public var name: String { record.name }

  private var record: CurrencyRecord { currencies[Int(index)] }

  private static func index(of code: String) -> Int? {
    // By bytes: == on strings would also accept other encodings of the same characters.
    let index = currencies.indices.partitioningIndex {
      !currencies[$0].code.utf8.lexicographicallyPrecedes(code.utf8)
    }
    return index < currencies.count && currencies[index].code.utf8.elementsEqual(code.utf8) ? index : nil
  }
}

extension Currency: Comparable {
  /// Orders currencies by code.
  public static func < (left: Currency, right: Currency) -> Bool { left.index < right.index }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}

extension Currency: JSONDecodable, JSONEncodable {
  /// The name of the type in messages.
  public static var expectation: JSONExpectation { "a currency code of ISO 4217, such as VND, CNY or USD" }

  /// Reads a code such as `VND`.
  public init(json: JSON) throws(JSONValueError) {
    guard let code = json.string else { throw JSONValueError(expected: Self.expectation, found: json) }
    do throws(MoneyError) {
      try self.init(code: code)
    } catch .noMinorUnit {
      throw JSONValueError(expected: "\(Self.expectation), that has a minor unit", found: json)
    } catch {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
  }

  /// The code as JSON.
  public var json: JSON { .string(code) }
}
