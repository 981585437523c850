import InsultWidget
import LunarCalendarWidget
import SolsticeWidget

/// The widgets that need no Foundation: calendar, insult and solstice.
///
/// ``answer(_:)`` is the one function from JSON to JSON for WebAssembly and other places where there is only this.
public enum CoreWidgets {
  /// The names of the widgets.
  public static let names = ["calendar", "insult", "solstice"]

  /// What a widget shows and when it changes: `{"schedule": …, "snapshot": …}`, or `{"error": …}`.
  public static func answer(_ request: JSON) -> JSON {
    do throws(BridgeError) {
      return try answer(try WidgetRequest(request))
    } catch {
      return error.json
    }
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

  private static func answer(_ request: WidgetRequest) throws(BridgeError) -> JSON {
    let environment: WidgetEnvironment
    do throws(JSONValueError) {
      environment = try request.environment.environment()
    } catch {
      throw .badValue(error.inside("environment"))
    }
    if let answer = try answer(request, in: environment) { return answer }
    throw .unknownWidget(request.widget, known: names)
  }

  /// The answer to a request.
  ///
  /// - Returns: `nil` if the widget is none of these.
  package static func answer(
    _ request: WidgetRequest, in environment: WidgetEnvironment
  ) throws(BridgeError) -> JSON? {
    let (instant, privacy) = (request.instant, request.environment.privacy)
    switch request.widget {
    case "calendar":
      if request.isSample {
        return WidgetAnswer.sample(LunarCalendarSystem.placeholder(in: environment), at: instant)
      }
      return WidgetAnswer.both(
        of: LunarCalendarSystem.self, state: CalendarSettings(stored: request.storedState),
        configuration: try request.configuration(as: CalendarConfiguration.self), at: instant,
        in: environment, privacy: privacy)
    case "insult":
      if request.isSample {
        return WidgetAnswer.sample(InsultSystem.preview(in: environment), at: instant)
      }
      return WidgetAnswer.both(
        of: InsultSystem.self, state: InsultState(stored: request.storedState),
        configuration: try request.configuration(as: InsultConfiguration.self), at: instant,
        in: environment, privacy: privacy)
    case "solstice":
      if request.isSample {
        return WidgetAnswer.sample(SolsticeSystem.placeholder(in: environment), at: instant)
      }
      return WidgetAnswer.both(
        of: SolsticeSystem.self, state: SolsticeState(stored: request.storedState),
        configuration: try request.configuration(as: SolsticeConfiguration.self), at: instant,
        in: environment, privacy: privacy)
    default: return nil
    }
  }
}

extension CalendarSettings {
  /// The settings that were stored; those the app is delivered with where there are none to read.
  fileprivate init(stored json: JSON) {
    self = (try? CalendarSettings(json: json)) ?? CalendarSettings()
  }
}

extension SolsticeState {
  /// The state that was stored; that of the first launch where there is none to read.
  fileprivate init(stored json: JSON) {
    self = (try? SolsticeState(json: json)) ?? SolsticeState()
  }
}

extension InsultState {
  /// What the settings that were stored say; null is an app that was never opened.
  fileprivate init(stored json: JSON) {
    guard json != .null else {
      self = .settings(InsultSettings())
      return
    }
    do throws(JSONValueError) {
      self = .settings(try InsultSettings(json: json))
    } catch {
      self = .unreadable(error.description)
    }
  }
}
