import Almanac
public import Documents

/// The document of a user's settings, with the last weather and the last workouts.
///
/// The drinks are in the files of months beside it.
public struct HydrationSettings: Hashable, Sendable {
  /// The settings of the user.
  public internal(set) var profile = HydrationProfile()
  /// The stored object of the last weather.
  var weatherObject: JSON?
  /// The stored object of the last workouts.
  var workoutObject: JSON?
  /// Members of the document that this version does not know.
  var others = JSONObject()
  /// The drinks of a file of the app's first version, which has them in the document until they are moved.
  var oldEntries: JSON?

  /// Makes settings that say nothing.
  public init() {}

  /// The last weather reading; `nil` if there is none.
  public var weather: WeatherReading? { weatherObject?.object.flatMap { try? WeatherReading($0) } }
  /// The last workout reading; `nil` if there is none.
  public var workout: WorkoutReading? { workoutObject?.object.flatMap { try? WorkoutReading($0) } }

  /// Whether this is a file of the app's first version, whose drinks are not in the journal yet.
  public var isOld: Bool { oldEntries != nil }

  /// The number of drinks, also of those that cannot be read, of such a file.
  package var oldDrinkCount: Int { oldEntries?.array?.count ?? 0 }
}

extension HydrationSettings: JSONDecodable, JSONEncodable {
  private enum Key {
    static let profile = "profile"
    static let weather = "lastWeather"
    static let workout = "lastWorkout"
    static let entries = "entries"
  }

  /// Reads a document.
  ///
  /// Parts that cannot be read are kept, reported in ``problems`` and written back until they are set again.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init()
    others = object.without([Key.profile, Key.weather, Key.workout, Key.entries])
    if let members = object[Key.profile]?.object {
      profile = HydrationProfile(members)
    } else if let found = object[Key.profile], found != .null {
      others[Key.profile] = found
    }
    weatherObject = object[Key.weather]
    workoutObject = object[Key.workout]
    oldEntries = object[Key.entries]
  }

  /// The settings in the form of documents.
  public var json: JSON {
    var object = others
    object[Key.weather] = weatherObject
    object[Key.workout] = workoutObject
    if object[Key.profile] == nil || !profile.members.members.isEmpty {
      object[Key.profile] = .object(profile.members)
    }
    object[Key.entries] = oldEntries
    return .object(object)
  }

  /// The unreadable parts, for a developer; none of them counts, and all are kept.
  public var problems: [JSONValueError] {
    var problems: [JSONValueError] = []
    func check(_ key: String, _ json: JSON?, _ read: (JSONObject) throws(JSONValueError) -> Void) {
      guard let json, json != .null else { return }
      do throws(JSONValueError) {
        try read(try JSONObject(json: json))
      } catch {
        problems.append(error.inside(key))
      }
    }
    check(Key.profile, others[Key.profile]) { _ in }
    problems += profile.problems.map { $0.inside(Key.profile) }
    check(Key.weather, weatherObject) { (members) throws(JSONValueError) in
      _ = try WeatherReading(members)
    }
    check(Key.workout, workoutObject) { (members) throws(JSONValueError) in
      _ = try WorkoutReading(members)
    }
    return problems
  }
}

extension HydrationSettings {
  /// Finds the drinks, and the settings, in a file of the app's first version that is damaged: all objects that are whole.
  init(damaged bytes: [UInt8]) {
    self.init()
    var drinks: [JSON] = []
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
      start = open + 1
      // An object may have others in it that this version does not know, but not many.
      let ends = bytes[open...].indices.lazy.filter { bytes[$0] == UInt8(ascii: "}") }.prefix(4)
      guard
        let (end, json) = ends.lazy.compactMap({ end in
          (try? JSON(parsing: Array(bytes[open...end]))).map { (end, $0) }
        }).first
      else { continue }
      if (try? HydrationEntry(json: json)) != nil {
        drinks.append(json)
        start = end
      }
      // Every profile has one of its own members.
      if let members = json.object, !Set(members.keys).isDisjoint(with: HydrationProfile.fields.map(\.key)) {
        profile = HydrationProfile(members)
      }
    }
    if !drinks.isEmpty { oldEntries = .array(drinks) }
  }
}

/// The form of the document of settings.
///
/// Version 1 is the file of the app's first version, which has no envelope and all drinks. Version 4 has no drinks; they are
/// in the files of months. Versions 2 and 3 were drafts, which no app has written.
public enum HydrationFormat: DocumentFormat {
  /// The settings.
  public typealias Payload = HydrationSettings
  /// The name in the envelope.
  public static let schema = "sipli-hydration"
  /// The version that this code writes.
  public static let version = 4

  /// Reads a file of the first version of the app, which wrote the payload alone.
  public static func foreign(_ file: JSON) -> ForeignDocument? {
    guard let object = file.object, object["entries"] != nil else { return nil }
    return ForeignDocument(version: version, payload: file)
  }

  /// Refuses the drafts.
  public static func upgrade(_ payload: inout JSON, from version: Int) throws(JSONValueError) {
    throw JSONValueError(
      expected: "version 4", found: "version \(version), a draft that no released app has written")
  }
}

/// The drinks of a file of the app's first version.
struct OldDrinks: Hashable {
  /// The drinks; two with one id and different members have different ids.
  private(set) var entries: [HydrationEntry] = []
  /// The elements that are no drinks.
  private(set) var problems: [JSONValueError] = []

  init() {}

  /// Reads the drinks, which have only moments, as if the user had been in a zone.
  init(_ settings: HydrationSettings, in zone: ZoneClock) {
    guard let json = settings.oldEntries else { return }
    let days = LocalDays(zone: zone, dayStartHour: settings.profile.dayStartHour)
    let factors = Dictionary(
      Beverage.all.map { ($0.id, $0.factor) }, uniquingKeysWith: { first, _ in first })
    let list: LossyArray<HydrationEntry>
    do throws(JSONValueError) {
      list = try LossyArray(json: json)
    } catch {
      problems = [error.inside("entries")]
      return
    }
    problems = list.unreadable.map { $0.error.inside("entries") }
    var known: [String: HydrationEntry] = [:]
    for read in list.elements {
      var entry = read
      if entry.isDayAssumed {
        entry.day = days.day(at: entry.moment.instant) ?? entry.day
        entry.offset = zone.offset(at: entry.moment.instant)
        entry.isDayAssumed = false
        // A drink has the factor of its beverage from now on.
        entry.factor = factors[entry.beverage.id] ?? entry.factor
      }
      let id = entry.id
      var number = 2
      while let other = known[entry.id], other != entry {
        entry = entry.renamed("\(id)~\(number)")
        number += 1
      }
      guard known.updateValue(entry, forKey: entry.id) == nil else { continue }
      entries.append(entry)
    }
  }
}
