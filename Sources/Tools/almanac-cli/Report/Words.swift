import DayAlmanac

/// A doubt in words.
enum DoubtText {
  /// Returns a sentence about what is uncertain and what it depends on.
  static func sentence(_ doubt: LunarDoubt, in language: Language) -> String {
    DayTexts(language).sentence(
      doubt, distance: SecondsText.signed(doubt.margin.secondsFromMidnight), in: language)
  }
}
