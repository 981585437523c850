public protocol ShapeStyle: Sendable {}  // swiftui/shapestyle
public struct Color: Hashable, CustomStringConvertible, Sendable {  // swiftui/color
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }  // swiftui/color/rgbcolorspace
  public let description: String
  init(_named name: String) { description = name }
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) { description = "rgb(\(red),\(green),\(blue),\(opacity))" }  // swiftui/color/init(_:red:green:blue:opacity:)
  public static let primary = Color(_named: "primary")  // swiftui/color/primary
  public static let clear = Color(_named: "clear")  // recalled
  public func opacity(_ opacity: Double) -> Color { Color(_named: "\(description)*\(opacity)") }  // swiftui/color/opacity(_:)
}
// The conformance is in an extension, as in the SDK, so that Color itself is not on the main actor.
extension Color: View { public typealias Body = Never }
extension Color: _Primitive { public var _name: String { "Color(\(description))" } }
extension Color: ShapeStyle {}

public struct Font: Hashable, Sendable {  // swiftui/font
  let size: CGFloat, weight: Weight
  var face = ""
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }  // swiftui/font/design
  public struct Weight: Hashable, Sendable {  // swiftui/font/weight
    let name: String
    public static let regular = Weight(name: "regular")  // swiftui/font/weight/regular
    public static let medium = Weight(name: "medium")  // swiftui/font/weight/medium
    public static let semibold = Weight(name: "semibold")  // swiftui/font/weight/semibold
    public static let bold = Weight(name: "bold")  // swiftui/font/weight/bold
  }
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { Font(size: size, weight: weight ?? .regular, face: design.map { " \($0)" } ?? "") }  // swiftui/font/system(size:weight:design:)
  public enum TextStyle: CaseIterable, Hashable, Sendable { case largeTitle }  // swiftui/font/textstyle
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { Font(size: 34, weight: weight ?? .regular, face: design.map { " \($0)" } ?? "") }  // swiftui/font/system(_:design:weight:)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { Font(size: size, weight: .regular, face: " \(name)") }  // swiftui/font/custom(_:size:relativeto:)
  // A font of one weight, which is not used for measuring letters.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize, weight: .regular, face: " \(name)") }  // swiftui/font/custom(_:fixedsize:)
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }  // swiftui/textalignment
public struct Alignment: Equatable, Sendable {  // swiftui/alignment
  public var horizontal: HorizontalAlignment, vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.horizontal = horizontal; self.vertical = vertical }  // swiftui/alignment/init(horizontal:vertical:)
  /// The name of the side alone, if the content is centred vertically.
  var _name: String { vertical == .center ? horizontal.name : "\(horizontal.name) \(vertical.name)" }
  public static let center = Alignment(horizontal: .center, vertical: .center)  // swiftui/alignment/center
  public static let top = Alignment(horizontal: .center, vertical: .top)  // swiftui/alignment/top
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)  // swiftui/alignment/bottom
  public static let leading = Alignment(horizontal: .leading, vertical: .center)  // swiftui/alignment/leading
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)  // swiftui/alignment/bottomtrailing
}
public struct HorizontalAlignment: Equatable, Sendable {  // swiftui/horizontalalignment
  let name: String
  public static let leading = HorizontalAlignment(name: "leading")  // swiftui/horizontalalignment/leading
  public static let center = HorizontalAlignment(name: "center")  // swiftui/horizontalalignment/center
  public static let trailing = HorizontalAlignment(name: "trailing")  // swiftui/horizontalalignment/trailing
}
public struct VerticalAlignment: Equatable, Sendable {  // swiftui/verticalalignment
  let name: String
  public static let top = VerticalAlignment(name: "top")  // swiftui/verticalalignment/top
  public static let bottom = VerticalAlignment(name: "bottom")  // swiftui/verticalalignment/bottom
  public static let center = VerticalAlignment(name: "center")  // swiftui/verticalalignment/center
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")  // swiftui/verticalalignment/firsttextbaseline
}
public enum Edge: Int8, CaseIterable, Sendable {  // swiftui/edge
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {  // swiftui/edge/set
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
    public static let all = Set(rawValue: 15)  // swiftui/edge/set/all
    public static let bottom = Set(rawValue: 4)  // swiftui/edge/set/bottom
    public static let trailing = Set(rawValue: 8)  // swiftui/edge/set/trailing
    public static let horizontal = Set(rawValue: 10)  // swiftui/edge/set/horizontal
    public static let vertical = Set(rawValue: 5)  // swiftui/edge/set/vertical
  }
}
public enum Axis: Int8, CaseIterable, Sendable {  // swiftui/axis
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {  // swiftui/axis/set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }  // recalled
    public static let horizontal = Set(rawValue: 1)  // swiftui/axis/set/horizontal
    public static let vertical = Set(rawValue: 2)  // swiftui/axis/set/vertical
  }
}
public struct Angle: Hashable, Sendable {  // swiftui/angle
  public var degrees: Double  // swiftui/angle/degrees
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }  // swiftui/angle/degrees(_:)
}
