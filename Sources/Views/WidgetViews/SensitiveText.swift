public import SwiftUI

/// A private text, marked as such, or a bar in its place that reveals nothing of it.
public struct SensitiveText<Role: ColorRole>: View {
  private let forms: Sensitive<TextForms>
  private let layout: TextLayout
  private let role: Role
  private let isPrivate: Bool
  private let isTight: Bool
  private let isAccent: Bool
  private let column: [Sensitive<TextForms>]
  private let palette: Palette

  /// Makes a text that is private, or may be.
  ///
  /// - Parameters:
  ///   - forms: Its forms, unless they were removed.
  ///   - layout: Its room, type and alignment.
  ///   - role: The colour, if the layout leaves it to the content.
  ///   - isPrivate: Whether it is private; a public text is shown on a locked screen too.
  ///   - palette: The colours of the place.
  ///   - isTight: Whether it is as wide as its words, for a text with others beside it.
  ///   - isAccent: Whether it takes the user's tint, whatever its role does: the main text of a widget.
  ///   - column: The texts of its row or column, which have the same form, as those of a ``FittingText``.
  public init(
    _ forms: Sensitive<TextForms>, _ layout: TextLayout, role: Role = CommonRole.primary,
    isPrivate: Bool = true, _ palette: Palette, isTight: Bool = false, isAccent: Bool = false,
    among column: [Sensitive<TextForms>] = []
  ) {
    self.forms = forms
    self.layout = layout
    self.role = role
    self.isPrivate = isPrivate
    self.isTight = isTight
    self.isAccent = isAccent
    self.column = column
    self.palette = palette
  }

  /// The text or the bar.
  public var body: some View {
    switch forms {
    case .visible(let forms):
      FittingText(
        forms, layout, role: role, palette, isTight: isTight, isAccent: isAccent,
        among: column.compactMap(\.value)
      )
      .privacySensitive(isPrivate)
    case .redacted: HiddenText(layout, palette)
    }
  }
}

/// A bar in place of a removed text, with the same width for every text.
public struct HiddenText: View {
  private let layout: TextLayout
  private let palette: Palette

  /// Makes a bar in the room of a text.
  public init(_ layout: TextLayout, _ palette: Palette) {
    self.layout = layout
    self.palette = palette
  }

  /// The bar.
  public var body: some View {
    let bar = HiddenBar(layout)
    Capsule()
      .fill(palette.color(HiddenBar.role))
      .opacity(HiddenBar.opacity)
      .frame(width: bar.size.width, height: bar.size.height)
      .frame(
        width: layout.width, height: layout.font.lineHeight,
        alignment: Alignment(horizontal: HorizontalAlignment(layout.alignment), vertical: .center)
      )
      .accessibilityHidden(true)
  }
}

/// A private text of the line above the clock, or a symbol in its place: that line shows only texts and
/// symbols.
public struct SensitiveInlineText: View {
  private let forms: Sensitive<TextForms>

  /// Makes a private text in the first form that fits.
  public init(_ forms: Sensitive<TextForms>) {
    self.forms = forms
  }

  /// The text or the symbol.
  public var body: some View {
    switch forms {
    case .visible(let forms): InlineText(forms).privacySensitive()
    case .redacted: Image(systemName: WidgetNote.hidden)
    }
  }
}
