package import InsultWidget
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
    answer(request, names: names, zones: { _ in .none }, others: { _, _ in nil })
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
  ///   - zones: Knows the clocks of identifiers, up to some years after a moment.
  ///   - others: The answer of other widgets; `nil` if the widget is none of them.
  package static func answer(
    _ request: JSON, names: [String], zones: (Instant) -> ZoneDirectory,
    others: (WidgetRequest, WidgetEnvironment) throws(BridgeError) -> JSON?
  ) -> JSON {
    do throws(BridgeError) {
      let request = try WidgetRequest(request)
      let zones = zones(request.instant)
      let environment = try request.environment(zones)
      if let answer = try answer(request, in: environment, zones: zones) { return answer }
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
    _ request: WidgetRequest, in environment: WidgetEnvironment, zones: ZoneDirectory
  ) throws(BridgeError) -> JSON? {
    switch request.widget {
    case "calendar":
      return try request.answer(of: CalendarSystem.self, in: environment) { $0.settings() }
    case "insult":
      return try request.answer(of: InsultSystem.self, in: environment) { $0.insultState }
    case "solstice":
      return try request.answer(of: SolsticeSystem.self, in: environment) { $0.settings(zones) }
    default: return nil
    }
  }
}

extension StoredParts {
  /// What the insult widget finds in the place of its settings and of its log.
  package var insultState: InsultState {
    InsultState(settings(), log: InsultLog(parsing: Array((log ?? "").utf8)))
  }
}
