#if canImport(WidgetFoundation)
package import BudgetWidget
package import HydrationWidget
import WidgetFoundation

/// All widgets, for programs in other languages.
///
/// `answer(_:)` is the only function, from JSON to JSON; its types are declared in `WidgetBridge.d.ts`.
public enum AllWidgets {
  /// The names of the widgets.
  public static let names = CoreWidgets.names + ["budget", "spending", "hydration"]

  /// Returns a widget's snapshot and schedule: `{"schedule": …, "snapshot": …}`, or `{"error": …}`.
  public static func answer(_ request: JSON) -> JSON {
    CoreWidgets.answer(
      request, names: names, zones: ZoneDirectory.system(upTo:), others: answer)
  }

  /// Returns the answer to a request as text; text that is not JSON gives an error.
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
  /// Returns the document that the app stored, as the widget finds it.
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

  /// Returns Sipli's document as the widget finds it, with the taps that the app has not merged yet.
  package func drinks(at instant: Instant, in zone: ZoneClock) -> HydrationState {
    let document = document(as: HydrationFormat.self)
    guard let log, !log.isEmpty else { return document }
    switch document {
    case .loaded(var state, let writtenAt):
      state.take(taps: Array(log.utf8), now: instant, in: zone)
      return .loaded(state, writtenAt: writtenAt)
    case .missing:
      var state = HydrationDocument()
      state.take(taps: Array(log.utf8), now: instant, in: zone)
      return .loaded(state)
    default: return document
    }
  }
}
#endif
