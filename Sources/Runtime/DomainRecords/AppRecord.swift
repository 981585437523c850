// Records consist of texts and names of the model, so one import is enough for tables.
@_exported public import AlmanacModel

/// The names that an app stores with its widgets, as a row of the tables.
@usableFromInline package struct AppRecord: Sendable {
  /// The name in code.
  @usableFromInline package let id: TableText
  @usableFromInline package let name: TableText
  @usableFromInline package let kinds: [TableText]
  @usableFromInline package let settingKeys: [TableText]
  @usableFromInline package let documents: [TableText]
  @usableFromInline package let fonts: [TableText]

  @inlinable @_transparent package init(
    id: TableText, name: TableText, kinds: [TableText], settingKeys: [TableText] = [],
    documents: [TableText] = [], fonts: [TableText] = []
  ) {
    self.id = id
    self.name = name
    self.kinds = kinds
    self.settingKeys = settingKeys
    self.documents = documents
    self.fonts = fonts
  }
}

/// The identifiers of the project of an app, as a row of the tables.
@usableFromInline package struct AppProjectRecord: Sendable {
  /// The name in code.
  @usableFromInline package let id: TableText
  @usableFromInline package let bundle: TableText
  @usableFromInline package let widgetBundle: TableText
  @usableFromInline package let group: TableText
  @usableFromInline package let scheme: TableText
  @usableFromInline package let appEntitlements: [TableText]

  @inlinable @_transparent package init(
    id: TableText, bundle: TableText, widgetBundle: TableText, group: TableText, scheme: TableText,
    appEntitlements: [TableText] = []
  ) {
    self.id = id
    self.bundle = bundle
    self.widgetBundle = widgetBundle
    self.group = group
    self.scheme = scheme
    self.appEntitlements = appEntitlements
  }
}
