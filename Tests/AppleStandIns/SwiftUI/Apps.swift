// The parts of an app, and a bundle of widgets. Nothing is recorded: a screen is a view like all others.

@MainActor @preconcurrency public protocol Scene {  // swiftui/scene
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {  // recalled
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }  // recalled
}
public struct WindowGroup<Content: View>: Scene {  // swiftui/windowgroup
  nonisolated public init(@ViewBuilder content: () -> Content) {}  // swiftui/windowgroup/init(content:)
  public var body: Never { fatalError("a scene without a body") }
}
@MainActor @preconcurrency public protocol App {  // swiftui/app
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() {} }  // recalled

@resultBuilder public struct WidgetBundleBuilder {  // recalled
  public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }  // recalled
  public static func buildBlock<C0: Widget, C1: Widget>(_ c0: C0, _ c1: C1) -> some Widget { c0 }  // recalled
}
@MainActor @preconcurrency public protocol WidgetBundle {  // swiftui/widgetbundle
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension WidgetBundle { @MainActor @preconcurrency public static func main() {} }  // swiftui/widgetbundle/main()

@propertyWrapper public struct State<Value>: DynamicProperty {  // recalled
  final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }  // recalled
  public var wrappedValue: Value {  // recalled
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }  // recalled
}
extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }  // recalled

extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { self }  // swiftui/view/onopenurl(perform:)
}
