import DayAlmanac
import Foundation
import TestSupport
import Testing

@testable import almanac_cli

/// Days by their names; the dates are those of printed calendars and of almanacs.
struct NamedDayTests {
  private static let now = "--at 2026-11-28T12:00:00+07:00 --zone Asia/Ho_Chi_Minh"

  /// A name and the days of `almanac next` on 28 November 2026, several with a space between them.
  ///
  /// Each block is of a calendar: the asked country comes first.
  private static let names = """
    vietnamese
    tết | lunar new year | 春节 | tet | TẾT NGUYÊN ĐÁN | mùng 1 tết | 2027-02-06
    lao động | quốc tế lao động | labour day | 劳动节 | 국제 노동절 | 2027-05-01
    trung thu | tết trung thu | trungthu | mid-autumn | mid autumn festival | 中秋 | 中秋节 | 2027-09-15
    đoan ngọ | 端午 | 端午节 | 2027-06-09
    thanh minh | 清明 | 清明节 | 청명 | 2027-04-05
    giỗ tổ | hùng vương | 10/3 | mùng 10 tháng 3 | mồng mười tháng ba | ngày 10 tháng 3 | 2027-04-16
    vu lan | rằm tháng bảy | rằm tháng 7 | ram thang 7 | 15/7 | 7-15 | 07-15 | 七月十五 | 음력 7월 15일 | 2027-08-16
    quốc khánh | 2/9 | 2027-09-02
    30/4 | ngày 30/4 | 30 tháng 4 | giải phóng miền nam | 2027-04-30
    8/3 | 2027-03-08
    women's day | phụ nữ | 妇女节 | 2027-03-08 2027-10-20
    womens_day | 20/10 | 2027-10-20
    10/10 | 2027-10-10 2027-11-07
    16/7 | 16 tháng 7 | 2027-08-17
    ông táo | 23/12 | 23 tháng chạp | 腊月廿三 | 腊月二十三 | 2027-01-30
    christmas | giáng sinh | 25 tháng 12 | 2026-12-25
    # The 22nd and the 23rd of the tenth month.
    tam nương | tam nuong | ngày tam nương | tam_nuong | 三娘煞 | 삼낭살 | 2026-11-30
    nguyệt kỵ | NGUYET KY | ngày nguyệt kỵ | nguyệt kị | nguyệt kỵ 2026 | 月忌 | 월기일 | 2026-12-01
    rằm tháng giêng | 元宵 | 正月十五 | 2027-02-20
    new year | 2027-01-01
    # The Moon is full on 24 December 2026 at 1:28 and new on 9 December at 0:52 UTC, after midnight in Vietnam.
    full moon | trăng tròn | 满月 | 보름달 | 2026-12-24
    new moon | trăng mới | 2026-12-09
    rằm | ngày rằm | 十五 | 보름 | 15일 | 2026-12-23
    mùng 1 | mồng 1 | mung 1 | mùng một | 初一 | 초하루 | 2026-12-09
    lập xuân | 立春 | 입춘 | spring begins | 2027-02-04
    đông chí | Đông chí | 冬至 | winter solstice | 2026-12-22
    hạ chí | 夏至 | summer solstice | 2027-06-21
    # A month with an English name is civil; no lunar month has a 31st.
    Feb 29 | 29 February | 2028-02-29
    December 31 | 31/12 | 12月31日 | 2026-12-31
    lunar 15/7 | 15/7 âm lịch | 15 tháng 7 âm lịch | 农历七月十五 | 2027-08-16
    ngày 15 âm lịch | 15 âm | 2026-12-23
    lunar 1/1/2030 | âm lịch 1/1/2030 | 1/1/2030 âm lịch | lunar new year 2030 | 2030-02-02
    # The next leap month 6 after that of 2025 is in 2036.
    闰六月初一 | mùng 1 tháng 6 nhuận | 윤6월 1일 | 6b/1 | 闰6/1 | 윤6.1 | 1/6n | 2036-07-23
    moon festival | 2027-02-20 2027-09-15
    tết 2030 | tết năm 2030 | 2030年春节 | mùng 1 tháng 1 năm 2030 | 2030-02-02
    chinese
    tết | 春节 | 2027-02-06
    trung thu | 中秋 | 8/15 | 8月15日 | 八月十五 | 2027-09-15
    quốc khánh | 国庆 | national day | 2027-10-01
    thanh minh | 清明 | 2027-04-05
    đông chí | 冬至 | 2026-12-22
    new year | 元旦 | 2027-01-01
    lao động | 劳动 | 2027-05-01
    端午 | 2027-06-09
    七夕 | 2027-08-08
    元宵 | 2027-02-20
    腊八 | 2027-01-15
    重阳 | 2027-10-08
    中元 | 2027-08-16
    good friday --country hong-kong | 2027-03-26
    national day --calendar chinese --country hong-kong | 国庆日 --calendar chinese --country hong-kong | 2027-10-01
    tin hau --country hong-kong | 天后寶誕 --country hong-kong | 天后宝诞 --country hong-kong | 2027-04-29
    盂蘭節 --country hong-kong | 盂兰节 --country hong-kong | 鬼節 --country hong-kong | 2027-08-16
    回歸 --country hong-kong | 2027-07-01
    # Easter is on 28 March 2027; the law has the Monday after it, and the holidays begin on Good Friday.
    復活節 --country hong-kong | 复活节 --country hong-kong | easter --country hong-kong | 2027-03-29
    復活節假期 --country hong-kong | 受難節 --country hong-kong | 2027-03-26
    tết 2030 --calendar vietnamese | 2030-02-02
    正月初一 2030 | 春节 2030 | 2030-02-03
    korean
    # The new moon of 6 February 2027 at 15:56 UTC is on 7 February in Korea.
    설날 | 설 | seollal | tết | 2027-02-07
    trung thu | 추석 | chuseok | 2027-09-15
    phật đản | buddha's birthday | 2027-05-13
    lao động | 노동절 | 2027-05-01
    new year | 신정 | 2027-01-01
    端午 | 단오 | 단오절 | 2027-06-09
    대보름 | 2027-02-21
    10월 3일 | 2027-10-03
    japanese
    立春 | 2027-02-04
    # Where no calendar is asked for, a name that Vietnam does not have is that of another country.
    -
    추석 | 한가위 | 2027-09-15
    小年 | 2027-01-30 2027-01-31
    설날 | 2027-02-07
    chinese new year | tết | 2027-02-06
    # The whole name of a festival of another country is before a part of one of Vietnam, such as 国際こどもの日 or 海の日.
    こどもの日 | 어린이날 | 2027-05-05
    文化の日 | 2027-11-03
    海の日 | 2027-07-19
    # Hong Kong and Taiwan have no calendar of their own.
    boxing day | 2026-12-26
    中華民國開國紀念日 | 2027-01-01
    こどもの日 --country japan | 2027-05-05
    # The words of Taiwan and Hong Kong in both scripts, and with either character of Taiwan.
    臺灣光復節 | 台灣光復節 | 台湾光复节 | 光復節 | 2027-10-25
    雙十節 | 双十节 | 雙十國慶 | 2027-10-10
    國慶日 | 国庆日 | 2027-10-01 2027-10-10
    國慶節 | 国庆节 | 国庆 | 2027-10-01
    回歸 | 回归 | 2027-07-01
    掃墓節 | 扫墓节 | 2027-04-05
    農曆八月十五 | 农历八月十五 | 2027-09-15
    """

  @Test func aNameFindsItsDay() throws {
    var calendar = ""
    for line in Self.names.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.components(separatedBy: " | ")
      guard cells.count > 1 else {
        calendar = cells[0]
        continue
      }
      for name in cells.dropLast() {
        let option = name.contains("--") || calendar == "-" ? "" : " --calendar \(calendar)"
        let answer = Command.output("next \(name)\(option) \(Self.now) --language en")
        let days = answer.matches(of: #/(?m)^date +(\S+)/#).map { String($0.1) }.joined(separator: " ")
        #expect(days == cells[cells.count - 1], "\(calendar): \(name)")
      }
    }
  }

  /// Whatever a name is written in, it finds its festival among those of the country.
  @Test(arguments: FestivalCountry.all) func everyNameFindsItsFestival(country: FestivalCountry) throws {
    for festival in country.festivals {
      let names = Language.allCases.flatMap { [festival.name(in: $0)] + festival.shortNames(in: $0) }
      for name in names + festival.otherNames {
        let found = try NamedDay.all(called: name, in: country.calendar, of: country)
        // A name that is also the id of another festival, such as showa, means that one.
        let isFound =
          found.contains { $0.isWhole && $0.id == festival.id } || found.first?.id == name.lowercased()
        #expect(isFound, "\(country) \(festival.id): \(name)")
      }
    }
  }
}
