// The texts of LunarCalendarWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A text a line, with its key; {name} stands for a value.
//
// Inputs, with their SHA-256:
//   3a3eca07f86554b9d24c59b548eed86542943a7cc6d57ac201507c1258b341a5  Data/strings/LunarCalendarWidget.en.tsv
//   870575aa5c2b5e495d66a792da6622c461bcb937c9de1bb5d79fa2aceb7a38b8  Data/strings/LunarCalendarWidget.vi.tsv
//   72d8b519ccd7172bf7f60a0db8746b8137c5abe63b8ec5979339e0efe7708a2c  Data/strings/LunarCalendarWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The keys of the texts, in the order of the tables.
package enum Text: Int, CaseIterable, Sendable {
  case displayName
  case description
  case lunarMonthAndYear
  case lunarRange
  case dayOfMonth
  case dayOfLeapMonth
  case lunarDate
  case cellLabel
  case listPair
  case uncertain
  case uncertainDay
  case uncertainNote
  case yearOfCycle
  case dayOfCycle
  case inlineDate
  case comingUp
  case eventLabel
  case outsideTables
  case outsideCalendar
}

/// The texts by key.
let texts_vi: [String] = [
  "Lịch Việt",  // displayName
  "Xem lịch âm dương trong tháng",  // description
  "{month} {cycle}",  // lunarMonthAndYear
  "{first} – {last}",  // lunarRange
  "{day}/{month}",  // dayOfMonth
  "{day}/{month}n",  // dayOfLeapMonth
  "{date} năm {cycle}",  // lunarDate
  "{date}, {lunar}",  // cellLabel
  "{first}, {second}",  // listPair
  "ngày âm lịch chưa chắc chắn",  // uncertain
  "{day}?",  // uncertainDay
  "Dấu ?: ngày âm lịch chưa chắc chắn",  // uncertainNote
  "năm {cycle}",  // yearOfCycle
  "ngày {cycle}",  // dayOfCycle
  "{date} · {lunar}",  // inlineDate
  "Sắp tới",  // comingUp
  "{name}, {date}, {distance}",  // eventLabel
  "Chỉ có ngày âm lịch từ {first} đến {last}",  // outsideTables
  "Ngày này nằm ngoài phạm vi của lịch",  // outsideCalendar
]

/// The texts by key.
let texts_zh: [String] = [
  "Lịch Việt",  // displayName
  "查看本月公历与农历",  // description
  "{cycle}年{month}",  // lunarMonthAndYear
  "{first}–{last}",  // lunarRange
  "{day}/{month}",  // dayOfMonth
  "{day}/闰{month}",  // dayOfLeapMonth
  "{cycle}年{date}",  // lunarDate
  "{date}，{lunar}",  // cellLabel
  "{first}，{second}",  // listPair
  "农历日期尚不确定",  // uncertain
  "{day}?",  // uncertainDay
  "?：农历日期尚不确定",  // uncertainNote
  "{cycle}年",  // yearOfCycle
  "{cycle}日",  // dayOfCycle
  "{date} · {lunar}",  // inlineDate
  "即将到来",  // comingUp
  "{name}，{date}，{distance}",  // eventLabel
  "农历日期仅限{first}至{last}",  // outsideTables
  "该日期超出日历范围",  // outsideCalendar
]

/// The texts by key.
let texts_en: [String] = [
  "Lịch Việt",  // displayName
  "The month with its lunar days",  // description
  "{month}, {cycle} year",  // lunarMonthAndYear
  "{first} – {last}",  // lunarRange
  "{day}/{month}",  // dayOfMonth
  "{day}/{month}L",  // dayOfLeapMonth
  "{date}, {cycle} year",  // lunarDate
  "{date}, {lunar}",  // cellLabel
  "{first}, {second}",  // listPair
  "lunar date not certain",  // uncertain
  "{day}?",  // uncertainDay
  "?: lunar date not certain",  // uncertainNote
  "{cycle} year",  // yearOfCycle
  "{cycle} day",  // dayOfCycle
  "{date} · {lunar}",  // inlineDate
  "Coming up",  // comingUp
  "{name}, {date}, {distance}",  // eventLabel
  "Lunar days are known from {first} to {last} only",  // outsideTables
  "This day is outside the calendar",  // outsideCalendar
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
  case eventInDays
}

/// Two texts a key: for 1, and for other numbers.
let countedTexts_vi: [String] = [
  "còn {count} ngày",  // eventInDays, one
  "còn {count} ngày",  // eventInDays, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_zh: [String] = [
  "还有{count}天",  // eventInDays, one
  "还有{count}天",  // eventInDays, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_en: [String] = [
  "in {count} day",  // eventInDays, one
  "in {count} days",  // eventInDays, other
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
