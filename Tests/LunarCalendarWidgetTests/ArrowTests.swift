import LunarCalendarWidget
import Testing

/// The arrows in the header of a month.
struct ArrowTests {
  private func snapshot(
    _ day: String, showing month: String? = nil, in frame: WidgetFrame = WidgetFrame(.medium),
    state: CalendarState = .missing, language: Language = .vietnamese
  ) throws -> CalendarSnapshot {
    let date = try #require(CivilDate(day))
    let noon = Instant(secondsSince1970: Int64(DayNumber(date).rataDie - 719_163) * 86_400 + 43_200)
    return CalendarSystem.snapshot(
      of: state,
      configuration: CalendarConfiguration(month: month.flatMap { YearMonth($0) }, showsArrows: true),
      at: noon, in: WidgetEnvironment(zone: ZoneClock(offset: 0), language: language, frame: frame))
  }

  private func months(_ day: String, showing month: String? = nil) throws -> [String] {
    guard case .month(let content)? = try snapshot(day, showing: month).content else { return [] }
    return content.arrows.map { $0.month?.description ?? "today" }
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
      let content = try snapshot("2026-02-17", in: frame).json["content"]?.object
      #expect((content?["arrows"] != nil) == family.allowsElementLinks, "\(family)")
      let without = CalendarSystem.snapshot(
        of: .missing, configuration: CalendarConfiguration(), at: Instant(secondsSince1970: 0),
        in: WidgetEnvironment(zone: ZoneClock(offset: 0), language: .english, frame: frame))
      #expect(
        without.json["content"]?.object?["arrows"] == nil && without.json["layout"]?.object?["arrow"] == nil)
    }
    guard case .month(let sample)? = try snapshot("2026-02-17", state: .placeholder).content else { return }
    #expect(sample.arrows == [])
  }

  @Test func arrowsAreReadInTheLanguageOfTheWidget() throws {
    for (language, label) in [
      (Language.vietnamese, "Tháng trước"), (.english, "Previous month"), (.chinese, "上个月"),
    ] {
      guard case .month(let month)? = try snapshot("2026-02-17", language: language).content else { return }
      #expect(month.arrows.first?.accessibility == AccessibilityText(label: label))
    }
  }

  @Test func theTitlesGiveTheArrowsTheirPlace() throws {
    for screen in ScreenClass.allCases {
      for family in [Family.medium, .large] {
        guard let size = screen.size(of: family) else { continue }
        let frame = WidgetFrame(family: family, size: size)
        for month in ["2026-02", "2026-05"] {
          let snapshot = try snapshot("2026-02-17", showing: month, in: frame)
          guard case .month(let content)? = snapshot.content, case .month(let layout)? = snapshot.layout,
            let arrow = layout.arrow
          else {
            Issue.record("no month with arrows on \(screen)")
            continue
          }
          let count = Double(content.arrows.count)
          let titles = layout.title.width + layout.spacing + (layout.lunarTitle?.width ?? 0)
          let width = titles + count * (arrow.size.width + layout.spacing)
          #expect(abs(width + 2 * (layout.headerPadding + layout.padding) - size.width) < 0.001, "\(screen)")
          #expect(arrow.size.height == layout.title.height && layout.totalHeight <= size.height + 0.001)
        }
      }
    }
  }

  @Test func theChoiceIsReadAndWritten() throws {
    #expect(CalendarConfiguration(showsArrows: true).json.text == #"{"rows":"asNeeded","showsArrows":true}"#)
    #expect(CalendarConfiguration().json.text == #"{"rows":"asNeeded"}"#)
    #expect(try CalendarConfiguration(json: JSON(parsing: Array(#"{"showsArrows":true}"#.utf8))).showsArrows)
    #expect(try !CalendarConfiguration(json: JSON(parsing: Array(#"{"showsArrows":7}"#.utf8))).showsArrows)
  }
}
