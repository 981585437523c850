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

  /// Creates a parser for a locale, with or without separators of thousands and the sign or code of the
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
  /// - Throws: ``MoneyError``
  public func money(_ text: String, in currency: Currency) throws(MoneyError) -> Money {
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
  private func wholeDigits(_ characters: Characters) throws(MoneyError) -> [Int64] {
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

  private static func digits(_ characters: Characters) throws(MoneyError) -> [Int64] {
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
  ) throws(MoneyError) -> Int64 {
    var value: Int64 = 0
    for digit in digits {
      let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
      // Downwards for negative amounts: the smallest number has no positive counterpart.
      let (sum, sumOverflow) = product.addingReportingOverflow(isNegative ? -digit : digit)
      guard !productOverflow, !sumOverflow else { throw .overflow(currency) }
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
