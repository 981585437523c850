// The texts of CalendarScreens in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko; for ko, en is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/CalendarScreens.en.tsv
//   Data/strings/CalendarScreens.vi.tsv
//   Data/strings/CalendarScreens.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of CalendarScreens in a language.
package struct CalendarScreensStrings: Hashable, Sendable {
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
    default: self.language = language
    }
  }

  package var anniversariesTitle: String {
    switch language {
    case 0: return "Ngày giỗ và ngày riêng"  // anniversariesTitle, vi
    case 1: return "忌日与纪念日"  // anniversariesTitle, zh
    default: return "Death anniversaries and days of your own"  // anniversariesTitle, en
    }
  }

  package var noAnniversaries: String {
    switch language {
    case 0: return "Chưa có ngày nào. Ngày bạn thêm sẽ hiện trong lịch và tiện ích."  // noAnniversaries, vi
    case 1: return "还没有纪念日。添加后会显示在日历和小组件中。"  // noAnniversaries, zh
    default: return "There are none yet. Those you add are shown in the calendar and in the widget."  // noAnniversaries, en
    }
  }

  package func lunarDay(date: String) -> String {
    switch language {
    case 0: return "\(date) âm lịch"  // lunarDay, vi
    case 1: return "农历\(date)"  // lunarDay, zh
    default: return "\(date) of the lunar calendar"  // lunarDay, en
    }
  }

  package var noNextDay: String {
    switch language {
    case 0: return "Không còn ngày nào trong phạm vi của lịch"  // noNextDay, vi
    case 1: return "日历范围内不再有这一天"  // noNextDay, zh
    default: return "Not before the calendar ends"  // noNextDay, en
    }
  }

  package var add: String {
    switch language {
    case 0: return "Thêm ngày"  // add, vi
    case 1: return "添加纪念日"  // add, zh
    default: return "Add a day"  // add, en
    }
  }

  package func remove(title: String) -> String {
    switch language {
    case 0: return "Xóa \(title)"  // remove, vi
    case 1: return "删除\(title)"  // remove, zh
    default: return "Delete \(title)"  // remove, en
    }
  }

  package func removed(title: String) -> String {
    switch language {
    case 0: return "Đã xóa: \(title)"  // removed, vi
    case 1: return "已删除：\(title)"  // removed, zh
    default: return "Deleted: \(title)"  // removed, en
    }
  }

  package var undo: String {
    switch language {
    case 0: return "Hoàn tác"  // undo, vi
    case 1: return "撤销"  // undo, zh
    default: return "Undo"  // undo, en
    }
  }

  package var unreadableList: String {
    switch language {
    case 0: return "Không đọc được danh sách ngày. Dữ liệu vẫn được giữ nguyên nên chưa thêm ngày được."  // unreadableList, vi
    case 1: return "无法读取纪念日列表。数据原样保留，因此暂时不能添加。"  // unreadableList, zh
    default: return "Your days cannot be read. They are kept as they are, so none can be added."  // unreadableList, en
    }
  }

  package var unreadableSettings: String {
    switch language {
    case 0: return "Không đọc được cài đặt; đây là cài đặt ban đầu. Dữ liệu cũ vẫn được giữ khi bạn chọn lại."  // unreadableSettings, vi
    case 1: return "无法读取您的设置，现显示默认设置。重新选择时，原有数据仍会保留。"  // unreadableSettings, zh
    default: return "Your settings cannot be read; these are the usual ones. What was there is kept beside your next choice."  // unreadableSettings, en
    }
  }

  package var settingsTitle: String {
    switch language {
    case 0: return "Cài đặt"  // settingsTitle, vi
    case 1: return "设置"  // settingsTitle, zh
    default: return "Settings"  // settingsTitle, en
    }
  }

  package var calendar: String {
    switch language {
    case 0: return "Lịch âm"  // calendar, vi
    case 1: return "农历"  // calendar, zh
    default: return "Lunar calendar"  // calendar, en
    }
  }

  package func calendarOfRegion(calendar: String) -> String {
    switch language {
    case 0: return "Theo vùng: \(calendar)"  // calendarOfRegion, vi
    case 1: return "按地区：\(calendar)"  // calendarOfRegion, zh
    default: return "As in your region: \(calendar)"  // calendarOfRegion, en
    }
  }

  package var monthNaming: String {
    switch language {
    case 0: return "Tháng 11 âm lịch"  // monthNaming, vi
    case 1: return "农历十一月"  // monthNaming, zh
    default: return "Lunar month 11"  // monthNaming, en
    }
  }

  package var firstWeekday: String {
    switch language {
    case 0: return "Tuần bắt đầu từ"  // firstWeekday, vi
    case 1: return "每周开始于"  // firstWeekday, zh
    default: return "Weeks begin on"  // firstWeekday, en
    }
  }

  package func weekdayOfDevice(weekday: String) -> String {
    switch language {
    case 0: return "Theo thiết bị: \(weekday)"  // weekdayOfDevice, vi
    case 1: return "按设备：\(weekday)"  // weekdayOfDevice, zh
    default: return "As on this device: \(weekday)"  // weekdayOfDevice, en
    }
  }

  package var dayBasis: String {
    switch language {
    case 0: return "Hôm nay tính theo"  // dayBasis, vi
    case 1: return "“今天”以何处为准"  // dayBasis, zh
    default: return "Today is the day"  // dayBasis, en
    }
  }

  package var dayOfUser: String {
    switch language {
    case 0: return "Nơi tôi đang ở"  // dayOfUser, vi
    case 1: return "我所在的地方"  // dayOfUser, zh
    default: return "where I am"  // dayOfUser, en
    }
  }

  package var dayOfCalendar: String {
    switch language {
    case 0: return "Quê hương của lịch"  // dayOfCalendar, vi
    case 1: return "历法所属的国家"  // dayOfCalendar, zh
    default: return "where the calendar is at home"  // dayOfCalendar, en
    }
  }

  package var daysOff: String {
    switch language {
    case 0: return "Ngày nghỉ"  // daysOff, vi
    case 1: return "放假安排"  // daysOff, zh
    default: return "Days off"  // daysOff, en
    }
  }

  package func daysOffOfCalendar(country: String) -> String {
    switch language {
    case 0: return "Theo nước của lịch: \(country)"  // daysOffOfCalendar, vi
    case 1: return "按历法所属的国家：\(country)"  // daysOffOfCalendar, zh
    default: return "As in the country of the calendar: \(country)"  // daysOffOfCalendar, en
    }
  }

  package var noDaysOff: String {
    switch language {
    case 0: return "Không đánh dấu"  // noDaysOff, vi
    case 1: return "不标注"  // noDaysOff, zh
    default: return "Not marked"  // noDaysOff, en
    }
  }

  package var observances: String {
    switch language {
    case 0: return "Ngày kỷ niệm"  // observances, vi
    case 1: return "纪念日"  // observances, zh
    default: return "Days of remembrance"  // observances, en
    }
  }

  package var observancesNote: String {
    switch language {
    case 0: return "Cả những ngày kỷ niệm và ngày của các ngành nghề, vốn là ngày làm việc. Lễ, Tết và ngày nghỉ luôn hiện."  // observancesNote, vi
    case 1: return "显示纪念日和行业节日，这些日子照常上班。传统节日和放假日始终显示。"  // observancesNote, zh
    default: return "Also days of professions and of remembrance, which are working days. Festivals and days off are always shown."  // observancesNote, en
    }
  }

  package var signsTitle: String {
    switch language {
    case 0: return "Ý nghĩa các dấu"  // signsTitle, vi
    case 1: return "符号说明"  // signsTitle, zh
    default: return "What the signs mean"  // signsTitle, en
    }
  }

  package var vietnamese: String {
    switch language {
    case 0: return "Việt Nam"  // vietnamese, vi
    case 1: return "越南"  // vietnamese, zh
    default: return "Vietnam"  // vietnamese, en
    }
  }

  package var vietnameseOneClock: String {
    switch language {
    case 0: return "Việt Nam, mọi năm theo UTC+7"  // vietnameseOneClock, vi
    case 1: return "越南（历年均按 UTC+7）"  // vietnameseOneClock, zh
    default: return "Vietnam, all years by UTC+7"  // vietnameseOneClock, en
    }
  }

  package var chinese: String {
    switch language {
    case 0: return "Trung Quốc"  // chinese, vi
    case 1: return "中国"  // chinese, zh
    default: return "China"  // chinese, en
    }
  }

  package var chineseOneClock: String {
    switch language {
    case 0: return "Trung Quốc, mọi năm theo UTC+8"  // chineseOneClock, vi
    case 1: return "中国（历年均按 UTC+8）"  // chineseOneClock, zh
    default: return "China, all years by UTC+8"  // chineseOneClock, en
    }
  }

  package var korean: String {
    switch language {
    case 0: return "Hàn Quốc"  // korean, vi
    case 1: return "韩国"  // korean, zh
    default: return "Korea"  // korean, en
    }
  }

  package var japanese: String {
    switch language {
    case 0: return "Nhật Bản"  // japanese, vi
    case 1: return "日本"  // japanese, zh
    default: return "Japan"  // japanese, en
    }
  }

  package var hongKong: String {
    switch language {
    case 0: return "Hồng Kông"  // hongKong, vi
    case 1: return "香港"  // hongKong, zh
    default: return "Hong Kong"  // hongKong, en
    }
  }

  package var taiwan: String {
    switch language {
    case 0: return "Đài Loan"  // taiwan, vi
    case 1: return "台湾"  // taiwan, zh
    default: return "Taiwan"  // taiwan, en
    }
  }

  package var newDay: String {
    switch language {
    case 0: return "Ngày mới"  // newDay, vi
    case 1: return "新纪念日"  // newDay, zh
    default: return "New day"  // newDay, en
    }
  }

  package var changeDay: String {
    switch language {
    case 0: return "Sửa ngày"  // changeDay, vi
    case 1: return "修改纪念日"  // changeDay, zh
    default: return "Change the day"  // changeDay, en
    }
  }

  package var name: String {
    switch language {
    case 0: return "Tên"  // name, vi
    case 1: return "名称"  // name, zh
    default: return "Name"  // name, en
    }
  }

  package var kind: String {
    switch language {
    case 0: return "Loại"  // kind, vi
    case 1: return "类型"  // kind, zh
    default: return "What it is"  // kind, en
    }
  }

  package var day: String {
    switch language {
    case 0: return "Ngày âm"  // day, vi
    case 1: return "农历日"  // day, zh
    default: return "Lunar day"  // day, en
    }
  }

  package var month: String {
    switch language {
    case 0: return "Tháng âm"  // month, vi
    case 1: return "农历月"  // month, zh
    default: return "Lunar month"  // month, en
    }
  }

  package var leapYears: String {
    switch language {
    case 0: return "Năm có tháng nhuận"  // leapYears, vi
    case 1: return "遇闰月时"  // leapYears, zh
    default: return "In years with a leap month"  // leapYears, en
    }
  }

  package var shortMonths: String {
    switch language {
    case 0: return "Tháng không có ngày 30"  // shortMonths, vi
    case 1: return "没有三十日的月份"  // shortMonths, zh
    default: return "In months without day 30"  // shortMonths, en
    }
  }

  package var year: String {
    switch language {
    case 0: return "Năm âm lịch xảy ra, nếu biết"  // year, vi
    case 1: return "发生的农历年（知道的话）"  // year, zh
    default: return "Lunar year in which it happened, if you know it"  // year, en
    }
  }

  package var ownCalendar: String {
    switch language {
    case 0: return "Theo lịch"  // ownCalendar, vi
    case 1: return "按哪国历法"  // ownCalendar, zh
    default: return "By the calendar of"  // ownCalendar, en
    }
  }

  package func calendarOfApp(calendar: String) -> String {
    switch language {
    case 0: return "Như trong ứng dụng: \(calendar)"  // calendarOfApp, vi
    case 1: return "与应用相同：\(calendar)"  // calendarOfApp, zh
    default: return "As in the app: \(calendar)"  // calendarOfApp, en
    }
  }

  package var save: String {
    switch language {
    case 0: return "Lưu"  // save, vi
    case 1: return "保存"  // save, zh
    default: return "Save"  // save, en
    }
  }

  package var cancel: String {
    switch language {
    case 0: return "Hủy"  // cancel, vi
    case 1: return "取消"  // cancel, zh
    default: return "Cancel"  // cancel, en
    }
  }

  package func lunarYear(cycle: String, year: String) -> String {
    switch language {
    case 0: return "Năm \(cycle) (\(year))"  // lunarYear, vi
    case 1: return "\(cycle)年（\(year)）"  // lunarYear, zh
    default: return "\(cycle) year (\(year))"  // lunarYear, en
    }
  }

  package func twoDays(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first) và \(second)"  // twoDays, vi
    case 1: return "\(first)和\(second)"  // twoDays, zh
    default: return "\(first) and \(second)"  // twoDays, en
    }
  }

  package var noDay: String {
    switch language {
    case 0: return "năm này không có"  // noDay, vi
    case 1: return "当年没有"  // noDay, zh
    default: return "not in this year"  // noDay, en
    }
  }

  package func unreadableDays(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Không đọc được \(shown) ngày; dữ liệu vẫn được giữ nguyên"  // unreadableDays, vi
    case (1, _): return "有\(shown)个纪念日无法读取；数据原样保留"  // unreadableDays, zh
    case (_, 1): return "\(shown) day cannot be read; it is kept as it is"  // unreadableDays, en, one
    default: return "\(shown) days cannot be read; they are kept as they are"  // unreadableDays, en, other
    }
  }
}
