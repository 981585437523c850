/// What the user chose in the widget's settings, and what became of the last tap on it.
public struct HydrationConfiguration: WidgetSettings {
  /// What the buttons add.
  public var beverage: Beverage
  /// When an amount was tapped that could not be kept; `nil` if the last tap was kept.
  public var failedTap: Timestamp?

  /// How long the widget says that a tap was not kept, in seconds.
  public static let failedTapTime: Int64 = 600

  /// Buttons that add a beverage, by default water.
  public init(beverage: Beverage = .water, failedTap: Timestamp? = nil) {
    self.beverage = beverage
    self.failedTap = failedTap
  }

  /// Buttons that add water.
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

  /// The choice, and the tap that was not kept if there is one.
  public var members: JSONObject {
    JSONObject(present: [("beverage", .string(beverage.id)), ("failedTap", failedTap?.json)])
  }

  /// When the widget stops saying that a tap was not kept.
  var failedTapEnd: Instant? {
    failedTap.map { Instant(secondsSince1970: $0.instant.secondsSince1970 + Self.failedTapTime) }
  }

  /// Whether the widget says at a moment that a tap was not kept.
  func tellsFailedTap(at instant: Instant) -> Bool {
    guard let failedTap, let end = failedTapEnd else { return false }
    return failedTap.instant <= instant && instant < end
  }
}
