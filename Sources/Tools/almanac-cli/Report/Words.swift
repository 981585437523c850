import DayAlmanac

/// A doubt in words.
enum DoubtText {
  /// What is uncertain and what it rests on.
  static func sentence(_ doubt: LunarDoubt, in language: Language) -> String {
    DayTexts(language).sentence(
      doubt, distance: SecondsText.signed(doubt.margin.secondsFromMidnight), in: language)
  }
}
