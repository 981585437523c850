/// The user's choices in the widget's settings, and the result of the last tap on it.
public struct HydrationConfiguration: WidgetSettings {
  /// The beverage that the buttons add.
  public var beverage: Beverage
  /// The time of the last tap on an amount if it could not be saved; `nil` if it was saved.
  public var failedTap: Timestamp?

  /// The time for which the widget says that a tap was not saved, in seconds.
  public static let failedTapTime: Int64 = 600

  /// Creates a configuration; the default beverage is water.
  public init(beverage: Beverage = .water, failedTap: Timestamp? = nil) {
    self.beverage = beverage
    self.failedTap = failedTap
  }

  /// Creates the default configuration.
  public init() { self.init(beverage: .water) }

  /// Reads a configuration; a beverage that only a newer version knows is kept.
  public init(_ reader: inout SettingsReader) {
    let lengths = 1...HydrationEntry.longestID
    self.init(
      beverage: reader.choice(
        "beverage", expected: "the id of a beverage, \(lengths.lowerBound) to \(lengths.upperBound) bytes"
      ) { (id: String) in lengths.contains(id.utf8.count) ? Beverage(id: id) : nil } ?? .water,
      failedTap: reader.choice("failedTap"))
  }

  /// The beverage, and the failed tap if there is one.
  public var members: JSONObject {
    JSONObject(present: [("beverage", .string(beverage.id)), ("failedTap", failedTap?.json)])
  }

  /// The instant at which the widget stops reporting the failed tap.
  var failedTapEnd: Instant? {
    failedTap.map { Instant(secondsSince1970: $0.instant.secondsSince1970 + Self.failedTapTime) }
  }

  /// Returns whether the widget reports the failed tap at an instant.
  func tellsFailedTap(at instant: Instant) -> Bool {
    guard let failedTap, let end = failedTapEnd else { return false }
    return failedTap.instant <= instant && instant < end
  }
}
