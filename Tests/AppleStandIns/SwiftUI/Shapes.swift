public protocol Shape: Sendable, View { nonisolated func path(in rect: CGRect) -> Path }  // swiftui/shape
extension Shape { public var body: some View { _ShapeView("\(Self.self)", self) } }
public struct _ShapeView: View, _Primitive {
  public let _name: String
  let points: [CGPoint]
  init(_ name: String, _ shape: any Shape) {
    _name = name
    points = shape.path(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))._points
  }
  public func _nodes() -> [_Node] { [_Node(name: _name, points: points)] }
}
public struct Path: Equatable, Sendable {  // swiftui/path
  public init() {}  // swiftui/path/init()
  public mutating func addLines(_ lines: [CGPoint]) { _points += lines }  // swiftui/path/addlines(_:)
  public mutating func addRect(_ rect: CGRect) { _points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)] }  // swiftui/path/addrect(_:transform:)
  /// For tests of shapes.
  public private(set) var _points: [CGPoint] = []
}
public struct StrokeStyle: Equatable, Sendable {  // swiftui/strokestyle
  /// Width, ends and joints, and what else is not as usual.
  let _name: String
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {  // swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:)
    _name = "\(_named(lineWidth)) \(lineCap) \(lineJoin)" + (miterLimit == 10 ? "" : " miter \(_named(miterLimit))") + (dash.isEmpty ? "" : " dash \(dash) from \(dashPhase)")
  }
}
public enum CGLineCap: Int32, Sendable { case butt, round, square }  // coregraphics/cglinecap
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }  // coregraphics/cglinejoin
public struct FillStyle: Equatable, Sendable { let _name: String; public init(eoFill: Bool = false, antialiased: Bool = true) { _name = (eoFill ? " eoFill" : "") + (antialiased ? "" : " sharp") } }  // swiftui/fillstyle
public struct Circle: Shape {  // swiftui/circle
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
public struct Capsule: Shape {  // swiftui/capsule
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
public struct Rectangle: Shape {  // swiftui/rectangle
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
public struct RoundedRectangle: Shape {  // swiftui/roundedrectangle
  let _name: String
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { _name = "RoundedRectangle(\(_named(cornerRadius)) \(style))" }  // swiftui/roundedrectangle/init(cornerradius:style:)
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
extension RoundedRectangle { public var body: some View { _ShapeView(_name, self) } }
public enum RoundedCornerStyle: Sendable { case circular, continuous }  // swiftui/roundedcornerstyle
extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { _Modified(self, "fill(\(content))\(style._name)") }  // swiftui/shape/fill(_:style:)
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { _Modified(self, "stroke(\(content), \(style._name))") }  // swiftui/shape/stroke(_:style:)
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { _Trimmed(shape: self, start: startFraction, end: endFraction) }  // swiftui/shape/trim(from:to:)
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { _Subtracted(shape: self, other: other) }  // swiftui/shape/subtracting(_:eofill:)
}
struct _Subtracted<Original: Shape, Other: Shape>: Shape {
  let shape: Original, other: Other
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  var body: some View { _ShapeView("\(Original.self) without \(Other.self)", other) }
}
struct _Trimmed<Original: Shape>: Shape {
  let shape: Original, start: CGFloat, end: CGFloat
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  var body: some View { _ShapeView("\(Original.self)\(start == 0 ? "" : " from \(_named(start))") to \(_named(end))", shape) }
}
