// The texts of InsultWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A text a line, with its key; {name} stands for a value.
//
// Inputs, with their SHA-256:
//   3baaf06f42a41052cff81fbcecf90d70a6d82aa728897c8d44852c5abc2f1548  Data/strings/InsultWidget.en.tsv
//   52362e0d77949b0f8dd26b572090017ce3ca1fc00ae8ff5cb9d151268a75eabd  Data/strings/InsultWidget.vi.tsv
//   ed40b437449127bea9413a665d6d18304939b450d9053afee60241c49a9274b2  Data/strings/InsultWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The keys of the texts, in the order of the tables.
package enum Text: Int, CaseIterable, Sendable {
  case displayName
  case description
  case title
  case justNow
  case recently
  case openToRefresh
  case settingsNote
  case howToAdd
  case howToAddSteps
  case rating
  case mild
  case bawdy
  case another
  case share
  case sharedInsult
  case sharedQuotation
}

/// The texts by key.
let texts_vi: [String] = [
  "Câu mắng mỗi giờ",  // displayName
  "Hiện một câu mắng kiểu Shakespeare trên màn hình chính.",  // description
  "THI HÀO XẤC XƯỢC",  // title
  "Vừa xong",  // justNow
  "Gần đây",  // recently
  "Mở ứng dụng để làm mới",  // openToRefresh
  "Tiện ích trên màn hình chính làm mới cùng nhịp với Câu mắng mỗi giờ. Cài đặt hiện tại: {interval}",  // settingsNote
  "Cách thêm tiện ích",  // howToAdd
  "Chạm và giữ màn hình chính, chạm nút +, tìm “Insolent Bard” rồi chọn kích cỡ bạn thích.",  // howToAddSteps
  "Mức độ",  // rating
  "Nhẹ nhàng",  // mild
  "Thô tục",  // bawdy
  "Câu khác",  // another
  "Chia sẻ câu mắng này",  // share
  "{text} — The Insolent Bard",  // sharedInsult
  "“{text}” — {speaker}, {place}",  // sharedQuotation
]

/// The texts by key.
let texts_zh: [String] = [
  "每小时一骂",  // displayName
  "在主屏幕上显示一句莎士比亚式的骂人话。",  // description
  "毒舌莎翁",  // title
  "刚刚",  // justNow
  "最近",  // recently
  "打开 App 以刷新",  // openToRefresh
  "主屏幕小组件的刷新间隔与“每小时一骂”相同。当前设置：{interval}",  // settingsNote
  "如何添加小组件",  // howToAdd
  "长按主屏幕，轻点“+”按钮，搜索“Insolent Bard”，然后选择喜欢的尺寸。",  // howToAddSteps
  "尺度",  // rating
  "温和",  // mild
  "粗俗",  // bawdy
  "换一句",  // another
  "分享这句骂人话",  // share
  "{text} —— The Insolent Bard",  // sharedInsult
  "“{text}”——{speaker}，{place}",  // sharedQuotation
]

/// The texts by key.
let texts_en: [String] = [
  "Insult of the Hour",  // displayName
  "Display a Shakespearean insult on your home screen.",  // description
  "THE INSOLENT BARD",  // title
  "Just now",  // justNow
  "Recently",  // recently
  "Open app to refresh",  // openToRefresh
  "Your home screen widget uses the same refresh interval as the Insult of the Hour. Current setting: {interval}",  // settingsNote
  "How to Add Widget",  // howToAdd
  "Long-press your home screen, tap the + button, search for “Insolent Bard”, and choose your preferred size.",  // howToAddSteps
  "Rating",  // rating
  "Mild",  // mild
  "Bawdy",  // bawdy
  "Another insult",  // another
  "Share this insult",  // share
  "{text} — The Insolent Bard",  // sharedInsult
  "“{text}” — {speaker}, {place}",  // sharedQuotation
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
  case minutesAgo
  case hoursAgo
  case everyMinutes
  case everyHours
}

/// Two texts a key: for 1, and for other numbers.
let countedTexts_vi: [String] = [
  "{count} phút trước",  // minutesAgo, one
  "{count} phút trước",  // minutesAgo, other
  "{count} giờ trước",  // hoursAgo, one
  "{count} giờ trước",  // hoursAgo, other
  "{count} phút một lần",  // everyMinutes, one
  "{count} phút một lần",  // everyMinutes, other
  "{count} giờ một lần",  // everyHours, one
  "{count} giờ một lần",  // everyHours, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_zh: [String] = [
  "{count} 分钟前",  // minutesAgo, one
  "{count} 分钟前",  // minutesAgo, other
  "{count} 小时前",  // hoursAgo, one
  "{count} 小时前",  // hoursAgo, other
  "每 {count} 分钟",  // everyMinutes, one
  "每 {count} 分钟",  // everyMinutes, other
  "每 {count} 小时",  // everyHours, one
  "每 {count} 小时",  // everyHours, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_en: [String] = [
  "{count} minute ago",  // minutesAgo, one
  "{count} minutes ago",  // minutesAgo, other
  "{count} hour ago",  // hoursAgo, one
  "{count} hours ago",  // hoursAgo, other
  "every {count} minute",  // everyMinutes, one
  "every {count} minutes",  // everyMinutes, other
  "every {count} hour",  // everyHours, one
  "every {count} hours",  // everyHours, other
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
