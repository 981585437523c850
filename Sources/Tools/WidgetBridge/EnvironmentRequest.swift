/// The environment of a request, before its zone is looked up.
///
/// `{"zone": {"offset": 25200}, "language": "vi", "family": "medium"}` is enough; the other members are
/// optional.
package struct EnvironmentRequest: Hashable, Sendable {
  /// The user's zone.
  package let zone: ZoneReference
  /// The language of texts.
  package let language: Language
  /// The family and size.
  package let frame: WidgetFrame
  /// The identifier of the locale for numbers and money, and for the region; `nil` for the language alone.
  package let localeIdentifier: String?
  /// The first day of the week; `nil` for the default.
  package let firstWeekday: Weekday?
  /// Whether clocks count to 12 or 24; `nil` for the default.
  package let hourCycle: HourCycle?
  /// The country of the lunar calendar; `nil` for that of the locale's region, or else Vietnam.
  package let region: CalendarRegion?
  /// Whether private values are shown or removed.
  package let privacy: Privacy

  /// Returns the environment.
  ///
  /// The first weekday and the hour cycle do not depend on the locale, so that the answer is the same with
  /// and without Foundation.
  ///
  /// - Parameter zones: Looks up the clocks of identifiers.
  /// - Throws: `JSONValueError` if the identifier of the zone is unknown.
  package func environment(
    _ zones: ZoneDirectory
  ) throws(JSONValueError) -> WidgetEnvironment {
    guard let clock = zone.clock(in: zones) else {
      let found: JSON? = if case .identifier(let identifier) = zone { .string(identifier) } else { nil }
      throw JSONValueError(expected: ZoneReference.expectation, found: found ?? .null).inside("zone")
    }
    return WidgetEnvironment(
      zone: clock, language: language, frame: frame, localeIdentifier: localeIdentifier,
      firstWeekday: firstWeekday ?? .monday, hourCycle: hourCycle, region: region)
  }
}

extension EnvironmentRequest: JSONDecodable {
  package static var expectation: String {
    #"an environment such as {"zone": {"offset": 25200}, "language": "vi", "family": "small"}"#
  }

  /// Reads an environment; unknown members are ignored.
  ///
  /// - Throws: `JSONValueError` for a missing zone, language or family, and for values that are not allowed.
  package init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    zone = try object.required("zone")
    language = try object.required("language")
    let family: Family = try object.required("family")
    let size: FrameSize? = try object.optional("size")
    frame = size.map { WidgetFrame(family: family, size: $0.size) } ?? WidgetFrame(family)
    localeIdentifier = try object.optional("locale")
    firstWeekday = try object.optional("firstWeekday")
    hourCycle = try object.optional("hourCycle")
    region = try object.optional("region")
    privacy = try object.optional("privacy") ?? .shown
  }
}

/// The size of a frame, within the limits of `WidgetFrame`.
private struct FrameSize: JSONDecodable {
  let size: PointSize

  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    func side(_ key: String) throws(JSONValueError) -> Double {
      let length: Double = try object.required(key)
      let allowed = WidgetFrame.sides
      guard allowed.contains(length) else {
        throw JSONValueError(
          expected: "\(Int(allowed.lowerBound)) to \(Int(allowed.upperBound)) points",
          found: object[key] ?? .null
        ).inside(key)
      }
      return length
    }
    size = PointSize(width: try side("width"), height: try side("height"))
  }
}
