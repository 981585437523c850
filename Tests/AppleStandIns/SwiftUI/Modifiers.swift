// Not Sendable, as in the SDK.
public struct AccessibilityChildBehavior: Hashable {  // swiftui/accessibilitychildbehavior
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")  // swiftui/accessibilitychildbehavior/ignore
  public static let contain = AccessibilityChildBehavior(name: "contain")  // swiftui/accessibilitychildbehavior/contain
  public static let combine = AccessibilityChildBehavior(name: "combine")  // swiftui/accessibilitychildbehavior/combine
}
public struct ContentTransition: Equatable, Sendable {  // swiftui/contenttransition
  let name: String
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText\(countsDown ? " down" : "")") }  // swiftui/contenttransition/numerictext(countsdown:)
}
public struct ContainerBackgroundPlacement: Sendable {  // swiftui/containerbackgroundplacement
  let name: String
  public init(_named name: String) { self.name = name }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { _Modified(self, "font(\(_named(font?.size)) \(font?.weight.name ?? "")\(font?.face ?? ""))") { $0._font = font ?? $0._font } }  // swiftui/view/font(_:)
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { _Modified(self, "") { $0[keyPath: keyPath] = value } }  // swiftui/view/environment(_:_:)
  // Default type leaves no trace.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { _Modified(self, tracking == 0 ? "" : "tracking(\(_named(tracking)))") { $0._tracking = tracking } }  // swiftui/view/tracking(_:)
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { _Modified(self, lineSpacing == 0 ? "" : "lineSpacing(\(_named(lineSpacing)))") { $0._lineSpacing = lineSpacing } }  // swiftui/view/linespacing(_:)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { _Modified(self, "contentTransition(\(transition.name))") }  // swiftui/view/contenttransition(_:)
  nonisolated public func monospacedDigit() -> some View { _Modified(self, "monospacedDigit") }  // swiftui/view/monospaceddigit()
  nonisolated public func lineLimit(_ number: Int?) -> some View { _Modified(self, number.map { "lineLimit(\($0))" } ?? "") { $0._lineLimit = number } }  // swiftui/view/linelimit(_:)
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { _Modified(self, "minimumScaleFactor(\(_named(factor)))") { $0._smallestScale = factor } }  // swiftui/view/minimumscalefactor(_:)
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _Modified(self, "multilineTextAlignment(\(alignment))") }  // swiftui/view/multilinetextalignment(_:)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _Modified(self, "foregroundStyle(\(style))") }  // swiftui/view/foregroundstyle(_:)
  nonisolated public func opacity(_ opacity: Double) -> some View { _Modified(self, "opacity(\(opacity))") }  // swiftui/view/opacity(_:)
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { _Modified(self, alignment == .center ? "background" : "background(\(alignment._name))", attached: [content()]) }  // swiftui/view/background(alignment:content:)
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {  // swiftui/view/frame(width:height:alignment:)
    _Modified(self, "frame(\(_named(width)), \(_named(height)), \(alignment._name))", width: width) {
      $0._width = width ?? $0._width; $0._height = height ?? $0._height
    }
  }
  nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View {  // swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    let sizes = [("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight)]
    return _Modified(self, "frame(\((sizes.filter { $0.1 != nil }.map { "\($0.0): \(_named($0.1))" } + [alignment._name]).joined(separator: ", ")))")
  }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {  // swiftui/view/padding(_:_:)
    _Modified(self, "padding(\(edges._name)\(_named(length)))") { $0._width -= edges.contains(.horizontal) ? 2 * (length ?? 0) : 0 }
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { _Modified(self, "padding(\(_named(length)))") { $0._width -= 2 * length } }  // swiftui/view/padding(_:)-68shk
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {  // swiftui/view/fixedsize(horizontal:vertical:)
    _Modified(self, "fixedSize(\([horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap { $0 }.joined(separator: ", ")))") { $0._isAsHighAsItsLines = vertical }
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { _Modified(self, "clipped(antialiased: \(antialiased))") }  // swiftui/view/clipped(antialiased:)
  nonisolated public func scaledToFill() -> some View { _Modified(self, "scaledToFill") }  // swiftui/view/scaledtofill()
  nonisolated public func hidden() -> some View { _Hidden(content: self) }  // swiftui/view/hidden()
  nonisolated public func rotationEffect(_ angle: Angle) -> some View { _Modified(self, "rotationEffect(\(angle.degrees))") }  // swiftui/view/rotationeffect(_:anchor:)
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { _Modified(self, "contentShape(\(S.self)\(eoFill ? ", eoFill" : ""))") }  // swiftui/view/contentshape(_:eofill:)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { _Modified(self, "privacySensitive(\(sensitive))") }  // swiftui/view/privacysensitive(_:)
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { _Modified(self, "invalidatableContent(\(invalidatable))") }  // swiftui/view/invalidatablecontent(_:)
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { _Modified(self, "buttonStyle(\(S.self))") }  // swiftui/view/buttonstyle(_:)-66fbx
  nonisolated public func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {  // swiftui/view/containerbackground(for:alignment:content:)
    _Modified(self, "containerBackground(\(container.name)\(alignment == .center ? "" : ", \(alignment._name)"))", attached: [content()])
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { _Modified(self, "accessibilityLabelKey(\(labelKey.key))") }  // swiftui/view/accessibilitylabel(_:)
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { _Modified(self, "accessibilityLabel(\(label))") }  // swiftui/view/accessibilitylabel(_:)
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { _Modified(self, "accessibilityValueKey(\(valueKey.key))") }  // swiftui/view/accessibilityvalue(_:)
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { _Modified(self, "accessibilityValue(\(value))") }  // swiftui/view/accessibilityvalue(_:)
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { _Modified(self, "accessibilityHidden(\(hidden))") }  // swiftui/view/accessibilityhidden(_:)
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _Modified(self, "accessibilityElement(\(children.name))") }  // swiftui/view/accessibilityelement(children:)
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { _Modified(self, "accessibilityAddTraits(\(traits.names.sorted().joined(separator: ", ")))") }  // swiftui/view/accessibilityaddtraits(_:)
}
public struct AccessibilityTraits: SetAlgebra, Sendable {  // swiftui/accessibilitytraits
  var names: Set<String> = []
  public static let isHeader = AccessibilityTraits(names: ["isHeader"])  // swiftui/accessibilitytraits/isheader
  public static let isSelected = AccessibilityTraits(names: ["isSelected"])  // swiftui/accessibilitytraits/isselected
  public init() {}
  init(names: Set<String>) { self.names = names }
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) { formUnion(newMember); return (true, newMember) }
  public mutating func remove(_ member: Self) -> Self? { names.subtract(member.names); return member }
  public mutating func update(with newMember: Self) -> Self? { formUnion(newMember); return nil }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}
