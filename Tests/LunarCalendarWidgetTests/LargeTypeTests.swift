import LunarCalendarWidget
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
    let snapshot = try widget(family).snapshot("2026-08-10")
    #expect(snapshot.drawing.texts.count { $0.name == "weeks.solarText" } == 31)
    let usual = try widget(family, isLarge: false).month("2026-08-10").weeks.joined()
    #expect(usual.allSatisfy(\.isDrawn) && usual.contains { !$0.day.isInMonth })
  }

  @Test(arguments: families, months) func typeIsLargerOnEveryPhoneAndFits(family: Family, date: String) throws
  {
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: family) else { continue }
      let month = try widget(family, size: size).month(date)
      let large = try month.plainDay()
      let usual = try widget(family, size: size, isLarge: false).month(date).plainDay()
      func layouts(_ day: ShownDay) throws -> (solar: TextLayout, lunar: TextLayout, sign: TextLayout) {
        (try #require(day.solar).layout, try #require(day.lunar).layout, try #require(day.sign).layout)
      }
      let (layout, usualLayout) = (try layouts(large), try layouts(usual))
      #expect(layout.solar.font.size > usualLayout.solar.font.size * 1.15, "\(screen)")
      #expect(layout.lunar.font.size > usualLayout.lunar.font.size * 1.15, "\(screen)")
      #expect(try month.lunarDay(15).lunar?.layout.font.size == layout.lunar.font.size)
      let first = try #require(try month.lunarDay(1).lunar).layout.font.size
      #expect(first >= 7 && month.room.height <= month.room.size.height + 1e-9, "\(screen)")
      #expect(month.room.size.height < size.height)
      let (room, usualRoom) = (try #require(large.room), try #require(usual.room))
      #expect(room.isBeside == (family == .medium) && !usualRoom.isBeside)
      guard room.isBeside else { continue }
      #expect(layout.solar.font.lineHeight <= room.size.height + 1e-9)
      // There are two points between the days.
      let widths = [layout.solar.width, 2, layout.lunar.width, layout.sign.width]
      #expect(abs(widths.reduce(0, +) - room.size.width) < 1e-9 && widths.allSatisfy { $0 > 0 })
    }
  }

  /// The smallest phones have no room for it if there is a note about an uncertain date.
  @Test func lunarDaysAreAtLeastSevenPointsWhereSixRowsAllowIt() throws {
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: .medium) else { continue }
      let month = try widget(.medium, size: size, isLarge: false, rows: .six).month("2026-08-10")
      let lunar = try #require(month.plainDay().lunar)
      #expect(month.weeks.count == 6 && lunar.layout.font.size >= 7, "\(screen)")
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
