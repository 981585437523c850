public import SolsticeWidget
public import SwiftUI
import WidgetViews

/// The countdown in every family.
public struct SolsticeWidgetView: View {
  private let snapshot: SolsticeSnapshot

  /// Makes a view of a snapshot.
  public init(_ snapshot: SolsticeSnapshot) {
    self.snapshot = snapshot
  }

  /// The days to the next event, in the layout of the family.
  public var body: some View {
    WidgetRoot(SolsticeSystem.self, snapshot) { content, layout, palette in
      switch snapshot.family {
      case .small, .large: PosterView(content: content, layout: layout, palette: palette)
      case .medium: BannerView(content: content, layout: layout, palette: palette)
      case .rectangular: CountdownView(content: content, layout: layout, palette: palette)
      case .circular: RingView(content: content, layout: layout, palette: palette)
      case .inline: if let text = content.inlineText { InlineText(text, symbol: content.image.symbolName) }
      }
    }
  }
}
