import Foundation
public import SwiftUI
import WidgetKit

/// The surroundings of the content of every widget: background, link, colours and spoken text.
///
/// If others could look at the screen, the snapshot is shown without private values.
public struct WidgetRoot<System: WidgetSystem, Drawn: View, Background: View>: View {
  private let snapshot: System.Snapshot
  private let content: (System.Content, System.Content.Layout, Palette) -> Drawn
  private let background: (Palette) -> Background
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.widgetRenderingMode) private var renderingMode

  /// Makes a widget that shows a snapshot.
  ///
  /// - Parameters:
  ///   - system: The widget.
  ///   - snapshot: Its content.
  ///   - content: Draws the content with its measures; a note in its place is drawn in the same way for all
  ///     widgets.
  ///   - background: Draws the background, which the system removes in places such as StandBy.
  public init(
    _ system: System.Type, _ snapshot: System.Snapshot,
    @ViewBuilder content: @escaping (System.Content, System.Content.Layout, Palette) -> Drawn,
    @ViewBuilder background: @escaping (Palette) -> Background
  ) {
    self.snapshot = snapshot
    self.content = content
    self.background = background
  }

  /// Makes a widget that shows a snapshot on a background in its colour.
  public init(
    _ system: System.Type, _ snapshot: System.Snapshot,
    @ViewBuilder content: @escaping (System.Content, System.Content.Layout, Palette) -> Drawn
  ) where Background == Color {
    self.init(system, snapshot, content: content) { $0.color(System.Role.background) }
  }

  /// The widget.
  public var body: some View {
    let palette = Palette(
      mode: RenderingMode(renderingMode, isLuminanceReduced: isLuminanceReduced),
      scheme: colorScheme)
    let shown = redactionReasons.contains(.privacy) ? snapshot.redacted() : snapshot
    drawing(shown, palette)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // If parts can be tapped they are spoken one by one; otherwise the widget is one element.
      .accessibilityElement(children: shown.family.allowsElementLinks ? .contain : .ignore)
      .spoken(shown.accessibilityOfView)
      .widgetURL(shown.link.flatMap { URL(string: $0) })
      .containerBackground(for: .widget) { background(palette) }
  }

  @ViewBuilder private func drawing(_ shown: System.Snapshot, _ palette: Palette) -> some View {
    switch shown.family {
    case .circular:
      ZStack {
        AccessoryWidgetBackground()
        inside(shown, palette)
      }
    case .small, .medium, .large, .rectangular, .inline: inside(shown, palette)
    }
  }

  @ViewBuilder private func inside(_ shown: System.Snapshot, _ palette: Palette) -> some View {
    switch shown.drawing {
    case .content(let drawn, let layout): content(drawn, layout, palette)
    case .note(let note, let layout):
      NoteView(note: note, layout: layout, family: shown.family, palette: palette)
    }
  }
}

extension View {
  /// Makes a view a link if there is a page to lead to.
  @ViewBuilder public func link(to page: (some DeepLink)?) -> some View {
    if let url = page.flatMap({ URL(string: $0.text) }) {
      // Plain: otherwise every text in it takes the colour of links.
      Link(destination: url) { self }.buttonStyle(.plain)
    } else {
      self
    }
  }

  /// Sets the spoken text of a view.
  public func spoken(_ text: AccessibilityText) -> some View {
    accessibilityLabel(text.label).accessibilityValue(text.value)
  }

  /// Makes a view with all its parts one spoken element.
  public func spokenAsOne(_ text: AccessibilityText) -> some View {
    accessibilityElement(children: .ignore).spoken(text)
  }
}
