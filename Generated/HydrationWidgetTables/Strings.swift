// The texts of HydrationWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A text a line, with its key; {name} stands for a value.
//
// Inputs, with their SHA-256:
//   d62ad6331a2cfb301e923eabe579d81b859f373a92a3b889842a69ab07677b05  Data/strings/HydrationWidget.en.tsv
//   c5c8f924984310922aba86c368514a1e4de2f70a33d4d5f7b930460f4ac2c7bf  Data/strings/HydrationWidget.vi.tsv
//   0e0faf777bdcd517b6f32070b7432d384954bd49952f9c6ce3eb456b8e2d026d  Data/strings/HydrationWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The keys of the texts, in the order of the tables.
package enum Text: Int, CaseIterable, Sendable {
  case displayName
  case description
  case millilitres
  case litres
  case ounces
  case spokenLitres
  case totalOfGoal
  case ofGoal
  case leftToGoal
  case goalReached
  case inlineProgress
  case lastDrink
  case noEntries
  case logWater
  case addVolume
  case addBeverage
  case entryLabel
  case label
  case spokenProgress
  case spokenPair
  case healthNote
  case alcoholNote
  case noDocument
  case corruptDocument
  case newerDocument
  case unavailableDocument
  case outsideCalendar
}

/// The texts by key.
let texts_vi: [String] = [
  "Sipli",  // displayName
  "Theo dõi lượng nước bạn uống mỗi ngày.",  // description
  "{amount} ml",  // millilitres
  "{amount} lít",  // litres
  "{amount} fl oz",  // ounces
  "{amount} lít",  // spokenLitres
  "{total} / {goal}",  // totalOfGoal
  "trên {goal}",  // ofGoal
  "còn {volume}",  // leftToGoal
  "đã đạt mục tiêu",  // goalReached
  "{percent} · {rest}",  // inlineProgress
  "uống lần cuối lúc {time}",  // lastDrink
  "Hôm nay chưa ghi lần uống nào",  // noEntries
  "Ghi nước uống",  // logWater
  "Thêm {volume}",  // addVolume
  "Thêm {volume} {beverage}",  // addBeverage
  "{beverage}, {volume}, {time}",  // entryLabel
  "Nước uống hôm nay",  // label
  "đạt {number} phần trăm mục tiêu, {total} trên {goal}",  // spokenProgress
  "{first}, {second}",  // spokenPair
  "Hiếm ai uống quá {volume} mỗi ngày, và uống quá nhiều nước có thể nguy hiểm. Hãy hỏi bác sĩ về mục tiêu này.",  // healthNote
  "được ghi lại nhưng không tính vào mục tiêu",  // alcoholNote
  "Mở Sipli để ghi lần uống đầu tiên.",  // noDocument
  "Chưa đọc được nhật ký của bạn. Dữ liệu vẫn được giữ lại: hãy mở Sipli để khôi phục.",  // corruptDocument
  "Hãy cập nhật Sipli để xem nhật ký.",  // newerDocument
  "Hiện chưa mở được nhật ký của bạn.",  // unavailableDocument
  "Ngày nằm ngoài khoảng năm 1 đến 9999.",  // outsideCalendar
]

/// The texts by key.
let texts_zh: [String] = [
  "Sipli",  // displayName
  "记录每天的饮水进度。",  // description
  "{amount}毫升",  // millilitres
  "{amount}升",  // litres
  "{amount}液盎司",  // ounces
  "{amount}升",  // spokenLitres
  "{total} / {goal}",  // totalOfGoal
  "目标{goal}",  // ofGoal
  "还差{volume}",  // leftToGoal
  "已达标",  // goalReached
  "{percent} · {rest}",  // inlineProgress
  "上次饮水 {time}",  // lastDrink
  "今天还没有记录",  // noEntries
  "记录饮水",  // logWater
  "添加{volume}",  // addVolume
  "添加{volume}{beverage}",  // addBeverage
  "{beverage}，{volume}，{time}",  // entryLabel
  "今日饮水",  // label
  "目标的百分之{number}，{goal}中的{total}",  // spokenProgress
  "{first}，{second}",  // spokenPair
  "很少有人每天喝超过{volume}，饮水过多有危险。请就此目标咨询医生。",  // healthNote
  "已记录，但不计入目标",  // alcoholNote
  "打开Sipli，记录第一杯水。",  // noDocument
  "暂时无法读取您的记录。数据已保留：请打开Sipli恢复。",  // corruptDocument
  "请更新Sipli以查看记录。",  // newerDocument
  "暂时无法打开您的记录。",  // unavailableDocument
  "日期不在公元1年至9999年之间。",  // outsideCalendar
]

/// The texts by key.
let texts_en: [String] = [
  "Sipli",  // displayName
  "Track your daily hydration progress.",  // description
  "{amount} mL",  // millilitres
  "{amount} L",  // litres
  "{amount} fl oz",  // ounces
  "{amount} litres",  // spokenLitres
  "{total} / {goal}",  // totalOfGoal
  "of {goal}",  // ofGoal
  "{volume} left",  // leftToGoal
  "goal reached",  // goalReached
  "{percent} · {rest}",  // inlineProgress
  "last drink at {time}",  // lastDrink
  "No entries yet today",  // noEntries
  "Log Water",  // logWater
  "Add {volume}",  // addVolume
  "Add {volume} of {beverage}",  // addBeverage
  "{beverage}, {volume}, {time}",  // entryLabel
  "Water today",  // label
  "{number} percent of goal, {total} of {goal}",  // spokenProgress
  "{first}, {second}",  // spokenPair
  "Hardly anyone drinks more than {volume} a day, and far too much water is dangerous. Ask a doctor about this goal.",  // healthNote
  "logged, but counts nothing towards the goal",  // alcoholNote
  "Open Sipli to log your first drink.",  // noDocument
  "Your log can’t be read right now. It has been kept: open Sipli to recover it.",  // corruptDocument
  "Update Sipli to see your log.",  // newerDocument
  "Your log can’t be opened right now.",  // unavailableDocument
  "The date is outside the years 1 to 9999.",  // outsideCalendar
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
  case spokenMillilitres
  case spokenOunces
  case streakDays
}

/// Two texts a key: for 1, and for other numbers.
let countedTexts_vi: [String] = [
  "{count} mi-li-lít",  // spokenMillilitres, one
  "{count} mi-li-lít",  // spokenMillilitres, other
  "{count} ao-xơ chất lỏng",  // spokenOunces, one
  "{count} ao-xơ chất lỏng",  // spokenOunces, other
  "chuỗi {count} ngày",  // streakDays, one
  "chuỗi {count} ngày",  // streakDays, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_zh: [String] = [
  "{count}毫升",  // spokenMillilitres, one
  "{count}毫升",  // spokenMillilitres, other
  "{count}液盎司",  // spokenOunces, one
  "{count}液盎司",  // spokenOunces, other
  "连续{count}天",  // streakDays, one
  "连续{count}天",  // streakDays, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_en: [String] = [
  "{count} millilitre",  // spokenMillilitres, one
  "{count} millilitres",  // spokenMillilitres, other
  "{count} fluid ounce",  // spokenOunces, one
  "{count} fluid ounces",  // spokenOunces, other
  "{count}-day streak",  // streakDays, one
  "{count}-day streak",  // streakDays, other
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
