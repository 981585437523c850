import Foundation
import LunarCalendarWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// The setting for larger type.
struct LargeTypeTests {
  private static let families: [Family] = [.medium, .large]
  /// Months of 4, 5 and 6 weeks.
  private static let months = ["2027-02-10", "2026-09-10", "2026-08-10"]

  private func widget(
    _ family: Family, size: PointSize? = nil, isLarge: Bool = true,
    rows: CalendarConfiguration.Rows = .asNeeded
  ) throws -> Widget {
    var widget = try Widget(family, size: size)
    widget.settings.usesLargeType = isLarge
    widget.configuration.rows = rows
    return widget
  }

  @Test(arguments: families) func daysOfOtherMonthsAreNotDrawnReadOrTapped(family: Family) throws {
    let month = try widget(family, rows: .six).month("2026-08-10")
    let cells = month.weeks.joined()
    #expect(cells.filter(\.isDrawn).map(\.day.date.day) == Array(1...31))
    for cell in cells {
      #expect(cell.isDrawn == cell.day.isInMonth)
      #expect((cell.link != nil) == cell.isDrawn && (cell.spoken != nil) == cell.isDrawn)
    }
    let snapshot = try widget(.large).snapshot("2026-08-10")
    #expect(snapshot.drawing.texts.count { $0.name == "weeks.solarText" } == 31)
    let usual = try widget(family, isLarge: false).month("2026-08-10").weeks.joined()
    #expect(usual.allSatisfy(\.isDrawn) && usual.contains { !$0.day.isInMonth })
  }

  /// A day in the month that is not today, whose lunar day is neither the first nor the fifteenth of a month.
  private static func plainDay(of month: DrawnMonth) throws -> ShownDay {
    try #require(
      month.weeks.joined().first { day in
        day.day.isInMonth && !day.day.isToday && ![nil, 1, 15].contains(day.day.lunarDate?.day)
      })
  }

  @Test(arguments: families, months) func typeIsLargerOnEveryPhoneAndFits(family: Family, date: String) throws
  {
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: family) else { continue }
      let (month, usual) = try (
        widget(family, size: size).month(date), widget(family, size: size, isLarge: false).month(date)
      )
      func sizes(_ month: DrawnMonth) throws -> (solar: Double, lunar: Double) {
        let day = try Self.plainDay(of: month)
        return (try #require(day.solar).layout.font.size, try #require(day.lunar).layout.font.size)
      }
      let (large, small) = (try sizes(month), try sizes(usual))
      #expect(large.solar > small.solar * 1.15 && large.lunar > small.lunar * 1.15, "\(screen)")
      for day in month.weeks.joined() where day.day.lunarDate?.day == 15 && day.isDrawn {
        #expect(day.lunar?.layout.font.size == large.lunar)
      }
      #expect(month.room.height <= month.room.size.height + 1e-9, "\(screen)")
      #expect(month.room.size.height < size.height)
      #expect(try Self.plainDay(of: month).room?.isBeside == false)
    }
  }

  /// The whole month is usual in medium, with the lunar days beside the solar days, on one line within the cell.
  @Test func solarAndLunarDaysOfAMonthFitBesideEachOther() throws {
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: .medium) else { continue }
      let month = try widget(.medium, size: size, isLarge: false, rows: .six).month("2026-08-10")
      let day = try month.plainDay()
      let (room, solar) = (try #require(day.room), try #require(day.solar).layout)
      let lunar = try #require(day.lunar).layout
      #expect(month.weeks.count == 6 && room.isBeside && lunar.font.size >= 9, "\(screen)")
      #expect(solar.font.size > lunar.font.size * 1.2, "\(screen)")
      #expect(solar.font.lineHeight <= room.size.height + 1e-9, "\(screen)")
      // There are three points between the days.
      let widths = [solar.width, 3, lunar.width]
      #expect(widths.reduce(0, +) <= room.size.width + 1e-9 && widths.allSatisfy { $0 > 0 }, "\(screen)")
    }
  }

  /// The first and last day that is shown on a day; weeks begin on Mondays.
  @Test(arguments: [
    ("2026-09-10", "2026-09-07", "2026-09-20"), ("2026-09-01", "2026-08-31", "2026-09-13"),
    ("2026-09-30", "2026-09-28", "2026-10-11"), ("2026-08-01", "2026-07-27", "2026-08-09"),
    // The sixth week of a month is the last of its grid.
    ("2026-08-31", "2026-08-24", "2026-09-06"),
  ]) func aMediumWidgetInLargeTypeShowsTwoWeeks(today: String, first: String, last: String) throws {
    let month = try widget(.medium).month(today)
    let cells = Array(month.weeks.joined())
    #expect(cells.count == 14 && cells.allSatisfy { $0.isDrawn && $0.link != nil })
    #expect(cells.first?.day.date.description == first && cells.last?.day.date.description == last)
    #expect(cells.contains { $0.day.isToday && $0.backgroundRole == .todayBackground })
    #expect(month.title?.longest == "Tháng \(try #require(CivilDate(today)).month), 2026")
    let json = try JSONDecoder().decode(Weeks.self, from: Data(month.facts.json.text.utf8))
    #expect(json.weekCount == 2 && (json.firstWeek ?? 0) == month.facts.firstWeek)
    #expect(month.facts.month.days[7 * month.facts.firstWeek].date.description == first)
  }

  private struct Weeks: Decodable {
    let weekCount: Int
    let firstWeek: Int?
  }

  @Test func theWholeMonthIsShownInLargeTypeWhereTwoWeeksAreNotMeant() throws {
    #expect(try widget(.large).month("2026-08-10").weeks.count == 6)
    #expect(try widget(.medium, rows: .six).month("2026-08-10").weeks.count == 6)
    var other = try widget(.medium)
    other.configuration.month = YearMonth("2026-10")
    let month = try other.month("2026-08-10")
    #expect(month.weeks.count == 5 && month.facts.firstWeek == 0)
    #expect(month.weeks.joined().count { $0.isDrawn } == 31)
    let usual = try widget(.medium, isLarge: false).month("2026-08-10")
    #expect(usual.weeks.count == 6 && usual.facts.firstWeek == 0)
  }

  /// The system's largest sizes of type and the setting have the same effect.
  @Test func factsInLargeTypeAreThoseOfTheSetting() throws {
    for family in [Family.small] + Self.families {
      let (usual, large) = try (
        widget(family, isLarge: false).snapshot("2026-08-10"), widget(family).snapshot("2026-08-10")
      )
      #expect(usual.inLargeType() == large && usual != large, "\(family)")
    }
  }

  @Test func aCardHasNoWeekdayAndLargerType() throws {
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: .small) else { continue }
      for date in ["2026-02-17", "2026-06-10", "2025-07-25"] {
        let large = try widget(.small, size: size).snapshot(date).drawing
        let usual = try widget(.small, size: size, isLarge: false).snapshot(date).drawing
        #expect(large.text(named: "weekday") == nil && usual.text(named: "weekday") != nil)
        func sizes(_ name: String) throws -> (large: Double, usual: Double) {
          func size(_ drawing: Drawing) throws -> Double {
            try #require(drawing.text(named: name)).layout.font.size
          }
          return (try size(large), try size(usual))
        }
        let (solar, lunar) = (try sizes("solarDay"), try sizes("lunarLine"))
        #expect(solar.large > solar.usual * 1.15, "\(screen) \(date)")
        #expect(lunar.large > lunar.usual * 1.05, "\(screen) \(date)")
        // The margins of 8 points grow with the type, which is 42 points high at scale 1.
        #expect(large.height + 2 * 8 * solar.large / 42 <= size.height + 1e-9, "\(screen) \(date)")
      }
    }
    // The weekday is still read aloud.
    #expect(try widget(.small).snapshot("2026-02-17").accessibility.value.hasPrefix("Thứ Ba"))
  }

  @Test func itIsASettingOfItsOwn() throws {
    let settings = CalendarSettings(usesLargeType: true)
    #expect(try CalendarSettings(json: settings.json) == settings)
    #expect(try CalendarSettings(json: ["usesLargeType": "yes"]) == CalendarSettings())
    for language in Language.allCases {
      let texts = CalendarTexts(language)
      #expect(!texts.largeType.isEmpty && texts.largeTypeNote.count > texts.largeType.count)
    }
  }
}
