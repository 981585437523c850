@_exported import AppleFoundation

// The isolation is that of the SDK: the protocol is on the main actor, nearly all modifiers are not.
@MainActor @preconcurrency public protocol View {  // swiftui/view
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public var body: Never { fatalError() } }  // recalled
extension Optional: View where Wrapped: View { public typealias Body = Never; public var body: Never { fatalError() } }  // recalled

@resultBuilder public struct ViewBuilder {  // swiftui/viewbuilder
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }  // recalled
  public static func buildBlock() -> EmptyView { EmptyView() }  // recalled
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }  // recalled
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {  // recalled
    var children: [any View] = []
    for view in repeat each content { children.append(view) }
    return TupleView((repeat each content), children)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }  // recalled
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { _ConditionalContent(first) }  // recalled
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { _ConditionalContent(second) }  // recalled
}

public struct TupleView<T>: View, _Primitive {  // recalled
  public var value: T
  public let _children: [any View]?
  init(_ value: T, _ children: [any View]) { self.value = value; _children = children }
}
public struct _ConditionalContent<T: View, F: View>: View, _Primitive {
  let content: any View
  init(_ content: any View) { self.content = content }
  public var _children: [any View]? { [content] }
}
public struct EmptyView: View, _Primitive, Sendable {  // recalled
  nonisolated public init() {}
  public var _children: [any View]? { [] }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {  // recalled
  let data: Data
  let content: (Data.Element) -> Content
}
extension ForEach: View, _Primitive where Content: View {
  public typealias Body = Never
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init(data: data, content: content) }  // recalled
  public var _children: [any View]? { data.map { content($0) } }
}

// MARK: - Environment

public protocol DynamicProperty {}  // recalled
public protocol EnvironmentKey {  // recalled
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {  // recalled
  var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {  // recalled
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var colorScheme: ColorScheme = .light  // recalled
  public var isLuminanceReduced = false  // recalled
  public var redactionReasons: RedactionReasons = []  // swiftui/environmentvalues/redactionreasons
  public var dynamicTypeSize: DynamicTypeSize = .large  // recalled
  /// The recording's font at the place of a text.
  var _font = Font.system(size: 17)
  var _width = CGFloat.infinity, _height = CGFloat.infinity
  var _tracking: CGFloat = 0, _lineSpacing: CGFloat = 0
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {  // recalled
  let path: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }  // recalled
  public var wrappedValue: Value { _Recording.environment[keyPath: path] }  // recalled
}
extension Environment: @unchecked Sendable where Value: Sendable {}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }  // recalled
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {  // recalled
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
public struct RedactionReasons: OptionSet, Sendable {  // swiftui/redactionreasons
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }  // recalled
  public static let placeholder = RedactionReasons(rawValue: 1)  // swiftui/redactionreasons/placeholder
  public static let privacy = RedactionReasons(rawValue: 2)  // swiftui/redactionreasons/privacy
}
