import BudgetWidget
import Foundation
import HydrationWidget

/// All widgets, for programs in other languages.
///
/// `answer(_:)` is the one function from JSON to JSON; its types are written down in `WidgetBridge.d.ts`.
public enum AllWidgets {
  /// The names of the widgets.
  public static let names = CoreWidgets.names + ["budget", "spending", "hydration"]

  /// What a widget shows and when it changes: `{"schedule": …, "snapshot": …}`, or `{"error": …}`.
  public static func answer(_ request: JSON) -> JSON {
    CoreWidgets.answer(
      request, names: names,
      zoneOf: { id, instant in TimeZone(identifier: id).map { ZoneClock($0, upTo: instant) } }, others: answer
    )
  }

  /// The same for text; text that is not JSON is an error too.
  public static func answer(_ text: String) -> String { CoreWidgets.answer(text, answer) }

  private static func answer(
    _ request: WidgetRequest, in environment: WidgetEnvironment
  ) throws(BridgeError) -> JSON? {
    let instant = request.instant
    // A placeholder shows nobody's data.
    let privacy = request.isPlaceholder ? .shown : request.environment.privacy
    switch request.widget {
    case "budget":
      return AnswerWriter.both(
        of: BudgetSystem.self, state: BudgetState(request),
        configuration: try request.configuration(as: BudgetConfiguration.self), at: instant,
        in: environment, privacy: privacy)
    case "spending":
      return AnswerWriter.both(
        of: SpendingSystem.self, state: BudgetState(request),
        configuration: try request.configuration(as: SpendingConfiguration.self), at: instant,
        in: environment, privacy: privacy)
    case "hydration":
      return AnswerWriter.both(
        of: HydrationSystem.self, state: HydrationWidgetState(request),
        configuration: try request.configuration(as: HydrationConfiguration.self), at: instant,
        in: environment, privacy: privacy)
    default: return nil
    }
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
    if request.isPlaceholder {
      self = .placeholder
    } else if let bytes = request.documentBytes {
      self.init(DocumentStore<BudgetDocument>.reading(of: bytes))
    } else {
      self = .missing
    }
  }
}

extension HydrationWidgetState {
  /// The state of a request.
  fileprivate init(_ request: WidgetRequest) {
    if request.isPlaceholder {
      self = .placeholder
    } else if let bytes = request.documentBytes {
      self.init(DocumentStore<HydrationFormat>.reading(of: bytes))
    } else {
      self = .missing
    }
  }
}
