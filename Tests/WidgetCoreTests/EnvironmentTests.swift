import Foundation
import TestSupport
import Testing
import WidgetFoundation

/// Sizes, defaults of an environment, colours and identifiers.
struct EnvironmentTests {
  /// The table of sizes that Apple gives for each screen, in points: small, medium, large, circular, rectangular, inline.
  private static let sizes = """
    170x170 364x170 364x382 76x76 172x76 257x26
    169x169 360x169 360x379 76x76 160x72 248x26
    159x159 348x157 348x357 76x76 170x76 248x26
    158x158 338x158 338x354 72x72 160x72 234x26
    155x155 329x155 329x345 72x72 157x72 225x26
    148x148 321x148 321x324 68x68 153x68 225x26
    141x141 292x141 292x311 - - -
    """

  @Test func C_19_theSizesOfTheTableAndNoneWhereAScreenHasNoSuchWidget() {
    let rows = ScreenClass.allCases.map { screen in
      Family.allCases.map { family in
        screen.size(of: family).map { "\(Int($0.width))x\(Int($0.height))" } ?? "-"
      }.joined(separator: " ")
    }
    #expect(rows.joined(separator: "\n") == Self.sizes)
    #expect(ScreenClass.points320.size(of: .large) == PointSize(width: 292, height: 311))
    #expect(ScreenClass.points320.size(of: .inline) == nil)
    #expect(WidgetFrame(.inline).size == PointSize(width: 234, height: 26))
    for family in Family.allCases {
      #expect(family.allowsElementLinks == [.medium, .large].contains(family))
      #expect(family.isAccessory == [.circular, .rectangular, .inline].contains(family))
    }
  }

  @Test func framesHoldWhateverSizeComes() {
    for length in [-1, 0, .nan, .infinity, -.infinity, 1e300, 5] {
      let size = WidgetFrame(family: .small, size: PointSize(width: length, height: length)).size
      #expect((1...10_000).contains(size.width) && (1...10_000).contains(size.height), "\(length)")
    }
  }

  @Test func C_01_whatALanguageAndALocaleBringAlong() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let chinese = WidgetEnvironment(zone: zone, language: .chinese, frame: WidgetFrame(.small))
    #expect(chinese.region == .vietnam, "a language is not a region")
    #expect(chinese.firstWeekday == .monday)
    let american = WidgetEnvironment(
      zone: zone, language: .english, frame: WidgetFrame(.small), locale: Locale(identifier: "en_US"))
    #expect(american.firstWeekday == .sunday)
    #expect(american.hourCycle == .twelve)
    let british = WidgetEnvironment(
      zone: zone, language: .english, frame: WidgetFrame(.small), locale: Locale(identifier: "en_GB"))
    #expect((british.firstWeekday, british.hourCycle) == (.monday, .twentyFour))
    let days: [(String, Weekday)] = [
      ("ar_EG", .saturday), ("dv_MV", .friday), ("vi_VN@fw=wed", .wednesday), ("vi_VN@fw=tue", .tuesday),
      ("vi_VN@fw=thu", .thursday), ("en_US", .sunday), ("vi_VN", .monday), ("en", .monday),
    ]
    for (id, day) in days { #expect(Weekday(firstOf: Locale(identifier: id)) == day, "\(id)") }
    #expect(HourCycle(Locale(identifier: "en_US@hours=h11")) == .twelve)
  }

  /// Foundation has the data of Unicode CLDR: no region has the day first in English, or a clock of 24 hours, that has not there.
  @Test func C_15_theOrderOfDatesAndTheClockOfEnglishAreThoseOfFoundation() throws {
    let date = try CivilDate(year: 2026, month: 6, day: 21)
    var (dayFirst, long) = (0, 0)
    for region in Locale.Region.isoRegions.map(\.identifier) where region.count == 2 {
      let (id, locale) = ("en_\(region)", Locale(identifier: "en_\(region)"))
      let pattern = try #require(DateFormatter.dateFormat(fromTemplate: "dMMMM", options: 0, locale: locale))
      let text = DateText(.english, localeIdentifier: id).dayAndMonth(date)
      if text == "21 June" {
        dayFirst += 1
        #expect(pattern.hasPrefix("d"), "\(id)")
        #expect(HourCycle(.english, localeIdentifier: id) == HourCycle(locale), "\(id)")
      } else {
        #expect(text == "June 21", "\(id)")
        #expect(
          HourCycle(.english, localeIdentifier: id)
            == (["BI", "JP"].contains(region) ? .twentyFour : .twelve))
      }
      if HourCycle(.english, localeIdentifier: id) == .twentyFour { long += 1 }
    }
    #expect(dayFirst > 80 && long > 30)
    for id in ["en_US", "en_CA", "en_PH", "en", "en_US@calendar=gb", "gb"] {
      #expect(DateText(.english, localeIdentifier: id).dayAndMonth(date) == "June 21", "\(id)")
    }
    let british = DateText(.english, localeIdentifier: "en_GB@hours=h12")
    #expect(british.full(date) == "Sunday 21 June 2026" && british.long(date) == "21 June 2026")
    #expect(british.weekdayAndDate(date) == "Sunday 21 June" && british.dayAndMonthShort(date) == "21 Jun")
    #expect(british.longShort(date) == "21 Jun 2026" && british.monthAndYear(date) == "June 2026")
    #expect(DateText(.vietnamese, localeIdentifier: "vi_GB").full(date) == "Chủ Nhật, 21 tháng 6 năm 2026")
    #expect(HourCycle(.vietnamese, localeIdentifier: "vi_US") == HourCycle(.vietnamese))
  }

  @Test func theCalendarFollowsTheRegionOfTheLocaleNeverTheLanguage() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let regions = [
      ("zh_VN", "vietnamese"), ("zh_CN", "chinese"), ("en_CN", "chinese"), ("zh-Hant-TW", "chinese"),
      ("en_HK", "chinese"), ("en_SG", "chinese"), ("zh_MO", "chinese"), ("vi_KR", "korean"),
      ("en_JP@calendar=japanese", "japanese"), ("vi_US", "vietnamese"), ("zh-Hans", "vietnamese"),
      ("zh", "vietnamese"), ("", "vietnamese"),
    ]
    for (id, calendar) in regions {
      for language in Language.allCases {
        let environment = WidgetEnvironment(
          zone: zone, language: language, frame: WidgetFrame(.small), locale: Locale(identifier: id))
        #expect(environment.region.calendar.id == calendar, "\(id) \(language)")
      }
    }
  }

  /// Ratios of the W3C's own examples: black on white 21, #777777 on white 4.48.
  @Test func contrastIsThatOfTheW3C() {
    let white = RGBColor(1, 1, 1)
    #expect(RGBColor(0, 0, 0).contrast(with: white) == 21)
    let gray = RGBColor(119 / 255, 119 / 255, 119 / 255)
    #expect((gray.contrast(with: white) * 100).rounded() == 448)
    #expect(white.contrast(with: gray) == gray.contrast(with: white))
    #expect(RGBColor(1, 0, 0, opacity: 0.2).over(white) == RGBColor(1, 0.8, 0.8))
    #expect(RGBColor(.nan, -1, 7) == RGBColor(0, 0, 1))
    for isDark in [false, true] {
      let background = CommonRole.background.colors.color(inDark: isDark)
      for role in [CommonRole.primary, .secondary] {
        #expect(role.colors.color(inDark: isDark).contrast(with: background) >= 4.5)
      }
    }
  }

  @Test func C_11_storedNamesAreUnique() {
    let apps = AppIdentifiers.all
    let kinds = apps.flatMap(\.kinds)
    #expect(Set(kinds).count == kinds.count)
    let names = apps.flatMap { $0.settingKeys + $0.documents + $0.fonts }
    #expect(Set(names).count == names.count)
    // The names of files that users already have.
    #expect(AppIdentifiers.insultTaps == "InsultTaps.json")
    #expect(AppIdentifiers.budgetSummary == "BudgetSummary.json")
    #expect(AppIdentifiers.hydrationState == "WaterQuestState.json")
    #expect(AppIdentifiers.hydrationMonths == "WaterQuestState-YYYY-MM.jsonl")
  }
}
