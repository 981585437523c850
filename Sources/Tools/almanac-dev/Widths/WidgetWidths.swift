import BudgetWidget
import HydrationWidget
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
import WidgetCore

/// Measures the texts of all widgets and compares them with the available room on every phone.
enum WidgetWidths {
  /// The days, amounts and phones that are measured.
  struct Scope: Sendable {
    /// The days, in any order.
    let days: Days
    /// The phones.
    let screens: [ScreenClass]
    /// The step between measured amounts: 1 takes all of them.
    let step: Int

    /// Creates a scope of every day of some years with all amounts on all phones.
    init(years: ClosedRange<Int>) {
      days = Days(years: years)
      screens = ScreenClass.allCases
      step = 1
    }

    /// Creates a scope of some days and a few amounts on some phones; texts that are not dates are ignored.
    init(days: [String], screens: [ScreenClass]) {
      self.days = Days(days)
      self.screens = screens
      step = 7
    }

    /// Returns every `step`-th element.
    func some<Element>(_ elements: [Element]) -> [Element] {
      elements.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    }
  }

  struct Days {
    let all: [CivilDate]

    init(years: ClosedRange<Int>) {
      all = years.flatMap { year in
        (1...12).flatMap { month in (1...31).compactMap { try? CivilDate(year: year, month: month, day: $0) }
        }
      }
    }

    init(_ texts: [String]) {
      all = texts.compactMap { CivilDate($0) }
    }

    /// Noon in Vietnam of each day.
    var instants: [Instant] { all.map(Self.noon) }

    static func noon(_ day: CivilDate) -> Instant {
      Instant(secondsSince1970: Int64(DayNumber(day).rataDie - 719_163) * 86_400 + 5 * 3_600)
    }
  }

  /// The names of the widgets, as in `almanac widget`.
  static let widgets = ["calendar", "insult", "solstice", "budget", "spending", "hydration"]

  /// Measures widgets in all languages, several at a time.
  ///
  /// - Parameters:
  ///   - scope: The days, amounts and phones.
  ///   - widgets: Some names of ``widgets``.
  /// - Throws: An error if the facts of a widget cannot be made, which is a bug of the check.
  static func report(on scope: Scope, widgets: [String] = widgets) async throws -> WidthReport {
    try await withThrowingTaskGroup(of: WidthReport.self) { group in
      for widget in widgets {
        for language in Language.allCases {
          group.addTask { try report(of: widget, in: language, scope) }
        }
      }
      return try await group.reduce(into: WidthReport()) { $0.add($1) }
    }
  }

  private static func report(of widget: String, in language: Language, _ scope: Scope) throws -> WidthReport {
    switch widget {
    case "calendar": try CalendarOccasions.report(in: language, scope)
    case "insult": InsultOccasions.report(in: language, scope)
    case "solstice": try SolsticeOccasions.report(in: language, scope)
    case "budget":
      try BudgetOccasions.report(of: BudgetDefinition.self, in: language, scope) { kind, category in
        BudgetConfiguration(period: kind, category: category)
      }
    case "spending":
      try BudgetOccasions.report(of: SpendingDefinition.self, in: language, scope) { kind, _ in
        SpendingConfiguration(period: kind)
      }
    default: try HydrationOccasions.report(in: language, scope)
    }
  }
}
