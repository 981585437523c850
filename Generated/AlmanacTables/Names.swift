// Names in Vietnamese, Chinese, English, Korean, Japanese and Traditional Chinese.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant.
// One name per line, in the order of the index.
//
// Inputs:
//   Data/languages.tsv
//   Data/names/branches.tsv
//   Data/names/countries.tsv
//   Data/names/lunar_days.tsv
//   Data/names/lunar_months.tsv
//   Data/names/moon_phases.tsv
//   Data/names/pentads.tsv
//   Data/names/solar_terms.tsv
//   Data/names/stems.tsv
//   Data/names/weekdays.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The name of a heavenly stem, 0 to 9.
let stemNames_vi: [TableText] = [
  "Giáp",  // stem 0
  "Ất",  // stem 1
  "Bính",  // stem 2
  "Đinh",  // stem 3
  "Mậu",  // stem 4
  "Kỷ",  // stem 5
  "Canh",  // stem 6
  "Tân",  // stem 7
  "Nhâm",  // stem 8
  "Quý",  // stem 9
]

/// The name of a heavenly stem, 0 to 9.
let stemNames_zh: [TableText] = [
  "甲",  // stem 0
  "乙",  // stem 1
  "丙",  // stem 2
  "丁",  // stem 3
  "戊",  // stem 4
  "己",  // stem 5
  "庚",  // stem 6
  "辛",  // stem 7
  "壬",  // stem 8
  "癸",  // stem 9
]

/// The name of a heavenly stem, 0 to 9.
let stemNames_en: [TableText] = [
  "jiǎ",  // stem 0
  "yǐ",  // stem 1
  "bǐng",  // stem 2
  "dīng",  // stem 3
  "wù",  // stem 4
  "jǐ",  // stem 5
  "gēng",  // stem 6
  "xīn",  // stem 7
  "rén",  // stem 8
  "guǐ",  // stem 9
]

/// The name of a heavenly stem, 0 to 9.
let stemNames_ko: [TableText] = [
  "갑",  // stem 0
  "을",  // stem 1
  "병",  // stem 2
  "정",  // stem 3
  "무",  // stem 4
  "기",  // stem 5
  "경",  // stem 6
  "신",  // stem 7
  "임",  // stem 8
  "계",  // stem 9
]

/// The name of a heavenly stem, 0 to 9.
let stemNames_ja: [TableText] = [
  "甲",  // stem 0
  "乙",  // stem 1
  "丙",  // stem 2
  "丁",  // stem 3
  "戊",  // stem 4
  "己",  // stem 5
  "庚",  // stem 6
  "辛",  // stem 7
  "壬",  // stem 8
  "癸",  // stem 9
]

/// The name of a heavenly stem, 0 to 9.
let stemNames_hant: [TableText] = [
  "甲",  // stem 0
  "乙",  // stem 1
  "丙",  // stem 2
  "丁",  // stem 3
  "戊",  // stem 4
  "己",  // stem 5
  "庚",  // stem 6
  "辛",  // stem 7
  "壬",  // stem 8
  "癸",  // stem 9
]

/// The name of a heavenly stem, 0 to 9.
package func stemName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return stemNames_vi[index].text
  case 1: return stemNames_zh[index].text
  case 2: return stemNames_en[index].text
  case 3: return stemNames_ko[index].text
  case 4: return stemNames_ja[index].text
  default: return stemNames_hant[index].text
  }
}

/// The name of an earthly branch, 0 to 11.
let branchNames_vi: [TableText] = [
  "Tý",  // branch 0
  "Sửu",  // branch 1
  "Dần",  // branch 2
  "Mão",  // branch 3
  "Thìn",  // branch 4
  "Tỵ",  // branch 5
  "Ngọ",  // branch 6
  "Mùi",  // branch 7
  "Thân",  // branch 8
  "Dậu",  // branch 9
  "Tuất",  // branch 10
  "Hợi",  // branch 11
]

/// The name of an earthly branch, 0 to 11.
let branchNames_zh: [TableText] = [
  "子",  // branch 0
  "丑",  // branch 1
  "寅",  // branch 2
  "卯",  // branch 3
  "辰",  // branch 4
  "巳",  // branch 5
  "午",  // branch 6
  "未",  // branch 7
  "申",  // branch 8
  "酉",  // branch 9
  "戌",  // branch 10
  "亥",  // branch 11
]

/// The name of an earthly branch, 0 to 11.
let branchNames_en: [TableText] = [
  "zǐ",  // branch 0
  "chǒu",  // branch 1
  "yín",  // branch 2
  "mǎo",  // branch 3
  "chén",  // branch 4
  "sì",  // branch 5
  "wǔ",  // branch 6
  "wèi",  // branch 7
  "shēn",  // branch 8
  "yǒu",  // branch 9
  "xū",  // branch 10
  "hài",  // branch 11
]

/// The name of an earthly branch, 0 to 11.
let branchNames_ko: [TableText] = [
  "자",  // branch 0
  "축",  // branch 1
  "인",  // branch 2
  "묘",  // branch 3
  "진",  // branch 4
  "사",  // branch 5
  "오",  // branch 6
  "미",  // branch 7
  "신",  // branch 8
  "유",  // branch 9
  "술",  // branch 10
  "해",  // branch 11
]

/// The name of an earthly branch, 0 to 11.
let branchNames_ja: [TableText] = [
  "子",  // branch 0
  "丑",  // branch 1
  "寅",  // branch 2
  "卯",  // branch 3
  "辰",  // branch 4
  "巳",  // branch 5
  "午",  // branch 6
  "未",  // branch 7
  "申",  // branch 8
  "酉",  // branch 9
  "戌",  // branch 10
  "亥",  // branch 11
]

/// The name of an earthly branch, 0 to 11.
let branchNames_hant: [TableText] = [
  "子",  // branch 0
  "丑",  // branch 1
  "寅",  // branch 2
  "卯",  // branch 3
  "辰",  // branch 4
  "巳",  // branch 5
  "午",  // branch 6
  "未",  // branch 7
  "申",  // branch 8
  "酉",  // branch 9
  "戌",  // branch 10
  "亥",  // branch 11
]

/// The name of an earthly branch, 0 to 11.
package func branchName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return branchNames_vi[index].text
  case 1: return branchNames_zh[index].text
  case 2: return branchNames_en[index].text
  case 3: return branchNames_ko[index].text
  case 4: return branchNames_ja[index].text
  default: return branchNames_hant[index].text
  }
}

/// The name of a solar term, by longitude / 15: 0 to 23.
let termNames_vi: [TableText] = [
  "Xuân phân",  // term 0
  "Thanh minh",  // term 1
  "Cốc vũ",  // term 2
  "Lập hạ",  // term 3
  "Tiểu mãn",  // term 4
  "Mang chủng",  // term 5
  "Hạ chí",  // term 6
  "Tiểu thử",  // term 7
  "Đại thử",  // term 8
  "Lập thu",  // term 9
  "Xử thử",  // term 10
  "Bạch lộ",  // term 11
  "Thu phân",  // term 12
  "Hàn lộ",  // term 13
  "Sương giáng",  // term 14
  "Lập đông",  // term 15
  "Tiểu tuyết",  // term 16
  "Đại tuyết",  // term 17
  "Đông chí",  // term 18
  "Tiểu hàn",  // term 19
  "Đại hàn",  // term 20
  "Lập xuân",  // term 21
  "Vũ thủy",  // term 22
  "Kinh trập",  // term 23
]

/// The name of a solar term, by longitude / 15: 0 to 23.
let termNames_zh: [TableText] = [
  "春分",  // term 0
  "清明",  // term 1
  "谷雨",  // term 2
  "立夏",  // term 3
  "小满",  // term 4
  "芒种",  // term 5
  "夏至",  // term 6
  "小暑",  // term 7
  "大暑",  // term 8
  "立秋",  // term 9
  "处暑",  // term 10
  "白露",  // term 11
  "秋分",  // term 12
  "寒露",  // term 13
  "霜降",  // term 14
  "立冬",  // term 15
  "小雪",  // term 16
  "大雪",  // term 17
  "冬至",  // term 18
  "小寒",  // term 19
  "大寒",  // term 20
  "立春",  // term 21
  "雨水",  // term 22
  "惊蛰",  // term 23
]

/// The name of a solar term, by longitude / 15: 0 to 23.
let termNames_en: [TableText] = [
  "spring equinox",  // term 0
  "bright and clear",  // term 1
  "grain rain",  // term 2
  "summer begins",  // term 3
  "grain full",  // term 4
  "grain in ear",  // term 5
  "summer solstice",  // term 6
  "minor heat",  // term 7
  "major heat",  // term 8
  "autumn begins",  // term 9
  "end of heat",  // term 10
  "white dew",  // term 11
  "autumn equinox",  // term 12
  "cold dew",  // term 13
  "frost descends",  // term 14
  "winter begins",  // term 15
  "minor snow",  // term 16
  "major snow",  // term 17
  "winter solstice",  // term 18
  "minor cold",  // term 19
  "major cold",  // term 20
  "spring begins",  // term 21
  "rain water",  // term 22
  "insects awaken",  // term 23
]

/// The name of a solar term, by longitude / 15: 0 to 23.
let termNames_ko: [TableText] = [
  "춘분",  // term 0
  "청명",  // term 1
  "곡우",  // term 2
  "입하",  // term 3
  "소만",  // term 4
  "망종",  // term 5
  "하지",  // term 6
  "소서",  // term 7
  "대서",  // term 8
  "입추",  // term 9
  "처서",  // term 10
  "백로",  // term 11
  "추분",  // term 12
  "한로",  // term 13
  "상강",  // term 14
  "입동",  // term 15
  "소설",  // term 16
  "대설",  // term 17
  "동지",  // term 18
  "소한",  // term 19
  "대한",  // term 20
  "입춘",  // term 21
  "우수",  // term 22
  "경칩",  // term 23
]

/// The name of a solar term, by longitude / 15: 0 to 23.
let termNames_ja: [TableText] = [
  "春分",  // term 0
  "清明",  // term 1
  "穀雨",  // term 2
  "立夏",  // term 3
  "小満",  // term 4
  "芒種",  // term 5
  "夏至",  // term 6
  "小暑",  // term 7
  "大暑",  // term 8
  "立秋",  // term 9
  "処暑",  // term 10
  "白露",  // term 11
  "秋分",  // term 12
  "寒露",  // term 13
  "霜降",  // term 14
  "立冬",  // term 15
  "小雪",  // term 16
  "大雪",  // term 17
  "冬至",  // term 18
  "小寒",  // term 19
  "大寒",  // term 20
  "立春",  // term 21
  "雨水",  // term 22
  "啓蟄",  // term 23
]

/// The name of a solar term, by longitude / 15: 0 to 23.
let termNames_hant: [TableText] = [
  "春分",  // term 0
  "清明",  // term 1
  "穀雨",  // term 2
  "立夏",  // term 3
  "小滿",  // term 4
  "芒種",  // term 5
  "夏至",  // term 6
  "小暑",  // term 7
  "大暑",  // term 8
  "立秋",  // term 9
  "處暑",  // term 10
  "白露",  // term 11
  "秋分",  // term 12
  "寒露",  // term 13
  "霜降",  // term 14
  "立冬",  // term 15
  "小雪",  // term 16
  "大雪",  // term 17
  "冬至",  // term 18
  "小寒",  // term 19
  "大寒",  // term 20
  "立春",  // term 21
  "雨水",  // term 22
  "驚蟄",  // term 23
]

/// The name of a solar term, by longitude / 15: 0 to 23.
package func termName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return termNames_vi[index].text
  case 1: return termNames_zh[index].text
  case 2: return termNames_en[index].text
  case 3: return termNames_ko[index].text
  case 4: return termNames_ja[index].text
  default: return termNames_hant[index].text
  }
}

/// The name of a lunar month, 0 for month 1; in Vietnamese the traditional name.
let monthNames_vi: [TableText] = [
  "Giêng",  // month 1
  "Hai",  // month 2
  "Ba",  // month 3
  "Tư",  // month 4
  "Năm",  // month 5
  "Sáu",  // month 6
  "Bảy",  // month 7
  "Tám",  // month 8
  "Chín",  // month 9
  "Mười",  // month 10
  "Một",  // month 11
  "Chạp",  // month 12
]

/// The name of a lunar month, 0 for month 1; in Vietnamese the traditional name.
let monthNames_zh: [TableText] = [
  "正月",  // month 1
  "二月",  // month 2
  "三月",  // month 3
  "四月",  // month 4
  "五月",  // month 5
  "六月",  // month 6
  "七月",  // month 7
  "八月",  // month 8
  "九月",  // month 9
  "十月",  // month 10
  "十一月",  // month 11
  "腊月",  // month 12
]

/// The name of a lunar month, 0 for month 1; in Vietnamese the traditional name.
let monthNames_en: [TableText] = [
  "First Month",  // month 1
  "Second Month",  // month 2
  "Third Month",  // month 3
  "Fourth Month",  // month 4
  "Fifth Month",  // month 5
  "Sixth Month",  // month 6
  "Seventh Month",  // month 7
  "Eighth Month",  // month 8
  "Ninth Month",  // month 9
  "Tenth Month",  // month 10
  "Eleventh Month",  // month 11
  "Twelfth Month",  // month 12
]

/// The name of a lunar month, 0 for month 1; in Vietnamese the traditional name.
let monthNames_ko: [TableText] = [
  "1월",  // month 1
  "2월",  // month 2
  "3월",  // month 3
  "4월",  // month 4
  "5월",  // month 5
  "6월",  // month 6
  "7월",  // month 7
  "8월",  // month 8
  "9월",  // month 9
  "10월",  // month 10
  "11월",  // month 11
  "12월",  // month 12
]

/// The name of a lunar month, 0 for month 1; in Vietnamese the traditional name.
let monthNames_ja: [TableText] = [
  "1月",  // month 1
  "2月",  // month 2
  "3月",  // month 3
  "4月",  // month 4
  "5月",  // month 5
  "6月",  // month 6
  "7月",  // month 7
  "8月",  // month 8
  "9月",  // month 9
  "10月",  // month 10
  "11月",  // month 11
  "12月",  // month 12
]

/// The name of a lunar month, 0 for month 1; in Vietnamese the traditional name.
let monthNames_hant: [TableText] = [
  "正月",  // month 1
  "二月",  // month 2
  "三月",  // month 3
  "四月",  // month 4
  "五月",  // month 5
  "六月",  // month 6
  "七月",  // month 7
  "八月",  // month 8
  "九月",  // month 9
  "十月",  // month 10
  "十一月",  // month 11
  "臘月",  // month 12
]

/// The name of a lunar month, 0 for month 1; in Vietnamese the traditional name.
package func monthName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return monthNames_vi[index].text
  case 1: return monthNames_zh[index].text
  case 2: return monthNames_en[index].text
  case 3: return monthNames_ko[index].text
  case 4: return monthNames_ja[index].text
  default: return monthNames_hant[index].text
  }
}

/// The name of a day of a lunar month, 0 for day 1.
let dayNames_vi: [TableText] = [
  "mùng 1",  // day 1
  "mùng 2",  // day 2
  "mùng 3",  // day 3
  "mùng 4",  // day 4
  "mùng 5",  // day 5
  "mùng 6",  // day 6
  "mùng 7",  // day 7
  "mùng 8",  // day 8
  "mùng 9",  // day 9
  "mùng 10",  // day 10
  "11",  // day 11
  "12",  // day 12
  "13",  // day 13
  "14",  // day 14
  "rằm",  // day 15
  "16",  // day 16
  "17",  // day 17
  "18",  // day 18
  "19",  // day 19
  "20",  // day 20
  "21",  // day 21
  "22",  // day 22
  "23",  // day 23
  "24",  // day 24
  "25",  // day 25
  "26",  // day 26
  "27",  // day 27
  "28",  // day 28
  "29",  // day 29
  "30",  // day 30
]

/// The name of a day of a lunar month, 0 for day 1.
let dayNames_zh: [TableText] = [
  "初一",  // day 1
  "初二",  // day 2
  "初三",  // day 3
  "初四",  // day 4
  "初五",  // day 5
  "初六",  // day 6
  "初七",  // day 7
  "初八",  // day 8
  "初九",  // day 9
  "初十",  // day 10
  "十一",  // day 11
  "十二",  // day 12
  "十三",  // day 13
  "十四",  // day 14
  "十五",  // day 15
  "十六",  // day 16
  "十七",  // day 17
  "十八",  // day 18
  "十九",  // day 19
  "二十",  // day 20
  "廿一",  // day 21
  "廿二",  // day 22
  "廿三",  // day 23
  "廿四",  // day 24
  "廿五",  // day 25
  "廿六",  // day 26
  "廿七",  // day 27
  "廿八",  // day 28
  "廿九",  // day 29
  "三十",  // day 30
]

/// The name of a day of a lunar month, 0 for day 1.
let dayNames_en: [TableText] = [
  "1",  // day 1
  "2",  // day 2
  "3",  // day 3
  "4",  // day 4
  "5",  // day 5
  "6",  // day 6
  "7",  // day 7
  "8",  // day 8
  "9",  // day 9
  "10",  // day 10
  "11",  // day 11
  "12",  // day 12
  "13",  // day 13
  "14",  // day 14
  "15",  // day 15
  "16",  // day 16
  "17",  // day 17
  "18",  // day 18
  "19",  // day 19
  "20",  // day 20
  "21",  // day 21
  "22",  // day 22
  "23",  // day 23
  "24",  // day 24
  "25",  // day 25
  "26",  // day 26
  "27",  // day 27
  "28",  // day 28
  "29",  // day 29
  "30",  // day 30
]

/// The name of a day of a lunar month, 0 for day 1.
let dayNames_ko: [TableText] = [
  "1일",  // day 1
  "2일",  // day 2
  "3일",  // day 3
  "4일",  // day 4
  "5일",  // day 5
  "6일",  // day 6
  "7일",  // day 7
  "8일",  // day 8
  "9일",  // day 9
  "10일",  // day 10
  "11일",  // day 11
  "12일",  // day 12
  "13일",  // day 13
  "14일",  // day 14
  "15일",  // day 15
  "16일",  // day 16
  "17일",  // day 17
  "18일",  // day 18
  "19일",  // day 19
  "20일",  // day 20
  "21일",  // day 21
  "22일",  // day 22
  "23일",  // day 23
  "24일",  // day 24
  "25일",  // day 25
  "26일",  // day 26
  "27일",  // day 27
  "28일",  // day 28
  "29일",  // day 29
  "30일",  // day 30
]

/// The name of a day of a lunar month, 0 for day 1.
let dayNames_ja: [TableText] = [
  "1日",  // day 1
  "2日",  // day 2
  "3日",  // day 3
  "4日",  // day 4
  "5日",  // day 5
  "6日",  // day 6
  "7日",  // day 7
  "8日",  // day 8
  "9日",  // day 9
  "10日",  // day 10
  "11日",  // day 11
  "12日",  // day 12
  "13日",  // day 13
  "14日",  // day 14
  "15日",  // day 15
  "16日",  // day 16
  "17日",  // day 17
  "18日",  // day 18
  "19日",  // day 19
  "20日",  // day 20
  "21日",  // day 21
  "22日",  // day 22
  "23日",  // day 23
  "24日",  // day 24
  "25日",  // day 25
  "26日",  // day 26
  "27日",  // day 27
  "28日",  // day 28
  "29日",  // day 29
  "30日",  // day 30
]

/// The name of a day of a lunar month, 0 for day 1.
let dayNames_hant: [TableText] = [
  "初一",  // day 1
  "初二",  // day 2
  "初三",  // day 3
  "初四",  // day 4
  "初五",  // day 5
  "初六",  // day 6
  "初七",  // day 7
  "初八",  // day 8
  "初九",  // day 9
  "初十",  // day 10
  "十一",  // day 11
  "十二",  // day 12
  "十三",  // day 13
  "十四",  // day 14
  "十五",  // day 15
  "十六",  // day 16
  "十七",  // day 17
  "十八",  // day 18
  "十九",  // day 19
  "二十",  // day 20
  "廿一",  // day 21
  "廿二",  // day 22
  "廿三",  // day 23
  "廿四",  // day 24
  "廿五",  // day 25
  "廿六",  // day 26
  "廿七",  // day 27
  "廿八",  // day 28
  "廿九",  // day 29
  "三十",  // day 30
]

/// The name of a day of a lunar month, 0 for day 1.
package func dayName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return dayNames_vi[index].text
  case 1: return dayNames_zh[index].text
  case 2: return dayNames_en[index].text
  case 3: return dayNames_ko[index].text
  case 4: return dayNames_ja[index].text
  default: return dayNames_hant[index].text
  }
}

/// The short name of a day of the week, 0 for Monday.
let weekdayNames_vi: [TableText] = [
  "T2",  // weekday 0
  "T3",  // weekday 1
  "T4",  // weekday 2
  "T5",  // weekday 3
  "T6",  // weekday 4
  "T7",  // weekday 5
  "CN",  // weekday 6
]

/// The short name of a day of the week, 0 for Monday.
let weekdayNames_zh: [TableText] = [
  "一",  // weekday 0
  "二",  // weekday 1
  "三",  // weekday 2
  "四",  // weekday 3
  "五",  // weekday 4
  "六",  // weekday 5
  "日",  // weekday 6
]

/// The short name of a day of the week, 0 for Monday.
let weekdayNames_en: [TableText] = [
  "Mon",  // weekday 0
  "Tue",  // weekday 1
  "Wed",  // weekday 2
  "Thu",  // weekday 3
  "Fri",  // weekday 4
  "Sat",  // weekday 5
  "Sun",  // weekday 6
]

/// The short name of a day of the week, 0 for Monday.
let weekdayNames_ko: [TableText] = [
  "월",  // weekday 0
  "화",  // weekday 1
  "수",  // weekday 2
  "목",  // weekday 3
  "금",  // weekday 4
  "토",  // weekday 5
  "일",  // weekday 6
]

/// The short name of a day of the week, 0 for Monday.
let weekdayNames_ja: [TableText] = [
  "月",  // weekday 0
  "火",  // weekday 1
  "水",  // weekday 2
  "木",  // weekday 3
  "金",  // weekday 4
  "土",  // weekday 5
  "日",  // weekday 6
]

/// The short name of a day of the week, 0 for Monday.
let weekdayNames_hant: [TableText] = [
  "一",  // weekday 0
  "二",  // weekday 1
  "三",  // weekday 2
  "四",  // weekday 3
  "五",  // weekday 4
  "六",  // weekday 5
  "日",  // weekday 6
]

/// The short name of a day of the week, 0 for Monday.
package func weekdayName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return weekdayNames_vi[index].text
  case 1: return weekdayNames_zh[index].text
  case 2: return weekdayNames_en[index].text
  case 3: return weekdayNames_ko[index].text
  case 4: return weekdayNames_ja[index].text
  default: return weekdayNames_hant[index].text
  }
}

/// The name of a phase of the Moon, by eighths of the cycle: 0 for the new moon.
let phaseNames_vi: [TableText] = [
  "Trăng mới",  // phase 0
  "Trăng lưỡi liềm đầu tháng",  // phase 1
  "Bán nguyệt đầu tháng",  // phase 2
  "Trăng khuyết đầu tháng",  // phase 3
  "Trăng tròn",  // phase 4
  "Trăng khuyết cuối tháng",  // phase 5
  "Bán nguyệt cuối tháng",  // phase 6
  "Trăng lưỡi liềm cuối tháng",  // phase 7
]

/// The name of a phase of the Moon, by eighths of the cycle: 0 for the new moon.
let phaseNames_zh: [TableText] = [
  "新月",  // phase 0
  "蛾眉月",  // phase 1
  "上弦月",  // phase 2
  "盈凸月",  // phase 3
  "满月",  // phase 4
  "亏凸月",  // phase 5
  "下弦月",  // phase 6
  "残月",  // phase 7
]

/// The name of a phase of the Moon, by eighths of the cycle: 0 for the new moon.
let phaseNames_en: [TableText] = [
  "new moon",  // phase 0
  "waxing crescent",  // phase 1
  "first quarter",  // phase 2
  "waxing gibbous",  // phase 3
  "full moon",  // phase 4
  "waning gibbous",  // phase 5
  "last quarter",  // phase 6
  "waning crescent",  // phase 7
]

/// The name of a phase of the Moon, by eighths of the cycle: 0 for the new moon.
let phaseNames_ko: [TableText] = [
  "삭",  // phase 0
  "초승달",  // phase 1
  "상현달",  // phase 2
  "차오르는 달",  // phase 3
  "보름달",  // phase 4
  "기우는 달",  // phase 5
  "하현달",  // phase 6
  "그믐달",  // phase 7
]

/// The name of a phase of the Moon, by eighths of the cycle: 0 for the new moon.
let phaseNames_ja: [TableText] = [
  "新月",  // phase 0
  "三日月",  // phase 1
  "上弦の月",  // phase 2
  "十三夜の月",  // phase 3
  "満月",  // phase 4
  "寝待月",  // phase 5
  "下弦の月",  // phase 6
  "有明の月",  // phase 7
]

/// The name of a phase of the Moon, by eighths of the cycle: 0 for the new moon.
let phaseNames_hant: [TableText] = [
  "新月",  // phase 0
  "蛾眉月",  // phase 1
  "上弦月",  // phase 2
  "盈凸月",  // phase 3
  "滿月",  // phase 4
  "虧凸月",  // phase 5
  "下弦月",  // phase 6
  "殘月",  // phase 7
]

/// The name of a phase of the Moon, by eighths of the cycle: 0 for the new moon.
package func phaseName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return phaseNames_vi[index].text
  case 1: return phaseNames_zh[index].text
  case 2: return phaseNames_en[index].text
  case 3: return phaseNames_ko[index].text
  case 4: return phaseNames_ja[index].text
  default: return phaseNames_hant[index].text
  }
}

/// The modern Vietnamese name of a lunar month, 0 for month 1.
let modernMonthNames_vi: [TableText] = [
  "Giêng",  // modern month 1
  "Hai",  // modern month 2
  "Ba",  // modern month 3
  "Tư",  // modern month 4
  "Năm",  // modern month 5
  "Sáu",  // modern month 6
  "Bảy",  // modern month 7
  "Tám",  // modern month 8
  "Chín",  // modern month 9
  "Mười",  // modern month 10
  "Mười Một",  // modern month 11
  "Chạp",  // modern month 12
]

/// The modern Vietnamese name of a lunar month.
package func modernMonthName(_ index: Int) -> String {
  modernMonthNames_vi[index].text
}

/// The name of a pentad in the list of a country, or of China in a script, 0 to 71.
let pentadNames_china: [TableText] = [
  "东风解冻",  // pentad 1
  "蛰虫始振",  // pentad 2
  "鱼陟负冰",  // pentad 3
  "獭祭鱼",  // pentad 4
  "候雁北",  // pentad 5
  "草木萌动",  // pentad 6
  "桃始华",  // pentad 7
  "仓庚鸣",  // pentad 8
  "鹰化为鸠",  // pentad 9
  "玄鸟至",  // pentad 10
  "雷乃发声",  // pentad 11
  "始电",  // pentad 12
  "桐始华",  // pentad 13
  "田鼠化为鴽",  // pentad 14
  "虹始见",  // pentad 15
  "萍始生",  // pentad 16
  "鸣鸠拂其羽",  // pentad 17
  "戴胜降于桑",  // pentad 18
  "蝼蝈鸣",  // pentad 19
  "蚯蚓出",  // pentad 20
  "王瓜生",  // pentad 21
  "苦菜秀",  // pentad 22
  "靡草死",  // pentad 23
  "麦秋至",  // pentad 24
  "螳螂生",  // pentad 25
  "鵙始鸣",  // pentad 26
  "反舌无声",  // pentad 27
  "鹿角解",  // pentad 28
  "蜩始鸣",  // pentad 29
  "半夏生",  // pentad 30
  "温风至",  // pentad 31
  "蟋蟀居壁",  // pentad 32
  "鹰始挚",  // pentad 33
  "腐草为萤",  // pentad 34
  "土润溽暑",  // pentad 35
  "大雨时行",  // pentad 36
  "凉风至",  // pentad 37
  "白露降",  // pentad 38
  "寒蝉鸣",  // pentad 39
  "鹰乃祭鸟",  // pentad 40
  "天地始肃",  // pentad 41
  "禾乃登",  // pentad 42
  "鸿雁来",  // pentad 43
  "玄鸟归",  // pentad 44
  "群鸟养羞",  // pentad 45
  "雷始收声",  // pentad 46
  "蛰虫坯户",  // pentad 47
  "水始涸",  // pentad 48
  "鸿雁来宾",  // pentad 49
  "雀入大水为蛤",  // pentad 50
  "菊有黄花",  // pentad 51
  "豺乃祭兽",  // pentad 52
  "草木黄落",  // pentad 53
  "蛰虫咸俯",  // pentad 54
  "水始冰",  // pentad 55
  "地始冻",  // pentad 56
  "雉入大水为蜃",  // pentad 57
  "虹藏不见",  // pentad 58
  "天气上升地气下降",  // pentad 59
  "闭塞而成冬",  // pentad 60
  "鹖鴠不鸣",  // pentad 61
  "虎始交",  // pentad 62
  "荔挺出",  // pentad 63
  "蚯蚓结",  // pentad 64
  "麋角解",  // pentad 65
  "水泉动",  // pentad 66
  "雁北乡",  // pentad 67
  "鹊始巢",  // pentad 68
  "雉始雊",  // pentad 69
  "鸡始乳",  // pentad 70
  "征鸟厉疾",  // pentad 71
  "水泽腹坚",  // pentad 72
]

/// The name of a pentad in the list of a country, or of China in a script, 0 to 71.
let pentadNames_japan: [TableText] = [
  "東風解凍",  // pentad 1
  "黄鶯睍睆",  // pentad 2
  "魚上氷",  // pentad 3
  "土脉潤起",  // pentad 4
  "霞始靆",  // pentad 5
  "草木萌動",  // pentad 6
  "蟄虫啓戸",  // pentad 7
  "桃始笑",  // pentad 8
  "菜虫化蝶",  // pentad 9
  "雀始巣",  // pentad 10
  "桜始開",  // pentad 11
  "雷乃発声",  // pentad 12
  "玄鳥至",  // pentad 13
  "鴻雁北",  // pentad 14
  "虹始見",  // pentad 15
  "葭始生",  // pentad 16
  "霜止出苗",  // pentad 17
  "牡丹華",  // pentad 18
  "蛙始鳴",  // pentad 19
  "蚯蚓出",  // pentad 20
  "竹笋生",  // pentad 21
  "蚕起食桑",  // pentad 22
  "紅花栄",  // pentad 23
  "麦秋至",  // pentad 24
  "螳螂生",  // pentad 25
  "腐草為蛍",  // pentad 26
  "梅子黄",  // pentad 27
  "乃東枯",  // pentad 28
  "菖蒲華",  // pentad 29
  "半夏生",  // pentad 30
  "温風至",  // pentad 31
  "蓮始開",  // pentad 32
  "鷹乃学習",  // pentad 33
  "桐始結花",  // pentad 34
  "土潤溽暑",  // pentad 35
  "大雨時行",  // pentad 36
  "涼風至",  // pentad 37
  "寒蝉鳴",  // pentad 38
  "蒙霧升降",  // pentad 39
  "綿柎開",  // pentad 40
  "天地始粛",  // pentad 41
  "禾乃登",  // pentad 42
  "草露白",  // pentad 43
  "鶺鴒鳴",  // pentad 44
  "玄鳥去",  // pentad 45
  "雷乃収声",  // pentad 46
  "蟄虫坏戸",  // pentad 47
  "水始涸",  // pentad 48
  "鴻雁来",  // pentad 49
  "菊花開",  // pentad 50
  "蟋蟀在戸",  // pentad 51
  "霜始降",  // pentad 52
  "霎時施",  // pentad 53
  "楓蔦黄",  // pentad 54
  "山茶始開",  // pentad 55
  "地始凍",  // pentad 56
  "金盞香",  // pentad 57
  "虹蔵不見",  // pentad 58
  "朔風払葉",  // pentad 59
  "橘始黄",  // pentad 60
  "閉塞成冬",  // pentad 61
  "熊蟄穴",  // pentad 62
  "鱖魚群",  // pentad 63
  "乃東生",  // pentad 64
  "麋角解",  // pentad 65
  "雪下出麦",  // pentad 66
  "芹乃栄",  // pentad 67
  "水泉動",  // pentad 68
  "雉始雊",  // pentad 69
  "款冬華",  // pentad 70
  "水沢腹堅",  // pentad 71
  "鶏始乳",  // pentad 72
]

/// The name of a pentad in the list of a country, or of China in a script, 0 to 71.
let pentadNames_hant: [TableText] = [
  "東風解凍",  // pentad 1
  "蟄蟲始振",  // pentad 2
  "魚陟負冰",  // pentad 3
  "獺祭魚",  // pentad 4
  "候雁北",  // pentad 5
  "草木萌動",  // pentad 6
  "桃始華",  // pentad 7
  "倉庚鳴",  // pentad 8
  "鷹化為鳩",  // pentad 9
  "玄鳥至",  // pentad 10
  "雷乃發聲",  // pentad 11
  "始電",  // pentad 12
  "桐始華",  // pentad 13
  "田鼠化為鴽",  // pentad 14
  "虹始見",  // pentad 15
  "萍始生",  // pentad 16
  "鳴鳩拂其羽",  // pentad 17
  "戴勝降于桑",  // pentad 18
  "螻蟈鳴",  // pentad 19
  "蚯蚓出",  // pentad 20
  "王瓜生",  // pentad 21
  "苦菜秀",  // pentad 22
  "靡草死",  // pentad 23
  "麥秋至",  // pentad 24
  "螳螂生",  // pentad 25
  "鵙始鳴",  // pentad 26
  "反舌無聲",  // pentad 27
  "鹿角解",  // pentad 28
  "蜩始鳴",  // pentad 29
  "半夏生",  // pentad 30
  "溫風至",  // pentad 31
  "蟋蟀居壁",  // pentad 32
  "鷹始摯",  // pentad 33
  "腐草為螢",  // pentad 34
  "土潤溽暑",  // pentad 35
  "大雨時行",  // pentad 36
  "涼風至",  // pentad 37
  "白露降",  // pentad 38
  "寒蟬鳴",  // pentad 39
  "鷹乃祭鳥",  // pentad 40
  "天地始肅",  // pentad 41
  "禾乃登",  // pentad 42
  "鴻雁來",  // pentad 43
  "玄鳥歸",  // pentad 44
  "群鳥養羞",  // pentad 45
  "雷始收聲",  // pentad 46
  "蟄蟲坯戶",  // pentad 47
  "水始涸",  // pentad 48
  "鴻雁來賓",  // pentad 49
  "雀入大水為蛤",  // pentad 50
  "菊有黃花",  // pentad 51
  "豺乃祭獸",  // pentad 52
  "草木黃落",  // pentad 53
  "蟄蟲咸俯",  // pentad 54
  "水始冰",  // pentad 55
  "地始凍",  // pentad 56
  "雉入大水為蜃",  // pentad 57
  "虹藏不見",  // pentad 58
  "天氣上升地氣下降",  // pentad 59
  "閉塞而成冬",  // pentad 60
  "鶡鴠不鳴",  // pentad 61
  "虎始交",  // pentad 62
  "荔挺出",  // pentad 63
  "蚯蚓結",  // pentad 64
  "麋角解",  // pentad 65
  "水泉動",  // pentad 66
  "雁北鄉",  // pentad 67
  "鵲始巢",  // pentad 68
  "雉始雊",  // pentad 69
  "雞始乳",  // pentad 70
  "征鳥厲疾",  // pentad 71
  "水澤腹堅",  // pentad 72
]

/// The name of a pentad in a list.
package func pentadName(_ list: UInt8, _ index: Int) -> String {
  switch list {
  case 0: return pentadNames_china[index].text
  default: return pentadNames_japan[index].text
  }
}

/// The name of a pentad in the list of China, in the characters of a language.
package func chinesePentadName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return pentadNames_china[index].text
  case 1: return pentadNames_china[index].text
  case 2: return pentadNames_china[index].text
  case 3: return pentadNames_china[index].text
  case 4: return pentadNames_china[index].text
  default: return pentadNames_hant[index].text
  }
}
