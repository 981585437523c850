public import SwiftUI
import WidgetKit

/// A text in the first of its forms that fits its layout; if none fits, the last form is drawn smaller.
///
/// It takes the whole room of the layout, however short the form is, so that nothing moves. A tight one is as
/// wide as its words.
///
/// For people who choose larger type, a text of one line is drawn larger. A text of several lines is drawn larger
/// if the larger words have room in the same height, and otherwise in the size of its layout.
public struct FittingText: View {
  private let forms: TextForms
  private let layout: TextLayout
  private let ink: (color: Color, isAccent: Bool)
  private let style: TypeStyle
  private let isTight: Bool
  private let column: [TextForms]
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - forms: Its forms.
  ///   - layout: Its room, type and alignment.
  ///   - role: The colour, if the layout leaves it to the content.
  ///   - palette: The colours of the place.
  ///   - style: The differences of its type from the system's own.
  ///   - isTight: Whether it is as wide as its words, for a text with others beside it.
  ///   - isAccent: Whether it takes the user's tint, whatever its role: the main text of a widget.
  ///   - column: The texts of its column. If one of them needs a shorter form, all of them take it; otherwise
  ///     a reader would look for a meaning in the difference.
  public init(
    _ forms: TextForms, _ layout: TextLayout, role: some ColorRole = CommonRole.primary, _ palette: Palette,
    style: TypeStyle = TypeStyle(), isTight: Bool = false, isAccent: Bool = false,
    among column: [TextForms] = []
  ) {
    self.forms = forms
    self.layout = layout
    self.style = style
    self.isTight = isTight
    self.column = column
    let ink = palette.ink(layout, role: role)
    self.ink = (ink.color, ink.isAccent || isAccent)
  }

  /// The form that fits.
  public var body: some View {
    let scale = typeSize.scale
    let (usual, larger) = (font(scale: 1), font(scale: scale))
    let isOneLine = layout.lineLimit == 1
    let alignment = Alignment(horizontal: HorizontalAlignment(layout.alignment), vertical: .center)
    FittingForms(
      forms, among: column, alignment, lineLimit: layout.lineLimit,
      largerFont: isOneLine || scale == 1 ? nil : larger,
      smallestScale: TextLayout.smallestScale / (isOneLine ? scale : 1)
    )
    .font(isOneLine ? larger : usual)
    .tracking(style.tracking)
    .lineSpacing(style.lineSpacing)
    .foregroundStyle(ink.color)
    .widgetAccentable(ink.isAccent)
    .multilineTextAlignment(TextAlignment(layout.alignment))
    .frame(
      width: isTight ? nil : layout.width,
      height: layout.height + style.lineSpacing * Double(layout.lineLimit - 1), alignment: alignment)
  }

  private func font(scale: Double) -> Font { Font(layout.font, face: style.face, scale: scale) }
}

/// A text of the line above the clock, which the system sets in its own font, with an optional symbol before
/// it.
public struct InlineText: View {
  private let forms: TextForms
  private let symbol: String?

  /// Makes a text in the first form that fits.
  public init(_ forms: TextForms, symbol: String? = nil) {
    self.forms = forms
    self.symbol = symbol
  }

  /// The form that fits.
  public var body: some View {
    let text = FittingForms(forms, lineLimit: 1, smallestScale: TextLayout.smallestScale)
    if let symbol {
      Label {
        text
      } icon: {
        Image(systemName: symbol)
      }
    } else {
      text
    }
  }
}

/// The forms of a text to choose from, in the font of their place.
private struct FittingForms: View {
  let forms: TextForms
  /// The texts with the same form, this one included; empty if it is independent.
  let column: [TextForms]
  let alignment: Alignment
  let lineLimit: Int
  /// The font to try first; `nil` to try only that of the place.
  let largerFont: Font?
  let smallestScale: Double

  init(
    _ forms: TextForms, among column: [TextForms] = [], _ alignment: Alignment = .center, lineLimit: Int,
    largerFont: Font? = nil, smallestScale: Double
  ) {
    self.forms = forms
    self.column = column
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.largerFont = largerFont
    self.smallestScale = smallestScale
  }

  var body: some View {
    if forms.shorter.isEmpty && largerFont == nil {
      last
    } else {
      // A text of one line is compared with the width, one of several lines with its height at the available
      // width.
      ViewThatFits(in: lineLimit == 1 ? .horizontal : .vertical) {
        if let largerFont {
          ForEach(all, id: \.form) { form, text in words(text, form: form).font(largerFont) }
        }
        ForEach(all, id: \.form) { form, text in words(text, form: form) }
        last
      }
      // A text that is cut off at a limit always fits in height, so several lines are only compared with it.
      .lineLimit(lineLimit == 1 ? 1 : nil)
    }
  }

  private var all: [(form: Int, text: String)] { forms.all.enumerated().map { ($0, $1) } }

  @ViewBuilder private func words(_ text: String, form: Int) -> some View {
    if column.isEmpty {
      Text(verbatim: text)
    } else {
      ZStack(alignment: alignment) {
        // Invisible, but they need their room: those that still have a shorter form.
        ForEach(column.filter { form < $0.shorter.count }, id: \.self) { other in
          Text(verbatim: other.all[form]).hidden()
        }
        Text(verbatim: text)
      }
    }
  }

  /// The last form, drawn smaller as its width demands.
  private var last: some View {
    Text(verbatim: forms.shortest).lineLimit(lineLimit).minimumScaleFactor(smallestScale)
      // The line limit alone says how high it is: the lines of larger type are higher than their place, and in
      // it the system would draw them smaller, or leave some out.
      .fixedSize(horizontal: false, vertical: true)
  }
}

extension DynamicTypeSize {
  /// The scale of type, at most `TextLayout.largestScale`; type of widgets is small already, so it is never
  /// less than 1.
  ///
  /// The sizes are those of the style "Body" in Apple's Human Interface Guidelines, Typography, where 17
  /// points is the default.
  var scale: Double {
    switch self {
    case .xSmall, .small, .medium, .large: 1
    case .xLarge: min(19.0 / 17, TextLayout.largestScale)
    // 21 points and more.
    default: TextLayout.largestScale
    }
  }
}

extension TextAlignment {
  fileprivate init(_ alignment: TextLayout.Alignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension HorizontalAlignment {
  /// Makes the alignment of a layout.
  public init(_ alignment: TextLayout.Alignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
