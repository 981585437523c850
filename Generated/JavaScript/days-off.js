// Paid holidays by law, and decisions about days off, of each country, for JavaScript.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// laws: the id of the festival; its date, MM-DD, or month and day of a lunar date that comes back every year, or a list of
// days; the first paid day counted from it, and the number of paid days; the rule of substitute days; the first and the last
// date of the festival under this law; the festival among whose days it counts, or the number of all its paid days, of which
// a decision of each year chooses the others, if it is so.
// decisions: the year, whether they settle it, the date and number of the document, and its days: the id of a festival, or - for
// none, then MMDD with the letter of the kind; - before MMDD for the year before, + for the year after. Sources are in Data/.
//
// Inputs:
//   Data/almanac-day/decided-china.tsv
//   Data/almanac-day/decided-korea.tsv
//   Data/almanac-day/decided-vietnam.tsv
//   Data/almanac-day/decisions-china.tsv
//   Data/almanac-day/decisions-korea.tsv
//   Data/almanac-day/decisions-vietnam.tsv
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
    id: "china", substitutes: "forecast", knownAsOf: "2026-11-02", decisionsKnownAsOf: "2026-10-30", decidedBy: "12-18",
    calendars: ["chinese", "chinese-utc8"],
    festivals: "yuandan chunjie yuanxiao longtaitou shangsi qingming laodong duanwu qixi zhongyuan zhongqiu chongyang guoqing hanyi xiayuan dongzhi laba jizao_north jizao chuxi chunjie_2020 kangzhan_70 funv qingnian ertong jianjun",
    laws: [
      ["yuandan", "01-01", 0, 1, "sunday", "1950-01-01", "1999-09-17"],
      ["yuandan", "01-01", 0, 1, "weekend", "1999-09-18", "9999-12-31"],
      ["chunjie", { month: 1, day: 1 }, 0, 3, "sunday", "1950-01-01", "1999-12-31"],
      ["chunjie", { month: 1, day: 1 }, 0, 3, "weekend", "2000-01-01", "2007-12-31"],
      ["chunjie", { month: 1, day: 1 }, -1, 3, "weekend", "2008-01-01", "2013-12-31"],
      ["chunjie", { month: 1, day: 1 }, 0, 3, "weekend", "2014-01-01", "2024-12-31"],
      ["chunjie", { month: 1, day: 1 }, -1, 4, "weekend", "2025-01-01", "9999-12-31"],
      ["qingming", "2008-04-04 2009-04-04 2010-04-05 2011-04-05 2012-04-04 2013-04-04 2014-04-05 2015-04-05 2016-04-04 2017-04-04 2018-04-05 2019-04-05 2020-04-04 2021-04-04 2022-04-05 2023-04-05 2024-04-04 2025-04-04 2026-04-05 2027-04-05 2028-04-04 2029-04-04 2030-04-05 2031-04-05 2032-04-04 2033-04-04 2034-04-05 2035-04-05 2036-04-04 2037-04-04 2038-04-05 2039-04-05 2040-04-04 2041-04-04 2042-04-04 2043-04-05 2044-04-04 2045-04-04 2046-04-04 2047-04-05 2048-04-04 2049-04-04 2050-04-04 2051-04-05 2052-04-04 2053-04-04 2054-04-04 2055-04-05 2056-04-04 2057-04-04 2058-04-04 2059-04-05 2060-04-04 2061-04-04 2062-04-04 2063-04-05 2064-04-04 2065-04-04 2066-04-04 2067-04-05 2068-04-04 2069-04-04 2070-04-04 2071-04-05 2072-04-04 2073-04-04 2074-04-04 2075-04-04 2076-04-04 2077-04-04 2078-04-04 2079-04-04 2080-04-04 2081-04-04 2082-04-04 2083-04-04 2084-04-04 2085-04-04 2086-04-04 2087-04-04 2088-04-04 2089-04-04 2090-04-04 2091-04-04 2092-04-04 2093-04-04 2094-04-04 2095-04-04 2096-04-04 2097-04-04 2098-04-04 2099-04-04 2100-04-05", 0, 1, "weekend", "2008-01-01", "9999-12-31"],
      ["laodong", "05-01", 0, 1, "sunday", "1950-01-01", "1999-12-31"],
      ["laodong", "05-01", 0, 3, "weekend", "2000-01-01", "2007-12-31"],
      ["laodong", "05-01", 0, 1, "weekend", "2008-01-01", "2024-12-31"],
      ["laodong", "05-01", 0, 2, "weekend", "2025-01-01", "9999-12-31"],
      ["duanwu", { month: 5, day: 5 }, 0, 1, "weekend", "2008-01-01", "9999-12-31"],
      ["zhongqiu", { month: 8, day: 15 }, 0, 1, "weekend", "2008-01-01", "9999-12-31"],
      ["guoqing", "10-01", 0, 2, "sunday", "1950-01-01", "1998-12-31"],
      ["guoqing", "10-01", 0, 3, "weekend", "1999-10-01", "9999-12-31"],
      ["chuxi", { month: 12, day: 30, leapMonthRule: "leapMonthIfPresent" }, 0, 1, "-", "2008-01-01", "2013-12-31", "chunjie"],
      ["chuxi", { month: 12, day: 30, leapMonthRule: "leapMonthIfPresent" }, 0, 1, "-", "2025-01-01", "9999-12-31", "chunjie"],
      ["chunjie_2020", "01-31", 0, 3, "-", "2020-01-31", "2020-01-31"],
      ["kangzhan_70", "09-03", 0, 1, "-", "2015-09-03", "2015-09-03"],
    ],
    decisions: [
      [2004, true, "2003-12-18", "国办发明电〔2003〕53号", "chunjie 0117W 0118W 0125w 0126b 0127b 0128i laodong 0504i 0505i 0506b 0507b 0508W 0509W guoqing 1004i 1005i 1006b 1007b 1009W 1010W"],
      [2005, true, "2004-12-17", "国办发明电〔2004〕52号", "yuandan 0102w 0103i chunjie 0205W 0206W 0212w 0213w 0214b 0215b laodong 0430W 0504b 0505i 0506b 0507w 0508W guoqing 1004i 1005i 1006b 1007b 1008W 1009W"],
      [2006, true, "2005-12-16", "国办发明电〔2005〕35号", "yuandan -1231W 0102b 0103i chunjie 0128W 0201b 0202i 0203b 0204w 0205W laodong 0429W 0430W 0504b 0505b 0506w 0507w guoqing 0930W 1004b 1005i 1006b 1007w 1008W"],
      [2007, true, "2006-12-14", "国办发明电〔2006〕49号", "yuandan -1230W -1231W 0102b 0103b chunjie 0217W 0221b 0222i 0223b 0224w 0225W laodong 0428W 0429W 0504b 0505w 0506w 0507b guoqing 0929W 0930W 1004b 1005b 1006w 1007w"],
      [2008, true, "2007-12-15", "国办发明电〔2007〕52号", "yuandan -1229W -1230w -1231b chunjie 0202W 0203W 0209w 0210w 0211b 0212b qingming 0405w 0406w laodong 0502b 0503w 0504W duanwu 0607w 0609i zhongqiu 0913w 0915i guoqing 0927W 0928W 0929b 0930b 1004w 1005w"],
      [2009, true, "2008-12-04", "国办发明电〔2008〕42号", "yuandan 0102b 0103w 0104W chunjie 0124W 0128i 0129b 0130b 0131w 0201W qingming 0405w 0406i laodong 0502w 0503w duanwu 0529b 0530w 0531W guoqing 0927W 1004w 1005i 1006i 1007b 1008b 1010W"],
      [2010, true, "2009-12-07", "国办发明电〔2009〕27号", "yuandan 0102w 0103w chunjie 0216i 0217i 0218b 0219b 0220W 0221W qingming 0403w 0404w laodong 0502w 0503i duanwu 0612W 0613W 0614b 0615b zhongqiu 0919W 0923b 0924b 0925W guoqing 0926W 1004i 1005i 1006b 1007b 1009W"],
      [2011, true, "2010-12-09", "国办发明电〔2010〕40号", "yuandan 0102w 0103i chunjie 0130W 0205w 0206w 0207b 0208b 0212W qingming 0402W 0403w 0404b laodong 0430w 0502i duanwu 0604w 0605w zhongqiu 0910w 0911w guoqing 1004i 1005i 1006b 1007b 1008W 1009W"],
      [2012, true, "2011-12-05", "国办发明电〔2011〕45号", "yuandan -1231W 0102i 0103b chunjie 0121W 0125i 0126b 0127b 0128w 0129W qingming 0331W 0401W 0402b 0403b laodong 0428W 0429w 0430b duanwu 0622i 0624w guoqing 0929W 1004i 1005b 1006w 1007w"],
      [2013, true, "2012-12-08", "国办发明电〔2012〕33号", "yuandan 0102b 0103b 0105W 0106W chunjie 0212i 0213i 0214b 0215b 0216W 0217W qingming 0405b 0406w 0407W laodong 0427W 0428W 0429b 0430b duanwu 0608W 0609W 0610b 0611b zhongqiu 0920b 0921w 0922W guoqing 0929W 1004b 1005w 1006w 1007b 1012W"],
      [2014, true, "2013-12-11", "国办发明电〔2013〕28号", "chunjie 0126W 0203i 0204i 0205b 0206b 0208W qingming 0406w 0407i laodong 0502b 0503w 0504W duanwu 0531w 0601w zhongqiu 0906w 0907w guoqing 0928W 1004w 1005w 1006b 1007b 1011W"],
      [2015, true, "2014-12-16", "国办发明电〔2014〕28号", "yuandan 0102b 0103w 0104W chunjie 0215W 0218b 0222w 0223i 0224b 0228W qingming 0406i laodong 0502w 0503w duanwu 0621w 0622i guoqing 1004w 1005i 1006i 1007b 1010W"],
      [2015, false, "2015-05-13", "国发明电〔2015〕1号", "kangzhan_70 0904b 0905w 0906W"],
      [2016, true, "2015-12-10", "国办发明电〔2015〕18号", "yuandan 0102w 0103w chunjie 0206W 0207w 0211b 0212b 0213w 0214W qingming 0402w 0403w laodong 0502i duanwu 0610b 0611w 0612W zhongqiu 0916b 0917w 0918W guoqing 1004i 1005i 1006b 1007b 1008W 1009W"],
      [2017, true, "2016-12-01", "国办发明电〔2016〕17号", "yuandan 0102i chunjie 0122W 0127b 0131i 0201i 0202b 0204W qingming 0401W 0402w 0403b laodong 0429w 0430w duanwu 0527W 0528w 0529b guoqing 0930W 1005i 1006b 1007w 1008w"],
      [2018, true, "2017-11-30", "国办发明电〔2017〕12号", "yuandan -1230w -1231w chunjie 0211W 0215b 0219i 0220i 0221b 0224W qingming 0406b 0407w 0408W laodong 0428W 0429w 0430b duanwu 0616w 0617w zhongqiu 0922w 0923w guoqing 0929W 0930W 1004b 1005b 1006w 1007w"],
      [2019, true, "2018-12-04", "国办发明电〔2018〕15号", "yuandan -1229W -1230w -1231b chunjie 0202W 0203W 0204b 0208b 0209w 0210w qingming 0406w 0407w duanwu 0608w 0609w zhongqiu 0914w 0915w guoqing 0929W 1004b 1005w 1006w 1007b 1012W"],
      [2019, false, "2019-03-22", "国办发明电〔2019〕3号", "laodong 0428W 0502b 0503b 0504w 0505W"],
      [2020, true, "2019-11-21", "国办发明电〔2019〕16号", "chunjie 0119W 0124b 0128i 0129i 0130b qingming 0405w 0406i laodong 0426W 0502w 0503w 0504b 0505b 0509W duanwu 0626b 0627w 0628W guoqing 0927W 1004w 1005i 1006i 1007b 1008b 1010W"],
      [2021, true, "2020-11-25", "国办发明电〔2020〕27号", "yuandan 0102w 0103w chunjie 0207W 0211b 0215i 0216i 0217b 0220W qingming 0403w 0405i laodong 0425W 0502w 0503i 0504b 0505b 0508W duanwu 0612w 0613w zhongqiu 0918W 0919w 0920b guoqing 0926W 1004i 1005i 1006b 1007b 1009W"],
      [2022, true, "2021-10-25", "国办发明电〔2021〕11号", "yuandan 0102w 0103i chunjie 0129W 0130W 0131b 0204b 0205w 0206w qingming 0402W 0403w 0404b laodong 0424W 0430w 0502i 0503b 0504b 0507W duanwu 0604w 0605w zhongqiu 0911w 0912i guoqing 1004i 1005i 1006b 1007b 1008W 1009W"],
      [2023, true, "2022-12-08", "国办发明电〔2022〕16号", "yuandan -1231w 0102i chunjie 0121w 0125i 0126b 0127b 0128W 0129W laodong 0423W 0429w 0430w 0502b 0503b 0506W duanwu 0623b 0624w 0625W guoqing 0930w 1004i 1005b 1006b 1007W 1008W"],
      [2024, true, "2023-10-25", "国办发明电〔2023〕7号", "yuandan -1230w -1231w chunjie 0204W 0213i 0214i 0215b 0216b 0217w 0218W qingming 0405b 0406w 0407W laodong 0428W 0502b 0503b 0504w 0505w 0511W duanwu 0608w 0609w zhongqiu 0914W 0915w 0916b guoqing 0929W 1004b 1005w 1006w 1007b 1012W"],
      [2025, true, "2024-11-12", "国办发明电〔2024〕12号", "chunjie 0126W 0201w 0202w 0203b 0204b 0208W qingming 0405w 0406w laodong 0427W 0503w 0504w 0505b duanwu 0601w 0602i guoqing 0928W 1004w 1005w 1007b 1008b 1011W"],
      [2026, true, "2025-11-04", "国办发明电〔2025〕7号", "yuandan 0102b 0103w 0104W chunjie 0214W 0215w 0220b 0221w 0222w 0223b 0228W qingming 0404w 0406i laodong 0503w 0504i 0505b 0509W duanwu 0620w 0621w guoqing 0920W zhongqiu 0926w 0927w guoqing 1004w 1005i 1006b 1007b 1010W"],
    ],
  },
  {
    id: "korea", substitutes: "law", knownAsOf: "2026-11-23", decisionsKnownAsOf: "2026-09-25", decidedBy: "06-30",
    calendars: ["korean"],
    festivals: "sinjeong seollal daeboreum samiljeol cheongmyeong singmogil bucheonnim nodong eorini dano hyeonchung jeheon chilseok gwangbok chuseok gukgun gaecheon hangeul yuen dongji christmas seotdal presidential_election assembly_election local_election",
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
      ["presidential_election", "2030-03-27 2035-03-28 2040-03-28 2045-03-29 2050-03-30 2055-03-31 2060-03-31 2065-03-25 2070-03-26 2075-03-27 2080-03-27 2085-03-28 2090-03-29 2095-03-30 2100-03-31", 0, 1, "-", "2027-01-01", "9999-12-31"],
      ["assembly_election", "2028-04-12 2032-04-14 2036-04-09 2040-04-11 2044-04-13 2048-04-15 2052-04-10 2056-04-12 2060-04-14 2064-04-09 2068-04-11 2072-04-13 2076-04-15 2080-04-10 2084-04-12 2088-04-14 2092-04-09 2096-04-11 2100-04-14", 0, 1, "-", "2027-01-01", "9999-12-31"],
      ["local_election", "2030-06-12 2034-05-31 2038-06-02 2042-06-04 2046-06-13 2050-06-01 2054-06-03 2058-06-12 2062-05-31 2066-06-02 2070-06-04 2074-06-13 2078-06-01 2082-06-03 2086-06-12 2090-05-31 2094-06-02 2098-06-04", 0, 1, "-", "2027-01-01", "9999-12-31"],
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
    id: "vietnam", substitutes: "forecast", knownAsOf: "2026-11-17", decisionsKnownAsOf: "2026-10-09", decidedBy: "12-15",
    calendars: ["vietnamese", "vietnamese-utc7"],
    festivals: "new_year tet hung_kings victory_day labour_day national_day culture_day tet_eve tet_2 tet_3 khai_ha via_than_tai ram_thang_gieng han_thuc thanh_minh phat_dan doan_ngo that_tich vu_lan trung_thu trung_cuu trung_thap ha_nguyen ong_tao party_day doctors_day womens_day_international youth_union_day dien_bien_phu ho_chi_minh_birthday childrens_day press_day family_day war_invalids_day august_revolution capital_liberation entrepreneurs_day womens_day law_day teachers_day army_day christmas_eve christmas",
    laws: [
      ["new_year", "01-01", 0, 1, "sunday", "1995-01-01", "1999-10-01"],
      ["new_year", "01-01", 0, 1, "weekend", "1999-10-02", "9999-12-31"],
      ["tet", { month: 1, day: 1 }, -1, 4, "sunday", "1995-01-01", "1999-10-01"],
      ["tet", { month: 1, day: 1 }, -1, 4, "weekend", "1999-10-02", "2013-04-30"],
      ["tet", { month: 1, day: 1 }, 0, 1, "weekend", "2013-05-01", "9999-12-31", 5],
      ["hung_kings", { month: 3, day: 10 }, 0, 1, "weekend", "2007-04-02", "9999-12-31"],
      ["victory_day", "04-30", 0, 1, "sunday", "1995-01-01", "1999-10-01"],
      ["victory_day", "04-30", 0, 1, "weekend", "1999-10-02", "9999-12-31"],
      ["labour_day", "05-01", 0, 1, "sunday", "1995-01-01", "1999-10-01"],
      ["labour_day", "05-01", 0, 1, "weekend", "1999-10-02", "9999-12-31"],
      ["national_day", "09-02", 0, 1, "sunday", "1995-01-01", "1999-10-01"],
      ["national_day", "09-02", 0, 1, "weekend", "1999-10-02", "2020-12-31"],
      ["national_day", "09-02", 0, 1, "weekend", "2021-01-01", "9999-12-31", 2],
      ["culture_day", "11-24", 0, 1, "-", "2026-07-01", "9999-12-31"],
      ["tet_eve", { month: 12, day: 30, leapMonthRule: "leapMonthIfPresent" }, 0, 1, "weekend", "1995-01-01", "9999-12-31", "tet"],
      ["tet_2", { month: 1, day: 2 }, 0, 1, "weekend", "1995-01-01", "9999-12-31", "tet"],
      ["tet_3", { month: 1, day: 3 }, 0, 1, "weekend", "1995-01-01", "9999-12-31", "tet"],
    ],
    decisions: [
      [2006, false, "2006-08-22", "Thông báo về nghỉ lễ và treo cờ Tổ quốc Quốc khánh 2-9 (UBND TP.HCM)", "national_day 0904i"],
      [2010, false, "2010-01-26", "Thông báo 02/TB-UBND (UBND TP.HCM)", "tet 0217i 0218i"],
      [2010, false, "2010-02-06", "Thủ tướng quyết định hoán đổi ngày nghỉ dịp Tết âm lịch 2010", "tet 0219b 0220w 0221w 0227W"],
      [2011, false, "2010-12-31", "Công văn 9529/VPCP-KGVX", "tet 0129W 0130W 0131b 0201b 0206w 0207i hung_kings 0409W 0410w 0411b"],
      [2011, false, "2011-04-13", "Thông báo nghỉ lễ 30-4 và 1-5 năm 2011 (UBND TP.HCM)", "victory_day 0502i labour_day 0503i"],
      [2012, false, "2011-12-17", "Thông báo về việc nghỉ Tết dương lịch 2012 (UBND TP.HCM)", "new_year 0102i"],
      [2012, false, "2011-12-27", "Công văn 9197/VPCP-KGVX", "tet 0121w 0126i 0127b 0128w 0129w 0204W"],
      [2013, true, "2012-11-23", "Công văn 9570/VPCP-KGVX", "new_year -1229w -1230w -1231b 0105W tet 0213i 0214i 0215b 0216w 0217w 0223W victory_day 0427w 0428w 0429b 0504W"],
      [2014, true, "2013-12-12", "Công văn 10525/VPCP-KGVX", "tet 0125W 0128b 0129b 0203c 0204i 0205i 0208W labour_day 0426W 0502b 0503w 0504w national_day 0830w 0831w 0901b 0906W"],
      [2015, true, "2014-12-01", "Thủ tướng đồng ý nghỉ lễ, tết năm 2015 (Tờ trình 89/TTr-LĐTBXH)", "new_year -1227W 0102b 0103w 0104w tet 0214W 0215w 0216b 0217c 0222w 0223i victory_day 0425W 0429b labour_day 0502w 0503w"],
      [2016, true, "2015-11-13", "Thông báo 4659/TB-LĐTBXH", "tet 0206w 0211c 0212i 0213w 0214w hung_kings 0417w 0418i victory_day 0502i labour_day 0503i"],
      [2017, true, "2016-11-14", "Công văn 9794/VPCP-KGVX", "new_year -1231w 0102i tet 0126c 0131i 0201i victory_day 0429w 0502i national_day 0903w 0904i"],
      [2018, true, "2017-12-14", "Thông báo 573/TB-VPCP", "tet 0214c 0219i 0220i national_day 0901w 0903i"],
      [2019, true, "2018-07-11", "Công văn 6519/VPCP-KGVX", "new_year -1229w -1230w -1231b 0105W tet 0202w 0203w 0208c 0209w 0210w hung_kings 0413w 0415i victory_day 0427w 0428w 0429b 0504W"],
      [2020, true, "2019-10-25", "Thông báo 4544/TB-LĐTBXH", "tet 0123c 0128i 0129i"],
      [2021, true, "2020-11-27", "Công văn 9895/VPCP-KGVX", "tet 0210c 0215i 0216i labour_day 0502w 0503i national_day 0903c 0904w 0905w"],
      [2022, false, "2021-11-30", "Bộ luật Lao động 2019, điều 111 khoản 3 (Bộ LĐTBXH, báo đưa tin)", "new_year 0102w 0103i"],
      [2022, true, "2022-01-11", "Công văn 245/VPCP-KGVX", "tet 0129w 0130w 0204c 0205w 0206w hung_kings 0409w 0411i victory_day 0502i labour_day 0503i national_day 0901c 0903w 0904w"],
      [2023, true, "2022-12-07", "Thông báo 5034/TB-LĐTBXH", "new_year -1231w 0102i tet 0120c 0125i 0126i hung_kings 0502i victory_day 0503i national_day 0901c 0903w 0904i"],
      [2024, false, "2023-11-22", "Thông báo 5015/TB-LĐTBXH", "tet 0208c 0213i 0214i national_day 0831w 0901w 0903c"],
      [2024, true, "2024-04-12", "Công văn 2450/VPCP-KGVX; Thông báo 1570/TB-BLĐTBXH", "victory_day 0427w 0428w 0429b 0504W"],
      [2025, true, "2024-12-03", "Thông báo 6150/TB-BLĐTBXH", "tet 0125w 0126w 0127c 0201w 0202w labour_day 0426W 0502b 0503w 0504w national_day 0830w 0831w 0901c"],
      [2026, false, "2025-10-16", "Thông báo 9441/TB-BNV", "tet 0214w 0215w 0220c 0221w 0222w national_day 0822W 0829w 0830w 0831b 0901c"],
      [2026, false, "2025-12-25", "Công văn 12729/VPCP-KGVX", "new_year 0102b 0103w 0104w 0110W"],
      [2026, true, "2026-02-23", "Bộ luật Lao động 2019, điều 111 khoản 3 (báo đưa tin)", "hung_kings 0425w 0427i"],
      [2027, false, "2026-10-02", "Công văn 10065/VPCP-KGVX", "tet 0204c 0209i 0210i national_day 0903c 0904w 0905w"],
    ],
  },
];
