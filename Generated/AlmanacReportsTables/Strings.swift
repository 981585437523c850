// The texts of AlmanacReports in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ko, en is used, for ja, en is used, for hant, zh is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/AlmanacReports.en.tsv
//   Data/strings/AlmanacReports.vi.tsv
//   Data/strings/AlmanacReports.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of AlmanacReports in a language.
package struct AlmanacReportsStrings: Hashable, Sendable {
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
    case 4: self.language = 2  // ja has the texts of en
    case 5: self.language = 1  // hant has the texts of zh
    default: self.language = language
    }
  }

  package var year: String {
    switch language {
    case 0: return "năm"  // year, vi
    case 1: return "年份"  // year, zh
    default: return "year"  // year, en
    }
  }

  package var month: String {
    switch language {
    case 0: return "tháng"  // month, vi
    case 1: return "月份"  // month, zh
    default: return "month"  // month, en
    }
  }

  package var day: String {
    switch language {
    case 0: return "ngày"  // day, vi
    case 1: return "日期"  // day, zh
    default: return "day"  // day, en
    }
  }

  package var lunarYear: String {
    switch language {
    case 0: return "năm âm lịch"  // lunarYear, vi
    case 1: return "农历年份"  // lunarYear, zh
    default: return "lunar year"  // lunarYear, en
    }
  }

  package var lunarMonth: String {
    switch language {
    case 0: return "tháng âm lịch"  // lunarMonth, vi
    case 1: return "农历月份"  // lunarMonth, zh
    default: return "lunar month"  // lunarMonth, en
    }
  }

  package var lunarDay: String {
    switch language {
    case 0: return "ngày âm lịch"  // lunarDay, vi
    case 1: return "农历日期"  // lunarDay, zh
    default: return "lunar day"  // lunarDay, en
    }
  }

  package func outside(field: String, greatest: String, least: String, value: String) -> String {
    switch language {
    case 0: return "\(field) \(value) nằm ngoài khoảng \(least) đến \(greatest)"  // outside, vi
    case 1: return "\(field) \(value) 不在 \(least) 至 \(greatest) 之内"  // outside, zh
    default: return "\(field) \(value) is outside \(least)...\(greatest)"  // outside, en
    }
  }

  package func outsideMonth(field: String, greatest: String, least: String, value: String) -> String {
    switch language {
    case 0: return "\(field) \(value) nằm ngoài khoảng \(least) đến \(greatest), các ngày của tháng này"  // outsideMonth, vi
    case 1: return "\(field) \(value) 不在 \(least) 至 \(greatest) 之内，本月只有这些天"  // outsideMonth, zh
    default: return "\(field) \(value) is outside \(least)...\(greatest), the days of this month"  // outsideMonth, en
    }
  }

  package func outsideTables(date: String, first: String, firstDay: String, last: String, lastDay: String) -> String {
    switch language {
    case 0: return "\(date) nằm ngoài các năm âm lịch \(first) đến \(last) (\(firstDay) đến \(lastDay))"  // outsideTables, vi
    case 1: return "\(date) 不在农历 \(first) 至 \(last) 年之内（\(firstDay) 至 \(lastDay)）"  // outsideTables, zh
    default: return "\(date) is outside the lunar years \(first)...\(last) (\(firstDay) to \(lastDay))"  // outsideTables, en
    }
  }

  package func noLeapMonth(date: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(date): năm âm lịch \(year) không có tháng \(month) nhuận"  // noLeapMonth, vi
    case 1: return "\(date)：农历 \(year) 年没有闰 \(month) 月"  // noLeapMonth, zh
    default: return "\(date): lunar year \(year) has no leap month \(month)"  // noLeapMonth, en
    }
  }

  package func shortMonth(count: String, date: String) -> String {
    switch language {
    case 0: return "\(date): tháng này chỉ có \(count) ngày"  // shortMonth, vi
    case 1: return "\(date)：本月只有 \(count) 天"  // shortMonth, zh
    default: return "\(date): this month has \(count) days"  // shortMonth, en
    }
  }

  package func notWhole(name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là số nguyên, không phải \(value)"  // notWhole, vi
    case 1: return "\(name) 必须是整数，不能是 \(value)"  // notWhole, zh
    default: return "\(name) must be a whole number, found \(value)"  // notWhole, en
    }
  }

  package func notTruth(name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là true hoặc false, không phải \(value)"  // notTruth, vi
    case 1: return "\(name) 必须是 true 或 false，不能是 \(value)"  // notTruth, zh
    default: return "\(name) must be true or false, found \(value)"  // notTruth, en
    }
  }

  package func notObject(name: String, names: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là đối tượng có \(names), không phải \(value)"  // notObject, vi
    case 1: return "\(name) 必须是含有 \(names) 的对象，不能是 \(value)"  // notObject, zh
    default: return "\(name) must be an object with \(names), found \(value)"  // notObject, en
    }
  }

  package func notDate(name: String, names: String, way: String) -> String {
    switch language {
    case 0: return "\(name) phải là đối tượng có \(names), không phải Date; xem \(way)"  // notDate, vi
    case 1: return "\(name) 必须是含有 \(names) 的对象，不能是 Date；见 \(way)"  // notDate, zh
    default: return "\(name) must be an object with \(names), found a Date; see \(way)"  // notDate, en
    }
  }

  package func notWithin(greatest: String, least: String, name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là số từ \(least) đến \(greatest), không phải \(value)"  // notWithin, vi
    case 1: return "\(name) 必须是 \(least) 至 \(greatest) 的数，不能是 \(value)"  // notWithin, zh
    default: return "\(name) must be a number from \(least) to \(greatest), found \(value)"  // notWithin, en
    }
  }

  package func notOneOf(name: String, names: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là một trong \(names), không phải \(value)"  // notOneOf, vi
    case 1: return "\(name) 必须是 \(names) 之一，不能是 \(value)"  // notOneOf, zh
    default: return "\(name) must be one of \(names), found \(value)"  // notOneOf, en
    }
  }

  package func notUnderstood(problem: String) -> String {
    switch language {
    case 0: return "không hiểu yêu cầu: \(problem)"  // notUnderstood, vi
    case 1: return "无法理解请求：\(problem)"  // notUnderstood, zh
    default: return "the request is not understood: \(problem)"  // notUnderstood, en
    }
  }

  package func tooLong(count: String, greatest: String) -> String {
    switch language {
    case 0: return "yêu cầu có \(count) byte, nhiều hơn \(greatest)"  // tooLong, vi
    case 1: return "请求有 \(count) 字节，多于 \(greatest)"  // tooLong, zh
    default: return "the request has \(count) bytes, more than \(greatest)"  // tooLong, en
    }
  }

  package func optionValue(allowed: String, option: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không dùng được cho \(option); cho phép: \(allowed)"  // optionValue, vi
    case 1: return "“\(text)”不能用于 \(option)；允许：\(allowed)"  // optionValue, zh
    default: return "'\(text)' is not allowed for \(option); allowed: \(allowed)"  // optionValue, en
    }
  }

  package func unknownOption(option: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không có tùy chọn \(option)"  // unknownOption, vi
    case 1: return "“\(text)”没有选项 \(option)"  // unknownOption, zh
    default: return "'\(text)' has no option '\(option)'"  // unknownOption, en
    }
  }

  package func twice(option: String) -> String {
    switch language {
    case 0: return "\(option) xuất hiện hai lần"  // twice, vi
    case 1: return "\(option) 出现了两次"  // twice, zh
    default: return "\(option) appears twice"  // twice, en
    }
  }

  package func twiceBoth(option: String, other: String) -> String {
    switch language {
    case 0: return "\(option) và \(other) là cùng một tùy chọn, nên xuất hiện hai lần"  // twiceBoth, vi
    case 1: return "\(option) 和 \(other) 是同一选项，出现了两次"  // twiceBoth, zh
    default: return "\(option) and \(other) are one option, which appears twice"  // twiceBoth, en
    }
  }

  package func noValue(option: String) -> String {
    switch language {
    case 0: return "\(option) không nhận giá trị"  // noValue, vi
    case 1: return "\(option) 不带值"  // noValue, zh
    default: return "\(option) has no value"  // noValue, en
    }
  }

  package func valueNeeded(option: String, usage: String) -> String {
    switch language {
    case 0: return "\(option) cần một giá trị: \(usage)"  // valueNeeded, vi
    case 1: return "\(option) 需要一个值：\(usage)"  // valueNeeded, zh
    default: return "\(option) needs a value: \(usage)"  // valueNeeded, en
    }
  }

  package func surplus(text: String) -> String {
    switch language {
    case 0: return "thừa “\(text)”"  // surplus, vi
    case 1: return "多余的“\(text)”"  // surplus, zh
    default: return "unexpected argument '\(text)'"  // surplus, en
    }
  }

  package func missing(option: String) -> String {
    switch language {
    case 0: return "thiếu \(option)"  // missing, vi
    case 1: return "缺少 \(option)"  // missing, zh
    default: return "\(option) is missing"  // missing, en
    }
  }

  package func optionMissing(option: String, usage: String) -> String {
    switch language {
    case 0: return "thiếu \(option): \(usage)"  // optionMissing, vi
    case 1: return "缺少 \(option)：\(usage)"  // optionMissing, zh
    default: return "\(option) is missing: \(usage)"  // optionMissing, en
    }
  }

  package func onlyFor(option: String, other: String) -> String {
    switch language {
    case 0: return "\(option) chỉ dùng cho \(other)"  // onlyFor, vi
    case 1: return "\(option) 仅用于 \(other)"  // onlyFor, zh
    default: return "\(option) is for \(other)"  // onlyFor, en
    }
  }

  package func needs(option: String, other: String) -> String {
    switch language {
    case 0: return "\(option) cần có \(other)"  // needs, vi
    case 1: return "\(option) 需要 \(other)"  // needs, zh
    default: return "\(option) needs \(other)"  // needs, en
    }
  }

  package func goTogether(option: String, other: String) -> String {
    switch language {
    case 0: return "\(option) và \(other) phải đi cùng nhau"  // goTogether, vi
    case 1: return "\(option) 和 \(other) 须同时使用"  // goTogether, zh
    default: return "\(option) and \(other) go together"  // goTogether, en
    }
  }

  package func onlyOne(names: String) -> String {
    switch language {
    case 0: return "chỉ chọn một: \(names)"  // onlyOne, vi
    case 1: return "只能选用其一：\(names)"  // onlyOne, zh
    default: return "give either \(names)"  // onlyOne, en
    }
  }

  package var placeOptions: String {
    switch language {
    case 0: return "--city, hoặc --latitude và --longitude"  // placeOptions, vi
    case 1: return "--city，或 --latitude 和 --longitude"  // placeOptions, zh
    default: return "--city, or --latitude and --longitude"  // placeOptions, en
    }
  }

  package var rangeOptions: String {
    switch language {
    case 0: return "RANGE, --year, hoặc --from và --to"  // rangeOptions, vi
    case 1: return "RANGE、--year，或 --from 和 --to"  // rangeOptions, zh
    default: return "RANGE, --year, or --from and --to"  // rangeOptions, en
    }
  }

  package func seeHelp(text: String) -> String {
    switch language {
    case 0: return "xem “\(text)”"  // seeHelp, vi
    case 1: return "见“\(text)”"  // seeHelp, zh
    default: return "see '\(text)'"  // seeHelp, en
    }
  }

  package func listed(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); có thể dùng: \(names)"  // listed, vi
    case 1: return "\(problem)；可用：\(names)"  // listed, zh
    default: return "\(problem); there are: \(names)"  // listed, en
    }
  }

  package func guessed(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem) (ý bạn là \(names)?)"  // guessed, vi
    case 1: return "\(problem)（是指\(names)吗？）"  // guessed, zh
    default: return "\(problem) (did you mean \(names)?)"  // guessed, en
    }
  }

  package func meant(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem): ý bạn là \(names)?"  // meant, vi
    case 1: return "\(problem)：是指 \(names) 吗？"  // meant, zh
    default: return "\(problem): did you mean \(names)?"  // meant, en
    }
  }

  package func advised(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem), hãy dùng \(names)"  // advised, vi
    case 1: return "\(problem)，请用 \(names)"  // advised, zh
    default: return "\(problem), use \(names)"  // advised, en
    }
  }

  package func further(more: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); \(more)"  // further, vi
    case 1: return "\(problem)；\(more)"  // further, zh
    default: return "\(problem); \(more)"  // further, en
    }
  }

  package func quoted(text: String) -> String {
    switch language {
    case 0: return "“\(text)”"  // quoted, vi
    case 1: return "“\(text)”"  // quoted, zh
    default: return "'\(text)'"  // quoted, en
    }
  }

  package func either(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first) hoặc \(second)"  // either, vi
    case 1: return "\(first) 或 \(second)"  // either, zh
    default: return "\(first) or \(second)"  // either, en
    }
  }

  package func listPair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first), \(second)"  // listPair, vi
    case 1: return "\(first)、\(second)"  // listPair, zh
    default: return "\(first), \(second)"  // listPair, en
    }
  }

  package var kindVerb: String {
    switch language {
    case 0: return "lệnh"  // kindVerb, vi
    case 1: return "命令"  // kindVerb, zh
    default: return "verb"  // kindVerb, en
    }
  }

  package var kindAction: String {
    switch language {
    case 0: return "thao tác"  // kindAction, vi
    case 1: return "操作"  // kindAction, zh
    default: return "action"  // kindAction, en
    }
  }

  package var kindTable: String {
    switch language {
    case 0: return "bảng"  // kindTable, vi
    case 1: return "表"  // kindTable, zh
    default: return "table"  // kindTable, en
    }
  }

  package var kindWidget: String {
    switch language {
    case 0: return "tiện ích"  // kindWidget, vi
    case 1: return "小组件"  // kindWidget, zh
    default: return "widget"  // kindWidget, en
    }
  }

  package var kindColumn: String {
    switch language {
    case 0: return "cột"  // kindColumn, vi
    case 1: return "列"  // kindColumn, zh
    default: return "column"  // kindColumn, en
    }
  }

  package var kindSetting: String {
    switch language {
    case 0: return "mục cài đặt"  // kindSetting, vi
    case 1: return "设置项"  // kindSetting, zh
    default: return "setting"  // kindSetting, en
    }
  }

  package var kindPart: String {
    switch language {
    case 0: return "phần của quy tắc"  // kindPart, vi
    case 1: return "规则项"  // kindPart, zh
    default: return "part of a rule"  // kindPart, en
    }
  }

  package func unknownWord(kind: String, text: String) -> String {
    switch language {
    case 0: return "không có \(kind) “\(text)”"  // unknownWord, vi
    case 1: return "没有\(kind)“\(text)”"  // unknownWord, zh
    default: return "unknown \(kind) '\(text)'"  // unknownWord, en
    }
  }

  package func missingWord(kind: String) -> String {
    switch language {
    case 0: return "thiếu \(kind)"  // missingWord, vi
    case 1: return "缺少\(kind)"  // missingWord, zh
    default: return "the \(kind) is missing"  // missingWord, en
    }
  }

  package func noRange(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là khoảng ngày như 2026, 2026-02, 2026-02-17, A..B hoặc today"  // noRange, vi
    case 1: return "“\(text)”不是 2026、2026-02、2026-02-17、A..B 或 today 这样的日期范围"  // noRange, zh
    default: return "'\(text)' is not a range of days such as 2026, 2026-02, 2026-02-17, A..B or today"  // noRange, en
    }
  }

  package func endsBefore(text: String) -> String {
    switch language {
    case 0: return "“\(text)” kết thúc trước khi bắt đầu; ngày sớm hơn phải đứng trước"  // endsBefore, vi
    case 1: return "“\(text)”的结束早于开始，较早的一天应写在前面"  // endsBefore, zh
    default: return "'\(text)' ends before it begins; the earlier day comes first"  // endsBefore, en
    }
  }

  package func noDate(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày dương lịch như 2026-02-17"  // noDate, vi
    case 1: return "“\(text)”不是 2026-02-17 这样的公历日期"  // noDate, zh
    default: return "'\(text)' is not a date of the Gregorian calendar such as 2026-02-17"  // noDate, en
    }
  }

  package func noYearGiven(text: String) -> String {
    switch language {
    case 0: return "“\(text)” thiếu năm"  // noYearGiven, vi
    case 1: return "“\(text)”没有年份"  // noYearGiven, zh
    default: return "'\(text)' has no year"  // noYearGiven, en
    }
  }

  package func findsLunar(text: String) -> String {
    switch language {
    case 0: return "“almanac next \(text)” tìm ngày âm lịch"  // findsLunar, vi
    case 1: return "“almanac next \(text)”可查农历日"  // findsLunar, zh
    default: return "'almanac next \(text)' finds the lunar day"  // findsLunar, en
    }
  }

  package func findsNext(text: String) -> String {
    switch language {
    case 0: return "“almanac next \(text)” tìm ngày sắp tới"  // findsNext, vi
    case 1: return "“almanac next \(text)”可查下一次的日期"  // findsNext, zh
    default: return "'almanac next \(text)' finds the next day"  // findsNext, en
    }
  }

  package func ofCalendar(names: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” là một ngày của lịch \(names); “almanac next \(text)” tìm được ngày đó"  // ofCalendar, vi
    case 1: return "“\(text)”是历法\(names)的日子；“almanac next \(text)”可以查到"  // ofCalendar, zh
    default: return "'\(text)' is a day of the calendar \(names); 'almanac next \(text)' finds it"  // ofCalendar, en
    }
  }

  package func moreThanOne(text: String) -> String {
    switch language {
    case 0: return "“\(text)” là nhiều ngày"  // moreThanOne, vi
    case 1: return "“\(text)”不止一天"  // moreThanOne, zh
    default: return "'\(text)' is more than one day"  // moreThanOne, en
    }
  }

  package func twoReadings(text: String) -> String {
    switch language {
    case 0: return "“\(text)” có hai cách hiểu"  // twoReadings, vi
    case 1: return "“\(text)”有两种读法"  // twoReadings, zh
    default: return "'\(text)' has two readings"  // twoReadings, en
    }
  }

  package func noSuchDay(month: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)”: tháng \(month) không bao giờ có ngày này"  // noSuchDay, vi
    case 1: return "“\(text)”：\(month) 月从来没有这一天"  // noSuchDay, zh
    default: return "'\(text)' is a day that no month \(month) has"  // noSuchDay, en
    }
  }

  package func noReturn(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày lặp lại hằng năm; “almanac date \(text)” nói về ngày đó"  // noReturn, vi
    case 1: return "“\(text)”不是每年重复的日子；“almanac date \(text)”可查这一天"  // noReturn, zh
    default: return "'\(text)' names no day that comes back; 'almanac date \(text)' is about it"  // noReturn, en
    }
  }

  package func aWeekday(text: String) -> String {
    switch language {
    case 0: return "“\(text)” là một thứ trong tuần; chỉ ngày lễ và ngày âm lịch mới có lần sắp tới"  // aWeekday, vi
    case 1: return "“\(text)”是星期几；只有节日和农历日才能查下一次"  // aWeekday, zh
    default: return "'\(text)' is a day of the week; only festivals and days of the lunar calendar have a next day"  // aWeekday, en
    }
  }

  package func noFestival(calendar: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày như 2026-06-14, cũng không phải là ngày lễ của lịch “\(calendar)”"  // noFestival, vi
    case 1: return "“\(text)”既不是 2026-06-14 这样的日期，也不是历法“\(calendar)”的节日"  // noFestival, zh
    default: return "'\(text)' is neither a date such as 2026-06-14 nor a festival of the calendar '\(calendar)'"  // noFestival, en
    }
  }

  package func festivalsListed(calendar: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); “almanac festivals --calendar \(calendar)” liệt kê ngày lễ, “terms” và “phases” các ngày có tên khác"  // festivalsListed, vi
    case 1: return "\(problem)；“almanac festivals --calendar \(calendar)”列出节日，“terms”和“phases”列出其他有名称的日子"  // festivalsListed, zh
    default: return "\(problem); 'almanac festivals --calendar \(calendar)' lists those, 'terms' and 'phases' the other days with names"  // festivalsListed, en
    }
  }

  package func otherFestival(calendar: String, names: String, options: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày lễ của lịch “\(calendar)” mà của \(names): hãy dùng \(options)"  // otherFestival, vi
    case 1: return "“\(text)”不是历法“\(calendar)”的节日，而是\(names)的：请用 \(options)"  // otherFestival, zh
    default: return "'\(text)' is not a festival of the calendar '\(calendar)', but of \(names): say \(options)"  // otherFestival, en
    }
  }

  package func mayBe(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); có thể là \(names)"  // mayBe, vi
    case 1: return "\(problem)；可能是 \(names)"  // mayBe, zh
    default: return "\(problem); it may be \(names)"  // mayBe, en
    }
  }

  package func daysLike(calendar: String, names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); các ngày tương tự của “\(calendar)” là \(names)"  // daysLike, vi
    case 1: return "\(problem)；“\(calendar)”中类似的日子是 \(names)"  // daysLike, zh
    default: return "\(problem); the days like it of '\(calendar)' are \(names)"  // daysLike, en
    }
  }

  package func wasOn(date: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” đã qua vào \(date)"  // wasOn, vi
    case 1: return "“\(text)”已于 \(date) 过去"  // wasOn, zh
    default: return "'\(text)' was on \(date)"  // wasOn, en
    }
  }

  package func noneToCome(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không còn lặp lại trước khi hết các bảng"  // noneToCome, vi
    case 1: return "“\(text)”在数据表结束之前不再出现"  // noneToCome, zh
    default: return "'\(text)' does not come back before the tables end"  // noneToCome, en
    }
  }

  package func notYet(date: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)”: các bảng chỉ có từ \(date)"  // notYet, vi
    case 1: return "“\(text)”：数据表自 \(date) 起才有"  // notYet, zh
    default: return "'\(text)': the tables have it from \(date) on"  // notYet, en
    }
  }

  package func dateAlone(date: String) -> String {
    switch language {
    case 0: return "ngày cần có --anniversary lunar; “almanac date \(date)” nói về ngày đó"  // dateAlone, vi
    case 1: return "日期需要 --anniversary lunar；“almanac date \(date)”可查这一天"  // dateAlone, zh
    default: return "a date needs --anniversary lunar; 'almanac date \(date)' is about that day"  // dateAlone, en
    }
  }

  package func noDateOfYear(text: String) -> String {
    switch language {
    case 0: return "--anniversary dùng cho ngày, mà “\(text)” không phải là ngày"  // noDateOfYear, vi
    case 1: return "--anniversary 用于日期，而“\(text)”不是日期"  // noDateOfYear, zh
    default: return "--anniversary is for a date, and '\(text)' is none"  // noDateOfYear, en
    }
  }

  package func noLunarDate(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày âm lịch như 2025-06-01 hoặc 2025-06L-01"  // noLunarDate, vi
    case 1: return "“\(text)”不是 2025-06-01 或 2025-06L-01 这样的农历日期"  // noLunarDate, zh
    default: return "'\(text)' is not a lunar date such as 2025-06-01 or 2025-06L-01"  // noLunarDate, en
    }
  }

  package func outsideYears(text: String) -> String {
    switch language {
    case 0: return "\(text) nằm ngoài các năm 1 đến 9999 theo giờ của múi giờ ấy"  // outsideYears, vi
    case 1: return "按该时区的时间，\(text) 不在 1 至 9999 年之内"  // outsideYears, zh
    default: return "\(text) is outside the years 1 to 9999 by the clock of the zone"  // outsideYears, en
    }
  }

  package func skipped(date: String, zone: String) -> String {
    switch language {
    case 0: return "\(zone) không có \(date): đồng hồ ở đó bỏ qua ngày này"  // skipped, vi
    case 1: return "\(zone) 没有 \(date)：当地时钟跳过了这一天"  // skipped, zh
    default: return "\(zone) has no \(date): its clocks skipped that day"  // skipped, en
    }
  }

  package func outsideTable(date: String, first: String, last: String, name: String) -> String {
    switch language {
    case 0: return "\(date) nằm ngoài bảng \(name): \(first) đến \(last)"  // outsideTable, vi
    case 1: return "\(date) 不在表 \(name) 之内：\(first) 至 \(last)"  // outsideTable, zh
    default: return "\(date) is outside the table \(name): \(first) to \(last)"  // outsideTable, en
    }
  }

  package func outsideAll(date: String, first: String, last: String) -> String {
    switch language {
    case 0: return "\(date) nằm ngoài các bảng, \(first) đến \(last)"  // outsideAll, vi
    case 1: return "\(date) 不在数据表之内（\(first) 至 \(last)）"  // outsideAll, zh
    default: return "\(date) is outside the tables, \(first) to \(last)"  // outsideAll, en
    }
  }

  package func partInTables(first: String, last: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); các bảng có phần \(first)..\(last)"  // partInTables, vi
    case 1: return "\(problem)；数据表有其中的 \(first)..\(last)"  // partInTables, zh
    default: return "\(problem); the tables have \(first)..\(last) of it"  // partInTables, en
    }
  }

  package func noEvents(name: String) -> String {
    switch language {
    case 0: return "khoảng này không có \(name), mà tệp ics phải có một sự kiện"  // noEvents, vi
    case 1: return "此范围内没有 \(name)，而 ics 文件必须有事件"  // noEvents, zh
    default: return "there are no \(name) in this range, and an ics file must have an event"  // noEvents, en
    }
  }

  package var noColumns: String {
    switch language {
    case 0: return "tệp ics không có cột"  // noColumns, vi
    case 1: return "ics 文件没有列"  // noColumns, zh
    default: return "an ics file has no columns"  // noColumns, en
    }
  }

  package func noColumnsOf(name: String) -> String {
    switch language {
    case 0: return "--columns không dùng cho \(name) ở dạng JSON, vì đó là một tài liệu; csv, jsonl và sql có cột"  // noColumnsOf, vi
    case 1: return "--columns 不能用于 JSON 形式的 \(name)，那是一个文件；csv、jsonl 和 sql 有列"  // noColumnsOf, zh
    default: return "--columns is not for \(name) as JSON, which is one document; csv, jsonl and sql have columns"  // noColumnsOf, en
    }
  }

  package func noRules(calendar: String, option: String) -> String {
    switch language {
    case 0: return "chỉ chinese và korean có tên trong quy tắc lặp lại (RSCALE), “\(calendar)” không có: theo quy tắc của lịch Trung Quốc thì Tết các năm 1985, 2007, 2030 và 2053 rơi vào ngày khác; hãy dùng \(option)"  // noRules, vi
    case 1: return "只有 chinese 和 korean 在重复规则中有名称（RSCALE），“\(calendar)”没有：按中国的规则，1985、2007、2030、2053 年的越南春节会落在别的日子；请用 \(option)"  // noRules, zh
    default: return "only chinese and korean have a name in recurrence rules (RSCALE), '\(calendar)' has none: by China's rule Tết would be on another day in 1985, 2007, 2030 and 2053; \(option) is right for it"  // noRules, en
    }
  }

  package func ruleTooLong(count: String, last: String, number: String) -> String {
    switch language {
    case 0: return "COUNT=\(count): mới được \(number) ngày thì bảng đã hết, vào \(last); hãy cho ngày cuối bằng UNTIL"  // ruleTooLong, vi
    case 1: return "COUNT=\(count)：只数到 \(number) 天，数据表就在 \(last) 结束；请用 UNTIL 指定最后一天"  // ruleTooLong, zh
    default: return "COUNT=\(count): after \(number) of these days the tables end, on \(last); UNTIL names a last day"  // ruleTooLong, en
    }
  }

  package func asDates(names: String) -> String {
    switch language {
    case 0: return "ghi từng ngày một, vì không có quy tắc nào cho đúng ngày trong mọi phần mềm lịch: \(names)"  // asDates, vi
    case 1: return "逐日写出，因为没有规则能让所有日历软件都得出这些日期：\(names)"  // asDates, zh
    default: return "one by one, because no rule has these dates in every calendar program: \(names)"  // asDates, en
    }
  }

  package func columnOfCalendar(option: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); cột này cần \(option)"  // columnOfCalendar, vi
    case 1: return "\(problem)；此列需要 \(option)"  // columnOfCalendar, zh
    default: return "\(problem), which needs \(option)"  // columnOfCalendar, en
    }
  }

  package func noCountry(calendar: String, names: String) -> String {
    switch language {
    case 0: return "\(calendar) không thuộc nước nào nên không có ngày lễ và ngày nghỉ; các lịch có nước: \(names)"  // noCountry, vi
    case 1: return "\(calendar) 不属于任何国家，因此没有节日和假日；属于某国的有 \(names)"  // noCountry, zh
    default: return "\(calendar) has no country, so no festivals and no public holidays; \(names) have one"  // noCountry, en
    }
  }

  package func placeMissing(option: String) -> String {
    switch language {
    case 0: return "thiếu địa điểm: \(option)"  // placeMissing, vi
    case 1: return "缺少地点：\(option)"  // placeMissing, zh
    default: return "the place is missing: \(option)"  // placeMissing, en
    }
  }

  package func say(option: String) -> String {
    switch language {
    case 0: return "hãy dùng \(option)"  // say, vi
    case 1: return "请用 \(option)"  // say, zh
    default: return "say \(option)"  // say, en
    }
  }

  package func noCity(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không dùng được cho --city"  // noCity, vi
    case 1: return "“\(text)”不能用于 --city"  // noCity, zh
    default: return "'\(text)' is not allowed for --city"  // noCity, en
    }
  }

  package func otherPlace(problem: String) -> String {
    switch language {
    case 0: return "\(problem); nơi khác thì dùng --latitude và --longitude"  // otherPlace, vi
    case 1: return "\(problem)；其他地点用 --latitude 和 --longitude 给出"  // otherPlace, zh
    default: return "\(problem); any other place is given by --latitude and --longitude"  // otherPlace, en
    }
  }

  package func noFileHere(file: String) -> String {
    switch language {
    case 0: return "\(file): không có tệp này, hoặc không đọc được"  // noFileHere, vi
    case 1: return "\(file)：没有此文件，或无法读取"  // noFileHere, zh
    default: return "\(file): there is no such file, or it cannot be read"  // noFileHere, en
    }
  }

  package func newerFile(file: String, version: String) -> String {
    switch language {
    case 0: return "\(file): phiên bản \(version) mới hơn các phiên bản mà chương trình này biết"  // newerFile, vi
    case 1: return "\(file)：版本 \(version) 高于本程序所知的版本"  // newerFile, zh
    default: return "\(file): version \(version) is newer than this program knows"  // newerFile, en
    }
  }

  package func twoFiles(first: String, second: String) -> String {
    switch language {
    case 0: return "--file chỉ ra hai tệp ngày riêng: \(first) và \(second)"  // twoFiles, vi
    case 1: return "--file 给出了两个纪念日文件：\(first) 和 \(second)"  // twoFiles, zh
    default: return "--file names two files of your own days: \(first) and \(second)"  // twoFiles, en
    }
  }

  package func noDecisions(file: String, name: String) -> String {
    switch language {
    case 0: return "\(file): không có quyết định nào về ngày nghỉ; tệp như vậy có \"schema\": \"\(name)\""  // noDecisions, vi
    case 1: return "\(file)：没有关于放假的决定；这样的文件含有 \"schema\": \"\(name)\""  // noDecisions, zh
    default: return "\(file): no decisions about days off; a file of these has \"schema\": \"\(name)\""  // noDecisions, en
    }
  }

  package func drinkFile(file: String) -> String {
    switch language {
    case 0: return "\(file): tên tệp lần uống phải kết thúc bằng .json, nhưng không bằng -cache.json"  // drinkFile, vi
    case 1: return "\(file)：饮水记录的文件名以 .json 结尾，且不以 -cache.json 结尾"  // drinkFile, zh
    default: return "\(file): the name of a document of drinks ends with .json, and not with -cache.json"  // drinkFile, en
    }
  }

  package var leapOfEvery: String {
    switch language {
    case 0: return "--leap-month không dùng cho --every month, vốn gồm mọi tháng nhuận"  // leapOfEvery, vi
    case 1: return "--leap-month 不能用于 --every month，后者包括所有闰月"  // leapOfEvery, zh
    default: return "--leap-month is not for --every month, which has all leap months"  // leapOfEvery, en
    }
  }

  package func dayAlone(day: String) -> String {
    switch language {
    case 0: return "--every month chỉ cần ngày, như --lunar \(day)"  // dayAlone, vi
    case 1: return "--every month 只需要日，如 --lunar \(day)"  // dayAlone, zh
    default: return "--every month needs the day alone, such as --lunar \(day)"  // dayAlone, en
    }
  }

  package func monthNeeded(day: String) -> String {
    switch language {
    case 0: return "--lunar \(day) là ngày không có tháng: hãy thêm tháng, hoặc --every month"  // monthNeeded, vi
    case 1: return "--lunar \(day) 没有月份：请加上月份，或用 --every month"  // monthNeeded, zh
    default: return "--lunar \(day) is a day without a month: add the month, or --every month"  // monthNeeded, en
    }
  }

  package var nowOnly: String {
    switch language {
    case 0: return "--another và --next dùng cho hiện tại, không cho khoảng ngày"  // nowOnly, vi
    case 1: return "--another 和 --next 用于现在，不用于日期范围"  // nowOnly, zh
    default: return "--another and --next are for now, not for a range"  // nowOnly, en
    }
  }

  package var nothingToSet: String {
    switch language {
    case 0: return "không có gì để đặt"  // nothingToSet, vi
    case 1: return "没有要设置的内容"  // nothingToSet, zh
    default: return "there is nothing to set"  // nothingToSet, en
    }
  }

  package var nothingToChange: String {
    switch language {
    case 0: return "không có gì để đổi: hãy cho một lượng, --beverage, --time hoặc --note"  // nothingToChange, vi
    case 1: return "没有要更改的内容：请给出分量、--beverage、--time 或 --note"  // nothingToChange, zh
    default: return "nothing to change: give an amount, --beverage, --time or --note"  // nothingToChange, en
    }
  }

  package func noEntryNumber(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là số của một khoản; “list” cho thấy các số"  // noEntryNumber, vi
    case 1: return "“\(text)”不是条目的编号；“list”会列出编号"  // noEntryNumber, zh
    default: return "'\(text)' is not the number of an entry; 'list' shows them"  // noEntryNumber, en
    }
  }

  package func noCategory(text: String) -> String {
    switch language {
    case 0: return "không có danh mục “\(text)”"  // noCategory, vi
    case 1: return "没有类别“\(text)”"  // noCategory, zh
    default: return "there is no category '\(text)'"  // noCategory, en
    }
  }

  package func noCategories(problem: String) -> String {
    switch language {
    case 0: return "\(problem); chưa có danh mục nào"  // noCategories, vi
    case 1: return "\(problem)；还没有任何类别"  // noCategories, zh
    default: return "\(problem); there are none"  // noCategories, en
    }
  }

  package func strayBudget(text: String) -> String {
    switch language {
    case 0: return "không khoản nào có danh mục “\(text)”, vốn có ngân sách"  // strayBudget, vi
    case 1: return "没有金额属于设有预算的类别“\(text)”"  // strayBudget, zh
    default: return "no amount has the category '\(text)', which has a budget"  // strayBudget, en
    }
  }

  package var settingsUnread: String {
    switch language {
    case 0: return "không đọc được cài đặt; xem “status”"  // settingsUnread, vi
    case 1: return "无法读取设置；见“status”"  // settingsUnread, zh
    default: return "the settings cannot be read; see 'status'"  // settingsUnread, en
    }
  }

  package func toCome(text: String) -> String {
    switch language {
    case 0: return "\(text) vẫn chưa đến"  // toCome, vi
    case 1: return "\(text) 尚未到来"  // toCome, zh
    default: return "\(text) is still to come"  // toCome, en
    }
  }

  package func ambiguousDrink(id: String, number: String) -> String {
    switch language {
    case 0: return "\(number) lần uống có id bắt đầu bằng “\(id)”"  // ambiguousDrink, vi
    case 1: return "有 \(number) 条饮水记录的 id 以“\(id)”开头"  // ambiguousDrink, zh
    default: return "\(number) drinks have an id that begins with '\(id)'"  // ambiguousDrink, en
    }
  }

  package func nextYears(first: String, last: String, name: String) -> String {
    switch language {
    case 0: return "\(name) từ \(first) đến \(last): với ics khi không có RANGE và --year"  // nextYears, vi
    case 1: return "\(name)为 \(first) 至 \(last) 年：导出 ics 而未给出 RANGE 或 --year"  // nextYears, zh
    default: return "\(name) \(first) to \(last): for ics without RANGE or --year"  // nextYears, en
    }
  }

  package func otherTexts(name: String, other: String, text: String) -> String {
    switch language {
    case 0: return "chưa có bản \(text); dùng \(name) (\(other))"  // otherTexts, vi
    case 1: return "暂无 \(text) 文本；改用\(name)（\(other)）"  // otherTexts, zh
    default: return "no texts in \(text) yet; \(name) (\(other)) is used"  // otherTexts, en
    }
  }

  package func decisionsOld(file: String) -> String {
    switch language {
    case 0: return "\(file): các quyết định trong tệp không mới hơn những quyết định đã biết nên không thay đổi gì"  // decisionsOld, vi
    case 1: return "\(file)：其中的决定不比已知的新，未作任何更改"  // decisionsOld, zh
    default: return "\(file): its decisions are not newer than those that are known, and change nothing"  // decisionsOld, en
    }
  }

  package func decisionsPart(country: String, file: String, text: String, year: String) -> String {
    switch language {
    case 0: return "\(file): các quyết định trong tệp thay thế mọi quyết định đã biết của \(country) năm \(year) mà không quyết định trọn năm; “\(text)” in ra các quyết định của bản này"  // decisionsPart, vi
    case 1: return "\(file)：其中的决定取代 \(country) \(year) 年所有已知的决定，但并未定下全年；“\(text)”可列出本版本的决定"  // decisionsPart, zh
    default: return "\(file): its decisions replace all that are known of \(country) in \(year), and do not settle that year; '\(text)' prints those of this release"  // decisionsPart, en
    }
  }

  package func noSystemZone(other: String, text: String) -> String {
    switch language {
    case 0: return "biến TZ là “\(text)”, không phải múi giờ; dùng \(other) của hệ thống"  // noSystemZone, vi
    case 1: return "变量 TZ 的值“\(text)”不是时区；改用系统的 \(other)"  // noSystemZone, zh
    default: return "the variable TZ has '\(text)', which is no zone; \(other), the system's, is used"  // noSystemZone, en
    }
  }

  package var reloadsAtEnd: String {
    switch language {
    case 0: return "làm mới sau mục cuối"  // reloadsAtEnd, vi
    case 1: return "最后一项之后刷新"  // reloadsAtEnd, zh
    default: return "reloads after the last entry"  // reloadsAtEnd, en
    }
  }

  package func reloadsAfter(date: String) -> String {
    switch language {
    case 0: return "làm mới sau \(date)"  // reloadsAfter, vi
    case 1: return "\(date) 之后刷新"  // reloadsAfter, zh
    default: return "reloads after \(date)"  // reloadsAfter, en
    }
  }

  package var reloadsNever: String {
    switch language {
    case 0: return "làm mới khi ứng dụng yêu cầu"  // reloadsNever, vi
    case 1: return "由 App 通知时刷新"  // reloadsNever, zh
    default: return "reloads when the app says so"  // reloadsNever, en
    }
  }

  package func leftOut(problem: String) -> String {
    switch language {
    case 0: return "\(problem); phần này bị bỏ qua"  // leftOut, vi
    case 1: return "\(problem)；此项已略去"  // leftOut, zh
    default: return "\(problem); it is left out"  // leftOut, en
    }
  }

  package func leftOutMore(number: String) -> String {
    switch language {
    case 0: return "\(number) phần nữa bị bỏ qua"  // leftOutMore, vi
    case 1: return "另有 \(number) 项已略去"  // leftOutMore, zh
    default: return "\(number) more are left out"  // leftOutMore, en
    }
  }

  package func backupAt(file: String) -> String {
    switch language {
    case 0: return "tài liệu trước lần thay đổi cuối là \(file)"  // backupAt, vi
    case 1: return "上次更改前的文件是 \(file)"  // backupAt, zh
    default: return "the document before its last change is \(file)"  // backupAt, en
    }
  }

  package func nothingToMove(file: String) -> String {
    switch language {
    case 0: return "không có gì để chuyển: \(file) không phải là tệp của phiên bản đầu của ứng dụng; các tháng của nhật ký là những tệp bên cạnh"  // nothingToMove, vi
    case 1: return "没有可移动的内容：\(file) 不是 App 第一版的文件；各月的记录是它旁边的文件"  // nothingToMove, zh
    default: return "nothing to move: at \(file) is no file of the app's first version; the months of a journal are files beside it"  // nothingToMove, en
    }
  }

  package func movedBefore(file: String) -> String {
    switch language {
    case 0: return "không có gì để chuyển: đã chuyển trước đây, xem \(file)"  // movedBefore, vi
    case 1: return "没有可移动的内容：以前已移动过，见 \(file)"  // movedBefore, zh
    default: return "nothing to move: it was moved before, see \(file)"  // movedBefore, en
    }
  }

  package func allowedRange(first: String, last: String) -> String {
    switch language {
    case 0: return "từ \(first) đến \(last)"  // allowedRange, vi
    case 1: return "\(first) 至 \(last)"  // allowedRange, zh
    default: return "\(first) to \(last)"  // allowedRange, en
    }
  }

  package var allowedAmount: String {
    switch language {
    case 0: return "một số, hoặc none"  // allowedAmount, vi
    case 1: return "数字，或 none"  // allowedAmount, zh
    default: return "a number, or none"  // allowedAmount, en
    }
  }

  package var allowedLine: String {
    switch language {
    case 0: return "văn bản một dòng"  // allowedLine, vi
    case 1: return "单行文本"  // allowedLine, zh
    default: return "a text of one line"  // allowedLine, en
    }
  }

  package var allowedCurrency: String {
    switch language {
    case 0: return "mã tiền tệ ISO 4217 như VND"  // allowedCurrency, vi
    case 1: return "ISO 4217 货币代码，如 VND"  // allowedCurrency, zh
    default: return "a code of ISO 4217 with a minor unit, such as VND"  // allowedCurrency, en
    }
  }

  package var allowedMonthDay: String {
    switch language {
    case 0: return "tháng và ngày từ 01-01 đến 12-28, như 04-06"  // allowedMonthDay, vi
    case 1: return "01-01 至 12-28 的月和日，如 04-06"  // allowedMonthDay, zh
    default: return "a month and a day from 01-01 to 12-28, such as 04-06"  // allowedMonthDay, en
    }
  }

  package var allowedInstant: String {
    switch language {
    case 0: return "thời điểm như 2026-02-17T00:00:00+07:00"  // allowedInstant, vi
    case 1: return "2026-02-17T00:00:00+07:00 这样的时刻"  // allowedInstant, zh
    default: return "an instant such as 2026-02-17T00:00:00+07:00"  // allowedInstant, en
    }
  }

  package var allowedTime: String {
    switch language {
    case 0: return "20:00, 2026-02-17 20:00, hoặc thời điểm như 2026-02-17T08:00:00+07:00"  // allowedTime, vi
    case 1: return "20:00、2026-02-17 20:00，或 2026-02-17T08:00:00+07:00 这样的时刻"  // allowedTime, zh
    default: return "20:00, 2026-02-17 20:00, or an instant such as 2026-02-17T08:00:00+07:00"  // allowedTime, en
    }
  }

  package var allowedZone: String {
    switch language {
    case 0: return "mã múi giờ như Asia/Ho_Chi_Minh"  // allowedZone, vi
    case 1: return "时区标识，如 Asia/Ho_Chi_Minh"  // allowedZone, zh
    default: return "an identifier such as Asia/Ho_Chi_Minh"  // allowedZone, en
    }
  }

  package var allowedLunar: String {
    switch language {
    case 0: return "tháng và ngày âm lịch như 03-10 (tháng nhuận thì theo --leap-month), hoặc một ngày như 15 cùng với --every month"  // allowedLunar, vi
    case 1: return "03-10 这样的农历月和日（闰月由 --leap-month 决定），或与 --every month 同用的日，如 15"  // allowedLunar, zh
    default: return "a lunar month and day such as 03-10 (--leap-month says what a leap month does), or a day such as 15 with --every month"  // allowedLunar, en
    }
  }

  package func allowedDrink(mark: String) -> String {
    switch language {
    case 0: return "250, 250ml, 0\(mark)5l, 8oz hoặc 1 UK pint"  // allowedDrink, vi
    case 1: return "250、250ml、0\(mark)5l、8oz 或 1 UK pint"  // allowedDrink, zh
    default: return "250, 250ml, 0\(mark)5l, 8oz or 1 UK pint"  // allowedDrink, en
    }
  }

  package var allowedUntil: String {
    switch language {
    case 0: return "thời điểm đến hết ngày mai"  // allowedUntil, vi
    case 1: return "最晚到明天结束的时刻"  // allowedUntil, zh
    default: return "a time up to the end of tomorrow"  // allowedUntil, en
    }
  }

  package var allowedWeather: String {
    switch language {
    case 0: return "nhiệt độ, hoặc kèm phần trăm độ ẩm: 33C,80 hoặc 92F,80"  // allowedWeather, vi
    case 1: return "温度，或加上湿度百分比：33C,80 或 92F,80"  // allowedWeather, zh
    default: return "degrees, or with percent of humidity: 33C,80 or 92F,80"  // allowedWeather, en
    }
  }

  package func allowedDegrees(first: String, last: String) -> String {
    switch language {
    case 0: return "số độ từ \(first) đến \(last), như 21.0285"  // allowedDegrees, vi
    case 1: return "\(first) 至 \(last) 的度数，如 21.0285"  // allowedDegrees, zh
    default: return "degrees from \(first) to \(last), such as 21.0285"  // allowedDegrees, en
    }
  }

  package func allowedSize(first: String, last: String) -> String {
    switch language {
    case 0: return "kích thước bằng điểm từ \(first) đến \(last), như 338x158"  // allowedSize, vi
    case 1: return "\(first) 至 \(last) 的尺寸（点），如 338x158"  // allowedSize, zh
    default: return "a size in points from \(first) to \(last), such as 338x158"  // allowedSize, en
    }
  }

  package var allowedLocale: String {
    switch language {
    case 0: return "mã vùng như en_GB"  // allowedLocale, vi
    case 1: return "区域标识，如 en_GB"  // allowedLocale, zh
    default: return "a locale such as en_GB"  // allowedLocale, en
    }
  }

  package func allowedTag(names: String) -> String {
    switch language {
    case 0: return "mã ngôn ngữ như \(names) hoặc vi-VN"  // allowedTag, vi
    case 1: return "语言标识，如 \(names) 或 vi-VN"  // allowedTag, zh
    default: return "a tag such as \(names) or vi-VN"  // allowedTag, en
    }
  }

  package func allowedGroups(names: String) -> String {
    switch language {
    case 0: return "all, none, hoặc các tên cách nhau bằng dấu phẩy: \(names)"  // allowedGroups, vi
    case 1: return "all、none，或以逗号分隔的名称：\(names)"  // allowedGroups, zh
    default: return "all, none, or names with commas between them: \(names)"  // allowedGroups, en
    }
  }

  package var allowedAlarm: String {
    switch language {
    case 0: return "1d, 12h, 30m hoặc tương tự"  // allowedAlarm, vi
    case 1: return "1d、12h、30m 之类"  // allowedAlarm, zh
    default: return "1d, 12h, 30m or the like"  // allowedAlarm, en
    }
  }

  package var allowedYear: String {
    switch language {
    case 0: return "một năm như 2026, hoặc nhiều năm như 2025..2027"  // allowedYear, vi
    case 1: return "2026 这样的一年，或 2025..2027 这样的多年"  // allowedYear, zh
    default: return "a year such as 2026, or several such as 2025..2027"  // allowedYear, en
    }
  }

  package var allowedRuleMonths: String {
    switch language {
    case 0: return "1 đến 12, và với RSCALE=CHINESE hay DANGI còn có tháng nhuận như 6L"  // allowedRuleMonths, vi
    case 1: return "1 到 12；RSCALE=CHINESE 或 DANGI 时还可用闰月，如 6L"  // allowedRuleMonths, zh
    default: return "1 to 12, and with RSCALE=CHINESE or DANGI also leap months such as 6L"  // allowedRuleMonths, en
    }
  }

  package func allowedRuleDays(last: String) -> String {
    switch language {
    case 0: return "1 đến \(last), hoặc -1 đến -\(last) tính từ cuối tháng"  // allowedRuleDays, vi
    case 1: return "1 到 \(last)，或 -1 到 -\(last)（从月底数起）"  // allowedRuleDays, zh
    default: return "1 to \(last), or -1 to -\(last) from the end of the month"  // allowedRuleDays, en
    }
  }

  package var allowedRuleDate: String {
    switch language {
    case 0: return "một ngày không kèm giờ, như 20260217"  // allowedRuleDate, vi
    case 1: return "不带时间的日期，如 20260217"  // allowedRuleDate, zh
    default: return "a day without a time, such as 20260217"  // allowedRuleDate, en
    }
  }

  package func addedEntry(entry: String) -> String {
    switch language {
    case 0: return "đã thêm: \(entry)"  // addedEntry, vi
    case 1: return "已添加：\(entry)"  // addedEntry, zh
    default: return "added: \(entry)"  // addedEntry, en
    }
  }

  package func removedEntry(entry: String) -> String {
    switch language {
    case 0: return "đã xóa: \(entry)"  // removedEntry, vi
    case 1: return "已删除：\(entry)"  // removedEntry, zh
    default: return "removed: \(entry)"  // removedEntry, en
    }
  }

  package var noEntries: String {
    switch language {
    case 0: return "chưa có khoản nào"  // noEntries, vi
    case 1: return "没有条目"  // noEntries, zh
    default: return "no entries"  // noEntries, en
    }
  }

  package var refundMark: String {
    switch language {
    case 0: return "hoàn tiền"  // refundMark, vi
    case 1: return "退款"  // refundMark, zh
    default: return "refund"  // refundMark, en
    }
  }

  package func savedFile(file: String) -> String {
    switch language {
    case 0: return "\(file): đã lưu"  // savedFile, vi
    case 1: return "\(file)：已保存"  // savedFile, zh
    default: return "\(file): saved"  // savedFile, en
    }
  }

  package func keptFile(file: String) -> String {
    switch language {
    case 0: return "đã giữ: \(file)"  // keptFile, vi
    case 1: return "已保留：\(file)"  // keptFile, zh
    default: return "kept: \(file)"  // keptFile, en
    }
  }

  package var undoneImport: String {
    switch language {
    case 0: return "các tổng và cài đặt trở lại như trước lần nhập cuối"  // undoneImport, vi
    case 1: return "合计和设置已恢复到上次导入之前"  // undoneImport, zh
    default: return "sums and settings are as they were before the last import"  // undoneImport, en
    }
  }

  package func undoneAdd(entry: String) -> String {
    switch language {
    case 0: return "khoản này không còn: \(entry)"  // undoneAdd, vi
    case 1: return "条目已撤销：\(entry)"  // undoneAdd, zh
    default: return "the entry is gone: \(entry)"  // undoneAdd, en
    }
  }

  package func undoneEntry(entry: String) -> String {
    switch language {
    case 0: return "khoản này trở lại như trước: \(entry)"  // undoneEntry, vi
    case 1: return "条目已恢复：\(entry)"  // undoneEntry, zh
    default: return "the entry is as it was: \(entry)"  // undoneEntry, en
    }
  }

  package var newDocument: String {
    switch language {
    case 0: return "bắt đầu một tài liệu mới"  // newDocument, vi
    case 1: return "已开始新的文件"  // newDocument, zh
    default: return "a new document begins"  // newDocument, en
    }
  }

  package var budgetsRead: String {
    switch language {
    case 0: return "lại đọc được ngân sách"  // budgetsRead, vi
    case 1: return "预算又可以读取"  // budgetsRead, zh
    default: return "budgets can be read again"  // budgetsRead, en
    }
  }

  package var bookLost: String {
    switch language {
    case 0: return "tổng theo ngày lấy từ tài liệu, không biết danh mục và các khoản trước đây"  // bookLost, vi
    case 1: return "每日合计取自文件，此前的类别和条目未知"  // bookLost, zh
    default: return "sums by day are those of the document, categories and entries before are not known"  // bookLost, en
    }
  }

  package var bookOlder: String {
    switch language {
    case 0: return "không biết thay đổi cuối của sổ hoặc của một khoản"  // bookOlder, vi
    case 1: return "账本或条目的最后一次更改未知"  // bookOlder, zh
    default: return "the last change of the ledger or of an entry is not known"  // bookOlder, en
    }
  }

  package var nothingToRecover: String {
    switch language {
    case 0: return "không có gì để khôi phục"  // nothingToRecover, vi
    case 1: return "没有可恢复的内容"  // nothingToRecover, zh
    default: return "nothing to recover"  // nothingToRecover, en
    }
  }

  package var allRead: String {
    switch language {
    case 0: return "không có gì để khôi phục: mọi thứ đều đọc được"  // allRead, vi
    case 1: return "没有可恢复的内容：一切都可以读取"  // allRead, zh
    default: return "nothing to recover: everything can be read"  // allRead, en
    }
  }

  package func tapped(id: String) -> String {
    switch language {
    case 0: return "đã chạm \(id)"  // tapped, vi
    case 1: return "已点按 \(id)"  // tapped, zh
    default: return "tapped \(id)"  // tapped, en
    }
  }

  package var keptSettings: String {
    switch language {
    case 0: return "đã giữ cài đặt"  // keptSettings, vi
    case 1: return "设置已保留"  // keptSettings, zh
    default: return "kept the settings"  // keptSettings, en
    }
  }

  package var lostSettings: String {
    switch language {
    case 0: return "đã mất cài đặt: hãy đặt lại"  // lostSettings, vi
    case 1: return "设置已丢失，请重新设置"  // lostSettings, zh
    default: return "the settings are lost: set them again"  // lostSettings, en
    }
  }

  package func stillSo(problem: String) -> String {
    switch language {
    case 0: return "vẫn vậy: \(problem)"  // stillSo, vi
    case 1: return "仍然如此：\(problem)"  // stillSo, zh
    default: return "still so: \(problem)"  // stillSo, en
    }
  }

  package func oldFile(file: String, moved: String) -> String {
    switch language {
    case 0: return "\(moved); tệp cũ bây giờ là \(file)"  // oldFile, vi
    case 1: return "\(moved)；旧文件现为 \(file)"  // oldFile, zh
    default: return "\(moved); the old file is now \(file)"  // oldFile, en
    }
  }

  package func goalDiffers(change: String, first: String, second: String) -> String {
    switch language {
    case 0: return "mục tiêu ở đây là \(first), trong ứng dụng là \(second): \(change) mỗi ngày"  // goalDiffers, vi
    case 1: return "此处目标为 \(first)，App 中为 \(second)：每天 \(change)"  // goalDiffers, zh
    default: return "the goal is \(first) here, \(second) in the app: \(change) a day"  // goalDiffers, en
    }
  }

  package func notRead(problem: String) -> String {
    switch language {
    case 0: return "không đọc được, và giữ lại ở đó: \(problem)"  // notRead, vi
    case 1: return "未能读取，保留原处：\(problem)"  // notRead, zh
    default: return "not read, and kept there: \(problem)"  // notRead, en
    }
  }

  package func more(number: String) -> String {
    switch language {
    case 0: return "\(number) phần nữa"  // more, vi
    case 1: return "另有 \(number) 项"  // more, zh
    default: return "\(number) more"  // more, en
    }
  }

  package func records(number: String) -> String {
    switch language {
    case 0: return "số bản ghi: \(number)"  // records, vi
    case 1: return "记录数：\(number)"  // records, zh
    default: return "records: \(number)"  // records, en
    }
  }

  package func recordDays(first: String, last: String, records: String) -> String {
    switch language {
    case 0: return "\(records), từ \(first) đến \(last)"  // recordDays, vi
    case 1: return "\(records)，\(first) 至 \(last)"  // recordDays, zh
    default: return "\(records), \(first) to \(last)"  // recordDays, en
    }
  }

  package func recordCurrencies(currencies: String, records: String) -> String {
    switch language {
    case 0: return "\(records), loại tiền \(currencies)"  // recordCurrencies, vi
    case 1: return "\(records)，货币 \(currencies)"  // recordCurrencies, zh
    default: return "\(records), in \(currencies)"  // recordCurrencies, en
    }
  }

  package func refunds(amount: String, number: String) -> String {
    switch language {
    case 0: return "khoản hoàn tiền: \(number), tổng cộng \(amount)"  // refunds, vi
    case 1: return "退款：\(number) 笔，合计 \(amount)"  // refunds, zh
    default: return "refunds: \(number), together \(amount)"  // refunds, en
    }
  }

  package func notSpent(number: String) -> String {
    switch language {
    case 0: return "thu nhập và chuyển khoản, không tính: \(number)"  // notSpent, vi
    case 1: return "收入和转账，不计：\(number)"  // notSpent, zh
    default: return "income and transfers, which do not count: \(number)"  // notSpent, en
    }
  }

  package func paidBills(number: String) -> String {
    switch language {
    case 0: return "hóa đơn được tính theo giao dịch đã trả: \(number)"  // paidBills, vi
    case 1: return "按其付款交易计算的账单：\(number)"  // paidBills, zh
    default: return "bills that a transaction pays: \(number)"  // paidBills, en
    }
  }

  package func missingPartners(number: String) -> String {
    switch language {
    case 0: return "hóa đơn hoặc khoản trả nhắc đến bản ghi bị thiếu, vẫn được tính: \(number)"  // missingPartners, vi
    case 1: return "所指的另一方缺失、仍计入的账单或付款：\(number)"  // missingPartners, zh
    default: return "bills or payments that name a record that is not there, which count themselves: \(number)"  // missingPartners, en
    }
  }

  package func loweredMonths(number: String) -> String {
    switch language {
    case 0: return "tháng hoặc danh mục có tổng giảm: \(number)"  // loweredMonths, vi
    case 1: return "合计减少的月份或类别：\(number)"  // loweredMonths, zh
    default: return "months or categories whose sums fell: \(number)"  // loweredMonths, en
    }
  }

  package func repeatedRecord(first: String, id: String, second: String) -> String {
    switch language {
    case 0: return "id “\(id)” có ở \(first) và \(second), giống nhau ở mọi cột; chỉ tính một lần"  // repeatedRecord, vi
    case 1: return "id“\(id)”见于 \(first) 和 \(second)，各列相同，只计一次"  // repeatedRecord, zh
    default: return "the id '\(id)' is at \(first) and \(second), equal in all columns; it counts once"  // repeatedRecord, en
    }
  }

  package func repeatedRecords(number: String) -> String {
    switch language {
    case 0: return "id khác chỉ tính một lần: \(number)"  // repeatedRecords, vi
    case 1: return "其他只计一次的 id：\(number)"  // repeatedRecords, zh
    default: return "further ids that count once: \(number)"  // repeatedRecords, en
    }
  }

  package func doubledRows(amount: String, first: String, number: String, second: String) -> String {
    switch language {
    case 0: return "dòng có trong cả \(first) và \(second), bị tính hai lần: \(number), \(amount)"  // doubledRows, vi
    case 1: return "同时在 \(first) 和 \(second) 中、计两次的行：\(number)，\(amount)"  // doubledRows, zh
    default: return "rows that are in both \(first) and \(second), and count twice: \(number), \(amount)"  // doubledRows, en
    }
  }

  package func pair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first) và \(second)"  // pair, vi
    case 1: return "\(first) 和 \(second)"  // pair, zh
    default: return "\(first) and \(second)"  // pair, en
    }
  }

  package func unusedColumns(file: String, names: String) -> String {
    switch language {
    case 0: return "các cột bị bỏ qua của \(file): \(names)"  // unusedColumns, vi
    case 1: return "\(file) 中略去的列：\(names)"  // unusedColumns, zh
    default: return "columns that were left out of \(file): \(names)"  // unusedColumns, en
    }
  }

  package func newLedger(files: String) -> String {
    switch language {
    case 0: return "dữ liệu chi tiêu bây giờ lấy từ \(files)"  // newLedger, vi
    case 1: return "支出数据现取自 \(files)"  // newLedger, zh
    default: return "the ledger is now \(files)"  // newLedger, en
    }
  }

  package var sameLedger: String {
    switch language {
    case 0: return "dữ liệu chi tiêu giữ nguyên"  // sameLedger, vi
    case 1: return "支出数据不变"  // sameLedger, zh
    default: return "the ledger stays"  // sameLedger, en
    }
  }

  package func newSettings(files: String) -> String {
    switch language {
    case 0: return "cài đặt có trong \(files) được thay thế"  // newSettings, vi
    case 1: return "\(files) 中的设置已替换原有设置"  // newSettings, zh
    default: return "settings that \(files) names are replaced"  // newSettings, en
    }
  }

  package var nothingNew: String {
    switch language {
    case 0: return "không có gì thay đổi"  // nothingNew, vi
    case 1: return "没有任何变化"  // nothingNew, zh
    default: return "nothing is different"  // nothingNew, en
    }
  }

  package func undoLedger(number: String) -> String {
    switch language {
    case 0: return "“undo” khôi phục dữ liệu trước đó (\(number) bản ghi)"  // undoLedger, vi
    case 1: return "用“undo”可恢复之前的数据（\(number) 条记录）"  // undoLedger, zh
    default: return "'undo' brings back the one before (\(number) records)"  // undoLedger, en
    }
  }

  package var undoSettings: String {
    switch language {
    case 0: return "“undo” đưa về cài đặt trước đó"  // undoSettings, vi
    case 1: return "用“undo”可恢复之前的设置"  // undoSettings, zh
    default: return "'undo' brings back the settings before"  // undoSettings, en
    }
  }

  package func movedDrinks(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "đã chuyển \(shown) lần uống"  // movedDrinks, vi
    case (1, _): return "已移动 \(shown) 条饮水记录"  // movedDrinks, zh
    case (_, 1): return "moved \(shown) drink"  // movedDrinks, en, one
    default: return "moved \(shown) drinks"  // movedDrinks, en, other
    }
  }
}
