public import AppIntents
public import SwiftUI
import WidgetKit

/// The content of a control, which is a part of the widget's drawing.
package struct ControlContent: Hashable, Sendable {
  /// The text.
  package let text: String
  /// The name of its symbol.
  package let symbol: String
  /// The action, if it is a button; otherwise `nil`.
  package let action: WidgetAction?
}

extension WidgetSource {
  /// Returns the content of the line above the clock, now or of the sample in the gallery.
  static func line(isSample: Bool) -> ControlContent {
    let snapshot = snapshot(.inline, isSample: isSample)
    return ControlContent(
      text: snapshot.line?.longest ?? name, symbol: snapshot.drawing.symbol ?? WidgetNote.hidden, action: nil)
  }

  /// Returns a button of the widget as the content of a control; without one, its name.
  ///
  /// - Parameter index: The position among the buttons; the last of them if there are fewer.
  static func button(_ index: Int, isSample: Bool) -> ControlContent {
    let buttons = snapshot(.medium, isSample: isSample).drawing.buttons
    let button = buttons.indices.contains(index) ? buttons[index] : buttons.last
    let symbol = button?.part.symbol ?? line(isSample: isSample).symbol
    return ControlContent(text: button?.text.label ?? name, symbol: symbol, action: button?.action)
  }

  private static var name: String { galleryWords().name }

  private static func snapshot(_ family: Family, isSample: Bool) -> Definition.Snapshot {
    let frame = WidgetFrame(family)
    return (isSample ? SnapshotEntry.sample(frame) : entry(in: frame)).snapshot
  }
}

extension WidgetSnapshot {
  /// The text of the line above the clock.
  var line: TextForms? {
    WidgetSnapshot(frame: WidgetFrame(.inline), status: status, shown).drawing.texts.first?.forms
  }
}

extension Drawing {
  fileprivate var buttons: [(action: WidgetAction, text: AccessibilityText, part: Drawing)] {
    if case .marked(let part, .action(let action, let text)) = self { return [(action, text, part)] }
    return parts.flatMap(\.buttons)
  }

  fileprivate var symbol: String? {
    switch self {
    case .symbol(let symbol), .line(_, symbol: let symbol?, _): symbol.name
    default: parts.lazy.compactMap(\.symbol).first
    }
  }
}

/// The content of a control, which the system requests.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
struct ControlProvider: ControlValueProvider {
  let content: @Sendable (_ isSample: Bool) -> ControlContent

  var previewValue: ControlContent { content(true) }
  func currentValue() async throws -> ControlContent { content(false) }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension WidgetChoices {
  /// The kind of the widget's control, which the system keeps.
  private static var controlKind: String { SystemServices.controlKind(Source.Definition.kind) }

  /// Returns the control with the line of the widget above the clock; a tap performs an intent, such as one that opens the app.
  ///
  /// It names its day or period, since the system does not redraw a control at midnight. On a locked device it is hidden.
  @MainActor public static func lineControl(_ intent: some AppIntent) -> some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: controlKind, provider: ControlProvider { Source.line(isSample: $0) }
    ) { content in
      ControlWidgetButton(action: intent) { SymbolLabel(content.text, symbol: content.symbol) }
        .privacySensitive()
    }
  }

  /// Returns the control that is a button of the widget.
  ///
  /// - Parameters:
  ///   - index: The position of the button in the medium widget; the last one if there are fewer.
  ///   - intent: Returns the intent of the button's action; the action is `nil` if the widget has no button now.
  @MainActor public static func buttonControl<Intent: AppIntent>(
    _ index: Int = 0, _ intent: @escaping @MainActor (WidgetAction?) -> Intent
  ) -> some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: controlKind, provider: ControlProvider { Source.button(index, isSample: $0) }
    ) { content in
      ControlWidgetButton(action: intent(content.action)) {
        SymbolLabel(content.text, symbol: content.symbol)
      }
    }
  }
}
