import SolsticeScreens
import SolsticeWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// Sunrise and sunset in the widget and on the screen.
struct SunTests {
  private func widget(_ latitude: Double, _ longitude: Double, zone: String) throws -> Widget {
    var widget = try Widget(zone: zone)
    widget.settings.choose(SolsticePlace(try Coordinates(latitude: latitude, longitude: longitude)))
    widget.configuration.showsSun = true
    return widget
  }

  @Test func SO_10_SO_11_todaysSunriseSunsetNoonAndLengthOfTheDayByTheUsersClock() throws {
    let widget = try widget(21.03, 105.85, zone: "Asia/Ho_Chi_Minh")
    let sun = try widget.screen("2026-06-21T01:00:00Z").sun
    #expect(sun.lines.map(\.text.longest) == ["Sunrise 5:16 AM", "Sunset 6:41 PM"])
    #expect(sun.details.map(\.text) == ["Solar noon: 11:58 AM", "Day length: 13 h 25 min"])
    #expect(sun.lines.map(\.isPast) == [true, false] && sun.note == nil)
  }

  /// In Auckland it is already the 21st while it is the 20th in UTC.
  @Test func SO_E8_SO_11_theDayIsTheUsersNotThatOfUTC() throws {
    let widget = try widget(-36.85, 174.76, zone: "Pacific/Auckland")
    let days = widget.environment.days
    let day = try #require(widget.settings.sunDay(at: Widget.moment("2026-06-20T18:00:00Z"), in: days))
    #expect(day.sunrises.map(\.description).map { $0.prefix(13) } == ["2026-06-20T19"])
    #expect(day.sunsets.map(\.description).map { $0.prefix(13) } == ["2026-06-21T05"])
    // The result is the same at any instant of that local day.
    for text in ["2026-06-20T12:00:00Z", "2026-06-21T00:00:00Z", "2026-06-21T11:59:59Z"] {
      #expect(widget.settings.sunDay(at: try Widget.moment(text), in: days) == day)
    }
  }

  @Test func SO_E2_SO_11_polarDayAndNightAreSaidNotShownAsTimes() throws {
    let widget = try widget(69.65, 18.96, zone: "Europe/Oslo")
    // The days of the next sunset and sunrise by the Swiss Ephemeris: 2026-07-25 22:37:42 and 2027-01-15 10:34:55 UTC.
    let (day, night) = ("The Sun does not set until July 26", "The Sun does not rise until January 15")
    #expect(try widget.screen("2026-06-21T10:00:00Z").sun.note?.longest == day)
    #expect(try widget.screen("2026-12-21T10:00:00Z").sun.note?.longest == night)
    #expect(try widget.screen("2026-12-21T10:00:00Z").sun.lines.isEmpty)
    #expect(try widget.facts("2026-06-21T10:00:00Z").sun?.value?.summary.longest == day)
    // The small widget says it too, but has no times; a hidden place leaves no trace.
    var small = widget
    small.environment.frame = WidgetFrame(.small)
    #expect(try small.drawing("2026-12-21T10:00:00Z").text(named: "sun.summary")?.forms.longest == night)
    #expect(try small.drawing("2026-03-21T10:00:00Z").text(named: "sun.summary") == nil)
    #expect(
      try small.snapshot("2026-12-21T10:00:00Z").redacted().drawing
        == small.snapshot("2026-12-21T10:00:00Z").redacted().redacted().drawing)
    for (language, text) in [
      (Language.vietnamese, "Mặt Trời không mọc cho đến 15 tháng 1"), (.chinese, "太阳不升，直到1月15日（极夜）"),
    ] {
      small.environment.language = language
      #expect(try small.facts("2026-12-21T10:00:00Z").sun?.value?.note?.longest == text)
    }
  }

  /// In Reykjavík the Sun sets at 00:04 after the longest day, which is past midnight, and rises at 02:55.
  @Test func SO_11_whereTheSunSetsAfterMidnightTonightsSunsetFollowsThatOfLastNight() throws {
    let widget = try widget(64.15, -21.94, zone: "Atlantic/Reykjavik")
    func lines(_ text: String) throws -> [String] {
      try widget.screen(text).sun.lines.map { "\($0.text.longest)\($0.isPast ? " past" : "")" }
    }
    #expect(try lines("2026-06-21T00:01:00Z") == ["Sunset 12:04 AM", "Sunrise 2:55 AM"])
    #expect(try lines("2026-06-21T00:10:00Z") == ["Sunrise 2:55 AM", "Sunset tomorrow 12:04 AM"])
    #expect(try lines("2026-06-21T12:00:00Z") == ["Sunrise 2:55 AM past", "Sunset tomorrow 12:04 AM"])
    #expect(try lines("2026-06-21T23:59:00Z") == ["Sunrise 2:55 AM past", "Sunset tomorrow 12:04 AM"])
    // The 29th has a sunset at 00:00:20 and another at 23:59:08.
    #expect(try lines("2026-06-29T12:00:00Z") == ["Sunrise 3:02 AM past", "Sunset 11:59 PM"])
    // Where the Sun sets before midnight, the text does not mention tomorrow.
    #expect(try lines("2026-05-01T23:50:00Z") == ["Sunrise 5:00 AM past", "Sunset 9:52 PM past"])
  }

  /// The last sunrise before a polar day is followed by the sunset that ends it, weeks later.
  @Test func SO_11_afterTheLastSunriseTheNextSunsetIsNamedByItsDay() throws {
    let widget = try widget(69.65, 18.96, zone: "Europe/Oslo")
    let days = widget.environment.days
    let may = try (1...31).map { try Widget.moment("2026-05-\($0 < 10 ? "0" : "")\($0)T10:00:00Z") }
    let last = try #require(may.last { widget.settings.sunDay(at: $0, in: days)?.sunrises.isEmpty == false })
    let lines = try widget.screen(last.description).sun.lines
    #expect(lines.count == 2 && lines[1].text.longest == "Sunset July 26, 12:38 AM")
    #expect(lines[1].text.all.contains("↓ Jul 26"))
  }

  @Test func C_15_datesAndTimesInEnglishFollowTheLocale() throws {
    for (locale, text) in [
      ("en_GB", "Sunday 21 June, 09:24"), ("en-AU", "Sunday 21 June, 9:24 am"),
      ("en_US", "Sunday, June 21, 9:24 AM"), ("en", "Sunday, June 21, 9:24 AM"),
    ] {
      let environment = WidgetEnvironment(
        zone: ZoneClock(offset: 3_600), language: .english, frame: WidgetFrame(.medium),
        localeIdentifier: locale)
      let snapshot = SolsticeDefinition.snapshot(
        of: .missing, configuration: SolsticeConfiguration(), at: try Widget.moment("2026-06-20T12:00:00Z"),
        in: environment)
      #expect(snapshot.facts?.momentText.longest == text, "\(locale)")
    }
  }

  @Test func SO_15_entriesAtSunriseAndSunsetWhereTheSnapshotChanges() throws {
    var widget = try widget(21.03, 105.85, zone: "Asia/Ho_Chi_Minh")
    let now = "2026-03-24T05:00:00Z"
    let entries = try widget.schedule(now).entries
    // 7 starts of days, now, and 13 sunrises and sunsets: today only the sunset remains.
    #expect(entries.count == 21)
    let snapshots = try entries.map { try widget.snapshot($0.description) }
    #expect(zip(snapshots, snapshots.dropFirst()).allSatisfy { $0 != $1 })
    widget.configuration.showsSun = false
    #expect(try widget.schedule(now).entries.count == 8)
  }

  @Test func C_18_aRedactedSnapshotHasNoTimeOfTheSunLeftAndTheRestIsTheSame() throws {
    let widget = try widget(21.03, 105.85, zone: "Asia/Ho_Chi_Minh")
    let snapshot = try widget.snapshot("2026-03-24T05:00:00Z")
    let redacted = snapshot.redacted()
    let facts = try #require(redacted.facts)
    #expect(facts.sun == .redacted && facts.countText.longest == "89 days")
    #expect(redacted.redacted() == redacted && !"\(redacted)".contains("5:57"))
    #expect(!snapshot.accessibility.value.contains("Sunrise"))
  }

  @Test func SO_11_outsideTheTablesOfTheSunTheCountdownGoesOn() throws {
    let widget = try widget(21.03, 105.85, zone: "UTC")
    let facts = try widget.facts("2101-06-01T00:00:00Z")
    #expect(facts.countdown.days == 20)
    #expect(facts.sun?.value?.note?.longest == "No times of the Sun for this day")
  }
}
