/// The last weather of a day that the app has read.
///
/// Its form is the object in the document, with the other members that the app keeps there.
public struct WeatherReading: Hashable, Sendable {
  private static let temperatureField = JSONField("temperatureC", in: -100...60, " °C")
  private static let humidityField = JSONField("humidityPercent", in: 0...100, " %")
  let members: JSONObject
  /// The temperature in degrees Celsius, -100 to 60; a higher one, such as 92, is probably in degrees Fahrenheit.
  public let temperature: Double
  /// The relative humidity in percent, 0 to 100; `nil` if not known.
  public let humidity: Double?
  /// The user's day of the reading; `nil` in documents of the first form, which lack it.
  public let day: CivilDate?

  /// Creates the weather of a day.
  ///
  /// - Parameters:
  ///   - temperature: Degrees Celsius, -100 to 60.
  ///   - humidity: Relative humidity in percent, 0 to 100.
  ///   - day: The user's day.
  public init(temperature: Double, humidity: Double? = nil, day: CivilDate) throws(HydrationError) {
    let members = JSONObject(ofNumbers: [("temperatureC", temperature), ("humidityPercent", humidity)])
    do throws(JSONValueError) { try self.init(json: .object(members), day: day) } catch {
      throw HydrationError(error)
    }
  }

  /// Reads the weather that another program passes, in the form of documents.
  ///
  /// - Parameters:
  ///   - json: An object with `temperatureC`, and with `humidityPercent` if known.
  ///   - day: The user's day; a day in the object is ignored.
  package init(json: JSON, day: CivilDate) throws(JSONValueError) {
    try self.init(try JSONObject(json: json).on(day))
  }

  /// Reads a stored reading.
  init(_ members: JSONObject) throws(JSONValueError) {
    self.members = members
    temperature = try Self.temperatureField.required(in: members)
    humidity = try Self.humidityField.value(in: members)
    day = try members.optional("day")
  }
}

/// The total time of workouts on a day.
///
/// Its form is the object in the document, with the other members that the app keeps there.
public struct WorkoutReading: Hashable, Sendable {
  private static let minutesField = JSONField("exerciseMinutes", in: 0...1440, " min")
  let members: JSONObject
  /// The minutes, 0 to 1,440.
  public let minutes: Double
  /// The user's day of the workouts; `nil` in documents of the first form, which lack it.
  public let day: CivilDate?

  /// Creates the workouts of a day.
  ///
  /// - Parameters:
  ///   - minutes: 0 to 1,440.
  ///   - day: The user's day.
  public init(minutes: Double, day: CivilDate) throws(HydrationError) {
    let members = JSONObject(ofNumbers: [("exerciseMinutes", minutes)])
    do throws(JSONValueError) { try self.init(json: .object(members), day: day) } catch {
      throw HydrationError(error)
    }
  }

  /// Reads the workouts that another program passes, in the form of documents.
  ///
  /// - Parameters:
  ///   - json: An object with `exerciseMinutes`.
  ///   - day: The user's day; a day in the object is ignored.
  package init(json: JSON, day: CivilDate) throws(JSONValueError) {
    try self.init(try JSONObject(json: json).on(day))
  }

  /// Reads stored workouts.
  init(_ members: JSONObject) throws(JSONValueError) {
    self.members = members
    minutes = try Self.minutesField.required(in: members)
    day = try members.optional("day")
  }
}

extension HydrationError {
  /// Creates the error of a member that is not allowed.
  init(_ error: JSONValueError) {
    self = .outOfRange(
      name: error.path.last ?? "", value: error.found ?? "none", allowed: error.expected)
  }
}

extension JSONObject {
  /// Creates an object of numbers; one that is not finite becomes a text, which no member allows.
  fileprivate init(ofNumbers members: [(String, Double?)]) {
    self.init(present: members.map { ($0, $1.map { JSON($0) ?? .string("\($0)") }) })
  }

  fileprivate func on(_ day: CivilDate) -> JSONObject {
    var members = self
    members["day"] = day.json
    return members
  }
}
