/// The environment of a request, before its zone is known as a clock.
///
/// `{"zone": {"offset": 25200}, "language": "vi", "family": "medium"}` is enough; the rest has defaults.
public struct EnvironmentRequest: Hashable, Sendable {
  /// How the zone is given.
  public enum Zone: Hashable, Sendable {
    /// By its offsets.
    case clock(ZoneClock)
    /// By its identifier, such as `Asia/Ho_Chi_Minh`, for those who have a time zone database.
    case identifier(String)
  }

  /// The user's zone.
  public let zone: Zone
  /// The language of texts.
  public let language: Language
  /// The family and size.
  public let frame: WidgetFrame
  /// The identifier of the locale that writes numbers and money; `nil` for that of the language.
  public let localeIdentifier: String?
  /// The first day of the week; `nil` for the usual one.
  public let firstWeekday: Weekday?
  /// Whether clocks count to 12 or 24; `nil` for the usual one.
  public let hourCycle: HourCycle?
  /// The half of the Earth the user lives on.
  public let hemisphere: Hemisphere
  /// The country whose lunar calendar is meant; `nil` for that of the language.
  public let region: CalendarRegion?
  /// Who may see what is shown.
  public let privacy: Privacy

  /// The environment with a clock.
  ///
  /// - Throws: `JSONValueError` if the zone is given by its identifier.
  public func environment() throws(JSONValueError) -> WidgetEnvironment {
    guard case .clock(let clock) = zone else {
      throw JSONValueError(
        expected: "the offsets of the zone, such as {\"offset\": 25200}", found: "an identifier"
      ).inside("zone")
    }
    return WidgetEnvironment(
      zone: clock, language: language, frame: frame, localeIdentifier: localeIdentifier,
      firstWeekday: firstWeekday ?? .monday, hourCycle: hourCycle, hemisphere: hemisphere, region: region)
  }
}

extension EnvironmentRequest: JSONDecodable {
  /// Reads an environment; a member that is not known is passed over.
  ///
  /// - Throws: `JSONValueError` for a missing zone, language or family, and for values that are not allowed.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    if let identifier = object["zone"]?.string {
      zone = .identifier(identifier)
    } else {
      zone = .clock(try object.required("zone"))
    }
    language = try object.required("language")
    let family: Family = try object.required("family")
    let size: PointSize? = try object.optional("size")
    frame = size.map { WidgetFrame(family: family, size: $0) } ?? WidgetFrame(family)
    localeIdentifier = try object.optional("locale")
    firstWeekday = try object.optional("firstWeekday")
    hourCycle = try object.optional("hourCycle")
    hemisphere = try object.optional("hemisphere") ?? .northern
    region = try object.optional("region")
    privacy = try object.optional("privacy") ?? .shown
  }
}
