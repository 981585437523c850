// The parts of an app, and a bundle of widgets. Nothing is recorded: a screen is a view like all others.

@MainActor @preconcurrency public protocol Scene {  // swiftui/scene
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {  // swiftui/scenebuilder
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }  // swiftui/scenebuilder/buildblock(_:)
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
extension App { @MainActor @preconcurrency public static func main() {} }  // swiftui/app/main()

@resultBuilder public struct WidgetBundleBuilder {  // swiftui/widgetbundlebuilder
  public static func buildBlock<each C: Widget>(_ c: repeat each C) -> some Widget { _Widgets() }  // swiftui/widgetbundlebuilder/buildblock(_:)
  // Apple's pages say this of one control under a condition; the first two are implied by the third.
  public static func buildExpression<C: Widget>(_ widget: C) -> C { widget }  // swiftui/widgetbundlebuilder/buildexpression(_:)
  public static func buildExpression<C: ControlWidget>(_ control: C) -> C { control }  // recalled
  public static func buildBlock<C: ControlWidget>(_ control: C) -> C { control }  // recalled
  public static func buildLimitedAvailability(_ widget: some ControlWidget) -> any Widget & _LimitedAvailabilityWidgetMarker { _Widgets() }  // swiftui/widgetbundlebuilder/buildlimitedavailability(_:)
  public static func buildOptional(_ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?) -> some Widget { _Widgets() }  // swiftui/widgetbundlebuilder/buildoptional(_:)
}
public protocol _LimitedAvailabilityWidgetMarker {}  // swiftui/widgetbundlebuilder/buildlimitedavailability(_:)
extension _Widgets: _LimitedAvailabilityWidgetMarker {}
struct _Widgets: Widget { var body: Never { fatalError("widgets without a configuration") } }
@MainActor @preconcurrency public protocol WidgetBundle {  // swiftui/widgetbundle
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension WidgetBundle { @MainActor @preconcurrency public static func main() {} }  // swiftui/widgetbundle/main()

@propertyWrapper public struct State<Value>: DynamicProperty {  // swiftui/state
  final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }  // swiftui/state/init(wrappedvalue:)
  public var wrappedValue: Value {  // swiftui/state/wrappedvalue
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }  // swiftui/state/projectedvalue
}

extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { self }  // swiftui/view/onopenurl(perform:)
}
