/// An app with a widget extension, as a row of the tables.
@usableFromInline package struct AppRecord: Hashable, Sendable {
  /// The name in code.
  @usableFromInline package let id: String
  @usableFromInline package let name: String
  @usableFromInline package let bundle: String
  @usableFromInline package let widgetBundle: String
  @usableFromInline package let group: String
  @usableFromInline package let scheme: String
  @usableFromInline package let kinds: [String]
  @usableFromInline package let settingKeys: [String]
  @usableFromInline package let documents: [String]
  @usableFromInline package let fonts: [String]
  @usableFromInline package let appEntitlements: [String]

  @inlinable package init(
    id: String, name: String, bundle: String, widgetBundle: String, group: String, scheme: String,
    kinds: [String], settingKeys: [String] = [], documents: [String] = [], fonts: [String] = [],
    appEntitlements: [String] = []
  ) {
    self.id = id
    self.name = name
    self.bundle = bundle
    self.widgetBundle = widgetBundle
    self.group = group
    self.scheme = scheme
    self.kinds = kinds
    self.settingKeys = settingKeys
    self.documents = documents
    self.fonts = fonts
    self.appEntitlements = appEntitlements
  }
}
