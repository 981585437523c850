import BudgetWidget
import Foundation
import HydrationWidget

/// All widgets, for programs in other languages.
///
/// ``answer(_:)-(JSON)`` is the one function from JSON to JSON; its types are written down in `WidgetBridge.d.ts`.
public enum AllWidgets {
  /// The names of the widgets.
  public static let names = CoreWidgets.names + ["budget", "spending", "hydration"]

  /// What a widget shows and when it changes: `{"schedule": …, "snapshot": …}`, or `{"error": …}`.
  public static func answer(_ request: JSON) -> JSON {
    do throws(BridgeError) {
      return try answer(try WidgetRequest(request))
    } catch {
      return error.json
    }
  }

  /// The same for text; text that is not JSON is an error too.
  public static func answer(_ text: String) -> String {
    CoreWidgets.answer(text, answer)
  }

  private static func answer(_ request: WidgetRequest) throws(BridgeError) -> JSON {
    let environment: WidgetEnvironment
    do throws(JSONValueError) {
      environment = try request.environment.environmentOfSystem()
    } catch {
      throw .badValue(error.inside("environment"))
    }
    if let answer = try CoreWidgets.answer(request, in: environment) { return answer }
    let (instant, privacy) = (request.instant, request.environment.privacy)
    switch request.widget {
    case "budget":
      return WidgetAnswer.both(
        of: BudgetSummarySystem.self, state: BudgetState(request),
        configuration: try request.configuration(as: BudgetConfiguration.self), at: instant,
        in: environment, privacy: privacy)
    case "spending":
      return WidgetAnswer.both(
        of: TotalSpendingSystem.self, state: BudgetState(request),
        configuration: try request.configuration(as: SpendingConfiguration.self), at: instant,
        in: environment, privacy: privacy)
    case "hydration":
      return WidgetAnswer.both(
        of: HydrationSystem.self, state: HydrationReading(request),
        configuration: try request.configuration(as: HydrationConfiguration.self), at: instant,
        in: environment, privacy: privacy)
    default: throw .unknownWidget(request.widget, known: names)
    }
  }
}

extension EnvironmentRequest {
  /// The environment with what the system knows of zones and locales.
  fileprivate func environmentOfSystem() throws(JSONValueError) -> WidgetEnvironment {
    let clock: ZoneClock
    switch zone {
    case .clock(let given): clock = given
    case .identifier(let identifier):
      guard let zone = TimeZone(identifier: identifier) else {
        throw JSONValueError(expected: "a zone such as Asia/Ho_Chi_Minh", found: identifier).inside("zone")
      }
      clock = ZoneClock(zone)
    }
    return WidgetEnvironment(
      zone: clock, language: language, frame: frame,
      locale: localeIdentifier.map { Locale(identifier: $0) } ?? language.locale,
      firstWeekday: firstWeekday, hourCycle: hourCycle, hemisphere: hemisphere, region: region)
  }
}

extension WidgetRequest {
  /// The bytes of the document that the app stored; `nil` where there is none.
  fileprivate var documentBytes: [UInt8]? {
    switch state {
    case .null: nil
    case .string(let text): Array(text.utf8)
    default: state.fileBytes(openLevels: 0)
    }
  }
}

extension BudgetState {
  /// The state of a request.
  fileprivate init(_ request: WidgetRequest) {
    if request.isSample {
      self = .placeholder
    } else if let bytes = request.documentBytes {
      self.init(DocumentStore<BudgetDocument>.reading(of: bytes))
    } else {
      self = .missing
    }
  }
}

extension HydrationReading {
  /// The state of a request.
  fileprivate init(_ request: WidgetRequest) {
    if request.isSample {
      self = .placeholder
    } else if let bytes = request.documentBytes {
      switch DocumentStore<HydrationFormat>.reading(of: bytes) {
      case .missing: self = .missing
      case .value(let document): self = .value(document.payload)
      case .newerVersion(let version): self = .newerVersion(version)
      case .corrupt: self = .corrupt
      }
    } else {
      self = .missing
    }
  }
}
