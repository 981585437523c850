/// Whether clocks count to 12 or to 24.
public enum HourCycle: String, CaseIterable, Hashable, Sendable {
  /// From 1 to 12, with a.m. and p.m.
  case twelve
  /// From 0 to 23.
  case twentyFour

  /// Creates the usual cycle of a language, according to Unicode CLDR; that of English depends on the region.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - localeIdentifier: The locale, such as `en_GB`; `nil` for the language alone.
  public init(_ language: Language, localeIdentifier: String? = nil) {
    let isLong =
      language == .english && localeIdentifier.flatMap { LocaleRegion($0) }?.hasTwentyFourHours == true
    self = language.record.hours == 12 && !isLong ? .twelve : .twentyFour
  }
}
