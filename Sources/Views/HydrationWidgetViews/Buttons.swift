import AppIntents
import HydrationWidget
import SwiftUI
import WidgetViews

/// The link that opens the sheet of the app.
struct AddLink: View {
  let button: AddButton
  let layout: HydrationLayout.Button
  let palette: Palette

  var body: some View {
    ButtonFace(
      text: button.text, symbol: button.symbol, role: button.role, background: button.backgroundRole,
      layout: layout, palette: palette
    )
    .link(to: button.link)
    .spoken(button.accessibility)
    .padding(.vertical, -layout.tapMargin)
  }
}

/// The amounts that one tap adds, side by side.
struct PresetRow: View {
  let day: HydrationContent
  let layout: HydrationLayout
  let palette: Palette

  var body: some View {
    if let place = layout.presets?.button {
      HStack(spacing: layout.spacing) {
        ForEach(day.presets, id: \.self) { preset in
          Button(intent: AddDrinkIntent(preset.intake)) {
            ButtonFace(
              text: preset.text, symbol: preset.symbol, role: preset.role, background: preset.backgroundRole,
              layout: place, palette: palette)
          }
          .buttonStyle(.plain)
          .spoken(preset.accessibility)
          .padding(.vertical, -place.tapMargin)
        }
      }
    }
  }
}

/// Symbol and text in the middle of a button with round ends; the tappable region is larger than the button.
private struct ButtonFace: View {
  let text: TextForms
  let symbol: String
  let role: HydrationRole
  let background: HydrationRole
  let layout: HydrationLayout.Button
  let palette: Palette

  var body: some View {
    HStack(spacing: layout.symbolSpacing) {
      if let font = layout.symbol { SymbolMark(symbol, font, role: role, palette, width: font.lineHeight) }
      FittingText(text, layout.text, role: role, palette, isTight: true)
    }
    .padding(.horizontal, layout.padding)
    .frame(width: layout.size.width, height: layout.size.height)
    // Behind the tinted part: a background in the tint would be one blot with its text.
    .background { Capsule().fill(palette.color(background)) }
    .padding(.vertical, layout.tapMargin)
    .contentShape(Rectangle())
  }
}
