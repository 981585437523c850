/// An amount of liquid in whole millilitres, 0 to 1,000,000,000.
///
/// Amounts in fluid ounces are rounded to the nearest millilitre once, on input; sums are exact.
public struct Volume: Hashable, Sendable {
  /// The number of millilitres.
  public let millilitres: Int

  /// The allowed numbers of millilitres.
  public static let range = 0...1_000_000_000
  /// A volume of zero.
  public static let zero = Volume(clamping: 0)

  /// Creates a volume from millilitres.
  ///
  /// - Throws: ``VolumeError`` outside ``range``.
  public init(millilitres: Int) throws(VolumeError) {
    guard Self.range.contains(millilitres) else {
      throw .outOfRange("\(millilitres)", allowed: Self.range)
    }
    self.millilitres = millilitres
  }

  /// Creates a volume from millilitres or fluid ounces, rounded to the nearest millilitre, halves up.
  ///
  /// - Parameters:
  ///   - amount: The number of units.
  ///   - units: The units.
  ///   - allowed: The allowed millilitres after rounding.
  /// - Throws: ``VolumeError`` for an amount that is not a number or not allowed.
  public init(_ amount: Double, _ units: VolumeUnits, allowed: ClosedRange<Int> = range) throws(VolumeError) {
    let rounded = (amount * units.millilitresPerUnit).rounded(.toNearestOrAwayFromZero)
    guard amount.isFinite else { throw .notANumber("\(amount)") }
    guard let millilitres = Int(exactly: rounded), allowed.contains(millilitres),
      Self.range.contains(millilitres)
    else { throw .outOfRange(Int64(exactly: rounded).map { "\($0)" } ?? "\(rounded)", allowed: allowed) }
    self.millilitres = millilitres
  }

  /// Reads an amount as people type it, such as `250`, `250ml`, `1.5 l`, `8 fl oz`, `1 pint`, `1 UK pint`, `0,5 lít` or `330毫升`.
  ///
  /// A fluid ounce is one of the user's units, and one of the US where these are metric. Pints and cups need units that have
  /// them, or the word `US` or `UK` before theirs.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - units: The units of a number without a unit.
  ///   - decimalMark: The decimal mark of the user's language.
  /// - Returns: Its millilitres, of any size; `nil` if it is no such amount.
  public static func millilitres(
    typed text: String, _ units: VolumeUnits = .metric, decimalMark: Character = "."
  ) -> Int? {
    var factors = ["": units.millilitresPerUnit, "ml": 1, "毫升": 1, "l": 1000, "lít": 1000, "升": 1000]
    let ounces = units == .metric ? VolumeUnits.us : units
    for word in ["oz", "floz", "液盎司"] { factors[word] = ounces.millilitresPerUnit }
    for (prefix, units) in [("", units), ("us", .us), ("uk", .uk)] {
      for (word, count) in units.householdMeasures {
        factors[prefix + word] = Double(count) * units.millilitresPerUnit
      }
    }
    guard let (number, unit) = Double.measure(typed: text, decimalMark: decimalMark),
      let factor = factors[unit], abs(number * factor) < 1e9
    else { return nil }
    return Int((number * factor).rounded(.toNearestOrAwayFromZero))
  }

  /// Creates a volume from millilitres, limited to the range.
  package init(clamping millilitres: Int) {
    self.millilitres = max(Self.range.lowerBound, min(Self.range.upperBound, millilitres))
  }
}

extension Volume: Comparable {
  /// Orders volumes by size.
  public static func < (left: Volume, right: Volume) -> Bool { left.millilitres < right.millilitres }
}

extension Volume: CustomStringConvertible {
  /// For logs, such as `250 mL`; `VolumeText` of HydrationWidget writes texts for people.
  public var description: String { "\(millilitres) mL" }
}

/// The reason why an amount is refused.
public enum VolumeError: Error, Hashable, Sendable {
  /// The amount is not a number, or infinite.
  case notANumber(String)
  /// The millilitres are outside the allowed range.
  case outOfRange(String, allowed: ClosedRange<Int>)
}

/// The units in which a user reads and types volumes.
///
/// Raw values are part of stored documents.
public enum VolumeUnits: String, CaseIterable, Hashable, Sendable {
  /// Millilitres and litres.
  case metric
  /// US fluid ounces of 29.5735295625 mL, cups of 8 and pints of 16 of them.
  ///
  /// Source: NIST Handbook 44, appendix C: the gallon is 231 cubic inches of 2.54³ cm³, and has 128 fluid ounces.
  case us
  /// UK fluid ounces of 28.4130625 mL, cups of 10 and pints of 20 of them.
  ///
  /// Source: Weights and Measures Act 1985, schedule 1: the gallon is 4.54609 dm³, and has 8 pints or 160 fluid ounces. A cup
  /// is half a pint by custom.
  case uk

  /// The word for ``us`` in documents of the app's first version, which do not name the kind of ounce.
  static let oldWord = "imperial"

  /// The millilitres of one unit in which amounts are typed: 1, or those of a fluid ounce.
  public var millilitresPerUnit: Double {
    switch self {
    case .metric: 1
    case .us: 29.573_529_562_5
    case .uk: 28.413_062_5
    }
  }

  /// The words for measures that have several fluid ounces, with their number, and for the ounce itself.
  fileprivate var householdMeasures: [(word: String, ounces: Int)] {
    guard self != .metric else { return [] }
    let (cup, pint) = self == .us ? (8, 16) : (10, 20)
    return [
      ("oz", 1), ("floz", 1), ("液盎司", 1), ("cup", cup), ("cups", cup), ("pint", pint), ("pints", pint),
      ("pt", pint), ("品脱", pint),
    ]
  }
}

extension Double {
  /// Reads a number with the word after it, in small letters and without spaces.
  static func measure(typed text: String, decimalMark: Character) -> (number: Double, unit: String)? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    let digits = text.prefix { $0.isASCII && $0.isNumber || "+-.".contains($0) || $0 == decimalMark }
    return Double(typed: String(digits), decimalMark: decimalMark).map {
      ($0, String(text[digits.endIndex...]))
    }
  }

  /// Reads a body mass such as `70`, `70 kg` or `154 lb`, and returns kilograms to the hundredth.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isUS: Whether a number without a unit is in pounds.
  ///   - decimalMark: The decimal mark of the user's language.
  package static func kilograms(typed text: String, isUS: Bool, decimalMark: Character) -> Double? {
    guard let (number, unit) = measure(typed: text, decimalMark: decimalMark) else { return nil }
    switch unit.isEmpty && isUS ? "lb" : unit {
    case "lb", "lbs": return (number * kilogramsPerPound * 100).rounded() / 100
    case "", "kg", "公斤": return number
    default: return nil
    }
  }

  /// Reads a temperature such as `33`, `33 °C` or `92F`, and returns degrees Celsius to the tenth.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isUS: Whether a number without a unit is in degrees Fahrenheit.
  ///   - decimalMark: The decimal mark of the user's language.
  package static func celsius(typed text: String, isUS: Bool, decimalMark: Character) -> Double? {
    guard let (number, unit) = measure(typed: text, decimalMark: decimalMark) else { return nil }
    switch unit.isEmpty && isUS ? "f" : unit.filter({ $0 != "°" }) {
    case "f": return ((number - 32) * 50 / 9).rounded() / 10
    case "", "c": return number
    default: return nil
    }
  }

  /// The kilograms of an international pound.
  package static let kilogramsPerPound = 0.453_592_37

  /// Reads a number as people type it.
  ///
  /// A point is understood beside another decimal mark too. A mark before the last three digits, as in `1.500` or `1,500`, is
  /// refused in every language: in another one it separates thousands.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - decimalMark: The decimal mark of the user's language.
  package init?(typed text: String, decimalMark: Character) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == decimalMark }
    if parts.count > 1, parts.last?.count == 3, (Int(parts[0]) ?? 0) != 0 { return nil }
    self.init(text.replacing(String(decimalMark), with: "."))
  }
}
