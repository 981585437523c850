import LunarCalendarWidget
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

  private func layout(_ widget: Widget, _ date: String) throws -> MonthLayout {
    let layout = try widget.snapshot(date).layout
    return try #require(layout.flatMap { if case .month(let month) = $0 { month } else { nil } })
  }

  private func card(_ widget: Widget, _ date: String) throws -> CardLayout {
    let layout = try widget.snapshot(date).layout
    return try #require(layout.flatMap { if case .card(let card) = $0 { card } else { nil } })
  }

  @Test(arguments: families) func daysOfOtherMonthsAreNotDrawnReadOrTapped(family: Family) throws {
    let month = try widget(family, rows: .six).month("2026-08-10")
    let cells = month.weeks.joined()
    #expect(cells.filter(\.isDrawn).map(\.day.date.day) == Array(1...31))
    for cell in cells {
      #expect(cell.isDrawn == cell.day.isInMonth && (cell.link != nil) == cell.isDrawn)
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
      let large = try layout(widget(family, size: size), date)
      let usual = try layout(widget(family, size: size, isLarge: false), date)
      #expect(large.solarText.font.size > usual.solarText.font.size * 1.15, "\(screen)")
      #expect(large.lunarText.font.size > usual.lunarText.font.size * 1.15, "\(screen)")
      #expect(large.boldLunarText.font.size == large.lunarText.font.size)
      #expect(large.firstLunarText.font.size >= 7 && large.totalHeight <= size.height + 1e-9, "\(screen)")
      #expect(large.arrangement == (family == .large ? .below : .beside) && usual.arrangement == .below)
      guard large.arrangement == .beside else { continue }
      #expect(large.solarText.font.lineHeight <= large.rowHeight + 1e-9)
      let widths = [large.solarText.width, large.daySpacing, large.lunarText.width, large.mark.width]
      #expect(abs(widths.reduce(0, +) - large.columnWidth) < 1e-9 && widths.allSatisfy { $0 > 0 })
    }
  }

  /// The smallest phones have no room for it if there is a note about an uncertain date.
  @Test func lunarDaysAreAtLeastSevenPointsWhereSixRowsAllowIt() throws {
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: .medium) else { continue }
      let layout = try layout(widget(.medium, size: size, isLarge: false, rows: .six), "2026-08-10")
      #expect(layout.rows == 6 && layout.lunarText.font.size >= 7, "\(screen)")
    }
  }

  @Test func aCardHasNoWeekdayAndLargerType() throws {
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: .small) else { continue }
      for date in ["2026-02-17", "2026-06-10", "2025-07-25"] {
        let large = try card(widget(.small, size: size), date)
        let usual = try card(widget(.small, size: size, isLarge: false), date)
        #expect(large.weekday == nil && usual.weekday != nil)
        #expect(large.solarDay.font.size > usual.solarDay.font.size * 1.15, "\(screen) \(date)")
        let lunar = try (#require(large.lunarLine).font.size, #require(usual.lunarLine).font.size)
        #expect(lunar.0 > lunar.1 * 1.05, "\(screen) \(date)")
        let lines = [
          large.solarDay, large.month, large.lunarLine, large.yearLine, large.cycleLine, large.eventLine,
        ].compactMap { $0 }
        let height = lines.reduce(2 * large.padding) { $0 + $1.height }
        #expect(height <= size.height + 1e-9, "\(screen) \(date)")
      }
    }
    #expect(try widget(.small).card("2026-02-17").weekday == nil)
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
