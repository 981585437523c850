@_exported import AppleFoundation

// The isolation is that of the SDK: the protocol is on the main actor, nearly all modifiers are not.
@MainActor @preconcurrency public protocol View {  // swiftui/view
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// The recording of the view, which is not Apple's.
  func _nodes() -> [_Node]
  /// The views that it represents in a stack or a choice.
  var _represented: [any View] { get }
}
extension Never: View { public var body: Never { fatalError() } }  // swift/never
extension Optional: View where Wrapped: View {  // swift/optional
  public typealias Body = Never
  public var body: Never { fatalError() }
  public func _nodes() -> [_Node] { map { $0._nodes() } ?? [] }
  public var _represented: [any View] { map { $0._represented } ?? [] }
}

@resultBuilder public struct ViewBuilder {  // swiftui/viewbuilder
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }  // swiftui/viewbuilder/buildexpression(_:)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }  // swiftui/viewbuilder/buildblock(_:)
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {  // swiftui/viewbuilder/buildblock(_:)-2bj1g
    var children: [any View] = []
    for view in repeat each content { children.append(view) }
    return TupleView((repeat each content), children)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }  // swiftui/viewbuilder/buildif(_:)
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { _ConditionalContent(first) }  // swiftui/viewbuilder/buildeither(first:)
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { _ConditionalContent(second) }  // swiftui/viewbuilder/buildeither(second:)
}

public struct TupleView<T> {  // swiftui/tupleview
  public var value: T
  public let _children: [any View]?
  init(_ value: T, _ children: [any View]) { self.value = value; _children = children }
}
extension TupleView: View, _Primitive { public typealias Body = Never }
public struct _ConditionalContent<T: View, F: View>: View, _Primitive {
  let content: any View
  init(_ content: any View) { self.content = content }
  public var _children: [any View]? { [content] }
}
public struct EmptyView: Sendable { public init() {} }  // swiftui/emptyview
extension EmptyView: View, _Primitive {
  public typealias Body = Never
  public var _children: [any View]? { [] }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {  // swiftui/foreach
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
}
extension ForEach: View, _Primitive where Content: View {
  public typealias Body = Never
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init(data: data, id: id, content: content) }  // swiftui/foreach/init(_:id:content:)-82hm4
  // SwiftUI may draw only one of two elements with the same identity.
  public var _children: [any View]? {
    var drawn: Set<ID> = []
    return data.filter { drawn.insert($0[keyPath: id]).inserted }.map { _Identified(content: content($0), id: "\($0[keyPath: id])") }
  }
}
/// A view of a collection, which keeps its identity when others come and go.
struct _Identified: View, _Primitive {
  let content: any View, id: String
  func _nodes() -> [_Node] {
    content._nodes().map { node in
      var node = node
      node.id = id
      return node
    }
  }
  var _represented: [any View] { content._represented.map { _Identified(content: $0, id: id) } }
}

// MARK: - Environment

public protocol DynamicProperty {}  // swiftui/dynamicproperty
public protocol EnvironmentKey {  // swiftui/environmentkey
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {  // swiftui/environmentvalues
  var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {  // swiftui/environmentvalues/subscript(_:)
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var colorScheme: ColorScheme = .light  // swiftui/environmentvalues/colorscheme
  public var isLuminanceReduced = false  // swiftui/environmentvalues/isluminancereduced
  public var redactionReasons: RedactionReasons = []  // swiftui/environmentvalues/redactionreasons
  public var dynamicTypeSize: DynamicTypeSize = .large  // swiftui/environmentvalues/dynamictypesize
  public var scenePhase: ScenePhase = .active  // swiftui/environmentvalues/scenephase
  public var openURL = OpenURLAction()  // recalled
  /// The recording's font at the place of a text.
  var _font = Font.system(size: 17)
  var _width = CGFloat.infinity, _height = CGFloat.infinity
  var _tracking: CGFloat = 0, _lineSpacing: CGFloat = 0
  var _lineLimit: Int?, _smallestScale: CGFloat = 1, _isAsHighAsItsLines = false
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {  // swiftui/environment
  let path: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }  // swiftui/environment/init(_:)
  public var wrappedValue: Value { _Recording.environment[keyPath: path] }  // swiftui/environment/wrappedvalue
}
extension Environment: @unchecked Sendable where Value: Sendable {}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }  // swiftui/colorscheme
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {  // swiftui/dynamictypesize
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }  // swiftui/dynamictypesize/isaccessibilitysize
}
public struct RedactionReasons: OptionSet, Sendable {  // swiftui/redactionreasons
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }  // swiftui/redactionreasons/init(rawvalue:)
  public static let privacy = RedactionReasons(rawValue: 2)  // swiftui/redactionreasons/privacy
}
