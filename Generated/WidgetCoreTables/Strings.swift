// The texts of WidgetCore in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A text a line, with its key; {name} stands for a value.
//
// Inputs, with their SHA-256:
//   6832c244188c70c12c994ca9cfa5a780ebd3415f87630f8e3aee084824c194b1  Data/strings/WidgetCore.en.tsv
//   f3d74726d68416cdb488173a26c77c6fc10f0ef4cebbd677138642d37a269589  Data/strings/WidgetCore.vi.tsv
//   2012d8cd51e63e9674f7cb61eb799b4ed26df44bd98dbe4f3366400c55a417e9  Data/strings/WidgetCore.zh-Hans.tsv
//
// swift-format-ignore-file

/// The keys of the texts, in the order of the tables.
package enum Text: Int, CaseIterable, Sendable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
  case january
  case february
  case march
  case april
  case may
  case june
  case july
  case august
  case september
  case october
  case november
  case december
  case fullDate
  case longDate
  case weekdayAndDate
  case dayAndMonth
  case monthAndYear
  case today
  case tomorrow
  case timeBeforeNoon
  case timeAfterNoon
  case hidden
}

/// The texts by key.
let texts_vi: [String] = [
  "Thứ Hai",  // monday
  "Thứ Ba",  // tuesday
  "Thứ Tư",  // wednesday
  "Thứ Năm",  // thursday
  "Thứ Sáu",  // friday
  "Thứ Bảy",  // saturday
  "Chủ Nhật",  // sunday
  "tháng 1",  // january
  "tháng 2",  // february
  "tháng 3",  // march
  "tháng 4",  // april
  "tháng 5",  // may
  "tháng 6",  // june
  "tháng 7",  // july
  "tháng 8",  // august
  "tháng 9",  // september
  "tháng 10",  // october
  "tháng 11",  // november
  "tháng 12",  // december
  "{weekday}, {day} {month} năm {year}",  // fullDate
  "{day} {month} năm {year}",  // longDate
  "{weekday}, {day} {month}",  // weekdayAndDate
  "{day} {month}",  // dayAndMonth
  "{month}, {year}",  // monthAndYear
  "hôm nay",  // today
  "ngày mai",  // tomorrow
  "{time} SA",  // timeBeforeNoon
  "{time} CH",  // timeAfterNoon
  "Đã ẩn",  // hidden
]

/// The texts by key.
let texts_zh: [String] = [
  "星期一",  // monday
  "星期二",  // tuesday
  "星期三",  // wednesday
  "星期四",  // thursday
  "星期五",  // friday
  "星期六",  // saturday
  "星期日",  // sunday
  "1月",  // january
  "2月",  // february
  "3月",  // march
  "4月",  // april
  "5月",  // may
  "6月",  // june
  "7月",  // july
  "8月",  // august
  "9月",  // september
  "10月",  // october
  "11月",  // november
  "12月",  // december
  "{year}年{month}{day}日{weekday}",  // fullDate
  "{year}年{month}{day}日",  // longDate
  "{month}{day}日{weekday}",  // weekdayAndDate
  "{month}{day}日",  // dayAndMonth
  "{year}年{month}",  // monthAndYear
  "今天",  // today
  "明天",  // tomorrow
  "上午{time}",  // timeBeforeNoon
  "下午{time}",  // timeAfterNoon
  "已隐藏",  // hidden
]

/// The texts by key.
let texts_en: [String] = [
  "Monday",  // monday
  "Tuesday",  // tuesday
  "Wednesday",  // wednesday
  "Thursday",  // thursday
  "Friday",  // friday
  "Saturday",  // saturday
  "Sunday",  // sunday
  "January",  // january
  "February",  // february
  "March",  // march
  "April",  // april
  "May",  // may
  "June",  // june
  "July",  // july
  "August",  // august
  "September",  // september
  "October",  // october
  "November",  // november
  "December",  // december
  "{weekday}, {day} {month} {year}",  // fullDate
  "{day} {month} {year}",  // longDate
  "{weekday}, {day} {month}",  // weekdayAndDate
  "{day} {month}",  // dayAndMonth
  "{month} {year}",  // monthAndYear
  "today",  // today
  "tomorrow",  // tomorrow
  "{time} AM",  // timeBeforeNoon
  "{time} PM",  // timeAfterNoon
  "Hidden",  // hidden
]

/// A text with its placeholders.
package func textTemplate(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return texts_vi[index]
  case 1: return texts_zh[index]
  default: return texts_en[index]
  }
}

/// The keys of the texts that depend on a number, in the order of the tables.
package enum CountedText: Int, CaseIterable, Sendable {
  case days
}

/// Two texts a key: for 1, and for other numbers.
let countedTexts_vi: [String] = [
  "{count} ngày",  // days, one
  "{count} ngày",  // days, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_zh: [String] = [
  "{count}天",  // days, one
  "{count}天",  // days, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_en: [String] = [
  "{count} day",  // days, one
  "{count} days",  // days, other
]

/// The text for 1.
package func countedTextTemplateForOne(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return countedTexts_vi[2 * index]
  case 1: return countedTexts_zh[2 * index]
  default: return countedTexts_en[2 * index]
  }
}

/// The text for other numbers than 1.
package func countedTextTemplate(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return countedTexts_vi[2 * index + 1]
  case 1: return countedTexts_zh[2 * index + 1]
  default: return countedTexts_en[2 * index + 1]
  }
}
