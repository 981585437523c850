/// Writes the elements of an SVG picture.
///
/// Numbers have at most two decimals, so that a picture is the same on every machine.
struct SVGWriter {
  private(set) var text = ""
  /// The areas of the picture that react to taps, in the order in which they are drawn.
  var taps: [TapArea] = []

  /// An attribute with its value; `nil` leaves it out.
  typealias Attribute = (name: String, value: String?)

  /// Writes an element on a line of its own, around content that is XML already.
  mutating func element(_ name: String, _ attributes: [Attribute], containing content: String? = nil) {
    text += Self.element(name, attributes, containing: content) + "\n"
  }

  /// Returns an element, around content that is XML already.
  static func element(
    _ name: String, _ attributes: [Attribute], containing content: String? = nil
  ) -> String {
    var start = "<\(name)"
    for attribute in attributes {
      if let value = attribute.value { start += " \(attribute.name)=\"\(escaped(value))\"" }
    }
    return start + (content.map { ">\($0)</\(name)>" } ?? "/>")
  }

  /// Returns a document with one root element and a line feed at the end, around elements.
  static func document(_ attributes: [Attribute], containing elements: String) -> String {
    element("svg", [("xmlns", "http://www.w3.org/2000/svg")] + attributes, containing: "\n\(elements)") + "\n"
  }

  /// Escapes a text for XML; characters that XML does not allow become replacement characters.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Returns a number with at most two decimals: `12`, `0.5`, `-3.25`.
  static func number(_ value: Double) -> String {
    // No picture is larger than this; NaN becomes 0.
    let clamped = value.isNaN ? 0 : max(-1_000_000, min(1_000_000, value))
    let hundredths = Int64((abs(clamped) * 100 + 0.5).rounded(.down))
    let sign = clamped < 0 && hundredths > 0 ? "-" : ""
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns a number that is not negative with three decimals.
  static func thousandths(_ value: Double) -> String {
    let thousandths = Int64((max(0, value) * 1000 + 0.5).rounded(.down))
    let digits = "\(thousandths % 1000 + 1000)".dropFirst()
    return "\(thousandths / 1000).\(digits)"
  }

  /// Returns the attributes of a rectangle, with round corners if it has a radius.
  static func rectangle(_ size: PointSize, at origin: DrawnPoint, radius: Double = 0) -> [Attribute] {
    [
      ("x", number(origin.x)), ("y", number(origin.y)), ("width", number(size.width)),
      ("height", number(size.height)), ("rx", radius > 0 ? number(radius) : nil),
    ]
  }

  /// Returns a colour without its opacity, which is a separate attribute in SVG.
  static func hex(_ color: RGBColor) -> String { RGBColor(color.red, color.green, color.blue).hex }

  /// Returns the attributes of an area filled with a colour.
  static func fill(_ color: RGBColor) -> [Attribute] {
    [("fill", hex(color)), ("fill-opacity", color.opacity < 1 ? number(color.opacity) : nil)]
  }

  /// Returns the attributes of a line in a colour.
  static func stroke(_ color: RGBColor, width: Double) -> [Attribute] {
    [
      ("fill", "none"), ("stroke", hex(color)), ("stroke-width", number(width)),
      ("stroke-opacity", color.opacity < 1 ? number(color.opacity) : nil),
    ]
  }
}
