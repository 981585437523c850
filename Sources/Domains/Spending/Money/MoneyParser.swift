public import Foundation

/// Reads amounts as people or files write them, digit by digit and exactly.
///
/// More decimals than the currency has are an error even if they are zeros: in many languages `12.500` is twelve thousand
/// and five hundred, and only the writer knows which was meant.
public struct MoneyParser: Hashable, Sendable {
  /// The character before the decimals.
  private let decimalSeparator: Character
  /// The character that may separate thousands; `nil` if none may.
  private let groupingSeparator: Character?
  /// The locale whose currency signs may be written beside an amount; `nil` if none may.
  private let locale: Locale?

  /// The form of files: `-1234.50`, without separators of thousands and without a currency sign.
  public static let plain = MoneyParser(decimalSeparator: ".", groupingSeparator: nil, locale: nil)

  /// Makes a parser for a locale, with or without separators of thousands and the sign or code of the
  /// currency.
  public init(locale: Locale) {
    self.init(
      decimalSeparator: locale.decimalSeparator?.first ?? ".",
      groupingSeparator: locale.groupingSeparator?.first ?? ",", locale: locale)
  }

  /// Creates a parser with a mark before the decimals and one between thousands.
  init(decimalSeparator: Character, groupingSeparator: Character?, locale: Locale?) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.locale = locale
  }

  /// Returns the amount in a text.
  ///
  /// - Throws: ``MoneyTextError``
  public func money(_ text: String, in currency: Currency) throws(MoneyTextError) -> Money {
    var characters = Array(text.enumerated())[...]
    if let locale { Self.trim(&characters, signs: Self.signs(of: currency, in: locale)) }
    guard !characters.isEmpty else { throw .empty }
    var isNegative = false
    if let first = characters.first?.element, first == "-" || first == "+" || first == "\u{2212}" {
      isNegative = first != "+"
      characters.removeFirst()
      if let locale { Self.trim(&characters, signs: Self.signs(of: currency, in: locale)) }
    }
    let point = characters.firstIndex { $0.element == decimalSeparator }
    let whole = characters[..<(point ?? characters.endIndex)]
    let decimals = point.map { characters[($0 + 1)...] } ?? []
    var digits = try wholeDigits(whole)
    let fraction = try Self.digits(decimals)
    guard !digits.isEmpty, point == nil || !fraction.isEmpty else { throw .missingDigits }
    guard fraction.count <= currency.exponent else {
      throw .tooManyDecimals(fraction.count, currency: currency)
    }
    digits += fraction + Array(repeating: 0, count: currency.exponent - fraction.count)
    return Money(
      minorUnits: try Self.value(digits, isNegative: isNegative, currency: currency), currency: currency)
  }

  private typealias Characters = ArraySlice<(offset: Int, element: Character)>

  /// Returns the digits before the decimal separator.
  ///
  /// Separators of thousands must be in their places: three digits after the last, and three (or two, as in
  /// India) between the others.
  private func wholeDigits(_ characters: Characters) throws(MoneyTextError) -> [Int64] {
    let groups = characters.split(omittingEmptySubsequences: false) { isGrouping($0.element) }
    var digits: [Int64] = []
    for group in groups { digits += try Self.digits(group) }
    guard groups.count > 1 else { return digits }
    let lengths = groups.map(\.count)
    let middle = Set(lengths.dropFirst().dropLast())
    let isRight =
      lengths.last == 3 && (1...3).contains(lengths[0])
      && (middle.isSubset(of: [3]) || middle.isSubset(of: [2]))
    if !isRight, let wrong = characters.last(where: { isGrouping($0.element) }) {
      throw .misplacedGrouping(wrong.element, column: wrong.offset + 1)
    }
    return digits
  }

  private func isGrouping(_ character: Character) -> Bool {
    guard let groupingSeparator else { return false }
    // Keyboards have one kind of space and one apostrophe; locales have several.
    return character == groupingSeparator
      || (groupingSeparator.isWhitespace && character.isWhitespace)
      || (groupingSeparator == "\u{2019}" && character == "'")
  }

  private static func digits(_ characters: Characters) throws(MoneyTextError) -> [Int64] {
    var digits: [Int64] = []
    for (offset, character) in characters {
      guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
        scalar.properties.numericType == .decimal, let digit = character.wholeNumberValue
      else { throw .unexpected(character, column: offset + 1) }
      digits.append(Int64(digit))
    }
    return digits
  }

  private static func value(
    _ digits: [Int64], isNegative: Bool, currency: Currency
  ) throws(MoneyTextError) -> Int64 {
    var value: Int64 = 0
    for digit in digits {
      let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
      // Downwards for negative amounts: the smallest number has no positive counterpart.
      let (sum, sumOverflow) = product.addingReportingOverflow(isNegative ? -digit : digit)
      guard !productOverflow, !sumOverflow else { throw .tooLarge(currency) }
      value = sum
    }
    return value
  }

  /// Returns the signs that a locale writes beside an amount, longest first.
  private static func signs(of currency: Currency, in locale: Locale) -> [String] {
    let zero = Array(Decimal(0).formatted(.currency(code: currency.code).locale(locale)))
    let before = zero.prefix { !$0.isNumber }
    let after = zero.reversed().prefix { !$0.isNumber }.reversed()
    let symbols = [Array(before), Array(after)].map { String($0.drop(while: isBlank).reversed()) }.map {
      String($0.drop(while: isBlank).reversed())
    }
    return ([currency.code] + symbols).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  private static func isBlank(_ character: Character) -> Bool {
    character.isWhitespace
      || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }

  /// Removes spaces, marks of direction and the signs of the currency from both ends.
  private static func trim(_ characters: inout Characters, signs: [String]) {
    func trimBlanks() {
      while let first = characters.first, isBlank(first.element) { characters.removeFirst() }
      while let last = characters.last, isBlank(last.element) { characters.removeLast() }
    }
    trimBlanks()
    for sign in signs {
      if characters.count > sign.count, characters.prefix(sign.count).map(\.element).elementsEqual(sign) {
        characters.removeFirst(sign.count)
        break
      }
      if characters.count > sign.count, characters.suffix(sign.count).map(\.element).elementsEqual(sign) {
        characters.removeLast(sign.count)
        break
      }
    }
    trimBlanks()
  }
}

/// The reason why a text cannot be read as an amount of a currency.
public enum MoneyTextError: Error, Hashable, Sendable {
  /// The text is empty.
  case empty
  /// A character does not belong in a number; its place counts from 1.
  case unexpected(Character, column: Int)
  /// There is no digit, or there is none on one side of the decimal separator.
  case missingDigits
  /// A separator of thousands is in the wrong place; the column counts from 1.
  case misplacedGrouping(Character, column: Int)
  /// There are more decimals than the currency has.
  case tooManyDecimals(Int, currency: Currency)
  /// The amount is beyond 9,223,372,036,854,775,807 minor units.
  case tooLarge(Currency)
}

extension MoneyTextError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The reason and what is allowed, for messages.
  public var description: String {
    switch self {
    case .empty: "an amount is missing"
    case .unexpected(let character, let column):
      "'\(character)' at character \(column) does not belong in an amount"
    case .missingDigits: "digits are missing"
    case .misplacedGrouping(let character, let column):
      "'\(character)' at character \(column) does not separate thousands"
    case .tooManyDecimals(let count, let currency):
      "\(count) \(count == 1 ? "decimal" : "decimals"); \(currency) has "
        + (currency.exponent == 0 ? "none" : "at most \(currency.exponent)")
    case .tooLarge(let currency):
      "the amount is beyond \(Int64.max) minor units of \(currency)"
    }
  }
}

/// Products and quotients whose intermediate results need more than 64 bits.
package enum FullWidth {
  /// Returns `value * multiplier / divisor`, rounded towards negative infinity and limited to the range of
  /// `Int64`.
  ///
  /// The divisor must be positive.
  package static func scaled(_ value: Int64, by multiplier: Int64, dividedBy divisor: Int64) -> Int64 {
    quotient(value, multiplier, divisor) { remainder, isNegative in isNegative && remainder > 0 }
  }

  /// Returns `value * multiplier / divisor`, rounded once to nearest, halves away from zero, limited to
  /// `Int64`.
  ///
  /// The divisor must be positive.
  package static func rounded(_ value: Int64, by multiplier: Int64, dividedBy divisor: Int64) -> Int64 {
    quotient(value, multiplier, divisor) { remainder, _ in remainder >= divisor.magnitude - remainder }
  }

  /// Returns `value * multiplier / divisor` rounded to one of its two neighbours, limited to `Int64`.
  ///
  /// - Parameter isAway: Whether a remainder makes the quotient the next one away from zero.
  private static func quotient(
    _ value: Int64, _ multiplier: Int64, _ divisor: Int64,
    isAway: (_ remainder: UInt64, _ isNegative: Bool) -> Bool
  ) -> Int64 {
    let isNegative = (value < 0) != (multiplier < 0)
    let product = value.magnitude.multipliedFullWidth(by: multiplier.magnitude)
    let limit: Int64 = isNegative ? .min : .max
    guard product.high < divisor.magnitude else { return limit }
    let (quotient, remainder) = divisor.magnitude.dividingFullWidth(product)
    guard quotient <= UInt64(Int64.max),
      let nearest = Int64(exactly: quotient + (isAway(remainder, isNegative) ? 1 : 0))
    else { return limit }
    return isNegative ? -nearest : nearest
  }

  /// Whether `left.0 * left.1` is less than `right.0 * right.1`.
  static func isProduct(_ left: (Int64, Int64), lessThan right: (Int64, Int64)) -> Bool {
    let (one, other) = (left.0.multipliedFullWidth(by: left.1), right.0.multipliedFullWidth(by: right.1))
    return (one.high, one.low) < (other.high, other.low)
  }
}
