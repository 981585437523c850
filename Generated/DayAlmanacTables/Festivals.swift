// Festivals and public holidays.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// One rule per line. Paid days are counted from the festival: fixed(first: -1, count: 4) begins the day before.
// A rule without from holds for all years before its end; a rule without until is still in force.
//
// Inputs:
//   Data/almanac-day/festivals-china.tsv
//   Data/almanac-day/festivals-korea.tsv
//   Data/almanac-day/festivals-vietnam.tsv
//   Data/languages.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The countries, in the order of their ids.
package let festivalCountries: [FestivalCountryRecord] = [
  FestivalCountryRecord(id: "china", lawsFrom: CivilDate(unchecked: 1950, 1, 1), knownAsOf: CivilDate(unchecked: 2026, 11, 2), substitutes: .forecast, decisionsKnownAsOf: CivilDate(unchecked: 2026, 10, 30), decidedBy: "12-18", festivals: festivals_china),
  FestivalCountryRecord(id: "korea", lawsFrom: CivilDate(unchecked: 1949, 6, 4), knownAsOf: CivilDate(unchecked: 2026, 11, 23), substitutes: .law, decisionsKnownAsOf: CivilDate(unchecked: 2026, 9, 25), decidedBy: "06-30", festivals: festivals_korea),
  FestivalCountryRecord(id: "vietnam", lawsFrom: CivilDate(unchecked: 1995, 1, 1), knownAsOf: CivilDate(unchecked: 2026, 11, 17), substitutes: .forecast, decisionsKnownAsOf: CivilDate(unchecked: 2026, 10, 9), decidedBy: "12-15", festivals: festivals_vietnam),
]

/// The index of the country china.
@inlinable package var country_china: UInt8 { 0 }

/// Rules of china.
package let festivals_china: [FestivalRecord] = [
  FestivalRecord(id: "yuandan", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .sunday, from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1999, 9, 17), law: "Measures of 23 December 1949", names: "vi:Tết Dương lịch;zh:元旦;en:New Year's Day;ko:양력 새해"),
  FestivalRecord(id: "yuandan", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 1999, 9, 18), law: "Measures of 23 December 1949, as revised by Decree 270 (1999)", names: "vi:Tết Dương lịch;zh:元旦;en:New Year's Day;ko:양력 새해"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .traditional, until: CivilDate(unchecked: 1949, 12, 31), names: "vi:Tết Nguyên đán (Xuân tiết)|Tết Nguyên đán;zh:春节;en:Spring Festival;ko:춘절"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), substitute: .sunday, from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1999, 12, 31), law: "Measures of 23 December 1949", names: "vi:Tết Nguyên đán (Xuân tiết)|Tết Nguyên đán;zh:春节;en:Spring Festival;ko:춘절"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), substitute: .weekend, from: CivilDate(unchecked: 2000, 1, 1), until: CivilDate(unchecked: 2007, 12, 31), law: "Decree 270 (1999)", names: "vi:Tết Nguyên đán (Xuân tiết)|Tết Nguyên đán;zh:春节;en:Spring Festival;ko:춘절"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 3), substitute: .weekend, from: CivilDate(unchecked: 2008, 1, 1), until: CivilDate(unchecked: 2013, 12, 31), law: "Decree 513 (2007)", names: "vi:Tết Nguyên đán (Xuân tiết)|Tết Nguyên đán;zh:春节;en:Spring Festival;ko:춘절"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), substitute: .weekend, from: CivilDate(unchecked: 2014, 1, 1), until: CivilDate(unchecked: 2024, 12, 31), law: "Decree 644 (2013)", names: "vi:Tết Nguyên đán (Xuân tiết)|Tết Nguyên đán;zh:春节;en:Spring Festival;ko:춘절"),
  FestivalRecord(id: "chunjie", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 4), substitute: .weekend, from: CivilDate(unchecked: 2025, 1, 1), law: "Decree 795 (2024)", names: "vi:Tết Nguyên đán (Xuân tiết)|Tết Nguyên đán;zh:春节;en:Spring Festival;ko:춘절"),
  FestivalRecord(id: "yuanxiao", day: .lunar(month: 1, day: 15), kind: .traditional, names: "vi:Tết Nguyên tiêu;zh:元宵节|元宵;en:Lantern Festival;ko:원소절"),
  FestivalRecord(id: "longtaitou", day: .lunar(month: 2, day: 2), kind: .traditional, names: "vi:Tết Long đài đầu;zh:龙头节;en:Dragon Head Day;ko:용두절"),
  FestivalRecord(id: "shangsi", day: .lunar(month: 3, day: 3), kind: .traditional, names: "vi:Tết Thượng tỵ;zh:上巳节|上巳;en:Shangsi;ko:상사절"),
  FestivalRecord(id: "qingming", day: .solarTerm(term: .brightAndClear), kind: .traditional, until: CivilDate(unchecked: 2007, 12, 31), names: "vi:Tết Thanh minh;zh:清明节|清明;en:Qingming;ko:청명절"),
  FestivalRecord(id: "qingming", day: .solarTerm(term: .brightAndClear), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2008, 1, 1), law: "Decree 513 (2007)", names: "vi:Tết Thanh minh;zh:清明节|清明;en:Qingming;ko:청명절"),
  FestivalRecord(id: "laodong", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .sunday, from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1999, 12, 31), law: "Measures of 23 December 1949", names: "vi:Ngày Quốc tế Lao động;zh:劳动节;en:Labour Day;ko:노동절"),
  FestivalRecord(id: "laodong", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), substitute: .weekend, from: CivilDate(unchecked: 2000, 1, 1), until: CivilDate(unchecked: 2007, 12, 31), law: "Decree 270 (1999)", names: "vi:Ngày Quốc tế Lao động;zh:劳动节;en:Labour Day;ko:노동절"),
  FestivalRecord(id: "laodong", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2008, 1, 1), until: CivilDate(unchecked: 2024, 12, 31), law: "Decree 513 (2007)", names: "vi:Ngày Quốc tế Lao động;zh:劳动节;en:Labour Day;ko:노동절"),
  FestivalRecord(id: "laodong", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 2), substitute: .weekend, from: CivilDate(unchecked: 2025, 1, 1), law: "Decree 795 (2024)", names: "vi:Ngày Quốc tế Lao động;zh:劳动节;en:Labour Day;ko:노동절"),
  FestivalRecord(id: "duanwu", day: .lunar(month: 5, day: 5), kind: .traditional, until: CivilDate(unchecked: 2007, 12, 31), names: "vi:Tết Đoan ngọ;zh:端午节|端午;en:Dragon Boat Festival;ko:단오절"),
  FestivalRecord(id: "duanwu", day: .lunar(month: 5, day: 5), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2008, 1, 1), law: "Decree 513 (2007)", names: "vi:Tết Đoan ngọ;zh:端午节|端午;en:Dragon Boat Festival;ko:단오절"),
  FestivalRecord(id: "qixi", day: .lunar(month: 7, day: 7), kind: .traditional, names: "vi:Thất tịch;zh:七夕节|七夕;en:Qixi;ko:칠석"),
  FestivalRecord(id: "zhongyuan", day: .lunar(month: 7, day: 15), kind: .traditional, names: "vi:Tết Trung nguyên;zh:中元节|中元;en:Ghost Festival;ko:중원절"),
  FestivalRecord(id: "zhongqiu", day: .lunar(month: 8, day: 15), kind: .traditional, until: CivilDate(unchecked: 2007, 12, 31), names: "vi:Tết Trung thu;zh:中秋节|中秋;en:Mid-Autumn Festival;ko:중추절"),
  FestivalRecord(id: "zhongqiu", day: .lunar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2008, 1, 1), law: "Decree 513 (2007)", names: "vi:Tết Trung thu;zh:中秋节|中秋;en:Mid-Autumn Festival;ko:중추절"),
  FestivalRecord(id: "chongyang", day: .lunar(month: 9, day: 9), kind: .traditional, names: "vi:Tết Trùng cửu;zh:重阳节|重阳;en:Double Ninth;ko:중양절"),
  FestivalRecord(id: "guoqing", day: .solar(month: 10, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 2), substitute: .sunday, from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1998, 12, 31), law: "Measures of 23 December 1949", names: "vi:Quốc khánh Trung Quốc;zh:国庆节|国庆;en:National Day;ko:중국 국경절"),
  FestivalRecord(id: "guoqing", day: .solar(month: 10, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), substitute: .weekend, from: CivilDate(unchecked: 1999, 10, 1), law: "Decree 270 (1999)", names: "vi:Quốc khánh Trung Quốc;zh:国庆节|国庆;en:National Day;ko:중국 국경절"),
  FestivalRecord(id: "hanyi", day: .lunar(month: 10, day: 1), kind: .traditional, names: "vi:Tết Hàn y;zh:寒衣节|寒衣;en:Winter Clothing Day;ko:한의절"),
  FestivalRecord(id: "xiayuan", day: .lunar(month: 10, day: 15), kind: .traditional, names: "vi:Tết Hạ nguyên;zh:下元节|下元;en:Xiayuan;ko:하원절"),
  FestivalRecord(id: "dongzhi", day: .solarTerm(term: .winterSolstice), kind: .traditional, names: "vi:Tết Đông chí;zh:冬至节|冬至;en:Winter Solstice;ko:동지"),
  FestivalRecord(id: "laba", day: .lunar(month: 12, day: 8), kind: .traditional, names: "vi:Tết Lạp bát;zh:腊八节|腊八;en:Laba;ko:납팔절"),
  FestivalRecord(id: "jizao_north", day: .lunar(month: 12, day: 23), kind: .traditional, names: "vi:Ngày tiễn Táo quân (miền bắc Trung Quốc)|Tiễn Táo quân (miền bắc);zh:小年（北方）|北方小年;en:Little New Year (northern China)|Little New Year (north);ko:조왕신 제사 (중국 북방)|소년절 (북방)"),
  FestivalRecord(id: "jizao", day: .lunar(month: 12, day: 24), kind: .traditional, names: "vi:Ngày tiễn Táo quân (miền nam Trung Quốc)|Tiễn Táo quân (miền nam)|Ngày tiễn Táo quân;zh:祭灶日（南方小年）|南方小年|祭灶日|祭灶;en:Kitchen God Day (Little New Year, southern China)|Little New Year (south)|Kitchen God Day;ko:조왕신 제사 (중국 남방)|소년절 (남방)|조왕신 제사"),
  FestivalRecord(id: "chuxi", day: .lunarYearEnd, kind: .traditional, until: CivilDate(unchecked: 2007, 12, 31), names: "vi:Đêm giao thừa;zh:除夕;en:Lunar New Year's Eve;ko:섣달그믐"),
  FestivalRecord(id: "chuxi", day: .lunarYearEnd, kind: .publicHoliday, paidDays: .among(festival: "chunjie"), from: CivilDate(unchecked: 2008, 1, 1), until: CivilDate(unchecked: 2013, 12, 31), law: "Decree 513 (2007)", names: "vi:Đêm giao thừa;zh:除夕;en:Lunar New Year's Eve;ko:섣달그믐"),
  FestivalRecord(id: "chuxi", day: .lunarYearEnd, kind: .traditional, from: CivilDate(unchecked: 2014, 1, 1), until: CivilDate(unchecked: 2024, 12, 31), names: "vi:Đêm giao thừa;zh:除夕;en:Lunar New Year's Eve;ko:섣달그믐"),
  FestivalRecord(id: "chuxi", day: .lunarYearEnd, kind: .publicHoliday, paidDays: .among(festival: "chunjie"), from: CivilDate(unchecked: 2025, 1, 1), law: "Decree 795 (2024)", names: "vi:Đêm giao thừa;zh:除夕;en:Lunar New Year's Eve;ko:섣달그믐"),
  FestivalRecord(id: "chunjie_2020", day: .solar(month: 1, day: 31), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), from: CivilDate(unchecked: 2020, 1, 31), until: CivilDate(unchecked: 2020, 1, 31), law: "Notice of the General Office of the State Council, 国办发明电〔2020〕1号, of 2020-01-26", names: "vi:Tết Nguyên đán kéo dài (2020)|Tết Nguyên đán kéo dài;zh:春节假期延长（2020年）|春节假期延长;en:Spring Festival holiday, extended (2020)|Spring Festival, extended;ko:춘절 연휴 연장 (2020년)|춘절 연휴 연장"),
  FestivalRecord(id: "kangzhan_70", day: .solar(month: 9, day: 3), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2015, 9, 3), until: CivilDate(unchecked: 2015, 9, 3), law: "Telegram of the State Council 2015 no. 1", names: "vi:Kỷ niệm 70 năm chiến thắng kháng chiến chống Nhật|70 năm chiến thắng Nhật;zh:抗战胜利70周年纪念日;en:70th anniversary of victory over Japan|Victory over Japan;ko:항일 전쟁 승리 70주년"),
  FestivalRecord(id: "funv", day: .solar(month: 3, day: 8), kind: .observance, from: CivilDate(unchecked: 1950, 1, 1), law: "Measures of 23 December 1949, art. 3 in all versions", names: "vi:Ngày Quốc tế Phụ nữ (phụ nữ nghỉ nửa ngày)|Ngày Quốc tế Phụ nữ;zh:妇女节;en:Women's Day (half a day off for women)|Women's Day;ko:국제 여성의 날 (여성 반일 휴무)|국제 여성의 날"),
  FestivalRecord(id: "qingnian", day: .solar(month: 5, day: 4), kind: .observance, from: CivilDate(unchecked: 1950, 1, 1), law: "Measures of 23 December 1949, art. 3 in all versions", names: "vi:Ngày Thanh niên (thanh niên nghỉ nửa ngày)|Ngày Thanh niên;zh:青年节;en:Youth Day (half a day off for the young)|Youth Day;ko:청년절 (청년 반일 휴무)|청년절"),
  FestivalRecord(id: "ertong", day: .solar(month: 6, day: 1), kind: .observance, from: CivilDate(unchecked: 1950, 1, 1), law: "Measures of 23 December 1949, art. 3 in all versions", names: "vi:Ngày Quốc tế Thiếu nhi (trẻ em nghỉ một ngày)|Ngày Quốc tế Thiếu nhi;zh:儿童节;en:Children's Day (a day off for children)|Children's Day;ko:국제 어린이날 (어린이 휴무)|국제 어린이날"),
  FestivalRecord(id: "jianjun", day: .solar(month: 8, day: 1), kind: .observance, from: CivilDate(unchecked: 1950, 1, 1), law: "Measures of 23 December 1949, art. 3 in all versions", names: "vi:Ngày thành lập Quân Giải phóng (quân nhân nghỉ nửa ngày)|Ngày thành lập Quân Giải phóng|Ngày Quân Giải phóng;zh:建军节;en:Army Day (half a day off for soldiers)|Army Day;ko:인민해방군 창설일 (군인 반일 휴무)|인민해방군 창설일"),
]

/// The index of the country korea.
@inlinable package var country_korea: UInt8 { 1 }

/// Rules of korea.
package let festivals_korea: [FestivalRecord] = [
  FestivalRecord(id: "sinjeong", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 3), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1989, 12, 31), law: "Decree on holidays of public offices, no. 124 of 1949-06-04", names: "vi:Tết Dương lịch;zh:新年;en:New Year's Day;ko:신정"),
  FestivalRecord(id: "sinjeong", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 2), from: CivilDate(unchecked: 1990, 1, 1), until: CivilDate(unchecked: 1998, 12, 31), law: "Decree on holidays of public offices, as revised in 1989", names: "vi:Tết Dương lịch;zh:新年;en:New Year's Day;ko:신정"),
  FestivalRecord(id: "sinjeong", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1999, 1, 1), law: "Decree on holidays of public offices, as revised in 1998; Act 18291 of 2021", names: "vi:Tết Dương lịch;zh:新年;en:New Year's Day;ko:신정"),
  FestivalRecord(id: "seollal", day: .lunar(month: 1, day: 1), kind: .traditional, until: CivilDate(unchecked: 1985, 1, 20), names: "vi:Tết Nguyên đán (Seollal)|Tết Nguyên đán;zh:春节（韩国）|春节;en:Lunar New Year (Seollal)|Lunar New Year;ko:설날"),
  FestivalRecord(id: "seollal", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1985, 1, 21), until: CivilDate(unchecked: 1989, 1, 31), law: "Decree on holidays of public offices, as revised on 1985-01-21 (Folk Day)", names: "vi:Tết Nguyên đán (Seollal)|Tết Nguyên đán;zh:春节（韩国）|春节;en:Lunar New Year (Seollal)|Lunar New Year;ko:설날"),
  FestivalRecord(id: "seollal", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 3), from: CivilDate(unchecked: 1989, 2, 1), until: CivilDate(unchecked: 2013, 11, 4), law: "Decree on holidays of public offices, no. 12616 of 1989-02-01; Act 18291 of 2021", names: "vi:Tết Nguyên đán (Seollal)|Tết Nguyên đán;zh:春节（韩国）|春节;en:Lunar New Year (Seollal)|Lunar New Year;ko:설날"),
  FestivalRecord(id: "seollal", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 3), substitute: .sunday, from: CivilDate(unchecked: 2013, 11, 5), law: "Decree on holidays of public offices, no. 12616 of 1989-02-01; Act 18291 of 2021; substitute: art. 3 of the Decree, no. 24828 of 2013-11-05", names: "vi:Tết Nguyên đán (Seollal)|Tết Nguyên đán;zh:春节（韩国）|春节;en:Lunar New Year (Seollal)|Lunar New Year;ko:설날"),
  FestivalRecord(id: "daeboreum", day: .lunar(month: 1, day: 15), kind: .traditional, names: "vi:Rằm tháng Giêng;zh:上元节;en:Great Full Moon (Daeboreum)|Great Full Moon;ko:정월 대보름"),
  FestivalRecord(id: "samiljeol", day: .solar(month: 3, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 2021, 8, 3), law: "Act on National Days, no. 53 of 1949-10-01; Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021", names: "vi:Ngày Độc lập 1 tháng 3;zh:三一节;en:Independence Movement Day|March First Day;ko:삼일절"),
  FestivalRecord(id: "samiljeol", day: .solar(month: 3, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2021, 8, 4), law: "Act on National Days, no. 53 of 1949-10-01; Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021; substitute: art. 3 of the Decree, no. 31930 of 2021-08-04", names: "vi:Ngày Độc lập 1 tháng 3;zh:三一节;en:Independence Movement Day|March First Day;ko:삼일절"),
  FestivalRecord(id: "cheongmyeong", day: .solarTerm(term: .brightAndClear), kind: .traditional, names: "vi:Thanh minh;zh:清明;en:Clear and Bright (Cheongmyeong)|Clear and Bright;ko:청명"),
  FestivalRecord(id: "singmogil", day: .solar(month: 4, day: 5), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 1960, 3, 15), law: "Decree on holidays of public offices, no. 124 of 1949-06-04", names: "vi:Ngày Trồng cây;zh:植树节;en:Arbor Day;ko:식목일"),
  FestivalRecord(id: "singmogil", day: .solar(month: 4, day: 5), kind: .observance, from: CivilDate(unchecked: 1960, 3, 16), until: CivilDate(unchecked: 1961, 2, 27), names: "vi:Ngày Trồng cây;zh:植树节;en:Arbor Day;ko:식목일"),
  FestivalRecord(id: "singmogil", day: .solar(month: 4, day: 5), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1961, 2, 28), until: CivilDate(unchecked: 2005, 12, 31), law: "Decree on holidays of public offices, as revised by no. 210 of 1961-02-27", names: "vi:Ngày Trồng cây;zh:植树节;en:Arbor Day;ko:식목일"),
  FestivalRecord(id: "singmogil", day: .solar(month: 4, day: 5), kind: .observance, from: CivilDate(unchecked: 2006, 1, 1), names: "vi:Ngày Trồng cây;zh:植树节;en:Arbor Day;ko:식목일"),
  FestivalRecord(id: "bucheonnim", day: .lunar(month: 4, day: 8), kind: .traditional, until: CivilDate(unchecked: 1975, 1, 26), names: "vi:Lễ Phật đản;zh:佛诞日;en:Buddha's Birthday;ko:부처님 오신 날"),
  FestivalRecord(id: "bucheonnim", day: .lunar(month: 4, day: 8), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1975, 1, 27), until: CivilDate(unchecked: 2023, 5, 3), law: "Decree on holidays of public offices, as revised on 1975-01-27; Act 18291 of 2021", names: "vi:Lễ Phật đản;zh:佛诞日;en:Buddha's Birthday;ko:부처님 오신 날"),
  FestivalRecord(id: "bucheonnim", day: .lunar(month: 4, day: 8), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2023, 5, 4), law: "Decree on holidays of public offices, as revised on 1975-01-27; Act 18291 of 2021; substitute: art. 3 of the Decree, no. 33448 of 2023-05-04", names: "vi:Lễ Phật đản;zh:佛诞日;en:Buddha's Birthday;ko:부처님 오신 날"),
  FestivalRecord(id: "nodong", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2026, 5, 1), law: "Act 18291 of 2021, as revised by Act 21543 of 2026-04-09, in force from 2026-05-01; substitute: art. 3 of the Decree, no. 36290 of 2026-04-30", names: "vi:Ngày Quốc tế Lao động;zh:劳动节;en:Labour Day;ko:노동절"),
  FestivalRecord(id: "eorini", day: .solar(month: 5, day: 5), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1975, 1, 27), until: CivilDate(unchecked: 2013, 11, 4), law: "Decree on holidays of public offices, as revised on 1975-01-27; Act 18291 of 2021", names: "vi:Ngày Thiếu nhi;zh:儿童节;en:Children's Day;ko:어린이날"),
  FestivalRecord(id: "eorini", day: .solar(month: 5, day: 5), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2013, 11, 5), law: "Decree on holidays of public offices, as revised on 1975-01-27; Act 18291 of 2021; substitute: art. 3 of the Decree, no. 24828 of 2013-11-05", names: "vi:Ngày Thiếu nhi;zh:儿童节;en:Children's Day;ko:어린이날"),
  FestivalRecord(id: "dano", day: .lunar(month: 5, day: 5), kind: .traditional, names: "vi:Tết Đoan ngọ (Dano)|Tết Đoan ngọ;zh:端午;en:Dano;ko:단오"),
  FestivalRecord(id: "hyeonchung", day: .solar(month: 6, day: 6), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1956, 4, 19), law: "Decree on holidays of public offices, as revised on 1956-04-19; Act 18291 of 2021", names: "vi:Ngày Tưởng niệm;zh:显忠日;en:Memorial Day;ko:현충일"),
  FestivalRecord(id: "jeheon", day: .solar(month: 7, day: 17), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 2007, 12, 31), law: "Act on National Days, no. 53 of 1949-10-01; Decree on holidays of public offices, no. 124 of 1949-06-04", names: "vi:Ngày Hiến pháp;zh:制宪节;en:Constitution Day;ko:제헌절"),
  FestivalRecord(id: "jeheon", day: .solar(month: 7, day: 17), kind: .observance, from: CivilDate(unchecked: 2008, 1, 1), until: CivilDate(unchecked: 2026, 5, 10), names: "vi:Ngày Hiến pháp;zh:制宪节;en:Constitution Day;ko:제헌절"),
  FestivalRecord(id: "jeheon", day: .solar(month: 7, day: 17), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2026, 5, 11), law: "Act on National Days, no. 53 of 1949-10-01; Act 18291 of 2021, as revised by Act 21338 of 2026-02-10; substitute: art. 3 of the Decree, no. 36290 of 2026-04-30", names: "vi:Ngày Hiến pháp;zh:制宪节;en:Constitution Day;ko:제헌절"),
  FestivalRecord(id: "chilseok", day: .lunar(month: 7, day: 7), kind: .traditional, names: "vi:Thất tịch;zh:七夕;en:Chilseok;ko:칠석"),
  FestivalRecord(id: "gwangbok", day: .solar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 1, 1), until: CivilDate(unchecked: 2021, 8, 3), law: "Act on National Days, no. 53 of 1949-10-01; Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021", names: "vi:Ngày Quang phục;zh:光复节;en:Liberation Day;ko:광복절"),
  FestivalRecord(id: "gwangbok", day: .solar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2021, 8, 4), law: "Act on National Days, no. 53 of 1949-10-01; Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021; substitute: art. 3 of the Decree, no. 31930 of 2021-08-04", names: "vi:Ngày Quang phục;zh:光复节;en:Liberation Day;ko:광복절"),
  FestivalRecord(id: "chuseok", day: .lunar(month: 8, day: 15), kind: .traditional, until: CivilDate(unchecked: 1949, 6, 3), names: "vi:Tết Trung thu (Chuseok)|Tết Trung thu;zh:中秋节;en:Harvest Festival (Chuseok)|Harvest Festival;ko:추석"),
  FestivalRecord(id: "chuseok", day: .lunar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1949, 6, 4), until: CivilDate(unchecked: 1986, 9, 10), law: "Decree on holidays of public offices, no. 124 of 1949-06-04", names: "vi:Tết Trung thu (Chuseok)|Tết Trung thu;zh:中秋节;en:Harvest Festival (Chuseok)|Harvest Festival;ko:추석"),
  FestivalRecord(id: "chuseok", day: .lunar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 2), from: CivilDate(unchecked: 1986, 9, 11), until: CivilDate(unchecked: 1989, 1, 31), law: "Decree on holidays of public offices, as revised on 1986-09-11", names: "vi:Tết Trung thu (Chuseok)|Tết Trung thu;zh:中秋节;en:Harvest Festival (Chuseok)|Harvest Festival;ko:추석"),
  FestivalRecord(id: "chuseok", day: .lunar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 3), from: CivilDate(unchecked: 1989, 2, 1), until: CivilDate(unchecked: 2013, 11, 4), law: "Decree on holidays of public offices, no. 12616 of 1989-02-01; Act 18291 of 2021", names: "vi:Tết Trung thu (Chuseok)|Tết Trung thu;zh:中秋节;en:Harvest Festival (Chuseok)|Harvest Festival;ko:추석"),
  FestivalRecord(id: "chuseok", day: .lunar(month: 8, day: 15), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 3), substitute: .sunday, from: CivilDate(unchecked: 2013, 11, 5), law: "Decree on holidays of public offices, no. 12616 of 1989-02-01; Act 18291 of 2021; substitute: art. 3 of the Decree, no. 24828 of 2013-11-05", names: "vi:Tết Trung thu (Chuseok)|Tết Trung thu;zh:中秋节;en:Harvest Festival (Chuseok)|Harvest Festival;ko:추석"),
  FestivalRecord(id: "gukgun", day: .solar(month: 10, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1976, 9, 3), until: CivilDate(unchecked: 1990, 12, 31), law: "Decree on holidays of public offices, as revised on 1976-09-03", names: "vi:Ngày Quân lực;zh:国军日;en:Armed Forces Day;ko:국군의 날"),
  FestivalRecord(id: "gukgun", day: .solar(month: 10, day: 1), kind: .observance, from: CivilDate(unchecked: 1991, 1, 1), names: "vi:Ngày Quân lực;zh:国军日;en:Armed Forces Day;ko:국군의 날"),
  FestivalRecord(id: "gaecheon", day: .solar(month: 10, day: 3), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1949, 10, 1), until: CivilDate(unchecked: 2021, 8, 3), law: "Act on National Days, no. 53 of 1949-10-01; Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021", names: "vi:Ngày Khai thiên;zh:开天节;en:National Foundation Day;ko:개천절"),
  FestivalRecord(id: "gaecheon", day: .solar(month: 10, day: 3), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2021, 8, 4), law: "Act on National Days, no. 53 of 1949-10-01; Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021; substitute: art. 3 of the Decree, no. 31930 of 2021-08-04", names: "vi:Ngày Khai thiên;zh:开天节;en:National Foundation Day;ko:개천절"),
  FestivalRecord(id: "hangeul", day: .solar(month: 10, day: 9), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1949, 6, 4), until: CivilDate(unchecked: 1990, 12, 31), law: "Decree on holidays of public offices, no. 124 of 1949-06-04", names: "vi:Ngày chữ Hangul;zh:韩文节;en:Hangul Day;ko:한글날"),
  FestivalRecord(id: "hangeul", day: .solar(month: 10, day: 9), kind: .observance, from: CivilDate(unchecked: 1991, 1, 1), until: CivilDate(unchecked: 2012, 12, 31), names: "vi:Ngày chữ Hangul;zh:韩文节;en:Hangul Day;ko:한글날"),
  FestivalRecord(id: "hangeul", day: .solar(month: 10, day: 9), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2013, 1, 1), until: CivilDate(unchecked: 2021, 8, 3), law: "Decree on holidays of public offices, as revised on 2012-12-28; Act 18291 of 2021", names: "vi:Ngày chữ Hangul;zh:韩文节;en:Hangul Day;ko:한글날"),
  FestivalRecord(id: "hangeul", day: .solar(month: 10, day: 9), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2021, 8, 4), law: "Decree on holidays of public offices, as revised on 2012-12-28; Act 18291 of 2021; substitute: art. 3 of the Decree, no. 31930 of 2021-08-04", names: "vi:Ngày chữ Hangul;zh:韩文节;en:Hangul Day;ko:한글날"),
  FestivalRecord(id: "yuen", day: .solar(month: 10, day: 24), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1950, 9, 18), until: CivilDate(unchecked: 1976, 9, 2), law: "Decree on holidays of public offices, as revised on 1950-09-18", names: "vi:Ngày Liên hợp quốc;zh:联合国日;en:United Nations Day;ko:국제연합일"),
  FestivalRecord(id: "dongji", day: .solarTerm(term: .winterSolstice), kind: .traditional, names: "vi:Đông chí;zh:冬至;en:Winter Solstice (Dongji)|Winter Solstice;ko:동지"),
  FestivalRecord(id: "christmas", day: .solar(month: 12, day: 25), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 1949, 6, 4), until: CivilDate(unchecked: 2023, 5, 3), law: "Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021", names: "vi:Lễ Giáng sinh;zh:圣诞节;en:Christmas Day;ko:성탄절"),
  FestivalRecord(id: "christmas", day: .solar(month: 12, day: 25), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2023, 5, 4), law: "Decree on holidays of public offices, no. 124 of 1949-06-04; Act 18291 of 2021; substitute: art. 3 of the Decree, no. 33448 of 2023-05-04", names: "vi:Lễ Giáng sinh;zh:圣诞节;en:Christmas Day;ko:성탄절"),
  FestivalRecord(id: "seotdal", day: .lunarYearEnd, kind: .traditional, until: CivilDate(unchecked: 1989, 1, 31), names: "vi:Giao thừa;zh:除夕;en:Lunar New Year's Eve;ko:섣달그믐"),
  FestivalRecord(id: "seotdal", day: .lunarYearEnd, kind: .publicHoliday, paidDays: .among(festival: "seollal"), from: CivilDate(unchecked: 1989, 2, 1), law: "Decree on holidays of public offices, no. 12616 of 1989-02-01; Act 18291 of 2021", names: "vi:Giao thừa;zh:除夕;en:Lunar New Year's Eve;ko:섣달그믐"),
  FestivalRecord(id: "presidential_election", day: .wednesday(month: 3, day: 25, year: 2030, interval: 5, holidayMonth: 3, holidayDay: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2027, 1, 1), law: "Public Official Election Act, art. 34; Decree on holidays of public offices, art. 2 no. 10-2, since no. 19674 of 2006-09-06; Act 18291 of 2021", names: "vi:Bầu cử Tổng thống;zh:总统选举日;en:Presidential election;ko:대통령 선거일"),
  FestivalRecord(id: "assembly_election", day: .wednesday(month: 4, day: 9, year: 2028, interval: 4, holidayMonth: 5, holidayDay: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2027, 1, 1), law: "Public Official Election Act, art. 34; Decree on holidays of public offices, art. 2 no. 10-2, since no. 19674 of 2006-09-06; Act 18291 of 2021", names: "vi:Bầu cử Quốc hội;zh:国会议员选举日|国会选举日;en:National Assembly election|Assembly election;ko:국회의원 선거일"),
  FestivalRecord(id: "local_election", day: .wednesday(month: 5, day: 31, year: 2030, interval: 4, holidayMonth: 6, holidayDay: 6), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2027, 1, 1), law: "Public Official Election Act, art. 34; Decree on holidays of public offices, art. 2 no. 10-2, since no. 19674 of 2006-09-06; Act 18291 of 2021", names: "vi:Bầu cử địa phương;zh:地方选举日;en:Local elections;ko:지방선거일"),
]

/// The index of the country vietnam.
@inlinable package var country_vietnam: UInt8 { 2 }

/// Rules of vietnam.
package let festivals_vietnam: [FestivalRecord] = [
  FestivalRecord(id: "new_year", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .sunday, from: CivilDate(unchecked: 1995, 1, 1), until: CivilDate(unchecked: 1999, 10, 1), law: "Labour Code 1994, art. 73", names: "vi:Tết Dương lịch;zh:元旦;en:New Year's Day;ko:양력 새해"),
  FestivalRecord(id: "new_year", day: .solar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 1999, 10, 2), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", names: "vi:Tết Dương lịch;zh:元旦;en:New Year's Day;ko:양력 새해"),
  FestivalRecord(id: "tet", day: .lunar(month: 1, day: 1), kind: .traditional, until: CivilDate(unchecked: 1994, 12, 31), names: "vi:Tết Nguyên đán;zh:春节;en:Lunar New Year (Tết)|Lunar New Year;ko:뗏 (베트남 설날)|뗏"),
  FestivalRecord(id: "tet", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 4), substitute: .sunday, from: CivilDate(unchecked: 1995, 1, 1), until: CivilDate(unchecked: 1999, 10, 1), law: "Labour Code 1994, art. 73", names: "vi:Tết Nguyên đán;zh:春节;en:Lunar New Year (Tết)|Lunar New Year;ko:뗏 (베트남 설날)|뗏"),
  FestivalRecord(id: "tet", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .fixed(first: -1, count: 4), substitute: .weekend, from: CivilDate(unchecked: 1999, 10, 2), until: CivilDate(unchecked: 2013, 4, 30), law: "Labour Code 1994, art. 73, as in Law 84/2007/QH11", names: "vi:Tết Nguyên đán;zh:春节;en:Lunar New Year (Tết)|Lunar New Year;ko:뗏 (베트남 설날)|뗏"),
  FestivalRecord(id: "tet", day: .lunar(month: 1, day: 1), kind: .publicHoliday, paidDays: .decidedEveryYear(count: 5), substitute: .weekend, from: CivilDate(unchecked: 2013, 5, 1), law: "Labour Code 2012 (10/2012/QH13), art. 115; Labour Code 2019 (45/2019/QH14), art. 112", names: "vi:Tết Nguyên đán;zh:春节;en:Lunar New Year (Tết)|Lunar New Year;ko:뗏 (베트남 설날)|뗏"),
  FestivalRecord(id: "hung_kings", day: .lunar(month: 3, day: 10), kind: .traditional, until: CivilDate(unchecked: 2007, 4, 1), names: "vi:Giỗ Tổ Hùng Vương;zh:雄王祭祖日;en:Hùng Kings' Commemoration Day|Hùng Kings' Day;ko:훙왕 기일"),
  FestivalRecord(id: "hung_kings", day: .lunar(month: 3, day: 10), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 2007, 4, 2), law: "Law 84/2007/QH11; Labour Code 2019, art. 112", names: "vi:Giỗ Tổ Hùng Vương;zh:雄王祭祖日;en:Hùng Kings' Commemoration Day|Hùng Kings' Day;ko:훙왕 기일"),
  FestivalRecord(id: "victory_day", day: .solar(month: 4, day: 30), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .sunday, from: CivilDate(unchecked: 1995, 1, 1), until: CivilDate(unchecked: 1999, 10, 1), law: "Labour Code 1994, art. 73", names: "vi:Ngày Giải phóng miền Nam, thống nhất đất nước|Ngày Giải phóng miền Nam|Giải phóng miền Nam;zh:南方解放、国家统一日|南方解放日;en:Reunification Day;ko:남부 해방·국토 통일 기념일|통일 기념일"),
  FestivalRecord(id: "victory_day", day: .solar(month: 4, day: 30), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 1999, 10, 2), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", names: "vi:Ngày Giải phóng miền Nam, thống nhất đất nước|Ngày Giải phóng miền Nam|Giải phóng miền Nam;zh:南方解放、国家统一日|南方解放日;en:Reunification Day;ko:남부 해방·국토 통일 기념일|통일 기념일"),
  FestivalRecord(id: "labour_day", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .sunday, from: CivilDate(unchecked: 1995, 1, 1), until: CivilDate(unchecked: 1999, 10, 1), law: "Labour Code 1994, art. 73", names: "vi:Ngày Quốc tế Lao động|Quốc tế Lao động;zh:国际劳动节;en:International Labour Day;ko:국제 노동절"),
  FestivalRecord(id: "labour_day", day: .solar(month: 5, day: 1), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 1999, 10, 2), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", names: "vi:Ngày Quốc tế Lao động|Quốc tế Lao động;zh:国际劳动节;en:International Labour Day;ko:국제 노동절"),
  FestivalRecord(id: "national_day", day: .solar(month: 9, day: 2), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .sunday, from: CivilDate(unchecked: 1995, 1, 1), until: CivilDate(unchecked: 1999, 10, 1), law: "Labour Code 1994, art. 73", names: "vi:Quốc khánh;zh:越南国庆节;en:National Day;ko:베트남 국경일"),
  FestivalRecord(id: "national_day", day: .solar(month: 9, day: 2), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), substitute: .weekend, from: CivilDate(unchecked: 1999, 10, 2), until: CivilDate(unchecked: 2020, 12, 31), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115", names: "vi:Quốc khánh;zh:越南国庆节;en:National Day;ko:베트남 국경일"),
  FestivalRecord(id: "national_day", day: .solar(month: 9, day: 2), kind: .publicHoliday, paidDays: .decidedEveryYear(count: 2), substitute: .weekend, from: CivilDate(unchecked: 2021, 1, 1), law: "Labour Code 2019 (45/2019/QH14), art. 112", names: "vi:Quốc khánh;zh:越南国庆节;en:National Day;ko:베트남 국경일"),
  FestivalRecord(id: "culture_day", day: .solar(month: 11, day: 24), kind: .publicHoliday, paidDays: .fixed(first: 0, count: 1), from: CivilDate(unchecked: 2026, 7, 1), law: "Resolution 28/2026/QH16, art. 2", names: "vi:Ngày Văn hóa Việt Nam;zh:越南文化日;en:Vietnamese Culture Day;ko:베트남 문화의 날"),
  FestivalRecord(id: "tet_eve", day: .lunarYearEnd, kind: .traditional, until: CivilDate(unchecked: 1994, 12, 31), names: "vi:Giao thừa (tất niên)|Giao thừa;zh:除夕;en:Lunar New Year's Eve;ko:섣달그믐"),
  FestivalRecord(id: "tet_eve", day: .lunarYearEnd, kind: .publicHoliday, paidDays: .among(festival: "tet"), substitute: .weekend, from: CivilDate(unchecked: 1995, 1, 1), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", names: "vi:Giao thừa (tất niên)|Giao thừa;zh:除夕;en:Lunar New Year's Eve;ko:섣달그믐"),
  FestivalRecord(id: "tet_2", day: .lunar(month: 1, day: 2), kind: .traditional, until: CivilDate(unchecked: 1994, 12, 31), names: "vi:Mùng 2 Tết;zh:正月初二;en:Second day of Tết|Day 2 of Tết;ko:뗏 둘째 날"),
  FestivalRecord(id: "tet_2", day: .lunar(month: 1, day: 2), kind: .publicHoliday, paidDays: .among(festival: "tet"), substitute: .weekend, from: CivilDate(unchecked: 1995, 1, 1), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", names: "vi:Mùng 2 Tết;zh:正月初二;en:Second day of Tết|Day 2 of Tết;ko:뗏 둘째 날"),
  FestivalRecord(id: "tet_3", day: .lunar(month: 1, day: 3), kind: .traditional, until: CivilDate(unchecked: 1994, 12, 31), names: "vi:Mùng 3 Tết;zh:正月初三;en:Third day of Tết|Day 3 of Tết;ko:뗏 셋째 날"),
  FestivalRecord(id: "tet_3", day: .lunar(month: 1, day: 3), kind: .publicHoliday, paidDays: .among(festival: "tet"), substitute: .weekend, from: CivilDate(unchecked: 1995, 1, 1), law: "Labour Code 1994, art. 73; Labour Code 2012, art. 115; Labour Code 2019, art. 112", names: "vi:Mùng 3 Tết;zh:正月初三;en:Third day of Tết|Day 3 of Tết;ko:뗏 셋째 날"),
  FestivalRecord(id: "khai_ha", day: .lunar(month: 1, day: 7), kind: .traditional, names: "vi:Lễ Khai hạ;zh:人日;en:Khai Hạ (end of Tết)|Khai Hạ;ko:카이하(설 끝날)|카이하"),
  FestivalRecord(id: "via_than_tai", day: .lunar(month: 1, day: 10), kind: .traditional, names: "vi:Vía Thần Tài;zh:财神日;en:God of Wealth Day;ko:재신일"),
  FestivalRecord(id: "ram_thang_gieng", day: .lunar(month: 1, day: 15), kind: .traditional, names: "vi:Rằm tháng Giêng (tết Nguyên tiêu)|Rằm tháng Giêng;zh:元宵节;en:First full moon festival;ko:정월 대보름"),
  FestivalRecord(id: "han_thuc", day: .lunar(month: 3, day: 3), kind: .traditional, names: "vi:Tết Hàn thực;zh:越南寒食节;en:Cold Food Festival;ko:베트남 한식"),
  FestivalRecord(id: "thanh_minh", day: .solarTerm(term: .brightAndClear), kind: .traditional, names: "vi:Thanh minh;zh:清明;en:Thanh Minh (tomb sweeping)|Thanh Minh;ko:청명"),
  FestivalRecord(id: "phat_dan", day: .lunar(month: 4, day: 15), kind: .traditional, names: "vi:Lễ Phật đản;zh:佛诞节;en:Buddha's Birthday (Vesak)|Buddha's Birthday;ko:부처님 오신 날"),
  FestivalRecord(id: "doan_ngo", day: .lunar(month: 5, day: 5), kind: .traditional, names: "vi:Tết Đoan ngọ;zh:端午节;en:Đoan Ngọ Festival;ko:단오"),
  FestivalRecord(id: "that_tich", day: .lunar(month: 7, day: 7), kind: .traditional, names: "vi:Thất tịch (tết Ngâu)|Thất tịch;zh:七夕;en:Double Seventh;ko:칠석"),
  FestivalRecord(id: "vu_lan", day: .lunar(month: 7, day: 15), kind: .traditional, names: "vi:Lễ Vu lan (rằm tháng Bảy)|Lễ Vu lan;zh:盂兰盆节;en:Vu Lan (Ghost Festival)|Vu Lan;ko:우란분절"),
  FestivalRecord(id: "trung_thu", day: .lunar(month: 8, day: 15), kind: .traditional, names: "vi:Tết Trung thu;zh:中秋节;en:Mid-Autumn Festival;ko:중추절"),
  FestivalRecord(id: "trung_cuu", day: .lunar(month: 9, day: 9), kind: .traditional, names: "vi:Tết Trùng cửu;zh:重阳节;en:Double Ninth;ko:중양절"),
  FestivalRecord(id: "trung_thap", day: .lunar(month: 10, day: 10), kind: .traditional, names: "vi:Tết Trùng thập;zh:重十节;en:Double Tenth;ko:중십절"),
  FestivalRecord(id: "ha_nguyen", day: .lunar(month: 10, day: 15), kind: .traditional, names: "vi:Tết Hạ nguyên (tết Cơm mới)|Tết Hạ nguyên;zh:下元节;en:Hạ Nguyên (new rice)|Hạ Nguyên;ko:하원절"),
  FestivalRecord(id: "ong_tao", day: .lunar(month: 12, day: 23), kind: .traditional, names: "vi:Lễ cúng ông Công, ông Táo|Ông Công, ông Táo;zh:送灶日;en:Kitchen Gods' Day;ko:조왕신 제사"),
  FestivalRecord(id: "party_day", day: .solar(month: 2, day: 3), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày thành lập Đảng Cộng sản Việt Nam|Ngày thành lập Đảng;zh:越南共产党成立日;en:Founding of the Communist Party of Vietnam|Founding of the Party;ko:베트남 공산당 창립일"),
  FestivalRecord(id: "doctors_day", day: .solar(month: 2, day: 27), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày Thầy thuốc Việt Nam;zh:越南医师节;en:Vietnamese Doctors' Day;ko:베트남 의사의 날"),
  FestivalRecord(id: "womens_day_international", day: .solar(month: 3, day: 8), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày Quốc tế Phụ nữ;zh:国际妇女节;en:International Women's Day;ko:국제 여성의 날"),
  FestivalRecord(id: "youth_union_day", day: .solar(month: 3, day: 26), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày thành lập Đoàn Thanh niên Cộng sản Hồ Chí Minh|Ngày thành lập Đoàn TNCS Hồ Chí Minh|Ngày thành lập Đoàn;zh:胡志明共青团成立日;en:Youth Union Day;ko:호찌민 공산청년단 창립일"),
  FestivalRecord(id: "dien_bien_phu", day: .solar(month: 5, day: 7), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Chiến thắng Điện Biên Phủ;zh:奠边府战役胜利日;en:Điện Biên Phủ Victory;ko:디엔비엔푸 전승 기념일"),
  FestivalRecord(id: "ho_chi_minh_birthday", day: .solar(month: 5, day: 19), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày sinh Chủ tịch Hồ Chí Minh|Ngày sinh Bác Hồ;zh:胡志明主席诞辰;en:Hồ Chí Minh's birthday;ko:호찌민 주석 탄생일"),
  FestivalRecord(id: "childrens_day", day: .solar(month: 6, day: 1), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày Quốc tế Thiếu nhi;zh:国际儿童节;en:International Children's Day|Children's Day;ko:국제 어린이날"),
  FestivalRecord(id: "press_day", day: .solar(month: 6, day: 21), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày Báo chí Cách mạng Việt Nam|Ngày Báo chí Việt Nam;zh:越南革命新闻日;en:Revolutionary Press Day;ko:베트남 혁명 언론의 날"),
  FestivalRecord(id: "family_day", day: .solar(month: 6, day: 28), kind: .observance, from: CivilDate(unchecked: 2001, 5, 4), law: "Decision 72/2001/QĐ-TTg", names: "vi:Ngày Gia đình Việt Nam;zh:越南家庭日;en:Vietnamese Family Day;ko:베트남 가정의 날"),
  FestivalRecord(id: "war_invalids_day", day: .solar(month: 7, day: 27), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày Thương binh - Liệt sĩ;zh:越南荣军烈士节;en:War Invalids and Martyrs Day|Invalids and Martyrs Day;ko:상이군인과 열사의 날"),
  FestivalRecord(id: "august_revolution", day: .solar(month: 8, day: 19), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Cách mạng tháng Tám;zh:越南八月革命;en:August Revolution;ko:8월 혁명 기념일"),
  FestivalRecord(id: "capital_liberation", day: .solar(month: 10, day: 10), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày Giải phóng Thủ đô;zh:越南首都解放日;en:Capital Liberation Day;ko:수도 해방 기념일"),
  FestivalRecord(id: "entrepreneurs_day", day: .solar(month: 10, day: 13), kind: .observance, from: CivilDate(unchecked: 2004, 9, 20), law: "Decision 990/QĐ-TTg", names: "vi:Ngày Doanh nhân Việt Nam|Ngày Doanh nhân;zh:越南企业家日;en:Entrepreneurs' Day;ko:베트남 기업인의 날"),
  FestivalRecord(id: "womens_day", day: .solar(month: 10, day: 20), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày Phụ nữ Việt Nam;zh:越南妇女节;en:Vietnamese Women's Day;ko:베트남 여성의 날"),
  FestivalRecord(id: "law_day", day: .solar(month: 11, day: 9), kind: .observance, from: CivilDate(unchecked: 2013, 1, 1), law: "Law 14/2012/QH13, art. 8", names: "vi:Ngày Pháp luật Việt Nam;zh:越南法律日;en:Vietnamese Law Day;ko:베트남 법률의 날"),
  FestivalRecord(id: "teachers_day", day: .solar(month: 11, day: 20), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày Nhà giáo Việt Nam;zh:越南教师节;en:Vietnamese Teachers' Day;ko:베트남 스승의 날"),
  FestivalRecord(id: "army_day", day: .solar(month: 12, day: 22), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Ngày thành lập Quân đội nhân dân Việt Nam|Ngày thành lập Quân đội;zh:越南人民军建军节;en:People's Army Day;ko:베트남 인민군 창설일"),
  FestivalRecord(id: "christmas_eve", day: .solar(month: 12, day: 24), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Đêm Giáng sinh;zh:平安夜;en:Christmas Eve;ko:크리스마스이브"),
  FestivalRecord(id: "christmas", day: .solar(month: 12, day: 25), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1), names: "vi:Lễ Giáng sinh;zh:圣诞节;en:Christmas Day;ko:크리스마스"),
]

/// The number of festivals with other names.
@inlinable package var festivalOtherNamesCount: Int { 65 }

/// Names by which people look for a festival, behind its country and id, with | between them.
/// They are no part of the rules, so that a program that searches nothing has none of them.
let festivalOtherNamesRows: [TableText] = [
  "china/chongyang|登高节|登高|老年节|敬老节|九月九|Chongyang|Double Ninth Festival",
  "china/chunjie|过年|新春|农历新年|大年初一|正月初一|Chinese New Year|Lunar New Year|Tết",
  "china/chuxi|大年三十|年三十|除夕夜|大年夜|年夜",
  "china/dongzhi|冬节|Dongzhi",
  "china/duanwu|端阳节|端阳|龙舟节|五月节|五月初五|Double Fifth",
  "china/ertong|六一|六一儿童节|国际儿童节",
  "china/funv|三八|三八节|三八妇女节|国际妇女节",
  "china/guoqing|十一|十一国庆|国庆日",
  "china/hanyi|十月朝|十月初一",
  "china/jianjun|八一|八一建军节",
  "china/jizao|小年|小年（南方）|祭灶节|送灶|灶王节|腊月二十四|Little New Year|Xiaonian",
  "china/jizao_north|小年|祭灶节|送灶|灶王节|腊月二十三|Little New Year|Xiaonian",
  "china/laba|Laba Festival",
  "china/laodong|五一|五一节|五一劳动节|国际劳动节|Labor Day|May Day",
  "china/longtaitou|龙抬头|二月二|春龙节|青龙节|Longtaitou",
  "china/qingming|扫墓节|Tomb-Sweeping Day|Tomb Sweeping Day",
  "china/qingnian|五四|五四青年节",
  "china/qixi|乞巧节|乞巧|七夕情人节|Double Seventh",
  "china/shangsi|三月三|女儿节|Double Third",
  "china/yuandan|新年|阳历年|New Year",
  "china/yuanxiao|上元节|上元|灯节|正月十五",
  "china/zhongqiu|八月十五|团圆节|月饼节|Mid-Autumn|Mid-Autumn Moon Festival",
  "china/zhongyuan|盂兰盆节|盂兰盆|鬼节|七月半|Hungry Ghost Festival|Zhongyuan",
  "korea/assembly_election|총선|국회의원 총선거|국회의원 선거",
  "korea/bucheonnim|석가탄신일|석탄일|초파일|사월 초파일|불탄일|Vesak",
  "korea/cheongmyeong|청명절|Tomb-Sweeping Day|Cheongmyeong",
  "korea/chilseok|칠월 칠석|七夕节|Qixi",
  "korea/christmas|크리스마스|기독탄신일|Giáng sinh|Noel",
  "korea/chuseok|한가위|중추절|가배|팔월 대보름|추석날|Chuseok|Korean Thanksgiving|Mid-Autumn Festival",
  "korea/daeboreum|대보름|정월 보름|상원|Daeboreum|元宵节",
  "korea/dano|수릿날|단오절|천중절|단양|端午节|Dragon Boat Festival",
  "korea/dongji|동짓날|작은설|아세|Dongji",
  "korea/local_election|지선|지방선거|전국동시지방선거",
  "korea/nodong|근로자의 날|메이데이|국제 노동절|Labor Day|May Day",
  "korea/presidential_election|대선|대통령 선거",
  "korea/seollal|설|구정|음력설|음력 설날|민속의 날|Seollal|Korean New Year|Tết Hàn Quốc|Tết",
  "korea/seotdal|섣달 그믐날|제야|까치설|까치설날",
  "korea/sinjeong|양력설|새해|새해 첫날|New Year",
  "korea/yuen|유엔의 날|유엔데이",
  "vietnam/childrens_day|Tết Thiếu nhi|Quốc tế Thiếu nhi",
  "vietnam/christmas|Giáng sinh|Noel|Nô-en",
  "vietnam/christmas_eve|Đêm Noel|Đêm Nô-en",
  "vietnam/doan_ngo|Đoan ngọ|Đoan dương|Tết Đoan dương|Tết giết sâu bọ|Giết sâu bọ|Mùng 5 tháng 5|Dragon Boat Festival",
  "vietnam/ha_nguyen|Hạ nguyên|Tết Cơm mới|Rằm tháng Mười",
  "vietnam/han_thuc|Hàn thực|Tết bánh trôi bánh chay|Tết bánh trôi",
  "vietnam/hung_kings|Giỗ Tổ|Quốc giỗ|Lễ hội Đền Hùng|Mùng 10 tháng 3",
  "vietnam/khai_ha|Hạ nêu|Lễ hạ nêu|Mùng 7 Tết",
  "vietnam/labour_day|Ngày Lao động|Labour Day|Labor Day|May Day",
  "vietnam/national_day|Lễ Quốc khánh|Ngày Quốc khánh|Tết Độc lập|Ngày Độc lập",
  "vietnam/new_year|Tết Tây|Năm mới|New Year",
  "vietnam/ong_tao|Ông Táo|Tết ông Công ông Táo|Tết ông Táo|Táo quân|Cúng ông Táo|Đưa ông Táo|Ông Táo về trời|23 tháng Chạp|Kitchen God",
  "vietnam/phat_dan|Đại lễ Phật đản|Phật đản|Rằm tháng Tư|Vesak",
  "vietnam/ram_thang_gieng|Tết Nguyên tiêu|Nguyên tiêu|Tết Thượng nguyên|Thượng nguyên|Lantern Festival",
  "vietnam/teachers_day|Ngày Nhà giáo|Ngày Hiến chương các nhà giáo",
  "vietnam/tet|Tết|Tết ta|Tết âm lịch|Tết cả|Năm mới âm lịch|Mùng 1 Tết|Vietnamese New Year",
  "vietnam/tet_eve|Đêm giao thừa|Tất niên|30 Tết|Ba mươi Tết|Trừ tịch",
  "vietnam/thanh_minh|Tết Thanh minh|Tiết Thanh minh|Tảo mộ|Tomb-Sweeping Day",
  "vietnam/that_tich|Tết Ngâu|Lễ Thất tịch|Ông Ngâu bà Ngâu|Qixi",
  "vietnam/trung_cuu|Trùng cửu|Trùng dương|Tết Trùng dương|Mùng 9 tháng 9",
  "vietnam/trung_thap|Trùng thập|Tết Thường tân",
  "vietnam/trung_thu|Rằm tháng Tám|Trung thu|Tết trông trăng|Tết Đoàn viên|Tết Thiếu nhi|Mid-Autumn Moon Festival",
  "vietnam/via_than_tai|Thần Tài|Ngày vía Thần Tài|Ngày Thần Tài",
  "vietnam/victory_day|Ngày Chiến thắng|Ngày Thống nhất|Ngày Thống nhất đất nước|Liberation Day",
  "vietnam/vu_lan|Vu lan báo hiếu|Vu lan|Rằm tháng Bảy|Xá tội vong nhân|Lễ Xá tội vong nhân|Tết Trung nguyên|Cúng cô hồn|Cô hồn|Ghost Festival|中元节",
  "vietnam/womens_day_international|Mùng 8 tháng 3",
]

/// The country, the id and the other names of a festival.
package func festivalOtherNames(_ index: Int) -> String {
  festivalOtherNamesRows[index].text
}
