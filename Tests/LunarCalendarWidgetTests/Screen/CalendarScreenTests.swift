import CalendarScreens
import LunarCalendarWidgetCore
import Testing

/// The part of Lịch Việt's screen below the month.
struct CalendarScreenTests {
  /// Noon of Tết 2026 in Vietnam, 17 February.
  static let noon = Instant(secondsSince1970: 1_771_304_400)

  static func environment(
    _ language: Language = .vietnamese, locale: String = "vi_VN"
  ) -> WidgetEnvironment {
    WidgetEnvironment(
      zone: ZoneClock(offset: 25_200, identifier: "Asia/Ho_Chi_Minh"), language: language,
      frame: WidgetFrame(.large), localeIdentifier: locale)
  }

  static func anniversary(
    _ id: String, _ name: String = "ông nội", _ kind: Anniversary.Kind = .death, month: Int = 3,
    day: Int = 10,
    year: Int? = nil
  ) throws -> Anniversary {
    try Anniversary(
      id: id, name: name, kind: kind, date: RecurringLunarDate(month: month, day: day), year: year)
  }

  private func screen(
    _ state: CalendarState, _ language: Language = .vietnamese, isListUnreadable: Bool = false,
    deleted: Anniversary? = nil, hasFailed: Bool = false
  ) -> CalendarScreen {
    CalendarScreen(
      of: state, isListUnreadable: isListUnreadable, deleted: deleted, hasFailed: hasFailed, at: Self.noon,
      in: Self.environment(language))
  }

  /// The tenth of the third month is the day of the Hùng kings, 26 April in 2026; Tết is today.
  @Test func daysAreListedByTheirNextDate() throws {
    let list = try AnniversaryList([
      Self.anniversary("a", year: 2021), Self.anniversary("b", "Mai", .birthday, month: 1, day: 1),
    ])
    let days = screen(.loaded(CalendarSettings(anniversaries: list))).days
    #expect(days.map(\.id) == ["b", "a"])
    #expect(days.map(\.title) == ["Sinh nhật Mai", "Giỗ ông nội lần thứ 5"])
    #expect(days.map(\.lunarDay) == ["Mùng 1 tháng Giêng âm lịch", "Mùng 10 tháng Ba âm lịch"])
    #expect(days.map(\.nextDay) == ["Thứ Ba, 17 tháng 2 năm 2026", "Chủ Nhật, 26 tháng 4 năm 2026"])
    #expect(days.map(\.distance) == ["Hôm nay", "Còn 68 ngày"])
    #expect(days[1].accessibility.label.contains("Giỗ ông nội lần thứ 5"))
    #expect(days[1].deletion == "Xóa Giỗ ông nội")
  }

  @Test func aDayThatDoesNotComeAgainIsLast() throws {
    let list = try AnniversaryList([Self.anniversary("a", year: 9_999), Self.anniversary("b", "Mai")])
    let days = screen(.loaded(CalendarSettings(anniversaries: list)), .english).days
    #expect(days.map(\.id) == ["b", "a"] && days[1].distance == nil)
    #expect(days[1].nextDay == "Not before the calendar ends")
    #expect(days[1].accessibility.value == days[1].nextDay)
  }

  @Test(arguments: Language.allCases)
  func everyTextIsThere(language: Language) throws {
    let anniversary = try Self.anniversary("a")
    let full = screen(
      .loaded(CalendarSettings(anniversaries: try AnniversaryList([anniversary]))), language,
      deleted: anniversary)
    let texts =
      full.arrows.map(\.accessibility.label)
      + full.days.flatMap { [$0.title, $0.lunarDay, $0.nextDay, $0.deletion] }
      + full.settings.flatMap { [$0.field.title] + $0.field.choices.map(\.text) }
      + CalendarTexts(language).legends + [full.deleted ?? ""]
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(!full.hasNoDays && full.canAdd && full.notice == nil && full.unreadableCount == 0)
    #expect(screen(.missing, language).hasNoDays)
  }

  @Test func theChosenValueIsAmongTheChoicesOfEachSetting() {
    let settings = CalendarSettings(
      calendar: .korean, monthNaming: .traditional, firstWeekday: .saturday, dayBasis: .calendarZone,
      usesLargeType: true, hidesObservances: true, daysOffCountry: .noCountry)
    for state in [CalendarState.missing, .loaded(settings)] {
      let screen = screen(state)
      #expect(screen.settings.allSatisfy { $0.field.choices.map(\.value).contains($0.chosen) })
    }
  }

  @Test func whatIsLeftToTheDeviceSaysWhatThatIs() {
    let screen = screen(.missing)
    #expect(
      screen.settings.map(\.field.title) == [
        "Lịch âm", "Tháng 11 âm lịch", "Tuần bắt đầu vào", "Hôm nay tính theo", "Ngày nghỉ",
      ])
    let countries = screen.settings[4].field.choices
    #expect(
      countries.first?.text == "Theo nước của lịch: Việt Nam" && countries.last?.text == "Không đánh dấu")
    #expect(countries.map(\.value) == DaysOffCountry.allCases.map(\.json))
    #expect(screen.settings[0].field.choices[0].text == "Theo vùng: Việt Nam")
    #expect(screen.settings[1].field.choices.map(\.text) == ["Tháng Một", "Tháng Mười Một"])
    #expect(screen.settings[2].field.choices[0].text == "Theo thiết bị: Thứ Hai")
    #expect(
      screen.settings[0].field.choices.map(\.value) == [.null]
        + LunarCalendar.all.map { .string($0.id) })
  }

  /// Every compiled calendar and country has a name for people, in every language.
  @Test(arguments: [Language.vietnamese, .english, .chinese])
  func noCalendarIsNamedByItsID(language: Language) {
    let names = screen(.missing, language).settings[0].field.choices.map(\.text)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: LunarCalendar.all.map(\.id)))
    let countries = screen(.missing, language).settings.last?.field.choices.map(\.text) ?? []
    #expect(Set(countries).count == countries.count && countries.count == FestivalCountry.all.count + 2)
    #expect(Set(countries).isDisjoint(with: FestivalCountry.all.map(\.id)))
  }

  /// Every sign that a year of months draws is in the list, in the words of the language.
  @Test(arguments: [(Language.vietnamese, "• ngày lễ"), (.english, "* day off"), (.chinese, "班 调休上班")])
  func everySignOfTheMonthIsExplained(language: Language, one: String) throws {
    var settings = CalendarSettings(anniversaries: try AnniversaryList([Self.anniversary("a")]))
    settings.calendar = language == .chinese ? .chinese : nil
    let signs = CalendarTexts(language).legends
    let explained = Set(signs.compactMap(\.first))
    #expect(signs.contains(one) && explained.count == signs.count)
    var drawn: Set<Character> = []
    for month in (1...12).compactMap({ YearMonth(year: 2026, month: $0) }) {
      let screen = CalendarScreen(
        of: .loaded(settings), showing: month, at: Self.noon, in: Self.environment(language))
      for text in screen.month.drawing.texts
      where ["weeks.mark.text", "weeks.rulingText"].contains(text.name) {
        drawn.formUnion(text.forms.longest)
      }
    }
    #expect(drawn.count >= 4 && drawn.isSubset(of: explained), "\(drawn) \(signs)")
  }

  /// If both names of month 11 are the same, there is nothing to choose.
  @Test func onlyVietnameseAsksHowMonthElevenIsCalled() {
    let hasNaming = [Language.vietnamese, .english, .chinese].map { language in
      screen(.missing, language).settings.contains { $0.key == "monthNaming" }
    }
    #expect(hasNaming == [true, false, false])
  }

  @Test func C_20_whatCannotBeReadIsReportedAndNothingIsOfferedThatCannotBeDone() throws {
    let unreadable = screen(.unreadable("not JSON"), .english)
    #expect(unreadable.notice?.hasPrefix("Your settings cannot be read") == true)
    #expect(!unreadable.hasNoDays)
    let list = screen(.loaded(CalendarSettings()), .english, isListUnreadable: true)
    #expect(list.notice?.hasPrefix("Your days cannot be read") == true)
    #expect(!list.canAdd && !list.hasNoDays)
    #expect(
      screen(.missing, .english, hasFailed: true).notice == "This could not be saved. Nothing has changed.")
    let some = try CalendarSettings(json: JSON(parsing: Array(#"{"anniversaries":[7,{"id":""}]}"#.utf8)))
    #expect(screen(.loaded(some), .english).unreadableCount == 2)
    #expect(!screen(.loaded(some), .english).hasNoDays)
  }

  @Test func otherMonthsAreReachedByTheArrowsOfTheWidget() {
    let today = screen(.missing)
    #expect(
      today.arrows.map(\.month) == [YearMonth("2026-01"), YearMonth("2026-03")])
    let other = CalendarScreen(
      of: .missing, showing: YearMonth("2026-05"), at: Self.noon, in: Self.environment())
    #expect(
      other.arrows.map(\.month) == [YearMonth("2026-04"), nil, YearMonth("2026-06")])
    #expect(other.arrows.map(\.accessibility.label) == ["Tháng trước", "Về hôm nay", "Tháng sau"])
    // Of the last month not all weeks can be shown, but there is a way back from it.
    let last = CalendarScreen(
      of: .missing, showing: YearMonth("9999-12"), at: Self.noon, in: Self.environment())
    #expect(last.arrows.map(\.month) == [YearMonth("9999-11"), nil])
  }

  /// Every notice of China for the next year was out in December; that of 2026 is of 4 November 2025.
  @Test func aMonthOfAYearThatIsNotDecidedSaysSo() throws {
    func note(_ month: String, at day: String, _ calendar: LunarCalendar = .chinese) throws -> String? {
      let noon = Instant(
        secondsSince1970: (try Int64(DayNumber(#require(CivilDate(day))).rataDie) - 719_163) * 86_400 + 5
          * 3_600)
      return CalendarScreen(
        of: .loaded(CalendarSettings(calendar: calendar)), showing: YearMonth(month), at: noon,
        in: Self.environment(.english)
      ).daysOffNote
    }
    // Nothing will decide this year soon.
    let undecided = try #require(try note("2094-10", at: "2093-06-30"))
    #expect(undecided.hasPrefix("The days off of 2094 are not all decided (known as of 2"))
    #expect(undecided.hasSuffix(")"))
    #expect(try note("2094-10", at: "2093-12-31") == undecided + "; it may have been decided since")
    #expect(try note("2026-10", at: "2026-12-19") == nil)
    #expect(try note("2027-10", at: "2026-12-19", .japanese) == nil)
    #expect(try note("2150-10", at: "2026-12-19") == nil)
  }
}
