import InsultWidgetCore
import LunarCalendarWidgetCore
import TestSupport
import Testing
import WidgetPictures

@testable import almanac_dev

/// The rules for every picture, independent of its contents.
struct PictureTests {
  /// An exhibit in a family.
  struct Place: CustomStringConvertible, Sendable {
    let exhibit: Exhibit
    let family: Family
    let appearance: Appearance

    func sight(isRedacted: Bool = false) -> Exhibit.Sight {
      exhibit.sight(in: WidgetFrame(family), appearance, isRedacted: isRedacted)
    }

    /// The words that mark a sample.
    var mark: String? { exhibit.state == "sample" ? CommonText(exhibit.language).sample : nil }

    var description: String {
      "\(exhibit.widget) \(exhibit.state) \(family.rawValue) \(exhibit.language.tag) \(appearance.mode.rawValue)"
    }
  }

  private static func places(_ appearance: (Family) -> Appearance) throws -> [Place] {
    try Exhibit.all().flatMap { exhibit in
      Family.allCases.map { Place(exhibit: exhibit, family: $0, appearance: appearance($0)) }
    }
  }

  /// Colours differ by mode, and texts by language; both are tested below.
  @Test func everyPictureIsWellFormedInEveryMode() throws {
    for mode in RenderingMode.allCases {
      for place in try Self.places({ _ in Appearance(mode, isDark: mode == .accented) })
      where place.exhibit.language == .vietnamese {
        let sight = place.sight()
        let svg = try SVGElement.reading(sight.svg)
        #expect(svg.name == "svg" && svg.attributes["role"] == "img", "\(place)")
        #expect(svg.children.first?.text == sight.accessibility.label, "\(place)")
        // librsvg, which draws pictures for GNOME, Wikipedia and ImageMagick, ignores both.
        for name in ["pathLength", "textLength"] {
          #expect(!svg.all.contains { $0.attributes[name] != nil }, "\(place): \(name)")
        }
        let ids = svg.all.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count, "\(place)")
      }
    }
  }

  /// Where the lunar year changes within a month, its two years are in the header: Ất Tỵ and Bính Ngọ in February 2026.
  @Test func LV_07_aMonthWithTwoLunarYearsNamesBothInEverySize() throws {
    let names = ["zh": ["乙巳", "丙午"], "ko": ["을사", "병오"]]
    for language in Language.allCases {
      let years = names[String(language.tag.prefix(2))] ?? ["Ất Tỵ", "Bính Ngọ"]
      for (screen, family) in ScreenClass.allCases.flatMap({ screen in
        [Family.medium, .large].map { (screen, $0) }
      }) {
        for showsArrows in [false, true] {
          guard let size = screen.size(of: family) else { continue }
          let environment = WidgetEnvironment(
            zone: ZoneClock(offset: 25_200), language: language,
            frame: WidgetFrame(family: family, size: size))
          let snapshot = CalendarDefinition.snapshot(
            of: .missing,
            configuration: CalendarConfiguration(
              month: YearMonth(year: 2026, month: 2), showsArrows: showsArrows),
            at: Instant(secondsSince1970: 1_780_000_000), in: environment)
          let svg = try SVGElement.reading(
            WidgetPicture.svg(of: snapshot, CalendarDefinition.self, in: environment))
          let lines = PictureText.all(in: svg).flatMap(\.lines)
          #expect(
            lines.contains { line in years.allSatisfy(line.contains) && !line.contains("…") },
            "\(language) \(screen) \(family) \(showsArrows): \(lines.prefix(2))")
        }
      }
    }
  }

  @Test(arguments: [
    "", "<a>", "<a></b>\n", "<a b=\"1\" b=\"2\"/>\n", "<a>&</a>\n", "<a>1 > 0</a>\n", "<a b=1/>\n",
    "<a/>\n<a/>\n",
    "<a b=\"<\"/>\n", "<a>&nbsp;</a>\n",
  ])
  func whatIsNotWellFormedIsSeen(text: String) {
    #expect(throws: SVGElement.Fault.self) { try SVGElement.reading(text) }
  }

  @Test func oneFormOfEachVisibleTextIsDrawnAndNothingElse() throws {
    for place in try Self.places({ .usual(of: $0) }) {
      for isRedacted in [false, true] {
        let sight = place.sight(isRedacted: isRedacted)
        var drawn = PictureText.all(in: try SVGElement.reading(sight.svg)).map(\.letters)
        for line in sight.drawing.texts {
          let wanted = Set(line.forms.all.map(PictureText.letters))
          let index = drawn.firstIndex { wanted.contains($0) }
          drawn.remove(at: try #require(index, "\(place): \(line.name) '\(line.forms.longest)'"))
        }
        #expect(drawn == [place.mark].compactMap { $0.map(PictureText.letters) }, "\(place)")
      }
    }
  }

  /// Most who look at a picture have not the system font but a wider one.
  @Test func textsAreWithinTheFrameAndDoNotMeetInAnyFont() throws {
    for screen in ScreenClass.allCases {
      let isUsual = screen == .points393
      for place in try Self.places({ .usual(of: $0) }) where isUsual || place.exhibit.state == "normal" {
        guard let size = screen.size(of: place.family) else { continue }
        let sight = place.exhibit.sight(
          in: WidgetFrame(family: place.family, size: size), place.appearance)
        let svg = try SVGElement.reading(sight.svg)
        for isWide in [false, true] {
          // Texts of the smallest size keep it, also where they are too wide in a wide font.
          let texts = PictureText.all(in: svg, isWide: isWide)
            .filter { $0.lines != [place.mark] && !(isWide && $0.size <= 9) }
          for (index, text) in texts.enumerated() {
            let isInside =
              text.left >= -0.05 && text.right <= size.width + 0.05 && text.top >= 0
              && text.bottom + text.size * 0.2 <= size.height + 0.05
            #expect(isInside, "\(place) on \(screen), wide: \(isWide): \(text.lines)")
            for other in texts[(index + 1)...] {
              #expect(
                !text.meets(other),
                "\(place) on \(screen), wide: \(isWide): \(text.lines) and \(other.lines)")
            }
          }
        }
      }
    }
  }

  /// A picture in a wider font obeys the limit of devices.
  @Test func noTextIsSmallerThanOnDevices() throws {
    for screen in [ScreenClass.points393, .points375x667, .points320] {
      for place in try Self.places({ .usual(of: $0) }) {
        guard let size = screen.size(of: place.family) else { continue }
        let sight = place.exhibit.sight(
          in: WidgetFrame(family: place.family, size: size), place.appearance)
        for text in PictureText.all(in: try SVGElement.reading(sight.svg)) {
          #expect(text.size >= 9, "\(place) on \(screen): \(text.lines)")
        }
      }
    }
  }

  /// February 17, 2026 is a Tuesday, so it is in the second of seven columns, and in the fourth of five weeks.
  @Test func areasThatTakeTapsAreThoseOfTheLinksAndWhereTheirDaysAreDrawn() throws {
    for family in [Family.medium, .large] {
      let environment = WidgetEnvironment(
        zone: ZoneClock(offset: 25_200), language: .vietnamese, frame: WidgetFrame(family))
      let snapshot = CalendarDefinition.snapshot(
        of: .missing, configuration: CalendarConfiguration(), at: Instant(secondsSince1970: 1_771_304_400),
        in: environment)
      let (svg, taps) = WidgetPicture.drawn(snapshot, CalendarDefinition.self, in: environment)
      #expect(taps.map(\.target) == snapshot.elementLinks.map { .link($0) })
      let day = try #require(taps.first { $0.target == .link("//day/2026-02-17") })
      let first = try #require(taps.first { $0.target == .link("//day/2026-01-26") })
      #expect(abs(day.origin.x - first.origin.x - day.size.width) < 0.01)
      #expect(abs(day.origin.y - first.origin.y - 3 * day.size.height) < 0.01)
      #expect(day.spoken.label.contains("17 tháng 2"))
      #expect(
        PictureText.all(in: try SVGElement.reading(svg)).contains { text in
          text.lines == ["17"] && text.left >= day.origin.x && text.right <= day.origin.x + day.size.width
            && text.top >= day.origin.y && text.bottom <= day.origin.y + day.size.height
        })
    }
  }

  @Test func theButtonOfTheInsultTakesTapsOnAllOfItsSquare() {
    let environment = WidgetEnvironment(
      zone: ZoneClock(offset: 0), language: .english, frame: WidgetFrame(.medium))
    let snapshot = InsultDefinition.snapshot(
      of: InsultState(.missing, taps: InsultTaps()), configuration: InsultConfiguration(),
      at: Instant(secondsSince1970: 1_771_304_400), in: environment)
    let taps = WidgetPicture.drawn(snapshot, InsultDefinition.self, in: environment).taps
    #expect(taps.map(\.size) == [PointSize(width: 44, height: 44)])
    guard case .action(let action) = taps.first?.target else { return #expect(Bool(false), "no action") }
    #expect(action.name == "skipInsult" && taps.first?.spoken.label == "Another insult")
  }

  /// The picture of a sample says that it is one, also to those who only hear it.
  @Test func C_20_aSampleSaysThatItIsOne() throws {
    let words = ["vi": "Dữ liệu mẫu", "en": "Sample data", "zh-Hans": "示例数据"]
    var widgets: Set<String> = []
    for place in try Self.places({ .usual(of: $0) }) {
      let svg = try SVGElement.reading(place.sight().svg)
      let word = try #require(words[place.exhibit.language.tag])
      let isSample = place.exhibit.state == "sample"
      if isSample { widgets.insert(place.exhibit.widget) }
      #expect(PictureText.all(in: svg).contains { $0.lines == [word] } == isSample, "\(place)")
      let spoken = svg.children.first { $0.name == "desc" }?.text ?? ""
      #expect(spoken.hasPrefix(word) == isSample, "\(place): \(spoken)")
    }
    #expect(widgets.count == 6)
  }

  /// A button, and today in the month, have the contrast of WCAG where the system draws in two tints as elsewhere.
  @Test(arguments: [Appearance.Look.fullColor, .accented, .clear], [false, true])
  func C_17_textOnButtonsAndOnTodayIsReadable(look: Appearance.Look, isDark: Bool) throws {
    var onSurfaces = 0
    for place in try Self.places({ _ in Appearance(look: look, isDark: isDark) })
    where place.exhibit.language == .vietnamese && !place.family.isAccessory {
      let svg = try SVGElement.reading(place.sight().svg)
      for text in PictureText.all(in: svg) where text.lines != [place.mark] {
        let ground = try #require(ReadMePictureTests.ground(behind: text, in: svg), "\(place)")
        let ink = try #require(ReadMePictureTests.color(text.fill, opacity: text.opacity))
        #expect(ink.over(ground).contrast(with: ground) >= 4.5, "\(place): \(text.lines)")
        if ground != Appearance(look: look, isDark: isDark).ground(CommonRole.background) { onSurfaces += 1 }
      }
    }
    #expect(onSurfaces > 50)
  }

  /// The spent or drunk amount does not change a redacted picture: neither texts nor rings, bars, signs and
  /// colours.
  @Test(arguments: [
    ("budget", ["normal", "warning", "danger", "over", "far over", "budget of zero"]),
    ("hydration", ["normal", "reached", "nothing drunk", "warning"]),
  ])
  func redactedPicturesOfDifferentAmountsAreEqual(widget: String, states: [String]) throws {
    for family in Family.allCases {
      for language in Exhibit.languages {
        let pictures = try Exhibit.all().filter {
          $0.widget == widget && $0.language == language && states.contains($0.state)
        }.map { $0.sight(in: WidgetFrame(family), .usual(of: family), isRedacted: true).svg }
        #expect(pictures.count == states.count && Set(pictures).count == 1, "\(family) \(language)")
      }
    }
  }

  /// A private fact that its widget forgets to remove would be seen on a locked screen, whatever it is.
  @Test func noPrivateFactIsLeftInRedactedOnes() throws {
    func left(in value: Any) -> [String] {
      Mirror(reflecting: value).children.flatMap { name, part -> [String] in
        // A day that comes up is public, but for the names of the user's own days.
        if part is EventLine { return [] }
        let isVisible = "\(type(of: value))".hasPrefix("Sensitive<") && name == "visible"
        return isVisible ? ["\(part)"] : left(in: part)
      }
    }
    func check<Widget: SampledWidget>(_ widget: Widget.Type) throws -> Int {
      var shown = 0
      for (state, sample) in try widget.exhibits(in: .english) {
        for family in Family.allCases {
          let snapshot = sample.snapshot(in: .ofSamples(WidgetFrame(family), .english))
          guard let facts = snapshot.facts else { continue }
          #expect(left(in: facts.redacted) == [], "\(Widget.command) \(state) \(family)")
          shown += left(in: facts).count
        }
      }
      return shown
    }
    // Insults are not private.
    #expect(try SampledWidgets.all.map { try check($0) > 0 } == [true, false, true, true, true, true])
  }

  /// An even pace is a line on the track, and a gap in the filled part, where its own colour might be
  /// invisible.
  @Test(arguments: [RenderingMode.fullColor, .vibrant])
  func theLineOfAnEvenPaceIsSeenOnWhatIsBehindIt(mode: RenderingMode) throws {
    var checked = 0
    for place in try Self.places({ _ in Appearance(mode) }) where place.exhibit.widget == "budget" {
      let all = try SVGElement.reading(place.sight().svg).all.filter { $0.name == "rect" }
      for (index, pace) in all.enumerated() where pace.number("width") == 2 {
        let x = try #require(pace.number("x"))
        let behind = try #require(
          all[..<index].last { bar in
            guard let left = bar.number("x"), let width = bar.number("width") else { return false }
            return bar.number("y") == pace.number("y") && left <= x && left + width >= x + 2
          })
        let isAlike =
          behind.attributes["fill"] == pace.attributes["fill"]
          && behind.attributes["fill-opacity"] == pace.attributes["fill-opacity"]
        #expect(!isAlike, "\(place)")
        checked += 1
      }
    }
    #expect(checked > 60)
  }

  /// Apple's guide to clear and tinted looks has primary and accented content in white, so without a tint nothing has another hue.
  @Test(arguments: [false, true]) func aClearWidgetHasNoColourButWhite(isDark: Bool) throws {
    for place in try Self.places({ _ in Appearance(look: .clear, isDark: isDark) })
    where place.exhibit.language == .vietnamese && place.exhibit.widget != "solstice" {
      let svg = try SVGElement.reading(place.sight().svg)
      for text in PictureText.all(in: svg) where text.lines != [place.mark] {
        let ink = try #require(ReadMePictureTests.color(text.fill, opacity: 1))
        #expect(
          ink == RGBColor(1, 1, 1)
            || ink == Appearance(look: .clear, isDark: isDark).ground(CommonRole.background),
          "\(place)")
      }
    }
  }

  @Test func lightAndDarkAndAccentedPicturesDiffer() throws {
    for place in try Self.places({ _ in Appearance(.fullColor) }) where place.exhibit.state == "normal" {
      let pictures = [
        Appearance(.fullColor), Appearance(.fullColor, isDark: true), Appearance(.accented),
        Appearance(.accented, isDark: true), Appearance(.vibrant), Appearance(.reducedLuminance),
        Appearance(look: .clear, isDark: false), Appearance(look: .clear, isDark: true),
      ].map { place.exhibit.sight(in: WidgetFrame(place.family), $0).svg }
      #expect(Set(pictures).count == pictures.count, "\(place)")
    }
  }
}
