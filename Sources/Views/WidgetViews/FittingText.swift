import SwiftUI
import WidgetKit

/// A text in the first of its forms that fits its layout; if none fits, the last form is drawn smaller.
///
/// It fills the whole room of the layout, however short the form is, so that nothing moves. A tight text is
/// as wide as its words.
///
/// For people who choose larger type, a text of one line is drawn larger. A text of several lines is drawn
/// larger if it then still fits the same height, and otherwise in the size of its layout.
struct FittingText: View {
  private let text: DrawnText
  private let column: [TextForms]
  private let palette: Palette
  private let hasFonts: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates a text, in a shorter form if other texts of its column need one.
  init(_ text: DrawnText, _ context: DrawingContext) {
    self.text = text
    column = text.sharing == .form ? (context.columns[text.name] ?? []).map(\.forms) : []
    palette = context.palette
    hasFonts = context.hasFonts
  }

  /// The form that fits.
  var body: some View {
    let (scale, layout) = (typeSize.scale, text.layout)
    let (usual, larger) = (font(scale: 1), font(scale: scale))
    let isOneLine = layout.lineLimit == 1
    let alignment = Alignment(horizontal: layout.alignment.ofViews.parts, vertical: .center)
    FittingForms(
      forms: text.forms, column: column, alignment: alignment, lineLimit: layout.lineLimit,
      largerFont: isOneLine || scale == 1 ? nil : larger,
      smallestScale: layout.leastScale / (isOneLine ? scale : 1)
    )
    .font(isOneLine ? larger : usual)
    .changingInPlace(text.isNumber)
    .tracking(text.tracking)
    .lineSpacing(text.lineSpacing)
    .foregroundStyle(palette.color(text.paint))
    .widgetAccentable(text.isAccent || palette.isAccent(text.paint))
    .multilineTextAlignment(layout.alignment.ofViews.lines)
    .frame(width: text.isTight ? nil : layout.width, height: text.height, alignment: alignment)
  }

  private func font(scale: Double) -> Font {
    let size = text.layout.font.size * scale
    let weight = Font.Weight(text.layout.font.weight)
    guard let face = text.face else { return .system(size: size, weight: weight) }
    // A font of the app has one weight.
    return hasFonts ? .custom(face, fixedSize: size) : .system(size: size, weight: weight, design: .serif)
  }
}

extension View {
  /// Keeps the digits of a number in place, and animates their changes.
  @ViewBuilder fileprivate func changingInPlace(_ isNumber: Bool) -> some View {
    if isNumber { monospacedDigit().contentTransition(.numericText()) } else { self }
  }
}

/// The forms of a text to choose from, in the font of their view.
private struct FittingForms: View {
  let forms: TextForms
  /// The texts with the same form, this one included; empty if it is independent.
  let column: [TextForms]
  let alignment: Alignment
  let lineLimit: Int
  /// The font to try first; `nil` to try only the default font.
  let largerFont: Font?
  let smallestScale: Double

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
      // A text with a line limit always fits in height, so several lines have no limit while they are compared.
      .lineLimit(lineLimit == 1 ? 1 : nil)
    }
  }

  private var all: [(form: Int, text: String)] { forms.all.enumerated().map { ($0, $1) } }

  @ViewBuilder private func words(_ text: String, form: Int) -> some View {
    if column.isEmpty {
      Text(verbatim: text)
    } else {
      ZStack(alignment: alignment) {
        // Texts that have this form and a shorter one are invisible here, but must fit too.
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
      // Only the line limit decides the height: in the height of its room, the system would shrink larger
      // type or leave lines out.
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

extension TextLayout.Alignment {
  /// The alignment of views below one another, and of the lines of a text.
  var ofViews: (parts: HorizontalAlignment, lines: TextAlignment) {
    switch self {
    case .leading: (.leading, .leading)
    case .center: (.center, .center)
    case .trailing: (.trailing, .trailing)
    }
  }
}
