import InsultWidget
import LunarCalendarWidget
import SolsticeWidget

/// The widgets that need no Foundation: calendar, insult and solstice.
///
/// `answer(_:)` is the one function from JSON to JSON for WebAssembly and other places where there is only this.
public enum CoreWidgets {
  /// The names of the widgets.
  public static let names = ["calendar", "insult", "solstice"]

  /// What a widget shows and when it changes: `{"schedule": …, "snapshot": …}`, or `{"error": …}`.
  public static func answer(_ request: JSON) -> JSON {
    answer(request, names: names, zoneOf: { _, _ in nil }, others: { _, _ in nil })
  }

  /// The same for text; text that is not JSON is an error too.
  public static func answer(_ text: String) -> String { answer(text, answer) }

  /// The answer of a function to a request as text.
  package static func answer(_ text: String, _ answer: (JSON) -> JSON) -> String {
    do throws(JSONSyntaxError) {
      return answer(try JSON(parsing: Array(text.utf8))).text
    } catch {
      return BridgeError.notJSON(error).json.text
    }
  }

  /// The answer of these widgets or of others.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - names: The names of all widgets, for a message.
  ///   - zoneOf: The clock of a zone's identifier, up to some years after a moment.
  ///   - others: The answer of other widgets; `nil` if the widget is none of them.
  package static func answer(
    _ request: JSON, names: [String], zoneOf: (String, Instant) -> ZoneClock?,
    others: (WidgetRequest, WidgetEnvironment) throws(BridgeError) -> JSON?
  ) -> JSON {
    do throws(BridgeError) {
      let request = try WidgetRequest(request)
      let environment = try request.environment { zoneOf($0, request.instant) }
      if let answer = try answer(request, in: environment) { return answer }
      if let answer = try others(request, environment) { return answer }
      throw .unknownWidget(request.widget, known: names)
    } catch {
      return error.json
    }
  }

  /// The answer to a request.
  ///
  /// - Returns: `nil` if the widget is none of these.
  private static func answer(
    _ request: WidgetRequest, in environment: WidgetEnvironment
  ) throws(BridgeError) -> JSON? {
    switch request.widget {
    case "calendar":
      return try request.answer(of: CalendarSystem.self, state: request.settings(), in: environment)
    case "insult":
      let log = InsultLog(parsing: Array((request.log ?? "").utf8))
      let state = InsultState(request.settings(), log: log)
      return try request.answer(of: InsultSystem.self, state: state, in: environment)
    case "solstice":
      return try request.answer(of: SolsticeSystem.self, state: request.settings(), in: environment)
    default: return nil
    }
  }
}
