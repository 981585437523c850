import SolsticeScreens
import SolsticeWidgetCore
import Testing
import WidgetFoundation

/// No sentence about days and nights contradicts the Sun of the place, and printed lengths agree with printed
/// times.
struct DayAndNightTests {
  private static let newYear: Int64 = 1_767_225_600

  /// Returns noon, a number of days after 1 January 2026.
  private static func noon(_ day: Int) -> Instant {
    Instant(secondsSince1970: newYear + 86_400 * Int64(day) + 43_200)
  }

  /// Returns the length of daylight in seconds on 400 days from 1 January 2026, from midnight to midnight in
  /// UTC.
  private static func lengths(_ place: Coordinates) throws -> [Int] {
    try (0..<400).map { day in
      let start = newYear + 86_400 * Int64(day)
      return try CivilSunDay(
        from: Instant(secondsSince1970: start), to: Instant(secondsSince1970: start + 86_400), at: place
      ).dayLength
    }
  }

  private static func widget(_ latitude: Double, _ hemisphere: Hemisphere? = nil) throws -> Widget {
    var widget = try Widget(zone: "UTC")
    widget.settings.choose(SolsticePlace(try Coordinates(latitude: latitude, longitude: 0)))
    widget.settings.hemisphere = hemisphere
    return widget
  }

  /// Returns whether a sentence is true on a day.
  private static func isTrue(_ sentence: String, of day: Int, _ lengths: [Int]) -> Bool {
    let (length, noonToNoon) = (lengths[day], 43_200)
    let (before, after) = (lengths[max(0, day - 10)], lengths[day + 10])
    return switch sentence {
    case "The days are getting longer.": lengths[day + 1] >= length
    case "The days are getting shorter.": lengths[day + 1] <= length
    case "The days are longer than the nights.": length > noonToNoon
    case "The nights are longer than the days.": length < noonToNoon
    case "The longest day and the shortest night of the year.": length >= before && length >= after
    case "The shortest day and the longest night of the year.": length <= before && length <= after
    case "When day and night are about equally long; then the days grow longer.":
      abs(length - noonToNoon) <= 3600 && after > length
    case "When day and night are about equally long; then the nights grow longer.":
      abs(length - noonToNoon) <= 3600 && after < length
    case "Near the equator, day and night are about equally long all year.": abs(length - noonToNoon) < 2100
    default: false
    }
  }

  /// The sentences about today and about the day of the event are true there on every day of a year.
  @Test(
    arguments: Array(stride(from: -90.0, through: 90, by: 10)) + [-67, -4.9, 5, 1.3, 40.7, 65.7, 66.6, 88])
  func whatIsSaidOfDaysAndNightsIsTrueOnEveryDayOfAYear(latitude: Double) throws {
    var failures: [String] = []
    let lengths = try Self.lengths(try Coordinates(latitude: latitude, longitude: 0))
    let events = ["2026-03-20", "2026-06-21", "2026-09-23", "2026-12-21"].compactMap { CivilDate($0) }
    let first = try #require(CivilDate("2026-01-01"))
    let widgets = try ([nil] + Hemisphere.allCases).map { try Self.widget(latitude, $0) }
    for day in 0..<355 {
      let screens = try widgets.map { try $0.screen(Self.noon(day).description) }
      let screen = screens[0]
      // A chosen hemisphere names seasons, but does not change the sentences about days.
      if Set(screens.map(\.seasonSentence)).count + Set(screens.map(\.eventSentence)).count > 2 {
        failures.append("\(day): hemispheres differ")
      }
      if let sentence = screen.seasonSentence {
        if !Self.isTrue(sentence, of: day, lengths) { failures.append("\(day): \(sentence)") }
      }
      // There is a sentence wherever the Sun rises or sets.
      if (screen.seasonSentence == nil) != (screen.sun.note != nil) { failures.append("\(day): silent") }
      let event = try #require(events.first { first.days(to: $0) >= day })
      let date = first.days(to: event)
      if let sentence = screen.eventSentence, !Self.isTrue(sentence, of: date, lengths) {
        failures.append("\(day): of day \(date): \(sentence)")
      }
      if screen.eventSentence == nil, abs(latitude) < 65 { failures.append("\(day): silent header") }
    }
    #expect(failures.prefix(5) == [])
  }

  /// Three months before an equinox, no sentence says that day and night are equally long now.
  @Test func nobodyReadsOfEqualDayAndNightThreeMonthsEarly() throws {
    for (language, words) in [
      (Language.english, "When day and night are about equally long"), (.vietnamese, "Khi ngày và đêm"),
      (.chinese, "届时昼夜"),
    ] {
      for month in ["01", "02", "07", "08"] {
        let screen = try Widget(language: language).screen("2026-\(month)-10T00:00:00Z")
        #expect(screen.eventSentence?.hasPrefix(words) == true)
      }
    }
  }

  @Test func aSeasonIsThatOfBeforeUntilItsInstantHasCome() throws {
    let widget = try Widget()
    #expect(try widget.screen("2026-03-20T03:00:00Z").season == .winter)
    #expect(try widget.screen("2026-03-20T03:00:00Z").facts.momentText.longest == "Spring begins at 9:45 PM")
    #expect(try widget.screen("2026-03-20T14:45:57Z").season == .winter)
    #expect(try widget.screen("2026-03-20T14:45:59Z").season == .spring)
  }

  /// Each printed minute must be the nearest to an exact instant of the same day.
  @Test(arguments: [
    ("Asia/Ho_Chi_Minh", 21.03, 105.85), ("Australia/Sydney", -33.87, 151.21),
    ("Asia/Kathmandu", 27.72, 85.32), ("Asia/Shanghai", 31.23, 121.47),
    ("America/New_York", 40.71, -74.01), ("America/Guayaquil", -2.19, -79.89),
    ("Atlantic/Reykjavik", 64.15, -21.94),
  ])
  func sunriseSunsetAndLengthOfTheDayAgreeAsTheyArePrintedOnEveryDayOfAYear(
    zone: String, latitude: Double, longitude: Double
  ) throws {
    let coordinates = try Coordinates(latitude: latitude, longitude: longitude)
    var widget = try Widget(zone: zone, language: .vietnamese)
    widget.settings.choose(SolsticePlace(coordinates))
    let days = widget.environment.days
    func minutes(_ text: String) -> Int {
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      return numbers.count == 2 ? 60 * numbers[0] + numbers[1] : .min
    }
    var failures: [String] = []
    for day in 0..<365 {
      let instant = Self.noon(day)
      let sun = try widget.screen(instant.description).sun
      let start = try #require(days.day(at: instant).flatMap { days.start(of: $0) })
      let exact = try CivilSunDay(from: start, to: try #require(days.next(after: instant)), at: coordinates)
      guard case .events(let events) = exact.course, events.count == 2, sun.lines.count == 2 else { continue }
      let printed = sun.lines.map { minutes($0.value) }
      func secondOfDay(_ instant: Instant) -> Int {
        let local = instant.secondsSince1970 + Int64(widget.environment.zone.offset(at: instant))
        return Int((local % 86_400 + 86_400) % 86_400)
      }
      // Where the Sun set after midnight, the sunset of the coming night is printed in place of that of the last one.
      let isUpAtMidnight = exact.startsInDaylight
      let tomorrow = isUpAtMidnight ? widget.settings.sunDay(at: exact.end, in: days)?.sunsets.first : nil
      let shown = isUpAtMidnight ? [events[1].instant, tomorrow ?? exact.end] : events.map(\.instant)
      for (instant, minute) in zip(shown, printed) {
        let seconds = secondOfDay(instant)
        // Half a minute before midnight the nearest minute would be on another day.
        let isLast = seconds >= 86_370 && minute == 1439
        if abs(60 * minute - seconds) > 30, !isLast { failures.append("\(day): \(minute)") }
      }
      let length = try minutes(#require(sun.details.last).value)
      let difference =
        isUpAtMidnight
        ? 1440 - printed[0] + (secondOfDay(events[0].instant) + 30) / 60 : printed[1] - printed[0]
      if length != difference { failures.append("\(day): \(length) is not \(difference)") }
    }
    #expect(failures.prefix(5) == [])
  }
}
