import AlmanacTables

extension SolarTerm {
  /// The name: "Xuân phân", "春分", "spring equinox".
  public func name(in language: Language) -> String { termName(language.tableIndex, rawValue) }
}

extension MoonAppearance {
  /// The name: "Trăng tròn", "满月", "full moon".
  public func name(in language: Language) -> String { phaseName(language.tableIndex, rawValue) }
}

extension MoonPhase {
  /// The name: "Trăng tròn", "满月", "full moon".
  public func name(in language: Language) -> String { MoonAppearance(self).name(in: language) }
}

extension Weekday {
  /// The short name: "T2", "一", "Mon".
  public func shortName(in language: Language) -> String { weekdayName(language.tableIndex, rawValue) }
}

extension SexagenaryCycle {
  /// The name: "Bính Ngọ", "丙午", and in English the pinyin "bǐng wǔ".
  public func name(in language: Language) -> String {
    AlmanacStrings(language: language.tableIndex)
      .cycle(branch: branchName(in: language), stem: stemName(in: language))
  }

  /// The name of the stem: "Bính", "丙", "bǐng".
  public func stemName(in language: Language) -> String { AlmanacTables.stemName(language.tableIndex, stem) }

  /// The name of the branch: "Ngọ", "午", "wǔ".
  public func branchName(in language: Language) -> String {
    AlmanacTables.branchName(language.tableIndex, branch)
  }
}

extension LunarCalendar {
  /// The language of names of the cycle of sixty in texts of a language.
  ///
  /// In English the Vietnamese calendar keeps its Vietnamese names, which are written in Latin letters; those of the others
  /// are in pinyin. In all other languages it is the language of the texts.
  public func cycleLanguage(for language: Language) -> Language {
    language == .english && ownLanguage == .vietnamese ? .vietnamese : language
  }
}

/// How Vietnamese names month 11.
public enum MonthNaming: String, Hashable, Sendable, CaseIterable {
  /// Tháng Một: the old order of speech (một, chạp, giêng, hai).
  case traditional
  /// Tháng Mười Một: most of today's calendars. "Tháng Một" is also the Gregorian January.
  case modern
}

extension LunarDate {
  /// The name of the month without its number's leap mark: "Giêng", "正月", "First Month".
  public func monthName(in language: Language, naming: MonthNaming = .modern) -> String {
    language == .vietnamese && naming == .modern
      ? modernMonthName(month - 1) : AlmanacTables.monthName(language.tableIndex, month - 1)
  }

  /// The name of the day: "mùng 1", "rằm", "初一", "1".
  public func dayName(in language: Language) -> String { AlmanacTables.dayName(language.tableIndex, day - 1) }
}
