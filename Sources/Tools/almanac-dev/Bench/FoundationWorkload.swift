import Almanac
import Foundation

/// The same conversions with Foundation's Chinese calendar.
struct FoundationWorkload {
  private let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  static func date(of day: DayNumber) -> Date {
    // Noon, so that the day is the same for every offset used here.
    Date(timeIntervalSince1970: (Double(day.rataDie) - 719_163 + 0.5) * 86_400)
  }

  func lunarComponents(of dates: [Date]) -> Int {
    dates.reduce(0) { $0 &+ (calendar.dateComponents([.era, .year, .month, .day], from: $1).day ?? 0) }
  }

  func components(of dates: [Date]) -> [DateComponents] {
    dates.map { calendar.dateComponents([.era, .year, .month, .day], from: $0) }
  }

  func dates(of components: [DateComponents]) -> Int {
    components.reduce(0) { $0 &+ Int(calendar.date(from: $1)?.timeIntervalSince1970 ?? 0) }
  }
}
