public import InsultWidget
public import SwiftUI
import WidgetViews

/// The insult widget in every family.
public struct InsultWidgetView: View {
  private let snapshot: InsultSnapshot
  private let hasBookFace: Bool

  /// Makes a view of a snapshot.
  public init(_ snapshot: InsultSnapshot) {
    self.snapshot = snapshot
    // Asked here and not while it is drawn, which the system does many times.
    hasBookFace = Surroundings.current.hasFonts(AppIdentifiers.insolentBard.fonts)
  }

  /// The insult, in the layout of the family.
  public var body: some View {
    WidgetRoot(InsultSystem.self, snapshot) { content, layout, palette in
      switch (content.form, layout) {
      case (.text(let text), .text(let layout)):
        switch snapshot.family {
        case .inline: InlineText(text.text)
        case .small, .medium, .large, .rectangular, .circular:
          SheetView(
            content: content, text: text, layout: layout, palette: palette, hasBookFace: hasBookFace)
        }
      case (.emblem, .emblem(let font)): EmblemMark(font: font, palette: palette)
      default: EmptyView()
      }
    } background: { palette in
      ZStack {
        palette.color(InsultRole.background)
        if case .text(let layout) = snapshot.layout, layout.parchment != nil {
          ParchmentLine()
            .stroke(
              palette.color(Parchment.role).opacity(Parchment.opacity),
              style: StrokeStyle(lineWidth: Parchment.lineWidth))
        }
      }
    }
  }
}
