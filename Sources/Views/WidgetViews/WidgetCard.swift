public import SwiftUI

/// A widget in a row of the app's own list, as wide as the row.
///
/// Its links do nothing, because they lead to the screen that it is on.
public struct WidgetCard<Source: WidgetSource>: View {
  private let snapshot: Source.Definition.Snapshot

  /// Creates the row of a snapshot, which keeps the height that the snapshot was made for.
  public init(_ source: Source.Type, _ snapshot: Source.Definition.Snapshot) {
    self.snapshot = snapshot
  }

  /// The widget.
  public var body: some View {
    // Rows have margins, so they are narrower than the widget on the same phone; by how much only the list knows.
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
