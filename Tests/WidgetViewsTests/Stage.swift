import FontWidths
import Foundation
import SwiftUI
import WidgetKit
import WidgetPictures
import WidgetViews

/// The surroundings of a drawn view: its frame on the screen, and how the system colours it.
@MainActor struct Stage {
  var frame: WidgetFrame
  var mode = WidgetRenderingMode.fullColor
  var isDark = false
  var isLuminanceReduced = false
  var isPrivate = false
  var showsBackground = true
  var typeSize = DynamicTypeSize.large
  /// The scale of type in that size.
  var typeScale = 1.0

  init(_ frame: WidgetFrame) {
    self.frame = frame
  }

  /// The tree of a view.
  ///
  /// Texts are measured by the widths of letters that pictures are drawn with.
  func nodes(_ view: any View) -> [_Node] {
    _Recording.fits = { text, room, height in
      let fitted = room.fitted(text, limit: height.map { room.lineCount(in: $0) } ?? 1)
      return fitted.fits && fitted.scale == 1
    }
    var values = EnvironmentValues()
    values.colorScheme = isDark ? .dark : .light
    values.isLuminanceReduced = isLuminanceReduced
    values.redactionReasons = isPrivate ? .privacy : []
    values.dynamicTypeSize = typeSize
    values.widgetRenderingMode = mode
    values._showsBackground = showsBackground
    // The system sets the line above the clock in type of this size.
    return _Recording.nodes(view, in: values, width: frame.size.width, typeSize: 15)
  }
}

extension _TextRoom {
  private var font: WidgetFont { WidgetFont(size, WidgetFont.Weight(rawValue: weight) ?? .regular) }

  /// The number of lines that a height has room for, at least 1; sums of heights may differ in the last digits.
  func lineCount(in height: Double) -> Int {
    max(1, Int((height + lineSpacing) / (font.lineHeight + lineSpacing) + 0.001))
  }

  /// The height of lines of this type.
  func height(ofLines count: Int) -> Double {
    Double(count) * font.lineHeight + Double(count - 1) * lineSpacing
  }

  /// The lines of a text in this room, as SwiftUI would break them; if it is drawn smaller, at its smallest scale.
  func drawn(_ text: String) -> FittedText {
    let count = lineCount(in: height)
    let limit = isAsHighAsItsLines ? lineLimit ?? count : min(lineLimit ?? count, count)
    return fitted(
      text, limit: limit, scale: smallestScale == 1 ? 1 : smallestScale / TextLayout.smallestScale)
  }

  /// The lines of a text in the width of this room, in type of this size or a part of it.
  func fitted(_ text: String, limit: Int, scale: Double = 1) -> FittedText {
    // Sums of widths may differ in the last digits.
    let layout = TextLayout(
      WidgetFont(size * scale, font.weight), width: width + 0.001, lineLimit: limit)
    return TextForms(text, shorter: []).fitted(in: layout) {
      SystemFace.width(of: $0, in: $1) + tracking * Double($0.unicodeScalars.count)
    }
  }
}

extension WidgetFrame {
  /// All families on all phones that have them.
  static let all = ScreenClass.allCases.flatMap { screen in
    Family.allCases.compactMap { family in
      screen.size(of: family).map { WidgetFrame(family: family, size: $0) }
    }
  }

  /// The place that the system gives a provider.
  func context(isPreview: Bool = false) -> TimelineProviderContext {
    TimelineProviderContext(
      _family: family.widgetFamily ?? .systemExtraLarge, isPreview: isPreview,
      displaySize: CGSize(width: size.width, height: size.height))
  }
}

extension String {
  /// The text without spaces.
  var letters: String { filter { !$0.isWhitespace } }
}
