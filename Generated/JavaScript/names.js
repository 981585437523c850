// Names and texts of the calendar widget, for JavaScript.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Lists are in the order of their index: stems and branches of the cycle of sixty, lunar months from month 1, weekdays
// from Monday, solar months from January. {name} in a text is replaced by a value.
// tag: the language as BCP 47 has it. similar: codes of languages whose readers get these texts, if there are any.
// otherScript: regions where the language is usually written in other characters.
// calendars: those whose names of the cycle are in another language than the text, with that language.
// traditionalMonths: lunar months in the other naming, if there is one. days: names of lunar days, if cells show them.
//
// Inputs:
//   Data/calendars/chinese-utc8.tsv
//   Data/calendars/chinese.tsv
//   Data/calendars/japanese.tsv
//   Data/calendars/korean.tsv
//   Data/calendars/vietnamese-utc7.tsv
//   Data/calendars/vietnamese.tsv
//   Data/languages.tsv
//   Data/names/branches.tsv
//   Data/names/lunar_days.tsv
//   Data/names/lunar_months.tsv
//   Data/names/stems.tsv
//   Data/names/weekdays.tsv
//   Data/strings/Almanac.en.tsv
//   Data/strings/Almanac.ja.tsv
//   Data/strings/Almanac.ko.tsv
//   Data/strings/Almanac.vi.tsv
//   Data/strings/Almanac.zh-Hans.tsv
//   Data/strings/Almanac.zh-Hant.tsv
//   Data/strings/LunarCalendarWidget.en.tsv
//   Data/strings/LunarCalendarWidget.ko.tsv
//   Data/strings/LunarCalendarWidget.vi.tsv
//   Data/strings/LunarCalendarWidget.zh-Hans.tsv
//   Data/strings/LunarCalendarWidget.zh-Hant.tsv
//   Data/strings/WidgetCore.en.tsv
//   Data/strings/WidgetCore.ja.tsv
//   Data/strings/WidgetCore.ko.tsv
//   Data/strings/WidgetCore.vi.tsv
//   Data/strings/WidgetCore.zh-Hans.tsv
//   Data/strings/WidgetCore.zh-Hant.tsv

/** The names of the cycle of sixty in each language, by its code. */
export const cycles = {
  vi: {
    tag: "vi",
    name: "{stem} {branch}",
    stems: ["Giáp", "Ất", "Bính", "Đinh", "Mậu", "Kỷ", "Canh", "Tân", "Nhâm", "Quý"],
    branches: ["Tý", "Sửu", "Dần", "Mão", "Thìn", "Tỵ", "Ngọ", "Mùi", "Thân", "Dậu", "Tuất", "Hợi"],
  },
  zh: {
    tag: "zh-Hans",
    similar: ["cmn", "yue", "wuu", "nan", "hak", "gan", "hsn", "cjy", "cpx", "cdo", "czh", "czo", "mnp", "lzh"],
    otherScript: ["TW", "HK", "MO", "AU", "BN", "GB", "GF", "ID", "PA", "PF", "PH", "SR", "TH", "US", "VN"],
    name: "{stem}{branch}",
    stems: ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"],
    branches: ["子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥"],
  },
  en: {
    tag: "en",
    name: "{stem} {branch}",
    stems: ["jiǎ", "yǐ", "bǐng", "dīng", "wù", "jǐ", "gēng", "xīn", "rén", "guǐ"],
    branches: ["zǐ", "chǒu", "yín", "mǎo", "chén", "sì", "wǔ", "wèi", "shēn", "yǒu", "xū", "hài"],
    calendars: { "vietnamese": "vi", "vietnamese-utc7": "vi" },
  },
  ko: {
    tag: "ko",
    name: "{stem}{branch}",
    stems: ["갑", "을", "병", "정", "무", "기", "경", "신", "임", "계"],
    branches: ["자", "축", "인", "묘", "진", "사", "오", "미", "신", "유", "술", "해"],
  },
  hant: {
    tag: "zh-Hant",
    similar: ["cmn", "yue", "wuu", "nan", "hak", "gan", "hsn", "cjy", "cpx", "cdo", "czh", "czo", "mnp", "lzh"],
    otherScript: ["CN", "MY", "SG"],
    name: "{stem}{branch}",
    stems: ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"],
    branches: ["子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥"],
  },
};

/** The words of each language, by its code. */
export const words = {
  vi: {
    language: "vi",
    months: ["Giêng", "Hai", "Ba", "Tư", "Năm", "Sáu", "Bảy", "Tám", "Chín", "Mười", "Mười Một", "Chạp"],
    traditionalMonths: ["Giêng", "Hai", "Ba", "Tư", "Năm", "Sáu", "Bảy", "Tám", "Chín", "Mười", "Một", "Chạp"],
    weekdays: ["T2", "T3", "T4", "T5", "T6", "T7", "CN"],
    solarMonths: ["tháng 1", "tháng 2", "tháng 3", "tháng 4", "tháng 5", "tháng 6", "tháng 7", "tháng 8", "tháng 9", "tháng 10", "tháng 11", "tháng 12"],
    month: "tháng {name}",
    leapMonth: "{name} nhuận",
    monthAndYear: "{month}, {year}",
    longDate: "{day} {month} năm {year}",
    lunarMonthAndYear: "{month} {cycle}",
    lunarRange: "{first} – {last}",
    dayOfMonth: "{day}/{month}",
    dayOfLeapMonth: "{day}/{month}n",
    uncertainDay: "{day}?",
    uncertainNote: "Dấu ?: ngày âm lịch chưa chắc chắn",
    outsideTables: "Chỉ có ngày âm lịch từ {first} đến {last}",
  },
  zh: {
    language: "zh",
    months: ["正月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "腊月"],
    days: ["初一", "初二", "初三", "初四", "初五", "初六", "初七", "初八", "初九", "初十", "十一", "十二", "十三", "十四", "十五", "十六", "十七", "十八", "十九", "二十", "廿一", "廿二", "廿三", "廿四", "廿五", "廿六", "廿七", "廿八", "廿九", "三十"],
    weekdays: ["一", "二", "三", "四", "五", "六", "日"],
    solarMonths: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
    month: "{name}",
    leapMonth: "闰{name}",
    monthAndYear: "{year}年{month}",
    longDate: "{year}年{month}{day}日",
    lunarMonthAndYear: "{cycle}年{month}",
    lunarRange: "{first}–{last}",
    dayOfMonth: "{month}/{day}",
    dayOfLeapMonth: "闰{month}/{day}",
    uncertainDay: "{day}?",
    uncertainNote: "?：农历日期尚不确定",
    outsideTables: "农历日期仅限{first}至{last}",
  },
  en: {
    language: "en",
    months: ["First Month", "Second Month", "Third Month", "Fourth Month", "Fifth Month", "Sixth Month", "Seventh Month", "Eighth Month", "Ninth Month", "Tenth Month", "Eleventh Month", "Twelfth Month"],
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    solarMonths: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
    month: "{name}",
    leapMonth: "{name}bis",
    monthAndYear: "{month} {year}",
    longDate: "{month} {day}, {year}",
    lunarMonthAndYear: "{month}, {cycle} year",
    lunarRange: "{first} – {last}",
    dayOfMonth: "{month}/{day}",
    dayOfLeapMonth: "{month}b/{day}",
    uncertainDay: "{day}?",
    uncertainNote: "?: lunar date not certain",
    outsideTables: "Lunar days are known only from {first} to {last}",
  },
  ko: {
    language: "ko",
    months: ["1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"],
    weekdays: ["월", "화", "수", "목", "금", "토", "일"],
    solarMonths: ["1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"],
    month: "{name}",
    leapMonth: "윤{name}",
    monthAndYear: "{year}년 {month}",
    longDate: "{year}년 {month} {day}일",
    lunarMonthAndYear: "음력 {cycle}년 {month}",
    lunarRange: "{first} – {last}",
    dayOfMonth: "{month}.{day}",
    dayOfLeapMonth: "윤{month}.{day}",
    uncertainDay: "{day}?",
    uncertainNote: "?: 음력 날짜가 확실하지 않음",
    outsideTables: "음력 날짜는 {first}~{last}만",
  },
  hant: {
    language: "hant",
    months: ["正月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "臘月"],
    days: ["初一", "初二", "初三", "初四", "初五", "初六", "初七", "初八", "初九", "初十", "十一", "十二", "十三", "十四", "十五", "十六", "十七", "十八", "十九", "二十", "廿一", "廿二", "廿三", "廿四", "廿五", "廿六", "廿七", "廿八", "廿九", "三十"],
    weekdays: ["一", "二", "三", "四", "五", "六", "日"],
    solarMonths: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
    month: "{name}",
    leapMonth: "閏{name}",
    monthAndYear: "{year}年{month}",
    longDate: "{year}年{month}{day}日",
    lunarMonthAndYear: "{cycle}年{month}",
    lunarRange: "{first}–{last}",
    dayOfMonth: "{month}/{day}",
    dayOfLeapMonth: "閏{month}/{day}",
    uncertainDay: "{day}?",
    uncertainNote: "?：農曆日期尚不確定",
    outsideTables: "農曆日期僅限{first}至{last}",
  },
};
