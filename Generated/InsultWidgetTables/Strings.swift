// The texts of InsultWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ko, en is used, for ja, en is used, for hant, zh is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/InsultWidget.en.tsv
//   Data/strings/InsultWidget.vi.tsv
//   Data/strings/InsultWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of InsultWidget in a language.
package struct InsultWidgetStrings: Hashable, Sendable {
  /// The language of the texts, by its index in the tables.
  package let language: UInt8

  /// - Parameter language: By its index in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
    case 4: self.language = 2  // ja has the texts of en
    case 5: self.language = 1  // hant has the texts of zh
    default: self.language = language
    }
  }

  package var displayName: String {
    switch language {
    case 0: return "Câu mắng mỗi giờ"  // displayName, vi
    case 1: return "每小时一骂"  // displayName, zh
    default: return "Insult of the Hour"  // displayName, en
    }
  }

  package var description: String {
    switch language {
    case 0: return "Hiện một câu mắng kiểu Shakespeare trên màn hình chính."  // description, vi
    case 1: return "在主屏幕上显示一句莎士比亚式的骂人话。"  // description, zh
    default: return "Display a Shakespearean insult on your home screen."  // description, en
    }
  }

  package var title: String {
    switch language {
    case 0: return "THI HÀO XẤC XƯỢC"  // title, vi
    case 1: return "毒舌莎翁"  // title, zh
    default: return "THE INSOLENT BARD"  // title, en
    }
  }

  package var titleShort: String {
    switch language {
    case 0: return "THI HÀO"  // titleShort, vi
    case 1: return "毒舌莎翁"  // titleShort, zh
    default: return "INSOLENT BARD"  // titleShort, en
    }
  }

  package var justNow: String {
    switch language {
    case 0: return "Vừa xong"  // justNow, vi
    case 1: return "刚刚"  // justNow, zh
    default: return "Just now"  // justNow, en
    }
  }

  package func since(time: String) -> String {
    switch language {
    case 0: return "Từ \(time)"  // since, vi
    case 1: return "\(time)起"  // since, zh
    default: return "Since \(time)"  // since, en
    }
  }

  package func spokenIn(place: String, speaker: String) -> String {
    switch language {
    case 0: return "\(speaker), \(place)"  // spokenIn, vi
    case 1: return "\(speaker)，\(place)"  // spokenIn, zh
    default: return "\(speaker), \(place)"  // spokenIn, en
    }
  }

  package func spokenSince(since: String, speaker: String) -> String {
    switch language {
    case 0: return "\(speaker) · \(since)"  // spokenSince, vi
    case 1: return "\(speaker) · \(since)"  // spokenSince, zh
    default: return "\(speaker) · \(since)"  // spokenSince, en
    }
  }

  package var recently: String {
    switch language {
    case 0: return "Gần đây"  // recently, vi
    case 1: return "最近"  // recently, zh
    default: return "Recently"  // recently, en
    }
  }

  package var openToRefresh: String {
    switch language {
    case 0: return "Mở ứng dụng để làm mới"  // openToRefresh, vi
    case 1: return "打开 App 以刷新"  // openToRefresh, zh
    default: return "Open app to refresh"  // openToRefresh, en
    }
  }

  package func settingsNote(interval: String) -> String {
    switch language {
    case 0: return "Tiện ích trên màn hình chính làm mới cùng nhịp với Câu mắng mỗi giờ. Giờ cập nhật chỉ là ước chừng, vì hệ thống quyết định lúc vẽ tiện ích. Cài đặt hiện tại: \(interval)"  // settingsNote, vi
    case 1: return "主屏幕小组件的刷新间隔与“每小时一骂”相同。更新时间是大致的，因为何时刷新由系统决定。当前设置：\(interval)"  // settingsNote, zh
    default: return "Your home screen widget uses the same refresh interval as the Insult of the Hour. Updates are approximate, because the system decides when a widget is drawn. Current setting: \(interval)"  // settingsNote, en
    }
  }

  package var everyHour: String {
    switch language {
    case 0: return "mỗi giờ một lần"  // everyHour, vi
    case 1: return "每小时"  // everyHour, zh
    default: return "every hour"  // everyHour, en
    }
  }

  package var howToAdd: String {
    switch language {
    case 0: return "Cách thêm tiện ích"  // howToAdd, vi
    case 1: return "如何添加小组件"  // howToAdd, zh
    default: return "How to Add Widget"  // howToAdd, en
    }
  }

  package var howToAddSteps: String {
    switch language {
    case 0: return "Chạm và giữ màn hình chính, chạm nút +, tìm ứng dụng này rồi chọn kích cỡ bạn thích."  // howToAddSteps, vi
    case 1: return "长按主屏幕，轻点“+”按钮，搜索此 App，然后选择喜欢的尺寸。"  // howToAddSteps, zh
    default: return "Long-press your home screen, tap the + button, search for this app, and choose your preferred size."  // howToAddSteps, en
    }
  }

  package var rating: String {
    switch language {
    case 0: return "Mức độ"  // rating, vi
    case 1: return "尺度"  // rating, zh
    default: return "Rating"  // rating, en
    }
  }

  package var mild: String {
    switch language {
    case 0: return "Nhẹ nhàng"  // mild, vi
    case 1: return "温和"  // mild, zh
    default: return "Mild"  // mild, en
    }
  }

  package var bawdy: String {
    switch language {
    case 0: return "Thô tục"  // bawdy, vi
    case 1: return "粗俗"  // bawdy, zh
    default: return "Bawdy"  // bawdy, en
    }
  }

  package var another: String {
    switch language {
    case 0: return "Câu khác"  // another, vi
    case 1: return "换一句"  // another, zh
    default: return "Another insult"  // another, en
    }
  }

  package var share: String {
    switch language {
    case 0: return "Chia sẻ câu mắng này"  // share, vi
    case 1: return "分享这句骂人话"  // share, zh
    default: return "Share this insult"  // share, en
    }
  }

  package func sharedInsult(text: String) -> String {
    switch language {
    case 0: return "\(text) — bằng lời của Shakespeare"  // sharedInsult, vi
    case 1: return "\(text)——莎士比亚的用词"  // sharedInsult, zh
    default: return "\(text) — in Shakespeare’s words"  // sharedInsult, en
    }
  }

  package func sharedQuotation(place: String, speaker: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” — \(speaker), \(place)"  // sharedQuotation, vi
    case 1: return "“\(text)”——\(speaker)，\(place)"  // sharedQuotation, zh
    default: return "“\(text)” — \(speaker), \(place)"  // sharedQuotation, en
    }
  }

  package var interval: String {
    switch language {
    case 0: return "Tần suất"  // interval, vi
    case 1: return "间隔"  // interval, zh
    default: return "How often"  // interval, en
    }
  }

  package var backToNow: String {
    switch language {
    case 0: return "Câu của lúc này"  // backToNow, vi
    case 1: return "回到现在这句"  // backToNow, zh
    default: return "Insult of now"  // backToNow, en
    }
  }

  package var keep: String {
    switch language {
    case 0: return "Giữ lại"  // keep, vi
    case 1: return "收藏"  // keep, zh
    default: return "Keep"  // keep, en
    }
  }

  package var forget: String {
    switch language {
    case 0: return "Thôi giữ"  // forget, vi
    case 1: return "取消收藏"  // forget, zh
    default: return "No longer keep"  // forget, en
    }
  }

  package var kept: String {
    switch language {
    case 0: return "Những câu đã giữ"  // kept, vi
    case 1: return "收藏的骂人话"  // kept, zh
    default: return "Kept insults"  // kept, en
    }
  }

  package var earlier: String {
    switch language {
    case 0: return "Những câu trước đó"  // earlier, vi
    case 1: return "之前的骂人话"  // earlier, zh
    default: return "Earlier insults"  // earlier, en
    }
  }

  package var nothingKept: String {
    switch language {
    case 0: return "Những câu bạn giữ lại sẽ hiện ở đây."  // nothingKept, vi
    case 1: return "你收藏的骂人话会列在这里。"  // nothingKept, zh
    default: return "Insults that you keep are listed here."  // nothingKept, en
    }
  }

  package var unreadableSettings: String {
    switch language {
    case 0: return "Không đọc được cài đặt của bạn; dữ liệu cũ được giữ nguyên. Lựa chọn mới có hiệu lực từ bây giờ."  // unreadableSettings, vi
    case 1: return "无法读取你的设置，原内容已保留。现在的选择从此刻起生效。"  // unreadableSettings, zh
    default: return "Your choices cannot be read and are kept as they are. What you choose now counts from now on."  // unreadableSettings, en
    }
  }

  package var unavailable: String {
    switch language {
    case 0: return "Hiện không mở được phần dùng chung của ứng dụng và tiện ích."  // unavailable, vi
    case 1: return "现在无法打开 App 与小组件共享的内容。"  // unavailable, zh
    default: return "What the app shares with its widgets cannot be opened now."  // unavailable, en
    }
  }

  package var newerSettings: String {
    switch language {
    case 0: return "Cài đặt của bạn do một phiên bản mới hơn của ứng dụng lưu."  // newerSettings, vi
    case 1: return "你的设置由较新版本的 App 保存。"  // newerSettings, zh
    default: return "A newer version of the app has stored your choices."  // newerSettings, en
    }
  }

  package func minutesAgo(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) phút trước"  // minutesAgo, vi
    case (1, _): return "\(shown)分钟前"  // minutesAgo, zh
    case (_, 1): return "\(shown) minute ago"  // minutesAgo, en, one
    default: return "\(shown) minutes ago"  // minutesAgo, en, other
    }
  }

  package func hoursAgo(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) giờ trước"  // hoursAgo, vi
    case (1, _): return "\(shown)小时前"  // hoursAgo, zh
    case (_, 1): return "\(shown) hour ago"  // hoursAgo, en, one
    default: return "\(shown) hours ago"  // hoursAgo, en, other
    }
  }

  package func everyMinutes(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) phút một lần"  // everyMinutes, vi
    case (1, _): return "每\(shown)分钟"  // everyMinutes, zh
    case (_, 1): return "every \(shown) minute"  // everyMinutes, en, one
    default: return "every \(shown) minutes"  // everyMinutes, en, other
    }
  }
}
