import Foundation
import LunarCalendarWidget
import Testing
import WidgetFoundation

/// The calendar widget as tests ask for it.
struct Widget {
  var settings = CalendarSettings()
  var configuration = CalendarConfiguration()
  var environment: WidgetEnvironment

  init(
    _ family: Family = .medium, zone: String = "Asia/Ho_Chi_Minh", language: Language = .vietnamese,
    size: PointSize? = nil
  ) throws {
    let frame = size.map { WidgetFrame(family: family, size: $0) } ?? WidgetFrame(family)
    environment = WidgetEnvironment(
      zone: try #require(TimeZone(identifier: zone)), language: language, frame: frame)
  }

  /// The snapshot at noon of a day in the widget's zone, or at a moment.
  func snapshot(_ text: String) throws -> CalendarSnapshot {
    LunarCalendarSystem.snapshot(
      of: settings, configuration: configuration, at: try moment(text), in: environment)
  }

  func month(_ text: String) throws -> MonthContent {
    guard case .month(let month) = try snapshot(text).content else {
      throw CalendarDataError.unreadable("no month on \(text)")
    }
    return month
  }

  func day(_ text: String) throws -> DayContent {
    guard case .day(let day) = try snapshot(text).content else {
      throw CalendarDataError.unreadable("no day on \(text)")
    }
    return day
  }

  func data(_ text: String) throws -> CalendarWidgetData {
    let instant = try moment(text)
    let data = LunarCalendarSystem.data(
      of: settings, configuration: configuration, at: instant, in: environment)
    return try #require(data)
  }

  func schedule(_ text: String) throws -> Schedule {
    LunarCalendarSystem.schedule(
      of: settings, configuration: configuration, from: try moment(text), in: environment)
  }

  func moment(_ text: String) throws -> Instant {
    if let instant = Instant(text) { return instant }
    let date = try #require(CivilDate(text))
    let start = try #require(environment.days.start(of: date))
    return Instant(secondsSince1970: start.secondsSince1970 + 43_200)
  }

  /// The cell of a day in the month of a snapshot at that day.
  func cell(_ date: String) throws -> DayCell {
    let cells = try month(date).weeks.joined()
    return try #require(cells.first { $0.day.date.description == date })
  }
}
