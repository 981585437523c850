import DayAlmanac

/// A doubt in words.
enum DoubtText {
  /// Returns what keeps a lunar date from being certain: the doubt about its day, else the dispute about its month.
  static func sentence(
    _ doubt: LunarDoubt?, _ dispute: DisputedDays?, in language: Language
  ) -> String? {
    doubt.map { sentence($0, in: language) }
      ?? dispute.map { DayTexts(language).disputed($0.days, leapMonth: $0.leapMonth) }
  }

  /// Returns a sentence about what is uncertain and what it depends on.
  static func sentence(_ doubt: LunarDoubt, in language: Language) -> String {
    DayTexts(language).sentence(
      doubt, distance: SecondsText.signed(doubt.margin.secondsFromMidnight), in: language)
  }
}
