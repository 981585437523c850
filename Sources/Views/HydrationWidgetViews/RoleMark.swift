import HydrationWidget
import SwiftUI
import WidgetKit
import WidgetViews

/// A symbol in the colour of a role, in a square as high as its line.
struct RoleMark: View {
  private let name: String
  private let font: WidgetFont
  private let ink: (color: Color, isAccent: Bool)

  init(_ name: String, _ font: WidgetFont, role: some ColorRole, _ palette: Palette) {
    self.name = name
    self.font = font
    ink = (palette.color(role), palette.isAccent(role))
  }

  var body: some View {
    SymbolMark(name, font)
      .foregroundStyle(ink.color)
      .widgetAccentable(ink.isAccent)
      .frame(width: font.lineHeight)
  }
}
