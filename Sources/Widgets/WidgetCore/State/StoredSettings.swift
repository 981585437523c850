/// Settings with all that was stored in their place, so that writing them again loses nothing.
///
/// ```swift
/// var stored = StoredSettings<CalendarSettings>(parsing: defaults.data(forKey: "calendarSettings").map(Array.init))
/// stored.settings.dayBasis = .calendarZone
/// defaults.set(Data(stored.bytes), forKey: "calendarSettings")
/// ```
///
/// A member is written back as it stood unless the user has made its choice anew: one that this version does not know, a
/// value it cannot read, and what a newer version added inside a value. Bytes that are no object at all are kept too:
/// unchanged settings are the same bytes again, changed ones have what was there in the member `unreadable`.
public struct StoredSettings<Settings: WidgetSettings>: Hashable, Sendable {
  /// The choices.
  public var settings: Settings
  /// What could not be read, for a developer; empty if all could.
  public let problems: [String]
  /// Whether the bytes were no object, so that all choices are as delivered.
  public var isUnreadable: Bool { damaged != nil }

  private let original: Settings
  private var source: JSONObject
  private let damaged: [UInt8]?

  /// Reads settings.
  ///
  /// - Parameters:
  ///   - bytes: The text that was stored; `nil`, an empty text and the text `null` are settings that were never stored.
  ///   - zones: Knows the clocks of zones that the settings name.
  public init(parsing bytes: [UInt8]?, zones: ZoneDirectory = .none) {
    var (settings, source) = (Settings(), JSONObject())
    var (problems, damaged): ([String], [UInt8]?) = ([], nil)
    do throws(SettingsError) {
      if let object = try Self.object(bytes) {
        var reader = SettingsReader(object, zones: zones)
        settings = Settings(&reader)
        source = object
        problems = reader.problems.map { $0.description }
      }
    } catch {
      problems = [error.description]
      damaged = bytes
    }
    self.settings = settings
    self.problems = problems
    original = settings
    self.source = source
    self.damaged = damaged
  }

  /// Takes over choices that another program hands over: what they do not name stays, and null takes a choice back.
  ///
  /// - Parameters:
  ///   - changes: Members as they are stored.
  ///   - zones: Knows the clocks of zones that the settings name.
  /// - Returns: What cannot be read of the changes, and was not wrong before, for a developer; unless it is empty, nothing is
  ///   taken over.
  public mutating func take(_ changes: JSONObject, zones: ZoneDirectory = .none) -> [JSONValueError] {
    var reader = SettingsReader(changes, zones: zones)
    _ = Settings(&reader)
    let faults = reader.problems.filter { !problems.contains($0.description) }
    guard faults.isEmpty else { return faults }
    for member in changes.members { source[member.key] = member.value == .null ? nil : member.value }
    reader = SettingsReader(source, zones: zones)
    settings = Settings(&reader)
    return []
  }

  /// The settings as they are to be stored.
  public var bytes: [UInt8] {
    if let damaged, settings == original { return damaged }
    var object = settings.members
    let before = original.members
    for member in source.members where object[member.key] == before[member.key] {
      object[member.key] = member.value
    }
    if let damaged {
      // Bytes that are no text are kept as numbers.
      object["unreadable"] =
        String(validating: damaged, as: UTF8.self).map(JSON.string)
        ?? .array(damaged.map { .integer(Int64($0)) })
    }
    return Array(JSON.object(object).text.utf8)
  }

  /// The object of a text; `nil` if nothing was stored.
  fileprivate static func object(_ bytes: [UInt8]?) throws(SettingsError) -> JSONObject? {
    guard let bytes, !bytes.isEmpty else { return nil }
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw .notJSON(error)
    }
    if json == .null { return nil }
    do throws(JSONValueError) {
      return try JSONObject(json: json)
    } catch {
      throw .notAnObject(error)
    }
  }
}

/// Why stored settings cannot be read at all.
private enum SettingsError: Error {
  case notJSON(JSONSyntaxError)
  case notAnObject(JSONValueError)

  var description: String {
    switch self {
    case .notJSON(let error): error.description
    case .notAnObject(let error): error.description
    }
  }
}

extension Loaded where Value: WidgetSettings {
  /// What a widget finds in the place of settings.
  ///
  /// - Parameters:
  ///   - bytes: The text that was stored; `nil` if the app was never opened or its data were cleared.
  ///   - zones: Knows the clocks of zones that the settings name.
  public init(parsing bytes: [UInt8]?, zones: ZoneDirectory = .none) {
    do throws(SettingsError) {
      guard let object = try StoredSettings<Value>.object(bytes) else {
        self = .missing
        return
      }
      var reader = SettingsReader(object, zones: zones)
      self = .loaded(Value(&reader))
    } catch {
      self = .unreadable(error.description)
    }
  }

  /// What a widget finds in settings that were read as JSON; null is settings that were never stored.
  public init(json: JSON, zones: ZoneDirectory = .none) {
    do throws(JSONValueError) {
      self = json == .null ? .missing : .loaded(try Value(json: json, zones: zones))
    } catch {
      self = .unreadable(error.description)
    }
  }

  /// The choices of the user; those the app is delivered with where there are none.
  public var settings: Value { value ?? Value() }

  /// The status of a widget that shows itself as delivered where there are no settings to read: that they were never stored
  /// is nothing to tell, that they cannot be read is.
  public func status<Own: OwnReason>() -> WidgetStatus<WidgetReason<Own>> {
    switch self {
    case .placeholder: .placeholder
    case .missing, .loaded: .normal
    case .newer: .failure(.newer)
    case .unreadable: .failure(.unreadable)
    case .unavailable: .failure(.unavailable)
    }
  }
}
