import AppIntents
@_exported import AppleFoundation
import RelevanceKit
import SwiftUI

@preconcurrency public enum WidgetFamily: Int, RawRepresentable, CustomStringConvertible, Sendable {  // widgetkit/widgetfamily
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
  public var description: String { "\(rawValue)" }
}
// Neither Sendable nor Hashable, as in the SDK.
public struct WidgetRenderingMode: Equatable {  // widgetkit/widgetrenderingmode
  let name: String
  public static let fullColor = WidgetRenderingMode(name: "fullColor")  // widgetkit/widgetrenderingmode/fullcolor
  public static let accented = WidgetRenderingMode(name: "accented")  // widgetkit/widgetrenderingmode/accented
  public static let vibrant = WidgetRenderingMode(name: "vibrant")  // widgetkit/widgetrenderingmode/vibrant
}
// Not Sendable, as in the SDK.
public struct TimelineEntryRelevance: Codable, Hashable {  // widgetkit/timelineentryrelevance
  public var score: Float  // widgetkit/timelineentryrelevance/score
  public var duration: TimeInterval  // widgetkit/timelineentryrelevance/duration
  public init(score: Float, duration: TimeInterval = 0) { self.score = score; self.duration = duration }  // widgetkit/timelineentryrelevance/init(score:duration:)
}
public protocol TimelineEntry {  // widgetkit/timelineentry
  var date: Date { get }  // widgetkit/timelineentry/date
  var relevance: TimelineEntryRelevance? { get }  // widgetkit/timelineentry/relevance
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
public struct TimelineReloadPolicy: Equatable {  // widgetkit/timelinereloadpolicy
  let name: String, date: Date?
  public static let atEnd = TimelineReloadPolicy(name: "atEnd", date: nil)  // widgetkit/timelinereloadpolicy/atend
  public static let never = TimelineReloadPolicy(name: "never", date: nil)  // widgetkit/timelinereloadpolicy/never
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after", date: date) }  // widgetkit/timelinereloadpolicy/after(_:)
}
public struct Timeline<EntryType: TimelineEntry> {  // widgetkit/timeline
  public let entries: [EntryType]  // widgetkit/timeline/entries
  public let policy: TimelineReloadPolicy  // widgetkit/timeline/policy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { self.entries = entries; self.policy = policy }  // widgetkit/timeline/init(entries:policy:)
}
public struct TimelineProviderContext {  // widgetkit/timelineprovidercontext
  public let family: WidgetFamily  // widgetkit/timelineprovidercontext/family
  public let isPreview: Bool  // widgetkit/timelineprovidercontext/ispreview
  public let displaySize: CGSize  // widgetkit/timelineprovidercontext/displaysize
  public init(_family family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize) { self.family = family; self.isPreview = isPreview; self.displaySize = displaySize }
}
public protocol AppIntentTimelineProvider {  // widgetkit/appintenttimelineprovider
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry  // widgetkit/appintenttimelineprovider/placeholder(in:)
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry  // widgetkit/appintenttimelineprovider/snapshot(for:in:)
  func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>  // widgetkit/appintenttimelineprovider/timeline(for:in:)
  // The SDK for watchOS has no default for it, so there is none here.
  func recommendations() -> [AppIntentRecommendation<Self.Intent>]  // widgetkit/appintenttimelineprovider/recommendations()
}
// Not Sendable, as in the SDK.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {  // widgetkit/appintentrecommendation
  /// For tests of names.
  public let _intent: Intent, _description: Text
  public init(intent: Intent, description: Text) { _intent = intent; _description = description }  // widgetkit/appintentrecommendation/init(intent:description:)-65igj
}

@MainActor @preconcurrency public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration, _Described {  // widgetkit/appintentconfiguration
  public let _description: _WidgetDescription
  public var body: some WidgetConfiguration { self }
}
extension AppIntentConfiguration {
  @MainActor @preconcurrency public init<Provider: AppIntentTimelineProvider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Intent == Provider.Intent {  // widgetkit/appintentconfiguration/init(kind:intent:provider:content:)
    _description = _WidgetDescription(kind: kind) { ($0 as? Provider.Entry).map { content($0) } }
  }
}
/// Not Apple's: the description of a widget.
@MainActor public protocol _Described { var _description: _WidgetDescription { get } }
@MainActor public struct _WidgetDescription {
  public let kind: String
  public var displayName = "", description = ""
  public var families: [WidgetFamily] = []
  public var hasContentMargins = true
  public var associatedKind: String?
  public let content: (any TimelineEntry) -> (any View)?
  public init?(_ widget: some Widget) { guard let described = widget.body as? any _Described else { return nil }; self = described._description }
  init(kind: String, content: @escaping (any TimelineEntry) -> (any View)?) { self.kind = kind; self.content = content }
}
struct _Changed<Content: WidgetConfiguration>: WidgetConfiguration, _Described {
  let _description: _WidgetDescription
  init(_ content: Content, _ change: (inout _WidgetDescription) -> Void) {
    guard var description = (content as? any _Described)?._description else { fatalError() }
    change(&description)
    _description = description
  }
  var body: some WidgetConfiguration { self }
}
extension WidgetConfiguration {
  @MainActor @preconcurrency public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { _Changed(self) { $0.displayName = "key" } }  // swiftui/widgetconfiguration/configurationdisplayname(_:)
  @_disfavoredOverload @MainActor @preconcurrency public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { _Changed(self) { $0.displayName = String(displayName) } }  // swiftui/widgetconfiguration/configurationdisplayname(_:)
  @MainActor @preconcurrency public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { _Changed(self) { $0.description = "key" } }  // swiftui/widgetconfiguration/description(_:)
  @_disfavoredOverload @MainActor @preconcurrency public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { _Changed(self) { $0.description = String(description) } }  // swiftui/widgetconfiguration/description(_:)
  @MainActor @preconcurrency public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { _Changed(self) { $0.families = families } }  // swiftui/widgetconfiguration/supportedfamilies(_:)
  @MainActor @preconcurrency public func contentMarginsDisabled() -> some WidgetConfiguration { _Changed(self) { $0.hasContentMargins = false } }  // swiftui/widgetconfiguration/contentmarginsdisabled()
}
extension View {
  @MainActor @preconcurrency public func widgetURL(_ url: URL?) -> some View { _modified("widgetURL(\(url?.absoluteString ?? "nil"))") }  // swiftui/view/widgeturl(_:)
  @MainActor @preconcurrency public func widgetAccentable(_ accentable: Bool = true) -> some View { _modified("widgetAccentable(\(accentable))") }  // swiftui/view/widgetaccentable(_:)
  @MainActor @preconcurrency public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { _modified("widgetLabel(\(label))") }  // swiftui/view/widgetlabel(_:)-7wguh
}
extension ContainerBackgroundPlacement { public static let widget = ContainerBackgroundPlacement(_named: "widget") }  // swiftui/containerbackgroundplacement/widget
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View, _Primitive {  // widgetkit/accessorywidgetbackground
  public init() {}  // widgetkit/accessorywidgetbackground/init()
  public var _name: String { "AccessoryWidgetBackground" }
}
private struct _BackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct _ModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
extension EnvironmentValues {
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[_ModeKey.self] }
    set { self[_ModeKey.self] = newValue }
  }  // swiftui/environmentvalues/widgetrenderingmode
  public var showsWidgetContainerBackground: Bool { _showsBackground }  // swiftui/environmentvalues/showswidgetcontainerbackground
  /// For tests: only the system takes the background away.
  public var _showsBackground: Bool {
    get { self[_BackgroundKey.self] }
    set { self[_BackgroundKey.self] = newValue }
  }
}
// Not Sendable, as in the SDK.
public class WidgetCenter {  // widgetkit/widgetcenter
  public static let shared = WidgetCenter()  // widgetkit/widgetcenter/shared
  public func reloadTimelines(ofKind kind: String) {}  // widgetkit/widgetcenter/reloadtimelines(ofkind:)
}

public struct WidgetAccentedRenderingMode: Equatable, Sendable {  // widgetkit/widgetaccentedrenderingmode
  let name: String
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")  // widgetkit/widgetaccentedrenderingmode/desaturated
}
extension Image {
  @MainActor public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { _modified("widgetAccentedRenderingMode(\(renderingMode?.name ?? "nil"))") }  // swiftui/image/widgetaccentedrenderingmode(_:)
}

// Controls.
public protocol ControlValueProvider {  // widgetkit/controlvalueprovider
  associatedtype Value
  var previewValue: Self.Value { get }  // widgetkit/controlvalueprovider/previewvalue
  func currentValue() async throws -> Self.Value  // widgetkit/controlvalueprovider/currentvalue()
}
@MainActor @preconcurrency public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {  // widgetkit/staticcontrolconfiguration
  public let _description: _ControlDescription
  public var body: Never { fatalError() }
  @MainActor @preconcurrency public init<Provider: ControlValueProvider>(kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content) {  // widgetkit/staticcontrolconfiguration/init(kind:provider:content:)
    _description = _ControlDescription(_kind: kind) { ($0 as? Provider.Value).map { content($0)._button } }
  }
}
struct _NamedControl: ControlWidgetConfiguration {
  let _description: _ControlDescription
  var body: Never { fatalError() }
}
extension ControlWidgetConfiguration {
  @MainActor @preconcurrency public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {  // swiftui/controlwidgetconfiguration/displayname(_:)
    var description = _description
    description.displayName = displayName.key
    return _NamedControl(_description: description)
  }
}
public struct ControlWidgetButtonDefaultActionLabel: View { public var body: some View { EmptyView() } }  // widgetkit/controlwidgetbuttondefaultactionlabel
@MainActor @preconcurrency public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {  // widgetkit/controlwidgetbutton
  let label: Label, action: Action
  public var _button: (label: any View, action: Any, isPrivate: Bool) { (label, action, false) }
}
extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
  @MainActor @preconcurrency public init(action: Action, @ViewBuilder label: @escaping () -> Label) { self.label = label(); self.action = action }  // widgetkit/controlwidgetbutton/init(action:label:)-77p8j
}
// Not Sendable, as in the SDK.
public class ControlCenter {  // widgetkit/controlcenter
  public static let shared = ControlCenter()  // widgetkit/controlcenter/shared
  public func reloadControls(ofKind kind: String) {}  // widgetkit/controlcenter/reloadcontrols(ofkind:)
}

// Cards of the Smart Stack, on a watch.
public protocol RelevanceEntry {}  // widgetkit/relevanceentry
public struct RelevanceEntriesProviderContext {  // widgetkit/relevanceentriesprovidercontext
  public let displaySize: CGSize  // widgetkit/relevanceentriesprovidercontext/displaysize
  public let isPreview: Bool  // widgetkit/relevanceentriesprovidercontext/ispreview
  public init(_displaySize displaySize: CGSize, isPreview: Bool) { self.displaySize = displaySize; self.isPreview = isPreview }
}
public protocol RelevanceEntriesProvider {  // widgetkit/relevanceentriesprovider
  associatedtype Configuration: WidgetConfigurationIntent
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext
  func relevance() async -> WidgetRelevance<Self.Configuration>  // widgetkit/relevanceentriesprovider/relevance()
  func entry(configuration: Self.Configuration, context: Self.Context) async throws -> Self.Entry  // widgetkit/relevanceentriesprovider/entry(configuration:context:)
  func placeholder(context: Self.Context) -> Self.Entry  // widgetkit/relevanceentriesprovider/placeholder(context:)
}
public struct WidgetRelevanceAttribute<Configuration> {  // widgetkit/widgetrelevanceattribute
  /// For tests.
  public let _context: RelevantContext
  public init(configuration: Configuration, context: RelevantContext) { _context = context }  // widgetkit/widgetrelevanceattribute/init(configuration:context:)
}
public struct WidgetRelevance<Configuration> {  // widgetkit/widgetrelevance
  /// For tests.
  public let _attributes: [WidgetRelevanceAttribute<Configuration>]
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { _attributes = attributes }  // widgetkit/widgetrelevance/init(_:)
}
@MainActor @preconcurrency public struct RelevanceConfiguration<Content: View>: WidgetConfiguration, _Described {  // widgetkit/relevanceconfiguration
  public let _description: _WidgetDescription
  public var body: some WidgetConfiguration { self }
  @MainActor @preconcurrency public init<Provider: RelevanceEntriesProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content) {  // widgetkit/relevanceconfiguration/init(kind:provider:content:)
    _description = _WidgetDescription(kind: kind) { ($0 as? Provider.Entry).map { content($0) } }
  }
}
extension WidgetConfiguration {
  @MainActor @preconcurrency public func associatedKind(_ kind: String) -> some WidgetConfiguration { _Changed(self) { $0.associatedKind = kind } }  // swiftui/widgetconfiguration/associatedkind(_:)
}
