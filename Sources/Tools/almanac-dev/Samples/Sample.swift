import BudgetWidget
import HydrationWidget
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget

/// A widget in a situation: what it finds stored, what the user chose, and the instant.
struct Sample<Definition: WidgetDefinition>: Sendable {
  private let state: Definition.State
  private let configuration: Definition.Configuration
  let instant: Instant

  init(_ state: Definition.State, _ configuration: Definition.Configuration = .init(), at instant: Instant) {
    self.state = state
    self.configuration = configuration
    self.instant = instant
  }

  /// Returns what the widget shows.
  func snapshot(in environment: WidgetEnvironment) -> Definition.Snapshot {
    Definition.snapshot(of: state, configuration: configuration, at: instant, in: environment)
  }
}

/// A widget with its samples, which the gallery shows and whose texts the survey of widths measures.
protocol SampledWidget: WidgetDefinition {
  /// The name of the widget in the command.
  static var command: String { get }

  /// Returns everything that looks different, by names of a word or two, which are part of the names of files.
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
