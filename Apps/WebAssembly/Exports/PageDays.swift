import LunarCalendarWidgetCore

/// The user's own days, as the page keeps them: eight words each, empty where there is none.
struct PageDays {
  /// The state of the calendar widget with these days.
  let state: CalendarState
  /// The indices of those that cannot be read.
  private(set) var unreadable: [Int] = []

  private static let wordCount = 8

  init(_ words: ArraySlice<String>, in calendar: LunarCalendar) {
    var own: [Anniversary] = []
    for index in 0..<words.count / Self.wordCount {
      let first = words.startIndex + index * Self.wordCount
      do throws(JSONValueError) {
        own.append(try Self.anniversary(Array(words[first..<first + Self.wordCount]), id: "\(index)"))
      } catch { unreadable.append(index) }
    }
    // The page keeps no more days than a list can have.
    let list = (try? AnniversaryList(own)) ?? AnniversaryList()
    state = .loaded(CalendarSettings(calendar: calendar, anniversaries: list))
  }

  /// Returns a day from its name, kind, month, day, two rules, year and calendar; its month is empty if it comes every month.
  private static func anniversary(_ word: [String], id: String) throws(JSONValueError) -> Anniversary {
    let date: RecurringLunarDate
    do throws(LunarDateError) {
      date = try RecurringLunarDate(
        month: Int(word[2]), day: Int(word[3]) ?? 0, leapMonthRule: .init(rawValue: word[4]) ?? .regularMonth,
        missingDayRule: .init(rawValue: word[5]) ?? .lastDayOfMonth)
    } catch { throw JSONValueError(expected: Anniversary.expectation, found: nil) }
    return try Anniversary(
      id: id, name: word[0], kind: .init(rawValue: word[1]) ?? .other, date: date, year: Int(word[6]),
      calendar: LunarCalendar.all.first { $0.id == word[7] })
  }
}
