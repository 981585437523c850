import BudgetWidget
import HydrationWidget
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget

/// Measures the texts of all widgets against the room they have on every phone.
public enum WidthCheck {
  /// The days whose texts are measured.
  public struct Days: Sendable {
    /// In any order.
    let all: [CivilDate]

    /// Every day of some years.
    public init(years: ClosedRange<Int>) {
      all = years.flatMap { year in
        (1...12).flatMap { month in (1...31).compactMap { try? CivilDate(year: year, month: month, day: $0) } }
      }
    }

    /// Some days; those that are no dates are left out.
    public init(_ texts: [String]) {
      all = texts.compactMap { CivilDate($0) }
    }

    /// Noon in Vietnam of each day.
    var instants: [Instant] { all.map(Self.noon) }

    static func noon(_ day: CivilDate) -> Instant {
      Instant(secondsSince1970: Int64(DayNumber(day).rataDie - 719_163) * 86_400 + 5 * 3_600)
    }
  }

  /// The names of the widgets, as `almanac widget` has them.
  public static let widgets = ["calendar", "insult", "solstice", "budget", "spending", "hydration"]

  /// Measures widgets in all languages, several at a time.
  ///
  /// - Parameters:
  ///   - days: The days to look at.
  ///   - widgets: Names of ``widgets``.
  /// - Throws: What a widget's facts for the check could not be made of, which is a fault of the check.
  public static func report(on days: Days, widgets: [String] = widgets) async throws -> WidthReport {
    try await withThrowingTaskGroup(of: WidthReport.self) { group in
      for widget in widgets {
        for language in Language.allCases {
          group.addTask { try report(of: widget, in: language, on: days) }
        }
      }
      return try await group.reduce(into: WidthReport()) { $0.add($1) }
    }
  }

  private static func report(of widget: String, in language: Language, on days: Days) throws -> WidthReport {
    switch widget {
    case "calendar": CalendarOccasions.report(in: language, on: days)
    case "insult": InsultOccasions.report(in: language, on: days)
    case "solstice": try SolsticeOccasions.report(in: language, on: days)
    case "budget":
      try BudgetOccasions.report(of: BudgetSystem.self, in: language, on: days) { kind, category in
        BudgetConfiguration(period: kind, category: category)
      }
    case "spending":
      try BudgetOccasions.report(of: SpendingSystem.self, in: language, on: days) { kind, _ in
        SpendingConfiguration(period: kind)
      }
    default: try HydrationOccasions.report(in: language, on: days)
    }
  }

  /// An environment as people of a language have it; the frame does not matter.
  static func environment(_ language: Language) -> WidgetEnvironment {
    WidgetEnvironment(
      zone: ZoneClock(offset: 7 * 3_600), language: language, frame: WidgetFrame(.small))
  }
}
