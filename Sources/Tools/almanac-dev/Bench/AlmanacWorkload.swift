import Almanac

/// The conversions of the runtime, through its public interface.
struct AlmanacWorkload {
  let calendar = LunarCalendar.vietnamese
  let lunarDates: [LunarDate]

  init(days: [DayNumber]) throws {
    lunarDates = try days.map(LunarCalendar.vietnamese.lunarDate)
  }

  func lunarDates(ofDays days: [DayNumber]) -> Int {
    sum(days) { (day) throws(LunarDateError) in try calendar.lunarDate(of: day).day }
  }

  func lunarDates(of dates: [CivilDate]) -> Int {
    sum(dates) { (date) throws(LunarDateError) in try calendar.lunarDate(of: date).day }
  }

  func days(of dates: [LunarDate]) -> Int {
    sum(dates) { (date) throws(LunarDateError) in Int(try calendar.day(of: date).rataDie) }
  }

  func civilDates(of dates: [LunarDate]) -> Int {
    sum(dates) { (date) throws(LunarDateError) in try calendar.civilDate(of: date).day }
  }

  @inline(__always)
  private func sum<Element>(_ elements: [Element], _ convert: (Element) throws(LunarDateError) -> Int) -> Int
  {
    var sum = 0
    for element in elements {
      do throws(LunarDateError) { sum &+= try convert(element) } catch { sum &+= 1_000_000 }
    }
    return sum
  }
}
