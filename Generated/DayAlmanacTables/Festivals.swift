// Festivals and public holidays.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// A rule a line. Paid days are counted from the festival: fixed(first: -1, count: 4) begins the day before.
// A rule without from has always held, one without until is in force.
//
// Inputs:
//   Data/almanac-day/festivals-china.tsv
//   Data/almanac-day/festivals-korea.tsv
//   Data/almanac-day/festivals-vietnam.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The countries, in the order of their ids.
package let festivalCountries: [FestivalCountryRecord] = [
  FestivalCountryRecord(id: "china", festivals: festivals_china),
  FestivalCountryRecord(id: "korea", festivals: festivals_korea),
  FestivalCountryRecord(id: "vietnam", festivals: festivals_vietnam),
]

/// Rules of china.
package let festivals_china: [FestivalRecord] = [
  FestivalRecord(id: "yuandan", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), law: "Measures of 23 December 1949, as revised", vi: "Tết Dương lịch", zh: "元旦", en: "New Year's Day"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .traditional, until: CivilDate(unchecked: 1949, 12, 31), vi: "Tết Nguyên đán (Xuân tiết)", zh: "春节", en: "Spring Festival"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1999, 12, 31), law: "Measures of 23 December 1949", vi: "Tết Nguyên đán (Xuân tiết)", zh: "春节", en: "Spring Festival"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), from: CivilDate(unchecked: 2000, 1, 1), until: CivilDate(unchecked: 2007, 12, 31), law: "Decree 270 (1999)", vi: "Tết Nguyên đán (Xuân tiết)", zh: "春节", en: "Spring Festival"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 3), from: CivilDate(unchecked: 2008, 1, 1), until: CivilDate(unchecked: 2013, 12, 31), law: "Decree 513 (2007)", vi: "Tết Nguyên đán (Xuân tiết)", zh: "春节", en: "Spring Festival"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), from: CivilDate(unchecked: 2014, 1, 1), until: CivilDate(unchecked: 2024, 12, 31), law: "Decree 644 (2013)", vi: "Tết Nguyên đán (Xuân tiết)", zh: "春节", en: "Spring Festival"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 4), from: CivilDate(unchecked: 2025, 1, 1), law: "Decree 795 (2024)", vi: "Tết Nguyên đán (Xuân tiết)", zh: "春节", en: "Spring Festival"),
  FestivalRecord(id: "yuanxiao", day: .lunar(month: 1, day: 15), kind: .traditional, vi: "Tết Nguyên tiêu", zh: "元宵节", en: "Lantern Festival"),
  FestivalRecord(id: "longtaitou", day: .lunar(month: 2, day: 2), kind: .traditional, vi: "Tết Long đài đầu", zh: "龙头节", en: "Dragon Head Day"),
  FestivalRecord(id: "shangsi", day: .lunar(month: 3, day: 3), kind: .traditional, vi: "Tết Thượng tỵ", zh: "上巳节", en: "Shangsi"),
  FestivalRecord(id: "qingming", day: .solarTerm(term: .brightAndClear), kind: .traditional, until: CivilDate(unchecked: 2007, 12, 31), vi: "Tết Thanh minh", zh: "清明节", en: "Qingming"),
  FestivalRecord(id: "qingming", day: .solarTerm(term: .brightAndClear), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2008, 1, 1), law: "Decree 513 (2007)", vi: "Tết Thanh minh", zh: "清明节", en: "Qingming"),
  FestivalRecord(id: "laodong", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1999, 12, 31), law: "Measures of 23 December 1949", vi: "Ngày Quốc tế Lao động", zh: "劳动节", en: "Labour Day"),
  FestivalRecord(id: "laodong", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), from: CivilDate(unchecked: 2000, 1, 1), until: CivilDate(unchecked: 2007, 12, 31), law: "Decree 270 (1999)", vi: "Ngày Quốc tế Lao động", zh: "劳动节", en: "Labour Day"),
  FestivalRecord(id: "laodong", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2008, 1, 1), until: CivilDate(unchecked: 2024, 12, 31), law: "Decree 513 (2007)", vi: "Ngày Quốc tế Lao động", zh: "劳动节", en: "Labour Day"),
  FestivalRecord(id: "laodong", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 2), from: CivilDate(unchecked: 2025, 1, 1), law: "Decree 795 (2024)", vi: "Ngày Quốc tế Lao động", zh: "劳动节", en: "Labour Day"),
  FestivalRecord(id: "duanwu", day: .lunar(month: 5, day: 5), kind: .traditional, until: CivilDate(unchecked: 2007, 12, 31), vi: "Tết Đoan ngọ", zh: "端午节", en: "Dragon Boat Festival"),
  FestivalRecord(id: "duanwu", day: .lunar(month: 5, day: 5), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2008, 1, 1), law: "Decree 513 (2007)", vi: "Tết Đoan ngọ", zh: "端午节", en: "Dragon Boat Festival"),
  FestivalRecord(id: "qixi", day: .lunar(month: 7, day: 7), kind: .traditional, vi: "Thất tịch", zh: "七夕节", en: "Qixi"),
  FestivalRecord(id: "zhongyuan", day: .lunar(month: 7, day: 15), kind: .traditional, vi: "Tết Trung nguyên", zh: "中元节", en: "Ghost Festival"),
  FestivalRecord(id: "zhongqiu", day: .lunar(month: 8, day: 15), kind: .traditional, until: CivilDate(unchecked: 2007, 12, 31), vi: "Tết Trung thu", zh: "中秋节", en: "Mid-Autumn Festival"),
  FestivalRecord(id: "zhongqiu", day: .lunar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2008, 1, 1), law: "Decree 513 (2007)", vi: "Tết Trung thu", zh: "中秋节", en: "Mid-Autumn Festival"),
  FestivalRecord(id: "chongyang", day: .lunar(month: 9, day: 9), kind: .traditional, vi: "Tết Trùng cửu", zh: "重阳节", en: "Double Ninth"),
  FestivalRecord(id: "guoqing", day: .solar(month: 10, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 2), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1998, 12, 31), law: "Measures of 23 December 1949", vi: "Quốc khánh Trung Quốc", zh: "国庆节", en: "National Day"),
  FestivalRecord(id: "guoqing", day: .solar(month: 10, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), from: CivilDate(unchecked: 1999, 10, 1), law: "Decree 270 (1999)", vi: "Quốc khánh Trung Quốc", zh: "国庆节", en: "National Day"),
  FestivalRecord(id: "hanyi", day: .lunar(month: 10, day: 1), kind: .traditional, vi: "Tết Hàn y", zh: "寒衣节", en: "Winter Clothing Day"),
  FestivalRecord(id: "xiayuan", day: .lunar(month: 10, day: 15), kind: .traditional, vi: "Tết Hạ nguyên", zh: "下元节", en: "Xiayuan"),
  FestivalRecord(id: "dongzhi", day: .solarTerm(term: .winterSolstice), kind: .traditional, vi: "Tết Đông chí", zh: "冬至节", en: "Winter Solstice"),
  FestivalRecord(id: "laba", day: .lunar(month: 12, day: 8), kind: .traditional, vi: "Tết Lạp bát", zh: "腊八节", en: "Laba"),
  FestivalRecord(id: "jizao", day: .lunar(month: 12, day: 24), kind: .traditional, vi: "Ngày tiễn Táo quân", zh: "祭灶日", en: "Kitchen God Day"),
  FestivalRecord(id: "chuxi", day: .lunarYearEnd, kind: .traditional, vi: "Đêm giao thừa", zh: "除夕", en: "Lunar New Year's Eve"),
  FestivalRecord(id: "chunjie_2020", day: .solar(month: 1, day: 31), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), from: CivilDate(unchecked: 2020, 1, 31), until: CivilDate(unchecked: 2020, 1, 31), law: "Notice of the State Council, January 2020", vi: "Tết Nguyên đán kéo dài (2020)", zh: "春节假期延长（2020年）", en: "Spring Festival holiday, extended (2020)"),
  FestivalRecord(id: "kangzhan_70", day: .solar(month: 9, day: 3), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2015, 9, 3), until: CivilDate(unchecked: 2015, 9, 3), law: "Telegram of the State Council 2015 no. 1", vi: "Kỷ niệm 70 năm chiến thắng kháng chiến chống Nhật", zh: "抗战胜利70周年纪念日", en: "70th anniversary of victory over Japan"),
  FestivalRecord(id: "funv", day: .solar(month: 3, day: 8), kind: .observance, from: CivilDate(unchecked: 1950, 1, 1), law: "Measures of 23 December 1949, art. 3 in all versions", vi: "Ngày Quốc tế Phụ nữ (phụ nữ nghỉ nửa ngày)", zh: "妇女节", en: "Women's Day (half a day off for women)"),
  FestivalRecord(id: "qingnian", day: .solar(month: 5, day: 4), kind: .observance, from: CivilDate(unchecked: 1950, 1, 1), law: "Measures of 23 December 1949, art. 3 in all versions", vi: "Ngày Thanh niên (thanh niên nghỉ nửa ngày)", zh: "青年节", en: "Youth Day (half a day off for the young)"),
  FestivalRecord(id: "ertong", day: .solar(month: 6, day: 1), kind: .observance, from: CivilDate(unchecked: 1950, 1, 1), law: "Measures of 23 December 1949, art. 3 in all versions", vi: "Ngày Quốc tế Thiếu nhi (trẻ em nghỉ một ngày)", zh: "儿童节", en: "Children's Day (a day off for children)"),
  FestivalRecord(id: "jianjun", day: .solar(month: 8, day: 1), kind: .observance, from: CivilDate(unchecked: 1950, 1, 1), law: "Measures of 23 December 1949, art. 3 in all versions", vi: "Ngày thành lập Quân Giải phóng (quân nhân nghỉ nửa ngày)", zh: "建军节", en: "Army Day (half a day off for soldiers)"),
]

/// Rules of korea.
package let festivals_korea: [FestivalRecord] = [
  FestivalRecord(id: "sinjeong", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1989, 12, 31), law: "Decree on holidays of public offices, no. 124 of 1949-06-04", vi: "Tết Dương lịch", zh: "新年", en: "New Year's Day"),
  FestivalRecord(id: "sinjeong", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 2), from: CivilDate(unchecked: 1990, 1, 1), until: CivilDate(unchecked: 1998, 12, 31), law: "Decree on holidays of public offices, as revised in 1989", vi: "Tết Dương lịch", zh: "新年", en: "New Year's Day"),
  FestivalRecord(id: "sinjeong", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1999, 1, 1), law: "Decree on holidays of public offices, as revised in 1998; Act 18291 of 2021", vi: "Tết Dương lịch", zh: "新年", en: "New Year's Day"),
  FestivalRecord(id: "seollal", day: .lunar(month: 1, day: 1), kind: .traditional, until: CivilDate(unchecked: 1985, 1, 20), vi: "Tết Nguyên đán (Seollal)", zh: "春节（韩国）", en: "Lunar New Year (Seollal)"),
  FestivalRecord(id: "seollal", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1985, 1, 21), until: CivilDate(unchecked: 1989, 1, 31), law: "Decree on holidays of public offices, as revised on 1985-01-21 (Folk Day)", vi: "Tết Nguyên đán (Seollal)", zh: "春节（韩国）", en: "Lunar New Year (Seollal)"),
  FestivalRecord(id: "seollal", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 3), from: CivilDate(unchecked: 1989, 2, 1), law: "Decree on holidays of public offices, no. 12616 of 1989-02-01; Act 18291 of 2021", vi: "Tết Nguyên đán (Seollal)", zh: "春节（韩国）", en: "Lunar New Year (Seollal)"),
  FestivalRecord(id: "daeboreum", day: .lunar(month: 1, day: 15), kind: .traditional, vi: "Rằm tháng Giêng", zh: "上元节", en: "Great Full Moon (Daeboreum)"),
  FestivalRecord(id: "samiljeol", day: .solar(month: 3, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), law: "Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021", vi: "Ngày Độc lập 1 tháng 3", zh: "三一节", en: "Independence Movement Day"),
  FestivalRecord(id: "cheongmyeong", day: .solarTerm(term: .brightAndClear), kind: .traditional, vi: "Thanh minh", zh: "清明", en: "Clear and Bright (Cheongmyeong)"),
  FestivalRecord(id: "singmogil", day: .solar(month: 4, day: 5), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1959, 12, 31), law: "Decree on holidays of public offices, no. 124 of 1949-06-04", vi: "Ngày Trồng cây", zh: "植树节", en: "Arbor Day"),
  FestivalRecord(id: "singmogil", day: .solar(month: 4, day: 5), kind: .observance, from: CivilDate(unchecked: 1960, 1, 1), until: CivilDate(unchecked: 1960, 12, 31), vi: "Ngày Trồng cây", zh: "植树节", en: "Arbor Day"),
  FestivalRecord(id: "singmogil", day: .solar(month: 4, day: 5), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1961, 1, 1), until: CivilDate(unchecked: 2005, 12, 31), law: "Decree on holidays of public offices, as revised in 1961", vi: "Ngày Trồng cây", zh: "植树节", en: "Arbor Day"),
  FestivalRecord(id: "singmogil", day: .solar(month: 4, day: 5), kind: .observance, from: CivilDate(unchecked: 2006, 1, 1), vi: "Ngày Trồng cây", zh: "植树节", en: "Arbor Day"),
  FestivalRecord(id: "bucheonnim", day: .lunar(month: 4, day: 8), kind: .traditional, until: CivilDate(unchecked: 1975, 1, 26), vi: "Lễ Phật đản", zh: "佛诞日", en: "Buddha's Birthday"),
  FestivalRecord(id: "bucheonnim", day: .lunar(month: 4, day: 8), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1975, 1, 27), law: "Decree on holidays of public offices, as revised on 1975-01-27; Act 18291 of 2021", vi: "Lễ Phật đản", zh: "佛诞日", en: "Buddha's Birthday"),
  FestivalRecord(id: "eorini", day: .solar(month: 5, day: 5), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1975, 1, 27), law: "Decree on holidays of public offices, as revised on 1975-01-27; Act 18291 of 2021", vi: "Ngày Thiếu nhi", zh: "儿童节", en: "Children's Day"),
  FestivalRecord(id: "dano", day: .lunar(month: 5, day: 5), kind: .traditional, vi: "Tết Đoan ngọ (Dano)", zh: "端午", en: "Dano"),
  FestivalRecord(id: "hyeonchung", day: .solar(month: 6, day: 6), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1956, 4, 19), law: "Decree on holidays of public offices, as revised on 1956-04-19; Act 18291 of 2021", vi: "Ngày Tưởng niệm", zh: "显忠日", en: "Memorial Day"),
  FestivalRecord(id: "jeheon", day: .solar(month: 7, day: 17), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 2007, 12, 31), law: "Decree on holidays of public offices, no. 124 of 1949-06-04", vi: "Ngày Hiến pháp", zh: "制宪节", en: "Constitution Day"),
  FestivalRecord(id: "jeheon", day: .solar(month: 7, day: 17), kind: .observance, from: CivilDate(unchecked: 2008, 1, 1), vi: "Ngày Hiến pháp", zh: "制宪节", en: "Constitution Day"),
  FestivalRecord(id: "chilseok", day: .lunar(month: 7, day: 7), kind: .traditional, vi: "Thất tịch", zh: "七夕", en: "Chilseok"),
  FestivalRecord(id: "gwangbok", day: .solar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), law: "Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021", vi: "Ngày Quang phục", zh: "光复节", en: "Liberation Day"),
  FestivalRecord(id: "chuseok", day: .lunar(month: 8, day: 15), kind: .traditional, until: CivilDate(unchecked: 1949, 6, 3), vi: "Tết Trung thu (Chuseok)", zh: "中秋节", en: "Harvest Festival (Chuseok)"),
  FestivalRecord(id: "chuseok", day: .lunar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1949, 6, 4), until: CivilDate(unchecked: 1985, 12, 31), law: "Decree on holidays of public offices, no. 124 of 1949-06-04", vi: "Tết Trung thu (Chuseok)", zh: "中秋节", en: "Harvest Festival (Chuseok)"),
  FestivalRecord(id: "chuseok", day: .lunar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 2), from: CivilDate(unchecked: 1986, 1, 1), until: CivilDate(unchecked: 1989, 1, 31), law: "Decree on holidays of public offices, as revised in 1986", vi: "Tết Trung thu (Chuseok)", zh: "中秋节", en: "Harvest Festival (Chuseok)"),
  FestivalRecord(id: "chuseok", day: .lunar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 3), from: CivilDate(unchecked: 1989, 2, 1), law: "Decree on holidays of public offices, no. 12616 of 1989-02-01; Act 18291 of 2021", vi: "Tết Trung thu (Chuseok)", zh: "中秋节", en: "Harvest Festival (Chuseok)"),
  FestivalRecord(id: "gukgun", day: .solar(month: 10, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1976, 9, 3), until: CivilDate(unchecked: 1990, 12, 31), law: "Decree on holidays of public offices, as revised on 1976-09-03", vi: "Ngày Quân lực", zh: "国军日", en: "Armed Forces Day"),
  FestivalRecord(id: "gukgun", day: .solar(month: 10, day: 1), kind: .observance, from: CivilDate(unchecked: 1991, 1, 1), vi: "Ngày Quân lực", zh: "国军日", en: "Armed Forces Day"),
  FestivalRecord(id: "gaecheon", day: .solar(month: 10, day: 3), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1949, 10, 1), law: "Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021", vi: "Ngày Khai thiên", zh: "开天节", en: "National Foundation Day"),
  FestivalRecord(id: "hangeul", day: .solar(month: 10, day: 9), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1949, 6, 4), until: CivilDate(unchecked: 1990, 12, 31), law: "Decree on holidays of public offices, no. 124 of 1949-06-04", vi: "Ngày chữ Hangul", zh: "韩文节", en: "Hangul Day"),
  FestivalRecord(id: "hangeul", day: .solar(month: 10, day: 9), kind: .observance, from: CivilDate(unchecked: 1991, 1, 1), until: CivilDate(unchecked: 2012, 12, 31), vi: "Ngày chữ Hangul", zh: "韩文节", en: "Hangul Day"),
  FestivalRecord(id: "hangeul", day: .solar(month: 10, day: 9), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2013, 1, 1), law: "Decree on holidays of public offices, as revised on 2012-12-28; Act 18291 of 2021", vi: "Ngày chữ Hangul", zh: "韩文节", en: "Hangul Day"),
  FestivalRecord(id: "dongji", day: .solarTerm(term: .winterSolstice), kind: .traditional, vi: "Đông chí", zh: "冬至", en: "Winter Solstice (Dongji)"),
  FestivalRecord(id: "christmas", day: .solar(month: 12, day: 25), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1949, 6, 4), law: "Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021", vi: "Lễ Giáng sinh", zh: "圣诞节", en: "Christmas Day"),
  FestivalRecord(id: "seotdal", day: .lunarYearEnd, kind: .traditional, vi: "Giao thừa", zh: "除夕", en: "Lunar New Year's Eve"),
]

/// Rules of vietnam.
package let festivals_vietnam: [FestivalRecord] = [
  FestivalRecord(id: "new_year", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1995, 1, 1), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", vi: "Tết Dương lịch", zh: "元旦", en: "New Year's Day"),
  FestivalRecord(id: "tet", day: .lunar(month: 1, day: 1), kind: .traditional, until: CivilDate(unchecked: 1994, 12, 31), vi: "Tết Nguyên đán", zh: "春节", en: "Lunar New Year (Tết)"),
  FestivalRecord(id: "tet", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 4), from: CivilDate(unchecked: 1995, 1, 1), until: CivilDate(unchecked: 2013, 4, 30), law: "Labour Code 1994, art. 73, as in Law 84/2007/QH11", vi: "Tết Nguyên đán", zh: "春节", en: "Lunar New Year (Tết)"),
  FestivalRecord(id: "tet", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .decidedEveryYear(count: 5), from: CivilDate(unchecked: 2013, 5, 1), law: "Labour Code 2012 (10/2012/QH13), art. 115; Labour Code 2019 (45/2019/QH14), art. 112", vi: "Tết Nguyên đán", zh: "春节", en: "Lunar New Year (Tết)"),
  FestivalRecord(id: "hung_kings", day: .lunar(month: 3, day: 10), kind: .traditional, until: CivilDate(unchecked: 2007, 4, 1), vi: "Giỗ Tổ Hùng Vương", zh: "雄王祭祖日", en: "Hùng Kings' Commemoration Day"),
  FestivalRecord(id: "hung_kings", day: .lunar(month: 3, day: 10), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2007, 4, 2), law: "Law 84/2007/QH11; Labour Code 2019, art. 112", vi: "Giỗ Tổ Hùng Vương", zh: "雄王祭祖日", en: "Hùng Kings' Commemoration Day"),
  FestivalRecord(id: "victory_day", day: .solar(month: 4, day: 30), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1995, 1, 1), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", vi: "Ngày Giải phóng miền Nam, thống nhất đất nước", zh: "南方解放、国家统一日", en: "Reunification Day"),
  FestivalRecord(id: "labour_day", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1995, 1, 1), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", vi: "Ngày Quốc tế Lao động", zh: "国际劳动节", en: "International Labour Day"),
  FestivalRecord(id: "national_day", day: .solar(month: 9, day: 2), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1995, 1, 1), until: CivilDate(unchecked: 2020, 12, 31), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115", vi: "Quốc khánh", zh: "国庆节", en: "National Day"),
  FestivalRecord(id: "national_day", day: .solar(month: 9, day: 2), kind: .publicHoliday, paidDays: .decidedEveryYear(count: 2), from: CivilDate(unchecked: 2021, 1, 1), law: "Labour Code 2019 (45/2019/QH14), art. 112", vi: "Quốc khánh", zh: "国庆节", en: "National Day"),
  FestivalRecord(id: "culture_day", day: .solar(month: 11, day: 24), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2026, 7, 1), law: "Resolution 28/2026/QH16, art. 2", vi: "Ngày Văn hóa Việt Nam", zh: "越南文化日", en: "Vietnamese Culture Day"),
  FestivalRecord(id: "tet_eve", day: .lunarYearEnd, kind: .traditional, until: CivilDate(unchecked: 1994, 12, 31), vi: "Giao thừa (tất niên)", zh: "除夕", en: "Lunar New Year's Eve"),
  FestivalRecord(id: "tet_eve", day: .lunarYearEnd, kind: .publicHoliday, paidDays: .among(festival: "tet"), from: CivilDate(unchecked: 1995, 1, 1), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", vi: "Giao thừa (tất niên)", zh: "除夕", en: "Lunar New Year's Eve"),
  FestivalRecord(id: "tet_2", day: .lunar(month: 1, day: 2), kind: .traditional, until: CivilDate(unchecked: 1994, 12, 31), vi: "Mùng 2 Tết", zh: "正月初二", en: "Second day of Tết"),
  FestivalRecord(id: "tet_2", day: .lunar(month: 1, day: 2), kind: .publicHoliday, paidDays: .among(festival: "tet"), from: CivilDate(unchecked: 1995, 1, 1), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", vi: "Mùng 2 Tết", zh: "正月初二", en: "Second day of Tết"),
  FestivalRecord(id: "tet_3", day: .lunar(month: 1, day: 3), kind: .traditional, until: CivilDate(unchecked: 1994, 12, 31), vi: "Mùng 3 Tết", zh: "正月初三", en: "Third day of Tết"),
  FestivalRecord(id: "tet_3", day: .lunar(month: 1, day: 3), kind: .publicHoliday, paidDays: .among(festival: "tet"), from: CivilDate(unchecked: 1995, 1, 1), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", vi: "Mùng 3 Tết", zh: "正月初三", en: "Third day of Tết"),
  FestivalRecord(id: "khai_ha", day: .lunar(month: 1, day: 7), kind: .traditional, vi: "Lễ Khai hạ", zh: "人日", en: "Khai Hạ (end of Tết)"),
  FestivalRecord(id: "via_than_tai", day: .lunar(month: 1, day: 10), kind: .traditional, vi: "Vía Thần Tài", zh: "财神日", en: "God of Wealth Day"),
  FestivalRecord(id: "ram_thang_gieng", day: .lunar(month: 1, day: 15), kind: .traditional, vi: "Rằm tháng Giêng (tết Nguyên tiêu)", zh: "元宵节", en: "First full moon festival"),
  FestivalRecord(id: "han_thuc", day: .lunar(month: 3, day: 3), kind: .traditional, vi: "Tết Hàn thực", zh: "寒食节", en: "Cold Food Festival"),
  FestivalRecord(id: "thanh_minh", day: .solarTerm(term: .brightAndClear), kind: .traditional, vi: "Thanh minh", zh: "清明", en: "Thanh Minh (tomb sweeping)"),
  FestivalRecord(id: "phat_dan", day: .lunar(month: 4, day: 15), kind: .traditional, vi: "Lễ Phật đản", zh: "佛诞节", en: "Buddha's Birthday (Vesak)"),
  FestivalRecord(id: "doan_ngo", day: .lunar(month: 5, day: 5), kind: .traditional, vi: "Tết Đoan ngọ", zh: "端午节", en: "Đoan Ngọ Festival"),
  FestivalRecord(id: "that_tich", day: .lunar(month: 7, day: 7), kind: .traditional, vi: "Thất tịch (tết Ngâu)", zh: "七夕", en: "Double Seventh"),
  FestivalRecord(id: "vu_lan", day: .lunar(month: 7, day: 15), kind: .traditional, vi: "Lễ Vu lan (rằm tháng Bảy)", zh: "盂兰盆节", en: "Vu Lan (Ghost Festival)"),
  FestivalRecord(id: "trung_thu", day: .lunar(month: 8, day: 15), kind: .traditional, vi: "Tết Trung thu", zh: "中秋节", en: "Mid-Autumn Festival"),
  FestivalRecord(id: "trung_cuu", day: .lunar(month: 9, day: 9), kind: .traditional, vi: "Tết Trùng cửu", zh: "重阳节", en: "Double Ninth"),
  FestivalRecord(id: "trung_thap", day: .lunar(month: 10, day: 10), kind: .traditional, vi: "Tết Trùng thập", zh: "双十节", en: "Double Tenth"),
  FestivalRecord(id: "ha_nguyen", day: .lunar(month: 10, day: 15), kind: .traditional, vi: "Tết Hạ nguyên (tết Cơm mới)", zh: "下元节", en: "Hạ Nguyên (new rice)"),
  FestivalRecord(id: "ong_tao", day: .lunar(month: 12, day: 23), kind: .traditional, vi: "Lễ cúng ông Công, ông Táo", zh: "送灶日", en: "Kitchen Gods' Day"),
  FestivalRecord(id: "party_day", day: .solar(month: 2, day: 3), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày thành lập Đảng Cộng sản Việt Nam", zh: "越南共产党成立日", en: "Founding of the Communist Party of Vietnam"),
  FestivalRecord(id: "doctors_day", day: .solar(month: 2, day: 27), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày Thầy thuốc Việt Nam", zh: "越南医师节", en: "Vietnamese Doctors' Day"),
  FestivalRecord(id: "womens_day_international", day: .solar(month: 3, day: 8), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày Quốc tế Phụ nữ", zh: "国际妇女节", en: "International Women's Day"),
  FestivalRecord(id: "youth_union_day", day: .solar(month: 3, day: 26), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày thành lập Đoàn Thanh niên Cộng sản Hồ Chí Minh", zh: "胡志明共青团成立日", en: "Youth Union Day"),
  FestivalRecord(id: "dien_bien_phu", day: .solar(month: 5, day: 7), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Chiến thắng Điện Biên Phủ", zh: "奠边府战役胜利日", en: "Điện Biên Phủ Victory"),
  FestivalRecord(id: "ho_chi_minh_birthday", day: .solar(month: 5, day: 19), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày sinh Chủ tịch Hồ Chí Minh", zh: "胡志明主席诞辰", en: "Hồ Chí Minh's birthday"),
  FestivalRecord(id: "childrens_day", day: .solar(month: 6, day: 1), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày Quốc tế Thiếu nhi", zh: "国际儿童节", en: "International Children's Day"),
  FestivalRecord(id: "press_day", day: .solar(month: 6, day: 21), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày Báo chí Cách mạng Việt Nam", zh: "越南革命新闻日", en: "Revolutionary Press Day"),
  FestivalRecord(id: "family_day", day: .solar(month: 6, day: 28), kind: .observance, from: CivilDate(unchecked: 2001, 5, 4), law: "Decision 72/2001/QĐ-TTg", vi: "Ngày Gia đình Việt Nam", zh: "越南家庭日", en: "Vietnamese Family Day"),
  FestivalRecord(id: "war_invalids_day", day: .solar(month: 7, day: 27), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày Thương binh - Liệt sĩ", zh: "荣军烈士节", en: "War Invalids and Martyrs Day"),
  FestivalRecord(id: "august_revolution", day: .solar(month: 8, day: 19), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Cách mạng Tháng Tám", zh: "八月革命", en: "August Revolution"),
  FestivalRecord(id: "capital_liberation", day: .solar(month: 10, day: 10), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày Giải phóng Thủ đô", zh: "首都解放日", en: "Capital Liberation Day"),
  FestivalRecord(id: "entrepreneurs_day", day: .solar(month: 10, day: 13), kind: .observance, from: CivilDate(unchecked: 2004, 9, 20), law: "Decision 990/QĐ-TTg", vi: "Ngày Doanh nhân Việt Nam", zh: "越南企业家日", en: "Entrepreneurs' Day"),
  FestivalRecord(id: "womens_day", day: .solar(month: 10, day: 20), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày Phụ nữ Việt Nam", zh: "越南妇女节", en: "Vietnamese Women's Day"),
  FestivalRecord(id: "law_day", day: .solar(month: 11, day: 9), kind: .observance, from: CivilDate(unchecked: 2013, 1, 1), law: "Law 14/2012/QH13, art. 8", vi: "Ngày Pháp luật Việt Nam", zh: "越南法律日", en: "Vietnamese Law Day"),
  FestivalRecord(id: "teachers_day", day: .solar(month: 11, day: 20), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày Nhà giáo Việt Nam", zh: "越南教师节", en: "Vietnamese Teachers' Day"),
  FestivalRecord(id: "army_day", day: .solar(month: 12, day: 22), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Ngày thành lập Quân đội nhân dân Việt Nam", zh: "越南人民军建军节", en: "People's Army Day"),
  FestivalRecord(id: "christmas_eve", day: .solar(month: 12, day: 24), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Đêm Giáng sinh", zh: "平安夜", en: "Christmas Eve"),
  FestivalRecord(id: "christmas", day: .solar(month: 12, day: 25), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), vi: "Lễ Giáng sinh", zh: "圣诞节", en: "Christmas Day"),
]
