import LunarCalendarWidget
import WidgetBridge

/// The error that there is no month to show.
struct NothingToShow: Error, CustomStringConvertible {
  var instant: Instant

  var description: String { "the month of \(instant) is not within the years 1 to 9999" }
}
