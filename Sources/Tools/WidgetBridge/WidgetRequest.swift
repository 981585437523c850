/// A request to a widget, from a program in another language.
///
/// ```json
/// {
///   "widget": "calendar", "instant": "2026-02-17T05:00:00Z",
///   "environment": {"zone": {"offset": 25200}, "language": "vi", "family": "medium"},
///   "state": {"calendar": "vietnamese"}, "configuration": {"rows": "six"}
/// }
/// ```
package struct WidgetRequest: Hashable, Sendable {
  /// The name of the widget.
  package let widget: String
  /// The stored data of the widget.
  package let stored: StoredParts
  /// The user's choices in the widget's settings.
  package let configuration: JSONObject
  /// The environment: zone, language, frame and so on.
  package let environment: EnvironmentRequest
  package let instant: Instant
  /// Whether the request is for the placeholder of the gallery; state and configuration are then ignored.
  package let isPlaceholder: Bool
}

extension WidgetRequest: JSONDecodable {
  /// Reads a request; unknown members are ignored.
  ///
  /// - Throws: `JSONValueError` for a missing widget, instant or environment, and for values that are not
  ///   allowed.
  package init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    widget = try object.required("widget")
    instant = try object.required("instant")
    environment = try object.required("environment")
    stored = try StoredParts(json: json)
    isPlaceholder = try object.optional("isPlaceholder") ?? false
    configuration = isPlaceholder ? JSONObject() : try object.optional("configuration") ?? JSONObject()
  }
}

extension WidgetRequest {
  /// Reads a request, or throws what is wrong with it.
  package init(_ json: JSON) throws(BridgeError) {
    do throws(JSONValueError) {
      try self.init(json: json)
    } catch {
      throw .badValue(error)
    }
  }

  /// Returns the configuration of a widget.
  package func configuration<Value: JSONDecodable>(
    as type: Value.Type
  ) throws(BridgeError) -> Value {
    do throws(JSONValueError) {
      return try Value(json: .object(configuration))
    } catch {
      throw .badValue(error.inside("configuration"))
    }
  }

  /// Returns the snapshot of a widget; a placeholder has no private values.
  ///
  /// - Parameters:
  ///   - system: The widget.
  ///   - state: The stored state as the widget finds it.
  ///   - environment: The environment.
  package func snapshot<Definition: WidgetDefinition>(
    of definition: Definition.Type, state: Definition.State, in environment: WidgetEnvironment
  ) throws(BridgeError) -> Definition.Snapshot {
    let snapshot = definition.snapshot(
      of: isPlaceholder ? .placeholder : state,
      configuration: try configuration(as: Definition.Configuration.self), at: instant, in: environment)
    return privacy.applied(to: snapshot)
  }

  /// Returns the snapshot and the schedule of a widget.
  ///
  /// - Parameters:
  ///   - system: The widget.
  ///   - environment: The environment.
  ///   - state: Returns the state from the stored data.
  package func answer<Definition: WidgetDefinition>(
    of definition: Definition.Type, in environment: WidgetEnvironment,
    state: (StoredParts) -> Definition.State
  ) throws(BridgeError) -> JSON {
    let configuration = try configuration(as: Definition.Configuration.self)
    return AnswerWriter.both(
      of: definition, state: isPlaceholder ? .placeholder : state(stored), configuration: configuration,
      at: instant, in: environment, privacy: privacy)
  }

  /// The privacy of the request; a placeholder has no private values.
  private var privacy: Privacy { isPlaceholder ? .shown : environment.privacy }

  /// Returns the environment of the request.
  package func environment(_ zones: ZoneDirectory) throws(BridgeError) -> WidgetEnvironment {
    do throws(JSONValueError) {
      return try environment.environment(zones)
    } catch {
      throw .badValue(error.inside("environment"))
    }
  }
}

/// The stored data of a widget, passed by a program in another language.
package struct StoredParts: Hashable, Sendable, JSONDecodable {
  /// The app's stored state, as a value or as the stored text; null if nothing was stored yet.
  package let state: JSON
  /// The text of the widget's own log; `nil` if there is none.
  package let log: String?

  /// Reads the members `state` and `log` of an object.
  package init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    state = object["state"] ?? .null
    log = try object.optional("log")
  }

  /// Returns the app's settings as a widget finds them; the state may be a value or a text.
  ///
  /// - Parameter zones: Looks up the clocks of zones that the settings name.
  package func settings<Settings: WidgetSettings>(_ zones: ZoneDirectory = .none) -> Loaded<Settings> {
    guard let text = state.string else { return Loaded(json: state, zones: zones) }
    return Loaded(parsing: Array(text.utf8), zones: zones)
  }
}
