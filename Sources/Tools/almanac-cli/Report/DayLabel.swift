import Almanac

/// The labels of `almanac date` in other languages than the command's own, which keeps Vietnamese terms for Vietnamese.
enum DayLabel {
  /// The label of a line; the same where a language has no word of its own.
  static func text(_ label: String, in language: Language) -> String {
    switch language {
    case .vietnamese: label
    case .chinese: chinese[label] ?? label
    default: english[label] ?? label
    }
  }

  private static let english = [
    "year can chi": "year cycle", "month can chi": "month cycle", "day can chi": "day cycle",
    "nạp âm": "sound",
    "trực": "day officer", "hỷ thần": "joy direction",
  ]

  private static let chinese = [
    "date": "日期", "calendar": "历法", "lunar date": "农历", "day": "农历日", "month": "农历月", "year can chi": "年干支",
    "month can chi": "月干支", "day can chi": "日干支", "solar term": "节气", "festivals": "节日", "nạp âm": "纳音",
    "animal": "生肖", "trực": "建除", "mansion": "宿", "spirit": "值神", "lucky hours": "吉时", "opposite": "冲",
    "hỷ thần": "喜神", "moon": "月相", "certain": "是否确定", "day almanac": "黄历",
  ]
}

extension LunarCalendar {
  /// The language of names of the cycle of sixty: in English the Vietnamese calendar keeps its Vietnamese names, which are
  /// written in Latin letters; those of the others are in pinyin.
  func cycleLanguage(_ language: Language) -> Language {
    language == .english && ownLanguage == .vietnamese ? .vietnamese : language
  }
}
