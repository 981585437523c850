import LunarCalendarWidget

/// The error that there is no month to show.
struct NothingToShow: Error, CustomStringConvertible {
  var instant: Instant

  var description: String { "\(instant) is in no month that lies within the years 1 to 9999" }
}
