// The texts of CalendarScreens in Vietnamese, Chinese, English, Korean and Traditional Chinese.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ja, en is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/CalendarScreens.en.tsv
//   Data/strings/CalendarScreens.ko.tsv
//   Data/strings/CalendarScreens.vi.tsv
//   Data/strings/CalendarScreens.zh-Hans.tsv
//   Data/strings/CalendarScreens.zh-Hant.tsv
//
// swift-format-ignore-file

/// The texts of CalendarScreens in a language.
package struct CalendarScreensStrings: Hashable, Sendable {
  /// The language of the texts, by its index in the tables.
  package let language: UInt8

  /// - Parameter language: By its index in the tables.
  package init(language: UInt8) {
    switch language {
    case 4: self.language = 2  // ja has the texts of en
    default: self.language = language
    }
  }

  package var anniversariesTitle: String {
    switch language {
    case 0: return "Ngày giỗ và ngày riêng"  // anniversariesTitle, vi
    case 1: return "忌日与纪念日"  // anniversariesTitle, zh
    case 2: return "Death anniversaries and days of your own"  // anniversariesTitle, en
    case 3: return "기일과 나만의 기념일"  // anniversariesTitle, ko
    default: return "忌日與紀念日"  // anniversariesTitle, hant
    }
  }

  package var noAnniversaries: String {
    switch language {
    case 0: return "Chưa có ngày nào. Ngày bạn thêm sẽ hiện trong lịch và tiện ích."  // noAnniversaries, vi
    case 1: return "还没有纪念日。添加后会显示在日历和小组件中。"  // noAnniversaries, zh
    case 2: return "There are none yet. Those you add are shown in the calendar and in the widget."  // noAnniversaries, en
    case 3: return "아직 없습니다. 추가하면 달력과 위젯에 표시됩니다."  // noAnniversaries, ko
    default: return "還沒有紀念日。新增後會顯示在日曆和小工具中。"  // noAnniversaries, hant
    }
  }

  package func lunarDay(date: String) -> String {
    switch language {
    case 0: return "\(date) âm lịch"  // lunarDay, vi
    case 1: return "农历\(date)"  // lunarDay, zh
    case 2: return "\(date) of the lunar calendar"  // lunarDay, en
    case 3: return "음력 \(date)"  // lunarDay, ko
    default: return "農曆\(date)"  // lunarDay, hant
    }
  }

  package var noNextDay: String {
    switch language {
    case 0: return "Không còn ngày nào trong phạm vi của lịch"  // noNextDay, vi
    case 1: return "日历范围内不再有这一天"  // noNextDay, zh
    case 2: return "Not before the calendar ends"  // noNextDay, en
    case 3: return "달력이 끝나기 전에는 없음"  // noNextDay, ko
    default: return "日曆範圍內不再有這一天"  // noNextDay, hant
    }
  }

  package var add: String {
    switch language {
    case 0: return "Thêm ngày"  // add, vi
    case 1: return "添加纪念日"  // add, zh
    case 2: return "Add a day"  // add, en
    case 3: return "나만의 기념일 추가"  // add, ko
    default: return "新增紀念日"  // add, hant
    }
  }

  package func remove(title: String) -> String {
    switch language {
    case 0: return "Xóa \(title)"  // remove, vi
    case 1: return "删除\(title)"  // remove, zh
    case 2: return "Delete \(title)"  // remove, en
    case 3: return "\(title) 삭제"  // remove, ko
    default: return "刪除\(title)"  // remove, hant
    }
  }

  package func removed(title: String) -> String {
    switch language {
    case 0: return "Đã xóa: \(title)"  // removed, vi
    case 1: return "已删除：\(title)"  // removed, zh
    case 2: return "Deleted: \(title)"  // removed, en
    case 3: return "삭제됨: \(title)"  // removed, ko
    default: return "已刪除：\(title)"  // removed, hant
    }
  }

  package var undo: String {
    switch language {
    case 0: return "Hoàn tác"  // undo, vi
    case 1: return "撤销"  // undo, zh
    case 2: return "Undo"  // undo, en
    case 3: return "실행 취소"  // undo, ko
    default: return "還原"  // undo, hant
    }
  }

  package var unreadableList: String {
    switch language {
    case 0: return "Không đọc được danh sách ngày. Dữ liệu vẫn được giữ nguyên nên chưa thêm ngày được."  // unreadableList, vi
    case 1: return "无法读取纪念日列表。数据原样保留，因此暂时不能添加。"  // unreadableList, zh
    case 2: return "Your days cannot be read. They are kept as they are, so none can be added."  // unreadableList, en
    case 3: return "나만의 기념일을 읽을 수 없습니다. 있는 그대로 보관되며, 지금은 추가할 수 없습니다."  // unreadableList, ko
    default: return "無法讀取紀念日清單。資料原樣保留，因此暫時不能新增。"  // unreadableList, hant
    }
  }

  package var unreadableSettings: String {
    switch language {
    case 0: return "Không đọc được cài đặt; đây là cài đặt ban đầu. Dữ liệu cũ vẫn được giữ khi bạn chọn lại."  // unreadableSettings, vi
    case 1: return "无法读取你的设置，现显示默认设置。重新选择时，原有数据仍会保留。"  // unreadableSettings, zh
    case 2: return "Your settings cannot be read; these are the usual ones. What was there is kept beside your next choice."  // unreadableSettings, en
    case 3: return "설정을 읽을 수 없어 기본 설정을 보여 줍니다. 다시 선택해도 이전 내용은 함께 보관됩니다."  // unreadableSettings, ko
    default: return "無法讀取你的設定，現顯示預設設定。重新選擇時，原有資料仍會保留。"  // unreadableSettings, hant
    }
  }

  package var settingsTitle: String {
    switch language {
    case 0: return "Cài đặt"  // settingsTitle, vi
    case 1: return "设置"  // settingsTitle, zh
    case 2: return "Settings"  // settingsTitle, en
    case 3: return "설정"  // settingsTitle, ko
    default: return "設定"  // settingsTitle, hant
    }
  }

  package var calendar: String {
    switch language {
    case 0: return "Lịch âm"  // calendar, vi
    case 1: return "农历"  // calendar, zh
    case 2: return "Lunar calendar"  // calendar, en
    case 3: return "음력 역법"  // calendar, ko
    default: return "農曆"  // calendar, hant
    }
  }

  package func calendarOfRegion(calendar: String) -> String {
    switch language {
    case 0: return "Theo vùng: \(calendar)"  // calendarOfRegion, vi
    case 1: return "按地区：\(calendar)"  // calendarOfRegion, zh
    case 2: return "As in your region: \(calendar)"  // calendarOfRegion, en
    case 3: return "지역에 따름: \(calendar)"  // calendarOfRegion, ko
    default: return "按地區：\(calendar)"  // calendarOfRegion, hant
    }
  }

  package var monthNaming: String {
    switch language {
    case 0: return "Tháng 11 âm lịch"  // monthNaming, vi
    case 1: return "农历十一月"  // monthNaming, zh
    case 2: return "Lunar month 11"  // monthNaming, en
    case 3: return "음력 11월"  // monthNaming, ko
    default: return "農曆十一月"  // monthNaming, hant
    }
  }

  package var firstWeekday: String {
    switch language {
    case 0: return "Tuần bắt đầu vào"  // firstWeekday, vi
    case 1: return "每周起始日"  // firstWeekday, zh
    case 2: return "Weeks begin on"  // firstWeekday, en
    case 3: return "한 주의 시작"  // firstWeekday, ko
    default: return "每週起始日"  // firstWeekday, hant
    }
  }

  package func weekdayOfDevice(weekday: String) -> String {
    switch language {
    case 0: return "Theo thiết bị: \(weekday)"  // weekdayOfDevice, vi
    case 1: return "按设备：\(weekday)"  // weekdayOfDevice, zh
    case 2: return "As on this device: \(weekday)"  // weekdayOfDevice, en
    case 3: return "이 기기에 따름: \(weekday)"  // weekdayOfDevice, ko
    default: return "按裝置：\(weekday)"  // weekdayOfDevice, hant
    }
  }

  package var dayBasis: String {
    switch language {
    case 0: return "Hôm nay tính theo"  // dayBasis, vi
    case 1: return "“今天”以何处为准"  // dayBasis, zh
    case 2: return "Today is the day"  // dayBasis, en
    case 3: return "‘오늘’의 기준"  // dayBasis, ko
    default: return "「今天」以何處為準"  // dayBasis, hant
    }
  }

  package var dayOfUser: String {
    switch language {
    case 0: return "Nơi tôi đang ở"  // dayOfUser, vi
    case 1: return "我所在的地方"  // dayOfUser, zh
    case 2: return "where I am"  // dayOfUser, en
    case 3: return "내가 있는 곳"  // dayOfUser, ko
    default: return "我所在的地方"  // dayOfUser, hant
    }
  }

  package var dayOfCalendar: String {
    switch language {
    case 0: return "Nước của lịch"  // dayOfCalendar, vi
    case 1: return "历法所属的国家"  // dayOfCalendar, zh
    case 2: return "where the calendar is at home"  // dayOfCalendar, en
    case 3: return "역법의 나라"  // dayOfCalendar, ko
    default: return "曆法所屬的國家"  // dayOfCalendar, hant
    }
  }

  package var daysOff: String {
    switch language {
    case 0: return "Ngày nghỉ"  // daysOff, vi
    case 1: return "放假安排"  // daysOff, zh
    case 2: return "Days off"  // daysOff, en
    case 3: return "휴일"  // daysOff, ko
    default: return "放假安排"  // daysOff, hant
    }
  }

  package func daysOffOfCalendar(country: String) -> String {
    switch language {
    case 0: return "Theo nước của lịch: \(country)"  // daysOffOfCalendar, vi
    case 1: return "按历法所属的国家：\(country)"  // daysOffOfCalendar, zh
    case 2: return "As in the country of the calendar: \(country)"  // daysOffOfCalendar, en
    case 3: return "역법의 나라에 따름: \(country)"  // daysOffOfCalendar, ko
    default: return "按曆法所屬的國家：\(country)"  // daysOffOfCalendar, hant
    }
  }

  package var noDaysOff: String {
    switch language {
    case 0: return "Không đánh dấu"  // noDaysOff, vi
    case 1: return "不标注"  // noDaysOff, zh
    case 2: return "Not marked"  // noDaysOff, en
    case 3: return "표시하지 않음"  // noDaysOff, ko
    default: return "不標註"  // noDaysOff, hant
    }
  }

  package var observances: String {
    switch language {
    case 0: return "Ngày kỷ niệm"  // observances, vi
    case 1: return "公共纪念日"  // observances, zh
    case 2: return "Days of remembrance"  // observances, en
    case 3: return "기념일"  // observances, ko
    default: return "公共紀念日"  // observances, hant
    }
  }

  package var observancesNote: String {
    switch language {
    case 0: return "Cả những ngày kỷ niệm và ngày của các ngành nghề, vốn là ngày làm việc. Lễ, Tết và ngày nghỉ luôn hiện."  // observancesNote, vi
    case 1: return "显示公共纪念日和行业节日，这些日子照常上班。传统节日和放假日始终显示。"  // observancesNote, zh
    case 2: return "Also days of professions and of remembrance, which are working days. Festivals and days off are always shown."  // observancesNote, en
    case 3: return "직업별 기념일과 추모일도 표시합니다. 이런 날은 휴일이 아닙니다. 명절과 휴일은 언제나 표시됩니다."  // observancesNote, ko
    default: return "顯示公共紀念日和行業節日，這些日子照常上班。傳統節日和放假日始終顯示。"  // observancesNote, hant
    }
  }

  package var signsTitle: String {
    switch language {
    case 0: return "Ý nghĩa các ký hiệu"  // signsTitle, vi
    case 1: return "符号说明"  // signsTitle, zh
    case 2: return "What the signs mean"  // signsTitle, en
    case 3: return "기호의 뜻"  // signsTitle, ko
    default: return "符號說明"  // signsTitle, hant
    }
  }

  package var rokuyo: String {
    switch language {
    case 0: return "Lục diệu"  // rokuyo, vi
    case 1: return "六曜"  // rokuyo, zh
    case 2: return "Six days (rokuyō)"  // rokuyo, en
    case 3: return "육요"  // rokuyo, ko
    default: return "六曜"  // rokuyo, hant
    }
  }

  package var pentads: String {
    switch language {
    case 0: return "72 hậu"  // pentads, vi
    case 1: return "七十二候"  // pentads, zh
    case 2: return "72 pentads"  // pentads, en
    case 3: return "72후"  // pentads, ko
    default: return "七十二候"  // pentads, hant
    }
  }

  package var countedNote: String {
    switch language {
    case 0: return "Hiện dưới tháng của tiện ích cỡ lớn, và ở cỡ vừa khi dòng đó còn trống."  // countedNote, vi
    case 1: return "大号在月历下方显示；中号在那一行空着时显示。"  // countedNote, zh
    case 2: return "Shown below the month in the large size, and in the medium one where that line is free."  // countedNote, en
    case 3: return "큰 크기에서는 달력 아래에 표시하고, 중간 크기에서는 그 줄이 비어 있을 때 표시합니다."  // countedNote, ko
    default: return "大號在月曆下方顯示；中號在那一行空著時顯示。"  // countedNote, hant
    }
  }

  package var vietnamese: String {
    switch language {
    case 0: return "Việt Nam"  // vietnamese, vi
    case 1: return "越南"  // vietnamese, zh
    case 2: return "Vietnam"  // vietnamese, en
    case 3: return "베트남"  // vietnamese, ko
    default: return "越南"  // vietnamese, hant
    }
  }

  package var vietnameseOneClock: String {
    switch language {
    case 0: return "Việt Nam, mọi năm theo UTC+7"  // vietnameseOneClock, vi
    case 1: return "越南（历年均按 UTC+7）"  // vietnameseOneClock, zh
    case 2: return "Vietnam, all years by UTC+7"  // vietnameseOneClock, en
    case 3: return "베트남, 모든 해를 UTC+7로"  // vietnameseOneClock, ko
    default: return "越南（歷年均按 UTC+7）"  // vietnameseOneClock, hant
    }
  }

  package var chinese: String {
    switch language {
    case 0: return "Trung Quốc"  // chinese, vi
    case 1: return "中国"  // chinese, zh
    case 2: return "China"  // chinese, en
    case 3: return "중국"  // chinese, ko
    default: return "中國"  // chinese, hant
    }
  }

  package var chineseOneClock: String {
    switch language {
    case 0: return "Trung Quốc, mọi năm theo UTC+8"  // chineseOneClock, vi
    case 1: return "中国（历年均按 UTC+8）"  // chineseOneClock, zh
    case 2: return "China, all years by UTC+8"  // chineseOneClock, en
    case 3: return "중국, 모든 해를 UTC+8로"  // chineseOneClock, ko
    default: return "中國（歷年均按 UTC+8）"  // chineseOneClock, hant
    }
  }

  package var korean: String {
    switch language {
    case 0: return "Hàn Quốc"  // korean, vi
    case 1: return "韩国"  // korean, zh
    case 2: return "Korea"  // korean, en
    case 3: return "한국"  // korean, ko
    default: return "韓國"  // korean, hant
    }
  }

  package var japanese: String {
    switch language {
    case 0: return "Nhật Bản"  // japanese, vi
    case 1: return "日本"  // japanese, zh
    case 2: return "Japan"  // japanese, en
    case 3: return "일본"  // japanese, ko
    default: return "日本"  // japanese, hant
    }
  }

  package var newDay: String {
    switch language {
    case 0: return "Thêm ngày"  // newDay, vi
    case 1: return "新纪念日"  // newDay, zh
    case 2: return "New day"  // newDay, en
    case 3: return "새로운 날"  // newDay, ko
    default: return "新紀念日"  // newDay, hant
    }
  }

  package var changeDay: String {
    switch language {
    case 0: return "Sửa ngày"  // changeDay, vi
    case 1: return "修改纪念日"  // changeDay, zh
    case 2: return "Change the day"  // changeDay, en
    case 3: return "날 수정"  // changeDay, ko
    default: return "修改紀念日"  // changeDay, hant
    }
  }

  package var name: String {
    switch language {
    case 0: return "Tên"  // name, vi
    case 1: return "名称"  // name, zh
    case 2: return "Name"  // name, en
    case 3: return "이름"  // name, ko
    default: return "名稱"  // name, hant
    }
  }

  package var kind: String {
    switch language {
    case 0: return "Loại"  // kind, vi
    case 1: return "类型"  // kind, zh
    case 2: return "What it is"  // kind, en
    case 3: return "종류"  // kind, ko
    default: return "類型"  // kind, hant
    }
  }

  package var day: String {
    switch language {
    case 0: return "Ngày âm"  // day, vi
    case 1: return "农历日"  // day, zh
    case 2: return "Lunar day"  // day, en
    case 3: return "음력 날"  // day, ko
    default: return "農曆日"  // day, hant
    }
  }

  package var month: String {
    switch language {
    case 0: return "Tháng âm"  // month, vi
    case 1: return "农历月"  // month, zh
    case 2: return "Lunar month"  // month, en
    case 3: return "음력 달"  // month, ko
    default: return "農曆月"  // month, hant
    }
  }

  package var leapYears: String {
    switch language {
    case 0: return "Năm có tháng nhuận"  // leapYears, vi
    case 1: return "遇闰月时"  // leapYears, zh
    case 2: return "In years with a leap month"  // leapYears, en
    case 3: return "윤달이 있는 해"  // leapYears, ko
    default: return "遇閏月時"  // leapYears, hant
    }
  }

  package var shortMonths: String {
    switch language {
    case 0: return "Tháng không có ngày 30"  // shortMonths, vi
    case 1: return "当月没有三十时"  // shortMonths, zh
    case 2: return "In months without day 30"  // shortMonths, en
    case 3: return "30일이 없는 달"  // shortMonths, ko
    default: return "當月沒有三十時"  // shortMonths, hant
    }
  }

  package var year: String {
    switch language {
    case 0: return "Năm xảy ra (âm lịch), nếu biết"  // year, vi
    case 1: return "发生年份（农历，可不填）"  // year, zh
    case 2: return "Lunar year in which it happened, if you know it"  // year, en
    case 3: return "있었던 해(음력, 아는 경우)"  // year, ko
    default: return "發生年份（農曆，可不填）"  // year, hant
    }
  }

  package var ownCalendar: String {
    switch language {
    case 0: return "Theo lịch"  // ownCalendar, vi
    case 1: return "所用历法"  // ownCalendar, zh
    case 2: return "By the calendar of"  // ownCalendar, en
    case 3: return "역법"  // ownCalendar, ko
    default: return "所用曆法"  // ownCalendar, hant
    }
  }

  package func calendarOfApp(calendar: String) -> String {
    switch language {
    case 0: return "Như trong ứng dụng: \(calendar)"  // calendarOfApp, vi
    case 1: return "与 App 相同：\(calendar)"  // calendarOfApp, zh
    case 2: return "As in the app: \(calendar)"  // calendarOfApp, en
    case 3: return "앱과 같음: \(calendar)"  // calendarOfApp, ko
    default: return "與 App 相同：\(calendar)"  // calendarOfApp, hant
    }
  }

  package var save: String {
    switch language {
    case 0: return "Lưu"  // save, vi
    case 1: return "保存"  // save, zh
    case 2: return "Save"  // save, en
    case 3: return "저장"  // save, ko
    default: return "儲存"  // save, hant
    }
  }

  package var cancel: String {
    switch language {
    case 0: return "Hủy"  // cancel, vi
    case 1: return "取消"  // cancel, zh
    case 2: return "Cancel"  // cancel, en
    case 3: return "취소"  // cancel, ko
    default: return "取消"  // cancel, hant
    }
  }

  package func lunarYear(cycle: String, year: String) -> String {
    switch language {
    case 0: return "Năm \(cycle) (\(year))"  // lunarYear, vi
    case 1: return "\(cycle)年（\(year)）"  // lunarYear, zh
    case 2: return "\(cycle) year (\(year))"  // lunarYear, en
    case 3: return "\(cycle)년 (\(year))"  // lunarYear, ko
    default: return "\(cycle)年（\(year)）"  // lunarYear, hant
    }
  }

  package func twoDays(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first) và \(second)"  // twoDays, vi
    case 1: return "\(first)和\(second)"  // twoDays, zh
    case 2: return "\(first) and \(second)"  // twoDays, en
    case 3: return "\(first), \(second)"  // twoDays, ko
    default: return "\(first)和\(second)"  // twoDays, hant
    }
  }

  package var noDay: String {
    switch language {
    case 0: return "năm này không có"  // noDay, vi
    case 1: return "当年没有"  // noDay, zh
    case 2: return "not in this year"  // noDay, en
    case 3: return "그해에는 없음"  // noDay, ko
    default: return "當年沒有"  // noDay, hant
    }
  }

  package func unreadableDays(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Không đọc được \(shown) ngày; dữ liệu vẫn được giữ nguyên"  // unreadableDays, vi
    case (1, _): return "有\(shown)个纪念日无法读取；数据原样保留"  // unreadableDays, zh
    case (2, 1): return "\(shown) day cannot be read; it is kept as it is"  // unreadableDays, en, one
    case (2, _): return "\(shown) days cannot be read; they are kept as they are"  // unreadableDays, en, other
    case (3, _): return "읽을 수 없는 나만의 기념일이 \(shown)개 있습니다. 있는 그대로 보관됩니다."  // unreadableDays, ko
    default: return "有\(shown)個紀念日無法讀取；資料原樣保留"  // unreadableDays, hant
    }
  }
}
