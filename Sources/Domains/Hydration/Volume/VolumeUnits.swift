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
