/// The environment of a request, before its zone is known as a clock.
///
/// `{"zone": {"offset": 25200}, "language": "vi", "family": "medium"}` is enough; the rest has defaults.
package struct EnvironmentRequest: Hashable, Sendable {
  /// How the zone is given.
  package enum Zone: Hashable, Sendable {
    /// By its offsets.
    case clock(ZoneClock)
    /// By its identifier, such as `Asia/Ho_Chi_Minh`, for those who have a time zone database.
    case identifier(String)
  }

  /// The user's zone.
  package let zone: Zone
  /// The language of texts.
  package let language: Language
  /// The family and size.
  package let frame: WidgetFrame
  /// The identifier of the locale that writes numbers and money; `nil` for that of the language.
  package let localeIdentifier: String?
  /// The first day of the week; `nil` for the usual one.
  package let firstWeekday: Weekday?
  /// Whether clocks count to 12 or 24; `nil` for the usual one.
  package let hourCycle: HourCycle?
  /// The half of the Earth the user lives on.
  package let hemisphere: Hemisphere
  /// The country whose lunar calendar is meant; `nil` for that of the language.
  package let region: CalendarRegion?
  /// Whether private values are shown or taken out.
  package let privacy: Privacy

  /// The environment.
  ///
  /// The locale writes numbers and money and decides nothing else, so that the answer is the same with a time zone database
  /// and without one.
  ///
  /// - Parameter zoneOf: The clock of an identifier; `nil` for one that is not known, or where there is no database.
  /// - Throws: `JSONValueError` if the zone is given by an identifier that has no clock.
  package func environment(
    _ zoneOf: (String) -> ZoneClock?
  ) throws(JSONValueError) -> WidgetEnvironment {
    let clock: ZoneClock
    switch zone {
    case .clock(let given): clock = given
    case .identifier(let identifier):
      guard let found = zoneOf(identifier) else {
        throw JSONValueError(expected: Self.expectedZone, found: .string(identifier)).inside("zone")
      }
      clock = found
    }
    return WidgetEnvironment(
      zone: clock, language: language, frame: frame, localeIdentifier: localeIdentifier,
      firstWeekday: firstWeekday ?? .monday, hourCycle: hourCycle, hemisphere: hemisphere, region: region)
  }
}

extension EnvironmentRequest: JSONDecodable {
  package static var expectation: String {
    #"an environment such as {"zone": {"offset": 25200}, "language": "vi", "family": "small"}"#
  }

  private static var expectedZone: String {
    #"the offsets of the zone, such as {"offset": 25200}, or an identifier that is known here"#
  }

  /// Reads an environment; a member that is not known is passed over.
  ///
  /// - Throws: `JSONValueError` for a missing zone, language or family, and for values that are not allowed.
  package init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    switch object["zone"] {
    case .string(let identifier)?: zone = .identifier(identifier)
    case .object?: zone = .clock(try object.required("zone"))
    case let other:
      throw JSONValueError(expected: Self.expectedZone, found: other.map { String($0.text.prefix(60)) })
        .inside("zone")
    }
    language = try object.required("language")
    let family: Family = try object.required("family")
    let size: FrameSize? = try object.optional("size")
    frame = size.map { WidgetFrame(family: family, size: $0.size) } ?? WidgetFrame(family)
    localeIdentifier = try object.optional("locale")
    firstWeekday = try object.optional("firstWeekday")
    hourCycle = try object.optional("hourCycle")
    hemisphere = try object.optional("hemisphere") ?? .northern
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
