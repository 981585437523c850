import Foundation
import LunarCalendarWidgetCore
import TestSupport
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
    CalendarDefinition.snapshot(
      of: .loaded(settings), configuration: configuration, at: try moment(text), in: environment)
  }

  /// Returns the month as it is drawn.
  func month(_ text: String) throws -> DrawnMonth { try DrawnMonth(try snapshot(text)) }

  /// Returns the forms of a text that is drawn on a day; `nil` if it is not drawn or hidden.
  func text(_ name: String, _ date: String) throws -> TextForms? {
    try snapshot(date).drawing.text(named: name)?.forms
  }

  /// Returns the colour of a text that is drawn on a day.
  func role(_ name: String, _ date: String) throws -> CalendarRole? {
    try snapshot(date).drawing.text(named: name).flatMap { CalendarRole(rawValue: $0.paint.role) }
  }

  func json(_ text: String) throws -> JSON {
    let data = CalendarDefinition.data(
      of: .loaded(settings), configuration: configuration, at: try moment(text), in: environment)
    return try #require(data)
  }

  /// Returns the month as a client reads it from JSON.
  func data(_ text: String) throws -> MonthData {
    try JSONDecoder().decode(MonthData.self, from: Data(try json(text).text.utf8))
  }

  func schedule(_ text: String) throws -> Schedule {
    CalendarDefinition.schedule(
      of: .loaded(settings), configuration: configuration, from: try moment(text), in: environment)
  }

  func moment(_ text: String) throws -> Instant {
    if let instant = Instant(text) { return instant }
    let date = try #require(CivilDate(text))
    let start = try #require(environment.days.start(of: date))
    return Instant(secondsSince1970: start.secondsSince1970 + 43_200)
  }

  /// Returns a day in the month of the snapshot on that day.
  func cell(_ date: String) throws -> ShownDay {
    let days = try month(date).weeks.joined()
    return try #require(days.first { $0.day.date.description == date })
  }
}

/// A month as a client reads it from JSON.
struct MonthData: Decodable {
  struct Day: Decodable {
    let date: String
    let lunar: Int?
    let lunarMonth: Int?
    let lunarMonthLength: Int?
    let lunarText: String?
    let isLeapMonth: Bool?
    let isCertain: Bool?
    let isCurrentMonth: Bool
    let isToday: Bool
    let isDayOff: Bool
    let isWorked: Bool
    let dayOff: String?
    let dayCanChi: String
    let solarTerm: String?
    let festivals: [Festival]?
    let anniversaries: [String]?
    let accessibilityLabel: String
  }

  struct Festival: Decodable {
    let id: String
    let name: String
    let shortNames: [String]?
    let kind: String
    let isDayOff: Bool
  }

  let currentMonth: Int
  let currentYear: Int
  let lunarMonth: Int?
  let lunarYear: Int?
  let monthName: String
  let lunarMonthName: String
  let days: [Day]
  let calendar: String
  let weeksNeeded: Int

  /// Today.
  var today: Day? { days.first { $0.isToday } }
}

/// A month as it is drawn, with the facts that it is drawn from.
struct DrawnMonth {
  let facts: CalendarFacts
  let drawing: Drawing
  /// The days of each week.
  let weeks: [[ShownDay]]

  init(_ snapshot: CalendarSnapshot) throws {
    let facts = try #require(snapshot.facts)
    drawing = snapshot.drawing
    let rows = drawing.all.compactMap { part -> [Drawing]? in
      if case .marked(.row(let cells, _, _), .id) = part { cells } else { nil }
    }
    try #require(facts.showsMonth && rows.count == facts.weekCount && rows.allSatisfy { $0.count == 7 })
    weeks = zip(facts.weeks, rows).map { zip($0, $1).map { ShownDay($0, $1) } }
    self.facts = facts
  }

  var title: TextForms? { drawing.text(named: "title")?.forms }
  var lunarTitle: TextForms? { drawing.text(named: "lunarTitle")?.forms }
  var note: TextForms? { drawing.text(named: "note")?.forms }
  /// The headings of the columns, with their colours and what is read aloud.
  var headings: [ShownDay.Part] {
    drawing.all.compactMap { part in
      guard case .marked(.text(let text), .spoken(let spoken)) = part, text.name == "headings.text" else {
        return nil
      }
      return (text, spoken.label)
    }
  }
  /// The events that are drawn, which are the first of the facts.
  var events: [EventLine] { facts.events(drawing.texts(named: "events.dateText").count) }
  /// The link of the header.
  var headerLink: String? { drawing.links.first }

  /// The room of the month, and the height of what is drawn in it.
  var room: (size: PointSize, height: Double) {
    guard case .frame(let part, let size, _, _) = drawing else {
      return (PointSize(width: 0, height: 0), .nan)
    }
    return (size, part.height)
  }

  /// A day of the month that is not today, with a sign, and with a lunar day that is not the first or the fifteenth.
  func plainDay() throws -> ShownDay {
    try #require(
      weeks.joined().first { day in
        day.day.isInMonth && !day.day.isToday && day.mark != nil
          && ![nil, 1, 15].contains(day.day.lunarDate?.day)
      })
  }

  /// Returns the day of the month with a lunar day.
  func lunarDay(_ number: Int) throws -> ShownDay {
    try #require(weeks.joined().first { $0.day.isInMonth && $0.day.lunarDate?.day == number })
  }
}

/// A day as it is drawn in the month.
struct ShownDay {
  typealias Part = (text: DrawnText, spoken: String)

  let day: CalendarDay
  let drawing: Drawing

  init(_ day: CalendarDay, _ drawing: Drawing) { (self.day, self.drawing) = (day, drawing) }

  var solar: DrawnText? { drawing.text(named: "weeks.solarText") }
  var lunar: DrawnText? { drawing.text(named: "weeks.lunarText") }
  var sign: DrawnText? { drawing.text(named: "weeks.mark.text") }
  var solarText: TextForms? { solar?.forms }
  /// The lunar day, without the signs that are part of its text beside a solar day.
  var lunarText: TextForms? {
    let forms = lunar?.forms.map { String($0.prefix { !Self.signs.contains($0) }) }
    return forms?.longest.isEmpty == true ? nil : forms
  }
  /// The signs after the lunar day.
  var mark: String? {
    let after = String((lunar?.forms.longest ?? "").drop { !Self.signs.contains($0) })
    return sign?.forms.longest ?? (after.isEmpty ? nil : after)
  }
  private static let signs = "◊*•◦!"
  var solarRole: CalendarRole? { (solar?.paint.role).flatMap { CalendarRole(rawValue: $0) } }
  /// The colour of the lunar day and of its sign, which is the same.
  var lunarRole: CalendarRole? {
    let roles = Set([lunar, sign].compactMap { $0?.paint.role })
    return roles.count == 1 ? roles.first.flatMap { CalendarRole(rawValue: $0) } : nil
  }
  var isBold: Bool { solar?.layout.font.weight == .bold }
  var isLunarBold: Bool { lunar?.layout.font.weight == .bold }
  var isDrawn: Bool { !drawing.texts.isEmpty }

  /// The colour behind the texts.
  var backgroundRole: CalendarRole? {
    drawing.all.lazy.compactMap { part in
      if case .shape(_, _, let paint) = part { CalendarRole(rawValue: paint.role) } else { nil }
    }.first
  }
  /// The text that is read aloud; `nil` if the day is not read.
  var spoken: String? {
    drawing.all.lazy.compactMap { part in
      if case .marked(_, .spoken(let text)) = part { text.label } else { nil }
    }.first
  }
  var link: String? { drawing.links.first }
  /// The room of the texts, and whether they are side by side in it.
  var room: (size: PointSize, isBeside: Bool)? {
    drawing.all.lazy.compactMap { part in
      guard case .frame(let texts, let size, _, _) = part else { return nil }
      if case .row = texts { return (size, true) }
      return (size, false)
    }.first
  }
}
