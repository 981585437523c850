import FontWidths
import TestSupport
import WidgetPictures

/// A text in a picture, with its position computed from the widths of letters.
struct PictureText {
  /// The lines of the text.
  let lines: [String]
  /// The left edge of the first letter and the right edge of the last one in the widest line.
  let left: Double
  let right: Double
  /// The top of capital letters in the first line, and the baseline of the last line.
  let top: Double
  let bottom: Double
  let size: Double
  /// The colour as six digits, and its opacity.
  let fill: String
  let opacity: Double

  /// The letters without spaces, because lines may end at spaces or between Chinese letters.
  var letters: String { Self.letters(lines.joined()) }

  static func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// Returns the texts of a picture, in the system font or in a wide font in its place.
  static func all(in element: SVGElement, isWide: Bool = false) -> [PictureText] {
    let own = element.name == "text" ? [PictureText(element, isWide: isWide)].compactMap { $0 } : []
    return own + element.children.flatMap { all(in: $0, isWide: isWide) }
  }

  private init?(_ element: SVGElement, isWide: Bool) {
    guard let x = element.number("x"), let y = element.number("y"), let size = element.number("font-size"),
      let fill = element.attributes["fill"]
    else { return nil }
    let weights: [String: WidgetFont.Weight] = ["500": .medium, "600": .semibold, "700": .bold]
    let weight = element.attributes["font-weight"].flatMap { weights[$0] } ?? .regular
    let tracking = element.number("letter-spacing") ?? 0
    lines = element.children.isEmpty ? [element.text] : element.children.map(\.text)
    let font = WidgetFont(size, weight)
    let isSerif = element.attributes["font-family"]?.hasSuffix(",serif") ?? false
    let width =
      lines.map { line in
        (isWide
          ? SystemFace.wideWidth(of: line, in: font, isSerif: isSerif) : SystemFace.width(of: line, in: font))
          + tracking * Double(line.unicodeScalars.count)
      }.max() ?? 0
    left =
      switch element.attributes["text-anchor"] {
      case "middle": x - width / 2
      case "end": x - width
      default: x
      }
    right = left + width
    top = y - size * 0.7
    bottom = y + element.children.compactMap { $0.number("dy") }.reduce(0, +)
    self.size = size
    self.fill = fill
    opacity = element.number("fill-opacity") ?? 1
  }

  /// Returns whether the letters of two texts overlap.
  func meets(_ other: PictureText) -> Bool {
    // Numbers of pictures are rounded to hundredths.
    let slack = 0.05
    return left < other.right - slack && other.left < right - slack && top < other.bottom - slack
      && other.top < bottom - slack
  }
}
