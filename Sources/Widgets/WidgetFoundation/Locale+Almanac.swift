public import Foundation

extension Language {
  /// The locale of the language with no region.
  public var locale: Locale { Locale(identifier: tag) }
}

extension Weekday {
  /// The first day of the week where a locale is used; Monday if it names no region.
  public init(firstOf locale: Locale) {
    guard locale.region != nil else {
      self = .monday
      return
    }
    switch locale.firstDayOfWeek {
    case .monday: self = .monday
    case .tuesday: self = .tuesday
    case .wednesday: self = .wednesday
    case .thursday: self = .thursday
    case .friday: self = .friday
    case .saturday: self = .saturday
    case .sunday: self = .sunday
    @unknown default: self = .monday
    }
  }
}
