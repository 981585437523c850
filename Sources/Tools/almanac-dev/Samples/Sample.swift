import BudgetWidgetCore
import HydrationWidgetCore
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import WidgetBridge

/// A widget in a situation: its stored state, the user's choices, and the instant.
struct Sample<Definition: WidgetDefinition>: Sendable {
  private let state: Definition.State
  private let configuration: Definition.Configuration
  let instant: Instant

  init(_ state: Definition.State, _ configuration: Definition.Configuration = .init(), at instant: Instant) {
    self.state = state
    self.configuration = configuration
    self.instant = instant
  }

  /// Returns the snapshot of the widget.
  func snapshot(in environment: WidgetEnvironment) -> Definition.Snapshot {
    Definition.snapshot(of: state, configuration: configuration, at: instant, in: environment)
  }

  /// Returns the schedule with the snapshot at each of its instants.
  func schedule(in environment: WidgetEnvironment) -> JSON {
    AnswerWriter.schedule(
      of: Definition.self, state: state, configuration: configuration, from: instant, in: environment)
  }

  /// Returns the sample as it is some seconds later.
  func later(by seconds: Int64) -> Sample { Sample(state, configuration, at: instant.adding(seconds)) }
}

/// A widget with its samples, which the gallery shows and whose texts the survey of widths measures.
protocol SampledWidget: WidgetDefinition {
  /// The name of the widget in the command.
  static var command: String { get }

  /// Returns every sample with a different look, by names of a word or two, which are part of the names of files.
  ///
  /// - Throws: An error if the facts of a sample cannot be made, which is a bug.
  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>>

  /// Returns the samples with all texts that a widget may show, in groups; a text of a group is measured once.
  ///
  /// - Throws: An error if the facts of a sample cannot be made, which is a bug.
  static func measured(in language: Language, _ scope: WidthScope) throws -> [[Sample<Self>]]
}

/// The widgets that have samples.
enum SampledWidgets {
  /// All widgets, in the order of the gallery.
  static let all: [any SampledWidget.Type] = [
    CalendarDefinition.self, InsultDefinition.self, SolsticeDefinition.self, BudgetDefinition.self,
    SpendingDefinition.self, HydrationDefinition.self,
  ]
}

extension SampledWidget {
  /// Returns samples of each state at each instant.
  static func samples(
    _ states: [State], _ configuration: Configuration = .init(), at instants: [Instant]
  ) -> [Sample<Self>] {
    states.flatMap { state in instants.map { Sample(state, configuration, at: $0) } }
  }
}

extension Loaded {
  /// Every state without facts.
  static var withoutFacts: [Loaded] {
    [.placeholder, .missing, .newer(version: 9), .unreadable(""), .unavailable("")]
  }
}

extension WidgetEnvironment {
  /// Returns the environment of samples: Vietnam.
  static func ofSamples(_ frame: WidgetFrame, _ language: Language) -> WidgetEnvironment {
    WidgetEnvironment(
      zone: ZoneClock(offset: 7 * 3_600, identifier: "Asia/Ho_Chi_Minh"), language: language, frame: frame)
  }
}

extension Instant {
  /// Returns noon of a civil day in Vietnam.
  static func noon(_ day: CivilDate) -> Instant {
    Instant(secondsSince1970: Int64(DayNumber(day).rataDie - 719_163) * 86_400 + 5 * 3_600)
  }

  /// Returns noon of a civil day in Vietnam.
  static func noon(_ year: Int, _ month: Int, _ day: Int) throws(CivilDateError) -> Instant {
    noon(try CivilDate(year: year, month: month, day: day))
  }

  /// Returns the instant after some seconds, or before it if they are negative.
  func adding(_ seconds: Int64) -> Instant { Instant(secondsSince1970: secondsSince1970 + seconds) }
}

extension CalendarDefinition: SampledWidget {
  static let command = "calendar"

  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>> {
    let delivered = CalendarState.loaded(CalendarSettings())
    return try [
      "sample": Sample(.placeholder, at: .noon(2026, 2, 17)),
      "normal": Sample(delivered, at: .noon(2026, 2, 17)),
      "six weeks": Sample(delivered, at: .noon(2026, 8, 28)),
      "leap month": Sample(delivered, at: .noon(2025, 7, 25)),
      "large type": Sample(.loaded(CalendarSettings(usesLargeType: true)), at: .noon(2026, 2, 17)),
      "counted": Sample(
        .loaded(CalendarSettings(calendar: .japanese, showsPentad: true, showsRokuyo: true)),
        at: .noon(2026, 7, 2)),
      "anniversaries": Sample(.loaded(withAnniversaries(birthday: (3, 11))), at: .noon(2026, 4, 26)),
      "eve": Sample(.loaded(withAnniversaries(birthday: (3, 11))), at: .noon(2026, 4, 25)),
      "failure": Sample(.unreadable(""), at: .noon(2026, 9, 25)),
      "uncertain": Sample(delivered, at: .noon(2072, 12, 8)),
      // The lunar tables end before the tables of solar terms.
      "beyond the lunar years": Sample(delivered, at: .noon(2101, 2, 10)),
      "outside the tables": Sample(delivered, at: .noon(2150, 7, 25)),
    ]
  }

  /// Days with rare properties.
  ///
  /// They are a new moon too close to midnight and its month, leap months 6 and 11, and the limits of the
  /// tables and of the calendar.
  private static let rareDays = [
    "2072-12-08", "2073-01-01", "2033-12-22", "2025-07-25", "2028-06-23", "1899-02-09", "1899-02-10",
    "2101-01-28", "2101-01-29", "2150-07-25", "0001-01-01", "9999-12-31",
  ].compactMap { CivilDate($0) }.map(Instant.noon)

  static func measured(in language: Language, _ scope: WidthScope) throws -> [[Sample<Self>]] {
    let settings = [
      CalendarSettings(), CalendarSettings(calendar: .chinese), CalendarSettings(calendar: .vietnamese),
      CalendarSettings(monthNaming: .traditional), try withAnniversaries(birthday: (11, 28)),
      CalendarSettings(usesLargeType: true), CalendarSettings(calendar: .chinese, usesLargeType: true),
      CalendarSettings(calendar: .japanese, showsPentad: true, showsRokuyo: true),
    ]
    // Months other than the current one, whose header may name two lunar years, always with six weeks.
    let firsts = scope.days.filter { $0.day == 1 }
    let configurations =
      [CalendarConfiguration(rows: .six)]
      + firsts.prefix(12).map { CalendarConfiguration(month: YearMonth(of: $0), showsArrows: true) }
    return settings.flatMap { settings in
      let state = CalendarState.loaded(settings)
      return [
        samples([state], at: scope.noons + rareDays),
        configurations.flatMap { samples([state], $0, at: firsts.map(Instant.noon)) },
      ]
    } + [samples([.unreadable(""), .placeholder, .missing], at: rareDays + scope.noons.prefix(40))]
  }

  /// Returns settings with a giỗ and a birthday that are observed every year.
  ///
  /// - Parameter birthday: The lunar month and day of the birthday; the giỗ is on the tenth of the third month.
  private static func withAnniversaries(birthday: (month: Int, day: Int)) throws -> CalendarSettings {
    CalendarSettings(
      anniversaries: try AnniversaryList([
        Anniversary(
          id: "1", name: "ông nội", kind: .death, date: RecurringLunarDate(month: 3, day: 10), year: 2001),
        Anniversary(
          id: "2", name: "cô Mai", kind: .birthday,
          date: RecurringLunarDate(month: birthday.month, day: birthday.day), year: 1966),
      ]))
  }
}

extension InsultDefinition: SampledWidget {
  static let command = "insult"

  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>> {
    let (state, noon) = (
      InsultState.loaded(InsultChoices(InsultSettings(seed: 7))), try Instant.noon(2026, 2, 17)
    )
    return [
      "sample": Sample(.placeholder, at: noon), "normal": Sample(state, at: noon),
      "another": Sample(state, at: noon.adding(3 * 3_600)),
      "later": Sample(state, at: noon.adding(6 * 3_600)),
      "failure": Sample(.unreadable(""), at: noon),
    ]
  }

  static func measured(in language: Language, _ scope: WidthScope) -> [[Sample<Self>]] {
    // There is a new insult every hour, so the days of one seed cover some thousands of all insults.
    let instants = scope.noons.flatMap { noon in [-5, 0, 4, 9].map { noon.adding($0 * 3_600) } }
    return InsultRating.allCases.map { rating in
      samples([.loaded(InsultChoices(InsultSettings(seed: 1, rating: rating)))], at: instants)
    } + [samples(State.withoutFacts, at: Array(scope.noons.prefix(1)))]
  }
}

extension SolsticeDefinition: SampledWidget {
  static let command = "solstice"

  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>> {
    let here = try place(21.03, 105.85)
    let newYork = try place(40.71, -74.01, name: "New York", zone: ZoneClock(offset: -5 * 3_600))
    let sun = SolsticeConfiguration(showsSun: true)
    let left = SolsticePlace(
      try Coordinates(latitude: 40.71, longitude: -74.01), reportedOn: CivilDate("2026-02-12"))
    return try [
      "sample": Sample(.placeholder, sun, at: .noon(2026, 2, 17)),
      "normal": Sample(here, SolsticeConfiguration(showsSun: false), at: .noon(2026, 2, 17)),
      "summer": Sample(here, sun, at: .noon(2026, 5, 1)),
      "autumn": Sample(here, sun, at: .noon(2026, 9, 20)),
      "winter": Sample(here, sun, at: .noon(2026, 11, 22)),
      "today": Sample(here, sun, at: .noon(2026, 6, 21)),
      "abroad": Sample(newYork, sun, at: .noon(2026, 2, 17)),
      "moved": Sample(
        .loaded(SolsticeSettings(permission: .granted, devicePlace: left)), sun, at: .noon(2026, 2, 17)),
      "polar night": Sample(place(69.65, 18.96), sun, at: .noon(2026, 12, 10)),
      "empty": Sample(.loaded(SolsticeSettings()), sun, at: .noon(2026, 2, 17)),
      "outside the tables": Sample(here, sun, at: .noon(2150, 1, 1)),
    ]
  }

  static func measured(in language: Language, _ scope: WidthScope) throws -> [[Sample<Self>]] {
    let places = try [place(21.03, 105.85), place(-33.87, 151.21), place(69.65, 18.96)]
    let left = SolsticePlace(
      try Coordinates(latitude: -41.29, longitude: -174.78), reportedOn: CivilDate("1999-12-30"))
    // Long names of a place and of a zone, a place that the device has left, and one where the Sun sets after midnight.
    let abroad = try [
      .loaded(SolsticeSettings(permission: .granted, devicePlace: left)),
      place(65.95, -21.94, zone: ZoneClock(offset: 0)),
      place(-34.6, -58.38, name: "Thành phố Hồ Chí Minh", zone: ZoneClock(offset: -10_800)),
      place(10.78, 106.7, zone: ZoneClock(offset: 0, identifier: "America/Argentina/Buenos_Aires")),
    ]
    let nowhere = LocationPermission.allCases.map { SolsticeState.loaded(SolsticeSettings(permission: $0)) }
    let sun = SolsticeConfiguration(showsSun: true)
    let beyond = try [Instant.noon(1899, 1, 1), .noon(2101, 12, 25), .noon(2150, 1, 1)]
    return EventNaming.allCases.flatMap { naming in
      (places + abroad).map { place in
        samples([place], SolsticeConfiguration(naming: naming, showsSun: true), at: scope.noons)
      }
        // Without the Sun, the place only determines the hemisphere.
        + places.prefix(2).map { place in
          samples([place], SolsticeConfiguration(naming: naming, showsSun: false), at: scope.noons)
        }
    } + [
      samples(nowhere, sun, at: Array(scope.noons.prefix(3))),
      samples(State.withoutFacts, sun, at: scope.noons.prefix(1) + beyond),
    ]
  }

  /// Returns the settings of someone who chose a place; without a zone its clocks are those of the device.
  private static func place(
    _ latitude: Double, _ longitude: Double, name: String? = nil, zone: ZoneClock? = nil
  ) throws -> SolsticeState {
    let coordinates = try Coordinates(latitude: latitude, longitude: longitude)
    return .loaded(SolsticeSettings(chosenPlace: SolsticePlace(coordinates, name: name, zone: zone)))
  }
}
