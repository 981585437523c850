import AppIntents
@_exported import AppleFoundation
import SwiftUI

@preconcurrency public enum WidgetFamily: Int, RawRepresentable, CustomStringConvertible, Sendable {  // widgetkit/widgetfamily
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
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
