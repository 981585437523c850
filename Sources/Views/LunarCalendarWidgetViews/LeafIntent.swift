public import AppIntents
import LunarCalendarWidget
import WidgetViews

/// Leafs to a month in the widget, until the day ends.
///
/// It names the month that the button has shown, so that a second tap before the widget is drawn anew does no harm.
public struct LeafIntent: AppIntent {
  /// What it is called.
  public static let title: LocalizedStringResource = "Show a month"
  /// It makes sense in the widget alone.
  public static let isDiscoverable = false

  /// The month, such as 2026-03; empty for that of today.
  @Parameter(title: "Month", default: "")
  public var month: String

  /// For the system, which sets the month afterwards.
  public init() {}

  /// Leafs to a month; `nil` is that of today.
  init(_ month: YearMonth?) {
    self.init()
    self.month = month?.description ?? ""
  }

  /// Leafs; the system then asks for a new timeline of the widget that was tapped.
  public func perform() async throws -> some IntentResult {
    LeafStore(.current).leaf(to: YearMonth(month))
    return .result()
  }
}
