@_exported import AppleFoundation
import SwiftUI

public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }  // appintents/persistentlyidentifiable
extension PersistentlyIdentifiable { public static var persistentIdentifier: String { "\(Self.self)" } }
public protocol _IntentValue { associatedtype ValueType; associatedtype UnwrappedType }
extension Bool: _IntentValue { public typealias ValueType = Bool; public typealias UnwrappedType = Bool }
extension Int: _IntentValue { public typealias ValueType = Int; public typealias UnwrappedType = Int }
extension String: _IntentValue { public typealias ValueType = String; public typealias UnwrappedType = String }
extension Date: _IntentValue { public typealias ValueType = Date; public typealias UnwrappedType = Date }
public struct IntentCurrencyAmount: _IntentValue, Sendable {  // appintents/intentcurrencyamount
  public typealias ValueType = IntentCurrencyAmount
  public typealias UnwrappedType = IntentCurrencyAmount
  public let amount: Decimal, currencyCode: String  // appintents/intentcurrencyamount/amount
  public init(amount: Decimal, currencyCode: String) { self.amount = amount; self.currencyCode = currencyCode }  // appintents/intentcurrencyamount/init(amount:currencycode:)
}
public struct AppIntentError: Error { public let _isMissingValue: Bool }  // appintents/appintenterror
extension Never: _IntentValue { public typealias ValueType = Never; public typealias UnwrappedType = Never }

public protocol IntentResult: Sendable {  // appintents/intentresult
  associatedtype Value: _IntentValue = Never
  associatedtype Dialog = Never  // appintents/intentresult/dialog
  var value: Value? { get }  // appintents/intentresult/value
}
extension Never: IntentResult { public var value: Never? { nil } }
public struct _EmptyResult: IntentResult { public var value: Never? { nil } }
extension IntentResult where Self == _EmptyResult { public static func result() -> Self { _EmptyResult() } }  // appintents/intentresult/result()
public protocol ReturnsValue<Value>: IntentResult {}  // appintents/returnsvalue
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}  // appintents/providesdialog
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {  // appintents/intentdialog
  /// For tests of answers.
  public let _text: String
  public init(stringLiteral value: String) { _text = value }
}
public struct IntentResultContainer<Value: _IntentValue & Sendable, OpensAppIntent, Snippet, Dialog: Sendable>: IntentResult {  // appintents/intentresultcontainer
  public let value: Value?, dialog: Dialog?  // appintents/intentresultcontainer/dialog
}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResult {
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }  // appintents/intentresult/result(value:dialog:)
}
public enum IntentAuthenticationPolicy: Sendable {  // appintents/intentauthenticationpolicy
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
public struct IntentDescription: ExpressibleByStringLiteral, Sendable { public init(stringLiteral value: String) {} }  // appintents/intentdescription
public protocol AppIntent: PersistentlyIdentifiable, Sendable {  // appintents/appintent
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }  // appintents/appintent/title
  static var description: IntentDescription? { get }  // appintents/appintent/description
  static var openAppWhenRun: Bool { get }  // appintents/appintent/openappwhenrun
  static var isDiscoverable: Bool { get }  // appintents/appintent/isdiscoverable
  static var authenticationPolicy: IntentAuthenticationPolicy { get }  // appintents/appintent/authenticationpolicy
  init()  // appintents/appintent/init()
  func perform() async throws -> Self.PerformResult  // appintents/appintent/perform()
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public typealias Parameter = IntentParameter
}
public protocol WidgetConfigurationIntent: AppIntent {}  // appintents/widgetconfigurationintent
extension WidgetConfigurationIntent { public func perform() async throws -> Never { fatalError() } }

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable { public init(stringLiteral value: String) {} }  // appintents/typedisplayrepresentation
public struct DisplayRepresentation: ExpressibleByStringLiteral, Sendable {  // appintents/displayrepresentation
  /// For tests of names.
  public let _title: LocalizedStringResource, _subtitle: LocalizedStringResource?
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) { _title = title; _subtitle = subtitle }  // appintents/displayrepresentation/init(title:subtitle:image:)
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}
public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }  // appintents/typedisplayrepresentable
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {  // appintents/casedisplayrepresentable
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }  // appintents/casedisplayrepresentable/casedisplayrepresentations
}
extension CaseDisplayRepresentable { public var localizedStringResource: LocalizedStringResource { "" } }
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}  // appintents/staticdisplayrepresentable
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable {}  // appintents/appvalue
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable where RawValue: LosslessStringConvertible, ValueType == Self, UnwrappedType == Self {}  // appintents/appenum

public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible { var displayRepresentation: DisplayRepresentation { get } }  // appintents/instancedisplayrepresentable
extension InstanceDisplayRepresentable { public var localizedStringResource: LocalizedStringResource { displayRepresentation._title } }
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}  // appintents/displayrepresentable
public protocol EntityIdentifierConvertible {  // appintents/entityidentifierconvertible
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable where ValueType == Self, UnwrappedType == Self, ID: EntityIdentifierConvertible, ID: Sendable {  // appintents/appentity
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }  // appintents/appentity/defaultquery-4khg7
}
public protocol EntityQuery: PersistentlyIdentifiable, Sendable {  // appintents/entityquery
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]  // appintents/entityquery/entities(for:)
  func suggestedEntities() async throws -> [Entity]  // appintents/entityquery/suggestedentities()
}
protocol _Nothing { static var _nothing: Any { get } }
extension Optional: _Nothing { static var _nothing: Any { Self.none as Any } }
extension Optional: _IntentValue where Wrapped: _IntentValue { public typealias ValueType = Wrapped.ValueType; public typealias UnwrappedType = Wrapped }

@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {  // appintents/intentparameter
  private var stored: Value?
  init(_stored: Value?) { stored = _stored }
  // Reading a parameter before it has a value stops the program, as in the SDK.
  public var wrappedValue: Value {
    get { stored! }
    set { stored = newValue }
  }  // appintents/intentparameter/wrappedvalue
  public var projectedValue: IntentParameter<Value> { self }  // appintents/intentparameter/projectedvalue
  public typealias InclusiveRange<T> = (lowerBound: T, upperBound: T)  // appintents/intentparameter/inclusiverange
  public enum DateKind { case date, time, dateTime }  // appintents/intentparameter/datekind
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { AppIntentError(_isMissingValue: true) }  // appintents/intentparameter/needsvalueerror(_:)
}
// The SDK has a set of initialisers for each kind of value.
extension IntentParameter where Value.ValueType: AppEnum {
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil) { self.init(_stored: defaultValue as? Value) }  // appintents/intentparameter-app-enum
}
extension IntentParameter where Value.ValueType: AppEntity {
  // An optional parameter has no value until one is chosen.
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) { self.init(_stored: (Value.self as? any _Nothing.Type)?._nothing as? Value) }  // appintents/intentparameter-app-entity
}
extension IntentParameter where Value.ValueType == Bool {
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil) { self.init(_stored: defaultValue as? Value) }  // appintents/intentparameter-boolean
}
extension IntentParameter where Value.ValueType == Int {
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Value.ValueType>? = nil) { self.init(_stored: defaultValue as? Value ?? (Value.self as? any _Nothing.Type)?._nothing as? Value) }  // appintents/intentparameter-int
}
extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, currencyCodes: [String] = []) { self.init(_stored: nil) }  // appintents/intentparameter/init(title:description:currencycodes:inclusiverange:requestvaluedialog:inputconnectionbehavior:)
}
extension IntentParameter where Value.ValueType == Date {
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: IntentParameter<Value>.DateKind = .dateTime) { self.init(_stored: (Value.self as? any _Nothing.Type)?._nothing as? Value) }  // appintents/intentparameter/init(title:description:kind:requestvaluedialog:inputconnectionbehavior:)-97fq8
}
extension IntentParameter where Value.ValueType == String {
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil) {
    self.init(_stored: defaultValue as? Value ?? (Value.self as? any _Nothing.Type)?._nothing as? Value)
  }  // appintents/intentparameter/init(title:description:default:inputoptions:requestvaluedialog:inputconnectionbehavior:)
}

// The actions of an app that the system offers.
public enum AppShortcutPhraseToken: Hashable { case applicationName }  // appintents/appshortcutphrasetoken
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {  // appintents/appshortcutphrase
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}
public struct AppShortcut {  // appintents/appshortcut
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String) {}  // appintents/appshortcut/init(intent:phrases:shorttitle:systemimagename:)-8yntq
}
@resultBuilder public enum AppShortcutsBuilder {  // appintents/appshortcutsbuilder
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }  // appintents/appshortcutsbuilder/buildblock(_:)-110ow
}
public protocol AppShortcutsProvider: Sendable {  // appintents/appshortcutsprovider
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }  // appintents/appshortcutsprovider/appshortcuts
}

// In the SDK this is in an overlay, which exists if both AppIntents and SwiftUI are imported.
extension Button {
  nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(_intent: intent, label: label()) }  // swiftui/button/init(intent:label:)
}
