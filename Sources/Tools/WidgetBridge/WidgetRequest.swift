/// A request to a widget, from a program in another language.
///
/// ```json
/// {
///   "widget": "calendar", "instant": "2026-02-17T05:00:00Z",
///   "environment": {"zone": {"offset": 25200}, "language": "vi", "family": "medium"},
///   "state": {"calendar": "vietnamese"}, "configuration": {"rows": "six"}
/// }
/// ```
package struct WidgetRequest {
  /// The name of the widget.
  package let widget: String
  /// The app's stored state, as a value or as the stored text; null if nothing was stored yet.
  let state: JSON
  /// The text of the widget's own log; `nil` if there is none.
  let log: String?
  private let zones: ZoneDirectory
  /// The user's choices in the widget's settings.
  private let choices: JSONObject
  /// The environment: zone, language, frame and so on.
  package let environment: WidgetEnvironment
  package let instant: Instant
  /// Whether the request is for the placeholder of the gallery; state and configuration are then ignored.
  package let isPlaceholder: Bool
  /// Whether private values are shown; a placeholder has none.
  private let privacy: Privacy

  /// Reads a request; unknown members are ignored.
  ///
  /// - Parameter zones: Returns a directory of zones with their clock changes up to some years after an instant.
  /// - Throws: ``BridgeError/badValue(_:)`` for a missing widget, instant or environment, for values that are not allowed, and for
  ///   a zone that is not in the directory.
  package init(
    _ json: JSON, zones: (Instant) -> ZoneDirectory = { _ in .none }
  ) throws(BridgeError) {
    do throws(JSONValueError) {
      let object = try JSONObject(json: json)
      widget = try object.required("widget")
      instant = try object.required("instant")
      self.zones = zones(instant)
      let shown: Privacy?
      do throws(JSONValueError) {
        let expectation: JSONExpectation =
          #"an environment such as {"zone": {"offset": 25200}, "language": "vi", "family": "small"}"#
        guard let surroundings = object["environment"] else {
          throw JSONValueError(expected: expectation, found: nil)
        }
        let members = try JSONObject(json: surroundings)
        environment = try WidgetEnvironment(members, self.zones)
        shown = try members.optional("privacy")
      } catch {
        throw error.inside("environment")
      }
      state = object["state"] ?? .null
      log = try object.optional("log")
      isPlaceholder = try object.optional("isPlaceholder") ?? false
      choices = isPlaceholder ? JSONObject() : try object.optional("configuration") ?? JSONObject()
      privacy = isPlaceholder ? .shown : shown ?? .shown
    } catch {
      throw .badValue(error)
    }
  }

  /// Returns the configuration of a widget.
  private func configuration<Value: JSONDecodable>() throws(BridgeError) -> Value {
    do throws(JSONValueError) { return try Value(json: .object(choices)) } catch {
      throw .badValue(error.inside("configuration"))
    }
  }

  /// Returns the snapshot of a widget.
  ///
  /// - Parameters:
  ///   - definition: The widget.
  ///   - state: The stored state as the widget finds it.
  package func snapshot<Definition: WidgetDefinition>(
    of definition: Definition.Type, state: Definition.State
  ) throws(BridgeError) -> Definition.Snapshot {
    privacy.applied(
      to: definition.snapshot(
        of: isPlaceholder ? .placeholder : state, configuration: try configuration(), at: instant,
        in: environment(for: definition)))
  }

  /// Returns the instant at which a widget next changes by itself; `nil` if that is not known yet.
  package func nextChange<Definition: WidgetDefinition>(
    of definition: Definition.Type, state: Definition.State
  ) throws(BridgeError) -> Instant? {
    definition.schedule(
      of: state, configuration: try configuration(), from: instant, in: environment(for: definition)
    ).entries.dropFirst().first
  }

  /// Returns the environment in the language of a widget's texts, so that an answer does not mix languages.
  private func environment<Definition: WidgetDefinition>(for definition: Definition.Type) -> WidgetEnvironment
  {
    var used = environment
    used.language = definition.language(for: environment.language)
    return used
  }

  /// Returns the snapshot and the schedule of a widget.
  ///
  /// - Parameters:
  ///   - definition: The widget.
  ///   - state: The state, which is read only if it is needed.
  package func answer<Definition: WidgetDefinition>(
    of definition: Definition.Type, state: @autoclosure () -> Definition.State
  ) throws(BridgeError) -> JSON {
    let configuration: Definition.Configuration = try configuration()
    let schedule = AnswerWriter.schedule(
      of: definition, state: isPlaceholder ? .placeholder : state(), configuration: configuration,
      from: instant, in: environment(for: definition), privacy: privacy)
    return [
      "schedule": schedule, "snapshot": schedule["entries"]?.array?.first?["snapshot"] ?? .null,
    ]
  }
}

extension WidgetRequest {
  /// Returns the app's settings, or the reason why there are none; the state may be a value or a text.
  package func settings<Settings: WidgetSettings>() -> Loaded<Settings> {
    guard let text = state.string else { return Loaded(json: state, zones: zones) }
    return Loaded(parsing: Array(text.utf8), zones: zones)
  }
}

extension WidgetEnvironment {
  /// Reads an environment; unknown members are ignored.
  ///
  /// `{"zone": {"offset": 25200}, "language": "vi", "family": "medium"}` is enough; the other members are optional. The first
  /// weekday and the hour cycle do not depend on the locale, so that the answer is the same with and without Foundation.
  ///
  /// - Throws: `JSONValueError` for a missing zone, language or family, and for values that are not allowed.
  fileprivate init(_ object: JSONObject, _ zones: ZoneDirectory) throws(JSONValueError) {
    let zone: ZoneReference = try object.required("zone")
    guard let clock = zone.clock(in: zones) else {
      throw JSONValueError(expected: ZoneReference.expectation, found: object["zone"] ?? .null).inside("zone")
    }
    let language: Language = try object.required("language")
    let family: Family = try object.required("family")
    let size: FrameSize? = try object.optional("size")
    self.init(
      zone: clock, language: language,
      frame: size.map { WidgetFrame(family: family, size: $0.size) } ?? WidgetFrame(family),
      localeIdentifier: try object.optional("locale"),
      firstWeekday: try object.optional("firstWeekday") ?? .monday,
      hourCycle: try object.optional("hourCycle"), region: try object.optional("region"))
    scheme = try object.optional("scheme")
    if let scheme, !AppIdentity.Key.scheme.allows(scheme) {
      throw JSONValueError(
        expected: "a scheme of links in lower case, without a colon", found: .string(scheme)
      )
      .inside("scheme")
    }
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
