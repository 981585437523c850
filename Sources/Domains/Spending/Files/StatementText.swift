import Documents
import Foundation

/// The three numbers of a date as banks and apps write it: 17.02.2026, 2/17/26, 2026-02-17 09:30, 2026年2月17日, 20260217,
/// 17-Feb-2026, Feb 17, 2026.
struct DateParts {
  private var numbers: [Int] = []
  private let text: String
  /// Whether the year is first, with four digits.
  private var isYearFirst = false
  private var mark: Character = " "
  /// Whether the month is a word, so that the order is clear: day, month and year.
  private var isNamed = false

  /// - Returns: `nil` if the text is not such a date, perhaps with a time after it.
  init?(_ text: String) {
    self.text = text
    if text.utf8.contains(where: { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }), let named = Self.named(text)
    {
      (numbers, isNamed) = (named, true)
      return
    }
    var rest = text[...]
    while numbers.count < 3 {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      if numbers.isEmpty, digits.count == 8, let all = Int(digits) {
        (numbers, isYearFirst) = ([all / 10_000, all / 100 % 100, all % 100], true)
        break
      }
      guard (1...4).contains(digits.count), let number = Int(digits) else { return nil }
      if numbers.isEmpty { isYearFirst = digits.count == 4 }
      // A year has two or four digits.
      guard digits.count < 3 || (digits.count == 4 && (numbers.isEmpty || numbers.count == 2 && !isYearFirst))
      else { return nil }
      numbers.append(number)
      guard numbers.count < 3 else { break }
      guard let next = rest.first, "./-年月".contains(next) else { return nil }
      guard numbers.count == 1 || next == mark || next == "月" else { return nil }
      mark = next
      rest = rest.dropFirst().drop { $0 == " " }
    }
    if let end = rest.first, end == "日" || (end == "." && mark == ".") { rest = rest.dropFirst() }
    guard let separator = rest.first else { return }
    let isTime =
      rest.dropFirst().allSatisfy { $0.isASCII && ($0.isNumber || ":., +-ZAPMapm".contains($0)) }
      && rest.contains(":")
    guard isTime, "T ,".contains(separator) else { return nil }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]

  /// Returns day, month and year of a date with an English name of the month; `nil` if it is none.
  private static func named(_ text: String) -> [Int]? {
    var parts = text.lowercased().split { " -/,.".contains($0) }
    // A time may follow.
    if parts.count > 3, parts[3...].allSatisfy({ $0.first?.isNumber == true || ["am", "pm"].contains($0) }) {
      parts.removeSubrange(3...)
    }
    let isMonthFirst = parts.first?.first?.isLetter == true
    guard parts.count == 3 else { return nil }
    let (dayText, name) = isMonthFirst ? (parts[1], parts[0]) : (parts[0], parts[1])
    guard (1...2).contains(dayText.count), let day = Int(dayText), name.count > 2,
      let month = months.firstIndex(where: { $0.hasPrefix(name) }), [2, 4].contains(parts[2].count),
      let year = Int(parts[2])
    else { return nil }
    return [day, month + 1, year]
  }

  /// Returns the date; `nil` if there is no such day, or nobody has said the order.
  func date(_ order: LedgerLayout.DateOrder?) -> CivilDate? {
    guard let order = isYearFirst ? .ymd : isNamed ? .dmy : order else { return nil }
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    func full(_ year: Int) -> Int { year < 100 ? 2_000 + year : year }
    return switch order {
    case .ymd: try? CivilDate(year: full(first), month: second, day: third)
    case .dmy: try? CivilDate(year: full(third), month: second, day: first)
    case .mdy: try? CivilDate(year: full(third), month: first, day: second)
    }
  }

  /// Returns the order that dates have; `nil` if all begin with a year.
  static func order(of texts: [String]) throws(LedgerFileError) -> LedgerLayout.DateOrder? {
    let open = texts.compactMap { DateParts($0.trimmed) }
      .filter { !$0.isYearFirst && !$0.isNamed && min($0.numbers[0], $0.numbers[1]) <= 12 }
    guard let first = open.first else { return nil }
    // The years of a file are close together, its days are not; with two digits nothing else tells them apart.
    func areYears(_ place: Int) -> Bool {
      let numbers = open.map { $0.numbers[place] }
      return (numbers.max() ?? 0) - (numbers.min() ?? 0) < 10
    }
    // With points nobody writes the month first.
    let isPointed = open.allSatisfy { $0.mark == "." }
    let isOpen = open.allSatisfy { (1...31).contains($0.numbers[2]) }
    if open.contains(where: { $0.numbers[0] > 31 }) || (isPointed && isOpen && areYears(0) && !areYears(2)) {
      return .ymd
    }
    let isDayFirst = isPointed && (!isOpen || (areYears(2) && !areYears(0)))
    let day = open.first { $0.numbers[0] > 12 && (isDayFirst || $0.numbers[2] > 99) }
    let month = open.first { $0.numbers[1] > 12 }
    switch (day, month) {
    case (let day?, let month?): throw LedgerFileError(asking: .dates("\(day.text) and \(month.text)"))
    case (nil, _?): return .mdy
    case (_?, nil): return .dmy
    case (nil, nil) where isDayFirst: return .dmy
    case (nil, nil): throw LedgerFileError(asking: .dates(first.text))
    }
  }
}

extension LedgerLayout.DateOrder {
  /// Returns the day of a date in a file, read in this order; `nil` if there is none.
  package func day(of text: String) -> CivilDate? { DateParts(text.trimmed)?.date(self) }
}

/// The parts of an amount as banks and apps write it: (45.67), 45,67-, $1,234.56, 1 234,56 €, 85.000đ.
struct AmountParts {
  /// The text as it is in the file.
  private let text: String
  /// Whether there are points or commas, before decimals or between thousands.
  var hasMark: Bool { digits.contains { $0 == "," || $0 == "." } }
  /// The digits with what separates them.
  private var digits: Substring
  /// The number of characters before them.
  private var start = 0
  private var isNegative = false
  private var hasSign = false
  /// The currencies that a sign or a code beside the digits can mean; empty if there is none.
  private(set) var currencies: [Currency] = []
  /// The currency that is written beside the digits; `nil` if there is none, or a sign of several.
  var currency: Currency? { currencies.count == 1 ? currencies.first : nil }

  init(_ text: String) {
    self.text = text
    digits = text[...]
    if text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }) { return }
    var before: Substring
    repeat {
      before = digits
      take(first: 0, last: 0)
      if !hasSign, digits.first == "(", digits.last == ")" {
        take(first: 1, last: 1, isNegative: true)
      } else if !hasSign, let sign = digits.first, "-+\u{2212}".contains(sign) {
        take(first: 1, last: 0, isNegative: sign != "+")
      } else if !hasSign, let sign = digits.last, "-\u{2212}".contains(sign) {
        take(first: 0, last: 1, isNegative: true)
      }
      for isFirst in [true, false] {
        let characters = isFirst ? Array(digits) : digits.reversed()
        let run = characters.prefix { $0.isLetter || $0.isCurrencySymbol }
        guard !run.isEmpty else { continue }
        let word = String(isFirst ? Array(run) : run.reversed())
        let said = Self.signs[word] ?? (try? Currency(code: word.uppercased())).map { [$0] } ?? []
        let both = currencies.isEmpty ? said : currencies.filter(said.contains)
        guard !both.isEmpty else { continue }
        currencies = both
        take(first: isFirst ? run.count : 0, last: isFirst ? 0 : run.count)
      }
    } while digits != before
  }

  private mutating func take(first: Int, last: Int, isNegative: Bool? = nil) {
    let blanks = digits.dropFirst(first).prefix(while: \.isWhitespace).count
    start += first + blanks
    digits = digits.dropFirst(first + blanks).dropLast(last)
    while digits.last?.isWhitespace == true { digits.removeLast() }
    guard let isNegative else { return }
    (self.isNegative, hasSign) = (isNegative, true)
  }

  /// The signs of currencies, with the codes that each can mean.
  private static let signs: [String: [Currency]] = [
    "€": "EUR", "₫": "VND", "đ": "VND", "Đ": "VND", "₩": "KRW", "원": "KRW", "US$": "USD",
    "$": """
    USD ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD
    TWD UYU XCD
    """,
    "¥": "CNY JPY", "£": "GBP EGP FKP GIP LBP SDG SHP SSP SYP", "元": "CNY HKD MOP TWD",
  ].mapValues { codes in
    codes.split(whereSeparator: \.isWhitespace).compactMap { try? Currency(code: String($0)) }
  }

  /// Returns the amount, exactly; decimals beyond those of the currency must be zeros.
  func money(_ decimal: LedgerLayout.DecimalMark?, in currency: Currency) throws(MoneyTextError) -> Money {
    let (mark, other): (Character, Character) = decimal == .comma ? (",", ".") : (".", ",")
    let grouping = digits.first { $0.isWhitespace || $0 == "'" || $0 == "\u{2019}" }.map {
      $0.isWhitespace ? $0 : "\u{2019}"
    }
    var number = digits
    if let place = number.lastIndex(of: mark) {
      while number.last == "0",
        number.distance(from: place, to: number.endIndex) > max(currency.exponent, 0) + 1
      {
        number.removeLast()
      }
      if currency.exponent == 0, number.last == mark, number.endIndex != digits.endIndex {
        number.removeLast()
      }
    }
    let parser = MoneyParser(decimalSeparator: mark, groupingSeparator: grouping ?? other, locale: nil)
    let shift = start - (isNegative ? 1 : 0)
    do throws(MoneyTextError) {
      return try parser.money((isNegative ? "-" : "") + number, in: currency)
    } catch {
      switch error {
      case .unexpected(let character, let column): throw .unexpected(character, column: column + shift)
      case .misplacedGrouping(let character, let column):
        throw .misplacedGrouping(character, column: column + shift)
      case .empty, .missingDigits, .tooManyDecimals, .tooLarge: throw error
      }
    }
  }

  /// Returns the mark before the decimals of amounts; `nil` if none of them has one.
  ///
  /// A mark with another one before it, or with one, two or more than three digits after it, is before decimals; with another one
  /// after it, or twice, it separates thousands. One mark with three digits after it says nothing.
  ///
  /// - Parameter isWhole: Whether the amounts have no decimals.
  static func decimal(of amounts: [AmountParts], isWhole: Bool) throws(LedgerFileError) -> LedgerLayout
    .DecimalMark?
  {
    // An example of each.
    var found: [LedgerLayout.DecimalMark: String] = [:]
    var open: [LedgerLayout.DecimalMark: String] = [:]
    for amount in amounts {
      let marks = amount.digits.filter { $0 == "," || $0 == "." }
      guard let last = marks.last, let place = amount.digits.lastIndex(of: last) else { continue }
      let (mark, other): (LedgerLayout.DecimalMark, LedgerLayout.DecimalMark) =
        last == "," ? (.comma, .point) : (.point, .comma)
      let (whole, decimals) = (amount.digits[..<place], amount.digits[place...].count - 1)
      if Set(marks).count == 2 {
        found[mark] = amount.text.trimmed
      } else if marks.count > 1 {
        found[other] = amount.text.trimmed
      } else if decimals != 3 || whole.count > 3 || whole == "0" || whole.isEmpty {
        found[mark] = amount.text.trimmed
      } else {
        open[other] = amount.text.trimmed
      }
    }
    if found.count == 1 { return found.keys.first }
    if found.isEmpty, isWhole, open.count == 1 { return open.keys.first }
    let examples = (found.isEmpty ? open : found).values.sorted()
    guard !examples.isEmpty else { return nil }
    throw LedgerFileError(asking: .decimal(examples.joined(separator: " and ")))
  }
}
