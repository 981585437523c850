// The texts of LunarCalendarWidget in Vietnamese, Chinese, English, Korean and Traditional Chinese.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ja, en is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/LunarCalendarWidget.en.tsv
//   Data/strings/LunarCalendarWidget.ko.tsv
//   Data/strings/LunarCalendarWidget.vi.tsv
//   Data/strings/LunarCalendarWidget.zh-Hans.tsv
//   Data/strings/LunarCalendarWidget.zh-Hant.tsv
//
// swift-format-ignore-file

/// The texts of LunarCalendarWidget in a language.
package struct LunarCalendarWidgetStrings: Hashable, Sendable {
  /// The language of the texts, by its index in the tables.
  package let language: UInt8

  /// - Parameter language: By its index in the tables.
  package init(language: UInt8) {
    switch language {
    case 4: self.language = 2  // ja has the texts of en
    default: self.language = language
    }
  }

  package var displayName: String {
    switch language {
    case 0: return "Lịch Việt"  // displayName, vi
    case 1: return "Lịch Việt"  // displayName, zh
    case 2: return "Lịch Việt"  // displayName, en
    case 3: return "Lịch Việt"  // displayName, ko
    default: return "Lịch Việt"  // displayName, hant
    }
  }

  package var description: String {
    switch language {
    case 0: return "Xem lịch âm dương trong tháng"  // description, vi
    case 1: return "查看本月公历与农历"  // description, zh
    case 2: return "The month with its lunar days"  // description, en
    case 3: return "양력과 음력을 함께 보는 달력"  // description, ko
    default: return "查看本月公曆與農曆"  // description, hant
    }
  }

  package func lunarMonthAndYear(cycle: String, month: String) -> String {
    switch language {
    case 0: return "\(month) \(cycle)"  // lunarMonthAndYear, vi
    case 1: return "\(cycle)年\(month)"  // lunarMonthAndYear, zh
    case 2: return "\(month), \(cycle) year"  // lunarMonthAndYear, en
    case 3: return "음력 \(cycle)년 \(month)"  // lunarMonthAndYear, ko
    default: return "\(cycle)年\(month)"  // lunarMonthAndYear, hant
    }
  }

  package func lunarRange(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first) – \(last)"  // lunarRange, vi
    case 1: return "\(first)–\(last)"  // lunarRange, zh
    case 2: return "\(first) – \(last)"  // lunarRange, en
    case 3: return "\(first) – \(last)"  // lunarRange, ko
    default: return "\(first)–\(last)"  // lunarRange, hant
    }
  }

  package func dayOfMonth(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)"  // dayOfMonth, vi
    case 1: return "\(month)/\(day)"  // dayOfMonth, zh
    case 2: return "\(month)/\(day)"  // dayOfMonth, en
    case 3: return "\(month).\(day)"  // dayOfMonth, ko
    default: return "\(month)/\(day)"  // dayOfMonth, hant
    }
  }

  package func dayOfLeapMonth(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)n"  // dayOfLeapMonth, vi
    case 1: return "闰\(month)/\(day)"  // dayOfLeapMonth, zh
    case 2: return "\(month)b/\(day)"  // dayOfLeapMonth, en
    case 3: return "윤\(month).\(day)"  // dayOfLeapMonth, ko
    default: return "閏\(month)/\(day)"  // dayOfLeapMonth, hant
    }
  }

  package func lunarDate(cycle: String, date: String) -> String {
    switch language {
    case 0: return "\(date) năm \(cycle)"  // lunarDate, vi
    case 1: return "\(cycle)年\(date)"  // lunarDate, zh
    case 2: return "\(date), \(cycle) year"  // lunarDate, en
    case 3: return "\(cycle)년 \(date)"  // lunarDate, ko
    default: return "\(cycle)年\(date)"  // lunarDate, hant
    }
  }

  package func cellLabel(date: String, lunar: String) -> String {
    switch language {
    case 0: return "\(date), âm lịch \(lunar)"  // cellLabel, vi
    case 1: return "\(date)，农历\(lunar)"  // cellLabel, zh
    case 2: return "\(date), lunar date \(lunar)"  // cellLabel, en
    case 3: return "\(date), \(lunar)"  // cellLabel, ko
    default: return "\(date)，農曆\(lunar)"  // cellLabel, hant
    }
  }

  package func listPair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first), \(second)"  // listPair, vi
    case 1: return "\(first)，\(second)"  // listPair, zh
    case 2: return "\(first), \(second)"  // listPair, en
    case 3: return "\(first), \(second)"  // listPair, ko
    default: return "\(first)，\(second)"  // listPair, hant
    }
  }

  package var uncertain: String {
    switch language {
    case 0: return "ngày âm lịch chưa chắc chắn"  // uncertain, vi
    case 1: return "农历日期尚不确定"  // uncertain, zh
    case 2: return "lunar date not certain"  // uncertain, en
    case 3: return "음력 날짜가 확실하지 않음"  // uncertain, ko
    default: return "農曆日期尚不確定"  // uncertain, hant
    }
  }

  package var dayOff: String {
    switch language {
    case 0: return "nghỉ lễ"  // dayOff, vi
    case 1: return "放假"  // dayOff, zh
    case 2: return "day off"  // dayOff, en
    case 3: return "공휴일"  // dayOff, ko
    default: return "放假"  // dayOff, hant
    }
  }

  package func dayOffFor(festival: String) -> String {
    switch language {
    case 0: return "nghỉ \(festival)"  // dayOffFor, vi
    case 1: return "\(festival)放假"  // dayOffFor, zh
    case 2: return "day off for \(festival)"  // dayOffFor, en
    case 3: return "\(festival) 휴일"  // dayOffFor, ko
    default: return "\(festival)放假"  // dayOffFor, hant
    }
  }

  package func substituteFor(festival: String) -> String {
    switch language {
    case 0: return "nghỉ bù \(festival)"  // substituteFor, vi
    case 1: return "\(festival)补休"  // substituteFor, zh
    case 2: return "substitute holiday for \(festival)"  // substituteFor, en
    case 3: return "대체공휴일(\(festival))"  // substituteFor, ko
    default: return "\(festival)補假"  // substituteFor, hant
    }
  }

  package func usuallyOffFor(festival: String) -> String {
    switch language {
    case 0: return "thường được nghỉ bù \(festival)"  // usuallyOffFor, vi
    case 1: return "\(festival)通常补休"  // usuallyOffFor, zh
    case 2: return "usually off in place of \(festival)"  // usuallyOffFor, en
    case 3: return "보통 대체공휴일로 쉼(\(festival))"  // usuallyOffFor, ko
    default: return "\(festival)通常補假"  // usuallyOffFor, hant
    }
  }

  package var temporaryDayOff: String {
    switch language {
    case 0: return "nghỉ lễ tạm thời"  // temporaryDayOff, vi
    case 1: return "临时放假"  // temporaryDayOff, zh
    case 2: return "temporary public holiday"  // temporaryDayOff, en
    case 3: return "임시공휴일"  // temporaryDayOff, ko
    default: return "臨時放假"  // temporaryDayOff, hant
    }
  }

  package var electionDay: String {
    switch language {
    case 0: return "ngày bầu cử"  // electionDay, vi
    case 1: return "选举日"  // electionDay, zh
    case 2: return "election day"  // electionDay, en
    case 3: return "선거일"  // electionDay, ko
    default: return "選舉日"  // electionDay, hant
    }
  }

  package var workingDay: String {
    switch language {
    case 0: return "ngày làm bù"  // workingDay, vi
    case 1: return "调休上班"  // workingDay, zh
    case 2: return "make-up workday"  // workingDay, en
    case 3: return "대체근무일"  // workingDay, ko
    default: return "補班"  // workingDay, hant
    }
  }

  package var workingDayShort: String {
    switch language {
    case 0: return "làm bù"  // workingDayShort, vi
    case 1: return "上班"  // workingDayShort, zh
    case 2: return "workday"  // workingDayShort, en
    case 3: return "대체근무"  // workingDayShort, ko
    default: return "上班"  // workingDayShort, hant
    }
  }

  package func workingDayFor(festival: String) -> String {
    switch language {
    case 0: return "làm bù \(festival)"  // workingDayFor, vi
    case 1: return "\(festival)调休上班"  // workingDayFor, zh
    case 2: return "make-up workday for \(festival)"  // workingDayFor, en
    case 3: return "대체근무일(\(festival))"  // workingDayFor, ko
    default: return "\(festival)補班"  // workingDayFor, hant
    }
  }

  package func uncertainDay(day: String) -> String {
    switch language {
    case 0: return "\(day)?"  // uncertainDay, vi
    case 1: return "\(day)?"  // uncertainDay, zh
    case 2: return "\(day)?"  // uncertainDay, en
    case 3: return "\(day)?"  // uncertainDay, ko
    default: return "\(day)?"  // uncertainDay, hant
    }
  }

  package var uncertainNote: String {
    switch language {
    case 0: return "Dấu ?: ngày âm lịch chưa chắc chắn"  // uncertainNote, vi
    case 1: return "?：农历日期尚不确定"  // uncertainNote, zh
    case 2: return "?: lunar date not certain"  // uncertainNote, en
    case 3: return "?: 음력 날짜가 확실하지 않음"  // uncertainNote, ko
    default: return "?：農曆日期尚不確定"  // uncertainNote, hant
    }
  }

  package func yearOfCycle(cycle: String) -> String {
    switch language {
    case 0: return "năm \(cycle)"  // yearOfCycle, vi
    case 1: return "\(cycle)年"  // yearOfCycle, zh
    case 2: return "\(cycle) year"  // yearOfCycle, en
    case 3: return "\(cycle)년"  // yearOfCycle, ko
    default: return "\(cycle)年"  // yearOfCycle, hant
    }
  }

  package func lunarShortLine(date: String) -> String {
    switch language {
    case 0: return "\(date) âm lịch"  // lunarShortLine, vi
    case 1: return "农历\(date)"  // lunarShortLine, zh
    case 2: return "Lunar \(date)"  // lunarShortLine, en
    case 3: return "음력 \(date)"  // lunarShortLine, ko
    default: return "農曆\(date)"  // lunarShortLine, hant
    }
  }

  package func dayOfCycle(cycle: String) -> String {
    switch language {
    case 0: return "ngày \(cycle)"  // dayOfCycle, vi
    case 1: return "\(cycle)日"  // dayOfCycle, zh
    case 2: return "\(cycle) day"  // dayOfCycle, en
    case 3: return "\(cycle)일"  // dayOfCycle, ko
    default: return "\(cycle)日"  // dayOfCycle, hant
    }
  }

  package func inlineDate(date: String, lunar: String) -> String {
    switch language {
    case 0: return "\(date) · \(lunar)"  // inlineDate, vi
    case 1: return "\(date) · \(lunar)"  // inlineDate, zh
    case 2: return "\(date) · \(lunar)"  // inlineDate, en
    case 3: return "\(date) · \(lunar)"  // inlineDate, ko
    default: return "\(date) · \(lunar)"  // inlineDate, hant
    }
  }

  package func inlineLunar(date: String) -> String {
    switch language {
    case 0: return "ÂL \(date)"  // inlineLunar, vi
    case 1: return "农历\(date)"  // inlineLunar, zh
    case 2: return "\(date) lunar"  // inlineLunar, en
    case 3: return "음력 \(date)"  // inlineLunar, ko
    default: return "農曆\(date)"  // inlineLunar, hant
    }
  }

  package func pentad(name: String, number: String) -> String {
    switch language {
    case 0: return "hậu \(number): \(name)"  // pentad, vi
    case 1: return "第\(number)候 \(name)"  // pentad, zh
    case 2: return "pentad \(number): \(name)"  // pentad, en
    case 3: return "\(number)후 \(name)"  // pentad, ko
    default: return "第\(number)候 \(name)"  // pentad, hant
    }
  }

  package var largeType: String {
    switch language {
    case 0: return "Chữ lớn"  // largeType, vi
    case 1: return "大字"  // largeType, zh
    case 2: return "Large type"  // largeType, en
    case 3: return "큰 글자"  // largeType, ko
    default: return "大字"  // largeType, hant
    }
  }

  package var largeTypeNote: String {
    switch language {
    case 0: return "Hiện ít hơn: cỡ vừa chỉ có hai tuần, không có ngày của tháng khác, thẻ ngày không có thứ"  // largeTypeNote, vi
    case 1: return "显示更少：中号只显示两周，不显示其他月份的日期，单日卡片不显示星期"  // largeTypeNote, zh
    case 2: return "Shows less: two weeks in the medium size, no days of other months, and no weekday on the card of a day"  // largeTypeNote, en
    case 3: return "표시를 줄입니다: 중간 크기는 두 주만 보이고, 다른 달의 날짜와 하루 카드의 요일이 없습니다"  // largeTypeNote, ko
    default: return "顯示更少：中號只顯示兩週，不顯示其他月份的日期，單日卡片不顯示星期"  // largeTypeNote, hant
    }
  }

  package var comingUp: String {
    switch language {
    case 0: return "Sắp tới"  // comingUp, vi
    case 1: return "即将到来"  // comingUp, zh
    case 2: return "Coming up"  // comingUp, en
    case 3: return "다가오는 날"  // comingUp, ko
    default: return "即將到來"  // comingUp, hant
    }
  }

  package func comingFrom(date: String) -> String {
    switch language {
    case 0: return "Từ \(date)"  // comingFrom, vi
    case 1: return "\(date)起"  // comingFrom, zh
    case 2: return "From \(date)"  // comingFrom, en
    case 3: return "\(date)부터"  // comingFrom, ko
    default: return "\(date)起"  // comingFrom, hant
    }
  }

  package func eventLabel(date: String, distance: String, name: String) -> String {
    switch language {
    case 0: return "\(name), \(date), \(distance)"  // eventLabel, vi
    case 1: return "\(name)，\(date)，\(distance)"  // eventLabel, zh
    case 2: return "\(name), \(date), \(distance)"  // eventLabel, en
    case 3: return "\(name), \(date), \(distance)"  // eventLabel, ko
    default: return "\(name)，\(date)，\(distance)"  // eventLabel, hant
    }
  }

  package func eve(names: String) -> String {
    switch language {
    case 0: return "ngày mai: \(names)"  // eve, vi
    case 1: return "明天：\(names)"  // eve, zh
    case 2: return "tomorrow: \(names)"  // eve, en
    case 3: return "내일: \(names)"  // eve, ko
    default: return "明天：\(names)"  // eve, hant
    }
  }

  package func deathAnniversary(name: String) -> String {
    switch language {
    case 0: return "giỗ \(name)"  // deathAnniversary, vi
    case 1: return "\(name)忌日"  // deathAnniversary, zh
    case 2: return "\(name)’s death anniversary"  // deathAnniversary, en
    case 3: return "\(name) 기일"  // deathAnniversary, ko
    default: return "\(name)忌日"  // deathAnniversary, hant
    }
  }

  package func shortDeathAnniversary(name: String) -> String {
    switch language {
    case 0: return "giỗ \(name)"  // shortDeathAnniversary, vi
    case 1: return "\(name)忌日"  // shortDeathAnniversary, zh
    case 2: return "In memory of \(name)"  // shortDeathAnniversary, en
    case 3: return "\(name) 기일"  // shortDeathAnniversary, ko
    default: return "\(name)忌日"  // shortDeathAnniversary, hant
    }
  }

  package func birthday(name: String) -> String {
    switch language {
    case 0: return "sinh nhật \(name)"  // birthday, vi
    case 1: return "\(name)生日"  // birthday, zh
    case 2: return "\(name)’s birthday"  // birthday, en
    case 3: return "\(name) 생일"  // birthday, ko
    default: return "\(name)生日"  // birthday, hant
    }
  }

  package func firstDeathAnniversary(title: String) -> String {
    switch language {
    case 0: return "\(title), giỗ đầu"  // firstDeathAnniversary, vi
    case 1: return "\(title)（1周年）"  // firstDeathAnniversary, zh
    case 2: return "\(title), 1 year"  // firstDeathAnniversary, en
    case 3: return "\(title) (1주기)"  // firstDeathAnniversary, ko
    default: return "\(title)（1週年）"  // firstDeathAnniversary, hant
    }
  }

  package var deathAnniversaryWord: String {
    switch language {
    case 0: return "giỗ"  // deathAnniversaryWord, vi
    case 1: return "忌日"  // deathAnniversaryWord, zh
    case 2: return "death anniversary"  // deathAnniversaryWord, en
    case 3: return "기일"  // deathAnniversaryWord, ko
    default: return "忌日"  // deathAnniversaryWord, hant
    }
  }

  package var birthdayWord: String {
    switch language {
    case 0: return "sinh nhật"  // birthdayWord, vi
    case 1: return "生日"  // birthdayWord, zh
    case 2: return "birthday"  // birthdayWord, en
    case 3: return "생일"  // birthdayWord, ko
    default: return "生日"  // birthdayWord, hant
    }
  }

  package var anniversaryWord: String {
    switch language {
    case 0: return "ngày riêng"  // anniversaryWord, vi
    case 1: return "个人纪念日"  // anniversaryWord, zh
    case 2: return "day of your own"  // anniversaryWord, en
    case 3: return "나만의 기념일"  // anniversaryWord, ko
    default: return "個人紀念日"  // anniversaryWord, hant
    }
  }

  package func anniversaryDate(date: String, title: String) -> String {
    switch language {
    case 0: return "\(title), \(date) âm lịch"  // anniversaryDate, vi
    case 1: return "\(title)，农历\(date)"  // anniversaryDate, zh
    case 2: return "\(title), \(date) of the lunar calendar"  // anniversaryDate, en
    case 3: return "\(title), 음력 \(date)"  // anniversaryDate, ko
    default: return "\(title)，農曆\(date)"  // anniversaryDate, hant
    }
  }

  package func leapMonthRegular(leapMonth: String, month: String) -> String {
    switch language {
    case 0: return "Vào \(month), kể cả khi có \(leapMonth)"  // leapMonthRegular, vi
    case 1: return "在\(month)，有\(leapMonth)的年份也一样"  // leapMonthRegular, zh
    case 2: return "In the \(month), also in a year with a \(leapMonth)"  // leapMonthRegular, en
    case 3: return "\(leapMonth)이 있는 해에도 \(month)"  // leapMonthRegular, ko
    default: return "在\(month)，有\(leapMonth)的年份也一樣"  // leapMonthRegular, hant
    }
  }

  package func leapMonthPreferred(leapMonth: String, month: String) -> String {
    switch language {
    case 0: return "Vào \(leapMonth) nếu có, nếu không thì vào \(month)"  // leapMonthPreferred, vi
    case 1: return "有\(leapMonth)时在\(leapMonth)，否则在\(month)"  // leapMonthPreferred, zh
    case 2: return "In the \(leapMonth) if there is one, otherwise in the \(month)"  // leapMonthPreferred, en
    case 3: return "\(leapMonth)이 있으면 \(leapMonth), 없으면 \(month)"  // leapMonthPreferred, ko
    default: return "有\(leapMonth)時在\(leapMonth)，否則在\(month)"  // leapMonthPreferred, hant
    }
  }

  package func leapMonthBoth(leapMonth: String, month: String) -> String {
    switch language {
    case 0: return "Cả \(month) lẫn \(leapMonth)"  // leapMonthBoth, vi
    case 1: return "\(month)和\(leapMonth)都算"  // leapMonthBoth, zh
    case 2: return "In the \(month) and in the \(leapMonth)"  // leapMonthBoth, en
    case 3: return "\(month)과 \(leapMonth) 모두"  // leapMonthBoth, ko
    default: return "\(month)和\(leapMonth)都算"  // leapMonthBoth, hant
    }
  }

  package var missingDayLast: String {
    switch language {
    case 0: return "Ngày cuối tháng nếu tháng không có ngày 30"  // missingDayLast, vi
    case 1: return "当月没有三十时，在最后一天"  // missingDayLast, zh
    case 2: return "On the last day of a month without day 30"  // missingDayLast, en
    case 3: return "30일이 없는 달에는 그달의 마지막 날"  // missingDayLast, ko
    default: return "當月沒有三十時，在最後一天"  // missingDayLast, hant
    }
  }

  package var missingDayNext: String {
    switch language {
    case 0: return "Mùng 1 tháng sau nếu tháng không có ngày 30"  // missingDayNext, vi
    case 1: return "当月没有三十时，在下月初一"  // missingDayNext, zh
    case 2: return "On the first day of the next month if there is no day 30"  // missingDayNext, en
    case 3: return "30일이 없으면 다음 달 1일"  // missingDayNext, ko
    default: return "當月沒有三十時，在下月初一"  // missingDayNext, hant
    }
  }

  package var missingDaySkipped: String {
    switch language {
    case 0: return "Bỏ qua nếu tháng không có ngày 30"  // missingDaySkipped, vi
    case 1: return "当月没有三十时略过"  // missingDaySkipped, zh
    case 2: return "Not in a month without day 30"  // missingDaySkipped, en
    case 3: return "30일이 없는 달에는 지내지 않음"  // missingDaySkipped, ko
    default: return "當月沒有三十時略過"  // missingDaySkipped, hant
    }
  }

  package var everyMonth: String {
    switch language {
    case 0: return "hằng tháng"  // everyMonth, vi
    case 1: return "每月"  // everyMonth, zh
    case 2: return "every month"  // everyMonth, en
    case 3: return "매달"  // everyMonth, ko
    default: return "每月"  // everyMonth, hant
    }
  }

  package func dayOfEveryMonth(day: String) -> String {
    switch language {
    case 0: return "ngày \(day) hằng tháng"  // dayOfEveryMonth, vi
    case 1: return "每月\(day)"  // dayOfEveryMonth, zh
    case 2: return "day \(day) of every month"  // dayOfEveryMonth, en
    case 3: return "매달 \(day)"  // dayOfEveryMonth, ko
    default: return "每月\(day)"  // dayOfEveryMonth, hant
    }
  }

  package func outsideTables(first: String, last: String) -> String {
    switch language {
    case 0: return "Chỉ có ngày âm lịch từ \(first) đến \(last)"  // outsideTables, vi
    case 1: return "农历日期仅限\(first)至\(last)"  // outsideTables, zh
    case 2: return "Lunar days are known only from \(first) to \(last)"  // outsideTables, en
    case 3: return "음력 날짜는 \(first)~\(last)만"  // outsideTables, ko
    default: return "農曆日期僅限\(first)至\(last)"  // outsideTables, hant
    }
  }

  package var outsideCalendar: String {
    switch language {
    case 0: return "Ngày này ngoài phạm vi của lịch"  // outsideCalendar, vi
    case 1: return "该日期超出日历范围"  // outsideCalendar, zh
    case 2: return "This day is outside the calendar"  // outsideCalendar, en
    case 3: return "이 날은 달력의 범위를 벗어납니다"  // outsideCalendar, ko
    default: return "該日期超出日曆範圍"  // outsideCalendar, hant
    }
  }

  package var unreadableSettings: String {
    switch language {
    case 0: return "Không đọc được cài đặt; đây là cài đặt ban đầu"  // unreadableSettings, vi
    case 1: return "无法读取设置，现用默认设置"  // unreadableSettings, zh
    case 2: return "Your settings cannot be read; these are the usual ones"  // unreadableSettings, en
    case 3: return "설정을 읽을 수 없어 기본 설정으로 표시합니다"  // unreadableSettings, ko
    default: return "無法讀取設定，現用預設設定"  // unreadableSettings, hant
    }
  }

  package var newerSettings: String {
    switch language {
    case 0: return "Cài đặt của bản mới hơn: hãy cập nhật"  // newerSettings, vi
    case 1: return "设置来自新版本，请更新"  // newerSettings, zh
    case 2: return "Made by a newer version: please update"  // newerSettings, en
    case 3: return "새 버전의 설정입니다: 업데이트하세요"  // newerSettings, ko
    default: return "設定來自新版本，請更新"  // newerSettings, hant
    }
  }

  package var previousMonth: String {
    switch language {
    case 0: return "Tháng trước"  // previousMonth, vi
    case 1: return "上个月"  // previousMonth, zh
    case 2: return "Previous month"  // previousMonth, en
    case 3: return "이전 달"  // previousMonth, ko
    default: return "上個月"  // previousMonth, hant
    }
  }

  package var nextMonth: String {
    switch language {
    case 0: return "Tháng sau"  // nextMonth, vi
    case 1: return "下个月"  // nextMonth, zh
    case 2: return "Next month"  // nextMonth, en
    case 3: return "다음 달"  // nextMonth, ko
    default: return "下個月"  // nextMonth, hant
    }
  }

  package var backToToday: String {
    switch language {
    case 0: return "Về hôm nay"  // backToToday, vi
    case 1: return "回到今天"  // backToToday, zh
    case 2: return "Back to today"  // backToToday, en
    case 3: return "오늘로 돌아가기"  // backToToday, ko
    default: return "回到今天"  // backToToday, hant
    }
  }

  package func eventInDays(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "còn \(shown) ngày"  // eventInDays, vi
    case (1, _): return "还有\(shown)天"  // eventInDays, zh
    case (2, 1): return "in \(shown) day"  // eventInDays, en, one
    case (2, _): return "in \(shown) days"  // eventInDays, en, other
    case (3, _): return "\(shown)일 남음"  // eventInDays, ko
    default: return "還有\(shown)天"  // eventInDays, hant
    }
  }

  package func eventDaysAgo(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) ngày trước"  // eventDaysAgo, vi
    case (1, _): return "\(shown)天前"  // eventDaysAgo, zh
    case (2, 1): return "\(shown) day ago"  // eventDaysAgo, en, one
    case (2, _): return "\(shown) days ago"  // eventDaysAgo, en, other
    case (3, _): return "\(shown)일 전"  // eventDaysAgo, ko
    default: return "\(shown)天前"  // eventDaysAgo, hant
    }
  }

  package func deathAnniversaryCount(count: Int, shown: String? = nil, title: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(title) lần thứ \(shown)"  // deathAnniversaryCount, vi
    case (1, _): return "\(title)（\(shown)周年）"  // deathAnniversaryCount, zh
    case (2, 1): return "\(title), \(shown) year"  // deathAnniversaryCount, en, one
    case (2, _): return "\(title), \(shown) years"  // deathAnniversaryCount, en, other
    case (3, _): return "\(title) (\(shown)주기)"  // deathAnniversaryCount, ko
    default: return "\(title)（\(shown)週年）"  // deathAnniversaryCount, hant
    }
  }

  package func birthdayCount(count: Int, shown: String? = nil, title: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(title) tròn \(shown) tuổi"  // birthdayCount, vi
    case (1, _): return "\(title)（满\(shown)岁）"  // birthdayCount, zh
    case (2, 1): return "\(title), \(shown) year old"  // birthdayCount, en, one
    case (2, _): return "\(title), \(shown) years old"  // birthdayCount, en, other
    case (3, _): return "\(title) (만 \(shown)세)"  // birthdayCount, ko
    default: return "\(title)（滿\(shown)歲）"  // birthdayCount, hant
    }
  }

  package func anniversaryCount(count: Int, shown: String? = nil, title: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(title) tròn \(shown) năm"  // anniversaryCount, vi
    case (1, _): return "\(title)（\(shown)周年）"  // anniversaryCount, zh
    case (2, 1): return "\(title), \(shown) year"  // anniversaryCount, en, one
    case (2, _): return "\(title), \(shown) years"  // anniversaryCount, en, other
    case (3, _): return "\(title) (\(shown)주년)"  // anniversaryCount, ko
    default: return "\(title)（\(shown)週年）"  // anniversaryCount, hant
    }
  }
}
