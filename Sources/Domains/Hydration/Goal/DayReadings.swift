/// The last weather of a day that the app has read.
///
/// Its form is the object in the document, with the other members that the app keeps there.
public struct WeatherReading: Hashable, Sendable {
  let members: JSONObject
  /// The temperature in degrees Celsius, -100 to 100.
  public let temperature: Double
  /// The relative humidity in percent, 0 to 100; `nil` if not known.
  public let humidity: Double?
  /// The user's day of the reading; `nil` in documents of the first form, which lack it.
  public let day: CivilDate?

  private static let temperatures = -100.0...100.0
  private static let percents = 0.0...100.0

  /// Makes the weather of a day.
  ///
  /// - Parameters:
  ///   - temperature: Degrees Celsius, -100 to 100.
  ///   - humidity: Relative humidity in percent, 0 to 100.
  ///   - day: The user's day.
  public init(temperature: Double, humidity: Double? = nil, day: CivilDate) throws(HydrationError) {
    var members: JSONObject = ["day": .string("\(day)")]
    members["temperatureC"] = JSON(temperature)
    members["humidityPercent"] = humidity.flatMap { JSON($0) }
    guard let reading = Self(members), humidity == nil || reading.humidity != nil else {
      throw .outOfRange(
        name: "weather", value: "\(temperature)°C \(humidity.map { "\($0)%" } ?? "")",
        allowed: "-100 to 100 °C, 0 to 100 %")
    }
    self = reading
  }

  /// Reads a stored reading; `nil` if it has no temperature.
  init?(_ members: JSONObject) {
    guard let temperature = members["temperatureC"]?.finiteNumber, Self.temperatures.contains(temperature)
    else { return nil }
    self.members = members
    self.temperature = temperature
    humidity = members["humidityPercent"]?.finiteNumber.flatMap { Self.percents.contains($0) ? $0 : nil }
    day = members["day"]?.string.flatMap { CivilDate($0) }
  }

  /// Reads the weather that another program hands over, in the form of documents.
  ///
  /// - Parameters:
  ///   - json: An object with `temperatureC`, and with `humidityPercent` if known.
  ///   - day: The user's day; a day in the object is ignored.
  public init(json: JSON, day: CivilDate) throws(JSONValueError) {
    try self.init(members: Self.members(json, on: day))
  }

  /// Reads a reading and throws if any member is wrong.
  init(members: JSONObject) throws(JSONValueError) {
    try members.checkNumber("temperatureC", isNeeded: true, in: Self.temperatures, "-100 to 100 °C")
    try members.checkNumber("humidityPercent", isNeeded: false, in: Self.percents, "0 to 100 %")
    let _: CivilDate? = try members.optional("day")
    guard let reading = Self(members) else {
      throw JSONValueError(expected: "a reading", found: .object(members))
    }
    self = reading
  }
}

/// The total time of workouts on a day.
///
/// Its form is the object in the document, with the other members that the app keeps there.
public struct WorkoutReading: Hashable, Sendable {
  let members: JSONObject
  /// The minutes, 0 to 1,440.
  public let minutes: Double
  /// The user's day of the workouts; `nil` in documents of the first form, which lack it.
  public let day: CivilDate?

  private static let range = 0.0...1440.0

  /// Makes the workouts of a day.
  ///
  /// - Parameters:
  ///   - minutes: 0 to 1,440.
  ///   - day: The user's day.
  public init(minutes: Double, day: CivilDate) throws(HydrationError) {
    var members: JSONObject = ["day": .string("\(day)")]
    members["exerciseMinutes"] = JSON(minutes)
    guard let reading = Self(members) else {
      throw .outOfRange(name: "workout", value: "\(minutes)", allowed: "0 to 1440 minutes")
    }
    self = reading
  }

  /// Reads a stored reading; `nil` if it has no minutes.
  init?(_ members: JSONObject) {
    guard let minutes = members["exerciseMinutes"]?.finiteNumber, Self.range.contains(minutes) else {
      return nil
    }
    self.members = members
    self.minutes = minutes
    day = members["day"]?.string.flatMap { CivilDate($0) }
  }

  /// Reads the workouts that another program hands over, in the form of documents.
  ///
  /// - Parameters:
  ///   - json: An object with `exerciseMinutes`.
  ///   - day: The user's day; a day in the object is ignored.
  public init(json: JSON, day: CivilDate) throws(JSONValueError) {
    try self.init(members: WeatherReading.members(json, on: day))
  }

  /// Reads workouts and throws if any member is wrong.
  init(members: JSONObject) throws(JSONValueError) {
    try members.checkNumber("exerciseMinutes", isNeeded: true, in: Self.range, "0 to 1440 minutes")
    let _: CivilDate? = try members.optional("day")
    guard let reading = Self(members) else {
      throw JSONValueError(expected: "workouts", found: .object(members))
    }
    self = reading
  }
}

extension WeatherReading {
  fileprivate static func members(_ json: JSON, on day: CivilDate) throws(JSONValueError) -> JSONObject {
    var members = try JSONObject(json: json)
    members["day"] = day.json
    return members
  }
}

extension JSONObject {
  fileprivate func checkNumber(
    _ key: String, isNeeded: Bool, in range: ClosedRange<Double>, _ allowed: String
  ) throws(JSONValueError) {
    let value = self[key] ?? .null
    guard isNeeded || value != .null else { return }
    guard let number = value.finiteNumber, range.contains(number) else {
      throw JSONValueError(expected: allowed, found: self[key].map(\.text)).inside(key)
    }
  }
}
