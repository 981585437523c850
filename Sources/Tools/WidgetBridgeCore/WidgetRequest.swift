/// A question to a widget, as a program in another language asks it.
///
/// ```json
/// {
///   "widget": "calendar", "instant": "2026-02-17T05:00:00Z",
///   "environment": {"zone": {"offset": 25200}, "language": "vi", "family": "medium"},
///   "state": {"calendar": "vietnamese"}, "configuration": {"rows": "six"}
/// }
/// ```
public struct WidgetRequest: Hashable, Sendable {
  /// The name of the widget.
  public let widget: String
  /// What the app stored, as a value or as the text it stored; null where nothing was stored yet.
  public let state: JSON
  /// What the user chose in the widget's settings.
  public let configuration: JSONObject
  /// Where, for whom and in which place of the screen.
  public let environment: EnvironmentRequest
  /// The moment.
  public let instant: Instant
  /// Whether a sample is asked for, as the gallery shows it; then state and configuration do not matter.
  public let isSample: Bool

  /// What the app stored: texts are read; one that is not JSON stays a text, so that the widget can say so.
  public var storedState: JSON {
    guard let text = state.string else { return state }
    return (try? JSON(parsing: Array(text.utf8))) ?? state
  }
}

extension WidgetRequest: JSONDecodable {
  /// Reads a request; a member that is not known is passed over.
  ///
  /// - Throws: `JSONValueError` for a missing widget, instant or environment, and for values that are not allowed.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    widget = try object.required("widget")
    instant = try object.required("instant")
    environment = try object.required("environment")
    state = object["state"] ?? .null
    configuration = try object.optional("configuration") ?? JSONObject()
    isSample = try object.optional("isSample") ?? false
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
}
