package import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore

/// The widgets that need no Foundation: calendar, insult and solstice.
///
/// `answer(_:)` is the only function, from JSON to JSON, for WebAssembly and other platforms without
/// Foundation.
public enum CoreWidgets {
  /// The names of the widgets.
  package static let names = ["calendar", "insult", "solstice"]

  /// Returns a widget's snapshot and schedule: `{"schedule": …, "snapshot": …}`, or `{"error": …}`.
  public static func answer(_ request: JSON) -> JSON {
    answer(request, names: names, zones: { _ in .none }, others: { _ in nil })
  }

  /// Returns the answer to a request as text; text that is not JSON gives an error.
  public static func answer(_ text: String) -> String { answer(text, answer) }

  /// Returns a function's answer to a request as text.
  package static func answer(_ text: String, _ answer: (JSON) -> JSON) -> String {
    do throws(JSONSyntaxError) {
      return answer(try JSON(parsing: Array(text.utf8))).text
    } catch {
      return BridgeError.notJSON(error).json.text
    }
  }

  /// Returns the answer of these widgets or of others.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - names: The names of all widgets, for messages.
  ///   - zones: Returns a directory of zones with their clock changes up to some years after an instant.
  ///   - others: Returns the answer of other widgets; `nil` if the widget is none of them.
  package static func answer(
    _ request: JSON, names: [String], zones: (Instant) -> ZoneDirectory,
    others: (WidgetRequest) throws(BridgeError) -> JSON?
  ) -> JSON {
    do throws(BridgeError) {
      let request = try WidgetRequest(request, zones: zones)
      switch request.widget {
      case "calendar":
        if !request.isPlaceholder { try request.refuseMonth() }
        return try request.answer(of: CalendarDefinition.self, state: request.settings())
      case "insult": return try request.answer(of: InsultDefinition.self, state: request.insultState)
      case "solstice": return try request.answer(of: SolsticeDefinition.self, state: request.settings())
      default:
        if let answer = try others(request) { return answer }
        throw .unknownWidget(request.widget, known: names)
      }
    } catch {
      return error.json
    }
  }
}

extension WidgetRequest {
  /// Refuses a month stored by the app's first version, which would be read as settings without a choice.
  fileprivate func refuseMonth() throws(BridgeError) {
    let state = state.string.flatMap { try? JSON(parsing: Array($0.utf8)) } ?? state
    guard state["currentMonth"] != nil, let days = state["days"] else { return }
    let expected: JSONExpectation = "settings of the calendar; the widget computes its months itself"
    throw .badValue(JSONValueError(expected: expected, found: days).inside("days").inside("state"))
  }

  /// The settings and the taps of the insult widget, or the reason why there are none.
  package var insultState: InsultState { InsultState(settings(), taps: insultTaps ?? InsultTaps()) }

  /// The taps of the document that was passed as the log; `nil` if it cannot be read.
  ///
  /// Documents need Foundation, so the checksum is not verified here.
  private var insultTaps: InsultTaps? {
    guard let log, let file = try? JSON(parsing: Array(log.utf8)),
      file["schema"]?.string == InsultTaps.schema,
      let version = file["version"]?.integer, 1...Int64(InsultTaps.version) ~= version,
      let payload = file["payload"]
    else { return nil }
    return try? InsultTaps(json: payload)
  }
}
