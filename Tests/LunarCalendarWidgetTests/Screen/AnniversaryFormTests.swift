import CalendarScreens
import LunarCalendarWidgetCore
import Testing

/// The form of a day of the user's own: what is entered, and what it means.
struct AnniversaryFormTests {
  private func screen(
    _ form: AnniversaryForm, _ language: Language = .vietnamese, _ settings: CalendarSettings = .init()
  ) -> AnniversaryFormScreen {
    AnniversaryFormScreen(
      form, in: settings, at: CalendarScreenTests.noon, in: CalendarScreenTests.environment(language))
  }

  private func form(_ month: Int, _ day: Int) -> AnniversaryForm {
    var form = AnniversaryForm()
    (form.name, form.month, form.day) = ("ông nội", month, day)
    return form
  }

  /// The day of the Hùng kings: 26 April 2026 and 16 April 2027.
  @Test func theDayOfThisLunarYearAndTheNextIsSaid() {
    let meanings = screen(form(3, 10)).meanings
    #expect(meanings.map(\.period) == ["Năm Bính Ngọ (2026)", "Năm Đinh Mùi (2027)"])
    #expect(meanings.map(\.days) == ["Chủ Nhật, 26 tháng 4 năm 2026", "Thứ Sáu, 16 tháng 4 năm 2027"])
    #expect(screen(form(3, 10), .english).meanings[0].days == "Sunday, April 26, 2026")
    // The first giỗ is a year after the death, and the first birthday after the birth; a wedding is a day itself.
    var form = form(3, 10)
    form.year = "2026"
    for kind in [form.kind, .birthday] {
      form.kind = kind
      #expect(screen(form).meanings[0].days == "Thứ Sáu, 16 tháng 4 năm 2027")
    }
    form.kind = .other
    #expect(screen(form).meanings[0].days == "Chủ Nhật, 26 tháng 4 năm 2026")
  }

  /// 2028 has a leap month 5, which begins on 23 June.
  @Test func aLeapMonthIsCountedAsTheRuleSays() {
    var form = form(5, 1)
    form.year = "2027"
    #expect(screen(form).meanings[0].days == "Thứ Tư, 24 tháng 5 năm 2028")
    form.leapMonthRule = .leapMonthIfPresent
    #expect(screen(form).meanings[0].days == "Thứ Sáu, 23 tháng 6 năm 2028")
    form.leapMonthRule = .bothMonths
    #expect(
      screen(form).meanings[0].days == "Thứ Tư, 24 tháng 5 năm 2028 và Thứ Sáu, 23 tháng 6 năm 2028")
  }

  /// The last month before Tết 2027, 6 February, has 29 days; so has that before Tết 2028, 26 January.
  @Test func dayThirtyIsKeptAsTheRuleSaysAndOnlyItIsAskedFor() {
    var form = form(12, 30)
    #expect(screen(form).missingDayRule?.choices.count == 3)
    #expect(screen(form).meanings.map(\.days)[0] == "Thứ Sáu, 5 tháng 2 năm 2027")
    form.missingDayRule = .firstDayOfNextMonth
    #expect(screen(form).meanings.map(\.days)[0] == "Thứ Bảy, 6 tháng 2 năm 2027")
    form.missingDayRule = .skip
    #expect(screen(form).meanings.map(\.days)[0] == "năm này không có")
    form.day = 29
    #expect(screen(form).missingDayRule == nil)
  }

  /// Tết 2030 is 2 February in Vietnam and 3 February in China.
  @Test func theCalendarIsThatOfTheDayElseThatOfTheApp() {
    var form = form(1, 1)
    form.year = "2029"
    #expect(screen(form).meanings[0].days == "Thứ Bảy, 2 tháng 2 năm 2030")
    #expect(
      screen(form, .vietnamese, CalendarSettings(calendar: .chinese)).meanings[0].days
        == "Chủ Nhật, 3 tháng 2 năm 2030")
    form.calendar = .chinese
    #expect(screen(form).meanings[0].days == "Chủ Nhật, 3 tháng 2 năm 2030")
    #expect(screen(form).calendar.choices[0].text == "Như trong ứng dụng: Việt Nam")
  }

  /// New moons of lunar_python 1.4.8, from 2026-02-17 on.
  ///
  /// Neither a leap month nor a year is asked for.
  @Test func aDayOfEveryMonthHasItsNextDates() throws {
    var form = form(3, 1)
    (form.month, form.year, form.kind) = (nil, "x", .other)
    let screen = screen(form)
    #expect(screen.meanings.map(\.period) == ["Tháng Giêng", "Tháng Hai", "Tháng Ba"])
    #expect(
      screen.meanings.map(\.days) == [
        "Thứ Ba, 17 tháng 2 năm 2026", "Thứ Năm, 19 tháng 3 năm 2026", "Thứ Sáu, 17 tháng 4 năm 2026",
      ])
    #expect(screen.leapMonthRule == nil && !screen.asksYear && !screen.isYearWrong && screen.canSave)
    #expect(screen.month.choices.last?.text == "Hằng tháng")
    let entered = try #require(form.entered(id: "x", on: nil))
    #expect(
      try entered == Anniversary(id: "x", name: "ông nội", date: RecurringLunarDate(month: nil, day: 1)))
    #expect(AnniversaryForm(editing: entered).month == nil)
  }

  @Test func onlyWhatIsADayCanBeKept() throws {
    var form = AnniversaryForm()
    #expect(!screen(form).canSave && !screen(form).isNameWrong)
    form.name = "a\nb"
    #expect(!screen(form).canSave && screen(form).isNameWrong)
    form.name = " Mai "
    form.kind = .birthday
    #expect(screen(form).canSave && !screen(form).isNameWrong)
    for year in ["0", "10000", "x", "99999999999999999999", "-5"] {
      form.year = year
      #expect(!screen(form).canSave && screen(form).isYearWrong, "\(year)")
      #expect(screen(form).meanings.count == 2)
    }
    form.year = "1990"
    #expect(screen(form).canSave && !screen(form).isYearWrong)
    let entered = try #require(form.entered(id: "x", on: nil))
    #expect(
      try entered
        == Anniversary(
          id: "x", name: "Mai", kind: .birthday, date: RecurringLunarDate(month: 1, day: 1), year: 1990))
  }

  @Test func whatANewerVersionHasStoredSurvivesAChange() throws {
    let text = #"{"id":"a","name":"Mai","month":3,"day":10,"colour":"red","leapMonthRule":"bothMonths"}"#
    let old = try Anniversary(json: JSON(parsing: Array(text.utf8)))
    var form = AnniversaryForm(editing: old)
    #expect(form.entered(id: "other", on: nil) == old)
    form.name = "Lan"
    let new = try #require(form.entered(id: "other", on: nil))
    #expect(new.id == "a" && new.name == "Lan" && new.date == old.date)
    #expect(new.json.text.contains(#""colour":"red""#))
    #expect(!screen(form).isNew && screen(AnniversaryForm()).isNew)
  }

  @Test(arguments: [Language.vietnamese, .english, .chinese])
  func theValueOfEachFieldIsAmongItsChoices(language: Language) {
    let screen = screen(form(12, 30), language)
    #expect(screen.kind.choices.map(\.value) == Anniversary.Kind.allCases)
    #expect(screen.day.choices.map(\.value) == Array(1...30))
    #expect(screen.month.choices.map(\.value) == Array(1...12) + [nil])
    #expect(Set(screen.month.choices.map(\.text)).count == 13)
    #expect(Set(screen.day.choices.map(\.text)).count == 30)
    #expect(Set(screen.leapMonthRule?.choices.map(\.text) ?? []).count == 3)
    #expect(Set(screen.calendar.choices.map(\.text)).count == screen.calendar.choices.count)
  }
}
