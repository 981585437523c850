public protocol ShapeStyle: Sendable {}  // recalled
public struct Color: Hashable, CustomStringConvertible, Sendable {  // recalled
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }  // recalled
  public let description: String
  init(_named name: String) { description = name }
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) { description = "rgb(\(red),\(green),\(blue),\(opacity))" }  // recalled
  public static let primary = Color(_named: "primary")  // recalled
  public func opacity(_ opacity: Double) -> Color { Color(_named: "\(description)*\(opacity)") }  // recalled
}
// The conformance is in an extension, as in the SDK, so that Color itself is not on the main actor.
extension Color: View { public typealias Body = Never }
extension Color: _Primitive { public var _name: String { "Color(\(description))" } }
extension Color: ShapeStyle {}

public struct Font: Hashable, Sendable {  // swiftui/font
  let size: CGFloat, weight: Weight
  var face = ""
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }  // swiftui/font/design
  public struct Weight: Hashable, Sendable {  // recalled
    let name: String
    public static let regular = Weight(name: "regular")  // recalled
    public static let medium = Weight(name: "medium")  // recalled
    public static let semibold = Weight(name: "semibold")  // recalled
    public static let bold = Weight(name: "bold")  // recalled
  }
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { Font(size: size, weight: weight ?? .regular, face: design.map { " \($0)" } ?? "") }  // swiftui/font/system(size:weight:design:)
  public enum TextStyle: CaseIterable, Hashable, Sendable { case largeTitle }  // recalled
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { Font(size: 34, weight: weight ?? .regular, face: design.map { " \($0)" } ?? "") }  // recalled
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { Font(size: size, weight: .regular, face: " \(name)") }  // recalled
  // A font of one weight, which is not used for measuring letters.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize, weight: .regular, face: " \(name)") }  // swiftui/font/custom(_:fixedsize:)
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }  // recalled
public struct Alignment: Equatable, Sendable {  // recalled
  public var horizontal: HorizontalAlignment, vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.horizontal = horizontal; self.vertical = vertical }  // recalled
  /// Where it is centred from top to bottom, the side alone.
  var _name: String { vertical == .center ? horizontal.name : "\(horizontal.name) \(vertical.name)" }
  public static let center = Alignment(horizontal: .center, vertical: .center)  // recalled
  public static let top = Alignment(horizontal: .center, vertical: .top)  // recalled
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)  // recalled
  public static let leading = Alignment(horizontal: .leading, vertical: .center)  // recalled
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)  // swiftui/alignment/bottomtrailing
}
public struct HorizontalAlignment: Equatable, Sendable {  // recalled
  let name: String
  public static let leading = HorizontalAlignment(name: "leading")  // recalled
  public static let center = HorizontalAlignment(name: "center")  // recalled
  public static let trailing = HorizontalAlignment(name: "trailing")  // recalled
}
public struct VerticalAlignment: Equatable, Sendable {  // recalled
  let name: String
  public static let top = VerticalAlignment(name: "top")  // recalled
  public static let bottom = VerticalAlignment(name: "bottom")  // recalled
  public static let center = VerticalAlignment(name: "center")  // recalled
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")  // recalled
}
public enum Edge: Int8, CaseIterable, Sendable {  // recalled
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {  // recalled
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }  // recalled
    /// Which edges, unless it is all of them.
    var _name: String {
      switch self {
      case .all: ""
      case .horizontal: "horizontal "
      case .vertical: "vertical "
      default: ["top ", "leading ", "bottom ", "trailing "].enumerated().map { rawValue & 1 << $0 == 0 ? "" : $1 }.joined()
      }
    }
    public static let all = Set(rawValue: 15)  // recalled
    public static let bottom = Set(rawValue: 4)  // recalled
    public static let trailing = Set(rawValue: 8)  // recalled
    public static let horizontal = Set(rawValue: 10)  // recalled
    public static let vertical = Set(rawValue: 5)  // recalled
  }
}
public enum Axis: Int8, CaseIterable, Sendable {  // recalled
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {  // recalled
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }  // recalled
    public static let horizontal = Set(rawValue: 1)  // recalled
    public static let vertical = Set(rawValue: 2)  // recalled
  }
}
public struct Angle: Hashable, Sendable {  // recalled
  public var degrees: Double  // recalled
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }  // recalled
}
