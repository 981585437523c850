/// Whether clocks count to 12 or to 24.
public enum HourCycle: String, CaseIterable, Hashable, Sendable {
  /// From 1 to 12, with a.m. and p.m.
  case twelve
  /// From 0 to 23.
  case twentyFour

  /// Creates the usual cycle of a language, according to Unicode CLDR.
  public init(_ language: Language) {
    self = language.record.hours == 12 ? .twelve : .twentyFour
  }
}
