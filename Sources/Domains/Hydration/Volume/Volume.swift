/// An amount of liquid in whole millilitres, 0 to 1,000,000,000.
///
/// Amounts in US fluid ounces are rounded to the nearest millilitre once, when they come in; sums are exact.
public struct Volume: Hashable, Sendable {
  /// Millilitres.
  public let millilitres: Int

  /// The millilitres a volume can have.
  public static let range = 0...1_000_000_000
  /// Nothing.
  public static let zero = Volume(clamping: 0)

  /// So many millilitres.
  ///
  /// - Throws: ``VolumeError`` outside ``range``.
  public init(millilitres: Int) throws(VolumeError) {
    guard Self.range.contains(millilitres) else {
      throw .outOfRange("\(millilitres)", allowed: Self.range)
    }
    self.millilitres = millilitres
  }

  /// An amount in millilitres or US fluid ounces, rounded to the nearest millilitre, halves up.
  ///
  /// - Parameters:
  ///   - amount: How many units.
  ///   - units: Millilitres or US fluid ounces.
  ///   - allowed: The millilitres that are taken after rounding.
  /// - Throws: ``VolumeError`` for an amount that is not a number or not allowed.
  public init(_ amount: Double, _ units: VolumeUnits, allowed: ClosedRange<Int> = range) throws(VolumeError) {
    let rounded = (amount * units.millilitresPerUnit).rounded(.toNearestOrAwayFromZero)
    guard amount.isFinite else { throw .notANumber("\(amount)") }
    guard let millilitres = Int(exactly: rounded), allowed.contains(millilitres),
      Self.range.contains(millilitres)
    else { throw .outOfRange(Int64(exactly: rounded).map { "\($0)" } ?? "\(rounded)", allowed: allowed) }
    self.millilitres = millilitres
  }

  /// So many millilitres, moved to the nearer end of the range.
  package init(clamping millilitres: Int) {
    self.millilitres = max(Self.range.lowerBound, min(Self.range.upperBound, millilitres))
  }
}

extension Volume: Comparable {
  /// Smaller volumes are less than larger ones.
  public static func < (left: Volume, right: Volume) -> Bool { left.millilitres < right.millilitres }
}

extension Volume: CustomStringConvertible {
  /// For logs, such as `250 mL`; `VolumeText` of HydrationWidget writes texts for people.
  public var description: String { "\(millilitres) mL" }
}

/// Why an amount is refused.
public enum VolumeError: Error, Hashable, Sendable {
  /// It is not a number, or infinite.
  case notANumber(String)
  /// In millilitres it is more or less than what is allowed.
  case outOfRange(String, allowed: ClosedRange<Int>)
}

extension VolumeError: CustomStringConvertible {
  /// The reason and what is allowed, for messages.
  public var description: String {
    switch self {
    case .notANumber(let text): "'\(text)' is not a number"
    case .outOfRange(let text, let allowed):
      "\(text) mL is not from \(allowed.lowerBound) to \(allowed.upperBound) mL"
    }
  }
}

/// The units a user reads and types volumes in.
///
/// Raw values are part of stored documents.
public enum VolumeUnits: String, CaseIterable, Hashable, Sendable {
  /// Millilitres and litres.
  case metric
  /// US fluid ounces of 29.5735295625 mL, not the imperial ones of 28.4130625 mL.
  ///
  /// Source: NIST Handbook 44, appendix C: the gallon is 231 cubic inches of 2.54³ cm³, and has 128 fluid ounces.
  case imperial

  /// Millilitres of the unit amounts are typed in: 1, or those of a US fluid ounce.
  public var millilitresPerUnit: Double {
    switch self {
    case .metric: 1
    case .imperial: 29.573_529_562_5
    }
  }
}
