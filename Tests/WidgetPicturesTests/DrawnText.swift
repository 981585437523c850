import FontWidths
import TestSupport
import WidgetPictures

/// A text in a picture, with its position computed from the widths of letters.
struct DrawnText {
  /// The lines of the text.
  let lines: [String]
  /// The left edge of the first letter and the right edge of the last one in the widest line.
  private(set) var left: Double
  private(set) var right: Double
  /// The top of capital letters in the first line, and the baseline of the last line.
  let top: Double
  let bottom: Double
  let size: Double
  /// The colour as six digits, its opacity, and the opacity of the groups around it.
  let fill: String
  let opacity: Double
  let groupOpacity: Double
  /// The side of the text that keeps its position in a wider font.
  private let anchor: String?
  private let hasExactWidth: Bool

  /// The letters without spaces, because lines may end at spaces or between Chinese letters.
  var letters: String { Self.letters(lines.joined()) }

  static func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// Returns the texts of a picture.
  static func all(in element: SVGElement, opacity: Double = 1) -> [DrawnText] {
    let inside = opacity * (element.name == "g" ? element.number("opacity") ?? 1 : 1)
    let own = element.name == "text" ? [DrawnText(element, groupOpacity: opacity)].compactMap { $0 } : []
    return own + element.children.flatMap { all(in: $0, opacity: inside) }
  }

  private init?(_ element: SVGElement, groupOpacity: Double) {
    guard let x = element.number("x"), let y = element.number("y"), let size = element.number("font-size"),
      let fill = element.attributes["fill"]
    else { return nil }
    hasExactWidth = element.attributes["textLength"] != nil
    let weights: [String: WidgetFont.Weight] = ["500": .medium, "600": .semibold, "700": .bold]
    let weight = element.attributes["font-weight"].flatMap { weights[$0] } ?? .regular
    let tracking = element.number("letter-spacing") ?? 0
    lines = element.children.isEmpty ? [element.text] : element.children.map(\.text)
    let width =
      lines.map { line in
        SystemFace.width(of: line, in: WidgetFont(size, weight)) + tracking
          * Double(line.unicodeScalars.count)
      }.max() ?? 0
    anchor = element.attributes["text-anchor"]
    left =
      switch anchor {
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
    self.groupOpacity = groupOpacity
  }

  /// Returns the text in a font with wider letters; unchanged if its width is fixed.
  func wider(_ factor: Double) -> DrawnText {
    guard !hasExactWidth else { return self }
    var text = self
    text.right = left + (right - left) * factor
    let more = text.right - right
    switch anchor {
    case "middle": (text.left, text.right) = (left - more / 2, right + more / 2)
    case "end": (text.left, text.right) = (left - more, right)
    default: break
    }
    return text
  }

  /// Returns whether the letters of two texts overlap.
  func meets(_ other: DrawnText) -> Bool {
    // Numbers of pictures are rounded to hundredths.
    let slack = 0.05
    return left < other.right - slack && other.left < right - slack && top < other.bottom - slack
      && other.top < bottom - slack
  }
}
