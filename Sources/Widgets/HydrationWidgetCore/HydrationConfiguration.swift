/// The user's choices in the widget's settings, and the result of the last tap on it.
public struct HydrationConfiguration: WidgetSettings {
  /// The beverage that the buttons add.
  public var beverage: Beverage
  /// The time of the last tap on an amount if it could not be saved; `nil` if it was saved.
  public var failedTap: Timestamp?

  /// The time for which the widget reports that a tap was not saved, in seconds.
  public static let failedTapTime: Int64 = 600

  /// Creates a configuration; the default beverage is water.
  public init(beverage: Beverage = .water, failedTap: Timestamp? = nil) {
    self.beverage = beverage
    self.failedTap = failedTap
  }

  /// Creates the default configuration.
  public init() { self.init(beverage: .water) }

  /// Lists the choices; a beverage that only a newer version knows is kept.
  public mutating func list(in fields: inout SettingsFields) {
    let lengths = 1...HydrationEntry.longestID
    fields.choice(
      "beverage", &beverage,
      expected: "the id of a beverage, \(lengths.lowerBound) to \(lengths.upperBound) bytes",
      reading: { (id: String) in lengths.contains(id.utf8.count) ? Beverage(id: id) : nil },
      writing: { .string($0.id) })
    fields.choice("failedTap", &failedTap)
  }

  /// The instant at which the widget stops reporting the failed tap.
  var failedTapEnd: Instant? {
    failedTap.map { Instant(secondsSince1970: $0.instant.secondsSince1970 + Self.failedTapTime) }
  }

  /// Returns whether the widget reports the failed tap at an instant.
  func reportsFailedTap(at instant: Instant) -> Bool {
    guard let failedTap, let end = failedTapEnd else { return false }
    return failedTap.instant <= instant && instant < end
  }
}
