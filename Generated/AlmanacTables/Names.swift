// Names in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A name a line, in the order of its index.
//
// Inputs, with their SHA-256:
//   a696e471613df656613f2f7201148b377e6d9d60f0c9287b63f4979492925b3a  Data/names/branches.tsv
//   6c30eb87887422c71f4e3a8a5638fb30547e955855830506eaa7b48622673a6d  Data/names/lunar_days.tsv
//   51fdbaa7b66d4643c19d9fba0fc3b088f0007fbac6fed62b82f77f56e8a0b8d1  Data/names/lunar_months.tsv
//   248e778d5328ad9a2542b3b403c4091c33290a32f53d428f78869a115070e5d3  Data/names/moon_phases.tsv
//   214f7e7276cb9e20f64e90dccbfe8e282e397beee445950292f2b25ac426f84e  Data/names/solar_terms.tsv
//   0375d8bf0d890f45caf607ac6d368e82d7fcf1990f41022fb50af728421594fe  Data/names/stems.tsv
//   eec31e5ff882882b13ce08a2468a8052fb7077bd8a65d28edd0dbf6d4f54c868  Data/names/weekdays.tsv
//
// swift-format-ignore-file

/// A heavenly stem, 0 to 9.
let stemNames_vi: [String] = [
  "Giáp",
  "Ất",
  "Bính",
  "Đinh",
  "Mậu",
  "Kỷ",
  "Canh",
  "Tân",
  "Nhâm",
  "Quý",
]

/// A heavenly stem, 0 to 9.
let stemNames_zh: [String] = [
  "甲",
  "乙",
  "丙",
  "丁",
  "戊",
  "己",
  "庚",
  "辛",
  "壬",
  "癸",
]

/// A heavenly stem, 0 to 9.
let stemNames_en: [String] = [
  "jiǎ",
  "yǐ",
  "bǐng",
  "dīng",
  "wù",
  "jǐ",
  "gēng",
  "xīn",
  "rén",
  "guǐ",
]

/// A heavenly stem, 0 to 9.
package func stemName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return stemNames_vi[index]
  case 1: return stemNames_zh[index]
  default: return stemNames_en[index]
  }
}

/// An earthly branch, 0 to 11.
let branchNames_vi: [String] = [
  "Tý",
  "Sửu",
  "Dần",
  "Mão",
  "Thìn",
  "Tỵ",
  "Ngọ",
  "Mùi",
  "Thân",
  "Dậu",
  "Tuất",
  "Hợi",
]

/// An earthly branch, 0 to 11.
let branchNames_zh: [String] = [
  "子",
  "丑",
  "寅",
  "卯",
  "辰",
  "巳",
  "午",
  "未",
  "申",
  "酉",
  "戌",
  "亥",
]

/// An earthly branch, 0 to 11.
let branchNames_en: [String] = [
  "zǐ",
  "chǒu",
  "yín",
  "mǎo",
  "chén",
  "sì",
  "wǔ",
  "wèi",
  "shēn",
  "yǒu",
  "xū",
  "hài",
]

/// An earthly branch, 0 to 11.
package func branchName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return branchNames_vi[index]
  case 1: return branchNames_zh[index]
  default: return branchNames_en[index]
  }
}

/// A solar term by longitude / 15, 0 to 23.
let termNames_vi: [String] = [
  "Xuân Phân",
  "Thanh Minh",
  "Cốc Vũ",
  "Lập Hạ",
  "Tiểu Mãn",
  "Mang Chủng",
  "Hạ Chí",
  "Tiểu Thử",
  "Đại Thử",
  "Lập Thu",
  "Xử Thử",
  "Bạch Lộ",
  "Thu Phân",
  "Hàn Lộ",
  "Sương Giáng",
  "Lập Đông",
  "Tiểu Tuyết",
  "Đại Tuyết",
  "Đông Chí",
  "Tiểu Hàn",
  "Đại Hàn",
  "Lập Xuân",
  "Vũ Thủy",
  "Kinh Trập",
]

/// A solar term by longitude / 15, 0 to 23.
let termNames_zh: [String] = [
  "春分",
  "清明",
  "谷雨",
  "立夏",
  "小满",
  "芒种",
  "夏至",
  "小暑",
  "大暑",
  "立秋",
  "处暑",
  "白露",
  "秋分",
  "寒露",
  "霜降",
  "立冬",
  "小雪",
  "大雪",
  "冬至",
  "小寒",
  "大寒",
  "立春",
  "雨水",
  "惊蛰",
]

/// A solar term by longitude / 15, 0 to 23.
let termNames_en: [String] = [
  "spring equinox",
  "bright and clear",
  "grain rain",
  "summer begins",
  "grain full",
  "grain in ear",
  "summer solstice",
  "minor heat",
  "major heat",
  "autumn begins",
  "end of heat",
  "white dew",
  "autumn equinox",
  "cold dew",
  "frost descends",
  "winter begins",
  "minor snow",
  "major snow",
  "winter solstice",
  "minor cold",
  "major cold",
  "spring begins",
  "rain water",
  "insects awaken",
]

/// A solar term by longitude / 15, 0 to 23.
package func termName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return termNames_vi[index]
  case 1: return termNames_zh[index]
  default: return termNames_en[index]
  }
}

/// A lunar month, 0 for month 1; Vietnamese in the traditional naming.
let monthNames_vi: [String] = [
  "Giêng",
  "Hai",
  "Ba",
  "Tư",
  "Năm",
  "Sáu",
  "Bảy",
  "Tám",
  "Chín",
  "Mười",
  "Một",
  "Chạp",
]

/// A lunar month, 0 for month 1; Vietnamese in the traditional naming.
let monthNames_zh: [String] = [
  "正月",
  "二月",
  "三月",
  "四月",
  "五月",
  "六月",
  "七月",
  "八月",
  "九月",
  "十月",
  "十一月",
  "腊月",
]

/// A lunar month, 0 for month 1; Vietnamese in the traditional naming.
let monthNames_en: [String] = [
  "First Month",
  "Second Month",
  "Third Month",
  "Fourth Month",
  "Fifth Month",
  "Sixth Month",
  "Seventh Month",
  "Eighth Month",
  "Ninth Month",
  "Tenth Month",
  "Eleventh Month",
  "Twelfth Month",
]

/// A lunar month, 0 for month 1; Vietnamese in the traditional naming.
package func monthName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return monthNames_vi[index]
  case 1: return monthNames_zh[index]
  default: return monthNames_en[index]
  }
}

/// A day of a lunar month, 0 for day 1.
let dayNames_vi: [String] = [
  "mùng 1",
  "mùng 2",
  "mùng 3",
  "mùng 4",
  "mùng 5",
  "mùng 6",
  "mùng 7",
  "mùng 8",
  "mùng 9",
  "mùng 10",
  "11",
  "12",
  "13",
  "14",
  "rằm",
  "16",
  "17",
  "18",
  "19",
  "20",
  "21",
  "22",
  "23",
  "24",
  "25",
  "26",
  "27",
  "28",
  "29",
  "30",
]

/// A day of a lunar month, 0 for day 1.
let dayNames_zh: [String] = [
  "初一",
  "初二",
  "初三",
  "初四",
  "初五",
  "初六",
  "初七",
  "初八",
  "初九",
  "初十",
  "十一",
  "十二",
  "十三",
  "十四",
  "十五",
  "十六",
  "十七",
  "十八",
  "十九",
  "二十",
  "廿一",
  "廿二",
  "廿三",
  "廿四",
  "廿五",
  "廿六",
  "廿七",
  "廿八",
  "廿九",
  "三十",
]

/// A day of a lunar month, 0 for day 1.
let dayNames_en: [String] = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
  "16",
  "17",
  "18",
  "19",
  "20",
  "21",
  "22",
  "23",
  "24",
  "25",
  "26",
  "27",
  "28",
  "29",
  "30",
]

/// A day of a lunar month, 0 for day 1.
package func dayName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return dayNames_vi[index]
  case 1: return dayNames_zh[index]
  default: return dayNames_en[index]
  }
}

/// A day of the week, 0 for Monday, short.
let weekdayNames_vi: [String] = [
  "T2",
  "T3",
  "T4",
  "T5",
  "T6",
  "T7",
  "CN",
]

/// A day of the week, 0 for Monday, short.
let weekdayNames_zh: [String] = [
  "一",
  "二",
  "三",
  "四",
  "五",
  "六",
  "日",
]

/// A day of the week, 0 for Monday, short.
let weekdayNames_en: [String] = [
  "Mon",
  "Tue",
  "Wed",
  "Thu",
  "Fri",
  "Sat",
  "Sun",
]

/// A day of the week, 0 for Monday, short.
package func weekdayName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return weekdayNames_vi[index]
  case 1: return weekdayNames_zh[index]
  default: return weekdayNames_en[index]
  }
}

/// A phase of the Moon by eighths of the cycle, 0 for the new moon.
let phaseNames_vi: [String] = [
  "Trăng mới",
  "Trăng lưỡi liềm đầu tháng",
  "Bán nguyệt đầu tháng",
  "Trăng khuyết đầu tháng",
  "Trăng tròn",
  "Trăng khuyết cuối tháng",
  "Bán nguyệt cuối tháng",
  "Trăng lưỡi liềm cuối tháng",
]

/// A phase of the Moon by eighths of the cycle, 0 for the new moon.
let phaseNames_zh: [String] = [
  "新月",
  "蛾眉月",
  "上弦月",
  "盈凸月",
  "满月",
  "亏凸月",
  "下弦月",
  "残月",
]

/// A phase of the Moon by eighths of the cycle, 0 for the new moon.
let phaseNames_en: [String] = [
  "new moon",
  "waxing crescent",
  "first quarter",
  "waxing gibbous",
  "full moon",
  "waning gibbous",
  "last quarter",
  "waning crescent",
]

/// A phase of the Moon by eighths of the cycle, 0 for the new moon.
package func phaseName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return phaseNames_vi[index]
  case 1: return phaseNames_zh[index]
  default: return phaseNames_en[index]
  }
}

/// A lunar month in the modern Vietnamese naming, 0 for month 1.
let modernMonthNames_vi: [String] = [
  "Giêng",
  "Hai",
  "Ba",
  "Tư",
  "Năm",
  "Sáu",
  "Bảy",
  "Tám",
  "Chín",
  "Mười",
  "Mười Một",
  "Chạp",
]

/// A lunar month in the modern Vietnamese naming.
package func modernMonthName(_ index: Int) -> String {
  modernMonthNames_vi[index]
}
