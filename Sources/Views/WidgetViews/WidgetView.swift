package import AppIntents
import Foundation
public import SwiftUI
import WidgetKit

/// The view of every widget: its drawing with background, link, colours and spoken text.
///
/// If others could look at the screen, the snapshot is shown without private values.
public struct WidgetView<Source: WidgetSource>: View {
  private let snapshot: Source.Definition.Snapshot
  private let hasFonts: Bool
  private let scheme: String?
  private let action: (WidgetAction) -> (any AppIntent)?
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.widgetRenderingMode) private var renderingMode

  /// Creates the view of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - action: Returns the intent of a button; without one there is no button.
  package init(
    _ snapshot: Source.Definition.Snapshot,
    action: @escaping (WidgetAction) -> (any AppIntent)? = { _ in nil }
  ) {
    self.snapshot = snapshot
    self.action = action
    // The fonts are looked up here and not while the view is drawn, which the system does many times.
    hasFonts = SystemServices.current.hasFonts(Source.fonts)
    scheme = (try? SystemServices.current.app())?.scheme
  }

  /// The widget.
  public var body: some View {
    let palette = Palette(
      mode: RenderingMode(renderingMode, isLuminanceReduced: isLuminanceReduced),
      scheme: colorScheme)
    let whole = redactionReasons.contains(.privacy) ? snapshot.redacted() : snapshot
    // The provider does not know the text size. Below these five sizes, type grows within the default layout.
    let shown = typeSize.isAccessibilitySize ? whole.inLargeType() : whole
    let drawing = shown.drawing
    let context = DrawingContext(
      palette, columns: drawing.columns, hasFonts: hasFonts, pictures: Source.pictures, scheme: scheme,
      intent: action)
    content(DrawingView(drawing, context), in: shown)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // If parts can be tapped they are spoken one by one; otherwise the widget is one element.
      .accessibilityElement(children: shown.family.allowsElementLinks ? .contain : .ignore)
      .spoken(shown.accessibilityOfView)
      .widgetURL(shown.link.flatMap(context.url))
      .containerBackground(for: .widget) { background(drawing.outline, palette) }
  }

  @ViewBuilder private func content(_ view: DrawingView, in shown: Source.Definition.Snapshot) -> some View {
    if shown.family == .circular {
      ZStack {
        AccessoryWidgetBackground()
        view
      }
      #if os(watchOS) || os(Linux)
      // watchOS curves the label along the corner of a face, or around one; an iPhone shows none. The shortest form is not cut off.
      .widgetLabel(shown.line?.shortest ?? "")
      #endif
    } else {
      view
    }
  }

  @ViewBuilder private func background(_ outline: DrawnOutline?, _ palette: Palette) -> some View {
    let color = palette.color(Source.Definition.Role.background)
    if let outline {
      ZStack {
        color
        Trace(points: outline.points)
          .stroke(
            palette.color(outline.paint).opacity(outline.opacity),
            style: StrokeStyle(lineWidth: outline.lineWidth))
      }
    } else {
      color
    }
  }
}

extension View {
  /// Sets the spoken text of a view.
  package func spoken(_ text: AccessibilityText) -> some View {
    accessibilityLabel(text.label).accessibilityValue(text.value)
  }

  /// Turns a view with all its parts into one spoken element.
  package func spokenAsOne(_ text: AccessibilityText) -> some View {
    accessibilityElement(children: .ignore).spoken(text)
  }
}

/// A widget in a row of the app's own list, as wide as the row.
///
/// Its links do nothing, because they lead to the screen that it is on.
package struct WidgetCard<Source: WidgetSource>: View {
  private let snapshot: Source.Definition.Snapshot

  /// Creates the row of a snapshot, which keeps the height that the snapshot was made for.
  package init(_ source: Source.Type, _ snapshot: Source.Definition.Snapshot) {
    self.snapshot = snapshot
  }

  /// The widget.
  package var body: some View {
    // Rows have margins, so they are narrower than the widget on the same phone; only the list knows their width.
    GeometryReader { row in
      let size = PointSize(width: Double(row.size.width), height: snapshot.frame.size.height)
      WidgetView<Source>(
        Source.Definition.Snapshot(
          frame: WidgetFrame(family: snapshot.family, size: size), status: snapshot.status, snapshot.shown))
    }
    .frame(height: snapshot.frame.size.height)
    .environment(\.openURL, OpenURLAction { _ in .discarded })
  }
}
