/// Whether clocks count to 12 or to 24.
public enum HourCycle: String, CaseIterable, Hashable, Sendable {
  /// 1 to 12 with a.m. and p.m.
  case twelve
  /// 0 to 23.
  case twentyFour

  /// What people of a language use where nothing else is known, by Unicode CLDR.
  public init(_ language: Language) {
    self = language.record.hours == 12 ? .twelve : .twentyFour
  }
}
