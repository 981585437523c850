// The parts of the screens of apps. Calls of apps alone are compiled and not recorded.

public struct NavigationPath {}  // swiftui/navigationpath
public struct NavigationStack<Data, Root: View>: View, _Primitive {  // swiftui/navigationstack
  let root: Root
  public var _children: [any View]? { [root] }
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }  // swiftui/navigationstack/init(root:)
}
public struct List<SelectionValue: Hashable, Content: View> { let content: Content }  // swiftui/list
extension List: View, _Primitive {
  public typealias Body = Never
  public var _name: String { "List" }
  public var _children: [any View]? { [content] }
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) where SelectionValue == Never { self.content = content() }  // swiftui/list/init(content:)
}
public struct Section<Parent, Content, Footer> { let parent: Parent, content: Content, footer: Footer }  // swiftui/section
extension Section: View, _Primitive where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var _name: String { "Section" }
  public var _children: [any View]? { [parent, content, footer] }
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) { self.init(parent: header(), content: content(), footer: footer()) }  // swiftui/section/init(content:header:footer:)
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.init(parent: header(), content: content(), footer: EmptyView()) }  // swiftui/section/init(content:header:)
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(parent: EmptyView(), content: content(), footer: EmptyView()) }  // swiftui/section/init(content:)
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> { let selection: Binding<SelectionValue>, content: Content, label: Label }  // swiftui/picker
extension Picker: View, _Primitive {
  public typealias Body = Never
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(selection: selection, content: content(), label: label()) }  // swiftui/picker/init(selection:content:label:)
  public func _nodes() -> [_Node] { [_Node("Picker", label, of: selection, parts: content._nodes())] }
}
@MainActor @preconcurrency public protocol PickerStyle {}  // recalled
public struct SegmentedPickerStyle: PickerStyle {}  // recalled
extension PickerStyle where Self == SegmentedPickerStyle {
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }  // recalled
}
public struct ToolbarItemPlacement {  // recalled
  let name: String
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")  // recalled
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")  // recalled
}
@MainActor @preconcurrency public protocol ToolbarContent {  // recalled
  nonisolated var _items: [any View] { get }
}
public struct ToolbarItem<ID, Content> { let placement: ToolbarItemPlacement, content: Content }  // swiftui/toolbaritem
extension ToolbarItem: ToolbarContent where Content: View {
  nonisolated public var _items: [any View] { [_Modified(content, "toolbarItem(\(placement.name))")] }
}
extension ToolbarItem where ID == (), Content: View {
  nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { self.init(placement: placement, content: content()) }  // swiftui/toolbaritem/init(placement:content:)
}
struct _ToolbarItems { let _items: [any View] }
extension _ToolbarItems: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {  // swiftui/toolbarcontentbuilder
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }  // recalled
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent { _ToolbarItems(_items: c0._items + c1._items) }  // recalled
}
public enum UIKeyboardType: Int, Sendable { case numbersAndPunctuation = 2 }  // recalled
public struct Toggle<Label: View> { let isOn: Binding<Bool>, label: Label }  // swiftui/toggle
extension Toggle: View, _Primitive {
  public typealias Body = Never
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn: isOn, label: label()) }  // swiftui/toggle/init(ison:label:)
  public func _nodes() -> [_Node] { [_Node("Toggle", label, of: isOn)] }
}
public struct DatePicker<Label: View> { let selection: Binding<Date>, label: Label }  // swiftui/datepicker
extension DatePicker: View, _Primitive {
  public typealias Body = Never
  public typealias Components = DatePickerComponents  // recalled
  nonisolated public init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, @ViewBuilder label: () -> Label) { self.init(selection: selection, label: label()) }  // recalled
  nonisolated public init(selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components, @ViewBuilder label: () -> Label) { self.init(selection: selection, label: label()) }  // swiftui/datepicker/init(selection:displayedcomponents:label:)
  public func _nodes() -> [_Node] { [_Node("DatePicker", label, of: selection)] }
}
public struct DatePickerComponents: OptionSet, Sendable {  // recalled
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1 << 1)  // recalled
}
public struct TextField<Label: View> { let text: Binding<String>, label: Label }  // swiftui/textfield
extension TextField: View, _Primitive {
  public typealias Body = Never
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(text: text, label: label()) }  // swiftui/textfield/init(text:prompt:label:)
  public func _nodes() -> [_Node] { [_Node("TextField", label, of: text)] }
}
extension _Node {
  /// A field whose value a person can change.
  @MainActor init<Value: Hashable>(_ name: String, _ label: any View, of value: Binding<Value>, parts: [_Node] = []) {
    self.init(name: "\(name)(\(value.wrappedValue))", parts: label._nodes() + parts, choose: { ($0 as? Value).map { value.wrappedValue = $0 } })
  }
}
@MainActor @preconcurrency public struct DismissAction {  // swiftui/dismissaction
  nonisolated init() {}
  public func callAsFunction() {}
}
public struct LabeledContent<Label, Content> { let label: Label, content: Content }  // swiftui/labeledcontent
extension LabeledContent: View, _Primitive where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label(), content: content()) }  // swiftui/labeledcontent/init(content:label:)
  public var _children: [any View]? { [label, content] }
}
public struct ProgressView<Label: View, CurrentValueLabel: View> {  // swiftui/progressview
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView {}  // swiftui/progressview/init(value:total:)
}
extension ProgressView: View, _Primitive { public typealias Body = Never }
public struct ScrollViewProxy {  // swiftui/scrollviewproxy
  public func scrollTo<ID: Hashable>(_ id: ID) {}  // swiftui/scrollviewproxy/scrollto(_:anchor:)
}
public struct ScrollViewReader<Content: View> {  // swiftui/scrollviewreader
  let content: Content
  public var _children: [any View]? { [content] }
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }  // swiftui/scrollviewreader/init(content:)
}
extension ScrollViewReader: View, _Primitive { public typealias Body = Never }
public final class CGImage {}  // coregraphics/cgimage
/// Draws nothing: there is no picture of a recording.
public final class ImageRenderer<Content: View> {  // swiftui/imagerenderer
  @MainActor public init(content view: Content) {}  // swiftui/imagerenderer/init(content:)
  @MainActor public var scale: CGFloat = 1  // swiftui/imagerenderer/scale
  @MainActor public var cgImage: CGImage? { nil }  // swiftui/imagerenderer/cgimage
}
public struct GeometryProxy { public let size: CGSize }  // swiftui/geometryproxy
/// Has the room that its place gives it.
public struct GeometryReader<Content: View> {  // swiftui/geometryreader
  let content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }  // swiftui/geometryreader/init(content:)
}
extension GeometryReader: View, _Primitive {
  public typealias Body = Never
  public var _children: [any View]? { [content(GeometryProxy(size: CGSize(width: _Recording.environment._width, height: _Recording.environment._height)))] }
}
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> { let title: String, items: [String] }  // swiftui/sharelink
extension ShareLink: View, _Primitive {
  public typealias Body = Never
  public var _name: String { "ShareLink(\(items.joined(separator: ", ")))" }
  public var _children: [any View]? { [Text(verbatim: title)] }
}
extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) { self.title = String(title); items = [item] }  // swiftui/sharelink/init(_:item:subject:message:)
}
@MainActor public class UIViewController { public init() {} }  // uikit/uiviewcontroller
public class UIActivity {}  // uikit/uiactivity
public final class UIActivityViewController: UIViewController {  // uikit/uiactivityviewcontroller
  public let activityItems: [Any]
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { self.activityItems = activityItems }  // uikit/uiactivityviewcontroller/init(activityitems:applicationactivities:)
}
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> { public init() {} }  // swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {  // swiftui/uiviewcontrollerrepresentable
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType  // swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)  // swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)
}
extension UIViewControllerRepresentable { public var body: Never { fatalError() } }
public struct DefaultShareLinkLabel: View { public var body: some View { EmptyView() } }  // swiftui/defaultsharelinklabel
/// Draws once: a recording shows one moment.
public struct TimelineView<Schedule: TimelineSchedule, Content> {  // swiftui/timelineview
  public struct Context {  // swiftui/timelineview/context
    public let date = Date(timeIntervalSince1970: 0)  // recalled
  }
  let content: Content
}
extension TimelineView: View, _Primitive where Content: View {
  public typealias Body = Never
  public var _children: [any View]? { [content] }
}
extension TimelineView where Schedule == EveryMinuteTimelineSchedule, Content: View {
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) { self.content = content(TimelineViewDefaultContext()) }  // swiftui/timelineview/init(_:content:)-1mlmj
}
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context  // swiftui/timelineviewdefaultcontext
public protocol TimelineSchedule {}  // swiftui/timelineschedule
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}  // swiftui/everyminutetimelineschedule
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }  // swiftui/timelineschedule/everyminute
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {  // swiftui/binding
  let get: () -> Value, set: (Value) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get; self.set = set }
  public var wrappedValue: Value {  // swiftui/binding/wrappedvalue
    get { get() }
    nonmutating set { set(newValue) }
  }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {  // swiftui/binding/subscript(dynamicmember:)
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: {
        var value = wrappedValue; value[keyPath: keyPath] = $0; wrappedValue = value
      })
  }
}
/// The action of a tap on a link in the app; a recording only names what is not the system's.
@MainActor @preconcurrency public struct OpenURLAction: @unchecked Sendable {  // swiftui/openurlaction
  @MainActor @preconcurrency public struct Result: Sendable {  // recalled
    let name: String
    public static let discarded = OpenURLAction.Result(name: "discarded")  // recalled
  }
  nonisolated(unsafe) let handler: ((URL) -> OpenURLAction.Result)?
  nonisolated init() { handler = nil }
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }  // swiftui/openurlaction/init(handler:)
}
public enum ScenePhase: Comparable { case background, inactive, active }  // swiftui/scenephase
extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }  // swiftui/environmentvalues/dismiss
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }  // swiftui/view/id(_:)
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { _Modified(self, "tag(\(tag))") }  // swiftui/view/tag(_:includeoptional:)
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { _Modified(self, "listRowBackground", attached: view.map { [$0] } ?? []) }  // swiftui/view/listrowbackground(_:)
  nonisolated public func tint(_ tint: Color?) -> some View { self }  // swiftui/view/tint(_:)
  nonisolated public func disabled(_ disabled: Bool) -> some View { _Modified(self, disabled ? "disabled" : "") }  // swiftui/view/disabled(_:)
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }  // swiftui/view/navigationtitle(_:)
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { _Modified(self, "toolbar", attached: content()._items) }  // swiftui/view/toolbar(content:)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _Modified(self, isDisabled ? "interactiveDismissDisabled" : "") }  // swiftui/view/interactivedismissdisabled(_:)
  nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { self }  // swiftui/view/navigationdestination(ispresented:destination:)
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }  // swiftui/view/keyboardtype(_:)
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }  // swiftui/view/pickerstyle(_:)
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { _Modified(self, "toolbar", attached: [content()]) }  // swiftui/view/toolbar(content:)
  nonisolated public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { self }  // swiftui/view/sheet(ispresented:ondismiss:content:)
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { self }  // swiftui/view/onchange(of:initial:_:)
}
extension Font {
  public static let largeTitle = Font.system(size: 34)  // swiftui/font/largetitle
  public static let title = Font.system(size: 28)  // swiftui/font/title
  public static let headline = Font.system(size: 17)  // swiftui/font/headline
  public static let subheadline = Font.system(size: 15)  // swiftui/font/subheadline
  public static let footnote = Font.system(size: 13)  // swiftui/font/footnote
}
