import FontWidths
import LunarCalendarWidgetCore
import Testing
import WidgetCore

@testable import almanac_dev

/// The sizes of type that people see, after texts that are too long were drawn smaller.
struct TypeSizeTests {
  /// Tết with days off, a month of six weeks, a leap month, a day whose lunar date is uncertain, and one without any.
  private static let days = ["2026-02-17", "2026-08-28", "2025-07-25", "2072-12-08", "2150-07-25"]

  /// A place of a text: the widget, its family, the text, and the phone.
  private struct Place: Hashable {
    let key: LineKey
    let screen: ScreenClass
  }

  /// On every phone, in every family, language and state of every widget.
  ///
  /// There are no exceptions: a phone on which it cannot be had would be named here, with its family and the reason.
  @Test func noTextIsSmallerThanNinePoints() throws {
    var least: [Place: (size: Double, text: String)] = [:]
    for widget in SampledWidgets.all {
      for language in Language.allCases { try measure(widget, in: language, &least) }
    }
    let tooSmall = least.filter { $0.value.size < 9 - 1e-9 }.map { place, found in
      "\(place.key.widget) \(place.key.family) \(place.screen) \(place.key.name): \(found)"
    }
    #expect(tooSmall.sorted().prefix(5) == [])
    #expect(
      Set(least.keys.map(\.key)).count > 80
        && Set(least.keys.map(\.screen)).count == ScreenClass.allCases.count)
  }

  /// On every phone and in every language the name of tomorrow's giỗ or day off is whole.
  @Test(arguments: Language.allCases) func tomorrowsNameIsNeverCut(language: Language) throws {
    let own = try Anniversary(
      id: "1", name: "bà ngoại", kind: .death, date: RecurringLunarDate(month: 1, day: 5), year: 2010)
    let settings = CalendarSettings(anniversaries: try AnniversaryList([own]))
    for (date, settings) in [("2026-02-20", settings), ("2026-04-29", CalendarSettings())] {
      for (screen, family) in ScreenClass.allCases.flatMap({ screen in
        [Family.small, .medium, .rectangular, .inline].map { (screen, $0) }
      }) {
        guard let size = screen.size(of: family) else { continue }
        let day = Instant.noon(try #require(CivilDate(date)))
        let snapshot = CalendarDefinition.snapshot(
          of: .loaded(settings), configuration: CalendarConfiguration(),
          at: day, in: .ofSamples(WidgetFrame(family: family, size: size), language))
        let texts = snapshot.drawing.texts.filter { ["eveLine", "inlineText"].contains($0.name) }
        let text = try #require(texts.first, "\(family)")
        let fitted = text.forms.fitted(in: text.layout, measure: SystemFace.width)
        #expect(
          fitted.fits && fitted.scale * text.layout.font.size >= 9 - 1e-9,
          "\(date) \(screen) \(family): \(fitted.lines)")
      }
    }
  }

  private func measure<Definition: SampledWidget>(
    _ definition: Definition.Type, in language: Language, _ least: inout [Place: (size: Double, text: String)]
  ) throws {
    let scope = WidthScope(days: Self.days, screens: ScreenClass.allCases)
    let samples =
      try Definition.exhibits(in: language).map(\.value) + Definition.measured(in: language, scope).joined()
    for family in Family.allCases {
      let environment = WidgetEnvironment.ofSamples(WidgetFrame(family), language)
      // The words of a widget do not depend on the phone.
      let snapshots = samples.map { $0.snapshot(in: environment) }
      if let size = ScreenClass.allCases.compactMap({ $0.size(of: family) }).last, let sample = samples.last {
        let other = WidgetEnvironment.ofSamples(WidgetFrame(family: family, size: size), language)
        #expect(sample.snapshot(in: other).shown == snapshots.last?.shown, "\(Definition.command) \(family)")
      }
      for screen in ScreenClass.allCases {
        guard let size = screen.size(of: family) else { continue }
        let frame = WidgetFrame(family: family, size: size)
        var seen: Set<DrawnText> = []
        for snapshot in snapshots {
          let onPhone = Definition.Snapshot(frame: frame, status: snapshot.status, snapshot.shown)
          for text in onPhone.drawing.texts where seen.insert(text).inserted {
            let fitted = text.forms.fitted(in: text.layout, measure: SystemFace.width)
            let place = Place(
              key: LineKey(widget: Definition.command, family: family, name: text.name), screen: screen)
            let size = text.layout.font.size * fitted.scale
            if size < least[place]?.size ?? .infinity { least[place] = (size, text.forms.shortest) }
          }
        }
      }
    }
  }
}
