/// Settings together with everything that was stored in their place, so that writing them loses nothing.
///
/// ```swift
/// var stored = StoredSettings<CalendarSettings>(parsing: defaults.data(forKey: "calendarSettings").map(Array.init))
/// stored.settings.dayBasis = .calendarZone
/// defaults.set(Data(stored.bytes), forKey: "calendarSettings")
/// ```
///
/// A member is written back unchanged unless the user changed that setting. This keeps members that this
/// version does not know, values it cannot read, and additions of a newer version inside a value. Bytes that
/// are not a JSON object are kept too: unchanged settings give the same bytes again; changed settings keep
/// the old bytes in the member `unreadable`.
public struct StoredSettings<Settings: WidgetSettings>: Hashable, Sendable {
  /// The settings.
  public var settings: Settings
  /// The errors of the members that could not be read; empty if there are none, and if the bytes are no object.
  public let problems: [JSONValueError]
  /// Whether the bytes were not an object, so that all settings have their default values.
  package var isUnreadable: Bool { damaged != nil }
  /// The known settings, if the bytes are an object that has none of them, such as another document; otherwise `nil`.
  package var expectedMembers: [String]? {
    let known = Settings.keys
    return source.members.isEmpty || source.members.contains { known.contains($0.key) } ? nil : known
  }

  private let original: Settings
  private var source: JSONObject
  private let damaged: [UInt8]?

  /// Reads settings.
  ///
  /// - Parameters:
  ///   - bytes: The stored text; `nil`, an empty text and the text `null` mean that settings were never
  ///     stored.
  ///   - zones: Looks up the clocks of zones that the settings name.
  public init(parsing bytes: [UInt8]?, zones: ZoneDirectory = .none) {
    var (settings, source) = (Settings(), JSONObject())
    var (problems, damaged): ([JSONValueError], [UInt8]?) = ([], nil)
    switch Loaded<JSONObject>(parsing: bytes) {
    case .loaded(let object, _, _):
      var fields = SettingsFields(object, zones: zones)
      settings = Settings(&fields)
      source = object
      problems = fields.problems
    case .missing: break
    case .placeholder, .newer, .unreadable, .unavailable: damaged = bytes
    }
    self.settings = settings
    self.problems = problems
    original = settings
    self.source = source
    self.damaged = damaged
  }

  /// Applies changes from another program; members that it does not name stay, and null resets a setting.
  ///
  /// - Parameters:
  ///   - changes: The changed members, as they are stored.
  ///   - zones: Looks up the clocks of zones that the settings name.
  /// - Returns: The new errors that the changes cause, for developers; an unknown member that is not stored
  ///   already, such as a misspelt one, is an error. If there are any errors, nothing is changed.
  public mutating func apply(_ changes: JSONObject, zones: ZoneDirectory = .none) -> [JSONValueError] {
    var fields = SettingsFields(changes, zones: zones)
    _ = Settings(&fields)
    let known = Settings.keys
    let strangers = changes.members.filter { member in
      !known.contains(member.key) && member.value != .null && source[member.key] != member.value
    }
    let expected: JSONExpectation = "only the members \(known.joined(separator: ", "))"
    let faults =
      fields.problems.filter { !problems.contains($0) }
      + strangers.map { JSONValueError(expected: expected, found: $0.value).inside($0.key) }
    guard faults.isEmpty else { return faults }
    for member in changes.members { source[member.key] = member.value == .null ? nil : member.value }
    fields = SettingsFields(source, zones: zones)
    settings = Settings(&fields)
    return []
  }

  /// The settings as bytes to be stored.
  public var bytes: [UInt8] {
    if let damaged, settings == original { return damaged }
    var object = settings.members
    let before = original.members
    for member in source.members where object[member.key] == before[member.key] {
      object[member.key] = member.value
    }
    if let damaged {
      // Bytes that are not valid UTF-8 are kept as numbers.
      object["unreadable"] =
        String(utf8: damaged).map(JSON.string)
        ?? .array(damaged.map { .integer(Int64($0)) })
    }
    return Array(JSON.object(object).text.utf8)
  }
}

extension Loaded<JSONObject> {
  /// Reads the object of a text.
  fileprivate init(parsing bytes: [UInt8]?) {
    guard let bytes, !bytes.isEmpty else {
      self = .missing
      return
    }
    do throws(JSONSyntaxError) { self.init(json: try JSON(parsing: bytes)) } catch {
      self = .unreadable(error.description)
    }
  }

  /// Reads an object; null means that nothing was stored.
  fileprivate init(json: JSON) {
    do throws(JSONValueError) {
      self = json == .null ? .missing : .loaded(try JSONObject(json: json))
    } catch {
      self = .unreadable(error.description)
    }
  }

  fileprivate func settings<Settings: WidgetSettings>(_ zones: ZoneDirectory) -> Loaded<Settings> {
    map { object in
      var fields = SettingsFields(object, zones: zones)
      return Settings(&fields)
    }
  }
}

extension Loaded where Value: WidgetSettings {
  /// Reads stored settings.
  ///
  /// - Parameters:
  ///   - bytes: The stored text; `nil` if the app was never opened or its data were cleared.
  ///   - zones: Looks up the clocks of zones that the settings name.
  public init(parsing bytes: [UInt8]?, zones: ZoneDirectory = .none) {
    self = Loaded<JSONObject>(parsing: bytes).settings(zones)
  }

  /// Reads settings from JSON; null means that settings were never stored.
  public init(json: JSON, zones: ZoneDirectory = .none) {
    self = Loaded<JSONObject>(json: json).settings(zones)
  }

  /// The user's settings; the default settings if there are none.
  public var settings: Value { value ?? Value() }
}
