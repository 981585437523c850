// Not Apple's: the recording that tests read. A tree of views is walked as SwiftUI would, and every view and
// modifier leaves its name.

/// A number in the form of trees, with at most three digits, so that another machine's last digit changes
/// nothing.
func _named(_ number: CGFloat?) -> String { number.map { "\(($0 * 1000).rounded() / 1000)" } ?? "-" }

/// A view without a body of its own: it leaves its name, or represents only its children.
@MainActor public protocol _Primitive {
  /// The name it leaves; empty for a mere container.
  var _name: String { get }
  /// The child views; `nil` if there can be none.
  var _children: [any View]? { get }
}
extension _Primitive {
  public var _name: String { "" }
  public var _children: [any View]? { nil }
}
extension View {
  public func _nodes() -> [_Node] { body._nodes() }
  public var _represented: [any View] { [self] }
}
extension View where Self: _Primitive {
  public var body: Never { fatalError("a view without a body") }
  public func _nodes() -> [_Node] {
    let parts = (_children ?? []).flatMap { $0._nodes() }
    // A single view in a container is as wide as the container.
    return _name.isEmpty ? parts : [_Node(name: _name, parts: parts, width: parts.count == 1 ? parts[0].width : nil)]
  }
  public var _represented: [any View] { _name.isEmpty ? _children?.flatMap { $0._represented } ?? [self] : [self] }
}

/// A view of the tree, with its modifiers from the inside to the outside.
public struct _Node {
  public var name: String
  public var modifiers: [String] = []
  public var parts: [_Node] = []
  /// Its identity among the views of a collection.
  public var id: String?
  /// The width of its outermost frame, if it has one.
  public var width: CGFloat?
  /// The words of a text.
  public var text: String?
  /// The type of a text and the room for it.
  public var room: _TextRoom?
  /// The views among which a choice is made, in order.
  public var candidates: [[_Node]] = []
  /// The points of a shape in a large room.
  public var points: [CGPoint] = []
  /// Views that take room but are invisible.
  public var hidden: [_Node] = []
  /// The intent of a tap on a button.
  public var intent: (any Sendable)?
  /// Any other action of a tap.
  public var action: (@MainActor () -> Void)?
  /// The action of choosing or entering another value.
  public var choose: (@MainActor (Any) -> Void)?
  /// Views behind or before it.
  public var attached: [_Node] = []

  /// All nodes, outer ones first, in drawing order.
  public var all: [_Node] {
    var found: [_Node] = []
    collect(into: &found)
    return found
  }
  private func collect(into found: inout [_Node]) {
    found.append(self)
    for part in parts { part.collect(into: &found) }
    for part in attached { part.collect(into: &found) }
  }
  /// Whether words of a modifier are looked up in a table.
  public var isLookedUpInATable: Bool { modifiers.contains { $0.prefix { $0 != "(" }.hasSuffix("Key") } }
  /// One line for each node.
  public var lines: [String] {
    let inner = parts.flatMap(\.lines) + attached.flatMap { ["behind or before:"] + $0.lines.map { "  \($0)" } }
    return [([name] + modifiers.map { ".\($0)" }).joined(separator: " ")] + inner.map { "  \($0)" }
  }
}

/// The type of a text and the room for it.
public struct _TextRoom {
  public let size: Double, weight: String, tracking: Double, lineSpacing: Double
  public let width: Double
  /// The height of its outermost frame; infinite without one.
  public let height: Double
  /// The largest number of lines; `nil` for as many as it needs.
  public let lineLimit: Int?
  /// The smallest scale of a text that does not fit.
  public let smallestScale: Double
  /// Whether the text is as high as its lines, whatever its frame.
  public let isAsHighAsItsLines: Bool
}

@MainActor public enum _Recording {
  nonisolated(unsafe) public static var environment = EnvironmentValues()
  /// Returns whether a text fits in a room: in the height if there is one, and otherwise in one line.
  nonisolated(unsafe) public static var fits: (_ text: String, _ room: _TextRoom, _ height: Double?) -> Bool = { _, _, _ in true }

  /// Returns the tree of a view in a place, with a type size and a width.
  public static func nodes(_ view: any View, in values: EnvironmentValues, width: CGFloat, typeSize: CGFloat) -> [_Node] {
    var values = values
    (values._width, values._font) = (width, .system(size: typeSize))
    return nodes(view, in: values)
  }

  /// Returns the tree of a view.
  static func nodes(_ view: any View, in values: EnvironmentValues) -> [_Node] {
    let outer = environment
    environment = values
    defer { environment = outer }
    return view._nodes()
  }
}

/// A view with a modifier.
public struct _Modified<Content: View> {
  let content: Content
  let modifier: String
  let change: (inout EnvironmentValues) -> Void
  let attached: [any View]
  let width: CGFloat?
  init(_ content: Content, _ modifier: String, attached: [any View] = [], width: CGFloat? = nil, change: @escaping (inout EnvironmentValues) -> Void = { _ in }) {
    self.content = content
    self.modifier = modifier
    self.attached = attached
    self.width = width
    self.change = change
  }
}
extension _Modified: View, _Primitive {
  public typealias Body = Never
  public func _nodes() -> [_Node] {
    var values = _Recording.environment
    change(&values)
    var nodes = _Recording.nodes(content, in: values)
    for index in nodes.indices {
      if !modifier.isEmpty { nodes[index].modifiers.append(modifier) }
      nodes[index].width = width ?? nodes[index].width
    }
    if !attached.isEmpty, !nodes.isEmpty { nodes[0].attached += attached.flatMap { $0._nodes() } }
    return nodes
  }
}
extension View {
  /// Makes a view with a modifier, for the stand-ins of other modules.
  nonisolated public func _modified(_ name: String) -> some View { _Modified(self, name) }
}
