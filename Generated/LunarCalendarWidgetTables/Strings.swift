// The texts of LunarCalendarWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A text a line, with its key; {name} stands for a value.
//
// Inputs, with their SHA-256:
//   6fa26116f1b4cafd8b96b2e93af19df252dc5d7b4303bfbc54a3615f7d60e3a2  Data/strings/LunarCalendarWidget.en.tsv
//   8d3f46e258db5072a197a4d25cdcfed58627f6eff6a095d86e3b7c1517fd86a3  Data/strings/LunarCalendarWidget.vi.tsv
//   394ba4d440d6caf2f6ceaa0f6dcc83f11423cd920699dd69bb3abd228d5ac587  Data/strings/LunarCalendarWidget.zh-Hans.tsv
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
  case cellLabel
  case listPair
  case uncertain
  case uncertainDay
  case uncertainNote
  case yearOfCycle
  case dayOfCycle
  case inlineDate
  case comingUp
  case eventToday
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
  "{date}, {lunar}",  // cellLabel
  "{first}, {second}",  // listPair
  "ngày âm lịch chưa chắc chắn",  // uncertain
  "{day}?",  // uncertainDay
  "Dấu ?: ngày âm lịch chưa chắc chắn",  // uncertainNote
  "năm {cycle}",  // yearOfCycle
  "ngày {cycle}",  // dayOfCycle
  "{date} · {lunar}",  // inlineDate
  "Sắp tới",  // comingUp
  "hôm nay",  // eventToday
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
  "{date}，{lunar}",  // cellLabel
  "{first}，{second}",  // listPair
  "农历日期尚不确定",  // uncertain
  "{day}?",  // uncertainDay
  "?：农历日期尚不确定",  // uncertainNote
  "{cycle}年",  // yearOfCycle
  "{cycle}日",  // dayOfCycle
  "{date} · {lunar}",  // inlineDate
  "即将到来",  // comingUp
  "今天",  // eventToday
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
  "{date}, {lunar}",  // cellLabel
  "{first}, {second}",  // listPair
  "lunar date not certain",  // uncertain
  "{day}?",  // uncertainDay
  "?: lunar date not certain",  // uncertainNote
  "{cycle} year",  // yearOfCycle
  "{cycle} day",  // dayOfCycle
  "{date} · {lunar}",  // inlineDate
  "Coming up",  // comingUp
  "today",  // eventToday
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
