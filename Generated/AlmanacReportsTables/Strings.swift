// The texts of AlmanacReports in Vietnamese, Chinese, English, Korean, Japanese and Traditional Chinese.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/AlmanacReports.en.tsv
//   Data/strings/AlmanacReports.ja.tsv
//   Data/strings/AlmanacReports.ko.tsv
//   Data/strings/AlmanacReports.vi.tsv
//   Data/strings/AlmanacReports.zh-Hans.tsv
//   Data/strings/AlmanacReports.zh-Hant.tsv
//
// swift-format-ignore-file

/// The texts of AlmanacReports in a language.
package struct AlmanacReportsStrings: Hashable, Sendable {
  /// The language of the texts, by its index in the tables.
  package let language: UInt8

  /// - Parameter language: By its index in the tables.
  package init(language: UInt8) { self.language = language }

  package var year: String {
    switch language {
    case 0: return "năm"  // year, vi
    case 1: return "年份"  // year, zh
    case 2: return "year"  // year, en
    case 3: return "연도"  // year, ko
    case 4: return "年"  // year, ja
    default: return "年份"  // year, hant
    }
  }

  package var month: String {
    switch language {
    case 0: return "tháng"  // month, vi
    case 1: return "月份"  // month, zh
    case 2: return "month"  // month, en
    case 3: return "월"  // month, ko
    case 4: return "月"  // month, ja
    default: return "月份"  // month, hant
    }
  }

  package var day: String {
    switch language {
    case 0: return "ngày"  // day, vi
    case 1: return "日期"  // day, zh
    case 2: return "day"  // day, en
    case 3: return "일"  // day, ko
    case 4: return "日"  // day, ja
    default: return "日期"  // day, hant
    }
  }

  package var lunarYear: String {
    switch language {
    case 0: return "năm âm lịch"  // lunarYear, vi
    case 1: return "农历年份"  // lunarYear, zh
    case 2: return "lunar year"  // lunarYear, en
    case 3: return "음력 연도"  // lunarYear, ko
    case 4: return "旧暦の年"  // lunarYear, ja
    default: return "農曆年份"  // lunarYear, hant
    }
  }

  package var lunarMonth: String {
    switch language {
    case 0: return "tháng âm lịch"  // lunarMonth, vi
    case 1: return "农历月份"  // lunarMonth, zh
    case 2: return "lunar month"  // lunarMonth, en
    case 3: return "음력 달"  // lunarMonth, ko
    case 4: return "旧暦の月"  // lunarMonth, ja
    default: return "農曆月份"  // lunarMonth, hant
    }
  }

  package var lunarDay: String {
    switch language {
    case 0: return "ngày âm lịch"  // lunarDay, vi
    case 1: return "农历日期"  // lunarDay, zh
    case 2: return "lunar day"  // lunarDay, en
    case 3: return "음력 날"  // lunarDay, ko
    case 4: return "旧暦の日"  // lunarDay, ja
    default: return "農曆日期"  // lunarDay, hant
    }
  }

  package func outside(field: String, greatest: String, least: String, value: String) -> String {
    switch language {
    case 0: return "\(field) \(value) nằm ngoài khoảng \(least) đến \(greatest)"  // outside, vi
    case 1: return "\(field) \(value) 不在 \(least) 至 \(greatest) 之内"  // outside, zh
    case 2: return "\(field) \(value) is outside \(least)...\(greatest)"  // outside, en
    case 3: return "\(field) \(value): \(least)부터 \(greatest)까지의 범위를 벗어났습니다"  // outside, ko
    case 4: return "\(field) \(value)：\(least)から\(greatest)までの範囲にありません"  // outside, ja
    default: return "\(field) \(value) 不在 \(least) 至 \(greatest) 之內"  // outside, hant
    }
  }

  package func outsideMonth(field: String, greatest: String, least: String, value: String) -> String {
    switch language {
    case 0: return "\(field) \(value) nằm ngoài khoảng \(least) đến \(greatest), các ngày của tháng này"  // outsideMonth, vi
    case 1: return "\(field) \(value) 不在 \(least) 至 \(greatest) 之内，本月只有这些天"  // outsideMonth, zh
    case 2: return "\(field) \(value) is outside \(least)...\(greatest), the days of this month"  // outsideMonth, en
    case 3: return "\(field) \(value): 그달은 \(least)일부터 \(greatest)일까지입니다"  // outsideMonth, ko
    case 4: return "\(field) \(value)：この月は\(least)日から\(greatest)日までです"  // outsideMonth, ja
    default: return "\(field) \(value) 不在 \(least) 至 \(greatest) 之內，本月只有這些天"  // outsideMonth, hant
    }
  }

  package func outsideTables(date: String, first: String, firstDay: String, last: String, lastDay: String) -> String {
    switch language {
    case 0: return "\(date) nằm ngoài các năm âm lịch \(first) đến \(last) (\(firstDay) đến \(lastDay))"  // outsideTables, vi
    case 1: return "\(date) 不在农历 \(first) 至 \(last) 年之内（\(firstDay) 至 \(lastDay)）"  // outsideTables, zh
    case 2: return "\(date) is outside the lunar years \(first)...\(last) (\(firstDay) to \(lastDay))"  // outsideTables, en
    case 3: return "\(date): 음력 \(first)년부터 \(last)년까지(\(firstDay)~\(lastDay))의 범위를 벗어났습니다"  // outsideTables, ko
    case 4: return "\(date)：旧暦\(first)年から\(last)年まで（\(firstDay)から\(lastDay)まで）の範囲にありません"  // outsideTables, ja
    default: return "\(date) 不在農曆 \(first) 至 \(last) 年之內（\(firstDay) 至 \(lastDay)）"  // outsideTables, hant
    }
  }

  package func noLeapMonth(date: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(date): năm âm lịch \(year) không có tháng \(month) nhuận"  // noLeapMonth, vi
    case 1: return "\(date)：农历 \(year) 年没有闰 \(month) 月"  // noLeapMonth, zh
    case 2: return "\(date): lunar year \(year) has no leap month \(month)"  // noLeapMonth, en
    case 3: return "\(date): 음력 \(year)년에는 윤\(month)월이 없습니다"  // noLeapMonth, ko
    case 4: return "\(date)：旧暦\(year)年に閏\(month)月はありません"  // noLeapMonth, ja
    default: return "\(date)：農曆 \(year) 年沒有閏 \(month) 月"  // noLeapMonth, hant
    }
  }

  package func shortMonth(count: String, date: String) -> String {
    switch language {
    case 0: return "\(date): tháng này chỉ có \(count) ngày"  // shortMonth, vi
    case 1: return "\(date)：本月只有 \(count) 天"  // shortMonth, zh
    case 2: return "\(date): this month has \(count) days"  // shortMonth, en
    case 3: return "\(date): 그달은 \(count)일까지입니다"  // shortMonth, ko
    case 4: return "\(date)：この月は\(count)日までです"  // shortMonth, ja
    default: return "\(date)：本月只有 \(count) 天"  // shortMonth, hant
    }
  }

  package func notWhole(name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là số nguyên, không phải \(value)"  // notWhole, vi
    case 1: return "\(name) 必须是整数，不能是 \(value)"  // notWhole, zh
    case 2: return "\(name) must be a whole number, found \(value)"  // notWhole, en
    case 3: return "\(name) 값은 정수여야 하는데 \(value)입니다"  // notWhole, ko
    case 4: return "\(name)は整数でなければならず、\(value)は使えません"  // notWhole, ja
    default: return "\(name) 必須是整數，不能是 \(value)"  // notWhole, hant
    }
  }

  package func notTruth(name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là true hoặc false, không phải \(value)"  // notTruth, vi
    case 1: return "\(name) 必须是 true 或 false，不能是 \(value)"  // notTruth, zh
    case 2: return "\(name) must be true or false, found \(value)"  // notTruth, en
    case 3: return "\(name) 값은 true 또는 false여야 하는데 \(value)입니다"  // notTruth, ko
    case 4: return "\(name)はtrueかfalseでなければならず、\(value)は使えません"  // notTruth, ja
    default: return "\(name) 必須是 true 或 false，不能是 \(value)"  // notTruth, hant
    }
  }

  package func notObject(name: String, names: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là đối tượng có \(names), không phải \(value)"  // notObject, vi
    case 1: return "\(name) 必须是含有 \(names) 的对象，不能是 \(value)"  // notObject, zh
    case 2: return "\(name) must be an object with \(names), found \(value)"  // notObject, en
    case 3: return "\(name) 값은 \(names) 항목이 있는 객체여야 하는데 \(value)입니다"  // notObject, ko
    case 4: return "\(name)は\(names)を持つオブジェクトでなければならず、\(value)は使えません"  // notObject, ja
    default: return "\(name) 必須是含有 \(names) 的物件，不能是 \(value)"  // notObject, hant
    }
  }

  package func notDate(name: String, names: String, way: String) -> String {
    switch language {
    case 0: return "\(name) phải là đối tượng có \(names), không phải Date; xem \(way)"  // notDate, vi
    case 1: return "\(name) 必须是含有 \(names) 的对象，不能是 Date；见 \(way)"  // notDate, zh
    case 2: return "\(name) must be an object with \(names), found a Date; see \(way)"  // notDate, en
    case 3: return "\(name) 값은 \(names) 항목이 있는 객체여야 하는데 Date입니다; \(way) 참고"  // notDate, ko
    case 4: return "\(name)は\(names)を持つオブジェクトでなければならず、Dateは使えません。\(way)を参照"  // notDate, ja
    default: return "\(name) 必須是含有 \(names) 的物件，不能是 Date；見 \(way)"  // notDate, hant
    }
  }

  package func notWithin(greatest: String, least: String, name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là số từ \(least) đến \(greatest), không phải \(value)"  // notWithin, vi
    case 1: return "\(name) 必须是 \(least) 至 \(greatest) 的数，不能是 \(value)"  // notWithin, zh
    case 2: return "\(name) must be a number from \(least) to \(greatest), found \(value)"  // notWithin, en
    case 3: return "\(name) 값은 \(least)부터 \(greatest)까지의 수여야 하는데 \(value)입니다"  // notWithin, ko
    case 4: return "\(name)は\(least)から\(greatest)までの数でなければならず、\(value)は使えません"  // notWithin, ja
    default: return "\(name) 必須是 \(least) 至 \(greatest) 的數，不能是 \(value)"  // notWithin, hant
    }
  }

  package func notOneOf(name: String, names: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là một trong \(names), không phải \(value)"  // notOneOf, vi
    case 1: return "\(name) 必须是 \(names) 之一，不能是 \(value)"  // notOneOf, zh
    case 2: return "\(name) must be one of \(names), found \(value)"  // notOneOf, en
    case 3: return "\(name) 값은 \(names) 중 하나여야 하는데 \(value)입니다"  // notOneOf, ko
    case 4: return "\(name)は\(names)のどれかでなければならず、\(value)は使えません"  // notOneOf, ja
    default: return "\(name) 必須是 \(names) 之一，不能是 \(value)"  // notOneOf, hant
    }
  }

  package func notUnderstood(problem: String) -> String {
    switch language {
    case 0: return "không hiểu yêu cầu: \(problem)"  // notUnderstood, vi
    case 1: return "无法理解请求：\(problem)"  // notUnderstood, zh
    case 2: return "the request is not understood: \(problem)"  // notUnderstood, en
    case 3: return "요청을 이해할 수 없습니다: \(problem)"  // notUnderstood, ko
    case 4: return "要求を理解できません：\(problem)"  // notUnderstood, ja
    default: return "無法理解請求：\(problem)"  // notUnderstood, hant
    }
  }

  package func tooLong(count: String, greatest: String) -> String {
    switch language {
    case 0: return "yêu cầu có \(count) byte, nhiều hơn \(greatest)"  // tooLong, vi
    case 1: return "请求有 \(count) 字节，多于 \(greatest)"  // tooLong, zh
    case 2: return "the request has \(count) bytes, more than \(greatest)"  // tooLong, en
    case 3: return "요청이 \(count)바이트로, 한도인 \(greatest)바이트를 넘습니다"  // tooLong, ko
    case 4: return "要求は\(count)バイトで、上限の\(greatest)バイトを超えています"  // tooLong, ja
    default: return "請求有 \(count) 位元組，多於 \(greatest)"  // tooLong, hant
    }
  }

  package func optionValue(allowed: String, option: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không dùng được cho \(option); cho phép: \(allowed)"  // optionValue, vi
    case 1: return "“\(text)”不能用于 \(option)；允许：\(allowed)"  // optionValue, zh
    case 2: return "'\(text)' is not allowed for \(option); allowed: \(allowed)"  // optionValue, en
    case 3: return "'\(text)': \(option)에 쓸 수 없는 값입니다; 쓸 수 있는 값: \(allowed)"  // optionValue, ko
    case 4: return "「\(text)」は\(option)に使えません。使える値：\(allowed)"  // optionValue, ja
    default: return "「\(text)」不能用於 \(option)；允許：\(allowed)"  // optionValue, hant
    }
  }

  package func unknownOption(option: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không có tùy chọn \(option)"  // unknownOption, vi
    case 1: return "“\(text)”没有选项 \(option)"  // unknownOption, zh
    case 2: return "'\(text)' has no option '\(option)'"  // unknownOption, en
    case 3: return "'\(text)'에는 \(option) 옵션이 없습니다"  // unknownOption, ko
    case 4: return "「\(text)」に\(option)というオプションはありません"  // unknownOption, ja
    default: return "「\(text)」沒有選項 \(option)"  // unknownOption, hant
    }
  }

  package func twice(option: String) -> String {
    switch language {
    case 0: return "\(option) xuất hiện hai lần"  // twice, vi
    case 1: return "\(option) 出现了两次"  // twice, zh
    case 2: return "\(option) appears twice"  // twice, en
    case 3: return "\(option): 두 번 나옵니다"  // twice, ko
    case 4: return "\(option)が二度あります"  // twice, ja
    default: return "\(option) 出現了兩次"  // twice, hant
    }
  }

  package func twiceBoth(option: String, other: String) -> String {
    switch language {
    case 0: return "\(option) và \(other) là cùng một tùy chọn, nên xuất hiện hai lần"  // twiceBoth, vi
    case 1: return "\(option) 和 \(other) 是同一选项，出现了两次"  // twiceBoth, zh
    case 2: return "\(option) and \(other) are one option, which appears twice"  // twiceBoth, en
    case 3: return "\(option), \(other): 같은 옵션이 두 번 나옵니다"  // twiceBoth, ko
    case 4: return "\(option)と\(other)は同じオプションで、二度あります"  // twiceBoth, ja
    default: return "\(option) 和 \(other) 是同一選項，出現了兩次"  // twiceBoth, hant
    }
  }

  package func noValue(option: String) -> String {
    switch language {
    case 0: return "\(option) không nhận giá trị"  // noValue, vi
    case 1: return "\(option) 不带值"  // noValue, zh
    case 2: return "\(option) has no value"  // noValue, en
    case 3: return "\(option) 옵션에는 값이 없습니다"  // noValue, ko
    case 4: return "\(option)は値を取りません"  // noValue, ja
    default: return "\(option) 不帶值"  // noValue, hant
    }
  }

  package func valueNeeded(option: String, usage: String) -> String {
    switch language {
    case 0: return "\(option) cần một giá trị: \(usage)"  // valueNeeded, vi
    case 1: return "\(option) 需要一个值：\(usage)"  // valueNeeded, zh
    case 2: return "\(option) needs a value: \(usage)"  // valueNeeded, en
    case 3: return "\(option) 옵션에는 값이 필요합니다: \(usage)"  // valueNeeded, ko
    case 4: return "\(option)には値が必要です：\(usage)"  // valueNeeded, ja
    default: return "\(option) 需要一個值：\(usage)"  // valueNeeded, hant
    }
  }

  package func surplus(text: String) -> String {
    switch language {
    case 0: return "thừa “\(text)”"  // surplus, vi
    case 1: return "多余的“\(text)”"  // surplus, zh
    case 2: return "unexpected argument '\(text)'"  // surplus, en
    case 3: return "'\(text)': 필요 없는 인수입니다"  // surplus, ko
    case 4: return "「\(text)」は余分な引数です"  // surplus, ja
    default: return "多餘的「\(text)」"  // surplus, hant
    }
  }

  package func missing(option: String) -> String {
    switch language {
    case 0: return "thiếu \(option)"  // missing, vi
    case 1: return "缺少 \(option)"  // missing, zh
    case 2: return "\(option) is missing"  // missing, en
    case 3: return "\(option): 빠져 있습니다"  // missing, ko
    case 4: return "\(option)がありません"  // missing, ja
    default: return "缺少 \(option)"  // missing, hant
    }
  }

  package func optionMissing(option: String, usage: String) -> String {
    switch language {
    case 0: return "thiếu \(option): \(usage)"  // optionMissing, vi
    case 1: return "缺少 \(option)：\(usage)"  // optionMissing, zh
    case 2: return "\(option) is missing: \(usage)"  // optionMissing, en
    case 3: return "\(option): 빠져 있습니다: \(usage)"  // optionMissing, ko
    case 4: return "\(option)がありません：\(usage)"  // optionMissing, ja
    default: return "缺少 \(option)：\(usage)"  // optionMissing, hant
    }
  }

  package func onlyFor(option: String, other: String) -> String {
    switch language {
    case 0: return "\(option) chỉ dùng cho \(other)"  // onlyFor, vi
    case 1: return "\(option) 仅用于 \(other)"  // onlyFor, zh
    case 2: return "\(option) is for \(other)"  // onlyFor, en
    case 3: return "\(option): \(other)에만 쓸 수 있습니다"  // onlyFor, ko
    case 4: return "\(option)は\(other)にだけ使えます"  // onlyFor, ja
    default: return "\(option) 僅用於 \(other)"  // onlyFor, hant
    }
  }

  package func needs(option: String, other: String) -> String {
    switch language {
    case 0: return "\(option) cần có \(other)"  // needs, vi
    case 1: return "\(option) 需要 \(other)"  // needs, zh
    case 2: return "\(option) needs \(other)"  // needs, en
    case 3: return "\(option): \(other)도 필요합니다"  // needs, ko
    case 4: return "\(option)には\(other)が必要です"  // needs, ja
    default: return "\(option) 需要 \(other)"  // needs, hant
    }
  }

  package func goTogether(option: String, other: String) -> String {
    switch language {
    case 0: return "\(option) và \(other) phải đi cùng nhau"  // goTogether, vi
    case 1: return "\(option) 和 \(other) 须同时使用"  // goTogether, zh
    case 2: return "\(option) and \(other) go together"  // goTogether, en
    case 3: return "\(option), \(other): 함께 써야 합니다"  // goTogether, ko
    case 4: return "\(option)と\(other)は一緒に使います"  // goTogether, ja
    default: return "\(option) 和 \(other) 須同時使用"  // goTogether, hant
    }
  }

  package func onlyOne(names: String) -> String {
    switch language {
    case 0: return "chỉ chọn một: \(names)"  // onlyOne, vi
    case 1: return "只能选用其一：\(names)"  // onlyOne, zh
    case 2: return "give either \(names)"  // onlyOne, en
    case 3: return "하나만 쓸 수 있습니다: \(names)"  // onlyOne, ko
    case 4: return "一つだけ使えます：\(names)"  // onlyOne, ja
    default: return "只能選用其一：\(names)"  // onlyOne, hant
    }
  }

  package var placeOptions: String {
    switch language {
    case 0: return "--city, hoặc --latitude và --longitude"  // placeOptions, vi
    case 1: return "--city，或 --latitude 和 --longitude"  // placeOptions, zh
    case 2: return "--city, or --latitude and --longitude"  // placeOptions, en
    case 3: return "--city 또는 --latitude와 --longitude"  // placeOptions, ko
    case 4: return "--city、または--latitudeと--longitude"  // placeOptions, ja
    default: return "--city，或 --latitude 和 --longitude"  // placeOptions, hant
    }
  }

  package var rangeOptions: String {
    switch language {
    case 0: return "RANGE, --year, hoặc --from và --to"  // rangeOptions, vi
    case 1: return "RANGE、--year，或 --from 和 --to"  // rangeOptions, zh
    case 2: return "RANGE, --year, or --from and --to"  // rangeOptions, en
    case 3: return "RANGE, --year, 또는 --from과 --to"  // rangeOptions, ko
    case 4: return "RANGE、--year、または--fromと--to"  // rangeOptions, ja
    default: return "RANGE、--year，或 --from 和 --to"  // rangeOptions, hant
    }
  }

  package func seeHelp(text: String) -> String {
    switch language {
    case 0: return "xem “\(text)”"  // seeHelp, vi
    case 1: return "见“\(text)”"  // seeHelp, zh
    case 2: return "see '\(text)'"  // seeHelp, en
    case 3: return "'\(text)' 참고"  // seeHelp, ko
    case 4: return "「\(text)」を参照"  // seeHelp, ja
    default: return "見「\(text)」"  // seeHelp, hant
    }
  }

  package func listed(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); có thể dùng: \(names)"  // listed, vi
    case 1: return "\(problem)；可用：\(names)"  // listed, zh
    case 2: return "\(problem); there are: \(names)"  // listed, en
    case 3: return "\(problem); 쓸 수 있는 것: \(names)"  // listed, ko
    case 4: return "\(problem)。使えるもの：\(names)"  // listed, ja
    default: return "\(problem)；可用：\(names)"  // listed, hant
    }
  }

  package func guessed(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem) (ý bạn là \(names)?)"  // guessed, vi
    case 1: return "\(problem)（是指\(names)吗？）"  // guessed, zh
    case 2: return "\(problem) (did you mean \(names)?)"  // guessed, en
    case 3: return "\(problem) (혹시 \(names)?)"  // guessed, ko
    case 4: return "\(problem)（もしかして：\(names)）"  // guessed, ja
    default: return "\(problem)（是指\(names)嗎？）"  // guessed, hant
    }
  }

  package func meant(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem): ý bạn là \(names)?"  // meant, vi
    case 1: return "\(problem)：是指 \(names) 吗？"  // meant, zh
    case 2: return "\(problem): did you mean \(names)?"  // meant, en
    case 3: return "\(problem): 혹시 \(names)?"  // meant, ko
    case 4: return "\(problem)（もしかして：\(names)）"  // meant, ja
    default: return "\(problem)：是指 \(names) 嗎？"  // meant, hant
    }
  }

  package func advised(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem), hãy dùng \(names)"  // advised, vi
    case 1: return "\(problem)，请用 \(names)"  // advised, zh
    case 2: return "\(problem), use \(names)"  // advised, en
    case 3: return "\(problem); 대신 쓸 것: \(names)"  // advised, ko
    case 4: return "\(problem)。代わりに使うもの：\(names)"  // advised, ja
    default: return "\(problem)，請用 \(names)"  // advised, hant
    }
  }

  package func further(more: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); \(more)"  // further, vi
    case 1: return "\(problem)；\(more)"  // further, zh
    case 2: return "\(problem); \(more)"  // further, en
    case 3: return "\(problem); \(more)"  // further, ko
    case 4: return "\(problem)。\(more)"  // further, ja
    default: return "\(problem)；\(more)"  // further, hant
    }
  }

  package func quoted(text: String) -> String {
    switch language {
    case 0: return "“\(text)”"  // quoted, vi
    case 1: return "“\(text)”"  // quoted, zh
    case 2: return "'\(text)'"  // quoted, en
    case 3: return "'\(text)'"  // quoted, ko
    case 4: return "「\(text)」"  // quoted, ja
    default: return "「\(text)」"  // quoted, hant
    }
  }

  package func either(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first) hoặc \(second)"  // either, vi
    case 1: return "\(first) 或 \(second)"  // either, zh
    case 2: return "\(first) or \(second)"  // either, en
    case 3: return "\(first) 또는 \(second)"  // either, ko
    case 4: return "\(first)または\(second)"  // either, ja
    default: return "\(first) 或 \(second)"  // either, hant
    }
  }

  package func listPair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first), \(second)"  // listPair, vi
    case 1: return "\(first)、\(second)"  // listPair, zh
    case 2: return "\(first), \(second)"  // listPair, en
    case 3: return "\(first), \(second)"  // listPair, ko
    case 4: return "\(first)、\(second)"  // listPair, ja
    default: return "\(first)、\(second)"  // listPair, hant
    }
  }

  package var kindVerb: String {
    switch language {
    case 0: return "lệnh"  // kindVerb, vi
    case 1: return "命令"  // kindVerb, zh
    case 2: return "verb"  // kindVerb, en
    case 3: return "명령"  // kindVerb, ko
    case 4: return "コマンド"  // kindVerb, ja
    default: return "命令"  // kindVerb, hant
    }
  }

  package var kindAction: String {
    switch language {
    case 0: return "thao tác"  // kindAction, vi
    case 1: return "操作"  // kindAction, zh
    case 2: return "action"  // kindAction, en
    case 3: return "동작"  // kindAction, ko
    case 4: return "操作"  // kindAction, ja
    default: return "操作"  // kindAction, hant
    }
  }

  package var kindTable: String {
    switch language {
    case 0: return "bảng"  // kindTable, vi
    case 1: return "表"  // kindTable, zh
    case 2: return "table"  // kindTable, en
    case 3: return "표"  // kindTable, ko
    case 4: return "表"  // kindTable, ja
    default: return "表"  // kindTable, hant
    }
  }

  package var kindWidget: String {
    switch language {
    case 0: return "tiện ích"  // kindWidget, vi
    case 1: return "小组件"  // kindWidget, zh
    case 2: return "widget"  // kindWidget, en
    case 3: return "위젯"  // kindWidget, ko
    case 4: return "ウィジェット"  // kindWidget, ja
    default: return "小工具"  // kindWidget, hant
    }
  }

  package var kindColumn: String {
    switch language {
    case 0: return "cột"  // kindColumn, vi
    case 1: return "列"  // kindColumn, zh
    case 2: return "column"  // kindColumn, en
    case 3: return "열"  // kindColumn, ko
    case 4: return "列"  // kindColumn, ja
    default: return "欄"  // kindColumn, hant
    }
  }

  package var kindSetting: String {
    switch language {
    case 0: return "mục cài đặt"  // kindSetting, vi
    case 1: return "设置项"  // kindSetting, zh
    case 2: return "setting"  // kindSetting, en
    case 3: return "설정"  // kindSetting, ko
    case 4: return "設定"  // kindSetting, ja
    default: return "設定項"  // kindSetting, hant
    }
  }

  package var kindPart: String {
    switch language {
    case 0: return "phần của quy tắc"  // kindPart, vi
    case 1: return "规则项"  // kindPart, zh
    case 2: return "part of a rule"  // kindPart, en
    case 3: return "규칙 항목"  // kindPart, ko
    case 4: return "規則の項目"  // kindPart, ja
    default: return "規則項"  // kindPart, hant
    }
  }

  package func unknownWord(kind: String, text: String) -> String {
    switch language {
    case 0: return "không có \(kind) “\(text)”"  // unknownWord, vi
    case 1: return "没有\(kind)“\(text)”"  // unknownWord, zh
    case 2: return "unknown \(kind) '\(text)'"  // unknownWord, en
    case 3: return "'\(text)': 없는 \(kind)입니다"  // unknownWord, ko
    case 4: return "「\(text)」という\(kind)はありません"  // unknownWord, ja
    default: return "沒有\(kind)「\(text)」"  // unknownWord, hant
    }
  }

  package func missingWord(kind: String) -> String {
    switch language {
    case 0: return "thiếu \(kind)"  // missingWord, vi
    case 1: return "缺少\(kind)"  // missingWord, zh
    case 2: return "the \(kind) is missing"  // missingWord, en
    case 3: return "\(kind) 이름이 빠져 있습니다"  // missingWord, ko
    case 4: return "\(kind)の名前がありません"  // missingWord, ja
    default: return "缺少\(kind)"  // missingWord, hant
    }
  }

  package func noRange(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là khoảng ngày như 2026, 2026-02, 2026-02-17, A..B hoặc today"  // noRange, vi
    case 1: return "“\(text)”不是 2026、2026-02、2026-02-17、A..B 或 today 这样的日期范围"  // noRange, zh
    case 2: return "'\(text)' is not a range of days such as 2026, 2026-02, 2026-02-17, A..B or today"  // noRange, en
    case 3: return "'\(text)': 2026, 2026-02, 2026-02-17, A..B, today와 같은 날짜 범위가 아닙니다"  // noRange, ko
    case 4: return "「\(text)」は2026、2026-02、2026-02-17、A..B、todayのような日付の範囲ではありません"  // noRange, ja
    default: return "「\(text)」不是 2026、2026-02、2026-02-17、A..B 或 today 這樣的日期範圍"  // noRange, hant
    }
  }

  package func endsBefore(text: String) -> String {
    switch language {
    case 0: return "“\(text)” kết thúc trước khi bắt đầu; ngày sớm hơn phải đứng trước"  // endsBefore, vi
    case 1: return "“\(text)”的结束早于开始，较早的一天应写在前面"  // endsBefore, zh
    case 2: return "'\(text)' ends before it begins; the earlier day comes first"  // endsBefore, en
    case 3: return "'\(text)': 끝이 시작보다 앞섭니다; 앞선 날을 먼저 쓰십시오"  // endsBefore, ko
    case 4: return "「\(text)」は終わりが始まりより前です。早い日を先に書きます"  // endsBefore, ja
    default: return "「\(text)」的結束早於開始，較早的一天應寫在前面"  // endsBefore, hant
    }
  }

  package func noDate(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày dương lịch như 2026-02-17"  // noDate, vi
    case 1: return "“\(text)”不是 2026-02-17 这样的公历日期"  // noDate, zh
    case 2: return "'\(text)' is not a date of the Gregorian calendar such as 2026-02-17"  // noDate, en
    case 3: return "'\(text)': 2026-02-17과 같은 양력 날짜가 아닙니다"  // noDate, ko
    case 4: return "「\(text)」は2026-02-17のようなグレゴリオ暦の日付ではありません"  // noDate, ja
    default: return "「\(text)」不是 2026-02-17 這樣的公曆日期"  // noDate, hant
    }
  }

  package func noYearGiven(text: String) -> String {
    switch language {
    case 0: return "“\(text)” thiếu năm"  // noYearGiven, vi
    case 1: return "“\(text)”没有年份"  // noYearGiven, zh
    case 2: return "'\(text)' has no year"  // noYearGiven, en
    case 3: return "'\(text)': 연도가 없습니다"  // noYearGiven, ko
    case 4: return "「\(text)」に年がありません"  // noYearGiven, ja
    default: return "「\(text)」沒有年份"  // noYearGiven, hant
    }
  }

  package func findsLunar(text: String) -> String {
    switch language {
    case 0: return "“almanac next \(text)” tìm ngày âm lịch"  // findsLunar, vi
    case 1: return "“almanac next \(text)”可查农历日"  // findsLunar, zh
    case 2: return "'almanac next \(text)' finds the lunar day"  // findsLunar, en
    case 3: return "음력 날은 'almanac next \(text)'에서 찾습니다"  // findsLunar, ko
    case 4: return "旧暦の日は「almanac next \(text)」で探せます"  // findsLunar, ja
    default: return "「almanac next \(text)」可查農曆日"  // findsLunar, hant
    }
  }

  package func findsNext(text: String) -> String {
    switch language {
    case 0: return "“almanac next \(text)” tìm ngày sắp tới"  // findsNext, vi
    case 1: return "“almanac next \(text)”可查下一次的日期"  // findsNext, zh
    case 2: return "'almanac next \(text)' finds the next day"  // findsNext, en
    case 3: return "다음 날짜는 'almanac next \(text)'에서 찾습니다"  // findsNext, ko
    case 4: return "次の日付は「almanac next \(text)」で探せます"  // findsNext, ja
    default: return "「almanac next \(text)」可查下一次的日期"  // findsNext, hant
    }
  }

  package func ofCalendar(names: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” là một ngày của lịch \(names); “almanac next \(text)” tìm được ngày đó"  // ofCalendar, vi
    case 1: return "“\(text)”是历法\(names)的日子；“almanac next \(text)”可以查到"  // ofCalendar, zh
    case 2: return "'\(text)' is a day of the calendar \(names); 'almanac next \(text)' finds it"  // ofCalendar, en
    case 3: return "'\(text)': \(names) 역법의 날입니다; 'almanac next \(text)'에서 찾습니다"  // ofCalendar, ko
    case 4: return "「\(text)」は\(names)の暦の日です。「almanac next \(text)」で探せます"  // ofCalendar, ja
    default: return "「\(text)」是曆法\(names)的日子；「almanac next \(text)」可以查到"  // ofCalendar, hant
    }
  }

  package func moreThanOne(text: String) -> String {
    switch language {
    case 0: return "“\(text)” là nhiều ngày"  // moreThanOne, vi
    case 1: return "“\(text)”不止一天"  // moreThanOne, zh
    case 2: return "'\(text)' is more than one day"  // moreThanOne, en
    case 3: return "'\(text)': 하루가 아니라 여러 날입니다"  // moreThanOne, ko
    case 4: return "「\(text)」は一日ではありません"  // moreThanOne, ja
    default: return "「\(text)」不只一天"  // moreThanOne, hant
    }
  }

  package func twoReadings(text: String) -> String {
    switch language {
    case 0: return "“\(text)” có hai cách hiểu"  // twoReadings, vi
    case 1: return "“\(text)”有两种读法"  // twoReadings, zh
    case 2: return "'\(text)' has two readings"  // twoReadings, en
    case 3: return "'\(text)': 두 가지로 읽을 수 있습니다"  // twoReadings, ko
    case 4: return "「\(text)」は二通りに読めます"  // twoReadings, ja
    default: return "「\(text)」有兩種讀法"  // twoReadings, hant
    }
  }

  package func noSuchDay(month: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)”: tháng \(month) không bao giờ có ngày này"  // noSuchDay, vi
    case 1: return "“\(text)”：\(month) 月从来没有这一天"  // noSuchDay, zh
    case 2: return "'\(text)' is a day that no month \(month) has"  // noSuchDay, en
    case 3: return "'\(text)': \(month)월에는 그런 날이 없습니다"  // noSuchDay, ko
    case 4: return "「\(text)」：\(month)月にそのような日はありません"  // noSuchDay, ja
    default: return "「\(text)」：\(month) 月從來沒有這一天"  // noSuchDay, hant
    }
  }

  package func noReturn(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày lặp lại hằng năm; “almanac date \(text)” nói về ngày đó"  // noReturn, vi
    case 1: return "“\(text)”不是每年重复的日子；“almanac date \(text)”可查这一天"  // noReturn, zh
    case 2: return "'\(text)' names no day that comes back; 'almanac date \(text)' is about it"  // noReturn, en
    case 3: return "'\(text)': 되풀이되는 날이 아닙니다; 그날은 'almanac date \(text)'에서 봅니다"  // noReturn, ko
    case 4: return "「\(text)」は繰り返す日ではありません。その日は「almanac date \(text)」で見られます"  // noReturn, ja
    default: return "「\(text)」不是每年重複的日子；「almanac date \(text)」可查這一天"  // noReturn, hant
    }
  }

  package func aWeekday(text: String) -> String {
    switch language {
    case 0: return "“\(text)” là một thứ trong tuần; chỉ ngày lễ và ngày âm lịch mới có lần sắp tới"  // aWeekday, vi
    case 1: return "“\(text)”是星期几；只有节日和农历日才能查下一次"  // aWeekday, zh
    case 2: return "'\(text)' is a day of the week; only festivals and days of the lunar calendar have a next day"  // aWeekday, en
    case 3: return "'\(text)': 요일입니다; 다음 날짜는 명절과 음력 날에만 있습니다"  // aWeekday, ko
    case 4: return "「\(text)」は曜日です。次の日付があるのは祝祭日と旧暦の日だけです"  // aWeekday, ja
    default: return "「\(text)」是星期幾；只有節日和農曆日才能查下一次"  // aWeekday, hant
    }
  }

  package func noFestival(owner: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày như 2026-06-14, cũng không phải là ngày lễ của “\(owner)”"  // noFestival, vi
    case 1: return "“\(text)”既不是 2026-06-14 这样的日期，也不是“\(owner)”的节日"  // noFestival, zh
    case 2: return "'\(text)' is neither a date such as 2026-06-14 nor a festival of '\(owner)'"  // noFestival, en
    case 3: return "'\(text)': 2026-06-14와 같은 날짜도, '\(owner)'의 명절도 아닙니다"  // noFestival, ko
    case 4: return "「\(text)」は2026-06-14のような日付でも、「\(owner)」の祝祭日でもありません"  // noFestival, ja
    default: return "「\(text)」既不是 2026-06-14 這樣的日期，也不是「\(owner)」的節日"  // noFestival, hant
    }
  }

  package func festivalsListed(option: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); “almanac festivals \(option)” liệt kê ngày lễ, “terms” và “phases” các ngày có tên khác"  // festivalsListed, vi
    case 1: return "\(problem)；“almanac festivals \(option)”列出节日，“terms”和“phases”列出其他有名称的日子"  // festivalsListed, zh
    case 2: return "\(problem); 'almanac festivals \(option)' lists those, 'terms' and 'phases' the other days with names"  // festivalsListed, en
    case 3: return "\(problem); 명절은 'almanac festivals \(option)', 그 밖에 이름이 있는 날은 'terms'와 'phases'에서 봅니다"  // festivalsListed, ko
    case 4: return "\(problem)。祝祭日は「almanac festivals \(option)」、名前のある他の日は「terms」と「phases」で見られます"  // festivalsListed, ja
    default: return "\(problem)；「almanac festivals \(option)」列出節日，「terms」和「phases」列出其他有名稱的日子"  // festivalsListed, hant
    }
  }

  package func otherFestival(names: String, options: String, owner: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày lễ của “\(owner)” mà của \(names): hãy dùng \(options)"  // otherFestival, vi
    case 1: return "“\(text)”不是“\(owner)”的节日，而是\(names)的：请用 \(options)"  // otherFestival, zh
    case 2: return "'\(text)' is not a festival of '\(owner)', but of \(names): say \(options)"  // otherFestival, en
    case 3: return "'\(text)': '\(owner)'에는 없는 명절로, \(names)에 있습니다; \(options) 옵션을 쓰십시오"  // otherFestival, ko
    case 4: return "「\(text)」は「\(owner)」ではなく\(names)の祝祭日です。\(options)を指定してください"  // otherFestival, ja
    default: return "「\(text)」不是「\(owner)」的節日，而是\(names)的：請用 \(options)"  // otherFestival, hant
    }
  }

  package func mayBe(names: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); có thể là \(names)"  // mayBe, vi
    case 1: return "\(problem)；可能是 \(names)"  // mayBe, zh
    case 2: return "\(problem); it may be \(names)"  // mayBe, en
    case 3: return "\(problem); 다음 중 하나일 수 있습니다: \(names)"  // mayBe, ko
    case 4: return "\(problem)。次のどれかかもしれません：\(names)"  // mayBe, ja
    default: return "\(problem)；可能是 \(names)"  // mayBe, hant
    }
  }

  package func daysLike(names: String, owner: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); các ngày tương tự của “\(owner)” là \(names)"  // daysLike, vi
    case 1: return "\(problem)；“\(owner)”中类似的日子是 \(names)"  // daysLike, zh
    case 2: return "\(problem); the days like it of '\(owner)' are \(names)"  // daysLike, en
    case 3: return "\(problem); '\(owner)'의 비슷한 날: \(names)"  // daysLike, ko
    case 4: return "\(problem)。「\(owner)」の似た日：\(names)"  // daysLike, ja
    default: return "\(problem)；「\(owner)」中類似的日子是 \(names)"  // daysLike, hant
    }
  }

  package func wasOn(date: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” đã qua vào \(date)"  // wasOn, vi
    case 1: return "“\(text)”已于 \(date) 过去"  // wasOn, zh
    case 2: return "'\(text)' was on \(date)"  // wasOn, en
    case 3: return "'\(text)': \(date)에 지났습니다"  // wasOn, ko
    case 4: return "「\(text)」は\(date)でした"  // wasOn, ja
    default: return "「\(text)」已於 \(date) 過去"  // wasOn, hant
    }
  }

  package func noneToCome(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không còn lặp lại trước khi hết các bảng"  // noneToCome, vi
    case 1: return "“\(text)”在数据表结束之前不再出现"  // noneToCome, zh
    case 2: return "'\(text)' does not come back before the tables end"  // noneToCome, en
    case 3: return "'\(text)': 표가 끝나기 전에는 다시 오지 않습니다"  // noneToCome, ko
    case 4: return "「\(text)」は表の終わりまでもう来ません"  // noneToCome, ja
    default: return "「\(text)」在資料表結束之前不再出現"  // noneToCome, hant
    }
  }

  package func notYet(date: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)”: các bảng chỉ có từ \(date)"  // notYet, vi
    case 1: return "“\(text)”：数据表自 \(date) 起才有"  // notYet, zh
    case 2: return "'\(text)': the tables have it from \(date) on"  // notYet, en
    case 3: return "'\(text)': 표에는 \(date)부터 있습니다"  // notYet, ko
    case 4: return "「\(text)」は\(date)から表にあります"  // notYet, ja
    default: return "「\(text)」：資料自 \(date) 起才有"  // notYet, hant
    }
  }

  package func notInYear(text: String, year: String) -> String {
    switch language {
    case 0: return "“\(text)”: năm \(year) không có ngày này"  // notInYear, vi
    case 1: return "“\(text)”：\(year) 年没有这一天"  // notInYear, zh
    case 2: return "'\(text)': there is none in \(year)"  // notInYear, en
    case 3: return "'\(text)': \(year)년에는 없습니다"  // notInYear, ko
    case 4: return "「\(text)」：\(year)年にはありません"  // notInYear, ja
    default: return "「\(text)」：\(year) 年沒有這一天"  // notInYear, hant
    }
  }

  package func timeBefore(date: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); lần trước là \(date)"  // timeBefore, vi
    case 1: return "\(problem)；前一次是 \(date)"  // timeBefore, zh
    case 2: return "\(problem); the one before is on \(date)"  // timeBefore, en
    case 3: return "\(problem); 앞의 날짜는 \(date)입니다"  // timeBefore, ko
    case 4: return "\(problem)。前の日付は\(date)です"  // timeBefore, ja
    default: return "\(problem)；前一次是 \(date)"  // timeBefore, hant
    }
  }

  package func timeAfter(date: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); lần sau là \(date)"  // timeAfter, vi
    case 1: return "\(problem)；后一次是 \(date)"  // timeAfter, zh
    case 2: return "\(problem); the next one is on \(date)"  // timeAfter, en
    case 3: return "\(problem); 다음 날짜는 \(date)입니다"  // timeAfter, ko
    case 4: return "\(problem)。次の日付は\(date)です"  // timeAfter, ja
    default: return "\(problem)；後一次是 \(date)"  // timeAfter, hant
    }
  }

  package func dateAlone(date: String) -> String {
    switch language {
    case 0: return "ngày cần có --anniversary lunar; “almanac date \(date)” nói về ngày đó"  // dateAlone, vi
    case 1: return "日期需要 --anniversary lunar；“almanac date \(date)”可查这一天"  // dateAlone, zh
    case 2: return "a date needs --anniversary lunar; 'almanac date \(date)' is about that day"  // dateAlone, en
    case 3: return "날짜에는 --anniversary lunar가 필요합니다; 그날은 'almanac date \(date)'에서 봅니다"  // dateAlone, ko
    case 4: return "日付には--anniversary lunarが必要です。その日は「almanac date \(date)」で見られます"  // dateAlone, ja
    default: return "日期需要 --anniversary lunar；「almanac date \(date)」可查這一天"  // dateAlone, hant
    }
  }

  package func noDateOfYear(text: String) -> String {
    switch language {
    case 0: return "--anniversary dùng cho ngày, mà “\(text)” không phải là ngày"  // noDateOfYear, vi
    case 1: return "--anniversary 用于日期，而“\(text)”不是日期"  // noDateOfYear, zh
    case 2: return "--anniversary is for a date, and '\(text)' is none"  // noDateOfYear, en
    case 3: return "'\(text)': 날짜가 아닙니다; --anniversary는 날짜에 씁니다"  // noDateOfYear, ko
    case 4: return "「\(text)」は日付ではありません。--anniversaryは日付に使います"  // noDateOfYear, ja
    default: return "--anniversary 用於日期，而「\(text)」不是日期"  // noDateOfYear, hant
    }
  }

  package func noLunarDate(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày âm lịch như 2025-06-01 hoặc 2025-06L-01"  // noLunarDate, vi
    case 1: return "“\(text)”不是 2025-06-01 或 2025-06L-01 这样的农历日期"  // noLunarDate, zh
    case 2: return "'\(text)' is not a lunar date such as 2025-06-01 or 2025-06L-01"  // noLunarDate, en
    case 3: return "'\(text)': 2025-06-01 또는 2025-06L-01과 같은 음력 날짜가 아닙니다"  // noLunarDate, ko
    case 4: return "「\(text)」は2025-06-01や2025-06L-01のような旧暦の日付ではありません"  // noLunarDate, ja
    default: return "「\(text)」不是 2025-06-01 或 2025-06L-01 這樣的農曆日期"  // noLunarDate, hant
    }
  }

  package func outsideYears(text: String) -> String {
    switch language {
    case 0: return "\(text) nằm ngoài các năm 1 đến 9999 theo giờ của múi giờ ấy"  // outsideYears, vi
    case 1: return "按该时区的时间，\(text) 不在 1 至 9999 年之内"  // outsideYears, zh
    case 2: return "\(text) is outside the years 1 to 9999 by the clock of the zone"  // outsideYears, en
    case 3: return "\(text): 그 시간대의 시각으로 1년부터 9999년까지의 범위를 벗어났습니다"  // outsideYears, ko
    case 4: return "\(text)：そのタイムゾーンの時刻で1年から9999年までの範囲にありません"  // outsideYears, ja
    default: return "按該時區的時間，\(text) 不在 1 至 9999 年之內"  // outsideYears, hant
    }
  }

  package func skipped(date: String, zone: String) -> String {
    switch language {
    case 0: return "\(zone) không có \(date): đồng hồ ở đó bỏ qua ngày này"  // skipped, vi
    case 1: return "\(zone) 没有 \(date)：当地时钟跳过了这一天"  // skipped, zh
    case 2: return "\(zone) has no \(date): its clocks skipped that day"  // skipped, en
    case 3: return "\(zone): \(date) 날짜가 없습니다; 그곳의 시계가 그날을 건너뛰었습니다"  // skipped, ko
    case 4: return "\(zone)に\(date)はありません。時計がその日を飛ばしました"  // skipped, ja
    default: return "\(zone) 沒有 \(date)：當地時鐘跳過了這一天"  // skipped, hant
    }
  }

  package func outsideTable(date: String, first: String, last: String, name: String) -> String {
    switch language {
    case 0: return "\(date) nằm ngoài bảng \(name): \(first) đến \(last)"  // outsideTable, vi
    case 1: return "\(date) 不在表 \(name) 之内：\(first) 至 \(last)"  // outsideTable, zh
    case 2: return "\(date) is outside the table \(name): \(first) to \(last)"  // outsideTable, en
    case 3: return "\(date): \(name) 표의 범위(\(first)~\(last))를 벗어났습니다"  // outsideTable, ko
    case 4: return "\(date)：表\(name)の範囲（\(first)から\(last)まで）にありません"  // outsideTable, ja
    default: return "\(date) 不在表 \(name) 之內：\(first) 至 \(last)"  // outsideTable, hant
    }
  }

  package func outsideAll(date: String, first: String, last: String) -> String {
    switch language {
    case 0: return "\(date) nằm ngoài các bảng, \(first) đến \(last)"  // outsideAll, vi
    case 1: return "\(date) 不在数据表之内（\(first) 至 \(last)）"  // outsideAll, zh
    case 2: return "\(date) is outside the tables, \(first) to \(last)"  // outsideAll, en
    case 3: return "\(date): 표의 범위(\(first)~\(last))를 벗어났습니다"  // outsideAll, ko
    case 4: return "\(date)：表の範囲（\(first)から\(last)まで）にありません"  // outsideAll, ja
    default: return "\(date) 不在資料表之內（\(first) 至 \(last)）"  // outsideAll, hant
    }
  }

  package func partInTables(first: String, last: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); các bảng có phần \(first)..\(last)"  // partInTables, vi
    case 1: return "\(problem)；数据表有其中的 \(first)..\(last)"  // partInTables, zh
    case 2: return "\(problem); the tables have \(first)..\(last) of it"  // partInTables, en
    case 3: return "\(problem); 그중 \(first)..\(last)의 날은 표에 있습니다"  // partInTables, ko
    case 4: return "\(problem)。そのうち\(first)..\(last)は表にあります"  // partInTables, ja
    default: return "\(problem)；資料表有其中的 \(first)..\(last)"  // partInTables, hant
    }
  }

  package func noEvents(name: String) -> String {
    switch language {
    case 0: return "khoảng này không có \(name), mà tệp ics phải có một sự kiện"  // noEvents, vi
    case 1: return "此范围内没有 \(name)，而 ics 文件必须有事件"  // noEvents, zh
    case 2: return "there are no \(name) in this range, and an ics file must have an event"  // noEvents, en
    case 3: return "이 범위에는 \(name) 항목이 없으며, ics 파일에는 일정이 있어야 합니다"  // noEvents, ko
    case 4: return "この範囲に\(name)はなく、icsファイルには予定が必要です"  // noEvents, ja
    default: return "此範圍內沒有 \(name)，而 ics 檔案必須有事件"  // noEvents, hant
    }
  }

  package var noColumns: String {
    switch language {
    case 0: return "tệp ics không có cột"  // noColumns, vi
    case 1: return "ics 文件没有列"  // noColumns, zh
    case 2: return "an ics file has no columns"  // noColumns, en
    case 3: return "ics 파일에는 열이 없습니다"  // noColumns, ko
    case 4: return "icsファイルに列はありません"  // noColumns, ja
    default: return "ics 檔案沒有欄"  // noColumns, hant
    }
  }

  package func noColumnsOf(name: String) -> String {
    switch language {
    case 0: return "--columns không dùng cho \(name) ở dạng JSON, vì đó là một tài liệu; csv, jsonl và sql có cột"  // noColumnsOf, vi
    case 1: return "--columns 不能用于 JSON 形式的 \(name)，那是一个文件；csv、jsonl 和 sql 有列"  // noColumnsOf, zh
    case 2: return "--columns is not for \(name) as JSON, which is one document; csv, jsonl and sql have columns"  // noColumnsOf, en
    case 3: return "JSON 형식의 \(name)에는 --columns를 쓸 수 없습니다; csv, jsonl, sql에는 열이 있습니다"  // noColumnsOf, ko
    case 4: return "JSONの\(name)は一つの文書なので、--columnsは使えません。csv、jsonl、sqlには列があります"  // noColumnsOf, ja
    default: return "--columns 不能用於 JSON 形式的 \(name)，那是一個檔案；csv、jsonl 和 sql 有欄"  // noColumnsOf, hant
    }
  }

  package func noRules(calendar: String, option: String) -> String {
    switch language {
    case 0: return "chỉ chinese và korean có tên trong quy tắc lặp lại (RSCALE), “\(calendar)” không có: theo quy tắc của lịch Trung Quốc thì Tết các năm 1985, 2007, 2030 và 2053 rơi vào ngày khác; hãy dùng \(option)"  // noRules, vi
    case 1: return "只有 chinese 和 korean 在重复规则中有名称（RSCALE），“\(calendar)”没有：按中国的规则，1985、2007、2030、2053 年的越南春节会落在别的日子；请用 \(option)"  // noRules, zh
    case 2: return "only chinese and korean have a name in recurrence rules (RSCALE), '\(calendar)' has none: by China's rule Tết would be on another day in 1985, 2007, 2030 and 2053; \(option) is right for it"  // noRules, en
    case 3: return "반복 규칙(RSCALE)에 이름이 있는 역법은 chinese와 korean뿐이며 '\(calendar)'에는 없습니다: 중국의 규칙으로는 뗏(베트남 설날)이 1985년, 2007년, 2030년, 2053년에 다른 날이 됩니다; \(option) 옵션을 쓰십시오"  // noRules, ko
    case 4: return "繰り返しの規則（RSCALE）に名前があるのはchineseとkoreanだけで、「\(calendar)」にはありません。中国の規則では、テト（ベトナムの旧正月）が1985年、2007年、2030年、2053年に別の日になります。\(option)を指定してください"  // noRules, ja
    default: return "只有 chinese 和 korean 在重複規則中有名稱（RSCALE），「\(calendar)」沒有：按中國的規則，1985、2007、2030、2053 年的越南春節會落在別的日子；請用 \(option)"  // noRules, hant
    }
  }

  package func ruleTooLong(count: String, last: String, number: String) -> String {
    switch language {
    case 0: return "COUNT=\(count): mới được \(number) ngày thì bảng đã hết, vào \(last); hãy cho ngày cuối bằng UNTIL"  // ruleTooLong, vi
    case 1: return "COUNT=\(count)：只数到 \(number) 天，数据表就在 \(last) 结束；请用 UNTIL 指定最后一天"  // ruleTooLong, zh
    case 2: return "COUNT=\(count): after \(number) of these days the tables end, on \(last); UNTIL names a last day"  // ruleTooLong, en
    case 3: return "COUNT=\(count): \(number)번째 날까지 세면 \(last)에 표가 끝납니다; 마지막 날은 UNTIL로 정합니다"  // ruleTooLong, ko
    case 4: return "COUNT=\(count)：\(number)日を数えた後、\(last)で表が終わります。最後の日はUNTILで指定します"  // ruleTooLong, ja
    default: return "COUNT=\(count)：只數到 \(number) 天，資料表就在 \(last) 結束；請用 UNTIL 指定最後一天"  // ruleTooLong, hant
    }
  }

  package func asDates(names: String) -> String {
    switch language {
    case 0: return "ghi từng ngày một, vì không có quy tắc nào cho đúng ngày trong mọi phần mềm lịch: \(names)"  // asDates, vi
    case 1: return "逐日写出，因为没有规则能让所有日历软件都得出这些日期：\(names)"  // asDates, zh
    case 2: return "one by one, because no rule has these dates in every calendar program: \(names)"  // asDates, en
    case 3: return "이 날짜들이 모든 캘린더 프로그램에서 나오는 규칙이 없어 날짜를 하나씩 씁니다: \(names)"  // asDates, ko
    case 4: return "すべてのカレンダーソフトでこの日付になる規則がないため、日付を一つずつ書きます：\(names)"  // asDates, ja
    default: return "逐日寫出，因為沒有規則能讓所有日曆程式都得出這些日期：\(names)"  // asDates, hant
    }
  }

  package func columnOfCalendar(option: String, problem: String) -> String {
    switch language {
    case 0: return "\(problem); cột này cần \(option)"  // columnOfCalendar, vi
    case 1: return "\(problem)；此列需要 \(option)"  // columnOfCalendar, zh
    case 2: return "\(problem), which needs \(option)"  // columnOfCalendar, en
    case 3: return "\(problem); 이 열에는 \(option) 옵션이 필요합니다"  // columnOfCalendar, ko
    case 4: return "\(problem)。この列には\(option)が必要です"  // columnOfCalendar, ja
    default: return "\(problem)；此欄需要 \(option)"  // columnOfCalendar, hant
    }
  }

  package func noCountry(calendar: String, names: String) -> String {
    switch language {
    case 0: return "\(calendar) không thuộc nước nào nên không có ngày lễ và ngày nghỉ; các lịch có nước: \(names)"  // noCountry, vi
    case 1: return "\(calendar) 不属于任何国家，因此没有节日和假日；属于某国的有 \(names)"  // noCountry, zh
    case 2: return "\(calendar) has no country, so no festivals and no public holidays; \(names) have one"  // noCountry, en
    case 3: return "\(calendar) 역법은 나라가 없어 명절도 공휴일도 없습니다; 나라가 있는 역법: \(names)"  // noCountry, ko
    case 4: return "\(calendar)の暦には国がないため、祝祭日も休日もありません。国のある暦：\(names)"  // noCountry, ja
    default: return "\(calendar) 不屬於任何國家，因此沒有節日和假日；屬於某國的有 \(names)"  // noCountry, hant
    }
  }

  package func placeMissing(option: String) -> String {
    switch language {
    case 0: return "thiếu địa điểm: \(option)"  // placeMissing, vi
    case 1: return "缺少地点：\(option)"  // placeMissing, zh
    case 2: return "the place is missing: \(option)"  // placeMissing, en
    case 3: return "장소가 빠져 있습니다: \(option)"  // placeMissing, ko
    case 4: return "場所がありません：\(option)"  // placeMissing, ja
    default: return "缺少地點：\(option)"  // placeMissing, hant
    }
  }

  package func say(option: String) -> String {
    switch language {
    case 0: return "hãy dùng \(option)"  // say, vi
    case 1: return "请用 \(option)"  // say, zh
    case 2: return "say \(option)"  // say, en
    case 3: return "\(option) 옵션을 쓰십시오"  // say, ko
    case 4: return "\(option)を指定してください"  // say, ja
    default: return "請用 \(option)"  // say, hant
    }
  }

  package func noCity(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không dùng được cho --city"  // noCity, vi
    case 1: return "“\(text)”不能用于 --city"  // noCity, zh
    case 2: return "'\(text)' is not allowed for --city"  // noCity, en
    case 3: return "'\(text)': --city에 쓸 수 없는 값입니다"  // noCity, ko
    case 4: return "「\(text)」は--cityに使えません"  // noCity, ja
    default: return "「\(text)」不能用於 --city"  // noCity, hant
    }
  }

  package func otherPlace(problem: String) -> String {
    switch language {
    case 0: return "\(problem); nơi khác thì dùng --latitude và --longitude"  // otherPlace, vi
    case 1: return "\(problem)；其他地点用 --latitude 和 --longitude 给出"  // otherPlace, zh
    case 2: return "\(problem); any other place is given by --latitude and --longitude"  // otherPlace, en
    case 3: return "\(problem); 다른 장소는 --latitude와 --longitude로 정합니다"  // otherPlace, ko
    case 4: return "\(problem)。他の場所は--latitudeと--longitudeで指定します"  // otherPlace, ja
    default: return "\(problem)；其他地點請用 --latitude 和 --longitude 指定"  // otherPlace, hant
    }
  }

  package func noFileHere(file: String) -> String {
    switch language {
    case 0: return "\(file): không có tệp này, hoặc không đọc được"  // noFileHere, vi
    case 1: return "\(file)：没有此文件，或无法读取"  // noFileHere, zh
    case 2: return "\(file): there is no such file, or it cannot be read"  // noFileHere, en
    case 3: return "\(file): 파일이 없거나 읽을 수 없습니다"  // noFileHere, ko
    case 4: return "\(file)：そのようなファイルはないか、読めません"  // noFileHere, ja
    default: return "\(file)：沒有此檔案，或無法讀取"  // noFileHere, hant
    }
  }

  package func newerFile(file: String, version: String) -> String {
    switch language {
    case 0: return "\(file): phiên bản \(version) mới hơn các phiên bản mà chương trình này biết"  // newerFile, vi
    case 1: return "\(file)：版本 \(version) 高于本程序所知的版本"  // newerFile, zh
    case 2: return "\(file): version \(version) is newer than this program knows"  // newerFile, en
    case 3: return "\(file): 이 프로그램이 아는 것보다 새 버전(\(version))입니다"  // newerFile, ko
    case 4: return "\(file)：このプログラムが知っているものより新しいバージョン（\(version)）です"  // newerFile, ja
    default: return "\(file)：版本 \(version) 高於本程式所知的版本"  // newerFile, hant
    }
  }

  package func twoFiles(first: String, second: String) -> String {
    switch language {
    case 0: return "--file chỉ ra hai tệp ngày riêng: \(first) và \(second)"  // twoFiles, vi
    case 1: return "--file 给出了两个纪念日文件：\(first) 和 \(second)"  // twoFiles, zh
    case 2: return "--file names two files of your own days: \(first) and \(second)"  // twoFiles, en
    case 3: return "--file이 기념일 파일 두 개를 가리킵니다: \(first), \(second)"  // twoFiles, ko
    case 4: return "--fileが記念日のファイルを二つ指しています：\(first)、\(second)"  // twoFiles, ja
    default: return "--file 指定了兩個紀念日檔案：\(first) 和 \(second)"  // twoFiles, hant
    }
  }

  package func noDecisions(file: String, name: String) -> String {
    switch language {
    case 0: return "\(file): không có quyết định nào về ngày nghỉ; tệp như vậy có \"schema\": \"\(name)\""  // noDecisions, vi
    case 1: return "\(file)：没有关于放假的决定；这样的文件含有 \"schema\": \"\(name)\""  // noDecisions, zh
    case 2: return "\(file): no decisions about days off; a file of these has \"schema\": \"\(name)\""  // noDecisions, en
    case 3: return "\(file): 휴일에 관한 결정이 없습니다; 그러한 파일에는 \"schema\": \"\(name)\"이 있습니다"  // noDecisions, ko
    case 4: return "\(file)：休日についての決定がありません。そのようなファイルには\"schema\": \"\(name)\"があります"  // noDecisions, ja
    default: return "\(file)：沒有關於放假的決定；這樣的檔案含有 \"schema\": \"\(name)\""  // noDecisions, hant
    }
  }

  package func drinkFile(file: String) -> String {
    switch language {
    case 0: return "\(file): tên tệp lần uống phải kết thúc bằng .json, nhưng không bằng -cache.json"  // drinkFile, vi
    case 1: return "\(file)：饮水记录的文件名以 .json 结尾，且不以 -cache.json 结尾"  // drinkFile, zh
    case 2: return "\(file): the name of a document of drinks ends with .json, and not with -cache.json"  // drinkFile, en
    case 3: return "\(file): 음료 문서의 이름은 .json으로 끝나고, -cache.json으로는 끝나지 않습니다"  // drinkFile, ko
    case 4: return "\(file)：飲み物の文書の名前は.jsonで終わり、-cache.jsonでは終わりません"  // drinkFile, ja
    default: return "\(file)：飲水紀錄的檔名以 .json 結尾，且不以 -cache.json 結尾"  // drinkFile, hant
    }
  }

  package var leapOfEvery: String {
    switch language {
    case 0: return "--leap-month không dùng cho --every month, vốn gồm mọi tháng nhuận"  // leapOfEvery, vi
    case 1: return "--leap-month 不能用于 --every month，后者包括所有闰月"  // leapOfEvery, zh
    case 2: return "--leap-month is not for --every month, which has all leap months"  // leapOfEvery, en
    case 3: return "--leap-month는 모든 윤달을 포함하는 --every month에 쓸 수 없습니다"  // leapOfEvery, ko
    case 4: return "--leap-monthは、すべての閏月を含む--every monthには使えません"  // leapOfEvery, ja
    default: return "--leap-month 不能用於 --every month，後者包括所有閏月"  // leapOfEvery, hant
    }
  }

  package func dayAlone(day: String) -> String {
    switch language {
    case 0: return "--every month chỉ cần ngày, như --lunar \(day)"  // dayAlone, vi
    case 1: return "--every month 只需要日，如 --lunar \(day)"  // dayAlone, zh
    case 2: return "--every month needs the day alone, such as --lunar \(day)"  // dayAlone, en
    case 3: return "--every month에는 --lunar \(day)와 같이 날만 필요합니다"  // dayAlone, ko
    case 4: return "--every monthには--lunar \(day)のように日だけが必要です"  // dayAlone, ja
    default: return "--every month 只需要日，如 --lunar \(day)"  // dayAlone, hant
    }
  }

  package func monthNeeded(day: String) -> String {
    switch language {
    case 0: return "--lunar \(day) là ngày không có tháng: hãy thêm tháng, hoặc --every month"  // monthNeeded, vi
    case 1: return "--lunar \(day) 没有月份：请加上月份，或用 --every month"  // monthNeeded, zh
    case 2: return "--lunar \(day) is a day without a month: add the month, or --every month"  // monthNeeded, en
    case 3: return "--lunar \(day): 달이 없는 날입니다; 달을 붙이거나 --every month를 쓰십시오"  // monthNeeded, ko
    case 4: return "--lunar \(day)に月がありません。月を付けるか、--every monthを指定してください"  // monthNeeded, ja
    default: return "--lunar \(day) 沒有月份：請加上月份，或用 --every month"  // monthNeeded, hant
    }
  }

  package var nowOnly: String {
    switch language {
    case 0: return "--another và --next dùng cho hiện tại, không cho khoảng ngày"  // nowOnly, vi
    case 1: return "--another 和 --next 用于现在，不用于日期范围"  // nowOnly, zh
    case 2: return "--another and --next are for now, not for a range"  // nowOnly, en
    case 3: return "--another와 --next는 지금에 쓰며, 범위에는 쓸 수 없습니다"  // nowOnly, ko
    case 4: return "--anotherと--nextは今に使い、範囲には使えません"  // nowOnly, ja
    default: return "--another 和 --next 用於現在，不用於日期範圍"  // nowOnly, hant
    }
  }

  package var nothingToSet: String {
    switch language {
    case 0: return "không có gì để đặt"  // nothingToSet, vi
    case 1: return "没有要设置的内容"  // nothingToSet, zh
    case 2: return "there is nothing to set"  // nothingToSet, en
    case 3: return "설정할 것이 없습니다"  // nothingToSet, ko
    case 4: return "設定するものがありません"  // nothingToSet, ja
    default: return "沒有要設定的內容"  // nothingToSet, hant
    }
  }

  package var nothingToChange: String {
    switch language {
    case 0: return "không có gì để đổi: hãy cho một lượng, --beverage, --time hoặc --note"  // nothingToChange, vi
    case 1: return "没有要更改的内容：请给出分量、--beverage、--time 或 --note"  // nothingToChange, zh
    case 2: return "nothing to change: give an amount, --beverage, --time or --note"  // nothingToChange, en
    case 3: return "바꿀 것이 없습니다: 양, --beverage, --time, --note 중 하나가 필요합니다"  // nothingToChange, ko
    case 4: return "変えるものがありません：量、--beverage、--time、--noteのどれかが必要です"  // nothingToChange, ja
    default: return "沒有要變更的內容：請提供份量、--beverage、--time 或 --note"  // nothingToChange, hant
    }
  }

  package func noEntryNumber(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là số của một khoản; “list” cho thấy các số"  // noEntryNumber, vi
    case 1: return "“\(text)”不是条目的编号；“list”会列出编号"  // noEntryNumber, zh
    case 2: return "'\(text)' is not the number of an entry; 'list' shows them"  // noEntryNumber, en
    case 3: return "'\(text)': 항목의 번호가 아닙니다; 번호는 'list'에서 봅니다"  // noEntryNumber, ko
    case 4: return "「\(text)」は項目の番号ではありません。番号は「list」で見られます"  // noEntryNumber, ja
    default: return "「\(text)」不是項目的編號；「list」會列出編號"  // noEntryNumber, hant
    }
  }

  package func noCategory(text: String) -> String {
    switch language {
    case 0: return "không có danh mục “\(text)”"  // noCategory, vi
    case 1: return "没有类别“\(text)”"  // noCategory, zh
    case 2: return "there is no category '\(text)'"  // noCategory, en
    case 3: return "'\(text)': 없는 분류입니다"  // noCategory, ko
    case 4: return "「\(text)」という分類はありません"  // noCategory, ja
    default: return "沒有類別「\(text)」"  // noCategory, hant
    }
  }

  package func noCategories(problem: String) -> String {
    switch language {
    case 0: return "\(problem); chưa có danh mục nào"  // noCategories, vi
    case 1: return "\(problem)；还没有任何类别"  // noCategories, zh
    case 2: return "\(problem); there are none"  // noCategories, en
    case 3: return "\(problem); 분류가 하나도 없습니다"  // noCategories, ko
    case 4: return "\(problem)。分類は一つもありません"  // noCategories, ja
    default: return "\(problem)；還沒有任何類別"  // noCategories, hant
    }
  }

  package func strayBudget(text: String) -> String {
    switch language {
    case 0: return "không khoản nào có danh mục “\(text)”, vốn có ngân sách"  // strayBudget, vi
    case 1: return "没有金额属于设有预算的类别“\(text)”"  // strayBudget, zh
    case 2: return "no amount has the category '\(text)', which has a budget"  // strayBudget, en
    case 3: return "'\(text)': 예산이 있는 이 분류의 금액이 없습니다"  // strayBudget, ko
    case 4: return "予算のある分類「\(text)」に金額がありません"  // strayBudget, ja
    default: return "沒有金額屬於設有預算的類別「\(text)」"  // strayBudget, hant
    }
  }

  package var settingsUnread: String {
    switch language {
    case 0: return "không đọc được cài đặt; xem “status”"  // settingsUnread, vi
    case 1: return "无法读取设置；见“status”"  // settingsUnread, zh
    case 2: return "the settings cannot be read; see 'status'"  // settingsUnread, en
    case 3: return "설정을 읽을 수 없습니다; 'status' 참고"  // settingsUnread, ko
    case 4: return "設定を読めません。「status」を参照"  // settingsUnread, ja
    default: return "無法讀取設定；見「status」"  // settingsUnread, hant
    }
  }

  package func toCome(text: String) -> String {
    switch language {
    case 0: return "\(text) vẫn chưa đến"  // toCome, vi
    case 1: return "\(text) 尚未到来"  // toCome, zh
    case 2: return "\(text) is still to come"  // toCome, en
    case 3: return "\(text): 아직 오지 않았습니다"  // toCome, ko
    case 4: return "\(text)はまだ来ていません"  // toCome, ja
    default: return "\(text) 尚未到來"  // toCome, hant
    }
  }

  package func ambiguousDrink(id: String, number: String) -> String {
    switch language {
    case 0: return "\(number) lần uống có id bắt đầu bằng “\(id)”"  // ambiguousDrink, vi
    case 1: return "有 \(number) 条饮水记录的 id 以“\(id)”开头"  // ambiguousDrink, zh
    case 2: return "\(number) drinks have an id that begins with '\(id)'"  // ambiguousDrink, en
    case 3: return "id의 앞부분이 '\(id)'인 음료가 \(number)개 있습니다"  // ambiguousDrink, ko
    case 4: return "idが「\(id)」で始まる飲み物が\(number)件あります"  // ambiguousDrink, ja
    default: return "有 \(number) 筆飲水紀錄的 id 以「\(id)」開頭"  // ambiguousDrink, hant
    }
  }

  package func nextYears(first: String, last: String, name: String) -> String {
    switch language {
    case 0: return "\(name) từ \(first) đến \(last): với ics khi không có RANGE và --year"  // nextYears, vi
    case 1: return "\(name)为 \(first) 至 \(last) 年：导出 ics 而未给出 RANGE 或 --year"  // nextYears, zh
    case 2: return "\(name) \(first) to \(last): for ics without RANGE or --year"  // nextYears, en
    case 3: return "\(name) \(first)~\(last)년: RANGE나 --year가 없는 ics의 범위입니다"  // nextYears, ko
    case 4: return "\(name)、\(first)年から\(last)年まで：RANGEも--yearもないicsの範囲です"  // nextYears, ja
    default: return "\(name)為 \(first) 至 \(last) 年：匯出 ics 而未提供 RANGE 或 --year"  // nextYears, hant
    }
  }

  package func otherTexts(name: String, other: String, text: String) -> String {
    switch language {
    case 0: return "chưa có bản \(text); dùng \(name) (\(other))"  // otherTexts, vi
    case 1: return "暂无 \(text) 文本；改用\(name)（\(other)）"  // otherTexts, zh
    case 2: return "no texts in \(text) yet; \(name) (\(other)) is used"  // otherTexts, en
    case 3: return "\(text): 아직 텍스트가 없어 \(name)(\(other))로 보여 줍니다"  // otherTexts, ko
    case 4: return "\(text)のテキストはまだなく、\(name)（\(other)）を使います"  // otherTexts, ja
    default: return "沒有 \(text) 的文字；改用\(name)（\(other)）"  // otherTexts, hant
    }
  }

  package func decisionsOld(file: String) -> String {
    switch language {
    case 0: return "\(file): các quyết định trong tệp không mới hơn những quyết định đã biết nên không thay đổi gì"  // decisionsOld, vi
    case 1: return "\(file)：其中的决定不比已知的新，未作任何更改"  // decisionsOld, zh
    case 2: return "\(file): its decisions are not newer than those that are known, and change nothing"  // decisionsOld, en
    case 3: return "\(file): 이미 있는 결정보다 새 결정이 없어 바뀌는 것이 없습니다"  // decisionsOld, ko
    case 4: return "\(file)：決定は既知のものより新しくないため、何も変わりません"  // decisionsOld, ja
    default: return "\(file)：其中的決定不比已知的新，未作任何變更"  // decisionsOld, hant
    }
  }

  package func decisionsPart(country: String, file: String, text: String, year: String) -> String {
    switch language {
    case 0: return "\(file): các quyết định trong tệp thay thế mọi quyết định đã biết của \(country) năm \(year) mà không quyết định trọn năm; “\(text)” in ra các quyết định của bản này"  // decisionsPart, vi
    case 1: return "\(file)：其中的决定取代 \(country) \(year) 年所有已知的决定，但并未定下全年；“\(text)”可列出本版本的决定"  // decisionsPart, zh
    case 2: return "\(file): its decisions replace all that are known of \(country) in \(year), and do not settle that year; '\(text)' prints those of this release"  // decisionsPart, en
    case 3: return "\(file): \(country)의 \(year)년에 관하여 이미 있는 결정을 모두 대신하지만, 그해를 모두 정하지는 않습니다; 이 판의 결정은 '\(text)'에서 봅니다"  // decisionsPart, ko
    case 4: return "\(file)：\(country)の\(year)年についての既知の決定をすべて置き換えますが、その年のすべてを決めてはいません。この版の決定は「\(text)」で見られます"  // decisionsPart, ja
    default: return "\(file)：其中的決定取代 \(country) \(year) 年所有已知的決定，但並未定下全年；「\(text)」可列出本版本的決定"  // decisionsPart, hant
    }
  }

  package func noSystemZone(other: String, text: String) -> String {
    switch language {
    case 0: return "biến TZ là “\(text)”, không phải múi giờ; dùng \(other) của hệ thống"  // noSystemZone, vi
    case 1: return "变量 TZ 的值“\(text)”不是时区；改用系统的 \(other)"  // noSystemZone, zh
    case 2: return "the variable TZ has '\(text)', which is no zone; \(other), the system's, is used"  // noSystemZone, en
    case 3: return "변수 TZ의 값 '\(text)': 시간대가 아닙니다; 시스템의 시간대 \(other)에 따릅니다"  // noSystemZone, ko
    case 4: return "変数TZの「\(text)」はタイムゾーンではなく、システムの\(other)を使います"  // noSystemZone, ja
    default: return "變數 TZ 的值「\(text)」不是時區；改用系統的 \(other)"  // noSystemZone, hant
    }
  }

  package var reloadsAtEnd: String {
    switch language {
    case 0: return "làm mới sau mục cuối"  // reloadsAtEnd, vi
    case 1: return "最后一项之后刷新"  // reloadsAtEnd, zh
    case 2: return "reloads after the last entry"  // reloadsAtEnd, en
    case 3: return "마지막 항목 뒤에 새로 고침"  // reloadsAtEnd, ko
    case 4: return "最後の項目の後に再読み込み"  // reloadsAtEnd, ja
    default: return "最後一項之後重新整理"  // reloadsAtEnd, hant
    }
  }

  package func reloadsAfter(date: String) -> String {
    switch language {
    case 0: return "làm mới sau \(date)"  // reloadsAfter, vi
    case 1: return "\(date) 之后刷新"  // reloadsAfter, zh
    case 2: return "reloads after \(date)"  // reloadsAfter, en
    case 3: return "\(date) 뒤에 새로 고침"  // reloadsAfter, ko
    case 4: return "\(date)の後に再読み込み"  // reloadsAfter, ja
    default: return "\(date) 之後重新整理"  // reloadsAfter, hant
    }
  }

  package var reloadsNever: String {
    switch language {
    case 0: return "làm mới khi ứng dụng yêu cầu"  // reloadsNever, vi
    case 1: return "由 App 通知时刷新"  // reloadsNever, zh
    case 2: return "reloads when the app says so"  // reloadsNever, en
    case 3: return "앱이 알릴 때 새로 고침"  // reloadsNever, ko
    case 4: return "アプリが知らせたときに再読み込み"  // reloadsNever, ja
    default: return "由 App 通知時重新整理"  // reloadsNever, hant
    }
  }

  package func leftOut(problem: String) -> String {
    switch language {
    case 0: return "\(problem); phần này bị bỏ qua"  // leftOut, vi
    case 1: return "\(problem)；此项已略去"  // leftOut, zh
    case 2: return "\(problem); it is left out"  // leftOut, en
    case 3: return "\(problem); 이 항목은 제외했습니다"  // leftOut, ko
    case 4: return "\(problem)。これは省きます"  // leftOut, ja
    default: return "\(problem)；此項已略去"  // leftOut, hant
    }
  }

  package func leftOutMore(number: String) -> String {
    switch language {
    case 0: return "\(number) phần nữa bị bỏ qua"  // leftOutMore, vi
    case 1: return "另有 \(number) 项已略去"  // leftOutMore, zh
    case 2: return "\(number) more are left out"  // leftOutMore, en
    case 3: return "\(number)개를 더 뺐습니다"  // leftOutMore, ko
    case 4: return "ほかに\(number)件を省きました"  // leftOutMore, ja
    default: return "另有 \(number) 項已略去"  // leftOutMore, hant
    }
  }

  package func backupAt(file: String) -> String {
    switch language {
    case 0: return "tài liệu trước lần thay đổi cuối là \(file)"  // backupAt, vi
    case 1: return "上次更改前的文件是 \(file)"  // backupAt, zh
    case 2: return "the document before its last change is \(file)"  // backupAt, en
    case 3: return "마지막으로 바뀌기 전의 문서: \(file)"  // backupAt, ko
    case 4: return "前回の変更前の文書：\(file)"  // backupAt, ja
    default: return "上次變更前的檔案是 \(file)"  // backupAt, hant
    }
  }

  package func nothingToMove(file: String) -> String {
    switch language {
    case 0: return "không có gì để chuyển: \(file) không phải là tệp của phiên bản đầu của ứng dụng; các tháng của nhật ký là những tệp bên cạnh"  // nothingToMove, vi
    case 1: return "没有可移动的内容：\(file) 不是 App 第一版的文件；各月的记录是它旁边的文件"  // nothingToMove, zh
    case 2: return "nothing to move: at \(file) is no file of the app's first version; the months of a journal are files beside it"  // nothingToMove, en
    case 3: return "옮길 것이 없습니다: \(file)에는 앱의 첫 버전의 파일이 없습니다; 월별 기록은 그 옆에 있는 파일입니다"  // nothingToMove, ko
    case 4: return "移すものがありません：\(file)にアプリの最初のバージョンのファイルはありません。記録の各月は、その隣のファイルです"  // nothingToMove, ja
    default: return "沒有可移動的內容：\(file) 不是 App 第一版的檔案；各月的紀錄是它旁邊的檔案"  // nothingToMove, hant
    }
  }

  package func movedBefore(file: String) -> String {
    switch language {
    case 0: return "không có gì để chuyển: đã chuyển trước đây, xem \(file)"  // movedBefore, vi
    case 1: return "没有可移动的内容：以前已移动过，见 \(file)"  // movedBefore, zh
    case 2: return "nothing to move: it was moved before, see \(file)"  // movedBefore, en
    case 3: return "옮길 것이 없습니다: 이미 옮겼습니다; \(file) 참고"  // movedBefore, ko
    case 4: return "移すものがありません：すでに移しました。\(file)を参照"  // movedBefore, ja
    default: return "沒有可移動的內容：以前已移動過，見 \(file)"  // movedBefore, hant
    }
  }

  package func allowedRange(first: String, last: String) -> String {
    switch language {
    case 0: return "từ \(first) đến \(last)"  // allowedRange, vi
    case 1: return "\(first) 至 \(last)"  // allowedRange, zh
    case 2: return "\(first) to \(last)"  // allowedRange, en
    case 3: return "\(first)부터 \(last)까지"  // allowedRange, ko
    case 4: return "\(first)から\(last)まで"  // allowedRange, ja
    default: return "\(first) 至 \(last)"  // allowedRange, hant
    }
  }

  package var allowedAmount: String {
    switch language {
    case 0: return "một số, hoặc none"  // allowedAmount, vi
    case 1: return "数字，或 none"  // allowedAmount, zh
    case 2: return "a number, or none"  // allowedAmount, en
    case 3: return "수 또는 none"  // allowedAmount, ko
    case 4: return "数、またはnone"  // allowedAmount, ja
    default: return "數字，或 none"  // allowedAmount, hant
    }
  }

  package var allowedLine: String {
    switch language {
    case 0: return "văn bản một dòng"  // allowedLine, vi
    case 1: return "单行文本"  // allowedLine, zh
    case 2: return "a text of one line"  // allowedLine, en
    case 3: return "한 줄의 텍스트"  // allowedLine, ko
    case 4: return "一行のテキスト"  // allowedLine, ja
    default: return "單行文字"  // allowedLine, hant
    }
  }

  package var allowedCurrency: String {
    switch language {
    case 0: return "mã tiền tệ ISO 4217 như VND"  // allowedCurrency, vi
    case 1: return "ISO 4217 货币代码，如 VND"  // allowedCurrency, zh
    case 2: return "a code of ISO 4217 with a minor unit, such as VND"  // allowedCurrency, en
    case 3: return "보조 단위가 있는 ISO 4217 코드(예: VND)"  // allowedCurrency, ko
    case 4: return "補助単位のあるISO 4217のコード（例：VND）"  // allowedCurrency, ja
    default: return "ISO 4217 貨幣代碼，如 VND"  // allowedCurrency, hant
    }
  }

  package var allowedMonthDay: String {
    switch language {
    case 0: return "tháng và ngày từ 01-01 đến 12-28, như 04-06"  // allowedMonthDay, vi
    case 1: return "01-01 至 12-28 的月和日，如 04-06"  // allowedMonthDay, zh
    case 2: return "a month and a day from 01-01 to 12-28, such as 04-06"  // allowedMonthDay, en
    case 3: return "01-01부터 12-28까지의 월과 일(예: 04-06)"  // allowedMonthDay, ko
    case 4: return "01-01から12-28までの月と日（例：04-06）"  // allowedMonthDay, ja
    default: return "01-01 至 12-28 的月和日，如 04-06"  // allowedMonthDay, hant
    }
  }

  package var allowedInstant: String {
    switch language {
    case 0: return "thời điểm như 2026-02-17T00:00:00+07:00"  // allowedInstant, vi
    case 1: return "2026-02-17T00:00:00+07:00 这样的时刻"  // allowedInstant, zh
    case 2: return "an instant such as 2026-02-17T00:00:00+07:00"  // allowedInstant, en
    case 3: return "2026-02-17T00:00:00+07:00과 같은 시각"  // allowedInstant, ko
    case 4: return "2026-02-17T00:00:00+07:00のような時刻"  // allowedInstant, ja
    default: return "2026-02-17T00:00:00+07:00 這樣的時刻"  // allowedInstant, hant
    }
  }

  package var allowedTime: String {
    switch language {
    case 0: return "20:00, 2026-02-17 20:00, hoặc thời điểm như 2026-02-17T08:00:00+07:00"  // allowedTime, vi
    case 1: return "20:00、2026-02-17 20:00，或 2026-02-17T08:00:00+07:00 这样的时刻"  // allowedTime, zh
    case 2: return "20:00, 2026-02-17 20:00, or an instant such as 2026-02-17T08:00:00+07:00"  // allowedTime, en
    case 3: return "20:00, 2026-02-17 20:00, 또는 2026-02-17T08:00:00+07:00과 같은 시각"  // allowedTime, ko
    case 4: return "20:00、2026-02-17 20:00、または2026-02-17T08:00:00+07:00のような時刻"  // allowedTime, ja
    default: return "20:00、2026-02-17 20:00，或 2026-02-17T08:00:00+07:00 這樣的時刻"  // allowedTime, hant
    }
  }

  package var allowedZone: String {
    switch language {
    case 0: return "mã múi giờ như Asia/Ho_Chi_Minh"  // allowedZone, vi
    case 1: return "时区标识，如 Asia/Ho_Chi_Minh"  // allowedZone, zh
    case 2: return "an identifier such as Asia/Ho_Chi_Minh"  // allowedZone, en
    case 3: return "Asia/Ho_Chi_Minh과 같은 식별자"  // allowedZone, ko
    case 4: return "Asia/Ho_Chi_Minhのような識別子"  // allowedZone, ja
    default: return "時區識別碼，如 Asia/Ho_Chi_Minh"  // allowedZone, hant
    }
  }

  package var allowedLunar: String {
    switch language {
    case 0: return "tháng và ngày âm lịch như 03-10 (tháng nhuận thì theo --leap-month), hoặc một ngày như 15 cùng với --every month"  // allowedLunar, vi
    case 1: return "03-10 这样的农历月和日（闰月由 --leap-month 决定），或与 --every month 同用的日，如 15"  // allowedLunar, zh
    case 2: return "a lunar month and day such as 03-10 (--leap-month says what a leap month does), or a day such as 15 with --every month"  // allowedLunar, en
    case 3: return "03-10과 같은 음력 월과 일(윤달은 --leap-month로 정함), 또는 --every month와 함께 쓰는 15와 같은 날"  // allowedLunar, ko
    case 4: return "03-10のような旧暦の月と日（閏月は--leap-monthで決まる）、または--every monthと使う15のような日"  // allowedLunar, ja
    default: return "03-10 這樣的農曆月和日（閏月由 --leap-month 決定），或與 --every month 同用的日，如 15"  // allowedLunar, hant
    }
  }

  package func allowedDrink(mark: String) -> String {
    switch language {
    case 0: return "250, 250ml, 0\(mark)5l, 8oz hoặc 1 UK pint"  // allowedDrink, vi
    case 1: return "250、250ml、0\(mark)5l、8oz 或 1 UK pint"  // allowedDrink, zh
    case 2: return "250, 250ml, 0\(mark)5l, 8oz or 1 UK pint"  // allowedDrink, en
    case 3: return "250, 250ml, 0\(mark)5l, 8oz 또는 1 UK pint"  // allowedDrink, ko
    case 4: return "250、250ml、0\(mark)5l、8oz、または1 UK pint"  // allowedDrink, ja
    default: return "250、250ml、0\(mark)5l、8oz 或 1 UK pint"  // allowedDrink, hant
    }
  }

  package var allowedUntil: String {
    switch language {
    case 0: return "thời điểm đến hết ngày mai"  // allowedUntil, vi
    case 1: return "最晚到明天结束的时刻"  // allowedUntil, zh
    case 2: return "a time up to the end of tomorrow"  // allowedUntil, en
    case 3: return "내일이 끝날 때까지의 시각"  // allowedUntil, ko
    case 4: return "明日の終わりまでの時刻"  // allowedUntil, ja
    default: return "最晚到明天結束的時刻"  // allowedUntil, hant
    }
  }

  package var allowedWeather: String {
    switch language {
    case 0: return "nhiệt độ, hoặc kèm phần trăm độ ẩm: 33C,80 hoặc 92F,80"  // allowedWeather, vi
    case 1: return "温度，或加上湿度百分比：33C,80 或 92F,80"  // allowedWeather, zh
    case 2: return "degrees, or with percent of humidity: 33C,80 or 92F,80"  // allowedWeather, en
    case 3: return "기온, 또는 기온과 습도(%): 33C,80 또는 92F,80"  // allowedWeather, ko
    case 4: return "気温、または気温と湿度（%）：33C,80または92F,80"  // allowedWeather, ja
    default: return "溫度，或加上濕度百分比：33C,80 或 92F,80"  // allowedWeather, hant
    }
  }

  package func allowedDegrees(first: String, last: String) -> String {
    switch language {
    case 0: return "số độ từ \(first) đến \(last), như 21.0285"  // allowedDegrees, vi
    case 1: return "\(first) 至 \(last) 的度数，如 21.0285"  // allowedDegrees, zh
    case 2: return "degrees from \(first) to \(last), such as 21.0285"  // allowedDegrees, en
    case 3: return "\(first)도부터 \(last)도까지(예: 21.0285)"  // allowedDegrees, ko
    case 4: return "\(first)度から\(last)度まで（例：21.0285）"  // allowedDegrees, ja
    default: return "\(first) 至 \(last) 的度數，如 21.0285"  // allowedDegrees, hant
    }
  }

  package func allowedSize(first: String, last: String) -> String {
    switch language {
    case 0: return "kích thước bằng điểm từ \(first) đến \(last), như 338x158"  // allowedSize, vi
    case 1: return "\(first) 至 \(last) 的尺寸（点），如 338x158"  // allowedSize, zh
    case 2: return "a size in points from \(first) to \(last), such as 338x158"  // allowedSize, en
    case 3: return "\(first)부터 \(last)까지의 포인트 크기(예: 338x158)"  // allowedSize, ko
    case 4: return "\(first)から\(last)までのポイント数（例：338x158）"  // allowedSize, ja
    default: return "\(first) 至 \(last) 的尺寸（點），如 338x158"  // allowedSize, hant
    }
  }

  package var allowedLocale: String {
    switch language {
    case 0: return "mã vùng như en_GB"  // allowedLocale, vi
    case 1: return "区域标识，如 en_GB"  // allowedLocale, zh
    case 2: return "a locale such as en_GB"  // allowedLocale, en
    case 3: return "en_GB와 같은 로캘"  // allowedLocale, ko
    case 4: return "en_GBのようなロケール"  // allowedLocale, ja
    default: return "區域識別碼，如 en_GB"  // allowedLocale, hant
    }
  }

  package func allowedTag(names: String) -> String {
    switch language {
    case 0: return "mã ngôn ngữ như \(names) hoặc vi-VN"  // allowedTag, vi
    case 1: return "语言标识，如 \(names) 或 vi-VN"  // allowedTag, zh
    case 2: return "a tag such as \(names) or vi-VN"  // allowedTag, en
    case 3: return "\(names) 또는 vi-VN과 같은 언어 태그"  // allowedTag, ko
    case 4: return "\(names)、vi-VNのような言語タグ"  // allowedTag, ja
    default: return "語言識別碼，如 \(names) 或 vi-VN"  // allowedTag, hant
    }
  }

  package func allowedGroups(names: String) -> String {
    switch language {
    case 0: return "all, none, hoặc các tên cách nhau bằng dấu phẩy: \(names)"  // allowedGroups, vi
    case 1: return "all、none，或以逗号分隔的名称：\(names)"  // allowedGroups, zh
    case 2: return "all, none, or names with commas between them: \(names)"  // allowedGroups, en
    case 3: return "all, none, 또는 쉼표로 나눈 이름: \(names)"  // allowedGroups, ko
    case 4: return "all、none、またはコンマで区切った名前：\(names)"  // allowedGroups, ja
    default: return "all、none，或以逗號分隔的名稱：\(names)"  // allowedGroups, hant
    }
  }

  package var allowedAlarm: String {
    switch language {
    case 0: return "1d, 12h, 30m hoặc tương tự"  // allowedAlarm, vi
    case 1: return "1d、12h、30m 之类"  // allowedAlarm, zh
    case 2: return "1d, 12h, 30m or the like"  // allowedAlarm, en
    case 3: return "1d, 12h, 30m 등"  // allowedAlarm, ko
    case 4: return "1d、12h、30mなど"  // allowedAlarm, ja
    default: return "1d、12h、30m 之類"  // allowedAlarm, hant
    }
  }

  package var allowedYear: String {
    switch language {
    case 0: return "một năm như 2026, hoặc nhiều năm như 2025..2027"  // allowedYear, vi
    case 1: return "2026 这样的一年，或 2025..2027 这样的多年"  // allowedYear, zh
    case 2: return "a year such as 2026, or several such as 2025..2027"  // allowedYear, en
    case 3: return "2026과 같은 한 해, 또는 2025..2027과 같은 여러 해"  // allowedYear, ko
    case 4: return "2026のような一年、または2025..2027のような数年"  // allowedYear, ja
    default: return "2026 這樣的一年，或 2025..2027 這樣的多年"  // allowedYear, hant
    }
  }

  package var allowedRuleMonths: String {
    switch language {
    case 0: return "1 đến 12, và với RSCALE=CHINESE hay DANGI còn có tháng nhuận như 6L"  // allowedRuleMonths, vi
    case 1: return "1 到 12；RSCALE=CHINESE 或 DANGI 时还可用闰月，如 6L"  // allowedRuleMonths, zh
    case 2: return "1 to 12, and with RSCALE=CHINESE or DANGI also leap months such as 6L"  // allowedRuleMonths, en
    case 3: return "1부터 12까지, RSCALE=CHINESE 또는 DANGI에서는 6L과 같은 윤달도"  // allowedRuleMonths, ko
    case 4: return "1から12まで、RSCALE=CHINESEかDANGIでは6Lのような閏月も"  // allowedRuleMonths, ja
    default: return "1 到 12；RSCALE=CHINESE 或 DANGI 時還可用閏月，如 6L"  // allowedRuleMonths, hant
    }
  }

  package func allowedRuleDays(last: String) -> String {
    switch language {
    case 0: return "1 đến \(last), hoặc -1 đến -\(last) tính từ cuối tháng"  // allowedRuleDays, vi
    case 1: return "1 到 \(last)，或 -1 到 -\(last)（从月底数起）"  // allowedRuleDays, zh
    case 2: return "1 to \(last), or -1 to -\(last) from the end of the month"  // allowedRuleDays, en
    case 3: return "1부터 \(last)까지, 또는 월말부터 거꾸로 -1부터 -\(last)까지"  // allowedRuleDays, ko
    case 4: return "1から\(last)まで、または月末から数えて-1から-\(last)まで"  // allowedRuleDays, ja
    default: return "1 到 \(last)，或 -1 到 -\(last)（從月底數起）"  // allowedRuleDays, hant
    }
  }

  package var allowedRuleDate: String {
    switch language {
    case 0: return "một ngày không kèm giờ, như 20260217"  // allowedRuleDate, vi
    case 1: return "不带时间的日期，如 20260217"  // allowedRuleDate, zh
    case 2: return "a day without a time, such as 20260217"  // allowedRuleDate, en
    case 3: return "20260217과 같이 시각이 없는 날"  // allowedRuleDate, ko
    case 4: return "20260217のような、時刻のない日"  // allowedRuleDate, ja
    default: return "不帶時間的日期，如 20260217"  // allowedRuleDate, hant
    }
  }

  package func addedEntry(entry: String) -> String {
    switch language {
    case 0: return "đã thêm: \(entry)"  // addedEntry, vi
    case 1: return "已添加：\(entry)"  // addedEntry, zh
    case 2: return "added: \(entry)"  // addedEntry, en
    case 3: return "추가됨: \(entry)"  // addedEntry, ko
    case 4: return "追加しました：\(entry)"  // addedEntry, ja
    default: return "已新增：\(entry)"  // addedEntry, hant
    }
  }

  package func removedEntry(entry: String) -> String {
    switch language {
    case 0: return "đã xóa: \(entry)"  // removedEntry, vi
    case 1: return "已删除：\(entry)"  // removedEntry, zh
    case 2: return "removed: \(entry)"  // removedEntry, en
    case 3: return "삭제됨: \(entry)"  // removedEntry, ko
    case 4: return "削除しました：\(entry)"  // removedEntry, ja
    default: return "已刪除：\(entry)"  // removedEntry, hant
    }
  }

  package var noEntries: String {
    switch language {
    case 0: return "chưa có khoản nào"  // noEntries, vi
    case 1: return "没有条目"  // noEntries, zh
    case 2: return "no entries"  // noEntries, en
    case 3: return "항목 없음"  // noEntries, ko
    case 4: return "項目なし"  // noEntries, ja
    default: return "沒有項目"  // noEntries, hant
    }
  }

  package var refundMark: String {
    switch language {
    case 0: return "hoàn tiền"  // refundMark, vi
    case 1: return "退款"  // refundMark, zh
    case 2: return "refund"  // refundMark, en
    case 3: return "환불"  // refundMark, ko
    case 4: return "返金"  // refundMark, ja
    default: return "退款"  // refundMark, hant
    }
  }

  package func savedFile(file: String) -> String {
    switch language {
    case 0: return "\(file): đã lưu"  // savedFile, vi
    case 1: return "\(file)：已保存"  // savedFile, zh
    case 2: return "\(file): saved"  // savedFile, en
    case 3: return "\(file): 저장됨"  // savedFile, ko
    case 4: return "\(file)：保存しました"  // savedFile, ja
    default: return "\(file)：已儲存"  // savedFile, hant
    }
  }

  package func keptFile(file: String) -> String {
    switch language {
    case 0: return "đã giữ: \(file)"  // keptFile, vi
    case 1: return "已保留：\(file)"  // keptFile, zh
    case 2: return "kept: \(file)"  // keptFile, en
    case 3: return "보관됨: \(file)"  // keptFile, ko
    case 4: return "残しました：\(file)"  // keptFile, ja
    default: return "已保留：\(file)"  // keptFile, hant
    }
  }

  package var undoneImport: String {
    switch language {
    case 0: return "các tổng và cài đặt trở lại như trước lần nhập cuối"  // undoneImport, vi
    case 1: return "合计和设置已恢复到上次导入之前"  // undoneImport, zh
    case 2: return "sums and settings are as they were before the last import"  // undoneImport, en
    case 3: return "합계와 설정이 마지막 가져오기 전으로 돌아갔습니다"  // undoneImport, ko
    case 4: return "合計と設定を前回の取り込みの前に戻しました"  // undoneImport, ja
    default: return "合計和設定已恢復到上次匯入之前"  // undoneImport, hant
    }
  }

  package func undoneAdd(entry: String) -> String {
    switch language {
    case 0: return "khoản này không còn: \(entry)"  // undoneAdd, vi
    case 1: return "条目已撤销：\(entry)"  // undoneAdd, zh
    case 2: return "the entry is gone: \(entry)"  // undoneAdd, en
    case 3: return "추가한 항목을 취소했습니다: \(entry)"  // undoneAdd, ko
    case 4: return "項目の追加を取り消しました：\(entry)"  // undoneAdd, ja
    default: return "已撤銷新增的項目：\(entry)"  // undoneAdd, hant
    }
  }

  package func undoneEntry(entry: String) -> String {
    switch language {
    case 0: return "khoản này trở lại như trước: \(entry)"  // undoneEntry, vi
    case 1: return "条目已恢复：\(entry)"  // undoneEntry, zh
    case 2: return "the entry is as it was: \(entry)"  // undoneEntry, en
    case 3: return "항목이 전과 같아졌습니다: \(entry)"  // undoneEntry, ko
    case 4: return "項目を元に戻しました：\(entry)"  // undoneEntry, ja
    default: return "項目已恢復：\(entry)"  // undoneEntry, hant
    }
  }

  package var newDocument: String {
    switch language {
    case 0: return "bắt đầu một tài liệu mới"  // newDocument, vi
    case 1: return "已开始新的文件"  // newDocument, zh
    case 2: return "a new document begins"  // newDocument, en
    case 3: return "새 문서가 시작됩니다"  // newDocument, ko
    case 4: return "新しい文書が始まります"  // newDocument, ja
    default: return "已開始新的檔案"  // newDocument, hant
    }
  }

  package var budgetsRead: String {
    switch language {
    case 0: return "lại đọc được ngân sách"  // budgetsRead, vi
    case 1: return "预算又可以读取"  // budgetsRead, zh
    case 2: return "budgets can be read again"  // budgetsRead, en
    case 3: return "예산을 다시 읽을 수 있습니다"  // budgetsRead, ko
    case 4: return "予算をまた読めます"  // budgetsRead, ja
    default: return "預算又可以讀取"  // budgetsRead, hant
    }
  }

  package var bookLost: String {
    switch language {
    case 0: return "tổng theo ngày lấy từ tài liệu, không biết danh mục và các khoản trước đây"  // bookLost, vi
    case 1: return "每日合计取自文件，此前的类别和条目未知"  // bookLost, zh
    case 2: return "sums by day are those of the document, categories and entries before are not known"  // bookLost, en
    case 3: return "일별 합계는 문서의 값이며, 이전의 분류와 항목은 알 수 없습니다"  // bookLost, ko
    case 4: return "日ごとの合計は文書のもので、それ以前の分類と項目は不明です"  // bookLost, ja
    default: return "每日合計取自檔案，此前的類別和項目未知"  // bookLost, hant
    }
  }

  package var bookOlder: String {
    switch language {
    case 0: return "không biết thay đổi cuối của sổ hoặc của một khoản"  // bookOlder, vi
    case 1: return "账本或条目的最后一次更改未知"  // bookOlder, zh
    case 2: return "the last change of the ledger or of an entry is not known"  // bookOlder, en
    case 3: return "지출 자료 또는 항목의 마지막 변경은 알 수 없습니다"  // bookOlder, ko
    case 4: return "支出データまたは項目の最後の変更は不明です"  // bookOlder, ja
    default: return "帳本或項目的最後一次變更未知"  // bookOlder, hant
    }
  }

  package var nothingToRecover: String {
    switch language {
    case 0: return "không có gì để khôi phục"  // nothingToRecover, vi
    case 1: return "没有可恢复的内容"  // nothingToRecover, zh
    case 2: return "nothing to recover"  // nothingToRecover, en
    case 3: return "복구할 것이 없습니다"  // nothingToRecover, ko
    case 4: return "復旧するものがありません"  // nothingToRecover, ja
    default: return "沒有可恢復的內容"  // nothingToRecover, hant
    }
  }

  package var allRead: String {
    switch language {
    case 0: return "không có gì để khôi phục: mọi thứ đều đọc được"  // allRead, vi
    case 1: return "没有可恢复的内容：一切都可以读取"  // allRead, zh
    case 2: return "nothing to recover: everything can be read"  // allRead, en
    case 3: return "복구할 것이 없습니다: 모두 읽을 수 있습니다"  // allRead, ko
    case 4: return "復旧するものがありません：すべて読めます"  // allRead, ja
    default: return "沒有可恢復的內容：一切都可以讀取"  // allRead, hant
    }
  }

  package func tapped(id: String) -> String {
    switch language {
    case 0: return "đã chạm \(id)"  // tapped, vi
    case 1: return "已点按 \(id)"  // tapped, zh
    case 2: return "tapped \(id)"  // tapped, en
    case 3: return "누름: \(id)"  // tapped, ko
    case 4: return "タップ：\(id)"  // tapped, ja
    default: return "已點選 \(id)"  // tapped, hant
    }
  }

  package var keptSettings: String {
    switch language {
    case 0: return "đã giữ cài đặt"  // keptSettings, vi
    case 1: return "设置已保留"  // keptSettings, zh
    case 2: return "kept the settings"  // keptSettings, en
    case 3: return "설정을 유지했습니다"  // keptSettings, ko
    case 4: return "設定を残しました"  // keptSettings, ja
    default: return "設定已保留"  // keptSettings, hant
    }
  }

  package var lostSettings: String {
    switch language {
    case 0: return "đã mất cài đặt: hãy đặt lại"  // lostSettings, vi
    case 1: return "设置已丢失，请重新设置"  // lostSettings, zh
    case 2: return "the settings are lost: set them again"  // lostSettings, en
    case 3: return "설정을 잃었습니다: 다시 설정해야 합니다"  // lostSettings, ko
    case 4: return "設定が失われました。もう一度設定してください"  // lostSettings, ja
    default: return "設定已遺失，請重新設定"  // lostSettings, hant
    }
  }

  package func stillSo(problem: String) -> String {
    switch language {
    case 0: return "vẫn vậy: \(problem)"  // stillSo, vi
    case 1: return "仍然如此：\(problem)"  // stillSo, zh
    case 2: return "still so: \(problem)"  // stillSo, en
    case 3: return "여전히 그렇습니다: \(problem)"  // stillSo, ko
    case 4: return "まだ同じです：\(problem)"  // stillSo, ja
    default: return "仍然如此：\(problem)"  // stillSo, hant
    }
  }

  package func oldFile(file: String, moved: String) -> String {
    switch language {
    case 0: return "\(moved); tệp cũ bây giờ là \(file)"  // oldFile, vi
    case 1: return "\(moved)；旧文件现为 \(file)"  // oldFile, zh
    case 2: return "\(moved); the old file is now \(file)"  // oldFile, en
    case 3: return "\(moved); 이전 파일은 이제 \(file)입니다"  // oldFile, ko
    case 4: return "\(moved)。古いファイルは今は\(file)です"  // oldFile, ja
    default: return "\(moved)；舊檔案現為 \(file)"  // oldFile, hant
    }
  }

  package func goalDiffers(change: String, first: String, second: String) -> String {
    switch language {
    case 0: return "mục tiêu ở đây là \(first), trong ứng dụng là \(second): \(change) mỗi ngày"  // goalDiffers, vi
    case 1: return "此处目标为 \(first)，App 中为 \(second)：每天 \(change)"  // goalDiffers, zh
    case 2: return "the goal is \(first) here, \(second) in the app: \(change) a day"  // goalDiffers, en
    case 3: return "목표는 여기에서 \(first), 앱에서 \(second)입니다: 하루 \(change)"  // goalDiffers, ko
    case 4: return "目標はここでは\(first)、アプリでは\(second)です：一日に\(change)"  // goalDiffers, ja
    default: return "此處目標為 \(first)，App 中為 \(second)：每天 \(change)"  // goalDiffers, hant
    }
  }

  package func notRead(problem: String) -> String {
    switch language {
    case 0: return "không đọc được, và giữ lại ở đó: \(problem)"  // notRead, vi
    case 1: return "未能读取，保留原处：\(problem)"  // notRead, zh
    case 2: return "not read, and kept there: \(problem)"  // notRead, en
    case 3: return "읽지 못하여 그 자리에 두었습니다: \(problem)"  // notRead, ko
    case 4: return "読めないため、元の場所に残しました：\(problem)"  // notRead, ja
    default: return "未能讀取，保留原處：\(problem)"  // notRead, hant
    }
  }

  package func more(number: String) -> String {
    switch language {
    case 0: return "\(number) phần nữa"  // more, vi
    case 1: return "另有 \(number) 项"  // more, zh
    case 2: return "\(number) more"  // more, en
    case 3: return "\(number)개 더"  // more, ko
    case 4: return "ほか\(number)件"  // more, ja
    default: return "另有 \(number) 項"  // more, hant
    }
  }

  package func records(number: String) -> String {
    switch language {
    case 0: return "số bản ghi: \(number)"  // records, vi
    case 1: return "记录数：\(number)"  // records, zh
    case 2: return "records: \(number)"  // records, en
    case 3: return "기록 \(number)건"  // records, ko
    case 4: return "記録\(number)件"  // records, ja
    default: return "紀錄數：\(number)"  // records, hant
    }
  }

  package func recordDays(first: String, last: String, records: String) -> String {
    switch language {
    case 0: return "\(records), từ \(first) đến \(last)"  // recordDays, vi
    case 1: return "\(records)，\(first) 至 \(last)"  // recordDays, zh
    case 2: return "\(records), \(first) to \(last)"  // recordDays, en
    case 3: return "\(records), \(first)~\(last)"  // recordDays, ko
    case 4: return "\(records)、\(first)から\(last)まで"  // recordDays, ja
    default: return "\(records)，\(first) 至 \(last)"  // recordDays, hant
    }
  }

  package func recordCurrencies(currencies: String, records: String) -> String {
    switch language {
    case 0: return "\(records), loại tiền \(currencies)"  // recordCurrencies, vi
    case 1: return "\(records)，货币 \(currencies)"  // recordCurrencies, zh
    case 2: return "\(records), in \(currencies)"  // recordCurrencies, en
    case 3: return "\(records), 통화 \(currencies)"  // recordCurrencies, ko
    case 4: return "\(records)、通貨\(currencies)"  // recordCurrencies, ja
    default: return "\(records)，貨幣 \(currencies)"  // recordCurrencies, hant
    }
  }

  package func refunds(amount: String, number: String) -> String {
    switch language {
    case 0: return "khoản hoàn tiền: \(number), tổng cộng \(amount)"  // refunds, vi
    case 1: return "退款：\(number) 笔，合计 \(amount)"  // refunds, zh
    case 2: return "refunds: \(number), together \(amount)"  // refunds, en
    case 3: return "환불: \(number)건, 합계 \(amount)"  // refunds, ko
    case 4: return "返金：\(number)件、合計\(amount)"  // refunds, ja
    default: return "退款：\(number) 筆，合計 \(amount)"  // refunds, hant
    }
  }

  package func notSpent(number: String) -> String {
    switch language {
    case 0: return "thu nhập và chuyển khoản, không tính: \(number)"  // notSpent, vi
    case 1: return "收入和转账，不计：\(number)"  // notSpent, zh
    case 2: return "income and transfers, which do not count: \(number)"  // notSpent, en
    case 3: return "수입과 이체(집계하지 않음): \(number)건"  // notSpent, ko
    case 4: return "数えない収入と振替：\(number)件"  // notSpent, ja
    default: return "收入和轉帳，不計：\(number)"  // notSpent, hant
    }
  }

  package func paidBills(number: String) -> String {
    switch language {
    case 0: return "hóa đơn được tính theo giao dịch đã trả: \(number)"  // paidBills, vi
    case 1: return "按其付款交易计算的账单：\(number)"  // paidBills, zh
    case 2: return "bills that a transaction pays: \(number)"  // paidBills, en
    case 3: return "결제된 거래로 세는 청구서: \(number)건"  // paidBills, ko
    case 4: return "支払いの取引で数える請求書：\(number)件"  // paidBills, ja
    default: return "按其付款交易計算的帳單：\(number)"  // paidBills, hant
    }
  }

  package func missingPartners(number: String) -> String {
    switch language {
    case 0: return "hóa đơn hoặc khoản trả nhắc đến bản ghi bị thiếu, vẫn được tính: \(number)"  // missingPartners, vi
    case 1: return "所指的另一方缺失、仍计入的账单或付款：\(number)"  // missingPartners, zh
    case 2: return "bills or payments that name a record that is not there, which count themselves: \(number)"  // missingPartners, en
    case 3: return "가리키는 기록이 없어 그대로 세는 청구서나 결제: \(number)건"  // missingPartners, ko
    case 4: return "相手の記録がなく、そのまま数える請求書や支払い：\(number)件"  // missingPartners, ja
    default: return "所指的另一方缺失、仍計入的帳單或付款：\(number)"  // missingPartners, hant
    }
  }

  package func loweredMonths(number: String) -> String {
    switch language {
    case 0: return "tháng hoặc danh mục có tổng giảm: \(number)"  // loweredMonths, vi
    case 1: return "合计减少的月份或类别：\(number)"  // loweredMonths, zh
    case 2: return "months or categories whose sums fell: \(number)"  // loweredMonths, en
    case 3: return "합계가 줄어든 달 또는 분류: \(number)개"  // loweredMonths, ko
    case 4: return "合計が減った月または分類：\(number)件"  // loweredMonths, ja
    default: return "合計減少的月份或類別：\(number)"  // loweredMonths, hant
    }
  }

  package func repeatedRecord(first: String, id: String, second: String) -> String {
    switch language {
    case 0: return "id “\(id)” có ở \(first) và \(second), giống nhau ở mọi cột; chỉ tính một lần"  // repeatedRecord, vi
    case 1: return "id“\(id)”见于 \(first) 和 \(second)，各列相同，只计一次"  // repeatedRecord, zh
    case 2: return "the id '\(id)' is at \(first) and \(second), equal in all columns; it counts once"  // repeatedRecord, en
    case 3: return "id '\(id)': \(first), \(second)에 있고 모든 열이 같아 한 번만 셉니다"  // repeatedRecord, ko
    case 4: return "id「\(id)」は\(first)と\(second)にあり、すべての列が同じなので、一度だけ数えます"  // repeatedRecord, ja
    default: return "id「\(id)」見於 \(first) 和 \(second)，各欄相同，只計一次"  // repeatedRecord, hant
    }
  }

  package func repeatedRecords(number: String) -> String {
    switch language {
    case 0: return "id khác chỉ tính một lần: \(number)"  // repeatedRecords, vi
    case 1: return "其他只计一次的 id：\(number)"  // repeatedRecords, zh
    case 2: return "further ids that count once: \(number)"  // repeatedRecords, en
    case 3: return "한 번만 세는 그 밖의 id: \(number)개"  // repeatedRecords, ko
    case 4: return "一度だけ数えるその他のid：\(number)件"  // repeatedRecords, ja
    default: return "其他只計一次的 id：\(number)"  // repeatedRecords, hant
    }
  }

  package func doubledRows(amount: String, first: String, number: String, second: String) -> String {
    switch language {
    case 0: return "dòng có trong cả \(first) và \(second), bị tính hai lần: \(number), \(amount)"  // doubledRows, vi
    case 1: return "同时在 \(first) 和 \(second) 中、计两次的行：\(number)，\(amount)"  // doubledRows, zh
    case 2: return "rows that are in both \(first) and \(second), and count twice: \(number), \(amount)"  // doubledRows, en
    case 3: return "\(first)에도 \(second)에도 있어 두 번 세는 행: \(number)개, \(amount)"  // doubledRows, ko
    case 4: return "\(first)にも\(second)にもあり、二度数える行：\(number)件、\(amount)"  // doubledRows, ja
    default: return "同時在 \(first) 和 \(second) 中、計兩次的列：\(number)，\(amount)"  // doubledRows, hant
    }
  }

  package func pair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first) và \(second)"  // pair, vi
    case 1: return "\(first) 和 \(second)"  // pair, zh
    case 2: return "\(first) and \(second)"  // pair, en
    case 3: return "\(first) 및 \(second)"  // pair, ko
    case 4: return "\(first)と\(second)"  // pair, ja
    default: return "\(first) 和 \(second)"  // pair, hant
    }
  }

  package func unusedColumns(file: String, names: String) -> String {
    switch language {
    case 0: return "các cột bị bỏ qua của \(file): \(names)"  // unusedColumns, vi
    case 1: return "\(file) 中略去的列：\(names)"  // unusedColumns, zh
    case 2: return "columns that were left out of \(file): \(names)"  // unusedColumns, en
    case 3: return "\(file)에서 뺀 열: \(names)"  // unusedColumns, ko
    case 4: return "\(file)から省いた列：\(names)"  // unusedColumns, ja
    default: return "\(file) 中略去的欄：\(names)"  // unusedColumns, hant
    }
  }

  package func newLedger(files: String) -> String {
    switch language {
    case 0: return "dữ liệu chi tiêu bây giờ lấy từ \(files)"  // newLedger, vi
    case 1: return "支出数据现取自 \(files)"  // newLedger, zh
    case 2: return "the ledger is now \(files)"  // newLedger, en
    case 3: return "지출 자료는 이제 \(files)입니다"  // newLedger, ko
    case 4: return "支出データは今は\(files)です"  // newLedger, ja
    default: return "支出資料現取自 \(files)"  // newLedger, hant
    }
  }

  package var sameLedger: String {
    switch language {
    case 0: return "dữ liệu chi tiêu giữ nguyên"  // sameLedger, vi
    case 1: return "支出数据不变"  // sameLedger, zh
    case 2: return "the ledger stays"  // sameLedger, en
    case 3: return "지출 자료는 그대로입니다"  // sameLedger, ko
    case 4: return "支出データはそのままです"  // sameLedger, ja
    default: return "支出資料不變"  // sameLedger, hant
    }
  }

  package func newSettings(files: String) -> String {
    switch language {
    case 0: return "cài đặt có trong \(files) được thay thế"  // newSettings, vi
    case 1: return "\(files) 中的设置已替换原有设置"  // newSettings, zh
    case 2: return "settings that \(files) names are replaced"  // newSettings, en
    case 3: return "\(files)에 있는 설정이 바뀌었습니다"  // newSettings, ko
    case 4: return "\(files)にある設定を置き換えました"  // newSettings, ja
    default: return "\(files) 中的設定已替換原有設定"  // newSettings, hant
    }
  }

  package var nothingNew: String {
    switch language {
    case 0: return "không có gì thay đổi"  // nothingNew, vi
    case 1: return "没有任何变化"  // nothingNew, zh
    case 2: return "nothing is different"  // nothingNew, en
    case 3: return "다른 것이 없습니다"  // nothingNew, ko
    case 4: return "変わったものはありません"  // nothingNew, ja
    default: return "沒有任何變化"  // nothingNew, hant
    }
  }

  package func undoLedger(number: String) -> String {
    switch language {
    case 0: return "“undo” khôi phục dữ liệu trước đó (\(number) bản ghi)"  // undoLedger, vi
    case 1: return "用“undo”可恢复之前的数据（\(number) 条记录）"  // undoLedger, zh
    case 2: return "'undo' brings back the one before (\(number) records)"  // undoLedger, en
    case 3: return "'undo'로 이전 자료(기록 \(number)건)를 되돌립니다"  // undoLedger, ko
    case 4: return "「undo」で前のデータ（記録\(number)件）に戻せます"  // undoLedger, ja
    default: return "用「undo」可恢復之前的資料（\(number) 筆紀錄）"  // undoLedger, hant
    }
  }

  package var undoSettings: String {
    switch language {
    case 0: return "“undo” đưa về cài đặt trước đó"  // undoSettings, vi
    case 1: return "用“undo”可恢复之前的设置"  // undoSettings, zh
    case 2: return "'undo' brings back the settings before"  // undoSettings, en
    case 3: return "'undo'로 이전 설정을 되돌립니다"  // undoSettings, ko
    case 4: return "「undo」で前の設定に戻せます"  // undoSettings, ja
    default: return "用「undo」可恢復之前的設定"  // undoSettings, hant
    }
  }

  package func movedDrinks(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "đã chuyển \(shown) lần uống"  // movedDrinks, vi
    case (1, _): return "已移动 \(shown) 条饮水记录"  // movedDrinks, zh
    case (2, 1): return "moved \(shown) drink"  // movedDrinks, en, one
    case (2, _): return "moved \(shown) drinks"  // movedDrinks, en, other
    case (3, _): return "음료 \(shown)개를 옮겼습니다"  // movedDrinks, ko
    case (4, _): return "飲み物\(shown)件を移しました"  // movedDrinks, ja
    default: return "已移動 \(shown) 筆飲水紀錄"  // movedDrinks, hant
    }
  }
}
