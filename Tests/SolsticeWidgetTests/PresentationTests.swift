import SolsticeWidgetCore
import TestSupport
import Testing

/// Colours and languages.
struct PresentationTests {
  /// The colours of seasons have a contrast of 4.5, and a tone for a single colour.
  @Test func C_16_C_17_theColoursOfSeasonsHaveContrast() {
    for isDark in [false, true] {
      let background = CommonRole.background.colors.color(inDark: isDark)
      for season in Season.allCases {
        let role = season.role
        let color = role.colors.color(inDark: isDark)
        #expect(color.contrast(with: background) >= 4.5, "\(role) \(isDark)")
        #expect(role.colors.monochrome != .clear)
      }
      let track = SolsticeRole.track.colors.color(inDark: isDark).over(background)
      #expect(track.contrast(with: background) > 1.1)
    }
    #expect(Set(Season.allCases.map { $0.role }).count == 4)
  }

  @Test func C_14_SO_18_everyFamilySaysAllItHasToInEveryLanguage() throws {
    for language in Language.allCases {
      for family in Family.allCases {
        for latitude in [nil, 21.03, -69.65] {
          var widget = try Widget(family, language: language)
          widget.configuration.showsSun = true
          if let latitude {
            widget.settings.choose(SolsticePlace(try Coordinates(latitude: latitude, longitude: 105.8)))
          }
          for moment in ["2026-03-24T05:00:00Z", "2026-06-20T05:00:00Z", "2026-06-21T05:00:00Z"] {
            let facts = try widget.facts(moment)
            let snapshot = try widget.snapshot(moment)
            var texts = snapshot.drawing.texts.flatMap { $0.forms.all }
            texts += facts.upcoming.map(\.accessibility.label)
            texts += (facts.sun?.value?.details ?? []).flatMap { [$0.name] + $0.text.all }
            texts += [snapshot.accessibility.label, snapshot.accessibility.value]
            let faults = texts.filter { $0.isEmpty || $0.contains("{") }
            #expect(faults == [], "\(language) \(family) \(moment)")
          }
        }
      }
      let texts = SolsticeTexts(language, hemisphere: .northern)
      #expect(!texts.displayName.isEmpty && !texts.description.isEmpty)
    }
    #expect(SolsticeDefinition.kind == "SolsticeWidget")
  }

  @Test func C_14_oneDayIsNot1Days() throws {
    let texts = SolsticeTexts(.english, hemisphere: .northern)
    #expect(texts.count(2) == "2 days" && texts.count(1) == "Tomorrow" && texts.count(0) == "Today")
    let event = try SolsticeEvent(.juneSolstice, year: 2026)
    #expect(texts.countdown(-1, to: event) == "-1 day to June solstice")
  }
}
