// A literal is a key where a view takes either, as in the SDK.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {  // swiftui/localizedstringkey
  let key: String
  public init(stringLiteral value: String) { key = value }  // swiftui/localizedstringkey/init(stringliteral:)
}
public struct Text: Equatable, Sendable {  // swiftui/text
  let text: String
  public init(verbatim content: String) { text = content }  // swiftui/text/init(verbatim:)
}
extension Text: View, _Primitive {
  public typealias Body = Never
  public func _nodes() -> [_Node] {
    let place = _Recording.environment, font = place._font
    let room = _TextRoom(
      size: font.size, weight: font.weight.name, tracking: place._tracking, lineSpacing: place._lineSpacing, width: place._width,
      height: place._height, lineLimit: place._lineLimit, smallestScale: place._smallestScale, isAsHighAsItsLines: place._isAsHighAsItsLines)
    return [_Node(name: "Text(\(text))", text: text, room: room)]
  }
}
public struct Image: Equatable, Sendable {  // swiftui/image
  let name: String, kind: String, folder: String?
  public init(systemName: String) { self.init(name: systemName, kind: "Image", folder: nil) }  // swiftui/image/init(systemname:)
  init(name: String, kind: String, folder: String?) { self.name = name; self.kind = kind; self.folder = folder }
}
extension Image {
  /// A picture of a bundle, with another name than a symbol.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name: name, kind: "Picture", folder: bundle?.bundleURL.lastPathComponent) }  // swiftui/image/init(decorative:bundle:)
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image { Image(name: name, kind: "Resizable\(kind)", folder: folder) }  // swiftui/image/resizable(capinsets:resizingmode:)
  public enum ResizingMode: Sendable { case tile, stretch }  // swiftui/image/resizingmode
}
extension Image: View { public typealias Body = Never }
extension Image: _Primitive { public func _nodes() -> [_Node] { [_Node(name: "\(kind)(\(name))", modifiers: folder.map { ["of(\($0))"] } ?? [])] } }
public struct EdgeInsets: Equatable, Sendable { public init() {} }  // swiftui/edgeinsets
/// Takes its room and is invisible.
struct _Hidden<Content: View>: View, _Primitive {
  let content: Content
  public func _nodes() -> [_Node] {
    [_Node(name: "Hidden", hidden: content._nodes())]
  }
}

public struct HStack<Content: View> {  // swiftui/hstack
  let alignment: VerticalAlignment, spacing: CGFloat?, content: Content
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.alignment = alignment; self.spacing = spacing; self.content = content() }  // swiftui/hstack/init(alignment:spacing:content:)
}
/// Gives views without a width of their own the width that the others leave, as SwiftUI does if there is one
/// such view.
extension HStack: View, _Primitive {
  public typealias Body = Never
  public func _nodes() -> [_Node] {
    let children = content._represented
    let parts = children.map { $0._nodes() }
    let widths = parts.map { $0.first?.width }
    let modifiers = _stacked(alignment.name, spacing)
    guard widths.contains(nil) else { return [_Node(name: "HStack", modifiers: modifiers, parts: parts.flatMap { $0 })] }
    var values = _Recording.environment
    values._width -= widths.reduce((spacing ?? 0) * CGFloat(max(0, children.count - 1))) { $0 + ($1 ?? 0) }
    return [_Node(name: "HStack", modifiers: modifiers, parts: children.flatMap { _Recording.nodes($0, in: values) })]
  }
}
/// How a stack sets what is in it, where it is not as usual.
private func _stacked(_ alignment: String, _ spacing: CGFloat?) -> [String] {
  (alignment == "center" ? [] : ["alignment(\(alignment))"]) + (spacing.map { ["spacing(\(_named($0)))"] } ?? [])
}
public struct VStack<Content: View> {  // swiftui/vstack
  let alignment: HorizontalAlignment, spacing: CGFloat?, content: Content
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.alignment = alignment; self.spacing = spacing; self.content = content() }  // swiftui/vstack/init(alignment:spacing:content:)
}
/// A single view in a stack is as wide as the stack.
extension VStack: View, _Primitive {
  public typealias Body = Never
  public func _nodes() -> [_Node] {
    let parts = content._nodes()
    return [_Node(name: "VStack", modifiers: _stacked(alignment.name, spacing), parts: parts, width: parts.count == 1 ? parts[0].width : nil)]
  }
}
public struct ZStack<Content: View> {  // swiftui/zstack
  let alignment: Alignment, content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.alignment = alignment; self.content = content() }  // swiftui/zstack/init(alignment:content:)
}
extension ZStack: View, _Primitive {
  public typealias Body = Never
  public func _nodes() -> [_Node] {
    [_Node(name: "ZStack", modifiers: alignment == .center ? [] : ["alignment(\(alignment._name))"], parts: content._nodes())]
  }
}
/// Chooses as SwiftUI does, by the widths that the test gives: the first view that fits, or the last.
public struct ViewThatFits<Content: View> {  // swiftui/viewthatfits
  let axes: Axis.Set, content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { self.axes = axes; self.content = content() }  // swiftui/viewthatfits/init(in:content:)
}
extension ViewThatFits: View, _Primitive {
  public typealias Body = Never
  public func _nodes() -> [_Node] {
    let candidates = content._represented.map { $0._nodes() }
    // On one axis a text is as long as it needs; on the other it wraps at the available width.
    let height = axes.contains(.vertical) ? Double(_Recording.environment._height) : nil
    let fitting = candidates.first { nodes in
      let all = nodes.flatMap(\.all)
      return (all + all.flatMap(\.hidden).flatMap(\.all)).allSatisfy { node in
        guard let text = node.text, let room = node.room else { return true }
        return _Recording.fits(text, room, height)
      }
    }
    return [_Node(name: "ViewThatFits", parts: fitting ?? candidates.last ?? [], candidates: candidates)]
  }
}
public struct Spacer: View, _Primitive, Sendable {  // swiftui/spacer
  let minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }  // swiftui/spacer/init(minlength:)
  public var _name: String { minLength.map { "Spacer(\(_named($0)))" } ?? "Spacer" }
}
public struct Link<Label: View>: View, _Primitive {  // swiftui/link
  let label: Label, destination: URL
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.destination = destination; self.label = label() }  // swiftui/link/init(destination:label:)
  public var _name: String { "Link(\(_Recording.environment.openURL.handler?(destination).name ?? destination.absoluteString))" }
  public var _children: [any View]? { [label] }
}
public struct Label<Title: View, Icon: View> {  // swiftui/label
  let title: Title, icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { self.title = title(); self.icon = icon() }  // swiftui/label/init(title:icon:)
}
/// Sets the title beside its icon, which takes as much room as layouts leave to an icon in the line above the
/// clock.
extension Label: View, _Primitive {
  public typealias Body = Never
  public func _nodes() -> [_Node] {
    var values = _Recording.environment
    values._width -= 20
    return [_Node(name: "Label", parts: icon._nodes() + _Recording.nodes(title, in: values))]
  }
}
public struct Button<Label: View> {  // swiftui/button
  let label: Label, intent: (any Sendable)?
  var action: (@MainActor () -> Void)?
  nonisolated public init(_intent: any Sendable, label: Label) { self.label = label; intent = _intent }
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.label = label(); intent = nil; self.action = action }  // swiftui/button/init(action:label:)
}
extension Button: View, _Primitive {
  public typealias Body = Never
  public func _nodes() -> [_Node] { [_Node(name: "Button\(intent.map { "(\(type(of: $0)))" } ?? "")", parts: label._nodes(), intent: intent, action: action)] }
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}  // swiftui/primitivebuttonstyle
public struct PlainButtonStyle { public init() {} }  // swiftui/plainbuttonstyle
extension PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }  // swiftui/primitivebuttonstyle/plain
}
