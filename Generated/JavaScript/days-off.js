// Paid holidays by law, and decisions about days off, of each country, for JavaScript.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// laws: the id of the festival; its date, MM-DD, or month and day of a lunar date that comes back every year, or a list of
// days; the first paid day counted from it, and the number of paid days; the rule of substitute days; the first and the last
// date of the festival under this law; the festival among whose days it counts, if there is one.
// decisions: the year, whether they settle it, the date and number of the document, and its days: the id of a festival, or - for
// none, then MMDD with the letter of the kind; - before MMDD for the year before, + for the year after. Sources are in Data/.
//
// Inputs:
//   Data/almanac-day/decided-china.tsv
//   Data/almanac-day/decided-korea.tsv
//   Data/almanac-day/decisions-china.tsv
//   Data/almanac-day/decisions-korea.tsv
//   Data/almanac-day/festivals-china.tsv
//   Data/almanac-day/festivals-korea.tsv
//   Data/almanac-day/festivals-vietnam.tsv
//   Data/astronomy/nutation_lunisolar.tsv
//   Data/astronomy/nutation_planetary.tsv
//   Data/astronomy/rounding.tsv
//   Data/astronomy/sun_correction.tsv
//   Data/astronomy/sun_vsop87d_longitude.tsv
//   Data/astronomy/sun_vsop87d_radius.tsv
//   Data/calendars/chinese-utc8.tsv
//   Data/calendars/chinese.tsv
//   Data/calendars/japanese.tsv
//   Data/calendars/korean.tsv
//   Data/calendars/vietnamese-utc7.tsv
//   Data/calendars/vietnamese.tsv
//   Data/time/change_overs.tsv
//   Data/time/delta_t.tsv
//   Data/time/leap_seconds.tsv

/** The kinds of decided days by their letters. */
export const kinds = { i: "in-place", b: "bridging", c: "chosen", w: "weekend", t: "temporary", e: "election", W: "worked" };

/** The countries, in the order of their ids. */
export const countries = [
  {
    id: "china", substitutes: "none", knownAsOf: "2026-11-02", decisionsKnownAsOf: "2026-11-02", decidedBy: "12-16",
    calendars: ["chinese", "chinese-utc8"],
    festivals: "yuandan chunjie yuanxiao longtaitou shangsi qingming laodong duanwu qixi zhongyuan zhongqiu chongyang guoqing hanyi xiayuan dongzhi laba jizao chuxi chunjie_2020 kangzhan_70 funv qingnian ertong jianjun",
    laws: [
      ["yuandan", "01-01", 0, 1, "-", "1950-01-01", "9999-12-31"],
      ["chunjie", { month: 1, day: 1 }, 0, 3, "-", "1950-01-01", "1999-12-31"],
      ["chunjie", { month: 1, day: 1 }, 0, 3, "-", "2000-01-01", "2007-12-31"],
      ["chunjie", { month: 1, day: 1 }, -1, 3, "-", "2008-01-01", "2013-12-31"],
      ["chunjie", { month: 1, day: 1 }, 0, 3, "-", "2014-01-01", "2024-12-31"],
      ["chunjie", { month: 1, day: 1 }, -1, 4, "-", "2025-01-01", "9999-12-31"],
      ["qingming", "2008-04-04 2009-04-04 2010-04-05 2011-04-05 2012-04-04 2013-04-04 2014-04-05 2015-04-05 2016-04-04 2017-04-04 2018-04-05 2019-04-05 2020-04-04 2021-04-04 2022-04-05 2023-04-05 2024-04-04 2025-04-04 2026-04-05 2027-04-05 2028-04-04 2029-04-04 2030-04-05 2031-04-05 2032-04-04 2033-04-04 2034-04-05 2035-04-05 2036-04-04 2037-04-04 2038-04-05 2039-04-05 2040-04-04 2041-04-04 2042-04-04 2043-04-05 2044-04-04 2045-04-04 2046-04-04 2047-04-05 2048-04-04 2049-04-04 2050-04-04 2051-04-05 2052-04-04 2053-04-04 2054-04-04 2055-04-05 2056-04-04 2057-04-04 2058-04-04 2059-04-05 2060-04-04 2061-04-04 2062-04-04 2063-04-05 2064-04-04 2065-04-04 2066-04-04 2067-04-05 2068-04-04 2069-04-04 2070-04-04 2071-04-05 2072-04-04 2073-04-04 2074-04-04 2075-04-04 2076-04-04 2077-04-04 2078-04-04 2079-04-04 2080-04-04 2081-04-04 2082-04-04 2083-04-04 2084-04-04 2085-04-04 2086-04-04 2087-04-04 2088-04-04 2089-04-04 2090-04-04 2091-04-04 2092-04-04 2093-04-04 2094-04-04 2095-04-04 2096-04-04 2097-04-04 2098-04-04 2099-04-04 2100-04-05", 0, 1, "-", "2008-01-01", "9999-12-31"],
      ["laodong", "05-01", 0, 1, "-", "1950-01-01", "1999-12-31"],
      ["laodong", "05-01", 0, 3, "-", "2000-01-01", "2007-12-31"],
      ["laodong", "05-01", 0, 1, "-", "2008-01-01", "2024-12-31"],
      ["laodong", "05-01", 0, 2, "-", "2025-01-01", "9999-12-31"],
      ["duanwu", { month: 5, day: 5 }, 0, 1, "-", "2008-01-01", "9999-12-31"],
      ["zhongqiu", { month: 8, day: 15 }, 0, 1, "-", "2008-01-01", "9999-12-31"],
      ["guoqing", "10-01", 0, 2, "-", "1950-01-01", "1998-12-31"],
      ["guoqing", "10-01", 0, 3, "-", "1999-10-01", "9999-12-31"],
      ["chuxi", { month: 12, day: 30, leapMonthRule: "leapMonthIfPresent" }, 0, 1, "-", "2008-01-01", "2013-12-31", "chunjie"],
      ["chuxi", { month: 12, day: 30, leapMonthRule: "leapMonthIfPresent" }, 0, 1, "-", "2025-01-01", "9999-12-31", "chunjie"],
      ["chunjie_2020", "01-31", 0, 3, "-", "2020-01-31", "2020-01-31"],
      ["kangzhan_70", "09-03", 0, 1, "-", "2015-09-03", "2015-09-03"],
    ],
    decisions: [
      [2026, true, "2025-11-04", "国办发明电〔2025〕7号", "yuandan 0102b 0103w 0104W"],
    ],
  },
  {
    id: "korea", substitutes: "law", knownAsOf: "2026-11-23", decisionsKnownAsOf: "2026-09-25", decidedBy: "06-30",
    calendars: ["korean"],
    festivals: "sinjeong seollal daeboreum samiljeol cheongmyeong singmogil bucheonnim nodong eorini dano hyeonchung jeheon chilseok gwangbok chuseok gukgun gaecheon hangeul yuen dongji christmas seotdal",
    laws: [
      ["sinjeong", "01-01", 0, 3, "-", "1950-01-01", "1989-12-31"],
      ["sinjeong", "01-01", 0, 2, "-", "1990-01-01", "1998-12-31"],
      ["sinjeong", "01-01", 0, 1, "-", "1999-01-01", "9999-12-31"],
      ["seollal", { month: 1, day: 1 }, 0, 1, "-", "1985-01-21", "1989-01-31"],
      ["seollal", { month: 1, day: 1 }, -1, 3, "-", "1989-02-01", "2013-11-04"],
      ["seollal", { month: 1, day: 1 }, -1, 3, "sunday", "2013-11-05", "9999-12-31"],
      ["samiljeol", "03-01", 0, 1, "-", "1950-01-01", "2021-08-03"],
      ["samiljeol", "03-01", 0, 1, "weekend", "2021-08-04", "9999-12-31"],
      ["singmogil", "04-05", 0, 1, "-", "1950-01-01", "1960-03-15"],
      ["singmogil", "04-05", 0, 1, "-", "1961-02-28", "2005-12-31"],
      ["bucheonnim", { month: 4, day: 8 }, 0, 1, "-", "1975-01-27", "2023-05-03"],
      ["bucheonnim", { month: 4, day: 8 }, 0, 1, "weekend", "2023-05-04", "9999-12-31"],
      ["nodong", "05-01", 0, 1, "weekend", "2026-05-01", "9999-12-31"],
      ["eorini", "05-05", 0, 1, "-", "1975-01-27", "2013-11-04"],
      ["eorini", "05-05", 0, 1, "weekend", "2013-11-05", "9999-12-31"],
      ["hyeonchung", "06-06", 0, 1, "-", "1956-04-19", "9999-12-31"],
      ["jeheon", "07-17", 0, 1, "-", "1950-01-01", "2007-12-31"],
      ["jeheon", "07-17", 0, 1, "weekend", "2026-05-11", "9999-12-31"],
      ["gwangbok", "08-15", 0, 1, "-", "1950-01-01", "2021-08-03"],
      ["gwangbok", "08-15", 0, 1, "weekend", "2021-08-04", "9999-12-31"],
      ["chuseok", { month: 8, day: 15 }, 0, 1, "-", "1949-06-04", "1986-09-10"],
      ["chuseok", { month: 8, day: 15 }, 0, 2, "-", "1986-09-11", "1989-01-31"],
      ["chuseok", { month: 8, day: 15 }, -1, 3, "-", "1989-02-01", "2013-11-04"],
      ["chuseok", { month: 8, day: 15 }, -1, 3, "sunday", "2013-11-05", "9999-12-31"],
      ["gukgun", "10-01", 0, 1, "-", "1976-09-03", "1990-12-31"],
      ["gaecheon", "10-03", 0, 1, "-", "1949-10-01", "2021-08-03"],
      ["gaecheon", "10-03", 0, 1, "weekend", "2021-08-04", "9999-12-31"],
      ["hangeul", "10-09", 0, 1, "-", "1949-06-04", "1990-12-31"],
      ["hangeul", "10-09", 0, 1, "-", "2013-01-01", "2021-08-03"],
      ["hangeul", "10-09", 0, 1, "weekend", "2021-08-04", "9999-12-31"],
      ["yuen", "10-24", 0, 1, "-", "1950-09-18", "1976-09-02"],
      ["christmas", "12-25", 0, 1, "-", "1949-06-04", "2023-05-03"],
      ["christmas", "12-25", 0, 1, "weekend", "2023-05-04", "9999-12-31"],
      ["seotdal", { month: 12, day: 30, leapMonthRule: "leapMonthIfPresent" }, 0, 1, "-", "1989-02-01", "9999-12-31", "seollal"],
    ],
    decisions: [
      [1992, false, "1992-02-21", "제14대 국회의원 총선거일 공휴일 결정", "- 0324e"],
      [1992, false, "1992-11-11", "제14대 대통령선거일 임시공휴일 지정안", "- 1218e"],
      [1996, false, "1996-03-12", "제15대 국회의원 총선거일 관공서 임시공휴일 지정", "- 0411e"],
      [1997, false, "1997-11-25", "제15대 대통령선거일 관공서 임시공휴일 지정", "- 1218e"],
      [1999, true, "1998-03-05", "1999년 월력요항", ""],
      [2002, false, "2002-06-24", "7월 1일 임시공휴일 지정", "- 0701t"],
      [2002, false, "2002-11-11", "관공서의 임시공휴일 지정안 (제16대 대통령선거일)", "- 1219e"],
      [2004, false, "2004-03-16", "제17대 국회의원 총선거일 임시공휴일 지정", "- 0415e"],
      [2006, false, "2006-04-25", "행정자치부 공고 (제4회 전국동시지방선거일 임시공휴일 지정)", "- 0531e"],
      [2007, false, "2006-09-06", "대통령령 제19674호 (관공서의 공휴일에 관한 규정 제2조제10호의2)", "- 1219e"],
      [2008, false, "2006-09-06", "대통령령 제19674호 (관공서의 공휴일에 관한 규정 제2조제10호의2)", "- 0409e"],
      [2010, false, "2006-09-06", "대통령령 제19674호 (관공서의 공휴일에 관한 규정 제2조제10호의2)", "- 0602e"],
      [2011, true, "2010-02-02", "2011년 월력요항", ""],
      [2012, false, "2006-09-06", "대통령령 제19674호 (관공서의 공휴일에 관한 규정 제2조제10호의2)", "- 0411e 1219e"],
      [2012, true, "2011-03-02", "2012년 월력요항", ""],
      [2014, false, "2006-09-06", "대통령령 제19674호 (관공서의 공휴일에 관한 규정 제2조제10호의2)", "- 0604e"],
      [2015, false, "2015-08-11", "관공서의 임시공휴일 지정안 (8월 14일)", "gwangbok 0814t"],
      [2016, true, "2015-02-26", "2016년 월력요항", "- 0413e"],
      [2016, false, "2016-04-28", "관공서의 임시공휴일 지정안 (5월 6일)", "eorini 0506t"],
      [2017, true, "2016-03-09", "2017년 월력요항", ""],
      [2017, false, "2017-03-15", "제19대 대통령선거일 임시공휴일 지정안", "- 0509e"],
      [2017, false, "2017-09-05", "관공서의 임시공휴일 지정안 (10월 2일)", "chuseok 1002t"],
      [2018, true, "2017-02-27", "2018년 월력요항", "- 0613e"],
      [2019, true, "2018-03-15", "2019년 월력요항", ""],
      [2020, true, "2019-06-03", "2020년 월력요항", "- 0415e"],
      [2020, false, "2020-07-21", "관공서의 임시공휴일 지정안 (8월 17일)", "gwangbok 0817t"],
      [2021, true, "2020-06-15", "2021년 월력요항", ""],
      [2022, true, "2021-08-11", "2022년 월력요항", "- 0309e 0601e"],
      [2023, true, "2022-06-12", "2023년 월력요항", ""],
      [2023, false, "2023-09-05", "10월 2일 임시공휴일 지정안", "chuseok 1002t"],
      [2024, true, "2023-06-22", "2024년 월력요항", "- 0410e"],
      [2024, false, "2024-09-03", "국군의날(10월 1일) 임시공휴일 지정안", "gukgun 1001t"],
      [2025, true, "2024-06-20", "2025년 월력요항", ""],
      [2025, false, "2025-01-14", "1월 27일 임시공휴일 지정안", "seollal 0127t"],
      [2025, false, "2025-04-08", "제21대 대통령선거일 임시공휴일 지정안", "- 0603e"],
      [2026, true, "2025-06-30", "2026년 월력요항", "- 0603e"],
      [2027, true, "2026-06-29", "2027년 월력요항", ""],
    ],
  },
  {
    id: "vietnam", substitutes: "forecast", knownAsOf: "2026-11-17",
    calendars: ["vietnamese", "vietnamese-utc7"],
    festivals: "new_year tet hung_kings victory_day labour_day national_day culture_day tet_eve tet_2 tet_3 khai_ha via_than_tai ram_thang_gieng han_thuc thanh_minh phat_dan doan_ngo that_tich vu_lan trung_thu trung_cuu trung_thap ha_nguyen ong_tao party_day doctors_day womens_day_international youth_union_day dien_bien_phu ho_chi_minh_birthday childrens_day press_day family_day war_invalids_day august_revolution capital_liberation entrepreneurs_day womens_day law_day teachers_day army_day christmas_eve christmas",
    laws: [
      ["new_year", "01-01", 0, 1, "-", "1995-01-01", "9999-12-31"],
      ["tet", { month: 1, day: 1 }, -1, 4, "-", "1995-01-01", "2013-04-30"],
      ["tet", { month: 1, day: 1 }, 0, 1, "-", "2013-05-01", "9999-12-31"],
      ["hung_kings", { month: 3, day: 10 }, 0, 1, "-", "2007-04-02", "9999-12-31"],
      ["victory_day", "04-30", 0, 1, "-", "1995-01-01", "9999-12-31"],
      ["labour_day", "05-01", 0, 1, "-", "1995-01-01", "9999-12-31"],
      ["national_day", "09-02", 0, 1, "-", "1995-01-01", "2020-12-31"],
      ["national_day", "09-02", 0, 2, "-", "2021-01-01", "2021-12-31"],
      ["national_day", "09-02", -1, 2, "-", "2022-01-01", "2023-12-31"],
      ["national_day", "09-02", 0, 2, "-", "2024-01-01", "2024-12-31"],
      ["national_day", "09-02", -1, 2, "-", "2025-01-01", "2026-12-31"],
      ["national_day", "09-02", 0, 1, "-", "2027-01-01", "9999-12-31"],
      ["culture_day", "11-24", 0, 1, "-", "2026-07-01", "9999-12-31"],
      ["tet_eve", { month: 12, day: 30, leapMonthRule: "leapMonthIfPresent" }, 0, 1, "-", "1995-01-01", "9999-12-31", "tet"],
      ["tet_2", { month: 1, day: 2 }, 0, 1, "-", "1995-01-01", "9999-12-31", "tet"],
      ["tet_3", { month: 1, day: 3 }, 0, 1, "-", "1995-01-01", "9999-12-31", "tet"],
    ],
    decisions: [
    ],
  },
];
