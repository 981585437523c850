package import BudgetWidget
import HydrationWidget
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
      return try request.answer(
        of: BudgetSystem.self, state: request.document(as: BudgetDocument.self), in: environment)
    case "spending":
      return try request.answer(
        of: SpendingSystem.self, state: request.document(as: BudgetDocument.self), in: environment)
    case "hydration":
      return try request.answer(
        of: HydrationSystem.self, state: request.document(as: HydrationFormat.self), in: environment)
    default: return nil
    }
  }
}

extension WidgetRequest {
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
}
