public import SwiftUI
import WidgetKit

/// A text in the first of its forms that fits the room of its layout; the last form is drawn smaller if it does not fit either.
///
/// It takes the room of the layout, however short the form is, so that nothing moves: a tight one is as wide as its words.
public struct FittingText: View {
  private let forms: TextForms
  private let layout: TextLayout
  private let ink: (color: Color, isAccent: Bool)
  private let style: TypeStyle
  private let isTight: Bool
  private let column: [TextForms]
  @Environment(\.dynamicTypeSize) private var typeSize

  /// A text.
  ///
  /// - Parameters:
  ///   - forms: Its forms.
  ///   - layout: The room, the type and where lines begin.
  ///   - role: The colour, where the layout leaves it to the content.
  ///   - palette: The colours of the place.
  ///   - style: How its type differs from the system's own.
  ///   - isTight: Whether it is as wide as its words, for a text with others beside it.
  ///   - isAccent: Whether it takes the user's tint, whatever its role does: the main text of a widget.
  ///   - column: The texts of its column: where one of them needs a shorter form all have it, because a column of which some
  ///     are short reads as if that meant something.
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
    let alignment = Alignment(horizontal: HorizontalAlignment(layout.alignment), vertical: .center)
    FittingForms(
      forms, among: column, alignment, lineLimit: layout.lineLimit,
      smallestScale: TextLayout.smallestScale / scale
    )
    .font(Font(layout.font, face: style.face, scale: scale))
    .tracking(style.tracking)
    .lineSpacing(style.lineSpacing)
    .foregroundStyle(ink.color)
    .widgetAccentable(ink.isAccent)
    .multilineTextAlignment(TextAlignment(layout.alignment))
    .frame(
      width: isTight ? nil : layout.width,
      height: layout.height + style.lineSpacing * Double(layout.lineLimit - 1), alignment: alignment)
  }
}

/// A text of the line above the clock, which the system sets in a font of its own, with the symbol before it if there is one.
public struct InlineText: View {
  private let forms: TextForms
  private let symbol: String?

  /// A text in the first form that fits.
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

/// The forms of a text to choose from.
private struct FittingForms: View {
  let forms: TextForms
  /// The texts that have the same form, this one among them; empty if it stands alone.
  let column: [TextForms]
  let alignment: Alignment
  let lineLimit: Int
  let smallestScale: Double

  init(
    _ forms: TextForms, among column: [TextForms] = [], _ alignment: Alignment = .center, lineLimit: Int,
    smallestScale: Double
  ) {
    self.forms = forms
    self.column = column
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.smallestScale = smallestScale
  }

  var body: some View {
    if forms.shorter.isEmpty {
      last
    } else {
      // A text of one line is compared with the width, one of several with the height that it takes in the width there is.
      ViewThatFits(in: lineLimit == 1 ? .horizontal : .vertical) {
        // Not limited: a text that is cut off at a limit would always fit.
        ForEach(Array(forms.all.enumerated()), id: \.offset) { form, text in
          if column.isEmpty {
            Text(verbatim: text)
          } else {
            ZStack(alignment: alignment) {
              // Not seen, but they need their room: those that have a shorter form still.
              ForEach(column.filter { form < $0.shorter.count }, id: \.self) { other in
                Text(verbatim: other.all[form]).hidden()
              }
              Text(verbatim: text)
            }
          }
        }
        last
      }
    }
  }

  private var last: some View {
    Text(verbatim: forms.shortest).lineLimit(lineLimit).minimumScaleFactor(smallestScale)
  }
}

extension DynamicTypeSize {
  /// How large a text may be drawn for people who choose larger type, as a part of its size.
  ///
  /// Lines keep the height that their layout gives them, ``WidgetFont/leading`` of the size: letters of this size fill it and do not
  /// meet those of the next line.
  static let largestScale = 1.15

  /// How much larger than usual type is drawn, at most ``largestScale``; type of widgets is small as it is, so it is
  /// never drawn smaller.
  ///
  /// The sizes are those of the style "Body" in Apple's Human Interface Guidelines, Typography, in which 17 points is usual.
  var scale: Double {
    switch self {
    case .xSmall, .small, .medium, .large: 1
    case .xLarge: min(19.0 / 17, Self.largestScale)
    // 21 points and more.
    default: Self.largestScale
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
  /// The alignment of a layout.
  public init(_ alignment: TextLayout.Alignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
