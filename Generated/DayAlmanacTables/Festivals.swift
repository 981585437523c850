// Festivals and public holidays.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Countries are counted in this order: vietnam, china.
// Nine numbers a rule: when (0 solar, 1 lunar, 2 last day of the lunar year, 3 term), month or longitude,
// day, leap month (0 regular, 1 leap, 2 both), kind (0 public, 1 traditional, 2 observance), paid days,
// first of them counted from the festival (99: decided every year), first and last day of the rule as rata
// die (1 and 3652059: open).
//
// Inputs, with their SHA-256:
//   e86e4150a9da9dea4dd34cc0ca99204dee9cf1562979a14edf3e77e9890912ec  Data/almanac-day/festivals-china.tsv
//   ff2715382cd7e611dca13115e9edc52dcb708c0801cc5d82a4c96d70468feba8  Data/almanac-day/festivals-vietnam.tsv
//
// swift-format-ignore-file

/// The number of rules of a country.
package func festivalCount(_ country: UInt8) -> Int {
  switch country {
  case 0: return 42
  default: return 28
  }
}

/// Rules of vietnam.
let festivals_vietnam: [Int32] = [
  0, 1, 1, 0, 0, 1, 0, 728294, 3652059,  // new_year · Tết Dương lịch
  1, 1, 1, 0, 1, 0, 0, 1, 728293,  // tet · Tết Nguyên Đán
  1, 1, 1, 0, 0, 4, -1, 728294, 734988,  // tet · Tết Nguyên Đán
  1, 1, 1, 0, 0, 5, 99, 734989, 3652059,  // tet · Tết Nguyên Đán
  1, 3, 10, 0, 1, 0, 0, 1, 732767,  // hung_kings · Giỗ Tổ Hùng Vương
  1, 3, 10, 0, 0, 1, 0, 732768, 3652059,  // hung_kings · Giỗ Tổ Hùng Vương
  0, 4, 30, 0, 0, 1, 0, 728294, 3652059,  // victory_day · Ngày Chiến thắng
  0, 5, 1, 0, 0, 1, 0, 728294, 3652059,  // labour_day · Ngày Quốc tế Lao động
  0, 9, 2, 0, 0, 1, 0, 728294, 737790,  // national_day · Quốc khánh
  0, 9, 2, 0, 0, 2, 99, 737791, 3652059,  // national_day · Quốc khánh
  0, 11, 24, 0, 0, 1, 0, 739798, 3652059,  // culture_day · Ngày Văn hóa Việt Nam
  2, 0, 0, 0, 1, 0, 0, 1, 3652059,  // tet_eve · Giao thừa (Tất niên)
  1, 1, 2, 0, 1, 0, 0, 1, 3652059,  // tet_2 · Mùng 2 Tết
  1, 1, 3, 0, 1, 0, 0, 1, 3652059,  // tet_3 · Mùng 3 Tết
  1, 1, 15, 0, 1, 0, 0, 1, 3652059,  // ram_thang_gieng · Rằm tháng Giêng (Tết Nguyên tiêu)
  1, 3, 3, 0, 1, 0, 0, 1, 3652059,  // han_thuc · Tết Hàn thực
  3, 15, 0, 0, 1, 0, 0, 1, 3652059,  // thanh_minh · Thanh minh
  1, 4, 15, 0, 1, 0, 0, 1, 3652059,  // phat_dan · Lễ Phật Đản
  1, 5, 5, 0, 1, 0, 0, 1, 3652059,  // doan_ngo · Tết Đoan Ngọ
  1, 7, 7, 0, 1, 0, 0, 1, 3652059,  // that_tich · Thất tịch (Tết Ngâu)
  1, 7, 15, 0, 1, 0, 0, 1, 3652059,  // vu_lan · Lễ Vu Lan (Rằm tháng Bảy)
  1, 8, 15, 0, 1, 0, 0, 1, 3652059,  // trung_thu · Tết Trung thu
  1, 10, 15, 0, 1, 0, 0, 1, 3652059,  // ha_nguyen · Tết Hạ nguyên (Tết cơm mới)
  1, 12, 23, 0, 1, 0, 0, 1, 3652059,  // ong_tao · Lễ cúng ông Công ông Táo
  0, 2, 3, 0, 2, 0, 0, 728294, 3652059,  // party_day · Ngày thành lập Đảng Cộng sản Việt Nam
  0, 2, 27, 0, 2, 0, 0, 728294, 3652059,  // doctors_day · Ngày Thầy thuốc Việt Nam
  0, 3, 8, 0, 2, 0, 0, 728294, 3652059,  // womens_day_international · Ngày Quốc tế Phụ nữ
  0, 3, 26, 0, 2, 0, 0, 728294, 3652059,  // youth_union_day · Ngày thành lập Đoàn Thanh niên Cộng sản Hồ Chí Minh
  0, 5, 7, 0, 2, 0, 0, 728294, 3652059,  // dien_bien_phu · Chiến thắng Điện Biên Phủ
  0, 5, 19, 0, 2, 0, 0, 728294, 3652059,  // ho_chi_minh_birthday · Ngày sinh Chủ tịch Hồ Chí Minh
  0, 6, 1, 0, 2, 0, 0, 728294, 3652059,  // childrens_day · Ngày Quốc tế Thiếu nhi
  0, 6, 21, 0, 2, 0, 0, 728294, 3652059,  // press_day · Ngày Báo chí Cách mạng Việt Nam
  0, 6, 28, 0, 2, 0, 0, 730609, 3652059,  // family_day · Ngày Gia đình Việt Nam
  0, 7, 27, 0, 2, 0, 0, 728294, 3652059,  // war_invalids_day · Ngày Thương binh - Liệt sĩ
  0, 8, 19, 0, 2, 0, 0, 728294, 3652059,  // august_revolution · Cách mạng Tháng Tám
  0, 10, 10, 0, 2, 0, 0, 728294, 3652059,  // capital_liberation · Ngày Giải phóng Thủ đô
  0, 10, 13, 0, 2, 0, 0, 731844, 3652059,  // entrepreneurs_day · Ngày Doanh nhân Việt Nam
  0, 10, 20, 0, 2, 0, 0, 728294, 3652059,  // womens_day · Ngày Phụ nữ Việt Nam
  0, 11, 20, 0, 2, 0, 0, 728294, 3652059,  // teachers_day · Ngày Nhà giáo Việt Nam
  0, 12, 22, 0, 2, 0, 0, 728294, 3652059,  // army_day · Ngày thành lập Quân đội nhân dân Việt Nam
  0, 12, 24, 0, 2, 0, 0, 728294, 3652059,  // christmas_eve · Đêm Giáng sinh
  0, 12, 25, 0, 2, 0, 0, 728294, 3652059,  // christmas · Lễ Giáng sinh
]

/// Rules of china.
let festivals_china: [Int32] = [
  0, 1, 1, 0, 0, 1, 0, 711858, 3652059,  // yuandan · Tết Dương lịch
  1, 1, 1, 0, 1, 0, 0, 1, 730119,  // chunjie · Tết Nguyên Đán (Xuân tiết)
  1, 1, 1, 0, 0, 3, 0, 730120, 733041,  // chunjie · Tết Nguyên Đán (Xuân tiết)
  1, 1, 1, 0, 0, 3, -1, 733042, 735233,  // chunjie · Tết Nguyên Đán (Xuân tiết)
  1, 1, 1, 0, 0, 3, 0, 735234, 739251,  // chunjie · Tết Nguyên Đán (Xuân tiết)
  1, 1, 1, 0, 0, 4, -1, 739252, 3652059,  // chunjie · Tết Nguyên Đán (Xuân tiết)
  1, 1, 15, 0, 1, 0, 0, 1, 3652059,  // yuanxiao · Tết Nguyên tiêu
  1, 2, 2, 0, 1, 0, 0, 1, 3652059,  // longtaitou · Tết Long Đài Đầu
  1, 3, 3, 0, 1, 0, 0, 1, 3652059,  // shangsi · Tết Thượng Tỵ
  3, 15, 0, 0, 1, 0, 0, 1, 733041,  // qingming · Tết Thanh minh
  3, 15, 0, 0, 0, 1, 0, 733042, 3652059,  // qingming · Tết Thanh minh
  0, 5, 1, 0, 0, 3, 0, 730120, 733041,  // laodong · Ngày Quốc tế Lao động
  0, 5, 1, 0, 0, 1, 0, 733042, 739251,  // laodong · Ngày Quốc tế Lao động
  0, 5, 1, 0, 0, 2, 0, 739252, 3652059,  // laodong · Ngày Quốc tế Lao động
  1, 5, 5, 0, 1, 0, 0, 1, 733041,  // duanwu · Tết Đoan Ngọ
  1, 5, 5, 0, 0, 1, 0, 733042, 3652059,  // duanwu · Tết Đoan Ngọ
  1, 7, 7, 0, 1, 0, 0, 1, 3652059,  // qixi · Thất tịch
  1, 7, 15, 0, 1, 0, 0, 1, 3652059,  // zhongyuan · Tết Trung Nguyên
  1, 8, 15, 0, 1, 0, 0, 1, 733041,  // zhongqiu · Tết Trung thu
  1, 8, 15, 0, 0, 1, 0, 733042, 3652059,  // zhongqiu · Tết Trung thu
  1, 9, 9, 0, 1, 0, 0, 1, 3652059,  // chongyang · Tết Trùng Cửu
  0, 10, 1, 0, 0, 3, 0, 730028, 3652059,  // guoqing · Quốc khánh Trung Quốc
  1, 10, 1, 0, 1, 0, 0, 1, 3652059,  // hanyi · Tết Hàn Y
  1, 10, 15, 0, 1, 0, 0, 1, 3652059,  // xiayuan · Tết Hạ Nguyên
  3, 270, 0, 0, 1, 0, 0, 1, 3652059,  // dongzhi · Tết Đông chí
  1, 12, 8, 0, 1, 0, 0, 1, 3652059,  // laba · Tết Lạp Bát
  1, 12, 24, 0, 1, 0, 0, 1, 3652059,  // jizao · Ngày tiễn Táo quân
  2, 0, 0, 0, 1, 0, 0, 1, 3652059,  // chuxi · Đêm giao thừa
]

/// A number of a rule, at 9 * rule + field.
package func festivalNumber(_ country: UInt8, _ index: Int) -> Int32 {
  switch country {
  case 0: return festivals_vietnam[index]
  default: return festivals_china[index]
  }
}

/// The id of a rule.
let festivalIDs_vietnam: [String] = [
  "new_year",
  "tet",
  "tet",
  "tet",
  "hung_kings",
  "hung_kings",
  "victory_day",
  "labour_day",
  "national_day",
  "national_day",
  "culture_day",
  "tet_eve",
  "tet_2",
  "tet_3",
  "ram_thang_gieng",
  "han_thuc",
  "thanh_minh",
  "phat_dan",
  "doan_ngo",
  "that_tich",
  "vu_lan",
  "trung_thu",
  "ha_nguyen",
  "ong_tao",
  "party_day",
  "doctors_day",
  "womens_day_international",
  "youth_union_day",
  "dien_bien_phu",
  "ho_chi_minh_birthday",
  "childrens_day",
  "press_day",
  "family_day",
  "war_invalids_day",
  "august_revolution",
  "capital_liberation",
  "entrepreneurs_day",
  "womens_day",
  "teachers_day",
  "army_day",
  "christmas_eve",
  "christmas",
]

/// The id of a rule.
let festivalIDs_china: [String] = [
  "yuandan",
  "chunjie",
  "chunjie",
  "chunjie",
  "chunjie",
  "chunjie",
  "yuanxiao",
  "longtaitou",
  "shangsi",
  "qingming",
  "qingming",
  "laodong",
  "laodong",
  "laodong",
  "duanwu",
  "duanwu",
  "qixi",
  "zhongyuan",
  "zhongqiu",
  "zhongqiu",
  "chongyang",
  "guoqing",
  "hanyi",
  "xiayuan",
  "dongzhi",
  "laba",
  "jizao",
  "chuxi",
]

/// The id of a rule.
package func festivalID(_ country: UInt8, _ index: Int) -> String {
  switch country {
  case 0: return festivalIDs_vietnam[index]
  default: return festivalIDs_china[index]
  }
}

/// The law of a rule.
let festivalBasiss_vietnam: [String] = [
  "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112",
  "-",
  "Labour Code 1994, art. 73, as in Law 84/2007/QH11",
  "Labour Code 2012 (10/2012/QH13), art. 115; Labour Code 2019 (45/2019/QH14), art. 112",
  "-",
  "Law 84/2007/QH11; Labour Code 2019, art. 112",
  "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112",
  "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112",
  "Labour Code 1994, art. 73; Labour Code 2012, art. 115",
  "Labour Code 2019 (45/2019/QH14), art. 112",
  "Resolution 28/2026/QH16, art. 2",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
  "Decision 72/2001/QĐ-TTg",
  "-",
  "-",
  "-",
  "Decision 990/QĐ-TTg",
  "-",
  "-",
  "-",
  "-",
  "-",
]

/// The law of a rule.
let festivalBasiss_china: [String] = [
  "Measures of 1949, as revised",
  "-",
  "Decree 270 (1999)",
  "Decree 513 (2007)",
  "Decree 644 (2013)",
  "Decree 795 (2024)",
  "-",
  "-",
  "-",
  "-",
  "Decree 513 (2007)",
  "Decree 270 (1999)",
  "Decree 513 (2007)",
  "Decree 795 (2024)",
  "-",
  "Decree 513 (2007)",
  "-",
  "-",
  "-",
  "Decree 513 (2007)",
  "-",
  "Decree 270 (1999)",
  "-",
  "-",
  "-",
  "-",
  "-",
  "-",
]

/// The law of a rule.
package func festivalBasis(_ country: UInt8, _ index: Int) -> String {
  switch country {
  case 0: return festivalBasiss_vietnam[index]
  default: return festivalBasiss_china[index]
  }
}

/// The Vietnamese name.
let festivalName_vis_vietnam: [String] = [
  "Tết Dương lịch",
  "Tết Nguyên Đán",
  "Tết Nguyên Đán",
  "Tết Nguyên Đán",
  "Giỗ Tổ Hùng Vương",
  "Giỗ Tổ Hùng Vương",
  "Ngày Chiến thắng",
  "Ngày Quốc tế Lao động",
  "Quốc khánh",
  "Quốc khánh",
  "Ngày Văn hóa Việt Nam",
  "Giao thừa (Tất niên)",
  "Mùng 2 Tết",
  "Mùng 3 Tết",
  "Rằm tháng Giêng (Tết Nguyên tiêu)",
  "Tết Hàn thực",
  "Thanh minh",
  "Lễ Phật Đản",
  "Tết Đoan Ngọ",
  "Thất tịch (Tết Ngâu)",
  "Lễ Vu Lan (Rằm tháng Bảy)",
  "Tết Trung thu",
  "Tết Hạ nguyên (Tết cơm mới)",
  "Lễ cúng ông Công ông Táo",
  "Ngày thành lập Đảng Cộng sản Việt Nam",
  "Ngày Thầy thuốc Việt Nam",
  "Ngày Quốc tế Phụ nữ",
  "Ngày thành lập Đoàn Thanh niên Cộng sản Hồ Chí Minh",
  "Chiến thắng Điện Biên Phủ",
  "Ngày sinh Chủ tịch Hồ Chí Minh",
  "Ngày Quốc tế Thiếu nhi",
  "Ngày Báo chí Cách mạng Việt Nam",
  "Ngày Gia đình Việt Nam",
  "Ngày Thương binh - Liệt sĩ",
  "Cách mạng Tháng Tám",
  "Ngày Giải phóng Thủ đô",
  "Ngày Doanh nhân Việt Nam",
  "Ngày Phụ nữ Việt Nam",
  "Ngày Nhà giáo Việt Nam",
  "Ngày thành lập Quân đội nhân dân Việt Nam",
  "Đêm Giáng sinh",
  "Lễ Giáng sinh",
]

/// The Vietnamese name.
let festivalName_vis_china: [String] = [
  "Tết Dương lịch",
  "Tết Nguyên Đán (Xuân tiết)",
  "Tết Nguyên Đán (Xuân tiết)",
  "Tết Nguyên Đán (Xuân tiết)",
  "Tết Nguyên Đán (Xuân tiết)",
  "Tết Nguyên Đán (Xuân tiết)",
  "Tết Nguyên tiêu",
  "Tết Long Đài Đầu",
  "Tết Thượng Tỵ",
  "Tết Thanh minh",
  "Tết Thanh minh",
  "Ngày Quốc tế Lao động",
  "Ngày Quốc tế Lao động",
  "Ngày Quốc tế Lao động",
  "Tết Đoan Ngọ",
  "Tết Đoan Ngọ",
  "Thất tịch",
  "Tết Trung Nguyên",
  "Tết Trung thu",
  "Tết Trung thu",
  "Tết Trùng Cửu",
  "Quốc khánh Trung Quốc",
  "Tết Hàn Y",
  "Tết Hạ Nguyên",
  "Tết Đông chí",
  "Tết Lạp Bát",
  "Ngày tiễn Táo quân",
  "Đêm giao thừa",
]

/// The Vietnamese name.
package func festivalName_vi(_ country: UInt8, _ index: Int) -> String {
  switch country {
  case 0: return festivalName_vis_vietnam[index]
  default: return festivalName_vis_china[index]
  }
}

/// The Chinese name.
let festivalName_zhs_vietnam: [String] = [
  "元旦",
  "春节",
  "春节",
  "春节",
  "雄王祭祖日",
  "雄王祭祖日",
  "南方解放日",
  "国际劳动节",
  "国庆节",
  "国庆节",
  "越南文化日",
  "除夕",
  "正月初二",
  "正月初三",
  "元宵节",
  "寒食节",
  "清明",
  "佛诞节",
  "端午节",
  "七夕",
  "盂兰盆节",
  "中秋节",
  "下元节",
  "送灶日",
  "越南共产党成立日",
  "越南医师节",
  "国际妇女节",
  "胡志明共青团成立日",
  "奠边府战役胜利日",
  "胡志明主席诞辰",
  "国际儿童节",
  "越南革命新闻日",
  "越南家庭日",
  "荣军烈士节",
  "八月革命",
  "首都解放日",
  "越南企业家日",
  "越南妇女节",
  "越南教师节",
  "越南人民军建军节",
  "平安夜",
  "圣诞节",
]

/// The Chinese name.
let festivalName_zhs_china: [String] = [
  "元旦",
  "春节",
  "春节",
  "春节",
  "春节",
  "春节",
  "元宵节",
  "龙头节",
  "上巳节",
  "清明节",
  "清明节",
  "劳动节",
  "劳动节",
  "劳动节",
  "端午节",
  "端午节",
  "七夕节",
  "中元节",
  "中秋节",
  "中秋节",
  "重阳节",
  "国庆节",
  "寒衣节",
  "下元节",
  "冬至节",
  "腊八节",
  "祭灶日",
  "除夕",
]

/// The Chinese name.
package func festivalName_zh(_ country: UInt8, _ index: Int) -> String {
  switch country {
  case 0: return festivalName_zhs_vietnam[index]
  default: return festivalName_zhs_china[index]
  }
}

/// The English name.
let festivalName_ens_vietnam: [String] = [
  "New Year's Day",
  "Lunar New Year (Tết)",
  "Lunar New Year (Tết)",
  "Lunar New Year (Tết)",
  "Hùng Kings' Commemoration Day",
  "Hùng Kings' Commemoration Day",
  "Victory Day (Reunification Day)",
  "International Labour Day",
  "National Day",
  "National Day",
  "Vietnamese Culture Day",
  "Lunar New Year's Eve",
  "Second day of Tết",
  "Third day of Tết",
  "First full moon festival",
  "Cold Food Festival",
  "Thanh Minh (tomb sweeping)",
  "Buddha's Birthday (Vesak)",
  "Đoan Ngọ Festival",
  "Double Seventh",
  "Vu Lan (Ghost Festival)",
  "Mid-Autumn Festival",
  "Hạ Nguyên (new rice)",
  "Kitchen Gods' Day",
  "Founding of the Communist Party of Vietnam",
  "Vietnamese Doctors' Day",
  "International Women's Day",
  "Youth Union Day",
  "Điện Biên Phủ Victory",
  "Hồ Chí Minh's birthday",
  "International Children's Day",
  "Revolutionary Press Day",
  "Vietnamese Family Day",
  "War Invalids and Martyrs Day",
  "August Revolution",
  "Capital Liberation Day",
  "Entrepreneurs' Day",
  "Vietnamese Women's Day",
  "Vietnamese Teachers' Day",
  "People's Army Day",
  "Christmas Eve",
  "Christmas Day",
]

/// The English name.
let festivalName_ens_china: [String] = [
  "New Year's Day",
  "Spring Festival",
  "Spring Festival",
  "Spring Festival",
  "Spring Festival",
  "Spring Festival",
  "Lantern Festival",
  "Dragon Head Day",
  "Shangsi",
  "Qingming",
  "Qingming",
  "Labour Day",
  "Labour Day",
  "Labour Day",
  "Dragon Boat Festival",
  "Dragon Boat Festival",
  "Qixi",
  "Ghost Festival",
  "Mid-Autumn Festival",
  "Mid-Autumn Festival",
  "Double Ninth",
  "National Day",
  "Winter Clothing Day",
  "Xiayuan",
  "Winter Solstice",
  "Laba",
  "Kitchen God Day",
  "Lunar New Year's Eve",
]

/// The English name.
package func festivalName_en(_ country: UInt8, _ index: Int) -> String {
  switch country {
  case 0: return festivalName_ens_vietnam[index]
  default: return festivalName_ens_china[index]
  }
}
