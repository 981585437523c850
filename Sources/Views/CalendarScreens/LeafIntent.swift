public import AppIntents
import LunarCalendarWidget
import WidgetViews

/// Shows another month in the widget, until the day ends.
///
/// It names the month that the button has shown, so a second tap before the widget is redrawn does no harm.
public struct LeafIntent: AppIntent {
  /// The title in the system.
  public static let title: LocalizedStringResource = "Show a month"
  /// It is only useful in the widget.
  public static let isDiscoverable = false

  /// The month, such as 2026-03; empty for that of today.
  @Parameter(title: "Month", default: "")
  public var month: String

  /// Makes an empty intent for the system, which then sets the month.
  public init() {}

  /// Makes the intent for a month; `nil` is that of today.
  init(_ month: String) {
    self.init()
    self.month = month
  }

  /// Stores the month; the system then requests a new timeline of the widget that was tapped.
  public func perform() async throws -> some IntentResult {
    LeafStore(.current).leaf(to: YearMonth(month))
    return .result()
  }
}
