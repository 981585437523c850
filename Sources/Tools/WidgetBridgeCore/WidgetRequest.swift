/// A question to a widget, as a program in another language asks it.
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
  /// What is stored for the widget.
  package let stored: StoredParts
  /// What was stored when the widget was drawn last; `nil` where nobody asks whether it has to be drawn anew.
  package let before: StoredParts?
  /// What the user chose in the widget's settings.
  package let configuration: JSONObject
  /// Where, for whom and in which place of the screen.
  package let environment: EnvironmentRequest
  /// The moment.
  package let instant: Instant
  /// Whether the placeholder of the gallery is asked for; then state and configuration do not matter.
  package let isPlaceholder: Bool
}

extension WidgetRequest: JSONDecodable {
  /// Reads a request; a member that is not known is passed over.
  ///
  /// - Throws: `JSONValueError` for a missing widget, instant or environment, and for values that are not allowed.
  package init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    widget = try object.required("widget")
    instant = try object.required("instant")
    environment = try object.required("environment")
    stored = try StoredParts(json: json)
    before = try object.optional("before")
    isPlaceholder = try object.optional("isPlaceholder") ?? false
    configuration = isPlaceholder ? JSONObject() : try object.optional("configuration") ?? JSONObject()
  }
}

extension WidgetRequest {
  /// Reads a request, or says what is wrong with it.
  package init(_ json: JSON) throws(BridgeError) {
    do throws(JSONValueError) {
      try self.init(json: json)
    } catch {
      throw .badValue(error)
    }
  }

  /// The configuration of a widget.
  package func configuration<Value: JSONDecodable>(
    as type: Value.Type
  ) throws(BridgeError) -> Value {
    do throws(JSONValueError) {
      return try Value(json: .object(configuration))
    } catch {
      throw .badValue(error.inside("configuration"))
    }
  }

  /// What a widget shows; of a placeholder nothing is private.
  ///
  /// - Parameters:
  ///   - system: The widget.
  ///   - state: What it finds in the place of its facts.
  ///   - environment: Where, for whom and in which place of the screen.
  package func snapshot<System: WidgetSystem>(
    of system: System.Type, state: System.State, in environment: WidgetEnvironment
  ) throws(BridgeError) -> System.Snapshot {
    let snapshot = system.snapshot(
      of: isPlaceholder ? .placeholder : state,
      configuration: try configuration(as: System.Configuration.self), at: instant, in: environment)
    return privacy.applied(to: snapshot)
  }

  /// What a widget shows and when it changes.
  ///
  /// - Parameters:
  ///   - system: The widget.
  ///   - environment: Where, for whom and in which place of the screen.
  ///   - state: What it finds in the place of its facts.
  package func answer<System: WidgetSystem>(
    of system: System.Type, in environment: WidgetEnvironment, state: (StoredParts) -> System.State
  ) throws(BridgeError) -> JSON {
    let configuration = try configuration(as: System.Configuration.self)
    let now = isPlaceholder ? .placeholder : state(stored)
    var answer = AnswerWriter.both(
      of: system, state: now, configuration: configuration, at: instant, in: environment,
      privacy: privacy)
    if let before {
      answer["isReloadNeeded"] = .bool(
        System.isReloadNeeded(
          from: state(before), to: now, configuration: configuration, at: instant, in: environment))
    }
    return .object(answer)
  }

  /// Of a placeholder nothing is private.
  private var privacy: Privacy { isPlaceholder ? .shown : environment.privacy }

  /// The environment.
  package func environment(_ zones: ZoneDirectory) throws(BridgeError) -> WidgetEnvironment {
    do throws(JSONValueError) {
      return try environment.environment(zones)
    } catch {
      throw .badValue(error.inside("environment"))
    }
  }
}

/// What is stored for a widget, as a program in another language hands it over.
package struct StoredParts: Hashable, Sendable, JSONDecodable {
  /// What the app stored, as a value or as the text it stored; null where nothing was stored yet.
  package let state: JSON
  /// What the widget itself has logged, as the text of its log; `nil` where there is none.
  package let log: String?

  /// Reads the members `state` and `log` of an object.
  package init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    state = object["state"] ?? .null
    log = try object.optional("log")
  }

  /// What a widget finds in the place of the settings that its app stored, as a value or as a text.
  ///
  /// - Parameter zones: Knows the clocks of zones that the settings name.
  package func settings<Settings: WidgetSettings>(_ zones: ZoneDirectory = .none) -> Loaded<Settings> {
    guard let text = state.string else { return Loaded(json: state, zones: zones) }
    return Loaded(parsing: Array(text.utf8), zones: zones)
  }
}
