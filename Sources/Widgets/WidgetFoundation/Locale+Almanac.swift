public import Foundation

extension Language {
  /// The locale of the language, without a region.
  public var locale: Locale { Locale(identifier: tag) }
}

extension Weekday {
  /// Creates the first day of the week of a locale; Monday if the locale names no region.
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
