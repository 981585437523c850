import LunarCalendarWidgetTables

/// The words of the calendar widget.
public struct CalendarTexts: Hashable, Sendable {
  let language: Language
  private let lunar: LunarDateFormatter
  private let dates: DateText

  /// The words of a language.
  public init(_ language: Language, monthNaming: MonthNaming = .traditional) {
    self.language = language
    lunar = LunarDateFormatter(language: language, monthNaming: monthNaming)
    dates = DateText(language)
  }

  /// The name of the widget in the gallery.
  public var displayName: String { Text.displayName.string(in: language) }
  /// What the widget does, in the gallery.
  public var description: String { Text.description.string(in: language) }
  /// "Coming up".
  public var comingUp: String { Text.comingUp.string(in: language) }

  /// "Tháng 2, 2026".
  func month(_ date: CivilDate) -> String { dates.monthAndYear(date) }

  /// "Tháng Giêng Bính Ngọ", "Tháng Sáu nhuận Ất Tỵ".
  func lunarMonth(_ date: LunarDate) -> String {
    Text.lunarMonthAndYear.string(
      in: language, ["month": lunar.month(date), "cycle": yearName(date)]
    ).capitalizedFirst
  }

  /// "Tháng Chạp Ất Tỵ – Tháng Giêng Bính Ngọ".
  func lunarRange(_ first: LunarDate, _ last: LunarDate) -> String {
    Text.lunarRange.string(in: language, ["first": lunarMonth(first), "last": lunarMonth(last)])
  }

  /// "28", or with the month on its first day: "1/6", "1/6n" of a leap month; with a mark if it is not certain.
  func cell(_ day: CalendarDay) -> String {
    guard let date = day.lunarDate else { return "" }
    let text = date.day == 1 ? short(date) : "\(date.day)"
    return day.isCertain ? text : Text.uncertainDay.string(in: language, ["day": text])
  }

  /// "28/6", or "28/6n" in a leap month.
  func short(_ date: LunarDate) -> String {
    let key: Text = date.isLeapMonth ? .dayOfLeapMonth : .dayOfMonth
    return key.string(in: language, ["day": "\(date.day)", "month": "\(date.month)"])
  }

  /// "Thứ Ba, 17 tháng 2 năm 2026, mùng 1 tháng Giêng năm Bính Ngọ, hôm nay".
  func label(_ day: CalendarDay) -> String {
    var parts = [dates.full(day.date)]
    if let date = day.lunarDate {
      parts = [
        Text.cellLabel.string(in: language, ["date": parts[0], "lunar": lunar.string(from: date)])
      ]
    }
    if day.isToday { parts.append(CommonText(language).today) }
    parts += names(day)
    if !day.isCertain { parts.append(Text.uncertain.string(in: language)) }
    return list(parts)
  }

  /// Festivals and the solar term of a day.
  func names(_ day: CalendarDay) -> [String] {
    day.festivals.map { $0.name(in: language) } + [day.solarTerm?.name(in: language)].compactMap { $0 }
  }

  /// "Thứ Ba".
  func weekday(_ weekday: Weekday) -> String { dates.weekday(weekday) }

  /// "Thứ Ba, 17 tháng 2".
  func weekdayAndDate(_ date: CivilDate) -> String { dates.weekdayAndDate(date) }

  /// "17 tháng 2".
  func dayAndMonth(_ date: CivilDate) -> String { dates.dayAndMonth(date) }

  /// "Mùng 1 tháng Giêng".
  func lunarDay(_ date: LunarDate) -> String { lunar.dayAndMonth(date).capitalizedFirst }

  /// "Năm Bính Ngọ".
  func lunarYear(_ date: LunarDate) -> String {
    Text.yearOfCycle.string(in: language, ["cycle": yearName(date)]).capitalizedFirst
  }

  /// "Ngày Nhâm Tuất".
  func cycle(_ day: CalendarDay) -> String {
    Text.dayOfCycle.string(in: language, ["cycle": day.cycle.name(in: language)]).capitalizedFirst
  }

  /// "17 tháng 2 · mùng 1 tháng Giêng".
  func inline(_ day: CalendarDay) -> String {
    guard let date = day.lunarDate else { return weekdayAndDate(day.date) }
    return Text.inlineDate.string(
      in: language, ["date": dayAndMonth(day.date), "lunar": lunar.dayAndMonth(date)])
  }

  /// "hôm nay", "còn 3 ngày".
  func distance(_ days: Int) -> String {
    days == 0 ? Text.eventToday.string(in: language) : CountedText.eventInDays.string(days, in: language)
  }

  /// "Tết Nguyên Đán, Thứ Ba, 17 tháng 2 năm 2026, còn 3 ngày".
  func eventLabel(name: String, date: CivilDate, days: Int) -> String {
    Text.eventLabel.string(
      in: language, ["name": name, "date": dates.full(date), "distance": distance(days)])
  }

  /// Why some days have no lunar date.
  func outsideTables(_ calendar: LunarCalendar) -> String {
    Text.outsideTables.string(
      in: language,
      [
        "first": dates.long(CivilDate(calendar.days.lowerBound)),
        "last": dates.long(CivilDate(calendar.days.upperBound)),
      ])
  }

  /// What the mark of ``cell(_:)`` means.
  var uncertainNote: String { Text.uncertainNote.string(in: language) }

  /// Why there is no grid.
  var outsideCalendar: String { Text.outsideCalendar.string(in: language) }

  private func yearName(_ date: LunarDate) -> String {
    SexagenaryCycle(lunarYear: date.year).name(in: language)
  }

  private func list(_ parts: [String]) -> String {
    guard let first = parts.first else { return "" }
    return parts.dropFirst().reduce(first) { list, part in
      Text.listPair.string(in: language, ["first": list, "second": part])
    }
  }
}
