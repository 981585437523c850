#if canImport(WidgetFoundation)
import BudgetWidgetCore
import HydrationWidgetCore
import WidgetFoundation

/// All widgets, for programs in other languages.
///
/// `answer(_:)` is the only function, from JSON to JSON; its types are declared in `WidgetBridge.d.ts`.
public enum AllWidgets {
  /// The names of the widgets.
  package static let names = CoreWidgets.names + ["budget", "spending", "hydration"]

  /// Returns a widget's snapshot and schedule: `{"schedule": …, "snapshot": …}`, or `{"error": …}`.
  public static func answer(_ request: JSON) -> JSON {
    CoreWidgets.answer(
      request, names: names, zones: ZoneDirectory.system(upTo:), others: answer)
  }

  /// Returns the answer to a request as text; text that is not JSON gives an error.
  public static func answer(_ text: String) -> String { CoreWidgets.answer(text, answer) }

  private static func answer(_ request: WidgetRequest) throws(BridgeError) -> JSON? {
    switch request.widget {
    case "budget":
      try request.answer(of: BudgetDefinition.self, state: request.document(as: BudgetDocument.self))
    case "spending":
      try request.answer(of: SpendingDefinition.self, state: request.document(as: BudgetDocument.self))
    case "hydration":
      try request.answer(of: HydrationDefinition.self, state: request.drinks)
    default: nil
    }
  }
}

extension WidgetRequest {
  /// Returns the stored document of the app, or the reason why there is none.
  fileprivate func document<Format: DocumentFormat>(as format: Format.Type) -> Loaded<Format.Payload>
  where Format.Payload: Hashable {
    let bytes: [UInt8]
    switch state {
    case .null: return .missing
    case .string(let text): bytes = Array(text.utf8)
    default: bytes = state.fileBytes(openLevels: 0)
    }
    return Loaded(DocumentStore<Format>.reading(of: bytes))
  }

  /// Returns Sipli's drinks, or the reason why there are none; the state is the document of settings, the log
  /// has the lines of months.
  fileprivate var drinks: HydrationState {
    let (lines, zone) = (Array((log ?? "").utf8), environment.zone)
    let journal: (HydrationSettings) -> HydrationJournal = { HydrationJournal($0, lines: lines, in: zone) }
    let document = document(as: HydrationFormat.self)
    if case .missing = document, !lines.isEmpty { return .loaded(journal(HydrationSettings())) }
    return document.map(journal)
  }
}
#endif
