// The texts of SolsticeWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A text a line, with its key; {name} stands for a value.
//
// Inputs, with their SHA-256:
//   67a569e4abd6de7bbd0494fa80725f47fe9e850ce4501095f2f28f4efdf6ff3f  Data/strings/SolsticeWidget.en.tsv
//   430bf52a8ca16b33748f7c5555111bf67959ea2bd2de92b9bc1f610d5fe2f2df  Data/strings/SolsticeWidget.vi.tsv
//   a0cc81d76091f6231e90f9fd042bef8cdc5808cd9cc5ba3730a709188df8f1cf  Data/strings/SolsticeWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The keys of the texts, in the order of the tables.
package enum Text: Int, CaseIterable, Sendable {
  case displayName
  case description
  case marchEquinox
  case juneSolstice
  case septemberEquinox
  case decemberSolstice
  case springEquinox
  case summerSolstice
  case autumnEquinox
  case winterSolstice
  case spring
  case summer
  case autumn
  case winter
  case springDescription
  case summerDescription
  case autumnDescription
  case winterDescription
  case today
  case tomorrow
  case eventToday
  case eventTomorrow
  case progress
  case beginsAt
  case beganAt
  case dateAndTime
  case sunTitle
  case sunrise
  case sunset
  case noon
  case dayLength
  case hoursAndMinutes
  case sunriseAt
  case sunsetAt
  case sideBySide
  case labelled
  case polarDay
  case polarNight
  case placeNotChosen
  case placeDenied
  case placeAwaited
  case sunOutsideTables
  case beforeTables
  case afterTables
  case seasonTitle
  case upcomingTitle
}

/// The texts by key.
let texts_vi: [String] = [
  "Đếm ngược đến điểm chí",  // displayName
  "Số ngày đến điểm chí hoặc điểm phân sắp tới",  // description
  "điểm phân tháng Ba",  // marchEquinox
  "điểm chí tháng Sáu",  // juneSolstice
  "điểm phân tháng Chín",  // septemberEquinox
  "điểm chí tháng Mười Hai",  // decemberSolstice
  "Xuân phân",  // springEquinox
  "Hạ chí",  // summerSolstice
  "Thu phân",  // autumnEquinox
  "Đông chí",  // winterSolstice
  "Mùa xuân",  // spring
  "Mùa hè",  // summer
  "Mùa thu",  // autumn
  "Mùa đông",  // winter
  "Ngày và đêm dài gần bằng nhau, ngày đang dài dần.",  // springDescription
  "Ngày dài nhất và đêm ngắn nhất trong năm.",  // summerDescription
  "Ngày và đêm dài gần bằng nhau, đêm đang dài dần.",  // autumnDescription
  "Ngày ngắn nhất và đêm dài nhất trong năm.",  // winterDescription
  "Hôm nay",  // today
  "Ngày mai",  // tomorrow
  "{event} hôm nay",  // eventToday
  "{event} ngày mai",  // eventTomorrow
  "Đã qua {elapsed} trên {total} ngày",  // progress
  "{season} bắt đầu lúc {time}",  // beginsAt
  "{season} đã bắt đầu lúc {time}",  // beganAt
  "{date}, {time}",  // dateAndTime
  "Mặt Trời hôm nay",  // sunTitle
  "Mặt Trời mọc",  // sunrise
  "Mặt Trời lặn",  // sunset
  "Chính ngọ",  // noon
  "Độ dài ban ngày",  // dayLength
  "{hours} giờ {minutes} phút",  // hoursAndMinutes
  "Mặt Trời mọc {time}",  // sunriseAt
  "Mặt Trời lặn {time}",  // sunsetAt
  "{first} · {second}",  // sideBySide
  "{name}: {value}",  // labelled
  "Hôm nay Mặt Trời không lặn",  // polarDay
  "Hôm nay Mặt Trời không mọc",  // polarNight
  "Chọn một nơi hoặc cho phép truy cập vị trí để xem giờ Mặt Trời mọc và lặn",  // placeNotChosen
  "Vị trí đang tắt. Hãy chọn một nơi, hoặc cho phép vị trí trong Cài đặt",  // placeDenied
  "Đang chờ vị trí",  // placeAwaited
  "Không có giờ Mặt Trời cho ngày này",  // sunOutsideTables
  "Không có ngày nào trước năm {year}",  // beforeTables
  "Không có ngày nào sau năm {year}",  // afterTables
  "Mùa",  // seasonTitle
  "Sắp tới",  // upcomingTitle
]

/// The texts by key.
let texts_zh: [String] = [
  "至点倒计时",  // displayName
  "距离下一个至点或分点的天数",  // description
  "三月分点",  // marchEquinox
  "六月至点",  // juneSolstice
  "九月分点",  // septemberEquinox
  "十二月至点",  // decemberSolstice
  "春分",  // springEquinox
  "夏至",  // summerSolstice
  "秋分",  // autumnEquinox
  "冬至",  // winterSolstice
  "春季",  // spring
  "夏季",  // summer
  "秋季",  // autumn
  "冬季",  // winter
  "昼夜几乎等长，此后白昼渐长。",  // springDescription
  "一年中白昼最长、黑夜最短的一天。",  // summerDescription
  "昼夜几乎等长，此后黑夜渐长。",  // autumnDescription
  "一年中白昼最短、黑夜最长的一天。",  // winterDescription
  "今天",  // today
  "明天",  // tomorrow
  "今天{event}",  // eventToday
  "明天{event}",  // eventTomorrow
  "已过{elapsed}天，共{total}天",  // progress
  "{season}于{time}开始",  // beginsAt
  "{season}已于{time}开始",  // beganAt
  "{date} {time}",  // dateAndTime
  "今日太阳",  // sunTitle
  "日出",  // sunrise
  "日落",  // sunset
  "正午",  // noon
  "白昼时长",  // dayLength
  "{hours}小时{minutes}分钟",  // hoursAndMinutes
  "日出 {time}",  // sunriseAt
  "日落 {time}",  // sunsetAt
  "{first} · {second}",  // sideBySide
  "{name}：{value}",  // labelled
  "今天太阳不落（极昼）",  // polarDay
  "今天太阳不升（极夜）",  // polarNight
  "选择地点或允许定位，以查看日出日落时间",  // placeNotChosen
  "定位已关闭。请选择地点，或在“设置”中允许定位",  // placeDenied
  "正在等待定位",  // placeAwaited
  "没有这一天的日出日落时间",  // sunOutsideTables
  "没有{year}年以前的日期",  // beforeTables
  "没有{year}年以后的日期",  // afterTables
  "季节",  // seasonTitle
  "接下来",  // upcomingTitle
]

/// The texts by key.
let texts_en: [String] = [
  "Solstice Countdown",  // displayName
  "Days to the next solstice or equinox",  // description
  "March equinox",  // marchEquinox
  "June solstice",  // juneSolstice
  "September equinox",  // septemberEquinox
  "December solstice",  // decemberSolstice
  "spring equinox",  // springEquinox
  "summer solstice",  // summerSolstice
  "autumn equinox",  // autumnEquinox
  "winter solstice",  // winterSolstice
  "Spring",  // spring
  "Summer",  // summer
  "Autumn",  // autumn
  "Winter",  // winter
  "Day and night are about equally long, and the days are getting longer.",  // springDescription
  "The longest day and the shortest night of the year.",  // summerDescription
  "Day and night are about equally long, and the nights are getting longer.",  // autumnDescription
  "The shortest day and the longest night of the year.",  // winterDescription
  "Today",  // today
  "Tomorrow",  // tomorrow
  "{event} today",  // eventToday
  "{event} tomorrow",  // eventTomorrow
  "Day {elapsed} of {total}",  // progress
  "{season} begins at {time}",  // beginsAt
  "{season} began at {time}",  // beganAt
  "{date}, {time}",  // dateAndTime
  "Sun today",  // sunTitle
  "Sunrise",  // sunrise
  "Sunset",  // sunset
  "Solar noon",  // noon
  "Day length",  // dayLength
  "{hours} h {minutes} min",  // hoursAndMinutes
  "Sunrise {time}",  // sunriseAt
  "Sunset {time}",  // sunsetAt
  "{first} · {second}",  // sideBySide
  "{name}: {value}",  // labelled
  "The Sun does not set today",  // polarDay
  "The Sun does not rise today",  // polarNight
  "Choose a place or allow location to see sunrise and sunset",  // placeNotChosen
  "Location is off. Choose a place, or allow location in Settings",  // placeDenied
  "Waiting for the location",  // placeAwaited
  "No times of the Sun for this day",  // sunOutsideTables
  "No dates before {year}",  // beforeTables
  "No dates after {year}",  // afterTables
  "Season",  // seasonTitle
  "Next events",  // upcomingTitle
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
  case daysLeft
  case daysToEvent
  case eventInDays
}

/// Two texts a key: for 1, and for other numbers.
let countedTexts_vi: [String] = [
  "{count} ngày",  // daysLeft, one
  "{count} ngày",  // daysLeft, other
  "Còn {count} ngày đến {event}",  // daysToEvent, one
  "Còn {count} ngày đến {event}",  // daysToEvent, other
  "Còn {count} ngày đến {event}",  // eventInDays, one
  "Còn {count} ngày đến {event}",  // eventInDays, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_zh: [String] = [
  "{count}天",  // daysLeft, one
  "{count}天",  // daysLeft, other
  "距{event}还有{count}天",  // daysToEvent, one
  "距{event}还有{count}天",  // daysToEvent, other
  "距{event}还有{count}天",  // eventInDays, one
  "距{event}还有{count}天",  // eventInDays, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_en: [String] = [
  "{count} day",  // daysLeft, one
  "{count} days",  // daysLeft, other
  "{count} day to {event}",  // daysToEvent, one
  "{count} days to {event}",  // daysToEvent, other
  "{event} in {count} day",  // eventInDays, one
  "{event} in {count} days",  // eventInDays, other
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
