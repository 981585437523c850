import Foundation
import LunarCalendarWidget
import Testing
import WidgetFoundation

/// The calendar widget with convenient access for tests.
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

  /// Returns the snapshot at noon of a day in the widget's zone, or at an instant.
  func snapshot(_ text: String) throws -> CalendarSnapshot {
    CalendarSystem.snapshot(
      of: .loaded(settings), configuration: configuration, at: try moment(text), in: environment)
  }

  func month(_ text: String) throws -> MonthContent {
    let content = try snapshot(text).content
    return try #require(content.flatMap { if case .month(let month) = $0 { month } else { nil } })
  }

  func card(_ text: String) throws -> DayCard {
    let content = try snapshot(text).content
    return try #require(content.flatMap { if case .card(let card) = $0 { card } else { nil } })
  }

  func circle(_ text: String) throws -> DayCircle {
    let content = try snapshot(text).content
    return try #require(content.flatMap { if case .circle(let circle) = $0 { circle } else { nil } })
  }

  func lines(_ text: String) throws -> DayLines {
    let content = try snapshot(text).content
    return try #require(content.flatMap { if case .lines(let lines) = $0 { lines } else { nil } })
  }

  func inline(_ text: String) throws -> TextForms {
    let content = try snapshot(text).content
    return try #require(content.flatMap { if case .inline(let text) = $0 { text } else { nil } })
  }

  /// Returns the widths of all texts of a layout.
  static func widths(_ json: JSON) -> [Double] {
    guard let object = json.object else { return [] }
    let own: Double? =
      switch object["width"] {
      case .integer(let width)?: Double(width)
      case .number(let number)?: number.double
      default: nil
      }
    return [own].compactMap { $0 } + object.members.flatMap { widths($0.value) }
  }

  func data(_ text: String) throws -> CalendarWidgetData {
    let instant = try moment(text)
    let data = CalendarSystem.data(
      of: .loaded(settings), configuration: configuration, at: instant, in: environment)
    return try #require(data)
  }

  func schedule(_ text: String) throws -> Schedule {
    CalendarSystem.schedule(
      of: .loaded(settings), configuration: configuration, from: try moment(text), in: environment)
  }

  func moment(_ text: String) throws -> Instant {
    if let instant = Instant(text) { return instant }
    let date = try #require(CivilDate(text))
    let start = try #require(environment.days.start(of: date))
    return Instant(secondsSince1970: start.secondsSince1970 + 43_200)
  }

  /// Returns the cell of a day in the month of the snapshot on that day.
  func cell(_ date: String) throws -> DayCell {
    let cells = try month(date).weeks.joined()
    return try #require(cells.first { $0.day.date.description == date })
  }
}
