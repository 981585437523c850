/// The environment of a request, before its zone is known as a clock.
///
/// `{"zone": {"offset": 25200}, "language": "vi", "family": "medium"}` is enough; the rest has defaults.
package struct EnvironmentRequest: Hashable, Sendable {
  /// The user's zone.
  package let zone: ZoneReference
  /// The language of texts.
  package let language: Language
  /// The family and size.
  package let frame: WidgetFrame
  /// The identifier of the locale that writes numbers and money and names a region; `nil` for that of the language.
  package let localeIdentifier: String?
  /// The first day of the week; `nil` for the usual one.
  package let firstWeekday: Weekday?
  /// Whether clocks count to 12 or 24; `nil` for the usual one.
  package let hourCycle: HourCycle?
  /// The country whose lunar calendar is meant; `nil` for that of the locale's region, else Vietnam.
  package let region: CalendarRegion?
  /// Whether private values are shown or taken out.
  package let privacy: Privacy

  /// The environment.
  ///
  /// Week days and clocks do not follow from the locale, so that the answer is the same with Foundation and without it.
  ///
  /// - Parameter zones: Knows the clocks of identifiers.
  /// - Throws: `JSONValueError` if the zone is given by an identifier that has no clock.
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

  /// Reads an environment; a member that is not known is passed over.
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

/// The size of a frame, within what frames can have.
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
