import AlmanacTables

extension SolarTerm {
  /// Returns the name: "Xuân phân", "春分", "spring equinox".
  public func name(in language: Language) -> String { termName(language.tableIndex, rawValue) }
}

extension MoonAppearance {
  /// Returns the name: "Trăng tròn", "满月", "full moon".
  public func name(in language: Language) -> String { phaseName(language.tableIndex, rawValue) }
}

extension MoonPhase {
  /// Returns the name: "Trăng tròn", "满月", "full moon".
  public func name(in language: Language) -> String { MoonAppearance(self).name(in: language) }
}

extension Weekday {
  /// Returns the short name: "T2", "一", "Mon".
  public func shortName(in language: Language) -> String { weekdayName(language.tableIndex, rawValue) }
}

extension SexagenaryCycle {
  /// Returns the name: "Bính Ngọ", "丙午", and in English the pinyin "bǐng wǔ".
  public func name(in language: Language) -> String {
    AlmanacStrings(language: language.tableIndex)
      .cycle(branch: branchName(in: language), stem: stemName(in: language))
  }

  /// Returns the name of the stem: "Bính", "丙", "bǐng".
  public func stemName(in language: Language) -> String { AlmanacTables.stemName(language.tableIndex, stem) }

  /// Returns the name of the branch: "Ngọ", "午", "wǔ".
  public func branchName(in language: Language) -> String {
    AlmanacTables.branchName(language.tableIndex, branch)
  }
}

extension LunarCalendar {
  /// Returns the language of the names of the cycle of sixty in texts of a language.
  ///
  /// In English the Vietnamese calendar keeps its Vietnamese names, which are written in Latin letters; the
  /// other calendars have names in pinyin. In all other languages it is the language of the texts.
  public func cycleLanguage(for language: Language) -> Language {
    language == .english && ownLanguage == .vietnamese ? .vietnamese : language
  }
}

/// The name of month 11 in Vietnamese.
public enum MonthNaming: String, Hashable, Sendable, CaseIterable {
  /// Tháng Một, as in the old order of the months (một, chạp, giêng, hai).
  case traditional
  /// Tháng Mười Một, as in most calendars of today; "tháng Một" also means the Gregorian January.
  case modern
}

extension LunarDate {
  /// Returns the name of the month: "Giêng", "正月", "First Month".
  ///
  /// A leap month is named after the month before it, as each language writes it in Unicode CLDR: "Sáu nhuận", "闰六月",
  /// "윤6월", "Sixth Monthbis".
  public func monthName(in language: Language, naming: MonthNaming = .modern) -> String {
    let name =
      language == .vietnamese && naming == .modern
      ? modernMonthName(month - 1) : AlmanacTables.monthName(language.tableIndex, month - 1)
    return isLeapMonth ? AlmanacStrings(language: language.tableIndex).leapMonth(name: name) : name
  }

  /// Returns the name of the day: "mùng 1", "rằm", "初一", "1".
  public func dayName(in language: Language) -> String { AlmanacTables.dayName(language.tableIndex, day - 1) }
}
