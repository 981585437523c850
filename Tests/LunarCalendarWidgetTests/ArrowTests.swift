import LunarCalendarWidgetCore
import TestSupport
import Testing

/// The arrows in the header of a month.
struct ArrowTests {
  private func snapshot(
    _ day: String, showing month: String? = nil, in frame: WidgetFrame = WidgetFrame(.medium),
    state: CalendarState = .missing, language: Language = .vietnamese
  ) throws -> CalendarSnapshot {
    let date = try #require(CivilDate(day))
    let noon = Instant(secondsSince1970: Int64(DayNumber(date).rataDie - 719_163) * 86_400 + 43_200)
    return CalendarDefinition.snapshot(
      of: state,
      configuration: CalendarConfiguration(month: month.flatMap { YearMonth($0) }, showsArrows: true),
      at: noon, in: WidgetEnvironment(zone: ZoneClock(offset: 0), language: language, frame: frame))
  }

  private func months(_ day: String, showing month: String? = nil) throws -> [String] {
    try #require(try snapshot(day, showing: month).facts).arrows.map { $0.month?.description ?? "today" }
  }

  @Test func arrowsLeadToTheMonthsBesideTheOneThatIsShown() throws {
    #expect(try months("2026-02-17") == ["2026-01", "2026-03"])
    #expect(try months("2026-12-31") == ["2026-11", "2027-01"])
    #expect(try months("2026-02-17", showing: "2026-02") == ["2026-01", "2026-03"])
    #expect(try months("2026-02-17", showing: "2026-01") == ["2025-12", "today", "2026-02"])
  }

  /// A month without a grid has no arrow that leads back.
  @Test func noArrowLeadsToWhereThereIsNoCalendar() throws {
    #expect(try months("0001-02-10") == ["0001-01", "0001-03"])
    #expect(try months("0001-01-10") == ["0001-02"])
    #expect(try months("9999-11-10") == ["9999-10"])
  }

  @Test func arrowsAreShownOnlyWhereTheyWereChosenAndPartsCanBeTapped() throws {
    for family in Family.allCases {
      let frame = WidgetFrame(family)
      let snapshot = try snapshot("2026-02-17", in: frame)
      #expect((snapshot.json["facts"]?["arrows"] != nil) == family.allowsElementLinks, "\(family)")
      #expect(snapshot.drawing.symbols.isEmpty != family.allowsElementLinks, "\(family)")
      let without = CalendarDefinition.snapshot(
        of: .missing, configuration: CalendarConfiguration(), at: Instant(secondsSince1970: 0),
        in: WidgetEnvironment(zone: ZoneClock(offset: 0), language: .english, frame: frame))
      #expect(without.json["facts"] != nil && without.json["facts"]?["arrows"] == nil)
      #expect(without.drawing.symbols.isEmpty)
    }
    #expect(try snapshot("2026-02-17", state: .placeholder).facts?.arrows == [])
  }

  @Test func arrowsAreReadInTheLanguageOfTheWidget() throws {
    for (language, label) in [
      (Language.vietnamese, "Tháng trước"), (.english, "Previous month"), (.chinese, "上个月"),
    ] {
      let facts = try snapshot("2026-02-17", language: language).facts
      #expect(facts?.arrows.first?.accessibility == AccessibilityText(label: label))
    }
  }

  @Test func theTitlesGiveTheArrowsTheirPlace() throws {
    for screen in ScreenClass.allCases {
      for family in [Family.medium, .large] {
        guard let size = screen.size(of: family) else { continue }
        let frame = WidgetFrame(family: family, size: size)
        for month in ["2026-02", "2026-05"] {
          let snapshot = try snapshot("2026-02-17", showing: month, in: frame)
          let shown = try DrawnMonth(snapshot)
          let header = try #require(Self.header(of: shown.drawing))
          let title = try #require(shown.drawing.text(named: "title"))
          let lunarTitle = try #require(shown.drawing.text(named: "lunarTitle"))
          #expect(header.arrows.count == (month == "2026-02" ? 2 : 3))
          let titles = title.layout.width + header.spacing + lunarTitle.layout.width
          let width = header.arrows.reduce(titles + 2 * header.padding) { $0 + $1.width + header.spacing }
          #expect(abs(width - shown.room.size.width) < 0.001, "\(screen)")
          #expect(header.arrows.allSatisfy { $0.height == title.height })
          #expect(shown.room.height <= shown.room.size.height + 0.001)
          #expect(shown.room.size.width < size.width && shown.room.size.height < size.height)
        }
      }
    }
  }

  /// The sizes of the arrows, the distance of the parts of the header, and the room on both sides of it.
  private static func header(
    of month: Drawing
  ) -> (arrows: [PointSize], spacing: Double, padding: Double)? {
    month.all.lazy.compactMap { part in
      guard case .padding(.row(let parts, let spacing, _), let padding) = part else { return nil }
      let arrows = parts.flatMap(\.all).compactMap { part in
        if case .frame(.symbol, let size, _, _) = part { size } else { nil }
      }
      return (arrows, spacing, padding.width)
    }.first
  }

  @Test func theChoiceIsReadAndWritten() throws {
    #expect(CalendarConfiguration(showsArrows: true).json.text == #"{"rows":"asNeeded","showsArrows":true}"#)
    #expect(CalendarConfiguration().json.text == #"{"rows":"asNeeded"}"#)
    #expect(try CalendarConfiguration(json: JSON(parsing: Array(#"{"showsArrows":true}"#.utf8))).showsArrows)
    #expect(try !CalendarConfiguration(json: JSON(parsing: Array(#"{"showsArrows":7}"#.utf8))).showsArrows)
  }
}
