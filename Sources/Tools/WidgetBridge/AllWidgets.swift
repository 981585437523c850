package import BudgetWidget
package import HydrationWidget
import WidgetFoundation

/// All widgets, for programs in other languages.
///
/// `answer(_:)` is the one function from JSON to JSON; its types are written down in `WidgetBridge.d.ts`.
public enum AllWidgets {
  /// The names of the widgets.
  public static let names = CoreWidgets.names + ["budget", "spending", "hydration"]

  /// What a widget shows and when it changes: `{"schedule": …, "snapshot": …}`, or `{"error": …}`.
  public static func answer(_ request: JSON) -> JSON {
    CoreWidgets.answer(
      request, names: names, zones: ZoneDirectory.system(upTo:), others: answer)
  }

  /// The same for text; text that is not JSON is an error too.
  public static func answer(_ text: String) -> String { CoreWidgets.answer(text, answer) }

  private static func answer(
    _ request: WidgetRequest, in environment: WidgetEnvironment
  ) throws(BridgeError) -> JSON? {
    switch request.widget {
    case "budget":
      return try request.answer(of: BudgetSystem.self, in: environment) {
        $0.document(as: BudgetDocument.self)
      }
    case "spending":
      return try request.answer(of: SpendingSystem.self, in: environment) {
        $0.document(as: BudgetDocument.self)
      }
    case "hydration":
      return try request.answer(of: HydrationSystem.self, in: environment) { stored in
        stored.drinks(at: request.instant, in: environment.zone)
      }
    default: return nil
    }
  }
}

extension StoredParts {
  /// What a widget finds in the document that the app stored.
  package func document<Format: DocumentFormat>(as format: Format.Type) -> Loaded<Format.Payload>
  where Format.Payload: Hashable {
    let bytes: [UInt8]
    switch state {
    case .null: return .missing
    case .string(let text): bytes = Array(text.utf8)
    default: bytes = state.fileBytes(openLevels: 0)
    }
    return Loaded(DocumentStore<Format>.reading(of: bytes))
  }
  /// What Sipli's widget finds in its document, with the taps on its buttons that the app has not taken in yet.
  package func drinks(at instant: Instant, in zone: ZoneClock) -> HydrationWidgetState {
    let document = document(as: HydrationFormat.self)
    guard let log, !log.isEmpty else { return document }
    switch document {
    case .loaded(var state, let writtenAt):
      state.take(taps: Array(log.utf8), now: instant, in: zone)
      return .loaded(state, writtenAt: writtenAt)
    case .missing:
      var state = HydrationState()
      state.take(taps: Array(log.utf8), now: instant, in: zone)
      return .loaded(state)
    default: return document
    }
  }
}
