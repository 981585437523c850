import Testing

@testable import SolsticeWidget

/// Sizes, colours, languages.
struct PresentationTests {
  @Test("SO-06, SO-07, SO-08, C-19: picture and texts fit on every phone")
  func SO_08_layout() {
    for screen in ScreenClass.allCases {
      for family in [Family.small, .medium, .large] {
        guard let size = screen.size(of: family) else { continue }
        let layout = SolsticeLayout(WidgetFrame(family: family, size: size))
        #expect(layout.image.width <= size.width && layout.image.height <= size.height)
        #expect(layout.lineFontSize >= 9, "\(screen) \(family)")
        let needed =
          switch family {
          case .small: layout.textHeight(lines: 0, hasBar: false)
          // Progress, moment and two lines of the Sun.
          case .medium: layout.textHeight(lines: 4, hasBar: true)
          // Moment, the Sun and three events; the text of the progress stands in the bar's line.
          default: layout.textHeight(lines: 5, hasBar: true)
          }
        #expect(needed <= layout.text.height + 0.001, "\(screen) \(family)")
        switch family {
        case .small: #expect(layout.image.height > size.height / 2, "most of the space")
        case .medium: #expect(layout.image.width == layout.image.height)
        default: #expect(layout.image.height == size.height / 2)
        }
      }
    }
    #expect(SolsticeLayout.upcomingRows(.large) == 3 && SolsticeLayout.upcomingRows(.medium) == 0)
  }

  @Test("SO-21, C-19: four lines fit in the rectangle of every lock screen")
  func SO_21_layout() throws {
    var count = 0
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: .rectangular) else { continue }
      count += 1
      let layout = SolsticeLayout(WidgetFrame(family: .rectangular, size: size))
      // The moment and the Sun.
      #expect(layout.textHeight(lines: 2, hasBar: false) <= size.height, "\(screen)")
      #expect(layout.lineFontSize >= 9 && layout.countFontSize > layout.titleFontSize, "\(screen)")
    }
    #expect(count > 0)
  }

  /// Letters are taken to be 0.55 of the size wide, bold ones 0.6, those of Chinese a whole one.
  @Test("SO-06, SO-07, SO-21, C-19: count and moment are not wider than their place on any phone")
  func SO_07_widths() throws {
    var faults: [String] = []
    for family in [Family.small, .medium, .circular, .rectangular] {
      for language in Language.allCases {
        let widget = try Widget(family, language: language)
        // The day before each event, and a day some weeks before.
        let contents = try ["03-19", "06-20", "09-22", "12-21", "02-11", "09-03"].map {
          try widget.content("2026-\($0)T05:00:00Z")
        }
        let letter = language == .chinese ? (1.0, 1.0) : (0.55, 0.6)
        for screen in ScreenClass.allCases {
          guard let size = screen.size(of: family) else { continue }
          let layout = SolsticeLayout(WidgetFrame(family: family, size: size))
          for content in contents {
            let count = Double(content.countText.count) * letter.1 * layout.countFontSize
            let moment = Double(content.momentText?.count ?? 0) * letter.0 * layout.lineFontSize
            if count > layout.text.width + 0.001 { faults.append("\(screen) \(family) \(content.countText)") }
            if moment > layout.text.width { faults.append("\(screen) \(content.momentText ?? "")") }
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
  }

  @Test func layoutsOfOddSizesDoNotBreak() {
    for width in [-1, 0, 1, 10, 1e9, .infinity, -.infinity, .nan] {
      for height in [-1, 0, 1, 10, 1e9, .infinity, -.infinity, .nan] {
        for family in Family.allCases {
          let layout = SolsticeLayout(
            WidgetFrame(family: family, size: PointSize(width: width, height: height)))
          for value in [
            layout.image.width, layout.image.height, layout.text.width, layout.text.height,
            layout.countFontSize, layout.titleFontSize, layout.lineFontSize, layout.barHeight, layout.padding,
          ] { #expect(value.isFinite && value >= 0) }
        }
      }
    }
  }

  @Test("C-16, C-17: the colours of seasons have a contrast of 4.5, and a tone where there is one colour")
  func C_17_contrast() {
    for isDark in [false, true] {
      let background = CommonRole.background.colors.color(inDark: isDark)
      for role in SeasonRole.allCases {
        #expect(role.colors.color(inDark: isDark).contrast(with: background) >= 4.5, "\(role) \(isDark)")
        #expect(role.colors.monochrome != .clear)
      }
    }
    #expect(Set(Season.allCases.map(SeasonRole.init)).count == 4)
  }

  @Test("C-14, SO-18: every family says all it has to in every language")
  func C_14_languages() throws {
    for language in Language.allCases {
      for family in Family.allCases {
        for latitude in [nil, 21.03, -69.65] {
          var widget = try Widget(family, language: language)
          widget.configuration.showsSun = true
          if let latitude { widget.state.choose(try Coordinates(latitude: latitude, longitude: 105.8)) }
          for moment in ["2026-03-24T05:00:00Z", "2026-06-20T05:00:00Z", "2026-06-21T05:00:00Z"] {
            let content = try widget.content(moment)
            let sun = content.sun?.value
            var texts = [content.title, content.countText, content.progress?.text, content.momentText]
            texts += [content.inlineText, sun?.summary, sun?.note]
            texts += content.upcoming.flatMap {
              [$0.name, $0.dateText, $0.countText, $0.accessibility.label]
            }
            texts += (sun.map { $0.lines + $0.details } ?? []).flatMap { [$0.name, $0.text] }
            let accessibility = try widget.snapshot(moment).accessibility
            texts += [accessibility.label, accessibility.value]
            let faults = texts.compactMap(\.self).filter { $0.isEmpty || $0.contains("{") }
            #expect(faults == [], "\(language) \(family) \(moment)")
          }
        }
      }
      let texts = SolsticeTexts(language, hemisphere: .northern)
      #expect(!texts.displayName.isEmpty && !texts.description.isEmpty)
    }
    #expect(SolsticeSystem.identity.kind == "SolsticeWidget")
    #expect(Set(SolsticeSystem.identity.families) == Set(Family.allCases))
  }

  @Test("C-14: one day is not 1 days")
  func C_14_plural() throws {
    let texts = SolsticeTexts(.english, hemisphere: .northern)
    #expect(texts.count(2) == "2 days" && texts.count(1) == "Tomorrow" && texts.count(0) == "Today")
    let event = try SolsticeEvent(.juneSolstice, year: 2026)
    #expect(texts.countdown(-1, to: event) == "-1 day to June solstice")
  }
}
